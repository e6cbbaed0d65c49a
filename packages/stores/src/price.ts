import { float, type Open, shape, type Shape } from '@frontdesk/core'

/** The price of a product. The store catalog uses numbers, unlike orders, which use decimal text. */
export interface PriceData {
  /** Three-letter currency code, ISO 4217. */
  currency?: string
  /** Price before the discount. */
  price?: number
  /** Price after the discount; the same as `price` when there is none. */
  discountedPrice?: number
  /** Price of one unit of measure, such as 100 g. */
  pricePerUnit?: number
  /** Formatted texts, with the currency sign. */
  formatted?: {
    /** Price before a discount. */
    price?: string
    /** Price that the customer pays. */
    discountedPrice?: string
    /** Price for a unit of measurement, such as 100 g. */
    pricePerUnit?: string
  }
}

/** The minimum and the maximum over all variants. */
export interface NumberRange {
  /** Lowest value among the variants. */
  minValue?: number
  /** Highest value among the variants. */
  maxValue?: number
}

/** Cost and profit of a product. Only the business can read them. */
export interface CostAndProfitData {
  /** Cost per item for the business. Only the owner sees it. */
  itemCost?: number
  /** The cost with its currency symbol. */
  formattedItemCost?: string
  /** Price minus cost. */
  profit?: number
  /** The profit with its currency symbol. */
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

/** The quantities of a price per unit: 80 g in the package, price shown per 100 g. */
export interface PricePerUnitData {
  /** Content of the package. */
  totalQuantity?: number
  /** Unit in which the content of the product is measured. */
  totalMeasurementUnit?: MeasurementUnit
  /** The quantity that the price is shown for. */
  baseQuantity?: number
  /** Unit for which the price is given. */
  baseMeasurementUnit?: MeasurementUnit
}

/** Every type of discount of a product. */
export const productDiscountTypes = ['NONE', 'AMOUNT', 'PERCENT'] as const

/** Whether a discount is an amount or a percentage. */
export type ProductDiscountType = Open<(typeof productDiscountTypes)[number]>

/** Discount on the price of a product. */
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
