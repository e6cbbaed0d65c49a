import type { Checkout } from '@frontdesk/ecom'
import { checkoutEvents, createWebhooks } from '@frontdesk/webhooks'
import { expect, expectTypeOf, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [checkoutEvents],
  now: () => time * 1000,
})

it('the events of checkouts hold the whole checkout, and a deletion holds none', async () => {
  const { actionEvent: _, ...metadata } = bookingPayload
  const entityFqdn = 'wix.ecom.v1.checkout'
  const [moment, evening, end] = [
    '2026-03-01T10:00:00.000Z',
    '2026-03-09T18:00:00.000Z',
    '2026-04-01T00:00:00.000Z',
  ] as const
  const sent = {
    id: 'checkout-1',
    createdDate: moment,
    updatedDate: moment,
    completed: true,
    lineItems: [
      {
        id: 'line-1',
        physicalProperties: { weight: 'NaN' },
        serviceProperties: { scheduledDate: evening, numberOfParticipants: 2 },
      },
    ],
    membershipOptions: { eligibleMemberships: [{ id: 'membership-1', expirationDate: end }] },
    priceSummary: { total: { amount: '69.48' } },
  }
  const checkout = {
    ...sent,
    createdDate: new Date(moment),
    updatedDate: new Date(moment),
    lineItems: [
      {
        id: 'line-1',
        physicalProperties: { weight: NaN },
        serviceProperties: { scheduledDate: new Date(evening), numberOfParticipants: 2 },
      },
    ],
    membershipOptions: { eligibleMemberships: [{ id: 'membership-1', expirationDate: new Date(end) }] },
  }
  const modifiedFields = { buyerNote: null }
  for (const [slug, body, data] of [
    ['created', { createdEvent: { entity: sent } }, { checkout }],
    ['updated', { updatedEvent: { currentEntity: sent, modifiedFields } }, { checkout, modifiedFields }],
    ['deleted', { deletedEvent: {} }, {}],
    ['completed', { actionEvent: { body: { checkout: sent } } }, { checkout }],
  ] as const) {
    const told = await webhooks.read(sign(claimsOf({ ...metadata, entityFqdn, slug, ...body }), keys))
    expect(told.type).toBe(`checkout.${slug}`)
    expect(told.data).toEqual(data)
    if (told.type === 'checkout.completed') expectTypeOf(told.data.checkout).toEqualTypeOf<Checkout>()
  }
})
