import { skipToken, usePages, useRead } from '@frontdesk/react'
import { queryCollections, queryProducts, queryStoreVariants } from '@frontdesk/stores'
import { keepPreviousData } from '@tanstack/react-query'
import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { PageHeading } from '../layout/page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { cx } from '../ui/class-names.ts'
import { FilterChips } from '../ui/filter-chips.tsx'
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { facetsOf, preordersAmong, productsWith } from './facets.ts'
import { ProductCard, ProductCardSkeletons } from './product-card.tsx'
import { ShopFilter } from './shop-filter.tsx'
import {
  allVariants,
  countFilters,
  isNarrowed,
  pageSize,
  queryOf,
  type SortOrder,
  sortOrders,
  useShopSearch,
} from './shop-search.ts'

const grid = 'grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-8'

/** The collection that every store has, and that leaves nothing out. */
const everything = 'all-products'

export function ShopPage() {
  const { search, set, toggle, clearFilters, show } = useShopSearch()
  const filterId = useId()
  const [isFilterOpen, setFilterOpen] = useState(false)
  const filters = countFilters(search)
  const collections = useRead(queryCollections, {})
  const shelf = collections.data?.items.find(({ slug }) => slug === search.collection)
  const variants = useAllVariants()

  const needsChoices = search.choices.size > 0
  const productIds = needsChoices ? productsWith(variants.items, search.choices) : undefined
  const isWaiting = (search.collection !== '' && !collections.data) || (needsChoices && !variants.isComplete)
  // A collection that is not there, or choices that no product has, leave nothing to ask for.
  const isNothing = !isWaiting && ((search.collection !== '' && !shelf) || productIds?.length === 0)
  const { items, total, status, error, hasNextPage, fetchNextPage, isFetchingNextPage, isFetching, refetch } =
    usePages(
      queryProducts,
      isWaiting || isNothing ? skipToken : queryOf(search, { collectionId: shelf?.id, productIds }),
      { placeholderData: keepPreviousData },
    )
  const failure =
    (search.collection === '' ? null : collections.error) ?? (needsChoices ? variants.error : null) ?? error

  // The address says how many products were shown.
  useEffect(() => {
    if (status === 'success' && hasNextPage && !isFetching && items.length < search.shown)
      void fetchNextPage()
  }, [status, hasNextPage, isFetching, items.length, search.shown, fetchNextPage])

  const list = useRef<HTMLElement>(null)
  /** The place of the first product that comes after "Show more" is pressed. */
  const next = useRef<number>(undefined)
  useEffect(() => {
    if (next.current === undefined || items.length <= next.current) return
    list.current?.querySelectorAll('a')[next.current]?.focus({ preventScroll: true })
    next.current = undefined
  }, [items.length])

  const count = useRef<HTMLParagraphElement>(null)
  const isEmpty = isNothing || (status === 'success' && items.length === 0)
  const found = isNothing ? 0 : (total ?? items.length)
  const retry = (): void => {
    if (collections.error) void collections.refetch()
    if (variants.error) variants.refetch()
    if (error) void (items.length > 0 ? fetchNextPage() : refetch())
  }
  const preorders = preordersAmong(variants.items)
  const inShelf = shelf
    ? variants.items.filter(({ collectionIds = [] }) => collectionIds.includes(shelf.id))
    : variants.items

  return (
    <div className="shell grid gap-7 pt-7 md:gap-9 md:pt-12">
      <div className="grid gap-5">
        <div className="grid gap-2">
          <PageHeading title="Shop" />
          <p className="max-w-prose text-muted">
            {shelf?.description ??
              'What we use in the studio ourselves. Pick it up at reception, or have it sent.'}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <SearchField
            label="Search the shop"
            placeholder="Mat, tea, wool"
            words={search.words}
            onSearch={(words) => set('q', words)}
          />
          <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
            <Button
              look="outline"
              className="min-h-12 shrink-0 lg:hidden"
              aria-expanded={isFilterOpen}
              aria-controls={filterId}
              onPress={() => setFilterOpen(!isFilterOpen)}
            >
              <SlidersHorizontal aria-hidden size={17} /> Filter{filters > 0 && ` (${filters})`}
            </Button>
            <SortField order={search.order} onChange={(order) => set('sort', order)} />
          </div>
        </div>
        {collections.isPending ? (
          <Skeleton className="h-11 w-full max-w-sm rounded-full" />
        ) : (
          collections.data && (
            <FilterChips
              label="Shelf"
              value={search.collection}
              options={collections.data.items
                .filter(({ slug }) => slug !== undefined && slug !== everything)
                .map(({ slug = '', name = slug, numberOfProducts }) => ({
                  value: slug,
                  label: (
                    <>
                      {name}
                      <span className="figures text-sm opacity-80 max-sm:hidden">{numberOfProducts}</span>
                    </>
                  ),
                }))}
              onChange={(value) => set('collection', value)}
            />
          )
        )}
      </div>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[13.5rem_1fr]">
        <ShopFilter
          id={filterId}
          isOpen={isFilterOpen}
          search={search}
          facets={variants.isComplete ? facetsOf(inShelf, search.choices) : []}
          hasCounts={search.words === '' && search.price === undefined}
          set={set}
          toggle={toggle}
          onClear={() => {
            clearFilters()
            count.current?.focus()
          }}
        />
        <section aria-label="Products" className="grid content-start gap-6">
          <p ref={count} tabIndex={-1} role="status" className="figures min-h-7 text-muted outline-none">
            {!failure &&
              (isNothing || status === 'success') &&
              `${found} ${found === 1 ? 'product' : 'products'}`}
          </p>
          {!failure && !isNothing && status === 'pending' && (
            <Loading label="Loading products" className={grid}>
              <ProductCardSkeletons count={9} />
            </Loading>
          )}
          {!failure && isEmpty && (
            <EmptyNotice
              title={isNarrowed(search) ? 'Nothing fits that search' : 'The shelves are empty'}
              action={
                isNarrowed(search) && (
                  <ButtonLink to="/shop" look="outline">
                    Show everything
                  </ButtonLink>
                )
              }
            >
              {isNarrowed(search)
                ? 'Try fewer words, or take a filter away.'
                : 'We are waiting for a delivery.'}
            </EmptyNotice>
          )}
          {!isEmpty && items.length > 0 && (
            <section
              ref={list}
              aria-label="Products found"
              aria-busy={isFetching && !isFetchingNextPage}
              // A list that is about to change pales, unless it changes at once.
              className={cx(
                grid,
                isFetching && !isFetchingNextPage && 'opacity-60 transition-opacity delay-300 duration-200',
              )}
            >
              {items.map((product, index) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  level={2}
                  eager={index < 3}
                  isPreorder={preorders.has(product.id)}
                  wanted={search.choices}
                />
              ))}
            </section>
          )}
          {failure && (
            <ErrorNotice
              error={failure}
              title={items.length > 0 ? 'The rest did not load' : 'The shop did not load'}
              onRetry={retry}
            />
          )}
          {!isEmpty && !failure && hasNextPage && (
            <Button
              look="outline"
              className="mt-3 justify-self-center"
              isPending={isFetchingNextPage}
              onPress={() => {
                next.current = items.length
                show(items.length + pageSize)
              }}
            >
              Show more
            </Button>
          )}
        </section>
      </div>
    </div>
  )
}

