import type { FieldViolation } from '@frontdesk/core'
import { type Fault, isInForce } from '../faults/fault-registry.ts'
import { describeFault, type FaultRule } from '../faults/fault-rule.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import { faultOfPreset, type FaultPreset, faultPresets } from './fault-presets.ts'
import { layout, type Shown } from './layout.ts'
import { type Column, dot, empty, heading, panel, table } from './pieces.ts'

/** The fields of the form, as they were sent. */
export type FaultForm = Readonly<Record<string, string>>

const effects = [
  ['status', 'Answer with an error'],
  ['reset', 'Cut the connection'],
  ['truncate', 'Cut the answer in half'],
  ['wait', 'Only wait'],
  ['declined', 'Decline the card'],
  ['pending', 'Leave the payment pending'],
] as const

/** The effects on cards that are charged on hosted pages. They choose no requests. */
const cardEffects: readonly string[] = ['declined', 'pending']

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** A number as it was typed; what is none stays as it is, to be refused. */
const numberOf = (text: string): unknown => (Number.isNaN(Number(text)) ? text : Number(text))

/** The rule that a form describes, unchecked. Of the fields that hang on the effect only its own are read. */
export const faultOfForm = (form: FaultForm): FaultRule => {
  const { effect = 'status', status = '', when = 'instead', share = '' } = form
  const text = (name: string) => (form[name] ? { [name]: form[name] } : {})
  const number = (name: string) => (form[name] ? { [name]: numberOf(form[name]) } : {})
  const often = { ...number('times'), ...(share && { probability: Number(share) / 100 }) }
  if (cardEffects.includes(effect)) return { ...often, card: effect } as FaultRule
  return {
    ...{ ...text('operation'), ...text('method'), ...text('path') },
    ...often,
    ...(effect === 'wait' ? { latency: numberOf(form['latency'] ?? '') } : number('latency')),
    ...(effect === 'status' && { status: numberOf(status), ...text('code'), ...number('retryAfter') }),
    ...(effect === 'reset' && { reset: true }),
    ...(effect === 'truncate' && { truncate: true }),
    ...((effect === 'status' || effect === 'reset') && when === 'after' && { after: true }),
  } as FaultRule
}

const targetOf = ({ operation, method, path, card }: FaultRule): string =>
  operation ??
  (card && 'Cards on hosted pages') ??
  ([method, path].filter(Boolean).join(' ') || 'Every request')

const columns: readonly Column<Fault>[] = [
  { title: 'Requests', main: true, cell: (fault) => html`<span class="mono">${targetOf(fault)}</span>` },
  {
    title: 'Effect',
    from: 480,
    cell(fault) {
      const { probability } = fault
      const share = probability === undefined ? '' : `, ${Math.round(probability * 1000) / 10} % of them`
      return html`<span class="mono">${describeFault(fault)}${share}</span>`
    },
  },
  {
    title: 'Struck',
    from: 720,
    number: true,
    cell: ({ struck, times }) => (times ? `${struck} of ${times}` : String(struck)),
  },
  {
    title: 'State',
    cell: (fault) =>
      isInForce(fault) ? dot('bad', 'in force') : dot('quiet', fault.disabled ? 'off' : 'used up'),
  },
  {
    title: 'Change',
    number: true,
    cell(fault) {
      const on = isInForce(fault)
      const target = targetOf(fault)
      return html`<form method="post" action="/inspector/faults/${fault.id}/switch" class="inline">
        <input type="hidden" name="on" value="${String(!on)}" />
        <button class="small" aria-label="Switch ${on ? 'off' : 'on'} the fault of ${target}">
          Switch ${on ? 'off' : 'on'}
        </button>
        <button
          class="small danger"
          formaction="/inspector/faults/${fault.id}/remove"
          aria-label="Remove the fault of ${target}"
        >
          Remove
        </button>
      </form>`
    },
  },
]

const presetItem = (preset: FaultPreset, faults: readonly Fault[]): Markup => {
  const { id, title, rule } = preset
  const known = faultOfPreset(preset, faults)
  const change = known && isInForce(known) ? 'Switch off' : 'Switch on'
  return html`<li>
    <span class="main">${title} <span class="muted mono">${describeFault(rule)}</span></span>
    <form method="post" action="/inspector/faults/presets/${id}">
      <button class="small" aria-label="${change}: ${title}">${change}</button>
    </form>
  </li>`
}

interface Field {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  readonly numeric?: boolean
  readonly list?: string
  /** Takes a row of its own where there is little room. */
  readonly wide?: boolean
}

/** Problems go by the names of the rule; these fields have another. */
const ruleNames: Readonly<Record<string, string>> = { share: 'probability' }

/** The messages about a field, in the words of the form. */
const problemTexts: Readonly<Record<string, string>> = { share: 'must be above 0 and up to 100' }

