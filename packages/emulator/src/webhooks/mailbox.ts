import type { Clock } from '../kernel/clock.ts'
import { mails } from '../kernel/mail.ts'
import type { DomainEvent, Identity } from '../kernel/handler.ts'
import type { Mailbox } from '../kernel/runner.ts'
import type { State } from '../kernel/state.ts'
import type { Dispatcher } from './delivery.ts'
import { sequences, writeEvent } from './event.ts'

interface MailboxOptions {
  readonly state: State
  readonly clock: Clock
  readonly dispatcher: Dispatcher
  newId(): string
  readonly instanceId: string
  /** Address of the emulator itself. */
  origin(): string
}

/** A mailbox that can keep an event for one subscription alone. */
export interface WebhookMailbox extends Mailbox {
  /** Gives the id of the event. @throws Failure 404 when the subscription is not known */
  keepEvent(event: DomainEvent, identity: Identity, subscriptionId?: string): string
}

/** How many mails are kept. */
const longest = 500

/** Keeps mails and events in the state, in the same unit as the change that they tell of. */
export const createMailbox = ({
  state,
  clock,
  dispatcher,
  newId,
  instanceId,
  origin,
}: MailboxOptions): WebhookMailbox => ({
  keepMail(mail) {
    const kept = state.in(mails)
    kept.put({ ...mail, id: newId(), createdDate: clock.now() })
    for (const { id } of kept.all().slice(0, Math.max(0, kept.size - longest))) kept.delete(id)
  },
  keepEvent(event, identity, subscriptionId) {
    const kept = state.in(sequences)
    const sequence = (kept.get('event')?.last ?? 0) + 1
    kept.put({ id: 'event', last: sequence })
    const media = origin() + '/media/'
    const id = newId()
    const written = writeEvent(event, { id, time: clock.now(), sequence, instanceId, identity, media })
    dispatcher.keep(written, subscriptionId)
    return id
  },
  flush: () => dispatcher.flush(),
})
