import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

interface Docs {
  readRegions(source: string): Map<string, string>
  slugOf(heading: string): string
  readDocs(root: string): { changed: { path: string; output: string }[]; problems: string[] }
}

const docs = (await import(new URL('../docs.mjs', import.meta.url).href)) as Docs

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'frontdesk-docs-'))
  mkdirSync(join(root, 'packages'))
})

afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

const write = (path: string, ...lines: string[]): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), lines.join('\n'))
}

const snippet = 'examples/snippets/src/calls.ts'
const fence = (...code: string[]): string[] => [`\`\`\`ts file=${snippet}#one`, ...code, '```']

it('reads regions without the indentation that they share, also where they overlap or continue', () => {
  const source = [
    '// #region one',
    "import 'a'",
    '// #region two',
    "import 'b'",
    '// #endregion one',
    '// #endregion two',
    '  // #region one',
    '  if (a)',
    '    b()',
    '  // #endregion one',
  ].join('\n')
  expect(Object.fromEntries(docs.readRegions(source))).toEqual({
    one: "import 'a'\nimport 'b'\n\nif (a)\n  b()",
    two: "import 'b'",
  })
})

it.each(['// %', '# %', '{/* % */}', '<!-- % -->'])(
  'reads the mark of a region in the comment %j',
  (comment) => {
    const mark = (text: string) => comment.replace('%', text)
    const source = [mark('#region one'), 'a()', mark('#endregion one')].join('\n')
    expect(Object.fromEntries(docs.readRegions(source))).toEqual({ one: 'a()' })
  },
)

it.each([
  ['// #region one', 'Region "one" is not closed'],
  ['// #endregion one', 'Region "one" is closed, but not open'],
  ['// #region one\n// #region one', 'Region "one" is opened twice'],
])('refuses %j', (source, message) => {
  expect(() => docs.readRegions(source)).toThrow(message)
})

it('fills in code and leaves the rest of a page as it is', () => {
  write(snippet, '// #region one', 'a()', '', '  b()', '// #endregion one')
  write('README.md', '# Title', '', ...fence('old()'), '', '```sh', 'npm test', '```', '')
  const { changed, problems } = docs.readDocs(root)
  expect(problems).toEqual([])
  expect(changed).toEqual([
    {
      path: join(root, 'README.md'),
      output: ['# Title', '', ...fence('a()', '', '  b()'), '', '```sh', 'npm test', '```', ''].join('\n'),
    },
  ])
})

it('fills in a whole file where a fence names no region', () => {
  write('templates/[...path]/route.ts', 'a()', '', 'b()', '')
  const page = (...code: string[]) =>
    ['```ts file=templates/[...path]/route.ts', ...code, '```', ''].join('\n')
  write('README.md', page('old()'))
  const { changed, problems } = docs.readDocs(root)
  expect(problems).toEqual([])
  expect(changed).toEqual([{ path: join(root, 'README.md'), output: page('a()', '', 'b()') }])
})

it('finds nothing to change in a page that is up to date', () => {
  write(snippet, '// #region one', 'a()', '// #endregion one')
  write('packages/core/docs/guide/calls.md', ...fence('a()'))
  expect(docs.readDocs(root)).toMatchObject({ changed: [], problems: [] })
})

it('names what is wrong, by file and line', () => {
  write(snippet, '// #region other', 'a()', '// #endregion other')
  write('packages/core/package.json', '{ "files": ["dist", "docs"] }')
  write(
    'packages/core/docs/guide/calls.md',
    ...fence(),
    '',
    '```tsx',
    '<App />',
    '```',
    '',
    '[Gone](gone.md)',
    '[Here](#gone)',
  )
  write(
    'packages/core/README.md',
    '[Heading](docs/guide/calls.md#gone) `[not](a-link)`',
    '',
    '```ts file=no.ts#one',
    '```',
  )
  write('README.md', '```')
  expect(docs.readDocs(root).problems.sort()).toEqual([
    'README.md:1: A fence is not closed',
    'examples/snippets/src/calls.ts: No page shows the region "other"',
    'packages/core/README.md:1: docs/guide/calls.md has no heading "#gone"',
    'packages/core/README.md:3: There is no file no.ts',
    'packages/core/docs/guide/calls.md:1: examples/snippets/src/calls.ts has no region "one"',
    'packages/core/docs/guide/calls.md:4: Code is included, not typed: write "```tsx file=<path>#<region>"',
    'packages/core/docs/guide/calls.md:8: Nothing is at gone.md',
    'packages/core/docs/guide/calls.md:9: This page has no heading "#gone"',
  ])
})

it('refuses links of a published page to files that are in no package', () => {
  write('packages/core/package.json', '{ "files": ["dist", "docs"] }')
  write('packages/auth/package.json', '{ "files": ["dist"] }')
  write('README.md', '[A decision](docs/adr/0001.md)', '[Guide](packages/core/docs/guide/calls.md)')
  write('docs/adr/0001.md', '[Guide](../../packages/core/docs/guide/calls.md)')
  write('packages/auth/src/index.ts', '')
  write('packages/auth/README.md', '[Guide](../core/docs/guide/calls.md)', '[Source](src/index.ts)')
  write(
    'packages/core/docs/guide/calls.md',
    '[A decision](../../../../docs/adr/0001.md)',
    '[Auth](../../../auth/README.md)',
    '[Manifest](../../../auth/package.json)',
    '[Start](../../../../README.md)',
  )
  const gone = 'is not in a published package, so users of this page do not have it'
  expect(docs.readDocs(root).problems.sort()).toEqual([
    `packages/auth/README.md:2: src/index.ts ${gone}`,
    `packages/core/docs/guide/calls.md:1: ../../../../docs/adr/0001.md ${gone}`,
    `packages/core/docs/guide/calls.md:4: ../../../../README.md ${gone}`,
  ])
})

it('names headings as pages do', () => {
  expect(['When somebody was faster', 'The `Page` of a list?', 'A & B'].map(docs.slugOf)).toEqual([
    'when-somebody-was-faster',
    'the-page-of-a-list',
    'a--b',
  ])
})
