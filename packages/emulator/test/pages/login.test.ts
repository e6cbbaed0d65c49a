import { beforeEach, describe, expect, it } from 'vitest'
import {
  apiKey,
  authorizeUrl,
  clientId,
  createBrowser,
  createPlatform,
  type Platform,
  redirectUri,
  type Tokens,
  verifier,
} from './platform.ts'

const ana = '5e7a1ce0-0000-4000-8000-0000000000a1'
const tom = '5e7a1ce0-0000-4000-8000-0000000000a2'
const password = { email: 'ana@example.com', password: 'harbour-ana-1' }

let platform: Platform
let browser: ReturnType<typeof createBrowser>
beforeEach(() => {
  platform = createPlatform()
  browser = createBrowser(platform)
})

/** The member whose code a return address carries. */
const memberOf = async (location: string) => {
  const code =
    new URL(location).searchParams.get('code') ??
    new URLSearchParams(new URL(location).hash.slice(1)).get('code')
  const tokens = await platform.tokens({
    grantType: 'authorization_code',
    clientId,
    code,
    codeVerifier: verifier,
    redirectUri,
  })
  const identity = platform.identify(tokens.access_token)
  return identity.kind === 'member' ? identity.memberId : undefined
}

describe('sign-in', () => {
  it('gives code and state to the return address, in its query', async () => {
    const page = await browser.open(authorizeUrl({ redirect_uri: redirectUri + '?keep=1' }))
    expect(page.status).toBe(200)
    expect(page.document.querySelector('h1')?.textContent).toBe('Sign in')
    const { status, location } = await browser.submit(page, password)
    expect(status).toBe(303)
    const url = new URL(location)
    expect(url.origin + url.pathname).toBe(redirectUri)
    expect([...url.searchParams.keys()]).toEqual(['keep', 'code', 'state'])
    expect(url.searchParams.get('state')).toBe('app-state')
  })

  it('gives them in the fragment', async () => {
    const { location } = await browser.submit(
      await browser.open(authorizeUrl({ response_mode: 'fragment' })),
      password,
    )
    const url = new URL(location)
    expect(url.search).toBe('')
    expect(new URLSearchParams(url.hash.slice(1)).get('state')).toBe('app-state')
    expect(await memberOf(location)).toBe(ana)
  })

  it('offers the accounts of the demo', async () => {
    const page = await browser.open(authorizeUrl())
    const buttons = [...page.document.querySelectorAll('button[name=account]')]
    expect(buttons.map((button) => button.textContent.replace(/\s+/g, ' ').trim())).toEqual([
      'AF Sign in as Ana Ferreiraana@example.com',
      'TB Sign in as Tom Beckertom@example.com',
    ])
    const { location } = await browser.submit(page, { account: buttons[1]!.getAttribute('value')! }, 1)
    expect(await memberOf(location)).toBe(tom)
  })

  it('is immediate the second time, until somebody asks for the choice of accounts', async () => {
    await browser.submit(await browser.open(authorizeUrl()), password)
    const { status, location } = await browser.open(authorizeUrl({ prompt: 'login' }))
    expect(status).toBe(303)
    expect(await memberOf(location)).toBe(ana)
    expect((await browser.open(authorizeUrl({ prompt: 'select_account' }))).status).toBe(200)
    platform.advance(14 * 24 * 60 * 60 * 1000)
    expect((await browser.open(authorizeUrl())).status).toBe(200)
  })

  it('keeps the email address, not the password, when it fails', async () => {
    for (const wrong of [
      { ...password, password: 'wrong-password' },
      { email: 'nobody@example.com', password: 'harbour-ana-1' },
    ]) {
      const page = await browser.submit(await browser.open(authorizeUrl()), wrong)
      expect(page.status).toBe(422)
      expect(page.document.querySelector('[role=alert]')?.textContent).toContain(
        'The email address or the password is not right.',
      )
      expect(page.document.querySelector('#email')?.getAttribute('value')).toBe(wrong.email)
      expect(page.text).not.toContain(wrong.password)
    }
  })

  it('links each error to its field', async () => {
    const page = await browser.submit(await browser.open(authorizeUrl()), {})
    expect(page.status).toBe(422)
    const links = [...page.document.querySelectorAll('[role=alert] a')]
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#email', 'Enter your email address'],
      ['#password', 'Enter your password'],
    ])
    for (const name of ['email', 'password']) {
      const field = page.document.querySelector(`#${name}`)!
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(page.document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toMatch(
        /^Enter your/,
      )
    }
  })

  it('escapes what was typed', async () => {
    const page = await browser.submit(await browser.open(authorizeUrl()), {
      email: '"><script>alert(1)</script>',
      password: 'x',
    })
    expect(page.document.querySelectorAll('script')).toHaveLength(0)
    expect(page.document.querySelector('#email')?.getAttribute('value')).toBe('"><script>alert(1)</script>')
  })

  it('takes only forms of its own pages', async () => {
    const page = await browser.open(authorizeUrl())
    const foreign = createBrowser(platform)
    expect((await foreign.submit(page, password)).status).toBe(403)
    const forged = await browser.submit(page, { ...password, formToken: 'forged' })
    expect(forged.status).toBe(403)
    expect(forged.location).toBe('')
    expect((await browser.submit(forged, password)).status).toBe(303)
  })
})

