// Compiles the examples in the doc comments of all exports, as an app would that copies them. Names that an example does
// not declare stand for values of the reader; names of the packages are imported.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { packages, root, specifier } from './packages.mjs'

const options = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
  noEmit: true,
  jsx: ts.JsxEmit.ReactJSX,
}

/** The exported names of all entries, each with the import that brings it, and whether it is only a type. */
function readExports() {
  const entries = packages.flatMap(({ name, folder, entries: own }) =>
    own.map((entry) => ({ file: `${folder}/src/${entry}.ts`, from: specifier(name, entry) })),
  )
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    options,
  )
  const checker = program.getTypeChecker()
  const found = new Map()
  for (const { file, from } of entries) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file))
    for (const symbol of checker.getExportsOfModule(module)) {
      if (found.has(symbol.name)) continue
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      found.set(symbol.name, { from, isValue: (target.flags & ts.SymbolFlags.Value) !== 0 })
    }
  }
  return found
}

/** The examples of the exported declarations of all sources. */
function readExamples(exported) {
  return packages.flatMap(({ folder }) =>
    readdirSync(join(folder, 'src'), { recursive: true })
      .filter((path) => /(?<!\.d)\.tsx?$/.test(path))
      .flatMap((path) => {
        const file = join(folder, 'src', path)
        const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
        return source.statements.flatMap((statement) => {
          const declaration = statement.declarationList?.declarations[0] ?? statement
          const name = declaration.name?.text
          if (!exported.has(name)) return []
          return ts
            .getJSDocTags(declaration)
            .filter(({ tagName }) => tagName.text === 'example')
            .map((tag) => ({
              name,
              file: relative(root, file),
              code: (ts.getTextOfJSDocComment(tag.comment) ?? '').replace(/^```\w*\n|\n```$/g, '').trim(),
            }))
        })
      }),
  )
}

/** Whether an identifier is a reference, and not the name of a property. */
function isReference(node) {
  const { parent } = node
  return !(
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isJsxClosingElement(parent) ||
    // <button>, and not <Button>
    ((ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent)) && /^[a-z]/.test(node.text))
  )
}

/** Names that every program knows. */
const known = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  'window',
  'document',
  'location',
  'sessionStorage',
  'localStorage',
  'const',
])

/** An example as a module of its own; `undefined` where it stands on types of the reader, which nothing can stand for. */
function moduleOf({ name, file, code }, exported) {
  const source = ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const isModule = /^export /m.test(code)
  const declared = new Set()
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement))
      for (const element of statement.importClause?.namedBindings?.elements ?? [])
        declared.add(element.name.text)
    else if (isModule)
      for (const { name: own } of statement.declarationList?.declarations ?? [statement])
        for (const one of own?.elements ?? [{ name: own }]) if (one.name?.text) declared.add(one.name.text)
  }
  const values = new Set()
  let isTyped = false
  const visit = (node) => {
    if (ts.isIdentifier(node) && isReference(node) && !declared.has(node.text)) {
      const { text, parent } = node
      if (exported.get(text)?.isValue || (exported.has(text) && ts.isTypeReferenceNode(parent)))
        values.add(text)
      else if (ts.isTypeReferenceNode(parent))
        isTyped ||= !known.has(text) && !/^(?:Re(?:quest|sponse|adonly)|Promise|Record|Part)/.test(text)
      else if (!known.has(text) || text === 'name') values.add(text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  if (isTyped) return undefined
  const imports = [...values]
    .filter(
      (value) =>
        exported.has(value) && (exported.get(value).isValue || new RegExp(`: ${value}\\b`).test(code)),
    )
    .map(
      (value) =>
        `import { ${exported.get(value).isValue ? '' : 'type '}${value} } from '${exported.get(value).from}'`,
    )
  const imported = new Set(imports.map((line) => /(\w+) \}/.exec(line)[1]))
  const own = code.split('\n').filter((line) => line.startsWith('import '))
  const rest = code.split('\n').filter((line) => !line.startsWith('import '))
  return [
    `// ${file}: ${name}`,
    ...imports,
    ...own,
    ...[...values].filter((value) => !imported.has(value)).map((value) => `declare const ${value}: any`),
    ...(isModule ? rest : ['export async function example(): Promise<any> {', ...rest, '}']),
    '',
  ].join('\n')
}

const exported = readExports()
const modules = readExamples(exported).map((example) => moduleOf(example, exported))
const texts = modules.filter((text) => text !== undefined)
// Here the packages are installed as an app has them.
const folder = mkdtempSync(join(root, 'examples/snippets/doc-examples-'))
try {
  for (const [index, text] of texts.entries()) writeFileSync(join(folder, `example-${index}.tsx`), text)
  const compilerOptions = {
    lib: ['ES2023', 'ESNext.Disposable', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: ['node'],
    noEmit: true,
    noImplicitAny: false,
    noUnusedLocals: false,
    noUnusedParameters: false,
    verbatimModuleSyntax: false,
  }
  const config = { extends: '../../../tsconfig.base.json', compilerOptions, include: ['*.tsx'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '--pretty', 'false', '-p', folder], {
    encoding: 'utf8',
  })
  // The sources are compiled with looser options here: their own problems are found by `typecheck`.
  const problems = stdout
    .split(/\n(?=\S)/)
    .map((problem) => ({ problem, found: /^\S*example-(\d+)\.tsx\((\d+),\d+\): ([^]*)/.exec(problem) }))
    .filter(({ problem, found }) => found || !/^\S+\.tsx?\(/.test(problem))
    .map(({ problem, found }) => {
      if (!found) return problem.trim()
      const [, index, line, message] = found
      const lines = texts[Number(index)].split('\n')
      return `${lines[0].slice(3)}\n  ${lines[Number(line) - 1].trim()}\n  ${message.trim()}`
    })
    .filter(Boolean)
  if (problems.length) console.error(problems.join('\n'))
  console.log(
    `${texts.length} of ${modules.length} examples compiled; the others stand on types of the reader`,
  )
  process.exitCode = problems.length ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}
