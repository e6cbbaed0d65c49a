import type { Cart, CartViolationCode, CustomerInfo } from '@frontdesk/ecom'
import { decline, refuse } from '../../kernel/failure.ts'
import { isZero } from '../../kernel/money.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { violationsOf } from '../cart/violations.ts'
import type { Context } from '../catalog.ts'
import { isPaidOffline } from '../totals/payment-option.ts'
import type { Totals } from '../totals/totals.ts'
import type { CheckoutPayment } from './checkout-calls.ts'

/** Whether the whole amount may be paid at the business: free lines, lines that are sold that way, and goods to be collected. */
export const mayPayOffline = (
  { settings }: Cart,
  { lines, delivery, totalAfterGiftCards }: Totals,
): boolean =>
  isZero(totalAfterGiftCards) ||
  (!settings?.manualPaymentDisabled &&
    lines.every(
      ({ total, paymentOption, preset }) =>
        isZero(total) || isPaidOffline(paymentOption) || (preset === 'PHYSICAL' && !!delivery?.pickup),
    ))

const contactFields = ['email', 'firstName', 'lastName'] as const

/** Checks that the customer has given an email address and a name. @throws Failure 400 that names each missing field */
export const checkContact = (contact: CustomerInfo = {}): CustomerInfo => {
  const missing = contactFields.filter((name) => !contact[name])
  if (missing.length)
    throw refuse(
      ...missing.map((name) => ({
        field: `customerInfo.${name}`,
        description: 'must not be empty',
        violatedRule: 'REQUIRED_FIELD',
      })),
    )
  return contact
}

/** The violations that have an error of their own when an order is placed. */
const ownErrors: readonly CartViolationCode[] = [
  'EMPTY_CART',
  'LINE_ITEMS_OUT_OF_STOCK',
  'MEMBERS_ONLY_ITEM',
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
  'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
  'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
]

/** Checks that a cart can be ordered and paid in this way. @throws Failure with the first reason why it cannot */
export const checkOrderable = (
  { business }: Context,
  priced: PricedCart<Cart>,
  payment: CheckoutPayment,
): void => {
  const violations = violationsOf(priced).filter(({ severity }) => severity === 'ERROR')
  const [violation] = violations
  if (violation) {
    const { scope, code = 'GENERAL_CODE', description = '' } = violation
    const data = violation.lineItemsOutOfStockData ?? violation.membersOnlyItemData
    const status = scope === 'DELIVERY' ? 400 : 409
    if (scope === 'MEMBERSHIP')
      throw decline(status, 'INVALID_MEMBERSHIP', description, violation.invalidMembershipStatusData)
    if (code === 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD')
      throw decline(status, 'CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD', description)
    throw ownErrors.includes(code)
      ? decline(status, code, description, data)
      : decline(status, 'VIOLATIONS_WITH_ERROR_SEVERITY', description, { violations })
  }
  if (payment.kind === 'card' && !isZero(priced.totals.payNow) && business.acceptsCards === false)
    throw decline(400, 'UNAVAILABLE_PAYMENT_METHOD', 'The business takes no cards')
  if (payment.kind === 'offline' && !mayPayOffline(priced.cart, priced.totals))
    throw decline(
      400,
      'UNAVAILABLE_PAYMENT_METHOD',
      priced.cart.settings?.manualPaymentDisabled
        ? 'This checkout takes no payment at the business'
        : 'At least one line of the cart must be paid online',
    )
}
