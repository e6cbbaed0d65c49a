import { type ElevatedAuth, encoded, float, list, shape, type Write, write } from '@frontdesk/core'
import type { Dimensions } from './dimensions.ts'
import { type Variant, variantShape } from './variant.ts'

const prefix = '/stores'

/** The data of some variants of a product. A field that is not given does not change. */
export interface VariantOverride {
  /** The variants with these choices: `{ Size: 'M' }`. Either this or `variantIds`. */
  choices?: Record<string, string>
  /** Either this or `choices`. */
  variantIds?: string[]
  /** The price in the currency of the business, from 0 to 999,999,999.99. */
  price?: number
  /** The cost for the business, from 0 to 999,999,999.99. */
  cost?: number
  /** Weight in the weight unit of the store. */
  weight?: number
  /** Stock-keeping unit of the business: at most 40 characters. */
  sku?: string
  /** Whether customers see the variant. */
  visible?: boolean
  /** The size of the variant itself. */
  productDimensions?: Dimensions
  /** The size of the package that it is sent in. */
  packageDimensions?: Dimensions
}

/** Input of `updateProductVariants`. */
export interface UpdateProductVariantsInput {
  /** Id of the product, which must manage variants. */
  id: string
  /** If several entries match a variant, they are applied in order. */
  variants: VariantOverride[]
}

/**
 * Sets the price, cost, weight, SKU, size or visibility of variants of a product, for the business. The call returns
 * all variants of the product.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ApplicationError `PRODUCT_HAS_NO_MANAGED_VARIANTS` when `manageVariants` of the product is `false`.
 * @throws ValidationError when an item names no variant of the product.
 * @throws ContextError without an elevated client.
 * @example
 * const variants = await updateProductVariants(elevatedClient, {
 *   id: product.id,
 *   variants: [{ choices: { Size: 'L' }, price: 34, sku: 'HS-06-L' }],
 * })
 * @function
 */
export const updateProductVariants: Write<UpdateProductVariantsInput, Variant[], ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'stores.variants.update',
    prefix,
    route: 'PATCH /v1/products/{id}/variants',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateProductVariantsInput>({
        variants: /* @__PURE__ */ shape<VariantOverride>({ price: float, cost: float, weight: float }),
      }),
    ),
    response: /* @__PURE__ */ list('variants', variantShape),
  })

/** Input of `resetAllProductVariantData`. */
export interface ResetAllProductVariantDataInput {
  /** Id of the product. */
  id: string
}

/**
 * Makes all variants of a product like the product again, for the business: price, cost, weight, SKU, size and visibility.
 * Their stock stays.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @throws ContextError without an elevated client.
 * @example
 * await resetAllProductVariantData(elevatedClient, { id: product.id })
 * @function
 */
export const resetAllProductVariantData: Write<ResetAllProductVariantDataInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'stores.variants.resetToDefault',
    prefix,
    route: 'POST /v1/products/{id}/variants/resetToDefault',
    elevated: true,
  })
