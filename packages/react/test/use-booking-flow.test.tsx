import {
  type Booking,
  createBooking,
  createMultiServiceBooking,
  getService,
  listEventTimeSlots,
  listMultiServiceAvailabilityTimeSlots,
  type NewBooking,
  type Service,
  type TimeSlot,
} from '@frontdesk/bookings'
import { createRedirectSession } from '@frontdesk/auth'
import { ApplicationError } from '@frontdesk/core'
import { addLineItemsToCurrentCart, getCurrentCart } from '@frontdesk/ecom'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type BookingDraft, type BookingFlowSettings, keyOf, useBookingFlow } from '../src/index.ts'
import { deferred, fakeClient, wrapperFor } from './fake-client.tsx'

const slot: TimeSlot = { localStartDate: '2026-06-01T09:00:00', eventInfo: { eventId: 'e' } }
const appointment: TimeSlot = { localStartDate: '2026-06-01T09:00:00', scheduleId: 'sch' }
const details = { contactDetails: { firstName: 'Ana', email: 'ana@example.com' } }
const service: Service = {
  id: 'svc',
  type: 'CLASS',
  name: 'Yoga',
  payment: { options: { online: false, inPerson: true } },
}

const start = (replies: Parameters<typeof fakeClient>[0], options: Partial<BookingFlowSettings> = {}) => {
  const fake = fakeClient({
    [getService.spec.id]: () => service,
    [createBooking.spec.id]: (): Booking => ({ id: 'b' }),
    [addLineItemsToCurrentCart.spec.id]: () => ({ id: 'cart' }),
    [createRedirectSession.spec.id]: () => ({ fullUrl: 'https://checkout.example/1' }),
    ...replies,
  })
  const cache = new QueryClient()
  const { result } = renderHook(() => useBookingFlow({ serviceId: 'svc', ...options }), {
    wrapper: wrapperFor(fake.client, cache),
  })
  const review = (): void => {
    act(() => {
      result.current.selectSlot(slot)
    })
    act(() => {
      result.current.setDetails(details)
    })
  }
  return { ...fake, cache, result, review }
}

const submitOn = async ({
  result,
}: {
  result: { current: { submit: () => Promise<void> } }
}): Promise<void> => {
  await act(() => result.current.submit())
}

const taken = new ApplicationError('taken', {
  code: 'SESSION_CAPACITY_EXCEEDED',
  data: { alternatives: [{ localStartDate: '2026-06-02T09:00:00' }] },
})

