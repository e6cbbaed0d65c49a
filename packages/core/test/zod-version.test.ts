import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('zod')
  vi.resetModules()
})

/** Loads `schema` beside a zod that lacks what the versions before 4.3 lack. */
const schemaBesideOldZod = async () => {
  vi.resetModules()
  vi.doMock('zod', async (importOriginal) => ({
    ...(await importOriginal<object>()),
    exactOptional: undefined,
  }))
  const { schema } = await import('../src/typed.schema.ts')
  return schema
}

it('a schema beside an old zod says at its first use which one to install', async () => {
  const schema = await schemaBesideOldZod()
  const build = vi.fn()
  const text = schema<string>()(build)
  expect(build).not.toHaveBeenCalled()
  expect(() => text()).toThrow(
    'The schemas of Frontdesk need zod 4.3 or newer, and the one that is installed is older: npm install zod@4',
  )
  expect(build).not.toHaveBeenCalled()
})

it('a schema beside the zod of this repository is built', async () => {
  const { schema } = await import('../src/typed.schema.ts')
  const z = await import('zod')
  expect(schema<string>()(() => z.string())().parse('a')).toBe('a')
})
