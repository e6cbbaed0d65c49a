import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { readFields } from './field-docs.ts'

interface Package {
  readonly folder: string
  readonly entries: readonly string[]
}

const { packages, root } = (await import(new URL('../packages.mjs', import.meta.url).href)) as {
  packages: readonly Package[]
  root: string
}

/** Names of fields that hold the same thing wherever they stand. Every other field has a doc comment. */
const selfExplaining = new Set(
  [
    ['id', 'name', 'title', 'description', 'createdDate', 'updatedDate', 'namespaces'],
    ['firstName', 'lastName', 'email', 'phone', 'city', 'password', 'latitude', 'longitude'],
    ['url', 'width', 'height', 'enabled', 'amount', 'quantity', 'min', 'max'],
    ['filter', 'sort', 'paging', 'cursorPaging', 'results', 'prev', 'next'],
    ['created', 'updated', 'deleted'],
    ['children', 'queryKey', 'queryFn', 'mutationFn', 'initialPageParam', 'isPending', 'isFetching'],
    ['isFetchingNextPage'],
  ].flat(),
)

const fields = readFields(
  join(root, 'packages'),
  packages.flatMap(({ folder, entries }) => entries.map((entry) => join(folder, 'src', `${entry}.ts`))),
  selfExplaining,
)

it('every field of every exported type has a doc comment, unless its name or its type explains it', () => {
  expect(fields.length).toBeGreaterThan(4500)
  expect(fields.filter(({ isExplained }) => !isExplained).map(({ path }) => path)).toEqual([])
})

it('the list of self-explaining names has no name that no field carries', () => {
  const names = new Set(fields.map(({ name }) => name))
  expect([...selfExplaining].filter((name) => !names.has(name))).toEqual([])
})

let folder: string | undefined

afterEach(() => {
  if (folder) rmSync(folder, { recursive: true, force: true })
  folder = undefined
})

it('finds the fields without doc comment, and no type that is not exported', () => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-fields-'))
  writeFileSync(
    join(folder, 'index.ts'),
    "export * from './room.ts'\nexport type { Bed as Couch } from './bed.ts'\n",
  )
  writeFileSync(
    join(folder, 'room.ts'),
    `
    /** The price of a room. */
    export interface RoomPrice { id: string }
    interface Hidden { size: number }
    export interface Room {
      id: string
      roomId: string
      kind: 'room'
      price: RoomPrice
      /** Square metres. */
      size: number
      bare: { inner: string }
      open(input: { day: string }): void
    }
    export interface RoomFields { size: number }`,
  )
  writeFileSync(
    join(folder, 'bed.ts'),
    'export interface Bed { soft: boolean }\nexport interface Sofa { long: boolean }',
  )
  const found = readFields(folder, [join(folder, 'index.ts')], new Set(['id']))
  expect(found.filter(({ isExplained }) => !isExplained).map(({ path }) => path)).toEqual([
    'room.ts Room.bare',
    'room.ts Room.bare.inner',
    'room.ts Room.open',
    'bed.ts Bed.soft',
  ])
  expect(found).toHaveLength(10)
})
