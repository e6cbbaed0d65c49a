import type { Image } from '@frontdesk/core'
import { type Product, storesAppId, type Variant } from '@frontdesk/stores'
import type { CatalogItem, CatalogProvider, CatalogReference } from '../kernel/catalog-provider.ts'
import { decline, refuse, refusedUnder } from '../kernel/failure.ts'
import type { HandlerContext } from '../kernel/handler.ts'
import { currencyOf, round, write } from '../kernel/money.ts'
import { sellsProducts } from './catalog-version.ts'
import { productEntity } from './product.ts'
import type { KeptProduct } from './kept-product.ts'
import { orderable, returnPieces, takePieces } from './stock.ts'

type Context = HandlerContext<unknown>
type Texts = Readonly<Record<string, unknown>>

const textsOf = (value: unknown): Texts =>
  typeof value === 'object' && value !== null ? (value as Texts) : {}

/** Finds a variant by its id or its choices. The refusal names missing choices, so that an app can ask for them. */
const chosenVariant = (product: Product, { options = {} }: CatalogReference): Variant | undefined => {
  const { variants = [], productOptions = [], manageVariants = false } = product
  if (typeof options['variantId'] === 'string' && (manageVariants || !productOptions.length))
    return variants.find(({ id }) => id === options['variantId'])
  const chosen = textsOf(options['options'])
  const names = productOptions.map(({ name = '' }) => name)
  const missing = names.filter((name) => !Object.hasOwn(chosen, name))
  if (missing.length)
    throw decline(
      400,
      'ITEM_NOT_FOUND_IN_CATALOG',
      `"${product.name}" comes in variants: choose ${missing.join(' and ')}`,
      { catalogItemId: product.id, missingOptions: missing },
    )
  if (manageVariants)
    return variants.find(({ choices = {} }) => names.every((name) => choices[name] === chosen[name]))
  const areKnown = productOptions.every(({ name = '', choices = [] }) =>
    choices.some(({ description }) => description === chosen[name]),
  )
  return areKnown ? variants[0] : undefined
}

/** The choice of each option: those of the variant, or of the reference where the product manages no variants. */
const choicesOf = (
  { productOptions = [], manageVariants = false }: Product,
  { choices = {} }: Variant,
  { options = {} }: CatalogReference,
): Texts => {
  if (manageVariants) return choices
  const chosen = textsOf(options['options'])
  return Object.fromEntries(productOptions.map(({ name = '' }) => [name, chosen[name]]))
}

/** Finds a visible product and variant, whoever calls. */
const find = (
  context: Pick<Context, 'state'>,
  reference: CatalogReference,
): { product: KeptProduct; variant: Variant } | undefined => {
  const product = productEntity.in(context).get(reference.catalogItemId)
  if (!product || product.visible === false) return undefined
  const variant = chosenVariant(product, reference)
  return variant && variant.variant?.visible !== false ? { product, variant } : undefined
}

