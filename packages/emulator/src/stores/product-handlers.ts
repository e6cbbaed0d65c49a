import {
  createProduct,
  deleteProduct,
  deleteProductOptions,
  getProduct,
  type Product,
  type ProductOption,
  queryProducts,
  removeBrand,
  removeRibbon,
  updateProduct,
} from '@frontdesk/stores'
import type { Fresh } from '../kernel/entity/entity.ts'
import { entityHandlers } from '../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../kernel/entity/entity-steps.ts'
import { decline } from '../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import { allProductsId } from './collection.ts'
import type { KeptProduct } from './kept-product.ts'
import { changeProduct, complete, freeSlug, nextNumericId } from './product-changes.ts'
import { checkProduct } from './product-rules.ts'
import { productEntity, shownTo } from './product.ts'

type Context = HandlerContext<unknown>

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

export const productHandlers: readonly Handler[] = [
  on.get(getProduct, {
    id: ({ id }) => id,
    after: (context, product) => shownTo(context, product, context.input),
  }),

  on.query(queryProducts, {
    after: (context, product) => shownTo(context, product),
    routes: ['GET /v1/products/query-platformized'],
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
