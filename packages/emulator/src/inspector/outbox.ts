import type { MailAttachment } from '../kernel/handler.ts'
import type { SentMail } from '../kernel/mail.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import { empty, layout, moment, type Shown } from './layout.ts'

const attachmentLink = (id: string, { fileName }: MailAttachment, index: number): Markup =>
  html`<li><a href="/inspector/outbox/${id}/attachments/${index}" download="${fileName}">${fileName}</a></li>`

const mailItem = (
  { id, to, subject, text, code, link, attachments = [], createdDate }: SentMail,
  emulator: Shown,
): Markup =>
  html`<li class="mail">
    <div class="heading">
      <div>
        <h2>${subject}</h2>
        <span class="muted">to ${to}</span>
      </div>
      <span class="muted">${moment(createdDate, emulator)}</span>
    </div>
    ${code === undefined ? nothing : html`<span class="code">${code}</span>`}
    <p>${text}</p>
    ${link === undefined ? nothing : html`<a href="${link}">${link}</a>`}
    ${
      attachments.length
        ? html`<ul class="attachments" aria-label="Attachments">
            ${attachments.map((attachment, index) => attachmentLink(id, attachment, index))}
          </ul>`
        : nothing
    }
  </li>`

/** The mails that would have been sent, latest first. */
export const outboxPage = (emulator: Shown): Markup =>
  layout(
    { title: 'Outbox', section: '/inspector/outbox', emulator },
    html`<div class="heading">
        <div>
          <h1>Outbox</h1>
          <p class="muted">Mails stay here. Codes and links in them work.</p>
        </div>
      </div>
      <section class="panel">
        ${
          emulator.outbox.length
            ? html`<ul class="list">
                ${emulator.outbox.toReversed().map((mail) => mailItem(mail, emulator))}
              </ul>`
            : empty('No mails yet', 'Confirmations, codes and links turn up here.')
        }
      </section>`,
  )
