import { type Product, selectVariant, type VariantSelection } from '@frontdesk/stores'
import { useMemo, useState } from 'react'
import { useStable } from './use-stable.ts'

type Choices = Readonly<Record<string, string>>

export interface UseVariantOptions {
  /** The choices to begin with, such as those of the page's address. A choice that the product does not have is left out. */
  readonly initialChoices?: Choices | undefined
}

export interface VariantChoice extends VariantSelection {
  /** The description of each choice by the name of its option. */
  readonly choices: Choices
  /** Sets a choice; `undefined` takes it back. */
  readonly choose: (option: string, choice: string | undefined) => void
  /** Goes back to the first choices. */
  readonly reset: () => void
}

const none: Choices = {}
const nothing: VariantSelection = { missing: [], isAvailable: false, options: [] }

/** The choices that the product has, out of those that are wanted. */
const known = ({ options }: VariantSelection): Choices =>
  Object.fromEntries(
    options.flatMap(({ name, choices }) => {
      const description = choices.find(({ isChosen }) => isChosen)?.description
      return description === undefined ? [] : [[name, description]]
    }),
  )

/**
 * The choices of one product, its variant once they are complete, and what is still missing. Another product begins with
 * the first choices again. Nothing can be had while the product is still being read.
 *
 * @example
 * const { options, missing, isAvailable, catalogReference, choose } = useVariant(product)
 * const add = () =>
 *   missing.length ? setHint(`Choose ${missing.join(' and ')}`) : cart.add({ catalogReference, quantity: 1 })
 */
export const useVariant = (
  product: Product | undefined,
  { initialChoices = none }: UseVariantOptions = {},
): VariantChoice => {
  const [made, setMade] = useState<{ readonly productId: string | undefined; readonly choices: Choices }>()
  const productId = product?.id
  const wanted = made && made.productId === productId ? made.choices : initialChoices
  const selection = useMemo(() => (product ? selectVariant(product, wanted) : nothing), [product, wanted])
  const choices = useMemo(() => known(selection), [selection])
  const { choose, reset } = useStable({
    choose(option: string, choice: string | undefined) {
      setMade((before) => {
        const { [option]: _, ...others } = before && before.productId === productId ? before.choices : choices
        return { productId, choices: choice === undefined ? others : { ...others, [option]: choice } }
      })
    },
    reset() {
      setMade(undefined)
    },
  })
  return { ...selection, choices, choose, reset }
}
