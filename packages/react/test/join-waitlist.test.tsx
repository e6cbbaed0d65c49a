import { createBooking, listEventTimeSlots, type TimeSlot } from '@frontdesk/bookings'
import { ApplicationError } from '@frontdesk/core'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keyOf, useJoinWaitlist } from '../src/index.ts'
import { fakeClient, wrapperFor } from './fake-client.tsx'

const full: TimeSlot = {
  serviceId: 'svc',
  bookable: false,
  bookableCapacity: 0,
  eventInfo: { eventId: 'e', waitingList: { totalCapacity: 4, remainingCapacity: 2 } },
  bookingPolicyViolations: {},
}
const details = { contactDetails: { firstName: 'Ana', email: 'ana@example.com' } }
const waiting = { id: 'b', status: 'WAITING_LIST' }

const open = (slot: TimeSlot | undefined, participants?: number, reply: () => unknown = () => waiting) => {
  const fake = fakeClient({ [createBooking.spec.id]: reply })
  const cache = new QueryClient()
  const key = keyOf(fake.client, listEventTimeSlots, {})
  cache.setQueryData(key, [])
  const hook = renderHook(() => useJoinWaitlist(slot, participants), {
    wrapper: wrapperFor(fake.client, cache),
  })
  return { ...fake, ...hook, isStale: () => cache.getQueryState(key)?.isInvalidated }
}

describe('useJoinWaitlist', () => {
  it.each<[string, TimeSlot | undefined, number | undefined, boolean | undefined, number]>([
    ['a full session', full, undefined, true, 2],
    ['as many as it takes', full, 2, true, 2],
    ['more than it takes', full, 3, false, 2],
    ['a session with places', { ...full, bookableCapacity: 1 }, 1, false, 2],
    ['a session with too few places', { ...full, bookableCapacity: 1 }, 2, true, 2],
    ['a session without a list', { ...full, eventInfo: { eventId: 'e' } }, 1, false, 0],
    ['a session that is over', { ...full, bookingPolicyViolations: { tooLateToBook: true } }, 1, false, 2],
    ['no session', undefined, 1, undefined, 0],
  ])('says whether one can wait: %s', (_, slot, participants, allowed, places) => {
    expect(open(slot, participants).result.current).toMatchObject({ allowed, places, booking: undefined })
  })

  it('joins once, however often it is clicked, and the times are read again', async () => {
    const { result, inputs, isStale } = open(full, 2)
    await act(async () => {
      const own = { ...details, formSubmission: { notes: 'late' } }
      expect(await Promise.all([result.current.join(own), result.current.join(own)])).toEqual([
        waiting,
        waiting,
      ])
    })
    expect(inputs(createBooking)).toEqual([
      {
        booking: {
          totalParticipants: 2,
          ...details,
          status: 'WAITING_LIST',
          bookedEntity: { slot: { eventId: 'e' } },
        },
        formSubmission: { notes: 'late' },
      },
    ])
    await waitFor(() => expect(result.current).toMatchObject({ booking: waiting, error: null }))
    expect(isStale()).toBe(true)
  })

  it('gives the refusal, and can be tried again', async () => {
    const refusal = new ApplicationError('full', { code: 'SESSION_CAPACITY_EXCEEDED' })
    const answers: unknown[] = [refusal, waiting]
    const { result } = open(full, 1, () => {
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    })
    await act(async () => {
      expect(await result.current.join(details)).toBeUndefined()
    })
    await waitFor(() => expect(result.current.error).toBe(refusal))
    await act(() => result.current.join(details))
    await waitFor(() => expect(result.current.booking).toEqual(waiting))
  })

  it('waits without a session', async () => {
    const { result, calls } = open(undefined)
    await act(() => result.current.join(details))
    expect(calls).toHaveLength(0)
  })
})
