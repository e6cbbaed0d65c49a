import type { OrderPaymentRequest } from '@frontdesk/ecom'
import { createWebhooks, orderPaymentRequestEvents } from '@frontdesk/webhooks'
import { expect, expectTypeOf, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [orderPaymentRequestEvents],
  now: () => time * 1000,
})
const { actionEvent: _, ...metadata } = bookingPayload
const request = {
  id: 'request-1',
  status: 'UNPAID',
  amount: { amount: '12.50' },
  expirationDate: '2026-03-05T18:00:00.000Z',
}
const read = (slug: string, event: object) =>
  webhooks.read(
    sign(claimsOf({ ...metadata, entityFqdn: 'wix.ecom.v1.order_payment_request', slug, ...event }), keys),
  )
const data = {
  orderPaymentRequest: { ...request, expirationDate: new Date('2026-03-05T18:00:00.000Z') },
}

it.each([
  ['created', { createdEvent: { entity: request } }],
  ['updated', { updatedEvent: { currentEntity: request } }],
  ['deleted', { deletedEvent: { deletedEntity: request } }],
  ['paid', { actionEvent: { body: { orderPaymentRequest: request } } }],
  ['expired', { actionEvent: { body: { orderPaymentRequest: request } } }],
  ['voided', { actionEvent: { body: { orderPaymentRequest: request } } }],
])('the event %s of a payment request holds the request, with its dates', async (slug, event) => {
  const told = await read(slug, event)
  expect(told.type).toBe(`orderPaymentRequest.${slug}`)
  expect(told.data).toEqual({ ...data, ...(slug === 'updated' && { modifiedFields: {} }) })
  if (told.type === 'orderPaymentRequest.paid')
    expectTypeOf(told.data.orderPaymentRequest).toEqualTypeOf<OrderPaymentRequest>()
})
