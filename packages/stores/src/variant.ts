import {
  type Answer,
  entity,
  type Envelope,
  float,
  type OffsetPaging,
  offsetQuery,
  page,
  type Page,
  type Read,
  read,
  shape,
  type Shape,
} from '@frontdesk/core'
import type { Dimensions } from './dimensions.ts'
import { type CostAndProfitData, costAndProfitDataShape, type PriceData, priceDataShape } from './price.ts'

const prefix = '/stores-reader'

/** One combination of choices, such as size M in blue. */
export interface Variant {
  id: string
  /** The choice per option: `{ Size: 'M', Colour: 'Ink' }`; empty for a product without options. */
  choices?: Record<string, string>
  /** Price, weight and visibility of the variant. */
  variant?: VariantData
  /** Whether and how many pieces can be bought. */
  stock?: VariantStock
}

/** Price, weight, sizes and visibility of a variant. */
export interface VariantData {
  priceData?: PriceData
  /** Price in the currency of the customer. */
  convertedPriceData?: PriceData
  /** Present when asked for with `includeMerchantSpecificData`. */
  costAndProfitData?: CostAndProfitData
  /** Weight in the weight unit of the store. */
  weight?: number
  /** The size of the variant itself. */
  productDimensions?: Dimensions
  /** The size of the package that it is sent in. */
  packageDimensions?: Dimensions
  /** Stock-keeping unit of the business. */
  sku?: string
  /** Whether customers see it. */
  visible?: boolean
}

/** Stock of a variant. */
export interface VariantStock {
  /** Whether pieces are counted; otherwise only `inStock` is known. */
  trackQuantity?: boolean
  quantity?: number
  /** Whether at least one piece can be bought. */
  inStock?: boolean
}

export const variantShape: Shape<Variant> = /* @__PURE__ */ entity<Variant>({
  variant: /* @__PURE__ */ shape<VariantData>({
    priceData: priceDataShape,
    convertedPriceData: priceDataShape,
    costAndProfitData: costAndProfitDataShape,
    weight: float,
  }),
})

/** Input of `queryProductVariants`. */
export interface QueryProductVariantsInput {
  /** Id of the product. */
  id: string
  /** Only variants with these choices: `{ Size: 'M' }`. */
  choices?: Record<string, string>
  variantIds?: string[]
  /** 50 from 0 unless given; at most 100. */
  paging?: OffsetPaging
  /** Whether costs are included; only the business may ask for them. */
  includeMerchantSpecificData?: boolean
}

/** Paging stands beside the other fields of the input, without a query around it. */
const offsetList: Envelope = {
  paging: 'offset',
  wrap(input) {
    const { offset = 0, limit = 50 } = (input['paging'] ?? {}) as OffsetPaging
    return { ...input, paging: { offset, limit } }
  },
  around: (input, metadata, count) => offsetQuery.around(input, metadata, count),
}

type VariantPage = Page<Variant, QueryProductVariantsInput>

/** The platform counts beside the metadata here: `{ variants, metadata: { items, offset }, totalResults }`. */
const countedBeside = (answer: Answer<VariantPage>): Answer<VariantPage> => ({
  ...answer,
  wrap: (items, { totalResults: total, ...body }, call) =>
    answer.wrap?.(items, { metadata: { total, ...(body['metadata'] as object) } }, call) as VariantPage,
})

/**
 * Lists the variants of a product, all or those with some choices.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such product.
 * @example
 * const page = await queryProductVariants(client, { id: product.id, choices: { Size: 'M' } })
 * @function
 */
export const queryProductVariants: Read<QueryProductVariantsInput, VariantPage> = /* @__PURE__ */ read({
  id: 'stores.variants.query',
  prefix,
  route: 'POST /v1/products/{id}/variants/query',
  envelope: offsetList,
  response: /* @__PURE__ */ countedBeside(/* @__PURE__ */ page('variants', variantShape, 'metadata')),
})
