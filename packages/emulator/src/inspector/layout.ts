import type { Emulator } from '../emulator-api.ts'
import { isInForce } from '../faults/fault-registry.ts'
import { faultStrip } from './fault-strip.ts'
import { htmlDocument, mark } from '../html/document.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import { icon, type IconName } from './icons.ts'
import { offsetText } from './span-text.ts'

/** The parts of the emulator that the pages of the inspector show. */
export type Shown = Pick<
  Emulator,
  | 'url'
  | 'clientId'
  | 'apiKey'
  | 'instanceId'
  | 'version'
  | 'seed'
  | 'business'
  | 'clock'
  | 'timeMachine'
  | 'requests'
  | 'outbox'
  | 'webhooks'
  | 'faults'
>

/** Where a page belongs. */
export type Section =
  | '/'
  | '/inspector/log'
  | '/inspector/requests'
  | '/inspector/entities'
  | '/inspector/outbox'
  | '/inspector/webhooks'
  | '/inspector/clock'
  | '/inspector/faults'

interface SectionEntry {
  readonly path: Section
  readonly name: string
  readonly icon: IconName
  /** The key that opens it after `g`. */
  readonly key: string
  /** How many there are; nothing for 0. */
  readonly count?: (emulator: Shown) => number
  /** How many of them want attention. They are counted instead of all. */
  readonly alarm?: (emulator: Shown) => number
}

const faultsInForce = ({ faults }: Pick<Shown, 'faults'>): number => faults.list().filter(isInForce).length

/** The rail. */
const sections: readonly SectionEntry[] = [
  { path: '/', name: 'Overview', icon: 'overview', key: 'o' },
  { path: '/inspector/log', name: 'Live', icon: 'log', key: 'l' },
  {
    path: '/inspector/requests',
    name: 'Requests',
    icon: 'requests',
    key: 'r',
    count: ({ requests }) => requests.length,
  },
  { path: '/inspector/entities', name: 'Data', icon: 'data', key: 'd' },
  {
    path: '/inspector/outbox',
    name: 'Mail',
    icon: 'mail',
    key: 'm',
    count: ({ outbox }) => outbox.filter(({ isRead }) => !isRead).length,
  },
  {
    path: '/inspector/webhooks',
    name: 'Webhooks',
    icon: 'webhooks',
    key: 'w',
    count: ({ webhooks }) => webhooks.deliveries.length,
    alarm: ({ webhooks }) => webhooks.deliveries.filter(({ status }) => status === 'failed').length,
  },
  { path: '/inspector/clock', name: 'Time', icon: 'clock', key: 't' },
  { path: '/inspector/faults', name: 'Faults', icon: 'faults', key: 'f', alarm: faultsInForce },
]

interface Layout {
  readonly title: string
  readonly section: Section
  readonly emulator: Shown
  /** The details of a row, from `drawer`. */
  readonly drawer?: Markup | undefined
}

const clock = ({ clock: { now, offset, frozen }, business: { timeZone } }: Shown): Markup => {
  const time = now()
  const parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone } as const
  const day = new Intl.DateTimeFormat('en-GB', parts).format(time)
  const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone }).format(time)
  const moved = offsetText(offset())
  return html`<p class="clock">
    ${icon('clock')}
    <time
      datetime="${time.toISOString()}"
      title="The emulator’s clock in ${timeZone}"
      data-clock="${timeZone}"
      ${frozen ? html` data-frozen` : nothing}
      ><span class="day">${day}</span> <span data-clock-time>${hour}</span></time
    >
    ${moved ? html`<span class="chip" title="The clock was moved by so much">${moved}</span>` : nothing}
    ${frozen ? html`<span class="muted" title="The clock moves only when it is moved">frozen</span>` : nothing}
  </p>`
}

const counter = (entry: SectionEntry, emulator: Shown): Markup => {
  const alarm = entry.alarm?.(emulator) ?? 0
  const count = alarm || (entry.count?.(emulator) ?? 0)
  return count
    ? html`<span class="counter ${alarm ? 'alarm' : ''}" data-counter="${entry.path}">${count}</span>`
    : nothing
}

const rail = (section: Section, emulator: Shown): Markup =>
  html`<nav aria-label="Inspector">
    <ul>
      ${sections.map(
        (entry) =>
          html`<li>
            <a
              href="${entry.path}"
              data-key="${entry.key}"
              ${entry.path === section ? html` aria-current="page"` : nothing}
              >${icon(entry.icon)}<span>${entry.name}</span>${counter(entry, emulator)}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`

const keys: readonly (readonly [keys: readonly string[], text: string])[] = [
  [['/'], 'Search'],
  ...sections.map(({ key, name }) => [['g', key], name] as const),
  [['j'], 'Next row'],
  [['k'], 'Previous row'],
  [['↓', '↑'], 'From row to row'],
  [['Esc'], 'Close the details'],
  [['?'], 'Show these keys'],
]

/** The keys that the script knows. It opens this dialog, and can be told to leave single keys alone. */
const keyDialog = (): Markup =>
  html`<dialog id="keys" aria-labelledby="keys-title">
    <form method="dialog">
      <header>
        <h2 id="keys-title">Keyboard</h2>
        <button class="close" aria-label="Close">${icon('close')}</button>
      </header>
      <dl>
        ${keys.map(
          ([names, text]) =>
            html`<div>
              <dt>${names.map((name) => html`<kbd>${name}</kbd> `)}</dt>
              <dd>${text}</dd>
            </div>`,
        )}
      </dl>
      <label class="check"><input type="checkbox" data-keys-on checked /> Use these keys</label>
    </form>
  </dialog>`

/** The frame of every page of the inspector. */
export const layout = ({ title, section, emulator, drawer }: Layout, content: Markup): Markup =>
  htmlDocument(
    {
      title: `${title} · ${emulator.business.name}`,
      styleSheet: '/inspector/style.css',
      script: '/inspector/script.js',
    },
    html`<div class="shell">
        <header class="rail">
          <a class="brand" href="/"
            >${mark}<span>${emulator.business.name}<small>Local platform</small></span></a
          >
          ${rail(section, emulator)}
          <p class="version muted">
            Frontdesk ${emulator.version}
            <button type="button" class="link" data-live hidden>Pause updates</button>
            <button type="button" class="link" data-show="keys" hidden>Keys <kbd>?</kbd></button>
          </p>
        </header>
        <div class="page">
          <section class="bar" aria-label="Clock and faults">
            ${clock(emulator)}${faultStrip(emulator.faults, section)}
          </section>
          <main id="content" ${drawer ? html` class="split"` : nothing}>
            <div class="content">${content}</div>
            ${drawer ?? nothing}
            <p class="hidden" role="status" data-status></p>
          </main>
        </div>
      </div>
      ${keyDialog()}`,
  )
