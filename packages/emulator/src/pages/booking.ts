import { type FormValues, readForm } from '../html/form-values.ts'
import { isEmail } from '../kernel/email.ts'
import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import type { SlotAvailability } from '@frontdesk/auth'
import type { Service } from '@frontdesk/bookings'
import type { Context } from '../auth/dependencies.ts'
import { callingMember } from '../auth/member.ts'
import { type RedirectSession, redirectSessions } from '../auth/redirect-session.ts'
import { services } from '../bookings/services/service.ts'
import { Failure } from '../kernel/failure.ts'
import type { Business } from '../kernel/handler.ts'
import { backAddress } from './checkout-page.ts'
import type { PageDependencies } from './dependencies.ts'
import {
  alert,
  checkPhone,
  choiceField,
  errorSummary,
  failureText,
  type FormErrors,
  type FormState,
  inputField,
  type Problem,
  requireFields,
  staleForm,
} from './form.ts'
import { layout, messagePage } from './layout.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import { formToken, isOwnForm, type PageResponse, redirectSessionOf, samePath } from './request.ts'

/** A redirect session that was made to book a slot. */
type BookingSession = RedirectSession & { readonly slotAvailability: SlotAvailability }

const bookingSession = (c: HonoContext, context: Context): BookingSession | undefined => {
  const session = redirectSessionOf(c, context)
  return session?.slotAvailability ? { ...session, slotAvailability: session.slotAvailability } : undefined
}

const serviceOf = ({ state }: Context, { slot }: SlotAvailability): Service | undefined =>
  slot.serviceId === undefined ? undefined : state.in(services).get(slot.serviceId)

/** Whether the customer may choose between paying now and at the visit. */
const offersChoice = (service: Service | undefined): boolean => {
  const { online = false, inPerson = false } = service?.payment?.options ?? {}
  return online && inPerson && service?.payment?.rateType !== 'NO_FEE'
}

const paymentChoice = (form: FormState): Markup =>
  html`<fieldset class="section">
    <legend>Payment</legend>
    ${choiceField(
      'paymentMethod',
      [
        { value: 'card', label: 'Pay online' },
        { value: 'inPerson', label: 'Pay in person', hint: 'At your visit, in cash or by card' },
      ],
      form,
    )}
  </fieldset>`

const slotFacts = (
  { slotAvailability: { slot }, timeZone }: BookingSession,
  service: Service | undefined,
  business: Business,
): Markup => {
  const zone = timeZone ?? slot.timezone ?? business.timeZone
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: zone })
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone })
  const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const fact = (label: string, text: string | undefined): Markup =>
    text
      ? html`<div>
          <dt>${label}</dt>
          <dd>${text}</dd>
        </div>`
      : nothing
  const { startDate, endDate } = slot
  return html`<dl class="facts notice">
    ${fact('Service', service?.name)} ${fact('Day', startDate && day.format(startDate))}
    ${fact('Time', startDate && [startDate, ...(endDate ? [endDate] : [])].map((moment) => time.format(moment)).join('–') + `, ${city} time`)}
    ${fact('With', slot.resource?.name)}
    ${fact('Place', slot.location?.formattedAddress ?? slot.location?.name)}
  </dl>`
}

const bookingPage = (
  c: HonoContext,
  context: Context,
  session: BookingSession,
  form: FormState,
  problem?: Problem,
): Markup => {
  const back = backAddress(session)
  const service = serviceOf(context, session.slotAvailability)
  return layout(
    { title: 'Your details', business: context.business },
    html`<div class="card">
      <header>
        <h1>Your details</h1>
        <p class="muted">for your booking</p>
      </header>
      ${slotFacts(session, service, context.business)} ${alert(problem)}${errorSummary(form.errors)}
      <form method="post" action="${samePath(c, '/pages/book')}" class="stack" novalidate>
        ${formToken(c, context)}
        <div class="row two">
          ${inputField({ name: 'firstName', label: 'First name', autocomplete: 'given-name', maxLength: 50 }, form)}
          ${inputField({ name: 'lastName', label: 'Last name', autocomplete: 'family-name', maxLength: 50 }, form)}
        </div>
        ${inputField({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email' }, form)}
        ${inputField({ name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', optional: true }, form)}
        ${offersChoice(service) ? paymentChoice(form) : nothing}
        <div class="actions">
          <button class="wide">Continue to checkout</button>
          ${back ? html`<a class="button plain wide" href="${back}">Cancel and go back</a>` : nothing}
        </div>
      </form>
    </div>`,
  )
}

