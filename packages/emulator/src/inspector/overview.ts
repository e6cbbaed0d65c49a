import { type Member, demoMembers, members } from '../auth/index.ts'
import { bookings, keepsPlace } from '../bookings/index.ts'
import { orders, testCards } from '../ecom/index.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import type { State } from '../kernel/state.ts'
import type { Milestones } from '../server/request-log.ts'
import { layout, type Shown } from './layout.ts'
import { type Content, copyButton, dot, facts, heading, panel } from './pieces.ts'

const accounts = (state: State): Markup => {
  const known = demoMembers.filter(({ id }) => state.in<Member>(members).get(id))
  return known.length
    ? panel(
        'Test accounts',
        html`<ul class="rows">
          ${known.map(
            ({ firstName, lastName, email, password }) =>
              html`<li>
                <span class="main">${firstName} ${lastName}</span>
                <span class="side mono"
                  >${email} · ${password}${copyButton(password, `the password of ${firstName}`)}</span
                >
              </li>`,
          )}
        </ul>`,
      )
    : nothing
}

const cards = (): Markup =>
  panel(
    'Test cards',
    html`<ul class="rows pairs">
      ${testCards.map(
        ({ number, description }) =>
          html`<li>
            <span class="main mono">${number}${copyButton(number, `the card ${number}`)}</span>
            <span class="side">${description}</span>
          </li>`,
      )}
    </ul>`,
    html`<span class="muted">any name, future date and CVC</span>`,
  )

/** A figure that leads to its list. */
const figure = (count: number, text: string, href: string): Markup =>
  html`<li>
    <a href="${href}"><strong>${count}</strong> ${text}</a>
  </li>`

const dayOf = (date: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(date)

/** The state of the business in a few figures. */
const figures = (emulator: Shown, state: State): Markup => {
  const { clock, business, requests } = emulator
  const now = clock.now()
  const today = dayOf(now, business.timeZone)
  const kept = state.in(bookings).all()
  const comes = kept.filter(
    ({ status, startDate }) =>
      status === 'CONFIRMED' && startDate && dayOf(startDate, business.timeZone) === today,
  )
  const held = kept.filter(
    (booking) => booking.status === 'CREATED' && !keepsPlace(booking) && booking.heldUntil > now,
  )
  const unpaid = state.in(orders).filter(({ paymentStatus }) => paymentStatus === 'NOT_PAID')
  const failed = requests.filter(({ status }) => status === 0 || status >= 400)
  return html`<ul class="figures">
    ${figure(comes.length, 'bookings today', '/inspector/entities/bookings.bookings')}
    ${figure(held.length, 'open holds', '/inspector/clock')}
    ${figure(unpaid.length, 'unpaid orders', '/inspector/entities/ecom.orders')}
    ${figure(failed.length, 'refused or failed requests', '/inspector/requests?status=4xx')}
  </ul>`
}

/** The first steps of an app, and which of them are done. */
const firstSteps = (
  { webhooks, outbox, clientId }: Shown,
  { called, booked, signedIn }: Milestones,
): Markup => {
  const steps: readonly (readonly [boolean, Content])[] = [
    [called, html`An app has called with the client id <code>${clientId}</code>`],
    [booked, 'A booking was made'],
    [signedIn, 'Somebody has signed in'],
    [outbox.length > 0, html`A <a href="/inspector/outbox">mail</a> was sent`],
    [webhooks.subscriptions.length > 0, html`An address is told of <a href="/inspector/webhooks">events</a>`],
  ]
  const left = steps.filter(([done]) => !done).length
  return left
    ? panel(
        'First steps',
        html`<ul class="rows">
          ${steps.map(([done, text]) => html`<li>${dot(done ? 'good' : 'quiet', text)}<span class="side">${done ? 'done' : 'to do'}</span></li>`)}
        </ul>`,
      )
    : nothing
}

const value = (text: string, label: string): Markup =>
  html`<span class="mono">${text}</span>${copyButton(text, label)}`

/** The page for somebody who has just started the emulator: addresses, keys and accounts. */
export const overviewPage = (emulator: Shown, state: State, milestones: Milestones): Markup => {
  const { url, clientId, apiKey, instanceId, seed, business } = emulator
  const env = `FRONTDESK_URL=${url}\nFRONTDESK_CLIENT_ID=${clientId}\nFRONTDESK_API_KEY=${apiKey}`
  return layout(
    { title: 'Overview', section: '/', emulator },
    html`${heading(
        `${business.name} is open`,
        'Everything that an app asks the hosted platform for, answered on this machine.',
      )}
      ${figures(emulator, state)}
      <div class="grid two">
        <div class="grid">
          ${panel(
            'Connect',
            html`<div class="body">
              ${facts([
                ['Address', value(url, 'the address')],
                ['Client id', value(clientId, 'the client id')],
                ['API key', value(apiKey, 'the API key')],
                ['Instance id', value(instanceId, 'the instance id')],
                ['Seed', seed],
                ['Time zone', business.timeZone],
                ['Currency', business.currency],
              ])}
              <h3>.env ${copyButton(env, 'the .env lines')}</h3>
              <pre tabindex="0">${env}</pre>
              <p class="muted">
                For your own app to read and to give to <code>local()</code>, <code>oauth()</code> and
                <code>apiKey()</code>: the packages read no environment variables. Vite shows only names such
                as <code>VITE_FRONTDESK_URL</code> to a page. The API key belongs on servers alone.
              </p>
            </div>`,
          )}
          ${firstSteps(emulator, milestones)}
        </div>
        <div class="grid">${accounts(state)} ${cards()}</div>
      </div>`,
  )
}
