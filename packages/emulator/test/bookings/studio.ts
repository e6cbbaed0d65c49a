import { type Client, createClient, type ElevatedAuth, local } from '@frontdesk/core'
import type { Order } from '@frontdesk/ecom'
import { bookingsSchemas } from '@frontdesk/bookings/schemas'
import { bookingsHandlers, seedBookings } from '../../src/bookings/index.ts'
import type { Business, DomainEvent, HandlerContext, Identity, Mail } from '../../src/kernel/handler.ts'
import type { Families } from '../../src/families.ts'
import { bookingsPermissions } from '../../src/bookings/permissions.ts'
import { createRequestLog } from '../../src/server/request-log.ts'
import { tokenKey } from '../../src/kernel/secret.ts'
import { createRunner } from '../../src/kernel/runner.ts'
import { createServer } from '../../src/server/server.ts'
import { createState, type State } from '../../src/kernel/state.ts'

export const business: Business = {
  name: 'Harbour Studio',
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  language: 'en',
  email: 'hello@harbour.example',
}

export interface Studio {
  readonly state: State
  readonly events: DomainEvent[]
  readonly mails: Mail[]
  /** By the id of the booking: the order that it stands in. */
  readonly orders: Map<string, Order>
  readonly visitor: Client<ElevatedAuth>
  readonly otherVisitor: Client
  readonly member: Client<ElevatedAuth>
  readonly owner: Client<ElevatedAuth>
  setClock(moment: string): void
  /** The next number that chance gives, from 0 to below 1; 0 unless set. */
  setChance(next: number): void
  /** Posts a body as a client that is not ours would: `visitor-1` unless another caller is named. */
  post(path: string, body: object, caller?: string): Promise<unknown>
  /** Runs work as one unit, as a hosted page or another family would. */
  run<Result>(identity: Identity, work: (context: HandlerContext<unknown>) => Result): Result
}

const identities: Readonly<Record<string, Identity>> = {
  'visitor-1': { kind: 'visitor', visitorId: 'visitor-1' },
  'visitor-2': { kind: 'visitor', visitorId: 'visitor-2' },
  'member-1': { kind: 'member', memberId: 'member-1' },
  owner: { kind: 'owner' },
}

/**
 * Opens the seeded studio at a moment, behind the emulator's own HTTP side. With all families it sells what is booked;
 * without them `orders` says which order a booking stands in.
 */
export const openStudio = (start = '2026-05-04T07:00:00.000Z', families?: Families): Studio => {
  let now = new Date(start)
  let count = 0
  let chance = 0
  const origin = 'http://127.0.0.1:4600'
  const events: DomainEvent[] = []
  const mails: Mail[] = []
  const orders = new Map<string, Order>()
  const state = createState()
  const surroundings = {
    state,
    now: () => new Date(now),
    newId: () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`,
    random: () => chance,
    business,
    origin: () => origin,
    ...(families && { orders: families.orders }),
  }
  state.unit(() => {
    tokenKey({ state, newId: () => 'key of the studio' })
    seedBookings({ ...surroundings, origin })
  })
  const runner = createRunner(surroundings, {
    keepMail: (mail) => mails.push(mail),
    keepEvent: (event) => events.push(event),
    flush: () => undefined,
  })
  const app = createServer({
    ...surroundings,
    handlers: families?.handlers ?? bookingsHandlers({ orderOf: (_, { id }) => orders.get(id) }),
    schemas: families?.schemas ?? bookingsSchemas,
    permissions: families?.permissions ?? bookingsPermissions,
    runner,
    identify: (authorization) => identities[authorization ?? ''] ?? { kind: 'none' },
    log: createRequestLog(),
    random: () => 0.5,
    strictAnswers: true,
    onError: (error) => {
      throw error
    },
  })
  const clientOf = (authorization: string): Client<ElevatedAuth> =>
    createClient({
      platform: local(origin),
      // Elevated for everybody, so that the server is asked whom it lets do what.
      auth: { elevated: true, headers: () => ({ authorization }) },
      fetch: async (url, init) => app.fetch(new Request(url, init)),
    })
  return {
    state,
    events,
    mails,
    orders,
    post: async (path, body, caller = 'visitor-1') => {
      const answer = await app.fetch(
        new Request(origin + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: caller },
          body: JSON.stringify(body),
        }),
      )
      return (await answer.json()) as unknown
    },
    visitor: clientOf('visitor-1'),
    otherVisitor: clientOf('visitor-2'),
    member: clientOf('member-1'),
    owner: clientOf('owner'),
    setClock(moment) {
      now = new Date(moment)
    },
    setChance(next) {
      chance = next
    },
    run: (identity, work) => runner.write(identity, undefined, work),
  }
}
