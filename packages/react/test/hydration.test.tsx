import { memoryStore, oauth } from '@frontdesk/auth'
import { getService, queryServices, type Service } from '@frontdesk/bookings'
import { type Client, createClient, local } from '@frontdesk/core'
import { createEmulator } from '@frontdesk/emulator'
import { dehydrate, type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { hydration, pagesOptions, readOptions } from '../src/query.ts'
import { fakeClient } from './fake-client.tsx'

const newCache = (): QueryClient => new QueryClient({ defaultOptions: { ...hydration } })

/** What a browser has of the cache of a server. */
const send = (cache: QueryClient): QueryClient => {
  const state = JSON.parse(JSON.stringify(dehydrate(cache))) as DehydratedState
  const received = newCache()
  hydrate(received, state)
  return received
}

it('keeps dates and pages on the way from a server to a browser', async () => {
  const emulator = await createEmulator({ port: 0 })
  const client: Client = createClient({
    platform: local(emulator.url),
    auth: oauth({ clientId: emulator.clientId, store: memoryStore() }),
    fetch: async (url, init) => emulator.fetch(new Request(url, init)),
  })
  const cache = newCache()
  // The first call gives the visitor their identity, which is in the key.
  const list = () => readOptions(client, queryServices, { paging: { limit: 2 } })
  const page = await cache.fetchQuery(list())
  const one = readOptions(client, getService, { serviceId: page.items[0]!.id })
  const service = await cache.fetchQuery(one)
  const growing = pagesOptions(client, queryServices, { paging: { limit: 1 } })
  await cache.prefetchInfiniteQuery(growing)

  const received = send(cache)
  expect(service.createdDate).toBeInstanceOf(Date)
  expect(received.getQueryData(one.queryKey)).toEqual(service)
  const { items, total, nextInput, hasNext, hasPrev, next } = received.getQueryData(list().queryKey)!
  expect({ items, total, nextInput }).toEqual({
    items: page.items,
    total: page.total,
    nextInput: page.nextInput,
  })
  expect([hasNext(), hasPrev()]).toEqual([true, false])
  await expect(next()).rejects.toMatchObject({ code: 'NO_PAGE' })
  expect(received.getQueryData(growing.queryKey)?.pages[0]?.hasNext()).toBe(true)
  await emulator.close()
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
