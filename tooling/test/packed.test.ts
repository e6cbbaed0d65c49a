import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const { missingFiles } = (await import(new URL('../consumers/packed.mjs', import.meta.url).href)) as {
  missingFiles(folder: string, manifest: object): string[]
}

const manifest = {
  main: './dist/index.cjs',
  types: './dist/index.d.ts',
  bin: { tool: './dist/cli.js' },
  exports: {
    '.': {
      import: { types: './dist/index.d.ts', default: './dist/index.js' },
      require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
    },
    './package.json': './package.json',
  },
}

const built: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'dist/cli.js': '',
  'dist/index.js': "import './chunk-A.js'",
  'dist/index.cjs': '',
  'dist/index.d.ts': "import { A } from './parts-A.js';\nexport { B } from 'zod'",
  'dist/index.d.cts': "export type A = import('./parts-A.cjs').A",
  'dist/parts-A.d.ts': "export { C } from './parts-C.js'",
  'dist/parts-C.d.ts': '',
  'dist/parts-A.d.cts': '',
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontdesk-packed-'))
  mkdirSync(join(folder, 'dist'))
  for (const [path, text] of Object.entries(built)) writeFileSync(join(folder, path), text)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

it('a package that is built as a whole lacks nothing', () => {
  expect(missingFiles(folder, manifest)).toEqual([])
})

it.each(Object.keys(built))('a package without %s is not packed', (path) => {
  rmSync(join(folder, path))
  expect(missingFiles(folder, manifest)).toEqual([`./${path}`])
})
