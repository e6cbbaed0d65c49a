import { cancelBookingAnonymously, cancelMultiServiceBookingAnonymously } from '@frontdesk/bookings'
import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../auth/dependencies.ts'
import { bookingOfToken, bookingToken } from '../bookings/anonymous/action-token.ts'
import { allowedAnonymousActions } from '../bookings/anonymous/anonymous-booking.ts'
import { describeBooking } from '../bookings/booking/booking-description.ts'
import type { KeptBooking } from '../bookings/booking/booking-entity.ts'
import { calendarFile } from '../bookings/mail/calendar-file.ts'
import { cancellationRule } from '../bookings/mail/cancellation-rule.ts'
import { actionsOnSet, setOfToken } from '../bookings/multi-service/anonymous.ts'
import { policyOf } from '../bookings/booking-policy/policy-snapshot.ts'
import { readForm } from '../html/form-values.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import { Failure } from '../kernel/failure.ts'
import type { PageDependencies } from './dependencies.ts'
import { alert, failureText, type Problem, staleForm } from './form.ts'
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

/** The bookings that the holder of a token sees. */
interface Held {
  readonly token: string
  readonly bookings: readonly KeptBooking[]
  /** Whether they were made together. */
  readonly isSet: boolean
  /** Whether all of them can be canceled at once. */
  readonly canCancelAll: boolean
}

/** The bookings of a token: of one booking, or of those that were made together. @throws Failure when it is of none */
const heldBy = (context: Context, token: string): Held => {
  try {
    return { token, bookings: [bookingOfToken(context, token)], isSet: false, canCancelAll: false }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const found = setOfToken(context, token)
    return { token, bookings: found.set, isSet: true, canCancelAll: actionsOnSet(context, found).cancel }
  }
}

const isLive = ({ status }: KeptBooking): boolean => status === 'CONFIRMED' || status === 'PENDING'

/** A form that cancels one booking, or all of them. `proof` shows that it is one of our own pages. */
const cancelForm = ({ token }: Held, proof: Markup, booking: KeptBooking | undefined): Markup =>
  html`<form method="post" action="${pathOf(token)}/cancel" class="stack">
    ${proof}
    ${
      booking
        ? html`<input type="hidden" name="bookingId" value="${booking.id}" />
            <input type="hidden" name="revision" value="${booking.revision ?? ''}" />`
        : nothing
    }
    <button class="plain wide">${booking ? 'Cancel this booking' : 'Cancel all of them'}</button>
  </form>`

/** The status of a booking, its facts and until when it can be canceled. */
const bookingFacts = (context: Context, booking: KeptBooking): Markup => {
  const { business } = context
  const rule = isLive(booking) ? cancellationRule(policyOf(context, booking), booking, business) : undefined
  return html`<dl class="facts notice">${describeBooking(booking, business).map(fact)}</dl>
    ${rule === undefined ? nothing : html`<p>${rule}</p>`}`
}

const statusOf = ({ status = '' }: KeptBooking): string => statusText[status] ?? 'It waits for its checkout.'

const titleOf = ({ bookedEntity }: KeptBooking): string => bookedEntity?.title ?? 'Your booking'

const managePage = (c: HonoContext, context: Context, held: Held, problem?: Problem): Markup => {
  const { business } = context
  const { bookings, isSet, token, canCancelAll } = held
  // One for all forms: each new one would make those before it worthless.
  const proof = formToken(c, context)
  const cancelOf = (booking: KeptBooking): Markup =>
    allowedAnonymousActions(context, booking).cancel ? cancelForm(held, proof, booking) : nothing
  const file = calendarFile(
    context,
    bookings.filter(isLive).map((booking) => ({ booking, link: '' })),
  )
  const calendar = file
    ? html`<a class="button wide" href="${pathOf(token)}/booking.ics">Add to your calendar</a>`
    : nothing
  const [first] = bookings
  return layout(
    { title: isSet ? 'Your bookings' : 'Your booking', business },
    html`<div class="card">
      <header>
        <h1>${!isSet && first ? titleOf(first) : 'Your bookings'}</h1>
        ${!isSet && first ? html`<p class="muted">${statusOf(first)}</p>` : nothing}
      </header>
      ${alert(problem)}
      ${bookings.map((booking) =>
        isSet
          ? html`<section class="stack" aria-label="${titleOf(booking)}">
              <h2>${titleOf(booking)}</h2>
              <p class="muted">${statusOf(booking)}</p>
              ${bookingFacts(context, booking)} ${cancelOf(booking)}
            </section>`
          : bookingFacts(context, booking),
      )}
      <div class="actions">
        ${calendar} ${isSet || !first ? nothing : cancelOf(first)}
        ${canCancelAll ? cancelForm(held, proof, undefined) : nothing}
      </div>
    </div>`,
  )
}

/**
 * The page that mails about bookings link to, `/pages/bookings/{token}`: one booking, or all that were made together,
 * are seen, canceled and put into a calendar.
 */
export const manageBookingRoutes = ({ run, perform }: PageDependencies): Hono => {
  const app = new Hono()

  /** Works with the bookings of the token, or says that the link does not work. */
  const withBookings = (
    c: HonoContext,
    token: string,
    work: (context: Context, held: Held) => PageResponse,
  ) =>
    run({ kind: 'none' }, (context) => {
      let held
      try {
        held = heldBy(context, token)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        const { business } = context
        const title = 'This link does not work'
        return c.html(messagePage({ title, business }, 'It is incomplete, or the session was long ago.'), 404)
      }
      return work(context, held)
    })

  app.get('/pages/bookings/:token', (c) =>
    withBookings(c, c.req.param('token'), (context, held) => c.html(managePage(c, context, held))),
  )

  app.get('/pages/bookings/:token/booking.ics', (c) =>
    withBookings(c, c.req.param('token'), (context, { bookings }) => {
      const linked = bookings.map((booking) => ({
        booking,
        link: context.origin + pathOf(bookingToken(context, booking)),
      }))
      const file = calendarFile(context, linked)
      return file ? c.body(file.content, 200, { 'content-type': file.contentType }) : c.notFound()
    }),
  )

  app.post('/pages/bookings/:token/cancel', async (c) => {
    const token = c.req.param('token')
    const values = await readForm(c)
    try {
      return await withBookings(c, token, (context, held) => {
        if (!isOwnForm(c, context, values)) return c.html(managePage(c, context, held, staleForm), 403)
        const { bookingId, revision = '' } = values
        if (bookingId === undefined && held.isSet)
          perform(cancelMultiServiceBookingAnonymously, context, { token })
        else {
          const booking = held.bookings.find(({ id }) => id === bookingId)
          if (!booking) return c.html(managePage(c, context, held, staleForm), 403)
          perform(cancelBookingAnonymously, context, { token: bookingToken(context, booking), revision })
        }
        return c.redirect(pathOf(token), 303)
      })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const problem = { title: 'It could not be cancelled', text: failureText(error) }
      return withBookings(c, token, (context, held) => c.html(managePage(c, context, held, problem), 409))
    }
  })

  return app
}
