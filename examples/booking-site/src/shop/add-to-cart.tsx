import { type Product, storesAppId } from '@frontdesk/stores'
import { Check } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useKnownCart } from '../cart/known-cart.ts'
import { Button } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { QuantityField } from '../ui/quantity-field.tsx'
import { OptionPicker } from './option-picker.tsx'
import { ProductPrice } from './product-price.tsx'
import { type Choices, chosenVariant, missingOptions, piecesLeft } from './variant-choice.ts'

function stockText(left: number | undefined): string {
  if (left === undefined) return 'In stock'
  if (left <= 0) return 'Sold out'
  return left <= 5 ? `Only ${left} left` : 'In stock'
}

interface AddToCartProps {
  product: Product
  choices: Choices
  onChoicesChange: (choices: Choices) => void
}

export function AddToCart({ product, choices, onChoicesChange }: AddToCartProps) {
  const { add } = useKnownCart()
  const [quantity, setQuantity] = useState(1)
  const [asked, setAsked] = useState(false)
  const [state, setState] = useState<
    { status: 'idle' | 'adding' | 'added' } | { status: 'failed'; error: unknown }
  >({
    status: 'idle',
  })

  const variant = chosenVariant(product, choices)
  const missing = missingOptions(product, choices)
  const left = piecesLeft(product, variant)
  const soldOut = left !== undefined && left <= 0
  const { minValue, maxValue } = product.priceRange ?? {}

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setAsked(true)
    if (missing.length > 0 || soldOut) return
    setState({ status: 'adding' })
    try {
      await add({
        catalogReference: {
          catalogItemId: product.id,
          appId: storesAppId,
          ...(variant && { options: { variantId: variant.id, options: choices } }),
        },
        quantity,
      })
      setState({ status: 'added' })
    } catch (error) {
      setState({ status: 'failed', error })
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <ProductPrice
          data={variant?.variant?.priceData ?? product.priceData}
          className="text-2xl"
          {...(!variant && minValue !== maxValue && { prefix: 'From' })}
        />
        <p className={soldOut ? 'font-semibold text-coral-text' : 'text-muted'}>{stockText(left)}</p>
      </div>
      {product.productOptions?.map((option) => (
        <OptionPicker
          key={option.name}
          product={product}
          option={option}
          choices={choices}
          onChoose={(name, value) => {
            onChoicesChange({ ...choices, [name]: value })
            setState({ status: 'idle' })
          }}
        />
      ))}
      {asked && missing.length > 0 && (
        <p role="alert" className="font-semibold text-coral-text">
          Please choose: {missing.join(', ').toLowerCase()}.
        </p>
      )}
      <div className="flex flex-wrap items-end gap-4">
        {!soldOut && (
          <QuantityField
            label="Quantity"
            value={quantity}
            onChange={setQuantity}
            minValue={1}
            {...(left !== undefined && { maxValue: left })}
          />
        )}
        <Button
          type="submit"
          isPending={state.status === 'adding'}
          isDisabled={soldOut}
          size="large"
          className="grow sm:grow-0"
        >
          {soldOut ? 'Sold out' : 'Add to cart'}
        </Button>
      </div>
      <div role="status">
        {state.status === 'added' && (
          <p className="flex flex-wrap items-center gap-2 rounded-control bg-teal-soft px-4 py-3">
            <Check aria-hidden size={18} className="text-teal" /> In your cart.
            <Link to="/cart" className="font-semibold text-teal underline underline-offset-4">
              Go to the cart
            </Link>
          </p>
        )}
      </div>
      {state.status === 'failed' && <ErrorNotice error={state.error} title="It is not in your cart" />}
    </form>
  )
}
