import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator } from '../src/index.ts'

let emulator: Emulator

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
})

afterEach(() => emulator.close())

const open = async (path: string): Promise<{ status: number; html: string; headers: Headers }> => {
  const response = await fetch(emulator.url + path)
  return { status: response.status, html: await response.text(), headers: response.headers }
}

const submit = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(emulator.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  })

describe('the inspector', () => {
  it('shows what an app needs to connect', async () => {
    const { html, headers } = await open('/')
    for (const text of [
      emulator.url,
      emulator.clientId,
      emulator.apiKey,
      'FRONTDESK_URL',
      'ana@example.com',
      '4242 4242 4242 4242',
      'Europe/Lisbon',
    ])
      expect(html).toContain(text)
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/inspector/script.js">'])
    expect(html).not.toContain('style="')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
    const outbox = await emulator.fetch(new Request(`${emulator.url}/_emulator/outbox`))
    expect(outbox.headers.get('cache-control')).toBe('no-store')
    expect((await open('/inspector/style.css')).headers.get('content-type')).toContain('text/css')
  })

  it('leads from its folder to the overview', async () => {
    const { status, headers } = await fetch(`${emulator.url}/inspector`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([302, '/'])
  })

  it('shows entities, by collection and one by one', async () => {
    const collections = await open('/inspector/entities')
    expect(collections.html).toContain('/inspector/entities/stores.products')
    expect(collections.html).not.toContain('signingKeys')
    const products = await open('/inspector/entities/stores.products')
    const [link] = /\/inspector\/entities\/stores\.products\/[\w-]+/.exec(products.html) ?? []
    const product = await open(link ?? '')
    expect(product.html).toContain('&quot;name&quot;')
    const none = await open('/inspector/entities/stores.products?search=nothing-like-this')
    expect(none.html).toContain('Nothing found')
    expect((await open('/inspector/entities/stores.products/none')).status).toBe(404)
    expect((await open('/inspector/entities/emulator.signingKeys')).status).toBe(404)
  })

  it('shows requests, narrowed down, and never what is secret', async () => {
    const send = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(emulator.url + path, { headers })
    const token = (
      (await (
        await fetch(`${emulator.url}/oauth2/token`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ clientId: emulator.clientId, grantType: 'anonymous' }),
        })
      ).json()) as { access_token: string }
    ).access_token
    await send('/v1/products/none', { authorization: token })
    await send('/nowhere/<script>alert(1)</script>')
    const all = await open('/inspector/requests')
    expect(all.html).toContain('stores.products.get')
    expect(all.html).not.toContain('<script>alert')
    expect(all.html).not.toContain(token)
    const narrowed = await open('/inspector/requests?search=products&status=4xx&method=GET')
    expect(narrowed.html).toContain('/v1/products/none')
    expect(narrowed.html).not.toContain('/oauth2/token')
    const detail = await open(`/inspector/requests/${emulator.requests[1]?.id}`)
    expect(detail.html).toContain('visitor ')
    expect(detail.html).not.toContain(token)
    expect((await open('/inspector/requests/none')).status).toBe(404)
  })

  it('moves the clock and starts again', async () => {
    const answer = await submit('/inspector/clock', { advance: '3600000' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/inspector/clock#moved'])
    expect(emulator.clock.now()).toEqual(new Date('2026-05-04T10:00:00Z'))
    expect((await submit('/inspector/reset', {})).status).toBe(303)
    expect(emulator.clock.now()).toEqual(new Date('2026-05-04T09:00:00Z'))
    expect(emulator.requests.filter(({ path }) => path.startsWith('/inspector'))).toEqual([])
  })

  it('subscribes, refuses what is elsewhere, and removes', async () => {
    const refused = await submit('/inspector/webhooks', { url: 'https://example.com/hook' })
    expect(refused.status).toBe(422)
    const page = await refused.text()
    expect(page).toContain('role="alert"')
    expect(page).toContain('value="https://example.com/hook"')
    await submit('/inspector/webhooks', { url: 'http://localhost:3999/hook' })
    const [subscription] = emulator.webhooks.subscriptions
    expect((await open('/inspector/webhooks')).html).toContain('http://localhost:3999/hook')
    await submit(`/inspector/webhooks/${subscription?.id}/remove`, {})
    expect(emulator.webhooks.subscriptions).toEqual([])
    expect((await submit('/inspector/webhooks/none/remove', {})).status).toBe(404)
  })

  it('adds fault rules, says what is wrong with one, and takes them away', async () => {
    expect((await open('/inspector/faults')).html).toContain('Nothing goes wrong')
    const form = { effect: 'status', status: '503', retryAfter: '2', times: '2', share: '50', when: 'after' }
    const added = await submit('/inspector/faults', {
      ...form,
      operation: 'bookings.services.query',
      method: 'POST',
      latency: '5',
    })
    expect([added.status, added.headers.get('location')]).toEqual([303, '/inspector/faults'])
    const id = emulator.faults.list()[0]!.id
    expect(emulator.faults.list()).toEqual([
      {
        ...{ id, struck: 0, operation: 'bookings.services.query', method: 'POST', status: 503 },
        ...{ retryAfter: 2, latency: 5, times: 2, probability: 0.5, after: true },
      },
    ])
    // Fields of another effect stay out of the rule.
    await submit('/inspector/faults', { effect: 'reset', status: '503', code: 'X', when: 'instead' })
    await submit('/inspector/faults', { effect: 'truncate', status: '503', when: 'after' })
    await submit('/inspector/faults', { effect: 'wait', status: '503', latency: '7' })
    await submit('/inspector/faults', { effect: 'declined', operation: '*', latency: '9', times: '2' })
    await submit('/inspector/faults', { effect: 'pending', share: '50' })
    expect(emulator.faults.list().slice(1)).toMatchObject([
      { reset: true },
      { truncate: true },
      { latency: 7 },
      { card: 'declined', times: 2 },
      { card: 'pending', probability: 0.5 },
    ])
    // A card is charged by no operation.
    for (const fault of emulator.faults.list().slice(4)) {
      expect(fault).not.toHaveProperty('operation')
      emulator.faults.remove(fault.id)
    }
    for (const fault of emulator.faults.list().slice(1)) expect(fault).not.toHaveProperty('status')
    const page = (await open('/inspector/faults')).html
    for (const text of [
      'status=503; retry-after=2; latency=5; after, 50 % of them',
      '0 of 2',
      'Every request',
    ])
      expect(page).toContain(text)
    expect(page).toContain('<option value="bookings.bookings.create">')

    const refused = await submit('/inspector/faults', { ...form, status: '42', times: 'many', share: '0' })
    expect(refused.status).toBe(422)
    const html = await refused.text()
    expect(html).toMatch(
      /id="status-problem" role="alert">\s*Status must be a whole number from 400 to 599\./,
    )
    expect(html).toContain('Requests must be a whole number of 1 or more.')
    expect(html).toContain('Share must be above 0 and up to 100.')
    expect(html).toContain('value="many"')
    expect(emulator.faults.list()).toHaveLength(4)

    await submit(`/inspector/faults/${id}/remove`, {})
    expect((await submit(`/inspector/faults/${id}/remove`, {})).status).toBe(404)
    await submit('/inspector/faults/clear', {})
    expect(emulator.faults.list()).toEqual([])
  })

  it('marks the requests that were struck', async () => {
    const struck = (fault: string): Promise<unknown> =>
      fetch(emulator.url + '/v1/products/none', { headers: { 'x-frontdesk-fault': fault } }).catch(
        () => undefined,
      )
    await struck('status=503')
    await struck('reset')
    const list = (await open('/inspector/requests')).html
    expect(list.match(/>fault</g)).toHaveLength(2)
    expect(emulator.requests.map(({ operation }) => operation)).toEqual([
      'stores.products.get',
      'stores.products.get',
    ])
    expect(list).toContain('no answer')
    expect((await open(`/inspector/requests/${emulator.requests[0]?.id}`)).html).toContain('status=503')
  })

  it('says on a page of its own that something is not there', async () => {
    for (const path of ['/inspector/nowhere', '/inspector/entities/none']) {
      const missing = await open(path)
      expect([path, missing.status]).toEqual([path, 404])
      expect(missing.html).toContain('<h1>This page does not exist any more</h1>')
    }
  })

  it('is closed to forms of other sites', async () => {
    for (const headers of [{ origin: 'http://localhost:5173' }, { 'sec-fetch-site': 'cross-site' }])
      expect(
        (await submit('/inspector/clock', { advance: '1' }, headers as Record<string, string>)).status,
      ).toBe(403)
    expect(emulator.clock.now()).toEqual(new Date('2026-05-04T09:00:00Z'))
  })
})

