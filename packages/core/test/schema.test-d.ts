import {
  change,
  date,
  encoded,
  entity,
  type Open,
  shape,
  type Shape,
  type Write,
  write,
} from '@frontdesk/core'
import { closed, type ObjectSchema, type Schema, schema } from '@frontdesk/core/schema'
import { expectTypeOf, it } from 'vitest'
import * as z from 'zod'
import type { Mismatch } from '../src/typed.schema.ts'

const maybe = z.exactOptional
const roomKinds = ['SMALL', 'LARGE'] as const

interface Bed {
  width: number
  soft?: boolean
}

interface Room {
  id: string
  name: string
  kind?: Open<'SMALL' | 'LARGE'>
  beds?: Bed[]
  cleaned?: Date
  door: { colour: string }
}

const bedSchema: ObjectSchema<Bed> = schema<Bed>()(() =>
  z.looseObject({ width: z.number(), soft: maybe(z.boolean()) }),
)

const roomSchema: ObjectSchema<Room> = schema<Room>()((oneOf) =>
  z.looseObject({
    id: z.string(),
    name: z.string(),
    kind: maybe(oneOf(roomKinds)),
    beds: maybe(z.array(bedSchema(oneOf))),
    cleaned: maybe(z.date()),
    door: z.looseObject({ colour: z.string() }),
  }),
)

interface UpdateRoomInput {
  room: Partial<Room> & { id: string }
}

it('makes parts of a schema with the methods of zod', () => {
  const updates: Schema<UpdateRoomInput>[] = [
    schema<UpdateRoomInput>()(() =>
      z.looseObject({ room: roomSchema(closed).partial().extend({ id: z.string() }) }),
    ),
    schema<UpdateRoomInput>()(() =>
      z.looseObject({ room: roomSchema(closed).exactPartial().required({ id: true }) }),
    ),
  ]
  const named: ObjectSchema<Pick<Room, 'name' | 'kind'>> = schema<Pick<Room, 'name' | 'kind'>>()((oneOf) =>
    roomSchema(oneOf).pick({ name: true, kind: true }),
  )
  const form: ObjectSchema<Omit<Room, 'id'>> = schema<Omit<Room, 'id'>>()(() =>
    roomSchema(closed).omit({ id: true }),
  )
  const any: Schema<Room> = roomSchema
  expectTypeOf(named().parse({}).name).toEqualTypeOf<string>()
  expectTypeOf(roomSchema().partial().parse({}).beds).toEqualTypeOf<Bed[] | undefined>()
  expectTypeOf([updates, form, any]).toBeArray()
  // @ts-expect-error a room has no such field
  roomSchema().pick({ nam: true })
  // @ts-expect-error the id of the change is missing
  schema<UpdateRoomInput>()(() => z.looseObject({ room: roomSchema(closed).partial() }))
})

it('names the fields at which a schema differs from its interface', () => {
  const wrong = z.looseObject({
    id: maybe(z.string()),
    nam: z.string(),
    kind: maybe(z.number()),
    beds: maybe(z.array(z.looseObject({ width: z.string(), soft: maybe(z.boolean()) }))),
    cleaned: maybe(z.date()),
    door: z.looseObject({ color: z.string() }),
  })
  // @ts-expect-error "schema differs: id", "schema differs: nam", …
  schema<Room>()(() => wrong)
  expectTypeOf<keyof Mismatch<z.output<typeof wrong>, Room>>().toEqualTypeOf<
    | 'schema differs: id'
    | 'schema differs: nam'
    | 'schema differs: name'
    | 'schema differs: kind'
    | 'schema differs: beds.width'
    | 'schema differs: door.color'
    | 'schema differs: door.colour'
  >()
  // @ts-expect-error 'schema differs from its interface'
  schema<Room>()(() => z.string())
  expectTypeOf<keyof Mismatch<string, Room>>().toEqualTypeOf<'schema differs from its interface'>()
})

const roomShape: Shape<Room> = entity<Room>({ cleaned: date })

it('makes the shape of a change out of the shape of the entity', () => {
  const updateRoom: Write<UpdateRoomInput, undefined> = write({
    id: 'rooms.update',
    prefix: '',
    route: 'PATCH /v1/rooms/{room.id}',
    request: encoded(shape<UpdateRoomInput>({ room: change(roomShape) })),
  })
  const bulk: Shape<{ rooms: { room: Partial<Room>; mask?: string[] }[] }> = shape<{
    rooms: { room: Partial<Room>; mask?: string[] }[]
  }>({ rooms: shape<{ room: Partial<Room>; mask?: string[] }>({ room: change(roomShape) }) })
  expectTypeOf([updateRoom, bulk]).toBeArray()
  // @ts-expect-error the change holds a date that the shape does not convert
  shape<{ room: { opened?: Date } }>({ room: change(roomShape) })
  // @ts-expect-error a date of the change is forgotten
  shape<UpdateRoomInput>({})
})
