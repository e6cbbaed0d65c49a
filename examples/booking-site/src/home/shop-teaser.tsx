import { useRead } from '@frontdesk/react'
import { queryProducts } from '@frontdesk/stores'
import { ProductCard, ProductCardSkeletons, productGrid } from '../shop/product-card.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { Section } from '../ui/section.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { offeredProducts } from './offered.ts'

export function ShopTeaser() {
  const { data, error, isPending, refetch } = useRead(queryProducts, offeredProducts)
  // A studio without a shop has no need to say so on its front page.
  if (data?.items.length === 0) return null
  return (
    <Section title="For your practice at home" more={{ to: '/shop', label: 'To the shop' }} className="shell">
      {isPending && (
        <Loading label="Loading products" className={productGrid}>
          <ProductCardSkeletons count={4} />
        </Loading>
      )}
      {error && !data && (
        <ErrorNotice error={error} title="The shop did not load" onRetry={() => void refetch()} />
      )}
      {data && (
        <div className={productGrid}>
          {data.items.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </div>
      )}
    </Section>
  )
}
