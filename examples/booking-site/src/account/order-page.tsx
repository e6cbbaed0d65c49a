import { isApplicationError } from '@frontdesk/core'
import { getOrder, type Order } from '@frontdesk/ecom'
import { useRead } from '@frontdesk/react'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { formatDate } from '../format/time.ts'
import { useVisitorTimeZone } from '../format/visitor-time-zone.ts'
import { PageHeading } from '../layout/page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderProgress } from './order-progress.tsx'
import { orderStatus } from './order-status.ts'
import { OrderTotals } from './order-totals.tsx'

export function OrderPage() {
  const { id = '' } = useParams()
  const { data: order, error, isPending, refetch } = useRead(getOrder, { id })
  return (
    <div className="grid gap-6">
      <Link
        to="/account/orders"
        className="inline-flex min-h-11 w-fit items-center gap-2 text-muted hover:underline"
      >
        <ArrowLeft aria-hidden size={17} /> All orders
      </Link>
      <PageHeading title={order ? `Order ${order.number ?? order.id}` : 'Order'} className="text-heading" />
      {isPending && (
        <Loading label="Loading the order" className="grid gap-6">
          <Skeleton className="-mt-4 h-8 w-64" />
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
      {error &&
        (isApplicationError(error, 'ORDER_NOT_FOUND') ? (
          <EmptyNotice
            title="There is no such order"
            action={
              <ButtonLink to="/account/orders" look="outline">
                See your orders
              </ButtonLink>
            }
          >
            It may belong to another account.
          </EmptyNotice>
        ) : (
          <ErrorNotice error={error} title="The order did not load" onRetry={() => void refetch()} />
        ))}
      {order && <OrderDetail order={order} />}
    </div>
  )
}

function OrderDetail({ order }: { order: Order }) {
  const visitorZone = useVisitorTimeZone()
  const { label, tone } = orderStatus(order)
  const placed = order.purchasedDate ?? order.createdDate
  const { shippingDestination, pickupDetails } = order.shippingInfo?.logistics ?? {}
  const { contactDetails } = shippingDestination ?? {}
  const address = shippingDestination?.address ?? pickupDetails?.address
  return (
    <article className="grid gap-6">
      <div className="-mt-4 flex flex-wrap items-center gap-3">
        <StatusBadge tone={tone}>{label}</StatusBadge>
        {placed && <p className="text-muted">Placed on {formatDate(placed, visitorZone)}</p>}
      </div>
      <OrderLines lines={order.lineItems ?? []} currency={order.currency ?? 'EUR'} />
      <div className="grid gap-8 sm:grid-cols-2">
        <div className="grid content-start gap-8 empty:hidden sm:empty:block">
          <OrderProgress order={order} />
          {address && (
            <section className="grid content-start gap-1">
              <h2 className="text-lg">{order.shippingInfo?.title ?? 'Delivery'}</h2>
              <p className="whitespace-pre-line text-muted">
                {[
                  [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' '),
                  address.addressLine,
                  [address.postalCode, address.city].filter(Boolean).join(' '),
                ]
                  .filter(Boolean)
                  .join('\n')}
              </p>
            </section>
          )}
        </div>
        <div>
          <OrderTotals order={order} />
        </div>
      </div>
    </article>
  )
}
