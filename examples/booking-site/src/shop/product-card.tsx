import { type Product, selectVariant } from '@frontdesk/stores'
import { Link } from 'react-router'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { WantedChoices } from './shop-search.ts'
import { discountText, ProductPrice } from './product-price.tsx'

/** The page of a product, with the choices that are made. */
function productPath({ id, slug }: Product, choices: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(choices).toString()
  return `/shop/${encodeURIComponent(slug ?? id)}${query && `?${query}`}`
}

/** The one choice of an option that is wanted, for each option where the product has it. */
function choicesOf({ productOptions = [] }: Product, wanted: WantedChoices): Record<string, string> {
  return Object.fromEntries(
    productOptions.flatMap(({ name = '', choices = [] }) => {
      const own = choices.filter(({ description = '' }) => wanted.get(name)?.includes(description))
      const [only] = own
      return only?.description !== undefined && own.length === 1 ? [[name, only.description]] : []
    }),
  )
}

const nothing: WantedChoices = new Map()

interface ProductCardProps {
  product: Product
  /** The level of its heading. */
  level?: 2 | 3
  /** For the pictures that the eye meets first. */
  eager?: boolean
  /** Whether customers may order it before it is in stock. */
  isPreorder?: boolean
  /** The choices that the list is narrowed to: the card shows the product in these. */
  wanted?: WantedChoices
}

export function ProductCard({
  product,
  level = 3,
  eager = false,
  isPreorder = false,
  wanted = nothing,
}: ProductCardProps) {
  const choices = choicesOf(product, wanted)
  const Heading = `h${level}` as const
  const isSoldOut = product.stock?.inventoryStatus === 'OUT_OF_STOCK' || product.stock?.inStock === false
  const { minValue, maxValue } = product.priceRange ?? {}
  const note = isPreorder
    ? 'Pre-order'
    : isSoldOut
      ? 'Sold out'
      : (product.ribbon ?? discountText(product.discount, product.priceData?.currency))
  return (
    <article className="group relative grid content-start gap-3">
      <div className="relative overflow-hidden rounded-card">
        <Picture
          image={selectVariant(product, choices).media?.mainMedia?.image}
          eager={eager}
          className="aspect-square transition-transform duration-500 group-hover:scale-[1.03]"
        />
        {note && (
          <p className="absolute top-3 left-3 rounded-full bg-paper px-3 py-1 text-sm font-semibold text-ink">
            {note}
          </p>
        )}
      </div>
      <div className="grid gap-0.5">
        <Heading className="text-lg leading-snug">
          <Link
            to={productPath(product, choices)}
            className="group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-card"
          >
            {product.name}
          </Link>
        </Heading>
        <ProductPrice data={product.priceData} {...(minValue !== maxValue && { prefix: 'From' })} />
        <Colours product={product} />
      </div>
    </article>
  )
}

/** The colours that a product comes in, as dots. */
function Colours({ product: { productOptions = [] } }: { product: Product }) {
  const { choices = [] } = productOptions.find(({ optionType }) => optionType === 'color') ?? {}
  if (choices.length === 0) return null
  return (
    <p className="flex gap-1.5 pt-1">
      <span className="sr-only">Comes in {choices.map(({ description }) => description).join(', ')}</span>
      {choices.map(({ value, description }) => (
        <span
          key={description}
          aria-hidden
          className="size-3.5 rounded-full ring-1 ring-control ring-inset"
          style={{ backgroundColor: value }}
        />
      ))}
    </p>
  )
}

export const productGrid = 'grid grid-cols-2 gap-x-4 gap-y-9 sm:gap-x-8 lg:grid-cols-4'

export function ProductCardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="grid content-start gap-3">
      <Skeleton className="aspect-square w-full rounded-card" />
      <div className="grid gap-2">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-5 w-14" />
      </div>
    </div>
  ))
}
