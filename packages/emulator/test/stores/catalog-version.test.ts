import { apiKey, createRedirectSession, oauth } from '@frontdesk/auth'
import { type Client, createClient, local } from '@frontdesk/core'
import { addLineItemsToCurrentCart, searchOrders } from '@frontdesk/ecom'
import {
  createProduct,
  getCatalogVersion,
  getProduct,
  queryCollections,
  queryInventory,
  queryProducts,
  storesAppId,
} from '@frontdesk/stores'
import { afterEach, describe, expect, it } from 'vitest'
import type { Emulator } from '../../src/emulator-api.ts'
import { createEmulator } from '../../src/emulator.ts'
import type { Business } from '../../src/kernel/handler.ts'

const mat = '5707e000-0000-4000-8000-000000000001'

let emulator: Emulator
const open = async (catalogVersion?: Business['catalogVersion']): Promise<void> => {
  emulator = await createEmulator({
    port: 0,
    clock: '2026-05-04T07:00:00Z',
    business: { ...(catalogVersion && { catalogVersion }) },
  })
}
afterEach(() => emulator.close())

const visitor = () =>
  createClient({ platform: local(emulator.url), auth: oauth({ clientId: emulator.clientId }) })
const business = () =>
  createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })

const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      const { status, code, data } = error as { status?: number; code?: string; data?: object }
      return [status, code, data]
    },
  )

/** Sends a request as a client of version 3 would. */
const send = async (path: string): Promise<[number, unknown]> => {
  const answer = await fetch(emulator.url + path, {
    method: 'POST',
    headers: { authorization: emulator.apiKey, 'content-type': 'application/json' },
    body: '{"query":{}}',
  })
  return [answer.status, await answer.json()]
}

const add = (client: Client, appId: string) =>
  addLineItemsToCurrentCart(client, {
    catalogItems: [
      {
        catalogReference: { catalogItemId: mat, appId, options: { options: { Colour: 'Sea' } } },
        quantity: 1,
      },
    ],
  })
const catalogReference = { catalogItemId: mat, appId: storesAppId, options: { options: { Colour: 'Sea' } } }
const cart = () => add(visitor(), storesAppId)
const product = () => createRedirectSession(visitor(), { storesProduct: { productSlug: 'harbour-mat' } })
const page = async () => (await fetch(`${emulator.url}/product-page/harbour-mat`)).status

describe('a business with version 1 of the catalog', () => {
  it('answers the calls of this version, and declines those of version 3', async () => {
    await open()
    expect(await getCatalogVersion(visitor(), {})).toBe('V1_CATALOG')
    expect((await getProduct(visitor(), { id: mat })).slug).toBe('harbour-mat')
    const description = 'Endpoint belongs to CATALOG_V3, but your site is using CATALOG_V1'
    const declined = [
      428,
      {
        message: description,
        details: {
          applicationError: {
            code: 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
            description,
            data: { catalogVersion: 'V1_CATALOG' },
          },
        },
      },
    ]
    expect(await send('/stores/v3/products/query')).toEqual(declined)
    expect(await send('/stores/v3/brands/query')).toEqual(declined)
    expect(await page()).toBe(200)
  })
})

it('takes the id that apps for version 1 of the catalog give the store, for the same line', async () => {
  await open()
  const client = visitor()
  await add(client, '1380b703-ce81-ff05-f115-39571d94dfcd')
  const { lineItems } = await add(client, storesAppId)
  expect(
    lineItems?.map(({ source, quantityInfo }) => [source?.catalogReference, quantityInfo?.requestedQuantity]),
  ).toEqual([[catalogReference, 2]])
})

describe('a business with version 3 of the catalog', () => {
  it('says so, and declines every other call of version 1', async () => {
    await open('V3_CATALOG')
    expect(await getCatalogVersion(visitor(), {})).toBe('V3_CATALOG')
    const declined = [428, 'CATALOG_V3_CALLING_CATALOG_V1_API', { catalogVersion: 'V3_CATALOG' }]
    expect(await failure(queryProducts(visitor(), {}))).toEqual(declined)
    expect(await failure(getProduct(visitor(), { id: mat }))).toEqual(declined)
    expect(await failure(queryCollections(visitor(), {}))).toEqual(declined)
    expect(await failure(queryInventory(visitor(), {}))).toEqual(declined)
    expect(
      await failure(
        createProduct(business(), {
          product: { name: 'Mug', productType: 'physical', priceData: { price: 12 } },
        }),
      ),
    ).toEqual(declined)
  })

  it('still asks for the rights of the owner first', async () => {
    await open('V3_CATALOG')
    const answer = await fetch(`${emulator.url}/stores/v1/products/${mat}`, { method: 'DELETE' })
    expect(answer.status).toBe(401)
  })

  it('sells no product of version 1', async () => {
    await open('V3_CATALOG')
    expect(await failure(cart())).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG', { catalogReference }])
    expect(await page()).toBe(404)
  })
})

describe('a business without the store', () => {
  it('says so, and declines every other call', async () => {
    await open('STORES_NOT_INSTALLED')
    expect(await getCatalogVersion(visitor(), {})).toBe('STORES_NOT_INSTALLED')
    const declined = [428, 'APP_NOT_INSTALLED', { app: 'stores' }]
    expect(await failure(queryProducts(visitor(), {}))).toEqual(declined)
    const [status, body] = await send('/stores/v3/products/query')
    expect(status).toBe(428)
    expect(body).toMatchObject({ details: { applicationError: { code: 'APP_NOT_INSTALLED' } } })
  })

  it('sells no products, and has no page for them', async () => {
    await open('STORES_NOT_INSTALLED')
    expect(await failure(cart())).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG', { catalogReference }])
    expect(await failure(product())).toEqual([
      400,
      'APP_NOT_INSTALLED',
      { target: 'storesProduct', app: 'stores' },
    ])
    expect(await page()).toBe(404)
  })

  it('keeps the orders of the time when it had one', async () => {
    await open('STORES_NOT_INSTALLED')
    expect((await searchOrders(business(), {})).items.length).toBeGreaterThan(0)
  })
})

it('refuses a version that does not exist', async () => {
  await open()
  await expect(
    createEmulator({ port: 0, business: { catalogVersion: 'V2_CATALOG' as 'V3_CATALOG' } }),
  ).rejects.toMatchObject({
    code: 'INVALID_OPTION',
    message:
      '"business.catalogVersion" must be one of V1_CATALOG, V3_CATALOG, STORES_NOT_INSTALLED, not "V2_CATALOG"',
  })
})
