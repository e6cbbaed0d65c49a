import { html, type Markup, nothing } from '../html/markup.ts'
import type { Delivery, DeliveryAttempt, SignedToken, Subscription } from '../webhooks/delivery.ts'
import type { WebhookEvent } from '../webhooks/event.ts'
import { json, type LinkOf } from './json.ts'
import { layout, type Shown } from './layout.ts'
import {
  clockTime,
  type Column,
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
} from './pieces.ts'
import { causeOf } from './request-effects.ts'

const tones = { delivered: 'good', pending: 'warn', failed: 'bad' } as const

const subscriptionItem = ({ id, url }: Subscription): Markup =>
  html`<li>
    <span class="main mono">${url}</span>
    <form class="side" method="post" action="/inspector/webhooks/${id}/remove">
      <button class="danger small" aria-label="Remove ${url}">Remove</button>
    </form>
  </li>`

const resultOf = ({ status, error }: DeliveryAttempt): string =>
  status === undefined ? (error ?? 'no answer') : `status ${status}`

const attemptsText = ({ attempts }: Delivery): string => {
  const last = attempts.at(-1)
  if (!last) return 'not sent yet'
  return `${attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`}, ${resultOf(last)}`
}

const deliveryColumns = (emulator: Shown): readonly Column<Delivery>[] => [
  { title: 'Event', main: true, cell: ({ eventType }) => html`<span class="mono">${eventType}</span>` },
  { title: 'To', from: 720, cell: ({ url }) => html`<span class="mono">${url}</span>` },
  { title: 'Answer', from: 480, cell: attemptsText },
  { title: 'State', cell: ({ status }) => dot(tones[status], status) },
  { title: 'Time', number: true, from: 480, cell: ({ createdDate }) => clockTime(createdDate, emulator) },
]

const eventColumns = (emulator: Shown): readonly Column<WebhookEvent>[] => [
  { title: 'Event', main: true, cell: ({ eventType }) => html`<span class="mono">${eventType}</span>` },
  { title: 'Entity', from: 480, cell: ({ entityId }) => html`<span class="mono">${entityId}</span>` },
  { title: 'Time', number: true, cell: ({ createdDate }) => clockTime(createdDate, emulator) },
]

/** The data of an event with the texts in it, which are JSON themselves, read. */
export const payloadOf = ({ data }: WebhookEvent): unknown => {
  const read = JSON.parse(data) as Readonly<Record<string, string>>
  const inner = Object.fromEntries(
    ['data', 'identity'].flatMap((name) =>
      read[name] === undefined ? [] : [[name, JSON.parse(read[name]) as unknown]],
    ),
  )
  return { ...read, ...inner }
}

const payload = (event: WebhookEvent | undefined, linkOf: LinkOf): Markup =>
  event
    ? panel(
        'Payload',
        json(payloadOf(event), linkOf),
        copyButton(JSON.stringify(payloadOf(event), null, 2), 'the payload'),
      )
    : empty('The event is gone', 'The last 500 are kept.')

const attemptItem = (attempt: DeliveryAttempt, emulator: Shown): Markup =>
  html`<li>
    <span class="main">${resultOf(attempt)}</span
    ><span class="side">${clockTime(attempt.time, emulator)}</span>
    ${attempt.answer === undefined ? nothing : html`<pre class="block" tabindex="0">${attempt.answer}</pre>`}
  </li>`

const tokenPanel = ({ token, verified }: SignedToken): Markup =>
  panel(
    'Token',
    html`<div class="body">
      <p>
        ${verified ? dot('good', 'The public key verifies the signature.') : dot('bad', 'The public key does not verify the signature.')}
      </p>
      <pre class="block token" tabindex="0">${token}</pre>
    </div>`,
    copyButton(token, 'the token'),
  )

/** What stands beside the lists: a delivery or an event, as data and as a token. */
export type WebhookDetails = { readonly linkOf: LinkOf; readonly signed: SignedToken | undefined } & (
  | { readonly delivery: Delivery; readonly event: WebhookEvent | undefined }
  | { readonly delivery?: undefined; readonly event: WebhookEvent }
)

/** The request that an event comes from, as a link. */
const causeOfEvent = (emulator: Shown, event: WebhookEvent | undefined): Markup => {
  const cause = event && causeOf(emulator, 'emulator.events', event.id)
  return cause
    ? facts([
        [
          'Caused by',
          html`<a class="mono" href="/inspector/requests/${cause.id}">${cause.operation ?? cause.path}</a>`,
        ],
      ])
    : nothing
}

const details = (emulator: Shown, { delivery, event, signed, linkOf }: WebhookDetails): Markup => {
  const again = delivery
    ? { path: `/inspector/webhooks/deliveries/${delivery.id}/replay`, text: 'Send again' }
    : { path: `/inspector/webhooks/events/${event.id}/send`, text: 'Send to all subscriptions' }
  return drawer(
    {
      title: delivery?.eventType ?? event?.eventType ?? '',
      close: '/inspector/webhooks',
      actions: html`<form method="post" action="${again.path}"><button>${again.text}</button></form>`,
    },
    html`${causeOfEvent(emulator, event)}
    ${
      delivery
        ? html`${facts([
            ['To', html`<span class="mono">${delivery.url}</span>`],
            ['State', dot(tones[delivery.status], delivery.status)],
            ['Next attempt', delivery.nextAttemptDate && moment(delivery.nextAttemptDate, emulator)],
          ])}
          ${
            delivery.attempts.length
              ? panel(
                  'Attempts',
                  html`<ul class="rows">
                    ${delivery.attempts.map((attempt) => attemptItem(attempt, emulator))}
                  </ul>`,
                )
              : nothing
          }`
        : nothing
    }
    ${payload(event, linkOf)} ${signed ? tokenPanel(signed) : nothing}`,
  )
}

/** What the page of webhooks shows beside its lists. */
export interface WebhooksView {
  readonly search: string
  /** The types of the events that can be sent as a sample. */
  readonly sampleTypes: readonly string[]
  /** A sample that was not sent, and why. */
  readonly sample?: { readonly eventType: string; readonly subscriptionId: string; readonly problem: string }
  /** An address that may not be subscribed. */
  readonly refused?: string
  readonly details?: WebhookDetails
}

/** Sends an event about the stored data to one subscription. */
const sampleForm = (
  subscriptions: readonly Subscription[],
  { sampleTypes, sample }: Pick<WebhooksView, 'sampleTypes' | 'sample'>,
): Markup =>
  panel(
    'Send a sample event',
    subscriptions.length
      ? html`<form method="post" action="/inspector/webhooks/samples" class="body">
          <div class="inline">
            <label
              >Type of the sample<select
                name="eventType"
                ${sample ? html` aria-invalid="true" aria-describedby="sample-problem" autofocus` : nothing}
              >
                ${sampleTypes.map((name) => option(name, sample?.eventType))}
              </select></label
            ><label
              >To<select name="subscriptionId">
                ${subscriptions.map(({ id, url }) => option(id, sample?.subscriptionId, url))}
              </select></label
            ><button>Send the sample</button>
          </div>
          ${sample ? html`<p id="sample-problem" role="alert" class="problem">${sample.problem}.</p>` : nothing}
          <p class="muted hint">
            It is about the latest stored entity of its kind, and signed as every other event. The data stays
            as it is.
          </p>
        </form>`
      : html`<p class="body muted">Subscribe an address first.</p>`,
  )

/** Subscriptions, the deliveries to them with their outcome, and the events. */
export const webhooksPage = (emulator: Shown, view: WebhooksView): Markup => {
  const { search, refused, details: shown } = view
  const { subscriptions, deliveries, events } = emulator.webhooks
  const wanted = search.trim().toLowerCase()
  const matches = ({ eventType }: { readonly eventType: string }): boolean =>
    eventType.toLowerCase().includes(wanted)
  const foundDeliveries = deliveries.filter(matches).toReversed()
  const foundEvents = events.filter(matches).toReversed()
  return layout(
    {
      title: 'Webhooks',
      section: '/inspector/webhooks',
      emulator,
      drawer: shown && details(emulator, shown),
    },
    html`${heading(
        'Webhooks',
        html`Every change is posted as a signed token. The
          <a href="/_emulator/public-key">public key</a> checks it.`,
        html`<form class="inline" role="search" action="/inspector/webhooks">
          <label>Type of event<input type="search" name="search" value="${search}" data-search /></label
          ><button>Find</button>
        </form>`,
      )}
      ${panel(
        'Subscriptions',
        html`${
            subscriptions.length
              ? html`<ul class="rows">
                  ${subscriptions.map(subscriptionItem)}
                </ul>`
              : nothing
          }
          <div class="body">
            <form method="post" action="/inspector/webhooks" class="inline">
              <label
                >Address on this machine<input
                  type="url"
                  name="url"
                  placeholder="http://localhost:3000/webhook"
                  required${refused === undefined ? nothing : html` value="${refused}" aria-invalid="true" aria-describedby="problem" autofocus`} /></label
              ><button class="primary">Subscribe</button>
            </form>
            ${refused === undefined ? nothing : html`<p id="problem" role="alert" class="problem">The address must be http or https on this machine.</p>`}
          </div>`,
      )}
      ${sampleForm(subscriptions, view)}
      <h2>Deliveries</h2>
      ${
        foundDeliveries.length
          ? table({
              caption: 'Deliveries',
              columns: deliveryColumns(emulator),
              rows: foundDeliveries,
              href: ({ id }) => `/inspector/webhooks/deliveries/${id}`,
              current: (row) => row === shown?.delivery,
            })
          : empty('Nothing delivered', 'Subscribe an address, then change something.')
      }
      <h2>Events</h2>
      ${
        foundEvents.length
          ? table({
              caption: 'Events',
              columns: eventColumns(emulator),
              rows: foundEvents,
              href: ({ id }) => `/inspector/webhooks/events/${id}`,
              current: (row) => !shown?.delivery && row === shown?.event,
            })
          : empty('No events', 'Bookings, orders and the like make them.')
      }`,
  )
}
