import {
  getProduct,
  type Product,
  queryProducts,
  queryProductVariants,
  type Variant,
} from '@frontdesk/stores'
import { productFields } from '@frontdesk/stores/schemas'
import { forbidden, notFound } from '../kernel/failure.ts'
import { AnswerWith, handle, type Handler, type HandlerContext, type Identity } from '../kernel/handler.ts'
import { runQuery } from '../kernel/query/query.ts'
import { collection, type CollectionDefinition } from '../kernel/state.ts'

/** Products with everything that is known about them, costs too. */
export const products: CollectionDefinition<Product> = collection<Product>('stores.products')

/** Customers see what is on show, the business everything. */
export const seenBy =
  (identity: Identity) =>
  ({ visible }: { readonly visible?: boolean }): boolean =>
    identity.kind === 'owner' || visible !== false

/** Costs are shown to the business alone, and only when it asks. */
const withoutCosts = ({ costAndProfitData, costRange, ...product }: Product): Product => ({
  ...product,
  ...(product.variants && { variants: product.variants.map(withoutVariantCosts) }),
})

const withoutVariantCosts = (whole: Variant): Variant => {
  if (!whole.variant) return whole
  const { costAndProfitData, ...variant } = whole.variant
  return { ...whole, variant }
}

interface ProductInput {
  readonly id: string
  readonly includeMerchantSpecificData?: boolean
}

const readProduct = ({ input, state, identity }: HandlerContext<ProductInput>): Product => {
  if (input.includeMerchantSpecificData && identity.kind !== 'owner')
    throw forbidden('Only the business itself may read its costs')
  const product = state.in(products).get(input.id)
  if (!product || !seenBy(identity)(product)) throw notFound('product', input.id)
  const seen = {
    ...product,
    variants: (product.variants ?? []).filter(({ variant }) => seenBy(identity)(variant ?? {})),
  }
  return input.includeMerchantSpecificData ? seen : withoutCosts(seen)
}

/**
 * The product as filters see it: the price and the number of the product are numbers there, and the type may be asked for
 * in both forms that the platform has.
 */
const filterable = ({ productType = 'PHYSICAL', ...product }: Product) => ({
  ...product,
  productType: [productType.toUpperCase(), productType.toLowerCase()],
  price: product.priceData?.price,
  numericId: Number(product.numericId),
})

const hasChoices = (variant: Variant, wanted: Readonly<Record<string, string>>): boolean =>
  Object.entries(wanted).every(([option, choice]) => variant.choices?.[option] === choice)

export const productHandlers: readonly Handler[] = [
  handle(getProduct, readProduct),
  handle(
    queryProducts,
    ({ input, state, identity }) => {
      const all = state.in(products)
      const result = runQuery(all.filter(seenBy(identity)).map(filterable), input, { fields: productFields })
      return { ...result, items: result.items.flatMap(({ id }) => all.get(id) ?? []).map(withoutCosts) }
    },
    'GET /v1/products/query-platformized',
  ),
  handle(queryProductVariants, (context) => {
    const { choices = {}, variantIds, paging } = context.input
    const { variants = [] } = readProduct(context)
    const wanted = variants.filter(
      (variant) => hasChoices(variant, choices) && (variantIds?.includes(variant.id) ?? true),
    )
    const page = runQuery(wanted, { paging }, { fields: {} })
    // The platform counts in other words here.
    return new AnswerWith({ ...page, metadata: { items: page.items.length } }, { totalResults: page.total })
  }),
]
