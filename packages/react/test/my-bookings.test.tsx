import {
  type AllowedActions,
  type Booking,
  type BookingPolicy,
  cancelBooking,
  type ExtendedBooking,
  getService,
  listAvailabilityTimeSlots,
  queryExtendedBookings,
  rescheduleBooking,
} from '@frontdesk/bookings'
import { ApplicationError, SystemError } from '@frontdesk/core'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keyOf, useCancelBooking, useMyBookings, useRescheduleBooking } from '../src/index.ts'
import { deferred, fakeClient, wrapperFor } from './fake-client.tsx'

const now = new Date('2026-06-10T05:00:00Z')
const booking: Booking = {
  id: 'b',
  revision: '3',
  status: 'CONFIRMED',
  startDate: new Date('2026-06-10T09:00:00Z'),
  bookedEntity: {
    slot: {
      serviceId: 'svc',
      startDate: '2026-06-10T09:00:00Z',
      resource: { id: 'rita', name: 'Rita' },
    },
  },
}
const policy: BookingPolicy = {
  id: 'p',
  cancellationPolicy: { enabled: true, limitLatestCancellation: true, latestCancellationInMinutes: 120 },
  reschedulePolicy: { enabled: true, limitLatestReschedule: true, latestRescheduleInMinutes: 60 },
  cancellationFeePolicy: {
    enabled: true,
    cancellationWindows: [
      { startInMinutes: 1440, percentage: '50' },
      { startInMinutes: 60, percentage: '100' },
    ],
  },
}
const mine = (actions: AllowedActions, more: Partial<ExtendedBooking> = {}): ExtendedBooking => ({
  booking,
  allowedActions: actions,
  ...more,
})
const yes = mine({ cancel: true, reschedule: true })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('useMyBookings', () => {
  const items = [yes, {}]
  const list = (options?: Parameters<typeof useMyBookings>[0]) => {
    const fake = fakeClient({ [queryExtendedBookings.spec.id]: () => ({ items }) })
    return {
      ...fake,
      ...renderHook(() => [useMyBookings(options), useMyBookings(options)] as const, {
        wrapper: wrapperFor(fake.client),
      }),
    }
  }

  it('asks once for the bookings that are not over, however many lists show them', async () => {
    vi.setSystemTime(new Date('2026-06-10T05:00:59.999Z'))
    const { result, inputs } = list()
    await waitFor(() => expect(result.current[0].status).toBe('success'))
    expect(result.current[0].items).toEqual([yes])
    expect(inputs(queryExtendedBookings)).toEqual([
      {
        filter: { status: { $in: ['CONFIRMED', 'PENDING', 'WAITING_LIST'] }, endDate: { $gte: now } },
        sort: [{ fieldName: 'startDate', order: 'ASC' }],
        cursorPaging: { limit: 10 },
        withBookingAllowedActions: true,
      },
    ])
  })

  it('asks for those that are over or canceled, with the parts and the moment that are given', async () => {
    const { result, inputs } = list({
      when: 'past',
      limit: 3,
      now: new Date('2026-01-01T00:00:00Z'),
      withEcomOrder: true,
      withBookingAllowedActions: false,
    })
    await waitFor(() => expect(result.current[0].status).toBe('success'))
    expect(inputs(queryExtendedBookings)).toEqual([
      {
        filter: {
          $or: [
            { status: { $in: ['CANCELED', 'DECLINED'] } },
            {
              status: { $in: ['CONFIRMED', 'PENDING', 'WAITING_LIST'] },
              endDate: { $lt: new Date('2026-01-01T00:00:00Z') },
            },
          ],
        },
        sort: [{ fieldName: 'startDate', order: 'DESC' }],
        cursorPaging: { limit: 3 },
        withEcomOrder: true,
        withBookingAllowedActions: false,
      },
    ])
  })

  it('does not ask again when time goes by', async () => {
    const { result, rerender, calls } = list()
    await waitFor(() => expect(result.current[0].status).toBe('success'))
    const [{ items: before }] = result.current
    vi.setSystemTime(new Date('2026-06-10T06:00:00Z'))
    rerender()
    expect(result.current[0].items).toBe(before)
    expect(calls).toHaveLength(1)
  })
})

const replies = (more: Parameters<typeof fakeClient>[0] = {}) => ({
  [getService.spec.id]: () => ({ id: 'svc', bookingPolicy: policy }),
  ...more,
})

const changing = <Change,>(
  useChange: (extended: ExtendedBooking | undefined) => Change,
  more: Parameters<typeof fakeClient>[0] = {},
  given: ExtendedBooking | undefined = yes,
) => {
  const fake = fakeClient(replies(more))
  const cache = new QueryClient()
  // A list and free times that were read before.
  const keys = [
    keyOf(fake.client, queryExtendedBookings, {}),
    keyOf(fake.client, listAvailabilityTimeSlots, {}),
  ]
  for (const key of keys) cache.setQueryData(key, [])
  return {
    ...fake,
    stale: () => keys.map((key) => cache.getQueryState(key)?.isInvalidated),
    ...renderHook((extended: ExtendedBooking | undefined) => useChange(extended), {
      wrapper: wrapperFor(fake.client, cache),
      initialProps: given,
    }),
  }
}

