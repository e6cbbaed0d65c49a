import type { Cart, CartValidation, CartViolation, CartViolationCode } from '@frontdesk/ecom'
import { compare, format, round, subtract, toCartPrice, zero } from '../../kernel/money.ts'
import { checkViolations } from '../cart-check/cart-check.ts'
import { expectedPostalCode } from '../delivery/postal-code.ts'
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

/** Reports lines that only members can buy, in the cart of somebody else. */
const membersOnlyViolations = (
  lines: readonly PricedLine[],
  { memberId }: NonNullable<Cart['customerInfo']> = {},
): CartViolation[] => {
  const own = lines.filter(({ line }) => line.attributes?.membersOnly)
  if (memberId !== undefined || !own.length) return []
  return [
    {
      scope: 'LINE_ITEM',
      code: 'MEMBERS_ONLY_ITEM',
      description: `Only members can buy this: ${own.map(({ line }) => nameOf(line)).join(', ')}. Sign in first`,
      severity: 'ERROR',
      membersOnlyItemData: { lineItemIds: own.map(({ id }) => id) },
    },
  ]
}

/** Reports a subtotal below the lowest one that the business takes orders with. */
const minimumViolations = ({ context, currency, subtotal, lines }: Totals): CartViolation[] => {
  const minimum = round(context.business.minimumOrderSubtotal ?? 0, currency)
  const remaining = subtract(minimum, subtotal)
  if (!lines.length || compare(remaining, zero(currency)) <= 0) return []
  return [
    {
      scope: 'GLOBAL',
      code: 'SUBTOTAL_BELOW_ORDER_MINIMUM',
      description: `Orders begin at ${format(minimum)}: ${format(remaining)} are missing`,
      severity: 'ERROR',
      subtotalBelowOrderMinimumData: {
        minimumOrderSubtotal: toCartPrice(minimum),
        remainingAmount: toCartPrice(remaining),
      },
    },
  ]
}

/** Reports a missing address and a missing or unknown delivery method. A customer who collects needs no address. */
const deliveryViolations = (
  { deliveryOptions, delivery, uncarriedLines }: Totals,
  { address, method }: NonNullable<Cart['deliveryInfo']> = {},
  nameById: (lineItemId: string) => string,
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
  const { country, postalCode } = address ?? {}
  const expected = delivery?.pickup ? undefined : expectedPostalCode(country, postalCode)
  const wrongPostalCode =
    expected === undefined
      ? []
      : [
          violation(
            'INVALID_POSTAL_CODE',
            `"${postalCode ?? ''}" is no postal code of ${country ?? ''}, where they look like ${expected}`,
          ),
        ]
  const notApplied = uncarriedLines.length
    ? [
        violation(
          'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS',
          `"${delivery?.title ?? ''}" is not for all goods: ${uncarriedLines.map(({ id }) => nameById(id)).join(', ')}`,
        ),
      ]
    : []
  if (delivery) return [...missingAddress, ...wrongPostalCode, ...notApplied]
  return [
    ...missingAddress,
    ...wrongPostalCode,
    !method
      ? violation('MISSING_DELIVERY_METHOD', 'No delivery method is chosen')
      : violation(
          'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
          `The goods cannot be delivered by "${method.code ?? ''}" any more`,
        ),
  ]
}

/** Lists the violations that prevent an order. */
export const violationsOf = (
  {
    cart: { deliveryInfo, customerInfo },
    lines,
    totals,
    memberships,
  }: PricedCart<Pick<Cart, 'deliveryInfo' | 'customerInfo'>>,
  validation: CartValidation = 'CHECKOUT_VALIDATIONS',
): CartViolation[] => {
  if (validation === 'SKIP_VALIDATIONS') return []
  const nameById = (lineItemId: string): string => {
    const own = lines.find(({ id }) => id === lineItemId)
    return own ? nameOf(own.line) : ''
  }
  return [
    ...lineViolations(lines),
    ...membersOnlyViolations(lines, customerInfo),
    ...minimumViolations(totals),
    ...checkViolations(totals),
    ...(totals.couponViolation ? [totals.couponViolation] : []),
    ...totals.giftCardViolations,
    ...membershipViolations(memberships, validation === 'PRE_CHECKOUT_VALIDATIONS'),
    ...(validation === 'CHECKOUT_VALIDATIONS'
      ? [...deliveryViolations(totals, deliveryInfo, nameById), ...totals.taxViolations]
      : []),
  ]
}
