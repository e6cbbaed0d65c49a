import { getService, queryServices, type Service } from '@frontdesk/bookings'
import { apiKey } from '@frontdesk/auth'
import { createClient, hosted, type Page } from '@frontdesk/core'
import { keepPreviousData, QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { keyOf, pagesOptions, readOptions } from '../src/query.ts'
import { deferred, fakeClient, fakeSession } from './fake-client.tsx'

const service = (name: string): Service => ({ id: name, type: 'CLASS', name })

describe('keyOf', () => {
  const { client } = fakeClient({})

  it('is the same for inputs that mean the same', () => {
    const day = new Date('2026-06-01T09:00:00Z')
    expect(
      keyOf(client, queryServices, {
        paging: { limit: 3, offset: 0 },
        filter: { createdDate: { $gt: day } },
      }),
    ).toEqual(
      keyOf(client, queryServices, {
        filter: { createdDate: { $gt: day.toISOString() }, type: undefined },
        paging: { offset: 0, limit: 3 },
      }),
    )
  })

  it('keeps the order of lists, where it has a meaning', () => {
    const sorted = (...names: string[]) =>
      keyOf(client, queryServices, { sort: names.map((fieldName) => ({ fieldName })) })
    expect(sorted('name', 'type')).not.toEqual(sorted('type', 'name'))
  })

  it('writes the fields in order, so that the text of a key is stable too', () => {
    expect(
      JSON.stringify(keyOf(client, queryServices, { paging: { offset: 0, limit: 3 }, filter: {} })),
    ).toBe(
      '["frontdesk","https://www.wixapis.com","anonymous","bookings.services.query",{"filter":{},"paging":{"limit":3,"offset":0}}]',
    )
  })

  it('treats a field named __proto__ as data', () => {
    const input: unknown = JSON.parse('{"filter":{"__proto__":{"a":1}}}')
    expect(JSON.stringify(keyOf(client, queryServices, input))).toContain('{"__proto__":{"a":1}}')
  })

  it("has the prefix of an operation's keys without an input", () => {
    expect(keyOf(client, getService, { serviceId: 'a' }).slice(0, 4)).toEqual(keyOf(client, getService))
  })

  it('tells persons apart, and the business from visitors', () => {
    const session = fakeSession({ status: 'member', sessionId: 'one' })
    const member = fakeClient({}, session).client
    const before = keyOf(member, getService, { serviceId: 'a' })
    session.become({ status: 'member', sessionId: 'two' })
    const owner = createClient({ platform: hosted(), auth: apiKey({ apiKey: 'key' }) })
    const keys = [
      before,
      keyOf(member, getService, { serviceId: 'a' }),
      keyOf(client, getService, { serviceId: 'a' }),
    ]
    expect(new Set([...keys, keyOf(owner, getService, { serviceId: 'a' })].map((key) => key[2])).size).toBe(4)
  })
})

describe('readOptions', () => {
  it('reads, keeps the result and does not read it twice', async () => {
    const { client, calls } = fakeClient({
      [getService.spec.id]: ({ serviceId }: { serviceId: string }) => service(serviceId),
    })
    const cache = new QueryClient()
    const options = readOptions(client, getService, { serviceId: 'yoga' }, { staleTime: Infinity })
    expect(await cache.ensureQueryData(options)).toEqual(service('yoga'))
    await cache.prefetchQuery(options)
    expect(calls).toHaveLength(1)
    expect(cache.getQueryData(keyOf(client, getService, { serviceId: 'yoga' }))).toEqual(service('yoga'))
  })

  it('passes the signal of the cache on', async () => {
    const answer = deferred<Service>()
    const { client, calls } = fakeClient({ [getService.spec.id]: () => answer.promise })
    const cache = new QueryClient()
    const { queryKey, ...options } = readOptions(client, getService, { serviceId: 'yoga' })
    const reading = cache.fetchQuery({ queryKey, ...options }).catch((error: unknown) => error)
    await vi.waitFor(() => expect(calls[0]?.signal?.aborted).toBe(false))
    await cache.cancelQueries({ queryKey })
    expect(calls[0]?.signal?.aborted).toBe(true)
    expect(await reading).toMatchObject({ revert: true })
  })

  it('never repeats a call: the client knows what may be repeated', async () => {
    const { client, calls } = fakeClient({
      [getService.spec.id]: () => {
        throw new Error('down')
      },
    })
    const cache = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 0 } } })
    await expect(cache.fetchQuery(readOptions(client, getService, { serviceId: 'yoga' }))).rejects.toThrow(
      'down',
    )
    expect(calls).toHaveLength(1)
  })

  it('keeps what the first call of a new visitor brought', async () => {
    const session = fakeSession()
    const { client, calls } = fakeClient(
      {
        [getService.spec.id]: ({ serviceId }: { serviceId: string }) => {
          session.become({ status: 'visitor', sessionId: 'v' })
          return service(serviceId)
        },
      },
      session,
    )
    const cache = new QueryClient()
    await cache.prefetchQuery(readOptions(client, getService, { serviceId: 'yoga' }))
    await cache.ensureQueryData(readOptions(client, getService, { serviceId: 'yoga' }))
    expect(calls).toHaveLength(1)
  })

  it('keeps nothing for a member who signed in meanwhile', async () => {
    const session = fakeSession()
    const { client } = fakeClient(
      {
        [getService.spec.id]: ({ serviceId }: { serviceId: string }) => {
          session.become({ status: 'member', sessionId: 'm' })
          return service(serviceId)
        },
      },
      session,
    )
    const cache = new QueryClient()
    await cache.prefetchQuery(readOptions(client, getService, { serviceId: 'yoga' }))
    expect(cache.getQueryData(keyOf(client, getService, { serviceId: 'yoga' }))).toBeUndefined()
  })

  it('does not keep the data of another person as a placeholder', async () => {
    const session = fakeSession({ status: 'member', sessionId: 'one' })
    const second = deferred<Service>()
    const answers = [service('of one'), service('also of one'), second.promise]
    const { client } = fakeClient({ [getService.spec.id]: () => answers.shift() }, session)
    const cache = new QueryClient()
    const optionsFor = (serviceId: string) =>
      readOptions(client, getService, { serviceId }, { placeholderData: keepPreviousData })
    const observer = new QueryObserver(cache, optionsFor('a'))
    const stop = observer.subscribe(() => undefined)
    await cache.ensureQueryData(optionsFor('a'))
    observer.setOptions(optionsFor('b'))
    expect(observer.getCurrentResult().data).toEqual(service('of one'))
    await cache.ensureQueryData(optionsFor('b'))
    session.become({ status: 'member', sessionId: 'two' })
    observer.setOptions(optionsFor('b'))
    expect(observer.getCurrentResult().data).toBeUndefined()
    second.resolve(service('of two'))
    await cache.ensureQueryData(optionsFor('b'))
    expect(observer.getCurrentResult().data).toEqual(service('of two'))
    stop()
  })

  it.each(['readOptions', 'pagesOptions'])(
    '%s does not keep them by a default of the cache either',
    (name) => {
      const { client } = fakeClient({})
      const cache = new QueryClient({ defaultOptions: { queries: { placeholderData: keepPreviousData } } })
      const options =
        name === 'pagesOptions'
          ? pagesOptions(client, queryServices, {})
          : readOptions(client, queryServices, {})
      expect(cache.defaultQueryOptions(options as never)).toMatchObject({ placeholderData: undefined })
    },
  )
})

describe('pagesOptions', () => {
  it('asks for each next page with the input that the page before names', async () => {
    const page = (offset: number): Partial<Page<Service>> => ({
      items: [service(String(offset))],
      nextInput: offset < 2 ? { paging: { limit: 1, offset: offset + 1 } } : undefined,
    })
    const { client, inputs } = fakeClient({
      [queryServices.spec.id]: ({ paging }: { paging: { offset?: number } }) => page(paging.offset ?? 0),
    })
    const cache = new QueryClient()
    const options = pagesOptions(client, queryServices, { paging: { limit: 1 } })
    const data = await cache.fetchInfiniteQuery({ ...options, pages: 5 })
    expect(data.pages.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(['0', '1', '2'])
    expect(inputs(queryServices)).toEqual([
      { paging: { limit: 1 } },
      { paging: { limit: 1, offset: 1 } },
      { paging: { limit: 1, offset: 2 } },
    ])
  })

  it('does not share its place in the cache with the plain read', () => {
    const { client } = fakeClient({})
    expect(pagesOptions(client, queryServices, {}).queryKey).not.toEqual(
      readOptions(client, queryServices, {}).queryKey,
    )
  })
})
