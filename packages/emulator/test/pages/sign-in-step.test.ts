import { beforeEach, describe, expect, it } from 'vitest'
import { members, updateMember } from '../../src/auth/member.ts'
import { totpAt } from '../../src/auth/totp.ts'
import {
  authorizeUrl,
  clientId,
  createBrowser,
  createPlatform,
  type Page,
  type Platform,
  redirectUri,
  verifier,
} from './platform.ts'

const password = 'a-long-password'

let platform: Platform
let browser: ReturnType<typeof createBrowser>
beforeEach(() => {
  platform = createPlatform()
  browser = createBrowser(platform)
})

const signUpUrl = authorizeUrl().replace('/oauth2/authorize', '/pages/sign-up')
const signUp = async (email: string, more: Record<string, string> = {}): Promise<Page> =>
  browser.submit(await browser.open(signUpUrl), {
    firstName: 'Rita',
    lastName: 'Alves',
    email,
    password,
    ...more,
  })
const signIn = async (email: string, more: Record<string, string> = {}): Promise<Page> =>
  browser.submit(await browser.open(authorizeUrl()), { email, password, ...more })
const signOut = (): void => browser.cookies.clear()
const heading = ({ document }: Page): string | undefined => document.querySelector('h1')?.textContent
const alertOf = ({ document }: Page): string => document.querySelector('[role=alert]')?.textContent ?? ''
const lastCode = (): string => platform.mails.at(-1)!.code!
const wrongCode = (): string => (lastCode() === '000000' ? '111111' : '000000')

/** The email address of the member whose code a return address carries. */
const memberOf = async ({ status, location }: Page): Promise<string | undefined> => {
  expect(status).toBe(303)
  const tokens = await platform.tokens({
    grantType: 'authorization_code',
    clientId,
    code: new URL(location).searchParams.get('code'),
    codeVerifier: verifier,
    redirectUri,
  })
  const identity = platform.identify(tokens.access_token)
  return identity.kind === 'member' ? platform.state.in(members).get(identity.memberId)?.email : undefined
}

describe('an address that must be verified', () => {
  const email = 'verify+rita@example.com'

  it('goes to the app with the code of the mail, and not before', async () => {
    const page = await signUp(email)
    expect(heading(page)).toBe('Check your email')
    expect(page.location).toBe('')
    expect(page.text).not.toContain(lastCode())
    expect(page.document.querySelector('#code')?.getAttribute('autocomplete')).toBe('one-time-code')
    expect(await memberOf(await browser.submit(page, { code: lastCode() }))).toBe(email)
    signOut()
    expect(await memberOf(await signIn(email))).toBe(email)
  })

  it('is asked for when somebody signs in later', async () => {
    await signUp(email)
    const page = await signIn(email)
    expect(heading(page)).toBe('Check your email')
    expect(await memberOf(await browser.submit(page, { code: lastCode() }))).toBe(email)
  })

  it('says what is wrong with a code, and stops after ten', async () => {
    let page = await signUp(email)
    page = await browser.submit(page, { code: '' })
    expect([page.status, alertOf(page)]).toEqual([422, expect.stringContaining('Enter the code') as string])
    for (let round = 0; round < 10; round++) {
      page = await browser.submit(page, { code: wrongCode() })
      expect([page.status, alertOf(page)]).toEqual([
        422,
        expect.stringContaining('The code is wrong') as string,
      ])
    }
    page = await browser.submit(page, { code: lastCode() })
    expect(alertOf(page)).toContain('There were too many wrong codes')
    page = await browser.submit(page, { intent: 'resend' })
    expect(page.text).toContain('Another code is on its way')
    // Nothing went wrong: it is no alert.
    expect(page.text).not.toContain('role="alert"')
    platform.advance(10 * 60_000 - 1)
    page = await browser.submit(page, { code: lastCode() })
    expect(alertOf(page)).toContain('There were too many wrong codes: try again in ten minutes')
    platform.advance(1)
    page = await browser.submit(page, { intent: 'resend' })
    expect(await memberOf(await browser.submit(page, { code: lastCode() }))).toBe(email)
  })

  it('sends ten codes within ten minutes, and says so at the eleventh', async () => {
    let page = await signUp(email)
    for (let round = 0; round < 10; round++) page = await browser.submit(page, { intent: 'resend' })
    expect(page.status).toBe(200)
    page = await browser.submit(page, { intent: 'resend' })
    expect([page.status, alertOf(page)]).toEqual([
      422,
      expect.stringContaining('Too many mails to this address: try again in ten minutes') as string,
    ])
  })

  it('takes only forms of its own pages, and each once', async () => {
    const page = await signUp(email)
    const foreign = createBrowser(platform)
    expect((await foreign.submit(page, { code: lastCode() })).status).toBe(403)
    await browser.submit(page, { code: lastCode() })
    const again = await browser.submit(page, { code: lastCode() })
    expect([again.status, heading(again)]).toEqual([410, 'This sign-in is over'])
    expect((await browser.submit(page, { stateToken: 'nonsense' })).status).toBe(410)
  })
})

