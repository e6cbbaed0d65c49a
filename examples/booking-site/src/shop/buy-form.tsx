import { isApplicationError } from '@frontdesk/core'
import type { VariantChoice } from '@frontdesk/react'
import type { Product } from '@frontdesk/stores'
import { CalendarClock, Check, Download } from 'lucide-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-aria-components'
import { Link } from 'react-router'
import { useKnownCart } from '../cart/known-cart.ts'
import { Button } from '../ui/button.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { QuantityField } from '../ui/quantity-field.tsx'
import { CustomTextFields, missingTexts, readTexts } from './custom-texts.tsx'
import { NotifyMe } from './notify-me.tsx'
import { OptionPicker } from './option-picker.tsx'
import { ProductPrice } from './product-price.tsx'
import { piecesLeft } from './stock.ts'

interface BuyFormProps {
  product: Product
  /** The choices made so far, of which pre-orders count as in stock. */
  choice: VariantChoice
  onChoose: (option: string, choice: string) => void
  /** Whether the chosen variant is ordered before it is in stock. */
  isPreorder: boolean
  /** The words of the studio on pre-orders, such as the day on which they are sent. */
  preorderMessage: string | undefined
}

type State = { status: 'idle' | 'adding' | 'added' } | { status: 'failed'; error: unknown }

/** Writes words as a list: `size`, `size and colour`, `size, colour and initials`. */
const listOf = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words.map((word) => word.toLowerCase()))

