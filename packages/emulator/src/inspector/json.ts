import { html, type Markup } from '../html/markup.ts'

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|[^"\d\-tfn]+|./g

/** Data as indented JSON, coloured by kind. */
export const json = (value: unknown): Markup => {
  const text = JSON.stringify(value, null, 2)
  const parts = [...text.matchAll(token)].map(([whole, string, colon, scalar]): Markup | string => {
    if (string !== undefined)
      return colon === undefined
        ? html`<span class="s">${string}</span>`
        : html`<span class="k">${string}</span>${colon}`
    return scalar === undefined ? whole : html`<span class="n">${scalar}</span>`
  })
  return html`<pre class="json" tabindex="0">${parts}</pre>`
}