describe('prompt=none', () => {
  it('answers login_required when nobody is signed in', async () => {
    const { status, location } = await browser.open(authorizeUrl({ prompt: 'none' }))
    expect(status).toBe(303)
    const url = new URL(location)
    expect(url.searchParams.get('error')).toBe('login_required')
    expect(url.searchParams.get('state')).toBe('app-state')
  })

  it('answers with a code when somebody is', async () => {
    await browser.submit(await browser.open(authorizeUrl()), password)
    expect(await memberOf((await browser.open(authorizeUrl({ prompt: 'none' }))).location)).toBe(ana)
  })
})

describe('a sign-in request that cannot be trusted', () => {
  it.each([
    [{ client_id: 'nobody' }, 'clientId', 'is not a registered client: nobody'],
    [{ redirect_uri: 'https://elsewhere.example/' }, 'redirectUri', 'on loopback or on a registered origin'],
    [{ code_challenge: undefined }, 'codeChallenge', 'must be a SHA-256 hash'],
    [{ code_challenge_method: 'plain' }, 'codeChallengeMethod', 'must be S256'],
    [{ state: undefined }, 'state', 'is required'],
    [{ prompt: 'force' }, 'prompt', 'must be one of login, none, consent, select_account'],
  ])('is reported for %j, and sends nothing', async (changes, parameter, problem) => {
    for (const path of [
      authorizeUrl(changes),
      authorizeUrl(changes).replace('/oauth2/authorize', '/pages/login'),
    ]) {
      const page = await browser.open(path)
      expect(page.status).toBe(400)
      expect(page.location).toBe('')
      const text = page.document.querySelector('main')?.textContent
      expect(text).toContain(parameter)
      expect(text).toContain(problem)
    }
  })

  it('takes a registered origin of the client, and of no other', async () => {
    platform.register('shop', ['https://shop.example'])
    const redirect_uri = 'https://shop.example/back'
    expect((await browser.open(authorizeUrl({ client_id: 'shop', redirect_uri }))).status).toBe(200)
    expect((await browser.open(authorizeUrl({ redirect_uri }))).status).toBe(400)
  })
})

describe('sign-up', () => {
  const person = {
    firstName: 'Ines',
    lastName: 'Prado',
    email: 'Ines@Example.com',
    password: 'a-long-password',
  }
  const open = () => browser.open(authorizeUrl().replace('/oauth2/authorize', '/pages/sign-up'))

  it('creates a member, welcomes them by mail and signs them in', async () => {
    const { status, location } = await browser.submit(await open(), person)
    expect(status).toBe(303)
    const memberId = await memberOf(location)
    expect(memberId).toBeDefined()
    expect(platform.mails).toMatchObject([{ to: 'ines@example.com', subject: 'Welcome to Harbour Studio' }])
    const other = createBrowser(platform)
    const again = await other.submit(await other.open(authorizeUrl()), {
      email: 'ines@example.com',
      password: person.password,
    })
    expect(await memberOf(again.location)).toBe(memberId)
  })

  it.each([
    [{ password: 'short' }, 'password', '8 characters or more'],
    [{ email: 'ANA@example.com' }, 'email', 'already an account'],
    [{ email: 'ines' }, 'email', 'name@example.com'],
    [{ firstName: '' }, 'firstName', 'Enter your first name'],
    [{ lastName: '  ' }, 'lastName', 'Enter your last name'],
  ])('refuses %j', async (changes, field, text) => {
    const page = await browser.submit(await open(), { ...person, ...changes })
    expect(page.status).toBe(422)
    expect(page.document.querySelector(`#${field}-error`)?.textContent).toContain(text)
    expect(page.document.querySelector(`[role=alert] a[href="#${field}"]`)).not.toBeNull()
    expect(page.text).not.toContain(person.password)
    expect(platform.mails).toEqual([])
  })

  it('keeps the request of the app between the two pages', async () => {
    const page = await open()
    const link = [...page.document.querySelectorAll('a')].find((item) => item.textContent === 'Sign in')!
    const { location } = await browser.submit(await browser.open(link.getAttribute('href')!), password)
    expect(await memberOf(location)).toBe(ana)
  })
})