/** The price of a product, its choices and texts, and the way into the cart. */
export function BuyForm({ product, choice, onChoose, isPreorder, preorderMessage }: BuyFormProps) {
  const { add } = useKnownCart()
  const [quantity, setQuantity] = useState(1)
  const [asked, setAsked] = useState(false)
  const [withoutTexts, setWithoutTexts] = useState<readonly string[]>([])
  const [state, setState] = useState<State>({ status: 'idle' })
  const form = useRef<HTMLFormElement>(null)

  const { variant, missing, options, isAvailable, catalogReference } = choice
  const { customTextFields = [], discount, pricePerUnitData: perUnit } = product
  const { minValue, maxValue } = product.priceRange ?? {}
  const left = variant && isAvailable ? piecesLeft(variant) : undefined
  const isSoldOut = variant !== undefined && !isAvailable
  const most = left === undefined ? quantity : Math.min(quantity, left)
  const isDigital = product.productType?.toUpperCase() === 'DIGITAL'
  const lacking = asked ? [...missing, ...withoutTexts] : []

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const texts = readTexts(event.currentTarget, customTextFields)
    const lackingTexts = missingTexts(customTextFields, texts)
    setAsked(true)
    setWithoutTexts(lackingTexts)
    if (!catalogReference || missing.length > 0 || lackingTexts.length > 0) {
      const first = missing[0]
      const fields = first === undefined ? '[aria-required=true]' : 'input[type=radio]'
      const within = first === undefined ? '' : `[data-option="${CSS.escape(first)}"] `
      const empty = [...event.currentTarget.querySelectorAll<HTMLInputElement>(within + fields)]
      empty.find(({ type, value }) => type === 'radio' || !value.trim())?.focus()
      return
    }
    setState({ status: 'adding' })
    try {
      const { options: variantOptions } = catalogReference
      await add({
        catalogReference: {
          ...catalogReference,
          ...(Object.keys(texts).length > 0 && { options: { ...variantOptions, customTextFields: texts } }),
        },
        quantity: most,
      })
      setState({ status: 'added' })
    } catch (error) {
      setState({ status: 'failed', error })
    }
  }

  const choices = options.map((option) => (
    <OptionPicker
      key={option.name}
      option={option}
      isMissing={asked && missing.includes(option.name)}
      onChoose={(description) => {
        onChoose(option.name, description)
        setState({ status: 'idle' })
      }}
    />
  ))
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <ProductPrice
          data={variant?.variant?.priceData ?? product.priceData}
          discount={discount}
          perUnit={perUnit}
          className="text-2xl [&_p+p]:text-base"
          {...(!variant && minValue !== maxValue && { prefix: 'From' })}
        />
        <StockText
          isSoldOut={isSoldOut || (!variant && !product.stock?.inStock)}
          isPreorder={isPreorder}
          isDigital={isDigital}
          left={left}
        />
      </div>
      <Form
        ref={form}
        validationBehavior="aria"
        onSubmit={(event) => void submit(event)}
        className="grid gap-6 empty:hidden"
      >
        {choices}
        {!isSoldOut && (
          <>
            <CustomTextFields
              fields={customTextFields}
              missing={withoutTexts}
              onChange={() => {
                if (withoutTexts.length > 0 && form.current)
                  setWithoutTexts(missingTexts(customTextFields, readTexts(form.current, customTextFields)))
              }}
            />
            {isPreorder && (
              <Fact icon={<CalendarClock aria-hidden size={18} />} title="Pre-order">
                {preorderMessage ?? 'It is not in stock yet. We send it as soon as it is.'}
              </Fact>
            )}
            {isDigital && (
              <Fact icon={<Download aria-hidden size={18} />} title="Comes by email">
                You have it as soon as it is paid. A file can also be downloaded on the page of your order.
              </Fact>
            )}
            <div className="flex flex-wrap items-end gap-4">
              <QuantityField
                label="Quantity"
                value={most}
                onChange={setQuantity}
                minValue={1}
                {...(left !== undefined && { maxValue: left })}
              />
              <Button
                type="submit"
                isPending={state.status === 'adding'}
                size="large"
                className="grow sm:grow-0"
              >
                {isPreorder ? 'Pre-order' : 'Add to cart'}
              </Button>
            </div>
            <p role="alert" className="font-semibold text-coral-text empty:absolute">
              {lacking.length > 0 && `Still missing: ${listOf(lacking)}.`}
            </p>
          </>
        )}
      </Form>
      {isSoldOut && catalogReference && (
        <NotifyMe
          key={variant.id}
          name={[product.name, ...Object.values(variant.choices ?? {})].join(', ')}
          catalogReference={catalogReference}
        />
      )}
      <div role="status" className="empty:absolute">
        {state.status === 'added' && (
          <p className="flex flex-wrap items-center gap-2 rounded-control bg-teal-soft px-4 py-3">
            <Check aria-hidden size={18} className="text-teal" /> In your cart.
            <Link to="/cart" className="font-semibold text-teal underline underline-offset-4">
              Go to the cart
            </Link>
          </p>
        )}
      </div>
      {state.status === 'failed' && (
        <ErrorNotice error={state.error} title="It is not in your cart">
          {isApplicationError(state.error, 'INSUFFICIENT_INVENTORY')
            ? 'There are not that many left. Please take fewer.'
            : undefined}
        </ErrorNotice>
      )}
    </div>
  )
}

interface StockTextProps {
  isSoldOut: boolean
  isPreorder: boolean
  isDigital: boolean
  left: number | undefined
}

function StockText({ isSoldOut, isPreorder, isDigital, left }: StockTextProps) {
  if (isSoldOut) return <p className="pt-1 font-semibold text-coral-text">Sold out</p>
  return <p className="pt-1 text-muted">{stockWords(isPreorder, isDigital, left)}</p>
}

function stockWords(isPreorder: boolean, isDigital: boolean, left: number | undefined): string {
  if (isPreorder) return 'Not in stock yet'
  if (left !== undefined && left <= 5) return `Only ${left} left`
  return isDigital ? 'Available at once' : 'In stock'
}

/** A fact on how an order arrives. */
function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-card bg-sand px-5 py-4">
      <span className="mt-1 shrink-0 text-teal">{icon}</span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-muted">{children}</p>
      </div>
    </div>
  )
}
