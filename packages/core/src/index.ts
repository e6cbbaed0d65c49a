export * from './client.ts'
export * from './common/address.ts'
export * from './common/bulk.ts'
export * from './common/enumeration.ts'
export * from './common/format-money.ts'
export * from './common/given.ts'
export * from './common/image.ts'
export * from './common/money.ts'
export * from './common/seo.ts'
export * from './common/tags.ts'
export * from './common/translatable.ts'
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
  SuccessEvent,
  Route,
  Transport,
  TransportResponse,
  Validation,
} from './contract.ts'
export * from './elevated.ts'
export { encode, encoded } from './encode.ts'
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
  type ViolatedRule,
  violatedRules,
} from './errors.ts'
export * from './hooks.ts'
export { detailedImage, image } from './image.ts'
export * from './logger.ts'
export * from './operation.ts'
export * from './page.ts'
export * from './platform.ts'
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
  type Sort,
  type SortableName,
} from './query.ts'
export { query, type QueryBuilder } from './query-builder.ts'
export { randomId } from './random-id.ts'
export * from './search.ts'
export * from './shape.ts'
export * from './strict-dates.ts'
export * from './trace.ts'
export * from './update.ts'
