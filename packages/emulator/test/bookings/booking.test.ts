import {
  type Booking,
  type BookedEntity,
  cancelBooking,
  confirmBooking,
  createBooking,
  type CreateBookingInput,
  declineBooking,
  getService,
  listEventTimeSlots,
  queryExtendedBookings,
  queryServiceCategories,
  queryServiceLocations,
  queryServices,
} from '@frontdesk/bookings'
import { type Client, isApplicationError } from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import { bookingCatalogProvider, bookingsMedia, transferBookings } from '../../src/bookings/index.ts'
import { offer, scheduleId, serviceId, staffIds } from '../../src/bookings/studio.ts'
import { openStudio } from './studio.ts'

const numberOf = (slug: string): number => offer.findIndex((entry) => entry.slug === slug) + 1
const massage = serviceId(numberOf('deep-tissue-massage'))
const consultation = serviceId(numberOf('first-consultation'))
const osteopathy = serviceId(numberOf('osteopathy'))
const reformer = serviceId(numberOf('reformer-pilates'))
const course = scheduleId(numberOf('first-steps-in-yoga'))

const ana = { firstName: 'Ana', email: 'ana@example.com' }
const slotOf = (service: string, startDate: string, resource?: string): BookedEntity => ({
  slot: {
    serviceId: service,
    startDate,
    timezone: 'Europe/Lisbon',
    ...(resource && { resource: { id: resource } }),
  },
})
const book = (
  client: Client,
  bookedEntity: BookedEntity,
  more: Partial<CreateBookingInput['booking']> = {},
): Promise<Booking> =>
  createBooking(client, { booking: { bookedEntity, contactDetails: ana, totalParticipants: 1, ...more } })
const reference = (booking: Booking) => ({ catalogItemId: booking.id, appId: bookingCatalogProvider.appId })

/** The Tuesday evening on the reformer, three weeks ahead. */
const eveningSession = async (client: Client): Promise<string> => {
  const { items } = await listEventTimeSlots(client, {
    serviceIds: [reformer],
    fromLocalDate: '2026-05-26T18:00:00',
    toLocalDate: '2026-05-26T23:00:00',
  })
  return items[0]?.eventInfo?.eventId ?? ''
}

