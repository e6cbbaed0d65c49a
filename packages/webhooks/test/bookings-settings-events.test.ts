import type { BookingsSettings } from '@frontdesk/bookings'
import { bookingsSettingsEvents, createWebhooks } from '@frontdesk/webhooks'
import { expect, expectTypeOf, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [bookingsSettingsEvents],
  now: () => time * 1000,
})

it('the events of the settings of bookings hold the settings, and what was modified', async () => {
  const settings = { cartCheckout: { enabled: false }, updatedDate: '2026-03-01T10:00:00.000Z' }
  const decoded: BookingsSettings = { ...settings, updatedDate: new Date('2026-03-01T10:00:00.000Z') }
  const { actionEvent: _, ...metadata } = bookingPayload
  const payload = { ...metadata, entityFqdn: 'wix.bookings.v2.bookings_settings' }
  const modifiedFields = { 'cartCheckout.enabled': true }
  for (const [slug, body, data] of [
    ['created', { createdEvent: { entity: settings } }, {}],
    ['updated', { updatedEvent: { currentEntity: settings, modifiedFields } }, { modifiedFields }],
    ['deleted', { deletedEvent: { deletedEntity: settings } }, {}],
  ] as const) {
    const told = await webhooks.read(sign(claimsOf({ ...payload, slug, ...body }), keys))
    expect(told.type).toBe(`bookingsSettings.${slug}`)
    expect(told.data).toEqual({ bookingsSettings: decoded, ...data })
    if (told.type === 'bookingsSettings.updated')
      expectTypeOf(told.data.bookingsSettings).toEqualTypeOf<BookingsSettings>()
  }
})
