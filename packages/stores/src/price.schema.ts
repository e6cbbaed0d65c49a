import { floatSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import type { CostAndProfitData, NumberRange, PriceData, PricePerUnitData, ProductDiscount } from './price.ts'

const maybe = z.exactOptional

/** Known values that an editor offers; any other text passes. */
export const openEnum = <Known extends string>(): z.ZodType<Known> =>
  z.string() as z.ZodType as z.ZodType<Known>

export const priceDataSchema: Schema<PriceData> = /* @__PURE__ */ schema<PriceData>()(() =>
  z.looseObject({
    currency: maybe(z.string()),
    price: maybe(floatSchema()),
    discountedPrice: maybe(floatSchema()),
    pricePerUnit: maybe(floatSchema()),
    formatted: maybe(
      z.looseObject({
        price: maybe(z.string()),
        discountedPrice: maybe(z.string()),
        pricePerUnit: maybe(z.string()),
      }),
    ),
  }),
)

export const numberRangeSchema: Schema<NumberRange> = /* @__PURE__ */ schema<NumberRange>()(() =>
  z.looseObject({ minValue: maybe(floatSchema()), maxValue: maybe(floatSchema()) }),
)

export const costAndProfitDataSchema: Schema<CostAndProfitData> = /* @__PURE__ */ schema<CostAndProfitData>()(
  () =>
    z.looseObject({
      itemCost: maybe(floatSchema()),
      formattedItemCost: maybe(z.string()),
      profit: maybe(floatSchema()),
      formattedProfit: maybe(z.string()),
      profitMargin: maybe(floatSchema()),
    }),
)

export const pricePerUnitDataSchema: Schema<PricePerUnitData> = /* @__PURE__ */ schema<PricePerUnitData>()(
  () =>
    z.looseObject({
      totalQuantity: maybe(floatSchema()),
      totalMeasurementUnit: maybe(openEnum<NonNullable<PricePerUnitData['totalMeasurementUnit']>>()),
      baseQuantity: maybe(floatSchema()),
      baseMeasurementUnit: maybe(openEnum<NonNullable<PricePerUnitData['baseMeasurementUnit']>>()),
    }),
)

export const productDiscountSchema: Schema<ProductDiscount> = /* @__PURE__ */ schema<ProductDiscount>()(() =>
  z.looseObject({
    type: maybe(openEnum<NonNullable<ProductDiscount['type']>>()),
    value: maybe(floatSchema()),
  }),
)
