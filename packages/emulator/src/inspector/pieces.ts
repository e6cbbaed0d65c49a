// The pieces that every page of the inspector is made of. All of them work without script.
//
//   layout(…)        in layout.ts: the frame (rail, top bar, strip of faults) around the content and, if given, a drawer
//   heading(…)       the title of a page with a sentence and controls beside it
//   panel(…)         a box with a title
//   table(…)         rows of 32 pixels, each a link to its drawer; columns leave as the list becomes narrower
//   drawer(…)        the details of the chosen row, on the right; alone on a phone. Its address is a page of its own
//   empty(…)         says that a list is empty, and how it fills
//   facts(…)         names and values
//   moment(…), clockTime(…)   a moment in the time zone of the business, with or without its day
//   dot(…)           a status as a colored dot and a word
//   copyButton(…)    copies a text; the script shows it, because nothing can be copied without one
//   json(…)          in json.ts: data that folds
//
// The script (client/) adds to them: it keeps pages up to date, and knows the keys that layout.ts lists.
import { html, type Markup, nothing } from '../html/markup.ts'
import { icon } from './icons.ts'
import type { Shown } from './layout.ts'

/** Text or a piece of a page. */
export type Content = Markup | string

/** How a state is to be taken. */
export type Tone = 'good' | 'info' | 'warn' | 'bad' | 'quiet'

/** The title of a page, a sentence about it, and what stands beside it. */
export const heading = (title: Content, text: Content = nothing, beside: Markup = nothing): Markup =>
  html`<div class="heading">
    <div>
      <h1>${title}</h1>
      <p class="muted">${text}</p>
    </div>
    ${beside}
  </div>`

/** A box with a title; `beside` stands at the end of the line of the title. A title with an id can take the focus. */
export const panel = (title: Content, content: Markup, beside: Content = nothing, id?: string): Markup =>
  html`<section class="panel">
    <header>
      <h2 ${id === undefined ? nothing : html` id="${id}" tabindex="-1"`}>${title}</h2>
      ${beside}
    </header>
    ${content}
  </section>`

/** A column of a table. */
export interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => Content
  /** The column that takes the room that is left, and whose text is the link of the row. One column of a table has it. */
  readonly main?: boolean
  /** The column is seen only in a list that is at least so wide: 480 or 720 pixels. */
  readonly from?: 480 | 720
  /** The values are numbers or times, which stand at the right. */
  readonly number?: boolean
}

interface Table<Row> {
  /** What the table lists, for screen readers. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** The address of a row's details. */
  readonly href?: (row: Row) => string
  /** Whether the row is the one that the drawer shows. */
  readonly current?: (row: Row) => boolean
}

const classesOf = <Row>({ main, from, number }: Column<Row>): string =>
  [main && 'main', from && `from-${from}`, number && 'number'].filter(Boolean).join(' ')

/** A list whose rows are 32 pixels high. */
export const table = <Row>({ caption, columns, rows, href, current }: Table<Row>): Markup =>
  html`<div class="list">
    <table>
      <caption class="hidden">
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col" class="${classesOf(column)}">${column.title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => tableRow(row, { columns, href, current }))}
      </tbody>
    </table>
  </div>`

/** One row of a table. */
export const tableRow = <Row>(
  row: Row,
  {
    columns,
    href,
    current,
  }: {
    readonly columns: readonly Column<Row>[]
    readonly href: ((row: Row) => string) | undefined
    readonly current: ((row: Row) => boolean) | undefined
  },
): Markup =>
  html`<tr ${current?.(row) ? html` class="current"` : nothing}>
    ${columns.map((column) => {
      const { cell, main } = column
      return html`<td class="${classesOf(column)}">
        ${main && href ? html`<a href="${href(row)}" data-drawer ${current?.(row) ? html` aria-current="true"` : nothing}>${cell(row)}</a>` : cell(row)}
      </td>`
    })}
  </tr>`

interface Drawer {
  readonly title: Content
  /** Address of the list without the drawer. */
  readonly close: string
  /** Stands under the title. */
  readonly actions?: Markup
  /** Whether the content takes the focus instead of the title, such as the field of a form. */
  readonly ownFocus?: boolean
}

/** The details of the chosen row. `layout` takes it beside the content. */
export const drawer = ({ title, close, actions = nothing, ownFocus }: Drawer, content: Markup): Markup =>
  html`<section class="drawer" id="drawer" aria-labelledby="drawer-title">
    <header>
      <h2 id="drawer-title" tabindex="-1" ${ownFocus ? nothing : html` autofocus`}>${title}</h2>
      <a class="close" href="${close}">${icon('close')}<span>Close</span></a>
    </header>
    <div class="actions">${actions}</div>
    ${content}
  </section>`

/** Says that a list is empty, and how it fills. */
export const empty = (title: Content, hint: Content): Markup =>
  html`<div class="empty"><strong>${title}</strong><span>${hint}</span></div>`

/** Names and values. A value that is undefined is left out with its name. */
export const facts = (rows: readonly (readonly [name: Content, value: Content | undefined])[]): Markup =>
  html`<dl class="facts">
    ${rows.map(([name, value]) =>
      value === undefined
        ? nothing
        : html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
    )}
  </dl>`

/** A choice of a select field; its value is its text unless a text is given. */
export const option = (value: string, chosen?: string, text: string = value): Markup =>
  html`<option value="${value}" ${value === chosen ? html` selected` : nothing}>${text}</option>`

/** A state as a colored dot and a word. */
export const dot = (tone: Tone, text: Content): Markup => html`<span class="dot ${tone}">${text}</span>`

/** Copies a text. It is hidden where no script runs. */
export const copyButton = (text: string, label: string): Markup =>
  html`<button type="button" class="copy" data-copy="${text}" aria-label="Copy ${label}" hidden>
    ${icon('copy')}
  </button>`

const formatted = (
  time: Date,
  options: Intl.DateTimeFormatOptions,
  { business }: Pick<Shown, 'business'>,
): string => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: business.timeZone }).format(time)

/** A moment in the time zone of the business: `4 May 2026, 10:00:00`. */
export const moment = (time: Date, emulator: Pick<Shown, 'business'>): Markup =>
  html`<time datetime="${time.toISOString()}"
    >${formatted(time, { dateStyle: 'medium', timeStyle: 'medium' }, emulator)}</time
  >`

/** The time of a row, to the millisecond: `10:00:00.000`; with its day where that is not the day of the clock. */
export const clockTime = (time: Date, emulator: Pick<Shown, 'business' | 'clock'>): Markup => {
  const dayOf = (date: Date) => formatted(date, { day: 'numeric', month: 'short' }, emulator)
  const text = formatted(
    time,
    { hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 },
    emulator,
  )
  const day = dayOf(time)
  return html`<time
    datetime="${time.toISOString()}"
    title="${formatted(time, { dateStyle: 'full' }, emulator)}"
    >${day === dayOf(emulator.clock.now()) ? nothing : html`<span class="muted">${day}</span> `}${text.slice(0, -4)}<span
      class="milliseconds"
      >${text.slice(-4)}</span
    ></time
  >`
}
