/**
 * An entity is declared once: where it is kept, who sees it, which of its fields a caller may write, what it tells of
 * its changes, and the codes of its refusals. A family's folder then holds rules only; `bookings/service.ts` is the
 * example to copy.
 *
 * 1. `defineEntity({ name, collection, schema, writable, … })` says what holds for every operation. The stored form is
 * the entity itself, flat. What the platform keeps beside it stands in the same object, is named in `internal`, and
 * never leaves: a booking is kept with its `heldUntil`. 2. `entityHandlers(entity, rules)` gives a function for each
 * kind of operation: `on.get(getService, …)`, `on.update(updateService, …)`. The rules run in every one of them: in a
 * single call, in each item of a bulk call and in a change by filter. 3. A rule of the family reads and writes through
 * the entity: `services.require(context, id)`, `services.change(context, service, { hidden: true })`. That counts the
 * revision, sets the dates and tells of the change; nobody calls `put`, writes a 404 or emits `updated` by hand. What
 * is not an entity's standard event is told with `entity.tell(context, 'confirmed', booking, { previousStatus })`.
 */
import { shape, type Shape } from '@frontdesk/core'
import type { Schema } from '@frontdesk/core/schema'
import { decline, type Failure, notFound, refuse } from '../failure.ts'
import type { DomainEvent, HandlerContext, Identity } from '../handler.ts'
import { personKeyOf } from '../person.ts'
import type { QueryRules } from '../query/query.ts'
import type { SearchRules } from '../query/search.ts'
import type { Collection, CollectionDefinition, Stored } from '../state.ts'
import { type FieldTree, fieldTreeOf } from './field-tree.ts'
import { modifiedFields } from './modified-fields.ts'

type Context = HandlerContext<unknown>

/** The part of a context that keeping a change needs. */
type Changing = Pick<Context, 'state' | 'now' | 'newId' | 'emit'>

/** The person whom a thing belongs to. */
export interface Owner {
  readonly memberId?: string | undefined
  readonly visitorId?: string | undefined
}

/** The events that tell of an entity's changes. `false` leaves an event out. */
export interface EntityEvents<T> {
  /** `wix.bookings.services.v2.service` and the like. */
  readonly fqdn: string
  readonly shape: Shape<T>
  readonly created?: boolean
  /** Whether there is an `updated` event, and whether it holds the previous values of what was modified. */
  readonly updated?: boolean | 'without modified fields'
  /** Whether there is a `deleted` event, and whether it holds the entity. */
  readonly deleted?: boolean | 'without the entity'
}

/** The fields that the kernel counts and sets. */
type SystemField = 'id' | 'createdDate' | 'updatedDate' | 'revision'

/** A stored thing that has no id, dates and revision yet. */
export type Fresh<Kept> = Omit<Kept, SystemField> & { readonly id?: string }

export interface EntityDeclaration<T extends Stored, Kept extends T> {
  /** The name of the entity in messages, and the field of an action's event that holds it: `service`. */
  readonly name: string
  readonly collection: CollectionDefinition<Kept>
  /** All fields of the entity, which masks are checked against. An entity that nobody changes by a mask needs none. */
  readonly schema?: Schema<T>
  /** The fields that a caller may write. Whatever else an input holds is left out. */
  readonly writable?: Schema<unknown>
  /** Paths that may be given when it is created, and not changed by an update: `locations`. */
  readonly fixed?: readonly string[]
  /** The field of an update that holds the mask; defaults to `mask`. */
  readonly maskField?: 'mask' | 'fieldMask'
  /** Fields that the platform keeps to itself, beside the entity's own; `id` for an entity that shows none. */
  readonly internal?: readonly (Exclude<keyof Kept & string, keyof T> | 'id')[]
  /** Names of the fields that are counted and set, where they are not the usual ones; `false` for none. */
  readonly system?: {
    readonly createdDate?: string | false
    readonly updatedDate?: string | false
    readonly revision?: string | false
  }
  /** The person it belongs to: nobody else but the business finds it. Everybody's unless given. */
  readonly owner?: (kept: Kept) => Owner
  /** The index of the collection that finds things by their owner, with the keys of `personKeys`. Lists then read it. */
  readonly ownerIndex?: string
  /** Whether customers find it; the business finds all. */
  readonly visible?: (kept: Kept) => boolean
  /** Whether lists show it to customers. By its id it is found anyway. */
  readonly listed?: (kept: Kept, context: Pick<Context, 'state'>) => boolean
  readonly query?: QueryRules<Kept>
  /** The fields that a search may ask for; they need not be those of the query. */
  readonly search?: SearchRules<Kept>
  readonly events?: EntityEvents<T>
  /** Tells of a change in messages of its own, where the platform has no standard events for the entity. */
  readonly onChange?: (
    context: Pick<Context, 'now' | 'emit'>,
    change: { readonly previous?: Kept; readonly current?: Kept },
  ) => void
  readonly errors?: {
    /** Code of the 404; defaults to `NOT_FOUND`. */
    readonly notFound?: string
    /** Code of the 409; defaults to `REVISION_MISMATCH`. */
    readonly revision?: string
  }
}