const findErrors = (values: FormValues): FormErrors => {
  const errors = requireFields(values, {
    firstName: 'your first name',
    lastName: 'your last name',
    email: 'your email address',
  })
  if (values['email'] && !isEmail(values['email']))
    errors['email'] = 'Enter an email address in the form name@example.com'
  return { ...errors, ...checkPhone(values) }
}

const initialValues = (context: Context): FormValues => {
  const member = callingMember(context)
  if (!member) return {}
  const { firstName, lastName, email, phone } = member
  return { firstName, lastName, email, ...(phone !== undefined && { phone }) }
}

/** The page of a time that cannot be booked. */
const notBookable = ({ business }: Context, session: BookingSession, failure: Failure): Markup => {
  const back = backAddress(session)
  return messagePage(
    { title: 'This time cannot be booked', business },
    failureText(failure),
    back === undefined
      ? undefined
      : html`<div class="actions"><a class="button wide" href="${back}">Choose another time</a></div>`,
  )
}

/** The details form of a booking, `/pages/book`: books the slot and continues to its checkout. */
export const bookingRoutes = ({ run, requireSlot, bookSlot }: PageDependencies): Hono => {
  const app = new Hono()

  const asCustomer = (c: HonoContext, work: (context: Context, session: BookingSession) => PageResponse) => {
    const session = run({ kind: 'none' }, (context) => bookingSession(c, context))
    return run(session?.identity ?? { kind: 'none' }, (context) => {
      if (session) return work(context, session)
      const { business } = context
      return c.html(
        messagePage(
          { title: 'This booking link does not work', business },
          'It is old, or it was made for something else.',
        ),
        404,
      )
    })
  }

  const toCheckout = (c: HonoContext, checkoutId: string) =>
    c.redirect(samePath(c, `/pages/checkout/${encodeURIComponent(checkoutId)}`), 303)

  /** The form, or the reason why the time cannot be booked. */
  const firstPage = (
    c: HonoContext,
    context: Context,
    session: BookingSession,
  ): Response | Promise<Response> => {
    try {
      requireSlot(context, session.slotAvailability)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return c.html(notBookable(context, session, error), 409)
    }
    return c.html(bookingPage(c, context, session, { values: initialValues(context), errors: {} }))
  }

  app.get('/pages/book', (c) =>
    asCustomer(c, (context, session) =>
      session.checkoutId ? toCheckout(c, session.checkoutId) : firstPage(c, context, session),
    ),
  )

  app.post('/pages/book', async (c) => {
    const values = await readForm(c)
    try {
      return await asCustomer(c, (context, session) => {
        // Sent twice: the slot is booked once.
        if (session.checkoutId) return toCheckout(c, session.checkoutId)
        if (!isOwnForm(c, context, values))
          return c.html(bookingPage(c, context, session, { values, errors: {} }, staleForm), 403)
        const errors = findErrors(values)
        if (Object.keys(errors).length)
          return c.html(bookingPage(c, context, session, { values, errors }), 422)
        const { firstName = '', lastName = '', email = '', phone } = values
        const contact = { firstName, lastName, email, ...(phone && { phone }) }
        const chosen = values['paymentMethod'] === 'inPerson' ? 'OFFLINE' : 'ONLINE'
        const paymentOption = offersChoice(serviceOf(context, session.slotAvailability)) ? chosen : undefined
        const { checkoutId } = bookSlot(context, session.slotAvailability, contact, paymentOption)
        context.state.in(redirectSessions).put({ ...session, checkoutId })
        return toCheckout(c, checkoutId)
      })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const problem = { title: 'This time could not be booked', text: failureText(error) }
      return asCustomer(c, (context, session) =>
        c.html(bookingPage(c, context, session, { values, errors: {} }, problem), 409),
      )
    }
  })

  return app
}
