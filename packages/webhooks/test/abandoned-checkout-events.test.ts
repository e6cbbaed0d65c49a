import type { AbandonedCheckout } from '@frontdesk/ecom'
import { abandonedCheckoutEvents, createWebhooks } from '@frontdesk/webhooks'
import { expect, expectTypeOf, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [abandonedCheckoutEvents],
  now: () => time * 1000,
})

it('the events of abandoned checkouts hold the whole checkout', async () => {
  const { actionEvent: _, ...metadata } = bookingPayload
  const entityFqdn = 'wix.ecom.v1.abandoned_checkout'
  const sent = { id: 'abandoned-1', checkoutRecoveredDate: '2026-03-01T10:00:00.000Z' }
  const abandonedCheckout = { ...sent, checkoutRecoveredDate: new Date('2026-03-01T10:00:00.000Z') }
  for (const [slug, body, data] of [
    ['created', { createdEvent: { entity: sent } }, { abandonedCheckout }],
    ['updated', { updatedEvent: { currentEntity: sent } }, { abandonedCheckout, modifiedFields: {} }],
    ['deleted', { deletedEvent: { deletedEntity: sent } }, { abandonedCheckout }],
    ['recovered', { actionEvent: { body: { abandonedCheckout: sent } } }, { abandonedCheckout }],
  ] as const) {
    const told = await webhooks.read(sign(claimsOf({ ...metadata, entityFqdn, slug, ...body }), keys))
    expect(told.type).toBe(`abandonedCheckout.${slug}`)
    expect(told.data).toEqual(data)
    if (told.type === 'abandonedCheckout.recovered')
      expectTypeOf(told.data.abandonedCheckout).toEqualTypeOf<AbandonedCheckout>()
  }
})
