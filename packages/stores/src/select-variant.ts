import type { ProductMedia } from './media.ts'
import { type Product, type ProductChoice, type ProductOption, storesAppId } from './product.ts'
import type { Variant } from './variant.ts'

/** A choice of an option, with what the other choices make of it. */
export interface SelectableChoice extends ProductChoice {
  /** Whether the customer has made this choice. */
  isChosen: boolean
  /** Whether it is in stock together with the choices that are made of the other options. */
  isAvailable: boolean
}

/** An option with its choices, for a form. */
export interface SelectableOption extends Omit<ProductOption, 'choices'> {
  name: string
  choices: SelectableChoice[]
}

/** The variant that some choices mean, or the choices that are still to be made. */
export interface VariantSelection {
  /** Present when there is a choice for each option and the product has such a variant. */
  variant?: Variant
  /** The names of the options without a choice, in the order of the product. */
  missing: string[]
  /** Whether the choices are complete and their variant is in stock. */
  isAvailable: boolean
  /** Without the choices that customers do not see. */
  options: SelectableOption[]
  /** The pictures of the choices, or else of the product. */
  media?: ProductMedia
  /** The reference of a cart line; present with the variant. */
  catalogReference?: {
    catalogItemId: string
    appId: string
    /** The variant and the texts that the customer typed. */
    options?: Record<string, unknown>
  }
}

type Choices = Readonly<Record<string, string | undefined>>

const choiceOf = (choices: Choices, option: string): string | undefined =>
  Object.hasOwn(choices, option) ? choices[option] : undefined

/** Whether a variant fits choices. A variant without choices stands for all, as that of a product that manages none. */
const fits = ({ choices = {} }: Variant, wanted: Choices): boolean =>
  Object.entries(choices).every(([option, choice]) => (choiceOf(wanted, option) ?? choice) === choice)

const isSold = ({ variant, stock }: Variant): boolean => variant?.visible !== false && stock?.inStock === true

const hasChoice = ({ choices = [] }: ProductOption, wanted: string | undefined): boolean =>
  choices.some(({ description, visible }) => visible !== false && description === wanted)

/**
 * Says which variant of a product some choices mean, which options still need a choice, and which choices can be had.
 * Choices name the description of a choice by the name of its option. A choice that the product does not have counts as
 * missing, so that choices from an address or from an older page are safe. It reads `variants` of the product and asks
 * nobody.
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
