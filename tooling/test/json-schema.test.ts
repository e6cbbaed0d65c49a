import { expect, it } from 'vitest'
import * as z from 'zod'
import { faultsOf } from './json-schema.ts'

it('finds nothing wrong with what zod makes, a schema that contains itself included', () => {
  interface Tree {
    children?: Tree[] | undefined
  }
  const tree: z.ZodType<Tree> = z.looseObject({ children: z.lazy(() => z.array(tree)).optional() })
  const schema = z.looseObject({ tree, size: z.int().nullable(), when: z.union([z.string(), z.literal(1)]) })
  expect(faultsOf(z.toJSONSchema(schema))).toEqual([])
})

it('names a type that does not exist, a reference that leads nowhere and an undeclared property', () => {
  const schema = {
    type: 'object',
    properties: {
      filter: { type: '' },
      names: { type: ['string', 'date'], items: { $ref: '#/$defs/Name' } },
      sort: { anyOf: [{ $ref: '#/$defs/Sort' }, { type: 'array', items: true }, 'text'] },
    },
    additionalProperties: { type: undefined },
    required: ['filter', 'query'],
    $defs: { Sort: { type: 'bigint' } },
  }
  expect(faultsOf(schema)).toEqual([
    '#: "query" is required and not declared',
    '#/properties/filter: the type "" does not exist',
    '#/properties/names: the type "date" does not exist',
    '#/properties/names/items: #/$defs/Name leads nowhere',
    '#/properties/sort/anyOf/2: is no schema',
    '#/additionalProperties: the type undefined does not exist',
    '#/$defs/Sort: the type "bigint" does not exist',
  ])
})
