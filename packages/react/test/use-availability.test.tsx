import {
  getService,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  listMultiServiceAvailabilityTimeSlots,
  type LocalDate,
  type Service,
  type ServiceAvailabilityInput,
  type TimeSlot,
} from '@frontdesk/bookings'
import { focusManager, QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keyOf, useAvailability } from '../src/index.ts'
import { fakeClient, wrapperFor } from './fake-client.tsx'

const page = (items: TimeSlot[], cursor?: string) => ({
  items,
  nextInput: cursor ? { cursorPaging: { cursor } } : undefined,
  timeZone: 'Europe/Lisbon',
})
const at = (localStartDate: string, more: TimeSlot = {}): TimeSlot => ({
  localStartDate,
  localEndDate: localStartDate.replace(/T../, 'T23'),
  bookable: true,
  ...more,
})
const june = { serviceId: 'svc', from: '2026-06-01', to: '2026-06-07' } as const
type Options = Partial<ServiceAvailabilityInput> & { includeNonBookable?: boolean; maxPages?: number }

const look = (replies: Parameters<typeof fakeClient>[0], options: Options = {}) => {
  const fake = fakeClient(replies)
  return {
    ...fake,
    ...renderHook((given: Options) => useAvailability({ ...june, ...options, ...given }), {
      wrapper: wrapperFor(fake.client),
      initialProps: {},
    }),
  }
}

