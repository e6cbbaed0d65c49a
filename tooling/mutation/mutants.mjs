import ts from 'typescript'

/**
 * One small change of a source: the text from `start` to `end` is replaced.
 *
 * @typedef {{ kind: string, start: number, end: number, replacement: string }} Mutant
 */

const { SyntaxKind: Kind } = ts

const comparisons = new Map([
  [Kind.LessThanToken, '<='],
  [Kind.LessThanEqualsToken, '<'],
  [Kind.GreaterThanToken, '>='],
  [Kind.GreaterThanEqualsToken, '>'],
  [Kind.EqualsEqualsEqualsToken, '!=='],
  [Kind.ExclamationEqualsEqualsToken, '==='],
  [Kind.EqualsEqualsToken, '!='],
  [Kind.ExclamationEqualsToken, '=='],
])
const arithmetic = new Map([
  [Kind.PlusToken, '-'],
  [Kind.MinusToken, '+'],
  [Kind.AsteriskToken, '/'],
  [Kind.SlashToken, '*'],
  [Kind.PercentToken, '*'],
])
const logic = new Map([
  [Kind.AmpersandAmpersandToken, '||'],
  [Kind.BarBarToken, '&&'],
])

/** Code that does nothing when it runs, or only loads other files. */
const isLeftAlone = (node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  (ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression))

/** Whether a text or number is the name of a property, not a value. */
const isName = ({ parent }, node) =>
  (ts.isPropertyAssignment(parent) && parent.name === node) ||
  (ts.isElementAccessExpression(parent) && parent.argumentExpression === node)

/**
 * All mutants of a source, in order of their place.
 *
 * @param {string} path
 * @param {string} text
 * @returns {Mutant[]}
 */
export const mutantsOf = (path, text) => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  /** @type {Mutant[]} */
  const mutants = []
  const textOf = (node) => node.getText(source)
  const add = (kind, start, end, replacement) => mutants.push({ kind, start, end, replacement })
  const replace = (kind, node, replacement) => add(kind, node.getStart(source), node.end, replacement)

  /** Drops an entry of a list with the comma behind it, or the one before it when it is the last. */
  const drop = (kind, list, index) => {
    const next = list[index + 1]
    const before = list[index - 1]
    if (next) add(kind, list[index].getStart(source), next.getStart(source), '')
    else add(kind, before ? before.end : list[index].getStart(source), list[index].end, '')
  }

  const visitBinary = (node) => {
    const { left, operatorToken: operator, right } = node
    const turned = comparisons.get(operator.kind)
    if (turned) replace('comparison', operator, turned)
    if (arithmetic.has(operator.kind)) replace('arithmetic', operator, arithmetic.get(operator.kind))
    if (logic.has(operator.kind)) replace('logic', operator, logic.get(operator.kind))
    if (operator.kind === Kind.QuestionQuestionToken) {
      replace('fallback', node, textOf(left))
      replace('fallback', node, textOf(right))
    }
  }

  const visitStatement = (node) => {
    if (ts.isExpressionStatement(node)) replace('statement', node, ';')
    if (ts.isIfStatement(node)) replace('condition', node.expression, `!(${textOf(node.expression)})`)
    const isFunctionBody = ts.isBlock(node) && ts.isFunctionLike(node.parent)
    if (isFunctionBody && node.statements.length > 0)
      add(
        'early return',
        node.statements[0].getStart(source),
        node.statements[0].getStart(source),
        'return; ',
      )
  }

  const visitExpression = (node) => {
    if (ts.isConditionalExpression(node)) replace('condition', node.condition, `!(${textOf(node.condition)})`)
    if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken)
      replace('logic', node, textOf(node.operand))
    if (ts.isObjectLiteralExpression(node))
      node.properties.forEach((_, index) => drop('property', node.properties, index))
    if (ts.isArrayLiteralExpression(node))
      node.elements.forEach((_, index) => drop('list entry', node.elements, index))
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
      replace('call', node, textOf(node.expression.expression))
    else if (ts.isCallExpression(node) && node.arguments.length === 1)
      replace('call', node, textOf(node.arguments[0]))
  }

  const visitLiteral = (node) => {
    if (node.kind === Kind.TrueKeyword) replace('boolean', node, 'false')
    if (node.kind === Kind.FalseKeyword) replace('boolean', node, 'true')
    if (ts.isNumericLiteral(node) && !isName(node, node))
      replace('number', node, String(Number(node.text.replaceAll('_', '')) + 1))
    if (ts.isStringLiteral(node) && !isName(node, node)) replace('text', node, node.text ? "''" : "'mutated'")
  }

  const visit = (node) => {
    if (isLeftAlone(node)) return
    if (ts.isBinaryExpression(node)) visitBinary(node)
    visitStatement(node)
    visitExpression(node)
    visitLiteral(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return mutants.filter(({ start, end, replacement }) => text.slice(start, end) !== replacement)
}

/** The source with a mutant in it. */
export const mutated = (text, { start, end, replacement }) =>
  text.slice(0, start) + replacement + text.slice(end)

/** The lines that a mutant changes, before (`-`) and after (`+`), and the number of the first one. */
export const diffOf = (text, mutant) => {
  const lineStart = text.lastIndexOf('\n', mutant.start - 1) + 1
  const found = text.indexOf('\n', mutant.end)
  const lineEnd = found === -1 ? text.length : found
  const before = text.slice(lineStart, lineEnd)
  const after = mutated(text, mutant).slice(
    lineStart,
    lineEnd + mutant.replacement.length - mutant.end + mutant.start,
  )
  const marked = (sign, part) =>
    part
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => `${sign} ${line}`)
  return {
    line: text.slice(0, mutant.start).split('\n').length,
    lines: [...marked('-', before), ...marked('+', after)],
  }
}
