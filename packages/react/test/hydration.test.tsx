import { getService, queryServices, type Service } from '@frontdesk/bookings'
import { createClient, hosted } from '@frontdesk/core'
import { dehydrate, type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { hydration, pagesOptions, readOptions } from '../src/query.ts'
import { fakeClient } from './fake-client.tsx'

const newCache = (): QueryClient => new QueryClient({ defaultOptions: { ...hydration } })

/** The cache of a server as a browser receives it. */
const send = (cache: QueryClient): QueryClient => {
  const state = JSON.parse(JSON.stringify(dehydrate(cache))) as DehydratedState
  const received = newCache()
  hydrate(received, state)
  return received
}

it('keeps dates and pages on the way from a server to a browser', async () => {
  const service: Service = {
    id: 'a',
    type: 'CLASS',
    name: 'Yoga',
    createdDate: new Date('2026-06-01T09:00:00Z'),
  }
  const requests: unknown[] = []
  const client = createClient({
    platform: hosted(),
    fetch: async (url) => {
      requests.push(url)
      return Response.json(
        url.endsWith('/query')
          ? { services: [service], pagingMetadata: { count: 1, offset: 0, total: 3 } }
          : { service },
      )
    },
  })
  const cache = newCache()
  const list = readOptions(client, queryServices, { paging: { limit: 1 } })
  const one = readOptions(client, getService, { serviceId: 'a' })
  const growing = pagesOptions(client, queryServices, { paging: { limit: 1 } })
  const page = await cache.fetchQuery(list)
  await cache.fetchQuery(one)
  await cache.prefetchInfiniteQuery(growing)

  const received = send(cache)
  expect(received.getQueryData(one.queryKey)).toEqual(service)
  const { items, total, nextInput, hasNext, hasPrev, next, prev } = received.getQueryData(list.queryKey)!
  expect({ items, total, nextInput }).toEqual({ items: [service], total: 3, nextInput: page.nextInput })
  expect([hasNext(), hasPrev()]).toEqual([true, false])
  await expect(next()).rejects.toMatchObject({ code: 'NO_PAGE' })
  await expect(prev()).rejects.toMatchObject({ code: 'NO_PAGE' })
  expect(received.getQueryData(growing.queryKey)?.pages[0]?.hasNext()).toBe(true)
  expect(requests).toHaveLength(3)
})

it.each([
  ['text that begins as a mark does', { a: '@', b: '@2026-06-01T09:00:00.000Z', c: '@@', d: '' }],
  ['what is no date', { a: new Date(NaN) }],
  ['what looks like a date', { a: '2026-06-01T09:00:00.000Z', $date: '2026-06-01' }],
  ['lists and nothing', { a: [new Date(0), null, [1, false]], b: null }],
  ['names that mean something to the language', JSON.parse('{"__proto__":{"a":"@"},"constructor":1}')],
  ['lists that are no pages', { items: [1], pages: 3 }],
])('keeps %s', (_, data: unknown) => {
  const { client } = fakeClient({})
  const cache = newCache()
  const { queryKey } = readOptions(client, getService, { serviceId: 'a' })
  cache.setQueryData(queryKey, data as Service)
  expect(send(cache).getQueryData(queryKey)).toEqual(data)
})
