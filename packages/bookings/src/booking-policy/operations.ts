import {
  change,
  cursorQuery,
  type CursorQuery,
  type ElevatedAuth,
  encoded,
  fieldMask,
  type Filter,
  type Limited,
  type Open,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import {
  type BookingPolicy,
  type BookingPolicyChange,
  bookingPolicyShape,
  type NewBookingPolicy,
  type StrictestBookingPolicy,
} from './model.ts'

const prefix = '/bookings'

/** Every rule that a new or changed booking policy may break. */
export const bookingPolicyRules = [
  'BOTH_LATE_AND_AFTER_START_POLICIES_NOT_ALLOWED',
  'INVALID_BOOKING_WINDOW',
  'CANCELLATION_FEE_WITHOUT_CREDIT_CARD',
  'CANCELLATION_FEE_WITHOUT_DESCRIPTION',
  'INVALID_CANCELLATION_WINDOWS_ORDER',
  'EMPTY_CANCELLATION_WINDOWS_LIST',
  'INTAKE_FORM_ID_REQUIRED',
  'INTAKE_FORM_NOT_FOUND',
  'INTAKE_FORM_ARCHIVED',
  'INTAKE_FORM_APP_NOT_INSTALLED',
  'INVALID_COMPLETION_REQUIREMENT_FOR_TIMING',
] as const

/** A rule of booking policies: the `ruleName` of a violation, beside the field that breaks it. */
export type BookingPolicyRule = Open<(typeof bookingPolicyRules)[number]>

/** The booking policy to read. */
export interface GetBookingPolicyInput {
  bookingPolicyId: string
}

/**
 * Reads one booking policy.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such policy.
 * @example
 * const policy = await getBookingPolicy(client, { bookingPolicyId })
 * @function
 */
export const getBookingPolicy: Read<GetBookingPolicyInput, BookingPolicy> = /* @__PURE__ */ read({
  id: 'bookings.bookingPolicies.get',
  prefix,
  route: 'GET /v1/booking-policies/{bookingPolicyId}',
  response: /* @__PURE__ */ pick('bookingPolicy', bookingPolicyShape),
})

type Flag = Limited<boolean, { operators: '$eq' | '$ne' }>
type Words = Limited<string, { operators: '$eq' | '$ne' | '$startsWith' }>
type Count = Limited<number, { operators: '$eq' | '$ne' | '$in' | '$nin' | '$gt' | '$gte' | '$lt' | '$lte' }>

/** The fields that booking policies can be filtered and sorted by (platform: Booking policies, query filter). */
export interface BookingPolicyFields {
  id: Limited<string, { operators: '$eq' | '$ne' | '$in' }>
  'bookAfterStartPolicy.enabled': Flag
  'cancellationPolicy.enabled': Flag
  'cancellationPolicy.latestCancellationInMinutes': Count
  'cancellationPolicy.limitLatestCancellation': Flag
  'customPolicyDescription.description': Words
  'customPolicyDescription.enabled': Flag
  default: Flag
  'intakeFormPolicy.formId': Words
  'limitEarlyBookingPolicy.earliestBookingInMinutes': Count
  'limitEarlyBookingPolicy.enabled': Flag
  'limitLateBookingPolicy.enabled': Flag
  'limitLateBookingPolicy.latestBookingInMinutes': Count
  name: Words
  'participantsPolicy.maxParticipantsPerBooking': Count
  'reschedulePolicy.enabled': Flag
  'reschedulePolicy.latestRescheduleInMinutes': Count
  'reschedulePolicy.limitLatestReschedule': Flag
  'resourcesPolicy.autoAssignAllowed': Flag
  'resourcesPolicy.enabled': Flag
  'waitlistPolicy.capacity': Count
  'waitlistPolicy.enabled': Flag
  'waitlistPolicy.reservationTimeInMinutes': Count
}

/** The filter, order and page of the booking policies to find. */
export interface QueryBookingPoliciesInput extends CursorQuery<BookingPolicyFields> {}

/**
 * Finds booking policies, 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await queryBookingPolicies(client, { filter: { default: true } })
 * @function
 */
export const queryBookingPolicies: Read<
  QueryBookingPoliciesInput,
  Page<BookingPolicy, QueryBookingPoliciesInput>
> = /* @__PURE__ */ read({
  id: 'bookings.bookingPolicies.query',
  prefix,
  route: 'POST /v1/booking-policies/query',
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('bookingPolicies', bookingPolicyShape),
})

/** The filter of the booking policies to count. */
export interface CountBookingPoliciesInput {
  filter?: Filter<BookingPolicyFields>
}

/**
 * Counts booking policies.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const open = await countBookingPolicies(client, { filter: { 'cancellationPolicy.enabled': true } })
 * @function
 */
export const countBookingPolicies: Read<CountBookingPoliciesInput, number> = /* @__PURE__ */ read({
  id: 'bookings.bookingPolicies.count',
  prefix,
  route: 'POST /v1/booking-policies/count',
  response: /* @__PURE__ */ pick('count'),
})

/** The booking policies to combine. */
export interface GetStrictestBookingPolicyInput {
  /** From 1 to 100. */
  bookingPolicyIds: string[]
}

/**
 * Combines the strictest version of each rule of several policies, such as those of the services of a visit. No policy
 * is created.
 *
 * @throws ApplicationError `NOT_FOUND` when one of the policies does not exist.
 * @throws ValidationError when there is no id, or more than 100.
 * @example
 * const { limitLateBookingPolicy } = await getStrictestBookingPolicy(client, { bookingPolicyIds })
 * @function
 */
export const getStrictestBookingPolicy: Read<GetStrictestBookingPolicyInput, StrictestBookingPolicy> =
  /* @__PURE__ */ read({
    id: 'bookings.bookingPolicies.getStrictest',
    prefix,
    route: 'POST /v1/booking-policies/strictest',
    response: /* @__PURE__ */ pick<StrictestBookingPolicy>('bookingPolicy'),
  })

/** The booking policy to create. */
export interface CreateBookingPolicyInput {
  bookingPolicy: NewBookingPolicy
}

/**
 * Creates a booking policy, for the business. Services use it once they name its id.
 *
 * @throws ValidationError with a rule such as `INVALID_BOOKING_WINDOW`; `bookingPolicyRules` lists them all.
 * @throws ContextError without an elevated client.
 * @example
 * const policy = await createBookingPolicy(elevatedClient, {
 *   bookingPolicy: {
 *     name: 'A day before',
 *     cancellationPolicy: {
 *       enabled: true,
 *       limitLatestCancellation: true,
 *       latestCancellationInMinutes: 24 * 60,
 *     },
 *   },
 * })
 * @function
 */
export const createBookingPolicy: Write<CreateBookingPolicyInput, BookingPolicy, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.bookingPolicies.create',
    prefix,
    route: 'POST /v1/booking-policies',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<CreateBookingPolicyInput>({
        bookingPolicy: /* @__PURE__ */ change<BookingPolicy, NewBookingPolicy>(bookingPolicyShape),
      }),
    ),
    response: /* @__PURE__ */ pick('bookingPolicy', bookingPolicyShape),
  })

