import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

interface Row {
  readonly name: string
  readonly package: string
  readonly method: string
  readonly path: string
  readonly elevated: boolean
  readonly permission?: string
  readonly summary?: string
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const rows = JSON.parse(readFileSync(join(root, 'packages/core/operations.json'), 'utf8')) as Row[]

/** The names of the tags in the comments of the constants of a package, by the names of the constants. */
const tagsIn = (name: string): Map<string, string[]> => {
  const folder = join(root, 'packages', name, 'src')
  const sources = (readdirSync(folder, { recursive: true }) as string[]).filter((file) =>
    file.endsWith('.ts'),
  )
  const statements = sources.flatMap((file) => [
    ...ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true)
      .statements,
  ])
  return new Map(
    statements.filter(ts.isVariableStatement).flatMap((statement) => {
      const tags = ts.getJSDocTags(statement).map(({ tagName }) => tagName.text)
      return statement.declarationList.declarations.map((one) => [one.name.getText(), tags] as const)
    }),
  )
}

const tags = new Map(
  [...new Set(rows.map((row) => row.package))].map((name) => [name, tagsIn(name.slice(11))]),
)

it('gives every operation a caller, a summary, an example and its errors', () => {
  const gaps = rows.flatMap((row) => {
    const found = tags.get(row.package)?.get(row.name) ?? []
    return [
      ...(row.summary ? [] : ['summary']),
      ...(['anyone', 'visitor', 'own', 'member', 'owner'].includes(row.permission ?? '')
        ? []
        : ['permission']),
      ...['throws', 'example'].filter((tag) => !found.includes(tag)),
    ].map((gap) => `${row.name}: ${gap}`)
  })
  expect(gaps).toEqual([])
  expect(rows.length).toBeGreaterThan(400)
})

it('marks an operation as elevated exactly when the owner alone may call it', () => {
  const wrong = rows.filter(({ elevated, permission }) => elevated !== (permission === 'owner'))
  expect(wrong.map(({ name }) => name)).toEqual([])
})