describe('useBookingFlow', () => {
  it('books, puts the booking into the cart and makes the slots stale', async () => {
    const flow = start({})
    const slots = keyOf(flow.client, listEventTimeSlots, { serviceIds: ['svc'] })
    flow.cache.setQueryData(slots, [])
    flow.review()
    expect(flow.result.current.step).toBe('review')
    await submitOn(flow)
    expect(flow.result.current).toMatchObject({ step: 'done', bookings: [{ id: 'b' }], slot })
    expect(flow.inputs(createBooking)).toEqual([
      {
        booking: {
          totalParticipants: 1,
          ...details,
          // The service can only be paid on the spot.
          selectedPaymentOption: 'OFFLINE',
          bookedEntity: { slot: { eventId: 'e' } },
        },
      },
    ])
    expect(flow.inputs(addLineItemsToCurrentCart)).toEqual([
      {
        catalogItems: [
          {
            catalogReference: { appId: '13d21c63-b5ec-5912-8397-c3a5ddb27a97', catalogItemId: 'b' },
            quantity: 1,
          },
        ],
      },
    ])
    expect(flow.cache.getQueryState(slots)?.isInvalidated).toBe(true)
  })

  it('makes one booking, however often submit is clicked', async () => {
    const answer = deferred<Booking>()
    const flow = start({ [createBooking.spec.id]: () => answer.promise })
    flow.review()
    const { submit } = flow.result.current
    act(() => {
      void submit()
      void submit()
      void flow.result.current.submit()
    })
    expect(flow.result.current.step).toBe('creating')
    act(() => {
      void flow.result.current.submit()
    })
    await act(async () => {
      answer.resolve({ id: 'b' })
    })
    await waitFor(() => expect(flow.result.current.step).toBe('done'))
    expect(flow.inputs(createBooking)).toHaveLength(1)
    expect(flow.inputs(addLineItemsToCurrentCart)).toHaveLength(1)
  })

  it('does not book again when only the cart failed', async () => {
    const answers = [new Error('cart down'), undefined]
    const flow = start({
      [addLineItemsToCurrentCart.spec.id]: () => {
        const failure = answers.shift()
        if (failure) throw failure
        return { id: 'cart' }
      },
    })
    flow.review()
    await submitOn(flow)
    expect(flow.result.current).toMatchObject({ step: 'failed', error: { message: 'cart down' } })
    await submitOn(flow)
    expect(flow.result.current.step).toBe('done')
    expect(flow.inputs(createBooking)).toHaveLength(1)
  })

  it('books another time when another time is chosen after the cart failed', async () => {
    const ids = ['first', 'second']
    let isCartDown = true
    const flow = start({
      [createBooking.spec.id]: (): Booking => ({ id: ids.shift()! }),
      [addLineItemsToCurrentCart.spec.id]: () => {
        if (isCartDown) throw new Error('cart down')
        return { id: 'cart' }
      },
    })
    flow.review()
    await submitOn(flow)
    expect(flow.result.current.step).toBe('failed')
    isCartDown = false
    act(() => {
      flow.result.current.selectSlot({
        localStartDate: '2026-06-01T11:00:00',
        eventInfo: { eventId: 'later' },
      })
    })
    await submitOn(flow)
    expect(flow.result.current).toMatchObject({ step: 'done', bookings: [{ id: 'second' }] })
    expect(
      flow.inputs(createBooking).map((input) => (input as { booking: NewBooking }).booking.bookedEntity),
    ).toEqual([{ slot: { eventId: 'e' } }, { slot: { eventId: 'later' } }])
    expect(flow.inputs(addLineItemsToCurrentCart).at(-1)).toEqual({
      catalogItems: [
        {
          catalogReference: { appId: '13d21c63-b5ec-5912-8397-c3a5ddb27a97', catalogItemId: 'second' },
          quantity: 1,
        },
      ],
    })
  })

  it('sends the answers to the booking form beside the booking', async () => {
    const flow = start({})
    act(() => {
      flow.result.current.selectSlot(slot)
    })
    act(() => {
      flow.result.current.setDetails({ ...details, formSubmission: { notes: 'no peanuts' } })
    })
    await submitOn(flow)
    expect(flow.inputs(createBooking)).toEqual([
      {
        booking: {
          totalParticipants: 1,
          ...details,
          selectedPaymentOption: 'OFFLINE',
          bookedEntity: { slot: { eventId: 'e' } },
        },
        formSubmission: { notes: 'no peanuts' },
      },
    ])
  })

  it('books anew when the details have changed', async () => {
    const flow = start({
      [addLineItemsToCurrentCart.spec.id]: () => {
        throw new Error('cart down')
      },
    })
    flow.review()
    await submitOn(flow)
    act(() => {
      flow.result.current.setDetails({ contactDetails: { firstName: 'Bea' } })
    })
    await submitOn(flow)
    expect(flow.inputs(createBooking)).toHaveLength(2)
  })

  it('does not book again when the same is chosen once more', async () => {
    const flow = start({
      [addLineItemsToCurrentCart.spec.id]: () => {
        throw new Error('cart down')
      },
    })
    flow.review()
    await submitOn(flow)
    act(() => {
      flow.result.current.back()
    })
    act(() => {
      flow.result.current.selectSlot({ ...slot, bookableCapacity: 3 })
    })
    act(() => {
      flow.result.current.setDetails(structuredClone(details))
    })
    await submitOn(flow)
    expect(flow.inputs(createBooking)).toHaveLength(1)
    expect(flow.inputs(addLineItemsToCurrentCart)).toHaveLength(2)
  })

  it('books the same once more after it was done', async () => {
    const flow = start({})
    flow.review()
    await submitOn(flow)
    expect(flow.result.current.step).toBe('done')
    act(() => {
      flow.result.current.selectSlot(slot)
    })
    await submitOn(flow)
    expect(flow.inputs(createBooking)).toHaveLength(2)
  })

  it('books a time in the zone that it was chosen in', async () => {
    const answers: (Error | Booking)[] = [taken, { id: 'b' }]
    const { client, inputs } = fakeClient({
      [getService.spec.id]: () => service,
      [createBooking.spec.id]: () => {
        const answer = answers.shift()
        if (answer instanceof Error) throw answer
        return answer
      },
      [addLineItemsToCurrentCart.spec.id]: () => ({ id: 'cart' }),
    })
    const { result, rerender } = renderHook(
      ({ timeZone }) => useBookingFlow({ serviceId: 'svc', timeZone, draft: { slot: appointment, details } }),
      { wrapper: wrapperFor(client), initialProps: { timeZone: 'Europe/Lisbon' } },
    )
    // Another zone is only another way to show times.
    rerender({ timeZone: 'America/New_York' })
    expect(result.current.timeZone).toBe('Europe/Lisbon')
    await submitOn({ result })
    act(() => {
      result.current.selectSlot(result.current.alternatives[0]!)
    })
    await submitOn({ result })
    act(() => {
      result.current.selectSlot(appointment)
    })
    expect(result.current.timeZone).toBe('America/New_York')
    expect(inputs(createBooking)).toMatchObject([
      {
        booking: { bookedEntity: { slot: { startDate: '2026-06-01T09:00:00', timezone: 'Europe/Lisbon' } } },
      },
      {
        booking: { bookedEntity: { slot: { startDate: '2026-06-02T09:00:00', timezone: 'Europe/Lisbon' } } },
      },
    ])
  })

  it('begins anew for another service', () => {
    const { client } = fakeClient({})
    const { result, rerender } = renderHook(({ serviceId }) => useBookingFlow({ serviceId }), {
      wrapper: wrapperFor(client),
      initialProps: { serviceId: 'svc' },
    })
    act(() => {
      result.current.selectSlot(slot)
    })
    rerender({ serviceId: 'other' })
    expect(result.current).toMatchObject({ step: 'slot', slot: undefined })
  })

  it('offers other times when another customer was faster, and books one of them', async () => {
    const answers: (Error | Booking)[] = [taken, { id: 'b' }]
    const flow = start({
      [createBooking.spec.id]: () => {
        const answer = answers.shift()
        if (answer instanceof Error) throw answer
        return answer
      },
    })
    const slots = keyOf(flow.client, listEventTimeSlots, { serviceIds: ['svc'] })
    flow.cache.setQueryData(slots, [])
    flow.review()
    await submitOn(flow)
    expect(flow.result.current).toMatchObject({
      step: 'slotTaken',
      error: { code: 'SLOT_TAKEN', cause: taken },
    })
    expect(flow.cache.getQueryState(slots)?.isInvalidated).toBe(true)
    act(() => {
      flow.result.current.selectSlot({ ...flow.result.current.alternatives[0], eventInfo: { eventId: 'e2' } })
    })
    expect(flow.result.current.step).toBe('review')
    await submitOn(flow)
    expect(flow.result.current.step).toBe('done')
    expect(flow.inputs(createBooking)[1]).toMatchObject({
      booking: { bookedEntity: { slot: { eventId: 'e2' } } },
    })
  })

  it('continues to the checkout, and back without booking twice', async () => {
    const navigate = vi.fn()
    const flow = start({}, { checkout: { returnTo: '/booked', navigate } })
    flow.review()
    await submitOn(flow)
    expect(flow.result.current.step).toBe('redirecting')
    expect(navigate).toHaveBeenCalledExactlyOnceWith('https://checkout.example/1')
    // The service is read beside; then come three calls, one after another.
    expect(flow.calls.map(({ operation }) => operation)).toEqual(
      [getService, createBooking, addLineItemsToCurrentCart, createRedirectSession].map(
        ({ spec }) => spec.id,
      ),
    )
    act(() => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    expect(flow.result.current.step).toBe('review')
    await submitOn(flow)
    expect(navigate).toHaveBeenCalledTimes(2)
    expect(flow.inputs(createBooking)).toHaveLength(1)
    expect(flow.inputs(addLineItemsToCurrentCart)).toHaveLength(1)
    // The answer of the cart names it.
    expect(flow.inputs(getCurrentCart)).toEqual([])
    expect(flow.inputs(createRedirectSession)).toMatchObject([
      { ecomCheckout: { checkoutId: 'cart' } },
      { ecomCheckout: { checkoutId: 'cart' } },
    ])
  })

  it('submits nothing before everything is there', async () => {
    const flow = start({})
    await submitOn(flow)
    expect(flow.calls).toHaveLength(0)
    expect(flow.result.current.step).toBe('slot')
  })
})

it('continues with the booking that was made before a reload', async () => {
  const first = start({ [addLineItemsToCurrentCart.spec.id]: () => Promise.reject(new Error('cart down')) })
  first.review()
  await submitOn(first)
  const saved = JSON.stringify({ slot, details, plan: first.result.current.plan })
  const second = start({}, { draft: JSON.parse(saved) as BookingDraft })
  expect(second.result.current).toMatchObject({ step: 'review', plan: { bookings: [{ id: 'b' }] } })
  await submitOn(second)
  expect(second.result.current).toMatchObject({
    step: 'done',
    bookings: [{ id: 'b' }],
    plan: { cartId: 'cart' },
  })
  expect(second.inputs(createBooking)).toEqual([])
  expect(second.inputs(addLineItemsToCurrentCart)).toHaveLength(1)

  // Booking once more makes another booking, also for a page that went on.
  act(() => {
    second.result.current.selectSlot(slot)
  })
  expect(second.result.current.plan).toBeUndefined()
  await submitOn(second)
  expect(second.inputs(createBooking)).toHaveLength(1)
})

it('makes another booking when another time is chosen after a reload', async () => {
  const first = start({ [addLineItemsToCurrentCart.spec.id]: () => Promise.reject(new Error('cart down')) })
  first.review()
  await submitOn(first)
  const { plan } = first.result.current
  const second = start({}, { draft: { slot: appointment, details, plan } })
  await submitOn(second)
  expect(second.inputs(createBooking)).toHaveLength(1)
})

it.each([
  ['slot', undefined, undefined],
  ['details', { slot, resource: { id: 'staff' } }, undefined],
  ['review', { slot, details }, details],
] as const)('continues from a draft at step %s', async (step, draft, expected) => {
  const flow = start({}, { draft })
  expect(flow.result.current).toMatchObject({ step })
  expect(flow.result.current.slot).toBe(draft?.slot)
  expect(flow.result.current.details).toBe(expected)
  await submitOn(flow)
  expect(flow.inputs(createBooking)).toHaveLength(step === 'review' ? 1 : 0)
})

describe('a visit with several services', () => {
  const visit: TimeSlot = {
    localStartDate: '2026-06-01T09:00:00',
    localEndDate: '2026-06-01T10:30:00',
    nestedTimeSlots: [
      { serviceId: 'cut', localStartDate: '2026-06-01T09:00:00', localEndDate: '2026-06-01T09:30:00' },
      { serviceId: 'colour', localStartDate: '2026-06-01T09:30:00', localEndDate: '2026-06-01T10:30:00' },
    ],
  }
  const services = [{ serviceId: 'cut' }, { serviceId: 'colour' }]
  const made = { id: 'v', bookings: [{ booking: { id: 'b1' } }, { booking: { id: 'b2' } }] }

  const startVisit = (replies: Parameters<typeof fakeClient>[0] = {}, options: BookingFlowSettings = {}) => {
    const fake = fakeClient({
      [getService.spec.id]: () => service,
      [createMultiServiceBooking.spec.id]: () => made,
      [addLineItemsToCurrentCart.spec.id]: () => ({ id: 'cart' }),
      ...replies,
    })
    const cache = new QueryClient()
    const { result, rerender } = renderHook(
      (own: { services: { serviceId: string }[] }) => useBookingFlow({ services: own.services, ...options }),
      { wrapper: wrapperFor(fake.client, cache), initialProps: { services } },
    )
    return { ...fake, cache, result, rerender }
  }

  it('is booked as one, puts each booking into the cart and makes the times of visits stale', async () => {
    const flow = startVisit()
    const times = keyOf(flow.client, listMultiServiceAvailabilityTimeSlots, { services })
    flow.cache.setQueryData(times, [])
    // One of the services is known, and is paid online; the other one is read, and is paid on the spot.
    flow.cache.setQueryData(keyOf(flow.client, getService, { serviceId: 'cut' }), {
      id: 'cut',
      payment: { options: { online: true } },
    })
    act(() => {
      flow.result.current.selectSlot(visit, { id: 'ines' })
    })
    act(() => {
      flow.result.current.setDetails(details)
    })
    await submitOn(flow)
    expect(flow.result.current).toMatchObject({ step: 'done', bookings: [{ id: 'b1' }, { id: 'b2' }] })
    expect(flow.inputs(getService)).toEqual([{ serviceId: 'colour' }])
    expect(flow.inputs(createMultiServiceBooking)).toMatchObject([
      {
        bookings: [
          {
            ...details,
            selectedPaymentOption: 'ONLINE',
            bookedEntity: { slot: { serviceId: 'cut', resource: { id: 'ines' } } },
          },
          {
            ...details,
            selectedPaymentOption: 'OFFLINE',
            bookedEntity: { slot: { serviceId: 'colour', resource: { id: 'ines' } } },
          },
        ],
      },
    ])
    expect(flow.inputs(addLineItemsToCurrentCart)).toMatchObject([
      {
        catalogItems: [
          { catalogReference: { catalogItemId: 'b1' } },
          { catalogReference: { catalogItemId: 'b2' } },
        ],
      },
    ])
    expect(flow.cache.getQueryState(times)?.isInvalidated).toBe(true)
  })

  it('continues with the bookings that were made before a reload', async () => {
    const first = startVisit(
      { [addLineItemsToCurrentCart.spec.id]: () => Promise.reject(new Error('cart down')) },
      { draft: { slot: visit, details } },
    )
    await submitOn(first)
    const saved = JSON.stringify({ slot: visit, details, plan: first.result.current.plan })
    const second = startVisit({}, { draft: JSON.parse(saved) as BookingDraft })
    await submitOn(second)
    expect(second.result.current).toMatchObject({ step: 'done', bookings: [{ id: 'b1' }, { id: 'b2' }] })
    expect(second.inputs(createMultiServiceBooking)).toEqual([])
  })

  it('fails in words when the time is one of other services', async () => {
    const flow = startVisit({}, { draft: { slot, details } })
    await submitOn(flow)
    expect(flow.result.current).toMatchObject({
      step: 'failed',
      error: {
        message: 'INVALID_ARGUMENT: "slot" must be a visit with these services in this order',
      },
    })
    expect(flow.calls).toEqual([])
  })

  it('begins anew for other services, and for another order', () => {
    const flow = startVisit()
    const choose = (): void => {
      act(() => {
        flow.result.current.selectSlot(visit)
      })
    }
    choose()
    flow.rerender({ services: services.map((one) => ({ ...one })) })
    expect(flow.result.current.step).toBe('details')
    flow.rerender({ services: [...services].reverse() })
    expect(flow.result.current).toMatchObject({ step: 'slot', slot: undefined })
  })
})
