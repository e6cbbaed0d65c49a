// The pages of the reference: operations with their inputs, types, functions and constants.
import { createComments } from './comments.mjs'
import { callers, shortCallers } from './places.mjs'
import { escapeMarkdown, escapeTemplate, table } from './text.mjs'
import { createTypeText } from './type-text.mjs'
import { kinds } from './typedoc.mjs'

/** The order of the operations of a resource: making, reading, changing, removing, then all others, then many at once. */
const verbs = ['create', 'get', 'query', 'search', 'list', 'count', 'update', 'delete']

function rankOf({ operation: { id } }) {
  const verb = id.split('.')[2]
  if (verb.startsWith('bulk')) return verbs.length + 1
  const rank = verbs.indexOf(verb)
  return rank < 0 ? verbs.length : rank
}

/**
 * Makes the writer of the pages of the reference.
 *
 * @param links addresses of declarations by their ids
 * @param names addresses of exports by module and name: doc comments name them in code
 * @param codes addresses of error codes
 * @param sourceLink gives the address of a line of a source, or nothing when the sources are nowhere to be seen
 */
export function createReference({ project, links, names, codes, sourceLink }) {
  const { text: typeText, signature, parameters } = createTypeText((id) => links.get(id))
  const byId = new Map()
  const collect = (one) => {
    byId.set(one.id, one)
    one.children?.forEach(collect)
  }
  collect(project)

  const typed = (markdown) => `<span class="type" v-pre>${markdown}</span>`

  function source(one) {
    const place = one.sources?.[0]
    const address = place && sourceLink(place)
    return address ? `<a class="source" href="${address}" aria-label="Source of ${one.name}">Source</a>` : ''
  }

  /** The properties of a type, as far as it is an object or is put together from objects. */
  function propertiesOf(type) {
    if (!type) return []
    if (type.type === 'reflection') return type.declaration.children ?? []
    if (type.type === 'intersection') return type.types.flatMap(propertiesOf)
    return []
  }

  /** The rows of a table of fields; a field that is an object brings the rows of its own fields. */
  function fieldRows(fields, comments, path = '') {
    return fields.flatMap((field) => {
      const type = field.type ?? field.getSignature?.type
      const name = `${path}${field.name}`
      const inner = propertiesOf(type)
      const described = field.comment ?? field.signatures?.[0].comment ?? field.getSignature?.comment
      const shown = field.signatures
        ? typed(field.signatures.map((one) => signature(one)).join('<br>'))
        : typed(inner.length ? 'object' : typeText(type))
      const need = field.flags?.isOptional ? '' : ' <span class="required">required</span>'
      const row = [
        `<code class="field" v-pre>${escapeMarkdown(name).replaceAll('.', '.<wbr>')}</code>${need}`,
        shown,
        comments.text(described),
      ]
      return [row, ...fieldRows(inner, comments, `${name}.`)]
    })
  }

  function fieldTable(fields, comments) {
    const public_ = fields.filter(({ name, kind }) => !name.startsWith('~') && kind !== kinds.constructor)
    const rows = fieldRows(public_, comments)
    return table(['Field', 'Type', 'Description'], rows)
  }

  function extended(one) {
    const from = [...(one.extendedTypes ?? []), ...(one.implementedTypes ?? [])]
    return from.length ? `Extends ${typed(from.map(typeText).join(', '))}.` : ''
  }

  const blocks = (...parts) => parts.filter(Boolean).join('\n\n')

  function body(declaration, comments, comment = declaration.comment) {
    return blocks(comments.text(comment), comments.thrown(comment), comments.examples(comment))
  }

  /** The fields of a declaration: of an interface, of a class, or of an alias for an object. */
  function fieldsOf(declaration) {
    return declaration.children ?? propertiesOf(declaration.type)
  }

  function generic({ typeParameters }) {
    if (!typeParameters?.length) return ''
    const shown = typeParameters.map(
      ({ name, type, default: fallback }) =>
        `${escapeMarkdown(name)}${type ? ` extends ${typeText(type)}` : ''}${fallback ? ` = ${typeText(fallback)}` : ''}`,
    )
    return typed(`${escapeMarkdown('<')}${shown.join(', ')}${escapeMarkdown('>')}`)
  }

  function typeBody(one, comments) {
    const fields = fieldsOf(one)
    const alias = one.kind === kinds.type
    return blocks(
      generic(one),
      comments.text(one.comment),
      enumeration(one) ??
        (alias && (!fields.length || one.type.type === 'intersection') && typed(typeText(one.type))),
      extended(one),
      fieldTable(fields, comments),
      comments.thrown(one.comment),
      comments.examples(one.comment),
    )
  }

  /** The values of an enumeration, as the constant beside it lists them. */
  function enumeration({ type }) {
    const [of] = type?.typeArguments ?? []
    const list = of?.type === 'indexedAccess' && of.objectType.queryType?.target
    const values = byId.get(list)?.type?.target?.elements
    if (!values) return undefined
    const shown = values.map(({ value }) => `\`${value}\``).join(', ')
    const constant = byId.get(list)
    return `${shown}. [\`${constant.name}\`](${links.get(list)}) lists them.${type.name === 'Open' ? ' The platform may send further values.' : ''}`
  }

  function heading(level, one) {
    return `${'#'.repeat(level)} ${escapeMarkdown(one.name)} {#${one.name}}`
  }

  function functionSection(one, comments) {
    return one.signatures.map((overload, index) =>
      blocks(
        index === 0 && heading(3, one),
        `<span class="signature">${typed(escapeMarkdown(one.name) + signature(overload, ': '))}</span>`,
        comments.text(overload.comment),
        table(
          ['Parameter', 'Type', 'Description'],
          (overload.parameters ?? []).map((parameter) => [
            `<code class="field" v-pre>${escapeMarkdown(parameter.name)}</code>${parameter.flags?.isOptional || parameter.defaultValue ? '' : ' <span class="required">required</span>'}`,
            typed(typeText(parameter.type)),
            comments.text(parameter.comment),
          ]),
        ),
        comments.thrown(overload.comment),
        comments.examples(overload.comment),
        source(one),
      ),
    )
  }

  /** The types of input and result, as the operation declares them. */
  function typesOf(one) {
    const spec = one.children.find(({ name }) => name === 'spec').type
    const declared = spec.type === 'intersection' ? spec.types[0] : spec
    return declared.typeArguments
  }

  function operationSection(one, comments, shown) {
    const { operation } = one
    const [input, output] = typesOf(one)
    const overload = one.signatures[0]
    const declared = typeof input.target === 'number' ? byId.get(input.target) : undefined
    const name = escapeMarkdown(one.name)
    const first = declared && !shown.has(declared.id) && one.ownInputs.has(declared.id)
    if (first) shown.add(declared.id)
    const inputBlock = declared
      ? first
        ? blocks(
            `#### Input: ${escapeMarkdown(declared.name)} {#${declared.name}}`,
            typeBody(declared, comments),
          )
        : `Input: ${typed(typeText(input))}`
      : blocks('**Input**', fieldTable(propertiesOf(input), comments) || typed(typeText(input)))
    const path = `${operation.method} ${operation.prefix}${operation.path}`
    return blocks(
      heading(3, one),
      `<p class="facts"><span class="kind kind-${operation.kind}">${operation.kind}</span><code v-pre>${escapeMarkdown(path)}</code></p>`,
      comments.text(overload.comment),
      `<span class="signature">${typed(`${name}(client, input, options?): Promise${escapeMarkdown('<')}${typeText(output)}${escapeMarkdown('>')}`)}</span>`,
      `**Who may call it:** ${callers[operation.permission]}.`,
      inputBlock,
      comments.thrown(overload.comment),
      comments.examples(overload.comment),
      source(one),
    )
  }

  function operationTable(all) {
    return table(
      ['Operation', 'Who may call it', 'Description'],
      all.map(({ name, operation }) => [
        `[\`${name}\`](#${name})`,
        `<span class="callers">${shortCallers[operation.permission]}</span>`,
        escapeTemplate(operation.summary),
      ]),
    )
  }

  function constantTable(all, comments) {
    return table(
      ['Constant', 'Type', 'Description'],
      all.map((one) => [
        `<code class="field" id="${one.name}" v-pre>${escapeMarkdown(one.name)}</code>`,
        typed(typeText(one.type)),
        comments.text(one.comment ?? one.signatures?.[0].comment),
      ]),
    )
  }

  function section(title, parts) {
    const all = parts.flat().filter(Boolean)
    return all.length ? blocks(`## ${title}`, ...all) : ''
  }

  /** The text of a page below its title. */
  function pageBody({ module, exports }) {
    const comments = createComments({ names: (name) => names(module, name), codes, links })
    const ofKind = (...wanted) => exports.filter((one) => !one.operation && wanted.includes(one.kind))
    const operations = exports.filter(({ operation }) => operation)
    operations.sort((left, right) => rankOf(left) - rankOf(right))
    const ownInputs = new Set(
      exports.filter(({ kind }) => kind === kinds.interface || kind === kinds.type).map(({ id }) => id),
    )
    const shown = new Set()
    const calls = operations.map((one) => operationSection({ ...one, ownInputs }, comments, shown))
    const types = ofKind(kinds.interface, kinds.type).filter(({ id }) => !shown.has(id))
    const isList = ({ type }) => type?.target?.type === 'tuple'
    const constants = ofKind(kinds.constant)
    return blocks(
      operationTable(operations),
      section('Operations', calls),
      section(
        'Functions',
        ofKind(kinds.function).map((one) => blocks(...functionSection(one, comments))),
      ),
      section(
        'Classes',
        ofKind(kinds.class).map((one) => {
          const made = one.children.find(({ kind }) => kind === kinds.constructor)
          const call = made?.inheritedFrom
            ? ''
            : `<span class="signature">${typed(`new ${escapeMarkdown(one.name)}(${parameters(made?.signatures?.[0].parameters)})`)}</span>`
          return blocks(
            heading(3, one),
            generic(one),
            body(one, comments),
            extended(one),
            call,
            fieldTable(
              one.children.filter(({ inheritedFrom }) => !inheritedFrom),
              comments,
            ),
            source(one),
          )
        }),
      ),
      section(
        'Types',
        types.map((one) => blocks(heading(3, one), typeBody(one, comments), source(one))),
      ),
      section('Lists of values', [constantTable(constants.filter(isList), comments)]),
      section('Constants', [
        constantTable(
          constants.filter((one) => !isList(one)),
          comments,
        ),
      ]),
    )
  }

  return { pageBody }
}
