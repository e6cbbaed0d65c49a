// #region middleware
import { withSession } from '@frontdesk/auth'
import { defineMiddleware } from 'astro:middleware'
import { session } from './frontdesk/session'

export const onRequest = defineMiddleware(({ request, url, locals }, next) => {
  if (url.pathname.startsWith('/api/frontdesk/')) return next()
  return withSession(request, session, (client) => {
    locals.client = client
    return next()
  })
})
// #endregion middleware
