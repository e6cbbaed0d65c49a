import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { fileURLToPath } from 'node:url'
import { importCircles } from '../import-circles.ts'

let folder = ''

afterEach(() => {
  if (folder) rmSync(folder, { recursive: true })
  folder = ''
})

const circlesOf = (files: Readonly<Record<string, string>>): string[][] => {
  folder = mkdtempSync(join(tmpdir(), 'circles-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return importCircles(folder)
}

describe('the search for import circles', () => {
  it('finds a circle of values', () => {
    expect(
      circlesOf({
        'a.ts': "import { b } from './b.ts'\nexport const a = b",
        'b.ts': "export * from './a.ts'\nexport const b = 1",
      }),
    ).toEqual([['a.ts', 'b.ts']])
  })

  it.each([
    "import type { C } from './c.ts'",
    "import { type C } from './c.ts'",
    "type C = import('./c.ts').C",
  ])('finds a circle that only types close: %s', (line) => {
    expect(
      circlesOf({
        'a.ts': "import { b } from './b.ts'\nexport const a: number = b",
        'b.ts': `${line}\nexport const b: C = 1`,
        'c.ts': "import { a } from './a.ts'\nexport type C = typeof a",
        'd.ts': "import { a } from './a.ts'\nexport const d = a",
      }),
    ).toEqual([['a.ts', 'b.ts', 'c.ts']])
  })

  it('finds a file that imports itself, and circles apart from each other', () => {
    expect(
      circlesOf({
        'a.ts': "import './a.ts'",
        'b.ts': "import './c.ts'",
        'c.ts': "import './b.ts'",
      }),
    ).toEqual([['a.ts'], ['b.ts', 'c.ts']])
  })

  it('finds nothing where two files import the same third', () => {
    expect(
      circlesOf({
        'a.ts': "import './b.ts'\nimport './c.ts'",
        'b.ts': "import './c.ts'",
        'c.ts': 'export {}',
      }),
    ).toEqual([])
  })
})

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))

it.each(readdirSync(packages))('the sources of %s have no import circle', (name) => {
  expect(importCircles(join(packages, name, 'src'))).toEqual([])
})
