import type { CheckoutCode, CheckoutView, CodeProblem } from '../ecom/checkout/checkout-view.ts'
import { html, type Markup, nothing } from '../html/markup.ts'
import type { Failure } from '../kernel/failure.ts'
import { type FormState, inputField, statusLine } from './form.ts'

const couponProblems: Readonly<Record<string, string>> = {
  EXPIRED: 'This coupon has expired',
  DISABLED: 'This coupon is not in use any more',
  INACTIVE: 'This coupon is not good yet',
  MAX_USAGE_EXCEEDED: 'This coupon is used up',
  MAX_USAGE_PER_CUSTOMER_EXCEEDED: 'You have used this coupon before, and it is good only once for you',
  NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS: 'This coupon is for nothing in your order',
}

const giftCardProblems: Readonly<Record<string, string>> = {
  EXPIRED: 'This gift card has expired',
  DISABLED: 'This gift card is not in use any more',
  EMPTY_BALANCE: 'Nothing is left on this gift card',
}

const problems: Readonly<Record<string, string>> = {
  INVALID_COUPON_CODE: 'We know no such code. Check it for typing mistakes',
  COUPON_ALREADY_EXISTS: 'Your order has this coupon already',
  MAX_COUPONS_PER_CART_EXCEEDED: 'An order takes one coupon. Remove the other one first',
  CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD: 'Gift cards cannot be bought with a coupon',
  GIFT_CARD_ALREADY_EXISTS: 'Your order has this gift card already',
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: 'An order takes one gift card. Remove the other one first',
  INVALID_GIFT_CARD_CODE: 'This gift card is not in use any more',
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: 'Gift cards cannot be bought with a gift card',
}

/** Why a code cannot be used, in words for customers. */
const wordsFor = ({ code, data }: CodeProblem): string => {
  const { reason = '', minLineItemQuantityNotReachedDetails, minSubtotalNotReachedDetails } = data
  const pieces = minLineItemQuantityNotReachedDetails?.requiredMinimumQuantity
  const subtotal = minSubtotalNotReachedDetails?.requiredMinimumSubtotal?.formattedAmount
  if (pieces !== undefined) return `This coupon is good for orders of ${pieces} pieces or more`
  if (subtotal !== undefined) return `This coupon is good for orders from ${subtotal} on`
  const ofKind = code === 'INVALID_GIFT_CARD_STATUS' ? giftCardProblems : couponProblems
  return ofKind[reason] ?? problems[code] ?? 'This code cannot be used for your order'
}

/** Why a code was refused, in words for customers. */
export const codeError = ({ details, message }: Failure): string => {
  const problem = details['applicationError'] as CodeProblem | undefined
  return problem ? wordsFor(problem) : message
}

const nameOf = ({ kind, label }: CheckoutCode): string =>
  kind === 'coupon' ? `Coupon ${label}` : `Gift card ending in ${label}`

const usedCode = (code: CheckoutCode): Markup =>
  html`<li class="code">
    <span
      >${nameOf(code)}${code.problem ? html`<span class="error">${wordsFor(code.problem)}</span>` : nothing}</span
    >
    <button
      class="quiet slim"
      name="removeCode"
      value="${code.id}"
      aria-label="Remove ${nameOf(code).toLowerCase()}"
    >
      Remove
    </button>
  </li>`

/** The coupons and gift cards of the checkout, with a field for another one. */
export const codeSection = (
  { codes, takesGiftCards }: CheckoutView,
  form: FormState,
  told: string | undefined,
): Markup =>
  html`<fieldset class="section">
    <legend>${takesGiftCards ? 'Coupon or gift card' : 'Coupon'}</legend>
    <div class="section" id="codes">
      ${
        codes.length
          ? html`<ul class="choices">
              ${codes.map(usedCode)}
            </ul>`
          : nothing
      }
      ${inputField(
        {
          name: 'code',
          label: 'Code',
          autocomplete: 'off',
          optional: true,
          maxLength: 50,
          button: html`<button class="quiet" name="intent" value="code">Apply</button>`,
        },
        form,
      )}
    </div>
    ${statusLine('code-status', told)}
  </fieldset>`
