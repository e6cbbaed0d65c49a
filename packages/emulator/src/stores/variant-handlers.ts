import type { Image } from '@frontdesk/core'
import {
  getProductOptionsAvailability,
  getStoreVariant,
  type Product,
  queryProductVariants,
  queryStoreVariants,
  resetAllProductVariantData,
  type SelectedVariant,
  selectVariant,
  type StoreVariant,
  updateProductVariants,
  type Variant,
  type VariantOverride,
} from '@frontdesk/stores'
import { storeVariantFields } from '@frontdesk/stores/schemas'
import { decline, notFound, refuse, refusedUnder } from '../kernel/failure.ts'
import { AnswerWith, handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import { runQuery } from '../kernel/query/query.ts'
import type { KeptProduct, OwnVariantData } from './kept-product.ts'
import { changeProduct } from './product-changes.ts'
import { checkDimensions } from './product-rules.ts'
import { productEntity, shownTo } from './product.ts'
import { preordersLeft } from './stock.ts'

type Context = HandlerContext<unknown>

const hasChoices = (variant: Variant, wanted: Readonly<Record<string, string>>): boolean =>
  Object.entries(wanted).every(([option, choice]) => variant.choices?.[option] === choice)

/** The variants that a change names. */
const namedBy = ({ variants = [] }: Product, { choices, variantIds }: VariantOverride): Variant[] => {
  if (choices && variantIds)
    throw refuse({
      field: 'variantIds',
      description: 'must be left out where choices are given',
      violatedRule: 'ONE_OF_ALIGNMENT',
    })
  if (!choices && !variantIds)
    throw refuse({
      field: 'variantIds',
      description: 'must be given, or choices in its place',
      violatedRule: 'REQUIRED_ONE_OF_FIELD',
    })
  const unknown = (variantIds ?? []).findIndex((id) => variants.every((variant) => variant.id !== id))
  if (unknown >= 0)
    throw refuse({
      field: `variantIds.${unknown}`,
      description: 'must be the id of a variant of the product',
      violatedRule: 'VALIDATION',
    })
  const named = variants.filter((variant) =>
    choices ? hasChoices(variant, choices) : variantIds?.includes(variant.id),
  )
  if (!named.length)
    throw refuse({
      field: choices ? 'choices' : 'variantIds',
      description: 'must name a variant of the product',
      violatedRule: 'VALIDATION',
    })
  return named
}

const ownDataOf = ({
  price,
  cost,
  weight,
  sku,
  visible,
  productDimensions,
  packageDimensions,
}: VariantOverride): OwnVariantData => ({
  ...(price !== undefined && { price }),
  ...(cost !== undefined && { cost }),
  ...(weight !== undefined && { weight }),
  ...(sku !== undefined && { sku }),
  ...(visible !== undefined && { visible }),
  ...(productDimensions && { productDimensions }),
  ...(packageDimensions && { packageDimensions }),
})

/** The picture of the choices, or else of the product, as an image of the media store. */
const imageOf = (product: Product, { choices = {} }: Variant): Image | undefined => {
  const { id, image } = selectVariant(product, choices).media?.mainMedia ?? {}
  if (image?.url === undefined) return undefined
  const { url, width, height, altText } = image
  return {
    url,
    ...(id !== undefined && { id, filename: id }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(altText !== undefined && { altText }),
  }
}

const storeVariantOf = (product: KeptProduct, variant: Variant): StoreVariant => {
  const { choices = {}, stock } = variant
  const { sku } = variant.variant ?? {}
  const image = imageOf(product, variant)
  return {
    id: `${product.id}-${variant.id}`,
    variantId: variant.id,
    productId: product.id,
    variantName: Object.values(choices).join(', '),
    productName: product.name,
    managedVariant: product.manageVariants ?? false,
    ...(sku !== undefined && { sku }),
    ...(stock && { stock }),
    choices,
    collectionIds: product.collectionIds ?? [],
    ...(product.preorderInfo && { preorderInfo: product.preorderInfo }),
    ...(image && { media: { image } }),
  }
}

/** The variants that the caller sees, each with its product. */
const storeVariantsOf = (context: Context, product: KeptProduct): StoreVariant[] =>
  (shownTo(context, product).variants ?? []).map((variant) => storeVariantOf(product, variant))

const selectedOf = ({ variant = {}, stock = {} }: Variant): SelectedVariant => {
  const { priceData, costAndProfitData: _, ...data } = variant
  return {
    ...data,
    ...(priceData && { price: priceData }),
    ...(stock.quantity !== undefined && { quantity: stock.quantity }),
    inStock: stock.inStock ?? false,
  }
}

/** Refuses options and choices that a product does not have. */
const checkChoices = (
  { productOptions = [], name }: Product,
  given: Readonly<Record<string, string>>,
): void => {
  const violations = Object.entries(given).flatMap(([option, choice]) => {
    const known = productOptions.find((own) => own.name === option)
    if (!known)
      return {
        field: `options.${option}`,
        description: `is no option of "${name}"`,
        violatedRule: 'FIELD_NOT_ALLOWED',
      }
    const choices = (known.choices ?? []).map(({ description = '' }) => description)
    return choices.includes(choice)
      ? []
      : {
          field: `options.${option}`,
          description: `must be one of ${choices.join(', ')}`,
          violatedRule: 'VALIDATION',
        }
  })
  if (violations.length) throw refuse(...violations)
}

export const variantHandlers: readonly Handler[] = [
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

  handle(updateProductVariants, (context) => {
    const { id, variants } = context.input
    const product = productEntity.require(context, id)
    if (!product.manageVariants)
      throw decline(
        428,
        'PRODUCT_HAS_NO_MANAGED_VARIANTS',
        `"${product.name}" manages no variants: set manageVariants to true first`,
        { id },
      )
    const own: Record<string, OwnVariantData> = { ...product.ownVariantData }
    for (const [index, change] of variants.entries())
      refusedUnder(`variants.${index}`, () => {
        checkDimensions(change)
        for (const variant of namedBy(product, change))
          own[variant.id] = { ...own[variant.id], ...ownDataOf(change) }
      })
    return changeProduct(context, product, { ownVariantData: own }).variants ?? []
  }),

  handle(resetAllProductVariantData, (context) => {
    const product = productEntity.require(context, context.input.id)
    changeProduct(context, product, { ownVariantData: {} })
  }),

  handle(getStoreVariant, (context) => {
    const { id } = context.input
    // Both ids hold hyphens, and that of the variant has a known length.
    const product = productEntity.find(context, id.slice(0, -37))
    const variant = product && storeVariantsOf(context, product).find((own) => own.id === id)
    if (!variant) throw notFound('variant', id)
    return variant
  }),

  handle(queryStoreVariants, (context) =>
    runQuery(
      productEntity.list(context).flatMap((product) => storeVariantsOf(context, product)),
      context.input,
      { fields: storeVariantFields },
    ),
  ),

  handle(getProductOptionsAvailability, (context) => {
    const { id, options } = context.input
    const kept = productEntity.require(context, id)
    const product = shownTo(context, kept)
    checkChoices(product, options)
    const selection = selectVariant(product, options)
    const { variant } = selection
    return {
      ...(variant && { selectedVariant: selectedOf(variant) }),
      ...(selection.media && { media: selection.media }),
      productOptions: selection.options.map(({ choices, ...option }) => ({
        ...option,
        choices: choices.map(({ isAvailable, isChosen: _, ...choice }) => ({
          ...choice,
          inStock: isAvailable,
        })),
      })),
      availableForPurchase:
        selection.isAvailable || (variant !== undefined && preordersLeft(kept, variant) !== 0),
    }
  }),
]
