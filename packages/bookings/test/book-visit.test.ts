import { AbortError, ApplicationError, ConflictError, SystemError } from '@frontdesk/core'
import { describe, expect, it, vi } from 'vitest'
import {
  book,
  type BookingPlanState,
  type BookingRequest,
  bookingsOfRequest,
  createBooking,
  createMultiServiceBooking,
  getMultiServiceAvailabilityTimeSlot,
  getService,
  isSlotTakenError,
  listMultiServiceAvailabilityTimeSlots,
  planBooking,
  queryExtendedBookings,
  staffResourceTypeId,
  type TimeSlot,
  type VisitBookingRequest,
} from '../src/index.ts'
import { bookingWorld, down, lost } from './booking-world.ts'

const contactDetails = { firstName: 'Ana', email: 'ana@example.com' }
const location = { id: 'l', locationType: 'BUSINESS' } as const
const slot: TimeSlot = {
  localStartDate: '2026-06-01T09:00:00',
  localEndDate: '2026-06-01T10:30:00',
  bookable: true,
  location,
  nestedTimeSlots: [
    {
      serviceId: 'cut',
      scheduleId: 'sch-cut',
      localStartDate: '2026-06-01T09:00:00',
      localEndDate: '2026-06-01T09:30:00',
    },
    {
      serviceId: 'colour',
      scheduleId: 'sch-colour',
      localStartDate: '2026-06-01T09:30:00',
      localEndDate: '2026-06-01T10:30:00',
    },
  ],
}
const request: VisitBookingRequest = {
  services: [{ serviceId: 'cut' }, { serviceId: 'colour' }],
  slot,
  timeZone: 'Europe/Lisbon',
  details: { contactDetails, selectedPaymentOption: 'ONLINE' },
}
/** A booking as it is made of one of the services. */
const made = (id: string, serviceId: string, time: string, visit = 'v') => ({
  id,
  createdDate: new Date('2026-05-01T09:00:00Z'),
  startDate: new Date(`2026-06-01T${time}:00+01:00`),
  bookedEntity: { slot: { serviceId, startDate: `2026-06-01T${time}:00`, timezone: 'Europe/Lisbon' } },
  contactDetails,
  totalParticipants: 1,
  multiServiceBookingInfo: { id: visit, type: 'SEQUENTIAL_BOOKINGS' as const },
})
const cut = made('b1', 'cut', '09:00')
const colour = made('b2', 'colour', '09:30')
const bookings = [cut, colour]
const answer = { id: 'v', bookings: bookings.map((booking) => ({ bookingId: booking.id, booking })) }

const create = createMultiServiceBooking.spec.id
const find = queryExtendedBookings.spec.id
const get = getMultiServiceAvailabilityTimeSlot.spec.id
const list = listMultiServiceAvailabilityTimeSlots.spec.id

const world = (replies: Record<string, unknown[]> = {}) => bookingWorld({ [create]: [answer], ...replies })
const id = () => 'plan-1'
const item = (catalogItemId: string) => ({
  catalogReference: { appId: '13d21c63-b5ec-5912-8397-c3a5ddb27a97', catalogItemId },
  quantity: 1,
})
const line = (catalogItemId: string) => ({ source: { catalogReference: { catalogItemId } } })
const slotOf = (serviceId: string, time: string, end: string) => ({
  serviceId,
  scheduleId: `sch-${serviceId}`,
  timezone: 'Europe/Lisbon',
  startDate: `2026-06-01T${time}:00`,
  endDate: `2026-06-01T${end}:00`,
  location: { id: 'l', locationType: 'OWNER_BUSINESS' },
})

