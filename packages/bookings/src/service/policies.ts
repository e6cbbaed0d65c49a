import {
  cursorQuery,
  type CursorQuery,
  page,
  type Page,
  type Read,
  read,
  shape,
  type Shape,
} from '@frontdesk/core'
import { type BookingPolicy, bookingPolicyShape } from '../booking-policy/model.ts'
import type { BookingPolicyFields } from '../booking-policy/operations.ts'
import { type Service, serviceShape } from './model.ts'

/** A booking policy and the services that use it. */
export interface BookingPolicyWithServices {
  bookingPolicy?: BookingPolicy
  /** At most 5 of the services; use `queryServices` to find the others. */
  connectedServices?: Service[]
  /** Number of services that use the policy. */
  totalServiceCount?: number
}

export const bookingPolicyWithServicesShape: Shape<BookingPolicyWithServices> =
  /* @__PURE__ */ shape<BookingPolicyWithServices>({
    bookingPolicy: bookingPolicyShape,
    connectedServices: serviceShape,
  })

/** The filter, order and page of the policies to find. */
export interface QueryServicePoliciesInput extends CursorQuery<BookingPolicyFields> {}

/**
 * Finds booking policies and the services that use them, sorted by the id of the policy by default, 50 a page unless
 * asked for fewer or more (at most 100). Hidden services are counted only for the business.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const page = await queryServicePolicies(client, { filter: { 'cancellationPolicy.enabled': true } })
 * for (const { bookingPolicy, totalServiceCount } of page.items)
 *   console.log(bookingPolicy?.name, totalServiceCount)
 * @function
 */
export const queryServicePolicies: Read<
  QueryServicePoliciesInput,
  Page<BookingPolicyWithServices, QueryServicePoliciesInput>
> = /* @__PURE__ */ read({
  id: 'bookings.services.queryPolicies',
  prefix: '/_api/bookings',
  route: 'POST /v2/services/policies/query',
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('bookingPolicies', bookingPolicyWithServicesShape),
})
