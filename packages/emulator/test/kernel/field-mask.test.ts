import * as fc from 'fast-check'
import { schema } from '@frontdesk/core/schema'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { applyMask, checkMask, pathsOf } from '../../src/kernel/entity/field-mask.ts'
import { fieldTreeOf, pickFields, withoutBlanks } from '../../src/kernel/entity/field-tree.ts'
import { Failure } from '../../src/kernel/failure.ts'

interface Room {
  name?: string
  seats?: number
  payment?: { fixed?: { price?: string; deposit?: string }; free?: boolean }
  places?: { id?: string; door?: { code?: string } }[]
  extra?: Record<string, unknown>
  opened?: Date
}

const maybe = z.exactOptional
const placesSchema = () =>
  maybe(
    z.array(
      z.looseObject({ id: maybe(z.string()), door: maybe(z.looseObject({ code: maybe(z.string()) })) }),
    ),
  )
const roomSchema = schema<Room>()(() =>
  z.looseObject({
    name: maybe(z.string()),
    seats: maybe(z.number()),
    payment: maybe(
      z.looseObject({
        fixed: maybe(z.looseObject({ price: maybe(z.string()), deposit: maybe(z.string()) })),
        free: maybe(z.boolean()),
      }),
    ),
    places: placesSchema(),
    extra: maybe(z.record(z.string(), z.unknown())),
    opened: maybe(z.date()),
  }),
)
const tree = fieldTreeOf(roomSchema)
const room: Room = {
  name: 'Blue',
  seats: 4,
  payment: { fixed: { price: '10', deposit: '2' }, free: false },
  places: [{ id: 'a' }],
  extra: { colour: 'blue', size: null },
}

describe('pickFields', () => {
  it('leaves out fields that the schema does not know, at every depth', () => {
    const given = {
      name: 'Red',
      evil: 1,
      payment: { fixed: { price: '1', evil: 1 }, evil: 1 },
      places: [{ id: 'a', evil: 1, door: { code: '1', evil: 1 } }],
      extra: { anything: { goes: 1 } },
    }
    expect(pickFields(given, tree)).toEqual({
      name: 'Red',
      payment: { fixed: { price: '1' } },
      places: [{ id: 'a', door: { code: '1' } }],
      extra: { anything: { goes: 1 } },
    })
  })

  it('takes names such as __proto__ for unknown fields', () => {
    const given = JSON.parse('{"__proto__":{"name":"x"},"constructor":1,"name":"Red"}') as object
    const picked = pickFields(given, tree) as object
    expect(Object.keys(picked)).toEqual(['name'])
    expect(Object.getPrototypeOf(picked)).toBe(Object.prototype)
  })

  it('keeps dates unchanged', () => {
    const opened = new Date(0)
    expect(pickFields({ opened }, tree)).toEqual({ opened })
    expect(withoutBlanks({ opened }, tree)).toEqual({ opened })
  })
})

describe('withoutBlanks', () => {
  it('leaves out null and undefined, but not in a map of the caller', () => {
    expect(
      withoutBlanks(
        {
          name: null,
          seats: undefined,
          payment: { fixed: null },
          places: [{ id: null }],
          extra: { a: null },
        },
        tree,
      ),
    ).toEqual({ payment: {}, places: [{}], extra: { a: null } })
  })
})

describe('pathsOf', () => {
  it.each<[object, string[]]>([
    [{}, []],
    [{ name: 'x', evil: 1, seats: undefined }, ['name']],
    [{ name: null }, ['name']],
    [{ payment: { fixed: { price: '1' }, free: true } }, ['payment.fixed.price', 'payment.free']],
    [{ payment: null }, ['payment']],
    [{ places: [{ id: 'b' }] }, ['places']],
    [{ extra: { a: 1 } }, ['extra']],
    [{ opened: new Date(0) }, ['opened']],
  ])('%j names %j', (given, expected) => {
    expect(pathsOf(given, tree)).toEqual(expected)
  })
})

