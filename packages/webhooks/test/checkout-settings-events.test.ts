import type { CheckoutSettings } from '@frontdesk/ecom'
import { createWebhooks, checkoutSettingsEvents } from '@frontdesk/webhooks'
import { expect, expectTypeOf, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [checkoutSettingsEvents],
  now: () => time * 1000,
})

it('the event of the settings of the checkout holds the settings, and what was modified', async () => {
  const { actionEvent: _, ...metadata } = bookingPayload
  const modifiedFields = { checkoutPolicies: null }
  const settings = {
    checkoutPolicies: { returnPolicy: { visible: true } },
    updatedDate: '2026-03-01T10:00:00.000Z',
  }
  const payload = {
    ...metadata,
    entityFqdn: 'wix.ecom.v1.checkout_settings',
    slug: 'updated',
    updatedEvent: { currentEntity: settings, modifiedFields },
  }
  const told = await webhooks.read(sign(claimsOf(payload), keys))
  expect(told.type).toBe('checkoutSettings.updated')
  expect(told.data).toEqual({
    checkoutSettings: { ...settings, updatedDate: new Date('2026-03-01T10:00:00.000Z') },
    modifiedFields,
  })
  if (told.type === 'checkoutSettings.updated')
    expectTypeOf(told.data.checkoutSettings).toEqualTypeOf<CheckoutSettings>()
})
