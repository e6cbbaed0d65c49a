import {
  bind,
  type Client,
  createClient,
  date,
  type ElevatedAuth,
  hosted,
  image,
  type Image,
  type Read,
  requireElevated,
  shape,
  type Shape,
  withResponse,
  type Write,
  write,
} from '@frontdesk/core'
import { schema } from '@frontdesk/core/schema'
import { expectTypeOf, it } from 'vitest'
import * as z from 'zod'

interface Visit {
  at: Date
  picture?: Image
  guests?: { born?: Date; name: string }[]
  note?: string
}

interface Guest {
  born?: Date
  name: string
}

const room = { id: 'a.b', prefix: '', route: 'POST /a' } as const

const guestShape: Shape<Guest> = shape<Guest>({ born: date })
it('refuses a shape that forgets, adds or mistakes a conversion', () => {
  shape<Visit>({ at: date, picture: image, guests: guestShape })
  // @ts-expect-error a date is forgotten
  shape<Visit>({ picture: image, guests: guestShape })
  // @ts-expect-error a date deeper down is forgotten
  shape<Visit>({ at: date, picture: image })
  // @ts-expect-error a date is no image
  shape<Visit>({ at: image, picture: image, guests: guestShape })
  // @ts-expect-error text is not converted
  shape<Visit>({ at: date, picture: image, guests: guestShape, note: date })
})

it('refuses a schema that differs from its interface', () => {
  schema<Guest>()(() => z.looseObject({ born: z.exactOptional(z.date()), name: z.string() }))
  // @ts-expect-error a key is missing
  schema<Guest>()(() => z.looseObject({ name: z.string() }))
  // @ts-expect-error a key is too many
  schema<Guest>()(() => z.looseObject({ born: z.exactOptional(z.date()), name: z.string(), age: z.number() }))
  // @ts-expect-error a type differs
  schema<Guest>()(() => z.looseObject({ born: z.exactOptional(z.string()), name: z.string() }))
})

it('ties the mark of elevated calls to the type of the operation', () => {
  const closeRoom: Write<object, undefined, ElevatedAuth> = write({ ...room, elevated: true })
  const openRoom: Write<object, undefined> = write(room)
  // @ts-expect-error the mark is forgotten
  const unmarked: Write<object, undefined, ElevatedAuth> = write(room)
  // @ts-expect-error the type does not say it
  const untyped: Write<object, undefined> = write({ ...room, elevated: true })
  expectTypeOf([closeRoom, openRoom, unmarked, untyped]).toBeArray()
})

it('makes elevated calls with an elevated client only', async () => {
  const closeRoom: Write<object, undefined, ElevatedAuth> = write({ ...room, elevated: true })
  const openRoom: Write<object, undefined> = write(room)
  const platform = hosted()
  const visitor = createClient({ platform, auth: { headers: () => ({}) } })
  const owner = createClient({ platform, auth: { elevated: true, headers: () => ({}) } })
  const anybody: Client = owner
  await closeRoom(owner, {})
  await openRoom(visitor, {})
  await openRoom(owner, {})
  bind(owner, { closeRoom, openRoom })
  // @ts-expect-error a visitor's client is not elevated
  await closeRoom(visitor, {})
  // @ts-expect-error nothing is known of this client
  await closeRoom(anybody, {})
  // @ts-expect-error a client without auth is not elevated
  await closeRoom(createClient({ platform }), {})
  // @ts-expect-error a visitor's client is not elevated
  await withResponse(closeRoom, visitor, {})
  await withResponse(closeRoom, owner, {})
  // @ts-expect-error a visitor's client is not elevated
  bind(visitor, { closeRoom, openRoom })
  requireElevated(anybody)
  await closeRoom(anybody, {})
})

it('tells reads from writes', () => {
  const openRoom: Write<object, undefined> = write(room)
  // @ts-expect-error Types of property 'kind' are incompatible
  const reading: Read<object, undefined> = openRoom
  expectTypeOf(reading.kind).toEqualTypeOf<'read'>()
  expectTypeOf(openRoom.kind).toEqualTypeOf<'write'>()
})

it('names secrets by the fields of the input', () => {
  interface Login {
    email: string
    password: string
    sms?: { code: string }
  }
  const login: Write<Login, undefined> = write({ ...room, secrets: ['password', 'sms.code'] })
  // @ts-expect-error the input has no such field
  const wrong: Write<Login, undefined> = write({ ...room, secrets: ['pasword'] })
  expectTypeOf([login, wrong]).toBeArray()
})
