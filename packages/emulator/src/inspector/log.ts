import type { Identity } from '../kernel/handler.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import { isBackground } from '../server/request-log.ts'
import { layout, type Shown } from './layout.ts'
import { clockTime, type Column, type Content, dot, empty, heading, table, type Tone } from './pieces.ts'

/** How many lines the page shows. */
const most = 200

/** How many colors tell sessions apart. */
const colours = 6

const kinds = ['Request', 'Event', 'Webhook', 'Mail', 'Clock'] as const

interface Line {
  /** The key of a line: two pages give the same line the same key. */
  readonly key: string
  readonly time: Date
  readonly kind: (typeof kinds)[number]
  readonly tone: Tone
  readonly text: string
  readonly result: string
  readonly href: string
  readonly identity?: Identity
}

const idOf = (identity: Identity): string | undefined =>
  identity.kind === 'visitor'
    ? identity.visitorId
    : identity.kind === 'member'
      ? identity.memberId
      : undefined

/** A number that is the same for the same id. */
const hashOf = (id: string): number => Number.parseInt(id.replace(/\W|_/g, '').slice(0, 6), 36) || 0

/** The caller of a request. Each visitor or member has a color, which tells two sessions apart at a glance. */
const sessionOf = ({ identity }: Line): Content => {
  if (!identity || identity.kind === 'none') return ''
  const id = idOf(identity)
  return id === undefined
    ? identity.kind
    : html`<span class="session session-${hashOf(id) % colours}" title="${id}"
        >${identity.kind} ${id.slice(0, 4)}</span
      >`
}

const requestTone = (status: number): Tone =>
  status === 0 || status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good'

const linesOf = ({
  requests,
  webhooks,
  outbox,
  timeMachine,
}: Pick<Shown, 'requests' | 'webhooks' | 'outbox' | 'timeMachine'>): readonly Line[] => {
  const { lastMove } = timeMachine
  const lines: Line[] = [
    ...requests
      .filter((entry) => !isBackground(entry))
      .map(({ id, time, method, operation, path, status, identity }): Line => ({
        key: id,
        time,
        kind: 'Request',
        tone: requestTone(status),
        text: operation ?? `${method} ${path}`,
        result: status ? String(status) : 'no answer',
        href: `/inspector/requests/${id}`,
        identity,
      })),
    ...webhooks.events.map(({ id, createdDate, eventType }): Line => ({
      key: id,
      time: createdDate,
      kind: 'Event',
      tone: 'info',
      text: eventType,
      result: '',
      href: `/inspector/webhooks/events/${id}`,
    })),
    ...webhooks.deliveries.flatMap(({ id, eventType, attempts }) =>
      attempts.map(({ time, status, error }, number): Line => ({
        key: `${id} ${number}`,
        time,
        kind: 'Webhook',
        tone: status !== undefined && status < 300 ? 'good' : 'bad',
        text: eventType,
        result: status === undefined ? (error ?? 'no answer') : String(status),
        href: `/inspector/webhooks/deliveries/${id}`,
      })),
    ),
    ...outbox.map(({ id, createdDate, subject, to }): Line => ({
      key: id,
      time: createdDate,
      kind: 'Mail',
      tone: 'info',
      text: subject,
      result: to,
      href: `/inspector/outbox/${id}`,
    })),
    ...(lastMove
      ? [
          {
            key: lastMove.snapshotId,
            time: lastMove.to,
            kind: 'Clock',
            tone: 'warn',
            text: 'The clock was moved',
            result: '',
            href: '/inspector/clock',
          } as const,
        ]
      : []),
  ]
  return lines
}

const columns = (emulator: Shown): readonly Column<Line>[] => [
  { title: 'Time', cell: ({ time }) => clockTime(time, emulator) },
  { title: 'Kind', cell: ({ kind, tone }) => dot(tone, kind) },
  { title: 'What', main: true, cell: ({ text }) => html`<span class="mono">${text}</span>` },
  { title: 'Session', from: 480, cell: sessionOf },
  { title: 'Result', from: 720, cell: ({ result }) => result },
]

/** The lines that the page of live traffic shows. */
export interface LogView {
  readonly search: string
  /** The one kind that is shown; all of them unless it is one. */
  readonly kind: string
  /** The keys of the lines that were cleared away. */
  readonly cleared: ReadonlySet<string>
}

/** The keys of all lines that there are now. */
export const lineKeys = (emulator: Parameters<typeof linesOf>[0]): ReadonlySet<string> =>
  new Set(linesOf(emulator).map(({ key }) => key))

const controls = ({ search, kind, cleared }: LogView): Markup =>
  html`<div class="inline">
    <form class="inline" role="search" action="/inspector/log">
      <label
        >Kind<select name="kind">
          <option value="">All</option>
          ${kinds.map((name) => html`<option ${name === kind ? html` selected` : nothing}>${name}</option>`)}
        </select></label
      ><label>Search<input type="search" name="search" value="${search}" data-search /></label
      ><button>Find</button>
    </form>
    <button type="button" data-live hidden>Pause updates</button>
    <form class="inline" method="post" action="/inspector/log/clear"><button>Clear</button></form>
    ${
      cleared.size
        ? html`<form class="inline" method="post" action="/inspector/log/restore">
            <button>Show what was cleared</button>
          </form>`
        : nothing
    }
  </div>`

/** Requests, events, webhooks, mails and the clock in one list, the latest first; the script keeps it up to date. */
export const logPage = (emulator: Shown, view: LogView): Markup => {
  const { kind: chosen, cleared } = view
  const wanted = view.search.trim().toLowerCase()
  const isNarrowed = wanted !== '' || kinds.some((name) => name === chosen)
  const rows = linesOf(emulator)
    .filter(({ key }) => !cleared.has(key))
    .filter(({ kind }) => kind === chosen || !kinds.some((name) => name === chosen))
    .filter(({ kind, text, result, identity }) => {
      const session = identity && idOf(identity)
      return !wanted || `${kind} ${text} ${result} ${session ?? ''}`.toLowerCase().includes(wanted)
    })
    .toReversed()
    // Lines of the same moment, as a clock that stands still makes them, stay in the order of their kind.
    .sort((left, right) => right.time.getTime() - left.time.getTime())
    .slice(0, most)
  return layout(
    { title: 'Live', section: '/inspector/log', emulator },
    html`${heading('Live', 'Everything that happens, the latest first.', controls(view))}
    ${
      rows.length
        ? table({
            caption: 'Everything that happens',
            columns: columns(emulator),
            rows,
            href: ({ href }) => href,
          })
        : isNarrowed
          ? empty('Nothing matches', 'Try another kind, another word, or the id of a visitor or member.')
          : cleared.size
            ? empty('Nothing new', 'The next request, event, webhook or mail appears here.')
            : empty('Nothing has happened yet', `Point an app at ${emulator.url}.`)
    }`,
  )
}
