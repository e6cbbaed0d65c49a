import type { Order } from '@frontdesk/ecom'
import { Totals } from '../ui/totals.tsx'

export function OrderTotals({ order }: { order: Order }) {
  const { priceSummary, currency = 'EUR', taxIncludedInPrices, taxSummary } = order
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
    />
  )
}