/** How the operations of a family read and write an entity. */
export interface Entity<T extends Stored, Kept extends T = T> {
  readonly declaration: EntityDeclaration<T, Kept>
  /** The fields of the entity. */
  readonly fields: FieldTree
  /** The fields that a caller may write. */
  readonly writable: FieldTree
  /** The collection, whoever asks: for rules that act for the business. */
  in(context: Pick<Context, 'state'>): Collection<Kept>
  /** Whether the caller finds it by its id. */
  isFor(identity: Identity, kept: Kept): boolean
  /** The thing, when the caller may find it. */
  find(context: Pick<Context, 'state' | 'identity'>, id: string): Kept | undefined
  /** Like `find`. @throws Failure 404, alike for a record that does not exist and for a record of somebody else */
  require(context: Pick<Context, 'state' | 'identity'>, id: string): Kept
  /** The items that lists show to the caller. */
  list(context: Pick<Context, 'state' | 'identity'>): readonly Kept[]
  /** @throws Failure 409 when the thing has changed since, 400 when the revision is missing */
  requireRevision(kept: Kept, revision: string | undefined, field: string): void
  /** The entity without what the platform keeps to itself. */
  show(kept: Kept): T
  /** Keeps a new thing, with revision 1, and tells of it. */
  create(context: Changing, fresh: Fresh<Kept>): Kept
  /** Keeps what a thing has become: the revision counts up, and the change is told. */
  save(context: Changing, previous: Kept, next: Kept): Kept
  /** Like `save`, for some of its fields; `undefined` clears a field. */
  change(context: Changing, kept: Kept, changes: { readonly [K in keyof Kept]?: Kept[K] | undefined }): Kept
  /** Like `change`, but nobody is told: another event tells of it, or the platform has none. */
  changeSilently(
    context: Changing,
    kept: Kept,
    changes: { readonly [K in keyof Kept]?: Kept[K] | undefined },
  ): Kept
  /** Takes a thing away and tells of it. */
  remove(context: Changing, kept: Kept): void
  /** Tells of something that was done to it, as an action's event: the entity with `details` beside it. */
  tell(context: Changing, slug: string, kept: Kept, details?: object): void
  /** Tells of something that was done to several of them: `things` holds each under a name of its own. */
  tellOf(
    context: Changing,
    slug: string,
    entityId: string,
    things: Readonly<Record<string, Kept | undefined>>,
  ): void
}

type Fields = Record<string, unknown>

const isOwner = (identity: Identity, { memberId, visitorId }: Owner): boolean => {
  switch (identity.kind) {
    case 'owner':
      return true
    case 'member':
      return memberId !== undefined && memberId === identity.memberId
    case 'visitor':
      return visitorId !== undefined && visitorId === identity.visitorId
    default:
      return false
  }
}

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

