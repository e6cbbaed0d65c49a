import { beforeEach, describe, expect, it } from 'vitest'
import { defineEntity, type EntityEvents } from '../../src/kernel/entity/entity.ts'
import type { Failure } from '../../src/kernel/failure.ts'
import { AnswerWith, type DomainEvent } from '../../src/kernel/handler.ts'
import { jobs, jobWork } from '../../src/kernel/job.ts'
import { collection } from '../../src/kernel/state.ts'
import {
  calls,
  declareDesks,
  type Desk,
  deskHandlers,
  type DeskOffice,
  desks,
  deskShape,
  openOffice,
} from './desks.ts'

const opened = new Date('2026-05-04T09:00:00.000Z')
const later = new Date('2026-05-05T09:00:00.000Z')
const ana = { kind: 'member', memberId: 'ana' } as const
const rui = { kind: 'member', memberId: 'rui' } as const
const visitor = { kind: 'visitor', visitorId: 'visitor-1' } as const

let office: DeskOffice
beforeEach(() => {
  office = openOffice()
  calls.length = 0
})

const refusal = (work: () => unknown): Pick<Failure, 'status' | 'message' | 'details'> => {
  try {
    work()
  } catch (error) {
    const { status, message, details } = error as Failure
    return { status, message, details }
  }
  throw new Error('Nothing was refused')
}

const violations = (work: () => unknown): unknown => {
  const { status, details } = refusal(work)
  expect(status).toBe(400)
  return (details['validationError'] as { fieldViolations: unknown }).fieldViolations
}

const notFound = (id: string) => ({
  status: 404,
  message: `There is no desk with id ${id}`,
  details: {
    applicationError: { code: 'DESK_NOT_FOUND', description: `There is no desk with id ${id}`, data: { id } },
  },
})

const make = (desk: object = {}): { id: string } =>
  office.run('create', { desk: { name: 'Window', ...desk } }) as { id: string }

it('calls an entity by its words in messages, and not by its name in code', () => {
  const entity = defineEntity<{ id: string }>({
    name: 'reservedDesk',
    collection: collection('test.reservedDesks'),
  })
  expect(refusal(() => office.work((context) => entity.require(context, 'none'))).message).toBe(
    'There is no reserved desk with id none',
  )
})

describe('create', () => {
  it('takes writable fields, counts the revision, sets the dates and tells of it', () => {
    const created = office.run('create', {
      desk: {
        id: 'forged',
        name: 'Window',
        seats: null,
        price: { value: '5', evil: 1 },
        rentedBy: 'mallory',
        keyCode: '0000',
        revision: '99',
        createdDate: later,
        evil: true,
      },
    })
    const desk = {
      id: 'id-2',
      name: 'Window',
      seats: 1,
      price: { value: '5' },
      createdDate: opened,
      updatedDate: opened,
      revision: '1',
    }
    expect(created).toEqual(desk)
    expect(office.state.in(desks.declaration.collection).get('id-2')).toEqual({ ...desk, keyCode: 'id-1' })
    expect(office.events).toEqual([
      expect.objectContaining({
        entityFqdn: 'wix.test.v1.desk',
        slug: 'created',
        entityId: 'id-2',
        entity: desk,
      }),
    ])
    expect(calls).toEqual(['created Window'])
  })

  it('names a refused field from the input on, and keeps nothing', () => {
    expect(violations(() => office.run('create', { desk: { name: 'Long', seats: 9 } }))).toEqual([
      {
        field: 'desk.seats',
        description: 'must be at most 8',
        violatedRule: 'OTHER',
        ruleName: 'TOO_MANY_SEATS',
      },
    ])
    expect(office.state.in(desks.declaration.collection).size).toBe(0)
    expect(calls).toEqual([])
  })
})

