import { useRead } from '@frontdesk/react'
import { type Product, queryProducts } from '@frontdesk/stores'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { PageHeading } from '../layout/page.tsx'
import { cx } from '../ui/class-names.ts'
import { ErrorNotice } from '../ui/notice.tsx'
import { Picture } from '../ui/picture.tsx'
import { Prose } from '../ui/prose.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { type Choices, chosenImage } from './variant-choice.ts'

const layout = 'shell grid gap-10 pt-10 md:grid-cols-2 lg:gap-16'

export function ProductPage() {
  const { slug = '' } = useParams()
  const { data, error, isPending, refetch } = useRead(queryProducts, {
    filter: { slug },
    paging: { limit: 1 },
  })
  if (isPending)
    return (
      <Loading label="Loading the product" className={layout}>
        <Skeleton className="aspect-square w-full rounded-card" />
        <div className="grid content-start gap-5">
          <Skeleton className="h-12 w-3/4" />
          <Skeleton className="h-7 w-24" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-12 w-48 rounded-full" />
        </div>
      </Loading>
    )
  // The product that was read before stays when it cannot be read again.
  if (!data)
    return (
      <div className="shell pt-10">
        <ErrorNotice error={error} title="The product did not load" onRetry={() => void refetch()} />
      </div>
    )
  const product = data.items[0]
  if (!product)
    return (
      <NotFoundPage title="We do not sell that (any more)" more={{ to: '/shop', label: 'See the shop' }}>
        The rest of the shop is one click away.
      </NotFoundPage>
    )
  return <ProductDetail key={product.id} product={product} />
}

function ProductDetail({ product }: { product: Product }) {
  const [choices, setChoices] = useState<Choices>({})
  return (
    <>
      <nav aria-label="Breadcrumb" className="shell pt-6 text-sm">
        <Link to="/shop" className="text-muted underline-offset-4 hover:underline">
          Shop
        </Link>
      </nav>
      <article className={cx(layout, 'pt-4')}>
        <Picture image={chosenImage(product, choices)} alt={product.name} eager className="aspect-square" />
        <div className="grid content-start gap-6">
          <PageHeading title={product.name} />
          <AddToCart product={product} choices={choices} onChoicesChange={setChoices} />
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
