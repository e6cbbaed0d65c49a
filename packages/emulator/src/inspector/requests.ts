import type { Identity } from '../kernel/handler.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import { isBackground, type RequestEntry, sendsBody } from '../server/request-log.ts'
import type { State } from '../kernel/state.ts'
import { linkerOf } from './data.ts'
import { json, type LinkOf } from './json.ts'
import { layout, type Shown } from './layout.ts'
import {
  clockTime,
  type Column,
  type Content,
  copyButton,
  dot,
  drawer,
  empty,
  facts,
  heading,
  moment,
  option,
  panel,
  table,
  type Tone,
} from './pieces.ts'
import { curlOf, sdkCallOf } from './request-code.ts'
import { type SendForm, sendForm } from './request-sending.ts'
import { effectsOf, effectsPanel } from './request-effects.ts'

const toneOf = (status: number): Tone =>
  status === 0 || status >= 500 ? 'bad' : status >= 400 ? 'warn' : status >= 300 ? 'info' : 'good'

const statusDot = ({ status }: RequestEntry): Markup =>
  dot(toneOf(status), status ? String(status) : 'no answer')

/** Remarks about an answer that was not as usual. */
const remarks = ({ fault, replayed }: RequestEntry): Markup =>
  html`${fault === undefined ? nothing : html`<span class="tag attention">fault</span> `}${replayed ? html`<span class="tag info">replayed</span> ` : nothing}`

const identityText = (identity: Identity): string => {
  switch (identity.kind) {
    case 'visitor':
      return `visitor ${identity.visitorId}`
    case 'member':
      return `member ${identity.memberId}`
    case 'owner':
      return 'owner'
    default:
      return 'nobody'
  }
}

const classes = ['2xx', '3xx', '4xx', '5xx'] as const
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** The choices that narrow the list. Background requests are shown when their method is chosen. */
export interface RequestFilter {
  readonly method: string
  readonly status: string
  readonly search: string
}

const filterForm = ({ method, status, search }: RequestFilter): Markup =>
  html`<form class="filters" role="search" action="/inspector/requests">
    <label
      >Method<select name="method">
        ${option('', method, 'All')}${methods.map((name) => option(name, method))}
      </select></label
    >
    <label
      >Status<select name="status">
        ${option('', status, 'All')}${classes.map((name) => option(name, status))}
      </select></label
    >
    <label class="wide"
      >Path or operation<input type="search" name="search" value="${search}" data-search
    /></label>
    <button>Filter</button>
  </form>`

/** The operation and the path; only the path where it is not an operation. */
const titleOf = ({ operation, path }: RequestEntry): Markup =>
  operation === undefined
    ? html`<span class="mono">${path}</span>`
    : html`<span class="mono">${operation}</span> <span class="muted mono">${path}</span>`

const nameOf = ({ operation, path }: RequestEntry): string => operation ?? path

const columns = (emulator: Shown): readonly Column<RequestEntry>[] => [
  { title: 'Request', main: true, cell: titleOf },
  { title: 'Method', cell: ({ method }) => html`<span class="mono">${method}</span>`, from: 480 },
  { title: 'Status', cell: (entry) => html`${remarks(entry)}${statusDot(entry)}` },
  { title: 'Took', cell: ({ milliseconds }) => `${milliseconds} ms`, from: 720, number: true },
  { title: 'Time', cell: ({ time }) => clockTime(time, emulator), from: 480, number: true },
]

const found = (emulator: Shown, { method, status, search }: RequestFilter): readonly RequestEntry[] => {
  const wanted = search.trim().toLowerCase()
  return emulator.requests
    .filter((entry) => (method ? entry.method === method : !isBackground(entry)))
    .filter((entry) => !status || String(entry.status).startsWith(status.slice(0, 1)))
    .filter((entry) => !wanted || `${entry.path} ${entry.operation ?? ''}`.toLowerCase().includes(wanted))
    .toReversed()
}

const queryOf = (filter: RequestFilter): string => {
  const chosen = Object.entries(filter).filter(([, value]) => value)
  return chosen.length ? `?${new URLSearchParams(chosen).toString()}` : ''
}

/** Bytes in the unit that people read: `640 B`, `12.3 kB`. */
const sizeText = (bytes: number): string =>
  bytes < 1_000 ? `${bytes} B` : `${Math.round(bytes / 100) / 10} kB`

const sizesText = ({ requestSize, responseSize }: RequestEntry): string | undefined =>
  [
    ...(requestSize === undefined ? [] : [`${sizeText(requestSize)} sent`]),
    ...(responseSize === undefined ? [] : [`${sizeText(responseSize)} answered`]),
  ].join(', ') || undefined

