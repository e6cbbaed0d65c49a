import { html, type Markup, nothing } from '../html/markup.ts'
import type { NewField } from './new-entity.ts'
import { drawer } from './pieces.ts'

/** The form that makes an entity: fields, or the body of the request as JSON. */
export type NewEntity = {
  /** The operation that makes it. */
  readonly operation: string
  /** The refusal of the platform. */
  readonly problem?: string
} & (
  | { readonly fields: readonly NewField[] }
  | { readonly json: string; /** Whether there is a form with fields too. */ readonly hasForm: boolean }
)

/** An entity of a collection in words: `staff member` for `bookings.staffMembers`. */
export const entityName = (collection: string): string =>
  collection
    .slice(collection.indexOf('.') + 1)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')

const control = ({ name, type = 'text', choices, value }: NewField): Markup =>
  choices
    ? html`<select name="${name}">
        ${choices.map(
          ([own, text]) =>
            html`<option value="${own}" ${own === value ? html` selected` : nothing}>${text}</option>`,
        )}
      </select>`
    : html`<input
        name="${name}"
        type="${type}"
        value="${value}"
        ${type === 'number' ? html` step="any"` : nothing}
      />`

/** The drawer with the form for a new entity of a collection. */
export const newDrawer = (collection: string, entity: NewEntity, address: string): Markup => {
  const { operation, problem } = entity
  const other =
    'fields' in entity
      ? html`<a class="button" href="${address}?new=json">As JSON</a>`
      : entity.hasForm
        ? html`<a class="button" href="${address}?new">As a form</a>`
        : nothing
  return drawer(
    {
      title: `New ${entityName(collection)}`,
      close: address,
      actions: other,
      ownFocus: problem !== undefined,
    },
    html`<form method="post" action="${address}/new" class="grid" novalidate>
      ${
        problem === undefined
          ? nothing
          : html`<p class="problem" role="alert" tabindex="-1" autofocus>Not created: ${problem}.</p>`
      }
      ${
        'fields' in entity
          ? entity.fields.map((field) => html`<label>${field.label}${control(field)}</label>`)
          : html`<label
              >Body of the request<textarea class="mono" name="json" rows="20" spellcheck="false">
${entity.json}</textarea>
            </label>`
      }
      <p class="muted hint">
        The owner calls <code>${operation}</code>: every check runs, events tell of it, and the request is in
        the log.
      </p>
      <div class="actions"><button class="primary">Create</button></div>
    </form>`,
  )
}
