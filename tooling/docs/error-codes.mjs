// The codes of errors with their meaning, the way out, and the functions that throw them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { packages } from '../packages.mjs'

const codes = /`([A-Z][A-Z0-9_]+)`/g

const oneLine = (text) => text.replace(/\s+/g, ' ').trim()

const commentOf = (node) => ts.getTextOfJSDocComment(node.comment) ?? ''

function isExported(statement) {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

/** `- \`A\`, \`B\`: the meaning` of the comment of a type that lists codes. */
function meaningsOf(comment) {
  return [...comment.matchAll(/^- ((?:`[A-Z0-9_]+`(?:, )?)+): ((?:.|\n(?!- |\n))+)/gm)].flatMap(
    ([, names, text]) => [...names.matchAll(codes)].map(([, code]) => ({ code, text: oneLine(text) })),
  )
}

/** Codes in a row, as in `A`, `B` or `C`. */
const codesInARow = /`[A-Z][A-Z0-9_]+`(?:(?:,\s+or|,|\s+or|\s+and)\s+`[A-Z][A-Z0-9_]+`)*/g

/** Whether the code stands right behind the class of the error, or begins a new part of the sentence. */
function isFirst(comment, index) {
  return /(?:^\w*Error\s+|[,;]\s+(?:(?:and|or)\s+)?)$/.test(comment.slice(0, index))
}

/**
 * The codes of a sentence about errors with the words behind each:
 * `ApplicationError \`A\` when it is late, \`B\` or \`C\` when it is closed`.
 *
 * @param isKnown whether a name is a code elsewhere too: `CONFIRMED` in "unless it is `CONFIRMED`" is none
 */
function thrownOf(comment, isKnown) {
  const groups = [...comment.matchAll(codesInARow)].map(({ 0: names, index }) => ({
    end: index + names.length,
    index,
    own: [...names.matchAll(codes)]
      .map(([, code]) => code)
      .filter((code) => isFirst(comment, index) || isKnown(code)),
  }))
  const told = groups.filter(({ own }) => own.length > 0)
  return told.flatMap(({ end, own }, position) => {
    const words = comment.slice(end, told[position + 1]?.index)
    const text = oneLine(words).replace(/(?:[,;.]| or| and)+$/, '')
    // Words such as "of `B`" belong to the sentence around them.
    const clear = /^(?:when|for|unless|if|while|as|on|where|because)\b/.test(text) ? text : ''
    return own.map((code) => ({ code, text: clear }))
  })
}

/**
 * Reads the codes of a source: `declared`, all that it names as codes of errors; `meanings`, by the comments of its types;
 * `thrown`, the sentences about errors of its exported functions.
 */
export function readErrorCodes(source) {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
  // ECONNRESET and its like are codes of Node, for the cause of an error.
  const declared = [...source.matchAll(/\bcode: '(?!E[A-Z]+')([A-Z][A-Z0-9_]+)'/g)].map(([, code]) => code)
  const meanings = []
  const thrown = []
  for (const statement of file.statements.filter(isExported)) {
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text.endsWith('ErrorCode')) {
      declared.push(...[...statement.type.getText().matchAll(/'([A-Z][A-Z0-9_]+)'/g)].map(([, code]) => code))
      meanings.push(...ts.getJSDocCommentsAndTags(statement).flatMap((one) => meaningsOf(commentOf(one))))
    }
    const name = statement.declarationList?.declarations[0].name.text ?? statement.name?.text
    const tags = ts.getJSDocTags(statement.declarationList?.declarations[0] ?? statement)
    for (const tag of tags.filter(({ tagName }) => tagName.text === 'throws'))
      thrown.push({ name, comment: commentOf(tag).trim() })
  }
  return { declared, meanings, thrown }
}

/** The codes of all packages for apps. */
export function loadErrorCodes() {
  const all = { declared: [], meanings: [], thrown: [] }
  for (const { name, folder } of packages) {
    if (name === 'emulator') continue
    const sources = readdirSync(join(folder, 'src'), { recursive: true })
    for (const file of sources.filter((path) => /(?<!\.schema)\.tsx?$/.test(path))) {
      const found = readErrorCodes(withoutComments(readFileSync(join(folder, 'src', file), 'utf8')))
      for (const key in all) all[key].push(...found[key])
    }
  }
  const known = new Set([
    ...all.declared,
    ...all.meanings.map(({ code }) => code),
    ...all.thrown.flatMap(({ comment }) => thrownOf(comment, () => false).map(({ code }) => code)),
  ])
  const thrown = all.thrown.flatMap(({ name, comment }) =>
    thrownOf(comment, (code) => known.has(code)).map((one) => ({ ...one, name })),
  )
  return { ...all, thrown }
}

/** Examples in doc comments name codes of coupons too: their lines are left out. */
function withoutComments(source) {
  return source.replace(/^ \*.*\bcode: '.*$/gm, ' *')
}

const mark =
  '<!-- Written by "pnpm run docs" from the doc comments of the packages and tooling/docs/error-advice.mjs. -->'

/** `a`, `b` and 3 more */
function listed(names) {
  const shown = names.slice(0, 12).map((name) => `\`${name}\``)
  return names.length > shown.length
    ? `${shown.join(', ')} and ${names.length - shown.length} more`
    : shown.join(', ')
}

/** The section of one code: its meaning with the way out, and who throws it when. */
function section(code, { thrown }, advice) {
  const byText = new Map()
  for (const { text, name } of thrown.filter((one) => one.code === code))
    byText.set(text, [...(byText.get(text) ?? []), name])
  const lines = [...byText].map(
    ([text, names]) => `- ${listed([...new Set(names)].sort())}${text ? ` ${text}` : ''}`,
  )
  return [`### ${code}`, advice[code] ?? '', lines.length ? `Thrown by:\n\n${lines.join('\n')}` : '']
    .filter(Boolean)
    .join('\n\n')
}

/**
 * Writes the codes below the mark of their page. Codes that the page explains above the mark keep that.
 *
 * @param advice the meaning of each code, and what to do
 * @returns the page, the codes that nothing explains, and those of the advice that no operation throws
 */
export function writeErrorCodes(page, found, advice) {
  const [written] = page.split(mark)
  const explained = new Set([...written.matchAll(/^### `?([A-Z][A-Z0-9_]+)`?$/gm)].map(([, code]) => code))
  const all = new Set([...found.declared, ...found.meanings, ...found.thrown].map((one) => one.code ?? one))
  const rest = [...all].filter((code) => !explained.has(code)).sort()
  const sections = rest.map((code) => section(code, found, advice))
  return {
    text: `${written}${mark}\n\n## Codes of the operations\n\n${sections.join('\n\n')}\n`,
    bare: rest.filter((code) => !advice[code]),
    unused: Object.keys(advice).filter((code) => !rest.includes(code)),
  }
}

/** The path of the page of codes. */
export const errorCodesPage = 'packages/core/docs/guide/error-codes.md'
