import {
  type BookedSlot,
  type Booking,
  cancelBooking,
  cancelMultiServiceBooking,
  createBooking,
  createMultiServiceBooking,
  type CreateMultiServiceBookingInput,
  getMultiServiceBooking,
  getMultiServiceBookingAvailability,
  listMultiServiceAvailabilityTimeSlots,
  type MultiServiceBookingType,
  type NewBooking,
  queryExtendedBookings,
  rescheduleBooking,
  rescheduleMultiServiceBooking,
} from '@frontdesk/bookings'
import type { Client } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingCatalogProvider } from '../../src/bookings/index.ts'
import { locationIds, serviceId, staffIds } from '../../src/bookings/seed/studio.ts'
import {
  ana,
  book,
  consultation,
  course,
  eveningSession,
  massage,
  numberOf,
  osteopathy,
  reference,
  slotOf,
  slowMassage,
} from './bookings.ts'
import { refusal } from './refusal.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const privateYoga = serviceId(numberOf('private-yoga'))

/** An appointment on a Wednesday, on which Inês works from 9 to 13 and 14 to 18 and Rui from 8 to 12 and 13 to 16:30. */
const at = (service: string, time: string, slot: BookedSlot = {}): NewBooking => ({
  bookedEntity: {
    slot: { serviceId: service, startDate: `2026-05-06T${time}:00`, timezone: 'Europe/Lisbon', ...slot },
  },
  contactDetails: ana,
  totalParticipants: 1,
})

const together = (
  bookings: NewBooking[],
  more: Partial<CreateMultiServiceBookingInput> = {},
  client: Client = studio.visitor,
) => createMultiServiceBooking(client, { bookings, returnFullEntity: true, ...more })

/** A consultation from 9:00 to 9:20 and a massage from 9:20 to 10:20. */
const visit = (more: Partial<CreateMultiServiceBookingInput> = {}, client: Client = studio.visitor) =>
  together([at(consultation, '09:00'), at(massage, '09:20')], more, client)

const entitiesOf = ({ bookings = [] }: { bookings?: { booking?: Booking }[] }): Booking[] =>
  bookings.map(({ booking }) => booking!)

/** The bookings that a test made, of whomever. */
const all = async (): Promise<Booking[]> =>
  (
    await queryExtendedBookings(studio.owner, {
      filter: { 'contactDetails.email': ana.email },
      sort: [{ fieldName: 'startDate' }],
    })
  ).items.map(({ booking }) => booking!)

/** Confirms the bookings of a visitor, as the order that holds them would. */
const settle = (ids: readonly string[]): void => {
  studio.run({ kind: 'visitor', visitorId: 'visitor-1' }, (context) => {
    for (const id of ids) {
      const line = { catalogItemId: id, appId: bookingCatalogProvider.appId }
      bookingCatalogProvider.claim(context, line, 1)
      bookingCatalogProvider.paymentChanged?.(context, line, 'PAID', 'order-1')
    }
  })
}