describe('book, for a visit with several services', () => {
  it('makes all the bookings in one call, puts each into the cart and opens one checkout', async () => {
    const { client, steps, sent } = world()
    const { signal } = new AbortController()
    const states: BookingPlanState[] = []
    const plan = planBooking(request, id)
    const done = await book(client, plan, { ...steps, signal, onProgress: (state) => states.push(state) })
    expect(done).toEqual({ bookings, cartId: 'cart', checkoutUrl: 'https://checkout.example/1' })
    const shared = { totalParticipants: 1, contactDetails, selectedPaymentOption: 'ONLINE' }
    expect(sent).toEqual([
      {
        operation: create,
        input: {
          bookings: [
            { ...shared, bookedEntity: { slot: slotOf('cut', '09:00', '09:30') } },
            { ...shared, bookedEntity: { slot: slotOf('colour', '09:30', '10:30') } },
          ],
          returnFullEntity: true,
        },
        options: { idempotencyKey: 'plan-1-booking', attempts: 1, signal },
      },
      {
        operation: 'add',
        input: { catalogItems: [item('b1'), item('b2')] },
        options: { idempotencyKey: 'plan-1-cart', attempts: 1, signal },
      },
      {
        operation: 'redirect',
        input: {
          ecomCheckout: { checkoutId: 'cart' },
          callbacks: {
            postFlowUrl: 'https://studio.example/booked',
            thankYouPageUrl: 'https://studio.example/booked',
          },
        },
        options: { signal },
      },
    ])
    expect(states).toEqual([
      { id: 'plan-1', request, isUnsure: true },
      { id: 'plan-1', request, isUnsure: false, bookings },
      { id: 'plan-1', request, isUnsure: false, bookings, isCartUnsure: true },
      { id: 'plan-1', request, isUnsure: false, bookings, isCartUnsure: false, cartId: 'cart' },
    ])
  })

  it('gives each service what is said for it alone, and the rest to all', async () => {
    const { client, inputs } = world()
    await book(
      client,
      planBooking({
        ...request,
        resource: { id: 'ines' },
        details: {
          ...request.details,
          totalParticipants: 2,
          bookedAddOns: [{ id: 'tea' }],
          formSubmission: { allergies: 'none' },
        },
        services: [
          { serviceId: 'cut' },
          {
            serviceId: 'colour',
            resource: { id: 'rui' },
            details: {
              bookedAddOns: [{ id: 'mask' }],
              selectedPaymentOption: 'OFFLINE',
              participantsChoices: { serviceChoices: [{ numberOfParticipants: 2 }] },
            },
          },
        ],
      }),
    )
    expect(inputs(create)).toEqual([
      {
        bookings: [
          {
            contactDetails,
            selectedPaymentOption: 'ONLINE',
            totalParticipants: 2,
            bookedAddOns: [{ id: 'tea' }],
            bookedEntity: { slot: { ...slotOf('cut', '09:00', '09:30'), resource: { id: 'ines' } } },
          },
          {
            contactDetails,
            selectedPaymentOption: 'OFFLINE',
            participantsChoices: { serviceChoices: [{ numberOfParticipants: 2 }] },
            bookedAddOns: [{ id: 'mask' }],
            bookedEntity: { slot: { ...slotOf('colour', '09:30', '10:30'), resource: { id: 'rui' } } },
          },
        ],
        returnFullEntity: true,
        formSubmission: { allergies: 'none' },
      },
    ])
  })

  it('pays each service as it can be paid; services that are not known are read once each', async () => {
    const options = { online: false, inPerson: true }
    const {
      client,
      inputs,
      made: calls,
    } = world({
      [getService.spec.id]: [{ id: 'colour', payment: { options } }],
    })
    const details = { contactDetails }
    await book(client, planBooking({ ...request, details }), {
      services: [{ id: 'cut', payment: { options: { online: true } } }],
    })
    expect(inputs(getService.spec.id)).toEqual([{ serviceId: 'colour' }])
    expect(inputs(create)).toMatchObject([
      { bookings: [{ selectedPaymentOption: 'ONLINE' }, { selectedPaymentOption: 'OFFLINE' }] },
    ])
    expect(calls()).toEqual([getService.spec.id, create])

    const twice = world({ [getService.spec.id]: [{ id: 'cut', payment: { options } }] })
    const [nested] = slot.nestedTimeSlots!
    await book(
      twice.client,
      planBooking({
        ...request,
        details,
        services: [
          { serviceId: 'cut' },
          { serviceId: 'cut', details: { selectedPaymentOption: 'MEMBERSHIP' } },
          { serviceId: 'cut' },
        ],
        slot: { ...slot, nestedTimeSlots: [nested!, nested!, nested!] },
      }),
    )
    expect(twice.made()).toEqual([getService.spec.id, create])
    expect(twice.inputs(create)).toMatchObject([
      {
        bookings: [
          { selectedPaymentOption: 'OFFLINE' },
          { selectedPaymentOption: 'MEMBERSHIP' },
          { selectedPaymentOption: 'OFFLINE' },
        ],
      },
    ])
  })

  it('knows the bookings by their ids where the answer holds no more', async () => {
    const { client } = world({
      [create]: [{ id: 'v', bookings: [{ bookingId: 'b1' }, { bookingId: 'b2' }] }],
    })
    expect(await book(client, planBooking(request))).toEqual({ bookings: [{ id: 'b1' }, { id: 'b2' }] })
  })

  it.each([[{ id: 'v' }], [{ id: 'v', bookings: [{}] }]])(
    'looks for the bookings when the answer names none: %j',
    async (empty) => {
      const { client, made: calls } = world({
        [create]: [empty],
        [find]: [{ items: bookings.map((booking) => ({ booking })) }],
      })
      const plan = planBooking(request)
      await expect(book(client, plan)).rejects.toMatchObject({
        name: 'DecodeError',
        code: 'DECODE',
        reason: 'empty',
        maybeProcessed: true,
      })
      expect(await book(client, plan)).toEqual({ bookings })
      expect(calls()).toEqual([create, find])
    },
  )

  it('makes one visit for a double click, and opens only the checkout when it is repeated', async () => {
    const { client, steps, made: calls } = world()
    const plan = planBooking(request)
    const both = await Promise.all([book(client, plan, steps), book(client, plan, steps)])
    expect(both[0]).toBe(both[1])
    await book(client, plan, steps)
    expect(calls()).toEqual([create, 'add', 'redirect', 'redirect'])
  })

  it.each([
    ['the bookings', create, [down(), answer], [create, create, 'add', 'redirect']],
    ['the cart', 'add', [down(), { id: 'cart' }], [create, 'add', 'add', 'redirect']],
    [
      'the checkout',
      'redirect',
      [down(), { fullUrl: 'https://a.example' }],
      [create, 'add', 'redirect', 'redirect'],
    ],
  ])('goes on where it failed: %s', async (_, operation, replies, calls) => {
    const { client, steps, made: done } = world({ [operation]: replies })
    const plan = planBooking(request)
    await expect(book(client, plan, steps)).rejects.toThrow('down')
    expect(await book(client, plan, steps)).toMatchObject({ bookings, cartId: 'cart' })
    expect(done()).toEqual(calls)
  })

  it.each([
    // Each state that is kept is one that a reload may find.
    [0, [find, create, 'add', 'redirect']],
    [1, ['add', 'redirect']],
    [2, ['read', 'add', 'redirect']],
    [3, ['redirect']],
  ])('continues after a reload from the state that was kept at step %i', async (step, calls) => {
    const first = world()
    const states: string[] = []
    await book(first.client, planBooking(request, id), {
      ...first.steps,
      onProgress: (state) => states.push(JSON.stringify(state)),
    })
    const second = world({ [find]: [{ items: [] }], [get]: [slot] })
    const resumed = planBooking(JSON.parse(states[step]!) as BookingPlanState)
    expect(await book(second.client, resumed, { ...second.steps, recheck: false })).toEqual({
      bookings,
      cartId: 'cart',
      checkoutUrl: 'https://checkout.example/1',
    })
    expect(second.made()).toEqual(calls)
  })

  it('can be stopped, and goes on after a reload with what it had done', async () => {
    const controller = new AbortController()
    const stopped = new AbortError('stopped', { code: 'ABORTED', maybeProcessed: true })
    const {
      client,
      steps,
      made: calls,
    } = world({
      add: [
        () => {
          controller.abort()
          return stopped
        },
        { id: 'cart' },
      ],
    })
    const plan = planBooking(request, id)
    await expect(book(client, plan, { ...steps, signal: controller.signal })).rejects.toBe(stopped)
    const resumed = planBooking(JSON.parse(JSON.stringify(plan)) as BookingPlanState)
    expect(resumed.state).toEqual({ ...plan.state, isCartUnsure: true })
    await book(client, resumed, steps)
    expect(calls()).toEqual([create, 'add', 'read', 'add', 'redirect'])
  })

  it('takes a cart in which all of them are, and puts in those that are missing under another key', async () => {
    const whole = world({ add: [lost()], read: [{ id: 'own', lineItems: [line('b2'), line('b1')] }] })
    const plan = planBooking(request)
    await expect(book(whole.client, plan, whole.steps)).rejects.toThrow('lost')
    expect(await book(whole.client, plan, whole.steps)).toMatchObject({ cartId: 'own' })
    expect(whole.made()).toEqual([create, 'add', 'read', 'redirect'])

    const part = world({ add: [lost(), { id: 'own' }], read: [{ id: 'own', lineItems: [line('b1')] }] })
    const other = planBooking(request, id)
    await expect(book(part.client, other, part.steps)).rejects.toThrow('lost')
    await book(part.client, other, part.steps)
    expect(part.inputs('add')).toEqual([
      { catalogItems: [item('b1'), item('b2')] },
      { catalogItems: [item('b2')] },
    ])
    expect(part.sent.filter(({ operation }) => operation === 'add').map(({ options }) => options)).toEqual([
      { idempotencyKey: 'plan-1-cart', attempts: 1, signal: undefined },
      { idempotencyKey: 'plan-1-rest-of-cart', attempts: 1, signal: undefined },
    ])
  })
})

