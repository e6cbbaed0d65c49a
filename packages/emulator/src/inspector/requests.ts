import type { Identity } from '../kernel/handler.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import type { RequestEntry } from '../server/request-log.ts'
import { json } from './json.ts'
import { empty, layout, moment, type Shown } from './layout.ts'

const statusTag = (status: number): Markup =>
  status === 0
    ? html`<span class="tag bad">no answer</span>`
    : html`<span class="tag ${status < 300 ? 'good' : status < 400 ? 'info' : status < 500 ? 'warn' : 'bad'}"
        >${status}</span
      >`

/** Remarks about an answer that was not as usual. */
const remarks = ({ fault, replayed }: RequestEntry): Markup =>
  html`${fault === undefined ? nothing : html`<span class="tag warn">fault</span>`}${replayed ? html`<span class="tag info">replayed</span>` : nothing}`

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

/** The choices that narrow the list. */
export interface RequestFilter {
  readonly method: string
  readonly status: string
  readonly search: string
}

const option = (value: string, chosen: string, text = value): Markup =>
  html`<option value="${value}" ${value === chosen ? html` selected` : nothing}>${text}</option>`

const filterForm = ({ method, status, search }: RequestFilter): Markup =>
  html`<form class="filters" role="search">
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
    <label class="wide">Path or operation<input type="search" name="search" value="${search}" /></label>
    <button class="primary wide">Filter</button>
  </form>`

/** The last requests. */
export const requestsPage = (emulator: Shown, filter: RequestFilter): Markup => {
  const { method, status, search } = filter
  const wanted = search.trim().toLowerCase()
  const found = emulator.requests
    .filter((entry) => !method || entry.method === method)
    .filter((entry) => !status || String(entry.status).startsWith(status.slice(0, 1)))
    .filter((entry) => !wanted || `${entry.path} ${entry.operation ?? ''}`.toLowerCase().includes(wanted))
    .toReversed()
  return layout(
    { title: 'Requests', section: '/inspector/requests', emulator },
    html`<div class="heading"><h1>Requests</h1></div>
      ${filterForm(filter)}
      <section class="panel">
        ${
          found.length
            ? html`<ul class="list">
                ${found.map(
                  (entry) =>
                    html`<li>
                      <a class="row" href="/inspector/requests/${entry.id}"
                        ><span class="main request"
                          ><span class="method">${entry.method}</span>
                          <code>${entry.path}</code
                          >${entry.operation === undefined ? nothing : html`<span class="mono">${entry.operation}</span>`}</span
                        >
                        <span class="side"
                          >${remarks(entry)}${statusTag(entry.status)}<span class="took"
                            >${entry.milliseconds} ms</span
                          >${moment(entry.time, emulator)}</span
                        ></a
                      >
                    </li>`,
                )}
              </ul>`
            : emulator.requests.length
              ? empty('No request matches', 'Loosen the filter.')
              : empty('No requests yet', `Point an app at ${emulator.url}.`)
        }
      </section>`,
  )
}

const body = (title: string, value: unknown): Markup =>
  value === undefined
    ? nothing
    : html`<section class="panel">
        <header><h2>${title}</h2></header>
        ${json(value)}
      </section>`

/** One request. */
export const requestPage = (emulator: Shown, entry: RequestEntry): Markup =>
  layout(
    { title: `${entry.method} ${entry.path}`, section: '/inspector/requests', emulator },
    html`<div class="heading">
        <div>
          <p class="crumb"><a href="/inspector/requests">Requests</a></p>
          <h1>${entry.operation ?? `${entry.method} ${entry.path}`}</h1>
        </div>
        <span>${remarks(entry)} ${statusTag(entry.status)}</span>
      </div>
      <section class="panel">
        <div class="body">
          <dl class="facts">
            <div>
              <dt>Request</dt>
              <dd class="mono">${entry.method} ${entry.path}</dd>
            </div>
            <div>
              <dt>Request id</dt>
              <dd class="mono">${entry.id}</dd>
            </div>
            <div>
              <dt>Caller</dt>
              <dd>${identityText(entry.identity)}</dd>
            </div>
            <div>
              <dt>Time</dt>
              <dd>${moment(entry.time, emulator)}</dd>
            </div>
            <div>
              <dt>Took</dt>
              <dd>${entry.milliseconds} ms</dd>
            </div>
            ${
              entry.fault === undefined
                ? nothing
                : html`<div>
                    <dt>Fault</dt>
                    <dd class="mono">${entry.fault}</dd>
                  </div>`
            }
            ${
              entry.replayed
                ? html`<div>
                    <dt>Idempotency key</dt>
                    <dd>seen before: the first answer was given again</dd>
                  </div>`
                : nothing
            }
          </dl>
        </div>
      </section>
      ${body('Input', entry.request)}${body('Answer', entry.response)}`,
  )
