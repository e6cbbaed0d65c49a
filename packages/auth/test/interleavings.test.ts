import { oauth, requestTokens, type TokenRequest, type TokenResponse, type Tokens } from '@frontdesk/auth'
import { type Client, createClient, local, NetworkError } from '@frontdesk/core'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const day = 86_400_000
const actions = [
  'call',
  'call',
  'refused',
  'expire',
  'logout',
  'login',
  'setExpired',
  'read',
  'otherLogin',
  'otherLogout',
  'otherRefresh',
] as const
const answers = ['ok', 'ok', 'keeps', 'fault', 'refused'] as const

type Action = (typeof actions)[number]

/** Lets all that a step sets off come to rest before the next one. */
const act = async (run: () => Promise<void>): Promise<void> => {
  await run()
  await new Promise((resolve) => setImmediate(resolve))
}

/**
 * One session between a slow store, a slow token endpoint and another tab. Each sign-in and sign-out begins an epoch; every
 * token knows the epoch that it belongs to.
 */
const explore = async (
  scheduler: fc.Scheduler,
  steps: readonly Action[],
  replies: readonly (typeof answers)[number][],
  locks: boolean,
): Promise<void> => {
  let time = 1_800_000_000_000
  let epoch = 0
  /** The latest epoch that this tab knows of: nothing older may be sent or written any more. */
  let current = 0
  let count = 0
  let inFlight = 0
  let requests = 0
  let unsettled = 0
  let signedOutElsewhere = 0
  const epochs = new Map<string, number>()
  const refusedEpochs = new Set<number>()
  const broken: string[] = []
  const check = (holds: boolean, what: string): void => {
    if (!holds) broken.push(what)
  }

  const pair = (owner: number, role: 'visitor' | 'member', life = 14_400): Tokens => {
    const number = ++count
    epochs.set(`access-${number}`, owner).set(`refresh-${number}`, owner)
    return {
      accessToken: { value: `access-${number}`, expiresAt: time / 1000 + life },
      refreshToken: { value: `refresh-${number}`, role },
      sessionId: `session-${owner}`,
    }
  }
  const epochOf = (token: string | undefined): number => epochs.get(token ?? '') ?? -1

  let kept: Tokens | undefined
  const watchers = new Set<() => void>()
  const news = (): void => {
    for (const watcher of watchers) void scheduler.schedule(Promise.resolve(), 'news').then(watcher)
  }
  const store = {
    async get() {
      await scheduler.schedule(Promise.resolve(), 'get')
      return kept && structuredClone(kept)
    },
    async set(_: string, value: unknown) {
      const next = value as Tokens | undefined
      if (next) check(epochOf(next.accessToken.value) >= current, `wrote ${next.accessToken.value} late`)
      await scheduler.schedule(Promise.resolve(), 'set')
      kept = next && structuredClone(next)
    },
    subscribe(_: string, watcher: () => void) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    ...(locks && {
      async lock<Result>(_: string, work: () => Promise<Result>) {
        await scheduler.schedule(Promise.resolve(), 'lock')
        return work()
      },
    }),
  }

  const session = oauth({ clientId: 'client-1', store, now: () => time })
  const tokenEndpoint = async (request: TokenRequest): Promise<TokenResponse> => {
    const reply = replies[requests++ % replies.length]
    check(++inFlight === 1, 'two token requests at once')
    const owner = request.grantType === 'refresh_token' ? epochOf(request.refreshToken) : ++epoch
    check(owner >= current, 'sent a refresh token late')
    await scheduler.schedule(Promise.resolve(), 'token')
    inFlight--
    if (reply === 'fault') throw new NetworkError('reset', { code: 'NETWORK', retryable: true })
    if (reply === 'refused' && request.grantType === 'refresh_token') {
      refusedEpochs.add(owner)
      throw new NetworkError('refused', { code: 'BAD_REQUEST', status: 400 })
    }
    const number = ++count
    epochs.set(`access-${number}`, owner).set(`refresh-${number}`, owner)
    return {
      access_token: `access-${number}`,
      expires_in: 14_400,
      ...(reply !== 'keeps' && { refresh_token: `refresh-${number}` }),
    }
  }
  const client: Client<typeof session> = {
    ...createClient({ platform: local('http://127.0.0.1:4600'), auth: session }),
    send: (operation, input) => {
      expect(operation.id).toBe(requestTokens.spec.id)
      return tokenEndpoint(input as TokenRequest) as never
    },
  }

  const epochOfSession = new Map<string, number>()
  let shown = session.getSnapshot()
  session.subscribe(() => {
    const before = shown
    shown = session.getSnapshot()
    // As soon as the change of another tab shows, this tab must keep to it.
    const visible = shown.status === 'none' ? signedOutElsewhere : (epochOfSession.get(shown.sessionId!) ?? 0)
    current = Math.max(current, visible)
    if (before.status === 'member' && shown.status === 'visitor')
      check(
        refusedEpochs.has(epochOfSession.get(before.sessionId!)!) && shown.endedBy === 'expired',
        'a member became a visitor without a refusal',
      )
  })

  const track = (promise: Promise<unknown> | object): void => {
    unsettled++
    const settled = (): void => {
      unsettled--
    }
    Promise.resolve(promise).then(settled, settled)
  }
  const call = async (): Promise<Readonly<Record<string, string>>> => {
    const headers = await session.headers(client, {})
    check(epochOf(headers['authorization']) >= current, `sent ${headers['authorization']!} late`)
    return headers
  }
  const become = (next: Tokens | undefined): void => {
    if (next) epochOfSession.set(next.sessionId!, epoch)
    current = epoch
    const own = epoch
    const done = session.setTokens(client, next).then(() => {
      const { accessToken } = kept ?? {}
      check(!accessToken || epochOf(accessToken.value) >= own, 'an older session is still kept')
      check(own !== epoch || (next ? shown.status !== 'none' : shown.status !== 'member'), 'undone')
    })
    check(session.getSnapshot().status === (next ? 'member' : 'none'), 'not at once')
    track(done)
  }
  const elsewhere = (next: Tokens | undefined): void => {
    if (next) epochOfSession.set(next.sessionId!, epochOf(next.accessToken.value))
    kept = next
    news()
  }

  const take: Record<Action, () => void> = {
    call: () => {
      track(call())
    },
    refused: () => {
      track(
        call().then(async (headers) => {
          const asked = session.getSnapshot()
          const again = await session.refused?.(client, headers)
          if (again && asked.status === 'member')
            check(session.getSnapshot().sessionId === asked.sessionId, 'asked of a member, done by another')
          if (again) await call()
        }),
      )
    },
    expire: () => {
      time += day
    },
    logout: () => {
      epoch++
      become(undefined)
    },
    login: () => {
      become(pair(++epoch, 'member'))
    },
    setExpired: () => {
      become(pair(++epoch, 'member', -1))
    },
    read: () => {
      track(session.getTokens(client))
    },
    otherLogin: () => {
      elsewhere(pair(++epoch, 'member'))
    },
    otherLogout: () => {
      signedOutElsewhere = ++epoch
      elsewhere(undefined)
    },
    otherRefresh: () => {
      if (kept?.refreshToken.role !== 'member') return
      elsewhere({
        ...pair(epochOf(kept.accessToken.value), 'member'),
        sessionId: kept.sessionId!,
      })
    },
  }

  scheduler.scheduleSequence(
    steps.map((step) => ({
      label: step,
      builder: async () => {
        take[step]()
        await Promise.resolve()
      },
    })),
  )
  await scheduler.waitIdle()
  // A renewal whose answer was lost is repeated when its pause is over.
  for (let second = 0; unsettled && second < 60; second++) {
    vi.advanceTimersByTime(1000)
    await act(() => scheduler.waitIdle())
  }
  expect(unsettled).toBe(0)
  expect(broken).toEqual([])
  // At the end the store and this tab have the same tokens.
  const last = session.getTokens(client)
  await scheduler.waitIdle()
  expect((await last)?.accessToken.value).toBe(kept?.accessToken.value)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('keeps every promise in 10,000 interleavings of calls, renewals, sign-ins, sign-outs and other tabs', async () => {
  // Of another seed, or of the one that fast-check printed: FRONTDESK_SEED=42.
  const seed = Number(process.env['FRONTDESK_SEED'] ?? 20_261_120)
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler({ act }),
      fc.array(fc.constantFrom(...actions), { minLength: 2, maxLength: 12 }),
      fc.array(fc.constantFrom(...answers), { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      explore,
    ),
    { numRuns: 10_000, seed },
  )
}, 300_000)
