import {
  type BulkResult,
  date,
  entity,
  type Page,
  type Read,
  read,
  type SearchPage,
  type Shape,
  type Write,
  write,
} from '@frontdesk/core'
import { queryFields, type QueryFields, type Schema, schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { defineEntity, type Entity, type EntityEvents } from '../../src/kernel/entity/entity.ts'
import { entityHandlers } from '../../src/kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../../src/kernel/entity/entity-steps.ts'
import { refuse } from '../../src/kernel/failure.ts'
import type { DomainEvent, Handler, HandlerContext, Identity } from '../../src/kernel/handler.ts'
import type { QueryInput } from '../../src/kernel/query/query.ts'
import type { SearchInput } from '../../src/kernel/query/search.ts'
import { personKeys } from '../../src/kernel/person.ts'
import { collection, createState, type State } from '../../src/kernel/state.ts'

/** An entity that only these tests know: a desk that members rent. */
export interface Desk {
  id: string
  name: string
  seats?: number
  building?: string
  price?: { value?: string; currency?: string }
  tags?: string[]
  rentedBy?: string
  createdDate?: Date
  updatedDate?: Date
  revision?: string
}

/** A desk with its key, which nobody may see. */
export interface KeptDesk extends Desk {
  keyCode?: string
  public?: boolean
}

const maybe = z.exactOptional
const text = (): z.ZodExactOptional<z.ZodString> => maybe(z.string())

export const deskSchema: Schema<Desk> = schema<Desk>()(() =>
  z.looseObject({
    id: z.string(),
    name: z.string(),
    seats: maybe(z.number()),
    building: text(),
    price: maybe(z.looseObject({ value: text(), currency: text() })),
    tags: maybe(z.array(z.string())),
    rentedBy: text(),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    revision: text(),
  }),
)

type NewDesk = Pick<Desk, 'name' | 'seats' | 'building' | 'price' | 'tags'>

const newDeskSchema: Schema<NewDesk> = schema<NewDesk>()(() =>
  z.looseObject({
    name: z.string(),
    seats: maybe(z.number()),
    building: text(),
    price: maybe(z.looseObject({ value: text(), currency: text() })),
    tags: maybe(z.array(z.string())),
  }),
)

export const deskShape: Shape<Desk> = entity<Desk>({ createdDate: date, updatedDate: date })

interface DeskFields {
  id: string
  name: string
  seats: number
}

const deskFields: QueryFields<DeskFields> = queryFields<DeskFields>()({
  id: 'text',
  name: 'text',
  seats: 'number',
})

/** Declares the desks. An entity that leaves events out, or parts of them, says so. */
export const declareDesks = (events?: Partial<EntityEvents<Desk>>): Entity<Desk, KeptDesk> =>
  defineEntity<Desk, KeptDesk>({
    name: 'desk',
    collection: collection<KeptDesk, 'tenant'>('test.desks', {
      tenant: ({ rentedBy }) => personKeys({ memberId: rentedBy }),
    }),
    schema: deskSchema,
    writable: newDeskSchema,
    fixed: ['building'],
    internal: ['keyCode', 'public'],
    owner: ({ rentedBy }) => ({ memberId: rentedBy }),
    ownerIndex: 'tenant',
    query: { fields: deskFields },
    search: { fields: deskFields, searchable: ['name'], aggregatable: ['seats'] },
    events: { fqdn: 'wix.test.v1.desk', shape: deskShape, ...events },
    errors: { notFound: 'DESK_NOT_FOUND', revision: 'DESK_REVISION_MISMATCH' },
  })

export const desks: Entity<Desk, KeptDesk> = declareDesks()

/** The calls of the rules, in their order. */
export const calls: string[] = []

const checkSeats = (seats: number | undefined): void => {
  if (seats !== undefined && seats > 8)
    throw refuse({
      field: 'seats',
      description: 'must be at most 8',
      violatedRule: 'OTHER',
      ruleName: 'TOO_MANY_SEATS',
    })
}

const rules: EntityRules<KeptDesk, { force?: boolean }> = {
  beforeCreate(context, given) {
    checkSeats(given.seats)
    return { ...given, name: given.name ?? 'Desk', seats: given.seats ?? 1, keyCode: context.newId() }
  },
  afterCreate: (_, { name }) => void calls.push(`created ${name}`),
  beforeUpdate(_, next) {
    checkSeats(next.seats)
    return next
  },
  afterUpdate: (_, { name }, previous) => void calls.push(`updated ${previous.name} to ${name}`),
  beforeRemove(_, { seats = 0 }, { force }) {
    if (seats > 4 && !force)
      throw refuse({ field: 'force', description: 'must be given', violatedRule: 'REQUIRED_FIELD' })
  },
  afterRemove: (_, { name }) => void calls.push(`removed ${name}`),
}

type Change = Partial<{ [K in keyof Desk]: Desk[K] | null }>
interface Bulk {
  returnEntity?: boolean
}

const declared = { prefix: '/test' } as const
const get: Read<{ deskId: string }, Desk> = read({ ...declared, id: 'test.desks.get', route: 'POST /get' })
const query: Read<QueryInput, Page<Desk>> = read({
  ...declared,
  id: 'test.desks.query',
  route: 'POST /query',
})
const search: Read<SearchInput, SearchPage<Desk>> = read({
  ...declared,
  id: 'test.desks.search',
  route: 'POST /search',
})
const count: Read<{ filter?: object }, number> = read({
  ...declared,
  id: 'test.desks.count',
  route: 'POST /count',
})
const create: Write<{ desk: Change }, Desk> = write({
  ...declared,
  id: 'test.desks.create',
  route: 'POST /create',
})
const update: Write<{ desk: Change; mask?: string[] }, Desk> = write({
  ...declared,
  id: 'test.desks.update',
  route: 'POST /update',
})
const remove: Write<{ deskId: string; force?: boolean }, void> = write({
  ...declared,
  id: 'test.desks.delete',
  route: 'POST /delete',
})
const bulkCreate: Write<Bulk & { desks: Change[] }, BulkResult<Desk>> = write({
  ...declared,
  id: 'test.desks.bulkCreate',
  route: 'POST /bulk-create',
})
const bulkUpdate: Write<Bulk & { desks: { desk: Change; mask?: string[] }[] }, BulkResult<Desk>> = write({
  ...declared,
  id: 'test.desks.bulkUpdate',
  route: 'POST /bulk-update',
})
const bulkDelete: Write<{ ids: string[]; force?: boolean }, BulkResult<Desk>> = write({
  ...declared,
  id: 'test.desks.bulkDelete',
  route: 'POST /bulk-delete',
})

const updateByFilter: Write<{ filter: object; desk: Change; mask?: string[] }, { jobId: string }> = write({
  ...declared,
  id: 'test.desks.updateByFilter',
  route: 'POST /update-by-filter',
})
const deleteByFilter: Write<{ filter: object }, { jobId: string }> = write({
  ...declared,
  id: 'test.desks.deleteByFilter',
  route: 'POST /delete-by-filter',
})

const on = entityHandlers(desks, entitySteps(desks, rules))

export const deskHandlers = {
  get: on.get(get, { id: ({ deskId }) => deskId }),
  query: on.query(query),
  search: on.search(search, { after: (_, desk) => ({ ...desk, tags: ['seen'] }) }),
  count: on.count(count),
  create: on.create(create, { value: ({ desk }) => desk }),
  update: on.update(update, { value: ({ desk }) => desk }),
  remove: on.remove(remove, { id: ({ deskId }) => deskId, removal: ({ force = false }) => ({ force }) }),
  bulkCreate: on.bulkCreate(bulkCreate, { values: (input) => input.desks, at: 'desks' }),
  bulkUpdate: on.bulkUpdate(bulkUpdate, {
    changes: (input) => input.desks.map(({ desk, mask }) => ({ given: desk, mask })),
    at: 'desks',
  }),
  bulkRemove: on.bulkRemove(bulkDelete, {
    ids: ({ ids }) => ids,
    removal: ({ force = false }) => ({ force }),
  }),
  updateByFilter: on.updateByFilter(updateByFilter, { value: ({ desk }) => desk }),
  removeByFilter: on.removeByFilter(deleteByFilter, { removal: () => ({ force: true }) }),
} satisfies Record<string, Handler>

export interface DeskOffice {
  readonly state: State
  readonly events: DomainEvent[]
  now: Date
  /** Runs a handler as one unit. */
  run(handler: keyof typeof deskHandlers, input: object, identity?: Identity): unknown
  /** Work with a context, as one unit. */
  work<Result>(work: (context: HandlerContext<unknown>) => Result, identity?: Identity): Result
}

/** A state with nothing but desks, a clock that stands, and ids that count. */
export const openOffice = (): DeskOffice => {
  const state = createState()
  let ids = 0
  const office: DeskOffice = {
    state,
    events: [],
    now: new Date('2026-05-04T09:00:00.000Z'),
    run: (name, input, identity) =>
      office.work((context) => deskHandlers[name].run({ ...context, input } as never), identity),
    work: (work, identity = { kind: 'owner' }) =>
      state.unit(() =>
        work({
          state,
          identity,
          input: undefined,
          now: () => office.now,
          random: () => 0,
          newId: () => `id-${(ids += 1)}`,
          emit: (event) => void office.events.push(event),
          mail: () => undefined,
          gather: (_, part, finish) => finish([part]),
          origin: 'http://127.0.0.1:4600',
          business: {
            name: 'Desks',
            timeZone: 'Europe/Lisbon',
            currency: 'EUR',
            language: 'en',
            email: 'desks@example.com',
          },
        }),
      ),
  }
  return office
}
