import { readForm } from '../html/form-values.ts'
import { Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import type { Context } from '../auth/dependencies.ts'
import { endHostedSession } from '../auth/hosted-session.ts'
import type { PageDependencies } from './dependencies.ts'
import { messagePage } from './layout.ts'
import { html } from '../html/markup.ts'
import {
  callbackAddress,
  formToken,
  isOwnForm,
  redirectSessionOf,
  sessionCookie,
  sessionSecret,
} from './request.ts'
import type { Context as HonoContext } from 'hono'

const signOut = (c: HonoContext, context: Context) => {
  const secret = sessionSecret(c)
  if (secret !== undefined) endHostedSession(context.state, secret)
  deleteCookie(c, sessionCookie, { path: '/' })
  const session = redirectSessionOf(c, context)
  const { postFlowUrl } = session?.callbacks ?? {}
  if (postFlowUrl) return c.redirect(callbackAddress(postFlowUrl, session, false), 303)
  return c.html(
    messagePage(
      { title: 'You are signed out', business: context.business },
      'Your session on these pages has ended.',
      html`<a class="button quiet" href="/pages/login">Sign in again</a>`,
    ),
  )
}

const askToSignOut = (c: HonoContext, context: Context) =>
  c.html(
    messagePage(
      { title: 'Sign out?', business: context.business },
      'This ends your session on these pages.',
      html`<form method="post" action="/pages/logout">
        ${formToken(c, context)}<button class="wide">Sign out</button>
      </form>`,
    ),
  )

/** The sign-out page. Opened by a redirect session it signs out at once; any other link only asks. */
export const logoutRoutes = ({ run }: PageDependencies): Hono => {
  const app = new Hono()

  app.get('/pages/logout', (c) =>
    run({ kind: 'none' }, (context) =>
      redirectSessionOf(c, context)?.target === 'logout' ? signOut(c, context) : askToSignOut(c, context),
    ),
  )

  app.post('/pages/logout', async (c) => {
    const values = await readForm(c)
    return run({ kind: 'none' }, (context) =>
      isOwnForm(c, context, values) ? signOut(c, context) : askToSignOut(c, context),
    )
  })

  return app
}
