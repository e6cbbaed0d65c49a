// The types of the reference as text in which the names of exported types are links.
import { escapeMarkdown } from './text.mjs'

/** How tightly a type must hold together where it stands: a union inside of an array needs parentheses. */
const loose = new Set(['union', 'intersection', 'conditional', 'typeOperator'])

const operators = new Set(['keyof', 'unique', 'readonly'])

/**
 * Makes the writer of types.
 *
 * @param linkOf gives the address of an exported declaration by its id, or nothing
 * @returns a function from a type of TypeDoc to Markdown
 */
export function createTypeText(linkOf) {
  const plain = escapeMarkdown

  function tight(type) {
    const needs = loose.has(type.type) || (type.type === 'reflection' && type.declaration.signatures)
    return needs ? `(${text(type)})` : text(type)
  }

  function list(types, separator) {
    return types.map(text).join(separator)
  }

  function parameters(all = []) {
    return all
      .map(({ name, type, flags, defaultValue }) => {
        const optional = flags?.isOptional || defaultValue !== undefined
        return `${flags?.isRest ? '...' : ''}${plain(name)}${optional ? '?' : ''}: ${text(type)}`
      })
      .join(', ')
  }

  function typeParameters(all) {
    if (!all?.length) return ''
    const names = all.map(({ name, type }) => (type ? `${plain(name)} extends ${text(type)}` : plain(name)))
    return `${plain('<')}${names.join(', ')}${plain('>')}`
  }

  /** `(client: Client) => Promise<Service>`, or with another mark than the arrow. */
  function signature({ parameters: all, type, typeParameters: generic }, mark = plain(' => ')) {
    return `${typeParameters(generic)}(${parameters(all)})${mark}${type ? text(type) : 'void'}`
  }

  function member({ name, type, flags, signatures }) {
    const mark = `${flags?.isReadonly ? 'readonly ' : ''}${plain(name)}${flags?.isOptional ? '?' : ''}`
    return signatures ? `${mark}${signature(signatures[0], ': ')}` : `${mark}: ${text(type)}`
  }

  function reflection({ children, signatures, indexSignatures }) {
    if (signatures && !children) return signatures.map((one) => signature(one)).join(plain(' & '))
    const index = (indexSignatures ?? []).map(
      ({ parameters: [key], type }) =>
        `${plain('[')}${plain(key.name)}: ${text(key.type)}${plain(']')}: ${text(type)}`,
    )
    const members = [...index, ...(children ?? []).map(member)]
    return members.length ? `${plain('{')} ${members.join('; ')} ${plain('}')}` : plain('{}')
  }

  function reference({ target, name, typeArguments, refersToTypeParameter }) {
    const link = typeof target === 'number' && !refersToTypeParameter ? linkOf(target) : undefined
    const shown = link ? `[${plain(name)}](${link})` : plain(name)
    return typeArguments?.length ? `${shown}${plain('<')}${list(typeArguments, ', ')}${plain('>')}` : shown
  }

  function mapped({ parameter, parameterType, templateType, nameType, optionalModifier, readonlyModifier }) {
    const key = `${plain('[')}${plain(parameter)} in ${text(parameterType)}${nameType ? ` as ${text(nameType)}` : ''}${plain(']')}`
    const optional = optionalModifier ? plain(optionalModifier === '-' ? '-?' : '?') : ''
    return `${plain('{')} ${readonlyModifier ? 'readonly ' : ''}${key}${optional}: ${text(templateType)} ${plain('}')}`
  }

  const writers = {
    array: ({ elementType }) => `${tight(elementType)}${plain('[]')}`,
    conditional: ({ checkType, extendsType, trueType, falseType }) =>
      `${text(checkType)} extends ${text(extendsType)} ? ${text(trueType)} : ${text(falseType)}`,
    indexedAccess: ({ objectType, indexType }) =>
      `${tight(objectType)}${plain('[')}${text(indexType)}${plain(']')}`,
    inferred: ({ name }) => `infer ${plain(name)}`,
    intersection: ({ types }) => types.map(tight).join(plain(' & ')),
    intrinsic: ({ name }) => plain(name),
    literal: ({ value }) => plain(typeof value === 'string' ? `'${value}'` : String(value)),
    mapped,
    namedTupleMember: ({ name, isOptional, element }) =>
      `${plain(name)}${isOptional ? '?' : ''}: ${text(element)}`,
    optional: ({ elementType }) => `${tight(elementType)}?`,
    predicate: ({ asserts, name, targetType }) =>
      `${asserts ? 'asserts ' : ''}${plain(name)}${targetType ? ` is ${text(targetType)}` : ''}`,
    query: ({ queryType }) => `typeof ${text(queryType)}`,
    reference,
    reflection: ({ declaration }) => reflection(declaration),
    rest: ({ elementType }) => `...${tight(elementType)}`,
    templateLiteral: ({ head, tail }) =>
      plain('`') +
      plain(head) +
      tail.map(([type, after]) => `${plain('${')}${text(type)}${plain('}')}${plain(after)}`).join('') +
      plain('`'),
    tuple: ({ elements = [] }) => `${plain('[')}${list(elements, ', ')}${plain(']')}`,
    typeOperator: ({ operator, target }) => {
      if (!operators.has(operator)) throw new Error(`The operator ${operator} of types is not known`)
      return `${operator} ${tight(target)}`
    },
    union: ({ types }) =>
      types.map((type) => (type.type === 'reflection' ? tight(type) : text(type))).join(plain(' | ')),
    unknown: ({ name }) => plain(name),
  }

  function text(type) {
    const write = writers[type.type]
    if (!write) throw new Error(`Types of the kind ${type.type} cannot be written`)
    return write(type)
  }

  return { text, signature, parameters }
}
