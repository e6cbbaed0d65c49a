import { Hono } from 'hono'
import { oauthClients } from '../auth/client.ts'
import type { State } from '../kernel/state.ts'
import { bookingRoutes } from './booking.ts'
import { brandStyle, fontSources } from './brand-style.ts'
import { calendarRoutes } from './calendar.ts'
import { checkoutSettingsOf } from '../ecom/checkout-settings/checkout-settings.ts'
import { checkoutStyle } from './checkout-look.ts'
import { checkoutScript } from './checkout-script.ts'
import { checkoutRoutes } from './checkout.ts'
import type { PageDependencies } from './dependencies.ts'
import { downloadRoutes } from './download.ts'
import { externalCalendarRoutes } from './external-calendar.ts'
import { invitationRoutes } from './invitation.ts'
import { loginRoutes } from './login.ts'
import { logoutRoutes } from './logout.ts'
import { manageBookingRoutes } from './manage-booking.ts'
import { payRoutes } from './pay.ts'
import { productRoutes } from './product.ts'
import { resetPasswordRoutes } from './reset-password.ts'
import { signInStepRoutes } from './sign-in-step.ts'
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

/**
 * No script but that of the checkout, no frame. A form may end at an app: browsers check the redirect after it, too.
 */
const contentSecurityPolicy = (apps: string, fonts: string, scripts: boolean): string =>
  [
    "default-src 'none'",
    ...(scripts ? ["script-src 'self'", "connect-src 'self'"] : []),
    "style-src 'self'",
    "img-src 'self' data: http: https:",
    `font-src ${fonts}`,
    `form-action 'self' ${apps}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

/** The hosted pages, from sign-in to thank-you. All work without script. */
export const pageRoutes = (dependencies: PageDependencies): Hono => {
  const app = new Hono()

  for (const path of ['/pages/*', '/product-page/*', '/oauth2/authorize'])
    app.use(path, async (c, next) => {
      await next()
      // The answer to a hidden frame is the one page that may be framed: it has a policy of its own.
      if (!c.res.headers.has('content-security-policy')) {
        const scripts = c.req.path.startsWith('/pages/checkout/')
        const policy = dependencies.run({ kind: 'none' }, ({ state, business }) =>
          contentSecurityPolicy(appOrigins(state), fontSources(business.branding ?? {}), scripts),
        )
        c.header('content-security-policy', policy)
        c.header('x-frame-options', 'DENY')
      }
      c.header('referrer-policy', 'no-referrer')
      c.header('x-content-type-options', 'nosniff')
      c.header('cache-control', 'no-store')
    })

  app.get('/pages/checkout.js', (c) =>
    c.body(checkoutScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )

  app.get('/pages/style.css', (c) => {
    const brand = dependencies.run({ kind: 'none' }, (context) =>
      [brandStyle(context.business.branding ?? {}), checkoutStyle(checkoutSettingsOf(context))]
        .filter(Boolean)
        .join('\n'),
    )
    return c.body(`${styleSheet}${brand}\n`, 200, { 'content-type': 'text/css; charset=utf-8' })
  })

  for (const routes of [
    loginRoutes,
    signInStepRoutes,
    signUpRoutes,
    resetPasswordRoutes,
    logoutRoutes,
    productRoutes,
    calendarRoutes,
    bookingRoutes,
    manageBookingRoutes,
    invitationRoutes,
    checkoutRoutes,
    thankYouRoutes,
    payRoutes,
    externalCalendarRoutes,
    downloadRoutes,
  ])
    app.route('/', routes(dependencies))
  return app
}
