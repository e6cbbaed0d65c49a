import { getService, listAvailabilityTimeSlots, listEventTimeSlots, type TimeSlot } from '@frontdesk/bookings'
import type { Page } from '@frontdesk/core'
import { focusManager, QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useAvailability, type UseAvailabilityOptions } from '../src/index.ts'
import { fakeClient, wrapperFor } from './fake-client.tsx'

const page = (items: TimeSlot[], cursor?: string): Partial<Page<TimeSlot>> => ({
  items,
  nextInput: cursor ? { cursorPaging: { cursor } } : undefined,
})
const at = (localStartDate: string, more: TimeSlot = {}): TimeSlot => ({
  localStartDate,
  bookable: true,
  ...more,
})
const june = { serviceId: 'svc', from: '2026-06-01', to: '2026-06-07' }

const look = (replies: Parameters<typeof fakeClient>[0], options: Partial<UseAvailabilityOptions> = {}) => {
  const fake = fakeClient(replies)
  return {
    ...fake,
    ...renderHook(
      (given: Partial<UseAvailabilityOptions>) => useAvailability({ ...june, ...options, ...given }),
      {
        wrapper: wrapperFor(fake.client),
        initialProps: {},
      },
    ),
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
        fromLocalDate: '2026-06-01T00:00:00',
        toLocalDate: '2026-06-07T23:59:59',
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
        fromLocalDate: '2026-06-01T00:00:00',
        toLocalDate: '2026-06-07T23:59:59',
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

  it('has no times for a course', async () => {
    const { result, calls } = look({ [getService.spec.id]: () => ({ id: 'svc', type: 'COURSE' }) })
    await waitFor(() =>
      expect(result.current).toMatchObject({ status: 'success', days: [], reason: 'course' }),
    )
    expect(calls).toHaveLength(1)
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
    const look = (staleTime: number, from: string): Promise<void> => {
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