/** All variants of the shop, page by page: the options to choose by are those of whole lists alone. */
function useAllVariants() {
  const { items, status, hasNextPage, isFetching, error, fetchNextPage, refetch } = usePages(
    queryStoreVariants,
    allVariants,
  )
  useEffect(() => {
    if (status === 'success' && hasNextPage && !isFetching) void fetchNextPage()
  }, [status, hasNextPage, isFetching, fetchNextPage])
  return {
    items,
    isComplete: status === 'success' && !hasNextPage,
    error,
    refetch: () => void (items.length > 0 ? fetchNextPage() : refetch()),
  }
}

interface SortFieldProps {
  order: SortOrder | undefined
  onChange: (order: string) => void
}

function SortField({ order, onChange }: SortFieldProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 items-center gap-2.5 max-sm:grow">
      <label htmlFor={id} className="shrink-0 text-sm text-muted max-sm:sr-only">
        Sort by
      </label>
      <span className="relative min-w-0 max-sm:grow">
        <select
          id={id}
          value={order ?? ''}
          onChange={({ target }) => onChange(target.value)}
          className="min-h-12 w-full appearance-none rounded-full border border-control bg-raised py-2.5 pr-11 pl-5 text-ink hover:border-ink"
        >
          <option value="">Our choice</option>
          {Object.entries(sortOrders).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          size={18}
          className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
        />
      </span>
    </div>
  )
}
