// The operations as their users see them: how each is called, by whom, and what it does in a sentence.
import { build } from 'esbuild'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { loadOperations } from '../operation-list.mjs'
import { root } from '../packages.mjs'

/** The first sentence of a doc comment, in one line. */
export function summaryOf(comment) {
  const text = comment
    .replace(/\{@link (?:\S+ \| )?([^}]+)\}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return /^.*?[.:](?= [A-Z`(]|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text
}

/** The summaries of the constants that a source exports, by their names. */
export function readSummaries(source) {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
  const exported = file.statements.filter(
    (statement) =>
      ts.isVariableStatement(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  )
  return exported.flatMap((statement) => {
    const comment = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(statement).at(-1)?.comment)
    return statement.declarationList.declarations.map(({ name }) => [name.text, summaryOf(comment ?? '')])
  })
}

function summariesOf(name) {
  const folder = join(root, 'packages', name, 'src')
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.schema.ts'))
    .flatMap((file) => readSummaries(readFileSync(join(folder, file), 'utf8')))
}

async function loadPermissions(names) {
  const { outputFiles } = await build({
    stdin: {
      contents: names.map((name) => `export * from './${name}/permissions.ts'`).join('\n'),
      resolveDir: join(root, 'packages/emulator/src'),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    write: false,
  })
  const loaded = await import(
    'data:text/javascript;base64,' + Buffer.from(outputFiles[0].contents).toString('base64')
  )
  return Object.assign({}, ...Object.values(loaded))
}

/** A row for each operation, sorted by package and id. */
export async function loadOperationTable() {
  const operations = await loadOperations()
  const names = [...new Set(operations.map((operation) => operation.package))]
  const permissions = await loadPermissions(names)
  const summaries = new Map(names.map((name) => [name, new Map(summariesOf(name))]))
  return operations.map(({ package: name, exported, spec }) => {
    const [method, path] = spec.route.split(' ')
    return {
      id: spec.id,
      name: exported,
      package: `@frontdesk/${name}`,
      kind: spec.kind,
      method,
      prefix: spec.prefix,
      path,
      elevated: spec.elevated === true,
      permission: permissions[spec.id],
      summary: summaries.get(name).get(exported),
    }
  })
}
