import {
  getProduct,
  type Product,
  queryProducts,
  queryProductVariants,
  type Variant,
} from '@frontdesk/stores'
import { productFields, productSchema } from '@frontdesk/stores/schemas'
import { defineEntity, type Entity } from '../kernel/entity/entity.ts'
import { entityHandlers } from '../kernel/entity/entity-handlers.ts'
import { entitySteps } from '../kernel/entity/entity-steps.ts'
import { forbidden } from '../kernel/failure.ts'
import { AnswerWith, handle, type Handler, type HandlerContext, type Identity } from '../kernel/handler.ts'
import { runQuery } from '../kernel/query/query.ts'
import { collection, type CollectionDefinition } from '../kernel/state.ts'

type Context = HandlerContext<unknown>

/** Products with all their data, costs included. */
export const products: CollectionDefinition<Product> = collection<Product>('stores.products')

/**
 * The product as filters see it: price and number are numbers, and the type can be asked for in capitals and in small
 * letters, because the platform writes both.
 */
const filterable = ({ productType = 'PHYSICAL', ...product }: Product) => ({
  ...product,
  productType: [productType.toUpperCase(), productType.toLowerCase()],
  price: product.priceData?.price,
  numericId: Number(product.numericId),
})

/** Products. Customers find the visible ones. Events of products have an older format and are not emitted. */
export const productEntity: Entity<Product> = defineEntity<Product>({
  name: 'product',
  collection: products,
  schema: productSchema,
  system: { updatedDate: 'lastUpdated', revision: false },
  visible: ({ visible }) => visible !== false,
  query: { fields: productFields, view: filterable },
})

const on = entityHandlers(productEntity, entitySteps(productEntity))

const withoutVariantCosts = (whole: Variant): Variant => {
  if (!whole.variant) return whole
  const { costAndProfitData, ...variant } = whole.variant
  return { ...whole, variant }
}

/** Removes the costs, which only the business may read, and only on request. */
const withoutCosts = ({ costAndProfitData, costRange, ...product }: Product): Product => ({
  ...product,
  ...(product.variants && { variants: product.variants.map(withoutVariantCosts) }),
})

/** Removes hidden variants, unless the business calls. */
const withSeenVariants = ({ kind }: Identity, product: Product): Product => ({
  ...product,
  ...(product.variants && {
    variants: product.variants.filter(({ variant }) => kind === 'owner' || variant?.visible !== false),
  }),
})

/** The product as the caller sees it. @throws Failure 403 when somebody else than the business asks for costs */
const shownTo = (
  { identity }: Pick<Context, 'identity'>,
  product: Product,
  { includeMerchantSpecificData = false }: { readonly includeMerchantSpecificData?: boolean } = {},
): Product => {
  if (includeMerchantSpecificData && identity.kind !== 'owner')
    throw forbidden('Only the business itself may read its costs')
  const seen = withSeenVariants(identity, product)
  return includeMerchantSpecificData ? seen : withoutCosts(seen)
}

const hasChoices = (variant: Variant, wanted: Readonly<Record<string, string>>): boolean =>
  Object.entries(wanted).every(([option, choice]) => variant.choices?.[option] === choice)

export const productHandlers: readonly Handler[] = [
  on.get(getProduct, {
    id: ({ id }) => id,
    after: (context, product) => shownTo(context, product, context.input),
  }),

  on.query(queryProducts, {
    after: (context, product) => shownTo(context, product),
    routes: ['GET /v1/products/query-platformized'],
  }),

  handle(queryProductVariants, (context) => {
    const { id, choices = {}, variantIds, paging } = context.input
    const { variants = [] } = shownTo(context, productEntity.require(context, id), context.input)
    const wanted = variants.filter(
      (variant) => hasChoices(variant, choices) && (variantIds?.includes(variant.id) ?? true),
    )
    const page = runQuery(wanted, { paging }, { fields: {} })
    // This answer has the total beside the paging metadata, under another name.
    return new AnswerWith({ ...page, metadata: { items: page.items.length } }, { totalResults: page.total })
  }),
]