describe('without an app', () => {
  const member = { kind: 'member', memberId: ana } as const
  const postFlowUrl = 'http://localhost:5173/after'

  it('goes back to the callback, which learns that a member is signed in', async () => {
    const { fullUrl } = platform.redirect(
      { kind: 'visitor', visitorId: 'v' },
      { login: {}, callbacks: { postFlowUrl, state: 'x' } },
    )
    const { location } = await browser.submit(await browser.open(fullUrl), password)
    expect(location).toBe(`${postFlowUrl}?wixMemberLoggedIn=true&state=x`)
  })

  it('hands a member’s session over once', async () => {
    const { fullUrl } = platform.redirect(member, { login: {} })
    const page = await browser.open(fullUrl)
    expect(page.document.querySelector('h1')?.textContent).toBe('You are signed in, Ana')
    expect((await browser.open(authorizeUrl())).status).toBe(303)
    const other = createBrowser(platform)
    expect((await other.open(fullUrl)).document.querySelector('h1')?.textContent).toBe('Sign in')
  })

  it('forgets a redirect session after a day', async () => {
    const { fullUrl } = platform.redirect(member, { login: {} })
    platform.advance(24 * 60 * 60 * 1000)
    expect((await browser.open(fullUrl)).document.querySelector('h1')?.textContent).toBe('Sign in')
  })
})

describe('sign-out', () => {
  const postFlowUrl = 'http://localhost:5173/bye'
  const identity = { kind: 'member', memberId: ana } as const
  beforeEach(async () => {
    await browser.submit(await browser.open(authorizeUrl()), password)
  })

  it('ends the session and goes to the callback', async () => {
    const secret = browser.cookies.get('frontdesk_session')!
    const { location } = await browser.open(
      platform.redirect(identity, { logout: { clientId }, callbacks: { postFlowUrl } }).fullUrl,
    )
    expect(location).toBe(`${postFlowUrl}?wixMemberLoggedIn=false`)
    expect(browser.cookies.has('frontdesk_session')).toBe(false)
    browser.cookies.set('frontdesk_session', secret)
    expect((await browser.open(authorizeUrl())).status).toBe(200)
  })

  it('asks first when a plain link leads here', async () => {
    const page = await browser.open('/pages/logout')
    expect(page.document.querySelector('h1')?.textContent).toBe('Sign out?')
    expect(browser.cookies.has('frontdesk_session')).toBe(true)
    expect(
      (await browser.submit(page, { formToken: 'forged' })).document.querySelector('h1')?.textContent,
    ).toBe('Sign out?')
    expect((await browser.submit(page, {})).document.querySelector('h1')?.textContent).toBe(
      'You are signed out',
    )
    expect((await browser.open(authorizeUrl())).status).toBe(200)
  })
})

describe('every page', () => {
  it.each([
    authorizeUrl(),
    '/pages/login',
    '/pages/sign-up',
    '/pages/logout',
    '/pages/checkout/none',
    '/pages/book',
    '/pages/thank-you',
  ])('%s says what browsers may do', async (path) => {
    const { headers, document } = await browser.open(path)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(policy).not.toContain('unsafe-inline')
    expect(document.querySelectorAll('script, [style], [onclick]')).toHaveLength(0)
    expect(document.querySelector('title')?.textContent).toMatch(/ · Harbour Studio$/)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    for (const field of document.querySelectorAll('input:not([type=hidden]), select'))
      expect(document.querySelector(`label[for="${field.id}"]`) ?? field.closest('label')).not.toBeNull()
  })

  it('keeps its cookies from scripts and other sites', async () => {
    const { headers } = await browser.submit(await browser.open(authorizeUrl()), password)
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^frontdesk_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  it('has its style as a file', async () => {
    expect((await browser.open('/pages/style.css')).headers.get('content-type')).toContain('text/css')
  })
})

it('a token of the owner opens no page by itself', async () => {
  const tokens: Tokens = await platform.tokens({ grantType: 'authorized_client', memberId: ana }, apiKey)
  const page = await browser.request(authorizeUrl(), { headers: { authorization: tokens.access_token } })
  expect(page.document.querySelector('h1')?.textContent).toBe('Sign in')
})
