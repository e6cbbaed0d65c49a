import type { OrderPaymentRequest } from '@frontdesk/ecom'
import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../auth/dependencies.ts'
import { paymentRequestEntity } from '../ecom/payment-request/payment-request.ts'
import { findTestCard } from '../ecom/test-card.ts'
import { readForm } from '../html/form-values.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import { Failure } from '../kernel/failure.ts'
import { checkCard, withoutCard } from './card.ts'
import { cardFields } from './checkout-page.ts'
import type { PageDependencies } from './dependencies.ts'
import { alert, errorSummary, failureText, type FormState, type Problem, staleForm } from './form.ts'
import { layout, messagePage } from './layout.ts'
import { formatAmount } from './order-summary.ts'
import {
  callbackAddress,
  formToken,
  isOwnForm,
  redirectSessionOf,
  samePath,
  signedInMember,
} from './request.ts'

const doneTexts = {
  paid: (name: string) => `Your payment to ${name} has been made.`,
  pending: (name: string) => `Your payment to ${name} is on its way. The bank confirms it soon.`,
}

const endedTexts = {
  expired: (name: string) => `Its time is over. Ask ${name} for a new one.`,
  voided: (name: string) => `${name} has withdrawn it. There is nothing to pay here.`,
}

/** The words of the business about its request, with the day until which it can be paid. */
const requestSection = (
  { business }: Context,
  { title, description, image, expirationDate }: OrderPaymentRequest,
): Markup => {
  const day = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: business.timeZone,
  })
  return html`<section class="section">
    ${image ? html`<img class="photo" src="${image.url}" alt="${image.altText ?? ''}" />` : nothing}
    ${title === undefined ? nothing : html`<h2>${title}</h2>`}
    ${description === undefined ? nothing : html`<p>${description}</p>`}
    ${expirationDate ? html`<p class="small muted">Please pay before ${day.format(expirationDate)}.</p>` : nothing}
  </section>`
}

const atBusiness = ({ business }: Context, { blockedPaymentMethods = [] }: OrderPaymentRequest): Markup =>
  blockedPaymentMethods.includes('MANUAL')
    ? nothing
    : html`<p class="small muted">You can also pay at ${business.name}, in cash or by card.</p>`

/** The page `/pages/pay/{paymentGatewayOrderId}`, on which a customer pays an amount that the business asks for. */
export const payRoutes = ({ run, readGatewayOrder, payGatewayOrder }: PageDependencies): Hono => {
  const app = new Hono()

  const missing = (c: HonoContext, { business }: Context) =>
    c.html(
      messagePage({ title: 'There is nothing to pay here', business }, 'The link is wrong, or it has ended.'),
      404,
    )

  const done = (c: HonoContext, context: Context, state: 'paid' | 'pending') => {
    const { business } = context
    const session = redirectSessionOf(c, context)
    const { postFlowUrl } = session?.callbacks ?? {}
    const signedIn = session?.identity.kind === 'member' || signedInMember(c, context) !== undefined
    const back = postFlowUrl && callbackAddress(postFlowUrl, session, signedIn)
    return c.html(
      messagePage(
        { title: 'Thank you', business },
        doneTexts[state](business.name),
        back ? html`<a class="button" href="${back}">Continue</a>` : undefined,
      ),
    )
  }

  const ended = (c: HonoContext, { business }: Context, state: 'expired' | 'voided') =>
    c.html(messagePage({ title: 'This request has ended', business }, endedTexts[state](business.name)), 410)

  const show = (
    c: HonoContext,
    context: Context,
    id: string,
    form: FormState,
    status: 200 | 402 | 403 | 409 | 422,
    problem?: Problem,
  ) => {
    const open = readGatewayOrder(context, id)
    if (!open) return missing(c, context)
    if (open.state === 'paid' || open.state === 'pending') return done(c, context, open.state)
    if (open.state === 'expired' || open.state === 'voided') return ended(c, context, open.state)
    const amount = formatAmount(open.amount, open.currency)
    const page = layout(
      { title: 'Pay', business: context.business },
      html`<div class="card">
        <header>
          <h1>Pay ${amount}</h1>
          <p class="muted">For order ${open.orderNumber} at ${context.business.name}</p>
        </header>
        ${open.request ? requestSection(context, open.request) : nothing}
        <form
          method="post"
          action="${samePath(c, `/pages/pay/${encodeURIComponent(id)}`)}"
          class="form sections"
          novalidate
        >
          ${formToken(c, context)} ${alert(problem)}${errorSummary(form.errors)} ${cardFields(form)}
          <div class="actions"><button class="wide">Pay ${amount}</button></div>
        </form>
        ${open.request ? atBusiness(context, open.request) : nothing}
      </div>`,
    )
    return c.html(page, status)
  }

  // A redirect session names the request; the page that takes the money is that of its payment.
  app.get('/pages/payment-requests/:id', (c) =>
    run({ kind: 'owner' }, (context) => {
      const isAsked = redirectSessionOf(c, context)?.target === 'ecomOrderPaymentRequest'
      const request = isAsked ? paymentRequestEntity.find(context, c.req.param('id')) : undefined
      return request?.paymentGatewayOrderId === undefined
        ? missing(c, context)
        : c.redirect(samePath(c, `/pages/pay/${encodeURIComponent(request.paymentGatewayOrderId)}`), 303)
    }),
  )

  app.get('/pages/pay/:id', (c) =>
    run({ kind: 'none' }, (context) => show(c, context, c.req.param('id'), { values: {}, errors: {} }, 200)),
  )

  app.post('/pages/pay/:id', async (c) => {
    const id = c.req.param('id')
    const values = await readForm(c)
    const form = { values, errors: {} }
    try {
      return await run({ kind: 'none' }, (context) => {
        if (readGatewayOrder(context, id)?.state !== 'open') return show(c, context, id, form, 200)
        if (!isOwnForm(c, context, values)) return show(c, context, id, form, 403, staleForm)
        const errors = checkCard(values, context.now())
        const card = findTestCard(values['cardNumber'] ?? '')
        if (Object.keys(errors).length || !card) return show(c, context, id, { values, errors }, 422)
        const paid = payGatewayOrder(context, id, card)
        if (paid !== 'declined') return done(c, context, paid)
        return show(c, context, id, { values: withoutCard(values), errors: {} }, 402, {
          title: 'The payment did not go through',
          text: 'The bank declined this card. Nothing has been charged.',
          link: { field: 'cardNumber', text: 'Try another card' },
        })
      })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return run({ kind: 'none' }, (context) =>
        show(c, context, id, form, 409, { title: 'The payment could not be made', text: failureText(error) }),
      )
    }
  })

  return app
}
