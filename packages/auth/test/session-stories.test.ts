import { oauth, type Session, textStore, type Tokens } from '@frontdesk/auth'
import { type Client, createClient, local, type Read, read, whole } from '@frontdesk/core'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const second = 1000
const minute = 60 * second

const whoAmI: Read<object, { person: string }> = read({
  id: 'test.whoAmI',
  prefix: '',
  route: 'POST /who-am-i',
  response: whole(),
})

/** Faults of the token endpoint that a session must survive; each holds for so many requests in a row. */
const networkFaults = [
  // The answer is lost after the platform has renewed.
  { name: 'answer lost', times: 1 },
  // A call sends three times at most, so the session has to repeat on its own.
  { name: 'answer lost', times: 3 },
  { name: 'answer lost', times: 5 },
  { name: 'answer lost, 502', times: 4 },
  // The answer never comes.
  { name: 'answer hangs', times: 1 },
  // The request never arrives, for as long as this.
  { name: 'request lost', times: 40 },
  { name: '503', times: 3 },
  { name: '429', times: 2 },
] as const

/** Faults of the storage; they are over before it is given up on, after 2 seconds. */
const storageFaults = ['write throws', 'read throws', 'write hangs', 'read hangs'] as const

type NetworkFault = (typeof networkFaults)[number]
type StorageFault = (typeof storageFaults)[number]

type Step =
  | { readonly kind: 'call'; readonly tab: number }
  | { readonly kind: 'call in all tabs' }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'sign in' | 'sign out' | 'reload'; readonly tab: number }
  | { readonly kind: 'network'; readonly fault: NetworkFault }
  | { readonly kind: 'storage'; readonly fault: StorageFault; readonly milliseconds: number }
  | { readonly kind: 'clock of tab'; readonly tab: number; readonly skew: number }

const tabs = 3
const tab = fc.integer({ min: 0, max: tabs - 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('call' as const), tab }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'call in all tabs' } as const) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(
        200,
        second,
        4 * second,
        11 * second,
        5 * minute,
        6 * minute,
        48 * 60 * minute,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('sign in', 'sign out', 'reload', 'reload' as const), tab }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('network' as const), fault: fc.constantFrom(...networkFaults) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('storage' as const),
      fault: fc.constantFrom(...storageFaults),
      milliseconds: fc.integer({ min: 100, max: 1700 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clock of tab' as const),
      tab,
      skew: fc.constantFrom(-minute, minute, -24 * 60 * minute, 0),
    }),
  },
)

