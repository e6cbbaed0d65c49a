import { cancelBookingAnonymously } from '@frontdesk/bookings'
import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../auth/dependencies.ts'
import { bookingOfToken } from '../bookings/anonymous/action-token.ts'
import { allowedAnonymousActions } from '../bookings/anonymous/anonymous-booking.ts'
import { describeBooking } from '../bookings/booking/booking-description.ts'
import type { KeptBooking } from '../bookings/booking/booking-entity.ts'
import { calendarFile } from '../bookings/mail/calendar-file.ts'
import { cancellationRule } from '../bookings/mail/cancellation-rule.ts'
import { policyOf } from '../bookings/booking-policy/policy-snapshot.ts'
import { readForm } from '../html/form-values.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import { Failure } from '../kernel/failure.ts'
import type { PageDependencies } from './dependencies.ts'
import { alert, type Problem, staleForm } from './form.ts'
import { layout, messagePage } from './layout.ts'
import { formToken, isOwnForm, type PageResponse } from './request.ts'

const statusText: Readonly<Record<string, string>> = {
  CONFIRMED: 'It is confirmed.',
  PENDING: 'The business looks at it.',
  CANCELED: 'It is cancelled.',
  DECLINED: 'It could not be accepted.',
}

const pathOf = (token: string): string => `/pages/bookings/${encodeURIComponent(token)}`

const fact = ({ name, text }: { readonly name: string; readonly text: string }): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${text}</dd>
  </div>`

const cancelForm = (c: HonoContext, context: Context, booking: KeptBooking, token: string): Markup =>
  html`<form method="post" action="${pathOf(token)}/cancel" class="stack">
    ${formToken(c, context)}
    <input type="hidden" name="revision" value="${booking.revision ?? ''}" />
    <button class="plain wide">Cancel this booking</button>
  </form>`

const managePage = (
  c: HonoContext,
  context: Context,
  booking: KeptBooking,
  token: string,
  problem?: Problem,
): Markup => {
  const { business } = context
  const { status = '', bookedEntity } = booking
  const isLive = status === 'CONFIRMED' || status === 'PENDING'
  const rule = isLive ? cancellationRule(policyOf(context, booking), booking, business) : undefined
  return layout(
    { title: 'Your booking', business },
    html`<div class="card">
      <header>
        <h1>${bookedEntity?.title ?? 'Your booking'}</h1>
        <p class="muted">${statusText[status] ?? 'It waits for its checkout.'}</p>
      </header>
      ${alert(problem)}
      <dl class="facts notice">${describeBooking(booking, business).map(fact)}</dl>
      ${rule === undefined ? nothing : html`<p>${rule}</p>`}
      <div class="actions">
        ${
          isLive && calendarFile(context, [{ booking, link: '' }])
            ? html`<a class="button wide" href="${pathOf(token)}/booking.ics">Add to your calendar</a>`
            : nothing
        }
        ${allowedAnonymousActions(context, booking).cancel ? cancelForm(c, context, booking, token) : nothing}
      </div>
    </div>`,
  )
}

/** The page of a booking that mails link to, `/pages/bookings/{token}`: it is seen, cancelled and put into a calendar. */
export const manageBookingRoutes = ({ run, perform }: PageDependencies): Hono => {
  const app = new Hono()

  /** Works with the booking of the token, or says that the link does not work. */
  const withBooking = (
    c: HonoContext,
    token: string,
    work: (context: Context, booking: KeptBooking) => PageResponse,
  ) =>
    run({ kind: 'none' }, (context) => {
      let booking
      try {
        booking = bookingOfToken(context, token)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        const { business } = context
        const title = 'This link does not work'
        return c.html(messagePage({ title, business }, 'It is incomplete, or the session was long ago.'), 404)
      }
      return work(context, booking)
    })

  app.get('/pages/bookings/:token', (c) => {
    const token = c.req.param('token')
    return withBooking(c, token, (context, booking) => c.html(managePage(c, context, booking, token)))
  })

  app.get('/pages/bookings/:token/booking.ics', (c) => {
    const token = c.req.param('token')
    return withBooking(c, token, (context, booking) => {
      const file = calendarFile(context, [{ booking, link: context.origin + pathOf(token) }])
      return file ? c.body(file.content, 200, { 'content-type': file.contentType }) : c.notFound()
    })
  })

  app.post('/pages/bookings/:token/cancel', async (c) => {
    const token = c.req.param('token')
    const values = await readForm(c)
    try {
      return await withBooking(c, token, (context, booking) => {
        if (!isOwnForm(c, context, values))
          return c.html(managePage(c, context, booking, token, staleForm), 403)
        perform(cancelBookingAnonymously, context, { token, revision: values['revision'] ?? '' })
        return c.redirect(pathOf(token), 303)
      })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const problem = { title: 'It could not be cancelled', text: error.message }
      return withBooking(c, token, (context, booking) =>
        c.html(managePage(c, context, booking, token, problem), 409),
      )
    }
  })

  return app
}
