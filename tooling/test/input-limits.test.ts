import { authSchemas } from '@frontdesk/auth/schemas'
import { bookingsSchemas } from '@frontdesk/bookings/schemas'
import { type OperationSchema, queryFields, sortOf } from '@frontdesk/core/schema'
import { ecomSchemas } from '@frontdesk/ecom/schemas'
import { paymentsSchemas } from '@frontdesk/payments/schemas'
import { storesSchemas } from '@frontdesk/stores/schemas'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { type InputLimit, isRefusedForSize, limitsOf } from './input-limits.ts'

const families: Readonly<Record<string, readonly OperationSchema[]>> = {
  auth: authSchemas,
  bookings: bookingsSchemas,
  ecom: ecomSchemas,
  payments: paymentsSchemas,
  stores: storesSchemas,
}

/** One line for each field that has limits, such as `paging.limit: 0 to 100`. */
const linesOf = (limits: readonly InputLimit[]): string[] => {
  const paths = [...new Set(limits.map(({ path }) => path))]
  const value = (path: string, bound: InputLimit['bound']): string =>
    [
      ...new Set(limits.filter((own) => own.path === path && own.bound === bound).map((own) => own.value)),
    ].join(' or ')
  return paths.map((path) => {
    const [min, max] = [value(path, 'min'), value(path, 'max')]
    return `${path}: ${[min && `at least ${min}`, max && `at most ${max}`].filter(Boolean).join(', ')}`
  })
}

/** A limit passes its own value and refuses the next one. */
const expectEdge = (limit: InputLimit): void => {
  const beyond = limit.value + (limit.bound === 'max' ? 1 : -1)
  expect(isRefusedForSize(limit, limit.value), `${limit.path}, ${limit.bound} ${limit.value}`).toBe(false)
  expect(isRefusedForSize(limit, beyond), `${limit.path}, ${limit.bound} ${limit.value}: ${beyond}`).toBe(
    true,
  )
}

describe('the limits of the inputs', () => {
  for (const [family, schemas] of Object.entries(families)) {
    // The file is compared with the platform's documents by whoever changes it; `-u` writes it anew.
    it(`${family}: are those of packages/${family}/test/input-limits.txt`, async () => {
      const text = schemas
        .map(({ id, input }) => ({ id, lines: linesOf(limitsOf(input())) }))
        .filter(({ lines }) => lines.length > 0)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ id, lines }) => [id, ...lines.map((line) => `  ${line}`), ''].join('\n'))
      await expect(text.join('\n')).toMatchFileSnapshot(`../../packages/${family}/test/input-limits.txt`)
    })

    it.each(schemas)(`$id: a value at each limit passes, the next one is refused`, ({ input }) => {
      for (const limit of limitsOf(input())) expectEdge(limit)
    })
  }
})

describe('the reader of limits', () => {
  interface Tree {
    name: string
    children: Tree[]
  }
  const tree: z.ZodType<Tree> = z.lazy(() =>
    z.looseObject({ name: z.string().max(9), children: z.array(tree).max(3) }),
  )
  const schema = z.intersection(
    z.looseObject({ tree, size: z.int().min(1).max(7).optional() }),
    z.looseObject({
      codes: z.array(z.union([z.string().length(6), z.looseObject({ code: z.email().max(20) })])).readonly(),
      labels: z.record(z.string(), z.string().min(2)),
      anything: z.unknown(),
      sort: sortOf(queryFields<{ name: string }>()({ name: 'text' }), 4),
    }),
  )

  it('finds every limit with its path, also below lists, records, unions and a schema that contains itself', () => {
    expect(linesOf(limitsOf(schema))).toEqual([
      'tree.name: at most 9',
      'tree.children: at most 3',
      'size: at least 1, at most 7',
      'codes[]: at least 6, at most 6',
      'codes[].code: at most 20',
      'labels.*: at least 2',
      'sort: at most 4',
    ])
  })

  it('tries both sides of each limit, whatever else is wrong with the value', () => {
    for (const limit of limitsOf(schema)) expectEdge(limit)
  })

  it.each([
    ['a smaller one', 8],
    ['a larger one', 10],
  ])('notices a limit that is not in force: %s', (_, value) => {
    const [name] = limitsOf(tree)
    expect(() => expectEdge({ ...name!, value })).toThrow(`name, max ${value}`)
  })

  it('refuses a kind of schema that it does not know', () => {
    expect(() => limitsOf(z.map(z.string(), z.string()))).toThrow('The parts of a "map" are not known here')
  })
})
