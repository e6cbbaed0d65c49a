import type {
  Collection,
  NumberRange,
  Product,
  ProductMedia,
  ProductOption,
  Variant,
} from '@frontdesk/stores'
import { currencyOf, round, sum } from '../kernel/money.ts'
import type { SeedContext } from '../kernel/seed-context.ts'
import { collections } from './collection.ts'
import { discountedPrice, toCostAndProfit, toPriceData } from './price.ts'
import { products } from './product.ts'
import { type ProductEntry, shop } from './shop.ts'
import { withVariants } from './stock.ts'

/** Id of the collection of all products, the same as on the hosted platform. */
const allProductsId = '00000000-000000-000000-000000000001'

/** Id of the variant of a product without options. */
const onlyVariantId = '00000000-0000-0000-0000-000000000000'

const collectionIds = {
  practice: '5707e000-0000-4000-8002-000000000001',
  wear: '5707e000-0000-4000-8002-000000000002',
  home: '5707e000-0000-4000-8002-000000000003',
} as const

/** Age of the shop, in milliseconds. */
const shopAge = 180 * 24 * 60 * 60_000

const digits = (value: number, length: number): string => String(value).padStart(length, '0')

/** Ids of the seed are the same each time: `5707e000-0000-4000-8000-0000000000NN`. */
const productId = (number: number): string => `5707e000-0000-4000-8000-${digits(number, 12)}`

const variantId = (number: number, place: number): string =>
  `5707e000-0000-4000-8001-${digits(number, 6)}${digits(place, 6)}`

const rangeOf = (values: readonly number[]): NumberRange => ({
  minValue: Math.min(...values),
  maxValue: Math.max(...values),
})

type Choice = NonNullable<ProductEntry['options']>[string][number]

/** Every combination of choices: `[{ Size: S, Colour: Chalk }, { Size: S, Colour: Ink }, …]`. */
const combinations = (options: NonNullable<ProductEntry['options']>): Record<string, Choice>[] =>
  Object.entries(options).reduce<Record<string, Choice>[]>(
    (found, [option, choices]) =>
      found.flatMap((one) => choices.map((choice) => ({ ...one, [option]: choice }))),
    [{}],
  )

/** Writes out products in the currency and language of the business. Ids hold the number of the product. */
export const createProductWriter = ({
  business,
  origin,
  now,
}: SeedContext): ((entry: ProductEntry, number: number) => Product) => {
  const currency = currencyOf(business)

  const mediaOf = ({ id, alt }: ProductEntry['image']): ProductMedia => {
    const image = { url: `${origin}/media/${id}`, width: 1000, height: 1000, format: 'svg', altText: alt }
    const item = { id, title: alt, mediaType: 'image', image, thumbnail: image } as const
    return { mainMedia: item, items: [item] }
  }

  const variantsOf = (entry: ProductEntry, number: number): Variant[] =>
    combinations(entry.options ?? {}).map((choices, place) => {
      const chosen = Object.values(choices)
      const amounts = [entry.price, ...chosen.map(({ extra = 0 }) => extra)]
      const price = sum(
        amounts.map((amount) => round(amount, currency)),
        currency,
      )
      // The price is shown per 100 g.
      const priceData = toPriceData(price, entry.discount, entry.grams && entry.grams / 100)
      const pieces = entry.stock[place] ?? 0
      const counted = Number.isFinite(pieces)
      return {
        id: entry.options ? variantId(number, place + 1) : onlyVariantId,
        choices: Object.fromEntries(Object.entries(choices).map(([option, { name }]) => [option, name])),
        variant: {
          priceData,
          convertedPriceData: priceData,
          costAndProfitData: toCostAndProfit(
            round(entry.cost, currency),
            discountedPrice(price, entry.discount),
          ),
          ...(entry.weight !== undefined && { weight: entry.weight }),
          sku: `HS-${digits(number, 2)}${entry.options ? `-${place + 1}` : ''}`,
          visible: true,
        },
        stock: { trackQuantity: counted, ...(counted && { quantity: pieces }), inStock: pieces > 0 },
      }
    })

  const optionsOf = ({ options = {} }: ProductEntry): ProductOption[] =>
    Object.entries(options).map(([name, choices]) => ({
      name,
      optionType: choices.some(({ colour }) => colour) ? 'color' : 'drop_down',
      choices: choices.map(({ name: description, colour, image }) => ({
        value: colour ?? description,
        description,
        ...(image && { media: mediaOf(image) }),
        visible: true,
      })),
    }))

  return (entry, number) => {
    const { name, slug, description, weight, ribbon, grams, info = {}, discount } = entry
    const variants = variantsOf(entry, number)
    const prices = variants.map(({ variant }) => variant?.priceData?.discountedPrice ?? 0)
    const { priceData = {}, costAndProfitData = {} } = variants[0]?.variant ?? {}
    const product: Product = {
      id: productId(number),
      name,
      slug,
      visible: true,
      productType: weight === undefined ? 'DIGITAL' : 'PHYSICAL',
      description,
      sku: `HS-${digits(number, 2)}`,
      ...(weight !== undefined && { weight, weightRange: { minValue: weight, maxValue: weight } }),
      price: priceData,
      priceData,
      convertedPriceData: priceData,
      priceRange: rangeOf(prices),
      costAndProfitData,
      costRange: rangeOf([costAndProfitData.itemCost ?? 0]),
      ...(grams !== undefined && {
        pricePerUnitData: {
          totalQuantity: grams,
          totalMeasurementUnit: 'G',
          baseQuantity: 100,
          baseMeasurementUnit: 'G',
        },
      }),
      discount: discount ?? { type: 'NONE', value: 0 },
      ...(ribbon !== undefined && { ribbon, ribbons: [{ text: ribbon }] }),
      brand: business.name,
      media: mediaOf(entry.image),
      additionalInfoSections: Object.entries(info).map(([title, text]) => ({ title, description: text })),
      customTextFields: entry.message ? [{ title: 'Message', maxLength: 200, mandatory: false }] : [],
      manageVariants: entry.options !== undefined,
      productOptions: optionsOf(entry),
      collectionIds: [allProductsId, ...entry.collections.map((key) => collectionIds[key])],
      productPageUrl: { base: origin, path: `/product-page/${slug}` },
      numericId: String(1_700_000_000_000 + number),
      inventoryItemId: `5707e000-0000-4000-8003-${digits(number, 12)}`,
      createdDate: new Date(+now() - shopAge),
      lastUpdated: now(),
    }
    return withVariants(product, variants)
  }
}

/** Fills the shop with products and collections. */
export const seedStores = (context: SeedContext): void => {
  const { state, now } = context
  const write = createProductWriter(context)
  const seeded = shop.map((entry, index) => state.in(products).put(write(entry, index + 1)))
  const put = (id: string, name: string, slug: string, description: string): void => {
    const media = seeded.find(({ collectionIds: ids = [] }) => ids.includes(id))?.media
    const own: Collection = {
      id,
      name,
      slug,
      description,
      visible: true,
      createdDate: now(),
      lastUpdated: now(),
    }
    state.in(collections).put({ ...own, ...(media && { media }) })
  }
  put(allProductsId, 'All products', 'all-products', 'Everything in the shop.')
  put(collectionIds.practice, 'Practice', 'practice', 'Mats and props, the ones we use ourselves.')
  put(collectionIds.wear, 'Wear', 'wear', 'For the studio and for the way home.')
  put(collectionIds.home, 'Home', 'home', 'For quiet evenings and slow mornings.')
}
