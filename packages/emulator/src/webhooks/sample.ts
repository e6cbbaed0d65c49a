import type { EventSample } from '../kernel/entity/shown-entity.ts'
import { decline, type Failure, notFound } from '../kernel/failure.ts'
import type { DomainEvent, HandlerContext, Identity } from '../kernel/handler.ts'
import { eventTypeOf } from './event.ts'

/** Events about the stored data that are sent without the change that would cause them. */
export interface EventSamples {
  /** The types of the events, in the order of the alphabet. */
  readonly types: readonly string[]
  /**
   * Sends an event of a type to one subscription, as if the change had just happened, and gives its id. The data stays as
   * it is.
   *
   * @throws Failure 404 for another type or subscription; 409 when nothing is stored that the event can be about
   */
  send(eventType: string, subscriptionId: string): string
}

interface EventSamplesOptions {
  readonly samples: readonly EventSample[]
  /** Keeps an event for a subscription, and gives its id. */
  keep(event: DomainEvent, identity: Identity, subscriptionId: string): string
  /** Runs a unit as the owner. */
  run<Result>(work: (context: HandlerContext<unknown>) => Result): Result
}

/** Ends a part of a unit whose changes are undone. */
class Undone extends Error {}

const nothingStored = ({ eventType, collection }: EventSample): Failure =>
  decline(
    409,
    'NOTHING_STORED',
    `No ${eventType} can be sent: ${collection} holds nothing that it can be about. Make one first, then try again`,
  )

/** Sends events about stored things: the rules that tell of a change run, and what they change is undone. */
export const createEventSamples = ({ samples, keep, run }: EventSamplesOptions): EventSamples => ({
  types: samples.map(({ eventType }) => eventType).sort(),
  send: (eventType, subscriptionId) =>
    run((context) => {
      const sample = samples.find((own) => own.eventType === eventType)
      if (!sample) throw notFound('type of event', eventType)
      const told: DomainEvent[] = []
      try {
        context.state.savepoint(() => {
          sample.tell({
            ...context,
            emit: (event) => void told.push(event),
            mail: () => undefined,
            gather: () => undefined,
          })
          throw new Undone()
        })
      } catch (error) {
        if (!(error instanceof Undone)) throw error
      }
      const event = told.findLast((own) => eventTypeOf(own) === eventType)
      if (!event) throw nothingStored(sample)
      return keep(event, context.identity, subscriptionId)
    }),
})
