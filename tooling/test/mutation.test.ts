import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

interface Mutant {
  readonly kind: string
  readonly start: number
  readonly end: number
  readonly replacement: string
}

interface TriedMutant {
  readonly file: string
  readonly kind: string
  readonly line: number
  readonly lines: readonly string[]
  readonly outcome: 'killed' | 'survived' | 'untested'
  readonly by?: string
  readonly tests: number
}

const load = async <T>(name: string): Promise<T> =>
  (await import(new URL(`../mutation/${name}.mjs`, import.meta.url).href)) as T

const { mutantsOf, mutated, diffOf } = await load<{
  mutantsOf(path: string, text: string): Mutant[]
  mutated(text: string, mutant: Mutant): string
  diffOf(text: string, mutant: Mutant): { line: number; lines: string[] }
}>('mutants')
const { draw, randomFrom } = await load<{
  draw<T extends { kind: string }>(all: readonly T[], random: () => number): Iterable<T>
  randomFrom(seed: number): () => number
}>('sample')
const { createNearTests } = await load<{ createNearTests(folder: string): (file: string) => string[] }>(
  'near-tests',
)
const { createTypeCheck } = await load<{
  createTypeCheck(folder: string): (file: string, text: string) => boolean
}>('type-check')
const { tryMutants } = await load<{
  tryMutants(request: {
    folder: string
    files: readonly string[]
    sample: number
    seed: number
    tests: number
    report: (tried: TriedMutant) => void
  }): Promise<{ tried: TriedMutant[]; invalid: number; available: number }>
}>('try-mutants')

describe('mutants of a source', () => {
  it.each([
    ['a > b', ['comparison: a >= b']],
    ['a === b', ['comparison: a !== b']],
    ['a && !b', ['logic: a || !b', 'logic: a && b']],
    ['a ?? b', ['fallback: a', 'fallback: b']],
    ['a * 2', ['arithmetic: a / 2', 'number: a * 3']],
    ['a ? b : true', ['condition: !(a) ? b : true', 'boolean: a ? b : false']],
    ["f('x', '')", ["text: f('', '')", "text: f('x', 'mutated')"]],
    ['a.b(c)', ['call: a']],
    ['f(a)', ['call: a']],
    ['[a, b]', ['list entry: [b]', 'list entry: [a]']],
    ["({ a, 'b-c': d })", ["property: ({ 'b-c': d })", 'property: ({ a })']],
  ])('%s', (expression, expected) => {
    const text = `const it = ${expression}`
    expect(
      mutantsOf('file.ts', text).map(
        (mutant) => `${mutant.kind}: ${mutated(text, mutant).slice('const it = '.length)}`,
      ),
    ).toEqual(expected)
  })

  it('drop statements, turn conditions and return early', () => {
    const text = 'const f = () => {\n  if (a) g()\n  else h()\n}'
    expect(mutantsOf('file.ts', text).map((mutant) => [mutant.kind, mutated(text, mutant)])).toEqual([
      ['early return', 'const f = () => {\n  return; if (a) g()\n  else h()\n}'],
      ['condition', 'const f = () => {\n  if (!(a)) g()\n  else h()\n}'],
      ['statement', 'const f = () => {\n  if (a) ;\n  else h()\n}'],
      ['statement', 'const f = () => {\n  if (a) g()\n  else ;\n}'],
    ])
  })

  it('leave types, imports and directives alone', () => {
    const text = [
      "'use client'",
      "import { a } from './a.ts'",
      "type B = 'b' | 1",
      'interface C { d: 2 }',
    ].join('\n')
    expect(mutantsOf('file.ts', text)).toEqual([])
  })

  it('are shown with the lines that they change', () => {
    const text = 'const a = {\n  b: c,\n  d: e,\n}\n'
    const [first, second] = mutantsOf('file.ts', text)
    expect(diffOf(text, first!)).toEqual({ line: 2, lines: ['-   b: c,', '-   d: e,', '+   d: e,'] })
    expect(diffOf(text, second!)).toEqual({ line: 2, lines: ['-   b: c,', '-   d: e,', '+   b: c,'] })
  })
})

it('the same seed draws the same changes, each once, and rare kinds as often as frequent ones', () => {
  const all = Array.from({ length: 100 }, (_, index) => ({ kind: index < 97 ? 'text' : 'number', index }))
  const drawn = (seed: number): number[] => [...draw(all, randomFrom(seed))].map(({ index }) => index)
  expect(drawn(1)).toEqual(drawn(1))
  expect(drawn(1)).not.toEqual(drawn(2))
  expect(new Set(drawn(1)).size).toBe(100)
  for (let seed = 0; seed < 20; seed++)
    expect(
      drawn(seed)
        .slice(0, 20)
        .some((index) => index >= 97),
    ).toBe(true)
})

