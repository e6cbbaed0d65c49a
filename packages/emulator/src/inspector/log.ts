import type { Identity } from '../kernel/handler.ts'
import { html, type Markup } from '../html/markup.ts'
import { layout, type Shown } from './layout.ts'
import { clockTime, type Column, type Content, dot, empty, heading, table, type Tone } from './pieces.ts'

/** How many lines the page shows. */
const most = 200

/** How many colours tell sessions apart. */
const colours = 6

interface Line {
  readonly time: Date
  readonly kind: 'Request' | 'Event' | 'Webhook' | 'Mail' | 'Clock'
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

/** Who made a request; a visitor or member has a colour, so that two sessions are told apart at a glance. */
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

const linesOf = ({ requests, webhooks, outbox, timeMachine }: Shown): readonly Line[] => {
  const { lastMove } = timeMachine
  const lines: Line[] = [
    ...requests
      .filter(({ method }) => method !== 'OPTIONS')
      .map(({ id, time, method, operation, path, status, identity }): Line => ({
        time,
        kind: 'Request',
        tone: requestTone(status),
        text: operation ?? `${method} ${path}`,
        result: status ? String(status) : 'no answer',
        href: `/inspector/requests/${id}`,
        identity,
      })),
    ...webhooks.events.map(({ id, createdDate, eventType }): Line => ({
      time: createdDate,
      kind: 'Event',
      tone: 'info',
      text: eventType,
      result: '',
      href: `/inspector/webhooks/events/${id}`,
    })),
    ...webhooks.deliveries.flatMap(({ id, eventType, attempts }) =>
      attempts.map(({ time, status, error }): Line => ({
        time,
        kind: 'Webhook',
        tone: status !== undefined && status < 300 ? 'good' : 'bad',
        text: eventType,
        result: status === undefined ? (error ?? 'no answer') : String(status),
        href: `/inspector/webhooks/deliveries/${id}`,
      })),
    ),
    ...outbox.map(({ id, createdDate, subject, to }): Line => ({
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

/** Requests, events, webhooks, mails and the clock in one list, the latest first; the script keeps it up to date. */
export const logPage = (emulator: Shown, search: string): Markup => {
  const wanted = search.trim().toLowerCase()
  const rows = linesOf(emulator)
    .filter(({ kind, text, result, identity }) => {
      const session = identity && idOf(identity)
      return !wanted || `${kind} ${text} ${result} ${session ?? ''}`.toLowerCase().includes(wanted)
    })
    .sort((left, right) => right.time.getTime() - left.time.getTime())
    .slice(0, most)
  return layout(
    { title: 'Live', section: '/inspector/log', emulator },
    html`${heading(
      'Live',
      'Everything that happens, the latest first.',
      html`<form class="inline" role="search" action="/inspector/log">
        <label>Search<input type="search" name="search" value="${search}" data-search /></label
        ><button>Find</button>
      </form>`,
    )}
    ${
      rows.length
        ? table({
            caption: 'Everything that happens',
            columns: columns(emulator),
            rows,
            href: ({ href }) => href,
          })
        : wanted
          ? empty('Nothing matches', 'Try another word, or the id of a visitor or member.')
          : empty('Nothing has happened yet', `Point an app at ${emulator.url}.`)
    }`,
  )
}
