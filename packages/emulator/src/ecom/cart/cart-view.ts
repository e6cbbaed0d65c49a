import type { CartLineItem, CartSummary, CartViolation, CartViolationCode } from '@frontdesk/ecom'
import { type Amount, currencyOf, isZero, subtract, toCartPrice, write, zero } from '../../kernel/money.ts'
import { digest } from '../../kernel/secret.ts'
import { buyerOfCart, type KeptCart } from './cart.ts'
import { nameOf, type PricedLine, priceLine, quantityOf } from './cart-line.ts'
import type { Catalog, Context } from '../catalog.ts'
import type { CheckoutEntry } from '../checkout/checkout-view.ts'
import { toDeliveryMethod } from '../totals/delivery.ts'
import { taxName, taxRate } from '../totals/tax.ts'
import { allCosts, type CalculatedCosts } from '../totals/step.ts'
import { calculateTotals, type Totals } from '../totals/totals.ts'

/** A cart at the prices of this moment, with what it costs. */
export interface PricedCart<Kept> {
  readonly cart: Kept
  readonly lines: readonly PricedLine[]
  readonly totals: Totals
}

/** A line with the discounts that it gets. */
const withDiscounts = (line: CartLineItem, { discounts }: Totals): CartLineItem => {
  const { discounts: _, ...rest } = line
  const own = discounts.flatMap(({ name, source, byLine }) => {
    const amountOff = byLine.get(line.id)
    return amountOff
      ? [{ name: { original: name, translated: name }, amountOff: toCartPrice(amountOff), source }]
      : []
  })
  return own.length ? { ...rest, discounts: own } : rest
}

/** Prices a cart with the current data of its catalogues, and fills in the data that was entered at the checkout. */
export const priceCart = <Kept extends Pick<KeptCart, 'lineItems' | 'customerInfo' | 'entry'>>(
  context: Context,
  catalog: Catalog,
  cart: Kept,
  calculated: CalculatedCosts = allCosts,
): PricedCart<Kept> => {
  const { business } = context
  const { contact, address, deliveryCode } = cart.entry ?? {}
  const currency = currencyOf(business)
  const taken = new Map<string, number>()
  const lines = (cart.lineItems ?? []).map((line) => priceLine(context, catalog, currency, line, taken))
  const totals = calculateTotals({
    context,
    currency,
    lines,
    calculated,
    address,
    deliveryCode,
    discountScene: { catalog, buyer: buyerOfCart(cart) },
  })
  const { code: currencyCode } = currency
  return {
    lines,
    totals,
    cart: {
      ...cart,
      lineItems: lines.map(({ line }) => withDiscounts(line, totals)),
      subtotal: toCartPrice(totals.subtotal),
      source: { channelType: 'WEB' },
      businessInfo: { languageCode: business.language, currencyCode },
      customerInfo: { ...cart.customerInfo, ...contact, currencyCode },
      deliveryInfo: {
        ...(address && { address }),
        ...(totals.delivery && { method: toDeliveryMethod(totals.delivery) }),
        weightUnit: 'KG',
      },
      taxInfo: { pricesIncludeTax: true },
      paymentInfo: { currencyCode },
    },
  }
}

/** The rules that a cart is checked by. Before the checkout, the data that is entered there may still be missing. */
export type Validation = 'SKIP_VALIDATIONS' | 'PRE_CHECKOUT_VALIDATIONS' | 'CHECKOUT_VALIDATIONS'

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
  { cart: { entry }, lines, totals }: PricedCart<Pick<KeptCart, 'entry'>>,
  validation: Validation = 'CHECKOUT_VALIDATIONS',
): CartViolation[] => {
  if (validation === 'SKIP_VALIDATIONS') return []
  return [
    ...lineViolations(lines),
    ...(validation === 'CHECKOUT_VALIDATIONS' ? deliveryViolations(totals, entry) : []),
  ]
}

