import { describe, expect, it } from 'vitest'
import { fieldTreeOf } from '../../src/kernel/entity/field-tree.ts'
import type { Failure } from '../../src/kernel/failure.ts'
import { projection } from '../../src/kernel/query/projection.ts'
import { schema } from '@frontdesk/core/schema'
import * as z from 'zod'

interface Room {
  id: string
  name?: string
  beds?: { width?: number; label: string }[]
  owner?: { name?: string; since?: Date }
}

const maybe = z.exactOptional

const tree = fieldTreeOf(
  schema<Room>()(() =>
    z.looseObject({
      id: z.string(),
      name: maybe(z.string()),
      beds: maybe(z.array(z.looseObject({ width: maybe(z.number()), label: z.string() }))),
      owner: maybe(z.looseObject({ name: maybe(z.string()), since: maybe(z.date()) })),
    }),
  ),
)

const since = new Date('2026-05-04T09:00:00.000Z')
const room: Room = {
  id: '1',
  name: 'Sea',
  beds: [
    { width: 90, label: 'left' },
    { width: 140, label: 'right' },
  ],
  owner: { name: 'Ana', since },
}

describe('a projection', () => {
  it.each<[string[], object]>([
    [[], { id: '1' }],
    [['name'], { id: '1', name: 'Sea' }],
    [['beds.label'], { id: '1', beds: [{ label: 'left' }, { label: 'right' }] }],
    [['beds.width'], { id: '1', beds: room.beds }],
    [['owner.since'], { id: '1', owner: { since } }],
    [['owner.name', 'owner.since'], { id: '1', owner: room.owner }],
    [['owner', 'owner.name'], { id: '1', owner: room.owner }],
    [['owner.name', 'owner'], { id: '1', owner: room.owner }],
  ])('of %j', (fields, expected) => {
    expect(projection(fields, tree)(room)).toEqual(expected)
  })

  it('leaves out a field that the item does not have', () => {
    expect(projection(['name'], tree)({ id: '2' })).toEqual({ id: '2' })
  })

  it('refuses a path that is not a field', () => {
    let failure: Failure | undefined
    try {
      projection(['name', 'owner.age', '__proto__'], tree)
    } catch (error) {
      failure = error as Failure
    }
    expect([failure?.status, failure?.details]).toEqual([
      400,
      {
        validationError: {
          fieldViolations: [
            {
              field: 'query.fields.1',
              description: 'names "owner.age", which is no field',
              violatedRule: 'FIELD_NOT_ALLOWED',
            },
            {
              field: 'query.fields.2',
              description: 'names "__proto__", which is no field',
              violatedRule: 'FIELD_NOT_ALLOWED',
            },
          ],
        },
      },
    ])
  })
})
