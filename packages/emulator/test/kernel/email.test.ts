import { bookingsSchemas } from '@frontdesk/bookings/schemas'
import type { OperationSchema } from '@frontdesk/core/schema'
import { ecomSchemas } from '@frontdesk/ecom/schemas'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { isEmail } from '../../src/kernel/email.ts'

const long = `${'a'.repeat(242)}@example.com`

describe('an email address', () => {
  it.each(['ines@example.com', "o'brien+news@mail.example.co", 'a@b.io', long])('may be %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    'ines',
    'ines@example',
    'ines@@example.com',
    '.ines@example.com',
    'ines.@example.com',
    'in..es@example.com',
    'ines@example..com',
    'ines@-.com',
    'ines@example.com,',
    '<ines@example.com>',
    'ines@exam ple.com',
    'ines@example.c',
    `a${long}`,
  ])('is not %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })
})

interface Tree {
  readonly properties?: Readonly<Record<string, Tree>>
  readonly items?: Tree
  readonly anyOf?: readonly Tree[]
}

/** All fields of a schema that are called `email`. */
const emailsIn = (tree: Tree, path = ''): [path: string, field: unknown][] => [
  ...Object.entries(tree.properties ?? {}).flatMap(([name, inner]): [string, unknown][] =>
    name === 'email' ? [[`${path}.${name}`, inner]] : emailsIn(inner, `${path}.${name}`),
  ),
  ...(tree.items ? emailsIn(tree.items, `${path}[]`) : []),
  ...(tree.anyOf ?? []).flatMap((inner) => emailsIn(inner, path)),
]

const schemas: readonly OperationSchema[] = [...bookingsSchemas, ...ecomSchemas]
const fields = schemas.flatMap(({ id, input }) => {
  const tree = z.toJSONSchema(input(), { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Tree
  return emailsIn(tree).map(([path, field]): [string, unknown] => [`${id}${path}`, field])
})

/** The platform fills these fields itself, and a filter compares any text. */
const given = fields.filter(
  ([path]) => !/(business|resource|additionalResources\[\]|filter)\.email$/.test(path),
)

it('is asked for by several inputs', () => {
  expect(given.length).toBeGreaterThan(10)
})

it.each(given)('%s keeps the rule of all email addresses', (_, field) => {
  expect(field).toMatchObject({ type: 'string', format: 'email', maxLength: 254 })
})
