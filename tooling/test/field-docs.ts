// The fields of exported types, and whether a reader is told what they hold.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** A type that a file declares and an entry exports. */
type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

/** A field of an exported type. */
export interface ExportedField {
  /** File, type and field: `bookings/src/service/model.ts Service.media.items`. */
  readonly path: string
  readonly name: string
  /** Whether it has a doc comment, or is explained by its name or by the doc comment of its type. */
  readonly isExplained: boolean
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const hasDoc = (node: ts.Node): boolean => ts.getJSDocCommentsAndTags(node).length > 0

const isDeclaration = (statement: ts.Statement): statement is Declaration =>
  ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)

/** The types that an entry exports, through the `export … from` of its files. */
const declarationsOf = (entry: string): Declaration[] => {
  const found = new Set<Declaration>()
  const sources = new Map<string, ts.SourceFile>()
  const sourceOf = (file: string): ts.SourceFile => {
    const source =
      sources.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    sources.set(file, source)
    return source
  }
  const follow = (file: string, wanted?: ReadonlySet<string>): void => {
    for (const statement of sourceOf(file).statements) {
      if (isDeclaration(statement)) {
        if (isExported(statement) && (wanted?.has(statement.name.text) ?? true)) found.add(statement)
      } else if (ts.isExportDeclaration(statement)) {
        const { exportClause: clause, moduleSpecifier: from } = statement
        if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) continue
        const named = clause && ts.isNamedExports(clause) ? clause.elements : undefined
        const names = named
          ?.filter(({ name }) => wanted?.has(name.text) ?? true)
          .map(({ name, propertyName }) => (propertyName ?? name).text)
        follow(join(dirname(file), from.text), names ? new Set(names) : wanted)
      }
    }
  }
  follow(entry)
  return [...found]
}

/** The name of the type of a field: `Money` of `Money[]`, `Status` of `Open<Status>`. */
const typeNameOf = (type: ts.TypeNode | undefined): string | undefined =>
  /^(?:readonly )?(?:Open<|Closed<|Partial<|Change<)?(?:typeof )?([A-Z]\w*)/.exec(type?.getText() ?? '')?.[1]

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '').toLowerCase()

/** Whether a type carries the name of the field: `contactDetails: ContactDetails`, `addOn: AddOnChange`. */
const isNamedByType = (name: string, typeName: string): boolean => {
  const type = typeName.replace(/Change$/, '').toLowerCase()
  return type.endsWith(name.toLowerCase()) || type.endsWith(singular(name))
}

/** Whether a type is a literal such as `'CLASS'`, or `undefined`. */
const hasOneValue = (type: ts.TypeNode | undefined): boolean =>
  type !== undefined && (ts.isLiteralTypeNode(type) || type.kind === ts.SyntaxKind.UndefinedKeyword)

/**
 * Reads the fields of all types that entries export.
 *
 * @param entries files, such as `packages/core/src/index.ts`
 * @param selfExplaining names of fields that need no doc comment
 */
export const readFields = (
  root: string,
  entries: readonly string[],
  selfExplaining: ReadonlySet<string>,
): ExportedField[] => {
  const declarations = new Set(entries.filter((entry) => existsSync(entry)).flatMap(declarationsOf))
  const documented = new Set([...declarations].filter(hasDoc).map(({ name }) => name.text))
  const isExplained = (member: ts.PropertySignature | ts.MethodSignature): boolean => {
    const name = member.name.getText()
    const typeName = typeNameOf(member.type)
    return (
      hasDoc(member) ||
      selfExplaining.has(name) ||
      /[a-z]Ids?$/.test(name) ||
      hasOneValue(member.type) ||
      (typeName !== undefined && documented.has(typeName) && isNamedByType(name, typeName))
    )
  }
  const fieldsOf = (node: ts.Node, path: string): ExportedField[] => {
    // The parameters of a function are explained by its doc comment, and the types of conditions are no fields.
    if (ts.isParameter(node) || ts.isConditionalTypeNode(node)) return []
    const isField = ts.isPropertySignature(node) || ts.isMethodSignature(node)
    const own = isField ? `${path}.${node.name.getText()}` : path
    const inner: ExportedField[] = []
    ts.forEachChild(node, (child) => {
      inner.push(...fieldsOf(child, own))
    })
    return isField
      ? [{ path: own, name: node.name.getText(), isExplained: isExplained(node) }, ...inner]
      : inner
  }
  const all = [...declarations]
    // `ServiceFields` and the like list the fields of a filter, which the entity explains.
    .filter(({ name }) => !name.text.endsWith('Fields'))
    .flatMap((one) => fieldsOf(one, `${relative(root, one.getSourceFile().fileName)} ${one.name.text}`))
  return [...new Map(all.map((field) => [`${field.path} ${field.isExplained}`, field])).values()]
}
