import { apiKey } from '@frontdesk/auth'
import { createClient, local } from '@frontdesk/core'
import {
  calculateCart,
  createCart,
  createManualTaxMapping,
  createTaxGroup,
  queryTaxRegions,
} from '@frontdesk/ecom'
import { createProduct, storesAppId, updateProduct } from '@frontdesk/stores'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmulator } from '../../src/emulator.ts'
import type { Emulator } from '../../src/emulator-api.ts'

let emulator: Emulator
beforeAll(async () => {
  emulator = await createEmulator({ port: 0, seed: 'empty' })
})
afterAll(() => emulator.close())

it('a product is taxed by its group, and without one by the group of the store', async () => {
  const owner = createClient({
    platform: local(emulator.url),
    auth: apiKey({ apiKey: emulator.apiKey }),
  })
  const { items: regions } = await queryTaxRegions(owner, { filter: { country: 'PT' } })
  const { id: taxGroupId } = await createTaxGroup(owner, { taxGroup: { name: 'Food' } })
  await createManualTaxMapping(owner, {
    manualTaxMapping: { taxGroupId, taxRegionId: regions[0]!.id, taxRate: '0.06' },
  })
  const product = { name: 'Bread', productType: 'PHYSICAL', priceData: { price: 2.12 } } as const
  const { id } = await createProduct(owner, { product: { ...product, taxGroupId } })
  const { id: cartId } = await createCart(owner, {
    catalogItems: [{ catalogReference: { appId: storesAppId, catalogItemId: id }, quantity: 1 }],
  })
  const taxes = async () => (await calculateCart(owner, { cartId })).summary.taxSummary?.lineItemTaxes
  expect(await taxes()).toMatchObject([{ rate: '0.06', tax: { amount: '0.12' } }])
  await updateProduct(owner, { product: { id, taxGroupId: 'a-group-that-is-gone' } })
  expect(await taxes()).toMatchObject([{ rate: '0.23', tax: { amount: '0.40' } }])
})
