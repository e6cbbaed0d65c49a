import type { MailAttachment } from '../kernel/handler.ts'
import type { SentMail } from '../kernel/mail.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import { layout, type Shown } from './layout.ts'
import {
  clockTime,
  type Column,
  copyButton,
  drawer,
  empty,
  facts,
  heading,
  moment,
  panel,
  table,
} from './pieces.ts'

const address = (id: string, part = ''): string => `/inspector/outbox/${encodeURIComponent(id)}${part}`

const byteLength = (text: string): number => new TextEncoder().encode(text).length

const attachmentLink = (
  id: string,
  { fileName, contentType, content }: MailAttachment,
  index: number,
): Markup =>
  html`<li>
    <a class="main" href="${address(id, `/attachments/${index}`)}" download="${fileName}">${fileName}</a>
    <span class="side">${contentType.replace(/;.*/, '')} · ${byteLength(content)} bytes</span>
  </li>`

const columns = (emulator: Shown): readonly Column<SentMail>[] => [
  {
    title: 'Subject',
    main: true,
    cell: ({ subject, isRead }) =>
      isRead ? subject : html`<strong>${subject}</strong><span class="hidden">, unread</span>`,
  },
  { title: 'To', cell: ({ to }) => to, from: 720 },
  { title: 'Time', cell: ({ createdDate }) => clockTime(createdDate, emulator), number: true },
]

/** How a mail is shown: as customers see it, on the width of a phone, as plain text, or by its headers. */
export type MailView = 'html' | 'phone' | 'text' | 'headers'

const views: readonly (readonly [MailView, string])[] = [
  ['html', 'HTML'],
  ['phone', 'Phone'],
  ['text', 'Text'],
  ['headers', 'Headers'],
]

/** The headers that a mail of this kind goes out with. */
const headersOf = ({ id, to, subject, createdDate, attachments }: SentMail, { business }: Shown): string => {
  const host = business.email.split('@')[1] ?? 'localhost'
  return [
    `From: ${business.name} <${business.email}>`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${createdDate.toUTCString()}`,
    `Message-ID: <${id}@${host}>`,
    `Content-Type: ${attachments?.length ? 'multipart/mixed' : 'multipart/alternative'}`,
    ...(attachments ?? []).map(({ fileName, contentType }) => `Attachment: ${fileName} (${contentType})`),
  ].join('\n')
}

/** A mail without HTML has no button, so its link is a line of the text. */
const plainText = ({ text, link }: SentMail): string =>
  link === undefined || text.split(/\s+/).includes(link) ? text : `${text}\n\nOpen:\n${link}`

const details = (emulator: Shown, mail: SentMail, view: MailView): Markup => {
  const { id, to, subject, code, link, attachments = [], createdDate } = mail
  return drawer(
    {
      title: subject,
      close: '/inspector/outbox',
      actions: html`${link === undefined ? nothing : html`<a class="button" href="${link}">Open the link</a>`}
        <form method="post" action="${address(id, '/remove')}"><button class="danger">Delete</button></form>`,
    },
    html`${facts([
        ['To', to],
        ['Sent', moment(createdDate, emulator)],
        [
          'Code',
          code === undefined
            ? undefined
            : html`<span class="code">${code}</span>${copyButton(code, 'the code')}`,
        ],
        [
          'Link',
          link === undefined
            ? undefined
            : html`<span class="mono">${link}</span>${copyButton(link, 'the link')}`,
        ],
      ])}
      <nav class="actions" aria-label="Forms of the mail">
        ${views.map(
          ([name, title]) =>
            html`<a
              class="button"
              href="${address(id)}?view=${name}"
              ${name === view ? html` aria-current="true"` : nothing}
              >${title}</a
            >`,
        )}
      </nav>
      ${
        view === 'text' || view === 'headers'
          ? html`<pre class="block" tabindex="0">
${view === 'text' ? plainText(mail) : headersOf(mail, emulator)}</pre>`
          : html`<iframe
              class="mail-frame ${view}"
              title="The mail as its reader sees it"
              src="${address(id, '/html')}"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            ></iframe>`
      }
      ${
        attachments.length
          ? panel(
              'Attachments',
              html`<ul class="rows" aria-label="Attachments">
                ${attachments.map((attachment, index) => attachmentLink(id, attachment, index))}
              </ul>`,
            )
          : nothing
      }`,
  )
}

/** What the page of mails shows beside the list. */
export interface Mailbox {
  readonly search: string
  readonly shown?: SentMail | undefined
  readonly view: MailView
  /** Whether the page asks before all mails are deleted. */
  readonly isClearing?: boolean
}

/** Asks before all mails are deleted. */
const clearing = (count: number): Markup =>
  panel(
    count === 1 ? 'Delete the mail?' : `Delete all ${count} mails?`,
    html`<form method="post" action="/inspector/outbox/clear" class="body">
      <div class="actions">
        <button class="danger" autofocus>Delete</button
        ><a class="button" href="/inspector/outbox">Keep them</a>
      </div>
    </form>`,
  )

/** The mails that would have been sent, latest first. */
export const mailsPage = (emulator: Shown, { search, shown, view, isClearing }: Mailbox): Markup => {
  const wanted = search.trim().toLowerCase()
  const rows = emulator.outbox
    .filter(({ to, subject, text }) => !wanted || `${to} ${subject} ${text}`.toLowerCase().includes(wanted))
    .toReversed()
  return layout(
    {
      title: shown ? shown.subject : 'Mail',
      section: '/inspector/outbox',
      emulator,
      drawer: shown && details(emulator, shown, view),
    },
    html`${heading(
      'Mail',
      'Mails stay here. Codes and links in them work.',
      html`<div class="inline">
        <form class="inline" role="search" action="/inspector/outbox">
          <label>Search<input type="search" name="search" value="${search}" data-search /></label
          ><button>Find</button>
        </form>
        ${emulator.outbox.length ? html`<a class="button" href="/inspector/outbox?clear">Delete all</a>` : nothing}
      </div>`,
    )}
    ${isClearing && emulator.outbox.length ? clearing(emulator.outbox.length) : nothing}
    ${
      rows.length
        ? table({
            caption: 'Mails',
            columns: columns(emulator),
            rows,
            href: ({ id }) => address(id),
            current: (row) => row === shown,
          })
        : emulator.outbox.length
          ? empty('No mail matches', 'Try another word.')
          : empty('No mails yet', 'Confirmations, codes and links turn up here.')
    }`,
  )
}
