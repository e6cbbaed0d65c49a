/// <reference path="./bundled.d.ts" />
import { isValidationError } from '@frontdesk/core'
import { Hono } from 'hono'
import { readForm } from '../html/form-values.ts'
import { Failure } from '../kernel/failure.ts'
import { guardWrites } from '../server/access.ts'
import { clockRoutes } from './clock-routes.ts'
import { text as script } from './client/main.ts?bundled'
import { dataRoutes } from './data-routes.ts'
import { faultPresets } from './fault-presets.ts'
import { type FaultForm, faultOfForm, faultsPage } from './faults.ts'
import { liveRoutes } from './live-routes.ts'
import { mailRoutes } from './mail-routes.ts'
import { overviewPage } from './overview.ts'
import { requestsPage } from './requests.ts'
import { type Inspector, pageOr404 } from './routes.ts'
import { text as styleSheet } from './style/main.css?bundled'
import { webhookRoutes } from './webhook-routes.ts'

const securityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

const requestRoutes = (inspector: Inspector): Hono => {
  const { emulator } = inspector
  const app = new Hono()
  const filterOf = ({ method = '', status = '', search = '' }: Readonly<Record<string, string>>) => ({
    method,
    status,
    search,
  })
  app.get('/inspector/requests', (c) => c.html(requestsPage(emulator, filterOf(c.req.query()))))
  app.get('/inspector/requests/:id', (c) => {
    const entry = emulator.requests.find(({ id }) => id === c.req.param('id'))
    const page = entry && requestsPage(emulator, filterOf(c.req.query()), entry)
    return pageOr404(c, inspector, '/inspector/requests', page)
  })
  return app
}

const faultRoutes = ({ emulator, operations }: Inspector): Hono => {
  const { faults } = emulator
  const app = new Hono()
  app.get('/inspector/faults', (c) => c.html(faultsPage(emulator, operations)))
  app.post('/inspector/faults', async (c) => {
    const form: FaultForm = await readForm(c)
    try {
      faults.add(faultOfForm(form))
    } catch (error) {
      if (!isValidationError(error)) throw error
      return c.html(faultsPage(emulator, operations, form, error.violations), 422)
    }
    return c.redirect('/inspector/faults', 303)
  })
  app.post('/inspector/faults/presets/:id', (c) => {
    const preset = faultPresets.find(({ id }) => id === c.req.param('id'))
    if (preset) faults.add(preset.rule)
    return c.redirect('/inspector/faults', 303)
  })
  app.post('/inspector/faults/next', async (c) => {
    const { operation = '' } = await readForm(c)
    faults.add({ operation, status: 503, times: 1 })
    return c.redirect('/inspector/faults', 303)
  })
  app.post('/inspector/faults/off', async (c) => {
    const { back = '/' } = await readForm(c)
    for (const { id } of faults.list()) faults.switch(id, false)
    return c.redirect(/^\/(?![/\\])/.test(back) ? back : '/', 303)
  })
  app.post('/inspector/faults/clear', (c) => {
    faults.clear()
    return c.redirect('/inspector/faults', 303)
  })
  app.post('/inspector/faults/:id/switch', async (c) => {
    const { on } = await readForm(c)
    faults.switch(c.req.param('id'), on === 'true')
    return c.redirect('/inspector/faults', 303)
  })
  app.post('/inspector/faults/:id/remove', (c) => {
    faults.remove(c.req.param('id'))
    return c.redirect('/inspector/faults', 303)
  })
  return app
}

/** `GET /` and `/inspector/…`: what the emulator holds, as pages that need no script. */
export const inspectorRoutes = (inspector: Inspector): Hono => {
  const { emulator, state } = inspector
  const app = new Hono()

  for (const path of ['/', '/inspector/*'])
    app.use(path, async (c, next) => {
      c.header('content-security-policy', securityPolicy)
      c.header('x-frame-options', 'DENY')
      c.header('referrer-policy', 'no-referrer')
      c.header('x-content-type-options', 'nosniff')
      // Mails hold codes, and entities hold people.
      c.header('cache-control', 'no-store')
      await next()
    })
  app.use('/inspector/*', guardWrites)

  app.get('/inspector/style.css', (c) =>
    c.body(styleSheet, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  app.get('/inspector/script.js', (c) =>
    c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/', (c) => c.html(overviewPage(emulator, state)))
  for (const routes of [
    liveRoutes,
    requestRoutes,
    dataRoutes,
    mailRoutes,
    webhookRoutes,
    clockRoutes,
    faultRoutes,
  ])
    app.route('/', routes(inspector))
  app.get('/inspector/*', (c) => pageOr404(c, inspector, '/', undefined))
  app.onError((error, c) => {
    if (error instanceof Failure) return pageOr404(c, inspector, '/', undefined)
    throw error
  })
  return app
}
