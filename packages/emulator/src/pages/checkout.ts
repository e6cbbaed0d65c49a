import { type FormValues, readForm } from '../html/form-values.ts'
import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../auth/dependencies.ts'
import { callingMember } from '../auth/member.ts'
import type { RedirectSession } from '../auth/redirect-session.ts'
import { Failure } from '../kernel/failure.ts'
import { checkoutSettingsOf } from '../ecom/checkout-settings/checkout-settings.ts'
import { businessAddress } from '../ecom/business-address.ts'
import { withoutCard } from './card.ts'
import { backAddress, canSaveCard, checkoutPage, type CheckoutPage } from './checkout-page.ts'
import { codeError } from './code-section.ts'
import { checkCheckout, hasPayment, readEntry } from './checkout-entry.ts'
import type { CheckoutView } from '../ecom/checkout/checkout-view.ts'
import { findTestCard } from '../ecom/test-card.ts'
import type { PageDependencies, PagePayment } from './dependencies.ts'
import { failureText, staleForm } from './form.ts'
import { messagePage } from './layout.ts'
import { html, type Markup } from '../html/markup.ts'
import { callbackAddress, isOwnForm, redirectSessionOf, samePath, signedInMember } from './request.ts'

/** The page without a redirect session: its address is as hard to guess as a session's. */
const identityOf = (session: RedirectSession | undefined) => session?.identity ?? ({ kind: 'owner' } as const)

const goBack = (session: RedirectSession | undefined): Markup | undefined => {
  const back = backAddress(session)
  return back === undefined ? undefined : html`<a class="button" href="${back}">Go back</a>`
}

const missingPage = (c: HonoContext, { business }: Context, session: RedirectSession | undefined) =>
  c.html(
    messagePage(
      { title: 'This checkout does not exist', business },
      'The link is old, or the cart was emptied.',
      goBack(session),
    ),
    404,
  )

const emptyPage = (c: HonoContext, { business }: Context, session: RedirectSession | undefined) =>
  c.html(
    messagePage({ title: 'Your cart is empty', business }, 'There is nothing to pay for.', goBack(session)),
  )

/** The values that the form starts with: those of the checkout, then those of the member's account. */
const initialValues = (context: Context, view: CheckoutView): FormValues => {
  const member = callingMember(context)
  const { firstName, lastName, email, phone } = { ...member, ...view.contact }
  const values = {
    firstName,
    lastName,
    email,
    phone,
    country: businessAddress.country,
    ...view.address,
    delivery: view.chosenDelivery,
    agreement: checkoutSettingsOf(context).checkoutFields?.policyAgreementCheckbox?.checkedByDefault && 'yes',
  }
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]))
}

const toThankYou = (
  c: HonoContext,
  context: Context,
  session: RedirectSession | undefined,
  checkoutId: string,
  orderId: string,
) => {
  const { thankYouPageUrl } = session?.callbacks ?? {}
  const signedIn = context.identity.kind === 'member' || signedInMember(c, context) !== undefined
  if (thankYouPageUrl)
    return c.redirect(callbackAddress(thankYouPageUrl, session, signedIn, { orderId }), 303)
  const url = new URL(samePath(c, '/pages/thank-you'), context.origin)
  url.searchParams.set('checkout', checkoutId)
  return c.redirect(url.pathname + url.search, 303)
}

/** The payment that the form asks for. Members alone may have their card saved: the page offers it to nobody else. */
const paymentOf = (view: CheckoutView, values: FormValues, maySave: boolean): PagePayment => {
  const inPerson = view.payInPerson && values['paymentMethod'] === 'inPerson'
  if (inPerson || (!hasPayment(view) && Number(view.total) > 0)) return { kind: 'offline' }
  const { outcome = 'approved', number = '' } = findTestCard(values['cardNumber'] ?? '') ?? {}
  const save = maySave && !!values['saveCard']
  return { kind: 'card', outcome, number, ...(save && { save }) }
}

