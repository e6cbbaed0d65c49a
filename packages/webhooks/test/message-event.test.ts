import { local } from '@frontdesk/core'
import type { Variant } from '@frontdesk/stores'
import {
  collectionEvents,
  createWebhooks,
  inventoryEvents,
  orderEvents,
  productEvents,
  type ProductEvent,
} from '@frontdesk/webhooks'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { claimsOf, makeKeys, sign, time } from './delivery.ts'

const keys = makeKeys()
const webhooks = createWebhooks({
  publicKey: keys.pem,
  events: [orderEvents, productEvents, collectionEvents, inventoryEvents],
  platform: local('http://127.0.0.1:9'),
  now: () => time * 1000,
})

/** Reads a message of the platform's older format. */
const read = (eventType: string, payload: object) =>
  webhooks.read(
    sign(
      claimsOf(
        {},
        { data: JSON.stringify({ data: JSON.stringify(payload), eventType, instanceId: 'instance-1' }) },
      ),
      keys,
    ),
  )

const catalog = 'com.wix.ecommerce.catalog.api.v1'
const inventory = 'com.wix.ecommerce.inventory.api.v1'

describe('an event of the older format', () => {
  it('has its data bare, and is named by its type', async () => {
    const payload = { productId: 'product-1', changedFields: ['name'], originatedFromVersion: 'V1_CATALOG' }
    const event = await read(`${catalog}.ProductChanged`, payload)
    expect(event).toEqual({
      type: 'product.changed',
      data: payload,
      metadata: {
        id: expect.any(String) as string,
        eventType: `${catalog}.ProductChanged`,
        entityFqdn: catalog,
        slug: 'ProductChanged',
        entityId: 'product-1',
        instanceId: 'instance-1',
      },
    })
    expectTypeOf(event.type).extract<`product.${string}`>().toEqualTypeOf<ProductEvent['type']>()
    if (event.type === 'product.changed') {
      expectTypeOf(event.data.changedFields).toEqualTypeOf<string[]>()
      expectTypeOf(event.metadata.eventTime).toEqualTypeOf<Date | undefined>()
      expectTypeOf(event.metadata.entityId).toEqualTypeOf<string>()
    }
  })

  it('converts numbers that are text, ids and dates', async () => {
    const created = await read(`${catalog}.ProductCreated`, {
      productId: 'product-1',
      name: 'Tea',
      price: { price: 'NaN' },
      costAndProfitData: { profitMargin: '-Infinity' },
    })
    expect(created).toMatchObject({
      type: 'product.created',
      data: { name: 'Tea', price: { price: NaN }, costAndProfitData: { profitMargin: -Infinity } },
    })
    const changed = await read(`${catalog}.VariantsChanged`, {
      productId: 'product-1',
      variants: [{ _id: 'variant-1', variant: { weight: 'Infinity' } }],
    })
    expect(changed).toMatchObject({
      type: 'product.variantsChanged',
      data: { variants: [{ id: 'variant-1', variant: { weight: Infinity } }] },
    })
    if (changed.type === 'product.variantsChanged')
      expectTypeOf(changed.data.variants).toEqualTypeOf<Variant[]>()
    expect(
      await read(`${inventory}.InventoryItemChanged`, {
        inventoryItemId: 'item-1',
        productId: 'product-1',
        trackInventory: true,
        fieldMask: ['trackInventory'],
        updatedDate: '2026-03-02T08:59:58.123Z',
      }),
    ).toMatchObject({
      type: 'inventory.itemChanged',
      data: { fieldMask: ['trackInventory'], updatedDate: new Date('2026-03-02T08:59:58.123Z') },
      metadata: { entityId: 'item-1' },
    })
  })

  it.each([
    [catalog, 'ProductDeleted', 'product.deleted', 'productId'],
    [catalog, 'CollectionCreated', 'collection.created', 'collection_Id'],
    [catalog, 'CollectionChanged', 'collection.changed', 'collection_Id'],
    [catalog, 'CollectionDeleted', 'collection.deleted', 'collection_Id'],
    [inventory, 'InventoryVariantsChanged', 'inventory.variantsChanged', 'inventoryItemId'],
  ])('is read: %s.%s', async (fqdn, slug, type, id) => {
    expect(await read(`${fqdn}.${slug}`, { [id]: 'id-1' })).toMatchObject({
      type,
      data: { [id]: 'id-1' },
      metadata: { entityFqdn: fqdn, slug, entityId: 'id-1' },
    })
  })

  it.each([
    `${catalog}.ProductPraised`,
    `${catalog}.constructor`,
    'com.wix.ecommerce.catalog.api.v2.ProductChanged',
    'wix.ecom.v1.order.created',
    'ProductChanged',
  ])('is unknown: %s', async (eventType) => {
    expect(await read(eventType, { productId: 'product-1' })).toEqual({
      type: 'unknown',
      data: { productId: 'product-1' },
      metadata: { id: expect.any(String) as string, eventType, instanceId: 'instance-1' },
    })
  })
})
