// Carts by id, delivery and taxes, as the hosted platform's own client uses them.
import * as ecom from '@frontdesk/ecom'
import * as carts from '@wix/auto_sdk_ecom_cart-v-2'
import * as currentCart from '@wix/auto_sdk_ecom_current-cart-v-2'
import * as deliveryProfiles from '@wix/auto_sdk_ecom_delivery-profile'
import * as taxRates from '@wix/auto_sdk_ecom_manual-tax-mappings'
import * as shippingOptions from '@wix/auto_sdk_ecom_shipping-options'
import * as taxes from '@wix/auto_sdk_ecom_tax-calculation'
import * as taxGroups from '@wix/auto_sdk_ecom_tax-groups'
import * as taxRegions from '@wix/auto_sdk_ecom_tax-regions'
import * as products from '@wix/auto_sdk_stores_products'
import { createClient } from '@wix/sdk'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { createEmulator } from '../src/emulator.ts'
import type { Emulator } from '../src/emulator-api.ts'
import { asBusiness, found, leadToEmulator, leaveEmulator } from './support/hosted-client.ts'

const modules = {
  carts,
  currentCart,
  deliveryProfiles,
  products,
  shippingOptions,
  taxes,
  taxGroups,
  taxRates,
  taxRegions,
}
const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const called = new Set<string>()

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T07:00:00Z' })
})
afterAll(() => emulator.close())
beforeEach(() => {
  emulator.reset()
  leadToEmulator(emulator, '2026-05-04T07:00:00Z')
})
afterEach(() => {
  for (const { operation } of emulator.requests) if (operation) called.add(operation)
  leaveEmulator()
})

const business = () => createClient({ modules, auth: asBusiness(emulator) })

const customerInfo = { firstName: 'Ana', lastName: 'Reis', email: 'ana@example.com' }
const address = { country: 'PT', city: 'Lisboa', postalCode: '1100-048', addressLine: 'Rua Augusta 1' }

const blocks = async (client: ReturnType<typeof business>, quantity: number) => {
  const { items } = await client.products.queryProducts().eq('slug', 'cork-block').find()
  return { catalogReference: { appId: storesAppId, catalogItemId: found(items[0]?._id) }, quantity }
}

it('fills a cart by its id, chooses a delivery and places the order', async () => {
  const client = business()
  const cart = await client.carts.createCart({
    cart: { customerInfo, deliveryInfo: { address } },
    catalogItems: [await blocks(client, 1)],
  })
  const cartId = found(cart._id)
  expect((await client.carts.getCart(cartId)).customerInfo?.email).toBe('ana@example.com')
  const added = await client.carts.addLineItems(cartId, { catalogItems: [await blocks(client, 1)] })
  const lineItemId = found(added.cart?.lineItems?.[0]?._id)
  const updated = await client.carts.updateLineItems(cartId, {
    lineItems: [{ lineItemId, quantity: { newQuantity: 3 } }],
  })
  expect(updated.cart?.lineItems?.[0]?.quantityInfo?.requestedQuantity).toBe(3)
  expect((await client.carts.updateCart(cartId, { note: 'Ring twice' })).note).toBe('Ring twice')
  const chosen = await client.carts.setDeliveryMethod(cartId, { code: 'standard' })
  expect(chosen.cart?.deliveryInfo?.method?.code).toBe('standard')
  await client.carts.removeDeliveryMethod(cartId)
  await client.carts.setDeliveryMethod(cartId, { code: 'pickup' })
  expect((await client.carts.refreshCart(cartId)).cart?._id).toBe(cartId)
  const estimated = await client.carts.estimateCart(cartId, { calculateTax: true })
  const { summary } = await client.carts.calculateCart(cartId)
  expect(summary?.priceSummary?.tax).toEqual(estimated.summary?.priceSummary?.tax)
  expect((await client.carts.getCheckoutUrl(cartId)).checkoutUrl).toContain(cartId)
  const placed = await client.carts.placeOrder(cartId, {
    priceVerificationToken: found(summary?.priceVerificationToken),
  })
  expect(placed).toMatchObject({ completed: false })
  expect((await client.carts.getCart(cartId)).orderPlaced).toBe(true)

  const second = await client.carts.createCart({ catalogItems: [await blocks(client, 1)] })
  const secondId = found(second._id)
  const line = found(second.lineItems?.[0]?._id)
  expect((await client.carts.removeLineItems(secondId, [line])).cart?.lineItems).toEqual([])
  const marked = await client.carts.markCartAsCompleted(secondId, { orderId: found(placed.orderId) })
  expect(marked.cart?.orderPlaced).toBe(true)
  const third = await client.carts.createCart({})
  await client.carts.deleteCart(found(third._id))
  await expect(client.carts.getCart(found(third._id))).rejects.toThrow()
})

