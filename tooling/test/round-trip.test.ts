import * as auth from '@frontdesk/auth'
import { authSchemas } from '@frontdesk/auth/schemas'
import * as bookings from '@frontdesk/bookings'
import * as core from '@frontdesk/core'
import {
  decode,
  detailedImage,
  encode,
  hosted,
  local,
  type Platform,
  type Row,
  type Shape,
} from '@frontdesk/core'
import * as ecom from '@frontdesk/ecom'
import * as payments from '@frontdesk/payments'
import * as stores from '@frontdesk/stores'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const packages = { core, auth, bookings, ecom, payments, stores }

const isShape = (value: unknown): value is Shape<unknown> =>
  typeof value === 'object' && value !== null && 'rows' in value

/** Every shape that a package exports, or that one of its operations reads or writes; once each. */
const shapes: readonly (readonly [name: string, shape: Shape<unknown>])[] = [
  ...new Map([
    ...authSchemas.flatMap(({ id, shape }) => (shape ? [[shape, `the input of ${id}`] as const] : [])),
    ...Object.entries(packages).flatMap(([name, exported]) =>
      Object.entries<unknown>(exported).flatMap(([key, value]) => {
        const found: [Shape<unknown>, string][] = []
        if (isShape(value)) found.push([value, `${name}.${key}`])
        if (typeof value === 'function' && 'spec' in value) {
          const { id, request, response } = value.spec as core.AnySpec
          if (request) found.push([request, `the input of ${id}`])
          if (response?.shape) found.push([response.shape, `the result of ${id}`])
        }
        return found
      }),
    ),
  ]),
].map(([shape, name]) => [name, shape])

/** Keys of customers, also those that look like code or like ours. */
const key = fc.oneof(
  fc.constantFrom(
    ...['id', '_id', 'createdDate', '_createdDate', '__proto__', 'constructor', 'prototype', 'toString'],
    ...['hasOwnProperty', 'then', 'toJSON', 'valueOf', 'length', '', '0', '$eq', 'a.b', 'NEW_FIELD'],
  ),
  fc.string({ maxLength: 5 }),
)

/** Data that nobody has declared, with such keys at every level. */
const { free } = fc.letrec<{ free: unknown }>((tie) => ({
  free: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(
      fc.constantFrom(null, true, 'NEW_VALUE', '2026-02-30T00:00:00Z', 'wix:image://v1/a/b', 'NaN', '12'),
      fc.string(),
      fc.double({ noDefaultInfinity: true, noNaN: true }).map((value) => (Object.is(value, -0) ? 0 : value)),
    ),
    fc.array(tie('free'), { maxLength: 3 }),
    fc.dictionary(key, tie('free'), { maxKeys: 4 }),
  ),
}))

const moment = fc
  .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
  .map((date) => date.toISOString())

const fileId = fc.stringMatching(/^[\w~-][\w.~-]{0,20}$/)
const fileName = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' })

/** A picture as each platform writes it: text beside underscored names, an object elsewhere. */
const pictureOf = (form: Platform, detailed: boolean): fc.Arbitrary<unknown> => {
  const size = { width: fc.nat(), height: fc.nat() }
  if (form.names === 'underscored')
    return fc.oneof(
      fc.webUrl(),
      fc
        .record({ id: fileId, name: fileName, ...size })
        .map(
          ({ id, name, width, height }) =>
            `wix:image://v1/${id}/${encodeURIComponent(name)}#originWidth=${width}&originHeight=${height}`,
        ),
    )
  const details = { urlExpirationDate: moment, focalPoint: fc.record({ x: fc.nat(), y: fc.nat() }) }
  return fc.record(
    { url: fc.webUrl(), id: fileId, filename: fileName, ...size, ...(detailed && details), more: free },
    { requiredKeys: ['url'] },
  )
}

const systemFields = ['id', 'createdDate', 'updatedDate']

