import { float, type Read, read, shape, type Shape, whole } from '@frontdesk/core'
import type { Dimensions } from './dimensions.ts'
import type { ProductMedia } from './media.ts'
import { type PriceData, priceDataShape } from './price.ts'
import type { ProductOption } from './product.ts'

const prefix = '/stores-reader'

/** The variant for the choices, with its stock. */
export interface SelectedVariant {
  /** Price in the currency of the business. */
  price?: PriceData
  /** Price in the currency of the customer. */
  convertedPriceData?: PriceData
  /** Weight in the weight unit of the store. */
  weight?: number
  /** Stock-keeping unit of the business. */
  sku?: string
  /** Absent if the quantity is not tracked. */
  quantity?: number
  /** Whether at least one piece can be bought. */
  inStock?: boolean
  /** Whether customers see it. */
  visible?: boolean
  /** The size of the variant itself. */
  productDimensions?: Dimensions
  /** The size of the package that it is sent in. */
  packageDimensions?: Dimensions
}

/** The remaining choices of a product after some have been made. */
export interface OptionsAvailability {
  /** Present when there is a choice for each option. */
  selectedVariant?: SelectedVariant
  /** The pictures of the choices, or of the product if they have none. */
  media?: ProductMedia
  /** `inStock` and `visible` of a choice say whether it is available together with the choices of the other options. */
  productOptions?: ProductOption[]
  /** Whether the choices are complete and their variant can be bought. */
  availableForPurchase?: boolean
}

export const optionsAvailabilityShape: Shape<OptionsAvailability> =
  /* @__PURE__ */ shape<OptionsAvailability>({
    selectedVariant: /* @__PURE__ */ shape<SelectedVariant>({
      price: priceDataShape,
      convertedPriceData: priceDataShape,
      weight: float,
    }),
  })

/** Input of `getProductOptionsAvailability`. */
export interface GetProductOptionsAvailabilityInput {
  /** Id of the product. */
  id: string
  /** The choices so far: `{ Size: 'M' }`. */
  options: Record<string, string>
}

/**
 * Returns the remaining choices of a product after some have been made, and the variant after all have been made.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product, or customers may not see it.
 * @throws ValidationError when the product has no such option or choice.
 * @example
 * const { selectedVariant, availableForPurchase } = await getProductOptionsAvailability(client, {
 *   id: product.id,
 *   options: { Size: 'M', Colour: 'Ink' },
 * })
 * @function
 */
export const getProductOptionsAvailability: Read<GetProductOptionsAvailabilityInput, OptionsAvailability> =
  /* @__PURE__ */ read({
    id: 'stores.products.getOptionsAvailability',
    prefix,
    route: 'POST /v1/products/{id}/productOptionsAvailability',
    response: /* @__PURE__ */ whole(optionsAvailabilityShape),
  })
