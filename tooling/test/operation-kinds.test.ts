import type { AnyOperation, AnySpec } from '@frontdesk/core'
import * as auth from '@frontdesk/auth'
import * as bookings from '@frontdesk/bookings'
import * as ecom from '@frontdesk/ecom'
import * as payments from '@frontdesk/payments'
import * as stores from '@frontdesk/stores'
import { describe, expect, it } from 'vitest'

/** POST calls that may be repeated without harm, by their routes. A line here says: the platform changes nothing. */
const readOnlyPosts: readonly string[] = [
  // Services with their categories, locations, policies and forms.
  'POST /v2/services/query',
  'POST /v2/services/search',
  'POST /v2/services/count',
  'POST /v2/services/categories/query',
  'POST /v2/services/locations/query',
  'POST /v2/services/policies/query',
  'POST /v2/services/booking-forms/query',
  'POST /v2/services/slugs/validate',
  'POST /v2/categories/count',
  'POST /v2/services/add-on-groups/list-add-on-groups-by-service-id',
  'POST /v1/serviceOptionsAndVariants/query',
  'POST /v1/catalog/search/services/query',
  'POST /v2/pricing/preview',
  'POST /v2/pricing/calculate',
  'POST /v1/booking-policies/query',
  'POST /v1/booking-policies/count',
  'POST /v1/booking-policies/strictest',
  'POST /v2/resources/query',
  'POST /v2/resources/search',
  'POST /v2/resources/count',
  'POST /v2/resources/resource-types/query',
  'POST /v2/resources/resource-types/count',
  // The people who give services.
  'POST /v1/staff-members/query',
  'POST /v1/staff-members/search',
  'POST /v1/staff-members/count',
  'POST /v2/staff-members/query',
  'POST /v2/staff-members/search',
  'POST /v2/staff-members/count',
  'POST /v3/schedules/query',
  'POST /v3/events/query',
  // Time slots: the platform offers them and holds none.
  'POST /v2/time-slots',
  'POST /v2/time-slots/end-options',
  'POST /v2/time-slots/get',
  'POST /v2/time-slots/event',
  'POST /v2/multi-service-time-slots',
  'POST /v2/multi-service-time-slots/get',
  'POST /v2/extended-bookings/query',
  'POST /v2/extended-bookings/count',
  'POST /bookings-attendance/query',
  'POST /bookings-attendance/count',
  'POST /v2/bulk/bookings/calculate_allowed_actions',
  'POST /v2/bulk/multi_service_bookings/get_allowed_actions',
  'POST /v2/multi_service_bookings/{multiServiceBookingId}/get_availability',
  // Totals of a cart as it is.
  'POST /v2/carts/current/calculate',
  'POST /v2/carts/current/estimate',
  'POST /v1/fulfillments/list-by-ids',
  'POST /v1/invoices/list-by-ids',
  'POST /v1/abandoned-checkout/query',
  'POST /v1/abandoned-checkout/search',
  'POST /v1/order-payment-requests/query',
  'POST /v1/order-payment-requests/url',
  'POST /v1/discount-rules/query',
  'POST /v2/carts/{cartId}/calculate',
  'POST /v1/calculate-tax',
  'POST /v1/tax-groups/query',
  'POST /v1/checkout-templates/query',
  'POST /v1/tax-groups/list-default-tax-groups-by-app-ids',
  'POST /v1/tax-regions/query',
  'POST /v2/carts/{cartId}/estimate',
  'POST /v2/carts/{cartId}/get-checkout-url',
  'POST /v1/gift-cards/{code}',
  'POST /v1/tip-settings/query',
  'POST /v1/tips/preview',
  'POST /v1/tips/tip-distributions/query',
  'POST /v1/tips/tip-distributions/sum-amounts',
  'POST /v1/orders/search',
  'POST /v1/payments/list-by-ids',
  'POST /v1/orders/aggregate',
  'POST /v1/draft-orders/query',
  'POST /v1/order-billing/calculate-refund',
  'POST /v1/order-billing/get-order-refundability',
  'POST /v1/products/query-platformized',
  'POST /v1/products/query',
  'POST /v1/products/{id}/productOptionsAvailability',
  'POST /v1/products/{id}/variants/query',
  'POST /v1/variants/query',
  'POST /v2/collections/query',
  'POST /v1/collections/query',
  'POST /v2/inventoryItems/query',
  'POST /v2/inventoryItems/{inventoryId}/getVariants',
]

/** Calls that change something and may be repeated all the same, judged by their input. */
const repeatable: Readonly<
  Record<string, readonly { readonly input: object; readonly repeated: boolean }[]>
> = {
  'POST /oauth2/token': [
    { input: { grantType: 'anonymous', clientId: 'id' }, repeated: true },
    { input: { grantType: 'refresh_token', refreshToken: 'token' }, repeated: true },
    { input: { grantType: 'authorized_client', member_id: 'id' }, repeated: true },
    { input: { grantType: 'authorization_code', code: 'code', codeVerifier: 'verifier' }, repeated: false },
  ],
  'POST /v1/redirect-session': [{ input: {}, repeated: true }],
}

const specs: readonly AnySpec[] = [auth, bookings, ecom, payments, stores]
  .flatMap((family): unknown[] => Object.values(family))
  .filter((value): value is AnyOperation => typeof value === 'function' && 'spec' in value)
  .map(({ spec }) => spec)

const methodOf = ({ route }: AnySpec): string => route.slice(0, route.indexOf(' '))

describe('B3 the permission to repeat a call', () => {
  it('is known of every operation', () => {
    expect(specs.length).toBeGreaterThan(30)
  })

  it.each(specs.filter((spec) => spec.kind === 'read').map((spec) => [spec.id, spec] as const))(
    '%s, a read, changes nothing',
    (_, spec) => {
      if (methodOf(spec) === 'POST')
        expect(readOnlyPosts, 'a POST that reads has a line in readOnlyPosts').toContain(spec.route)
      else expect(methodOf(spec)).toBe('GET')
      expect(spec.repeatable).toBeUndefined()
    },
  )

  it.each(specs.filter((spec) => spec.kind === 'write').map((spec) => [spec.id, spec] as const))(
    '%s, a write, is repeated only where that does no harm',
    (_, spec) => {
      expect(readOnlyPosts).not.toContain(spec.route)
      const cases = repeatable[spec.route] ?? []
      expect(spec.repeatable === undefined, 'it is listed above').toBe(cases.length === 0)
      for (const { input, repeated } of cases) expect(spec.repeatable?.(input as never)).toBe(repeated)
    },
  )

  it.each(['prepare', 'payment', 'resend', 'send-email', 'login', 'register', 'verify', 'recover', 'cancel'])(
    'no route with "%s" in it is a read',
    (word) => {
      // These calls about payments list payments and find requests for payments.
      const harmless = [
        'ecom.orderTransactions.listForMultiple',
        'ecom.orderPaymentRequests.getUrl',
        'ecom.orderPaymentRequests.query',
      ]
      const reads = specs.filter(
        ({ id, kind, route }) => kind === 'read' && route.startsWith('POST') && !harmless.includes(id),
      )
      expect(reads.filter(({ route }) => route.includes(word)).map(({ id }) => id)).toEqual([])
    },
  )
})
