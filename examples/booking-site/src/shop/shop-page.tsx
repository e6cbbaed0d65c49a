import { skipToken, usePages, useRead } from '@frontdesk/react'
import { getCollectionBySlug, queryProducts, type QueryProductsInput } from '@frontdesk/stores'
import { useSearchParams } from 'react-router'
import { PageHeading } from '../layout/page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { ProductCard, ProductCardSkeletons, productGrid } from './product-card.tsx'

/** The shelves of the shop, by the slug of the collection behind each. */
const shelves = [
  { value: 'practice', label: 'Practice' },
  { value: 'wear', label: 'Wear' },
  { value: 'home', label: 'Home' },
] as const

const pageOf = (filter: QueryProductsInput['filter'] = {}): QueryProductsInput => ({
  filter,
  paging: { limit: 12 },
})

export function ShopPage() {
  const [params, setParams] = useSearchParams()
  const slug = params.get('collection')
  const shelf = useRead(getCollectionBySlug, slug ? { slug } : skipToken)
  const shelfInput = shelf.data ? pageOf({ collectionIds: { $hasSome: [shelf.data.id] } }) : skipToken
  const { items, status, error, hasMore, loadMore, isLoadingMore, refetch } = usePages(
    queryProducts,
    slug ? shelfInput : pageOf(),
  )
  const failure = slug ? (shelf.error ?? error) : error

  return (
    <div className="shell grid gap-8 pt-7 md:gap-10 md:pt-12">
      <div className="grid gap-6">
        <PageHeading title="Shop" />
        <FilterChips
          label="Shelf"
          value={slug ?? ''}
          options={shelves}
          onChange={(value) => setParams(value ? { collection: value } : {}, { preventScrollReset: true })}
        />
        <p className="max-w-prose text-muted">
          {slug && shelf.data?.description
            ? shelf.data.description
            : 'What we use in the studio ourselves. Pick it up at reception, or have it sent.'}
        </p>
      </div>
      {failure ? (
        <ErrorNotice
          error={failure}
          title="The shop did not load"
          onRetry={() => void (slug && shelf.error ? shelf.refetch() : refetch())}
        />
      ) : (
        status === 'pending' && (
          <Loading label="Loading products" className={productGrid}>
            <ProductCardSkeletons count={8} />
          </Loading>
        )
      )}
      {status === 'success' && items.length === 0 && (
        <EmptyNotice
          title={slug ? 'This shelf is empty' : 'The shelves are empty'}
          action={
            slug && (
              <ButtonLink to="/shop" look="outline">
                Show everything
              </ButtonLink>
            )
          }
        >
          We are waiting for a delivery.
        </EmptyNotice>
      )}
      {items.length > 0 && (
        <section aria-label="Products" className={productGrid}>
          {items.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </section>
      )}
      {hasMore && (
        <Button
          look="outline"
          className="justify-self-center"
          isPending={isLoadingMore}
          onPress={() => void loadMore()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}
