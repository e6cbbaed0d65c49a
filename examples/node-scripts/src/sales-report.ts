import { type Client, type ElevatedAuth, pages } from '@frontdesk/core'
import { aggregateOrders, searchOrders } from '@frontdesk/ecom'

export interface SalesPeriod {
  /** The first moment that counts. */
  readonly from: Date
  /** The first moment that does not count any more. */
  readonly to: Date
  /** IANA name of the time zone whose days are counted. */
  readonly timeZone: string
}

/** Amounts as decimal text by currency: the platform adds them up, since amounts of two currencies are not added. */
type Amounts = Readonly<Record<string, string>>

type Counts = Readonly<Record<string, number>>

export interface SoldProduct {
  readonly name: string
  readonly quantity: number
}

export interface SalesReport {
  readonly orders: number
  readonly revenue: Amounts
  readonly tax: Amounts
  readonly averageOrder: Amounts
  readonly paymentStatuses: Counts
  readonly channels: Counts
  /** Orders by day, `YYYY-MM-DD`; days without orders are left out. */
  readonly days: Counts
  /** Sorted by quantity, the highest first. */
  readonly products: readonly SoldProduct[]
}

/**
 * The sales of a business in a period. Orders that were cancelled do not count. Figures are worked out by the platform; products
 * are counted from the lines of the orders, page by page.
 *
 * @throws FrontdeskError when the orders cannot be read.
 */
export const readSales = async (
  client: Client<ElevatedAuth>,
  { from, to, timeZone }: SalesPeriod,
  { onProgress, signal }: { onProgress?: (orders: number, total: number) => void; signal?: AbortSignal } = {},
): Promise<SalesReport> => {
  const filter = { purchasedDate: { $gte: from, $lt: to }, status: 'APPROVED' } as const
  const options = signal && { signal }
  const aggregates = await aggregateOrders(
    client,
    {
      filter,
      aggregation: {
        revenue: { $sum: 'priceSummary.total.amount' },
        tax: { $sum: 'taxInfo.totalTax.amount' },
        averageOrder: { $avg: 'priceSummary.total.amount' },
        paymentStatuses: { $count: 'paymentStatus' },
        channels: { $count: 'channelInfo.type' },
      },
    },
    options,
  )
  const search = {
    filter,
    timeZone,
    aggregations: [
      {
        type: 'DATE_HISTOGRAM',
        name: 'days',
        fieldPath: 'purchasedDate',
        dateHistogram: { interval: 'DAY' },
      },
    ],
    cursorPaging: { limit: 100 },
  } as const
  const { aggregations } = await searchOrders(client, search, options)
  const buckets = aggregations[0]?.dateHistogram?.results ?? []
  const paymentStatuses = aggregates['paymentStatuses'] as Counts
  const orders = Object.values(paymentStatuses).reduce((sum, count) => sum + count, 0)

  const sold = new Map<string, number>()
  let read = 0
  for await (const { lineItems = [] } of pages(searchOrders, client, search, options)) {
    for (const { productName, quantity = 0 } of lineItems) {
      const name = productName?.original ?? ''
      sold.set(name, (sold.get(name) ?? 0) + quantity)
    }
    read += 1
    onProgress?.(read, orders)
  }
  return {
    orders,
    revenue: aggregates['revenue'] as Amounts,
    tax: aggregates['tax'] as Amounts,
    averageOrder: aggregates['averageOrder'] as Amounts,
    paymentStatuses,
    channels: aggregates['channels'] as Counts,
    days: Object.fromEntries(buckets.map(({ value = '', count = 0 }) => [value.slice(0, 10), count])),
    products: [...sold]
      .map(([name, quantity]) => ({ name, quantity }))
      .sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name)),
  }
}
