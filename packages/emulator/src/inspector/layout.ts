import type { Emulator } from '../emulator-api.ts'
import { htmlDocument, mark } from '../html/document.ts'
import { html, type Markup } from '../html/markup.ts'

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
  | 'requests'
  | 'outbox'
  | 'webhooks'
  | 'faults'
>

const sections = [
  ['/', 'Overview'],
  ['/inspector/entities', 'Entities'],
  ['/inspector/requests', 'Requests'],
  ['/inspector/outbox', 'Outbox'],
  ['/inspector/webhooks', 'Webhooks'],
  ['/inspector/faults', 'Faults'],
] as const

/** Where a page belongs. */
export type Section = (typeof sections)[number][0]

interface Layout {
  readonly title: string
  readonly section: Section
  readonly emulator: Shown
}

/** A moment in the time zone of the business. */
export const moment = (time: Date, { business }: Pick<Shown, 'business'>): Markup => {
  const text = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: business.timeZone,
  }).format(time)
  return html`<time datetime="${time.toISOString()}">${text}</time>`
}

/** Says that a list is empty, and how it fills. */
export const empty = (title: string, hint: string): Markup =>
  html`<div class="empty"><strong>${title}</strong><span>${hint}</span></div>`

/** The frame of every page of the inspector. */
export const layout = ({ title, section, emulator }: Layout, content: Markup): Markup =>
  htmlDocument(
    { title: `${title} · ${emulator.business.name}`, styleSheet: '/inspector/style.css' },
    html`<div class="shell">
      <header class="bar">
        <a class="brand" href="/"
          >${mark}<span>${emulator.business.name}<small>Local platform</small></span></a
        >
        <span class="clock">${moment(emulator.clock.now(), emulator)} · ${emulator.business.timeZone}</span>
      </header>
      <nav aria-label="Inspector">
        <ul>
          ${sections.map(
            ([path, name]) =>
              html`<li>
                <a href="${path}" ${path === section ? html` aria-current="page"` : ''}>${name}</a>
              </li>`,
          )}
        </ul>
      </nav>
      <main id="content">${content}</main>
      <footer>Frontdesk emulator ${emulator.version}. Nothing here leaves this machine.</footer>
    </div>`,
  )