describe('in a repository', () => {
  let folder: string

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }

  const price = `import { rate } from './rate.ts'

export const isCheap = (amount: number): boolean => amount < 10
export const withTax = (amount: number): number => amount * rate
export const unused = (): string => 'nobody asks'
`

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'frontdesk-mutation-')))
    symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(folder, 'node_modules'))
    write('package.json', '{ "type": "module" }')
    write(
      'tooling/vitest.config.ts',
      "export default { test: { projects: [{ test: { name: 'node', include: ['packages/*/test/*.test.ts'] } }] } }",
    )
    write(
      'packages/shop/tsconfig.json',
      '{ "compilerOptions": { "strict": true, "module": "ESNext", "moduleResolution": "Bundler", "allowImportingTsExtensions": true, "noEmit": true, "types": [] } }',
    )
    write('packages/shop/src/price.ts', price)
    write('packages/shop/src/rate.ts', 'export const rate = 2\n')
    write('packages/shop/src/alone.ts', 'export const alone = 1\n')
    const header = "import { expect, it } from 'vitest'\n"
    write(
      'packages/shop/test/price.test.ts',
      `${header}import { isCheap, withTax } from '../src/price.ts'
it('knows what is cheap', () => {
  expect([isCheap(1), isCheap(99)]).toEqual([true, false])
})
it('adds the tax', () => {
  expect(withTax(7)).toBe(14)
})
`,
    )
    write(
      'packages/shop/test/broken.test.ts',
      `${header}import '../src/price.ts'\nit('fails anyway', () => {\n  expect(1).toBe(2)\n})\n`,
    )
    write(
      'packages/desk/test/desk.test.ts',
      `${header}import '@frontdesk/shop/rate'\nit('runs', () => undefined)\n`,
    )
  })

  afterEach(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  it('the tests near a source are found, the nearest first', () => {
    const testsOf = createNearTests(folder)
    expect(testsOf('packages/shop/src/price.ts')).toEqual([
      'packages/shop/test/price.test.ts',
      'packages/shop/test/broken.test.ts',
    ])
    expect(testsOf('packages/shop/src/rate.ts')).toEqual([
      'packages/shop/test/broken.test.ts',
      'packages/shop/test/price.test.ts',
      'packages/desk/test/desk.test.ts',
    ])
    expect(testsOf('packages/shop/src/alone.ts')).toEqual([])
  })

  it('a changed file is checked alone, and nothing of the change is kept', () => {
    const isValid = createTypeCheck(folder)
    expect(isValid('packages/shop/src/price.ts', price)).toBe(true)
    expect(isValid('packages/shop/src/price.ts', price.replace('amount * rate', "'much'"))).toBe(false)
    expect(isValid('packages/shop/src/price.ts', price.replace('amount * rate', 'amount *'))).toBe(false)
    expect(isValid('packages/shop/src/price.ts', price)).toBe(true)
  })

  it('a mutant survives when no test notices it, all others are killed, and the sources are restored', async () => {
    const reported: TriedMutant[] = []
    const { tried, invalid, available } = await tryMutants({
      folder,
      files: ['packages/shop/src/price.ts', 'packages/shop/src/alone.ts'],
      sample: 99,
      seed: 1,
      tests: 2,
      report: (one) => reported.push(one),
    })
    expect(reported).toEqual(tried)
    expect(available).toBe(tried.length + invalid)
    const outcomes = tried.map(
      ({ file, line, kind, outcome }) => `${file.slice(18)}:${line} ${kind}: ${outcome}`,
    )
    expect(outcomes.sort()).toEqual([
      'alone.ts:1 number: untested',
      'price.ts:3 comparison: survived',
      'price.ts:3 number: survived',
      'price.ts:4 arithmetic: killed',
      'price.ts:5 text: survived',
    ])
    expect(tried.find(({ kind }) => kind === 'arithmetic')).toEqual({
      file: 'packages/shop/src/price.ts',
      kind: 'arithmetic',
      line: 4,
      lines: [
        '- export const withTax = (amount: number): number => amount * rate',
        '+ export const withTax = (amount: number): number => amount / rate',
      ],
      outcome: 'killed',
      by: 'packages/shop/test/price.test.ts: adds the tax',
      tests: expect.any(Number) as number,
    })
    expect(readFileSync(join(folder, 'packages/shop/src/price.ts'), 'utf8')).toBe(price)
  }, 180_000)
})
