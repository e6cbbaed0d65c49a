import {
  date,
  decode,
  detailedImage,
  encode,
  fieldMask,
  float,
  hosted,
  image,
  isValidationError,
  local,
  type Shape,
  shape,
} from '@frontdesk/core'
import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Room, roomShape } from './rooms.ts'

const plain = hosted()
const underscored = local('http://127.0.0.1:4600')

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

describe('names of system fields', () => {
  it('are plain on our side, whatever the wire says, on entities only', () => {
    const wire = {
      _id: '1',
      _createdDate: '2026-01-01T00:00:00.000Z',
      extra: { _id: 'kept', id: 'kept too' },
      inside: { _id: '2' },
    }
    expect(decode(roomShape, structuredClone(wire), plain)).toEqual({
      id: '1',
      createdDate: new Date('2026-01-01'),
      extra: { _id: 'kept', id: 'kept too' },
      inside: { id: '2' },
    })
  })

  it('are read also one by one, and the plain one counts', () => {
    expect(decode(roomShape, { _updatedDate: '2026-01-01T00:00:00.000Z', name: 'x' }, plain)).toEqual({
      name: 'x',
      updatedDate: new Date('2026-01-01'),
    })
    expect(decode(roomShape, { _id: '1', id: '2' }, plain)).toEqual({ id: '2' })
  })

  it('are the last ones on our own wire', () => {
    const room: Room = { id: '1', createdDate: new Date(0), updatedDate: new Date(0), name: 'x' }
    const names = ['name', '_id', '_createdDate', '_updatedDate']
    expect(Object.keys(encode(roomShape, room, underscored) as object)).toEqual(names)
  })

  it.each([
    ['last', { name: 'x', area: 1, _id: '1', _createdDate: '2026-01-01T00:00:00.000Z', _updatedDate: null }],
    ['first', { _id: '1', _updatedDate: null, _createdDate: '2026-01-01T00:00:00.000Z', name: 'x', area: 1 }],
    ['in the middle', { name: 'x', _createdDate: null, _id: '1', area: 1 }],
  ])('leave an object that is fast to read when they are %s', (_, wire) => {
    setFlagsFromString('--allow-natives-syntax')
    const isFast = runInThisContext('(value) => %HasFastProperties(value)') as (value: unknown) => boolean
    for (const form of [plain, underscored]) {
      const room = decode(roomShape, JSON.parse(JSON.stringify(wire)), form)
      expect(room).toMatchObject({ id: '1', name: 'x', area: 1 })
      expect(Object.keys(room as object).filter((name) => name.startsWith('_'))).toEqual([])
      expect(isFast(room)).toBe(true)
    }
  })

  it('are written as the profile says', () => {
    const room: Room = { id: '1', updatedDate: new Date(0), extra: { id: 'x' }, inside: { id: '2' } }
    expect(encode(roomShape, room, underscored)).toEqual({
      _id: '1',
      _updatedDate: new Date(0),
      extra: { id: 'x' },
      inside: { _id: '2' },
    })
    expect(encode(roomShape, room, plain)).toBe(room)
  })
})

