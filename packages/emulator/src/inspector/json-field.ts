import { html, type Markup, nothing } from '../html/markup.ts'
import type { Content } from './pieces.ts'

interface JsonField {
  readonly name: string
  readonly text: string
  readonly rows: number
  /** The sentences below the field. */
  readonly hint: Content
  /** Why the text was refused. */
  readonly problem?: string | undefined
}

/** A field with JSON to be edited, which takes the focus; screen readers read the problem and the hint with it. */
export const jsonField = ({ name, text, rows, hint, problem }: JsonField): Markup => {
  const isRefused = problem !== undefined
  return html`<label
      >JSON<textarea
        class="mono"
        name="${name}"
        rows="${rows}"
        spellcheck="false"
        autofocus
        aria-describedby="${name}-hint${isRefused ? ` ${name}-problem` : ''}"
        ${isRefused ? html` aria-invalid="true"` : nothing}
      >
${text}</textarea>
    </label>
    ${isRefused ? html`<p class="problem" id="${name}-problem" role="alert">${problem}</p>` : nothing}
    <p class="muted hint" id="${name}-hint">${hint}</p>`
}
