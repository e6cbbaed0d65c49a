import type { Cart, CartSummary, CartValidation } from '@frontdesk/ecom'
import { decline } from '../../kernel/failure.ts'
import { isZero, toCartPrice, write, zero } from '../../kernel/money.ts'
import { digest } from '../../kernel/secret.ts'
import type { Context } from '../catalog.ts'
import { selectedMembershipsOf } from '../membership/membership-options.ts'
import { toDeliveryMethod } from '../totals/delivery.ts'
import type { CalculatedCosts } from '../totals/step.ts'
import type { Totals } from '../totals/totals.ts'
import type { PricedCart } from './price-cart.ts'
import { violationsOf } from './violations.ts'

/** The parts of a summary. */
export interface SummaryParts extends CalculatedCosts {
  /** Whether the summary has a token of its prices. An estimate has none, because it may leave out costs. */
  readonly priceToken: boolean
  readonly validation: CartValidation
}

/** The token of the prices of a cart: it names the cart, and is another one as soon as a price or the delivery changes. */
const priceTokenOf = (
  { id }: Cart,
  { currency, lines, delivery, deliveryPrice, tax, total }: Totals,
): string => {
  const prices = [
    currency.code,
    lines.map((line) => [line.id, line.quantity, write(line.unitPrice)]),
    [delivery?.code, write(deliveryPrice)],
    write(tax),
    write(total),
  ]
  return `${digest(id)}.${digest(JSON.stringify(prices))}`
}

/**
 * Checks that the prices are those of a token.
 *
 * @throws Failure `INVALID_PRICE_VERIFICATION_TOKEN`, `CART_PRICES_OUT_OF_SYNC`.
 */
export const verifyPrices = ({ cart, totals }: PricedCart<Cart>, token: string): void => {
  if (token === priceTokenOf(cart, totals)) return
  if (!token.startsWith(`${digest(cart.id)}.`))
    throw decline(400, 'INVALID_PRICE_VERIFICATION_TOKEN', 'The token is not that of a summary of this cart')
  throw decline(
    409,
    'CART_PRICES_OUT_OF_SYNC',
    'A price of the cart has changed since the token was given: calculate the cart again',
    { cartId: cart.id },
  )
}

/** Writes the costs of a cart as the platform's summary. */
export const toCartSummary = (
  { newId }: Context,
  priced: PricedCart<Cart>,
  parts: SummaryParts,
): CartSummary => {
  const { cart, totals, memberships } = priced
  const { lines, discounts, delivery, fees, lineTaxes, feeTaxes, tax, redeemed } = totals
  const none = zero(totals.currency)
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
      additionalFees: totals.chargedFees.map(({ code, name, price, source, providerAppId, lineItemIds }) => ({
        code,
        name: { original: name, translated: name },
        providerAppId,
        price: toCartPrice(price),
        source,
        ...(lineItemIds && { lineItemIds: [...lineItemIds] }),
      })),
    }),
    ...(parts.tax && {
      taxSummary: {
        taxes: totals.taxes.map(({ rate, amount, taxable }) => ({
          name: { original: rate.name, translated: rate.name },
          taxableAmount: toCartPrice(taxable),
          exemptAmount: toCartPrice(none),
          amount: toCartPrice(amount),
        })),
        totalExempt: toCartPrice(none),
        pricesIncludeTax: totals.pricesIncludeTax,
        lineItemTaxes: [...lineTaxes].map(([lineItemId, taxed]) => ({
          lineItemId,
          tax: toCartPrice(taxed.tax),
          rate: taxed.rate,
          rateType: taxed.rateType,
        })),
        ...(parts.delivery && { deliveryTax: toCartPrice(totals.deliveryTax?.tax ?? none) }),
        ...(fees.length && {
          additionalFeeTaxes: [...feeTaxes].map(([additionalFeeCode, taxed]) => ({
            additionalFeeCode,
            tax: toCartPrice(taxed.tax),
          })),
        }),
      },
    }),
    priceSummary: {
      subtotal: toCartPrice(totals.subtotal),
      discount: toCartPrice(totals.discount),
      ...(parts.delivery && { delivery: toCartPrice(totals.deliveryPrice) }),
      ...(parts.additionalFees && { additionalFees: toCartPrice(totals.chargedPrice) }),
      ...(parts.tax && { tax: toCartPrice(tax) }),
      total: toCartPrice(totals.total),
    },
    paymentSummary: {
      requiresPaymentAfterGiftCard: !isZero(totals.totalAfterGiftCards),
      totalAfterGiftCards: toCartPrice(totals.totalAfterGiftCards),
      payNow: toCartPrice(totals.payNow),
      payLater: toCartPrice(totals.payLater),
      ...(memberships.length && { memberships: selectedMembershipsOf(memberships) }),
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