const headers = (title: string, values: RequestEntry['requestHeaders'] = {}): Markup => {
  const rows = Object.entries(values).sort(([left], [right]) => (left < right ? -1 : 1))
  if (!rows.length) return nothing
  return html`<details class="panel fold">
    <summary>${title} <span class="muted">${rows.length}</span></summary>
    <div class="body">
      ${facts(rows.map(([name, value]) => [html`<span class="mono">${name}</span>`, html`<span class="mono">${value}</span>`]))}
    </div>
  </details>`
}

const body = (title: string, value: unknown, linkOf: LinkOf): Markup =>
  value === undefined
    ? nothing
    : panel(
        title,
        json(value, linkOf),
        copyButton(typeof value === 'string' ? value : JSON.stringify(value, null, 2), title),
      )

const code = (title: string, text: string | undefined, label: string): Markup =>
  text === undefined
    ? nothing
    : panel(title, html`<div class="body"><pre tabindex="0">${text}</pre></div>`, copyButton(text, label))

const actionsOf = ({ id, operation }: RequestEntry, canSend: boolean): Markup =>
  html`${
    canSend
      ? html`<form method="post" action="/inspector/requests/${id}/send"><button>Send again</button></form>
          <a class="button" href="/inspector/requests/${id}?edit">Edit and send</a>`
      : nothing
  }
  ${
    operation === undefined
      ? nothing
      : html`<form method="post" action="/inspector/faults/next">
          <input type="hidden" name="operation" value="${operation}" /><button>Let the next one fail</button>
        </form>`
  }`

/** The panel beside the list of requests. */
export interface RequestDetails {
  readonly entry: RequestEntry
  /** Whether the log contains the whole request, so that it can be sent again. */
  readonly canSend: boolean
  /** The input of the operation, where the request asked for one. */
  readonly input: object | undefined
  /** The form instead of the details. */
  readonly sending?: SendForm
}

const detailsDrawer = (
  emulator: Shown,
  state: State,
  { entry, canSend, input, sending }: RequestDetails,
  filter: RequestFilter,
): Markup => {
  const { id, method, path, operation, milliseconds, identity, fault, time, request, response } = entry
  const linkOf = linkerOf(state)
  const rows: readonly (readonly [string, Content | undefined])[] = [
    ['Request', html`<span class="mono">${method} ${path}</span>`],
    ['Operation', operation === undefined ? undefined : html`<span class="mono">${operation}</span>`],
    ['Status', html`${remarks(entry)}${statusDot(entry)}`],
    ['Fault', fault],
    ['Caller', identityText(identity)],
    ['Took', `${milliseconds} ms`],
    ['Size', sizesText(entry)],
    ['Time', moment(time, emulator)],
    ['Request id', html`<span class="mono">${id}</span>${copyButton(id, 'the request id')}`],
  ]
  const address = `/inspector/requests/${id}`
  return drawer(
    {
      title: operation ?? `${method} ${path}`,
      close: `/inspector/requests${queryOf(filter)}`,
      ...(!sending && { actions: actionsOf(entry, canSend) }),
    },
    sending
      ? sendForm(address, sending)
      : html`${facts(rows)} ${effectsPanel(effectsOf(state, entry))}
        ${body(sendsBody(method) ? 'Request body' : 'Query', request, linkOf)}
        ${body('Answer', response, linkOf)} ${headers('Request headers', entry.requestHeaders)}
        ${headers('Answer headers', entry.responseHeaders)}
        ${input ? code('As a call of the SDK', sdkCallOf(entry, input), 'the call') : nothing}
        ${code('As cURL', curlOf(entry, emulator.url), 'the cURL command')}`,
  )
}

/** The last requests; `details` are those of the one that stands beside the list. */
export const requestsPage = (
  emulator: Shown,
  state: State,
  filter: RequestFilter,
  details?: RequestDetails,
): Markup => {
  const shown = details?.entry
  const rows = found(emulator, filter)
  const query = queryOf(filter)
  return layout(
    {
      title: shown ? nameOf(shown) : 'Requests',
      section: '/inspector/requests',
      emulator,
      drawer: details && detailsDrawer(emulator, state, details, filter),
    },
    html`${heading('Requests', 'The last 500 calls of apps and pages, the latest first.')}
    ${filterForm(filter)}
    ${
      rows.length
        ? table({
            caption: 'Requests',
            columns: columns(emulator),
            rows,
            href: ({ id }) => `/inspector/requests/${id}${query}`,
            current: (entry) => entry === shown,
          })
        : emulator.requests.length
          ? empty('No request matches', 'Loosen the filter.')
          : empty('No requests yet', `Point an app at ${emulator.url}.`)
    }`,
  )
}