describe('permission to find a desk', () => {
  beforeEach(() => {
    office.work((context) => {
      desks.create(context, { id: 'a', name: 'A', rentedBy: 'ana' })
      desks.create(context, { id: 'b', name: 'B', rentedBy: 'rui' })
      desks.create(context, { id: 'c', name: 'C' })
    })
  })

  it('covers all desks for the business, and their own for everybody else', () => {
    const ids = (identity: Parameters<DeskOffice['run']>[2]): string[] =>
      (office.run('query', {}, identity) as { items: { id: string }[] }).items.map(({ id }) => id)
    expect(ids({ kind: 'owner' })).toEqual(['a', 'b', 'c'])
    expect(ids(ana)).toEqual(['a'])
    expect(ids(rui)).toEqual(['b'])
    expect(ids(visitor)).toEqual([])
    expect(ids({ kind: 'none' })).toEqual([])
    expect(office.run('count', {}, ana)).toBe(1)
    expect(office.run('count', { filter: { name: 'B' } }, ana)).toBe(0)
    expect(office.run('count', { filter: { name: { $in: ['A', 'B'] } } })).toBe(2)
  })

  it('answers the same for a desk of somebody else as for one that does not exist', () => {
    expect(office.run('get', { deskId: 'a' }, ana)).toMatchObject({ id: 'a' })
    for (const identity of [rui, visitor, { kind: 'none' } as const])
      expect(refusal(() => office.run('get', { deskId: 'a' }, identity))).toEqual(notFound('a'))
    expect(refusal(() => office.run('get', { deskId: 'x' }, ana))).toEqual(notFound('x'))
    expect(refusal(() => office.run('update', { desk: { id: 'a', revision: '1' } }, rui))).toEqual(
      notFound('a'),
    )
    expect(refusal(() => office.run('remove', { deskId: 'a' }, rui))).toEqual(notFound('a'))
    // A desk without an owner belongs to no visitor.
    expect(refusal(() => office.run('get', { deskId: 'c' }, visitor))).toEqual(notFound('c'))
  })

  it('never includes the internal fields', () => {
    office.work((context) => desks.change(context, desks.require(context, 'a'), { keyCode: '1234' }))
    expect(office.run('get', { deskId: 'a' })).not.toHaveProperty('keyCode')
    expect(JSON.stringify([office.run('query', {}), office.events])).not.toContain('1234')
  })

  it('names a wrong filter of a count by its place', () => {
    expect(violations(() => office.run('count', { filter: { colour: 'red' } }))).toEqual([
      expect.objectContaining({ field: 'filter.colour', violatedRule: 'FIELD_NOT_ALLOWED' }),
    ])
  })
})

describe('search', () => {
  it('finds the desks that the caller may see, and aggregates them alone', () => {
    office.work((context) => {
      desks.create(context, { id: 'a', name: 'By the window', seats: 2, rentedBy: 'ana' })
      desks.create(context, { id: 'b', name: 'By the door', seats: 4, rentedBy: 'rui' })
      desks.create(context, { id: 'c', name: 'Corner', seats: 6, rentedBy: 'ana' })
    })
    const aggregations = [{ type: 'SCALAR', name: 'largest', fieldPath: 'seats', scalar: { type: 'MAX' } }]
    const found = (identity?: Parameters<DeskOffice['run']>[2]): unknown =>
      office.run('search', { search: { expression: 'window door' }, aggregations }, identity)
    const largest = (value: number) => ({
      aggregationData: {
        results: [{ name: 'largest', type: 'SCALAR', fieldPath: 'seats', scalar: { type: 'MAX', value } }],
      },
    })
    expect(found(ana)).toEqual(
      new AnswerWith(
        {
          items: [
            {
              id: 'a',
              name: 'By the window',
              seats: 2,
              rentedBy: 'ana',
              tags: ['seen'],
              createdDate: opened,
              updatedDate: opened,
              revision: '1',
            },
          ],
          total: 1,
          offset: 0,
        },
        largest(2),
      ),
    )
    expect(found()).toMatchObject({ result: { total: 2 }, beside: largest(4) })
  })
})

