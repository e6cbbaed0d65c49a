import { Hono } from 'hono'
import { mails, type SentMail } from '../kernel/mail.ts'
import { mailPreview } from './mail-preview.ts'
import { mailsPage, type MailView } from './mails.ts'
import { type Inspector, pageOr404 } from './routes.ts'

const section = '/inspector/outbox'

const viewOf = (view: string | undefined): MailView =>
  view === 'text' || view === 'phone' || view === 'headers' ? view : 'html'

/** `/inspector/outbox`: the mails that would have been sent. */
export const mailRoutes = (inspector: Inspector): Hono => {
  const { emulator, state } = inspector
  const app = new Hono()
  const mailOf = (id: string) => state.in(mails).get(id)
  const read = (mail: SentMail): SentMail => state.unit(() => state.in(mails).put({ ...mail, isRead: true }))

  app.get(section, (c) => {
    const { search = '', clear } = c.req.query()
    return c.html(mailsPage(emulator, { search, view: 'html', isClearing: clear !== undefined }))
  })
  app.post(`${section}/clear`, (c) => {
    state.unit(() => {
      for (const { id } of emulator.outbox) state.in(mails).delete(id)
    })
    return c.redirect(section, 303)
  })
  app.get(`${section}/:id`, (c) => {
    const mail = mailOf(c.req.param('id'))
    const shown = mail && !mail.isRead ? read(mail) : mail
    const page = shown && mailsPage(emulator, { search: '', shown, view: viewOf(c.req.query('view')) })
    return pageOr404(c, inspector, section, page)
  })
  app.get(`${section}/:id/html`, (c) => {
    const mail = mailOf(c.req.param('id'))
    if (!mail) return pageOr404(c, inspector, section, undefined)
    // The mail has styles of its own and no script, and is shown in a frame of the inspector only.
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    )
    c.header('x-frame-options', 'SAMEORIGIN')
    return c.html(mailPreview(mail, emulator.business))
  })
  app.get(`${section}/:id/attachments/:index`, (c) => {
    const attachment = mailOf(c.req.param('id'))?.attachments?.[Number(c.req.param('index'))]
    if (!attachment) return pageOr404(c, inspector, section, undefined)
    const { fileName, contentType, content } = attachment
    return c.body(content, 200, {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
    })
  })
  app.post(`${section}/:id/remove`, (c) => {
    state.unit(() => state.in(mails).delete(c.req.param('id')))
    return c.redirect(section, 303)
  })
  return app
}
