import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../auth/dependencies.ts'
import { findTestCard } from '../ecom/test-card.ts'
import { readForm } from '../html/form-values.ts'
import { html } from '../html/markup.ts'
import { Failure } from '../kernel/failure.ts'
import { checkCard, withoutCard } from './card.ts'
import { cardFields } from './checkout-page.ts'
import type { PageDependencies } from './dependencies.ts'
import { alert, errorSummary, type FormState, type Problem, staleForm } from './form.ts'
import { layout, messagePage } from './layout.ts'
import { formatAmount } from './order-summary.ts'
import { formToken, isOwnForm, samePath } from './request.ts'

/** The page `/pages/pay/{paymentGatewayOrderId}`, on which a customer pays an amount that the business asks for. */
export const payRoutes = ({ run, readGatewayOrder, payGatewayOrder }: PageDependencies): Hono => {
  const app = new Hono()

  const missing = (c: HonoContext, { business }: Context) =>
    c.html(
      messagePage({ title: 'There is nothing to pay here', business }, 'The link is wrong, or it has ended.'),
      404,
    )

  const done = (c: HonoContext, { business }: Context) =>
    c.html(messagePage({ title: 'Thank you', business }, `Your payment to ${business.name} has been made.`))

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
    if (open.isPaid) return done(c, context)
    const amount = formatAmount(open.amount, open.currency)
    const page = layout(
      { title: 'Pay', business: context.business },
      html`<header>
          <h1>Pay ${amount}</h1>
          <p class="muted">For order ${open.orderNumber} at ${context.business.name}</p>
        </header>
        <form
          method="post"
          action="${samePath(c, `/pages/pay/${encodeURIComponent(id)}`)}"
          class="form sections"
          novalidate
        >
          ${formToken(c, context)} ${alert(problem)}${errorSummary(form.errors)} ${cardFields(form)}
          <div class="actions"><button class="wide">Pay ${amount}</button></div>
        </form>`,
    )
    return c.html(page, status)
  }

  app.get('/pages/pay/:id', (c) =>
    run({ kind: 'none' }, (context) => show(c, context, c.req.param('id'), { values: {}, errors: {} }, 200)),
  )

  app.post('/pages/pay/:id', async (c) => {
    const id = c.req.param('id')
    const values = await readForm(c)
    const form = { values, errors: {} }
    try {
      return await run({ kind: 'none' }, (context) => {
        if (!readGatewayOrder(context, id)) return missing(c, context)
        if (!isOwnForm(c, context, values)) return show(c, context, id, form, 403, staleForm)
        const errors = checkCard(values, context.now())
        const card = findTestCard(values['cardNumber'] ?? '')
        if (Object.keys(errors).length || !card) return show(c, context, id, { values, errors }, 422)
        if (payGatewayOrder(context, id, card) === 'paid') return done(c, context)
        return show(c, context, id, { values: withoutCard(values), errors: {} }, 402, {
          title: 'The payment did not go through',
          text: 'The bank declined this card. Nothing has been charged.',
          link: { field: 'cardNumber', text: 'Try another card' },
        })
      })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return run({ kind: 'none' }, (context) =>
        show(c, context, id, form, 409, { title: 'The payment could not be made', text: error.message }),
      )
    }
  })

  return app
}
