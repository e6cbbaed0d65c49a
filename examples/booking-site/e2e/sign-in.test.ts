import { createHmac } from 'node:crypto'
import { oauth, recover, sendPasswordResetEmail } from '@frontdesk/auth'
import { createClient, local } from '@frontdesk/core'
import type { Emulator } from '@frontdesk/emulator'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseFreeTime } from './journey.ts'
import { inspect } from './page-checks.ts'
import { hasFocus, serveForTests } from './site-under-test.ts'

const password = 'sun over the water'
const ana = { email: 'ana@example.com', password: 'harbour-ana-1' }

const site = serveForTests()
let emulator: Emulator
let page: Page

beforeEach(() => {
  ;({ emulator, page } = site)
})

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('main').getByRole('link', { name })
const field = (label: string) => page.getByLabel(label, { exact: true })

/** The field that has the focus, and the message that belongs to it. */
async function expectRefused(label: string, message: string | RegExp): Promise<void> {
  await page.getByText(message).waitFor()
  await expect.poll(() => hasFocus(field(label)), { message: `the focus is on "${label}"` }).toBe(true)
  expect(await field(label).getAttribute('aria-invalid')).toBe('true')
  const described = (await field(label).getAttribute('aria-describedby')) ?? ''
  const texts = await Promise.all(
    described.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()),
  )
  expect(texts.join(' ')).toMatch(message)
}

async function fillSignIn(person: { email: string; password: string }): Promise<void> {
  await field('Email').fill(person.email)
  await field('Password').fill(person.password)
  await button('Sign in').click()
}

async function signUp(email: string): Promise<void> {
  await page.goto(`${site.url}/sign-up`)
  await field('First name').fill('Rita')
  await field('Email').fill(email)
  await field('Password').fill(password)
  await button('Create account').click()
}

async function signOut(): Promise<void> {
  await button('Your account').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await heading('You are signed out').waitFor()
}

/** The code, or the token, of the latest mail. */
function mailedCode(): string {
  const code = emulator.outbox.at(-1)?.code
  if (!code) throw new Error('No mail with a code came')
  return code
}

/** The code that an authenticator app with the emulator's secret shows (RFC 6238). */
function authenticatorCode(time: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)))
  const hash = createHmac('sha1', '12345678901234567890').update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

