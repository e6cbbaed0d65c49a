import { Hono } from 'hono'
import { oauthClients } from '../auth/client.ts'
import type { State } from '../state.ts'
import { webMessageScript } from './authorize.ts'
import { bookingRoutes } from './booking.ts'
import { checkoutRoutes } from './checkout.ts'
import type { PageDependencies } from './dependencies.ts'
import { loginRoutes } from './login.ts'
import { logoutRoutes } from './logout.ts'
import { signUpRoutes } from './sign-up.ts'
import { styleSheet } from './style.ts'
import { thankYouRoutes } from './thank-you.ts'

/** Where the apps of the emulator may live: loopback, and the registered origins. */
const appOrigins = (state: State): string => {
  const registered = state
    .in(oauthClients)
    .all()
    .flatMap(({ origins }) => origins)
  return [
    'http://localhost:*',
    'https://localhost:*',
    'http://127.0.0.1:*',
    'https://127.0.0.1:*',
    ...registered,
  ].join(' ')
}

/** No script but our own files. A form may end at an app: browsers check the redirect after it, too. */
const contentSecurityPolicy = (apps: string, framed: boolean): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self' data: http: https:",
    `form-action 'self' ${apps}`,
    `frame-ancestors ${framed ? apps : "'none'"}`,
    "base-uri 'none'",
  ].join('; ')

/** The hosted pages: sign-in, sign-up, sign-out, booking details, checkout and thank-you. They need no script. */
export const pageRoutes = (dependencies: PageDependencies): Hono => {
  const app = new Hono()

  for (const path of ['/pages/*', '/oauth2/authorize'])
    app.use(path, async (c, next) => {
      await next()
      const apps = dependencies.run({ kind: 'none' }, ({ state }) => appOrigins(state))
      // The answer to a hidden frame is the one page that an app may frame.
      const framed = c.req.path === '/oauth2/authorize' && c.req.query('response_mode') === 'web_message'
      c.header('content-security-policy', contentSecurityPolicy(apps, framed))
      c.header('referrer-policy', 'no-referrer')
      c.header('x-content-type-options', 'nosniff')
      c.header('cache-control', 'no-store')
    })

  app.get('/pages/style.css', (c) => c.body(styleSheet, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/pages/web-message.js', (c) =>
    c.body(webMessageScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )

  for (const routes of [
    loginRoutes,
    signUpRoutes,
    logoutRoutes,
    bookingRoutes,
    checkoutRoutes,
    thankYouRoutes,
  ])
    app.route('/', routes(dependencies))
  return app
}
