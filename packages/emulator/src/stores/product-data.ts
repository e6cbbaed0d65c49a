import type { NumberRange, ProductOption, Variant } from '@frontdesk/stores'
import { type Currency, round } from '../kernel/money.ts'
import type { KeptProduct } from './kept-product.ts'
import { baseQuantitiesOf } from './measurement.ts'
import { discountedPrice, toCostAndProfit, toPriceData } from './price.ts'
import { withVariants } from './stock.ts'

/** Id of the variant of a product that manages none. */
export const onlyVariantId = '00000000-0000-0000-0000-000000000000'

/** Most variants that the options of a product may make. */
export const mostVariants = 1000

type Choices = Readonly<Record<string, string>>

/** Every combination of choices: `[{ Size: 'S', Colour: 'Chalk' }, { Size: 'S', Colour: 'Ink' }, …]`. */
export const combinations = (options: readonly ProductOption[]): Choices[] =>
  options.reduce<Choices[]>(
    (found, { name = '', choices = [] }) =>
      found.flatMap((one) => choices.map(({ description = '' }) => ({ ...one, [name]: description }))),
    [{}],
  )

const isSame = (left: Choices, right: Choices = {}): boolean =>
  Object.keys(left).length === Object.keys(right).length &&
  Object.entries(left).every(([option, choice]) => right[option] === choice)

/**
 * The variants that the options of a product make. One with the same choices as before keeps its id and its stock; a new
 * one has no pieces where the pieces of the product are counted, or else is in stock.
 */
export const variantsOf = (product: KeptProduct, newId: () => string): Variant[] => {
  const { variants: before = [], productOptions = [], stock } = product
  const fresh = (id: string, choices: Choices): Variant => ({
    id,
    choices,
    stock: stock?.trackInventory
      ? { trackQuantity: true, quantity: 0, inStock: false }
      : { trackQuantity: false, inStock: stock?.inStock ?? true },
  })
  if (!product.manageVariants)
    return [before.find(({ id }) => id === onlyVariantId) ?? fresh(onlyVariantId, {})]
  return combinations(productOptions).map(
    (choices) =>
      before.find((variant) => variant.id !== onlyVariantId && isSame(choices, variant.choices)) ??
      fresh(newId(), choices),
  )
}

const rangeOf = (values: readonly number[]): NumberRange => ({
  minValue: Math.min(...values),
  maxValue: Math.max(...values),
})

const isColour = (text = ''): boolean =>
  /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|rgba?\([\d\s.,%/]+\))$/i.test(text)

const completeOption = (option: ProductOption, variants: readonly Variant[]): ProductOption => ({
  ...option,
  optionType: option.choices?.every(({ value }) => isColour(value)) ? 'color' : 'drop_down',
  choices: (option.choices ?? []).map((choice) => ({
    ...choice,
    visible: variants.some(
      ({ choices = {}, variant }) =>
        variant?.visible !== false &&
        (choices[option.name ?? ''] ?? choice.description) === choice.description,
    ),
  })),
})

/**
 * Calculates whatever follows from the data that the business enters: prices of the product and its variants with
 * discounts and texts, ranges, profit and stock. The variants are given by their ids, choices and stocks.
 */
export const completeProduct = (product: KeptProduct, currency: Currency): KeptProduct => {
  const { discount, ownVariantData = {}, sku, weight, productDimensions, packageDimensions } = product
  const { price: _, costAndProfitData, costRange, weightRange, ribbons, ...rest } = product
  const price = product.priceData?.price ?? 0
  const cost = costAndProfitData?.itemCost
  const units = baseQuantitiesOf(product.pricePerUnitData)
  const pricesOf = (own: number) => toPriceData(round(own, currency), discount, units)
  const costOf = (own: number | undefined, ownPrice: number) =>
    own === undefined
      ? {}
      : {
          costAndProfitData: toCostAndProfit(
            round(own, currency),
            discountedPrice(round(ownPrice, currency), discount),
          ),
        }
  const variants = (product.variants ?? []).map((variant): Variant => {
    const own = { ...ownVariantData[variant.id] }
    const { price: ownPrice = price, cost: ownCost = cost, ...others } = own
    const priceData = pricesOf(ownPrice)
    return {
      ...variant,
      variant: {
        priceData,
        convertedPriceData: priceData,
        ...costOf(ownCost, ownPrice),
        ...(weight !== undefined && { weight }),
        ...(productDimensions && { productDimensions }),
        ...(packageDimensions && { packageDimensions }),
        ...(sku !== undefined && { sku }),
        visible: true,
        ...others,
      },
    }
  })
  const priceData = pricesOf(price)
  const weights = variants.flatMap(({ variant }) => variant?.weight ?? [])
  const costs = variants.flatMap(({ variant }) => variant?.costAndProfitData?.itemCost ?? [])
  const options = (product.productOptions ?? []).map((option) => completeOption(option, variants))
  return withVariants(
    {
      ...rest,
      price: priceData,
      priceData,
      convertedPriceData: priceData,
      priceRange: rangeOf(variants.map(({ variant }) => variant?.priceData?.discountedPrice ?? 0)),
      ...costOf(cost, price),
      ...(costs.length && { costRange: rangeOf(costs) }),
      ...(weights.length && { weightRange: rangeOf(weights) }),
      discount: discount ?? { type: 'NONE', value: 0 },
      ...(product.ribbon !== undefined && { ribbons: [{ text: product.ribbon }] }),
      productOptions: options,
    },
    variants,
  )
}