const json = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A platform in memory, by the clock of the test. */
const createPlatform = (rotates: boolean) => {
  interface Family {
    readonly person: string
    revoked: boolean
  }
  const access = new Map<string, { family: Family; expiresAt: number }>()
  const refresh = new Map<string, { family: Family; successor?: { tokens: Issued; at: number } }>()
  interface Issued {
    access_token: string
    refresh_token: string
    expires_in: number
  }
  const life = 300
  let count = 0
  let visitors = 0
  let fault: { name: NetworkFault['name']; times: number } | undefined
  /** Whether the platform has renewed tokens that nobody has received yet. */
  let isUnreceived = false

  const issue = (family: Family, kept?: string): Issued => {
    const number = (count += 1)
    access.set(`access-${number}`, { family, expiresAt: Date.now() + life * second })
    const refreshToken = kept ?? `refresh-${number}`
    if (!kept) refresh.set(refreshToken, { family })
    return { access_token: `access-${number}`, refresh_token: refreshToken, expires_in: life }
  }
  const renew = (refreshToken: string): Issued | undefined => {
    const token = refresh.get(refreshToken)
    if (!token || token.family.revoked) return undefined
    if (!rotates) return issue(token.family, refreshToken)
    token.successor ??= { tokens: issue(token.family), at: Date.now() }
    if (Date.now() - token.successor.at <= 10 * second) return token.successor.tokens
    token.family.revoked = true
    return undefined
  }
  const grant = (body: Record<string, string>): Response => {
    if (body['grantType'] === 'anonymous')
      return json(200, issue({ person: `visitor-${(visitors += 1)}`, revoked: false }))
    const issued = renew(body['refreshToken'] ?? '')
    isUnreceived = !!fault && !!issued && rotates
    return issued ? json(200, issued) : json(400, { error: 'invalid_grant' })
  }
  const disturbed = (
    body: Record<string, string>,
    signal?: AbortSignal | null,
  ): Response | Promise<Response> => {
    if (!fault) return grant(body)
    const { name } = fault
    if (name !== 'request lost' && name !== '503' && name !== '429') grant(body)
    fault.times -= 1
    if (fault.times <= 0) fault = undefined
    if (name === '503' || name === '429') return json(Number(name), {})
    if (name === 'answer lost, 502') return json(502, {})
    if (name !== 'answer hangs') return Promise.reject(new TypeError('fetch failed'))
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new DOMException('The request was aborted', 'AbortError'))
      })
    })
  }

  return {
    disturb({ name, times }: NetworkFault): void {
      // With strict rotation nothing helps when the network stays away for 10 seconds after an answer was lost.
      if (!isUnreceived) fault = { name, times }
    },
    isAnswerLost: () => isUnreceived,
    recover(): void {
      fault = undefined
    },
    signIn(person: string): Tokens {
      const { access_token, refresh_token } = issue({ person, revoked: false })
      return {
        accessToken: { value: access_token, expiresAt: Date.now() / second + life },
        refreshToken: { value: refresh_token, role: 'member' },
        sessionId: person,
      }
    },
    async fetch(url: string, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers)
      if (url.endsWith('/oauth2/token'))
        return disturbed(JSON.parse(init.body as string) as Record<string, string>, init.signal)
      const token = access.get(headers.get('authorization') ?? '')
      if (!token || token.family.revoked || token.expiresAt <= Date.now()) return json(401, {})
      return json(200, { person: token.family.person })
    },
  }
}

/** A storage that all tabs share, with a lock between them. */
const createStorage = () => {
  const texts = new Map<string, string>()
  let fault: StorageFault | undefined
  let waiting: (() => void)[] = []
  let free: Promise<unknown> = Promise.resolve()
  const attempt = async <Result>(does: 'read' | 'write', work: () => Result): Promise<Result> => {
    if (fault === `${does} throws`) throw new Error('The storage failed')
    if (fault === `${does} hangs`)
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
    return work()
  }
  let disturbedUntil = 0
  return {
    /** Whether a fault holds, or held during the call before. */
    isDisturbed: () => Date.now() <= disturbedUntil,
    disturb(next: StorageFault, milliseconds: number): void {
      fault = next
      // A call that began in time may take as long as a storage is waited for.
      disturbedUntil = Date.now() + milliseconds + 3 * second
      setTimeout(() => {
        this.recover()
      }, milliseconds)
    },
    recover(): void {
      fault = undefined
      for (const go of waiting) go()
      waiting = []
    },
    store: () => ({
      ...textStore({
        get: (key) => attempt('read', () => texts.get(key)),
        set: (key, text) => attempt('write', () => texts.set(key, text)),
        delete: (key) => attempt('write', () => texts.delete(key)),
      }),
      lock<Result>(_: string, work: () => Promise<Result>): Promise<Result> {
        const result = free.then(work)
        free = result.catch(() => undefined)
        return result
      },
    }),
  }
}

/** Lets time pass until the work is done, as a person waits for a page. */
const settle = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  const progress = { isDone: false }
  const result = work.then(
    (value) => value,
    () => undefined,
  )
  void result.finally(() => {
    progress.isDone = true
  })
  await vi.advanceTimersByTimeAsync(0)
  for (let waited = 0; !progress.isDone && waited < 60 * second; waited += 250)
    await vi.advanceTimersByTimeAsync(250)
  if (!progress.isDone) throw new Error('The call did not end within a minute')
  return result
}

