import { afterEach, expect, it } from 'vitest'
import { createEmulator, type Emulator, type EmulatorOptions } from '../../src/index.ts'

let emulator: Emulator | undefined
afterEach(() => emulator?.close())

const start = async (options: EmulatorOptions = {}): Promise<Emulator> =>
  (emulator = await createEmulator({ port: 0, seed: 'empty', ...options }))

const open = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${emulator!.url}${path}`, { headers: { accept: 'text/html,*/*;q=0.8', ...headers } })

const logo = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E'

it('the hosted pages look like the business', async () => {
  await start({
    business: {
      branding: {
        logo,
        color: '#0d454c',
        radius: 28,
        font: { family: 'Instrument Sans', source: 'https://fonts.example/instrument.woff2' },
      },
    },
  })
  const page = await open('/pages/login')
  expect(await page.text()).toContain(`<img src="${logo}" alt="" width="28" height="28" />Harbour Studio`)
  expect(page.headers.get('content-security-policy')).toContain('; font-src https://fonts.example;')
  const style = await (await open('/pages/style.css')).text()
  expect(style.split('\n').slice(-6)).toEqual([
    '@font-face { font-family: "Instrument Sans"; src: url("https://fonts.example/instrument.woff2"); font-weight: 100 900; font-display: swap; }',
    ':root { --accent: #0d454c; --accent-strong: color-mix(in srgb, #0d454c 80%, #000000); --accent-soft: color-mix(in srgb, #0d454c 14%, #ffffff); }',
    '@media (prefers-color-scheme: dark) { :root { --accent: #92abae; --accent-strong: color-mix(in srgb, #92abae 80%, #ffffff); --accent-soft: color-mix(in srgb, #92abae 14%, var(--page)); } }',
    ':root { --radius: 28px; }',
    ':root { --font: "Instrument Sans", system-ui, sans-serif; }',
    '',
  ])
})

it('the page in the hidden frame of a sign-in may load the font of the business', async () => {
  await start({
    business: { branding: { font: { family: 'Studio', source: 'https://fonts.example/studio.woff2' } } },
  })
  const query = new URLSearchParams({
    client_id: emulator!.clientId,
    redirect_uri: 'http://localhost:5173/signed-in',
    response_type: 'code',
    response_mode: 'web_message',
    prompt: 'none',
    state: 'app-state',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })
  const page = await open(`/oauth2/authorize?${query.toString()}`)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')?.split('; ')).toContain('font-src https://fonts.example')
})

it('the hosted pages have a look of their own without a branding', async () => {
  await start()
  const page = await open('/pages/login')
  expect(await page.text()).toContain('</svg>Harbour Studio')
  expect(page.headers.get('content-security-policy')).toContain('; font-src data:;')
  expect((await (await open('/pages/style.css')).text()).trim().endsWith('}')).toBe(true)
})

it('a person is told in HTML that a page does not exist', async () => {
  await start()
  const page = await open('/pages/basket')
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  expect(page.headers.get('x-wix-request-id')).toMatch(/.+/)
  const text = await page.text()
  expect(text).toContain('<h1>This page does not exist</h1>')
  expect(text).toContain('<a href="mailto:hello@harbour.example">')
})

it('a person is told in HTML of a fault, and can try again', async () => {
  await start()
  emulator!.faults.add({ path: '/pages/*', status: 503, retryAfter: 2, times: 1 })
  const page = await open('/pages/login')
  expect([page.status, page.headers.get('content-type'), page.headers.get('retry-after')]).toEqual([
    503,
    'text/html; charset=utf-8',
    '2',
  ])
  const text = await page.text()
  expect(text).toContain('<h1>Something went wrong</h1>')
  expect(text).toContain('<a class="button" href="">Try again</a>')
  expect((await open('/pages/login')).status).toBe(200)
})

it('an operation answers in JSON, whatever the browser would like', async () => {
  await start()
  const answer = await open('/v2/services/none')
  expect(answer.headers.get('content-type')).toBe('application/json')
  const missing = await open('/pages/basket', { accept: '*/*' })
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'application/json'])
})