describe('applyMask', () => {
  it.each<[string, object, string[], Room]>([
    ['sets a field', { name: 'Red' }, ['name'], { ...room, name: 'Red' }],
    [
      'sets a nested field and leaves its neighbours',
      { payment: { fixed: { price: '11' } } },
      ['payment.fixed.price'],
      { ...room, payment: { fixed: { price: '11', deposit: '2' }, free: false } },
    ],
    [
      'replaces an object that the mask names as a whole',
      { payment: { fixed: { price: '11' } } },
      ['payment.fixed'],
      { ...room, payment: { fixed: { price: '11' }, free: false } },
    ],
    [
      'clears a field that is null',
      { payment: { fixed: { deposit: null } } },
      ['payment.fixed.deposit'],
      { ...room, payment: { fixed: { price: '10' }, free: false } },
    ],
    [
      'clears a field that the mask names and the input does not hold',
      {},
      ['payment.fixed'],
      { ...room, payment: { free: false } },
    ],
    [
      'takes nothing that the mask does not name',
      { name: 'Red', seats: 9 },
      ['seats'],
      { ...room, seats: 9 },
    ],
    ['replaces a list', { places: [{ id: 'b' }] }, ['places'], { ...room, places: [{ id: 'b' }] }],
    ['replaces a map', { extra: { a: null } }, ['extra'], { ...room, extra: { a: null } }],
  ])('%s', (_, given, mask, expected) => {
    expect(applyMask(room, given, mask, tree)).toEqual(expected)
  })

  it('makes the objects on the way to a nested field, but not to clear one', () => {
    expect(
      applyMask<Room>({}, { payment: { fixed: { price: '1' } } }, ['payment.fixed.price'], tree),
    ).toEqual({
      payment: { fixed: { price: '1' } },
    })
    expect(applyMask<Room>({}, {}, ['payment.fixed.price'], tree)).toEqual({})
  })

  it('never changes what it is given', () => {
    const frozen = Object.freeze({ ...room, payment: Object.freeze({ ...room.payment }) })
    expect(() => applyMask(frozen, { payment: { free: true } }, ['payment.free'], tree)).not.toThrow()
    expect(frozen.payment.free).toBe(false)
  })

  const paths = [
    'name',
    'seats',
    'payment',
    'payment.fixed',
    'payment.fixed.price',
    'payment.free',
    'places',
    'extra',
  ]
  const someRoom = fc.record(
    {
      name: fc.option(fc.string()),
      seats: fc.option(fc.integer()),
      payment: fc.option(
        fc.record(
          {
            fixed: fc.option(
              fc.record({ price: fc.option(fc.string()), deposit: fc.string() }, { requiredKeys: [] }),
            ),
            free: fc.boolean(),
          },
          { requiredKeys: [] },
        ),
      ),
      places: fc.array(fc.record({ id: fc.string() })),
      extra: fc.dictionary(fc.string(), fc.jsonValue()),
    },
    { requiredKeys: [] },
  )

  it('gives the same when it is applied twice, and leaves every other field', () => {
    fc.assert(
      fc.property(someRoom, someRoom, fc.subarray(paths), (current, given, mask) => {
        const kept = withoutBlanks(current, tree) as Room
        const once = applyMask(kept, given, mask, tree)
        expect(applyMask(once, given, mask, tree)).toEqual(once)
        for (const name of Object.keys(kept) as (keyof Room)[])
          if (!mask.some((path) => path.split('.')[0] === name)) expect(once[name]).toBe(kept[name])
      }),
    )
  })

  it('gives the given value when a mask names all of its fields', () => {
    fc.assert(
      fc.property(someRoom, (given) => {
        const mask = ['name', 'seats', 'payment', 'places', 'extra']
        expect(applyMask({}, given, mask, tree)).toEqual(withoutBlanks(given, tree))
      }),
    )
  })
})

describe('checkMask', () => {
  const writable = fieldTreeOf(
    schema<Pick<Room, 'name' | 'places'>>()(() =>
      z.looseObject({
        name: maybe(z.string()),
        places: placesSchema(),
      }),
    ),
  )
  const violationsOf = (mask: string[]): unknown => {
    try {
      checkMask(mask, writable, tree, 'mask')
    } catch (error) {
      expect(error).toBeInstanceOf(Failure)
      expect(error).toMatchObject({ status: 400 })
      return (error as Failure).details['validationError']
    }
    return undefined
  }

  it('lets writable fields pass', () => {
    expect(violationsOf(['name', 'places'])).toBeUndefined()
    expect(violationsOf([])).toBeUndefined()
  })

  it('refuses each path that is read-only, unknown or inside of a list, by its place', () => {
    expect(violationsOf(['name', 'seats', 'colour', 'places.id', 'toString', ''])).toEqual({
      fieldViolations: [
        {
          field: 'mask.1',
          description: 'names "seats", which is read-only',
          violatedRule: 'FIELD_NOT_ALLOWED',
        },
        {
          field: 'mask.2',
          description: 'names "colour", which is no field',
          violatedRule: 'FIELD_NOT_ALLOWED',
        },
        {
          field: 'mask.3',
          description: 'names a field inside of a list: name the whole list "places"',
          violatedRule: 'FIELD_NOT_ALLOWED',
        },
        {
          field: 'mask.4',
          description: 'names "toString", which is no field',
          violatedRule: 'FIELD_NOT_ALLOWED',
        },
        { field: 'mask.5', description: 'names "", which is no field', violatedRule: 'FIELD_NOT_ALLOWED' },
      ],
    })
  })
})