/** Plays a story and gives what was lost. */
const play = async (story: readonly Step[], rotates: boolean): Promise<string[]> => {
  const platform = createPlatform(rotates)
  const storage = createStorage()
  const lost: string[] = []
  const skews = Array.from({ length: tabs }, () => 0)
  const open = (index: number): Client<Session> =>
    createClient({
      platform: local('http://127.0.0.1:4600'),
      fetch: platform.fetch,
      auth: oauth({ clientId: 'app', store: storage.store(), now: () => Date.now() + (skews[index] ?? 0) }),
    })
  const clients = skews.map((_, index) => open(index))
  /** Whether a tab has been the expected person since it was loaded. */
  const hasRead = skews.map(() => false)
  let members = 0
  /** The person that the browser is; nobody before the first call. */
  let expected: string | undefined

  const call = async (index: number): Promise<void> => {
    const answer = await settle(whoAmI(clients[index]!, {}))
    // A call may fail while something is disturbed; it must not succeed as somebody else.
    if (!answer) return
    expected ??= answer.person
    if (answer.person === expected) hasRead[index] = true
    // A page that could not read the storage yet knows of nobody: a visitor stands in until it can.
    else if (hasRead[index] || !storage.isDisturbed() || !answer.person.startsWith('visitor'))
      lost.push(`tab ${index} was ${expected} and is ${answer.person}`)
  }
  const callInAllTabs = async (): Promise<void> => {
    await Promise.all(clients.map((_, index) => call(index)))
  }
  const recover = async (): Promise<void> => {
    platform.recover()
    storage.recover()
    await vi.advanceTimersByTimeAsync(3 * second)
  }
  const take = async (one: Step): Promise<void> => {
    switch (one.kind) {
      case 'call':
        return call(one.tab)
      case 'call in all tabs':
        return callInAllTabs()
      case 'wait':
        await vi.advanceTimersByTimeAsync(one.milliseconds)
        return
      case 'network':
        platform.disturb(one.fault)
        return
      case 'storage':
        storage.disturb(one.fault, one.milliseconds)
        return
      case 'clock of tab':
        skews[one.tab] = one.skew
        return
      case 'reload':
        // A page that is closed before it has received and written its tokens takes them with it.
        while (storage.isDisturbed() || platform.isAnswerLost()) await vi.advanceTimersByTimeAsync(second)
        clients[one.tab]!.auth.close()
        clients[one.tab] = open(one.tab)
        hasRead[one.tab] = false
        return
      case 'sign in':
      case 'sign out': {
        // A person signs in and out where everything works, and the other tabs hear of it.
        await recover()
        const client = clients[one.tab]!
        expected = one.kind === 'sign in' ? `member-${(members += 1)}` : undefined
        await settle(
          client.auth.setTokens(client, expected === undefined ? undefined : platform.signIn(expected)),
        )
        for (const other of clients) await settle(other.auth.getTokens(other))
        await call(one.tab)
        await callInAllTabs()
      }
    }
  }

  await call(0)
  await callInAllTabs()
  for (const one of story) {
    await take(one)
    if (lost.length) return lost
  }
  await recover()
  // The pause after a 503 is 30 seconds by the clock of the tab, which may have been set back a minute.
  await vi.advanceTimersByTimeAsync(100 * second)
  for (const [index] of clients.entries()) {
    // A tab whose clock is a day behind learns only from a refused call that its tokens have expired.
    const answer = (await settle(whoAmI(clients[index]!, {}))) ?? (await settle(whoAmI(clients[index]!, {})))
    if (answer?.person !== expected)
      lost.push(`tab ${index} ends as ${answer?.person ?? 'nobody'}, not ${expected}`)
  }
  for (const client of clients) client.auth.close()
  return lost
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-04T09:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each([
  ['rotates refresh tokens, with an alarm', true, 5000],
  ['lets refresh tokens stay good', false, 500],
])('before a platform that %s', (_, rotates, numRuns) => {
  it(
    `no member is signed out and no visitor loses their cart, in ${numRuns} stories`,
    { timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (story) => {
          expect(await play(story, rotates)).toEqual([])
          vi.clearAllTimers()
        }),
        { numRuns, seed: 20_261_122 },
      )
    },
  )
})
