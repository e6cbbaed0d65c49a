import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it } from 'vitest'
import { startHostedSession } from '../../src/auth/hosted-session.ts'
import {
  authorizeUrl,
  challenge,
  clientId,
  createBrowser,
  createPlatform,
  type Page,
  type Platform,
  type Tokens,
  verifier,
} from './platform.ts'

const password = { email: 'ana@example.com', password: 'harbour-ana-1' }
const visitor = { kind: 'visitor', visitorId: 'v' } as const
const silent = { prompt: 'none', response_mode: 'web_message' }
const app = 'http://localhost:5173'

let platform: Platform
let browser: ReturnType<typeof createBrowser>
beforeEach(() => {
  platform = createPlatform()
  browser = createBrowser(platform)
})

const authRequest = {
  clientId,
  responseType: 'code',
  responseMode: 'web_message',
  state: 'app-state',
  codeChallenge: challenge,
  codeChallengeMethod: 'S256',
}

/** The address that an app asks for to sign in without a page of its own. */
const handOver = (request: object = {}, input: object = {}): string =>
  platform.redirect(visitor, {
    auth: { authRequest: { ...authRequest, ...request }, prompt: 'none' },
    origin: app,
    ...input,
  }).fullUrl

/** Runs the page's script as a browser would, and tells who was sent what. */
const messagesOf = (page: Page, where: 'frame' | 'popup' | 'alone' = 'frame') => {
  const answer = page.document.getElementById('answer')!
  const dataset = { answer: answer.getAttribute('data-answer'), target: answer.getAttribute('data-target') }
  const sent: { to: string; message: unknown; target: string }[] = []
  const receiver = (to: string) => ({
    postMessage: (message: unknown, target: string) => sent.push({ to, message, target }),
  })
  const window: Record<string, unknown> = { opener: where === 'popup' ? receiver('opener') : null }
  window['parent'] = where === 'frame' ? receiver('parent') : window
  runInNewContext(page.document.querySelector('script')!.textContent, {
    window,
    document: { getElementById: (id: string) => (id === 'answer' ? { dataset } : null) },
    JSON: { parse: (text: string): unknown => JSON.parse(text) },
  })
  return sent
}

const policyOf = ({ headers }: Page): string => headers.get('content-security-policy') ?? ''

describe('an answer by message', () => {
  it('posts code and state to the frame’s parent, at the origin of the return address and no other', async () => {
    await browser.submit(await browser.open(authorizeUrl()), password)
    const page = await browser.open(authorizeUrl(silent))
    expect(page.status).toBe(200)
    expect(messagesOf(page)).toEqual([
      { to: 'parent', message: { code: expect.any(String) as string, state: 'app-state' }, target: app },
    ])
    expect(messagesOf(page, 'popup')).toMatchObject([{ to: 'opener', target: app }])
    expect(messagesOf(page, 'alone')).toEqual([])
  })

  it('lets only that origin frame it, and only its own script run', async () => {
    const page = await browser.open(authorizeUrl(silent))
    const script = page.document.querySelector('script')!.textContent
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policyOf(page).split('; ')).toEqual([
      "default-src 'none'",
      "style-src 'self'",
      `script-src 'sha256-${hash}'`,
      "img-src 'self' data: http: https:",
      'font-src data:',
      `frame-ancestors ${app}`,
      "base-uri 'none'",
    ])
    expect(page.headers.has('x-frame-options')).toBe(false)
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  it('goes to the origin of the redirect session when there is no return address', async () => {
    const page = await browser.open(handOver())
    expect(messagesOf(page)).toEqual([
      {
        to: 'parent',
        message: {
          error: 'login_required',
          error_description: 'Nobody is signed in',
          state: 'app-state',
        },
        target: app,
      },
    ])
    expect(policyOf(page)).toContain(`frame-ancestors ${app};`)
  })

  it('goes to the page that the browser names when nothing else does', async () => {
    const url = handOver({}, { origin: undefined })
    const page = await browser.request(url, { headers: { referer: 'http://localhost:3000/cart?x=1' } })
    expect(messagesOf(page)).toMatchObject([{ target: 'http://localhost:3000' }])
    expect(policyOf(page)).toContain('frame-ancestors http://localhost:3000;')
  })

  it.each([undefined, 'https://elsewhere.example/', 'about:blank'])(
    'goes nowhere when the frame was opened from %s',
    async (referer) => {
      const url = handOver({}, { origin: undefined })
      const page = await browser.request(url, referer === undefined ? {} : { headers: { referer } })
      expect(page.status).toBe(400)
      expect(page.document.querySelector('main')?.textContent).toContain('origin')
      expect(page.document.querySelector('script')).toBeNull()
      expect(policyOf(page)).toContain("frame-ancestors 'none'")
    },
  )

  it('signs in by a session token, without cookies, and the code gives the member’s tokens', async () => {
    const sessionToken = platform.run({ kind: 'none' }, (context) =>
      startHostedSession(context, '5e7a1ce0-0000-4000-8000-0000000000a1'),
    )
    const [sent] = messagesOf(await browser.open(handOver({ sessionToken })))
    expect(browser.cookies.has('frontdesk_session')).toBe(false)
    const { code } = sent!.message as { code: string }
    const tokens: Tokens = await platform.tokens({
      grantType: 'authorization_code',
      clientId,
      code,
      codeVerifier: verifier,
    })
    expect(platform.identify(tokens.access_token)).toMatchObject({
      kind: 'member',
      memberId: '5e7a1ce0-0000-4000-8000-0000000000a1',
      visitorId: 'v',
    })
  })

  it('says login_required for a session token that is not known', async () => {
    expect(messagesOf(await browser.open(handOver({ sessionToken: 'nonsense' })))).toMatchObject([
      { message: { error: 'login_required', state: 'app-state' } },
    ])
  })

  it('keeps a hostile state data', async () => {
    const state = '</script><script>alert(1)</script>"\'\u2028&'
    const page = await browser.open(authorizeUrl({ ...silent, state }))
    expect(page.document.querySelectorAll('script')).toHaveLength(1)
    expect(messagesOf(page)).toMatchObject([{ message: { state } }])
    expect(page.text).not.toContain('alert(1)</script>')
  })
})

it('no page that asks for something may be framed', async () => {
  const page = await browser.open(authorizeUrl({ response_mode: 'web_message' }))
  expect(page.document.querySelector('h1')?.textContent).toBe('Sign in')
  expect(policyOf(page)).toContain("frame-ancestors 'none'")
  expect(page.headers.get('x-frame-options')).toBe('DENY')
  const answered = await browser.submit(page, password)
  expect(messagesOf(answered, 'popup')).toMatchObject([{ to: 'opener', target: app }])
})
