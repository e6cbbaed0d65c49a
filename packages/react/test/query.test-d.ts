import { createBooking, getService, queryServices, type Service } from '@frontdesk/bookings'
import type { Client, Page } from '@frontdesk/core'
import { type InfiniteData, QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { describe, expectTypeOf, it } from 'vitest'
import { skipToken, usePages, useRead, useSuspenseRead, useWrite } from '../src/index.ts'
import { pagesOptions, readOptions } from '../src/query.ts'

declare const client: Client
const cache = new QueryClient()

describe('reads and writes', () => {
  it('are not taken for each other', () => {
    // @ts-expect-error a write may not be repeated, so it cannot be a query
    useRead(createBooking, { booking: { bookedEntity: {} } })
    // @ts-expect-error the same for suspense
    useSuspenseRead(createBooking, { booking: { bookedEntity: {} } })
    // @ts-expect-error the same for loaders
    readOptions(client, createBooking, { booking: { bookedEntity: {} } })
    // @ts-expect-error a read is no mutation
    useWrite(getService)
    // @ts-expect-error what a write gives is not cached, so it cannot go stale
    useWrite(createBooking, { invalidates: [createBooking] })
    // @ts-expect-error one thing is no list
    usePages(getService, { serviceId: '' })
  })

  it('check their input', () => {
    // @ts-expect-error the field is named serviceId
    useRead(getService, { id: '' })
    // @ts-expect-error the field is missing
    useRead(getService, {})
    // @ts-expect-error an unknown operator
    useRead(queryServices, { filter: { name: { $like: 'Yo' } } })
    useRead(getService, skipToken)
    useRead(getService, { serviceId: '', conditionalFields: undefined })
    useSuspenseRead(queryServices, { filter: { name: undefined }, paging: { limit: undefined } })
    usePages(queryServices, { filter: { name: undefined }, paging: { limit: undefined } })
    void useWrite(createBooking).mutateAsync({
      booking: { bookedEntity: { slot: { eventId: '', resource: undefined } }, totalParticipants: 1 },
      participantNotification: undefined,
    })
    readOptions(client, getService, { serviceId: '', conditionalFields: undefined })
    pagesOptions(client, queryServices, { filter: undefined })
    // @ts-expect-error the id may be absent
    useRead(getService, { serviceId: undefined })
    // @ts-expect-error a read that suspends cannot wait for its input
    useSuspenseRead(getService, skipToken)
  })

  it('give what the operation gives', () => {
    expectTypeOf(useRead(getService, { serviceId: '' }).data).toEqualTypeOf<Service | undefined>()
    expectTypeOf(useSuspenseRead(getService, { serviceId: '' }).data).toEqualTypeOf<Service>()
    expectTypeOf(useRead(getService, { serviceId: '' }, { select: ({ name }) => name }).data).toEqualTypeOf<
      string | undefined
    >()
    expectTypeOf(usePages(queryServices, {}).items).toEqualTypeOf<readonly Service[]>()
    expectTypeOf(useWrite(createBooking).mutateAsync).returns.resolves.toHaveProperty('status')
  })

  it('make queries that every part of TanStack Query takes', () => {
    const options = readOptions(client, getService, { serviceId: '' })
    expectTypeOf(useQuery(options).data).toEqualTypeOf<Service | undefined>()
    expectTypeOf(useSuspenseQuery(options).data).toEqualTypeOf<Service>()
    expectTypeOf(cache.ensureQueryData(options)).resolves.toEqualTypeOf<Service>()
    expectTypeOf(cache.getQueryData(options.queryKey)).toEqualTypeOf<Service | undefined>()
    const list = pagesOptions(client, queryServices, {})
    expectTypeOf(cache.fetchInfiniteQuery(list)).resolves.toExtend<InfiniteData<Page<Service>>>()
  })
})
