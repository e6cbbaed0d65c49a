import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ApplicationError } from '@frontdesk/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillForm, readForms, readRole, readText } from '../demo/form.mjs'
import { serveSite, type SiteServer } from '../demo/site-server.mjs'
import { runSteps } from '../demo/steps.mjs'

describe('the form reader', () => {
  const page = `<!doctype html><html><head><style>form > p { color: red }</style></head><body>
    <div class="summary" role="alert"><h2>Not sent</h2><p>Ana &amp; Tom&#39;s card was <b>declined</b>.</p></div>
    <!-- <form action="/never"></form> -->
    <form method="post" action="/pay?session=a&amp;b=1" novalidate>
      <input type="hidden" name="token" value="&lt;1&gt;" />
      <label for="name">Name</label><input id="name" name="name" value='Rita "R" Nunes'>
      <input type="email" name="email"/>
      <input name="off" value="x" disabled>
      <label><input type="radio" name="delivery" value="standard" checked> Standard</label>
      <label><input type="radio" name="delivery" value="pickup"> Pick up</label>
      <input type="checkbox" name="news" value="yes">
      <select name="country"><option value="">Choose</option><option value="PT" selected>Portugal</option></select>
      <select name="size"><option>S</option><option>M</option></select>
      <textarea name="note">Ring  twice</textarea>
      <button type="button" name="help">Help</button>
      <button name="intent" value="update">Update <b>total</b></button>
      <button name="intent" value="pay">Pay</button>
    </form>
    <form><input name="q"><input type="submit" value="Search"></form></body></html>`
  const [pay, search] = readForms(page, 'http://127.0.0.1:4600/pages/checkout?step=2')

  it('reads where each form goes', () => {
    expect([pay!.method, pay!.action]).toEqual(['POST', 'http://127.0.0.1:4600/pay?session=a&b=1'])
    expect([search!.method, search!.action]).toEqual(['GET', 'http://127.0.0.1:4600/pages/checkout?step=2'])
  })

  it('reads what the fields hold', () => {
    expect(Object.fromEntries(pay!.values)).toEqual({
      token: '<1>',
      name: 'Rita "R" Nunes',
      email: '',
      delivery: 'standard',
      news: undefined,
      country: 'PT',
      size: 'S',
      note: 'Ring  twice',
    })
    expect(pay!.buttons.map(({ label }) => label)).toEqual(['Update total', 'Pay'])
  })

  it('sends what was entered, what was there, and the button', () => {
    const fields = fillForm(pay!, { email: 'rita@example.com', delivery: 'pickup', news: 'yes' }, 'Pay')
    expect([...fields]).toEqual([
      ['token', '<1>'],
      ['name', 'Rita "R" Nunes'],
      ['email', 'rita@example.com'],
      ['delivery', 'pickup'],
      ['news', 'yes'],
      ['country', 'PT'],
      ['size', 'S'],
      ['note', 'Ring  twice'],
      ['intent', 'pay'],
    ])
    expect(fillForm(pay!, {}, 'intent=update').getAll('intent')).toEqual(['update'])
    expect(fillForm(pay!).has('news')).toBe(false)
    expect(`${fillForm(search!, { q: 'yoga' })}`).toBe('q=yoga')
  })

  it.each([
    [{ surname: 'x' }, 'Pay', 'no field "surname"'],
    [{ off: 'y' }, 'Pay', 'no field "off"'],
    [{ delivery: 'drone' }, 'Pay', '"delivery" has no choice "drone"; it has standard, pickup'],
    [{ country: 'XX' }, 'Pay', '"country" has no choice "XX"'],
    [{}, 'Help', 'no button "Help"'],
  ])('refuses what a person could not do: %j, %s', (values, button, message) => {
    expect(() => fillForm(pay!, values, button)).toThrow(message)
  })

  it('reads what a page says', () => {
    expect(readRole(page, 'alert')).toEqual(["Not sent Ana & Tom's card was declined."])
    expect(readText(page, 'h2')).toEqual(['Not sent'])
  })
})

