/// <reference path="./bundled.d.ts" />
import { Hono } from 'hono'
import { Failure } from '../kernel/failure.ts'
import { guardWrites } from '../server/access.ts'
import { clockRoutes } from './clock-routes.ts'
import { text as script } from './client/main.ts?bundled'
import { dataRoutes } from './data-routes.ts'
import { faultRoutes } from './fault-routes.ts'
import { liveRoutes } from './live-routes.ts'
import { mailRoutes } from './mail-routes.ts'
import { overviewPage } from './overview.ts'
import { requestRoutes } from './request-routes.ts'
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

/** `GET /` and `/inspector/…`: what the emulator holds, as pages that need no script. */
export const inspectorRoutes = (inspector: Inspector): Hono => {
  const { emulator, state, log } = inspector
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
  app.get('/inspector', (c) => c.redirect('/'))
  app.get('/', (c) => c.html(overviewPage(emulator, state, log.milestones())))
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
