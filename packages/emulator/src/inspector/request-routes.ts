import { Hono } from 'hono'
import { readForm } from '../html/form-values.ts'
import { editedRequest, formOf, sameRequest, type SendForm } from './request-sending.ts'
import { type RequestDetails, type RequestFilter, requestsPage } from './requests.ts'
import { type Inspector, pageOr404 } from './routes.ts'

const section = '/inspector/requests'

const filterOf = ({
  method = '',
  status = '',
  search = '',
}: Readonly<Record<string, string>>): RequestFilter => ({ method, status, search })

/** `/inspector/requests`: the last requests, the effects of each, and the form that sends one again. */
export const requestRoutes = (inspector: Inspector): Hono => {
  const { emulator, state, log, readCall } = inspector
  const { url, apiKey } = emulator
  const app = new Hono()

  const detailsOf = (id: string, form?: SendForm): RequestDetails | undefined => {
    const entry = emulator.requests.find((request) => request.id === id)
    if (!entry) return undefined
    const canSend = log.sent(id) !== undefined
    const sending = canSend ? form : undefined
    return { entry, canSend, input: readCall(entry), ...(sending && { sending }) }
  }

  app.get(section, (c) => c.html(requestsPage(emulator, state, filterOf(c.req.query()))))
  app.get(`${section}/:id`, (c) => {
    const query = c.req.query()
    const found = detailsOf(c.req.param('id'))
    const editing = found?.canSend && query['edit'] !== undefined
    const details = found && { ...found, ...(editing && { sending: formOf(found.entry) }) }
    const page = details && requestsPage(emulator, state, filterOf(query), details)
    return pageOr404(c, inspector, section, page)
  })
  app.post(`${section}/:id/send`, async (c) => {
    const id = c.req.param('id')
    const sent = log.sent(id)
    const details = detailsOf(id)
    if (!sent || !details) return pageOr404(c, inspector, section, undefined)
    const { edited, method = '', path = '', body = '', caller = '' } = await readForm(c)
    const form: SendForm = { method, path, body, caller }
    const request =
      edited === undefined
        ? sameRequest(sent, { url, apiKey })
        : editedRequest(form, sent, { shown: details.entry, url, apiKey })
    if (typeof request === 'string') {
      const sending = { ...form, problem: request }
      return c.html(requestsPage(emulator, state, filterOf({}), { ...details, sending }), 422)
    }
    // A fault may cut the connection: the log tells of that, too.
    const answer = await emulator.fetch(request).catch(() => undefined)
    const made = answer?.headers.get('x-wix-request-id') ?? emulator.requests.at(-1)?.id
    const isLogged = emulator.requests.some((entry) => entry.id === made)
    return c.redirect(isLogged ? `${section}/${made}` : section, 303)
  })
  return app
}
