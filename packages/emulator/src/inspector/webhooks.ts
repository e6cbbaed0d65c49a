import { html, type Markup, nothing } from '../html/markup.ts'
import type { Delivery, Subscription } from '../webhooks/delivery.ts'
import { empty, layout, moment, type Shown } from './layout.ts'

const tones = { delivered: 'good', pending: 'warn', failed: 'bad' } as const

const subscriptionItem = ({ id, url }: Subscription): Markup =>
  html`<li class="row">
    <span class="main mono">${url}</span>
    <form class="side" method="post" action="/inspector/webhooks/${id}/remove">
      <button class="danger" aria-label="Remove ${url}">Remove</button>
    </form>
  </li>`

const attemptsText = ({ attempts }: Delivery): string => {
  const last = attempts.at(-1)
  if (!last) return 'not sent yet'
  const count = attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`
  return `${count}, ${last.status === undefined ? (last.error ?? 'no answer') : `status ${last.status}`}`
}

const deliveryItem = (delivery: Delivery, emulator: Shown): Markup =>
  html`<li class="row">
    <span class="main"
      ><strong>${delivery.eventType}</strong><span class="mono">${delivery.url}</span
      ><span class="muted">${attemptsText(delivery)}</span></span
    >
    <span class="side"
      ><span class="tag ${tones[delivery.status]}">${delivery.status}</span
      >${moment(delivery.createdDate, emulator)}
      <form method="post" action="/inspector/webhooks/deliveries/${delivery.id}/replay">
        <button aria-label="Send ${delivery.eventType} again">Send again</button>
      </form></span
    >
  </li>`

/** The page of subscriptions, the events that were sent, and their outcome; `refused` is an address that may not be subscribed. */
export const webhooksPage = (emulator: Shown, refused?: string): Markup => {
  const { subscriptions, deliveries, events } = emulator.webhooks
  return layout(
    { title: 'Webhooks', section: '/inspector/webhooks', emulator },
    html`<div class="heading">
        <div>
          <h1>Webhooks</h1>
          <p class="muted">
            Every change is posted as a signed token. The
            <a href="/_emulator/public-key">public key</a> checks it.
          </p>
        </div>
      </div>
      <section class="panel">
        <header><h2>Subscriptions</h2></header>
        ${
          subscriptions.length
            ? html`<ul class="list">
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
                required${refused === undefined ? nothing : html` value="${refused}" aria-invalid="true" aria-describedby="problem"`} /></label
            ><button class="primary">Subscribe</button>
          </form>
          ${refused === undefined ? nothing : html`<p id="problem" role="alert" class="problem">The address must be http or https on this machine.</p>`}
        </div>
      </section>
      <section class="panel">
        <header><h2>Deliveries</h2></header>
        ${
          deliveries.length
            ? html`<ul class="list">
                ${deliveries.toReversed().map((delivery) => deliveryItem(delivery, emulator))}
              </ul>`
            : empty('Nothing delivered yet', 'Subscribe an address, then change something.')
        }
      </section>
      <section class="panel">
        <header>
          <h2>Events</h2>
          ${events.length ? html`<span class="muted">the last ${events.length}</span>` : nothing}
        </header>
        ${
          events.length
            ? html`<ul class="list">
                ${events.toReversed().map(
                  ({ eventType, entityId, createdDate }) =>
                    html`<li class="row">
                      <span class="main"
                        ><strong>${eventType}</strong><span class="mono">${entityId}</span></span
                      ><span class="side">${moment(createdDate, emulator)}</span>
                    </li>`,
                )}
              </ul>`
            : empty('No events yet', 'Bookings, orders and the like make them.')
        }
      </section>`,
  )
}