const withoutUndefined = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Declares an entity: see the head of this file. */
export const defineEntity = <T extends Stored, Kept extends T = T>(
  declaration: EntityDeclaration<T, Kept>,
): Entity<T, Kept> => {
  const {
    name,
    collection,
    internal = [],
    owner,
    ownerIndex,
    visible,
    listed,
    events,
    onChange,
    errors,
  } = declaration
  const system = {
    createdDate: 'createdDate',
    updatedDate: 'updatedDate',
    revision: 'revision',
    ...declaration.system,
  }
  const revisionField = system.revision
  let fields: FieldTree | undefined
  let writable: FieldTree | undefined

  const emit = (context: Changing, event: Omit<DomainEvent, 'entityFqdn'>): void => {
    if (events) context.emit({ ...event, entityFqdn: events.fqdn })
  }
  /** Puts what a thing has become, with the next revision. */
  const putChanged = (context: Changing, previous: Kept, next: object): Kept =>
    context.state.in(collection).put(
      withoutUndefined({
        ...next,
        ...(system.updatedDate && { [system.updatedDate]: context.now() }),
        ...(revisionField && {
          [revisionField]: String(Number((previous as Fields)[revisionField] ?? 0) + 1),
        }),
      }) as unknown as Kept,
    )
  const own: Entity<T, Kept> = {
    declaration,
    get fields() {
      return (fields ??= declaration.schema ? fieldTreeOf(declaration.schema) : {})
    },
    get writable() {
      return (writable ??= declaration.writable ? fieldTreeOf(declaration.writable) : {})
    },
    in: ({ state }) => state.in(collection),
    isFor: (identity, kept) =>
      identity.kind === 'owner' || ((!owner || isOwner(identity, owner(kept))) && (visible?.(kept) ?? true)),
    find({ state, identity }, id) {
      const kept = state.in(collection).get(id)
      return kept && own.isFor(identity, kept) ? kept : undefined
    },
    require(context, id) {
      const kept = own.find(context, id)
      if (!kept) throw notFound(wordsOf(name), id, errors?.notFound)
      return kept
    },
    list({ state, identity }) {
      const kept: Collection<Kept, string> = state.in(collection)
      if (identity.kind === 'owner' || !(owner ?? visible ?? listed)) return kept.all()
      const key = personKeyOf(identity)
      const candidates =
        ownerIndex === undefined ? kept.all() : key === undefined ? [] : kept.by(ownerIndex, key)
      return candidates.filter((one) => own.isFor(identity, one) && (listed?.(one, { state }) ?? true))
    },
    requireRevision(kept, revision, field) {
      if (revisionField === false) return
      const current = (kept as Fields)[revisionField]
      if (revision === undefined)
        throw refuse({ field, description: 'must be given', violatedRule: 'REQUIRED_FIELD' })
      if (revision !== current) throw conflict(wordsOf(name), String(current), revision, errors?.revision)
    },
    show: (kept) => (internal.length ? without(kept as Fields, internal) : kept) as T,
    create(context, { id = context.newId(), ...fresh }) {
      const now = context.now()
      const kept = context.state.in(collection).put({
        id,
        ...withoutUndefined(fresh),
        ...(system.createdDate && { [system.createdDate]: now }),
        ...(system.updatedDate && { [system.updatedDate]: now }),
        ...(revisionField && { [revisionField]: '1' }),
      } as unknown as Kept)
      if (events && events.created !== false)
        emit(context, { slug: 'created', entityId: id, entity: own.show(kept), shape: events.shape })
      onChange?.(context, { current: kept })
      return kept
    },
    change: (context, kept, changes) => own.save(context, kept, { ...kept, ...changes }),
    changeSilently(context, previous, changes) {
      const kept = putChanged(context, previous, { ...previous, ...changes })
      onChange?.(context, { previous, current: kept })
      return kept
    },
    save(context, previous, next) {
      const kept = putChanged(context, previous, next)
      if (events && events.updated !== false) {
        const entity = own.show(kept)
        const counted = [system.updatedDate, revisionField].filter((field) => field !== false)
        emit(context, {
          slug: 'updated',
          entityId: kept.id,
          entity,
          shape: events.shape,
          ...(events.updated !== 'without modified fields' && {
            modifiedFields: modifiedFields(own.show(previous), entity, counted),
          }),
        })
      }
      onChange?.(context, { previous, current: kept })
      return kept
    },
    remove(context, kept) {
      context.state.in(collection).delete(kept.id)
      if (events && events.deleted !== false)
        emit(context, {
          slug: 'deleted',
          entityId: kept.id,
          ...(events.deleted !== 'without the entity' && { entity: own.show(kept), shape: events.shape }),
        })
      onChange?.(context, { previous: kept })
    },
    tell(context, slug, kept, details = {}) {
      if (!events) return
      emit(context, {
        slug,
        ...(slug === 'updated' && { isAction: true }),
        entityId: kept.id,
        entity: { [name]: own.show(kept), ...details },
        shape: shape<Fields>({ [name]: events.shape }),
      })
    },
    tellOf(context, slug, entityId, things) {
      if (!events) return
      const given = Object.entries(things).flatMap(([key, kept]) => (kept ? [[key, kept] as const] : []))
      emit(context, {
        slug,
        entityId,
        entity: Object.fromEntries(given.map(([key, kept]) => [key, own.show(kept)])),
        shape: shape<Fields>(Object.fromEntries(given.map(([key]) => [key, events.shape]))),
      })
    },
  }
  return own
}

/** The words of a name for a message: `discount rule` for `discountRule`. */
const wordsOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The refusal of a change that started from another revision. */
const conflict = (name: string, current: string, given: string, code = 'REVISION_MISMATCH'): Failure =>
  decline(409, code, `The ${name} has changed since: it is at revision ${current}, not ${given}`, {
    currentRevision: current,
  })
