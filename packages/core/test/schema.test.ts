import { change, date, encode, entity, type Open, shape, type Shape } from '@frontdesk/core'
import { check, closed, type ObjectSchema, open, schema } from '@frontdesk/core/schema'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

interface Room {
  id: string
  kind?: Open<'SMALL' | 'LARGE'>
  door?: { colour?: Open<'RED' | 'BLUE'> }
}

const doorSchema: ObjectSchema<NonNullable<Room['door']>> = schema<NonNullable<Room['door']>>()((oneOf) =>
  z.looseObject({ colour: z.exactOptional(oneOf(['RED', 'BLUE'])) }),
)

const roomSchema: ObjectSchema<Room> = schema<Room>()((oneOf) =>
  z.looseObject({
    id: z.string(),
    kind: z.exactOptional(oneOf(['SMALL', 'LARGE'])),
    door: z.exactOptional(doorSchema(oneOf)),
  }),
)

describe('schema', () => {
  it('takes every value of an enumeration in an answer', () => {
    const room = { id: 'room-1', kind: 'HUGE', door: { colour: 'GREEN' } }
    expect(check(roomSchema, room)).toEqual(room)
    expect(() => check(roomSchema, { id: 'room-1', kind: 5 })).toThrow(
      expect.objectContaining({
        violations: [expect.objectContaining({ field: 'kind', violatedRule: 'FORMAT' })],
      }),
    )
  })

  it('takes only the known values in an input, at every depth', () => {
    const sent = (value: unknown) => () => check(() => roomSchema(closed), value, ['room'])
    expect(sent({ id: 'room-1', kind: 'SMALL', door: { colour: 'RED' } })()).toEqual({
      id: 'room-1',
      kind: 'SMALL',
      door: { colour: 'RED' },
    })
    expect(sent({ id: 'room-1', kind: 'HUGE', door: { colour: 'GREEN' } })).toThrow(
      expect.objectContaining({
        violations: [
          expect.objectContaining({
            field: 'room.door.colour',
            violatedRule: 'INVALID_ENUM_VALUE',
            data: { allowedValues: ['RED', 'BLUE'] },
          }),
          expect.objectContaining({
            field: 'room.kind',
            violatedRule: 'INVALID_ENUM_VALUE',
            data: { allowedValues: ['SMALL', 'LARGE'] },
          }),
        ],
      }),
    )
  })

  it('is built once for answers and once for inputs', () => {
    let count = 0
    const counted = schema<{ id: string }>()(() => {
      count += 1
      return z.looseObject({ id: z.string() })
    })
    expect(counted()).toBe(counted(open))
    expect(counted(closed)).toBe(counted(closed))
    expect(counted(closed)).not.toBe(counted())
    expect(count).toBe(2)
  })

  it('lists the known values in JSON Schema', () => {
    const kindOf = (json: z.core.JSONSchema.BaseSchema) => json.properties?.['kind']
    expect(kindOf(z.toJSONSchema(roomSchema()))).toEqual({
      type: 'string',
      'x-extensible-enum': ['SMALL', 'LARGE'],
    })
    expect(kindOf(z.toJSONSchema(roomSchema(closed)))).toEqual({ type: 'string', enum: ['SMALL', 'LARGE'] })
  })

  it('gives parts that zod checks', () => {
    const update = () => roomSchema(closed).partial().required({ id: true })
    expect(check(update, { id: 'room-1' })).toEqual({ id: 'room-1' })
    expect(() => check(update, { kind: 'SMALL' })).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ field: 'id' })] }),
    )
  })
})

interface Visit {
  id: string
  at?: Date
  createdDate?: Date
}

const visitShape: Shape<Visit> = entity<Visit>({ at: date, createdDate: date })

it('the shape of a change converts the fields of an entity as the shape of the entity does', () => {
  const request: Shape<{ visit: Partial<Visit> }> = shape<{ visit: Partial<Visit> }>({
    visit: change(visitShape),
  })
  const visit = { id: 'visit-1', at: new Date(0) }
  expect(JSON.parse(JSON.stringify(encode(request, { visit }, { names: 'underscored' })))).toEqual({
    visit: { _id: 'visit-1', at: '1970-01-01T00:00:00.000Z' },
  })
})
