import type { Cart, CartValidation, CartViolation, CartViolationCode } from '@frontdesk/ecom'
import { membershipViolations } from '../membership/membership-violation.ts'
import type { Totals } from '../totals/totals.ts'
import { nameOf, type PricedLine, quantityOf } from './cart-line.ts'
import type { PricedCart } from './price-cart.ts'

const lineViolations = (lines: readonly PricedLine[]): CartViolation[] => {
  if (!lines.length)
    return [{ scope: 'GLOBAL', code: 'EMPTY_CART', description: 'The cart is empty', severity: 'ERROR' }]
  const missing = lines.filter(({ confirmed, line }) => confirmed < quantityOf(line))
  if (!missing.length) return []
  return [
    {
      scope: 'LINE_ITEM',
      code: 'LINE_ITEMS_OUT_OF_STOCK',
      description: 'Not available any more as chosen: ' + missing.map(({ line }) => nameOf(line)).join(', '),
      severity: 'ERROR',
      lineItemsOutOfStockData: {
        lineItemIds: missing.map(({ line }) => line.id),
        allLineItemsOutOfStock: lines.every(({ confirmed }) => confirmed === 0),
      },
    },
  ]
}

/** Reports a missing address and a missing or unknown delivery method. A customer who collects needs no address. */
const deliveryViolations = (
  { deliveryOptions, delivery }: Totals,
  { address, method }: NonNullable<Cart['deliveryInfo']> = {},
): CartViolation[] => {
  if (!deliveryOptions.length) return []
  const violation = (code: CartViolationCode, description: string): CartViolation => ({
    scope: 'DELIVERY',
    code,
    description,
    severity: 'ERROR',
  })
  const missingAddress =
    address || delivery?.pickup
      ? []
      : [violation('MISSING_DELIVERY_ADDRESS', 'The goods need an address to go to')]
  if (delivery) return missingAddress
  return [
    ...missingAddress,
    !method
      ? violation('MISSING_DELIVERY_METHOD', 'No way of delivery is chosen')
      : violation(
          'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
          `The goods cannot be delivered by "${method.code ?? ''}" any more`,
        ),
  ]
}

/** Lists the violations that prevent an order. */
export const violationsOf = (
  { cart: { deliveryInfo }, lines, totals, memberships }: PricedCart<Pick<Cart, 'deliveryInfo'>>,
  validation: CartValidation = 'CHECKOUT_VALIDATIONS',
): CartViolation[] => {
  if (validation === 'SKIP_VALIDATIONS') return []
  return [
    ...lineViolations(lines),
    ...(totals.couponViolation ? [totals.couponViolation] : []),
    ...totals.giftCardViolations,
    ...membershipViolations(memberships, validation === 'PRE_CHECKOUT_VALIDATIONS'),
    ...(validation === 'CHECKOUT_VALIDATIONS'
      ? [...deliveryViolations(totals, deliveryInfo), ...totals.taxViolations]
      : []),
  ]
}
