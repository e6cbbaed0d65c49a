import type { CartSummary, CartViolation, CartViolationCode } from '@frontdesk/ecom'
import { isZero, subtract, toCartPrice, write, zero } from '../kernel/money.ts'
import { digest } from '../kernel/secret.ts'
import type { KeptCart } from './cart.ts'
import { nameOf, quantityOf } from './cart-line.ts'
import type { Catalog, Context } from './catalog.ts'
import type { CheckoutEntry } from './checkout-view.ts'
import { toDeliveryMethod } from './delivery.ts'
import { taxName, taxRate } from './tax.ts'
import { type Totals, totalsOf } from './totals.ts'

/** A cart at the prices of this moment, with what it costs. */
export interface PricedCart<Kept> {
  readonly cart: Kept
  readonly totals: Totals
}

/** Prices a cart with the current data of its catalogues, and fills in the data that was entered at the checkout. */
export const priceCart = <Kept extends Pick<KeptCart, 'lineItems' | 'customerInfo' | 'entry'>>(
  context: Context,
  catalog: Catalog,
  cart: Kept,
): PricedCart<Kept> => {
  const { business } = context
  const { contact, address, deliveryCode } = cart.entry ?? {}
  const totals = totalsOf(context, catalog, cart.lineItems ?? [], deliveryCode)
  const { currency } = business
  return {
    totals,
    cart: {
      ...cart,
      lineItems: totals.lines.map(({ line }) => line),
      subtotal: toCartPrice(totals.subtotal),
      source: { channelType: 'WEB' },
      businessInfo: { languageCode: business.language, currencyCode: currency },
      customerInfo: { ...cart.customerInfo, ...contact, currencyCode: currency },
      deliveryInfo: {
        ...(address && { address }),
        ...(totals.delivery && { method: toDeliveryMethod(totals.delivery) }),
        weightUnit: 'KG',
      },
      taxInfo: { pricesIncludeTax: true },
      paymentInfo: { currencyCode: currency },
    },
  }
}

/** The rules that a cart is checked by. Before the checkout, the data that is entered there may still be missing. */
export type Validation = 'SKIP_VALIDATIONS' | 'PRE_CHECKOUT_VALIDATIONS' | 'CHECKOUT_VALIDATIONS'

const lineViolations = (lines: Totals['lines']): CartViolation[] => {
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
  { address, deliveryCode }: Partial<CheckoutEntry> = {},
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
    deliveryCode === undefined
      ? violation('MISSING_DELIVERY_METHOD', 'No way of delivery is chosen')
      : violation(
          'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
          `The goods cannot be delivered by "${deliveryCode}" any more`,
        ),
  ]
}

/** Lists the violations that prevent an order. */
export const violationsOf = (
  totals: Totals,
  { entry }: Pick<KeptCart, 'entry'>,
  validation: Validation = 'CHECKOUT_VALIDATIONS',
): CartViolation[] => {
  if (validation === 'SKIP_VALIDATIONS') return []
  return [
    ...lineViolations(totals.lines),
    ...(validation === 'CHECKOUT_VALIDATIONS' ? deliveryViolations(totals, entry) : []),
  ]
}

/** The parts of the costs that are calculated. */
export interface SummaryParts {
  readonly delivery: boolean
  readonly tax: boolean
  readonly additionalFees: boolean
  /** Whether the summary has a token of its prices. An estimate has none, because it may leave out costs. */
  readonly priceToken: boolean
  readonly validation: Validation
}

/** Makes a token that is another one as soon as a line, a price or the delivery of the cart changes. */
const priceTokenOf = (
  { id }: KeptCart,
  { currency, lines, delivery, deliveryPrice, tax, total }: Totals,
): string =>
  digest(
    JSON.stringify([
      id,
      currency.code,
      lines.map(({ line, unitPrice }) => [line.id, quantityOf(line), write(unitPrice)]),
      [delivery?.code, write(deliveryPrice)],
      write(tax),
      write(total),
    ]),
  )

/** Writes the costs of a cart as the platform's summary. */
export const toCartSummary = (
  { newId }: Context,
  cart: KeptCart,
  totals: Totals,
  parts: SummaryParts,
): CartSummary => {
  const { lines, subtotal, delivery, deliveryPrice, deliveryTax } = totals
  const total = parts.delivery ? totals.total : subtotal
  // Without delivery in the total, leave out its tax.
  const tax = parts.delivery ? totals.tax : subtract(totals.tax, deliveryTax)
  const none = toCartPrice(zero(totals.currency))
  const name = { original: taxName, translated: taxName }
  return {
    cartId: cart.id,
    ...(cart.revision !== undefined && { cartRevision: cart.revision }),
    calculationId: newId(),
    ...(parts.priceToken && { priceVerificationToken: priceTokenOf(cart, totals) }),
    lineItems: lines.map(({ line, unitPrice, total: lineTotal }) => ({
      lineItemId: line.id,
      quantity: quantityOf(line),
      unitPrice: toCartPrice(unitPrice),
      totalPrice: toCartPrice(lineTotal),
    })),
    discounts: [],
    ...(parts.delivery &&
      delivery && {
        deliverySummary: { method: toDeliveryMethod(delivery), price: toCartPrice(deliveryPrice) },
      }),
    ...(parts.additionalFees && { additionalFees: [] }),
    ...(parts.tax && {
      taxSummary: {
        taxes: [
          {
            name,
            taxableAmount: toCartPrice(subtract(total, tax)),
            exemptAmount: none,
            amount: toCartPrice(tax),
          },
        ],
        totalExempt: none,
        pricesIncludeTax: true,
        lineItemTaxes: lines.map(({ line, tax: lineTax }) => ({
          lineItemId: line.id,
          tax: toCartPrice(lineTax),
          rate: taxRate,
        })),
        ...(parts.delivery && { deliveryTax: toCartPrice(deliveryTax) }),
      },
    }),
    priceSummary: {
      subtotal: toCartPrice(subtotal),
      discount: none,
      ...(parts.delivery && { delivery: toCartPrice(deliveryPrice) }),
      ...(parts.additionalFees && { additionalFees: none }),
      ...(parts.tax && { tax: toCartPrice(tax) }),
      total: toCartPrice(total),
    },
    paymentSummary: {
      requiresPaymentAfterGiftCard: !isZero(total),
      totalAfterGiftCards: toCartPrice(total),
      payNow: toCartPrice(subtract(total, totals.payLater)),
      payLater: toCartPrice(totals.payLater),
    },
    violations: violationsOf(totals, cart, parts.validation),
  }
}
