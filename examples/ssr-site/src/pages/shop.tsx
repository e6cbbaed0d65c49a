import { allVariants, queryOf, readSearch } from '@frontdesk/example-booking-site/shop/shop-search.ts'
import { ShopPage } from '@frontdesk/example-booking-site/shop/shop-page.tsx'
import { pagesOptions, readOptions } from '@frontdesk/react/query'
import { queryCollections, queryProducts, queryStoreVariants } from '@frontdesk/stores'
import type { MetaFunction } from 'react-router'
import { type PageRequest, readFor } from '../session/person.server.ts'
import { PageData, titled } from '../site/page-data.tsx'

export const meta: MetaFunction = () => titled('Shop')

/** The products of the address; those of chosen options are left to the page, which finds them among all variants. */
export async function loader({ request, context }: PageRequest) {
  const search = readSearch(new URL(request.url).searchParams)
  const state = await readFor(context, async (client, cache) => {
    const variants = cache.prefetchInfiniteQuery(pagesOptions(client, queryStoreVariants, allVariants))
    const collections = await cache
      .fetchQuery(readOptions(client, queryCollections, {}))
      .catch(() => undefined)
    const shelf = collections?.items.find(({ slug }) => slug === search.collection)
    const isKnown = search.choices.size === 0 && (search.collection === '' || shelf !== undefined)
    await Promise.all([
      variants,
      isKnown &&
        cache.prefetchInfiniteQuery(
          pagesOptions(client, queryProducts, queryOf(search, { collectionId: shelf?.id })),
        ),
    ])
  })
  return { state }
}

export default function Shop() {
  return (
    <PageData>
      <ShopPage />
    </PageData>
  )
}