describe('after the lost answer of a visit', () => {
  const afterLoss = async (found: readonly object[] | Error) => {
    const reply = found instanceof Error ? found : { items: found.map((booking) => ({ booking })) }
    const fake = world({ [create]: [lost(), answer], [find]: [reply] })
    const plan = planBooking(request, id)
    await expect(book(fake.client, plan)).rejects.toThrow('lost')
    expect(plan.state.isUnsure).toBe(true)
    const second = await book(fake.client, plan).catch((error: unknown) => error)
    return { ...fake, plan, second }
  }

  it('the bookings that were made together are taken', async () => {
    const own = [made('m2', 'colour', '09:30', 'w'), made('m1', 'cut', '09:00', 'w')]
    const { second, plan, inputs, made: calls } = await afterLoss(own)
    expect(second).toEqual({ bookings: own })
    expect(inputs(find)).toEqual([{ filter: { status: 'CREATED' } }])
    expect(calls()).toEqual([create, find])
    expect(plan.state).toMatchObject({ isUnsure: false, bookings: own })
  })

  const { multiServiceBookingInfo: _, ...alone } = cut
  it.each<[string, readonly object[]]>([
    ['there are none', []],
    ['only one of them is there', [cut]],
    ['they belong to two visits', [cut, { ...colour, multiServiceBookingInfo: { id: 'w' } }]],
    ['one stands alone', [alone, colour]],
    ['the visit has a third one', [cut, colour, made('b3', 'cut', '11:00')]],
    ['one is at another time', [cut, made('b2', 'colour', '09:45')]],
    ['one is of another service', [cut, made('b2', 'shave', '09:30')]],
    ['they are of another person', bookings.map((one) => ({ ...one, contactDetails: { email: 'b@b.b' } }))],
  ])('they are made under the same key when %s', async (_case, found) => {
    const { second, sent } = await afterLoss(found)
    expect(second).toEqual({ bookings })
    const keys = sent.flatMap(({ options }) => options.idempotencyKey ?? [])
    expect(keys).toEqual(['plan-1-booking', 'plan-1-booking'])
  })

  it('creates nothing while the result is unknown', async () => {
    const failure = new SystemError('down', { code: 'BAD_GATEWAY', retryable: true })
    const { second, made: calls } = await afterLoss(failure)
    expect(second).toBe(failure)
    expect(calls()).toEqual([create, find])
  })

  it('they are made when the person may not look', async () => {
    const { second } = await afterLoss(new ApplicationError('no', { code: 'FORBIDDEN', status: 403 }))
    expect(second).toEqual({ bookings })
  })

  it('a page that was left in the middle of the call looks for them too', async () => {
    const fake = world({
      [create]: [() => new Promise(() => undefined)],
      [find]: [{ items: bookings.map((booking) => ({ booking })) }],
    })
    const states: string[] = []
    void book(fake.client, planBooking(request), {
      onProgress: (state) => states.push(JSON.stringify(state)),
    })
    await vi.waitFor(() => expect(states).toHaveLength(1))
    expect(await book(fake.client, planBooking(JSON.parse(states[0]!) as BookingPlanState))).toEqual({
      bookings,
    })
  })

  it('a single booking is not taken from a visit', async () => {
    const fake = bookingWorld({
      [createBooking.spec.id]: [lost(), alone],
      [find]: [{ items: bookings.map((booking) => ({ booking })) }],
    })
    const plan = planBooking({
      serviceId: 'cut',
      slot: { localStartDate: '2026-06-01T09:00:00', localEndDate: '2026-06-01T09:30:00' },
      timeZone: 'Europe/Lisbon',
      details: request.details,
    })
    await expect(book(fake.client, plan)).rejects.toThrow('lost')
    expect(await book(fake.client, plan)).toEqual({ bookings: [alone] })
  })
})