describe('signing in', { timeout: 60_000 }, () => {
  it('says what is wrong beside the field, and is done on the same page', async () => {
    await page.goto(`${site.url}/account/orders`)
    await link('Sign in').click()
    await heading('Sign in').waitFor()
    await inspect(page, 'sign-in')
    expect(await field('Email').getAttribute('autocomplete')).toBe('username')
    expect(await field('Password').getAttribute('autocomplete')).toBe('current-password')

    await button('Sign in').click()
    await expectRefused('Email', 'Enter your email address.')
    await field('Email').fill('ana')
    await button('Sign in').click()
    await expectRefused('Email', /Enter a complete email address/)
    await inspect(page, 'sign-in, with errors')

    await fillSignIn({ email: 'nobody@example.com', password })
    // The message does not tell whether the account exists.
    for (const person of [
      { email: 'nobody@example.com', password },
      { ...ana, password: 'wrong' },
    ]) {
      await fillSignIn(person)
      await expectRefused('Password', 'The email address or the password is wrong.')
      expect(await field('Email').getAttribute('aria-invalid')).not.toBe('true')
      await page.reload()
    }
    await field('Email').fill(ana.email)

    await field('Password').fill(ana.password)
    expect(await field('Password').getAttribute('type')).toBe('password')
    await button('Show password').click()
    expect(await field('Password').getAttribute('type')).toBe('text')
    await button('Hide password').click()

    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++
    })
    await field('Password').press('Enter')
    await heading('Your orders').waitFor()
    expect(new URL(page.url()).pathname).toBe('/account/orders')
    expect(documents, 'the page was not left').toBe(0)
    await page.goBack()
    await heading('Sign in').waitFor({ state: 'detached' })
  })

  it('continues by redirect where the page may not be framed', async () => {
    await page.route('**/oauth2/authorize?**response_mode=web_message**', async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': "frame-ancestors 'none'" }
      await route.fulfill({ response, headers })
    })
    await page.goto(`${site.url}/sign-in?returnTo=${encodeURIComponent('/shop')}`)
    await fillSignIn(ana)
    await heading('Signing you in').waitFor()
    await inspect(page, 'finishing')
    // The frame gets its time to answer first.
    await heading('Shop').waitFor({ timeout: 30_000 })
    expect(page.url()).toBe(`${site.url}/shop`)
    await button('Your account').waitFor()
  })

  it('can finish once the last step works again', async () => {
    await page.route('**/redirect-session', (route) => route.abort())
    await page.goto(`${site.url}/sign-in`)
    await fillSignIn(ana)
    await heading('Almost there').waitFor()
    await inspect(page, 'finishing, failed')
    await page.unroute('**/redirect-session')
    await button('Try again').click()
    await heading('Your bookings').waitFor()
  })

  it('keeps what was typed when the studio cannot be reached', async () => {
    await page.goto(`${site.url}/sign-in`)
    await heading('Sign in').waitFor()
    await page.route('**/v2/login', (route) => route.abort())
    await fillSignIn(ana)
    const alert = page.getByRole('alert')
    await alert.getByText('We could not reach the studio').waitFor()
    expect(await alert.evaluate((element) => element.parentElement === document.activeElement)).toBe(true)
    expect(await field('Password').inputValue()).toBe(ana.password)
    await inspect(page, 'sign-in, unreachable')
    await page.unroute('**/v2/login')
    await button('Sign in').click()
    await heading('Your bookings').waitFor()
  })

  it('says so when there were too many tries', async () => {
    await page.goto(`${site.url}/sign-in`)
    const alert = page.getByRole('alert').getByText('There were too many tries')
    for (let tries = 0; tries < 12 && !(await alert.isVisible()); tries++) {
      const answered = page.waitForResponse('**/v2/login')
      await fillSignIn({ ...ana, password: `wrong-${tries}` })
      await answered
      await button('Sign in').waitFor()
    }
    await alert.waitFor()
  })

  it('shows a blocked account the way out', async () => {
    await page.goto(`${site.url}/sign-in`)
    await fillSignIn({ email: 'blocked+a@example.com', password })
    await heading('This account is blocked').waitFor()
    expect(await hasFocus(heading('This account is blocked'))).toBe(true)
    await inspect(page, 'blocked')
    await button('Use another account').click()
    await fillSignIn(ana)
    await heading('Your bookings').waitFor()
  })

  it('asks for a captcha, and once more when it is refused', async () => {
    await page.goto(`${site.url}/sign-up`)
    await signUp('captcha+a@example.com')
    await page.getByText('One more thing').waitFor()
    const captcha = page.getByRole('checkbox', { name: 'I am not a robot' })
    await expect.poll(() => hasFocus(captcha)).toBe(true)
    await inspect(page, 'captcha')

    await page.route(
      '**/v2/register',
      async (route) => {
        const body = route.request().postDataJSON() as Record<string, unknown>
        await route.continue({
          postData: JSON.stringify({ ...body, captchaTokens: [{ Recaptcha: 'invalid' }] }),
        })
      },
      { times: 1 },
    )
    await page.getByText('I am not a robot').click()
    await button('Create account').click()
    await page.getByText('That didn’t work').waitFor()
    expect(await captcha.isChecked()).toBe(false)
    expect(await field('Password').inputValue()).toBe(password)
    await page.getByText('I am not a robot').click()
    await button('Create account').click()
    await heading('Your bookings').waitFor()
  })

  it.each([
    ['mfa+a@example.com', 'We mailed a code', mailedCode],
    ['mfa+sms@example.com', 'We sent a code to your phone', mailedCode],
    ['mfa+totp@example.com', 'your authenticator app shows', () => authenticatorCode(Date.now())],
  ])('asks %s for a code', async (email, intro, codeNow) => {
    await signUp(email)
    await heading('Your bookings').waitFor()
    await signOut()
    await link('Sign in again').click()
    await fillSignIn({ email, password })
    await heading('One more step').waitFor()
    expect(await hasFocus(heading('One more step'))).toBe(true)
    await page.getByText(intro).waitFor()
    await inspect(page, `second factor of ${email}`)
    expect(await field('Code').getAttribute('autocomplete')).toBe('one-time-code')
    await field('Code').fill('12')
    await button('Confirm').click()
    await expectRefused('Code', /The code has 6 characters/)
    const code = codeNow()
    await field('Code').fill(code === '000000' ? '111111' : '000000')
    await button('Confirm').click()
    await expectRefused('Code', /This code is wrong or too old/)

    await field('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByText('Do not ask on this device again').click()
    await button('Confirm').click()
    await heading('Your bookings').waitFor()
  })

  it('takes the yes of a phone', async () => {
    await signUp('mfa+push@example.com')
    await heading('Your bookings').waitFor()
    await signOut()
    await link('Sign in again').click()
    await fillSignIn({ email: 'mfa+push@example.com', password })
    await page.getByText('We sent a question to your phone').waitFor()
    await inspect(page, 'second factor by push')
    await button('I said yes').click()
    await heading('Your bookings').waitFor()
  })

  it('can use the hosted page, and come back from it at once', async () => {
    await page.goto(`${site.url}/shop`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await button('Use the studio’s sign-in page').click()
    await page.waitForURL(`${emulator.url}/**`)
    await page.getByLabel('Email').fill(ana.email)
    await page.getByLabel('Password').fill(ana.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await heading('Shop').waitFor()
    expect(page.url()).toBe(`${site.url}/shop`)
    await button('Your account').waitFor()
  })

  it('explains a return that does not sign in, and leads on', async () => {
    await page.goto(`${site.url}/signed-in#error=access_denied&state=stale`)
    await heading('You are not signed in').waitFor()
    await page.getByText('You left the sign-in page before you were done').waitFor()
    expect(page.url()).toBe(`${site.url}/signed-in`)
    await inspect(page, 'signed-in, refused')
    await link('Sign in again').click()
    await heading('Sign in').waitFor()
  })

  it('leads nowhere else than to a page of the site', async () => {
    for (const returnTo of ['https://evil.example/x', '//evil.example', 'javascript:alert(1)', '/sign-in']) {
      await page.context().clearCookies()
      await page.goto(site.url)
      await page.evaluate(() => localStorage.clear())
      await page.goto(`${site.url}/sign-in?returnTo=${encodeURIComponent(returnTo)}`)
      await fillSignIn(ana)
      await heading('Your bookings').waitFor()
      expect(page.url()).toBe(`${site.url}/account`)
    }
  })
})

describe('making an account', { timeout: 60_000 }, () => {
  it('names each field that is wrong', async () => {
    await page.goto(`${site.url}/sign-up`)
    await heading('Create an account').waitFor()
    await inspect(page, 'sign-up')
    expect(await field('Password').getAttribute('autocomplete')).toBe('new-password')
    await button('Create account').click()
    await expectRefused('First name', 'Enter your first name.')
    await page.getByText('Choose a password.').waitFor()
    await field('First name').fill('Rita')
    await page.getByText('Enter your first name.').waitFor({ state: 'detached' })
    await field('Email').fill(ana.email)
    await field('Password').fill('short')
    await button('Create account').click()
    await expectRefused('Password', /Use at least 8 characters/)
    await field('Password').fill(password)
    await button('Create account').click()
    await expectRefused('Email', 'There is an account with this address already.')
    await link('Sign in with it').click()
    await heading('Sign in').waitFor()
    expect(await field('Email').inputValue()).toBe(ana.email)
  })

  it('asks for the mailed code, and mails another one after a while', async () => {
    await page.clock.install()
    await signUp('verify+rita.whose.name.has.no.end@a.department.of.a.company.example.com')
    await heading('Check your inbox').waitFor()
    expect(await hasFocus(heading('Check your inbox'))).toBe(true)
    await inspect(page, 'verification')
    await field('Code').fill('000000')
    await button('Confirm').click()
    await expectRefused('Code', /This code is wrong or too old/)
    await inspect(page, 'verification, refused')

    const first = mailedCode()
    expect(await page.getByRole('button', { name: /^Send another code in \d+ s$/ }).isDisabled()).toBe(true)
    await page.clock.runFor(31_000)
    await button('Send another code').click()
    await page.getByRole('status').getByText('Another code is on its way').waitFor()
    await page.getByRole('button', { name: /^Send another code in \d+ s$/ }).waitFor()
    expect(mailedCode()).not.toBe(first)
    await field('Code').fill(mailedCode())
    await button('Confirm').click()
    await page.clock.resume()
    await heading('Your bookings').waitFor()
  })

  it('says that the studio has to agree', async () => {
    await signUp('approve+rita@example.com')
    await heading('The studio has to say yes').waitFor()
    expect(await hasFocus(heading('The studio has to say yes'))).toBe(true)
    await inspect(page, 'owner approval')
    await button('Use another account').click()
    await heading('Create an account').waitFor()
  })
})

describe('a forgotten password', { timeout: 60_000 }, () => {
  it('is answered in the same way for everybody', async () => {
    await page.goto(`${site.url}/sign-in`)
    await link('Forgot your password?').click()
    await heading('Forgot your password?').waitFor()
    await inspect(page, 'forgot password')
    await button('Mail me a link').click()
    await expectRefused('Email', 'Enter your email address.')
    const answers = []
    for (const email of ['nobody@example.com', 'ana@example.com']) {
      await field('Email').fill(email)
      await button('Mail me a link').click()
      await heading('Check your inbox').waitFor()
      answers.push((await page.getByRole('main').textContent())?.replaceAll(email, 'somebody'))
      await inspect(page, 'the mail is sent')
      await button('Try another address').click()
    }
    expect(answers[0]).toBe(answers[1])
    expect(emulator.outbox.map(({ to }) => to)).toEqual(['ana@example.com'])
  })

  it('is replaced by the link of the mail, which works once and leaves the address', async () => {
    await page.goto(`${site.url}/forgot-password`)
    await field('Email').fill(ana.email)
    await button('Mail me a link').click()
    await heading('Check your inbox').waitFor()
    const mailed = emulator.outbox.at(-1)?.link ?? ''
    await page.goto(mailed)
    await heading('Choose a new password').waitFor()
    await expect.poll(() => page.url()).toBe(`${site.url}/new-password`)
    expect(await field('New password').getAttribute('autocomplete')).toBe('new-password')
    await inspect(page, 'new password')
    await field('New password').fill('short')
    await button('Save and sign in').click()
    await expectRefused('New password', /Use at least 8 characters/)
    await field('New password').fill(password)
    await button('Save and sign in').click()
    await heading('Your bookings').waitFor()

    await page.goto(mailed)
    await field('New password').fill(password)
    await button('Save and sign in').click()
    await heading('This link does not work').waitFor()
    await inspect(page, 'new password, used link')
    await link('Mail me another link').click()
    await heading('Forgot your password?').waitFor()
  })

  it('is asked for where the old one does not count any more', async () => {
    await signUp('reset+rita@example.com')
    await heading('Your bookings').waitFor()
    await signOut()
    await link('Sign in again').click()
    await fillSignIn({ email: 'reset+rita@example.com', password })
    await page.getByText('Choose a new password first').waitFor()
    await inspect(page, 'password must be reset')
    await page.getByRole('link', { name: 'Choose a new password' }).click()
    expect(await field('Email').inputValue()).toBe('reset+rita@example.com')
  })
})

describe('the way around a sign-in', { timeout: 60_000 }, () => {
  it('keeps the booking that was begun, and what is in the cart', async () => {
    await page.goto(`${site.url}/shop/cork-block`)
    await button('Add to cart').click()
    await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
    await page.goto(`${site.url}/services/vinyasa-flow`)
    const panel = page.getByRole('complementary', { name: 'Book' })
    await chooseFreeTime(panel)
    await panel.getByRole('button', { name: 'Continue' }).click()
    await heading('Who is coming?').waitFor()
    await field('First name').fill('Rita')
    await field('Last name').fill('Nunes')
    await field('Email').fill('rita@example.com')
    await button('Continue to review').click()
    await heading('Is everything right?').waitFor()
    const ticket = page.getByRole('article').filter({ hasText: 'Vinyasa flow' })
    const chosen = await ticket.textContent()

    await page.getByRole('link', { name: 'Sign in' }).click()
    await fillSignIn(ana)
    await heading('Is everything right?').waitFor()
    await button('Your account').waitFor()
    expect(new URL(page.url()).pathname).toBe('/services/vinyasa-flow/review')
    await expect.poll(() => ticket.textContent()).toBe(chosen)
    await page.getByText('rita@example.com').waitFor()
    await button('Put in the cart').click()
    const lines = page.getByRole('list', { name: 'In your cart' }).getByRole('heading')
    await expect.poll(async () => (await lines.allTextContents()).length).toBe(2)
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('booking:'))),
    ).toEqual([])
  })

  it('signs out here and there, and leaves nothing behind', async () => {
    await page.goto(`${site.url}/sign-in`)
    await fillSignIn(ana)
    await heading('Your bookings').waitFor()
    await signOut()
    await inspect(page, 'signed out')
    await page.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
    await page.goto(`${site.url}/account`)
    await heading('Your account').waitFor()
    await link('Sign in').click()
    await button('Use the studio’s sign-in page').click()
    await page.waitForURL(`${emulator.url}/**`)
    await page.getByLabel('Password').waitFor()
  })

  it('says that a session is over, and continues where it was', async () => {
    await page.goto(`${site.url}/sign-in`)
    await fillSignIn(ana)
    await heading('Your bookings').waitFor()
    // A read that is still under way would find the session over before the link is pressed.
    await page.waitForLoadState('networkidle')

    // Somebody chooses a new password elsewhere: whoever is signed in with the old one is out.
    const elsewhere = createClient({
      platform: local(emulator.url),
      auth: oauth({ clientId: emulator.clientId }),
    })
    await sendPasswordResetEmail(elsewhere, { email: ana.email, redirectUri: `${site.url}/new-password` })
    await recover(elsewhere, { recoveryToken: mailedCode(), password })
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click()
    const notice = page.getByRole('status').filter({ hasText: 'You were signed out' })
    await notice.waitFor()
    await inspect(page, 'session over')
    await notice.getByRole('link', { name: 'Sign in' }).click()
    await notice.waitFor({ state: 'hidden' })
    await fillSignIn({ ...ana, password })
    await heading('Your orders').waitFor()
  })

  it('knows a member after a reload, without showing the way in first', async () => {
    await page.goto(`${site.url}/sign-in`)
    await fillSignIn(ana)
    await heading('Your bookings').waitFor()
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        if (document.querySelector('a[aria-label="Sign in"]')) seen.push('way in')
        if (document.querySelector('h1')?.textContent === 'Your account') seen.push('prompt')
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await heading('Your bookings').waitFor()
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  })
})
