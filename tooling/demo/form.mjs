// Reads the forms of a page and fills them in as a browser without scripts would.

const names = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function decode(text) {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (name) return names[name] ?? whole
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })
}

const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source'])
const inline = new Set(['a', 'b', 'code', 'em', 'i', 'small', 'span', 'strong'])

function readAttributes(text) {
  const found = text.matchAll(/([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)
  return new Map(
    [...found].map(([, name, double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  )
}

/** The page as a flat list: tags that open, tags that close, and the text between them. */
function readTokens(html) {
  const parts = html
    .replace(/<!--.*?-->|<!doctype[^>]*>|<(script|style)\b.*?<\/\1>/gis, '')
    .matchAll(/<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|([^<]+)/gi)
  return [...parts].map(([, slash, tag, attributes, text]) =>
    text === undefined
      ? { kind: slash ? 'close' : 'open', tag: tag.toLowerCase(), attributes: readAttributes(attributes) }
      : { kind: 'text', text: decode(text) },
  )
}

/** Text as a person reads it: a new block is a new word. */
function joinText(tokens) {
  const texts = tokens.map(({ tag, text }) => text ?? (inline.has(tag) ? '' : ' '))
  return texts.join('').replace(/\s+/g, ' ').trim()
}

/** The element that opens at `start`, with everything in it. */
function elementAt(tokens, start) {
  if (empty.has(tokens[start].tag)) return [tokens[start]]
  let depth = 0
  for (let index = start; index < tokens.length; index++) {
    const { kind, tag } = tokens[index]
    if (tag === undefined || empty.has(tag)) continue
    depth += kind === 'open' ? 1 : -1
    if (depth === 0) return tokens.slice(start, index + 1)
  }
  throw new Error(`The page is not complete: <${tokens[start].tag}> is not closed`)
}

function elementsOf(tokens, test) {
  return tokens.flatMap((token, index) =>
    token.kind === 'open' && test(token) ? [elementAt(tokens, index)] : [],
  )
}

/** The text of each element with this role, such as `alert`. */
export function readRole(html, role) {
  return elementsOf(readTokens(html), ({ attributes }) => attributes.get('role') === role).map(joinText)
}

/** The text of each element with this tag, such as `h1`. */
export function readText(html, tag) {
  return elementsOf(readTokens(html), (token) => token.tag === tag).map(joinText)
}

function readForm(tokens, address) {
  const [{ attributes: own }] = tokens
  const form = {
    action: new URL(own.get('action') || address, address).href,
    method: (own.get('method') ?? 'get').toUpperCase(),
    /** Fields with what they hold when nobody touches them; `undefined` where nothing is chosen. */
    values: new Map(),
    /** The values that may be chosen, of fields that do not take every value. */
    choices: new Map(),
    buttons: [],
  }
  const offer = (name, value) => form.choices.set(name, [...(form.choices.get(name) ?? []), value])

  tokens.forEach(({ kind, tag, attributes }, index) => {
    const name = attributes?.get('name')
    if (kind !== 'open' || attributes.has('disabled')) return
    const type = attributes.get('type')?.toLowerCase()
    if (tag === 'button' || (tag === 'input' && type === 'submit')) {
      if (type === 'button' || type === 'reset') return
      const label = tag === 'button' ? joinText(elementAt(tokens, index)) : attributes.get('value')
      form.buttons.push({ name, value: attributes.get('value') ?? '', label })
    } else if (name === undefined) return
    else if (tag === 'textarea')
      form.values.set(
        name,
        elementAt(tokens, index)
          .map(({ text = '' }) => text)
          .join(''),
      )
    else if (tag === 'select') {
      const options = elementsOf(elementAt(tokens, index), (token) => token.tag === 'option').map(
        (option) => ({
          value: option[0].attributes.get('value') ?? joinText(option),
          selected: option[0].attributes.has('selected'),
        }),
      )
      for (const { value } of options) offer(name, value)
      form.values.set(name, (options.find(({ selected }) => selected) ?? options[0])?.value)
    } else if (tag === 'input' && (type === 'radio' || type === 'checkbox')) {
      const value = attributes.get('value') ?? 'on'
      offer(name, value)
      if (attributes.has('checked') || !form.values.has(name))
        form.values.set(name, attributes.has('checked') ? value : undefined)
    } else if (tag === 'input') form.values.set(name, attributes.get('value') ?? '')
  })
  return form
}

/** The forms of a page. `address` is the page's own. */
export function readForms(html, address) {
  return elementsOf(readTokens(html), ({ tag }) => tag === 'form').map((form) => readForm(form, address))
}

/**
 * Gives the fields that a browser sends when these values are entered and this button is pressed; every other field keeps what it held.
 *
 * @throws Error for a field, a choice or a button that the form does not have
 */
export function fillForm(form, values = {}, press) {
  const entered = new Map(form.values)
  for (const [name, value] of Object.entries(values)) {
    if (!entered.has(name))
      throw new Error(`The form has no field "${name}"; it has ${[...entered.keys()].join(', ')}`)
    const choices = form.choices.get(name)
    if (choices && !choices.includes(value))
      throw new Error(`"${name}" has no choice "${value}"; it has ${choices.join(', ')}`)
    entered.set(name, value)
  }
  const button = form.buttons.find(({ name, value, label }) =>
    press === undefined ? true : label === press || (name !== undefined && `${name}=${value}` === press),
  )
  if (!button) throw new Error(`The form has no button "${press}"`)
  const fields = [...entered].filter(([, value]) => value !== undefined)
  if (button.name !== undefined) fields.push([button.name, button.value])
  return new URLSearchParams(fields)
}
