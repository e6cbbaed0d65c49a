// Promises of every app that renders pages on a server: one session for each person, one cart on both sides, a handler
// that answers only the pages of the site, and no answer that a cache may keep.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openPage } from './browser.mjs'
import { book } from './created-app.mjs'

const timeZone = 'Europe/Lisbon'

/** A sentence of `FrontdeskProvider`, and one of `sessionHandler`. */
const ofTheBrowser = 'FrontdeskProvider got no client'
const ofTheServer = 'The server lets browsers make no call'

function check(condition, message) {
  if (!condition) throw new Error(message)
}

/** The text of a page as a person reads it. */
function textOf(html) {
  return html
    .replace(/<(script|style)[^]*?<\/\1>/g, '')
    .replace(/<!--[^]*?-->|<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
}

/** The `Cookie` header of a browser that got this answer. */
function cookieOf(response) {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

function checkIsPrivate({ headers, url }) {
  const kept = headers.get('cache-control') ?? ''
  check(/\bprivate\b/.test(kept) && /\bno-store\b/.test(kept), `${url} answers with Cache-Control "${kept}".`)
}

/** How often a token was asked for, and the visitors who made calls. */
async function readVisits({ url }) {
  const answer = await fetch(`${url}/_emulator/requests`)
  const { requests } = await answer.json()
  return {
    tokens: requests.filter(({ path }) => path.startsWith('/oauth2/token')).length,
    visitors: new Set(requests.flatMap(({ identity }) => identity.visitorId ?? [])).size,
  }
}

/** Opens a page as many new visitors at once, and then again as one of them. Returns the `Cookie` header of that one. */
async function checkViews(page, emulator, count = 20) {
  const before = await readVisits(emulator)
  const views = await Promise.all(Array.from({ length: count }, () => fetch(page)))
  for (const view of views) {
    const text = textOf(await view.text())
    check(view.status === 200, `${page} answers ${view.status}: ${text}`)
    checkIsPrivate(view)
    check(cookieOf(view) !== '', `${page} begins no session.`)
    check(text.includes('Deep-tissue massage'), `The page does not show the services: ${text}`)
    check(text.includes('Cart: 0'), `The page does not show the cart: ${text}`)
  }
  const after = await readVisits(emulator)
  const made = { tokens: after.tokens - before.tokens, visitors: after.visitors - before.visitors }
  check(
    made.tokens === count && made.visitors === count,
    `${count} first views asked for ${made.tokens} tokens, and ${made.visitors} visitors made calls.`,
  )

  const cookie = cookieOf(views[0])
  const again = await fetch(page, { headers: { cookie } })
  check(again.status === 200, `The second view of ${page} answers ${again.status}.`)
  checkIsPrivate(again)
  check(cookieOf(again) === '', `The second view of ${page} writes the cookies once more.`)
  const last = await readVisits(emulator)
  check(last.tokens === after.tokens, `The second view asked for ${last.tokens - after.tokens} tokens.`)
  check(last.visitors === after.visitors, 'The second view made a new visitor.')
  return cookie
}

async function checkRefusals(site, emulator, cookie) {
  const fromForm = {
    cookie,
    origin: site,
    'sec-fetch-site': 'same-origin',
    // Some frameworks refuse the forms of another site before the handler sees them; they leave JSON to it.
    'content-type': 'application/json',
  }
  const own = { ...fromForm, 'x-frontdesk-call': '1' }
  const foreign = { ...own, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  const cases = [
    ['the session', 'POST', 'session', own, 200, '"status":"visitor"'],
    ['a call without the header', 'POST', 'session', fromForm, 403, 'FOREIGN_REQUEST'],
    ['a call of another site', 'POST', 'session', foreign, 403, 'FOREIGN_REQUEST'],
    ['a sign-out by another site', 'POST', 'sign-out', foreign, 403, 'FOREIGN_REQUEST'],
    ['an operation that is not listed', 'POST', 'call/ecom/v1/orders', own, 404, 'OPERATION_NOT_ALLOWED'],
    ['a token', 'POST', 'call/oauth2/token', own, 404, 'OPERATION_NOT_ALLOWED'],
  ]
  for (const [title, method, path, headers, status, content] of cases) {
    const answer = await fetch(`${site}/api/frontdesk/${path}`, { method, headers })
    const text = await answer.text()
    check(
      answer.status === status && text.includes(content),
      `The handler answers ${title} with ${answer.status} in place of ${status} with ${content}: ${text}`,
    )
    checkIsPrivate(answer)
  }
  const signIn = await fetch(`${site}/api/frontdesk/sign-in?returnTo=/`, {
    headers: { cookie },
    redirect: 'manual',
  })
  const goesTo = signIn.headers.get('location') ?? ''
  check(
    signIn.status === 303 && goesTo.startsWith(`${emulator.url}/`),
    `The sign-in answers ${signIn.status} and goes to "${goesTo}".`,
  )
  checkIsPrivate(signIn)
}

/** Books as the browser does, through the handler; the page that the server renders shows the booking in the cart. */
async function checkCart({ folder }, page, emulator, cookie) {
  const load = (name) => import(pathToFileURL(join(folder, 'node_modules/@frontdesk', name, 'dist/index.js')))
  const [core, auth, bookings, ecom] = await Promise.all(['core', 'auth', 'bookings', 'ecom'].map(load))
  const { origin } = new URL(page)
  const platform = core.local(emulator.url)
  const send = (path, init) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), cookie, origin }
    return fetch(origin + path, { ...init, headers })
  }
  const browser = core.createClient({ platform, ...auth.throughServer({ fetch: send }) })
  const none = await ecom.getCurrentCart(browser, {}).catch((error) => error)
  check(none.status === 404, `A new visitor has a cart: ${String(none)}`)

  const reader = core.createClient({ platform, auth: auth.oauth({ clientId: emulator.clientId }) })
  const { items } = await bookings.queryServices(reader, { filter: { name: 'Deep-tissue massage' } })
  const dayIn = (days) =>
    bookings.localDate(new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
  const { days } = await bookings.listAvailability(reader, {
    serviceId: items[0].id,
    from: dayIn(1),
    to: dayIn(14),
    timeZone,
  })
  const slot = days.at(-1).slots.at(-1)
  const details = { contactDetails: { firstName: 'Ana', email: 'ana@example.com' } }
  const plan = bookings.planBooking({ serviceId: items[0].id, slot, timeZone, details })
  await bookings.book(browser, plan, ecom)
  const html = await fetch(page, { headers: { cookie } }).then((view) => view.text())
  check(textOf(html).includes('Cart: 1'), `The server shows another cart: ${textOf(html)}`)
}

/**
 * Checks the promises of a site whose page shows the names of the services and `Cart: 0`, and whose handler is at
 * `/api/frontdesk`.
 */
export async function checkServerRendered(project, page, emulator) {
  const cookie = await checkViews(page, emulator)
  await checkRefusals(new URL(page).origin, emulator, cookie)
  await checkCart(project, page, emulator, cookie)
}

/** Signs in and out as a member, by the link and the form of the page. */
export async function checkSignIn(page, site) {
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel(/e-?mail/i).fill('ana@example.com')
  await page.getByLabel('Password', { exact: true }).fill('harbour-ana-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${site}/`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'Sign in' }).waitFor()
}

/** Checks that the scripts of a page hold the provider, and nothing of the handler. */
export function checkScripts(folder) {
  const scripts = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  if (!scripts.includes(ofTheBrowser)) throw new Error('The scripts of the page lack the provider.')
  if (scripts.includes(ofTheServer)) throw new Error('The scripts of the page hold the code of the server.')
}

/** Opens the page anew, and waits until React has taken it over and all is quiet. */
async function checkHydration(page) {
  const calls = []
  page.on('request', (request) => {
    if (request.url().includes('/api/frontdesk/')) calls.push(request.url())
  })
  const warnings = []
  page.on('console', (message) => {
    if (message.type() === 'error') warnings.push(message.text())
  })
  await page.reload()
  await page.waitForFunction(
    "Object.keys(document.querySelector('#cart') ?? {}).some((key) => key.startsWith('__reactFiber'))",
  )
  await page.waitForLoadState('networkidle')
  if (calls.length > 0)
    throw new Error(`The page asks again for what the server has read: ${calls.join(', ')}`)
  if (warnings.length > 0) throw new Error(`The page writes errors: ${warnings.join('\n')}`)
}

async function bookAndReload(page) {
  await book(page, 'link')
  await page.getByText('Cart: 1').waitFor()
  const answer = await page.reload()
  const html = (await answer.text()).replaceAll('<!-- -->', '')
  if (!html.includes('Cart: 1')) throw new Error('The server shows another cart than the browser.')
  const shown = await page.locator('#cart').textContent()
  if (!shown.includes('€')) throw new Error(`The page says in no encoding what it shows: ${shown}`)
}

/** Uses the app of a person in Chromium, who is one visitor all the time, and then signs in and out. */
export async function checkInBrowser(site, emulator) {
  const before = await readVisits(emulator)
  await openPage(site, async (page) => {
    await checkHydration(page)
    await bookAndReload(page)
  })
  const after = await readVisits(emulator)
  const made = { tokens: after.tokens - before.tokens, visitors: after.visitors - before.visitors }
  check(
    made.tokens === 1 && made.visitors === 1,
    `One person in a browser asked for ${made.tokens} tokens and was ${made.visitors} visitors.`,
  )
  await openPage(site, (page) => checkSignIn(page, site))
}
