import {
  createProduct,
  deleteProduct,
  deleteProductOptions,
  getProduct,
  type Product,
  type ProductOption,
  queryProducts,
  queryProductVariants,
  removeBrand,
  removeRibbon,
  updateProduct,
  type Variant,
} from '@frontdesk/stores'
import type { Fresh } from '../kernel/entity/entity.ts'
import { entityHandlers } from '../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../kernel/entity/entity-steps.ts'
import { decline } from '../kernel/failure.ts'
import { AnswerWith, handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import { currencyOf } from '../kernel/money.ts'
import { runQuery } from '../kernel/query/query.ts'
import { slugOf } from '../kernel/slug.ts'
import { allProductsId } from './collection.ts'
import type { KeptProduct } from './kept-product.ts'
import { completeProduct, variantsOf } from './product-data.ts'
import { checkProduct } from './product-rules.ts'
import { productEntity, products, shownTo } from './product.ts'

type Context = HandlerContext<unknown>

/** A slug that no product has: the name itself, or the name with a number. */
const freeSlug = ({ state }: Context, name: string): string => {
  const wanted = slugOf(name, 'product')
  let own = wanted
  for (let number = 1; state.in(products).by('slug', own).length; number++) own = `${wanted}-${number}`
  return own
}

/** Numbers of products count up: each is at least the time in milliseconds. */
const nextNumericId = ({ state, now }: Context): string =>
  String(Math.max(+now(), Number(state.in(products).all().at(-1)?.numericId ?? 0) + 1))

/** The options as they are kept: a choice that was there before keeps its pictures. */
const withMedia = (options: readonly ProductOption[], before: readonly ProductOption[]): ProductOption[] =>
  options.map((option) => {
    const previous = before.find(({ name }) => name === option.name)?.choices ?? []
    return {
      ...option,
      choices: (option.choices ?? []).map((choice) => {
        const { media } = previous.find(({ description }) => description === choice.description) ?? {}
        return media ? { ...choice, media } : choice
      }),
    }
  })

/** A product whose entered data is complete, with whatever follows from it. */
const complete = (context: Context, product: KeptProduct): KeptProduct => {
  const { origin, business } = context
  const { slug = '', productType = 'PHYSICAL', discount, ownVariantData = {} } = product
  const variants = variantsOf(product, context.newId)
  const own = variants.flatMap(({ id }) => (ownVariantData[id] ? [[id, ownVariantData[id]] as const] : []))
  return completeProduct(
    {
      ...product,
      productType: productType.toUpperCase(),
      productPageUrl: { base: origin, path: `/product-page/${slug}` },
      ...(discount?.type === 'NONE' && { discount: { type: 'NONE', value: 0 } }),
      ownVariantData: Object.fromEntries(own),
      variants,
    },
    currencyOf(business),
  )
}

/** Keeps a product with changes in its entered data, and works out what follows from them. */
export const changeProduct = (
  context: Context,
  product: KeptProduct,
  changes: { readonly [K in keyof KeptProduct]?: KeptProduct[K] | undefined },
): KeptProduct =>
  productEntity.save(context, product, complete(context, { ...product, ...changes } as KeptProduct))

const rules: EntityRules<KeptProduct> = {
  beforeCreate(context, given): Fresh<KeptProduct> {
    checkProduct(context, given)
    const { name = '', slug = freeSlug(context, name), productOptions = [] } = given
    const { id, ...fresh } = complete(context, {
      visible: true,
      manageVariants: false,
      media: { items: [] },
      additionalInfoSections: [],
      customTextFields: [],
      collectionIds: [allProductsId],
      numericId: nextNumericId(context),
      inventoryItemId: context.newId(),
      ...given,
      id: context.newId(),
      name,
      slug,
      productOptions,
    })
    return { ...fresh, id }
  },
  beforeUpdate(context, next, previous) {
    const { slug = freeSlug(context, next.name), productOptions = [] } = next
    const asked = {
      ...next,
      slug,
      productOptions: withMedia(productOptions, previous.productOptions ?? []),
    }
    checkProduct(context, asked)
    return complete(context, asked)
  },
}

const on = entityHandlers(productEntity, entitySteps(productEntity, rules))

/** The business that has written a product reads it with its costs. */
const written = (context: Context, product: Product): Product =>
  shownTo(context, product, { includeMerchantSpecificData: true })

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

  on.create(createProduct, { value: ({ product }) => product, after: written }),

  on.update(updateProduct, { value: ({ product }) => product, after: written }),

  on.remove(deleteProduct, { id: ({ id }) => id, removal: () => undefined }),

  handle(deleteProductOptions, (context) => {
    const product = productEntity.require(context, context.input.id)
    if (product.manageVariants)
      throw decline(
        428,
        'PRODUCT_MANAGES_VARIANTS',
        `"${product.name}" manages variants: set manageVariants to false first`,
        { id: product.id },
      )
    changeProduct(context, product, { productOptions: [] })
  }),

  handle(removeBrand, (context) => {
    const product = productEntity.require(context, context.input.id)
    changeProduct(context, product, { brand: undefined })
  }),

  handle(removeRibbon, (context) => {
    const product = productEntity.require(context, context.input.id)
    changeProduct(context, product, { ribbon: undefined })
  }),
]
