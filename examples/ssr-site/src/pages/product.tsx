import { productOfAddress, ProductPage } from '@frontdesk/example-booking-site/shop/product-page.tsx'
import { readOptions } from '@frontdesk/react/query'
import { getInventoryVariants, type Product as StoreProduct, queryProducts } from '@frontdesk/stores'
import { data, type MetaFunction, type ShouldRevalidateFunctionArgs } from 'react-router'
import { type PageRequest, readFor } from '../session/person.server.ts'
import { PageData, titled } from '../site/page-data.tsx'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => titled(loaderData?.name ?? 'Product')

export async function loader({ context, params: { slug = '' } }: PageRequest) {
  let found: readonly StoreProduct[] | undefined
  const state = await readFor(context, async (client, cache) => {
    const page = await cache
      .fetchQuery(readOptions(client, queryProducts, productOfAddress(slug)))
      .catch(() => undefined)
    found = page?.items
    const { inventoryItemId: inventoryId, stock } = found?.[0] ?? {}
    if (inventoryId !== undefined && stock?.inventoryStatus !== 'IN_STOCK')
      await cache.prefetchQuery(readOptions(client, getInventoryVariants, { inventoryId }))
  })
  return data({ state, name: found?.[0]?.name }, { status: found?.length === 0 ? 404 : 200 })
}

/** The choice of a variant stands in the address, and changes nothing of the data. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean =>
  currentParams['slug'] !== nextParams['slug']

export default function Product() {
  return (
    <PageData>
      <ProductPage />
    </PageData>
  )
}