/** The hosted checkout `/pages/checkout/{checkoutId}`. */
export const checkoutRoutes = (dependencies: PageDependencies): Hono => {
  const { run, readCheckout, updateCheckout, addCode, removeCode, placeOrder } = dependencies
  const app = new Hono()

  /** Runs work in the name of the person whom the redirect session stands for. */
  const asCustomer = <Result>(
    c: HonoContext,
    work: (context: Context, session: RedirectSession | undefined) => Result,
  ): Result => {
    const session = run({ kind: 'none' }, (context) => redirectSessionOf(c, context))
    return run(identityOf(session), (context) => work(context, session))
  }

  const show = (
    c: HonoContext,
    context: Context,
    page: Omit<CheckoutPage, 'c' | 'context'>,
    status: 200 | 402 | 403 | 409 | 422 = 200,
  ) => c.html(checkoutPage({ ...page, c, context }), status)

  /** Uses a code, or takes one out. Gives the reason why a code cannot be used. */
  const useCode = (
    context: Context,
    id: string,
    { code, removed }: { readonly code: string; readonly removed: string },
  ): string | undefined => {
    if (removed) removeCode(context, id, removed)
    else if (!code) return 'Enter a code'
    else
      try {
        addCode(context, id, code)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        return codeError(error)
      }
    return undefined
  }

  app.get('/pages/checkout/:id', (c) =>
    asCustomer(c, (context, session) => {
      const id = c.req.param('id')
      const view = readCheckout(context, id)
      if (!view) return missingPage(c, context, session)
      if (view.order) return toThankYou(c, context, session, id, view.order.id)
      if (view.lines.length === 0) return emptyPage(c, context, session)
      return show(c, context, {
        view,
        session,
        form: { values: initialValues(context, view), errors: {} },
      })
    }),
  )

  app.post('/pages/checkout/:id', async (c) => {
    const id = c.req.param('id')
    const values = await readForm(c)
    const form = { values, errors: {} }
    try {
      return await asCustomer(c, (context, session) => {
        const before = readCheckout(context, id)
        if (!before) return missingPage(c, context, session)
        // Sent twice, or with the back button: the order is placed once.
        if (before.order) return toThankYou(c, context, session, id, before.order.id)
        if (before.lines.length === 0) return emptyPage(c, context, session)
        if (!isOwnForm(c, context, values))
          return show(c, context, { view: before, session, form, problem: staleForm }, 403)
        const entry = readEntry(before, values)
        if (values['intent'] === 'update') {
          updateCheckout(context, id, entry)
          return show(c, context, {
            view: readCheckout(context, id) ?? before,
            session,
            form,
            updated: 'delivery',
          })
        }
        const { code = '', removeCode: removed = '', ...others } = values
        // A code that was typed is used before anything is paid: the customer sees the new total first.
        if (code.trim() || removed || values['intent'] === 'code') {
          updateCheckout(context, id, entry)
          const error = useCode(context, id, { code: code.trim(), removed })
          const view = readCheckout(context, id) ?? before
          if (error !== undefined)
            return show(
              c,
              context,
              { view, session, form: { values, errors: { code: error } } },
              // A script reads the page: browsers would log its refusal as an error.
              values['live'] ? 200 : 422,
            )
          return show(c, context, {
            view,
            session,
            form: { values: removed ? values : others, errors: {} },
            updated: 'code',
          })
        }
        const errors = checkCheckout(before, values, context)
        if (Object.keys(errors).length)
          return show(c, context, { view: before, session, form: { values, errors } }, 422)

        updateCheckout(context, id, entry)
        const view = readCheckout(context, id) ?? before
        if (Number(view.total) > Number(values['shownTotal'] ?? view.total)) {
          const text = 'Delivery, tax or tip is different now. Nothing has been charged yet.'
          return show(
            c,
            context,
            { view, session, form, problem: { title: 'Please check the new total', text } },
            409,
          )
        }
        const placed = placeOrder(context, {
          checkoutId: id,
          payment: paymentOf(view, values, canSaveCard(context)),
        })
        if (placed.status === 'placed') return toThankYou(c, context, session, id, placed.order.id)
        const text = 'The bank declined this card. Nothing has been charged.'
        const declined = {
          values: withoutCard(values),
          errors: { cardNumber: 'The bank declined the last card. Enter another one' },
        }
        const problem = {
          title: 'The payment did not go through',
          text,
          link: { field: 'cardNumber', text: 'Try another card' },
        }
        return show(c, context, { view, session, form: declined, problem }, 402)
      })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      // The unit is undone: the page is shown again with what the platform said.
      return asCustomer(c, (context, session) => {
        const view = readCheckout(context, id)
        if (!view) return missingPage(c, context, session)
        const problem = { title: 'The order could not be placed', text: failureText(error) }
        return show(c, context, { view, session, form, problem }, 409)
      })
    }
  })

  return app
}
