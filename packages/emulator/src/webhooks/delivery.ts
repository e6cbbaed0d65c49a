import * as z from 'zod'
import { check, type Schema, schema } from '@frontdesk/core/schema'
import type { Clock } from '../kernel/clock.ts'
import { notFound } from '../kernel/failure.ts'
import { isLoopbackAddress } from '../kernel/loopback.ts'
import { collection, type CollectionDefinition, type State, type Stored } from '../kernel/state.ts'
import { events, type WebhookEvent } from './event.ts'
import type { Signer } from './signing-key.ts'

/** An address that is told of every event. */
export interface Subscription extends Stored {
  readonly url: string
  readonly createdDate: Date
}

/** One try to deliver an event. */
export interface DeliveryAttempt {
  /** When the event was sent. */
  readonly time: Date
  /** Absent when there was no answer. */
  readonly status?: number
  /** The beginning of the body of the answer. */
  readonly answer?: string
  /** Why there was no answer; absent when there was one. */
  readonly error?: string
}

/** An event on its way to one address. */
export interface Delivery extends Stored {
  readonly eventId: string
  /** The type of the event: `wix.bookings.v2.booking_created`. */
  readonly eventType: string
  readonly url: string
  /** `pending` while it is being sent or waits to be sent again; `failed` after the last attempt. */
  readonly status: 'pending' | 'delivered' | 'failed'
  readonly attempts: readonly DeliveryAttempt[]
  /** When it is tried again; absent when it is delivered, has failed or is on its way. */
  readonly nextAttemptDate?: Date
  readonly createdDate: Date
}

export const subscriptions: CollectionDefinition<Subscription> =
  collection<Subscription>('emulator.subscriptions')

export const deliveries: CollectionDefinition<Delivery> = collection<Delivery>('emulator.deliveries')

/** The token of an event, and whether the public key verifies its signature. */
export interface SignedToken {
  /** The JWT that a delivery has as its body. */
  readonly token: string
  /** Whether the public key verifies the signature. */
  readonly verified: boolean
}

export interface Webhooks {
  /** Tells an address of this machine of every event from now on. @throws ValidationError when it lies elsewhere */
  subscribe(url: string): Subscription
  /** Sends no more events to the address of a subscription. */
  unsubscribe(id: string): void
  readonly subscriptions: readonly Subscription[]
  /** The last deliveries, latest last. */
  readonly deliveries: readonly Delivery[]
  /** The last events, latest last. */
  readonly events: readonly WebhookEvent[]
  /** Sends an event again. @throws Failure when it is not known (any more) */
  replay(deliveryId: string): void
  /** Sends an event to all subscriptions, as if it had just come. @throws Failure when it is not known (any more) */
  send(eventId: string): void
  /** Signs an event as a delivery of this moment would, and checks the signature. @throws Failure when it is not known (any more) */
  sign(eventId: string): Promise<SignedToken>
  /** Waits until nothing is being sent. Retries that wait for the clock are not waited for. */
  idle(): Promise<void>
  /** The key that checks the signatures, as PEM. */
  publicKey(): Promise<string>
}

/** Sends what a unit kept. */
export interface Dispatcher extends Webhooks {
  /**
   * Inside a unit: makes a delivery for each subscription, or for one alone.
   *
   * @throws Failure 404 when that one is not known
   */
  keep(event: WebhookEvent, subscriptionId?: string): void
  /** Starts what was kept. Also at start, for what an earlier run left behind. */
  flush(): void
  /** Forgets what was under way, because the state is another one now, and sends what is pending in that. */
  resume(): void
  stop(): void
}

const subscriptionSchema: Schema<{ url: string }> = /* @__PURE__ */ schema<{ url: string }>()(() =>
  z.strictObject({
    url: z
      .string()
      .refine(
        isLoopbackAddress,
        'must be an http or https address on this machine, such as http://localhost:3000/webhook',
      ),
  }),
)

/** Milliseconds before the second try, the third, … */
const delays: readonly number[] = [1_000, 10_000, 60_000, 600_000]

/** Milliseconds for one answer. */
const patience = 10_000

/** How many characters of an answer are kept. */
const shownAnswer = 2_000

/** Reads the beginning of a body, and lets go of the rest. */
const beginningOf = async ({ body }: Response): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length >= shownAnswer) break
  }
  return text.slice(0, shownAnswer)
}

/** How many events and deliveries are kept. */
const longest = 500

interface DispatcherOptions {
  readonly state: State
  readonly clock: Clock
  readonly signer: Signer
  newId(): string
  /** Called with unexpected errors. */
  readonly onError: (error: unknown) => void
  /** Called with each attempt, once its outcome is kept. */
  readonly onAttempt?: () => void
}

const trim = <T extends Stored>(state: State, definition: CollectionDefinition<T>): void => {
  const kept = state.in(definition)
  for (const { id } of kept.all().slice(0, Math.max(0, kept.size - longest))) kept.delete(id)
}

