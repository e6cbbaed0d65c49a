import { html, type Markup, nothing } from './markup.ts'

/** The mark of the demo business. */
export const mark: Markup = /* @__PURE__ */ html`<svg viewBox="0 0 28 28" fill="none" aria-hidden="true">
  <rect width="28" height="28" rx="8" fill="currentColor" opacity="0.14" />
  <path
    d="M6 16.5c2.7 0 2.7 2 5.3 2s2.7-2 5.4-2 2.6 2 5.3 2"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
  />
  <path d="M14 5.5v8M14 6.5l5.5 6.5H8.5z" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
</svg>`

interface Head {
  readonly title: string
  /** The sentence that search engines show below the title. */
  readonly description?: string
  /** Path of the style sheet. */
  readonly styleSheet: string
  /** Path of a script that adds to the page; the page works without it. */
  readonly script?: string
  /** Whether search engines are told to leave the page out. */
  readonly unlisted?: boolean
}

/** A whole page: its head, the link that skips to `#content`, and the body. */
export const htmlDocument = (
  { title, description, styleSheet, script, unlisted }: Head,
  body: Markup,
): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${unlisted ? html`<meta name="robots" content="noindex" />` : nothing}
        <title>${title}</title>
        ${description === undefined ? nothing : html`<meta name="description" content="${description}" />`}
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${styleSheet}" />
        ${script === undefined ? nothing : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        ${body}
      </body>
    </html>`