const wireOf = (row: Row, form: Platform, depth: number): fc.Arbitrary<unknown> => {
  if ('rows' in row) return fieldsOf(row, form, depth)
  switch (row.kind) {
    case 'date':
      return moment
    case 'float':
      return fc.oneof(
        fc.double({ noDefaultInfinity: true, noNaN: true }).map((value) => value + 0),
        fc.constantFrom('NaN', 'Infinity', '-Infinity', '12'),
      )
    case 'image':
      return pictureOf(form, row === detailedImage)
    case 'mask':
      return fc
        .array(fc.stringMatching(/^[a-z]{1,9}(\.[a-z]{1,9})?$/), { minLength: 1, maxLength: 4 })
        .map((paths) => paths.join(','))
    default:
      throw new Error(`no wire data is known for ${row.kind}`)
  }
}

/** An object of a shape as the wire has it: any of its rows, single or as a list, and fields that nobody has declared. */
const fieldsOf = (shape: Shape<unknown>, form: Platform, depth: number): fc.Arbitrary<unknown> => {
  const prefix = shape.entity && form.names === 'underscored' ? '_' : ''
  const nameOf = (field: string): string => (systemFields.includes(field) ? prefix + field : field)
  const own: Record<string, fc.Arbitrary<unknown>> = shape.entity ? { [nameOf('id')]: fc.string() } : {}
  for (const [field, row] of depth > 0 ? shape.rows : []) {
    const known = typeof row === 'function' ? row() : row
    const one = wireOf(known, form, depth - 1)
    const several = fc.array(fc.oneof(one, fc.constant(null)), { maxLength: 3 })
    own[nameOf(field)] = fc.oneof(one, fc.constant(null), ...(known.list ? [] : [several]))
  }
  const taken = new Set([
    ...shape.rows.map(([field]) => field),
    ...(shape.entity ? systemFields.flatMap((field) => [field, '_' + field]) : []),
  ])
  const others = fc.dictionary(
    key.filter((name) => !taken.has(name)),
    free,
    { maxKeys: 4 },
  )
  return fc.tuple(fc.record(own, { requiredKeys: [] }), others).map(([fields, more]) => {
    for (const [name, value] of Object.entries(fields))
      Object.defineProperty(more, name, { value, enumerable: true, configurable: true, writable: true })
    return more
  })
}

/** JSON in one form: fields sorted by name, `__proto__` like any other. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const names = Object.keys(value).sort()
  const fields = names.map((name) => `${JSON.stringify(name)}:${canonical(Reflect.get(value, name))}`)
  return `{${fields.join()}}`
}

const deepFreeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const name of Object.keys(value)) deepFreeze(Reflect.get(value, name))
}

describe('an answer that is decoded and encoded again is the same', () => {
  const globals = canonical(Object.getOwnPropertyDescriptors(Object.prototype))

  it('for the shapes of all packages', () => {
    expect(shapes.length).toBeGreaterThan(20)
    expect(new Set(shapes.map(([name]) => name)).size).toBe(shapes.length)
  })

  for (const form of [hosted(), local('http://127.0.0.1:4600')])
    describe(`${form.names} names`, () => {
      it.each(shapes)('%s', (_, shape) => {
        fc.assert(
          fc.property(fieldsOf(shape, form, 4), (wire) => {
            const text = JSON.stringify(wire)
            const decoded = decode(shape, JSON.parse(text), form)
            deepFreeze(decoded)
            const before = canonical(JSON.parse(JSON.stringify(decoded)))
            const encoded = encode(shape, decoded, form)
            expect(canonical(JSON.parse(JSON.stringify(encoded)))).toBe(canonical(JSON.parse(text)))
            // The caller's object is not changed.
            expect(canonical(JSON.parse(JSON.stringify(decoded)))).toBe(before)
          }),
        )
        expect(canonical(Object.getOwnPropertyDescriptors(Object.prototype))).toBe(globals)
      })
    })
})
