import { floatSchema, type ObjectSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type CostAndProfitData,
  measurementUnits,
  type NumberRange,
  type PriceData,
  type PricePerUnitData,
  type ProductDiscount,
  productDiscountTypes,
} from './price.ts'

const maybe = z.exactOptional

/** A price, a cost or a weight in an input. */
export const amountSchema: Schema<number> = /* @__PURE__ */ schema<number>()(() =>
  z.number().min(0).max(999_999_999.99),
)

export const priceDataSchema: ObjectSchema<PriceData> = /* @__PURE__ */ schema<PriceData>()(() =>
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

export const numberRangeSchema: ObjectSchema<NumberRange> = /* @__PURE__ */ schema<NumberRange>()(() =>
  z.looseObject({ minValue: maybe(floatSchema()), maxValue: maybe(floatSchema()) }),
)

export const costAndProfitDataSchema: ObjectSchema<CostAndProfitData> =
  /* @__PURE__ */ schema<CostAndProfitData>()(() =>
    z.looseObject({
      itemCost: maybe(floatSchema()),
      formattedItemCost: maybe(z.string()),
      profit: maybe(floatSchema()),
      formattedProfit: maybe(z.string()),
      profitMargin: maybe(floatSchema()),
    }),
  )

export const pricePerUnitDataSchema: ObjectSchema<PricePerUnitData> =
  /* @__PURE__ */ schema<PricePerUnitData>()((oneOf) =>
    z.looseObject({
      totalQuantity: maybe(floatSchema()),
      totalMeasurementUnit: maybe(oneOf(measurementUnits)),
      baseQuantity: maybe(floatSchema()),
      baseMeasurementUnit: maybe(oneOf(measurementUnits)),
    }),
  )

export const productDiscountSchema: ObjectSchema<ProductDiscount> = /* @__PURE__ */ schema<ProductDiscount>()(
  (oneOf) =>
    z.looseObject({
      type: maybe(oneOf(productDiscountTypes)),
      value: maybe(floatSchema()),
    }),
)