it('creates, changes and refreshes the current cart', async () => {
  const client = business()
  const created = await client.currentCart.createCurrentCart({ catalogItems: [await blocks(client, 1)] })
  const changed = await client.currentCart.updateCurrentCart({ deliveryInfo: { address } })
  expect(changed.cart?._id).toBe(created.cart?._id)
  expect(changed.cart?.deliveryInfo?.address?.city).toBe('Lisboa')
  const chosen = await client.currentCart.setDeliveryMethodForCurrentCart({ code: 'standard' })
  expect(chosen.cart?.deliveryInfo?.method?.code).toBe('standard')
  const removed = await client.currentCart.removeDeliveryMethodFromCurrentCart()
  expect(removed.cart?.deliveryInfo?.method).toBeUndefined()
  expect((await client.currentCart.refreshCurrentCart()).cart?._id).toBe(created.cart?._id)
})

it('sets delivery regions and shipping options', async () => {
  const client = business()
  const { items } = await client.deliveryProfiles.queryDeliveryProfiles().find()
  const deliveryProfileId = found(items[0]?._id)
  const added = await client.deliveryProfiles.addDeliveryRegion(deliveryProfileId, {
    name: 'Spain',
    destinations: [{ countryCode: 'ES' }],
  })
  const regions = found(added.deliveryProfile?.deliveryRegions)
  const deliveryRegionId = found(regions.at(-1)?._id)
  const region = { deliveryProfileId, deliveryRegionId }
  const changed = await client.deliveryProfiles.updateDeliveryRegion(region, { name: 'Iberia' })
  expect(changed.deliveryProfile?.deliveryRegions?.at(-1)?.name).toBe('Iberia')

  const option = await client.shippingOptions.createShippingOption({
    title: 'Express',
    rates: [
      { amount: '12.00', conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '5' }] },
    ] as shippingOptions.ConditionalRates[],
  })
  const id = found(option._id)
  const delivering = await client.shippingOptions.addDeliveryRegion(id, deliveryRegionId, {
    revision: found(option.revision),
  })
  expect(delivering.shippingOption?.deliveryRegionIds).toEqual([deliveryRegionId])
  const staying = await client.shippingOptions.removeDeliveryRegion(id, deliveryRegionId, {
    revision: found(delivering.shippingOption?.revision),
  })
  const renamed = await client.shippingOptions.updateShippingOption(id, {
    revision: found(staying.shippingOption?.revision),
    title: 'Overnight',
  })
  expect(renamed.title).toBe('Overnight')
  expect((await client.shippingOptions.getShippingOption(id)).title).toBe('Overnight')
  const queried = await client.shippingOptions.queryShippingOptions().eq('_id', id).find()
  expect(queried.items.map(({ title }) => title)).toEqual(['Overnight'])
  await client.shippingOptions.deleteShippingOption(id)
  await expect(client.shippingOptions.getShippingOption(id)).rejects.toThrow()

  const removed = await client.deliveryProfiles.removeDeliveryRegion(region)
  expect(removed.deliveryProfile?.deliveryRegions).toHaveLength(1)
  expect((await client.deliveryProfiles.getDeliveryProfile(deliveryProfileId)).default).toBe(true)
})

