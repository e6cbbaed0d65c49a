import type { Cart, CartSummary, CartViolation } from '@frontdesk/ecom'
import { isZero, subtract, toCartPrice, zero } from '../kernel/money.ts'
import type { KeptCart } from './cart.ts'
import { nameOf, quantityOf } from './cart-line.ts'
import type { Catalog, Context } from './catalog.ts'
import { toDeliveryMethod } from './delivery.ts'
import { taxName, taxRate } from './tax.ts'
import { type Totals, totalsOf } from './totals.ts'

/** A cart at the prices of this moment, with what it costs. */
export interface PricedCart<Kept> {
  readonly cart: Kept
  readonly totals: Totals
}

/** Prices a cart by what its catalogues say now: lines, subtotal, and what was entered at the checkout. */
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

/** What stands in the way of an order. */
export const violationsOf = ({ lines }: Totals): CartViolation[] => {
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

/** Which parts of the costs are worked out. */
export interface SummaryParts {
  readonly delivery: boolean
  readonly tax: boolean
  readonly additionalFees: boolean
  readonly violations: boolean
}

/** What a cart costs, as the platform gives it. */
export const toCartSummary = (
  { newId }: Context,
  cart: Cart,
  totals: Totals,
  parts: SummaryParts,
): CartSummary => {
  const { lines, subtotal, delivery, deliveryPrice, deliveryTax } = totals
  const total = parts.delivery ? totals.total : subtotal
  // Tax is that of what the total holds.
  const tax = parts.delivery ? totals.tax : subtract(totals.tax, deliveryTax)
  const none = toCartPrice(zero(totals.currency))
  const name = { original: taxName, translated: taxName }
  return {
    cartId: cart.id,
    ...(cart.revision !== undefined && { cartRevision: cart.revision }),
    calculationId: newId(),
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
    violations: parts.violations ? violationsOf(totals) : [],
  }
}
