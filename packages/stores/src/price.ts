import { float, type Open, shape, type Shape } from '@frontdesk/core'

/** What a product costs. The store catalogue counts in numbers, unlike orders, which have decimal text. */
export interface PriceData {
  /** Three letters, ISO 4217. */
  currency?: string
  /** Before the discount. */
  price?: number
  /** After the discount; the same as `price` when there is none. */
  discountedPrice?: number
  /** For one unit of measure, such as 100 g. */
  pricePerUnit?: number
  /** For people, with the currency sign. */
  formatted?: { price?: string; discountedPrice?: string; pricePerUnit?: string }
}

/** The lowest and the highest number over all variants. */
export interface NumberRange {
  minValue?: number
  maxValue?: number
}

/** What the business pays and earns. Only for the business itself. */
export interface CostAndProfitData {
  itemCost?: number
  formattedItemCost?: string
  profit?: number
  formattedProfit?: string
  /** Share of the price, from 0 to 1. */
  profitMargin?: number
}

/** Every unit for the contents of a package. */
export const measurementUnits = [
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'MM',
  'CM',
  'M',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'IN',
  'FT',
  'YD',
  'SQFT',
] as const

/** A unit for the contents of a package. */
export type MeasurementUnit = Open<(typeof measurementUnits)[number]>

/** How the price per unit is worked out: 80 g in the package, shown per 100 g. */
export interface PricePerUnitData {
  /** What the package holds. */
  totalQuantity?: number
  totalMeasurementUnit?: MeasurementUnit
  /** What the price is shown for. */
  baseQuantity?: number
  baseMeasurementUnit?: MeasurementUnit
}

/** Every type of discount of a product. */
export const productDiscountTypes = ['NONE', 'AMOUNT', 'PERCENT'] as const

/** Whether a discount is an amount or a percentage. */
export type ProductDiscountType = Open<(typeof productDiscountTypes)[number]>

export interface ProductDiscount {
  type?: ProductDiscountType
  /** An amount in the currency of the price, or a percentage. */
  value?: number
}

export const priceDataShape: Shape<PriceData> = /* @__PURE__ */ shape<PriceData>({
  price: float,
  discountedPrice: float,
  pricePerUnit: float,
})

export const numberRangeShape: Shape<NumberRange> = /* @__PURE__ */ shape<NumberRange>({
  minValue: float,
  maxValue: float,
})

export const costAndProfitDataShape: Shape<CostAndProfitData> = /* @__PURE__ */ shape<CostAndProfitData>({
  itemCost: float,
  profit: float,
  profitMargin: float,
})

export const pricePerUnitDataShape: Shape<PricePerUnitData> = /* @__PURE__ */ shape<PricePerUnitData>({
  totalQuantity: float,
  baseQuantity: float,
})

export const productDiscountShape: Shape<ProductDiscount> = /* @__PURE__ */ shape<ProductDiscount>({
  value: float,
})
