import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { Window } from 'happy-dom'
import {
  authRoutes,
  type ClientSettings,
  defaultApiKey,
  defaultClientId,
  defaultClientSecret,
  putClient,
  seedAuth,
} from '../../src/auth/index.ts'
import { createRedirectSessionHandler } from '../../src/auth/redirect-session.ts'
import { identify } from '../../src/auth/token.ts'
import type { Context, MemberLogin } from '../../src/auth/dependencies.ts'
import type { Business, Identity, Mail } from '../../src/kernel/handler.ts'
import { installations } from '../../src/kernel/installation.ts'
import { type PageDependencies, pageRoutes } from '../../src/pages/index.ts'
import { createState } from '../../src/kernel/state.ts'

export const business: Business = {
  name: 'Harbour Studio',
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  language: 'en',
  email: 'hello@harbour.example',
}

export const origin = 'http://127.0.0.1:4600'
export const clientId = defaultClientId
export const apiKey = defaultApiKey
export const clientSecret = defaultClientSecret
export const instanceId = '00000000-0000-4000-8000-00000000aaaa'
export const siteId = '00000000-0000-4000-8000-00000000bbbb'
export const redirectUri = 'http://localhost:5173/signed-in'
export const verifier = 'a-verifier-of-forty-three-characters-exactly'
export const challenge = createHash('sha256').update(verifier).digest('base64url')

const noCheckout: Omit<PageDependencies, 'run'> = {
  readCheckout: () => undefined,
  updateCheckout: () => undefined,
  addCode: () => undefined,
  removeCode: () => undefined,
  placeOrder: () => {
    throw new Error('There is no checkout')
  },
  readGatewayOrder: () => undefined,
  payGatewayOrder: () => {
    throw new Error('There is nothing to pay')
  },
  requireSlot: () => undefined,
  bookSlot: () => {
    throw new Error('There is no slot')
  },
  perform: ({ spec }) => {
    throw new Error(`Nobody does ${spec.id}`)
  },
}

/** The OAuth server and the pages over a state of their own, with a clock that stands still. */
export const createPlatform = (pages: Partial<Omit<PageDependencies, 'run'>> = {}) => {
  const state = createState()
  let time = Date.parse('2026-05-04T09:00:00Z')
  let count = 0
  const now = () => new Date(time)
  const newId = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
  const mails: Mail[] = []
  const logins: (readonly [visitorId: string, memberId: string])[] = []
  const onMemberLogin: MemberLogin[] = [(_, visitorId, memberId) => void logins.push([visitorId, memberId])]
  const run = <Result>(identity: Identity, work: (context: Context) => Result): Result =>
    state.unit(() =>
      work({
        input: undefined,
        state,
        identity,
        now,
        random: () => 0,
        newId,
        business,
        origin,
        emit: () => undefined,
        mail: (mail) => void mails.push(typeof mail === 'function' ? mail() : mail),
        gather: (_, part, finish) => finish([part]),
      }),
    )
  run({ kind: 'none' }, (context) => {
    state.in(installations).put({ id: 'this', instanceId, siteId, seed: 'demo', origin })
    seedAuth(context)
  })
  const app = new Hono()
  app.route('/', authRoutes({ run, onMemberLogin, jwks: () => ({ keys: [] }) }))
  app.route('/', pageRoutes({ run, ...noCheckout, ...pages }))

  const post = (path: string, body: unknown, authorization?: string) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: JSON.stringify(body),
    })
  return {
    app,
    state,
    mails,
    logins,
    run,
    now,
    post,
    advance: (milliseconds: number) => void (time += milliseconds),
    identify: (authorization: string | undefined) => identify({ state, now }, authorization),
    grant: (body: unknown, authorization?: string) => post('/oauth2/token', body, authorization),
    tokens: async (body: unknown, authorization?: string): Promise<Tokens> =>
      (await (await post('/oauth2/token', body, authorization)).json()) as Tokens,
    redirect: (identity: Identity, input: object): Redirect =>
      run(identity, (context) =>
        createRedirectSessionHandler.run({ ...context, input } as never),
      ) as Redirect,
    register: (
      id: string,
      origins: string[],
      { accessTokenLifetime = 60, rotateRefreshTokens = false }: Omit<ClientSettings, 'id'> = {},
    ) =>
      run({ kind: 'none' }, () =>
        putClient(state, {
          id,
          name: id,
          origins,
          accessTokenLifetime,
          refreshTokenLifetime: 600,
          rotateRefreshTokens,
        }),
      ),
  }
}

export type Platform = ReturnType<typeof createPlatform>

export interface Tokens {
  access_token: string
  refresh_token: string
  expires_in: number
  token_type: string
}

export interface Redirect {
  id: string
  fullUrl: string
  sessionToken: string
  urlDetails: { endpoint: string; searchParams: Record<string, string> }
}

export interface Page {
  status: number
  headers: Headers
  /** Where the answer sends the browser. */
  location: string
  text: string
  document: Window['document']
}

interface Requestable {
  request(url: string, init?: RequestInit): Response | Promise<Response>
}

/** A browser without scripts: keeps cookies, fills and sends forms. */
export const createBrowser = ({ app }: { readonly app: Requestable }) => {
  const cookies = new Map<string, string>()
  let at = ''

  const request = async (url: string, init: RequestInit = {}): Promise<Page> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const target = new URL(url, origin + at)
    const response = await app.request(target.href, {
      ...init,
      headers: { ...(init.headers as object), ...(cookie && { cookie }) },
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const equals = pair.indexOf('=')
      if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, equals))
      else cookies.set(pair.slice(0, equals), pair.slice(equals + 1))
    }
    const text = await response.text()
    const { document } = new Window({
      url: target.href,
      settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true },
    })
    document.documentElement.innerHTML = text
    at = target.pathname + target.search
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location') ?? '',
      text,
      document,
    }
  }

  /** Sends a form of a page as a browser would: what it holds, and what somebody types or presses. */
  const submit = (page: Page, entries: Record<string, string>, index = 0): Promise<Page> => {
    const form = page.document.querySelectorAll('form')[index]!
    const body = new URLSearchParams()
    for (const field of form.querySelectorAll('input')) {
      const type = field.getAttribute('type')
      if ((type !== 'radio' && type !== 'checkbox') || field.hasAttribute('checked'))
        body.set(field.getAttribute('name')!, field.getAttribute('value') ?? '')
    }
    for (const select of form.querySelectorAll('select'))
      body.set(
        select.getAttribute('name')!,
        select.querySelector('option[selected]')?.getAttribute('value') ?? '',
      )
    for (const [name, value] of Object.entries(entries)) body.set(name, value)
    return request(form.getAttribute('action')!, { method: 'POST', body })
  }

  const open = (url: string, headers: Record<string, string> = {}): Promise<Page> => request(url, { headers })
  return { cookies, open, request, submit }
}

/** The address of the sign-in page for an app. */
export const authorizeUrl = (changes: Record<string, string | undefined> = {}): string => {
  const parameters: Record<string, string | undefined> = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'offline_access',
    state: 'app-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  }
  const given = Object.entries(parameters).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return `/oauth2/authorize?${new URLSearchParams(given).toString()}`
}

/** Signs Ana in and gives the code of the return address. */
export const signInAsAna = async (platform: Platform, url = authorizeUrl()): Promise<string> => {
  const browser = createBrowser(platform)
  const page = await browser.open(url)
  const { location } = await browser.submit(page, { email: 'ana@example.com', password: 'harbour-ana-1' })
  return new URL(location).searchParams.get('code')!
}