describe('a visit whose time is taken', () => {
  const other = (time: string): TimeSlot => ({
    ...slot,
    localStartDate: `2026-06-0${time}:00:00`,
    localEndDate: `2026-06-0${time}:59:00`,
  })
  const page = (...times: string[]) => ({ items: times.map(other), timeZone: 'Europe/Lisbon' })
  const refusal = new ConflictError('taken', {
    code: 'SLOT_NOT_AVAILABLE',
    status: 409,
    requestId: 'r',
    // Times of one service, which say nothing about the others.
    data: { alternatives: [{ serviceId: 'colour', localStartDate: '2026-06-01T13:00:00' }] },
  })
  const asked: VisitBookingRequest = {
    ...request,
    services: [
      { serviceId: 'cut', customerChoices: { durationInMinutes: 30 }, resource: { id: 'ines' } },
      { serviceId: 'colour', details: { bookedAddOns: [{ id: 'mask' }] } },
    ],
  }
  const services = [
    {
      serviceId: 'cut',
      customerChoices: { durationInMinutes: 30 },
      resourceTypes: [{ resourceTypeId: staffResourceTypeId, resourceIds: ['ines'] }],
    },
    { serviceId: 'colour', customerChoices: { addOnIds: ['mask'] } },
  ]

  it('is a SlotTakenError with the nearest visits of a search that have the same choices', async () => {
    const { client, inputs } = world({
      [create]: [refusal],
      [list]: [page('1T08', '1T09', '1T10', '1T12', '3T09')],
    })
    const plan = planBooking(asked)
    const error: unknown = await book(client, plan).catch((failure: unknown) => failure)
    expect(error).toMatchObject({ code: 'SLOT_TAKEN', status: 409, requestId: 'r', cause: refusal })
    expect(isSlotTakenError(error) && error.alternatives.map((one) => one.localStartDate)).toEqual([
      '2026-06-01T08:00:00',
      '2026-06-01T10:00:00',
      '2026-06-01T12:00:00',
    ])
    expect(inputs(list)).toEqual([
      {
        services: services.map((one) => ({ includeResourceTypeIds: [staffResourceTypeId], ...one })),
        location,
        timeZone: 'Europe/Lisbon',
        fromLocalDate: '2026-05-24T23:59:59',
        toLocalDate: '2026-06-10T00:00:00',
        bookable: true,
      },
    ])
    expect(plan.state.isUnsure).toBe(false)
  })

  it('comes without times when the search fails', async () => {
    const { client } = world({ [create]: [refusal], [list]: [down()] })
    await expect(book(client, planBooking(request))).rejects.toMatchObject({
      code: 'SLOT_TAKEN',
      alternatives: [],
    })
  })

  it('is noticed after a reload before anything is booked', async () => {
    const gone = new ApplicationError('gone', { code: 'SLOT_NOT_FOUND', status: 404 })
    const { client, inputs, made: calls } = world({ [get]: [gone], [list]: [page('1T11')] })
    await expect(book(client, planBooking({ id: 'plan-1', request: asked }))).rejects.toMatchObject({
      code: 'SLOT_TAKEN',
      alternatives: [{ localStartDate: '2026-06-01T11:00:00' }],
    })
    expect(inputs(get)).toEqual([
      {
        services,
        localStartDate: '2026-06-01T09:00:00',
        localEndDate: '2026-06-01T10:30:00',
        timeZone: 'Europe/Lisbon',
        location,
      },
    ])
    expect(calls()).toEqual([get, list])
  })

  it('is booked after a reload while it is free, and where no place is known that could be asked about', async () => {
    const { client, made: calls } = world({ [get]: [{ ...slot, bookableCapacity: 1 }] })
    const twoPeople = { ...request, details: { ...request.details, totalParticipants: 2 } }
    await book(client, planBooking({ id: 'plan-1', request: twoPeople }))
    const { location: _, ...anywhere } = slot
    await book(client, planBooking({ id: 'plan-2', request: { ...request, slot: anywhere } }))
    expect(calls()).toEqual([get, create, create])
  })
})