it('sets tax groups, regions and rates, and calculates with them', async () => {
  const client = business()
  const { taxCalculatorDetails } = await client.taxes.listTaxCalculators()
  const appId = found(taxCalculatorDetails?.[0]?.appId)
  const group = await client.taxGroups.createTaxGroup({ name: 'Food' })
  const taxGroupId = found(group._id)
  const renamed = await client.taxGroups.updateTaxGroup(taxGroupId, {
    name: 'Drinks',
    revision: found(group.revision),
  })
  expect(renamed.name).toBe('Drinks')
  expect((await client.taxGroups.getTaxGroup(taxGroupId)).name).toBe('Drinks')
  const named = await client.taxGroups.queryTaxGroups().eq('name', 'Drinks').find()
  expect(named.items.map(({ _id }) => _id)).toEqual([taxGroupId])
  expect((await client.taxGroups.listDefaultTaxGroups()).taxGroups).toHaveLength(2)
  const defaults = await client.taxGroups.listDefaultTaxGroupsByAppIds([storesAppId])
  expect(defaults.results?.[0]?.taxGroup?.name).toBe('Products')

  const region = await client.taxRegions.createTaxRegion({ country: 'ES', appId })
  const taxRegionId = found(region._id)
  const changed = await client.taxRegions.updateTaxRegion(taxRegionId, {
    revision: found(region.revision),
    taxIncludedInPrice: true,
  })
  expect(changed.taxIncludedInPrice).toBe(true)
  expect((await client.taxRegions.getTaxRegion(taxRegionId)).country).toBe('ES')
  const bulk = await client.taxRegions.bulkCreateTaxRegion([{ country: 'FR', appId }])
  expect(bulk.bulkActionMetadata?.totalSuccesses).toBe(1)
  const found2 = await client.taxRegions.queryTaxRegions().eq('country', 'ES').find()
  expect(found2.items.map(({ _id }) => _id)).toEqual([taxRegionId])

  const rate = await client.taxRates.createManualTaxMapping({ taxGroupId, taxRegionId, taxRate: '0.21' })
  const rateId = found(rate._id)
  const lower = await client.taxRates.updateManualTaxMapping(rateId, {
    revision: found(rate.revision),
    taxRate: '0.1',
  })
  expect(lower.taxRate).toBe('0.1')
  expect((await client.taxRates.getManualTaxMapping(rateId)).taxRate).toBe('0.1')
  const rates = await client.taxRates.queryManualTaxMappings().eq('taxGroupId', taxGroupId).find()
  expect(rates.items.map(({ _id }) => _id)).toEqual([rateId])
  const { taxSummary } = await client.taxes.calculateTax({
    addresses: [{ country: 'ES' }],
    lineItems: [{ _id: '1', price: '11.00', quantity: 1, taxGroupId, addressIndex: { singleAddress: 0 } }],
  })
  expect(taxSummary).toMatchObject({ totalTax: '1.00', totalTaxableAmount: '10.00' })

  await client.taxRates.deleteManualTaxMapping(rateId)
  await client.taxRegions.deleteTaxRegion(taxRegionId)
  await client.taxGroups.deleteTaxGroup(taxGroupId)
  await expect(client.taxGroups.getTaxGroup(taxGroupId)).rejects.toThrow()
})

it('the client of the hosted platform calls every operation of these modules', () => {
  const modulesOf = [
    'carts',
    'deliveryProfiles',
    'manualTaxMappings',
    'shippingOptions',
    'taxCalculation',
    'taxGroups',
    'taxRegions',
  ]
  const operations = Object.values(ecom)
    .flatMap((value) => (typeof value === 'function' && 'spec' in value ? [value.spec.id] : []))
    .filter((id) => modulesOf.includes(id.split('.')[1] ?? ''))
  expect(operations.length).toBeGreaterThanOrEqual(45)
  const elsewhere = ['addCoupon', 'removeCoupon', 'addGiftCard', 'removeGiftCard'].map(
    (name) => `ecom.carts.${name}`,
  )
  expect(operations.filter((id) => !called.has(id) && !elsewhere.includes(id))).toEqual([])
  expect(
    ['create', 'update', 'refresh', 'setDeliveryMethod', 'removeDeliveryMethod'].filter(
      (name) => !called.has(`ecom.currentCart.${name}`),
    ),
  ).toEqual([])
})
