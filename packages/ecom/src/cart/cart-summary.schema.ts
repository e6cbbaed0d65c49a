import {
  multiCurrencyPriceSchema,
  type ObjectSchema,
  schema,
  translatableSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { cartDiscountSourceSchema, cartSchema, deliveryMethodSchema } from './cart.schema.ts'
import { taxRateTypes } from '../tax/tax-calculation.ts'
import { cartViolationSchema } from './cart-violation.schema.ts'
import { membershipOptionsSchema } from './membership.schema.ts'
import { type CartCalculation, cartDiscountScopes, cartFeeSources, type CartSummary } from './cart-summary.ts'

const maybe = z.exactOptional

export const cartSummarySchema: ObjectSchema<CartSummary> = /* @__PURE__ */ schema<CartSummary>()((oneOf) => {
  const price = maybe(multiCurrencyPriceSchema())
  const name = maybe(translatableSchema())
  const text = maybe(z.string())
  const lineItemIds = maybe(z.array(z.string()))
  return z.looseObject({
    cartId: text,
    cartRevision: text,
    calculationId: text,
    lineItems: maybe(
      z.array(
        z.looseObject({ lineItemId: text, quantity: maybe(z.number()), unitPrice: price, totalPrice: price }),
      ),
    ),
    discounts: maybe(
      z.array(
        z.looseObject({
          name,
          scope: maybe(oneOf(cartDiscountScopes)),
          source: maybe(cartDiscountSourceSchema(oneOf)),
          total: price,
          lineItemDiscounts: maybe(z.array(z.looseObject({ lineItemId: text, amountOff: price }))),
          subscriptionCycles: maybe(z.number()),
        }),
      ),
    ),
    deliverySummary: maybe(z.looseObject({ method: maybe(deliveryMethodSchema()), price })),
    additionalFees: maybe(
      z.array(
        z.looseObject({
          code: text,
          name,
          price,
          lineItemIds,
          source: maybe(oneOf(cartFeeSources)),
          providerAppId: text,
          subscriptionCycles: maybe(z.number()),
        }),
      ),
    ),
    taxSummary: maybe(
      z.looseObject({
        taxes: maybe(
          z.array(z.looseObject({ name, taxableAmount: price, exemptAmount: price, amount: price })),
        ),
        totalExempt: price,
        pricesIncludeTax: maybe(z.boolean()),
        lineItemTaxes: maybe(
          z.array(
            z.looseObject({ lineItemId: text, tax: price, rate: text, rateType: maybe(oneOf(taxRateTypes)) }),
          ),
        ),
        deliveryTax: price,
        additionalFeeTaxes: maybe(z.array(z.looseObject({ additionalFeeCode: text, tax: price }))),
      }),
    ),
    priceSummary: maybe(
      z.looseObject({
        subtotal: price,
        discount: price,
        delivery: price,
        additionalFees: price,
        tax: price,
        total: price,
      }),
    ),
    paymentSummary: maybe(
      z.looseObject({
        requiresPaymentAfterGiftCard: maybe(z.boolean()),
        totalAfterGiftCards: price,
        payNow: price,
        payLater: price,
        payAfterFreeTrial: price,
        giftCards: maybe(z.array(z.looseObject({ giftCardId: text, redeemAmount: price }))),
        memberships: maybe(z.array(z.looseObject({ id: text, appId: text, lineItemIds }))),
        subscriptionCharges: maybe(
          z.array(
            z.looseObject({
              lineItemIds,
              description: text,
              charges: maybe(
                z.array(
                  z.looseObject({
                    cycleFrom: maybe(z.number()),
                    cycleCount: maybe(z.number()),
                    cycleBillingDate: maybe(z.date()),
                  }),
                ),
              ),
            }),
          ),
        ),
      }),
    ),
    priceVerificationToken: text,
    violations: maybe(z.array(cartViolationSchema(oneOf))),
  })
})

export const cartCalculationSchema: ObjectSchema<CartCalculation> = /* @__PURE__ */ schema<CartCalculation>()(
  (oneOf) =>
    z.looseObject({
      cart: cartSchema(oneOf),
      summary: cartSummarySchema(oneOf),
      membershipOptions: maybe(membershipOptionsSchema(oneOf)),
    }),
)
