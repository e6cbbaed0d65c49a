import type { FieldViolation } from '@frontdesk/core'
import type { Failure } from '../kernel/failure.ts'
import type { FormValues } from '../html/form-values.ts'
import { html, type Markup, nothing } from '../html/markup.ts'

/** The problem of each field. Fields come in the order of the page. */
export type FormErrors = Readonly<Record<string, string>>

/** Values and errors of a form that is shown. */
export interface FormState {
  readonly values: FormValues
  readonly errors: FormErrors
}

interface InputField {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password' | 'tel'
  readonly autocomplete: string
  readonly hint?: string
  readonly inputMode?: 'numeric'
  /** Shown as "optional" beside the label. */
  readonly optional?: boolean
  readonly maxLength?: number
  /** Stands beside the field, such as a button that sends it. */
  readonly button?: Markup
}

const describedBy = (name: string, hint: string | undefined, error: string | undefined): Markup => {
  const ids = [...(hint ? [`${name}-hint`] : []), ...(error ? [`${name}-error`] : [])]
  return ids.length ? html` aria-describedby="${ids.join(' ')}"` : nothing
}

const errorText = (name: string, error: string | undefined): Markup =>
  error ? html`<p class="error" id="${name}-error">${error}</p>` : nothing

/** A field with its label, its hint and its error. */
export const inputField = (
  {
    name,
    label,
    type = 'text',
    autocomplete,
    hint,
    inputMode,
    optional,
    maxLength = 200,
    button,
  }: InputField,
  { values, errors }: FormState,
): Markup => {
  const error = errors[name]
  const input = html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    value="${type === 'password' ? '' : (values[name] ?? '')}"
    autocomplete="${autocomplete}"
    maxlength="${maxLength}"
    ${inputMode ? html` inputmode="${inputMode}"` : nothing}${optional ? nothing : html` aria-required="true"`}${error ? html` aria-invalid="true"` : nothing}${describedBy(name, hint, error)}
  />`
  return html`<div class="field">
    <label for="${name}"
      >${label}${optional ? html` <span class="muted small">(optional)</span>` : nothing}</label
    >
    ${button ? html`<div class="with-button">${input}${button}</div>` : input}
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : nothing}${errorText(name, error)}
  </div>`
}

/** A box to tick, with its label, its hint and its error. */
export const checkField = (
  { name, label, hint }: Pick<InputField, 'name' | 'label' | 'hint'>,
  { values, errors }: FormState,
): Markup => {
  const error = errors[name]
  return html`<div class="field">
    <label class="check"
      ><input
        type="checkbox"
        id="${name}"
        name="${name}"
        value="yes"
        ${values[name] ? html` checked` : nothing}${error ? html` aria-invalid="true"` : nothing}${describedBy(name, hint, error)}
      />
      ${label}</label
    >
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : nothing}${errorText(name, error)}
  </div>`
}

/** A list to choose from, with its label and its error. */
export const selectField = (
  { name, label, autocomplete }: Pick<InputField, 'name' | 'label' | 'autocomplete'>,
  options: readonly (readonly [value: string, label: string])[],
  { values, errors }: FormState,
): Markup => {
  const error = errors[name]
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <select
      id="${name}"
      name="${name}"
      autocomplete="${autocomplete}"
      ${error ? html` aria-invalid="true"` : nothing}${describedBy(name, undefined, error)}
    >
      ${options.map(([value, text]) => html`<option value="${value}" ${value === values[name] ? html` selected` : nothing}>${text}</option>`)}</select
    >${errorText(name, error)}
  </div>`
}

export interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string
  /** At the end of the row. */
  readonly aside?: string
  /** Marks a delivery that needs no address. */
  readonly pickup?: boolean
}

/** Radio buttons; the first one is chosen unless the values say another. */
export const choiceField = (
  name: string,
  choices: readonly Choice[],
  { values, errors }: FormState,
): Markup => {
  const chosen = choices.some(({ value }) => value === values[name]) ? values[name] : choices[0]?.value
  return html`<div class="choices">
      ${choices.map(
        ({ value, label, hint, aside, pickup }) =>
          html`<label class="choice">
            <input
              type="radio"
              name="${name}"
              value="${value}"
              ${value === chosen ? html` checked` : nothing}${pickup ? html` data-pickup` : nothing}
            />
            <span>${label}${hint ? html`<span class="small">${hint}</span>` : nothing}</span>
            <span class="price">${aside ?? ''}</span>
          </label>`,
      )}
    </div>
    ${errorText(name, errors[name])}`
}

/** All errors at the top of the form, each one a link to its field. The browser moves the focus here. */
export const errorSummary = (errors: FormErrors, title = 'Please check these fields'): Markup => {
  const entries = Object.entries(errors)
  return entries.length
    ? html`<div class="summary" role="alert" tabindex="-1" autofocus>
        <h2>${title}</h2>
        <ul>
          ${entries.map(([name, text]) => html`<li><a href="#${name}">${text}</a></li>`)}
        </ul>
      </div>`
    : nothing
}

/** A line that tells what a part of the form has led to. It takes up no room while it says nothing. */
export const statusLine = (id: string, told: string | undefined): Markup =>
  html`<p
    class="status small muted"
    id="${id}"
    role="status"
    tabindex="-1"
    ${told ? html`autofocus` : nothing}
  >
    ${told ? html`<span>${told}</span>` : nothing}
  </p>`

/** A problem that no single field is to blame for. */
export interface Problem {
  readonly title: string
  readonly text: string
  /** Leads to the field where the problem can be solved. */
  readonly link?: { readonly field: string; readonly text: string }
}

/** A form that does not come from our own page, or comes after its cookie has gone. */
export const staleForm: Problem = {
  title: 'Not sent',
  text: 'The page was open for too long, or in another browser. Please send it again.',
}

/** The reason of a refusal in words; refused fields are named, because the code of their error says nothing. */
export const failureText = ({ message, details }: Failure): string => {
  const { fieldViolations } = (details['validationError'] ?? {}) as {
    readonly fieldViolations?: readonly FieldViolation[]
  }
  return fieldViolations?.map(({ field, description }) => `${field} ${description}`).join('; ') ?? message
}

/** A problem at the top of a form. */
export const alert = (problem: Problem | undefined): Markup =>
  problem
    ? html`<div class="summary" role="alert" tabindex="-1" autofocus>
        <h2>${problem.title}</h2>
        <p>${problem.text}</p>
        ${problem.link ? html`<p><a href="#${problem.link.field}">${problem.link.text}</a></p>` : nothing}
      </div>`
    : nothing

/** The problem with a phone number, if there is one; the number may be left out. */
export const checkPhone = ({ phone = '' }: FormValues): FormErrors =>
  !phone || /^\+?[\d\s()./-]{6,30}$/.test(phone)
    ? {}
    : { phone: 'Enter a phone number with its country code' }

/** An error for each of these fields that is empty. */
export const requireFields = (
  values: FormValues,
  labels: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(labels)
      .filter(([name]) => !values[name])
      .map(([name, label]) => [name, `Enter ${label}`]),
  )