describe('services', () => {
  it('are found, with details that are asked for', async () => {
    const { visitor } = openStudio()
    const page = await queryServices(visitor, { filter: { type: 'CLASS' }, sort: [{ fieldName: 'name' }] })
    expect(page.items.map(({ name }) => name)).toEqual([
      'Mobility lunch',
      'Reformer Pilates',
      'Vinyasa flow',
      'Yin and breath',
    ])
    const service = await getService(visitor, {
      serviceId: massage,
      conditionalFields: ['STAFF_MEMBER_DETAILS'],
    })
    expect(service.staffMemberDetails?.staffMembers?.map(({ name }) => name)).toEqual([
      'Inês Carvalho',
      'Jonas Lindqvist',
    ])
    expect(service.media?.mainMedia?.image).toMatchObject({ id: 'frontdesk-massage.svg', width: 1200 })
    await expect(getService(visitor, { serviceId: 'nobody' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      status: 404,
    })
    await expect(queryServices(visitor, { filter: { colour: 'red' } as object })).rejects.toMatchObject({
      violations: [{ field: 'query.filter.colour' }],
    })
  })

  it('have categories, locations and pictures', async () => {
    const { visitor } = openStudio()
    const categories = await queryServiceCategories(visitor, { filter: { services: { type: 'COURSE' } } })
    expect(categories.map(({ name }) => name)).toEqual(['Getting started'])
    const { businessLocations, customLocations } = await queryServiceLocations(visitor, {})
    expect(businessLocations?.locations).toHaveLength(2)
    expect(customLocations).toEqual({ exists: false })
    const { items } = await queryServices(visitor, {})
    for (const { media } of items)
      expect(bookingsMedia[media?.mainMedia?.image?.id ?? '']).toMatch(/^<svg .*<\/svg>$/s)
  })
})

describe('booking', () => {
  it('takes a time of an appointment and tells of it', async () => {
    const { visitor, events } = openStudio()
    const booking = await book(visitor, slotOf(massage, '2026-05-07T11:00:00'))
    expect(booking).toMatchObject({
      status: 'CREATED',
      paymentStatus: 'UNDEFINED',
      selectedPaymentOption: 'ONLINE',
      revision: '1',
      startDate: new Date('2026-05-07T10:00:00.000Z'),
      endDate: new Date('2026-05-07T11:00:00.000Z'),
      createdBy: { anonymousVisitorId: 'visitor-1' },
      bookedEntity: {
        slot: { resource: { id: staffIds.ines }, location: { locationType: 'OWNER_BUSINESS' } },
      },
    })
    expect(events.map(({ slug }) => slug)).toEqual(['created'])
  })

  it('gives the same time to each member of staff once, then offers the nearest free ones', async () => {
    const { visitor } = openStudio()
    const first = await book(visitor, slotOf(massage, '2026-05-07T11:00:00'))
    const second = await book(visitor, slotOf(massage, '2026-05-07T11:00:00'))
    expect([first, second].map(({ bookedEntity }) => bookedEntity?.slot?.resource?.id)).toEqual([
      staffIds.ines,
      staffIds.jonas,
    ])
    const third = await book(visitor, slotOf(massage, '2026-05-07T11:00:00')).catch((error: unknown) => error)
    expect(third).toMatchObject({ code: 'SLOT_NOT_AVAILABLE', status: 409 })
    expect(isApplicationError(third) && third.data['alternatives']).toMatchObject([
      { localStartDate: '2026-05-07T12:30:00', bookable: true },
      { localStartDate: '2026-05-07T13:00:00' },
      { localStartDate: '2026-05-07T13:30:00' },
    ])
  })

  it('gives the last place of a class once, however many ask at the same time', async () => {
    const { visitor, otherVisitor, owner } = openStudio()
    const eventId = await eveningSession(visitor)
    await book(owner, { slot: { eventId } }, { totalParticipants: 7 })
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        book(index % 2 ? visitor : otherVisitor, { slot: { eventId } }),
      ),
    )
    const lost = results.filter((result) => result.status === 'rejected')
    expect(results).toHaveLength(lost.length + 1)
    for (const { reason } of lost)
      expect(reason).toMatchObject({ code: 'SESSION_CAPACITY_EXCEEDED', status: 409 })
  })

  it('gives a time of an appointment once, however many ask at the same time', async () => {
    const { visitor } = openStudio()
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => book(visitor, slotOf(massage, '2026-05-07T11:00:00', staffIds.ines))),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('holds a place for a quarter of an hour', async () => {
    const studio = openStudio('2026-05-04T07:00:00.000Z')
    const entity = slotOf(massage, '2026-05-07T11:00:00', staffIds.ines)
    const held = await book(studio.visitor, entity)
    studio.setClock('2026-05-04T07:14:59.000Z')
    await expect(book(studio.otherVisitor, entity)).rejects.toMatchObject({ code: 'SLOT_NOT_AVAILABLE' })
    studio.setClock('2026-05-04T07:15:00.000Z')
    await book(studio.otherVisitor, entity)
    const claim = () =>
      studio.run({ kind: 'visitor', visitorId: 'visitor-1' }, (context) =>
        bookingCatalogProvider.claim(context, reference(held), 1),
      )
    expect(claim).toThrow('taken')
    await expect(confirmBooking(studio.owner, { bookingId: held.id, revision: '1' })).rejects.toMatchObject({
      code: 'SLOT_NOT_AVAILABLE',
    })
  })

  it('takes places in a course until it is full', async () => {
    const { visitor, owner } = openStudio()
    const entity = { schedule: { scheduleId: course } }
    const booking = await book(visitor, entity, { totalParticipants: 2 })
    expect(booking.bookedEntity?.schedule).toMatchObject({ scheduleId: course, timezone: 'Europe/Lisbon' })
    await book(owner, entity, { totalParticipants: 9 })
    await expect(book(visitor, entity, { totalParticipants: 2 })).rejects.toMatchObject({
      code: 'SCHEDULE_CAPACITY_EXCEEDED',
      data: { remainingCapacity: 1 },
    })
    await expect(book(visitor, { schedule: { scheduleId: 'nobody' } })).rejects.toMatchObject({
      code: 'SCHEDULE_NOT_FOUND',
    })
  })

  it('is refused with the name of the field', async () => {
    const { visitor } = openStudio()
    const entity = slotOf(massage, '2026-05-07T11:00:00')
    const both = { ...entity, schedule: { scheduleId: course } }
    await expect(book(visitor, entity, { totalParticipants: -1 })).rejects.toMatchObject({
      violations: [{ field: 'booking.totalParticipants', violatedRule: 'MIN' }],
    })
    await expect(book(visitor, entity, { totalParticipants: 2 })).rejects.toMatchObject({
      violations: [{ field: 'booking.totalParticipants', violatedRule: 'MAX' }],
    })
    await expect(
      createBooking(visitor, { booking: { bookedEntity: entity, contactDetails: ana } }),
    ).rejects.toMatchObject({
      violations: [{ field: 'booking.totalParticipants', violatedRule: 'REQUIRED_ONE_OF_FIELD' }],
    })
    await expect(book(visitor, {})).rejects.toMatchObject({ violations: [{ field: 'booking.bookedEntity' }] })
    await expect(book(visitor, both)).rejects.toMatchObject({
      violations: [{ field: 'booking.bookedEntity' }],
    })
    await expect(book(visitor, entity, { contactDetails: {} })).rejects.toMatchObject({
      violations: [{ field: 'booking.contactDetails.email' }, { field: 'booking.contactDetails.firstName' }],
    })
    await expect(book(visitor, slotOf(massage, 'tomorrow'))).rejects.toMatchObject({
      violations: [{ field: 'booking.bookedEntity.slot.startDate', violatedRule: 'FORMAT' }],
    })
  })

  it.each(['2026-06-31T10:00:00', '2026-06-31T10:00:00Z', '2026-06-31T11:00:00+01:00'])(
    'is not booked for another day than %s, which there is not',
    async (start) => {
      await expect(book(openStudio().visitor, slotOf(massage, start))).rejects.toMatchObject({
        violations: [{ field: 'booking.bookedEntity.slot.startDate', violatedRule: 'FORMAT' }],
      })
    },
  )

  it('is declined at a place where it is not given, and nobody is said to have been faster', async () => {
    const { slot } = slotOf(massage, '2026-05-07T11:00:00')
    await expect(
      book(openStudio().visitor, { slot: { ...slot, location: { id: 'elsewhere' } } }),
    ).rejects.toMatchObject({
      code: 'SLOT_NOT_AVAILABLE',
      message: '"Deep-tissue massage" is not given at this place then',
      data: { alternatives: { length: 3 } },
    })
  })

  it('is declined in the last hours of the last year that four digits can say', async () => {
    await expect(book(openStudio().visitor, slotOf(massage, '9999-12-31T23:59:59'))).rejects.toMatchObject({
      code: 'SLOT_NOT_AVAILABLE',
      data: { alternatives: [] },
    })
  })

  it('is declined for what does not exist or is not allowed', async () => {
    const { visitor } = openStudio()
    const entity = slotOf(massage, '2026-05-07T11:00:00')
    await expect(book(visitor, { slot: { eventId: 'x'.repeat(40) } })).rejects.toMatchObject({
      code: 'SESSION_NOT_FOUND',
    })
    await expect(book(visitor, slotOf('nobody', '2026-05-07T11:00:00'))).rejects.toMatchObject({
      code: 'SLOT_NOT_AVAILABLE',
    })
    await expect(book(visitor, slotOf(massage, '2026-05-07T11:10:00'))).rejects.toMatchObject({
      code: 'SLOT_NOT_AVAILABLE',
    })
    await expect(book(visitor, slotOf(massage, '2026-05-07T11:00:00', staffIds.rui))).rejects.toMatchObject({
      code: 'RESOURCE_NOT_FOUND',
    })
    await expect(book(visitor, slotOf(massage, '2026-07-30T11:00:00'))).rejects.toMatchObject({
      code: 'BOOKING_POLICY_VIOLATION',
      data: { tooEarlyToBook: true },
    })
    await expect(book(visitor, entity, { selectedPaymentOption: 'OFFLINE' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILURE',
    })
    const eventId = await eveningSession(visitor)
    await expect(book(visitor, { slot: { eventId } }, { totalParticipants: 5 })).rejects.toMatchObject({
      code: 'BOOKING_POLICY_VIOLATION',
      data: { maxParticipantsPerBooking: 4 },
    })
  })
})

describe('ordering a booking', () => {
  const visitor = { kind: 'visitor', visitorId: 'visitor-1' } as const

  it('confirms it once it is paid', async () => {
    const studio = openStudio()
    const eventId = await eveningSession(studio.visitor)
    const booking = await book(studio.visitor, { slot: { eventId } }, { totalParticipants: 3 })
    const item = studio.run(visitor, (context) => bookingCatalogProvider.find(context, reference(booking)))
    expect(item).toMatchObject({
      name: 'Reformer Pilates',
      price: '66.00',
      itemType: 'SERVICE',
      paymentOption: 'FULL_PAYMENT_ONLINE',
    })
    expect(item?.descriptionLines?.[0]?.text).toMatch(/26 May 2026 .* 19:00 \(Lisbon, GMT\+1\)$/)
    studio.run(visitor, (context) => bookingCatalogProvider.claim(context, reference(booking), 1))
    studio.run(visitor, (context) =>
      bookingCatalogProvider.paymentChanged?.(context, reference(booking), 'PAID', 'order-1'),
    )
    const [found] = (await queryExtendedBookings(studio.visitor, {})).items
    expect(found?.booking).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID', revision: '3' })
    expect(studio.events.map(({ slug }) => slug)).toEqual(['created', 'updated', 'updated', 'confirmed'])
  })

  it('is cancelled by the rules once it is ordered, also while its payment is pending', async () => {
    const studio = openStudio()
    const booking = await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'))
    const visitor = { kind: 'visitor', visitorId: 'visitor-1' } as const
    studio.run(visitor, (context) => bookingCatalogProvider.claim(context, reference(booking), 1))
    studio.setClock('2026-05-06T12:00:00.000Z')
    const [found] = (await queryExtendedBookings(studio.visitor, { withBookingAllowedActions: true })).items
    expect(found).toMatchObject({ booking: { status: 'CREATED' }, allowedActions: { cancel: false } })
    await expect(
      cancelBooking(studio.visitor, { bookingId: booking.id, revision: '2' }),
    ).rejects.toMatchObject({ code: 'BOOKING_POLICY_VIOLATION', data: { cancellationNotAllowed: true } })
  })

  it('confirms at once what is free, and leaves to the business what it wants to approve', async () => {
    const studio = openStudio()
    const free = await book(studio.visitor, slotOf(consultation, '2026-05-07T09:00:00'))
    const asked = await book(studio.visitor, slotOf(osteopathy, '2026-05-07T10:00:00'), {
      selectedPaymentOption: 'OFFLINE',
    })
    for (const booking of [free, asked])
      studio.run(visitor, (context) => bookingCatalogProvider.claim(context, reference(booking), 1))
    const { items } = await queryExtendedBookings(studio.visitor, { sort: [{ fieldName: 'startDate' }] })
    expect(items.map(({ booking }) => [booking?.status, booking?.paymentStatus])).toEqual([
      ['CONFIRMED', 'EXEMPT'],
      ['PENDING', 'NOT_PAID'],
    ])
    const pending = items[1]?.booking
    const confirmed = await confirmBooking(studio.owner, {
      bookingId: asked.id,
      revision: pending?.revision ?? '',
    })
    expect(confirmed.status).toBe('CONFIRMED')
    expect(studio.mails).toMatchObject([
      { to: 'ana@example.com', subject: 'Osteopathy session: your booking is confirmed' },
    ])
  })

  it('keeps the place while the order is open and frees it when the order is over', async () => {
    const studio = openStudio()
    const entity = slotOf(massage, '2026-05-07T11:00:00', staffIds.ines)
    const booking = await book(studio.visitor, entity)
    studio.run(visitor, (context) => bookingCatalogProvider.claim(context, reference(booking), 1))
    studio.setClock('2026-05-05T07:00:00.000Z')
    await expect(book(studio.otherVisitor, entity)).rejects.toMatchObject({ code: 'SLOT_NOT_AVAILABLE' })
    studio.run(visitor, (context) => bookingCatalogProvider.release(context, reference(booking), 1))
    await book(studio.otherVisitor, entity)
    const [found] = (await queryExtendedBookings(studio.visitor, {})).items
    expect(found?.booking?.status).toBe('CANCELED')
  })

  it('sells a booking only to whoever made it', async () => {
    const studio = openStudio()
    const booking = await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'))
    const stranger = { kind: 'visitor', visitorId: 'visitor-2' } as const
    expect(
      studio.run(stranger, (context) => bookingCatalogProvider.find(context, reference(booking))),
    ).toBeUndefined()
  })
})

describe('my bookings', () => {
  it('are mine alone, and go with me when I log in', async () => {
    const studio = openStudio()
    const booking = await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'))
    expect((await queryExtendedBookings(studio.otherVisitor, {})).items).toEqual([])
    await expect(
      cancelBooking(studio.otherVisitor, { bookingId: booking.id, revision: '1' }),
    ).rejects.toMatchObject({
      code: 'BOOKING_NOT_FOUND',
      status: 404,
    })
    studio.run({ kind: 'owner' }, (context) => transferBookings(context, 'visitor-1', 'member-1'))
    expect((await queryExtendedBookings(studio.visitor, {})).items).toEqual([])
    const all = await queryExtendedBookings(studio.owner, { filter: { 'createdBy.memberId': 'member-1' } })
    expect(all.items.map((item) => item.booking?.id)).toEqual([booking.id])
  })

  it('can be filtered by state and time', async () => {
    const { visitor } = openStudio()
    await book(visitor, slotOf(massage, '2026-05-07T11:00:00'))
    const later = await book(visitor, slotOf(massage, '2026-05-14T11:00:00'))
    const { items } = await queryExtendedBookings(visitor, {
      filter: { status: 'CREATED', startDate: { $gte: new Date('2026-05-10T00:00:00.000Z') } },
      withBookingAllowedActions: true,
    })
    expect(items.map((item) => item.booking?.id)).toEqual([later.id])
    expect(items[0]?.allowedActions).toEqual({ cancel: true, reschedule: false })
  })
})

describe('cancelling', () => {
  it('frees the place and counts the revision up', async () => {
    const studio = openStudio()
    const entity = slotOf(massage, '2026-05-07T11:00:00', staffIds.ines)
    const booking = await book(studio.visitor, entity)
    await expect(
      cancelBooking(studio.visitor, { bookingId: booking.id, revision: '7' }),
    ).rejects.toMatchObject({
      code: 'BOOKING_REVISION_MISMATCH',
      status: 409,
    })
    const canceled = await cancelBooking(studio.visitor, { bookingId: booking.id, revision: '1' })
    expect(canceled).toMatchObject({
      status: 'CANCELED',
      revision: '2',
      canceledDate: new Date('2026-05-04T07:00:00.000Z'),
    })
    expect(studio.events.at(-1)).toMatchObject({ slug: 'canceled', entity: { previousStatus: 'CREATED' } })
    await book(studio.otherVisitor, entity)
    await expect(
      cancelBooking(studio.visitor, { bookingId: booking.id, revision: '2' }),
    ).rejects.toMatchObject({
      code: 'INVALID_BOOKING_STATUS',
    })
  })

  it('is refused to a customer when it is too late, not to the owner', async () => {
    const studio = openStudio()
    const { id } = await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'))
    const { revision = '' } = await confirmBooking(studio.owner, { bookingId: id, revision: '1' })
    studio.setClock('2026-05-06T10:00:01.000Z')
    await expect(cancelBooking(studio.visitor, { bookingId: id, revision })).rejects.toMatchObject({
      code: 'BOOKING_POLICY_VIOLATION',
    })
    const { items } = await queryExtendedBookings(studio.visitor, { withBookingAllowedActions: true })
    expect(items[0]?.allowedActions?.cancel).toBe(false)
    const canceled = await cancelBooking(studio.owner, {
      bookingId: id,
      revision,
      flowControlSettings: { ignoreCancellationPolicy: true },
    })
    expect(canceled.status).toBe('CANCELED')
  })

  it('leaves decisions to the owner', async () => {
    const studio = openStudio()
    const { id } = await book(studio.visitor, slotOf(massage, '2026-05-07T11:00:00'))
    await expect(confirmBooking(studio.visitor, { bookingId: id, revision: '1' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      status: 403,
    })
    const declined = await declineBooking(studio.owner, { bookingId: id, revision: '1' })
    expect(declined.status).toBe('DECLINED')
    expect(studio.events.at(-1)?.slug).toBe('declined')
  })
})
