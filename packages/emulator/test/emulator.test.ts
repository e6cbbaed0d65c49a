import { createServer as createNodeServer } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createEmulator, type Emulator, EmulatorError, type EmulatorOptions } from '../src/index.ts'

const open: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

const start = async (options: EmulatorOptions = {}): Promise<Emulator> => {
  const emulator = await createEmulator({ port: 0, seed: 'empty', ...options })
  open.push(() => emulator.close())
  return emulator
}

const folder = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'frontdesk-'))
  open.push(() => rm(path, { recursive: true, force: true }))
  return path
}

const refusal = async (options: EmulatorOptions): Promise<EmulatorError> => {
  const error: unknown = await start(options).catch((cause: unknown) => cause)
  if (!(error instanceof EmulatorError)) throw new Error('It started')
  return error
}

const post = (url: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('start', () => {
  it('answers over HTTP and in process', async () => {
    const emulator = await start()
    expect(emulator.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const overHttp = await post(`${emulator.url}/oauth2/token`, {
      clientId: emulator.clientId,
      grantType: 'anonymous',
    })
    expect(await overHttp.json()).toMatchObject({ token_type: 'Bearer' })
    const inProcess = await emulator.fetch(new Request(`${emulator.url}/_emulator/status`))
    expect(await inProcess.json()).toMatchObject({
      instanceId: emulator.instanceId,
      seed: 'empty',
      business: { name: 'Harbour Studio', timeZone: 'Europe/Lisbon' },
    })
  })

  it('says which port is in use', async () => {
    const emulator = await start()
    const port = Number(new URL(emulator.url).port)
    const error = await refusal({ port })
    expect(error.code).toBe('PORT_IN_USE')
    expect(error.message).toContain(`Port ${port} of 127.0.0.1 is in use`)
  })

  it.each<[EmulatorOptions, string]>([
    [{ clock: 'someday' }, '"clock" must be a date'],
    [{ seed: 'huge' as 'demo' }, '"seed" must be one of demo, empty'],
    [
      { clients: [{ id: 'a' }, { id: 'b', accessTokenLifetime: 0 }] },
      '"clients.1.accessTokenLifetime" must be a whole number of seconds, 1 or more',
    ],
    [{ clients: [{ id: 'a', origins: ['shop.example'] }] }, '"clients.0.origins.0" must be an origin'],
    [{ origins: ['192.168.1.5:5173'] }, '"origins.0" must be an origin such as https://shop.example'],
    [{ webhooks: ['https://shop.example/webhook'] }, 'not "https://shop.example/webhook"'],
    [{ clock: '2026-02-31T00:00:00Z' }, '"clock" must be a date in ISO 8601 form'],
    [{ clock: '5' }, '"clock" must be a date in ISO 8601 form'],
    [{ clock: new Date(NaN) }, '"clock" must be a date in ISO 8601 form'],
    [{ clock: '+275760-01-01T00:00:00Z' }, 'from 1970 to 2099'],
    [{ port: 70_000 }, '"port" must be a whole number from 0 to 65535, not 70000'],
    [{ port: NaN }, '"port" must be a whole number from 0 to 65535'],
    [{ port: '4600' as unknown as number }, '"port" must be a whole number from 0 to 65535'],
    [{ latency: [5] as unknown as [number, number] }, '"latency" must be milliseconds'],
    [{ host: '' }, '"host" must name an address'],
    [{ data: '' }, '"data" must name a folder'],
    [{ cache: '' }, '"cache" must name a folder'],
    [{ latency: -1 }, '"latency" must be milliseconds from 0 to 600000'],
    [{ latency: 9_999_999_999 }, '"latency" must be milliseconds from 0 to 600000'],
    [{ latency: [500, 100] }, '"latency" must go from the smaller to the larger number'],
    [{ names: 'pretty' as 'plain' }, '"names" must be one of plain, underscored, not "pretty"'],
    [{ business: { timeZone: 'Atlantis/Poseidonis' } }, '"business.timeZone" must be an IANA time zone'],
    [{ business: { currency: 'EURO' } }, '"business.currency" must be an ISO 4217 code'],
    [
      { business: { branding: { logo: 'icon.svg' } } },
      '"business.branding.logo" must be the http or https address',
    ],
    [
      { business: { branding: { color: 'teal' } } },
      '"business.branding.color" must be a colour such as #0d454c',
    ],
    [
      { business: { branding: { color: '#e8694c' } } },
      '"business.branding.color" must have a contrast of 4.5',
    ],
    [
      { business: { branding: { darkColor: '#0d454c' } } },
      '"business.branding.darkColor" must have a contrast',
    ],
    [{ business: { branding: { radius: 33 } } }, '"business.branding.radius" must be a number of pixels'],
    [{ business: { branding: { font: { family: 'a;b' } } } }, '"business.branding.font" must have a family'],
    [
      { business: { branding: { font: { family: 'Inter', source: 'inter.woff2' } } } },
      '"business.branding.font" must have a source',
    ],
  ])('refuses %j', async (options, message) => {
    const error = await refusal(options)
    expect(error.code).toBe('INVALID_OPTION')
    expect(error.message).toContain(message)
  })

  it('lets go of the port and the folder when it cannot be filled', async () => {
    const data = await folder()
    const taken = createNodeServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }
    await new Promise((resolve) => taken.close(resolve))
    const newId = (): string => {
      throw new Error('No ids today')
    }
    await expect(start({ port, data, newId })).rejects.toThrow('No ids today')
    expect(new URL((await start({ port, data })).url).port).toBe(String(port))
  })

  it('closes once, however often it is told', async () => {
    const emulator = await createEmulator({ port: 0, seed: 'empty', data: await folder() })
    await Promise.all([emulator.close(), emulator.close()])
    await emulator.close()
  })

  it('waits before each answer but its own', async () => {
    const shares = [0, 0.5, 1]
    const emulator = await start({ latency: [4, 8], random: () => shares.shift() ?? 0 })
    for (const path of ['/oauth2/jwks', '/pages/login', '/v1/products/x'])
      await emulator.fetch(new Request(emulator.url + path))
    await emulator.fetch(new Request(`${emulator.url}/_emulator/status`))
    expect(shares).toEqual([])
    const waits = emulator.requests.map(({ milliseconds }) => milliseconds)
    // A timer may be a moment early.
    expect(waits.map((wait, index) => wait >= 3 + index * 2)).toEqual([true, true, true])
  })

  it('refuses names that are not of this machine', async () => {
    const emulator = await start()
    const response = await emulator.fetch(new Request('http://rebound.example/_emulator/status'))
    expect(response.status).toBe(403)
    const { port } = new URL(emulator.url)
    expect((await emulator.fetch(new Request(`http://localhost:${port}/_emulator/status`))).status).toBe(200)
  })
})

describe('clients', () => {
  const grant = async (emulator: Emulator, clientId: string) => {
    const response = await post(`${emulator.url}/oauth2/token`, { clientId, grantType: 'anonymous' })
    return (await response.json()) as { access_token: string; expires_in: number }
  }
  const isGood = async (emulator: Emulator, token: string): Promise<boolean> => {
    const response = await post(`${emulator.url}/v2/services/query`, {}, { authorization: token })
    return response.status === 200
  }

  it('have tokens that live as long as they are set to', async () => {
    const emulator = await start({
      clock: '2026-05-04T09:00:00Z',
      clients: [{ id: 'short', accessTokenLifetime: 5 }],
    })
    expect((await grant(emulator, emulator.clientId)).expires_in).toBe(4 * 60 * 60)
    const { access_token, expires_in } = await grant(emulator, 'short')
    expect(expires_in).toBe(5)
    emulator.clock.advance(4_999)
    expect(await isGood(emulator, access_token)).toBe(true)
    emulator.clock.advance(1)
    expect(await isGood(emulator, access_token)).toBe(false)
    emulator.reset()
    expect((await grant(emulator, 'short')).expires_in).toBe(5)
  })

  it('are changed and listed over HTTP; what is not named stays', async () => {
    const emulator = await start()
    const put = (id: string, body: object): Promise<Response> =>
      fetch(`${emulator.url}/_emulator/clients/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    await put(emulator.clientId, { origins: ['https://shop.example'] })
    const answer = await put(emulator.clientId, { accessTokenLifetime: 7 })
    expect(await answer.json()).toEqual({
      client: {
        id: emulator.clientId,
        name: 'Local app',
        origins: ['https://shop.example'],
        accessTokenLifetime: 7,
        refreshTokenLifetime: 30 * 24 * 60 * 60,
        rotateRefreshTokens: false,
      },
    })
    expect((await grant(emulator, emulator.clientId)).expires_in).toBe(7)
    expect(await (await fetch(`${emulator.url}/_emulator/clients`)).json()).toMatchObject({
      clients: [{ id: emulator.clientId }],
    })
    const refused = await put('x', { refreshTokenLifetime: 'long' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      details: { validationError: { fieldViolations: [{ field: 'refreshTokenLifetime' }] } },
    })
    expect(emulator.clients.list()).toHaveLength(1)
  })

  it('of the options win over those of the data', async () => {
    const data = await folder()
    const first = await createEmulator({ port: 0, seed: 'empty', data })
    await first.close()
    const second = await start({ data, clients: [{ id: first.clientId, accessTokenLifetime: 9 }] })
    expect((await grant(second, second.clientId)).expires_in).toBe(9)
  })
})

it('reads bodies that come without their length', async () => {
  const emulator = await start()
  const gone = await fetch(`${emulator.url}/_emulator/webhooks/none`, { method: 'DELETE' })
  expect(gone.status).toBe(404)
  const send = (text: string): Promise<Response> =>
    fetch(`${emulator.url}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([text]).stream(),
      duplex: 'half',
    } as RequestInit)
  const granted = await send(JSON.stringify({ clientId: emulator.clientId, grantType: 'anonymous' }))
  expect(granted.status).toBe(200)
  expect((await send('x'.repeat(1024 * 1024 + 1))).status).toBe(413)
})

describe('control', () => {
  it('moves the clock', async () => {
    const emulator = await start({ clock: '2026-05-04T09:00:00Z' })
    expect(emulator.clock.now()).toEqual(new Date('2026-05-04T09:00:00Z'))
    const advanced = await post(`${emulator.url}/_emulator/clock`, { advance: 60_000 })
    expect(await advanced.json()).toMatchObject({ now: '2026-05-04T09:01:00.000Z' })
    await post(`${emulator.url}/_emulator/clock`, { set: '2026-06-01T00:00:00Z' })
    expect(emulator.clock.now()).toEqual(new Date('2026-06-01T00:00:00Z'))
    const wrong = await post(`${emulator.url}/_emulator/clock`, { set: 'soon' })
    expect(wrong.status).toBe(400)
  })

  it('is closed to pages of other origins', async () => {
    const emulator = await start()
    const before = emulator.clock.now().getTime()
    for (const headers of [
      { origin: 'http://localhost:5173' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ]) {
      const response = await post(`${emulator.url}/_emulator/clock`, { advance: 9e9 }, headers)
      expect(response.status).toBe(403)
    }
    expect(emulator.clock.now().getTime() - before).toBeLessThan(9e9)
    expect((await post(`${emulator.url}/_emulator/reset`, {}, { origin: emulator.url })).status).toBe(200)
  })

  it('goes back to a snapshot, and to the seed', async () => {
    const emulator = await start({ seed: 'demo' })
    const status = async (token: string): Promise<unknown> => {
      const response = await post(`${emulator.url}/oauth2/token-info`, { token })
      return ((await response.json()) as { active: boolean }).active
    }
    const visit = async (): Promise<string> => {
      const response = await post(`${emulator.url}/oauth2/token`, {
        clientId: emulator.clientId,
        grantType: 'anonymous',
      })
      return ((await response.json()) as { access_token: string }).access_token
    }
    const first = await visit()
    const snapshot = emulator.snapshot()
    const second = await visit()
    emulator.restore(snapshot)
    expect([await status(first), await status(second)]).toEqual([true, false])
    await post(`${emulator.url}/_emulator/reset`, {})
    expect(await status(first)).toBe(false)
    expect(await status(await visit())).toBe(true)
  })
})

describe('a reset', () => {
  const firstSession = async (emulator: Emulator): Promise<string | undefined> => {
    const response = await post(
      `${emulator.url}/v2/time-slots/event`,
      { toLocalDate: '2027-01-01T00:00:00', cursorPaging: { limit: 1 } },
      { authorization: emulator.apiKey },
    )
    const { timeSlots } = (await response.json()) as { timeSlots: { localStartDate: string }[] }
    return timeSlots[0]?.localStartDate
  }

  it.each(['forward', 'back'])(
    'puts a clock right that was moved %s, and the days of the seed with it',
    async (way) => {
      const emulator = await start({ seed: 'demo', clock: '2026-05-04T09:00:00Z' })
      const before = await firstSession(emulator)
      expect(before).toMatch(/^2026-05-0/)
      const moved = way === 'forward' ? new Date('2026-06-15T09:00:00Z') : new Date('2026-04-15T09:00:00Z')
      emulator.clock.set(moved)
      emulator.reset()
      expect(emulator.clock.now()).toEqual(new Date('2026-05-04T09:00:00Z'))
      expect(await firstSession(emulator)).toBe(before)
      emulator.clock.set(moved)
      const answer = await post(`${emulator.url}/_emulator/reset`, {})
      expect(await answer.json()).toMatchObject({ now: '2026-05-04T09:00:00.000Z' })
    },
  )

  it('goes back to the time of the machine', async () => {
    const emulator = await start()
    emulator.clock.advance(7 * 86_400_000)
    const ahead = emulator.clock.now()
    emulator.reset()
    // A week is more than a test takes.
    expect(+ahead - +emulator.clock.now()).toBeGreaterThan(6 * 86_400_000)
    expect(+ahead - +emulator.clock.now()).toBeLessThanOrEqual(7 * 86_400_000)
  })
})

describe('data on disk', () => {
  it('is there after a restart, dates and all', async () => {
    const data = await folder()
    const first = await createEmulator({ port: 0, seed: 'empty', data })
    const { createdDate, id } = first.webhooks.subscribe('http://127.0.0.1:9/hook')
    const key = await first.webhooks.publicKey()
    await first.close()
    const second = await start({ data })
    expect(second.instanceId).toBe(first.instanceId)
    expect(second.webhooks.subscriptions).toEqual([{ id, url: 'http://127.0.0.1:9/hook', createdDate }])
    expect(await second.webhooks.publicKey()).toBe(key)
  })

  it('speaks of the address that the emulator has now', async () => {
    const data = await folder()
    const addressOf = async ({ url, apiKey }: Emulator): Promise<string> => {
      const answer = await post(
        `${url}/stores-reader/v1/products/query-platformized`,
        {},
        { authorization: apiKey },
      )
      const { products } = (await answer.json()) as {
        products: { media: { mainMedia: { image: { url: string } } }; productPageUrl: { base: string } }[]
      }
      const [{ media, productPageUrl }] = products as [(typeof products)[0]]
      const picture = new URL(media.mainMedia.image.url)
      expect((await fetch(picture)).status).toBe(200)
      expect(productPageUrl.base).toBe(picture.origin)
      return picture.origin
    }
    const first = await createEmulator({ port: 0, data })
    const kept = first.snapshot()
    await first.close()
    const second = await createEmulator({ port: 0, host: 'localhost', data })
    expect(await addressOf(second)).toBe(second.url)
    second.reset()
    await second.close()
    const third = await start({ data })
    expect(await addressOf(third)).toBe(third.url)
    const fourth = await start({ host: 'localhost' })
    fourth.restore(kept)
    expect(await addressOf(fourth)).toBe(fourth.url)
  })

  it('belongs to one emulator at a time', async () => {
    const data = await folder()
    await start({ data })
    const error = await refusal({ data })
    expect(error.code).toBe('DATA_IN_USE')
    expect(error.message).toContain(data)
  })

  it('is refused when it is something else', async () => {
    const file = join(await folder(), 'file')
    await writeFile(file, 'text')
    const foreign = await folder()
    await writeFile(join(foreign, 'letter.txt'), 'Dear reader')
    const broken = await folder()
    await writeFile(join(broken, 'frontdesk.db'), 'no database '.repeat(100))
    for (const data of [file, foreign, broken]) {
      const error = await refusal({ data })
      expect(error.code).toBe('DATA_UNREADABLE')
      expect(error.message).toContain(data)
    }
  })

  it('leaves the port and the folder free after a failed start', async () => {
    const data = await folder()
    const other = createNodeServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    open.push(async () => other.close())
    const { port } = other.address() as { port: number }
    expect((await refusal({ port, data })).code).toBe('PORT_IN_USE')
    await start({ data })
  })
})
