import type { StoreVariant } from '@frontdesk/stores'
import type { WantedChoices } from './shop-search.ts'

// The platform's query of products takes no options. Its list of all variants has the choices and the collections of each:
// the products that fit are found there, and then asked for by their ids.

/** An option that products can be found by, with its choices. */
export interface Facet {
  readonly option: string
  /** `count`: how many products there are with this choice, once the choices of the other options are made. */
  readonly choices: readonly { readonly name: string; readonly count: number }[]
}

/** Whether a variant has a wanted choice of each option but one. */
function fits({ choices = {} }: StoreVariant, wanted: WantedChoices, except?: string): boolean {
  return [...wanted].every(([option, names]) => option === except || names.includes(choices[option] ?? ''))
}

const productIdsOf = (variants: readonly StoreVariant[]): Set<string> =>
  new Set(variants.flatMap(({ productId }) => productId ?? []))

/** The products with a variant that has all wanted choices at once. */
export function productsWith(variants: readonly StoreVariant[], wanted: WantedChoices): string[] {
  return [...productIdsOf(variants.filter((variant) => fits(variant, wanted)))]
}

/** The products that customers may order before they are in stock. */
export function preordersAmong(variants: readonly StoreVariant[]): ReadonlySet<string> {
  return productIdsOf(
    variants.filter(({ stock, preorderInfo }) => preorderInfo?.enabled && stock?.inStock === false),
  )
}

/** The options that several products have, with all choices that there are. */
export function facetsOf(variants: readonly StoreVariant[], wanted: WantedChoices): Facet[] {
  const options = [...new Set(variants.flatMap(({ choices = {} }) => Object.keys(choices)))]
  return options.flatMap((option) => {
    const having = variants.filter(({ choices = {} }) => Object.hasOwn(choices, option))
    if (productIdsOf(having).size < 2) return []
    const counted = having.filter((variant) => fits(variant, wanted, option))
    return {
      option,
      choices: [...new Set(having.map(({ choices = {} }) => choices[option] ?? ''))].map((name) => ({
        name,
        count: productIdsOf(counted.filter(({ choices = {} }) => choices[option] === name)).size,
      })),
    }
  })
}
