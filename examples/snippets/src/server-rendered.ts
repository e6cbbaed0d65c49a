// #region page
import { type SessionState, withSession } from '@frontdesk/auth'
import { queryServices } from '@frontdesk/bookings'
import type { Platform } from '@frontdesk/core'
// #endregion page
// #region handler
import { sessionHandler } from '@frontdesk/auth'
import { createBooking } from '@frontdesk/bookings'
import { addLineItemsToCurrentCart, getCurrentCart } from '@frontdesk/ecom'
// #endregion handler
// #region through-server
import { throughServer } from '@frontdesk/auth'
import { type Client, createClient } from '@frontdesk/core'
// #endregion through-server
// #region readable
import { documentCookieStore, oauth, type Session } from '@frontdesk/auth'
// #endregion readable

// #region page

/** Answers a request for a page, in the session of the person who sends it. */
export function servePage(request: Request, platform: Platform, clientId: string): Promise<Response> {
  return withSession(request, { platform, clientId }, async (client) => {
    const { items } = await queryServices(client, {})
    const initialSession: SessionState = client.auth.getSnapshot()
    return Response.json({ services: items.map(({ name }) => name), initialSession })
  })
}
// #endregion page

// #region handler

/** Answers everything below `/api/frontdesk`. */
export function createHandler(platform: Platform, clientId: string): (request: Request) => Promise<Response> {
  return sessionHandler({
    platform,
    clientId,
    operations: [queryServices, createBooking, getCurrentCart, addLineItemsToCurrentCart],
  })
}
// #endregion handler

// #region through-server

/** The client of the page: its calls go to `/api/frontdesk` of the same site. */
export function createPageClient(platform: Platform, initialSession: SessionState): Client {
  return createClient({ platform, ...throughServer({ session: initialSession }) })
}
// #endregion through-server

// #region readable

/** The client of a page whose server calls `withSession` with `readable: true`. */
export function createSharingClient(platform: Platform, clientId: string): Client<Session> {
  return createClient({ platform, auth: oauth({ clientId, store: documentCookieStore() }) })
}
// #endregion readable
