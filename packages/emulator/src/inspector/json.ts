import { html, type Markup, nothing } from '../html/markup.ts'

/** Objects and arrays this deep are open at first. */
const openDepth = 2

/** Arrays and objects with more parts than this fold the rest. */
const longest = 20

type Part = readonly [name: string | undefined, value: unknown]

/** The address that a text of the data leads to, such as that of the entity whose id it is. */
export type LinkOf = (text: string) => string | undefined

const scalar = (value: unknown, linkOf: LinkOf): Markup => {
  if (typeof value !== 'string') return html`<span class="n">${JSON.stringify(value)}</span>`
  const href = linkOf(value)
  const text = html`<span class="s">${JSON.stringify(value)}</span>`
  return href === undefined ? text : html`<a href="${href}">${text}</a>`
}

const keyOf = (name: string | undefined): Markup =>
  name === undefined ? nothing : html`<span class="k">${JSON.stringify(name)}</span>: `

const partsOf = (value: object): Part[] =>
  Array.isArray(value) ? value.map((item: unknown): Part => [undefined, item]) : Object.entries(value)

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** Where a part stands, and where its texts lead. */
interface Place {
  readonly depth: number
  readonly linkOf: LinkOf
}

const folded = (parts: readonly Part[], place: Place): Markup =>
  html`${parts.slice(0, longest).map((part) => line(part, place))}${
    parts.length > longest
      ? html`<details>
          <summary class="muted">${parts.length - longest} more</summary>
          ${parts.slice(longest).map((part) => line(part, place))}
        </details>`
      : nothing
  }`

const line = ([name, value]: Part, { depth, linkOf }: Place): Markup => {
  if (typeof value !== 'object' || value === null)
    return html`<div class="line">${keyOf(name)}${scalar(value, linkOf)}</div>`
  const parts = partsOf(value)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (!parts.length) return html`<div class="line">${keyOf(name)}${open}${close}</div>`
  const size = counted(parts.length, Array.isArray(value) ? 'item' : 'field')
  return html`<details ${depth < openDepth ? html` open` : nothing}>
    <summary>${keyOf(name)}${open}<span class="size"> ${size} ${close}</span></summary>
    <div class="inside">${folded(parts, { depth: depth + 1, linkOf })}</div>
  </details>`
}

/** The data as JSON makes it: dates are text, and fields without a value are gone. */
const plain = (value: unknown): unknown => {
  const text = JSON.stringify(value) as string | undefined
  return text === undefined ? undefined : (JSON.parse(text) as unknown)
}

/** Searches the JSON after it; the script of the inspector shows it. */
const findField = (): Markup =>
  html`<form class="find" data-find hidden>
    <input type="search" placeholder="Find in this JSON" aria-label="Find in this JSON" />
    <output class="muted"></output>
  </form>`

/** Data as JSON that folds and can be searched: the first levels are open, and long lists show their first parts. */
export const json = (value: unknown, linkOf: LinkOf = () => undefined): Markup => {
  const data = plain(value)
  return html`${typeof data === 'object' ? findField() : nothing}
    <div class="json" tabindex="0" role="group" aria-label="JSON">
      ${typeof value === 'string' ? html`<pre>${value}</pre>` : line([undefined, data], { depth: 0, linkOf })}
    </div>`
}