describe('useAvailability', () => {
  it('asks which kind of service it is, and groups the times of an appointment by day', async () => {
    const { result, inputs } = look(
      {
        [getService.spec.id]: () => ({ id: 'svc', type: 'APPOINTMENT' }),
        [listAvailabilityTimeSlots.spec.id]: () =>
          page([at('2026-06-02T10:00:00'), at('2026-06-01T23:30:00'), at('2026-06-02T09:00:00')]),
      },
      { timeZone: 'Europe/Lisbon', staffIds: ['r1'] },
    )
    expect(result.current.status).toBe('pending')
    await waitFor(() => expect(result.current.status).toBe('success'))
    expect(
      result.current.days.map(({ date, slots }) => [date, slots.map((slot) => slot.localStartDate)]),
    ).toEqual([
      ['2026-06-01', ['2026-06-01T23:30:00']],
      ['2026-06-02', ['2026-06-02T09:00:00', '2026-06-02T10:00:00']],
    ])
    expect(result.current).toMatchObject({ timeZone: 'Europe/Lisbon', reason: undefined, isPartial: false })
    expect(inputs(listAvailabilityTimeSlots)).toEqual([
      {
        serviceId: 'svc',
        fromLocalDate: '2026-05-31T23:59:59',
        toLocalDate: '2026-06-09T00:00:00',
        timeZone: 'Europe/Lisbon',
        includeResourceTypeIds: ['1cd44cf8-756f-41c3-bd90-3e2ffcaf1155'],
        resourceTypes: [{ resourceTypeId: '1cd44cf8-756f-41c3-bd90-3e2ffcaf1155', resourceIds: ['r1'] }],
      },
    ])
  })

  it('asks for the sessions of a class, without asking for the service when the type is given', async () => {
    const { result, calls, inputs } = look(
      { [listEventTimeSlots.spec.id]: () => page([at('2026-06-01T09:00:00', { bookableCapacity: 2 })]) },
      { serviceType: 'CLASS', locations: [{ id: 'l' }], staffIds: ['r1'] },
    )
    await waitFor(() => expect(result.current.days).toHaveLength(1))
    expect(calls).toHaveLength(1)
    expect(inputs(listEventTimeSlots)).toEqual([
      {
        serviceIds: ['svc'],
        fromLocalDate: '2026-05-31T23:59:59',
        toLocalDate: '2026-06-09T00:00:00',
        includeNonBookable: true,
        cursorPaging: { limit: 1000 },
        eventFilter: { 'location.id': { $in: ['l'] }, 'resources.id': { $hasSome: ['r1'] } },
      },
    ])
  })

  it('asks for the sessions of a class at the places that have an id', async () => {
    const { result, inputs } = look(
      { [listEventTimeSlots.spec.id]: () => page([]) },
      { serviceType: 'CLASS', locations: [{ locationType: 'CUSTOMER' }, { id: 'l' }] },
    )
    await waitFor(() => expect(result.current.status).toBe('success'))
    expect(inputs(listEventTimeSlots)).toMatchObject([{ eventFilter: { 'location.id': { $in: ['l'] } } }])
  })

  it('follows cursors up to the limit and says when there is more', async () => {
    const replies = {
      [listEventTimeSlots.spec.id]: ({ cursorPaging }: { cursorPaging: { cursor?: string } }) =>
        page(
          [at(`2026-06-0${cursorPaging.cursor ?? '1'}T09:00:00`)],
          String(Number(cursorPaging.cursor ?? '1') + 1),
        ),
    }
    const { result, calls } = look(replies, { serviceType: 'CLASS', maxPages: 3 })
    await waitFor(() =>
      expect(result.current.days.map(({ date }) => date)).toEqual(['2026-06-01', '2026-06-02', '2026-06-03']),
    )
    expect(result.current.isPartial).toBe(true)
    expect(calls).toHaveLength(3)
  })

  const course: Service = {
    id: 'svc',
    type: 'COURSE',
    name: 'First steps',
    schedule: {
      id: 'sch',
      firstSessionStart: new Date('2026-06-03T17:00:00Z'),
      lastSessionEnd: new Date('2026-07-01T18:00:00Z'),
    },
  }
  const before = new Date('2026-06-01T00:00:00Z')

  it.each(['COURSE', undefined])(
    'has a course as one slot, with one read of the service: %s',
    async (serviceType) => {
      const { result, inputs, calls } = look(
        { [getService.spec.id]: () => course },
        { now: before, timeZone: 'Europe/Lisbon', ...(serviceType && { serviceType }) },
      )
      await waitFor(() => expect(result.current.status).toBe('success'))
      expect(result.current.days.map(({ date, slots }) => [date, slots.length])).toEqual([['2026-06-03', 1]])
      expect(result.current.days[0]?.slots[0]).toMatchObject({ scheduleId: 'sch', isCourse: true })
      expect(inputs(getService)).toEqual([{ serviceId: 'svc' }])
      expect(calls).toHaveLength(1)
    },
  )

  it('asks for nothing more when it is given the service', async () => {
    const { result, calls } = look({}, { service: course, now: before, timeZone: 'Europe/Lisbon' })
    await waitFor(() => expect(result.current.days).toHaveLength(1))
    expect(calls).toHaveLength(0)
  })

  it('finds the times of a visit with several services, and reads them again when they are stale', async () => {
    const { client, inputs } = fakeClient({
      [listMultiServiceAvailabilityTimeSlots.spec.id]: () => page([at('2026-06-01T09:00:00')]),
    })
    const cache = new QueryClient()
    const { result } = renderHook(
      () =>
        useAvailability({
          services: [{ serviceId: 'a' }, { serviceId: 'b' }],
          from: '2026-06-01',
          to: '2026-06-07',
        }),
      { wrapper: wrapperFor(client, cache) },
    )
    await waitFor(() => expect(result.current.days).toHaveLength(1))
    expect(result.current.timeZone).toBe('Europe/Lisbon')
    await act(() =>
      cache.invalidateQueries({ queryKey: keyOf(client, listMultiServiceAvailabilityTimeSlots) }),
    )
    expect(inputs(listMultiServiceAvailabilityTimeSlots)).toHaveLength(2)
  })

  it.each<[string, TimeSlot[]]>([
    ['noTimes', []],
    [
      'fullyBooked',
      [at('2026-06-01T09:00:00', { bookable: false, nonBookableReasons: { noRemainingCapacity: true } })],
    ],
    [
      'tooEarly',
      [at('2026-06-01T09:00:00', { bookable: false, bookingPolicyViolations: { tooEarlyToBook: true } })],
    ],
    [
      'tooLate',
      [at('2026-06-01T09:00:00', { bookable: false, bookingPolicyViolations: { tooLateToBook: true } })],
    ],
    [
      'onlineBookingDisabled',
      [at('2026-06-01T09:00:00', { bookable: false, bookingPolicyViolations: { bookOnlineDisabled: true } })],
    ],
  ])('says %s when nothing can be booked', async (reason, slots) => {
    const { result } = look({ [listEventTimeSlots.spec.id]: () => page(slots) }, { serviceType: 'CLASS' })
    await waitFor(() => expect(result.current.reason).toBe(reason))
    expect(result.current.days).toEqual([])
  })

  it('leaves out sessions with too few places, unless all are wanted', async () => {
    const { result, rerender } = look(
      {
        [listEventTimeSlots.spec.id]: () =>
          page([
            at('2026-06-01T09:00:00', { bookableCapacity: 1 }),
            at('2026-06-02T09:00:00', { bookableCapacity: 2 }),
          ]),
      },
      { serviceType: 'CLASS', participants: 2 },
    )
    await waitFor(() => expect(result.current.days.map(({ date }) => date)).toEqual(['2026-06-02']))
    rerender({ includeNonBookable: true })
    expect(result.current.days).toHaveLength(2)
  })

  it('looks again when the person comes back to the page', async () => {
    const { result, calls } = look({ [listEventTimeSlots.spec.id]: () => page([]) }, { serviceType: 'CLASS' })
    await waitFor(() => expect(result.current.status).toBe('success'))
    act(() => {
      focusManager.setFocused(false)
      focusManager.setFocused(true)
    })
    await waitFor(() => expect(calls).toHaveLength(2))
    focusManager.setFocused(undefined)
  })

  it('looks again at each mount, whatever the defaults of the cache are', async () => {
    const { client, calls } = fakeClient({ [listEventTimeSlots.spec.id]: () => page([]) })
    const cache = new QueryClient({
      defaultOptions: { queries: { refetchOnMount: false, staleTime: Infinity } },
    })
    for (const count of [1, 2]) {
      const { result, unmount } = renderHook(() => useAvailability({ ...june, serviceType: 'CLASS' }), {
        wrapper: wrapperFor(client, cache),
      })
      await waitFor(() => expect(result.current).toMatchObject({ status: 'success', isFetching: false }))
      expect(calls).toHaveLength(count)
      unmount()
    }
  })

  it('shows times again without asking for as long as it may', async () => {
    const { client, calls } = fakeClient({ [listEventTimeSlots.spec.id]: () => page([]) })
    const cache = new QueryClient()
    const look = (staleTime: number, from: LocalDate): Promise<void> => {
      const { result, unmount } = renderHook(
        () => useAvailability({ ...june, from, serviceType: 'CLASS', staleTime }),
        { wrapper: wrapperFor(client, cache) },
      )
      return waitFor(() =>
        expect(result.current).toMatchObject({ status: 'success', isFetching: false }),
      ).then(unmount)
    }
    await look(Infinity, '2026-06-01')
    await look(Infinity, '2026-06-01')
    expect(calls).toHaveLength(1)
    await look(Infinity, '2026-06-02')
    expect(calls).toHaveLength(2)
    await look(0, '2026-06-01')
    expect(calls).toHaveLength(3)
  })

  it('gives the error of either call, and reads again on request', async () => {
    const failures = [new Error('no service')]
    const { result } = look({
      [getService.spec.id]: () => {
        const failure = failures.shift()
        if (failure) throw failure
        return { id: 'svc', type: 'CLASS' }
      },
      [listEventTimeSlots.spec.id]: () => page([at('2026-06-01T09:00:00')]),
    })
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: 'error', error: { message: 'no service' } }),
    )
    await act(() => result.current.refetch())
    await waitFor(() => expect(result.current.days).toHaveLength(1))
    expect(result.current.error).toBeNull()
  })
})
