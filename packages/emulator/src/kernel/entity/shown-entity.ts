import type { Shape } from '@frontdesk/core'
import type { HandlerContext } from '../handler.ts'
import type { Stored } from '../state.ts'
import type { Entity } from './entity.ts'

type Context = HandlerContext<unknown>

/** An event that can be told of a stored thing without the change that would cause it. */
export interface EventSample {
  /** `wix.bookings.v2.booking_confirmed` and the like. */
  readonly eventType: string
  /** The collection of the thing that the event is about. */
  readonly collection: string
  /**
   * Tells of the event as the change would, and gives whether there is a thing that it can be about. Whoever calls it
   * undoes the changes of the state.
   */
  readonly tell: (context: Context) => boolean
}

/** An entity as developers see it: on the wire, and in its events. */
export interface ShownEntity {
  readonly collection: string
  /** The shape that writes the entity for the wire; absent where nothing of it is converted. */
  readonly shape?: Shape<unknown>
  /** The entity without what the platform keeps to itself. */
  readonly show: (kept: Stored) => object
  readonly samples: readonly EventSample[]
}

/** Tells of a change of a thing. `false` says that this cannot have happened to the thing. */
type Change<Kept> = (context: Context, kept: Kept) => unknown

interface Choices<Kept> {
  /** The actions that events tell of, by the slug of the event. */
  readonly actions?: Readonly<Record<string, Change<Kept>>>
  /** Events of another name, by their whole type. */
  readonly messages?: Readonly<Record<string, Change<Kept>>>
  /** The shape of an entity that has no standard events. */
  readonly shape?: Shape<unknown>
}

/** Describes an entity for developers: each of its events is about the latest thing that it fits. */
export const shownEntity = <T extends Stored, Kept extends T>(
  entity: Entity<T, Kept>,
  { actions = {}, messages = {}, shape = entity.declaration.events?.shape }: Choices<Kept> = {},
): ShownEntity => {
  const { events, collection } = entity.declaration
  const {
    fqdn = '',
    created,
    updated,
    deleted,
  } = events ?? { created: false, updated: false, deleted: false }
  const standard: Readonly<Record<string, Change<Kept>>> = {
    ...(created !== false && {
      created: (context, kept) => entity.create(context, kept),
    }),
    ...(updated !== false && { updated: (context, kept) => entity.save(context, kept, kept) }),
    ...(deleted !== false && { deleted: (context, kept) => entity.remove(context, kept) }),
  }
  const changes: readonly (readonly [string, Change<Kept>])[] = [
    ...Object.entries({ ...standard, ...actions }).map(
      ([slug, change]) => [`${fqdn}_${slug}`, change] as const,
    ),
    ...Object.entries(messages),
  ]
  return {
    collection: collection.name,
    ...(shape && { shape }),
    show: (kept) => entity.show(kept as Kept),
    samples: changes.map(([eventType, change]) => ({
      eventType,
      collection: collection.name,
      tell: (context) =>
        entity
          .in(context)
          .all()
          .toReversed()
          .some((kept) => change(context, kept) !== false),
    })),
  }
}
