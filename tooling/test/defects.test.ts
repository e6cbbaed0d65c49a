import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

interface Defect {
  readonly id: string
  readonly defect: string
  readonly test: readonly [file: string, name: string]
  readonly patch: readonly (readonly [file: string, find: string, replace: string])[]
}

const { defects } = (await import(new URL('../defects.mjs', import.meta.url).href)) as {
  defects: readonly Defect[]
}

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

/** How often a text stands in another one. */
const times = (text: string, part: string): number => text.split(part).length - 1

describe('known defects', () => {
  it('are all here', () => {
    const ids = new Set(defects.map(({ id }) => id))
    expect([...ids]).toEqual(Array.from({ length: 32 }, (_, index) => `G${index + 1}`))
  })

  it.each(defects)('$id, $defect: has a test', ({ test: [file, name] }) => {
    expect(times(read(file), name), `"${name}" in ${file}`).toBeGreaterThan(0)
  })

  it.each(defects)('$id, $defect: can be put in, by tooling/defects.mjs', ({ patch }) => {
    expect(patch.length).toBeGreaterThan(0)
    for (const [file, find, replace] of patch) {
      expect(times(read(file), find), `"${find}" in ${file}`).toBe(1)
      expect(replace).not.toBe(find)
    }
  })
})
