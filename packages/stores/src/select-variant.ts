import type { ProductMedia } from './media.ts'
import { type Product, type ProductChoice, type ProductOption, storesAppId } from './product.ts'
import type { Variant } from './variant.ts'

/** A choice of an option, and its availability given the other choices. */
export interface SelectableChoice extends ProductChoice {
  /** Whether the customer has made this choice. */
  isChosen: boolean
  /** Whether it is in stock together with the selected choices of the other options. */
  isAvailable: boolean
}

/** An option with its choices, for a form. */
export interface SelectableOption extends Omit<ProductOption, 'choices'> {
  name: string
  choices: SelectableChoice[]
}

/** The variant for some choices, or the missing choices. */
export interface VariantSelection {
  /** Present when there is a choice for each option and the product has such a variant. */
  variant?: Variant
  /** The names of the options without a choice, in the order of the product. */
  missing: string[]
  /** Whether the choices are complete and their variant is in stock. */
  isAvailable: boolean
  /** The options without choices that are hidden from customers. */
  options: SelectableOption[]
  /** The pictures of the choices, or of the product if they have none. */
  media?: ProductMedia
  /** The reference of a cart line; present with the variant. */
  catalogReference?: {
    catalogItemId: string
    appId: string
    /** The variant and the custom texts of the customer. */
    options?: Record<string, unknown>
  }
}

type Choices = Readonly<Record<string, string | undefined>>

const choiceOf = (choices: Choices, option: string): string | undefined =>
  Object.hasOwn(choices, option) ? choices[option] : undefined

/**
 * Whether a variant matches choices. A variant without choices matches all, as in a product that manages no variants.
 */
const fits = ({ choices = {} }: Variant, wanted: Choices): boolean =>
  Object.entries(choices).every(([option, choice]) => (choiceOf(wanted, option) ?? choice) === choice)

const isSold = ({ variant, stock }: Variant): boolean => variant?.visible !== false && stock?.inStock === true

const hasChoice = ({ choices = [] }: ProductOption, wanted: string | undefined): boolean =>
  choices.some(({ description, visible }) => visible !== false && description === wanted)

/**
 * Finds the variant of a product for some choices, the options that still need a choice, and the available choices.
 * Choices map the name of an option to the description of its choice. A choice that the product does not have counts as
 * missing, so choices from a URL or an older page are safe. It reads `variants` of the product and makes no call.
 *
 * @example
 * const { variant, missing, options, catalogReference } = selectVariant(product, { Size: 'M' })
 * if (missing.length) console.log(`Choose ${missing.join(' and ')}`)
 */
export const selectVariant = (product: Product, choices: Choices = {}): VariantSelection => {
  const { variants = [], productOptions = [], manageVariants } = product
  const named = productOptions.map((option) => ({ ...option, name: option.name ?? '' }))
  const made = Object.fromEntries(
    named.flatMap((option) => {
      const choice = choiceOf(choices, option.name)
      return choice !== undefined && hasChoice(option, choice) ? [[option.name, choice]] : []
    }),
  )
  const missing = named.flatMap(({ name }) => (Object.hasOwn(made, name) ? [] : [name]))
  const options = named.map((option): SelectableOption => {
    const { name } = option
    return {
      ...option,
      choices: (option.choices ?? [])
        .filter(({ visible }) => visible !== false)
        .map((choice) => {
          const wanted = { ...made, [name]: choice.description }
          return {
            ...choice,
            isChosen: made[name] !== undefined && made[name] === choice.description,
            isAvailable: variants.some((variant) => isSold(variant) && fits(variant, wanted)),
          }
        }),
    }
  })
  const variant = missing.length ? undefined : variants.find((own) => fits(own, made))
  const pictured = options
    .flatMap((option) => option.choices)
    .find(({ isChosen, media }) => isChosen && media?.mainMedia)
  const media = pictured?.media ?? product.media
  return {
    ...(variant && {
      variant,
      catalogReference: {
        catalogItemId: product.id,
        appId: storesAppId,
        ...(named.length && { options: manageVariants ? { variantId: variant.id } : { options: made } }),
      },
    }),
    missing,
    isAvailable: variant !== undefined && isSold(variant),
    options,
    ...(media && { media }),
  }
}