/** Delivers events at least once, in order for each address, with growing pauses after a failure. */
export const createDispatcher = ({
  state,
  clock,
  signer,
  newId,
  onError,
  onAttempt,
}: DispatcherOptions): Dispatcher => {
  const queues = new Map<string, Promise<void>>()
  const started = new Set<string>()
  const retries = new Set<() => void>()
  const stopped = new AbortController()

  const post = async (delivery: Delivery): Promise<DeliveryAttempt> => {
    const event = state.in(events).get(delivery.eventId)
    const time = clock.now()
    try {
      const response = await fetch(delivery.url, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: await signer.sign(event?.data ?? '{}'),
        redirect: 'manual',
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(patience)]),
      })
      // The status counts, even if the body breaks off.
      const answer = await beginningOf(response).catch(() => '')
      return { time, status: response.status, ...(answer && { answer }) }
    } catch (error) {
      const { message, cause } = error as Error
      return { time, error: cause instanceof Error ? cause.message || message : message }
    }
  }

  const attempt = async (id: string): Promise<void> => {
    const before = state.in(deliveries).get(id)
    if (before?.status !== 'pending') return
    const made = await post(before)
    const kept = state.in(deliveries).get(id)
    if (stopped.signal.aborted || !kept) return
    const { nextAttemptDate: _, ...delivery } = kept
    const attempts = [...delivery.attempts, made]
    const delivered = made.status !== undefined && made.status >= 200 && made.status < 300
    const delay = delays[attempts.length - 1]
    const status = delivered ? 'delivered' : delay === undefined ? 'failed' : 'pending'
    const nextAttemptDate =
      status === 'pending' && delay !== undefined ? new Date(clock.now().getTime() + delay) : undefined
    state.unit(() =>
      state
        .in(deliveries)
        .put({ ...delivery, attempts, status, ...(nextAttemptDate && { nextAttemptDate }) }),
    )
    onAttempt?.()
    if (nextAttemptDate && delay !== undefined) retryAfter(delay, delivery)
  }

  const retryAfter = (delay: number, delivery: Delivery): void => {
    const callOff = clock.after(delay, () => {
      retries.delete(callOff)
      enqueue(delivery)
    })
    retries.add(callOff)
  }

  const enqueue = ({ id, url }: Delivery): void => {
    const queue = (queues.get(url) ?? Promise.resolve()).then(() => attempt(id)).catch(onError)
    queues.set(url, queue)
    void queue.then(() => {
      if (state.in(deliveries).get(id)?.status !== 'pending') started.delete(id)
      if (queues.get(url) === queue) queues.delete(url)
    })
  }

  const put = (event: WebhookEvent, url: string): Delivery =>
    state.in(deliveries).put({
      id: newId(),
      eventId: event.id,
      eventType: event.eventType,
      url,
      status: 'pending',
      attempts: [],
      createdDate: clock.now(),
    })

  const eventOf = (eventId: string): WebhookEvent => {
    const event = state.in(events).get(eventId)
    if (!event) throw notFound('event', eventId)
    return event
  }

  return {
    get subscriptions() {
      return state.in(subscriptions).all()
    },
    get deliveries() {
      return state.in(deliveries).all()
    },
    get events() {
      return state.in(events).all()
    },
    subscribe(url) {
      check(subscriptionSchema, { url })
      return state.unit(() => state.in(subscriptions).put({ id: newId(), url, createdDate: clock.now() }))
    },
    unsubscribe(id) {
      if (!state.unit(() => state.in(subscriptions).delete(id))) throw notFound('subscription', id)
    },
    keep(event, subscriptionId) {
      const told = state
        .in(subscriptions)
        .filter(({ id }) => subscriptionId === undefined || id === subscriptionId)
      if (subscriptionId !== undefined && !told.length) throw notFound('subscription', subscriptionId)
      state.in(events).put(event)
      trim(state, events)
      for (const { url } of told) put(event, url)
      trim(state, deliveries)
    },
    flush() {
      for (const delivery of state.in(deliveries).filter(({ status }) => status === 'pending')) {
        if (started.has(delivery.id)) continue
        started.add(delivery.id)
        enqueue(delivery)
      }
    },
    resume() {
      for (const callOff of retries) callOff()
      retries.clear()
      started.clear()
      this.flush()
    },
    replay(deliveryId) {
      const delivery = state.in(deliveries).get(deliveryId)
      const event = delivery && state.in(events).get(delivery.eventId)
      if (!event) throw notFound('delivery', deliveryId)
      state.unit(() => put(event, delivery.url))
      this.flush()
    },
    send(eventId) {
      const event = eventOf(eventId)
      state.unit(() => {
        for (const { url } of state.in(subscriptions).all()) put(event, url)
        trim(state, deliveries)
      })
      this.flush()
    },
    async sign(eventId) {
      const token = await signer.sign(eventOf(eventId).data)
      return { token, verified: await signer.verifies(token) }
    },
    async idle() {
      while (queues.size) await Promise.all(queues.values())
    },
    publicKey: () => signer.publicKey(),
    stop() {
      stopped.abort()
    },
  }
}
