import { type ObjectSchema, priceSchema, schema, translatableSchema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { taxableAddressSchema } from '../line-item.schema.ts'
import {
  additionalFeeSources,
  type AppliedDiscount,
  appliedDiscountTypes,
  type BalanceSummary,
  merchantDiscountReasons,
  type OrderAdditionalFee,
  type OrderPriceSummary,
  platformFeeChargeTypes,
  type PlatformFeeSummary,
} from './costs.ts'
import { lineItemTaxInfoSchema } from './tax.schema.ts'

const maybe = z.exactOptional

export const orderPriceSummarySchema: ObjectSchema<OrderPriceSummary> =
  /* @__PURE__ */ schema<OrderPriceSummary>()(() =>
    z.looseObject({
      subtotal: maybe(priceSchema()),
      shipping: maybe(priceSchema()),
      tax: maybe(priceSchema()),
      discount: maybe(priceSchema()),
      totalAdditionalFees: maybe(priceSchema()),
      total: maybe(priceSchema()),
    }),
  )

export const balanceSummarySchema: ObjectSchema<BalanceSummary> = /* @__PURE__ */ schema<BalanceSummary>()(
  () =>
    z.looseObject({
      balance: maybe(priceSchema()),
      paid: maybe(priceSchema()),
      refunded: maybe(priceSchema()),
      authorized: maybe(priceSchema()),
      pending: maybe(priceSchema()),
      pendingRefund: maybe(priceSchema()),
      chargeback: maybe(priceSchema()),
      chargebackReversal: maybe(priceSchema()),
      platformFees: maybe(priceSchema()),
      totalMinusPlatformFees: maybe(priceSchema()),
      cashRoundingAdjustment: maybe(priceSchema()),
    }),
)

export const appliedDiscountSchema: ObjectSchema<AppliedDiscount> = /* @__PURE__ */ schema<AppliedDiscount>()(
  (oneOf) =>
    z.looseObject({
      id: maybe(z.string()),
      discountType: maybe(oneOf(appliedDiscountTypes)),
      coupon: maybe(
        z.looseObject({
          id: maybe(z.string()),
          code: maybe(z.string()),
          name: maybe(z.string()),
          amount: maybe(priceSchema()),
        }),
      ),
      merchantDiscount: maybe(
        z.looseObject({
          amount: maybe(priceSchema()),
          percentage: maybe(z.string()),
          discountReason: maybe(oneOf(merchantDiscountReasons)),
          description: maybe(z.string()),
        }),
      ),
      discountRule: maybe(
        z.looseObject({
          id: maybe(z.string()),
          name: maybe(translatableSchema()),
          amount: maybe(priceSchema()),
        }),
      ),
      lineItemDiscounts: maybe(
        z.array(z.looseObject({ id: maybe(z.string()), totalDiscount: maybe(priceSchema()) })),
      ),
    }),
)

export const orderAdditionalFeeSchema: ObjectSchema<OrderAdditionalFee> =
  /* @__PURE__ */ schema<OrderAdditionalFee>()((oneOf) =>
    z.looseObject({
      id: maybe(z.string()),
      code: maybe(z.string()),
      name: maybe(z.string()),
      price: maybe(priceSchema()),
      priceBeforeTax: maybe(priceSchema()),
      priceAfterTax: maybe(priceSchema()),
      taxInfo: maybe(lineItemTaxInfoSchema(oneOf)),
      taxableAddress: maybe(taxableAddressSchema(oneOf)),
      lineItemIds: maybe(z.array(z.string())),
      source: maybe(oneOf(additionalFeeSources)),
      providerAppId: maybe(z.string()),
    }),
  )

export const platformFeeSummarySchema: ObjectSchema<PlatformFeeSummary> =
  /* @__PURE__ */ schema<PlatformFeeSummary>()((oneOf) =>
    z.looseObject({
      total: maybe(priceSchema()),
      totalPassOn: maybe(priceSchema()),
      totalAbsorbed: maybe(priceSchema()),
      fees: maybe(
        z.array(
          z.looseObject({
            name: maybe(translatableSchema()),
            amount: maybe(priceSchema()),
            lineItemId: maybe(z.string()),
            chargeType: maybe(oneOf(platformFeeChargeTypes)),
            percentageRate: maybe(z.string()),
          }),
        ),
      ),
    }),
  )