describe('the site server', () => {
  const large = 'start()\n'.repeat(200)
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-site-'))
  const config = { emulatorUrl: 'http://127.0.0.1:4600', clientId: 'id' }
  let site: SiteServer

  beforeAll(async () => {
    mkdirSync(join(folder, 'dist/assets'), { recursive: true })
    writeFileSync(join(folder, 'secret.txt'), 'secret')
    writeFileSync(join(folder, 'dist/index.html'), '<h1>Harbour</h1>')
    writeFileSync(join(folder, 'dist/config.json'), '{"clientId":"of another build"}')
    writeFileSync(join(folder, 'dist/icon.svg'), '<svg/>')
    writeFileSync(join(folder, 'dist/assets/main-a1b2c3.js'), 'start()')
    writeFileSync(join(folder, 'dist/assets/large-a1b2c3.js'), large)
    symlinkSync('../secret.txt', join(folder, 'dist/link.txt'))
    site = await serveSite({ folder: join(folder, 'dist'), config, ports: [0] })
  })

  afterAll(async () => {
    await site.stop()
    rmSync(folder, { recursive: true })
  })

  const get = (path: string, init?: RequestInit) => fetch(site.url + path, init)
  const navigation = { headers: { accept: 'text/html,application/xhtml+xml' } }

  /** The answer of the server to a path that `fetch` would normalize before it is sent. */
  const getRaw = (path: string, headers = ''): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
      const chunks: Buffer[] = []
      socket.on('error', reject)
      socket.on('data', (chunk: Buffer) => chunks.push(chunk))
      socket.on('end', () => resolve(Buffer.concat(chunks)))
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: site\r\nconnection: close\r\naccept: text/html\r\n${headers}\r\n`,
      )
    })

  it.each([
    [
      '/assets/main-a1b2c3.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
      'start()',
    ],
    ['/icon.svg', 'image/svg+xml', 'no-cache', '<svg/>'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache', '<h1>Harbour</h1>'],
    ['/config.json', 'application/json; charset=utf-8', 'no-store', JSON.stringify(config)],
  ])('serves %s', async (path, type, cache, body) => {
    const response = await get(path)
    const { headers } = response
    expect([response.status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      type,
      cache,
    ])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toBe(body)
  })

  it.each(['/', '/services/deep-tissue-massage?day=2026-05-04', '/account/'])(
    'gives the page to whoever opens %s',
    async (path) => {
      const response = await get(path, navigation)
      expect([response.status, await response.text()]).toEqual([200, '<h1>Harbour</h1>'])
    },
  )

  it.each(['/assets/gone.js', '/services.json', '/assets'])(
    'has no %s for a page that asks for it',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it.each([
    '/link.txt',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '//secret.txt',
    '/secret.txt%00.html',
  ])('never leaves its folder: %s', async (path) => {
    const answer = (await getRaw(path)).toString()
    expect(answer).toMatch(/^HTTP\/1\.1 (200|404) /)
    expect(answer).not.toContain('secret')
  })

  it.each(['/%', '/%ff', 'http://%'])('answers an address that cannot be read: %s', async (path) => {
    expect((await getRaw(path)).toString()).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('answers HEAD without a body and refuses to be changed', async () => {
    const head = await get('/', { ...navigation, method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '16', ''])
    const posted = await get('/config.json', { method: 'POST', body: '{}' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it.each([
    ['br', 'br, gzip', brotliDecompressSync],
    ['gzip', 'gzip;q=0.9, deflate', gunzipSync],
  ] as const)('compresses text with %s, and says so', async (name, accepted, decode) => {
    const answer = await getRaw('/assets/large-a1b2c3.js', `accept-encoding: ${accepted}\r\n`)
    const [head = '', body = ''] = answer.toString('latin1').split('\r\n\r\n')
    expect(head.toLowerCase()).toContain(`content-encoding: ${name}`)
    expect(head.toLowerCase()).toContain('vary: accept-encoding')
    expect(decode(Buffer.from(body, 'latin1')).toString()).toBe(large)
  })

  it('sends small texts as they are, and all of them to those who take nothing else', async () => {
    const answer = (await getRaw('/assets/large-a1b2c3.js')).toString()
    expect(answer.toLowerCase()).not.toContain('content-encoding')
    const small = await getRaw('/assets/main-a1b2c3.js', 'accept-encoding: br\r\n')
    expect(small.toString()).toMatch(/\r\n\r\nstart\(\)$/)
    expect(answer.endsWith(`\r\n\r\n${large}`)).toBe(true)
  })

  it('takes the next port when one is in use, and says so when there is none', async () => {
    const port = Number(new URL(site.url).port)
    const next = await serveSite({ folder: join(folder, 'dist'), config, ports: [port, 0] })
    expect(next.url).not.toBe(site.url)
    await next.stop()
    await expect(serveSite({ folder: join(folder, 'dist'), config, ports: [port] })).rejects.toThrow(
      `Port ${port} is in use`,
    )
  })
})

describe('the steps', () => {
  const book = { title: 'book', run: async ({ name }: { name: string }) => `${name} has a place` }
  const pay = {
    title: 'pay',
    run: () =>
      Promise.reject(
        new ApplicationError('The card was declined', {
          code: 'PAYMENT_DECLINED',
          status: 402,
          operation: 'ecom.orders.pay',
          requestId: 'r-1',
        }),
      ),
  }

  it('print what came out, and that all went well', async () => {
    const lines: string[] = []
    expect(await runSteps([book, book], { name: 'Ana' }, (line) => lines.push(line))).toBe(true)
    expect(lines[0]).toMatch(/^✓ book +Ana has a place {2}\(\d+ ms\)$/)
    expect(lines.at(-1)).toBe('main job: ok')
  })

  it('stop at the first that fails, and name it with the reason', async () => {
    const lines: string[] = []
    expect(await runSteps([book, pay, book], { name: 'Ana' }, (line) => lines.push(line))).toBe(false)
    const text = lines.slice(1).join('\n')
    expect(text).toContain('✗ pay\n    The card was declined\n    code: PAYMENT_DECLINED\n    status: 402')
    expect(text).toContain('request id: r-1')
    expect(lines.at(-1)).toBe('\nmain job: failed at step 2 of 3, "pay"')
  })
})
