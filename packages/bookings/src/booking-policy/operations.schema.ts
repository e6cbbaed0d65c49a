import {
  countQueryOf,
  cursorQueryOf,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  bookingPolicyChangeSchema,
  bookingPolicySchema,
  newBookingPolicySchema,
  strictestBookingPolicySchema,
} from './model.schema.ts'
import {
  type BookingPolicyFields,
  countBookingPolicies,
  type CountBookingPoliciesInput,
  createBookingPolicy,
  type CreateBookingPolicyInput,
  type DefaultBookingPolicies,
  deleteBookingPolicy,
  type DeleteBookingPolicyInput,
  getBookingPolicy,
  type GetBookingPolicyInput,
  getStrictestBookingPolicy,
  type GetStrictestBookingPolicyInput,
  queryBookingPolicies,
  type QueryBookingPoliciesInput,
  setDefaultBookingPolicy,
  type SetDefaultBookingPolicyInput,
  updateBookingPolicy,
  type UpdateBookingPolicyInput,
} from './operations.ts'
import { countSchema } from '../query.schema.ts'

const maybe = z.exactOptional

const flag = { of: 'boolean', operators: ['$eq', '$ne'] } as const
const words = { of: 'text', operators: ['$eq', '$ne', '$startsWith'] } as const
const count = {
  of: 'number',
  operators: ['$eq', '$ne', '$in', '$nin', '$gt', '$gte', '$lt', '$lte'],
} as const

/** The fields that booking policies can be filtered and sorted by. */
export const bookingPolicyFields: QueryFields<BookingPolicyFields> =
  /* @__PURE__ */ queryFields<BookingPolicyFields>()({
    id: { of: 'text', operators: ['$eq', '$ne', '$in'] },
    'bookAfterStartPolicy.enabled': flag,
    'cancellationPolicy.enabled': flag,
    'cancellationPolicy.latestCancellationInMinutes': count,
    'cancellationPolicy.limitLatestCancellation': flag,
    'customPolicyDescription.description': words,
    'customPolicyDescription.enabled': flag,
    default: flag,
    'intakeFormPolicy.formId': words,
    'limitEarlyBookingPolicy.earliestBookingInMinutes': count,
    'limitEarlyBookingPolicy.enabled': flag,
    'limitLateBookingPolicy.enabled': flag,
    'limitLateBookingPolicy.latestBookingInMinutes': count,
    name: words,
    'participantsPolicy.maxParticipantsPerBooking': count,
    'reschedulePolicy.enabled': flag,
    'reschedulePolicy.latestRescheduleInMinutes': count,
    'reschedulePolicy.limitLatestReschedule': flag,
    'resourcesPolicy.autoAssignAllowed': flag,
    'resourcesPolicy.enabled': flag,
    'waitlistPolicy.capacity': count,
    'waitlistPolicy.enabled': flag,
    'waitlistPolicy.reservationTimeInMinutes': count,
  })

export const getBookingPolicyInputSchema: Schema<GetBookingPolicyInput> =
  /* @__PURE__ */ schema<GetBookingPolicyInput>()(() => z.looseObject({ bookingPolicyId: z.string().min(1) }))

export const queryBookingPoliciesInputSchema: Schema<QueryBookingPoliciesInput> =
  /* @__PURE__ */ schema<QueryBookingPoliciesInput>()(() => cursorQueryOf(bookingPolicyFields))

export const countBookingPoliciesInputSchema: Schema<CountBookingPoliciesInput> =
  /* @__PURE__ */ schema<CountBookingPoliciesInput>()(() => countQueryOf(bookingPolicyFields))

export const getStrictestBookingPolicyInputSchema: Schema<GetStrictestBookingPolicyInput> =
  /* @__PURE__ */ schema<GetStrictestBookingPolicyInput>()(() =>
    z.looseObject({ bookingPolicyIds: z.array(z.string().min(1)).min(1).max(100) }),
  )

export const createBookingPolicyInputSchema: Schema<CreateBookingPolicyInput> =
  /* @__PURE__ */ schema<CreateBookingPolicyInput>()(() =>
    z.looseObject({ bookingPolicy: newBookingPolicySchema() }),
  )

export const updateBookingPolicyInputSchema: Schema<UpdateBookingPolicyInput> =
  /* @__PURE__ */ schema<UpdateBookingPolicyInput>()(() =>
    z.looseObject({
      bookingPolicy: bookingPolicyChangeSchema(),
      mask: maybe(z.array(z.string().min(1))),
    }),
  )

export const deleteBookingPolicyInputSchema: Schema<DeleteBookingPolicyInput> =
  /* @__PURE__ */ schema<DeleteBookingPolicyInput>()(() =>
    z.looseObject({ bookingPolicyId: z.string().min(1) }),
  )

export const setDefaultBookingPolicyInputSchema: Schema<SetDefaultBookingPolicyInput> =
  /* @__PURE__ */ schema<SetDefaultBookingPolicyInput>()(() =>
    z.looseObject({ bookingPolicyId: z.string().min(1) }),
  )

export const defaultBookingPoliciesSchema: Schema<DefaultBookingPolicies> =
  /* @__PURE__ */ schema<DefaultBookingPolicies>()(() =>
    z.looseObject({
      currentDefaultBookingPolicy: maybe(bookingPolicySchema()),
      previousDefaultBookingPolicy: maybe(bookingPolicySchema()),
    }),
  )

export const bookingPolicySchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getBookingPolicy, getBookingPolicyInputSchema, bookingPolicySchema),
  /* @__PURE__ */ operationSchema(queryBookingPolicies, queryBookingPoliciesInputSchema, bookingPolicySchema),
  /* @__PURE__ */ operationSchema(countBookingPolicies, countBookingPoliciesInputSchema, countSchema),
  /* @__PURE__ */ operationSchema(
    getStrictestBookingPolicy,
    getStrictestBookingPolicyInputSchema,
    strictestBookingPolicySchema,
  ),
  /* @__PURE__ */ operationSchema(createBookingPolicy, createBookingPolicyInputSchema, bookingPolicySchema),
  /* @__PURE__ */ operationSchema(updateBookingPolicy, updateBookingPolicyInputSchema, bookingPolicySchema),
  /* @__PURE__ */ operationSchema(deleteBookingPolicy, deleteBookingPolicyInputSchema),
  /* @__PURE__ */ operationSchema(
    setDefaultBookingPolicy,
    setDefaultBookingPolicyInputSchema,
    defaultBookingPoliciesSchema,
  ),
]