describe('an account that needs approval', () => {
  const email = 'approve+rita@example.com'

  it('waits, and says so each time, until the owner says yes', async () => {
    expect(heading(await signUp(email))).toBe('Your account waits for approval')
    const waiting = await signIn(email)
    expect(heading(waiting)).toBe('Your account waits for approval')
    expect(waiting.location).toBe('')
    expect(browser.cookies.has('frontdesk_session')).toBe(false)
    platform.run({ kind: 'owner' }, (context) => {
      const member = context.state.in(members).find((own) => own.email === email)!
      updateMember(context, member, { standing: 'active' })
    })
    expect(await memberOf(await signIn(email))).toBe(email)
  })
})

it('a blocked address comes in nowhere', async () => {
  for (const page of [await signUp('blocked+rita@example.com'), await signIn('blocked+rita@example.com')]) {
    expect([page.status, heading(page), page.location]).toEqual([403, 'This account is blocked', ''])
    expect(page.text).toContain('hello@harbour.example')
  }
})

it('a captcha is asked for, and a tick answers it', async () => {
  const email = 'captcha+rita@example.com'
  const asked = await signUp(email)
  expect([asked.status, alertOf(asked)]).toEqual([
    422,
    expect.stringContaining('Tick the box to show that you are not a robot') as string,
  ])
  const box = asked.document.querySelector('#captcha')!
  expect([box.getAttribute('type'), box.getAttribute('aria-invalid')]).toEqual(['checkbox', 'true'])
  expect(await memberOf(await browser.submit(asked, { captcha: 'yes', password }))).toBe(email)
  signOut()
  const again = await signIn(email)
  expect(again.status).toBe(422)
  expect(await memberOf(await browser.submit(again, { captcha: 'yes', password }))).toBe(email)
})

describe('a second factor', () => {
  it.each(['mfa+rita', 'mfa+sms', 'mfa+call'])('%s is a code of the outbox', async (name) => {
    const email = `${name}@example.com`
    // A person who signs up has just proved who they are.
    expect(await memberOf(await signUp(email))).toBe(email)
    signOut()
    const page = await signIn(email)
    expect(heading(page)).toBe('Is it you?')
    expect(browser.cookies.has('frontdesk_session')).toBe(false)
    expect(alertOf(await browser.submit(page, { code: wrongCode() }))).toContain('The code is wrong')
    expect(await memberOf(await browser.submit(page, { code: lastCode() }))).toBe(email)
  })

  it('is what the authenticator app shows', async () => {
    await signUp('mfa+totp@example.com')
    signOut()
    const page = await signIn('mfa+totp@example.com')
    expect(page.text).toContain('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
    const code = totpAt(platform.now().getTime())
    expect(await memberOf(await browser.submit(page, { code }))).toBe('mfa+totp@example.com')
  })

  it('is a push that the phone answers', async () => {
    await signUp('mfa+push@example.com')
    signOut()
    const page = await signIn('mfa+push@example.com')
    expect(page.document.querySelector('#code')).toBeNull()
    expect(await memberOf(await browser.submit(page, {}))).toBe('mfa+push@example.com')
  })
})

describe('a password', () => {
  it('is not tried for ever', async () => {
    const wrong = { email: 'ana@example.com', password: 'wrong-password' }
    for (let round = 0; round < 10; round++)
      expect((await browser.submit(await browser.open(authorizeUrl()), wrong)).status).toBe(422)
    const page = await browser.submit(await browser.open(authorizeUrl()), {
      ...wrong,
      password: 'harbour-ana-1',
    })
    expect([page.status, alertOf(page)]).toEqual([429, expect.stringContaining('Too many tries') as string])
    platform.advance(10 * 60_000)
    expect((await browser.submit(page, { ...wrong, password: 'harbour-ana-1' })).status).toBe(303)
  })

  it('that must be reset is chosen anew by a mailed link, and the person continues to the app', async () => {
    const email = 'reset+rita@example.com'
    await signUp(email)
    signOut()
    const refused = await signIn(email)
    expect(alertOf(refused)).toContain('Choose a new password')
    const link = [...refused.document.querySelectorAll('a')].find(
      ({ textContent }) => textContent === 'Forgot your password?',
    )!
    const request = await browser.open(link.getAttribute('href')!)
    expect((await browser.submit(request, { email: 'rita' })).status).toBe(422)
    expect(heading(await browser.submit(request, { email }))).toBe('Check your email')
    const choice = await browser.open(platform.mails.at(-1)!.link!)
    expect(heading(choice)).toBe('Choose a new password')
    expect((await browser.submit(choice, { password: 'short' })).status).toBe(422)
    expect(await memberOf(await browser.submit(choice, { password: 'another-password' }))).toBe(email)
    const spent = await browser.submit(choice, { password: 'another-password' })
    expect([spent.status, heading(spent)]).toEqual([410, 'This link does not work'])
  })

  it('is requested with the same message for an unknown address, without an email', async () => {
    const page = await browser.open('/pages/reset-password')
    const known = await browser.submit(page, { email: 'ana@example.com' })
    const mails = platform.mails.length
    const unknown = await browser.submit(page, { email: 'nobody@example.com' })
    expect(platform.mails).toHaveLength(mails)
    expect(unknown.text.replaceAll('nobody@', 'ana@')).toBe(known.text)
    const links = [...known.document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
    expect(links).toContain('/pages/login')
  })
})
