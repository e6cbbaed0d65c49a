import type { Emulator } from '../emulator.ts'
import { html, type Markup } from '../html/markup.ts'

/** What the pages of the inspector show. */
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

const mark = html`<svg viewBox="0 0 28 28" fill="none" aria-hidden="true">
  <rect width="28" height="28" rx="8" fill="currentColor" opacity="0.14" />
  <path
    d="M6 16.5c2.7 0 2.7 2 5.3 2s2.7-2 5.4-2 2.6 2 5.3 2"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
  />
  <path d="M14 5.5v8M14 6.5l5.5 6.5H8.5z" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
</svg>`

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
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${emulator.business.name}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/inspector/style.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <div class="shell">
          <header class="bar">
            <a class="brand" href="/"
              >${mark}<span>${emulator.business.name}<small>Local platform</small></span></a
            >
            <span class="clock"
              >${moment(emulator.clock.now(), emulator)} · ${emulator.business.timeZone}</span
            >
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
        </div>
      </body>
    </html>`
