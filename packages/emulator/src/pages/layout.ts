import type { Business } from '../kernel/handler.ts'
import { html, type Markup, nothing } from '../html/markup.ts'

export interface Layout {
  /** Of the browser's tab and of the page's main heading. */
  readonly title: string
  readonly business: Business
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

/** The frame of every hosted page. */
export const layout = ({ title, business }: Layout, content: Markup): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${business.name}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pages/style.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header class="top">
          <div class="wrap"><span class="brand">${mark}${business.name}</span></div>
        </header>
        <main class="wrap" id="content">${content}</main>
        <footer><p class="wrap">Test mode on this machine. No real account, no real money.</p></footer>
      </body>
    </html>`

/** A page that says one thing. */
export const messagePage = (
  { title, business }: Layout,
  text: Markup | string,
  actions: Markup = nothing,
): Markup =>
  layout(
    { title, business },
    html`<div class="card">
      <header>
        <h1>${title}</h1>
        <p class="muted">${text}</p>
      </header>
      ${actions}
    </div>`,
  )
