// #region imports
import { queryExtendedBookings, queryServices } from '@frontdesk/bookings'
import { pages } from '@frontdesk/core'
// #endregion imports
// #region fluent
import { type Client, type Page, query } from '@frontdesk/core'
import { type Product, queryProducts } from '@frontdesk/stores'
// #endregion fluent

export async function filterServices(client: Client): Promise<string[]> {
  // #region filter
  const page = await queryServices(client, {
    filter: {
      hidden: false,
      createdDate: { $lt: new Date() },
      $or: [{ type: 'CLASS' }, { name: { $startsWith: 'Slow' } }],
    },
    sort: [{ fieldName: 'name', order: 'DESC' }],
    paging: { limit: 20 },
  })
  // #endregion filter
  return page.items.map(({ name }) => name)
}

// #region fluent
export function findAffordable(client: Client): Promise<Page<Product>> {
  const affordable = query(queryProducts).lt('price', 30)
  return affordable.ascending('price').limit(5).find(client)
}
// #endregion fluent

export async function turnPages(client: Client): Promise<number[]> {
  // #region page
  const first = await queryProducts(client, { paging: { limit: 5 } })
  console.log(first.items.length, first.total, first.tooManyToCount)
  const second = first.hasNext() ? await first.next() : undefined
  const firstAgain = await second?.prev()
  // #endregion page
  return [first.items.length, second?.items.length ?? 0, firstAgain?.items.length ?? 0]
}

export async function walk(client: Client): Promise<string[]> {
  const names: string[] = []
  // #region walk
  for await (const product of pages(queryProducts, client, { paging: { limit: 5 } })) {
    names.push(product.name)
  }
  // #endregion walk
  return names
}

export async function listUpcoming(client: Client): Promise<string[]> {
  // #region cursor
  const page = await queryExtendedBookings(client, {
    filter: { status: { $in: ['CONFIRMED', 'PENDING'] }, startDate: { $gte: new Date() } },
    sort: [{ fieldName: 'startDate' }],
    cursorPaging: { limit: 10 },
    withBookingAllowedActions: true,
  })
  const mayCancel = page.items.filter(({ allowedActions }) => allowedActions?.cancel)
  // #endregion cursor
  return mayCancel.map(({ booking }) => booking?.bookedEntity?.title ?? '')
}

export async function keepForLater(client: Client): Promise<unknown> {
  // #region input
  const { nextInput } = await queryProducts(client, { paging: { limit: 5 } })
  // nextInput is plain data: { paging: { limit: 5, offset: 5 } }
  // #endregion input
  return nextInput
}
