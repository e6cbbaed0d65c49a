import {
  documentCookieStore,
  logout,
  oauth,
  type Session,
  sessionHandler,
  throughServer,
  withSession,
} from '@frontdesk/auth'
import { queryServices } from '@frontdesk/bookings'
import { type Client, createClient, isApplicationError, local, type Platform } from '@frontdesk/core'
import { addLineItemsToCurrentCart, deleteCurrentCart, getCurrentCart } from '@frontdesk/ecom'
import { queryProducts, storesAppId } from '@frontdesk/stores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEmulator, type Emulator } from '../../src/index.ts'

/** The origin of the site, on this machine. */
const site = 'http://localhost:3000'

/** The cookies of one browser; scripts do not see those that are `HttpOnly`. */
class Cookies {
  readonly #kept = new Map<string, { readonly value: string; readonly hidden: boolean }>()

  /** The header of a request, or, for scripts, `document.cookie`. */
  read(who: 'request' | 'script'): string {
    return [...this.#kept]
      .filter(([, { hidden }]) => who === 'request' || !hidden)
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  }

  write(text: string): void {
    const [pair = '', ...attributes] = text.split('; ')
    const name = pair.slice(0, pair.indexOf('='))
    if (attributes.includes('Max-Age=0')) this.#kept.delete(name)
    else
      this.#kept.set(name, {
        value: pair.slice(name.length + 1),
        hidden: attributes.includes('HttpOnly'),
      })
  }

  take({ headers }: Response): void {
    for (const text of headers.getSetCookie()) this.write(text)
  }
}

let emulator: Emulator
let platform: Platform
let clientId: string
let cookies: Cookies
let catalogItems: { catalogReference: { appId: string; catalogItemId: string }; quantity: number }[]

beforeEach(async () => {
  emulator = await createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z' })
  platform = local(emulator.url)
  clientId = emulator.clientId
  cookies = new Cookies()
  countGrants()
  const visitor = createClient({ platform, auth: oauth({ clientId }) })
  const { items } = await queryProducts(visitor, { filter: { slug: 'cork-block' } })
  catalogItems = [{ catalogReference: { appId: storesAppId, catalogItemId: items[0]!.id }, quantity: 1 }]
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await emulator.close()
})

const now = (): number => emulator.clock.now().getTime()

/** The grants that the platform gave, with their tokens. */
let grants: { readonly type: string; readonly tokens: readonly string[] }[]

const countGrants = (): void => {
  grants = []
  const own = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const response = await own(url, init)
    if (url.endsWith('/oauth2/token')) {
      const { grantType } = JSON.parse(init?.body as string) as { grantType: string }
      const { access_token, refresh_token } = (await response.clone().json()) as Record<string, string>
      grants.push({ type: grantType, tokens: [access_token!, refresh_token!] })
    }
    return response
  })
}

const visitorsMade = (): number => grants.filter(({ type }) => type === 'anonymous').length

const linesOf = async (client: Client): Promise<number> => {
  try {
    return (await getCurrentCart(client, {})).lineItems?.length ?? 0
  } catch (error) {
    if (isApplicationError(error)) return 0
    throw error
  }
}

/** Asks the site for a page, as the browser does. */
const visit = async (
  respond: (client: Client<Session>) => Promise<Response> | Response,
  options: { readonly readable?: boolean; readonly fetch?: typeof fetch } = {},
): Promise<Response> => {
  const request = new Request(`${site}/page`, { headers: { cookie: cookies.read('request') } })
  const response = await withSession(
    request,
    { platform, clientId, now, developmentOrigin: site, ...options },
    respond,
  )
  cookies.take(response)
  return response
}

const addOnServer = async (client: Client): Promise<Response> => {
  const { lineItems } = await addLineItemsToCurrentCart(client, { catalogItems })
  return new Response(String(lineItems?.length))
}

