import type { BackInStockRequest } from '@frontdesk/ecom'
import { backInStockRequestEvents, createWebhooks } from '@frontdesk/webhooks'
import { expect, expectTypeOf, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [backInStockRequestEvents],
  now: () => time * 1000,
})

it('the events of requests hold the request, but for the deletion', async () => {
  const { actionEvent: _, ...metadata } = bookingPayload
  const entityFqdn = 'wix.ecom.v1.back_in_stock_notification_request'
  const sent = { id: 'request-1', status: 'RECEIVED', createdDate: '2026-03-01T10:00:00.000Z' }
  const request = { ...sent, createdDate: new Date('2026-03-01T10:00:00.000Z') }
  for (const [slug, body, data] of [
    ['created', { createdEvent: { entity: sent } }, { request }],
    ['updated', { updatedEvent: { currentEntity: sent } }, { request, modifiedFields: {} }],
    ['deleted', { deletedEvent: {} }, {}],
  ] as const) {
    const told = await webhooks.read(sign(claimsOf({ ...metadata, entityFqdn, slug, ...body }), keys))
    expect(told.type).toBe(`backInStockRequest.${slug}`)
    expect(told.data).toEqual(data)
    if (told.type === 'backInStockRequest.created')
      expectTypeOf(told.data.request).toEqualTypeOf<BackInStockRequest>()
  }
})
