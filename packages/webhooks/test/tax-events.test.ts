import { createWebhooks, manualTaxMappingEvents, taxGroupEvents, taxRegionEvents } from '@frontdesk/webhooks'
import { expect, it } from 'vitest'
import { bookingPayload, claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [taxGroupEvents, taxRegionEvents, manualTaxMappingEvents],
  now: () => time * 1000,
})

const { actionEvent: _, ...metadata } = bookingPayload

const wire = { id: 'tax-1', createdDate: '2026-03-01T10:00:00.000Z' }
const read = { id: 'tax-1', createdDate: new Date('2026-03-01T10:00:00.000Z') }
const created = { createdEvent: { entity: wire } }
const updated = { updatedEvent: { currentEntity: wire } }

it.each([
  ['wix.billing.v1.tax_group', 'taxGroup', 'created', created, { taxGroup: read }],
  ['wix.billing.v1.tax_group', 'taxGroup', 'updated', updated, { taxGroup: read, modifiedFields: {} }],
  ['wix.billing.v1.tax_group', 'taxGroup', 'deleted', { deletedEvent: {} }, {}],
  ['wix.billing.v1.tax_region', 'taxRegion', 'created', created, { taxRegion: read }],
  ['wix.billing.v1.tax_region', 'taxRegion', 'updated', updated, { taxRegion: read, modifiedFields: {} }],
  ['wix.billing.v1.tax_region', 'taxRegion', 'deleted', { deletedEvent: {} }, {}],
  ['wix.billing.v1.manual_tax_mapping', 'manualTaxMapping', 'created', created, { manualTaxMapping: read }],
  [
    'wix.billing.v1.manual_tax_mapping',
    'manualTaxMapping',
    'updated',
    updated,
    { manualTaxMapping: read, modifiedFields: {} },
  ],
  [
    'wix.billing.v1.manual_tax_mapping',
    'manualTaxMapping',
    'deleted',
    { deletedEvent: { deletedEntity: wire } },
    { manualTaxMapping: read },
  ],
] as const)('%s: a %s is %s', async (entityFqdn, name, slug, body, data) => {
  const event = await webhooks.read(
    sign(claimsOf({ ...metadata, entityFqdn, entityId: 'tax-1', slug, ...body }), keys),
  )
  expect({ type: event.type, data: event.data }).toEqual({ type: `${name}.${slug}`, data })
  expect(event.metadata.entityId).toBe('tax-1')
})
