import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, local } from '@frontdesk/core'
import { addLineItemsToCurrentCart, deleteCurrentCart } from '@frontdesk/ecom'
import { storesAppId } from '@frontdesk/stores'
import { cartEvents, createWebhooks } from '@frontdesk/webhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmulator } from '../../src/emulator.ts'
import type { Emulator } from '../../src/emulator-api.ts'

let emulator: Emulator
let token: string

beforeAll(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-03-02T09:00:00Z' })
  const response = await post('/oauth2/token', { clientId: emulator.clientId, grantType: 'anonymous' })
  token = String(response.body['access_token'])
})

afterAll(() => emulator.close())

const post = async (
  path: string,
  body: object,
  authorization?: string,
): Promise<{ status: number; body: Record<string, unknown> }> => {
  const response = await fetch(emulator.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

describe('orders over HTTP', () => {
  it.each([
    ['/ecom/v1/orders/an-order/cancel', {}],
    ['/ecom/v1/payments-collector/orders/an-order/mark-as-paid', {}],
  ])('keep %s for the business', async (path, body) => {
    const refused = await post(path, body, token)
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { details: { applicationError: { code: 'FORBIDDEN' } } },
    ])
    const missing = await post(path, body, emulator.apiKey)
    expect([missing.status, missing.body]).toEqual([
      404,
      {
        message: 'There is no order with id an-order',
        details: {
          applicationError: {
            code: 'ORDER_NOT_FOUND',
            description: 'There is no order with id an-order',
            data: { id: 'an-order' },
          },
        },
      },
    ])
  })
  it('answer free text and aggregations beside the orders', async () => {
    const search = {
      search: { expression: 'zzzz' },
      aggregations: [{ name: 'a', type: 'VALUE', fieldPath: 'status' }],
    }
    const { status, body } = await post('/ecom/v1/orders/search', { search }, emulator.apiKey)
    expect([status, body]).toEqual([
      200,
      {
        orders: [],
        metadata: { count: 0, cursors: {}, hasNext: false },
        aggregationData: {
          results: [{ name: 'a', type: 'VALUE', fieldPath: 'status', values: { results: [] } }],
        },
      },
    ])
  })

  it('refuse a field that is not searched', async () => {
    const search = { search: { expression: 'x', fields: ['buyerNote'] } }
    const { status, body } = await post('/ecom/v1/orders/search', { search }, emulator.apiKey)
    expect([status, body]).toMatchObject([
      400,
      {
        details: {
          validationError: {
            fieldViolations: [{ field: 'search.search.fields.0', violatedRule: 'FIELD_NOT_ALLOWED' }],
          },
        },
      },
    ])
  })
})

describe('carts over HTTP', () => {
  it('emit events of their changes, which a receiver reads with types', async () => {
    const bodies: string[] = []
    const receiver = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        bodies.push(Buffer.concat(chunks).toString())
        response.end()
      })
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = receiver.address() as AddressInfo
      emulator.webhooks.subscribe(`http://127.0.0.1:${port}/hook`)
      const client = createClient({
        platform: local(emulator.url),
        auth: { headers: () => ({ authorization: token }) },
      })
      const catalogReference = { catalogItemId: '5707e000-0000-4000-8000-000000000003', appId: storesAppId }
      const add = () =>
        addLineItemsToCurrentCart(client, { catalogItems: [{ catalogReference, quantity: 1 }] })
      const first = await add()
      const second = await add()
      await deleteCurrentCart(client, {})
      await emulator.webhooks.idle()

      const webhooks = createWebhooks({
        publicKey: await emulator.webhooks.publicKey(),
        events: [cartEvents],
        platform: local(emulator.url),
      })
      const events = await Promise.all(bodies.map((body) => webhooks.read(body)))
      expect(events.map(({ type, data }) => [type, data])).toEqual([
        ['cart.created', { cart: first }],
        [
          'cart.updated',
          {
            cart: second,
            modifiedFields: {
              'lineItems[0].quantityInfo.requestedQuantity': 1,
              'lineItems[0].quantityInfo.confirmedQuantity': 1,
              'lineItems[0].pricing.totalPrice.amount': '16.00',
              'lineItems[0].pricing.totalPrice.formattedAmount': '€16.00',
              'lineItems[0].pricing.totalPrice.convertedAmount': '16.00',
              'lineItems[0].pricing.totalPrice.formattedConvertedAmount': '€16.00',
              'subtotal.amount': '16.00',
              'subtotal.formattedAmount': '€16.00',
              'subtotal.convertedAmount': '16.00',
              'subtotal.formattedConvertedAmount': '€16.00',
            },
          },
        ],
        ['cart.deleted', { cart: second }],
      ])
    } finally {
      receiver.close()
    }
  })
})
