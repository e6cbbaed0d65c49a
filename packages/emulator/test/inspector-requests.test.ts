import { apiKey } from '@frontdesk/auth'
import { createClient, local } from '@frontdesk/core'
import * as bookings from '@frontdesk/bookings'
import * as stores from '@frontdesk/stores'
import { createProduct, deleteProduct, updateProduct } from '@frontdesk/stores'
import { inspect } from 'node:util'
import { compileFunction } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../src/index.ts'
import { sdkCallOf } from '../src/inspector/request-code.ts'

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
      'Effects',
    ])
      expect(page).toContain(text)

    expect(await open(`/inspector/webhooks/events/${event.id}`)).toContain(
      `href="/inspector/requests/${emulator.requests[0]?.id}"`,
    )

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

  it('are noted for what is not an operation, too', async () => {
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

const submit = (path: string, fields: Record<string, string> = {}): Promise<Response> =>
  fetch(emulator.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The text that the button copies. */
const copied = async (label: string): Promise<string> => {
  const page = await pageOfLast()
  const [, text] = new RegExp(`data-copy="([^"]*)"\\s+aria-label="Copy ${label}"`).exec(page) ?? []
  return unescaped(text ?? '')
}

describe('a request as a call of the SDK', () => {
  it('has the import of its function, and says who called', async () => {
    await bookings.queryExtendedBookings(owner(), {
      filter: { startDate: { $gte: new Date('2026-05-04T09:00:00Z') } },
      sort: [{ fieldName: 'startDate', order: 'ASC' }],
    })
    expect(await copied('the call')).toBe(
      `import { queryExtendedBookings } from '@frontdesk/bookings'

// The client has \`auth: apiKey({ apiKey })\`, because the business made this call.
await queryExtendedBookings(client, {
  filter: { startDate: { $gte: '2026-05-04T09:00:00.000Z' } },
  sort: [{ fieldName: 'startDate', order: 'ASC' }],
  cursorPaging: { limit: 50 },
})`,
    )
  })

  it.each<[string, (client: ReturnType<typeof owner>) => Promise<unknown>]>([
    ['a path with an id', (client) => stores.getProduct(client, { id: 'none' })],
    [
      'a query',
      (client) => bookings.queryServices(client, { filter: { name: 'Yin' }, paging: { limit: 2 } }),
    ],
    ['a body', (client) => createProduct(client, { product: { ...newProduct, name: "A\nB \\ 'c'" } })],
  ])('makes the same request again: %s', async (_, call) => {
    const client = owner()
    await call(client).catch(() => undefined)
    const { method, path, request } = last()
    const text = await copied('the call')
    const [, name = '', statement = ''] =
      /import \{ (\w+) \}[\s\S]*?(await \w+\(client, [\s\S]*)$/.exec(text) ?? []
    const operation = { ...stores, ...bookings }[name as 'getProduct']
    const run = compileFunction(`return (async () => { ${statement} })()`, ['client', name]) as (
      ...parts: unknown[]
    ) => Promise<unknown>
    await run(client, operation).catch(() => undefined)
    expect(emulator.requests.filter((entry) => entry.path === path)).toHaveLength(2)
    expect(last()).toMatchObject({ method, path, ...(request !== undefined && { request }) })
  })

  it('writes any value as TypeScript', () => {
    const input = {
      'a-b': [new Date(0), null, -1.5, true],
      ['__proto__']: "it's",
      none: undefined,
      empty: [{}],
    }
    const entry = { operation: 'stores.products.get', identity: { kind: 'none' } } as never
    expect(sdkCallOf(entry, input)).toBe(
      `import { getProduct } from '@frontdesk/stores'

await getProduct(client, {
  'a-b': [new Date('1970-01-01T00:00:00.000Z'), null, -1.5, true],
  ['__proto__']: 'it\\'s',
  empty: [{}],
})`,
    )
    expect(sdkCallOf({ operation: 'none', identity: { kind: 'none' } } as never, {})).toBe(undefined)
  })

  it('is left out for what is not an operation, and for a body that was cut', async () => {
    await fetch(`${emulator.url}/pages/login`)
    expect(await pageOfLast()).not.toContain('As a call of the SDK')
    await createProduct(owner(), { product: { ...newProduct, description: 'x'.repeat(300_000) } }).catch(
      () => undefined,
    )
    const page = await pageOfLast()
    expect(page).not.toContain('As a call of the SDK')
    expect(page).not.toContain('Send again')
  })
})

describe('a request that is sent again', () => {
  const query = () => bookings.queryServices(owner(), { paging: { limit: 1 } })

  it('is the same, with its token, which no page shows', async () => {
    await query()
    const first = last()
    const answer = await submit(`/inspector/requests/${first.id}/send`)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/inspector/requests/${last().id}`])
    const { method, path, operation, status, identity, request, response } = first
    expect(last()).toMatchObject({ method, path, operation, status, identity, request, response })
    expect([emulator.requests.length, last().id === first.id]).toEqual([2, false])
    expect(await open(`/inspector/requests/${first.id}?edit`)).not.toContain(emulator.apiKey)
    expect((await submit('/inspector/requests/none/send')).status).toBe(404)
  })

  it('is edited: method, path, body and caller', async () => {
    await query()
    const first = last()
    const form = await open(`/inspector/requests/${first.id}?edit`)
    expect(form).toContain(`value="${first.path}"`)
    const fields = { edited: 'true', method: 'POST', path: first.path, caller: 'none' }
    await submit(`/inspector/requests/${first.id}/send`, {
      ...fields,
      body: '{"query":{"paging":{"limit":2}}}',
    })
    expect([last().status, last().request]).toEqual([401, { query: { paging: { limit: 2 } } }])
    await submit(`/inspector/requests/${first.id}/send`, {
      ...fields,
      ...{ caller: 'owner', method: 'GET', path: '/v1/products/none', body: '' },
    })
    expect(last()).toMatchObject({
      operation: 'stores.products.get',
      status: 404,
      identity: { kind: 'owner' },
    })
  })

  it('sends the secrets of the first request where the log hides them', async () => {
    const grant = { clientId: emulator.clientId, grantType: 'anonymous' }
    const send = (body: object) =>
      fetch(`${emulator.url}/oauth2/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const { refresh_token: refreshToken } = (await (await send(grant)).json()) as { refresh_token: string }
    await send({ ...grant, grantType: 'refresh_token', refreshToken })
    const { id, path, request } = last()
    expect(request).toMatchObject({ refreshToken: '[redacted]' })
    const fields = { edited: 'true', method: 'POST', path, caller: 'same', body: JSON.stringify(request) }
    await submit(`/inspector/requests/${id}/send`, fields)
    expect([last().id === id, last().status]).toEqual([false, 200])
  })

  it.each([
    [{ path: '//evil.example/' }, 'The path must begin with one slash.'],
    [{ path: 'v1' }, 'The path must begin with one slash.'],
    [{ path: '/pages/login?session=[redacted]' }, 'The path holds [redacted]: write the value in its place.'],
    [{ method: 'TRACE' }, 'The method must be one of GET, POST, PUT, PATCH, DELETE.'],
    [{ body: '{' }, 'The body is not JSON: '],
  ])('is refused with %j', async (change, problem) => {
    await query()
    const { id, path } = last()
    const fields = { edited: 'true', method: 'POST', path, caller: 'same', body: '{}', ...change }
    const refused = await submit(`/inspector/requests/${id}/send`, fields)
    expect([refused.status, unescaped(await refused.text())]).toEqual([422, expect.stringContaining(problem)])
    expect(emulator.requests).toHaveLength(1)
  })

  it('leads to its entry when a fault cuts its connection', async () => {
    await query()
    emulator.faults.add({ operation: 'bookings.services.query', reset: true, times: 1 })
    const answer = await submit(`/inspector/requests/${last().id}/send`)
    expect([last().status, answer.headers.get('location')]).toEqual([0, `/inspector/requests/${last().id}`])
  })
})

describe('the live page', () => {
  const live = (query = '') => open(`/inspector/log${query}`)

  it('is narrowed to one kind, and shows the latest first where the clock stands still', async () => {
    await createProduct(owner(), { product: newProduct })
    await fetch(`${emulator.url}/v1/products/none`)
    const [first, second] = emulator.requests
    const all = await live()
    const event = `/inspector/webhooks/events/${emulator.webhooks.events[0]?.id}`
    expect(all).toContain(event)
    expect(all.indexOf(second!.id)).toBeLessThan(all.indexOf(first!.id))
    const requests = await live('?kind=Request')
    expect([requests.includes(event), requests.includes(first!.id)]).toEqual([false, true])
    expect(requests).toMatch(/<option\s+selected\s*>\s*Request/)
    expect(await live('?kind=Mail')).toContain('Nothing matches')
    expect(await live('?kind=anything')).toContain(event)
  })

  it('is cleared, and shows only what is new until it is restored', async () => {
    await fetch(`${emulator.url}/v1/products/old`)
    const old = last()
    expect(await live()).not.toContain('Show what was cleared')
    const answer = await submit('/inspector/log/clear')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/inspector/log'])
    expect(await live()).toContain('Nothing new')
    await fetch(`${emulator.url}/v1/products/new`)
    const page = await live()
    expect([page.includes(last().id), page.includes(old.id)]).toEqual([true, false])
    await submit('/inspector/log/restore')
    expect(await live()).toContain(old.id)
    expect(emulator.requests).toHaveLength(2)
  })
})