describe('update', () => {
  it('changes the given fields, counts the revision and tells the modified fields', () => {
    const { id } = make({ seats: 2, price: { value: '5', currency: 'EUR' }, tags: ['a'] })
    office.now = later
    const updated = office.run('update', {
      desk: { id, revision: '1', name: 'Door', price: { value: '6' }, rentedBy: 'mallory' },
    })
    expect(updated).toEqual({
      id,
      name: 'Door',
      seats: 2,
      price: { value: '6', currency: 'EUR' },
      tags: ['a'],
      createdDate: opened,
      updatedDate: later,
      revision: '2',
    })
    expect(office.events.at(-1)).toMatchObject({
      slug: 'updated',
      entityId: id,
      entity: updated,
      modifiedFields: { name: 'Window', 'price.value': '5' },
    })
    expect(calls).toEqual(['created Window', 'updated Window to Door'])
  })

  it('changes the fields that the mask names, and clears the named fields that are not given', () => {
    const { id } = make({ seats: 2, price: { value: '5', currency: 'EUR' }, tags: ['a'] })
    const updated = office.run('update', {
      desk: { id, revision: '1', name: 'Door', price: { value: '6' } },
      mask: ['price', 'tags'],
    })
    expect(updated).toMatchObject({ name: 'Window', seats: 2, price: { value: '6' }, revision: '2' })
    expect(updated).not.toHaveProperty('tags')
  })

  it('clears a field that is null', () => {
    const { id } = make({ tags: ['a'], price: { value: '5', currency: 'EUR' } })
    const updated = office.run('update', {
      desk: { id, revision: '1', tags: null, price: { currency: null } },
    })
    expect(updated).not.toHaveProperty('tags')
    expect(updated).toMatchObject({ price: { value: '5' } })
  })

  it.each<[string, string, string]>([
    ['seats.deep', 'names "seats.deep", which is no field', 'mask.0'],
    ['rentedBy', 'names "rentedBy", which is read-only', 'mask.0'],
    ['revision', 'names "revision", which is read-only', 'mask.0'],
    ['building', 'names "building", which is read-only', 'mask.0'],
    ['keyCode', 'names "keyCode", which is no field', 'mask.0'],
  ])('refuses a mask with %s', (path, description, field) => {
    const { id } = make()
    expect(violations(() => office.run('update', { desk: { id, revision: '1' }, mask: [path] }))).toEqual([
      { field, description, violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
  })

  it('lets a fixed field come back as it is, and refuses another value', () => {
    const { id } = make({ building: 'North' })
    expect(
      office.run('update', { desk: { id, revision: '1', building: 'North', name: 'Door' } }),
    ).toMatchObject({
      building: 'North',
      name: 'Door',
    })
    expect(
      violations(() => office.run('update', { desk: { id, revision: '2', building: 'South' } })),
    ).toEqual([
      {
        field: 'desk.building',
        description: 'cannot be changed by an update of the desk',
        violatedRule: 'FIELD_NOT_ALLOWED',
      },
    ])
  })

  it('refuses a revision that is not the current one, and one that is missing', () => {
    const { id } = make()
    office.run('update', { desk: { id, revision: '1', name: 'Door' } })
    expect(refusal(() => office.run('update', { desk: { id, revision: '1', name: 'Wall' } }))).toEqual({
      status: 409,
      message: 'The desk has changed since: it is at revision 2, not 1',
      details: {
        applicationError: {
          code: 'DESK_REVISION_MISMATCH',
          description: 'The desk has changed since: it is at revision 2, not 1',
          data: { currentRevision: '2' },
        },
      },
    })
    expect(violations(() => office.run('update', { desk: { id, name: 'Wall' } }))).toEqual([
      { field: 'desk.revision', description: 'must be given', violatedRule: 'REQUIRED_FIELD' },
    ])
    expect(office.run('get', { deskId: id })).toMatchObject({ name: 'Door', revision: '2' })
  })

  it('names a field that a rule refuses', () => {
    const { id } = make()
    expect(violations(() => office.run('update', { desk: { id, revision: '1', seats: 9 } }))).toEqual([
      expect.objectContaining({ field: 'desk.seats', ruleName: 'TOO_MANY_SEATS' }),
    ])
  })
})

describe('remove', () => {
  it('deletes the desk and emits the event, by the rules of the family', () => {
    const { id } = make({ seats: 5 })
    expect(violations(() => office.run('remove', { deskId: id }))).toEqual([
      { field: 'force', description: 'must be given', violatedRule: 'REQUIRED_FIELD' },
    ])
    expect(office.run('remove', { deskId: id, force: true })).toBeUndefined()
    expect(refusal(() => office.run('get', { deskId: id }))).toEqual(notFound(id))
    expect(office.events.at(-1)).toMatchObject({ slug: 'deleted', entityId: id, entity: { id, seats: 5 } })
    expect(calls).toEqual(['created Window', 'removed Window'])
  })
})

describe('tell', () => {
  it('tells of an action with the entity under its name', () => {
    const { id } = make()
    office.work((context) => desks.tell(context, 'cleaned', desks.require(context, id), { by: 'ana' }))
    expect(office.events.at(-1)).toMatchObject({
      entityFqdn: 'wix.test.v1.desk',
      slug: 'cleaned',
      entityId: id,
      entity: { desk: { id, name: 'Window' }, by: 'ana' },
    })
    expect(office.events.at(-1)?.entity).not.toHaveProperty('desk.keyCode')
  })
})

describe('the events of an entity', () => {
  const door = { id: 'a', name: 'Door', createdDate: opened, updatedDate: opened, revision: '2' }
  const about = { entityFqdn: 'wix.test.v1.desk', entityId: 'a' }
  const created = {
    ...about,
    slug: 'created',
    entity: { ...door, name: 'Window', revision: '1' },
    shape: deskShape,
  }
  const updatedAlone = { ...about, slug: 'updated', entity: door, shape: deskShape }
  const updated = { ...updatedAlone, modifiedFields: { name: 'Window' } }
  const deleted = { ...about, slug: 'deleted', entity: door, shape: deskShape }

  it.each<[string, Partial<EntityEvents<Desk>>, DomainEvent[]]>([
    ['are all told unless it says otherwise', {}, [created, updated, deleted]],
    [
      'are all told when it says so',
      { created: true, updated: true, deleted: true },
      [created, updated, deleted],
    ],
    ['leave out its creation', { created: false }, [updated, deleted]],
    ['leave out its changes', { updated: false }, [created, deleted]],
    ['leave out its deletion', { deleted: false }, [created, updated]],
    [
      'leave out the modified fields',
      { updated: 'without modified fields' },
      [created, updatedAlone, deleted],
    ],
    [
      'leave out the deleted entity',
      { deleted: 'without the entity' },
      [created, updated, { ...about, slug: 'deleted' }],
    ],
  ])('%s', (_, events, expected) => {
    const declared = declareDesks(events)
    office.work((context) => {
      const desk = declared.create(context, { id: 'a', name: 'Window' })
      declared.remove(context, declared.change(context, desk, { name: 'Door' }))
    })
    expect(office.events).toEqual(expected)
  })
})

describe('bulk calls', () => {
  it('create each desk on its own: a refused desk leaves no trace', () => {
    const result = office.run('bulkCreate', {
      desks: [{ name: 'A' }, { name: 'B', seats: 9 }, { name: 'C', seats: 8 }],
      returnEntity: true,
    })
    expect(result).toEqual({
      results: [
        {
          itemMetadata: { id: 'id-2', originalIndex: 0, success: true },
          item: expect.objectContaining({ name: 'A' }) as unknown,
        },
        {
          itemMetadata: {
            originalIndex: 1,
            success: false,
            error: {
              code: 'TOO_MANY_SEATS',
              description: '"desks.1.seats" must be at most 8',
              data: {
                fieldViolations: [
                  {
                    field: 'desks.1.seats',
                    description: 'must be at most 8',
                    violatedRule: 'OTHER',
                    ruleName: 'TOO_MANY_SEATS',
                  },
                ],
              },
            },
          },
        },
        {
          itemMetadata: { id: 'id-4', originalIndex: 2, success: true },
          item: expect.objectContaining({ name: 'C' }) as unknown,
        },
      ],
      bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 },
    })
    expect(
      office.state
        .in(desks.declaration.collection)
        .all()
        .map(({ name }) => name),
    ).toEqual(['A', 'C'])
  })

  it('leave the entities out unless they are asked for', () => {
    expect(office.run('bulkCreate', { desks: [{ name: 'A' }] })).toEqual({
      results: [{ itemMetadata: { id: 'id-2', originalIndex: 0, success: true } }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    })
    expect(office.run('bulkCreate', { desks: [] })).toEqual({
      results: [],
      bulkActionMetadata: { totalSuccesses: 0, totalFailures: 0, undetailedFailures: 0 },
    })
  })

  it('change each desk on its own, by its own mask', () => {
    const { id: first } = make({ seats: 2 })
    const { id: second } = make()
    const result = office.run('bulkUpdate', {
      desks: [
        { desk: { id: first, revision: '1', name: 'Door', seats: 3 }, mask: ['seats'] },
        { desk: { id: second, revision: '7', name: 'Wall' } },
        { desk: { id: 'none', revision: '1' } },
        { desk: { id: first, revision: '2', name: 'Hall' } },
        { desk: { id: second, revision: '1' }, mask: ['evil'] },
      ],
      returnEntity: true,
    }) as { results: { itemMetadata: { error?: { code: string } }; item?: object }[] }
    expect(result).toMatchObject({
      results: [
        { itemMetadata: { id: first, success: true }, item: { name: 'Window', seats: 3, revision: '2' } },
        {
          itemMetadata: {
            id: second,
            success: false,
            error: { code: 'DESK_REVISION_MISMATCH', data: { currentRevision: '1' } },
          },
        },
        {
          itemMetadata: {
            id: 'none',
            success: false,
            error: { code: 'DESK_NOT_FOUND', data: { id: 'none' } },
          },
        },
        { itemMetadata: { id: first, success: true }, item: { name: 'Hall', seats: 3, revision: '3' } },
        {
          itemMetadata: {
            id: second,
            success: false,
            error: { code: 'INVALID_ARGUMENT', data: { fieldViolations: [{ field: 'desks.4.mask.0' }] } },
          },
        },
      ],
      bulkActionMetadata: { totalSuccesses: 2, totalFailures: 3, undetailedFailures: 0 },
    })
    expect(office.run('get', { deskId: second })).toMatchObject({ name: 'Window', revision: '1' })
  })

  it('remove each desk on its own', () => {
    const { id: small } = make()
    const { id: large } = make({ seats: 6 })
    expect(office.run('bulkRemove', { ids: [small, large, small] })).toMatchObject({
      results: [
        { itemMetadata: { id: small, originalIndex: 0, success: true } },
        {
          itemMetadata: { id: large, originalIndex: 1, success: false, error: { code: 'INVALID_ARGUMENT' } },
        },
        { itemMetadata: { id: small, originalIndex: 2, success: false, error: { code: 'DESK_NOT_FOUND' } } },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 },
    })
    expect(office.run('count', {})).toBe(1)
  })

  it('undo all changes at an error that is not a refusal', () => {
    const { id } = make()
    const broken = {
      get name(): never {
        throw new TypeError('Broken on purpose')
      },
    }
    expect(() => office.run('bulkCreate', { desks: [{ name: 'A' }, broken] })).toThrow(TypeError)
    expect(
      office.state
        .in(desks.declaration.collection)
        .all()
        .map((desk) => desk.id),
    ).toEqual([id])
  })
})

describe('jobs by filter', () => {
  const workOff = (): void => office.work(jobWork(Object.values(deskHandlers)).run)
  const waiting = () => office.state.in(jobs).all()

  it('change and remove what the filter finds when the clock does them', () => {
    make({ seats: 2 })
    const { id } = make({ seats: 6 })
    office.run('updateByFilter', { filter: { seats: { $lt: 6 } }, desk: { name: 'Small' }, mask: ['name'] })
    office.run('removeByFilter', { filter: { seats: 6 } })
    expect(office.state.in(desks.declaration.collection).all()).toHaveLength(2)
    workOff()
    expect(office.state.in(desks.declaration.collection).all()).toMatchObject([{ name: 'Small', seats: 2 }])
    expect(waiting().map(({ bulkActionMetadata }) => bulkActionMetadata)).toEqual([
      { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
      { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    ])
    expect(refusal(() => office.run('get', { deskId: id }))).toEqual(notFound(id))
  })

  it.each(['updateByFilter', 'removeByFilter'] as const)(
    '%s refuses a wrong filter before it starts',
    (name) => {
      expect(
        violations(() => office.run(name, { filter: { colour: 'red' }, desk: {}, mask: ['name'] })),
      ).toEqual([expect.objectContaining({ field: 'filter.colour', violatedRule: 'FIELD_NOT_ALLOWED' })])
      expect(waiting()).toEqual([])
    },
  )

  it('refuse a wrong mask before they start', () => {
    expect(
      violations(() => office.run('updateByFilter', { filter: {}, desk: {}, mask: ['keyCode'] })),
    ).toEqual([expect.objectContaining({ field: 'mask.0' })])
    expect(waiting()).toEqual([])
  })
})
