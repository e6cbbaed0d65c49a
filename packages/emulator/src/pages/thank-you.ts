import { Hono } from 'hono'
import type { PageDependencies } from './dependencies.ts'
import { layout, messagePage } from './layout.ts'
import { html, nothing } from '../html/markup.ts'
import { orderSummary } from './order-summary.ts'
import { callbackAddress, redirectSessionOf, signedInMember } from './request.ts'

const tick = html`<span class="tick" aria-hidden="true"
  ><svg viewBox="0 0 24 24" fill="none">
    <path
      d="m5 12.5 4.5 4.5L19 7.5"
      stroke="currentColor"
      stroke-width="2.5"
      stroke-linecap="round"
      stroke-linejoin="round"
    /></svg
></span>`

const paymentText = (status: string, business: string): string => {
  switch (status) {
    case 'PAID':
      return 'Your payment went through and your order is placed.'
    case 'PARTIALLY_PAID':
      return `Your payment went through and your order is placed. The rest is to be paid at ${business}.`
    default:
      return 'Your order is placed. Its payment is still open.'
  }
}

/** The emulator's own thank-you page, for callers who name none. */
export const thankYouRoutes = ({ run, readCheckout }: PageDependencies): Hono => {
  const app = new Hono()

  app.get('/pages/thank-you', (c) => {
    const session = run({ kind: 'none' }, (context) => redirectSessionOf(c, context))
    return run(session?.identity ?? { kind: 'owner' }, (context) => {
      const { business } = context
      const view = readCheckout(context, c.req.query('checkout') ?? '')
      if (!view?.order)
        return c.html(
          messagePage({ title: 'This order does not exist', business }, 'The link is old or incomplete.'),
          404,
        )
      const { id, number, email, paymentStatus } = view.order
      const { postFlowUrl } = session?.callbacks ?? {}
      const signedIn = context.identity.kind === 'member' || signedInMember(c, context) !== undefined
      return c.html(
        layout(
          { title: 'Thank you', business },
          html`<div class="card">
            ${tick}
            <header>
              <h1>Thank you</h1>
              <p class="muted">${paymentText(paymentStatus, business.name)}</p>
            </header>
            <dl class="facts">
              <div>
                <dt>Order</dt>
                <dd>${number ?? id}</dd>
              </div>
              ${
                email
                  ? html`<div>
                      <dt>Receipt sent to</dt>
                      <dd>${email}</dd>
                    </div>`
                  : nothing
              }
            </dl>
            ${orderSummary(view, { open: true })}
            ${postFlowUrl ? html`<a class="button wide" href="${callbackAddress(postFlowUrl, session, signedIn)}">Continue</a>` : nothing}
          </div>`,
        ),
      )
    })
  })

  return app
}