describe('useCancelBooking', () => {
  const cancelled = { ...booking, status: 'CANCELED' }

  it('says before the call until when it may be canceled, and at which fee', async () => {
    const { result, calls } = changing(useCancelBooking)
    expect(result.current).toMatchObject({ allowed: true, until: undefined, fees: [], fee: undefined })
    await waitFor(() => expect(result.current.until).toEqual(new Date('2026-06-10T07:00:00Z')))
    const early = { from: new Date('2026-06-09T09:00:00Z'), percentage: '50' }
    expect(result.current).toMatchObject({
      fees: [early, { from: new Date('2026-06-10T08:00:00Z'), percentage: '100' }],
      fee: early,
      refusal: undefined,
      isPending: false,
      error: null,
    })
    expect(calls.map(({ operation }) => operation)).toEqual([getService.spec.id])
  })

  it('follows the clock', async () => {
    vi.setSystemTime(new Date('2026-06-10T06:59:59Z'))
    const { result, calls } = changing(useCancelBooking)
    await waitFor(() => expect(result.current.until).toBeDefined())
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    // The answer is from before; the platform says no when it is asked.
    expect(result.current).toMatchObject({ allowed: true, until: undefined })
    await act(() => vi.advanceTimersByTimeAsync(3_600_000))
    expect(result.current.fee?.percentage).toBe('100')
    expect(calls).toHaveLength(1)
  })

  it('says why it may not be canceled', async () => {
    const { result } = changing(useCancelBooking, {}, mine({ cancel: false }))
    expect(result.current).toMatchObject({ allowed: false, refusal: 'unknown' })
    const late = changing(
      useCancelBooking,
      {
        [getService.spec.id]: () => ({
          id: 'svc',
          bookingPolicy: { id: 'p', cancellationPolicy: { enabled: false } },
        }),
      },
      mine({ cancel: false }),
    )
    await waitFor(() => expect(late.result.current.refusal).toBe('notOffered'))
  })

  it('takes no fee for a booking that the platform takes none for', async () => {
    const { result } = changing(
      useCancelBooking,
      {},
      mine({ cancel: true }, { bookingPolicySettings: { cancellationFeeEnabled: false } }),
    )
    await waitFor(() => expect(result.current.until).toBeDefined())
    expect(result.current).toMatchObject({ fees: [], fee: undefined })
  })

  it('cancels once, however often it is clicked, and what was read is read again', async () => {
    const answer = deferred<Booking>()
    const { result, inputs, stale } = changing(useCancelBooking, {
      [cancelBooking.spec.id]: () => answer.promise,
    })
    const { cancel } = result.current
    let both: Promise<unknown>
    act(() => {
      both = Promise.all([
        cancel({ participantNotification: { notifyParticipants: true } }),
        result.current.cancel(),
      ])
    })
    await waitFor(() => expect(result.current.isPending).toBe(true))
    await act(async () => {
      answer.resolve(cancelled)
      expect(await both).toEqual([cancelled, cancelled])
    })
    expect(inputs(cancelBooking)).toEqual([
      { bookingId: 'b', revision: '3', participantNotification: { notifyParticipants: true } },
    ])
    expect(stale()).toEqual([true, true])
  })

  it.each<[string, Error]>([
    ['a refusal', new ApplicationError('changed', { code: 'BOOKING_REVISION_MISMATCH' })],
    ['a lost answer', new SystemError('lost', { code: 'BAD_GATEWAY', maybeProcessed: true })],
  ])('reads again after %s, and can be tried again', async (_, failure) => {
    const answers: (Error | Booking)[] = [failure, cancelled]
    const { result, stale } = changing(useCancelBooking, {
      [cancelBooking.spec.id]: () => {
        const answer = answers.shift()
        if (answer instanceof Error) throw answer
        return answer
      },
    })
    await act(async () => {
      expect(await result.current.cancel()).toBeUndefined()
    })
    await waitFor(() => expect(result.current.error).toBe(failure))
    expect(stale()).toEqual([true, true])
    act(() => result.current.reset())
    await waitFor(() => expect(result.current.error).toBeNull())
    await act(async () => {
      expect(await result.current.cancel()).toEqual(cancelled)
    })
  })

  it('keeps what was read when nothing reached the platform', async () => {
    const { result, stale } = changing(useCancelBooking, {
      [cancelBooking.spec.id]: () => {
        throw new SystemError('offline', { code: 'NETWORK_ERROR' })
      },
    })
    await act(() => result.current.cancel())
    expect(stale()).toEqual([false, false])
  })

  it('waits without a booking', async () => {
    const { result, calls } = changing(useCancelBooking, {}, {})
    expect(result.current).toMatchObject({
      allowed: undefined,
      until: undefined,
      refusal: undefined,
      fees: [],
    })
    await act(async () => {
      expect(await result.current.cancel()).toBeUndefined()
    })
    expect(calls).toHaveLength(0)
  })
})

