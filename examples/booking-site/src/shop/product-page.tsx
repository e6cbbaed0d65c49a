import { skipToken, useRead, useVariant } from '@frontdesk/react'
import { getInventoryVariants, type Product, queryProducts, type QueryProductsInput } from '@frontdesk/stores'
import { useMemo } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { nameOfSlug } from '../format/slug-name.ts'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { PageHeading } from '../layout/page.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { Prose } from '../ui/prose.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { BuyForm } from './buy-form.tsx'
import { Gallery } from './gallery.tsx'
import { orderable, preorderVariants } from './stock.ts'

/** The reading of the product that an address names. */
export function productOfAddress(slug: string): QueryProductsInput {
  return { filter: { slug }, paging: { limit: 1 } }
}

const layout = 'shell grid gap-10 pt-4 md:grid-cols-2 lg:gap-16'

export function ProductPage() {
  const { slug = '' } = useParams()
  const { data, error, isPending, refetch } = useRead(queryProducts, productOfAddress(slug))
  const product = data?.items[0]
  // Only the inventory says whether a product that is out of stock can be ordered before it is back.
  const { inventoryItemId: inventoryId } = product ?? {}
  const isWhole = product?.stock?.inventoryStatus === 'IN_STOCK'
  const inventory = useRead(
    getInventoryVariants,
    inventoryId !== undefined && !isWhole ? { inventoryId } : skipToken,
  )
  if (isPending || inventory.isLoading)
    return <ProductPageSkeleton title={product?.name ?? nameOfSlug(slug, 'Product')} />
  // The product that was read before stays when it cannot be read again.
  if (!data)
    return (
      <div className="shell grid gap-6 pt-12">
        <PageHeading title={nameOfSlug(slug, 'Product')} />
        <ErrorNotice error={error} title="The product did not load" onRetry={() => void refetch()} />
      </div>
    )
  if (!product)
    return (
      <NotFoundPage
        title="This product isn’t for sale any more"
        more={{ to: '/shop', label: 'See the shop' }}
      >
        The rest of the shop is one click away.
      </NotFoundPage>
    )
  const { preorderInfo } = inventory.data ?? {}
  return (
    <ProductDetail
      key={product.id}
      product={product}
      preorders={inventory.data ? preorderVariants(inventory.data) : undefined}
      preorderMessage={preorderInfo?.message}
    />
  )
}

function Breadcrumb() {
  return (
    <nav aria-label="Breadcrumb" className="shell pt-4 text-sm">
      <Link
        to="/shop"
        className="inline-flex min-h-9 items-center text-muted underline-offset-4 hover:underline"
      >
        Shop
      </Link>
    </nav>
  )
}

/** The page of a product that is being read, as large as the page will be. */
function ProductPageSkeleton({ title }: { title: string }) {
  return (
    <>
      <Breadcrumb />
      <div className={layout}>
        <Skeleton className="aspect-square w-full rounded-card" />
        <div className="grid content-start gap-6">
          <PageHeading title={title} />
          <Loading label="Loading the product" className="grid content-start gap-6">
            <Skeleton className="h-9 w-32" />
            <Skeleton className="h-20 w-64" />
            <Skeleton className="h-13 w-full max-w-sm rounded-full" />
            <Skeleton className="h-28 w-full" />
          </Loading>
        </div>
      </div>
    </>
  )
}

interface ProductDetailProps {
  product: Product
  /** The variants that can be ordered before they are in stock. */
  preorders: ReadonlySet<string> | undefined
  preorderMessage: string | undefined
}

const none: ReadonlySet<string> = new Set()

function ProductDetail({ product, preorders = none, preorderMessage }: ProductDetailProps) {
  const [params, setParams] = useSearchParams()
  const sold = useMemo(() => orderable(product, preorders), [product, preorders])
  const choice = useVariant(sold, { initialChoices: Object.fromEntries(params) })
  const choose = (option: string, description: string): void => {
    choice.choose(option, description)
    // A link to the page, and a reload of it, keep the choice.
    setParams({ ...choice.choices, [option]: description }, { replace: true, preventScrollReset: true })
  }
  const { variant, media } = choice
  return (
    <>
      <Breadcrumb />
      <article className={layout}>
        <Gallery key={media?.mainMedia?.id} media={media} name={product.name} />
        <div className="grid content-start gap-6">
          <PageHeading title={product.name} />
          <BuyForm
            product={product}
            choice={choice}
            onChoose={choose}
            isPreorder={variant !== undefined && preorders.has(variant.id)}
            preorderMessage={preorderMessage}
          />
          <Prose text={product.description} className="border-t border-line pt-6" />
          {product.additionalInfoSections?.map(({ title, description }) => (
            <section key={title} className="grid gap-2 border-t border-line pt-6">
              <h2 className="text-xl">{title}</h2>
              <Prose text={description} className="text-muted" />
            </section>
          ))}
        </div>
      </article>
    </>
  )
}
