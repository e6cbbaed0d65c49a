import { type Member, demoMembers, members } from '../auth/index.ts'
import { testCards } from '../ecom/index.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import type { State } from '../kernel/state.ts'
import { layout, moment, type Shown } from './layout.ts'

const accounts = (state: State): Markup => {
  const known = demoMembers.filter(({ id }) => state.in<Member>(members).get(id))
  return known.length
    ? html`<section class="panel">
        <header><h2>Test accounts</h2></header>
        <ul class="list">
          ${known.map(
            ({ firstName, lastName, email, password }) =>
              html`<li class="row">
                <span class="main"
                  ><strong>${firstName} ${lastName}</strong><span class="mono">${email}</span></span
                >
                <span class="side"><span class="mono">${password}</span></span>
              </li>`,
          )}
        </ul>
      </section>`
    : nothing
}

const cards = (): Markup =>
  html`<section class="panel">
    <header>
      <h2>Test cards</h2>
      <span class="muted">any name, date to come and code</span>
    </header>
    <ul class="list">
      ${testCards.map(({ number, description }) => html`<li class="row"><span class="main mono">${number}</span><span class="side">${description}</span></li>`)}
    </ul>
  </section>`

/** The page for somebody who has just started the emulator: addresses, keys and accounts. */
export const overviewPage = (emulator: Shown, state: State): Markup => {
  const { url, clientId, apiKey, instanceId, seed, business } = emulator
  return layout(
    { title: 'Overview', section: '/', emulator },
    html`<div class="heading">
        <div>
          <h1>${business.name} is open</h1>
          <p class="muted">Everything that an app asks the hosted platform for, answered on this machine.</p>
        </div>
      </div>
      <div class="grid two">
        <div class="grid">
          <section class="panel">
            <header><h2>Connect</h2></header>
            <div class="body">
              <dl class="facts">
                <div>
                  <dt>Address</dt>
                  <dd class="mono">${url}</dd>
                </div>
                <div>
                  <dt>Client id</dt>
                  <dd class="mono">${clientId}</dd>
                </div>
                <div>
                  <dt>API key</dt>
                  <dd class="mono">${apiKey}</dd>
                </div>
                <div>
                  <dt>Instance id</dt>
                  <dd class="mono">${instanceId}</dd>
                </div>
              </dl>
              <h3 class="muted">.env</h3>
              <pre tabindex="0">
FRONTDESK_URL=${url}
FRONTDESK_CLIENT_ID=${clientId}
FRONTDESK_API_KEY=${apiKey}</pre>
              <p class="muted">
                For your own app to read and to give to <code>local()</code>, <code>oauth()</code> and
                <code>apiKey()</code>: the packages read no environment variables. Vite shows only names such
                as <code>VITE_FRONTDESK_URL</code> to a page. The API key belongs on servers alone.
              </p>
            </div>
          </section>
          <section class="panel">
            <header><h2>Business</h2></header>
            <div class="body">
              <dl class="facts">
                <div>
                  <dt>Name</dt>
                  <dd>${business.name}</dd>
                </div>
                <div>
                  <dt>Time zone</dt>
                  <dd>${business.timeZone}</dd>
                </div>
                <div>
                  <dt>Currency</dt>
                  <dd>${business.currency}</dd>
                </div>
                <div>
                  <dt>Language</dt>
                  <dd>${business.language}</dd>
                </div>
                <div>
                  <dt>Seed</dt>
                  <dd>${seed}</dd>
                </div>
              </dl>
            </div>
          </section>
        </div>
        <div class="grid">
          ${accounts(state)} ${cards()}
          <section class="panel">
            <header><h2>Clock</h2></header>
            <div class="body">
              <p>${moment(emulator.clock.now(), emulator)}</p>
              <form method="post" action="/inspector/clock" class="inline">
                <button name="advance" value="3600000">+1 hour</button>
                <button name="advance" value="86400000">+1 day</button>
                <button name="advance" value="604800000">+1 week</button>
              </form>
            </div>
          </section>
          <section class="panel">
            <header><h2>Start again</h2></header>
            <div class="body">
              <p class="muted">
                Throws away every change, fills the seed in anew and puts the clock right. Webhook
                subscriptions stay.
              </p>
              <form method="post" action="/inspector/reset">
                <button class="danger">Reset everything</button>
              </form>
            </div>
          </section>
        </div>
      </div>`,
  )
}
