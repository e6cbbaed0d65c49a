import { cartEvents, createWebhooks, deliveryProfileEvents, shippingOptionEvents } from '@frontdesk/webhooks'
import { expect, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [cartEvents, shippingOptionEvents, deliveryProfileEvents],
  now: () => time * 1000,
})

const { actionEvent: _, ...metadata } = bookingPayload

const wire = { id: 'one', createdDate: '2026-03-01T10:00:00.000Z' }
const read = { id: 'one', createdDate: new Date('2026-03-01T10:00:00.000Z') }
const families = [
  ['wix.ecom.v1.shipping_option', 'shippingOption'],
  ['wix.ecom.v1.delivery_profile', 'deliveryProfile'],
] as const

it.each(
  families.flatMap(
    ([entityFqdn, name]) =>
      [
        [entityFqdn, name, 'created', { createdEvent: { entity: wire } }, { [name]: read }],
        [
          entityFqdn,
          name,
          'updated',
          { updatedEvent: { currentEntity: wire, modifiedFields: { title: 'Old' } } },
          { [name]: read, modifiedFields: { title: 'Old' } },
        ],
        [entityFqdn, name, 'deleted', { deletedEvent: { deletedEntity: wire } }, { [name]: read }],
      ] as const,
  ),
)('%s: a %s is %s', async (entityFqdn, name, slug, body, data) => {
  const event = await webhooks.read(
    sign(claimsOf({ ...metadata, entityFqdn, entityId: 'one', slug, ...body }), keys),
  )
  expect({ type: event.type, data: event.data }).toEqual({ type: `${name}.${slug}`, data })
})

it.each([
  [
    'region_added',
    'regionAdded',
    { deliveryRegionId: 'region-1', name: 'Spain', active: true, createdDate: wire.createdDate },
    { deliveryRegionId: 'region-1', name: 'Spain', active: true, createdDate: read.createdDate },
  ],
  [
    'region_updated',
    'regionUpdated',
    { deliveryRegionId: 'region-1', destinations: [{ countryCode: 'ES' }], createdDate: wire.createdDate },
    { deliveryRegionId: 'region-1', destinations: [{ countryCode: 'ES' }], createdDate: read.createdDate },
  ],
  ['region_removed', 'regionRemoved', { deliveryRegionId: 'region-1' }, { deliveryRegionId: 'region-1' }],
])('the event %s of a delivery profile is read as %s', async (slug, type, body, data) => {
  const entityFqdn = 'wix.ecom.v1.delivery_profile'
  const payload = {
    ...metadata,
    entityFqdn,
    entityId: 'one',
    slug,
    actionEvent: { body: { deliveryProfileId: 'one', ...body } },
  }
  const event = await webhooks.read(sign(claimsOf(payload), keys))
  expect({ type: event.type, data: event.data }).toEqual({
    type: `deliveryProfile.${type}`,
    data: { deliveryProfileId: 'one', ...data },
  })
})

it('the event of a calculated cart holds its costs, with dates that are dates', async () => {
  const charges = (cycleBillingDate: unknown) => ({
    cartId: 'one',
    calculationId: 'calculation-1',
    priceSummary: { total: { amount: '10.00' } },
    paymentSummary: { subscriptionCharges: [{ charges: [{ cycleFrom: 1, cycleBillingDate }] }] },
  })
  const payload = {
    ...metadata,
    entityFqdn: 'wix.ecom.v2.cart',
    entityId: 'one',
    slug: 'calculated',
    actionEvent: { body: charges(wire.createdDate) },
  }
  const event = await webhooks.read(sign(claimsOf(payload), keys))
  expect({ type: event.type, data: event.data }).toEqual({
    type: 'cart.calculated',
    data: charges(read.createdDate),
  })
})