describe('a visit of several services', () => {
  it('is booked as a whole, with the bookings in the order of their beginnings', async () => {
    const made = await together([at(massage, '09:20'), at(consultation, '09:00')])
    const [first, second] = entitiesOf(made)
    expect(made).toEqual({
      id: expect.any(String) as string,
      bookings: [
        { bookingId: first?.id, booking: first },
        { bookingId: second?.id, booking: second },
      ],
    })
    const multiServiceBookingInfo = { id: made.id, type: 'SEQUENTIAL_BOOKINGS' }
    expect(first).toMatchObject({
      status: 'CREATED',
      revision: '1',
      multiServiceBookingInfo,
      createdBy: { anonymousVisitorId: 'visitor-1' },
      bookedEntity: { slot: { serviceId: consultation, location: { id: locationIds.harbour } } },
      endDate: new Date('2026-05-06T08:20:00.000Z'),
    })
    expect(second).toMatchObject({
      status: 'CREATED',
      multiServiceBookingInfo,
      // 9:20 is not among the times that a massage alone is offered at.
      startDate: new Date('2026-05-06T08:20:00.000Z'),
      bookedEntity: { slot: { serviceId: massage, resource: { id: staffIds.ines } } },
    })
    expect(studio.events.map(({ slug, entityId }) => [slug, entityId])).toEqual([
      ['created', first?.id],
      ['created', second?.id],
    ])
    expect(studio.events[1]?.entity).toEqual(second)
  })

  it('names the bookings alone unless they are asked for', async () => {
    const { bookings: named } = await visit({ returnFullEntity: false })
    expect(named).toEqual((await all()).map(({ id }) => ({ bookingId: id })))
  })

  it('is what its time slot offers', async () => {
    const services = [{ serviceId: slowMassage }, { serviceId: massage }]
    const { items } = await listMultiServiceAvailabilityTimeSlots(studio.visitor, {
      services,
      fromLocalDate: '2026-05-06T00:00:00',
      toLocalDate: '2026-05-07T00:00:00',
    })
    expect(items.length).toBeGreaterThan(0)
    for (const { nestedTimeSlots = [], location } of items) {
      const fresh = openStudio()
      await createMultiServiceBooking(fresh.visitor, {
        bookings: nestedTimeSlots.map(({ serviceId: service = '', localStartDate = '', localEndDate = '' }) =>
          at(service, '', {
            startDate: localStartDate,
            endDate: localEndDate,
            location: { id: location?.id ?? '', locationType: 'OWNER_BUSINESS' },
          }),
        ),
      })
    }
  })

  it('is read by whoever made it and by the business, with how many bookings take place', async () => {
    const { id } = await visit()
    const [first, second] = await all()
    const read = (client: Client) => getMultiServiceBooking(client, { multiServiceBookingId: id })
    const multiServiceBooking = {
      id,
      bookings: [
        { bookingId: first?.id, booking: first },
        { bookingId: second?.id, booking: second },
      ],
    }
    expect(await read(studio.visitor)).toEqual({
      multiServiceBooking,
      metadata: { totalNumberOfScheduledBookings: 0 },
    })
    settle([first!.id])
    expect((await read(studio.owner)).metadata).toEqual({ totalNumberOfScheduledBookings: 1 })
    expect(await refusal(read(studio.otherVisitor))).toEqual([404, 'MULTI_SERVICE_BOOKING_NOT_FOUND'])
    expect(await refusal(getMultiServiceBooking(studio.owner, { multiServiceBookingId: first!.id }))).toEqual(
      [404, 'MULTI_SERVICE_BOOKING_NOT_FOUND'],
    )
  })

  it('is confirmed at once when the business books it, and mails the customer who is to be told', async () => {
    const made = await visit({ participantNotification: { notifyParticipants: true } }, studio.owner)
    expect(entitiesOf(made).map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED'])
    expect(studio.events.map(({ slug }) => slug)).toEqual([
      ...['created', 'updated', 'confirmed'],
      ...['created', 'updated', 'confirmed'],
    ])
    expect(studio.mails.map(({ subject }) => subject)).toEqual([
      'First consultation and Deep-tissue massage: your booking is confirmed',
    ])
  })

  it('takes the contact from one form for all of them', async () => {
    const made = await together(
      [at(consultation, '09:00'), at(massage, '09:20')].map(({ contactDetails: _, ...rest }) => rest),
      { formSubmission: { first_name: 'Rita', email: 'rita@example.com' }, sendSmsReminder: true },
    )
    for (const { contactDetails, formSubmissionId } of entitiesOf(made)) {
      expect(contactDetails).toEqual({ firstName: 'Rita', email: 'rita@example.com' })
      expect(formSubmissionId).toEqual(expect.any(String))
    }
  })

  it('is found among the bookings by its id and its type', async () => {
    const { id } = await visit()
    await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'))
    const find = async (filter: object) =>
      (await queryExtendedBookings(studio.visitor, { filter })).items.length
    expect(await find({ 'multiServiceBookingInfo.id': id })).toBe(2)
    expect(await find({ 'multiServiceBookingInfo.type': 'SEQUENTIAL_BOOKINGS' })).toBe(2)
    expect(await find({ 'multiServiceBookingInfo.type': 'PARALLEL_BOOKINGS' })).toBe(0)
  })

  it('goes into the cart by its bookings, also when their holds are over', async () => {
    const [first, second] = entitiesOf(await visit())
    studio.setClock('2026-05-04T08:00:00.000Z')
    studio.run({ kind: 'visitor', visitorId: 'visitor-1' }, (context) => {
      expect(bookingCatalogProvider.find(context, reference(first!))).toMatchObject({
        name: 'First consultation',
        price: '0.00',
      })
      expect(bookingCatalogProvider.find(context, reference(second!))).toMatchObject({
        name: 'Deep-tissue massage',
        price: '55.00',
      })
    })
    settle([first!.id, second!.id])
    expect((await all()).map(({ status, paymentStatus }) => [status, paymentStatus])).toEqual([
      ['CONFIRMED', 'EXEMPT'],
      ['CONFIRMED', 'PAID'],
    ])
  })
})

describe('the types of bookings that are made together', () => {
  const unfit = [400, 'VALIDATION_FAILURE']
  const make = (type: MultiServiceBookingType, ...asked: NewBooking[]) =>
    together(asked, { multiServiceBookingType: type as never })

  it('begin one after the other in sequence, at the latest after the pause', async () => {
    // A massage takes an hour, and a quarter of an hour is kept free after it.
    const after = (time: string) => make('SEQUENTIAL_BOOKINGS', at(massage, '09:00'), at(consultation, time))
    expect(await refusal(after('09:59'))).toEqual(unfit)
    expect(await refusal(after('10:16'))).toEqual(unfit)
    expect(await all()).toEqual([])
    expect(entitiesOf(await after('10:00'))).toHaveLength(2)
    studio = openStudio()
    expect(entitiesOf(await after('10:15'))).toHaveLength(2)
  })

  it('begin in sequence at an available time', async () => {
    expect(
      await refusal(make('SEQUENTIAL_BOOKINGS', at(consultation, '09:10'), at(massage, '09:30'))),
    ).toEqual([409, 'SLOT_NOT_AVAILABLE'])
  })

  it('are at one place in sequence', async () => {
    // Marta gives both at the Loft, and Rui and Inês work at the harbour. No booking names the place.
    const [first, second] = entitiesOf(
      await make('SEQUENTIAL_BOOKINGS', at(consultation, '10:00'), at(privateYoga, '10:20', hill)),
    )
    expect([first, second].map((one) => one?.bookedEntity?.slot?.location?.id)).toEqual([
      locationIds.hill,
      locationIds.hill,
    ])
    const apart = make(
      'SEQUENTIAL_BOOKINGS',
      at(consultation, '11:20', harbour),
      at(privateYoga, '11:40', hill),
    )
    expect(await refusal(apart)).toEqual(unfit)
    const nobody = make('SEQUENTIAL_BOOKINGS', at(consultation, '11:20', harbour), at(privateYoga, '11:40'))
    expect(await refusal(nobody)).toEqual([409, 'SLOT_NOT_AVAILABLE'])
  })

  it('begin at the same time in parallel, each with a different staff member', async () => {
    const { id, bookings: made = [] } = await make(
      'PARALLEL_BOOKINGS',
      at(consultation, '09:00', harbour),
      at(massage, '09:00'),
    )
    expect(made.map(({ booking }) => booking?.bookedEntity?.slot?.resource?.id)).toEqual([
      staffIds.rui,
      staffIds.ines,
    ])
    expect(made[0]?.booking?.multiServiceBookingInfo).toEqual({ id, type: 'PARALLEL_BOOKINGS' })
    expect(await refusal(make('PARALLEL_BOOKINGS', at(consultation, '11:20'), at(massage, '11:30')))).toEqual(
      unfit,
    )
    // Inês alone gives massages on Wednesdays.
    expect(await refusal(make('PARALLEL_BOOKINGS', at(massage, '14:00'), at(massage, '14:00')))).toEqual([
      409,
      'SLOT_NOT_AVAILABLE',
    ])
    expect(await all()).toHaveLength(2)
  })

  it('keep a staff member for the booking that needs them in parallel', async () => {
    // On Thursdays Inês and Jonas give massages; the slow one is given by Inês alone.
    const onThursday = { startDate: '2026-05-07T11:30:00' }
    const made = await make('PARALLEL_BOOKINGS', at(massage, '', onThursday), at(slowMassage, '', onThursday))
    expect(
      entitiesOf(made).map(({ bookedEntity }) => [bookedEntity?.title, bookedEntity?.slot?.resource?.id]),
    ).toEqual([
      ['Deep-tissue massage', staffIds.jonas],
      ['Slow massage with warm stones', staffIds.ines],
    ])
    const named = make(
      'PARALLEL_BOOKINGS',
      at(massage, '', { startDate: '2026-05-07T14:30:00', resource: { id: staffIds.ines } }),
      at(slowMassage, '', { startDate: '2026-05-07T14:30:00' }),
    )
    expect(await refusal(named)).toEqual([409, 'SLOT_NOT_AVAILABLE'])
  })

  it('apart: they do not overlap, and may be at several places and on several days', async () => {
    const made = await make(
      'SEPARATE_BOOKINGS',
      at(massage, '09:00'),
      at(privateYoga, '11:00'),
      at(massage, '', { startDate: '2026-05-07T11:00:00' }),
    )
    expect(entitiesOf(made).map(({ bookedEntity }) => bookedEntity?.slot?.location?.id)).toEqual([
      locationIds.harbour,
      locationIds.hill,
      locationIds.harbour,
    ])
    expect(await refusal(make('SEPARATE_BOOKINGS', at(massage, '14:00'), at(consultation, '14:40')))).toEqual(
      unfit,
    )
    expect(
      entitiesOf(await make('SEPARATE_BOOKINGS', at(massage, '14:00'), at(consultation, '15:00'))),
    ).toHaveLength(2)
    // Each one begins at a time that is offered.
    expect(await refusal(make('SEPARATE_BOOKINGS', at(massage, '16:10'), at(consultation, '13:00')))).toEqual(
      [409, 'SLOT_NOT_AVAILABLE'],
    )
  })

  it('takes 2 to 8 appointments, and nothing else', async () => {
    const many = (size: number) =>
      together(
        Array.from({ length: size }, (_, index) => {
          const minutes = 20 * index
          return at(
            consultation,
            `${String(8 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
          )
        }),
      )
    expect(await refusal(many(1))).toEqual([['bookings', 'MIN_SIZE']])
    expect(entitiesOf(await many(8))).toHaveLength(8)
    expect(await refusal(many(9))).toEqual([['bookings', 'MAX_SIZE']])
    const eventId = await eveningSession(studio.visitor)
    expect(
      await refusal(
        together([at(massage, '14:00'), { ...at(massage, ''), bookedEntity: { slot: { eventId } } }]),
      ),
    ).toEqual([['bookings.1.bookedEntity.slot.eventId', 'FIELD_NOT_ALLOWED']])
    expect(
      await refusal(
        together([
          { ...at(massage, ''), bookedEntity: { schedule: { scheduleId: course } } },
          at(massage, '14:00'),
        ]),
      ),
    ).toEqual([['bookings.0.bookedEntity.schedule', 'FIELD_NOT_ALLOWED']])
  })
})

const harbour = { location: { id: locationIds.harbour, locationType: 'OWNER_BUSINESS' } } as const
const hill = { location: { id: locationIds.hill, locationType: 'OWNER_BUSINESS' } } as const

describe('a visit of which one service cannot be booked', () => {
  it('leaves nothing behind', async () => {
    await book(studio.otherVisitor, slotOf(massage, '2026-05-06T10:00:00', staffIds.ines))
    const before = studio.events.length
    await expect(visit()).rejects.toMatchObject({
      status: 409,
      code: 'SLOT_NOT_AVAILABLE',
      data: { alternatives: expect.any(Array) as unknown },
    })
    expect(await all()).toHaveLength(1)
    // The consultation is still free.
    await book(studio.otherVisitor, slotOf(consultation, '2026-05-06T09:00:00', staffIds.rui))
    expect(await all()).toHaveLength(2)
    expect(studio.events.slice(before + 1).map(({ slug }) => slug)).toEqual(['created'])
  })

  it('is told by the field of that booking', async () => {
    expect(
      await refusal(together([at(consultation, '09:00'), { ...at(massage, '09:20'), totalParticipants: 2 }])),
    ).toEqual([['bookings.1.totalParticipants', 'MAX']])
    expect(
      await refusal(together([at(consultation, '09:00'), at(massage, '09:20', { startDate: 'soon' })])),
    ).toEqual([['bookings.1.bookedEntity.slot.startDate', 'FORMAT']])
    expect(
      await refusal(together([at(consultation, '09:00'), at(massage, '09:20', { timezone: 'Nowhere' })])),
    ).toEqual([['bookings.1.bookedEntity.slot.timezone', 'FORMAT']])
    expect(
      await refusal(
        together([at(consultation, '09:00'), at(massage, '09:20', { resource: { id: staffIds.rui } })]),
      ),
    ).toEqual([404, 'RESOURCE_NOT_FOUND'])
  })

  it('is refused by the policy of a service, and by whoever may make no exception', async () => {
    studio.setClock('2026-05-06T06:00:01.000Z')
    expect(await refusal(visit())).toEqual([400, 'BOOKING_POLICY_VIOLATION'])
    const flowControlSettings = { skipAvailabilityValidation: true }
    expect(await refusal(visit({ flowControlSettings }))).toEqual([403, 'UNAUTHORIZED_OPERATION'])
    expect(await refusal(visit({ flowControlSettings }, studio.owner))).toEqual([
      400,
      'CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED',
    ])
  })

  it('never shares a place with a booking of somebody else, whoever is first', async () => {
    const single = () =>
      createBooking(studio.otherVisitor, {
        booking: at(massage, '09:00', { resource: { id: staffIds.ines } }),
      })
    for (const calls of [
      [() => visit(), single],
      [single, () => visit()],
    ]) {
      studio = openStudio()
      const answers = await Promise.allSettled(calls.map((call) => call()))
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    }
    studio = openStudio()
    const many = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? single() : visit())),
    )
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await all()).toHaveLength(2)
  })
})

describe('cancelling a visit', () => {
  const cancel = (multiServiceBookingId: string, more = {}, client: Client = studio.visitor) =>
    cancelMultiServiceBooking(client, { multiServiceBookingId, returnFullEntity: true, ...more })

  it('cancels every booking, tells of each and frees the places', async () => {
    const { id, bookings: made } = await visit()
    settle(made!.map(({ bookingId }) => bookingId!))
    studio.events.length = 0
    studio.mails.length = 0
    const canceled = await cancel(id)
    expect(entitiesOf(canceled).map(({ status }) => status)).toEqual(['CANCELED', 'CANCELED'])
    expect(studio.events.map(({ slug, entityId }) => [slug, entityId])).toEqual(
      made!.flatMap(({ bookingId }) => [
        ['updated', bookingId],
        ['canceled', bookingId],
      ]),
    )
    expect(studio.mails.map(({ subject }) => subject)).toEqual([
      'First consultation and Deep-tissue massage: your booking is cancelled',
    ])
    expect(await refusal(cancel(id))).toEqual([409, 'ALL_BOOKINGS_ARE_ALREADY_CANCELED'])
    expect(entitiesOf(await visit())).toHaveLength(2)
  })

  it('leaves alone what is over, and cancels none when a policy forbids it for one', async () => {
    const made = await together(
      [at(consultation, '13:00'), at(massage, '', { startDate: '2026-05-08T14:00:00' })],
      { multiServiceBookingType: 'SEPARATE_BOOKINGS' },
    )
    const [first, second] = entitiesOf(made)
    settle([first!.id, second!.id])
    // A day before the first of them it can be cancelled, a second later it cannot.
    studio.setClock('2026-05-05T12:00:01.000Z')
    expect(await refusal(cancel(made.id))).toEqual([400, 'BOOKING_POLICY_VIOLATION'])
    expect((await all()).map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED'])
    const flowControlSettings = { ignoreCancellationPolicy: true }
    expect(await refusal(cancel(made.id, { flowControlSettings }))).toEqual([403, 'UNAUTHORIZED_OPERATION'])
    await cancelBooking(studio.owner, {
      bookingId: first!.id,
      revision: (await all())[0]!.revision!,
      flowControlSettings,
    })
    expect(entitiesOf(await cancel(made.id)).map(({ revision }) => revision)).toEqual(['4', '4'])
  })

  it('belongs to whoever made it', async () => {
    const { id } = await visit()
    expect(await refusal(cancel(id, {}, studio.otherVisitor))).toEqual([
      404,
      'MULTI_SERVICE_BOOKING_NOT_FOUND',
    ])
    expect(entitiesOf(await cancel(id, {}, studio.owner))).toHaveLength(2)
  })
})

describe('a booking that was made together with others', () => {
  it('is neither canceled nor moved by itself, in sequence and in parallel', async () => {
    const code = [400, 'NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING']
    for (const made of [
      await visit(),
      await together([at(consultation, '11:00', harbour), at(massage, '11:00')], {
        multiServiceBookingType: 'PARALLEL_BOOKINGS',
      }),
    ]) {
      const [{ id: bookingId, revision = '' } = { id: '' }] = entitiesOf(made)
      for (const client of [studio.visitor, studio.owner])
        expect(await refusal(cancelBooking(client, { bookingId, revision }))).toEqual(code)
      expect(
        await refusal(
          rescheduleBooking(studio.owner, {
            bookingId,
            revision,
            slot: { serviceId: consultation, startDate: '2026-05-06T08:00:00Z' },
          }),
        ),
      ).toEqual(code)
    }
    const { items } = await queryExtendedBookings(studio.owner, {
      filter: { 'contactDetails.email': ana.email },
      withBookingAllowedActions: true,
    })
    expect(items).toHaveLength(4)
    expect(items.map(({ allowedActions }) => allowedActions)).toEqual(
      items.map(() => ({ cancel: false, reschedule: false })),
    )
  })

  it('is its own when they are apart', async () => {
    const made = await together([at(consultation, '09:00'), at(massage, '10:00')], {
      multiServiceBookingType: 'SEPARATE_BOOKINGS',
    })
    const [first, second] = entitiesOf(made)
    await cancelBooking(studio.visitor, { bookingId: first!.id, revision: first!.revision! })
    settle([second!.id])
    const { items } = await queryExtendedBookings(studio.visitor, {
      filter: { id: second!.id },
      withBookingAllowedActions: true,
    })
    expect(items[0]?.allowedActions).toEqual({ cancel: true, reschedule: true })
    const moved = await rescheduleBooking(studio.visitor, {
      bookingId: second!.id,
      revision: items[0]!.booking!.revision!,
      slot: { serviceId: massage, startDate: '2026-05-06T14:00:00', timezone: 'Europe/Lisbon' },
    })
    expect(moved.multiServiceBookingInfo).toEqual({ id: made.id, type: 'SEPARATE_BOOKINGS' })
  })
})

describe('moving a visit', () => {
  const move = async (
    id: string,
    times: readonly string[],
    more: object = {},
    slot: BookedSlot = {},
    client: Client = studio.visitor,
  ) => {
    const { multiServiceBooking } = await getMultiServiceBooking(studio.owner, { multiServiceBookingId: id })
    return rescheduleMultiServiceBooking(client, {
      multiServiceBookingId: id,
      rescheduleBookingsInfo: entitiesOf(multiServiceBooking).map(
        ({ id: bookingId, revision = '', bookedEntity }, index) => ({
          bookingId,
          revision,
          slot: {
            serviceId: bookedEntity?.slot?.serviceId ?? '',
            startDate: `2026-05-06T${times[index] ?? ''}:00`,
            timezone: 'Europe/Lisbon',
            ...slot,
          },
        }),
      ),
      returnFullEntity: true,
      ...more,
    })
  }

  it('moves every booking, also to where another of them was', async () => {
    const { id, bookings: made } = await together([at(massage, '09:00'), at(slowMassage, '10:15')])
    settle(made!.map(({ bookingId }) => bookingId!))
    studio.events.length = 0
    // Both are with Inês: the massage moves by half an hour, so that it takes the time of the slow one.
    const moved = await move(id, ['09:30', '10:45'])
    expect(entitiesOf(moved).map(({ startDate, status, revision }) => [startDate, status, revision])).toEqual(
      [
        [new Date('2026-05-06T08:30:00.000Z'), 'CONFIRMED', '4'],
        [new Date('2026-05-06T09:45:00.000Z'), 'CONFIRMED', '4'],
      ],
    )
    expect(studio.events.map(({ slug }) => slug)).toEqual([
      'updated',
      'rescheduled',
      'updated',
      'rescheduled',
    ])
    expect(studio.events[1]?.entity).toMatchObject({
      previousStatus: 'CONFIRMED',
      previousStartDate: new Date('2026-05-06T08:00:00.000Z'),
    })
  })

  it('moves none when one has no place, or the times do not go with the type', async () => {
    const { id, bookings: made } = await visit()
    settle(made!.map(({ bookingId }) => bookingId!))
    await book(studio.otherVisitor, slotOf(massage, '2026-05-06T11:30:00', staffIds.ines))
    const before = await all()
    await expect(move(id, ['10:20', '10:40'])).rejects.toMatchObject({
      status: 409,
      code: 'NO_OPEN_SPOTS',
      data: { alternatives: expect.any(Array) as unknown },
    })
    expect(await refusal(move(id, ['11:20', '09:00']))).toEqual([400, 'VALIDATION_FAILURE'])
    expect(await refusal(move(id, ['08:40', '09:10']))).toEqual([400, 'VALIDATION_FAILURE'])
    expect(await refusal(move(id, ['08:40', 'soon']))).toEqual([
      ['rescheduleBookingsInfo.1.slot.startDate', 'FORMAT'],
    ])
    expect(await refusal(move(id, ['08:40', '09:00'], {}, { serviceId: osteopathy }))).toEqual([
      ['rescheduleBookingsInfo.0.slot.serviceId', 'VALIDATION'],
    ])
    expect(await all()).toEqual(before)
  })

  it('stays at its place and with other people, when nobody is named', async () => {
    const made = await together([at(consultation, '10:00', harbour), at(consultation, '10:20')])
    settle(made.bookings!.map(({ bookingId }) => bookingId!))
    const moved = await move(made.id, ['11:00', '11:20'])
    expect(entitiesOf(moved).map(({ bookedEntity }) => bookedEntity?.slot?.location?.id)).toEqual([
      locationIds.harbour,
      locationIds.harbour,
    ])
  })

  it('names every booking that is not over, once, at its revision', async () => {
    const { id, bookings: made = [] } = await visit()
    settle(made.map(({ bookingId }) => bookingId!))
    const [first, second] = await all()
    const infoOf = ({ id: bookingId, revision = '', bookedEntity }: Booking) => ({
      bookingId,
      revision,
      slot: { ...bookedEntity?.slot },
    })
    const send = (...rescheduleBookingsInfo: ReturnType<typeof infoOf>[]) =>
      refusal(
        rescheduleMultiServiceBooking(studio.visitor, { multiServiceBookingId: id, rescheduleBookingsInfo }),
      )
    expect(await send()).toEqual([400, 'NOT_ALL_BOOKINGS_WERE_SENT'])
    expect(await send(infoOf(first!))).toEqual([400, 'NOT_ALL_BOOKINGS_WERE_SENT'])
    expect(await send(infoOf(first!), infoOf(first!))).toEqual([400, 'DUPLICATE_BOOKING_INFO'])
    expect(await send(infoOf(first!), { ...infoOf(second!), revision: '1' })).toEqual([
      409,
      'BOOKING_REVISION_MISMATCH',
    ])
    const other = await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'))
    expect(await send(infoOf(first!), infoOf(second!), infoOf(other))).toEqual([404, 'BOOKING_NOT_FOUND'])
    expect(await refusal(move(id, ['08:40', '09:00'], {}, {}, studio.otherVisitor))).toEqual([
      404,
      'MULTI_SERVICE_BOOKING_NOT_FOUND',
    ])
  })

  it('is refused by the policy, and before it is ordered', async () => {
    const { id, bookings: made = [] } = await visit()
    expect(await refusal(move(id, ['08:40', '09:00']))).toEqual([409, 'INVALID_BOOKING_STATUS'])
    settle(made.map(({ bookingId }) => bookingId!))
    studio.setClock('2026-05-05T08:00:01.000Z')
    expect(await refusal(move(id, ['08:40', '09:00']))).toEqual([400, 'BOOKING_POLICY_VIOLATION'])
    const moved = await move(
      id,
      ['08:40', '09:00'],
      { flowControlSettings: { ignoreReschedulePolicy: true } },
      {},
      studio.owner,
    )
    expect(entitiesOf(moved)).toHaveLength(2)
  })

  it('gives bookings in parallel to different people again', async () => {
    const onThursday = (time: string) => ({ startDate: `2026-05-07T${time}:00` })
    const made = await together(
      [at(massage, '', onThursday('11:30')), at(slowMassage, '', onThursday('11:30'))],
      { multiServiceBookingType: 'PARALLEL_BOOKINGS' },
    )
    settle(made.bookings!.map(({ bookingId }) => bookingId!))
    const moved = await move(made.id, [], {}, onThursday('14:30'))
    expect(
      entitiesOf(moved)
        .map(({ bookedEntity }) => bookedEntity?.slot?.resource?.id)
        .sort(),
    ).toEqual([staffIds.ines, staffIds.jonas].sort())
  })
})

describe('whether a visit can still be had', () => {
  const availability = (multiServiceBookingId: string, client: Client = studio.visitor) =>
    getMultiServiceBookingAvailability(client, { multiServiceBookingId })

  it('depends on the places of all its bookings, and on their policies', async () => {
    const { id, bookings: made = [] } = await visit()
    const expected = {
      bookable: true,
      totalCapacity: 1,
      remainingCapacity: 1,
      policyViolations: { tooEarlyToBook: false, tooLateToBook: false, bookOnlineDisabled: false },
      policySettings: { maxParticipantsPerBooking: 10 },
      multiServiceBookingInfo: made.map(({ bookingId }) => ({ bookingId })),
    }
    expect(await availability(id)).toEqual(expected)
    // The holds are over, and nobody else was there.
    studio.setClock('2026-05-04T08:00:00.000Z')
    expect(await availability(id)).toEqual(expected)
    studio.setClock('2026-05-06T06:00:01.000Z')
    expect(await availability(id)).toEqual({
      ...expected,
      bookable: false,
      policyViolations: { ...expected.policyViolations, tooLateToBook: true },
    })
    studio.setClock('2026-05-04T08:00:00.000Z')
    await book(studio.otherVisitor, slotOf(massage, '2026-05-06T10:00:00', staffIds.ines))
    expect(await availability(id)).toEqual({ ...expected, bookable: false, remainingCapacity: 0 })
    expect(await refusal(availability(id, studio.otherVisitor))).toEqual([
      404,
      'MULTI_SERVICE_BOOKING_NOT_FOUND',
    ])
  })

  it('is over when all its bookings are', async () => {
    const { id } = await visit()
    await cancelMultiServiceBooking(studio.visitor, { multiServiceBookingId: id })
    expect(await availability(id)).toMatchObject({ bookable: false, remainingCapacity: 0 })
  })
})
