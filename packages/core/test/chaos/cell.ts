import {
  type Auth,
  type CallOptions,
  createClient,
  hosted,
  type Limits,
  type Transport,
} from '@frontdesk/core'
import { inspect } from 'node:util'
import { expect } from 'vitest'
import { type CallTime, inRealTime, inTimeOf } from './call-time.ts'
import { type ChaosOptions, type ChaosServer, type Fault, startChaos } from './chaos-server.ts'
import {
  createRoom,
  getRoom,
  queryRoom,
  requestRoom,
  type RoomInput,
  type RoomOperation,
} from './operations.ts'

/**
 * The columns of the matrix: a read, a read that is a POST, a write, the same write with a key, and a write that may be
 * repeated and carries no token.
 */
export const columns = ['R', 'RP', 'W', 'Wk', 'T'] as const
export type Column = (typeof columns)[number]

interface ColumnCall {
  readonly operation: RoomOperation
  readonly options: CallOptions
}

/** Limits that nothing reaches. */
const wide: Limits = { timeout: 5_000, deadline: 10_000 }

/** The limits of the library on a smaller scale. A call that asks for a token has time for not quite two attempts. */
export const short = { timeout: 600, deadline: 1_800, tokenDeadline: 1_150 } as const

export const key = 'key-of-one-write'

const calls: Readonly<Record<Column, ColumnCall>> = {
  R: { operation: getRoom, options: {} },
  RP: { operation: queryRoom, options: {} },
  W: { operation: createRoom, options: {} },
  Wk: { operation: createRoom, options: { idempotencyKey: key } },
  T: { operation: requestRoom, options: { bodyLimit: 64 * 1024 } },
}

const repeats: Readonly<Record<Column, boolean>> = { R: true, RP: true, W: false, Wk: true, T: true }

/** One number for every column that may repeat, another one for the write that may not. */
export const attempts = <N>(repeated: N, once: N): Readonly<Record<Column, N>> =>
  Object.fromEntries(columns.map((column) => [column, repeats[column] ? repeated : once])) as Record<
    Column,
    N
  >

/** Whether a column stands for a change that must not happen twice. */
export const changes = (column: Column): boolean => column === 'W' || column === 'Wk'

const token = 'canary-token-7d1f'
const secret = 'canary-secret-93ab'
const auth: Auth = { headers: () => ({ authorization: `Bearer ${token}` }) }

/** An error whose fields the tests read. */
export type CellError = Error & Readonly<Record<string, unknown>>

export interface Outcome {
  /** Requests that the server read. */
  readonly received: number
  /** Requests that the transport was asked for. */
  readonly sent: number
  readonly error: CellError | undefined
  readonly value: unknown
  /** Milliseconds that the timers of the call have waited; the work of the machine takes no time here. */
  readonly elapsed: number
  /** Milliseconds of each wait that was announced. */
  readonly delays: readonly number[]
  readonly server: ChaosServer
}

export interface CellOptions {
  readonly call?: CallOptions | ((column: Column) => CallOptions)
  readonly server?: ChaosOptions
  /** In place of that of the chaos server. */
  readonly origin?: string
  /** In place of the operation of the column. */
  readonly operation?: RoomOperation
  /** The server repeats what it is sent: only what is declared as secret is kept out of the error. */
  readonly echoes?: boolean
  /** Speaks TLS to the server, whatever that speaks. */
  readonly secure?: boolean
  /** Called when a wait before a repeat begins. The wait is a real one then; unless given, it is skipped. */
  readonly onWait?: () => void
}

/** Whether something comes true soon, in turns of the event loop. Sets no timer: those are counted. */
export const eventually = async (holds: () => boolean): Promise<boolean> => {
  for (let turn = 0; !holds(); turn++) {
    if (turn > 100_000) return false
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
  return true
}

const canariesIn = (error: unknown, canaries: readonly string[]): readonly string[] => {
  const texts = [JSON.stringify(error), inspect(error, { depth: 10, showHidden: true })]
  for (let one = error; one instanceof Error; one = one.cause) texts.push(one.message, one.stack ?? '')
  return canaries.filter((canary) => texts.some((text) => text.includes(canary)))
}

/** Makes one call against a server with these faults and looks at everything that must hold whatever the fault. */
export const runCell = async (
  send: Transport,
  column: Column,
  faults: readonly Fault[],
  options: CellOptions = {},
): Promise<Outcome> => {
  const server = await startChaos(faults, options.server)
  try {
    let sent = 0
    const delays: number[] = []
    const time: CallTime = { now: 0, skipsNext: false }
    const client = createClient({
      platform: {
        ...hosted(),
        origin: options.origin ?? (options.secure ? `https://127.0.0.1:${server.port}` : server.origin),
      },
      auth,
      fetch: (url, init) => {
        sent++
        return inRealTime(() => send(url, init))
      },
      hooks: {
        onRetry({ delay }) {
          delays.push(delay)
          time.skipsNext = !options.onWait
          options.onWait?.()
        },
      },
      ...wide,
    })
    const { options: own, ...call } = calls[column]
    const operation = options.operation ?? call.operation
    const input: RoomInput = { roomId: 'one', ...(column !== 'R' && { secret }) }
    const [result] = await inTimeOf(time, () =>
      Promise.allSettled([
        operation(client, input, {
          ...own,
          ...(typeof options.call === 'function' ? options.call(column) : options.call),
        }),
      ]),
    )

    // Nothing of the call is left: the server waits for nobody, and no request comes later.
    expect(await eventually(() => server.pending === 0), 'requests that were left open by their client').toBe(
      true,
    )
    const received = server.requests.length
    for (const { headers } of server.requests) {
      expect(headers['authorization']).toBe(operation.spec.anonymous ? undefined : `Bearer ${token}`)
      expect(headers['idempotency-key']).toBe(column === 'Wk' ? key : undefined)
    }
    const error = result.status === 'rejected' ? (result.reason as CellError) : undefined
    if (error) {
      expect(error['attempts'], 'attempts of the error').toBe(sent)
      expect(error['operation']).toBe(operation.spec.id)
      expect(error.message).not.toBe('')
      const secrets = options.echoes && !operation.spec.secrets ? [token] : [token, secret]
      expect(canariesIn(error, secrets), 'secrets in the error').toEqual([])
    }
    return {
      received,
      sent,
      error,
      value: result.status === 'fulfilled' ? result.value : undefined,
      elapsed: time.now,
      delays,
      server,
    }
  } finally {
    await server.close()
  }
}

/** How many sockets and timers keep the process alive. Connections count twice: both ends are ours. */
export const openResources = (): number =>
  process.getActiveResourcesInfo().filter((name) => /^(TCP\w+|TLSWrap|Timeout)$/.test(name)).length
