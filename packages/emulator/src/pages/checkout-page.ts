import type { Context as HonoContext } from 'hono'
import type { Context } from '../auth/dependencies.ts'
import type { RedirectSession } from '../auth/redirect-session.ts'
import { findTestCard, testCards } from '../ecom/test-card.ts'
import { withoutCard } from './card.ts'
import { hasPayment } from './checkout-entry.ts'
import { codeSection } from './code-section.ts'
import { countries } from './country.ts'
import { checkoutSettingsOf } from '../ecom/checkout-settings/checkout-settings.ts'
import { agreementField, headerOf, policySection } from './checkout-look.ts'
import type { CheckoutView } from '../ecom/checkout/checkout-view.ts'
import {
  alert,
  checkField,
  choiceField,
  errorSummary,
  type FormState,
  inputField,
  type Problem,
  selectField,
  statusLine,
} from './form.ts'
import { layout } from './layout.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import { membershipSection } from './membership-section.ts'
import { formatAmount, orderSummary } from './order-summary.ts'
import { callbackAddress, formToken, samePath } from './request.ts'
import { tipSection } from './tip-section.ts'

export interface CheckoutPage {
  readonly c: HonoContext
  readonly context: Context
  readonly view: CheckoutView
  readonly session: RedirectSession | undefined
  readonly form: FormState
  readonly problem?: Problem
  /** The part of the form that the customer has just changed, and whose total was calculated again. */
  readonly updated?: 'delivery' | 'code'
}

/** Where somebody who gives up goes. */
export const backAddress = (session: RedirectSession | undefined): string | undefined => {
  const address = session?.callbacks.postFlowUrl ?? session?.callbacks.cartPageUrl
  return address && callbackAddress(address, session, session?.identity.kind === 'member')
}

const contactSection = (form: FormState): Markup =>
  html`<fieldset class="section">
    <legend>Contact</legend>
    <div class="row two">
      ${inputField({ name: 'firstName', label: 'First name', autocomplete: 'given-name', maxLength: 50 }, form)}
      ${inputField({ name: 'lastName', label: 'Last name', autocomplete: 'family-name', maxLength: 50 }, form)}
    </div>
    ${inputField({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email', hint: 'For the receipt and news of your order' }, form)}
    ${inputField({ name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', optional: true }, form)}
  </fieldset>`

const newTotal = (view: CheckoutView): string =>
  `The total is now ${formatAmount(view.payNow ?? view.total, view.currency)}.`

/** The sentences about the cart: those that stop the order come first. */
const cartProblems = ({ problems }: CheckoutView): Markup => {
  const sorted = [...problems].sort((left, right) => Number(right.stopsOrder) - Number(left.stopsOrder))
  return html`<div class="contents" id="cart-problems">
    ${sorted.map(({ text, stopsOrder }) => html`<p class="${stopsOrder ? 'error' : 'notice'}">${text}</p>`)}
  </div>`
}

/** Calculates the total again, and says what it is then. It stands under the last field that the total depends on. */
const updateControls = (view: CheckoutView, updated: boolean): Markup =>
  html`<button class="quiet slim start" name="intent" value="update" data-without-script>Update total</button>
    ${statusLine('total-status', updated ? newTotal(view) : undefined)}`

const deliverySection = (view: CheckoutView, form: FormState, controls: Markup): Markup => {
  const { deliveryChoices, currency, chosenDelivery } = view
  const choices = deliveryChoices.map(({ code, title, hint, price, pickup }) => ({
    value: code,
    label: title,
    aside: Number(price) === 0 ? 'Free' : formatAmount(price, currency),
    pickup,
    ...(hint !== undefined && { hint }),
  }))
  const values = { ...(chosenDelivery !== undefined && { delivery: chosenDelivery }), ...form.values }
  return html`<fieldset class="section" id="delivery">
    <legend>Delivery</legend>
    ${choiceField('delivery', choices, { ...form, values })}
    <div class="section to-address">
      ${inputField({ name: 'addressLine', label: 'Street and number', autocomplete: 'address-line1' }, form)}
      <div class="row postal">
        ${inputField({ name: 'postalCode', label: 'Postal code', autocomplete: 'postal-code', maxLength: 20 }, form)}
        ${inputField({ name: 'city', label: 'City', autocomplete: 'address-level2', maxLength: 50 }, form)}
      </div>
      ${selectField({ name: 'country', label: 'Country', autocomplete: 'country' }, [['', 'Choose a country'], ...countries()], form)}
    </div>
    ${controls}
  </fieldset>`
}

const testCardHelp = html`<details class="help">
  <summary>Test cards</summary>
  <dl>
    ${testCards.map(
      ({ number, description }) =>
        html`<dt>${number}</dt>
          <dd>${description}</dd>`,
    )}
  </dl>
</details>`