describe('dates', () => {
  const day: Shape<{ at?: Date; all?: Date[] }> = shape<{ at?: Date; all?: Date[] }>({ at: date, all: date })

  it.each([
    '2026-02-30T10:00:00.000Z',
    '2025-02-29T10:00:00+02:00',
    '2026-04-31',
    '2026-13-01T00:00:00.000Z',
    'tomorrow',
    '',
    // `Date` would read these.
    '1',
    'Room 5',
    '0(00-00-00T00:00:00.000Z',
    '5 May 2026',
    'Tue, 05 May 2026 10:00:00 GMT',
    '2026-02-30 10:00',
  ])('leaves %j as it is', (at) => {
    expect(decode(day, { at }, plain)).toEqual({ at })
  })

  it.each([
    '2026-02-28T23:59:59.999Z',
    '2024-02-29T00:00:00.000Z',
    '2026-12-31T10:00:00Z',
    '2026-03-30T10:00:00+02:00',
    '2026-03-31T23:00:00-05:00',
    '1970-01-01T00:00:00.000Z',
    '2026-07-31',
    '2026-07',
    '+012000-01-31T00:00:00.000Z',
    '-000044-03-15T12:00:00.000Z',
  ])('reads %s', (at) => {
    expect(decode(day, { at, all: [at, null] }, plain)).toEqual({
      at: new Date(at),
      all: [new Date(at), null],
    })
  })

  it('reads ISO 8601 text as `Date` does, but for days that do not exist', () => {
    const pad = (value: number, length = 2): string => String(value).padStart(length, '0')
    const number = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most })
    const iso = fc
      .tuple(number(9999), number(13), number(32), number(25), number(61), number(61), number(999))
      .map(
        ([year, month, day, hour, minute, second, rest]) =>
          `${pad(year % 3 ? 2000 + (year % 101) : year, 4)}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(second)}.${pad(rest, 3)}Z`,
      )
    const real = fc
      .date({ noInvalidDate: true, min: new Date('1999-12-01'), max: new Date('2101-02-01') })
      .map((one) => one.toISOString())
    const changed = fc
      .tuple(
        fc.oneof(iso, real),
        number(24),
        fc.oneof(fc.stringMatching(/^[0:/9+ TtZz.-]?$/), fc.string({ maxLength: 2 })),
      )
      .map(([text, at, other]) => text.slice(0, at) + other + text.slice(at + 1))
    fc.assert(
      fc.property(fc.oneof(iso, real, changed), (text) => {
        const parsed = new Date(text)
        const value = date.decode(text, plain)
        if (!/^\d{4}-\d\d-\d\d([T ]|$)/.test(text)) {
          if (value === text) return
          expect(value).toEqual(parsed)
          expect(text).toMatch(/^([+-]\d\d)?\d{4}(-\d\d)?(T|$|-\d\d)/)
          return
        }
        const rolled = text.slice(8, 10) > '28' && new Date(text.slice(0, 10)).getUTCDate() < 4
        expect(value).toEqual(rolled || Number.isNaN(parsed.getTime()) ? text : parsed)
      }),
      { numRuns: 5000 },
    )
  })

  it('reads every day of two centuries', () => {
    for (let time = Date.UTC(1950, 0, 1, 1, 2, 3, 4); time < Date.UTC(2150, 0, 1); time += 86_400_000) {
      const text = new Date(time).toISOString()
      if ((date.decode(text, plain) as Date).getTime() !== time) expect.unreachable(text)
    }
  })

  it('refuses a broken date before it is sent, and names the field', () => {
    const nested = { room: { id: '1', stays: [{}, { from: new Date(NaN) }] } }
    const input: Shape<{ room: Room }> = shape<{ room: Room }>({ room: roomShape })
    for (const form of [plain, underscored])
      try {
        encode(input, nested, form)
        expect.unreachable()
      } catch (error) {
        expect(isValidationError(error) && error.violations[0]).toMatchObject({
          field: 'room.stays.1.from',
          description: 'must be a valid date',
          violatedRule: 'FORMAT',
        })
      }
  })
})

describe('system fields', () => {
  const at = '2026-01-31T10:00:00.000Z'
  interface Value {
    id?: string
    _id?: string
    createdDate?: Date
    updatedDate?: Date
    room?: Room
  }
  const value: Shape<Value> = shape<Value>({ createdDate: date, updatedDate: date, room: roomShape })
  const moment = new Date(at)

  it('of a value object keep their names, both ways, in every form', () => {
    for (const form of [plain, underscored]) {
      const own = { id: 'a', createdDate: moment, updatedDate: moment }
      expect(encode(value, own, form)).toEqual(own)
      expect(decode(value, { _id: 'b', id: 'a', createdDate: at, _updatedDate: at }, form)).toEqual({
        _id: 'b',
        id: 'a',
        createdDate: moment,
        _updatedDate: at,
      })
    }
  })

  it('are underscored in an entity if the platform does so, also inside a value object', () => {
    const room = { id: 'r', createdDate: moment, updatedDate: moment }
    expect(encode(value, { id: 'a', room }, plain)).toEqual({ id: 'a', room })
    expect(encode(value, { id: 'a', room }, underscored)).toEqual({
      id: 'a',
      room: { _id: 'r', _createdDate: moment, _updatedDate: moment },
    })
    for (const form of [plain, underscored])
      for (const wire of [
        { _id: 'r', _createdDate: at, _updatedDate: at },
        { id: 'r', createdDate: at, updatedDate: at },
      ])
        expect(decode(value, { id: 'a', room: wire }, form)).toEqual({ id: 'a', room })
  })

  it('keep their names in a value object inside an entity', () => {
    const room = { id: 'r', stays: [{ id: 's', _id: 't', from: moment }] }
    expect(encode(roomShape, room, underscored)).toEqual({ _id: 'r', stays: room.stays })
    expect(decode(roomShape, { _id: 'r', stays: [{ id: 's', _id: 't', from: at }] }, underscored)).toEqual(
      room,
    )
  })
})

