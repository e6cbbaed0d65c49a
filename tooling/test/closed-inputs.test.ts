import { authSchemas } from '@frontdesk/auth/schemas'
import { bookingsSchemas } from '@frontdesk/bookings/schemas'
import type { FieldViolation } from '@frontdesk/core'
import { check, type OperationSchema } from '@frontdesk/core/schema'
import { ecomSchemas } from '@frontdesk/ecom/schemas'
import { paymentsSchemas } from '@frontdesk/payments/schemas'
import { storesSchemas } from '@frontdesk/stores/schemas'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

interface Json {
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Json>>
  readonly additionalProperties?: Json | boolean
  readonly items?: Json
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  readonly allOf?: readonly Json[]
}

type Path = readonly (string | number)[]

/** The paths of all fields of a JSON Schema that `isWanted` picks. A list or a record is entered once. */
const pathsOf = (json: Json, isWanted: (json: Json) => boolean, path: Path = []): Path[] => [
  ...(isWanted(json) ? [path] : []),
  ...Object.entries(json.properties ?? {}).flatMap(([key, part]) => pathsOf(part, isWanted, [...path, key])),
  ...(typeof json.additionalProperties === 'object'
    ? pathsOf(json.additionalProperties, isWanted, [...path, 'any'])
    : []),
  ...(json.items ? pathsOf(json.items, isWanted, [...path, 0]) : []),
  ...[...(json.anyOf ?? []), ...(json.oneOf ?? []), ...(json.allOf ?? [])].flatMap((part) =>
    pathsOf(part, isWanted, path),
  ),
]

/** An input that holds nothing but a value at a path. */
const inputWith = (value: unknown, [key, ...rest]: Path): unknown => {
  if (key === undefined) return value
  const inner = inputWith(value, rest)
  return typeof key === 'number' ? [inner] : { [key]: inner }
}

const violationsOf = (own: OperationSchema, input: unknown): readonly FieldViolation[] => {
  try {
    check(own.input, input)
    return []
  } catch (error) {
    return (error as { violations: FieldViolation[] }).violations
  }
}

const jsonOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io }) as Json

const isEnumeration = (json: Json): boolean => json.enum !== undefined
const isOpen = (json: Json): boolean => 'x-extensible-enum' in json

/**
 * Names of fields are no enumeration: an unknown one is FIELD_NOT_ALLOWED. The parts of an aggregation are read once its
 * type is known: the tests of searches try them.
 */
const isTriedElsewhere = (path: Path): boolean =>
  ['fieldName', 'fieldPath'].includes(String(path.at(-1))) ||
  path.includes('fields') ||
  path[0] === 'aggregation' ||
  path[0] === 'aggregations'

const all = [...authSchemas, ...bookingsSchemas, ...ecomSchemas, ...paymentsSchemas, ...storesSchemas]

const closedFields = all.flatMap((own) =>
  pathsOf(jsonOf(own.input(), 'input'), isEnumeration)
    .filter((path) => !isTriedElsewhere(path))
    .map((path) => ({ id: own.id, field: path.join('.'), own, path })),
)

it('finds the enumerations of inputs, in lists, filters and nested fields too', () => {
  expect(closedFields.map(({ id, field }) => `${id} ${field}`)).toEqual(
    expect.arrayContaining([
      'bookings.bookings.create booking.selectedPaymentOption',
      'bookings.bookings.create booking.bookedEntity.slot.resourceSelections.0.selectionMethod',
      'bookings.services.query filter.type',
      'bookings.services.query filter.type.$in.0',
      'auth.authentication.register profile.privacyStatus',
    ]),
  )
})

describe('an unknown value', () => {
  it.each(closedFields)('is refused by $id in $field', ({ own, field, path }) => {
    expect(violationsOf(own, inputWith('FOO', path))).toContainEqual(
      expect.objectContaining({ field, violatedRule: 'INVALID_ENUM_VALUE' }),
    )
  })
})

it('no input has an open enumeration', () => {
  const open = all.flatMap((own) =>
    pathsOf(jsonOf(own.input(), 'input'), isOpen).map((path) => `${own.id} ${path.join('.')}`),
  )
  expect(open).toEqual([])
})

it('no answer has a closed enumeration', () => {
  const closed = all.flatMap((own) =>
    own.output
      ? pathsOf(jsonOf(own.output(), 'output'), isEnumeration).map((path) => `${own.id} ${path.join('.')}`)
      : [],
  )
  expect(closed).toEqual([])
})
