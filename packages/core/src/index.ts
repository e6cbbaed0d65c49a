export { createClient, withResponse } from './client.ts'
export type { Address, Geocode, StreetAddress } from './common/address.ts'
export type { BulkActionMetadata, ItemMetadata } from './common/bulk.ts'
export type { Open } from './common/enumeration.ts'
export type { DetailedImage, Image } from './common/image.ts'
export type { Money, MultiCurrencyPrice, Price } from './common/money.ts'
export type { Translatable } from './common/translatable.ts'
export type {
  Answer,
  AnySpec,
  Auth,
  Call,
  CallEvent,
  CallOptions,
  Client,
  ClientOptions,
  ElevatedAuth,
  Envelope,
  ErrorEvent,
  Hooks,
  Limits,
  Method,
  OperationSpec,
  PagesAround,
  PagingMetadata,
  RequestEvent,
  ResponseEvent,
  ResponseInfo,
  RetryEvent,
  Route,
  Transport,
  Validation,
} from './contract.ts'
export { requireElevated } from './elevated.ts'
export { encode } from './encode.ts'
export {
  AbortError,
  ApplicationError,
  AuthError,
  ConflictError,
  ContextError,
  DecodeError,
  type ErrorDetails,
  type ErrorFields,
  type FieldViolation,
  FrontdeskError,
  invalid,
  isAbortError,
  isApplicationError,
  isAuthError,
  isConflictError,
  isFrontdeskError,
  isNetworkError,
  isRateLimitError,
  isRedirectError,
  isSystemError,
  isTimeoutError,
  isValidationError,
  NetworkError,
  type NetworkFault,
  RateLimitError,
  RedirectError,
  SystemError,
  TimeoutError,
  ValidationError,
  validationError,
} from './errors.ts'
export { combineHooks } from './hooks.ts'
export { detailedImage, image } from './image.ts'
export { logger, type LoggedError, type LoggerOptions, type LogFields, type LogLevel } from './logger.ts'
export {
  type AnyOperation,
  bind,
  type Bound,
  type Declaration,
  list,
  pick,
  type Read,
  read,
  whole,
  type Write,
  write,
} from './operation.ts'
export { type Page, page, pages } from './page.ts'
export { hosted, local, type Platform } from './platform.ts'
export {
  type CursorPaging,
  type CursorQuery,
  cursorList,
  cursorQuery,
  cursorSearch,
  type FieldLimits,
  type FieldValue,
  type Filter,
  type FilterOperator,
  type FilterValue,
  type Limited,
  type MatchOperator,
  type OffsetPaging,
  type OffsetQuery,
  offsetQuery,
  type Operators,
  query,
  type QueryBuilder,
  type Sort,
  type SortableName,
} from './query.ts'
export {
  type Aggregation,
  type AggregationResult,
  aggregationTypes,
  type CursorSearch,
  type DateHistogramAggregation,
  dateIntervals,
  type FlatAggregation,
  type NestedAggregation,
  type NestedAggregationValue,
  type RangeAggregation,
  type ScalarAggregation,
  scalarTypes,
  type SearchDetails,
  searchModes,
  type SearchPage,
  searchPage,
  type ValueAggregation,
} from './search.ts'
export {
  change,
  type Conversion,
  date,
  decode,
  entity,
  float,
  type Row,
  type Shape,
  shape,
  type ShapeRows,
  type SystemFieldNames,
  type WireForm,
} from './shape.ts'
export { strictDates } from './strict-dates.ts'
export { traceparent, type TraceOptions } from './trace.ts'
export { updateWithRetry } from './update.ts'
