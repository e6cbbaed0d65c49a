import {
  type BulkResult,
  bulkResultOf,
  type ElevatedAuth,
  encoded,
  float,
  shape,
  type Shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import { type Product, productShape } from './product.ts'

const prefix = '/stores'

/** The one property to change, with its value. */
export interface ProductProperty {
  /** The price in the currency of the business, from 0 to 999,999,999.99. */
  price?: number
  /** The cost for the business, from 0 to 999,999,999.99. */
  cost?: number
  /** Weight in the weight unit of the store. */
  weight?: number
  /** At most 30 characters; an empty text removes the ribbon. */
  ribbon?: string
  /** At most 50 characters; an empty text removes the brand. */
  brand?: string
}

/** Input of `bulkUpdateProductsProperty`. */
export interface BulkUpdateProductsPropertyInput {
  /** Ids of the products, from 1 to 100. */
  ids: string[]
  /** Exactly one property. */
  set: ProductProperty
}

/**
 * Sets the same price, cost, weight, ribbon or brand for products, for the business: each product succeeds or fails on
 * its own. Variants with their own price, cost or weight get the new one too.
 *
 * @throws ValidationError when there is no id or more than 100, or not exactly one property.
 * @throws ContextError without an elevated client.
 * @example
 * const { results } = await bulkUpdateProductsProperty(elevatedClient, { ids, set: { price: 12 } })
 * const failed = results.filter(({ itemMetadata }) => !itemMetadata.success)
 * @function
 */
export const bulkUpdateProductsProperty: Write<
  BulkUpdateProductsPropertyInput,
  BulkResult<Product>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'stores.products.bulkUpdateProperty',
  prefix,
  route: 'POST /v1/bulk/products/update',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<BulkUpdateProductsPropertyInput>({
      set: /* @__PURE__ */ shape<ProductProperty>({ price: float, cost: float, weight: float }),
    }),
  ),
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(productShape)),
})

/** A change of a number, either by an amount or by a percentage. */
export interface PropertyAdjustment {
  /** The amount to add; negative to subtract. Either this or `percentage`. */
  amount?: number
  /** The rate is from -100 to 1,000: 10 adds ten percent. Either this or `amount`. */
  percentage?: {
    /** Percentage to add; negative to subtract. */
    rate: number
    /** Whether the result is rounded to a whole number. */
    roundToInt?: boolean
  }
}

/** The one property to change, with its adjustment. */
export interface ProductAdjustment {
  /** Change of the price. */
  price?: PropertyAdjustment
  /** Change of the cost. */
  cost?: PropertyAdjustment
  /** Change of the weight. */
  weight?: PropertyAdjustment
}

/** Input of `bulkAdjustProductProperty`. */
export interface BulkAdjustProductPropertyInput {
  /** Ids of the products, from 1 to 100. */
  ids: string[]
  /** Exactly one property. */
  adjust: ProductAdjustment
}

const adjustmentShape: Shape<PropertyAdjustment> = /* @__PURE__ */ shape<PropertyAdjustment>({
  amount: float,
  percentage: /* @__PURE__ */ shape<NonNullable<PropertyAdjustment['percentage']>>({ rate: float }),
})

/**
 * Raises or lowers the price, the cost or the weight of products, for the business: each product succeeds or fails on
 * its own. Variants with their own value change in the same way.
 *
 * @throws ValidationError when there is no id or more than 100, not exactly one property, or not exactly one kind of
 * change.
 * @throws ContextError without an elevated client.
 * @example
 * await bulkAdjustProductProperty(elevatedClient, {
 *   ids,
 *   adjust: { price: { percentage: { rate: -10, roundToInt: true } } },
 * })
 * @function
 */
export const bulkAdjustProductProperty: Write<
  BulkAdjustProductPropertyInput,
  BulkResult<Product>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'stores.products.bulkAdjustProperty',
  prefix,
  route: 'POST /v1/bulk/products/adjust-properties',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<BulkAdjustProductPropertyInput>({
      adjust: /* @__PURE__ */ shape<ProductAdjustment>({
        price: adjustmentShape,
        cost: adjustmentShape,
        weight: adjustmentShape,
      }),
    }),
  ),
  response: /* @__PURE__ */ whole(/* @__PURE__ */ bulkResultOf(productShape)),
})
