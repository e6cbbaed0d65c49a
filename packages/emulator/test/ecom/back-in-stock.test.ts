import { type Client, createClient, type ElevatedAuth, local } from '@frontdesk/core'
import {
  type BackInStockRequest,
  backInStockStatuses,
  countBackInStockRequests,
  createBackInStockRequest,
  deleteBackInStockRequest,
  getBackInStockRequest,
  getBackInStockSettings,
  markBackInStockRequestAsSent,
  queryBackInStockRequests,
  reportItemsBackInStock,
  startCollectingBackInStockRequests,
  stopCollectingBackInStockRequests,
} from '@frontdesk/ecom'
import { incrementInventory, queryProducts, storesAppId } from '@frontdesk/stores'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator } from '../../src/emulator.ts'
import type { Emulator } from '../../src/emulator-api.ts'
import { refusal } from '../bookings/refusal.ts'

const minute = 60_000

let emulator: Emulator
let owner: Client<ElevatedAuth>
let visitor: Client<ElevatedAuth>
let pillow: { readonly catalogItemId: string; readonly appId: string }
let inventoryId: string

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
})
afterAll(() => emulator.close())
beforeEach(async () => {
  emulator.reset()
  // The demo has requests of its own.
  emulator.restore({ ...emulator.snapshot(), 'ecom.backInStockRequests': [] })
  const clientOf = (authorization: string): Client<ElevatedAuth> =>
    createClient({
      platform: local(emulator.url),
      attempts: 1,
      auth: { elevated: true, headers: () => ({ authorization }) },
    })
  owner = clientOf(emulator.apiKey)
  const response = await fetch(`${emulator.url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grantType: 'anonymous', clientId: emulator.clientId }),
  })
  visitor = clientOf(((await response.json()) as { access_token: string }).access_token)
  const { items } = await queryProducts(owner, { filter: { slug: 'linen-eye-pillow' } })
  pillow = { catalogItemId: items[0]!.id, appId: storesAppId }
  inventoryId = items[0]!.inventoryItemId!
})

const itemDetails = { name: 'Linen eye pillow', price: '19.00' }
const ask = (email = 'ana@example.com', catalogReference: object = pillow): Promise<BackInStockRequest> =>
  createBackInStockRequest(owner, {
    request: { catalogReference: catalogReference as typeof pillow, email },
    itemDetails,
  })
const read = ({ id }: { readonly id: string }) => getBackInStockRequest(owner, { id })
const restock = () =>
  incrementInventory(owner, {
    incrementData: [{ inventoryId, variantId: '00000000-0000-0000-0000-000000000000', incrementBy: 3 }],
  })
const mails = () => emulator.outbox.filter(({ subject }) => subject.includes('is back'))

describe('a request for an item that is out of stock', () => {
  it('is made by a visitor, with the page of the item', async () => {
    const request = await createBackInStockRequest(visitor, {
      request: { catalogReference: pillow, email: 'ana@example.com' },
      itemDetails,
    })
    expect(request).toEqual({
      id: request.id,
      catalogReference: pillow,
      email: 'ana@example.com',
      contactId: request.contactId,
      status: 'RECEIVED',
      createdDate: emulator.clock.now(),
      itemUrl: `${emulator.url}/product-page/linen-eye-pillow`,
    })
    expect(await read(request)).toEqual(request)
    expect(await refusal(getBackInStockRequest(visitor, { id: request.id }))).toEqual([403, 'FORBIDDEN'])
  })

  it('is made once for an item and an address until the mail is sent, and again after it', async () => {
    const first = await ask()
    expect(await ask('ANA@example.com')).toEqual(first)
    expect((await ask('tom@example.com')).id).not.toBe(first.id)
    await markBackInStockRequestAsSent(owner, { id: first.id })
    const again = await ask()
    expect(again.id).not.toBe(first.id)
    expect(again.contactId).toBe(first.contactId)
  })

  it('names an item that the store has', async () => {
    const refused = [400, 'INVALID_CATALOG_REFERENCE_OPTIONS']
    expect(await refusal(ask('ana@example.com', { ...pillow, catalogItemId: 'none' }))).toEqual(refused)
    const { items } = await queryProducts(owner, { filter: { slug: 'studio-t-shirt' } })
    const shirt = { catalogItemId: items[0]!.id, appId: storesAppId }
    expect(await refusal(ask('ana@example.com', shirt))).toEqual(refused)
    const options = { options: { Size: 'XXXL', Colour: 'Ink' } }
    expect(await refusal(ask('ana@example.com', { ...shirt, options }))).toEqual(refused)
  })

  it('has an address for the picture of the item', async () => {
    const request = { catalogReference: pillow, email: 'ana@example.com' }
    const wrong = createBackInStockRequest(owner, { request, itemDetails: { image: { url: 'pillow' } } })
    expect(await refusal(wrong)).toEqual([400, 'INVALID_ITEM_IMAGE_URL'])
    const image = { url: 'https://shop.example/pillow.jpg' }
    expect(await createBackInStockRequest(owner, { request, itemDetails: { image } })).toMatchObject(request)
  })
})

describe('an item that is back in stock', () => {
  it('is told of by mail: the request is processed, and then sent', async () => {
    const request = await ask()
    emulator.clock.advance(10 * minute)
    expect((await read(request)).status).toBe('RECEIVED')
    await restock()
    emulator.clock.advance(minute)
    const processing = await read(request)
    expect(processing).toEqual({ ...request, status: 'PROCESSING' })
    expect(mails()).toEqual([])
    emulator.clock.advance(minute)
    expect(await read(request)).toEqual({ ...request, status: 'NOTIFICATION_SENT', autoNotified: true })
    expect(mails()).toMatchObject([
      {
        to: 'ana@example.com',
        subject: 'Linen eye pillow is back at Harbour Studio',
        link: request.itemUrl,
      },
    ])
    expect(mails()[0]?.text).toMatch(
      /^You asked us to tell you: Linen eye pillow is available again for €\d+\.\d\d\.\nhttp/,
    )
    emulator.clock.advance(60 * minute)
    expect(mails()).toHaveLength(1)
  })

  it('reaches nobody under a domain that never exists', async () => {
    const request = await ask('ana@example.invalid')
    await restock()
    emulator.clock.advance(2 * minute)
    const failed = await read(request)
    expect(failed).toEqual({ ...request, status: 'FAILED' })
    expect(mails()).toEqual([])
    const statuses = ['RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED']
    expect([...backInStockStatuses]).toEqual(statuses)
  })
})

describe('the business', () => {
  it('reports an item: everybody who waits for it gets the mail with its texts', async () => {
    const request = await ask()
    const sent = await ask('tom@example.com')
    await markBackInStockRequestAsSent(owner, { id: sent.id })
    await reportItemsBackInStock(owner, {
      catalogReference: pillow,
      itemDetails: { name: 'Eye pillow', price: '17.50' },
      extraAutomationTemplateParameters: { Code: 'BACK10' },
    })
    expect((await read(request)).status).toBe('PROCESSING')
    emulator.clock.advance(minute)
    expect(mails().map(({ to, text }) => [to, text])).toEqual([
      [
        'ana@example.com',
        `You asked us to tell you: Eye pillow is available again for €17.50.\nCode: BACK10\n${request.itemUrl!}`,
      ],
    ])
  })

  it('reports requests by their ids, also those that failed', async () => {
    const request = await ask('ana@example.invalid')
    for (const expected of ['FAILED', 'FAILED']) {
      await reportItemsBackInStock(owner, { requestIds: [request.id, request.id], itemDetails })
      expect((await read(request)).status).toBe('PROCESSING')
      emulator.clock.advance(minute)
      expect((await read(request)).status).toBe(expected)
    }
  })

  it('reports an item or requests, not both, and not neither', async () => {
    const { id } = await ask()
    const both = { catalogReference: pillow, requestIds: [id], itemDetails }
    expect(await refusal(reportItemsBackInStock(owner, both))).toEqual([
      400,
      'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
    ])
    expect(await refusal(reportItemsBackInStock(owner, { itemDetails }))).toEqual([
      ['catalogReference', 'REQUIRED_ONE_OF_FIELD'],
    ])
    const missing = { requestIds: [id, 'none'], itemDetails }
    const notFound = [404, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND']
    expect(await refusal(reportItemsBackInStock(owner, missing))).toEqual(notFound)
    expect((await read({ id })).status).toBe('RECEIVED')
  })

  it('notes that it wrote by itself', async () => {
    const request = await ask()
    const marked = { ...request, status: 'NOTIFICATION_SENT', autoNotified: false }
    expect(await markBackInStockRequestAsSent(owner, { id: request.id })).toEqual(marked)
    expect(await refusal(markBackInStockRequestAsSent(owner, { id: 'none' }))).toEqual([
      404,
      'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND',
    ])
  })

  it('finds, counts and deletes requests', async () => {
    const request = await ask()
    const other = await ask('tom@example.com')
    await markBackInStockRequestAsSent(owner, { id: other.id })
    const { items } = await queryBackInStockRequests(owner, { filter: { status: 'RECEIVED' } })
    expect(items).toEqual([request])
    const byHand = await queryBackInStockRequests(owner, { filter: { autoNotified: false } })
    expect(byHand.items.map(({ id }) => id)).toEqual([other.id])
    const wider = { ...pillow, options: { gift: true } }
    expect(await countBackInStockRequests(owner, { catalogReferences: [pillow, wider] })).toEqual([
      { catalogReference: pillow, count: 2 },
      { catalogReference: wider, count: 0 },
    ])
    await deleteBackInStockRequest(owner, { id: request.id })
    expect(await refusal(read(request))).toEqual([404, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'])
    await restock()
    emulator.clock.advance(5 * minute)
    expect(mails()).toEqual([])
  })
})

describe('the settings', () => {
  const settings = (collectingRequests: boolean) => ({
    collectionStates: [{ appId: storesAppId, collectingRequests }],
  })

  it('stop and start the requests of the store', async () => {
    expect(await getBackInStockSettings(owner, {})).toEqual(settings(true))
    const app = { appId: storesAppId }
    expect(await stopCollectingBackInStockRequests(owner, app)).toEqual(settings(false))
    expect(await refusal(ask())).toEqual([409, 'REQUEST_COLLECTION_DISABLED'])
    expect(await startCollectingBackInStockRequests(owner, app)).toEqual(settings(true))
    expect((await ask()).status).toBe('RECEIVED')
  })

  it('know no other app', async () => {
    const app = { appId: 'app-1' }
    const refused = [400, 'NOT_SUPPORTED_APP_DEF_ID']
    expect(await refusal(startCollectingBackInStockRequests(owner, app))).toEqual(refused)
    expect(await refusal(stopCollectingBackInStockRequests(owner, app))).toEqual(refused)
    expect(await refusal(ask('ana@example.com', { ...pillow, ...app }))).toEqual([
      409,
      'REQUEST_COLLECTION_DISABLED',
    ])
  })
})
