import { type Product, selectVariant, type VariantSelection } from '@frontdesk/stores'
import { useMemo, useState } from 'react'
import { useStable } from './use-stable.ts'

type Choices = Readonly<Record<string, string>>

export interface UseVariantOptions {
  /** The initial choices, such as those in the page's URL. A choice that the product does not have is ignored. */
  readonly initialChoices?: Choices | undefined
}

export interface VariantChoice extends VariantSelection {
  /** The description of each choice by the name of its option. */
  readonly choices: Choices
  /** Sets a choice; `undefined` takes it back. */
  readonly choose: (option: string, choice: string | undefined) => void
  /** Resets to the initial choices. */
  readonly reset: () => void
}

const none: Choices = {}
const nothing: VariantSelection = { missing: [], isAvailable: false, options: [] }

/** The given choices that the product has. */
const known = ({ options }: VariantSelection): Choices =>
  Object.fromEntries(
    options.flatMap(({ name, choices }) => {
      const description = choices.find(({ isChosen }) => isChosen)?.description
      return description === undefined ? [] : [[name, description]]
    }),
  )

/**
 * The choices of one product, its variant once they are complete, and the missing options. Another product resets to
 * the initial choices. Nothing is available while the product is being read.
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
