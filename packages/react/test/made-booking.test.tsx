import {
  type Booking,
  createBooking,
  getService,
  queryExtendedBookings,
  type TimeSlot,
} from '@frontdesk/bookings'
import { ApplicationError, SystemError } from '@frontdesk/core'
import { addLineItemsToCurrentCart } from '@frontdesk/ecom'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useBookingFlow } from '../src/index.ts'
import { fakeClient, wrapperFor } from './fake-client.tsx'

const details = { contactDetails: { firstName: 'Ana', email: 'ana@example.com' } }
const timeZone = 'America/New_York'

describe('after a lost answer', () => {
  const slot: TimeSlot = { localStartDate: '2026-06-01T09:00:00', scheduleId: 'sch' }
  const made = (more: Partial<Booking> = {}): Booking => ({
    id: 'made',
    bookedEntity: { slot: { serviceId: 'svc', startDate: '2026-06-01T13:00:00Z', timezone: timeZone } },
    totalParticipants: 1,
    ...details,
    ...more,
  })
  const lost = new SystemError('lost', { code: 'BAD_GATEWAY', maybeProcessed: true })

  /** Submits twice; the first answer is lost, then there are these bookings. */
  const submitTwice = async (find: () => Booking[], failure: Error = lost, chosen: TimeSlot = slot) => {
    const failures = [failure]
    const fake = fakeClient({
      [getService.spec.id]: () => ({ id: 'svc' }),
      [createBooking.spec.id]: () => {
        const error = failures.shift()
        if (error) throw error
        return { id: 'new' }
      },
      [queryExtendedBookings.spec.id]: () => ({ items: find().map((booking) => ({ booking })) }),
      [addLineItemsToCurrentCart.spec.id]: () => ({ id: 'cart' }),
    })
    const { result } = renderHook(
      () => useBookingFlow({ serviceId: 'svc', timeZone, draft: { slot: chosen, details } }),
      {
        wrapper: wrapperFor(fake.client),
      },
    )
    await act(() => result.current.submit())
    await act(() => result.current.submit())
    return { ...fake, flow: result.current }
  }

  it('goes on with the booking that was made', async () => {
    const { flow, inputs } = await submitTwice(() => [made()])
    expect(flow.bookings[0]?.id).toBe('made')
    expect(inputs(queryExtendedBookings)).toEqual([{ filter: { status: 'CREATED' } }])
    expect(inputs(createBooking)).toHaveLength(1)
  })

  it.each<[string, TimeSlot, Booking['bookedEntity']]>([
    ['session of a class', { eventInfo: { eventId: 'e' } }, { slot: { eventId: 'e', serviceId: 'svc' } }],
    ['course', { scheduleId: 'sch' }, { schedule: { scheduleId: 'sch', serviceId: 'svc' } }],
    [
      'time in words of its own',
      slot,
      { slot: { serviceId: 'svc', startDate: '2026-06-01T09:00:00', timezone: timeZone } },
    ],
  ])('knows a %s again', async (_, chosen, bookedEntity) => {
    const { flow, inputs } = await submitTwice(() => [made({ bookedEntity: bookedEntity! })], lost, chosen)
    expect(flow.bookings[0]?.id).toBe('made')
    expect(inputs(createBooking)).toHaveLength(1)
  })

  it.each<[string, Booking[]]>([
    ['there is none', []],
    [
      'it is of another time',
      [made({ bookedEntity: { slot: { serviceId: 'svc', startDate: '2026-06-01T14:00:00Z' } } })],
    ],
    ['it is of another person', [made({ contactDetails: { email: 'bea@example.com' } })]],
    ['it is for more people', [made({ totalParticipants: 2 })]],
    ['it is a course', [made({ bookedEntity: { schedule: { scheduleId: 'sch' } } })]],
  ])('books anew when %s', async (_, bookings) => {
    const { flow, inputs } = await submitTwice(() => bookings)
    expect(flow.bookings[0]?.id).toBe('new')
    expect(inputs(createBooking)).toHaveLength(2)
  })

  it('books anew when the person may not look', async () => {
    const { flow } = await submitTwice(() => {
      throw new ApplicationError('no', { code: 'FORBIDDEN', status: 403 })
    })
    expect(flow.bookings[0]?.id).toBe('new')
  })

  it('does not book while nobody can tell', async () => {
    const { flow, inputs } = await submitTwice(() => {
      throw new SystemError('down', { code: 'BAD_GATEWAY', retryable: true })
    })
    expect(flow).toMatchObject({ step: 'failed', error: { message: 'down' } })
    expect(inputs(createBooking)).toHaveLength(1)
  })

  it('looks for nothing when the first was refused', async () => {
    const { inputs } = await submitTwice(() => [made()], new ApplicationError('no', { code: 'INVALID' }))
    expect(inputs(queryExtendedBookings)).toHaveLength(0)
    expect(inputs(createBooking)).toHaveLength(2)
  })
})
