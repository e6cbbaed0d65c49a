import { bookingsSchemas } from '@frontdesk/bookings/schemas'
import { ecomSchemas } from '@frontdesk/ecom/schemas'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

interface Tree {
  readonly properties?: Readonly<Record<string, Tree>>
  readonly items?: Tree
  readonly anyOf?: readonly Tree[]
  readonly additionalProperties?: Tree | boolean
}

/** The paths of all extended fields in a schema, each with what one of its namespaces may be. */
const namespacesIn = (tree: Tree, path = ''): [path: string, namespace: unknown][] => [
  ...Object.entries(tree.properties ?? {}).flatMap(([name, inner]): [string, unknown][] =>
    name === 'extendedFields'
      ? [[`${path}.${name}`, inner.properties?.['namespaces']?.additionalProperties]]
      : namespacesIn(inner, `${path}.${name}`),
  ),
  ...(tree.items ? namespacesIn(tree.items, `${path}[]`) : []),
  ...(tree.anyOf ?? []).flatMap((inner) => namespacesIn(inner, path)),
]

const inputs = [...bookingsSchemas, ...ecomSchemas].flatMap(({ id, input }) => {
  const tree = z.toJSONSchema(input(), { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Tree
  return namespacesIn(tree).map(([path, namespace]): [string, unknown] => [`${id}${path}`, namespace])
})

describe('extended fields', () => {
  it('are in the inputs of both families', () => {
    expect(inputs.length).toBeGreaterThan(30)
  })

  it.each(inputs)('%s: each namespace is an object', (_, namespace) => {
    expect(namespace).toEqual({
      type: 'object',
      propertyNames: { type: 'string' },
      additionalProperties: {},
    })
  })
})
