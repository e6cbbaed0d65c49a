import type { Collection, ProductMedia, ProductOption, Variant } from '@frontdesk/stores'
import { currencyOf, round, sum, toNumber } from '../kernel/money.ts'
import type { SeedContext } from '../kernel/seed-context.ts'
import { allProductsId, collections } from './collection.ts'
import type { KeptProduct } from './kept-product.ts'
import { combinations, completeProduct, onlyVariantId } from './product-data.ts'
import { products } from './product.ts'
import { type ProductEntry, shop } from './shop.ts'

const collectionIds = {
  practice: '5707e000-0000-4000-8002-000000000001',
  wear: '5707e000-0000-4000-8002-000000000002',
  home: '5707e000-0000-4000-8002-000000000003',
} as const

const day = 24 * 60 * 60_000

/** Age of the shop, in milliseconds. */
const shopAge = 180 * day

const digits = (value: number, length: number): string => String(value).padStart(length, '0')

/** Ids of the seed are the same each time: `5707e000-0000-4000-8000-0000000000NN`. */
const productId = (number: number): string => `5707e000-0000-4000-8000-${digits(number, 12)}`

const variantId = (number: number, place: number): string =>
  `5707e000-0000-4000-8001-${digits(number, 6)}${digits(place, 6)}`

const extraOf = (choices: NonNullable<ProductEntry['options']>[string] = [], wanted: string): number =>
  choices.find(({ name }) => name === wanted)?.extra ?? 0

/** Writes out products in the currency and language of the business. Ids hold the number of the product. */
export const createProductWriter = ({
  business,
  origin,
  now,
}: SeedContext): ((entry: ProductEntry, number: number) => KeptProduct) => {
  const currency = currencyOf(business)

  const mediaOf = (images: ProductEntry['images']): ProductMedia => {
    const items = images.map(({ id, alt }) => {
      const image = { url: `${origin}/media/${id}`, width: 1000, height: 1000, format: 'svg', altText: alt }
      return { id, title: alt, mediaType: 'image', image, thumbnail: image } as const
    })
    return { ...(items[0] && { mainMedia: items[0] }), items }
  }

  /** The day on which a product is sent that customers order before it is in stock. */
  const sentFrom = (weeks: number): string =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: business.timeZone }).format(
      +now() + weeks * 7 * day,
    )

  const optionsOf = ({ options = {} }: ProductEntry): ProductOption[] =>
    Object.entries(options).map(([name, choices]) => ({
      name,
      choices: choices.map(({ name: description, colour, images }) => ({
        value: colour ?? description,
        description,
        ...(images && { media: mediaOf(images) }),
      })),
    }))

  /** The price of a combination of choices with its surcharges. */
  const priceOf = (
    { price, options = {} }: ProductEntry,
    choices: Readonly<Record<string, string>>,
  ): number =>
    toNumber(
      sum(
        [price, ...Object.entries(choices).map(([option, choice]) => extraOf(options[option], choice))].map(
          (amount) => round(amount, currency),
        ),
        currency,
      ),
    )

  return (entry, number) => {
    const { name, slug, description, weight, ribbon, grams, info = {}, discount, cost } = entry
    const productOptions = optionsOf(entry)
    const sku = `HS-${digits(number, 2)}`
    const variants = combinations(productOptions).map((choices, place): Variant => {
      const pieces = entry.stock[place] ?? 0
      const counted = Number.isFinite(pieces)
      return {
        id: entry.options ? variantId(number, place + 1) : onlyVariantId,
        choices,
        stock: { trackQuantity: counted, ...(counted && { quantity: pieces }), inStock: pieces > 0 },
      }
    })
    const ownVariantData = Object.fromEntries(
      variants.map(({ id, choices = {} }, place) => [
        id,
        { price: priceOf(entry, choices), sku: `${sku}-${place + 1}` },
      ]),
    )
    return completeProduct(
      {
        id: productId(number),
        name,
        slug,
        visible: true,
        productType: weight === undefined ? 'DIGITAL' : 'PHYSICAL',
        description,
        sku,
        ...(weight !== undefined && { weight }),
        priceData: { price: toNumber(round(entry.price, currency)) },
        costAndProfitData: { itemCost: toNumber(round(cost, currency)) },
        ...(grams !== undefined && {
          pricePerUnitData: {
            totalQuantity: grams,
            totalMeasurementUnit: 'G',
            baseQuantity: 100,
            baseMeasurementUnit: 'G',
          },
        }),
        ...(discount && { discount }),
        ...(ribbon !== undefined && { ribbon }),
        brand: business.name,
        ...(entry.file !== undefined && {
          digitalFile: {
            id: `5707e000-0000-4000-8004-${digits(number, 12)}`,
            fileName: entry.file,
            fileType: 'SECURE_DOCUMENT',
          },
        }),
        media: mediaOf(entry.images),
        additionalInfoSections: Object.entries(info).map(([title, text]) => ({ title, description: text })),
        ...(entry.giftCard && { giftCard: true }),
        customTextFields: entry.texts?.map((text) => ({ ...text })) ?? [],
        ...(entry.preorder && {
          preorderInfo: {
            enabled: true,
            message: `We send it from ${sentFrom(entry.preorder.weeks)}.`,
            limit: entry.preorder.limit,
          },
        }),
        manageVariants: entry.options !== undefined,
        productOptions,
        ...(entry.options && { ownVariantData }),
        variants,
        collectionIds: [allProductsId, ...entry.collections.map((key) => collectionIds[key])],
        productPageUrl: { base: origin, path: `/product-page/${slug}` },
        numericId: String(1_700_000_000_000 + number),
        inventoryItemId: `5707e000-0000-4000-8003-${digits(number, 12)}`,
        createdDate: new Date(+now() - shopAge),
        lastUpdated: now(),
      },
      currency,
    )
  }
}

/** Puts a collection, which is visible. */
export const putCollection = (
  { state, now }: SeedContext,
  own: Pick<Collection, 'id' | 'name' | 'slug' | 'description' | 'media'>,
): void => {
  state.in(collections).put({ ...own, visible: true, createdDate: now(), lastUpdated: now() })
}

/** The collection that every store has from the start. */
export const seedAllProducts = (context: SeedContext, media?: ProductMedia): void =>
  putCollection(context, {
    id: allProductsId,
    name: 'All products',
    slug: 'all-products',
    description: 'Everything in the shop.',
    ...(media && { media }),
  })

/** Fills the shop with products and collections. */
export const seedStores = (context: SeedContext): void => {
  const write = createProductWriter(context)
  const seeded = shop.map((entry, index) => context.state.in(products).put(write(entry, index + 1)))
  const mediaOf = (id: string): ProductMedia | undefined =>
    seeded.find(({ collectionIds: ids = [] }) => ids.includes(id))?.media
  const put = (id: string, name: string, slug: string, description: string): void => {
    const media = mediaOf(id)
    putCollection(context, { id, name, slug, description, ...(media && { media }) })
  }
  seedAllProducts(context, mediaOf(allProductsId))
  put(collectionIds.practice, 'Practice', 'practice', 'Mats and props, the ones we use ourselves.')
  put(collectionIds.wear, 'Wear', 'wear', 'For the studio and for the way home.')
  put(collectionIds.home, 'Home', 'home', 'For quiet evenings and slow mornings.')
}