describe('numbers', () => {
  const measure: Shape<{ a?: number; b?: number[] }> = shape<{ a?: number; b?: number[] }>({
    a: float,
    b: float,
  })

  it('reads and writes NaN and the infinities, and nothing else', () => {
    const wire = { a: 'NaN', b: ['Infinity', '-Infinity', '12', 3] }
    const value = decode(measure, structuredClone(wire), plain)
    expect(value).toEqual({ a: NaN, b: [Infinity, -Infinity, '12', 3] })
    expect(encode(measure, value, plain)).toEqual(wire)
  })
})

describe('field masks', () => {
  const changeShape: Shape<{ mask?: string[] }> = shape<{ mask?: string[] }>({ mask: fieldMask })

  it('are one text on the wire, and a list here', () => {
    for (const form of [plain, underscored]) {
      expect(encode(changeShape, { mask: ['name', 'payment.fixed'] }, form)).toEqual({
        mask: 'name,payment.fixed',
      })
      expect(encode(changeShape, { mask: ['name'] }, form)).toEqual({ mask: 'name' })
      expect(encode(changeShape, {}, form)).toEqual({})
      expect(decode(changeShape, { mask: 'name,payment.fixed' }, form)).toEqual({
        mask: ['name', 'payment.fixed'],
      })
      expect(decode(changeShape, { mask: 'name' }, form)).toEqual({ mask: ['name'] })
    }
  })

  it('are read as a list too', () => {
    expect(decode(changeShape, { mask: ['name', 'payment.fixed'] }, plain)).toEqual({
      mask: ['name', 'payment.fixed'],
    })
    expect(decode(changeShape, { mask: { paths: ['name', 'payment.fixed'] } }, plain)).toEqual({
      mask: ['name', 'payment.fixed'],
    })
    for (const mask of [null, { paths: 'name' }, {}, 5])
      expect(decode(changeShape, { mask }, plain)).toEqual({ mask })
  })
})

