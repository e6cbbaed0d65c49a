import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerOnce } from '../src/server/idempotency.ts'
import { createEmulator, type Emulator } from '../src/index.ts'
import { type Change, createState } from '../src/kernel/state.ts'
import { rooms } from './support/rooms.ts'

let emulator: Emulator
let folder: string

const open = (): Promise<Emulator> => createEmulator({ port: 0, clock: '2026-05-04T09:00:00Z', data: folder })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-'))
  emulator = await open()
})

afterEach(async () => {
  await emulator.close()
  await rm(folder, { recursive: true, force: true })
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  emulator.fetch(
    new Request(emulator.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  )

const visitor = async (): Promise<string> => {
  const response = await post('/oauth2/token', { clientId: emulator.clientId, grantType: 'anonymous' })
  return ((await response.json()) as { access_token: string }).access_token
}

const person = (name: string) => ({
  loginId: { email: `${name}@example.com` },
  password: 'a-long-password',
})

const register = (authorization: string, name: string, key?: string): Promise<Response> =>
  post('/v2/register', person(name), { authorization, ...(key !== undefined && { 'idempotency-key': key }) })

const memberCount = (): number => emulator.snapshot()['auth.members']?.length ?? 0

describe('the same key', () => {
  it('gives the first answer again, word for word, and does nothing twice', async () => {
    const token = await visitor()
    const before = memberCount()
    const first = await register(token, 'rita', 'key-1')
    expect(first.headers.has('idempotency-replayed')).toBe(false)
    const text = await first.text()
    const sessions = emulator.snapshot()['auth.hostedSessions']
    const again = await register(token, 'rita', 'key-1')
    expect(again.status).toBe(200)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await again.text()).toBe(text)
    expect(memberCount()).toBe(before + 1)
    expect(emulator.snapshot()['auth.hostedSessions']).toEqual(sessions)
    expect(emulator.requests.at(-1)?.replayed).toBe(true)
  })

  it('has one effect for a hundred at once', async () => {
    const token = await visitor()
    const before = memberCount()
    const answers = await Promise.all(Array.from({ length: 100 }, () => register(token, 'rita', '"key 1"')))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(texts).size).toBe(1)
    expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === 'true')).toHaveLength(99)
    expect(memberCount()).toBe(before + 1)
  })

  it('works again after a restart, on the data of the folder', async () => {
    const token = await visitor()
    const text = await (await register(token, 'rita', 'key-1')).text()
    const before = memberCount()
    await emulator.close()
    emulator = await open()
    const again = await register(token, 'rita', 'key-1')
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await again.text()).toBe(text)
    expect(memberCount()).toBe(before)
  })

  it('survives the loss of the answer', async () => {
    const token = await visitor()
    const before = memberCount()
    emulator.faults.add({ operation: 'auth.authentication.register', reset: true, after: true, times: 1 })
    await expect(register(token, 'rita', 'key-1')).rejects.toThrow('fetch failed')
    const again = await register(token, 'rita', 'key-1')
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    expect(memberCount()).toBe(before + 1)
  })

  it('refuses another body, and does nothing', async () => {
    const token = await visitor()
    await register(token, 'rita', 'key-1')
    const before = memberCount()
    const other = await register(token, 'olga', 'key-1')
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({
      details: { applicationError: { code: 'IDEMPOTENCY_KEY_REUSED' } },
    })
    expect(memberCount()).toBe(before)
  })

  it('is another key for another caller and another operation', async () => {
    const [one, two] = [await visitor(), await visitor()]
    expect((await register(one, 'rita', 'key-1')).status).toBe(200)
    expect((await register(two, 'olga', 'key-1')).status).toBe(200)
    const login = await post('/v2/login', person('rita'), { authorization: one, 'idempotency-key': 'key-1' })
    expect([login.status, login.headers.has('idempotency-replayed')]).toEqual([200, false])
  })

  it('is free again after a day', async () => {
    const token = await visitor()
    const login = () => post('/v2/login', person('rita'), { authorization: token, 'idempotency-key': 'k' })
    await register(token, 'rita')
    const first = await (await login()).text()
    emulator.clock.advance(60_000)
    expect(await (await login()).text()).toBe(first)
    expect(emulator.snapshot()['emulator.keptAnswers']).toHaveLength(1)
    emulator.clock.advance(24 * 60 * 60_000)
    expect(emulator.snapshot()['emulator.keptAnswers']).toEqual([])
  })

  it('is not used up by a refusal', async () => {
    const token = await visitor()
    await register(token, 'rita')
    const taken = await register(token, 'rita', 'key-1')
    expect(taken.status).toBe(400)
    expect((await register(token, 'olga', 'key-1')).status).toBe(200)
  })
})