/** The fields of one booking policy to change. */
export interface UpdateBookingPolicyInput {
  bookingPolicy: BookingPolicyChange
  /**
   * Paths of the fields to change; defaults to the given fields. A listed field that is not given is reset to its
   * default.
   */
  mask?: string[]
}

/**
 * Changes fields of a booking policy, for the business. The new rules apply immediately to all services that use the
 * policy; existing bookings keep their old rules.
 *
 * @throws ConflictError when the policy has changed since you read it.
 * @throws ValidationError when a rule is broken, as by `createBookingPolicy`, or the mask names a field that cannot be
 * changed.
 * @throws ApplicationError `NOT_FOUND` when there is no such policy.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = await getBookingPolicy(elevatedClient, { bookingPolicyId })
 * await updateBookingPolicy(elevatedClient, {
 *   bookingPolicy: { id, revision, participantsPolicy: { maxParticipantsPerBooking: 4 } },
 * })
 * @function
 */
export const updateBookingPolicy: Write<UpdateBookingPolicyInput, BookingPolicy, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'bookings.bookingPolicies.update',
    prefix,
    route: 'PATCH /v1/booking-policies/{bookingPolicy.id}',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateBookingPolicyInput>({
        bookingPolicy: /* @__PURE__ */ change<BookingPolicy, BookingPolicyChange>(bookingPolicyShape),
        mask: fieldMask,
      }),
    ),
    response: /* @__PURE__ */ pick('bookingPolicy', bookingPolicyShape),
  })

/** The booking policy to delete. */
export interface DeleteBookingPolicyInput {
  bookingPolicyId: string
}

/**
 * Deletes a booking policy, for the business.
 *
 * @throws ApplicationError `DEFAULT_POLICY_CANNOT_BE_DELETED`: set another default first; `NOT_FOUND` when there is no
 * such policy.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteBookingPolicy(elevatedClient, { bookingPolicyId })
 * @function
 */
export const deleteBookingPolicy: Write<DeleteBookingPolicyInput, void, ElevatedAuth> = /* @__PURE__ */ write(
  {
    id: 'bookings.bookingPolicies.delete',
    prefix,
    route: 'DELETE /v1/booking-policies/{bookingPolicyId}',
    elevated: true,
  },
)

/** The booking policy that becomes the default. */
export interface SetDefaultBookingPolicyInput {
  bookingPolicyId: string
}

/** The policies that a change of the default affects. */
export interface DefaultBookingPolicies {
  /** The new default. */
  currentDefaultBookingPolicy?: BookingPolicy
  /** The previous default; absent if it was the same policy. */
  previousDefaultBookingPolicy?: BookingPolicy
}

export const defaultBookingPoliciesShape: Shape<DefaultBookingPolicies> =
  /* @__PURE__ */ shape<DefaultBookingPolicies>({
    currentDefaultBookingPolicy: bookingPolicyShape,
    previousDefaultBookingPolicy: bookingPolicyShape,
  })

/**
 * Makes a booking policy the default, for the business: new services get it unless they specify another one. Existing
 * services keep their policy.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such policy.
 * @throws ContextError without an elevated client.
 * @example
 * const { previousDefaultBookingPolicy } = await setDefaultBookingPolicy(elevatedClient, { bookingPolicyId })
 * @function
 */
export const setDefaultBookingPolicy: Write<
  SetDefaultBookingPolicyInput,
  DefaultBookingPolicies,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'bookings.bookingPolicies.setDefault',
  prefix,
  route: 'POST /v1/booking-policies/{bookingPolicyId}:setDefault',
  elevated: true,
  response: /* @__PURE__ */ whole(defaultBookingPoliciesShape),
})