/** Only a test card is shown again: whatever else was typed might be a real one. */
const withoutForeignCard = ({ values, errors }: FormState): FormState => {
  if (!values['cardNumber'] || findTestCard(values['cardNumber'])) return { values, errors }
  return { values: withoutCard(values), errors }
}

/** The fields of a card, with the test cards. */
export const cardFields = (shown: FormState): Markup => {
  const form = withoutForeignCard(shown)
  return html`<div class="section by-card">
    <p class="small muted">
      Pay with the test card ${testCards[0]?.number ?? ''}, any future date and any 3 digits. Never enter a
      real card here.
    </p>
    ${testCardHelp}
    ${inputField({ name: 'cardNumber', label: 'Card number', autocomplete: 'cc-number', inputMode: 'numeric', maxLength: 30 }, form)}
    <div class="row two">
      ${inputField({ name: 'cardExpiry', label: 'Expiry date', autocomplete: 'cc-exp', hint: 'MM/YY', inputMode: 'numeric', maxLength: 9 }, form)}
      ${inputField({ name: 'cardCvc', label: 'Security code', autocomplete: 'cc-csc', inputMode: 'numeric', hint: '3 digits on the back', maxLength: 4 }, form)}
    </div>
  </div>`
}

/** Whether the page offers to save the card: to members, who find the order in their account. */
export const canSaveCard = ({ identity }: Pick<Context, 'identity'>): boolean => identity.kind === 'member'

const saveCardField = ({ business }: Context, form: FormState): Markup =>
  checkField(
    {
      name: 'saveCard',
      label: `Save this card for this order: ${business.name} may charge later what is then still open of it`,
    },
    form,
  )

const paymentSection = (context: Context, view: CheckoutView, form: FormState): Markup => {
  if (Number(view.total) === 0) return nothing
  if (!hasPayment(view)) {
    const text =
      view.payLater === undefined
        ? 'Your gift card pays for everything.'
        : `Nothing to pay now. You pay ${formatAmount(view.payLater, view.currency)} at your visit.`
    return html`<div class="section">
      <h2>Payment</h2>
      <p class="notice">${text}</p>
    </div>`
  }
  const inPerson = { value: 'inPerson', label: 'Pay in person', hint: 'At your visit, in cash or by card' }
  return html`<fieldset class="section">
    <legend>Payment</legend>
    ${
      view.payInPerson
        ? choiceField('paymentMethod', [{ value: 'card', label: 'Card' }, inPerson], form)
        : html`<input type="hidden" name="paymentMethod" value="card" />`
    }
    ${cardFields(form)} ${canSaveCard(context) ? saveCardField(context, form) : nothing}
  </fieldset>`
}

const submitLabel = (view: CheckoutView): string =>
  hasPayment(view) && !view.payInPerson
    ? `Pay ${formatAmount(view.payNow ?? view.total, view.currency)}`
    : 'Place order'

/** The checkout: contact, delivery and payment beside the summary. One form, no script. */
export const checkoutPage = ({ c, context, view, session, form, problem, updated }: CheckoutPage): Markup => {
  const back = backAddress(session)
  const controls = updateControls(view, updated === 'delivery')
  const settings = checkoutSettingsOf(context)
  const loginUrl = context.identity.kind === 'visitor' ? session?.callbacks.loginUrl : undefined
  return layout(
    { title: 'Checkout', business: context.business, header: headerOf(settings, back) },
    html`<div class="checkout">
      <header>
        <h1>Checkout</h1>
        ${loginUrl ? html`<p class="muted">Have an account? <a href="${callbackAddress(loginUrl, session, false)}">Sign in</a></p>` : nothing}
      </header>
      ${orderSummary(view)}
      <form
        method="post"
        action="${samePath(c, `/pages/checkout/${encodeURIComponent(view.id)}`)}"
        class="form sections"
        novalidate
        data-live-totals
      >
        ${formToken(c, context)}<input type="hidden" name="shownTotal" value="${view.total}" />
        ${problem ? alert(problem) : errorSummary(form.errors)} ${cartProblems(view)}
        <button class="hidden" tabindex="-1" aria-hidden="true" name="intent" value="pay">Place order</button>
        ${contactSection(form)}
        ${view.deliveryChoices.length ? deliverySection(view, form, view.tip ? nothing : controls) : nothing}
        ${membershipSection(view, form)} ${tipSection(view, form, controls)}
        ${codeSection(view, form, updated === 'code' ? newTotal(view) : undefined)}
        <div class="contents" id="payment">${paymentSection(context, view, form)}</div>
        ${agreementField(settings, form)}
        <div class="actions">
          <button class="wide" name="intent" value="pay">${submitLabel(view)}</button>
          ${back ? html`<a class="button plain wide" href="${back}">Cancel and go back</a>` : nothing}
        </div>
        ${policySection(settings, view)}
      </form>
      <script src="/pages/checkout.js" type="module"></script>
    </div>`,
  )
}