describe('planBooking', () => {
  const mismatch = 'INVALID_ARGUMENT: "slot" must be a visit with these services in this order'
  it.each<[string, BookingRequest, string]>([
    [
      'the time of a visit for one service',
      { serviceId: 'cut', slot, details: {} },
      'INVALID_ARGUMENT: "slot" must be a time of one service; give "services" for a visit',
    ],
    ['another order', { ...request, services: [...request.services].reverse() }, mismatch],
    ['fewer services than the time has', { ...request, services: [{ serviceId: 'cut' }] }, mismatch],
    [
      'more services than the time has',
      { ...request, services: [...request.services, { serviceId: 'cut' }] },
      mismatch,
    ],
    ['the time of one service for a visit', { ...request, slot: { serviceId: 'cut' } }, mismatch],
    ['no services', { ...request, services: [], slot: {} }, mismatch],
  ])('refuses %s', (_, given, message) => {
    expect(() => planBooking(given)).toThrow(message)
    expect(() => planBooking({ id: 'plan-1', request: given })).toThrow(message)
  })
})

describe('bookingsOfRequest', () => {
  it('gives the booking of one service as it is', () => {
    const one = { serviceId: 'cut', slot: { scheduleId: 'sch' }, details: {} }
    expect(bookingsOfRequest(one)).toEqual([one])
  })

  it('gives each service of a visit its own time at the place of the visit', () => {
    expect(bookingsOfRequest(request)).toEqual(
      slot.nestedTimeSlots!.map((nested) => ({
        serviceId: nested.serviceId,
        slot: { ...nested, location },
        resource: undefined,
        timeZone: 'Europe/Lisbon',
        details: request.details,
      })),
    )
  })
})
