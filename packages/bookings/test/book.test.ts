import { AbortError, ApplicationError, ConflictError, SystemError } from '@frontdesk/core'
import { describe, expect, it, vi } from 'vitest'
import {
  book,
  type BookingPlanState,
  type BookingRequest,
  createBooking,
  getAvailabilityTimeSlot,
  getEventTimeSlot,
  getService,
  isSlotTaken,
  isSlotTakenError,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  planBooking,
  queryExtendedBookings,
  SlotTakenError,
  staffResourceTypeId,
} from '../src/index.ts'
import { bookingWorld, down, lost } from './booking-world.ts'

const details = { contactDetails: { firstName: 'Ana', email: 'ana@example.com' } }
const request: BookingRequest = {
  serviceId: 'svc',
  slot: { localStartDate: '2026-06-01T09:00:00', localEndDate: '2026-06-01T10:00:00', scheduleId: 'sch' },
  timeZone: 'Europe/Lisbon',
  details: { ...details, selectedPaymentOption: 'ONLINE' },
}
const aClass: BookingRequest = {
  ...request,
  slot: { eventInfo: { eventId: 'e' }, localStartDate: '2026-06-01T09:00:00' },
}
const booking = {
  id: 'b',
  createdDate: new Date('2026-05-01T09:00:00Z'),
  startDate: new Date('2026-06-01T08:00:00Z'),
  bookedEntity: { slot: { serviceId: 'svc', startDate: '2026-06-01T09:00:00', timezone: 'Europe/Lisbon' } },
  contactDetails: details.contactDetails,
}
const world = (replies: Record<string, unknown[]> = {}) =>
  bookingWorld({ [createBooking.spec.id]: [booking], ...replies })

const id = () => 'plan-1'
const create = createBooking.spec.id
const find = queryExtendedBookings.spec.id