/** The parts of a summary. */
export interface SummaryParts extends CalculatedCosts {
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
      lines.map((line) => [line.id, line.quantity, write(line.unitPrice)]),
      [delivery?.code, write(deliveryPrice)],
      write(tax),
      write(total),
    ]),
  )

/** Writes the costs of a cart as the platform's summary. */
export const toCartSummary = (
  { newId }: Context,
  priced: PricedCart<KeptCart>,
  parts: SummaryParts,
): CartSummary => {
  const { cart, totals } = priced
  const { lines, discounts, delivery, fees, lineTaxes, feeTaxes, tax, addedTax, redeemed } = totals
  const none = zero(totals.currency)
  const name = { original: taxName, translated: taxName }
  const taxOf = (id: string): Amount => lineTaxes.get(id) ?? none
  return {
    cartId: cart.id,
    ...(cart.revision !== undefined && { cartRevision: cart.revision }),
    calculationId: newId(),
    ...(parts.priceToken && { priceVerificationToken: priceTokenOf(cart, totals) }),
    lineItems: lines.map(({ id, quantity, unitPrice, total }) => ({
      lineItemId: id,
      quantity,
      unitPrice: toCartPrice(unitPrice),
      totalPrice: toCartPrice(total),
    })),
    discounts: discounts.map(({ name, scope, source, total, byLine }) => ({
      name: { original: name, translated: name },
      scope,
      source,
      total: toCartPrice(total),
      lineItemDiscounts: [...byLine].map(([lineItemId, off]) => ({
        lineItemId,
        amountOff: toCartPrice(off),
      })),
    })),
    ...(parts.delivery &&
      delivery && {
        deliverySummary: {
          method: toDeliveryMethod(delivery),
          price: toCartPrice(totals.deliveryPrice),
        },
      }),
    ...(parts.additionalFees && {
      additionalFees: fees.map(({ code, name, price, source, lineItemIds }) => ({
        code,
        name: { original: name, translated: name },
        price: toCartPrice(price),
        source,
        ...(lineItemIds && { lineItemIds: [...lineItemIds] }),
      })),
    }),
    ...(parts.tax && {
      taxSummary: {
        taxes: [
          {
            name,
            taxableAmount: toCartPrice(subtract(totals.total, tax)),
            exemptAmount: toCartPrice(none),
            amount: toCartPrice(tax),
          },
        ],
        totalExempt: toCartPrice(none),
        pricesIncludeTax: isZero(addedTax),
        lineItemTaxes: lines.map(({ id }) => ({
          lineItemId: id,
          tax: toCartPrice(taxOf(id)),
          rate: taxRate,
        })),
        ...(parts.delivery && { deliveryTax: toCartPrice(totals.deliveryTax) }),
        ...(fees.length && {
          additionalFeeTaxes: [...feeTaxes].map(([additionalFeeCode, feeTax]) => ({
            additionalFeeCode,
            tax: toCartPrice(feeTax),
          })),
        }),
      },
    }),
    priceSummary: {
      subtotal: toCartPrice(totals.subtotal),
      discount: toCartPrice(totals.discount),
      ...(parts.delivery && { delivery: toCartPrice(totals.deliveryPrice) }),
      ...(parts.additionalFees && { additionalFees: toCartPrice(totals.feesPrice) }),
      ...(parts.tax && { tax: toCartPrice(tax) }),
      total: toCartPrice(totals.total),
    },
    paymentSummary: {
      requiresPaymentAfterGiftCard: !isZero(totals.totalAfterGiftCards),
      totalAfterGiftCards: toCartPrice(totals.totalAfterGiftCards),
      payNow: toCartPrice(totals.payNow),
      payLater: toCartPrice(totals.payLater),
      ...(redeemed.size && {
        giftCards: [...redeemed].map(([giftCardId, amount]) => ({
          giftCardId,
          redeemAmount: toCartPrice(amount),
        })),
      }),
    },
    violations: violationsOf(priced, parts.validation),
  }
}
