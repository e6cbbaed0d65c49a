import type { OrderWithFulfillments } from '@frontdesk/ecom'
import { createWebhooks, fulfillmentsEvents } from '@frontdesk/webhooks'
import { expect, expectTypeOf, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [fulfillmentsEvents],
  now: () => time * 1000,
})

it('the event of fulfillments holds all fulfillments of the order, and what was modified', async () => {
  const { actionEvent: _, ...metadata } = bookingPayload
  const fulfillment = { id: 'fulfillment-1', lineItems: [{ id: 'line-1', quantity: 2 }] }
  const modifiedFields = { 'fulfillments[0].id': null }
  const payload = {
    ...metadata,
    entityFqdn: 'wix.ecom.v1.fulfillments',
    slug: 'updated',
    updatedEvent: {
      currentEntity: {
        orderId: 'order-1',
        fulfillments: [{ ...fulfillment, createdDate: '2026-03-01T10:00:00.000Z' }],
      },
      modifiedFields,
    },
  }
  const told = await webhooks.read(sign(claimsOf(payload), keys))
  expect(told.type).toBe('fulfillments.updated')
  expect(told.data).toEqual({
    orderWithFulfillments: {
      orderId: 'order-1',
      fulfillments: [{ ...fulfillment, createdDate: new Date('2026-03-01T10:00:00.000Z') }],
    },
    modifiedFields,
  })
  if (told.type === 'fulfillments.updated')
    expectTypeOf(told.data.orderWithFulfillments).toEqualTypeOf<OrderWithFulfillments>()
})
