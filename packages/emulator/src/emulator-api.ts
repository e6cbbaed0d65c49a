import type { Clients } from './auth/index.ts'
import type {
  AdditionalFees,
  CartChecks,
  Coupons,
  DiscountTriggers,
  GiftCards,
  Invoices,
} from './ecom/index.ts'
import type { Faults } from './faults/fault-registry.ts'
import type { Clock } from './kernel/clock.ts'
import type { Upcoming } from './kernel/due-work.ts'
import type { Business } from './kernel/handler.ts'
import type { SentMail } from './kernel/mail.ts'
import type { Memberships } from './memberships/index.ts'
import type { Stored } from './kernel/state.ts'
import type { SeedName } from './seed-name.ts'
import type { RequestEntry } from './server/request-log.ts'
import type { Webhooks } from './webhooks/delivery.ts'
import type { WebhookEvent } from './webhooks/event.ts'

/** Everything that the emulator holds, as it was at one moment. */
export type Snapshot = Readonly<Record<string, readonly Stored[]>>

/** The state of the emulator at one moment, kept under a name. */
export interface NamedSnapshot {
  readonly id: string
  readonly name: string
  /** Where the clock stood. */
  readonly time: Date
  /** Whether it was kept before the clock was moved, a reset or another snapshot, in order to undo that. */
  readonly automatic: boolean
}

/** A move of the clock, and the effects of the work that became due by it. */
export interface ClockMove {
  /** Where the clock stood before. */
  readonly from: Date
  /** Where the clock was moved to. */
  readonly to: Date
  /** The snapshot of before: restoring it undoes the move. */
  readonly snapshotId: string
  readonly events: readonly WebhookEvent[]
  readonly mails: readonly SentMail[]
}

/** Goes forward in time, and back to states that were kept. Snapshots are held in memory and outlive a reset. */
export interface TimeMachine {
  /** The snapshots, latest last. */
  readonly snapshots: readonly NamedSnapshot[]
  /** Keeps the state and the clock under a name. @throws ValidationError without a name, or with 20 snapshots that were named */
  keep(name: string): NamedSnapshot
  /** Goes back to a snapshot: data and clock. The state of before is kept, in order to undo that. @throws Failure when there is none */
  restore(id: string): void
  /** @throws Failure when there is none */
  remove(id: string): void
  /** Moves the clock. The state of before is kept. @throws ValidationError before 1970 and after 2099 */
  move(to: Date): ClockMove
  /** The last move; absent after a snapshot was restored, and after a reset. */
  readonly lastMove: ClockMove | undefined
  /** The next moments at which something happens, the nearest first. */
  upcoming(): readonly Upcoming[]
  /** Starts again from the seed. The state of before is kept. */
  reset(): void
}

/** The local platform. */
export interface Emulator {
  /** Address to give to `local()`: `http://127.0.0.1:4600`. */
  readonly url: string
  /** An alias under the name that other emulators use. */
  readonly origin: string
  /** For `oauth({ clientId })`. */
  readonly clientId: string
  /** The secret with which an app asks for its own access token, by the grant `client_credentials`. */
  readonly clientSecret: string
  /** For `apiKey(…)`: acts as the owner. */
  readonly apiKey: string
  /** The installation, as webhooks, `token-info` and the grant `client_credentials` name it. */
  readonly instanceId: string
  /** The site, as `token-info` names it. */
  readonly siteId: string
  /** The version of `@frontdesk/emulator`. */
  readonly version: string
  /** The data that it started with. */
  readonly seed: SeedName
  readonly business: Business
  /** The clock of the platform: read, set, advance or freeze it. */
  readonly clock: Pick<Clock, 'now' | 'set' | 'advance' | 'offset' | 'frozen'>
  /** Moves the clock so that the move can be undone, and keeps states under names. */
  readonly timeMachine: TimeMachine
  /** The last 500 requests, latest last. */
  readonly requests: readonly RequestEntry[]
  /** The last 500 mails, latest last. */
  readonly outbox: readonly SentMail[]
  readonly webhooks: Webhooks
  /** Faults that are injected on purpose. */
  readonly faults: Faults
  /** The apps that may ask for tokens. */
  readonly clients: Clients
  /** The pricing plans of the business, and the memberships that its members have bought with them. */
  readonly memberships: Memberships
  /** The decisions of apps about conditions of discount rules. */
  readonly discountTriggers: DiscountTriggers
  /** The fees that apps, catalogs and carriers add to carts. */
  readonly additionalFees: AdditionalFees
  /** The checks of carts by apps. */
  readonly cartChecks: CartChecks
  /** The coupons of the business. */
  readonly coupons: Coupons
  /** The gift cards of the business. */
  readonly giftCards: GiftCards
  /** The app of the platform that makes invoices of orders. */
  readonly invoices: Invoices
  /** Answers a request without a socket. */
  fetch(request: Request): Promise<Response>
  /** Starts again from the seed, without faults, and with the clock as if nobody had moved it. Webhook subscriptions stay. */
  reset(): void
  /** Copies everything that the emulator holds. */
  snapshot(): Snapshot
  /** Goes back to a snapshot. The clock stays. */
  restore(snapshot: Snapshot): void
  /** Stops listening and closes the data folder. */
  close(): Promise<void>
}
