import { queryExtendedBookings } from '@frontdesk/bookings'
import { ApplicationError, type Client, SystemError } from '@frontdesk/core'
import { calculateCurrentCart, type CartCalculation } from '@frontdesk/ecom'
import { dehydrate, type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useCart, useMyBookings } from '../src/index.ts'
import { cartOptions, hydration, myBookingsOptions } from '../src/query.ts'
import { fakeClient, fakeSession, wrapperFor } from './fake-client.tsx'

const calculation: CartCalculation = {
  cart: { id: 'cart', lineItems: [{ id: 'a', quantityInfo: { requestedQuantity: 2 } }] },
  summary: { priceSummary: { total: { amount: '20.00' } } },
}
const bookings = {
  items: [{ booking: { id: 'b', startDate: new Date('2026-06-10T09:00:00Z') } }],
  tooManyToCount: false,
}
const now = new Date('2026-06-10T05:00:17Z')
const newCache = (): QueryClient =>
  new QueryClient({ defaultOptions: { ...hydration, queries: { staleTime: 30_000 } } })

/** A client of one visitor: the server and the browser each have one for the same session. */
const visitor = (
  cart: () => CartCalculation = () => calculation,
  sessionId = 'v',
): ReturnType<typeof fakeClient> =>
  fakeClient(
    { [calculateCurrentCart.spec.id]: cart, [queryExtendedBookings.spec.id]: () => bookings },
    fakeSession({ status: 'visitor', sessionId }),
  )

/** The cache of a browser, with what a loader has read on the server. */
const loaded = async (
  client: Client,
  load: (client: Client, cache: QueryClient) => Promise<void>,
): Promise<QueryClient> => {
  const server = newCache()
  await load(client, server)
  const received = newCache()
  hydrate(received, JSON.parse(JSON.stringify(dehydrate(server))) as DehydratedState)
  return received
}

const loadCart = (client: Client, cache: QueryClient): Promise<void> =>
  cache.prefetchQuery(cartOptions(client))
const noCart = (): never => {
  throw new ApplicationError('There is no cart', { code: 'CART_NOT_FOUND', status: 404 })
}

it('shows the cart that a loader has read, and does not ask for it again', async () => {
  const cache = await loaded(visitor().client, loadCart)
  const { client, calls } = visitor()
  const { result } = renderHook(() => useCart(), { wrapper: wrapperFor(client, cache) })
  expect(result.current).toMatchObject({ status: 'success', cart: calculation.cart, error: null })
  expect(result.current.lines.map(({ id, quantity }) => [id, quantity])).toEqual([['a', 2]])
  expect(result.current.totals).toEqual({ total: { amount: '20.00' } })
  await act(async () => undefined)
  expect(calls).toEqual([])
})

it('takes it from the loader that there is no cart', async () => {
  const cache = await loaded(visitor(noCart).client, loadCart)
  const { client, calls } = visitor(noCart)
  expect(cache.getQueryData(cartOptions(client).queryKey)).toBeNull()
  const { result } = renderHook(() => useCart(), { wrapper: wrapperFor(client, cache) })
  await act(async () => undefined)
  expect(result.current).toMatchObject({ status: 'success', lines: [], cart: undefined })
  expect(calls).toEqual([])
})

it('does not take a failure for an empty cart', async () => {
  const down = new SystemError('down', { code: 'BAD_GATEWAY', status: 502 })
  const { client } = visitor(() => {
    throw down
  })
  await expect(newCache().fetchQuery(cartOptions(client))).rejects.toBe(down)
})

it('shows no cart of another person', async () => {
  const cache = await loaded(visitor().client, loadCart)
  const { client, calls } = visitor(noCart, 'other')
  const { result } = renderHook(() => useCart(), { wrapper: wrapperFor(client, cache) })
  expect(result.current).toMatchObject({ status: 'pending', cart: undefined })
  await waitFor(() => expect(result.current.status).toBe('success'))
  expect(result.current.lines).toEqual([])
  expect(calls).toHaveLength(1)
})

it('shows the bookings that a loader has read for the same moment, and asks only for another one', async () => {
  const options = { when: 'past', limit: 3, now, withEcomOrder: true } as const
  const server = visitor()
  const cache = await loaded(server.client, (client, own) =>
    own.prefetchInfiniteQuery(myBookingsOptions(client, options)),
  )
  const { client, calls, inputs } = visitor()
  const { result, rerender } = renderHook((moment: Date) => useMyBookings({ ...options, now: moment }), {
    wrapper: wrapperFor(client, cache),
    initialProps: new Date(now),
  })
  expect(result.current).toMatchObject({ status: 'success', items: bookings.items })
  await act(async () => undefined)
  expect(calls).toEqual([])

  rerender(new Date('2026-06-10T05:00:18Z'))
  await waitFor(() => expect(result.current.status).toBe('success'))
  const [first] = server.inputs(queryExtendedBookings) as [{ filter: { $or: object[] } }]
  expect(inputs(queryExtendedBookings)).toEqual([
    {
      ...first,
      filter: {
        $or: [
          { status: { $in: ['CANCELED', 'DECLINED'] } },
          {
            status: { $in: ['CONFIRMED', 'PENDING', 'WAITING_LIST'] },
            endDate: { $lt: new Date('2026-06-10T05:00:18Z') },
          },
        ],
      },
    },
  ])
})
