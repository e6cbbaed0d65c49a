import type { Order } from '@frontdesk/ecom'
import { Totals } from '../ui/totals.tsx'

export function OrderTotals({ order }: { order: Order }) {
  const { priceSummary, currency = 'EUR', taxIncludedInPrices, taxSummary, balanceSummary } = order
  const isOpen = Number(balanceSummary?.balance?.amount ?? 0) > 0 && order.status !== 'CANCELED'
  const tax = priceSummary?.tax ?? taxSummary?.totalTax
  return (
    <Totals
      currency={currency}
      rows={[
        { label: 'Subtotal', price: priceSummary?.subtotal, always: true },
        { label: 'Discount', price: priceSummary?.discount, negative: true },
        { label: 'Delivery', price: priceSummary?.shipping },
        { label: 'Fees', price: priceSummary?.totalAdditionalFees },
        { label: taxIncludedInPrices ? 'Tax, included' : 'Tax', price: tax },
      ]}
      total={priceSummary?.total}
      parts={[
        ...(isOpen
          ? [
              { label: 'Paid', price: balanceSummary?.paid },
              { label: 'Still to pay', price: balanceSummary?.balance },
            ]
          : []),
        { label: 'Paid back', price: balanceSummary?.refunded, negative: true },
        { label: 'On its way back', price: balanceSummary?.pendingRefund, negative: true },
      ]}
    />
  )
}
