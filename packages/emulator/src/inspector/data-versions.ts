import { html, type Markup, nothing } from '../html/markup.ts'
import type { Stored } from '../kernel/state.ts'
import type { Shown } from './layout.ts'
import { moment, panel } from './pieces.ts'
import { type Difference, differencesBetween, type Version } from './versions.ts'

const text = (value: unknown): string => JSON.stringify(value)

const row = ({ path, before, after }: Difference): Markup =>
  html`<li>
    <span class="mono path">${path}</span>
    ${before === undefined ? nothing : html`<del class="mono"><span class="hidden">before: </span>${text(before)}</del>`}
    ${after === undefined ? nothing : html`<ins class="mono"><span class="hidden">after: </span>${text(after)}</ins>`}
  </li>`

const change = (older: Stored, newer: Stored): Markup => {
  const differences = differencesBetween(older, newer)
  return differences.length
    ? html`<ul class="rows differences">
        ${differences.map(row)}
      </ul>`
    : html`<p class="body muted">No value differs.</p>`
}

/** The last changes of an entity, the latest first: the values before and after each. Older ones are folded. */
export const changesPanels = (
  current: Stored,
  versions: readonly Version[],
  emulator: Pick<Shown, 'business'>,
): Markup => {
  const [latest, ...older] = versions.map(({ until, entity }, index) => ({
    until,
    older: entity,
    newer: versions[index - 1]?.entity ?? current,
  }))
  if (!latest) return nothing
  return html`${panel('Last change', change(latest.older, latest.newer), html`<span class="muted">${moment(latest.until, emulator)}</span>`)}
  ${older.map(
    ({ until, older: before, newer }) =>
      html`<details class="panel fold">
        <summary>Earlier change <span class="muted">${moment(until, emulator)}</span></summary>
        ${change(before, newer)}
      </details>`,
  )}`
}