describe('useRescheduleBooking', () => {
  const slot = {
    localStartDate: '2026-06-11T10:00:00',
    localEndDate: '2026-06-11T11:00:00',
    scheduleId: 'sch',
    availableResources: [{ resources: [{ id: 'tom' }, { id: 'rita' }] }],
  }
  const moved = { ...booking, revision: '4' }

  it('says before the call until when it may be moved, and moves it to the same staff member', async () => {
    const { result, inputs, stale } = changing(useRescheduleBooking, {
      [rescheduleBooking.spec.id]: () => moved,
    })
    await waitFor(() =>
      expect(result.current).toMatchObject({ allowed: true, until: new Date('2026-06-10T08:00:00Z') }),
    )
    await act(async () => {
      expect(await result.current.reschedule({ slot, timeZone: 'Europe/Lisbon' })).toEqual(moved)
    })
    expect(inputs(rescheduleBooking)).toEqual([
      {
        bookingId: 'b',
        revision: '3',
        slot: {
          serviceId: 'svc',
          scheduleId: 'sch',
          timezone: 'Europe/Lisbon',
          startDate: '2026-06-11T10:00:00',
          endDate: '2026-06-11T11:00:00',
          resource: { id: 'rita' },
        },
      },
    ])
    expect(stale()).toEqual([true, true])
  })

  it.each([
    ['that is chosen', { slot, resource: { id: 'tom' } }, { id: 'tom' }],
    ['who is free, when that of before is not', { slot: { ...slot, availableResources: [] } }, undefined],
  ])('moves it to the staff member %s', async (_, choice, resource) => {
    const { result, inputs } = changing(useRescheduleBooking, { [rescheduleBooking.spec.id]: () => moved })
    await act(() => result.current.reschedule(choice, { totalParticipants: 1 }))
    const [input] = inputs(rescheduleBooking) as [{ slot: { resource?: unknown }; totalParticipants: number }]
    expect(input.slot.resource).toEqual(resource)
    expect(input.totalParticipants).toBe(1)
  })

  it('moves a booking of a class to another session, once', async () => {
    const { result, inputs } = changing(useRescheduleBooking, { [rescheduleBooking.spec.id]: () => moved })
    await act(() =>
      Promise.all([
        result.current.reschedule({ slot: { eventInfo: { eventId: 'e2' } } }),
        result.current.reschedule({ slot: { eventInfo: { eventId: 'e2' } } }),
      ]),
    )
    expect(inputs(rescheduleBooking)).toEqual([{ bookingId: 'b', revision: '3', slot: { eventId: 'e2' } }])
  })

  it('offers other times when somebody else was faster', async () => {
    const alternatives = [{ localStartDate: '2026-06-11T12:00:00' }]
    const { result, stale } = changing(useRescheduleBooking, {
      [rescheduleBooking.spec.id]: () => {
        throw new ApplicationError('taken', { code: 'SLOT_NOT_AVAILABLE', data: { alternatives } })
      },
    })
    expect(result.current.alternatives).toEqual([])
    await act(() => result.current.reschedule({ slot }))
    await waitFor(() => expect(result.current.alternatives).toEqual(alternatives))
    expect(stale()).toEqual([true, true])
    act(() => result.current.reset())
    await waitFor(() => expect(result.current).toMatchObject({ alternatives: [], error: null }))
  })

  it('says that a course has no other time', () => {
    const course = { ...booking, bookedEntity: { schedule: { serviceId: 'svc' } } }
    const { result } = changing(
      useRescheduleBooking,
      {},
      { booking: course, allowedActions: { cancel: true, reschedule: false } },
    )
    expect(result.current).toMatchObject({ allowed: false, refusal: 'course' })
  })

  it('waits without a booking', async () => {
    const { result, calls } = changing(useRescheduleBooking, {}, {})
    await act(async () => {
      expect(await result.current.reschedule({ slot })).toBeUndefined()
    })
    expect(calls).toHaveLength(0)
  })
})

it('renders on a server, where there is no clock', () => {
  const { client } = fakeClient(replies({ [queryExtendedBookings.spec.id]: () => ({ items: [yes] }) }))
  const Page = () => {
    const { status } = useMyBookings()
    const { allowed, until } = useCancelBooking(yes)
    return `${status} ${String(allowed)} ${String(until)}`
  }
  const Wrapper = wrapperFor(client)
  expect(
    renderToString(
      <Wrapper>
        <Page />
      </Wrapper>,
    ),
  ).toBe('pending true undefined')
})
