import { apiKey } from '@frontdesk/auth'
import { createClient, local } from '@frontdesk/core'
import { createProduct, deleteProduct, updateProduct } from '@frontdesk/stores'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../src/index.ts'

let emulator: Emulator

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
})

afterEach(() => emulator.close())

const owner = () => createClient({ platform: local(emulator.url), auth: apiKey({ apiKey: emulator.apiKey }) })

const open = async (path: string): Promise<string> => (await fetch(emulator.url + path)).text()

const last = () => emulator.requests.at(-1)!

const pageOfLast = (): Promise<string> => open(`/inspector/requests/${last().id}`)

const newProduct = {
  name: 'Cork block',
  productType: 'physical',
  priceData: { price: 12 },
} as const

describe('the log of requests', () => {
  it('holds headers both ways and sizes, without secrets', async () => {
    await fetch(`${emulator.url}/v1/products/none?a=1`, {
      headers: {
        authorization: emulator.apiKey,
        cookie: 'session=abc',
        'x-api-key': 'abc',
        referer: `${emulator.url}/pages/x?code=abc#access_token=abc`,
        'x-mine': 'Bearer abc.def',
      },
    })
    const { requestHeaders, responseHeaders, responseSize, requestSize } = last()
    expect(requestHeaders).toMatchObject({
      authorization: '[redacted]',
      cookie: '[redacted]',
      'x-api-key': '[redacted]',
      referer: `${emulator.url}/pages/x?code=[redacted]#[redacted]`,
      'x-mine': 'Bearer [redacted]',
    })
    expect(responseHeaders).toMatchObject({
      'content-type': 'application/json',
      'x-wix-request-id': last().id,
    })
    expect([requestSize, responseSize]).toEqual([9, JSON.stringify(last().response).length])
    expect(JSON.stringify(emulator.requests)).not.toContain('abc')
    const page = await pageOfLast()
    for (const text of ['Request headers', 'Answer headers', 'x-mine', 'answered'])
      expect(page).toContain(text)
  })

  it('hides the code of a redirect, also where its address is relative', async () => {
    await fetch(`${emulator.url}/pages/login?session=abc`, { redirect: 'manual' })
    const { path } = last()
    expect(path).toBe('/pages/login?session=[redacted]')
    expect(JSON.stringify(last())).not.toContain('abc')
  })

  it('takes secrets out only when an entry is looked at, and prints values', async () => {
    await fetch(`${emulator.url}/v1/products/none`, { headers: { authorization: emulator.apiKey } })
    const entry = last()
    const getterOf = (name: string) => Object.getOwnPropertyDescriptor(entry, name)?.get
    expect(getterOf('response')).toBeTypeOf('function')
    expect(emulator.requests.length).toBe(1)
    await open('/inspector/requests')
    expect([last(), getterOf('response')]).toEqual([entry, expect.any(Function)])
    expect(inspect(entry)).not.toContain('[Getter')
    expect(getterOf('response')).toBe(undefined)
  })

  it('holds the body of a call that was refused, or failed on purpose', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${emulator.url}/v2/services/query`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"query":{"paging":{"limit":1}}}',
      })
    await send({})
    expect([last().status, last().request]).toEqual([401, { query: { paging: { limit: 1 } } }])
    await send({ 'x-frontdesk-fault': 'status=503' })
    expect([last().status, last().request]).toEqual([503, { query: { paging: { limit: 1 } } }])
  })
})

describe('the changes of a request', () => {
  it('are the entities that it created, changed and deleted, and the events it caused', async () => {
    const client = owner()
    const { id } = await createProduct(client, { product: newProduct })
    const event = emulator.webhooks.events.at(-1)!
    expect(last().changes).toEqual(
      expect.arrayContaining([
        { collection: 'stores.products', id, kind: 'created' },
        { collection: 'emulator.events', id: event.id, kind: 'created' },
      ]),
    )
    await updateProduct(client, { product: { id, name: 'Cork brick' } })
    const changed = last().changes?.find((change) => change.collection === 'stores.products')
    expect(changed).toMatchObject({ id, kind: 'changed' })
    expect(changed?.fields).toContain('name')
    expect(changed?.fields).not.toContain('priceData')
    const page = await pageOfLast()
    for (const text of [
      `href="/inspector/entities/stores.products/${id}"`,
      `href="/inspector/webhooks/events/${emulator.webhooks.events.at(-1)?.id}"`,
      'What it changed and sent',
    ])
      expect(page).toContain(text)

    await deleteProduct(client, { id })
    expect(last().changes).toContainEqual({ collection: 'stores.products', id, kind: 'deleted' })
    expect(await pageOfLast()).not.toContain(`href="/inspector/entities/stores.products/${id}"`)
  })

  it('are absent for a read, and for a write that was refused', async () => {
    await fetch(`${emulator.url}/v1/products/none`, { headers: { authorization: emulator.apiKey } })
    expect(last()).not.toHaveProperty('changes')
    await createProduct(owner(), { product: { ...newProduct, name: '' } }).catch(() => undefined)
    expect([last().status >= 400, last()]).toEqual([true, expect.not.objectContaining({ changes: [] })])
    expect(last()).not.toHaveProperty('changes')
  })

  it('are those of its own where many are answered at once', async () => {
    const client = owner()
    const names = Array.from({ length: 8 }, (_, number) => `Block ${number}`)
    const made = await Promise.all(
      names.map((name) => createProduct(client, { product: { ...newProduct, name } })),
    )
    const noted = emulator.requests.flatMap(({ request, changes = [] }) =>
      changes
        .filter(({ collection }) => collection === 'stores.products')
        .map(({ id }) => [(request as { product: { name: string } }).product.name, id]),
    )
    expect(noted.sort()).toEqual(made.map(({ name, id }) => [name, id]).sort())
  })

  it('are noted for what is no operation, too', async () => {
    await fetch(`${emulator.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: emulator.clientId, grantType: 'anonymous' }),
    })
    expect(last()).toMatchObject({ path: '/oauth2/token', status: 200 })
    expect(last().changes).toEqual([
      { collection: 'auth.tokenFamilies', id: expect.any(String) as string, kind: 'created' },
    ])
  })
})
