import {
  type Fulfillment,
  listFulfillmentsForSingleOrder,
  listInvoicesForMultipleOrders,
  type Order,
} from '@frontdesk/ecom'
import { useRead } from '@frontdesk/react'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatAmount } from '../format/money.ts'
import { formatDate } from '../format/time.ts'
import { useVisitorTimeZone } from '../format/visitor-time-zone.ts'
import { ErrorNotice } from '../ui/notice.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { type PaidBack, refundsOf } from './order-refunds.ts'

/** The events since an order was placed: the amount that is still to pay, parcels, refunds and invoices. */
export function OrderProgress({ order }: { order: Order }) {
  const visitorZone = useVisitorTimeZone()
  const { id, activities = [], currency = 'EUR', fulfillmentStatus } = order
  const isHandedOver = fulfillmentStatus === 'FULFILLED' || fulfillmentStatus === 'PARTIALLY_FULFILLED'
  // Nothing is handed over of an order of files and sessions alone.
  const hasGoods = order.lineItems?.some(({ itemType }) => itemType?.preset === 'PHYSICAL') === true
  const refunds = refundsOf(activities)
  const hasInvoice = activities.some(({ activityType }) => activityType === 'INVOICE_ADDED')
  return (
    <>
      <ToPay order={order} />
      {isHandedOver && hasGoods && <Fulfillments order={order} />}
      {refunds.length > 0 && (
        <Part title="Refunds">
          <ul className="grid gap-2">
            {refunds.map((refund) => (
              <li key={refund.key} className="figures">
                {refundText(refund, currency, visitorZone)}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {hasInvoice && <Invoices orderId={id} />}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

/** The amount that is still to pay, with the ways to pay it. A payment that is on its way is not asked for. */
function ToPay({ order: { balanceSummary, paymentStatus, status, currency = 'EUR' } }: { order: Order }) {
  const balance = balanceSummary?.balance
  const isAsked = ['NOT_PAID', 'PARTIALLY_PAID'].includes(paymentStatus ?? '') && status === 'APPROVED'
  if (!isAsked || !balance || Number(balance.amount) <= 0) return null
  return (
    <div className="grid gap-1 rounded-control bg-teal-soft px-4 py-3">
      <p className="figures font-semibold">{formatAmount(balance.amount, currency)} to pay</p>
      <p>
        Pay at the studio, in cash or by card. If we have sent you a link by email, you can pay there, too.
      </p>
    </div>
  )
}

function refundText({ state, date, amount, target }: PaidBack, currency: string, timeZone: string): string {
  const what = [amount && formatAmount(amount.amount, currency), target].filter(Boolean).join(' ')
  const day = date ? ` on ${formatDate(date, timeZone)}` : ''
  switch (state) {
    case 'done':
      return `${what}${day}`
    case 'underway':
      return `${what}: on its way since${day.replace(' on', '')}`
    case 'failed':
      return `${what}: the bank refused it${day}. We get in touch with you.`
  }
}

const steps: Readonly<Record<string, string>> = {
  Pending: 'Being packed',
  Accepted: 'Being packed',
  Ready: 'Ready',
  In_Delivery: 'On its way',
}

function Fulfillments({ order: { id, lineItems = [], shippingInfo } }: { order: Order }) {
  const visitorZone = useVisitorTimeZone()
  const { data, error, refetch } = useRead(listFulfillmentsForSingleOrder, { orderId: id })
  const isCollected = shippingInfo?.logistics?.pickupDetails !== undefined
  const namesOf = (fulfillment: Fulfillment): string =>
    (fulfillment.lineItems ?? [])
      .flatMap(({ id: lineId, quantity = 1 }) => {
        const { productName } = lineItems.find((line) => line.id === lineId) ?? {}
        const name = productName?.translated ?? productName?.original
        return name ? [quantity > 1 ? `${quantity} × ${name}` : name] : []
      })
      .join(', ')
  return (
    <Part title={isCollected ? 'Pickup' : 'Parcels'}>
      {error && (
        <ErrorNotice error={error} title="The parcels did not load" onRetry={() => void refetch()} compact />
      )}
      {!data && !error && (
        <Loading label="Loading the parcels">
          <Skeleton className="h-12 w-full" />
        </Loading>
      )}
      <ul className="grid gap-4">
        {data?.fulfillments.map((fulfillment) => {
          const { trackingInfo: { trackingNumber, shippingProvider, trackingLink } = {}, status } =
            fulfillment
          const step = status ? steps[status] : undefined
          const day = fulfillment.createdDate && formatDate(fulfillment.createdDate, visitorZone)
          return (
            <li key={fulfillment.id} className="grid gap-0.5">
              <p>{namesOf(fulfillment)}</p>
              <p className="text-sm text-muted">
                {[step ?? (isCollected ? 'Handed over' : 'Sent'), day].filter(Boolean).join(' · ')}
              </p>
              {trackingLink ? (
                <a
                  href={trackingLink}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-teal underline underline-offset-4"
                >
                  Track the parcel {trackingNumber} <ExternalLink aria-hidden size={16} />
                  <span className="sr-only">(opens a new tab)</span>
                </a>
              ) : (
                trackingNumber && (
                  <p className="text-sm text-muted">
                    {shippingProvider} {trackingNumber}
                  </p>
                )
              )}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

const invoiceWords: Readonly<Record<string, string>> = {
  Sent: 'to be paid',
  Processing: 'payment on its way',
  Paid: 'paid',
  PartiallyPaid: 'partly paid',
  Overdue: 'overdue',
  PartialAndOverdue: 'partly paid, overdue',
  Void: 'not due any more',
}

/** The invoices, which the customer has by email. */
function Invoices({ orderId }: { orderId: string }) {
  const { data } = useRead(listInvoicesForMultipleOrders, { orderIds: [orderId] })
  const invoices =
    data?.[0]?.invoicesInfo.filter(({ status }) => status !== 'Deleted' && status !== 'Draft') ?? []
  if (data && invoices.length === 0) return null
  return (
    <Part title="Invoices">
      {!data && <Skeleton className="h-7 w-full" />}
      <ul className="grid gap-1">
        {invoices.map(({ id, status }, place) => (
          <li key={id}>
            {[invoices.length > 1 ? `Invoice ${place + 1}` : 'Invoice', invoiceWords[status ?? '']]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">We have sent it by email.</p>
    </Part>
  )
}
