import {
  date,
  elevated,
  image,
  type Image,
  pathParameters,
  queryString,
  type Read,
  read,
  shape,
  type Shape,
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

it('asks how a query is written and how parameters are filled in, where the route has them', () => {
  // @ts-expect-error a GET must say how its query is written
  const bare: Read<object, undefined> = read({ id: 'a.b', family: '', route: 'GET /a' })
  const full: Read<object, undefined> = read({ id: 'a.b', family: '', route: 'GET /a', query: queryString })
  // @ts-expect-error a path with a parameter must say how it is filled in
  const open: Write<object, undefined> = write({ id: 'a.b', family: '', route: 'POST /a/{b}' })
  const filled: Write<object, undefined> = write({
    id: 'a.b',
    family: '',
    route: 'POST /a/{b}',
    path: pathParameters,
  })
  const plain: Write<object, undefined> = write({ id: 'a.b', family: '', route: 'POST /a', elevated })
  expectTypeOf([bare, full, open, filled, plain]).toBeArray()
})