describe('book', () => {
  it('makes three calls one after another: the booking, the cart, the checkout of that cart', async () => {
    const { client, steps, sent } = world()
    const { signal } = new AbortController()
    const states: BookingPlanState[] = []
    const plan = planBooking(request, id)
    const done = await book(client, plan, { ...steps, signal, onProgress: (state) => states.push(state) })
    expect(done).toEqual({ bookings: [booking], cartId: 'cart', checkoutUrl: 'https://checkout.example/1' })
    expect(sent).toEqual([
      {
        operation: create,
        input: {
          booking: {
            totalParticipants: 1,
            ...details,
            selectedPaymentOption: 'ONLINE',
            bookedEntity: {
              slot: {
                serviceId: 'svc',
                scheduleId: 'sch',
                timezone: 'Europe/Lisbon',
                startDate: '2026-06-01T09:00:00',
                endDate: '2026-06-01T10:00:00',
              },
            },
          },
        },
        options: { idempotencyKey: 'plan-1-booking', attempts: 1, signal },
      },
      {
        operation: 'add',
        input: {
          catalogItems: [
            {
              catalogReference: { appId: '13d21c63-b5ec-5912-8397-c3a5ddb27a97', catalogItemId: 'b' },
              quantity: 1,
            },
          ],
        },
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
      { id: 'plan-1', request, isUnsure: false, bookings: [booking] },
      { id: 'plan-1', request, isUnsure: false, bookings: [booking], isCartUnsure: true },
      { id: 'plan-1', request, isUnsure: false, bookings: [booking], isCartUnsure: false, cartId: 'cart' },
    ])
    expect(plan.state).toBe(states.at(-1))
  })

  it('ends with the booking, or with the cart, where nothing else is asked for', async () => {
    const { client, steps } = world()
    expect(await book(client, planBooking(request))).toEqual({ bookings: [booking] })
    const { addLineItemsToCurrentCart, getCurrentCart } = steps
    expect(await book(client, planBooking(request), { addLineItemsToCurrentCart, getCurrentCart })).toEqual({
      bookings: [booking],
      cartId: 'cart',
    })
  })

  it.each([
    [{ online: true, inPerson: true }, 'ONLINE'],
    [{ online: false, inPerson: true }, 'OFFLINE'],
    [{ online: false, inPerson: false }, 'ONLINE'],
  ])('pays as the service can be paid, which is read unless it is given: %j', async (options, expected) => {
    const service = { id: 'svc', payment: { options } }
    for (const given of [undefined, service]) {
      const { client, inputs, made } = world({ [getService.spec.id]: [service] })
      await book(client, planBooking({ ...request, details }), { services: given && [given] })
      expect(inputs(create)).toMatchObject([{ booking: { selectedPaymentOption: expected } }])
      expect(made()).toEqual(given ? [create] : [getService.spec.id, create])
    }
  })

  it('sends the answers to the form beside the booking, and as many people as are named by variant', async () => {
    const { client, inputs } = world()
    const participantsChoices = { serviceChoices: [{ numberOfParticipants: 2, choices: [] }] }
    await book(
      client,
      planBooking({
        ...request,
        details: { ...request.details, participantsChoices, formSubmission: { a: 1 } },
      }),
    )
    const [input] = inputs(create) as [{ booking: object; formSubmission: unknown }]
    expect(input.formSubmission).toEqual({ a: 1 })
    expect(input.booking).not.toHaveProperty('totalParticipants')
    expect(input.booking).not.toHaveProperty('formSubmission')
  })

  it('makes one booking for a double click', async () => {
    const { client, steps, made } = world()
    const plan = planBooking(request)
    const both = await Promise.all([book(client, plan, steps), book(client, plan, steps)])
    expect(both[0]).toBe(both[1])
    expect(made()).toEqual([create, 'add', 'redirect'])
  })

  it('opens only the checkout when it is repeated after it was done', async () => {
    const { client, steps, made } = world()
    const plan = planBooking(request)
    await book(client, plan, steps)
    expect(await book(client, plan, steps)).toMatchObject({ cartId: 'cart' })
    expect(made()).toEqual([create, 'add', 'redirect', 'redirect'])
  })

  it.each([
    ['the booking', create, [down(), booking], [create, create, 'add', 'redirect']],
    ['the cart', 'add', [down(), { id: 'cart' }], [create, 'add', 'add', 'redirect']],
    [
      'the checkout',
      'redirect',
      [down(), { fullUrl: 'https://a.example' }],
      [create, 'add', 'redirect', 'redirect'],
    ],
  ])('goes on where it failed: %s', async (_, operation, replies, calls) => {
    const { client, steps, made } = world({ [operation]: replies })
    const plan = planBooking(request)
    await expect(book(client, plan, steps)).rejects.toThrow('down')
    await book(client, plan, steps)
    expect(made()).toEqual(calls)
  })

  it('can be stopped, and goes on after a reload with what it had done', async () => {
    const controller = new AbortController()
    const stopped = new AbortError('stopped', { code: 'ABORTED', maybeProcessed: true })
    const { client, steps, made } = world({
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
    const saved = JSON.stringify(plan)
    const resumed = planBooking(JSON.parse(saved) as BookingPlanState)
    expect(resumed.state).toEqual({ ...plan.state, isCartUnsure: true })
    expect(await book(client, resumed, steps)).toEqual({
      bookings: [booking],
      cartId: 'cart',
      checkoutUrl: 'https://checkout.example/1',
    })
    // Whether the cart holds it is looked up; it does not, so it is put in.
    expect(made()).toEqual([create, 'add', 'read', 'add', 'redirect'])
  })

  it('does not put a booking into the cart that is in it', async () => {
    const line = { source: { catalogReference: { catalogItemId: 'b' } } }
    const { client, steps, made } = world({ add: [lost()], read: [{ id: 'own', lineItems: [line] }] })
    const plan = planBooking(request)
    await expect(book(client, plan, steps)).rejects.toThrow('lost')
    expect(await book(client, plan, steps)).toMatchObject({ cartId: 'own' })
    expect(made()).toEqual([create, 'add', 'read', 'redirect'])
  })

  it('puts it into the first cart of the person when there is none, and fails when nobody can tell', async () => {
    const none = new ApplicationError('none', { code: 'CART_NOT_FOUND', status: 404 })
    const { client, steps, made } = world({ add: [lost(), { id: 'cart' }], read: [down(), none] })
    const plan = planBooking(request)
    await expect(book(client, plan, steps)).rejects.toThrow('lost')
    await expect(book(client, plan, steps)).rejects.toThrow('down')
    await book(client, plan, steps)
    expect(made()).toEqual([create, 'add', 'read', 'read', 'add', 'redirect'])
  })

  it.each([
    [{ getCurrentCart: undefined }, 'getCurrentCart', 'addLineItemsToCurrentCart'],
    [{ addLineItemsToCurrentCart: undefined }, 'addLineItemsToCurrentCart', 'createRedirectSession'],
    [{ returnTo: undefined }, 'returnTo', 'createRedirectSession'],
  ])('asks for the calls that belong together: %j', async (missing, field, by) => {
    const { client, steps, sent } = world()
    await expect(book(client, planBooking(request), { ...steps, ...missing })).rejects.toThrow(
      `INVALID_ARGUMENT: "${field}" must be given with ${by}`,
    )
    expect(sent).toEqual([])
  })

  it.each([undefined, '', 'javascript:alert(1)', '/checkout'])('opens no checkout at %s', async (fullUrl) => {
    const { client, steps } = world({ redirect: [{ fullUrl }] })
    await expect(book(client, planBooking(request), steps)).rejects.toMatchObject({ code: 'NO_REDIRECT_URL' })
  })

  it('gives each plan a name of its own', () => {
    const names = [planBooking(request), planBooking(request)].map(({ state }) => state.id)
    expect(names[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(names[0]).not.toBe(names[1])
  })
})

describe('after a lost answer', () => {
  const afterLoss = async (found: unknown, own: BookingRequest = request) => {
    const fake = world({ [create]: [lost(), booking], [find]: [found] })
    const plan = planBooking(own)
    await expect(book(fake.client, plan)).rejects.toThrow('lost')
    expect(plan.state.isUnsure).toBe(true)
    const second = await book(fake.client, plan).catch((error: unknown) => error)
    return { ...fake, plan, second }
  }
  const items = (...bookings: object[]) => ({ items: bookings.map((one) => ({ booking: one })) })
  const made = { ...booking, id: 'made', totalParticipants: 1 }

  it('the booking that was made is taken', async () => {
    const { second, inputs, made: calls, plan } = await afterLoss(items(made))
    expect(second).toEqual({ bookings: [made] })
    expect(inputs(find)).toEqual([{ filter: { status: 'CREATED' } }])
    expect(calls()).toEqual([create, find])
    expect(plan.state).toMatchObject({ isUnsure: false, bookings: [made] })
  })

  it('the booking that waits for a place is taken where a waiting list was joined', async () => {
    const waiting = { ...made, status: 'WAITING_LIST' }
    const details: BookingRequest['details'] = { ...request.details, status: 'WAITING_LIST' }
    const { second, inputs, made: calls } = await afterLoss(items(waiting), { ...request, details })
    expect(second).toEqual({ bookings: [waiting] })
    expect(inputs(find)).toEqual([{ filter: { status: 'WAITING_LIST' } }])
    expect(calls()).toEqual([create, find])
  })

  it('creates the booking with the same key when there is none', async () => {
    const { second, sent } = await afterLoss(items())
    expect(second).toEqual({ bookings: [booking] })
    const keys = sent.flatMap(({ options }) => options.idempotencyKey ?? [])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('does not create the booking while the result is unknown', async () => {
    const failure = new SystemError('down', { code: 'BAD_GATEWAY', retryable: true })
    const { second, made: calls } = await afterLoss(failure)
    expect(second).toBe(failure)
    expect(calls()).toEqual([create, find])
  })

  it('creates the booking when the person may not query bookings', async () => {
    const { second } = await afterLoss(new ApplicationError('no', { code: 'FORBIDDEN', status: 403 }))
    expect(second).toEqual({ bookings: [booking] })
  })

  it('a page that was left in the middle of the call looks for it too', async () => {
    const fake = world({ [create]: [() => new Promise(() => undefined)], [find]: [items(made)] })
    const states: string[] = []
    void book(fake.client, planBooking(request), {
      onProgress: (state) => states.push(JSON.stringify(state)),
    })
    await vi.waitFor(() => expect(states).toHaveLength(1))
    const resumed = planBooking(JSON.parse(states[0]!) as BookingPlanState)
    expect(await book(fake.client, resumed)).toEqual({ bookings: [made] })
  })

  it('looks for nothing when the booking was refused', async () => {
    const fake = world({ [create]: [new ApplicationError('no', { code: 'INVALID' }), booking] })
    const plan = planBooking(request)
    await expect(book(fake.client, plan)).rejects.toThrow('no')
    await book(fake.client, plan)
    expect(fake.made()).toEqual([create, create])
  })
})

describe('a taken time', () => {
  const slot = (time: string, more: object = {}) => ({
    localStartDate: `2026-06-0${time}:00`,
    localEndDate: `2026-06-0${time.replace(/T../, 'T23')}:00`,
    bookable: true,
    ...more,
  })
  const page = (...items: object[]) => ({ items, timeZone: 'Europe/Lisbon' })
  const refusal = (code: string, data: Record<string, unknown> = {}) =>
    new ConflictError('taken', { code, status: 409, requestId: 'r', data })

  it.each(['SLOT_NOT_AVAILABLE', 'SESSION_CAPACITY_EXCEEDED', 'SCHEDULE_CAPACITY_EXCEEDED'])(
    'is a SlotTakenError with the times that came with the refusal: %s',
    async (code) => {
      const alternatives = [slot('1T11:00')]
      const cause = refusal(code, { alternatives })
      expect(isSlotTaken(cause)).toBe(true)
      const { client, made } = world({ [create]: [cause] })
      const plan = planBooking(request)
      const error: unknown = await book(client, plan).catch((failure: unknown) => failure)
      expect(error).toBeInstanceOf(SlotTakenError)
      expect(isSlotTakenError(error)).toBe(true)
      expect(error).toMatchObject({
        name: 'SlotTakenError',
        message: 'Somebody else was faster: this time is taken',
        code: 'SLOT_TAKEN',
        status: 409,
        requestId: 'r',
        cause,
        alternatives,
      })
      expect(made()).toEqual([create])
      expect(plan.state.isUnsure).toBe(false)
    },
  )

  it('comes with the nearest free times of a search where the refusal names none', async () => {
    const found = ['1T08:00', '1T09:00', '1T10:00', '1T12:00', '3T09:00'].map((time) => slot(time))
    const { client, inputs } = world({
      [create]: [refusal('SLOT_NOT_AVAILABLE')],
      [listAvailabilityTimeSlots.spec.id]: [page(...found)],
    })
    const error: unknown = await book(client, planBooking(request)).catch((failure: unknown) => failure)
    expect(isSlotTakenError(error) && error.alternatives.map((one) => one.localStartDate)).toEqual([
      '2026-06-01T08:00:00',
      '2026-06-01T10:00:00',
      '2026-06-01T12:00:00',
    ])
    expect(inputs(listAvailabilityTimeSlots.spec.id)).toMatchObject([
      {
        serviceId: 'svc',
        timeZone: 'Europe/Lisbon',
        fromLocalDate: '2026-05-24T23:59:59',
        toLocalDate: '2026-06-10T00:00:00',
      },
    ])
  })

  it('comes with other sessions of a class that have places enough', async () => {
    const at = (time: string, eventId: string) => slot(time, { eventInfo: { eventId }, bookableCapacity: 2 })
    const { client, inputs } = world({
      [create]: [refusal('SESSION_CAPACITY_EXCEEDED')],
      [listEventTimeSlots.spec.id]: [page(at('1T09:00', 'e'), at('1T09:00', 'e2'), at('2T09:00', 'e3'))],
    })
    const plan = planBooking({ ...aClass, details: { ...aClass.details, totalParticipants: 2 } })
    const error: unknown = await book(client, plan).catch((failure: unknown) => failure)
    expect(isSlotTakenError(error) && error.alternatives.map(({ eventInfo }) => eventInfo?.eventId)).toEqual([
      'e2',
      'e3',
    ])
    expect(inputs(listEventTimeSlots.spec.id)).toMatchObject([{ minBookableCapacity: 2 }])
  })

  it('comes without times when the search fails, and for a course', async () => {
    for (const own of [request, { ...request, slot: { scheduleId: 'sch' } }]) {
      const { client } = world({
        [create]: [refusal('SLOT_NOT_AVAILABLE')],
        [listAvailabilityTimeSlots.spec.id]: [down()],
      })
      await expect(book(client, planBooking(own))).rejects.toMatchObject({
        code: 'SLOT_TAKEN',
        alternatives: [],
      })
    }
  })

  it('stops with the error of the stop', async () => {
    const controller = new AbortController()
    const { client } = world({
      [create]: [refusal('SLOT_NOT_AVAILABLE')],
      [listAvailabilityTimeSlots.spec.id]: [
        () => {
          controller.abort()
          return new AbortError('stopped', { code: 'ABORTED' })
        },
      ],
    })
    await expect(book(client, planBooking(request), { signal: controller.signal })).rejects.toThrow('stopped')
  })

  describe('is noticed before it is booked', () => {
    const resumed = (own: BookingRequest) => planBooking({ id: 'plan-1', request: own })
    const get = getAvailabilityTimeSlot.spec.id
    const alternatives = { [listAvailabilityTimeSlots.spec.id]: [page(slot('1T11:00'))] }

    it('after a reload, with the staff member, the add-ons and the length of the choice', async () => {
      const missing = new ApplicationError('gone', { code: 'SLOT_NOT_FOUND', status: 404 })
      const { client, inputs, made } = world({ [get]: [missing], ...alternatives })
      const own: BookingRequest = {
        ...request,
        slot: { ...request.slot, location: { id: 'l', locationType: 'BUSINESS' } },
        resource: { id: 'rita' },
        details: {
          ...request.details,
          bookedAddOns: [{ id: 'oil' }],
          participantsChoices: {
            serviceChoices: [
              { numberOfParticipants: 1, choices: [{ choiceId: 'long', duration: { minutes: 60 } }] },
            ],
          },
        },
      }
      await expect(book(client, resumed(own))).rejects.toMatchObject({
        code: 'SLOT_TAKEN',
        alternatives: [{ localStartDate: '2026-06-01T11:00:00' }],
      })
      expect(inputs(get)).toEqual([
        {
          serviceId: 'svc',
          localStartDate: '2026-06-01T09:00:00',
          localEndDate: '2026-06-01T10:00:00',
          timeZone: 'Europe/Lisbon',
          location: { id: 'l', locationType: 'BUSINESS' },
          resourceTypes: [{ resourceTypeId: staffResourceTypeId, resourceIds: ['rita'] }],
          customerChoices: { addOnIds: ['oil'], durationChoiceId: 'long' },
        },
      ])
      expect(inputs(listAvailabilityTimeSlots.spec.id)).toMatchObject([
        { customerChoices: { addOnIds: ['oil'], durationChoiceId: 'long' } },
      ])
      expect(made()).not.toContain(create)
    })

    it.each([
      [{ nonBookableReasons: { noRemainingCapacity: true } }, 1, true],
      [{ bookableCapacity: 1 }, 2, true],
      [{ bookableCapacity: 2 }, 2, false],
      [{ bookable: false, nonBookableReasons: { violatesBookingPolicy: true } }, 1, false],
    ])('is checked for a class: %j with %i people', async (now, totalParticipants, isTaken) => {
      const { client, made } = world({
        [getEventTimeSlot.spec.id]: [now],
        [listEventTimeSlots.spec.id]: [page()],
      })
      const plan = planBooking({ ...aClass, details: { ...aClass.details, totalParticipants } })
      const done = book(client, plan, { recheck: true })
      if (isTaken) await expect(done).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
      else await expect(done).resolves.toEqual({ bookings: [booking] })
      expect(made().includes(create)).toBe(!isTaken)
    })

    it('is not checked for a course, which no operation checks, nor when the check is switched off', async () => {
      const { client, made } = world()
      await book(client, resumed({ ...request, slot: { scheduleId: 'sch' } }))
      await book(client, resumed(request), { recheck: false })
      expect(made()).toEqual([create, create])
    })

    it('fails when it cannot be looked at', async () => {
      const { client } = world({ [get]: [down()] })
      await expect(book(client, resumed(request))).rejects.toThrow('down')
    })
  })
})