const formField = (
  { name, label, hint, placeholder, numeric, list, wide }: Field,
  form: FaultForm,
  problems: readonly FieldViolation[],
): Markup => {
  const violation = problems.find(({ field }) => field === (ruleNames[name] ?? name))
  const problem = violation && (problemTexts[name] ?? violation.description)
  const described = [...(hint ? [`${name}-hint`] : []), ...(problem ? [`${name}-problem`] : [])].join(' ')
  return html`<div ${wide ? html` class="wide"` : nothing}>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${form[name] ?? ''}"
      autocomplete="off"
      ${placeholder ? html` placeholder="${placeholder}"` : nothing}${numeric ? html` inputmode="numeric"` : nothing}${list ? html` list="${list}"` : nothing}${problem ? html` aria-invalid="true"` : nothing}${violation !== undefined && violation === problems[0] ? html` autofocus` : nothing}${described ? html` aria-describedby="${described}"` : nothing}
    />
    ${hint ? html`<p class="muted hint" id="${name}-hint">${hint}</p>` : nothing}
    ${problem ? html`<p class="problem" id="${name}-problem" role="alert">${label} ${problem}.</p>` : nothing}
  </div>`
}

const selectField = (
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  form: FaultForm,
): Markup =>
  html`<div class="wide">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${options.map(([value, text]) => html`<option value="${value}" ${value === form[name] ? html` selected` : nothing}>${text}</option>`)}
    </select>
  </div>`

const faultForm = (
  operations: readonly string[],
  form: FaultForm,
  problems: readonly FieldViolation[],
): Markup => {
  const field = (own: Field): Markup => formField(own, form, problems)
  return html`<form method="post" action="/inspector/faults" class="fault" novalidate>
    <fieldset class="of-requests">
      <legend>Which requests</legend>
      <div class="fields">
        ${field({ wide: true, name: 'operation', label: 'Operation', list: 'operations', placeholder: 'Any', hint: 'Its id; * stands for any text' })}
        ${field({ wide: true, name: 'path', label: 'Path', placeholder: 'Any', hint: 'Such as /oauth2/token or /v2/bookings*' })}
        ${selectField('method', 'Method', [['', 'Any'], ...methods.map((name) => [name, name] as const)], form)}
      </div>
      <datalist id="operations">${operations.map((id) => html`<option value="${id}"></option>`)}</datalist>
    </fieldset>
    <fieldset>
      <legend>What goes wrong</legend>
      <div class="fields">
        ${selectField('effect', 'Effect', effects, form)}
        <div class="of-answer wide">
          ${selectField(
            'when',
            'What was asked for',
            [
              ['instead', 'Is not done'],
              ['after', 'Is done, its answer is lost'],
            ],
            form,
          )}
        </div>
        <div class="of-status">
          ${field({ name: 'status', label: 'Status', numeric: true, hint: '400 to 599' })}
        </div>
        <div class="of-status">${field({ name: 'code', label: 'Error code', placeholder: 'By status' })}</div>
        <div class="of-status">
          ${field({ name: 'retryAfter', label: 'Retry after', numeric: true, placeholder: 'Not said', hint: 'Seconds' })}
        </div>
        <div class="of-requests">
          ${field({ name: 'latency', label: 'Wait', numeric: true, placeholder: '0', hint: 'Milliseconds before anything else' })}
        </div>
        <p class="of-card muted hint">Every card that is charged on a hosted page, whatever its number.</p>
      </div>
    </fieldset>
    <fieldset>
      <legend>How often</legend>
      <div class="fields">
        ${field({ name: 'times', label: 'Requests', numeric: true, placeholder: 'No end', hint: 'After so many the rule is used up' })}
        ${field({ name: 'share', label: 'Share', numeric: true, placeholder: '100', hint: 'Percent of the matching requests' })}
      </div>
    </fieldset>
    <button class="primary">Add the rule</button>
  </form>`
}

/** The values that a new form starts with. */
const blank: FaultForm = { status: '503' }

/** Requests that go wrong on purpose, with the form for more. */
export const faultsPage = (
  emulator: Shown,
  operations: readonly string[],
  form: FaultForm = blank,
  problems: readonly FieldViolation[] = [],
): Markup => {
  const faults = emulator.faults.list()
  return layout(
    { title: 'Faults', section: '/inspector/faults', emulator },
    html`${heading(
        'Faults',
        html`Requests that go wrong on purpose. The header <code>x-frontdesk-fault: status=503</code> asks for
          one in a single request.`,
        faults.length
          ? html`<form method="post" action="/inspector/faults/clear">
              <button class="danger">Remove all</button>
            </form>`
          : nothing,
      )}
      ${
        faults.length
          ? table({ caption: 'Rules. The first that fits a request strikes it', columns, rows: faults })
          : empty('Nothing goes wrong', 'Switch on a fault that is ready, or describe one.')
      }
      <div class="grid halves">
        ${panel(
          'Ready to switch on',
          html`<ul class="rows">
            ${faultPresets.map((preset) => presetItem(preset, faults))}
          </ul>`,
        )}
        ${panel('Describe a fault', html`<div class="body">${faultForm(operations, form, problems)}</div>`)}
      </div>`,
  )
}
