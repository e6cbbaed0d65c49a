import { isValidationError } from '@frontdesk/core'
import { type Context, Hono } from 'hono'
import { guardWrites } from '../server/access.ts'
import { isReachable } from '../kernel/clock.ts'
import type { Emulator } from '../emulator-api.ts'
import { Failure } from '../kernel/failure.ts'
import { html } from '../html/markup.ts'
import { readForm } from '../html/form-values.ts'
import type { State } from '../kernel/state.ts'
import { collectionPage, collectionsPage, entityPage } from './entities.ts'
import { type FaultForm, faultOfForm, faultsPage } from './faults.ts'
import { layout, type Section } from './layout.ts'
import { outboxPage } from './outbox.ts'
import { overviewPage } from './overview.ts'
import { requestPage, requestsPage } from './requests.ts'
import { styleSheet } from './style.ts'
import { webhooksPage } from './webhooks.ts'

const securityPolicy =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** `GET /` and `/inspector/…`: what the emulator holds, as pages that need no script. */
export const inspectorRoutes = (emulator: Emulator, state: State, operations: readonly string[]): Hono => {
  const app = new Hono()
  const missing = (c: Context, section: Section) =>
    c.html(
      layout(
        { title: 'Not found', section, emulator },
        html`<h1>Not here (any more)</h1>
          <p class="muted">It may have been deleted, or the emulator was reset.</p>`,
      ),
      404,
    )

  for (const path of ['/', '/inspector/*'])
    app.use(path, async (c, next) => {
      await next()
      c.header('content-security-policy', securityPolicy)
      c.header('x-frame-options', 'DENY')
      c.header('referrer-policy', 'no-referrer')
      c.header('x-content-type-options', 'nosniff')
      // Mails hold codes, and entities hold people.
      c.header('cache-control', 'no-store')
    })
  app.use('/inspector/*', guardWrites)

  app.get('/inspector/style.css', (c) =>
    c.body(styleSheet, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  app.get('/', (c) => c.html(overviewPage(emulator, state)))
  app.get('/inspector/entities', (c) => c.html(collectionsPage(emulator, state)))
  app.get('/inspector/entities/:collection', (c) => {
    const page = collectionPage(emulator, state, c.req.param('collection'), c.req.query('search') ?? '')
    return page ? c.html(page) : missing(c, '/inspector/entities')
  })
  app.get('/inspector/entities/:collection/:id', (c) => {
    const page = entityPage(emulator, state, c.req.param('collection'), c.req.param('id'))
    return page ? c.html(page) : missing(c, '/inspector/entities')
  })
  app.get('/inspector/requests', (c) => {
    const { method = '', status = '', search = '' } = c.req.query()
    return c.html(requestsPage(emulator, { method, status, search }))
  })
  app.get('/inspector/requests/:id', (c) => {
    const entry = emulator.requests.find(({ id }) => id === c.req.param('id'))
    return entry ? c.html(requestPage(emulator, entry)) : missing(c, '/inspector/requests')
  })
  app.get('/inspector/outbox', (c) => c.html(outboxPage(emulator)))
  app.get('/inspector/outbox/:id/attachments/:index', (c) => {
    const mail = emulator.outbox.find(({ id }) => id === c.req.param('id'))
    const attachment = mail?.attachments?.[Number(c.req.param('index'))]
    if (!attachment) return missing(c, '/inspector/outbox')
    const { fileName, contentType, content } = attachment
    return c.body(content, 200, {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName}"`,
    })
  })
  app.get('/inspector/webhooks', (c) => c.html(webhooksPage(emulator)))

  app.post('/inspector/clock', async (c) => {
    const moment = new Date(emulator.clock.now().getTime() + Number((await readForm(c))['advance']))
    if (isReachable(moment)) emulator.clock.set(moment)
    return c.redirect('/', 303)
  })
  app.post('/inspector/reset', (c) => {
    emulator.reset()
    return c.redirect('/', 303)
  })
  app.post('/inspector/webhooks', async (c) => {
    const { url = '' } = await readForm(c)
    try {
      emulator.webhooks.subscribe(url)
    } catch (error) {
      if (!isValidationError(error)) throw error
      return c.html(webhooksPage(emulator, url), 422)
    }
    return c.redirect('/inspector/webhooks', 303)
  })
  app.post('/inspector/webhooks/deliveries/:id/replay', (c) => {
    emulator.webhooks.replay(c.req.param('id'))
    return c.redirect('/inspector/webhooks', 303)
  })
  app.post('/inspector/webhooks/:id/remove', (c) => {
    emulator.webhooks.unsubscribe(c.req.param('id'))
    return c.redirect('/inspector/webhooks', 303)
  })
  app.get('/inspector/faults', (c) => c.html(faultsPage(emulator, operations)))
  app.post('/inspector/faults', async (c) => {
    const form: FaultForm = await readForm(c)
    try {
      emulator.faults.add(faultOfForm(form))
    } catch (error) {
      if (!isValidationError(error)) throw error
      return c.html(faultsPage(emulator, operations, form, error.violations), 422)
    }
    return c.redirect('/inspector/faults', 303)
  })
  app.post('/inspector/faults/clear', (c) => {
    emulator.faults.clear()
    return c.redirect('/inspector/faults', 303)
  })
  app.post('/inspector/faults/:id/remove', (c) => {
    emulator.faults.remove(c.req.param('id'))
    return c.redirect('/inspector/faults', 303)
  })
  app.get('/inspector/*', (c) => missing(c, '/'))
  app.onError((error, c) => {
    if (error instanceof Failure)
      return missing(
        c,
        c.req.path.startsWith('/inspector/faults') ? '/inspector/faults' : '/inspector/webhooks',
      )
    throw error
  })
  return app
}
