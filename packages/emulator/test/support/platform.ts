import { type Clock, createClock } from '../../src/kernel/clock.ts'
import { decline } from '../../src/kernel/failure.ts'
import type { Identity } from '../../src/kernel/handler.ts'
import { createMailbox } from '../../src/webhooks/mailbox.ts'
import { createRequestLog, type RequestLog } from '../../src/server/request-log.ts'
import { createRunner } from '../../src/kernel/runner.ts'
import { createServer, type ServerOptions } from '../../src/server/server.ts'
import { createState, type State } from '../../src/kernel/state.ts'
import { createDispatcher, type Dispatcher } from '../../src/webhooks/delivery.ts'
import { createSigner } from '../../src/webhooks/signing-key.ts'
import { roomHandlers, roomPermissions, roomSchemas } from './rooms.ts'

export interface TestPlatform {
  readonly state: State
  readonly clock: Clock
  readonly log: RequestLog
  readonly webhooks: Dispatcher
  readonly errors: unknown[]
  /** Sends JSON, or text as it is, as a visitor unless `authorization` says otherwise. */
  send(route: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
}

const identities: Readonly<Record<string, Identity>> = {
  owner: { kind: 'owner' },
  visitor: { kind: 'visitor', visitorId: 'visitor-1' },
  member: { kind: 'member', memberId: 'member-1' },
}

/** A platform of nothing but rooms, in process. */
export const createTestPlatform = (options: Partial<ServerOptions> = {}): TestPlatform => {
  const state = createState()
  const clock = createClock({ start: new Date('2026-05-04T09:00:00.000Z'), frozen: true })
  const log = createRequestLog()
  const errors: unknown[] = []
  let count = 0
  const newId = (): string => `id-${(count += 1)}`
  const now = (): Date => clock.now()
  const origin = (): string => 'http://127.0.0.1:4600'
  const signer = createSigner(state, newId, 'app-1')
  const onError = (error: unknown): void => void errors.push(error)
  const webhooks = createDispatcher({ state, clock, signer, newId, onError })
  const mailbox = createMailbox({
    state,
    clock,
    dispatcher: webhooks,
    newId,
    instanceId: 'instance-1',
    origin,
  })
  const business = {
    name: 'Rooms',
    timeZone: 'Europe/Lisbon',
    currency: 'EUR',
    language: 'en',
    email: 'rooms@example.com',
  }
  const app = createServer({
    handlers: roomHandlers,
    schemas: roomSchemas,
    permissions: roomPermissions,
    runner: createRunner({ state, now, newId, random: () => 0, business, origin }, mailbox),
    identify(authorization) {
      if (!authorization) return { kind: 'none' }
      const identity = identities[authorization]
      if (!identity)
        throw decline(401, 'UNAUTHENTICATED', 'The access token is expired, revoked or not known')
      return identity
    },
    now,
    newId,
    origin,
    log,
    onError,
    random: () => 0.5,
    strictAnswers: true,
    ...options,
  })
  return {
    state,
    clock,
    log,
    webhooks,
    errors,
    async send(route, body, headers = {}) {
      const [method = '', path = ''] = route.split(' ')
      return app.request(origin() + path, {
        method,
        headers: {
          authorization: 'visitor',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
    },
  }
}
