import {
  multiCurrencyPriceSchema,
  type ObjectSchema,
  schema,
  translatableSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { cartSchema, deliveryMethodSchema } from './cart.schema.ts'
import {
  type CartCalculation,
  cartDiscountScopes,
  cartDiscountSources,
  cartFeeSources,
  type CartSummary,
  cartViolationCodes,
  cartViolationScopes,
  violationSeverities,
} from './cart-summary.ts'

const maybe = z.exactOptional

export const cartSummarySchema: ObjectSchema<CartSummary> = /* @__PURE__ */ schema<CartSummary>()((oneOf) => {
  const price = maybe(multiCurrencyPriceSchema())
  const name = maybe(translatableSchema())
  const text = maybe(z.string())
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
          source: maybe(z.looseObject({ sourceType: maybe(oneOf(cartDiscountSources)), couponCode: text })),
          total: price,
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
          lineItemIds: maybe(z.array(z.string())),
          source: maybe(oneOf(cartFeeSources)),
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
        lineItemTaxes: maybe(z.array(z.looseObject({ lineItemId: text, tax: price, rate: text }))),
        deliveryTax: price,
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
      }),
    ),
    priceVerificationToken: text,
    violations: maybe(
      z.array(
        z.looseObject({
          scope: maybe(oneOf(cartViolationScopes)),
          code: maybe(oneOf(cartViolationCodes)),
          description: text,
          severity: maybe(oneOf(violationSeverities)),
          lineItemsOutOfStockData: maybe(
            z.looseObject({
              lineItemIds: maybe(z.array(z.string())),
              allLineItemsOutOfStock: maybe(z.boolean()),
            }),
          ),
        }),
      ),
    ),
  })
})

export const cartCalculationSchema: ObjectSchema<CartCalculation> = /* @__PURE__ */ schema<CartCalculation>()(
  (oneOf) => z.looseObject({ cart: cartSchema(oneOf), summary: cartSummarySchema(oneOf) }),
)
