import type { OrdersSettings } from '@frontdesk/ecom'
import { createWebhooks, ordersSettingsEvents } from '@frontdesk/webhooks'
import { expect, expectTypeOf, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [ordersSettingsEvents],
  now: () => time * 1000,
})

it('the event of the settings of orders holds the settings, and what was modified', async () => {
  const { actionEvent: _, ...metadata } = bookingPayload
  const modifiedFields = { inventoryUpdateTrigger: 'ON_ORDER_PLACED' }
  const settings = { inventoryUpdateTrigger: 'ON_ORDER_PAID', updatedDate: '2026-03-01T10:00:00.000Z' }
  const payload = {
    ...metadata,
    entityFqdn: 'wix.ecom.v1.orders_settings',
    slug: 'updated',
    updatedEvent: { currentEntity: settings, modifiedFields },
  }
  const told = await webhooks.read(sign(claimsOf(payload), keys))
  expect(told.type).toBe('ordersSettings.updated')
  expect(told.data).toEqual({
    ordersSettings: { ...settings, updatedDate: new Date('2026-03-01T10:00:00.000Z') },
    modifiedFields,
  })
  if (told.type === 'ordersSettings.updated')
    expectTypeOf(told.data.ordersSettings).toEqualTypeOf<OrdersSettings>()
})
