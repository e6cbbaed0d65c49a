import { createWebhooks, deliveryProfileEvents, shippingOptionEvents } from '@frontdesk/webhooks'
import { expect, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [shippingOptionEvents, deliveryProfileEvents],
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
