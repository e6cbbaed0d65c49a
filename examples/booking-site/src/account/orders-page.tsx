import { type Order, searchOrders, type SearchOrdersInput } from '@frontdesk/ecom'
import { usePages } from '@frontdesk/react'
import { Link } from 'react-router'
import { formatAmount } from '../format/money.ts'
import { formatDate } from '../format/time.ts'
import { useVisitorTimeZone } from '../format/visitor-time-zone.ts'
import { PageHeading } from '../layout/page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import { orderStatus } from './order-status.ts'

/** The first page of the list. */
export const ordersInput: SearchOrdersInput = { cursorPaging: { limit: 10 } }

export function OrdersPage() {
  const { items, status, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = usePages(
    searchOrders,
    ordersInput,
  )
  return (
    <div className="grid gap-6">
      <PageHeading title="Your orders" className="text-heading" />
      {status === 'pending' && (
        <Loading label="Loading your orders" className="grid gap-3">
          <Skeleton className="h-24 w-full rounded-card" />
          <Skeleton className="h-24 w-full rounded-card" />
        </Loading>
      )}
      {error && <ErrorNotice error={error} title="Your orders did not load" onRetry={() => void refetch()} />}
      {status === 'success' && items.length === 0 && (
        <EmptyNotice
          title="No orders yet"
          action={
            <ButtonLink to="/shop" look="outline">
              Look around the shop
            </ButtonLink>
          }
        >
          What you buy and book while signed in is kept here.
        </EmptyNotice>
      )}
      {items.length > 0 && (
        <ul className="grid gap-3">
          {items.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          look="outline"
          className="justify-self-start"
          isPending={isFetchingNextPage}
          onPress={() => void fetchNextPage()}
        >
          Show older orders
        </Button>
      )}
    </div>
  )
}

function OrderCard({ order }: { order: Order }) {
  const visitorZone = useVisitorTimeZone()
  const {
    id,
    number,
    createdDate,
    purchasedDate = createdDate,
    priceSummary,
    currency = 'EUR',
    lineItems = [],
  } = order
  const { label, tone } = orderStatus(order)
  const names = lineItems
    .map(({ productName }) => productName?.translated ?? productName?.original)
    .join(', ')
  return (
    <li className="relative grid gap-x-6 gap-y-2 rounded-card border border-line bg-raised p-5 hover:border-control sm:grid-cols-[1fr_auto]">
      <div className="grid gap-1">
        <h2 className="text-lg">
          <Link to={id} className="after:absolute after:inset-0 after:rounded-card">
            Order {number ?? id}
          </Link>
        </h2>
        <p className="text-sm text-muted">
          {purchasedDate && `${formatDate(purchasedDate, visitorZone)} · `}
          {names}
        </p>
      </div>
      <div className="flex items-center gap-4 sm:flex-col sm:items-end sm:gap-2">
        <StatusBadge tone={tone}>{label}</StatusBadge>
        {priceSummary?.total && (
          <p className="figures font-semibold">{formatAmount(priceSummary.total.amount, currency)}</p>
        )}
      </div>
    </li>
  )
}
