// #region app
import { sessionHandler, withSession } from '@frontdesk/auth'
import { createBooking, getService, queryExtendedBookings } from '@frontdesk/bookings'
import { local } from '@frontdesk/core'
import { addLineItemsToCurrentCart, getCurrentCart } from '@frontdesk/ecom'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import process from 'node:process'
import { pages } from './pages.mjs'

const { FRONTDESK_URL = 'http://127.0.0.1:4600', SITE_ORIGIN = 'http://localhost:3000' } = process.env

const session = {
  platform: local(FRONTDESK_URL),
  clientId: '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40',
  developmentOrigin: SITE_ORIGIN.startsWith('http:') ? SITE_ORIGIN : undefined,
}

const handler = sessionHandler({
  ...session,
  origin: SITE_ORIGIN,
  operations: [getService, createBooking, queryExtendedBookings, getCurrentCart, addLineItemsToCurrentCart],
})

const app = new Hono()
app.all('/api/frontdesk/*', ({ req }) => handler(req.raw))
// The session stands around all pages: a middleware could not, because Hono lets an answer's own headers win.
app.all('*', ({ req }) => withSession(req.raw, session, (client) => pages.fetch(req.raw, { client })))

serve({ fetch: app.fetch, port: Number(new URL(SITE_ORIGIN).port) }, () => console.log(`Open ${SITE_ORIGIN}`))
// #endregion app
