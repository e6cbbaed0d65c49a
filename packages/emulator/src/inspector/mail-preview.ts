import type { Business } from '../kernel/handler.ts'
import type { SentMail } from '../kernel/mail.ts'
import { html, type Markup, nothing } from '../html/markup.ts'

const address = /https?:\/\/[^\s<>"]+[^\s<>".,)]/g

/** A line of text whose addresses are links. */
const lineOf = (line: string): Markup => {
  const links = [...line.matchAll(address)]
  const parts = links.map(({ 0: url, index }, position) => {
    const last = links[position - 1]
    return html`${line.slice(last ? last.index + last[0].length : 0, index)}<a
        href="${url}"
        target="_blank"
        rel="noopener noreferrer"
        >${url}</a
      >`
  })
  const end = links.at(-1)
  return html`${parts}${line.slice(end ? end.index + end[0].length : 0)}`
}

/** A mail as its reader sees it, in the look of the business. It is shown in a frame without script. */
export const mailPreview = ({ subject, text, code, link }: SentMail, { name, branding }: Business): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
        <style>
          body {
            margin: 0;
            padding: 24px 16px;
            background: #f3f1ec;
            color: #1c2b2e;
            font:
              16px/1.5 system-ui,
              sans-serif;
          }
          main {
            max-width: 34rem;
            margin: 0 auto;
            padding: 24px;
            background: #fff;
            border-radius: 12px;
            overflow-wrap: anywhere;
          }
          h1 {
            margin: 0 0 16px;
            font-size: 20px;
            line-height: 28px;
          }
          p {
            margin: 0 0 4px;
            min-height: 12px;
          }
          a {
            color: ${branding?.color ?? '#0d545c'};
          }
          .code {
            margin: 16px 0;
            font:
              600 28px/1.2 ui-monospace,
              monospace;
            letter-spacing: 0.12em;
          }
          .button {
            display: inline-block;
            margin: 16px 0 0;
            padding: 10px 18px;
            border-radius: ${String(branding?.radius ?? 8)}px;
            background: ${branding?.color ?? '#0d545c'};
            color: #fff;
            text-decoration: none;
            font-weight: 600;
          }
          footer {
            max-width: 34rem;
            margin: 16px auto 0;
            color: #5b6a6d;
            font-size: 13px;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${subject}</h1>
          ${text.split('\n').map((line) => html`<p>${lineOf(line)}</p>`)}
          ${code === undefined ? nothing : html`<p class="code">${code}</p>`}
          ${
            link === undefined
              ? nothing
              : html`<a class="button" href="${link}" target="_blank" rel="noopener noreferrer">Open</a>`
          }
        </main>
        <footer>${name}</footer>
      </body>
    </html>`