it('shows no kept answer to a developer, because it may hold a token', async () => {
  await register(await visitor(), 'rita', 'key-1')
  expect(emulator.snapshot()['emulator.keptAnswers']).toHaveLength(1)
  const answer = await emulator.fetch(new Request(`${emulator.url}/_emulator/entities`))
  const { collections } = (await answer.json()) as { collections: object }
  expect(collections).toHaveProperty(['auth.members'])
  expect(collections).not.toHaveProperty(['emulator.keptAnswers'])
  const page = await emulator.fetch(new Request(`${emulator.url}/inspector/entities/emulator.keptAnswers`))
  expect(page.status).toBe(404)
})

it('counts every call without a key', async () => {
  const token = await visitor()
  await register(token, 'rita')
  expect((await register(token, 'rita')).status).toBe(400)
})

it('means nothing for a read', async () => {
  const headers = { 'idempotency-key': 'key-1', authorization: emulator.apiKey }
  const read = (body: unknown) => post('/v2/services/query', body, headers)
  expect((await read({})).status).toBe(200)
  const other = await read({ query: { paging: { limit: 1 } } })
  expect([other.status, other.headers.has('idempotency-replayed')]).toEqual([200, false])
})

it.each([
  ['', 'FORMAT'],
  ['two words', 'FORMAT'],
  ['schlüssel', 'FORMAT'],
  ['"open', 'FORMAT'],
  ['""', 'FORMAT'],
  ['k'.repeat(256), 'MAX_LENGTH'],
])('refuses the key "%s"', async (key, violatedRule) => {
  const response = await register(await visitor(), 'rita', key)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    details: { validationError: { fieldViolations: [{ field: 'Idempotency-Key', violatedRule }] } },
  })
})

it('takes a key of 255 characters, and the same one in quotes', async () => {
  const token = await visitor()
  const key = 'k'.repeat(255)
  await register(token, 'rita', key)
  expect((await register(token, 'rita', `"${key}"`)).headers.get('idempotency-replayed')).toBe('true')
})

it('keeps the answer in the same unit as the write, and neither the key nor the request', () => {
  const written: (readonly Change[])[] = []
  const start = Date.parse('2026-05-04T09:00:00Z')
  let time = start
  const state = createState({ write: (changes) => void written.push(changes) })
  const context = {
    state,
    now: () => new Date(time),
    identity: { kind: 'owner' },
  } as const
  const once = () =>
    state.unit(() =>
      answerOnce(context, { key: 'the-key', operation: 'rooms.create', request: 'password-1' }, () => {
        state.in(rooms).put({ id: 'r1', name: 'Room' })
        return { sessionToken: 'secret-token' }
      }),
    )
  expect(once()).toEqual({ answer: { sessionToken: 'secret-token' }, replayed: false })
  expect(written).toHaveLength(1)
  expect(written[0]!.map(({ collection }) => collection)).toContain(rooms.name)
  expect(written[0]!.map(({ collection }) => collection)).toContain('emulator.keptAnswers')
  expect(JSON.stringify(written)).not.toMatch(/the-key|password-1/)
  const day = 24 * 60 * 60_000
  for (time of [start, start + day - 1])
    expect(once()).toEqual({ answer: { sessionToken: 'secret-token' }, replayed: true })
  expect(written).toHaveLength(1)
  time = start + day
  expect(once()).toEqual({ answer: { sessionToken: 'secret-token' }, replayed: false })
})