/** The picture of the chosen option, or else that of the product. */
const imageOf = ({ productOptions = [], media, name }: Product, choices: Texts): Image | undefined => {
  const chosen = productOptions.flatMap((option) =>
    (option.choices ?? []).filter(({ description }) => description === choices[option.name ?? '']),
  )
  const item = chosen.find((choice) => choice.media?.mainMedia)?.media?.mainMedia ?? media?.mainMedia
  const { url, width, height, altText } = item?.image ?? {}
  if (url === undefined) return undefined
  return {
    url,
    ...(item?.id !== undefined && { id: item.id, filename: item.id }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    altText: altText ?? name,
  }
}

const descriptionLines = (
  choices: Texts,
  { options = {} }: CatalogReference,
): { name: string; text: string }[] =>
  Object.entries({ ...choices, ...textsOf(options['customTextFields']) })
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
    .map(([name, text]) => ({ name, text }))

const textPath = (title: string): string => `options.customTextFields.${title}`

/** Refuses texts of the customer that the product does not ask for, that are too long, or that are missing. */
const checkTexts = ({ name, customTextFields = [] }: Product, { options = {} }: CatalogReference): void => {
  const given = textsOf(options['customTextFields'])
  const titles = customTextFields.map(({ title = '' }) => title)
  const unknown = Object.keys(given)
    .filter((title) => !titles.includes(title))
    .map((title) => ({
      field: textPath(title),
      description: titles.length
        ? `is not asked for by "${name}": it asks for ${titles.join(', ')}`
        : `is not asked for by "${name}": it takes no text`,
      violatedRule: 'FIELD_NOT_ALLOWED',
    }))
  const wrong = customTextFields.flatMap(({ title = '', maxLength = Infinity, mandatory = false }) => {
    const text = Object.hasOwn(given, title) ? given[title] : ''
    const field = textPath(title)
    if (typeof text !== 'string') return { field, description: 'must be text', violatedRule: 'FORMAT' }
    if (text.length > maxLength)
      return {
        field,
        description: `must have at most ${maxLength} characters`,
        violatedRule: 'MAX_LENGTH',
        data: { threshold: maxLength },
      }
    return mandatory && text.trim() === ''
      ? { field, description: `must be given for "${name}"`, violatedRule: 'REQUIRED_FIELD' }
      : []
  })
  if (unknown.length + wrong.length) throw refuse(...unknown, ...wrong)
}

/** The catalog of products, for carts and orders. */
export const productCatalogProvider: CatalogProvider = {
  appId: storesAppId,
  // Apps that were written for version 1 of the catalog name the store by this id.
  otherAppId: '1380b703-ce81-ff05-f115-39571d94dfcd',
  hasStock: true,

  find(context, reference): CatalogItem | undefined {
    const found = sellsProducts(context) ? find(context, reference) : undefined
    if (!found) return undefined
    const { product, variant } = found
    refusedUnder('catalogReference', () => checkTexts(product, reference))
    const currency = currencyOf(context.business)
    const { price = 0, discountedPrice = price } = variant.variant?.priceData ?? {}
    const choices = choicesOf(product, variant, reference)
    const image = imageOf(product, choices)
    const quantityAvailable = orderable(product, variant)
    const path = product.productPageUrl?.path
    const { weight = product.weight, sku = product.sku } = variant.variant ?? {}
    return {
      name: product.name,
      price: write(round(discountedPrice, currency)),
      fullPrice: write(round(price, currency)),
      itemType: product.giftCard ? 'GIFT_CARD' : (product.productType ?? 'PHYSICAL'),
      // Products without options share the id of their variant.
      stockId: `${product.id} ${variant.id}`,
      ...(image && { image }),
      ...(quantityAvailable !== undefined && { quantityAvailable }),
      descriptionLines: descriptionLines(choices, reference),
      ...(weight !== undefined && { weight }),
      ...(product.taxGroupId !== undefined && { taxGroupId: product.taxGroupId }),
      ...(sku !== undefined && { sku }),
      ...(path !== undefined && { path }),
      ...(product.digitalFile && { digitalFile: product.digitalFile }),
    }
  },

  isInStock: (state, reference) => find({ state }, reference)?.variant.stock?.inStock ?? false,

  claim(context, reference, quantity) {
    const found = sellsProducts(context) ? find(context, reference) : undefined
    if (!found)
      throw decline(404, 'ITEM_NOT_FOUND_IN_CATALOG', 'The product is not sold any more', {
        catalogItemId: reference.catalogItemId,
      })
    const { product, variant } = found
    const available = orderable(product, variant) ?? quantity
    if (quantity > available)
      throw decline(409, 'INSUFFICIENT_INVENTORY', `There are ${available} left of "${product.name}"`, {
        catalogItemId: product.id,
        variantId: variant.id,
        availableQuantity: available,
      })
    productEntity.save(context, product, {
      ...takePieces(product, variant, quantity),
      stockReason: 'ORDER',
    })
  },

  filter({ collectionIds, ...others }) {
    if (!Array.isArray(collectionIds) || !collectionIds.length || Object.keys(others).length) return undefined
    return (context, { catalogItemId }) =>
      (productEntity.in(context).get(catalogItemId)?.collectionIds ?? []).some((id) =>
        collectionIds.includes(id),
      )
  },

  release(context, reference, quantity) {
    // A hidden product gets its stock back too; a deleted one has no stock.
    const product = productEntity.in(context).get(reference.catalogItemId)
    const variant = product && chosenVariant(product, reference)
    if (variant)
      productEntity.save(context, product, {
        ...returnPieces(product, variant.id, quantity),
        stockReason: 'REVERT_INVENTORY_CHANGE',
      })
  },
}