describe('images', () => {
  const picture: Shape<Pick<Room, 'picture'>> = shape<Pick<Room, 'picture'>>({ picture: image })
  const read = (text: string): unknown => image.decode(text, underscored)

  it('reads the platform’s text', () => {
    expect(read('wix:image://v1/ab_1.jpg/My%20yoga%20hall.jpg#originWidth=1200&originHeight=800')).toEqual({
      url: 'http://127.0.0.1:4600/media/ab_1.jpg',
      id: 'ab_1.jpg',
      filename: 'My yoga hall.jpg',
      width: 1200,
      height: 800,
    })
    expect(read('image://v1/a/b.png')).toMatchObject({ id: 'a', filename: 'b.png' })
    expect(read('https://example.com/a.png')).toEqual({ url: 'https://example.com/a.png' })
    expect(read('wix:image://v1/only-an-id')).toEqual({
      url: 'http://127.0.0.1:4600/media/only-an-id',
      id: 'only-an-id',
    })
    expect(read('wix:image://v1/a/b+c%2B.png#originHeight=2')).toMatchObject({
      filename: 'b+c+.png',
      height: 2,
    })
    expect(read('wix:image://v1/a/b.png#originWidth=3&originHeight=2&altText=a%26b')).toMatchObject({
      width: 3,
      height: 2,
      altText: 'a&b',
    })
    expect(read('wix:image://v1/a/b.png#originWidth=1e3&originHeight=12.5')).toMatchObject({
      width: 1000,
      height: 12.5,
    })
    expect(read('wix:image://v1/a/%E0%A4%A.png#broken&=1&altText=%')).toMatchObject({
      filename: '%E0%A4%A.png',
      altText: '%',
    })
  })

  it('leaves an object as it is and writes objects where names are plain', () => {
    const own = { picture: { id: 'a', url: 'https://x/a', width: 3, height: 2 } }
    expect(decode(picture, structuredClone(own), plain)).toEqual(own)
    expect(encode(picture, own, plain)).toBe(own)
  })

  it('survives a round trip as text, whatever its fields hold', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' })
    const value = fc.record(
      {
        id: fc.stringMatching(/^[\w.~-]+$/),
        filename: text,
        width: fc.nat(),
        height: fc.nat(),
        altText: text,
      },
      { requiredKeys: ['id'] },
    )
    fc.assert(
      fc.property(value, (own) => {
        const whole = { url: `${underscored.media}${own.id}`, ...own }
        const wire = encode(picture, { picture: whole }, underscored) as { picture: string }
        expect(typeof wire.picture).toBe('string')
        expect(read(wire.picture)).toEqual(whole)
      }),
    )
  })

  it('keeps expiry and focal point', () => {
    const own = {
      url: `${underscored.media}a`,
      id: 'a',
      urlExpirationDate: new Date(5),
      focalPoint: { x: 0.5, y: 0.25 },
    }
    const shapeOf: Shape<{ image: typeof own }> = shape<{ image: typeof own }>({ image: detailedImage })
    const wire = encode(shapeOf, { image: own }, underscored)
    expect(decode(shapeOf, structuredClone(wire), underscored)).toEqual({ image: own })
    const object = { image: { ...own, urlExpirationDate: own.urlExpirationDate.toISOString() } }
    expect(decode(shapeOf, object, plain)).toEqual({ image: own })
  })
})

describe('an unknown field', () => {
  it('passes both ways untouched, also keys that look like code', () => {
    const text =
      '{"id":"1","kind":"NEW_KIND","__proto__":{"isAdmin":true},"constructor":"x","extra":{"__proto__":1,"createdDate":"2026-01-01T00:00:00.000Z"},"more":[{"_id":1}]}'
    const decoded = decode(roomShape, JSON.parse(text), underscored)
    expect(JSON.stringify(encode(roomShape, decoded, plain))).toBe(text)
    expect(JSON.parse(JSON.stringify(encode(roomShape, decoded, underscored)))).toHaveProperty('more', [
      { _id: 1 },
    ])
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  })

  it('comes back the same after decode and encode, for any data, and the input is never changed', () => {
    const when = fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map((one) => one.toISOString())
    const room = fc.letrec<{ room: object }>((tie) => ({
      room: fc.record(
        {
          id: fc.string(),
          createdDate: fc.oneof(when, fc.constant('no date'), fc.constant(null)),
          stays: fc.array(fc.record({ from: when, other: fc.jsonValue() }, { requiredKeys: [] })),
          area: fc.oneof(fc.integer(), fc.constantFrom('NaN', 'Infinity', '-Infinity', '7')),
          extra: fc.dictionary(fc.constantFrom('id', '_id', '__proto__', 'constructor', 'x'), fc.jsonValue()),
          inside: fc.option(tie('room'), { nil: undefined, maxDepth: 3 }),
        },
        { requiredKeys: ['id'] },
      ),
    })).room
    fc.assert(
      fc.property(room, (own) => {
        const text = JSON.stringify(own)
        const decoded = deepFreeze(decode(roomShape, JSON.parse(text), plain))
        for (const form of [plain, underscored]) {
          let encoded: unknown
          try {
            encoded = encode(roomShape, decoded, form)
          } catch (error) {
            // Text that is no date is kept when it is read, and refused when it is sent.
            expect(text).toContain('no date')
            expect(isValidationError(error)).toBe(true)
            continue
          }
          const again = decode(roomShape, JSON.parse(JSON.stringify(encoded)), form)
          expect(JSON.parse(JSON.stringify(encode(roomShape, again, plain)))).toEqual(JSON.parse(text))
        }
      }),
    )
  })
})