describe('stored data', () => {
  const products = '/inspector/entities/stores.products'
  const first = () =>
    emulator.snapshot()['stores.products']![0]! as { id: string; name: string; lastUpdated: Date }

  it('is a table with a page of 100, and details beside it whose ids are links', async () => {
    const list = (await open('/inspector/entities/bookings.bookings')).html
    for (const title of ['Service', 'Starts', 'Customer', 'Status']) expect(list).toContain(`>${title}</th>`)
    const [booking] = emulator.snapshot()['bookings.bookings']!
    const { serviceId } = (booking as never as { bookedEntity: { slot: { serviceId: string } } }).bookedEntity
      .slot
    const shown = (await open(`/inspector/entities/bookings.bookings/${booking!.id}`)).html
    expect(shown).toContain(`href="/inspector/entities/bookings.services/${serviceId}"`)
    expect(shown).not.toContain(`href="/inspector/entities/bookings.bookings/${booking!.id}"><span class="s"`)

    for (let number = 0; number < 101; number++)
      await submit(`${products}/change`, { json: `{ "id": "extra-${number}", "name": "Extra ${number}" }` })
    const page = (await open(products)).html
    expect(page).toContain('1 to 100 of 116')
    expect(page).toContain('>Extra 100<')
    expect(page).not.toContain('>Extra 0<')
    expect((await open(`${products}?offset=100`)).html).toContain('101 to 116 of 116')
    expect((await open(`${products}?search=extra+100`)).html).toContain('1 of 116 stored')
  })

  it('is edited as JSON, with dates as dates', async () => {
    const { id, lastUpdated } = first()
    const form = (await open(`${products}/${id}?edit`)).html
    expect(form).toContain('&quot;$date&quot;')
    const moved = new Date(+lastUpdated + 1_000)
    const json = JSON.stringify({
      id,
      name: 'Better mat',
      lastUpdated: { $date: moved.toISOString() },
    })
    const saved = await submit(`${products}/change`, { id, json })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${products}/${id}`])
    expect(first()).toMatchObject({ id, name: 'Better mat', lastUpdated: moved })
    expect(emulator.webhooks.events).toEqual([])
  })

  it.each([
    ['no JSON', 'is not JSON'],
    ['[]', 'must be an object'],
    ['{ "name": "Mat" }', 'id must be a text'],
    ['{ "id": "%", "name": 7 }', 'name must stay a string, not a number'],
    ['{ "id": "%", "lastUpdated": "2026-05-04" }', 'lastUpdated must stay a date, not a string'],
    ['{ "id": "%", "priceData": { "price": "7" } }', 'priceData.price must stay a number, not a string'],
  ])('refuses the edit %s', async (text, problem) => {
    const { id } = first()
    const before = emulator.snapshot()['stores.products']
    const json = text.replace('%', id)
    const refused = await submit(`${products}/change`, { id, json })
    expect(refused.status).toBe(422)
    const page = await refused.text()
    expect(page).toContain(problem)
    expect(page).toContain('aria-invalid="true"')
    expect(emulator.snapshot()['stores.products']).toEqual(before)
  })

  it('is deleted one by one, and never where it is not shown', async () => {
    const { id } = first()
    expect((await submit(`${products}/${id}/remove`, {})).status).toBe(303)
    expect((await submit(`${products}/${id}/remove`, {})).status).toBe(404)
    expect((await open(`${products}/${id}`)).status).toBe(404)
    for (const path of ['auth.tokenKeys/change', 'auth.tokenKeys/token/remove'])
      expect((await submit(`/inspector/entities/${path}`, { json: '{"id":"token"}' })).status).toBe(404)
    expect(emulator.snapshot()['auth.tokenKeys']).toMatchObject([
      { id: 'token', value: expect.any(String) as string },
    ])
  })
})

describe('mails', () => {
  it('are shown as HTML in a frame without script, as text, and are deleted', async () => {
    const response = await submit('/inspector/entities/emulator.mails/change', {
      json: JSON.stringify({
        id: 'mail-1',
        to: 'ana@example.com',
        subject: 'Hello <b>',
        text: 'Look at http://127.0.0.1/x.\nBye',
        code: '123456',
        createdDate: { $date: '2026-05-04T09:00:00.000Z' },
      }),
    })
    expect(response.status).toBe(303)
    const { html } = await open('/inspector/outbox/mail-1')
    for (const text of ['Hello &lt;b&gt;', '123456', 'src="/inspector/outbox/mail-1/html"', 'sandbox='])
      expect(html).toContain(text)
    const frame = await open('/inspector/outbox/mail-1/html')
    expect(frame.html).toContain('href="http://127.0.0.1/x"')
    expect(frame.html).not.toContain('<b>')
    expect(frame.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    )
    expect((await open('/inspector/outbox/mail-1?view=text')).html).toContain('Bye')
    const texts = async (link: string) => {
      const json = { id: 'mail-1', to: 'ana@example.com', subject: 'Hi', text: 'At http://127.0.0.1/x\nBye' }
      await submit('/inspector/entities/emulator.mails/change', {
        json: JSON.stringify({ ...json, link, createdDate: { $date: '2026-05-04T09:00:00.000Z' } }),
      })
      const page = await open('/inspector/outbox/mail-1?view=text')
      return /<pre class="block" tabindex="0">\n([^<]*)<\/pre>/.exec(page.html)?.[1]
    }
    expect(await texts('http://127.0.0.1/book')).toBe(
      'At http://127.0.0.1/x\nBye\n\nOpen:\nhttp://127.0.0.1/book',
    )
    expect(await texts('http://127.0.0.1/')).toBe('At http://127.0.0.1/x\nBye\n\nOpen:\nhttp://127.0.0.1/')
    expect(await texts('http://127.0.0.1/x')).toBe('At http://127.0.0.1/x\nBye')
    expect((await open('/inspector/outbox?search=nobody')).html).toContain('No mail matches')
    await submit('/inspector/outbox/mail-1/remove', {})
    expect([(await open('/inspector/outbox/mail-1')).status, emulator.outbox]).toEqual([404, []])
  })
})

describe('time', () => {
  it('goes to a local date and time of the business, says what became due, and is undone', async () => {
    const answer = await submit('/inspector/clock', { local: '2026-05-05T10:30' })
    expect([answer.status, emulator.clock.now()]).toEqual([303, new Date('2026-05-05T09:30:00Z')])
    expect((await open('/inspector/clock')).html).toContain('Nothing became due')
    expect((await open('/')).html).toContain('+1 d')
    await submit(`/inspector/snapshots/${emulator.timeMachine.lastMove?.snapshotId}/restore`, {})
    expect(emulator.clock.now()).toEqual(new Date('2026-05-04T09:00:00Z'))
  })

  it.each([
    ['local', ''],
    ['local', 'tomorrow'],
    ['set', '2100-01-01T00:00:00Z'],
    ['advance', '1e300'],
  ])('does not go to %s %j', async (name, value) => {
    const refused = await submit('/inspector/clock', { [name]: value })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('The date and time must lead to a moment from 1970 to 2099.')
    expect(emulator.clock.now()).toEqual(new Date('2026-05-04T09:00:00Z'))
  })

  it('keeps snapshots under names', async () => {
    expect((await submit('/inspector/snapshots', { name: 'Before the refund' })).status).toBe(303)
    expect((await open('/inspector/clock')).html).toContain('Before the refund')
    const refused = await submit('/inspector/snapshots', { name: ' ' })
    expect([
      refused.status,
      (await refused.text()).includes('The name must be a name for the snapshot.'),
    ]).toEqual([422, true])
    await submit(`/inspector/snapshots/${emulator.timeMachine.snapshots[0]?.id}/remove`, {})
    expect(emulator.timeMachine.snapshots).toEqual([])
  })
})

describe('faults that are ready', () => {
  it('are switched on, off and on again', async () => {
    await submit('/inspector/faults/presets/slot-taken', {})
    const [fault] = emulator.faults.list()
    expect(fault).toMatchObject({
      operation: 'bookings.bookings.create',
      code: 'SLOT_NOT_AVAILABLE',
      times: 1,
    })
    expect((await open('/inspector/outbox')).html).toContain('1 fault in force')
    const off = await submit('/inspector/faults/off', { back: '/inspector/outbox' })
    expect(off.headers.get('location')).toBe('/inspector/outbox')
    expect((await submit('/inspector/faults/off', { back: '//evil.example' })).headers.get('location')).toBe(
      '/',
    )
    expect((await open('/inspector/outbox')).html).not.toContain('in force')
    await submit(`/inspector/faults/${fault?.id}/switch`, { on: 'true' })
    expect((await open('/inspector/faults')).html).toContain('1 fault in force')
    expect((await submit('/inspector/faults/none/switch', { on: 'true' })).status).toBe(404)
  })

  it('let the next request of an operation fail', async () => {
    await submit('/inspector/faults/next', { operation: 'stores.products.get' })
    expect(emulator.faults.list()).toMatchObject([
      { operation: 'stores.products.get', status: 503, times: 1 },
    ])
  })
})

describe('the live page', () => {
  it('lists requests, events, webhooks and mails together, the latest first', async () => {
    await fetch(`${emulator.url}/v1/products/none`)
    emulator.clock.advance(1_000)
    await fetch(`${emulator.url}/v1/products/other`)
    const { html } = await open('/inspector/log')
    expect(html.match(/stores\.products\.get/g)).toHaveLength(2)
    const [latest, first] = [...emulator.requests].reverse()
    expect(html.indexOf(latest!.id)).toBeLessThan(html.indexOf(first!.id))
    expect((await open('/inspector/log?search=mail')).html).toContain('Nothing matches')
  })

  it('is told of changes by a stream, which ends with its reader', async () => {
    const stopped = new AbortController()
    const response = await fetch(`${emulator.url}/inspector/stream`, { signal: stopped.signal })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    const next = async (): Promise<string> => (await reader.read()).value ?? ''
    expect(await next()).toContain('event: open')
    await fetch(`${emulator.url}/v1/products/none`)
    expect(await next()).toBe('event: change\ndata: 2026-05-04T09:00:00.000Z\nid: 2\n\n')
    emulator.clock.advance(1_000)
    expect(await next()).toContain('data: 2026-05-04T09:00:01.000Z')
    await submit('/inspector/entities/stores.products/change', { json: '{ "id": "new" }' })
    stopped.abort()
    await expect(next()).rejects.toThrow()
    await fetch(`${emulator.url}/v1/products/none`)
  })
})
