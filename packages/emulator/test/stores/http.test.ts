import { createClient, local, pages, strictDates, type Validation } from '@frontdesk/core'
import { validation } from '@frontdesk/core/schema'
import { oauth } from '@frontdesk/auth'
import {
  getCollectionBySlug,
  getProduct,
  type Product,
  queryProducts,
  queryProductVariants,
} from '@frontdesk/stores'
import { storesSchemas } from '@frontdesk/stores/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmulator } from '../../src/emulator.ts'
import type { Emulator } from '../../src/emulator-api.ts'

let emulator: Emulator

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-03-02T09:00:00Z' })
})

afterAll(() => emulator.close())

const visitor = (validate: Validation | undefined = validation(storesSchemas)) =>
  createClient({
    platform: local(emulator.url),
    auth: oauth({ clientId: emulator.clientId, now: () => Date.parse('2026-03-02T09:00:00Z') }),
    validate,
  })

describe('the store, through the SDK', () => {
  it('is walked page by page', async () => {
    const client = visitor()
    const names: string[] = []
    for await (const { name } of pages(queryProducts, client, {
      sort: [{ fieldName: 'name' }],
      paging: { limit: 5 },
    }))
      names.push(name)
    expect(names).toHaveLength(15)
    expect(names).toEqual([...names].sort())
  })

  it('leads from a collection to a product, its picture and its variants', async () => {
    const client = visitor()
    const { id: collectionId, lastUpdated } = await getCollectionBySlug(client, { slug: 'practice' })
    expect(lastUpdated).toEqual(new Date('2026-03-02T09:00:00Z'))
    const { items } = await queryProducts(client, { filter: { collectionIds: { $hasSome: [collectionId] } } })
    const { id } = items.find(({ slug }) => slug === 'harbour-mat') as Product
    const mat = await getProduct(client, { id })
    const picture = await fetch(mat.media?.mainMedia?.image?.url as string)
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    const sand = await queryProductVariants(client, { id, choices: { Colour: 'Sand' } })
    expect(sand.items).toMatchObject([{ choices: { Colour: 'Sand' }, stock: { quantity: 9 } }])
    expect(sand.items[0]?.id).toBe('5707e000-0000-4000-8001-000001000002')
    expect(sand.total).toBe(1)
  })

  it('takes the routes of other clients of the platform', async () => {
    const query = Buffer.from(JSON.stringify({ query: { filter: { slug: 'harbour-mat' } } })).toString(
      'base64url',
    )
    const ask = async (path: string): Promise<unknown> => {
      const headers = { authorization: emulator.apiKey }
      return (await fetch(emulator.url + path, { headers })).json()
    }
    for (const path of ['/stores-reader', ''])
      expect(await ask(`${path}/v1/products/query-platformized?.r=${query}`)).toMatchObject({
        products: [{ slug: 'harbour-mat' }],
        metadata: { total: 1 },
      })
    expect(await ask('/v2/collections/slug/practice')).toMatchObject({ collection: { slug: 'practice' } })
  })

  it('counts variants beside the paging metadata, as the platform does', async () => {
    const response = await fetch(
      `${emulator.url}/stores-reader/v1/products/5707e000-0000-4000-8000-000000000001/variants/query`,
      {
        method: 'POST',
        headers: { authorization: emulator.apiKey, 'content-type': 'application/json' },
        body: JSON.stringify({ paging: { offset: 1, limit: 1 } }),
      },
    )
    expect(await response.json()).toMatchObject({
      variants: [{ id: '5707e000-0000-4000-8001-000001000002' }],
      metadata: { items: 1, offset: 1 },
      totalResults: 3,
    })
  })

  it('answers with the errors of the platform', async () => {
    const client = visitor()
    const { items } = await queryProducts(client, { paging: { limit: 1 } })
    const { id } = items[0] as Product
    await expect(getProduct(client, { id: 'nothing' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    })
    await expect(getProduct(client, { id, includeMerchantSpecificData: true })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      status: 403,
    })
  })

  it('names a wrong field of a filter as it was written, or as it was sent when only the platform checks', async () => {
    const filter = { ribbon: 'New' } as object
    await expect(queryProducts(visitor(), { filter })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      violations: [{ field: 'filter.ribbon', violatedRule: 'FIELD_NOT_ALLOWED' }],
    })
    await expect(queryProducts(visitor(strictDates), { filter })).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_ARGUMENT',
      violations: [{ field: 'query.filter.ribbon', violatedRule: 'FIELD_NOT_ALLOWED' }],
    })
  })
})
