import type { Business } from '../kernel/handler.ts'
import { htmlDocument, mark } from '../html/document.ts'
import { html, type Markup, nothing } from '../html/markup.ts'

/** How the header of a page differs from the usual one. */
export interface HeaderLook {
  readonly classes: string
  /** Stands instead of the name of the business. */
  readonly text?: string
  readonly label?: string
  readonly link?: { readonly href: string; readonly text: string }
}

export interface Layout {
  /** The title of the browser's tab and of the page's main heading. */
  readonly title: string
  readonly business: Business
  readonly header?: HeaderLook
  /** The title and the description that search engines are told, where somebody has written them. */
  readonly seo?: { readonly title?: string; readonly description?: string }
}

/** The frame of every hosted page. */
export const layout = ({ title, business, header, seo = {} }: Layout, content: Markup): Markup =>
  htmlDocument(
    {
      ...seo,
      title: seo.title ?? `${title} · ${business.name}`,
      styleSheet: '/pages/style.css',
      unlisted: true,
    },
    html`<header class="top ${header?.classes ?? ''}">
        <div class="wrap">
          <span class="brand"
            >${business.branding?.logo === undefined ? mark : html`<img src="${business.branding.logo}" alt="" width="28" height="28" />`}${header?.text ?? business.name}${header?.label ? html`<span class="muted">${header.label}</span>` : nothing}</span
          >
          ${header?.link ? html`<a href="${header.link.href}">${header.link.text}</a>` : nothing}
        </div>
      </header>
      <main class="wrap" id="content">${content}</main>
      <footer><p class="wrap">Test mode on this machine. No real account, no real money.</p></footer>`,
  )

/** The way on from a page that has no other one. */
const askForHelp = ({ email }: Business): Markup =>
  html`<p class="muted small">Need help? Write to <a href="mailto:${email}">${email}</a>.</p>`

/** A page that says one thing. */
export const messagePage = (
  { title, business }: Layout,
  text: Markup | string,
  actions: Markup = askForHelp(business),
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
