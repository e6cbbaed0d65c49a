// #region pages
import {
  addDays,
  book,
  dayOf,
  getService,
  listAvailability,
  localDateTimeOf,
  planBooking,
  queryServices,
} from '@frontdesk/bookings'
import { isFrontdeskError } from '@frontdesk/core'
import { addLineItemsToCurrentCart, getCurrentCart } from '@frontdesk/ecom'
import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { html } from 'hono/html'

const timeZone = 'Europe/Lisbon'

/** The pages of the site. `env.client` makes calls for the person who asks. */
export const pages = new Hono()
pages.use(csrf())

async function countLines(client) {
  try {
    const { lineItems } = await getCurrentCart(client, {})
    return lineItems?.length ?? 0
  } catch (error) {
    if (isFrontdeskError(error) && error.status === 404) return 0 // the platform makes the cart with the first item
    throw error
  }
}

async function page(client, content) {
  const isMember = client.auth.getSnapshot().status === 'member'
  return html`<!doctype html>
    <html lang="en">
      <title>Studio</title>
      <p>Cart: ${await countLines(client)}</p>
      ${
        isMember
          ? html`<form method="post" action="/api/frontdesk/sign-out"><button>Sign out</button></form>`
          : html`<a href="/api/frontdesk/sign-in?returnTo=/">Sign in</a>`
      }
      ${content}
    </html>`
}

async function freeSlots(client, serviceId) {
  const today = dayOf(localDateTimeOf(new Date(), timeZone))
  const week = { from: addDays(today, 1), to: addDays(today, 7) }
  const { days } = await listAvailability(client, { serviceId, ...week, timeZone })
  return days.flatMap(({ slots }) => slots)
}

pages.get('/', async (context) => {
  const { client } = context.env
  const { items } = await queryServices(client, {
    filter: { type: 'APPOINTMENT', 'onlineBooking.enabled': true },
  })
  const links = items.map(({ id, name }) => html`<li><a href="/services/${id}">${name}</a></li>`)
  return context.html(
    page(
      client,
      html`<ul>
        ${links}
      </ul>`,
    ),
  )
})

pages.get('/services/:serviceId', async (context) => {
  const { client } = context.env
  const { name, id } = await getService(client, { serviceId: context.req.param('serviceId') })
  const slots = await freeSlots(client, id)
  const buttons = slots.map(
    ({ start }) =>
      html`<button name="start" value="${start.toISOString()}">
        ${start.toLocaleString('en-GB', { timeZone })}
      </button>`,
  )
  const form = html`<h1>${name}</h1>
    <form method="post">
      <label>Name <input name="name" required /></label>
      <label>Email <input name="email" type="email" required /></label>
      ${buttons}
    </form>`
  return context.html(page(client, form))
})

pages.post('/services/:serviceId', async (context) => {
  const { client } = context.env
  const serviceId = context.req.param('serviceId')
  const { start, name, email } = await context.req.parseBody()
  const slots = await freeSlots(client, serviceId)
  const slot = slots.find((free) => free.start.toISOString() === start)
  if (!slot) return context.html(page(client, 'This time slot was just taken.'), 409)
  const details = { contactDetails: { firstName: name, email } }
  const plan = planBooking({ serviceId, slot, timeZone, details })
  await book(client, plan, { addLineItemsToCurrentCart, getCurrentCart })
  return context.redirect('/booked', 303)
})

pages.get('/booked', (context) => context.html(page(context.env.client, 'Booked, and in your cart')))
// #endregion pages
