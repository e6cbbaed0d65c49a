import type { Product } from '@frontdesk/stores'
import { Link } from 'react-router'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ProductPrice } from './product-price.tsx'

function productPath({ id, slug }: Pick<Product, 'id' | 'slug'>): string {
  return `/shop/${encodeURIComponent(slug ?? id)}`
}

export function ProductCard({ product }: { product: Product }) {
  const soldOut = product.stock?.inventoryStatus === 'OUT_OF_STOCK' || product.stock?.inStock === false
  const { minValue, maxValue } = product.priceRange ?? {}
  const note = soldOut ? 'Sold out' : product.ribbon
  return (
    <article className="group relative grid content-start gap-3">
      <div className="relative overflow-hidden rounded-card">
        <Picture
          image={product.media?.mainMedia?.image}
          className="aspect-square transition-transform duration-500 group-hover:scale-[1.03]"
        />
        {note && (
          <p className="absolute top-3 left-3 rounded-full bg-paper px-3 py-1 text-sm font-semibold text-ink">
            {note}
          </p>
        )}
      </div>
      <div>
        <h3 className="text-lg leading-snug">
          <Link
            to={productPath(product)}
            className="group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-card"
          >
            {product.name}
          </Link>
        </h3>
        <ProductPrice data={product.priceData} {...(minValue !== maxValue && { prefix: 'From' })} />
      </div>
    </article>
  )
}

export const productGrid = 'grid grid-cols-2 gap-x-4 gap-y-9 sm:gap-x-8 lg:grid-cols-4'

export function ProductCardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className="grid content-start gap-3">
      <Skeleton className="aspect-square w-full rounded-card" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-5 w-14" />
    </div>
  ))
}