describe('withSession', () => {
  it('gives a new person a session before the work, in cookies that no script reads', async () => {
    const response = await visit((client) => new Response(client.auth.getSnapshot().status))
    expect(await response.text()).toBe('visitor')
    expect(response.headers.getSetCookie()).not.toEqual([])
    expect(cookies.read('script')).toBe('')
    expect(cookies.read('request')).not.toBe('')
  })

  it('makes no other visitor for the next page', async () => {
    const before = visitorsMade()
    await visit(addOnServer)
    const second = await visit(async (client) => new Response(String(await linesOf(client))))
    expect(await second.text()).toBe('1')
    expect(visitorsMade() - before).toBe(1)
    expect(second.headers.getSetCookie()).toEqual([])
  })

  it('keeps caches away, whatever the page says of them', async () => {
    for (const [own, expected] of [
      [undefined, 'private, no-store'],
      ['public, max-age=600', 'private, no-store'],
      ['private, max-age=60', 'private, max-age=60'],
      ['no-store', 'no-store'],
    ] as const) {
      const { headers } = await visit(
        () => new Response('', { headers: own ? { 'cache-control': own } : {} }),
      )
      expect(headers.get('cache-control'), own).toBe(expected)
      expect(headers.get('vary')).toBe('Cookie')
    }
  })

  it('leaves what the response has: status, headers, and a body that comes in pieces', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('one '))
        controller.enqueue(new TextEncoder().encode('two'))
        controller.close()
      },
    })
    const response = await visit(
      () => new Response(body, { status: 201, headers: { vary: 'Accept', 'x-own': '1' } }),
    )
    expect(response.status).toBe(201)
    expect(response.headers.get('vary')).toBe('Accept, Cookie')
    expect(response.headers.get('x-own')).toBe('1')
    expect(await response.text()).toBe('one two')
  })

  it.each([
    ['Accept', 'Accept, Cookie'],
    ['X-Cookie-Consent', 'X-Cookie-Consent, Cookie'],
    ['accept, cookie', 'accept, cookie'],
    ['*', '*'],
  ])('completes Vary: %s', async (own, expected) => {
    const { headers } = await visit(() => new Response('', { headers: { vary: own } }))
    expect(headers.get('vary')).toBe(expected)
  })

  it('puts the cookies on a redirect, whose headers cannot be changed', async () => {
    const response = await visit(() => Response.redirect(`${site}/other`, 303))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${site}/other`)
    expect(response.headers.getSetCookie()).not.toEqual([])
  })

  it('lets the page answer when the platform cannot be reached', async () => {
    const response = await visit((client) => new Response(client.auth.getSnapshot().status), {
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    })
    expect(await response.text()).toBe('none')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('hands the cookies on to a page behind a middleware', async () => {
    let forwarded = ''
    await withSession(
      new Request(`${site}/page`, { headers: { cookie: 'theme=dark' } }),
      { platform, clientId, now, developmentOrigin: site },
      (_, store) => {
        forwarded = store.cookie()
        return new Response()
      },
    )
    expect(forwarded).toMatch(/^theme=dark; frontdesk-[\w-]+\.0=/)
    const before = visitorsMade()
    await withSession(
      new Request(`${site}/page`, { headers: { cookie: forwarded } }),
      { platform, clientId, now, developmentOrigin: site },
      (client) => new Response(client.auth.getSnapshot().status),
    )
    expect(visitorsMade()).toBe(before)
  })
})

describe('cookies that scripts may read', () => {
  /** A client in the browser, as after a load of the page. */
  const inBrowser = (): Client<Session> => {
    vi.stubGlobal('document', {
      get cookie() {
        return cookies.read('script')
      },
      set cookie(text: string) {
        cookies.write(text)
      },
      visibilityState: 'visible',
      addEventListener: () => undefined,
    })
    return createClient({
      platform,
      auth: oauth({ clientId, now, store: documentCookieStore({ developmentOrigin: site }) }),
    })
  }

  it('give server and browser one session and one cart', async () => {
    const before = visitorsMade()
    await visit(addOnServer, { readable: true })
    const client = inBrowser()
    expect(await linesOf(client)).toBe(1)
    await deleteCurrentCart(client, {})
    const page = await visit(
      async (server) => new Response(`${await linesOf(server)} ${server.auth.getSnapshot().sessionId}`),
      { readable: true },
    )
    expect(await page.text()).toBe(`0 ${client.auth.getSnapshot().sessionId}`)
    expect(visitorsMade() - before).toBe(1)
  })

  it('hold a session that began in the browser', async () => {
    const client = inBrowser()
    await addLineItemsToCurrentCart(client, { catalogItems })
    const page = await visit(async (server) => new Response(String(await linesOf(server))), {
      readable: true,
    })
    expect(await page.text()).toBe('1')
  })

  it('end for the server when the person signs out in the browser', async () => {
    await visit(addOnServer, { readable: true })
    const client = inBrowser()
    await client.auth.getTokens(client)
    await logout(client, { returnTo: site })
    const page = await visit(async (server) => new Response(String(await linesOf(server))), {
      readable: true,
    })
    expect(await page.text()).toBe('0')
  })
})

describe('sessionHandler', () => {
  const operations = [queryServices, getCurrentCart, addLineItemsToCurrentCart, deleteCurrentCart]
  let sent: string[]

  const handle = async (request: Request, options: { readonly fetch?: typeof fetch } = {}) => {
    const response = await sessionHandler({
      platform,
      clientId,
      now,
      operations,
      developmentOrigin: site,
      ...options,
    })(request)
    cookies.take(response)
    return response
  }

  /** A request of a page of the site, as a browser sends it. */
  const requestOf = (url: string, init: RequestInit = {}): Request => {
    const headers = new Headers(init.headers)
    headers.set('cookie', cookies.read('request'))
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin')
    if (init.method !== undefined && init.method !== 'GET' && !headers.has('origin'))
      headers.set('origin', site)
    return new Request(new URL(url, site), { ...init, headers })
  }

  const inBrowser = (): Client => {
    const connection = throughServer({
      async fetch(url, init) {
        sent.push(`${init.method} ${url}`)
        return handle(requestOf(url, init))
      },
    })
    return createClient({ platform, ...connection })
  }

  beforeEach(() => {
    sent = []
  })

  const callHeaders = { 'x-frontdesk-call': '1' }

  it('gives server and browser one session and one cart', async () => {
    await visit(addOnServer)
    const client = inBrowser()
    expect(await linesOf(client)).toBe(1)
    await addLineItemsToCurrentCart(client, { catalogItems })
    const page = await visit(async (server) => {
      const { lineItems } = await getCurrentCart(server, {})
      return new Response(
        `${lineItems?.[0]?.quantityInfo?.requestedQuantity} ${server.auth.getSnapshot().sessionId}`,
      )
    })
    const state = (client.auth as Session).getSnapshot()
    expect(await page.text()).toBe(`2 ${state.sessionId}`)
    expect(state.status).toBe('visitor')
  })

  it('begins one session for first calls that are made at once', async () => {
    const before = visitorsMade()
    const client = inBrowser()
    await Promise.all([queryServices(client, {}), queryServices(client, {}), linesOf(client)])
    expect(visitorsMade() - before).toBe(1)
    expect(sent.filter((line) => line.endsWith('/session'))).toEqual(['POST /api/frontdesk/session'])
  })

  it('shows scripts no token', async () => {
    const before = grants.length
    const bodies: string[] = []
    const connection = throughServer({
      async fetch(url, init) {
        const response = await handle(requestOf(url, init))
        const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
        bodies.push(JSON.stringify(headers) + (await response.clone().text()))
        return response
      },
    })
    await queryServices(createClient({ platform, ...connection }), {})
    const tokens = grants.slice(before).flatMap((grant) => grant.tokens)
    expect(tokens.length).toBeGreaterThan(0)
    for (const token of tokens) expect(bodies.join()).not.toContain(token)
    expect(cookies.read('script')).toBe('')
  })

  it('tells who is there without beginning a session', async () => {
    const before = visitorsMade()
    const response = await handle(requestOf('/api/frontdesk/session', { headers: callHeaders }))
    expect(await response.json()).toEqual({ status: 'none' })
    expect(visitorsMade()).toBe(before)
  })

  it('lets no cache keep its answers', async () => {
    await visit(addOnServer)
    const answers = [
      await handle(requestOf('/api/frontdesk/session', { headers: callHeaders })),
      await handle(requestOf('/api/frontdesk/call/ecom/v2/carts/current', { headers: callHeaders })),
      await handle(requestOf('/api/frontdesk/nothing')),
    ]
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(
      answers.map(() => 'private, no-store'),
    )
  })

  it('makes no call but of the operations that it was given', async () => {
    await visit(addOnServer)
    const before = emulator.requests.length
    const client = inBrowser()
    await expect(queryProducts(client, {})).rejects.toMatchObject({
      code: 'OPERATION_NOT_ALLOWED',
      status: 404,
    })
    for (const path of [
      '/_api/bookings/v2/services/query/../../../../_emulator/entities',
      '/_api/bookings/v2/services/query%2f..%2f..',
      '//evil.example/_api/bookings/v2/services/query',
      '/_api/bookings/v2/services/query?x=1#/',
    ].slice(0, 3)) {
      const { status } = await handle(
        requestOf(`/api/frontdesk/call${path}`, { method: 'POST', headers: callHeaders, body: '{}' }),
      )
      expect(status, path).toBe(404)
    }
    expect(emulator.requests.length).toBe(before)
  })

  it('refuses requests of other sites', async () => {
    await visit(addOnServer)
    const before = emulator.requests.length
    const call = '/api/frontdesk/call/_api/bookings/v2/services/query'
    const foreign: [string, RequestInit][] = [
      [call, { method: 'POST', headers: { ...callHeaders, origin: 'https://evil.example' }, body: '{}' }],
      [call, { method: 'POST', headers: { ...callHeaders, 'sec-fetch-site': 'cross-site' }, body: '{}' }],
      [call, { method: 'POST', headers: { ...callHeaders, 'sec-fetch-site': 'same-site' }, body: '{}' }],
      [call, { method: 'POST', body: '{}' }],
      ['/api/frontdesk/sign-out', { method: 'POST', headers: { origin: 'https://evil.example' } }],
      ['/api/frontdesk/session', { method: 'POST', headers: { 'sec-fetch-site': 'none' } }],
    ]
    for (const [url, init] of foreign) {
      const response = await handle(requestOf(url, init))
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({
        details: { applicationError: { code: 'FOREIGN_REQUEST' } },
      })
    }
    expect(emulator.requests.length).toBe(before)
  })

  it('refuses a body of more than 1 MiB, and takes one of 1 MiB', async () => {
    await visit(addOnServer)
    const statusOf = async (bytes: number): Promise<number> => {
      const body = JSON.stringify({ more: 'x'.repeat(bytes - '{"more":""}'.length) })
      const url = '/api/frontdesk/call/_api/bookings/v2/services/query'
      const headers = { ...callHeaders, 'content-type': 'application/json' }
      return (await handle(requestOf(url, { method: 'POST', headers, body }))).status
    }
    expect(await statusOf(1_048_577)).toBe(413)
    expect(await statusOf(1_048_576)).toBe(200)
  })

  it('sends a call once more when its token is refused', async () => {
    await visit(addOnServer)
    emulator.faults.add({ operation: 'bookings.services.query', status: 401, times: 1 })
    const { items } = await queryServices(inBrowser(), {})
    expect(items.length).toBeGreaterThan(0)
    expect(sent.filter((line) => line.includes('/call/'))).toHaveLength(1)
  })

  it('hands on the refusals of the platform', async () => {
    await visit(() => new Response())
    await expect(getCurrentCart(inBrowser(), {})).rejects.toMatchObject({
      status: 404,
      requestId: expect.any(String) as string,
    })
  })

  it('says that the platform cannot be reached', async () => {
    await visit(addOnServer)
    const url = '/api/frontdesk/call/_api/bookings/v2/services/query'
    const response = await handle(requestOf(url, { method: 'POST', headers: callHeaders, body: '{}' }), {
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    })
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({
      details: { applicationError: { code: 'PLATFORM_UNREACHABLE' } },
    })
  })

  it('hands an answer on as it comes', async () => {
    await visit(addOnServer)
    let end: (() => void) | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"services":['))
        end = () => {
          controller.enqueue(new TextEncoder().encode(']}'))
          controller.close()
        }
      },
    })
    const url = '/api/frontdesk/call/_api/bookings/v2/services/query'
    const response = await handle(requestOf(url, { method: 'POST', headers: callHeaders, body: '{}' }), {
      fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
    })
    const reader = response.body!.getReader()
    const first = await reader.read()
    expect(new TextDecoder().decode(first.value)).toBe('{"services":[')
    end?.()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(']}')
  })

  it('signs in on the page of the platform, and out again', async () => {
    await visit(addOnServer)
    const start = await handle(requestOf('/api/frontdesk/sign-in?returnTo=/account'))
    expect(start.status).toBe(303)
    const opened = await fetch(start.headers.get('location')!)
    const page = await opened.text()
    const fields = new URLSearchParams(
      [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name!,
        value!.replaceAll('&amp;', '&'),
      ]),
    )
    fields.set('email', 'ana@example.com')
    fields.set('password', 'harbour-ana-1')
    const action = /<form[^>]*action="([^"]+)"/.exec(page)![1]!.replaceAll('&amp;', '&')
    const signedIn = await fetch(new URL(action, emulator.url).href, {
      method: 'POST',
      body: fields,
      headers: {
        origin: emulator.url,
        cookie: opened.headers
          .getSetCookie()
          .map((text) => text.split(';')[0])
          .join('; '),
      },
      redirect: 'manual',
    })
    const back = new URL(signedIn.headers.get('location')!)
    expect(back.origin + back.pathname).toBe(`${site}/api/frontdesk/signed-in`)
    const done = await handle(requestOf(back.href, { headers: { 'sec-fetch-site': 'cross-site' } }))
    expect(done.headers.get('location')).toBe('/account')
    const member = await visit(async (client) => {
      const lines = await linesOf(client)
      return new Response(`${client.auth.getSnapshot().status} ${lines}`)
    })
    // The cart of the visitor goes to the member.
    expect(await member.text()).toBe('member 1')

    const out = await handle(requestOf('/api/frontdesk/sign-out', { method: 'POST' }))
    expect(out.status).toBe(303)
    expect(out.headers.get('location')).toContain(emulator.url)
    expect(cookies.read('request')).toBe('')
  })

  it('says why a sign-in failed', async () => {
    const response = await handle(requestOf('/api/frontdesk/signed-in?code=x&state=unknown'))
    expect(response.headers.get('location')).toBe('/?signInError=INVALID_STATE')
    const unsafe = await handle(requestOf('/api/frontdesk/sign-in?returnTo=https://evil.example'))
    expect(unsafe.headers.get('location')).toBe('/?signInError=UNSAFE_RETURN_ADDRESS')
  })

  it('is told when its path is none', () => {
    expect(() => sessionHandler({ platform, clientId, operations, path: 'api' })).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT' }) as Error,
    )
  })
})

describe('throughServer', () => {
  it('asks nothing when the page brought the session with it', async () => {
    const asked: string[] = []
    const { auth } = throughServer({
      session: { status: 'member', sessionId: '1' },
      fetch: async (url) => {
        asked.push(url)
        return new Response()
      },
    })
    const client = createClient({ platform, auth })
    expect(await auth.getTokens(client)).toBeUndefined()
    expect(await auth.headers(client, {})).toEqual({})
    expect(auth.getSnapshot()).toEqual({ status: 'member', sessionId: '1' })
    expect(asked).toEqual([])
  })

  it('says that there is no handler', async () => {
    const { auth } = throughServer({ fetch: async () => new Response('<!doctype html>', { status: 404 }) })
    await expect(async () => auth.headers(createClient({ platform, auth }), {})).rejects.toThrow(
      'The server gave no session: 404 at /api/frontdesk/session. Is its sessionHandler there?',
    )
  })

  it('tells of a session that changed on the server', async () => {
    const states = [{ status: 'visitor', sessionId: '2' }]
    const { auth, fetch: send } = throughServer({
      session: { status: 'member', sessionId: '1' },
      fetch: async () =>
        new Response('{}', {
          headers: { 'x-frontdesk-session': encodeURIComponent(JSON.stringify(states[0])) },
        }),
    })
    const heard = vi.fn()
    auth.subscribe(heard)
    await send('https://www.wixapis.com/v1/x', {})
    expect(heard).toHaveBeenCalledTimes(1)
    expect(auth.getSnapshot()).toEqual(states[0])
    auth.close()
  })
})
