import {
  type Booking,
  cancelBooking,
  confirmBooking,
  createBooking,
  type ContactDetails,
  type NewBookedEntity,
  type ParticipantChoices,
  queryExtendedBookings,
} from '@frontdesk/bookings'
import { type Client, isApplicationError } from '@frontdesk/core'
import { describe, expect, it } from 'vitest'
import { bookingCatalogProvider } from '../../src/bookings/index.ts'
import { services } from '../../src/bookings/services/service.ts'
import { staffIds } from '../../src/bookings/seed/studio.ts'
import {
  ana,
  book,
  consultation,
  course,
  eveningSession,
  massage,
  osteopathy,
  reference,
  slotOf,
  told,
} from './bookings.ts'
import { openStudio, type Studio } from './studio.ts'

describe('booking', () => {
  it('keeps the answers to fields of a form of each type', async () => {
    const { visitor, owner, events } = openStudio()
    const additionalFields = [
      { id: 'field-1', value: 'A sore shoulder', label: 'Where does it hurt?', valueType: 'SHORT_TEXT' },
      { id: 'field-2', value: 'Since May.\nAfter running.', valueType: 'LONG_TEXT' },
      { id: 'field-3', value: 'true', valueType: 'CHECK_BOX' },
    ] as const
    const slot = slotOf(massage, '2026-05-07T11:00:00')
    const booking = await book(visitor, slot, { additionalFields: [...additionalFields] })
    expect(booking.additionalFields).toEqual(additionalFields)
    const { items } = await queryExtendedBookings(owner, { filter: { id: booking.id } })
    expect(items[0]?.booking?.additionalFields).toEqual(additionalFields)
    expect(told(events)).toMatchObject([{ slug: 'created', entity: { additionalFields } }])
  })

  it('refuses a type of field that forms do not have', async () => {
    const { visitor } = openStudio()
    const additionalFields = [{ id: 'field-1', value: 'x', valueType: 'COLOUR' }]
    await expect(
      // @ts-expect-error there is no such type
      book(visitor, slotOf(massage, '2026-05-07T11:00:00'), { additionalFields }),
    ).rejects.toMatchObject({
      status: 400,
      violations: [
        {
          field: 'booking.additionalFields.0.valueType',
          violatedRule: 'INVALID_ENUM_VALUE',
          data: { allowedValues: ['SHORT_TEXT', 'LONG_TEXT', 'CHECK_BOX'] },
        },
      ],
    })
  })

  it('takes a time of an appointment and tells of it', async () => {
    const { visitor, events } = openStudio()
    const booking = await book(visitor, slotOf(massage, '2026-05-07T11:00:00'))
    const expected: Booking = {
      id: '00000000-0000-4000-8000-000000000002',
      bookedEntity: {
        title: 'Deep-tissue massage',
        slot: {
          serviceId: massage,
          scheduleId: '5e7a1ce0-0000-4000-8007-000000000001',
          startDate: '2026-05-07T10:00:00.000Z',
          endDate: '2026-05-07T11:00:00.000Z',
          timezone: 'Europe/Lisbon',
          resource: { id: staffIds.ines, name: 'Inês Carvalho' },
          location: {
            id: '5e7a1ce0-0000-4000-8004-000000000001',
            name: 'Harbour Studio, Alcântara',
            locationType: 'OWNER_BUSINESS',
            formattedAddress: 'Rua da Cozinha Económica 11, 1300-149 Lisboa, Portugal',
          },
        },
      },
      contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
      totalParticipants: 1,
      selectedPaymentOption: 'ONLINE',
      status: 'CREATED',
      paymentStatus: 'UNDEFINED',
      startDate: new Date('2026-05-07T10:00:00.000Z'),
      endDate: new Date('2026-05-07T11:00:00.000Z'),
      createdBy: { anonymousVisitorId: 'visitor-1' },
      doubleBooked: false,
      appId: '13d21c63-b5ec-5912-8397-c3a5ddb27a97',
      revision: '1',
      createdDate: new Date('2026-05-04T07:00:00.000Z'),
      updatedDate: new Date('2026-05-04T07:00:00.000Z'),
    }
    expect(booking).toEqual(expected)
    expect(told(events)).toEqual([
      {
        entityFqdn: 'wix.bookings.v2.booking',
        slug: 'created',
        entityId: booking.id,
        entity: expected,
      },
    ])
  })

  it('takes writable fields alone, in the booking and in its slot', async () => {
    const { visitor, events } = openStudio()
    const given = {
      bookedEntity: {
        slot: { serviceId: massage, startDate: '2026-05-07T10:00:00Z', foo: 1 },
        title: 'Forged',
      },
      contactDetails: { ...ana, admin: true },
      totalParticipants: 1,
      externalUserId: 'customer-7',
    }
    const plain = await book(
      visitor,
      { slot: { serviceId: massage, startDate: '2026-05-07T10:00:00Z' } },
      {
        externalUserId: 'customer-7',
      },
    )
    await cancelBooking(visitor, { bookingId: plain.id, revision: '1' })
    const booking = {
      ...given,
      id: 'forged',
      revision: '99',
      startDate: '2020-01-01T00:00:00Z',
      canceledDate: { a: 1 },
      doubleBooked: true,
      createdBy: { memberId: 'member-1' },
      createdByAppId: 'app-1',
      appId: 'app-1',
      formId: 'form-1',
      heldUntil: '2099-01-01T00:00:00Z',
      ordered: true,
      paymentDetails: { paid: true },
      waitingList: { place: 1 },
      evil: true,
    }
    const made = await createBooking(visitor, { booking: booking })
    expect(made).toEqual({ ...plain, id: made.id })
    expect(events.at(-1)).toMatchObject({ slug: 'created', entity: made })
    const confirmed = { ...given, status: 'CONFIRMED' as 'CREATED' }
    await expect(createBooking(visitor, { booking: confirmed })).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'booking.status', violatedRule: 'INVALID_ENUM_VALUE' }],
    })
  })

  it('is confirmed at once for the owner, and the customer is mailed unless the owner does not want it', async () => {
    for (const [participantNotification, subjects] of [
      [undefined, ['Deep-tissue massage: your booking is confirmed']],
      [{ notifyParticipants: false }, []],
      [{ notifyParticipants: true }, ['Deep-tissue massage: your booking is confirmed']],
    ] as const) {
      const { owner, events, mails } = openStudio()
      const booking = await createBooking(owner, {
        booking: {
          bookedEntity: slotOf(massage, '2026-05-07T11:00:00'),
          contactDetails: ana,
          totalParticipants: 1,
        },
        ...(participantNotification && { participantNotification }),
      })
      expect(booking).toMatchObject({
        status: 'CONFIRMED',
        createdBy: { wixUserId: 'owner' },
        revision: '2',
      })
      expect(events.map(({ slug }) => slug)).toEqual(['created', 'updated', 'confirmed'])
      expect(mails.map(({ subject }) => subject)).toEqual(subjects)
    }
  })

  it('keeps what is said of the slot, and refuses what contradicts the service', async () => {
    const { visitor } = openStudio()
    const { slot } = slotOf(massage, '2026-05-07T11:00:00', staffIds.ines)
    const staffType = '1cd44cf8-756f-41c3-bd90-3e2ffcaf1155'
    const bookSlot = (more: object, tags?: string[]): Promise<Booking> =>
      book(visitor, { slot: { ...slot, ...more }, ...(tags && { tags }) })
    for (const [more, field, violatedRule] of [
      [{ scheduleId: 'elsewhere' }, 'slot.scheduleId', 'VALIDATION'],
      [{ allDay: true }, 'slot.allDay', 'VALIDATION'],
      [{ endDate: '2026-05-07T13:00:00' }, 'slot.endDate', 'VALIDATION'],
      [
        { resourceSelections: [{ resourceTypeId: staffType }, { resourceTypeId: 'room' }] },
        'slot.resourceSelections.1.resourceTypeId',
        'VALIDATION',
      ],
      [
        { resource: {}, resourceSelections: [{ selectionMethod: 'SPECIFIC_RESOURCE' }] },
        'slot.resource.id',
        'REQUIRED_FIELD',
      ],
    ] as const)
      await expect(bookSlot(more)).rejects.toMatchObject({
        status: 400,
        violations: [{ field: `booking.bookedEntity.${field}`, violatedRule }],
      })
    for (const location of [
      { id: 'elsewhere' },
      { locationType: 'CUSTOM' },
      { locationType: 'OWNER_CUSTOM' },
    ])
      await expect(bookSlot({ location })).rejects.toMatchObject({ status: 409, code: 'SLOT_NOT_AVAILABLE' })
    const resourceSelections = [{ resourceTypeId: staffType, selectionMethod: 'SPECIFIC_RESOURCE' }]
    const booking = await bookSlot(
      {
        scheduleId: '5e7a1ce0-0000-4000-8007-000000000001',
        endDate: '2026-05-07T12:00:00',
        allDay: false,
        location: { id: '5e7a1ce0-0000-4000-8004-000000000001', locationType: 'OWNER_BUSINESS' },
        resourceSelections,
      },
      ['first'],
    )
    expect(booking.bookedEntity).toMatchObject({ tags: ['first'], slot: { resourceSelections } })
  })

  it('takes any of the lengths that a service has', async () => {
    const studio = openStudio()
    studio.state.unit(() => {
      const all = studio.state.in(services)
      const service = all.get(massage)
      if (service)
        all.put({
          ...service,
          schedule: { ...service.schedule, availabilityConstraints: { sessionDurations: [60, 90] } },
        })
    })
    const { slot } = slotOf(massage, '2026-05-07T11:00:00')
    const until = (endDate: string): Promise<Booking> => book(studio.visitor, { slot: { ...slot, endDate } })
    await expect(until('2026-05-07T12:15:00')).rejects.toMatchObject({
      status: 400,
      violations: [
        {
          field: 'booking.bookedEntity.slot.endDate',
          description: 'must be 60 or 90 minutes after startDate',
        },
      ],
    })
    const booking = await until('2026-05-07T12:30:00')
    expect(booking.endDate).toEqual(new Date('2026-05-07T11:30:00.000Z'))
  })

  it('cannot join a booking of several services', async () => {
    const booking = {
      bookedEntity: slotOf(massage, '2026-05-07T11:00:00'),
      contactDetails: ana,
      totalParticipants: 1,
      multiServiceBookingInfo: { id: 'package-1' },
    }
    const { visitor, events } = openStudio()
    await expect(createBooking(visitor, { booking })).rejects.toMatchObject({
      status: 400,
      code: 'CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO',
    })
    expect(events).toEqual([])
    const single = { ...booking, multiServiceBookingInfo: null }
    await expect(createBooking(visitor, { booking: single })).resolves.toMatchObject({ status: 'CREATED' })
  })

  it('gives the same time to each staff member once, then offers the nearest free ones', async () => {
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
      status: 409,
      code: 'NO_OPEN_SPOTS',
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

  it.each(['PRT', 'pt', 'P', ''])('is refused with a country code that is none: %j', async (countryCode) => {
    const contactDetails = { ...ana, countryCode }
    await expect(
      book(openStudio().visitor, slotOf(massage, '2026-05-07T11:00:00'), { contactDetails }),
    ).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'booking.contactDetails.countryCode', violatedRule: 'FORMAT' }],
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

describe('exceptions of the business', () => {
  const eleven = slotOf(massage, '2026-05-07T11:00:00', staffIds.ines)
  const createAs = (
    client: Client,
    bookedEntity: NewBookedEntity,
    flowControlSettings: object,
    more: object = {},
  ) =>
    createBooking(client, {
      booking: { bookedEntity, contactDetails: ana, totalParticipants: 1, ...more },
      flowControlSettings,
    })

  it.each([
    'skipAvailabilityValidation',
    'skipBusinessConfirmation',
    'skipSelectedPaymentOptionValidation',
    'skipAddOnValidation',
  ])('may not be made by a customer: %s', async (setting) => {
    const { visitor, owner, events } = openStudio()
    await expect(createAs(visitor, eleven, { [setting]: true })).rejects.toMatchObject({
      status: 403,
      code: 'UNAUTHORIZED_OPERATION',
      message: `Only the business may set flowControlSettings.${setting}`,
    })
    expect(events).toEqual([])
    await expect(createAs(visitor, eleven, { [setting]: false })).resolves.toMatchObject({
      status: 'CREATED',
    })
    const later = slotOf(massage, '2026-05-07T15:00:00', staffIds.ines)
    await expect(createAs(owner, later, { [setting]: true })).resolves.toMatchObject({ status: 'CONFIRMED' })
  })

  it('place an appointment at any time of a resource', async () => {
    const { visitor, owner } = openStudio()
    const skip = { skipAvailabilityValidation: true }
    await book(visitor, eleven)
    await expect(createAs(owner, eleven, {})).rejects.toMatchObject({ code: 'SLOT_NOT_AVAILABLE' })
    await expect(createAs(owner, slotOf(massage, '2026-05-07T11:00:00'), skip)).rejects.toMatchObject({
      status: 400,
      code: 'CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED',
    })
    expect((await createAs(owner, eleven, skip)).doubleBooked).toBe(true)

    const night = { slot: { ...slotOf(massage, '2026-05-09T23:00:00', staffIds.ines).slot } }
    await expect(createAs(owner, night, {})).rejects.toMatchObject({ code: 'SLOT_NOT_AVAILABLE' })
    const end = (endDate: string) => ({ slot: { ...night.slot, endDate } })
    await expect(createAs(owner, end('2026-05-09T23:00:00'), skip)).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'booking.bookedEntity.slot.endDate', description: 'must be after startDate' }],
    })
    const elsewhere = { slot: { ...night.slot, location: { id: 'elsewhere' } } }
    await expect(createAs(owner, elsewhere, skip)).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'booking.bookedEntity.slot.location.id', violatedRule: 'VALIDATION' }],
    })
    expect(await createAs(owner, end('2026-05-10T00:20:00'), skip)).toMatchObject({
      doubleBooked: false,
      startDate: new Date('2026-05-09T22:00:00.000Z'),
      endDate: new Date('2026-05-09T23:20:00.000Z'),
      bookedEntity: {
        slot: {
          resource: { id: staffIds.ines, name: 'Inês Carvalho' },
          location: { name: 'Harbour Studio, Alcântara' },
        },
      },
    })
    // It begins right after midnight, while the appointment of the day before goes on.
    const midnight = slotOf(massage, '2026-05-10T00:10:00', staffIds.ines)
    expect((await createAs(owner, midnight, skip)).doubleBooked).toBe(true)
  })

  it('add places to a session and to a course that are full', async () => {
    const { owner } = openStudio()
    const skip = { skipAvailabilityValidation: true }
    const session = { slot: { eventId: await eveningSession(owner) } }
    await book(owner, session, { totalParticipants: 7 })
    expect((await createAs(owner, session, skip)).doubleBooked).toBe(false)
    expect((await createAs(owner, session, skip)).doubleBooked).toBe(true)
    const schedule = { schedule: { scheduleId: course } }
    await book(owner, schedule, { totalParticipants: 11 })
    expect((await createAs(owner, schedule, skip)).doubleBooked).toBe(false)
    expect((await createAs(owner, schedule, skip)).doubleBooked).toBe(true)
  })

  it('take any way to pay', async () => {
    const { owner } = openStudio()
    const offline = { selectedPaymentOption: 'OFFLINE' }
    await expect(createAs(owner, eleven, {}, offline)).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILURE',
    })
    const skip = { skipSelectedPaymentOptionValidation: true }
    expect((await createAs(owner, eleven, skip, offline)).selectedPaymentOption).toBe('OFFLINE')
  })
})

describe('the contact of a booking', () => {
  const eleven = slotOf(massage, '2026-05-07T11:00:00')
  const createAs = (
    client: Client,
    formSubmission: Record<string, unknown> | undefined,
    contactDetails?: ContactDetails,
  ): Promise<Booking> =>
    createBooking(client, {
      booking: { bookedEntity: eleven, totalParticipants: 1, ...(contactDetails && { contactDetails }) },
      ...(formSubmission && { formSubmission }),
    })

  it('is read out of the booking form', async () => {
    const { visitor } = openStudio()
    const form = {
      first_name: 'Zoe',
      last_name: 'Reis',
      email: 'zoe@example.com',
      phone: '+351 1',
      notes: 'Knee',
    }
    const booking = await createAs(visitor, form)
    expect(booking.contactDetails).toEqual({
      firstName: 'Zoe',
      lastName: 'Reis',
      email: 'zoe@example.com',
      phone: '+351 1',
    })
    expect(booking.formSubmissionId).toMatch(/^00000000-0000-4000-8000-/)
    expect(booking).not.toHaveProperty('formSubmission')
  })

  it('is what the form says where both say something, but for the id of the contact', async () => {
    const { owner } = openStudio()
    const contactDetails = {
      contactId: 'contact-1',
      firstName: 'Ana',
      email: 'ana@example.com',
      countryCode: 'PT',
    }
    const form = { firstName: 'Zoe', lastName: 'Reis', contactId: 'contact-2', email: null }
    expect((await createAs(owner, form, contactDetails)).contactDetails).toEqual({
      contactId: 'contact-1',
      firstName: 'Zoe',
      lastName: 'Reis',
      email: 'ana@example.com',
      countryCode: 'PT',
    })
    expect(await createAs(owner, undefined, contactDetails)).not.toHaveProperty('formSubmissionId')
  })

  it('is refused by the field of the form or of the booking', async () => {
    const { visitor } = openStudio()
    for (const [form, fields] of [
      [{ first_name: 'Zoe', email: 'zoe' }, ['formSubmission.email']],
      [{ first_name: 5, email: 'zoe@example.com' }, ['formSubmission.first_name']],
      [{ firstName: 'Z'.repeat(101), email: 'zoe@example.com' }, ['formSubmission.firstName']],
      [{ notes: 'Knee' }, ['booking.contactDetails.email', 'booking.contactDetails.firstName']],
      [{ first_name: ' ', email: 'zoe@example.com' }, ['booking.contactDetails.firstName']],
    ] as const)
      await expect(createAs(visitor, form)).rejects.toMatchObject({
        status: 400,
        violations: fields.map((field) => ({ field })),
      })
  })

  it('names no other person of the business, unless the owner books', async () => {
    const studio = openStudio()
    const contactDetails = { ...ana, contactId: 'contact-1' }
    await expect(createAs(studio.visitor, undefined, contactDetails)).rejects.toMatchObject({
      status: 409,
      code: 'CONTACT_DETAILS_CONFLICT',
      data: { contactId: 'contact-1' },
    })
    await expect(createAs(studio.owner, undefined, contactDetails)).resolves.toMatchObject({ contactDetails })
  })
})

describe('the choices of a booking', () => {
  const eleven = slotOf(massage, '2026-05-07T11:00:00')
  const bookedAddOns = [
    { id: 'add-on-1', groupId: 'group-1', quantity: 2, durationInMinutes: 600, name: 'Oil' },
  ]

  it('hold no add-on that the service does not have, unless the owner skips the check', async () => {
    const { visitor, owner } = openStudio()
    await expect(book(visitor, eleven, { bookedAddOns })).rejects.toMatchObject({
      status: 404,
      code: 'ADD_ON_NOT_FOUND',
      data: { id: 'add-on-1' },
    })
    await expect(book(visitor, eleven, { bookedAddOns: [] })).resolves.toMatchObject({ status: 'CREATED' })
    const booking = await createBooking(owner, {
      booking: { bookedEntity: eleven, contactDetails: ana, totalParticipants: 1, bookedAddOns },
      flowControlSettings: { skipAddOnValidation: true },
    })
    expect(booking.bookedAddOns).toEqual([{ id: 'add-on-1', groupId: 'group-1', quantity: 2 }])
  })

  it('hold no option that the service does not have', async () => {
    const { visitor } = openStudio()
    const bookFor = (serviceChoices: NonNullable<ParticipantChoices['serviceChoices']>): Promise<Booking> =>
      createBooking(visitor, {
        booking: { bookedEntity: eleven, contactDetails: ana, participantsChoices: { serviceChoices } },
      })
    const choices = [{ optionId: 'nobody', choiceId: 'nothing' }]
    await expect(bookFor([{ numberOfParticipants: 1 }, { choices }])).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_SERVICE_CHOICES',
      data: { choices },
    })
    await expect(bookFor([{ choices: [] }])).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'booking.participantsChoices', violatedRule: 'MIN' }],
    })
    const booking = await bookFor([{ numberOfParticipants: 1, choices: [] }])
    expect(booking.participantsChoices).toEqual({
      serviceChoices: [{ numberOfParticipants: 1, choices: [] }],
    })
  })
})

describe('the payment of a booking', () => {
  const at = (service: string) => slotOf(service, '2026-05-07T11:00:00')
  const withDeposit = (studio: Studio, online = true): void =>
    studio.state.unit(() => {
      const all = studio.state.in(services)
      const service = all.get(massage)
      if (service)
        all.put({
          ...service,
          payment: {
            rateType: 'FIXED',
            fixed: { price: { value: '72', currency: 'EUR' }, deposit: { value: '20', currency: 'EUR' } },
            options: { online, inPerson: true, deposit: true },
          },
        })
    })

  it.each([
    [massage, undefined, 'ONLINE'],
    [massage, 'UNDEFINED', 'ONLINE'],
    [massage, 'FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_ONLINE'],
    [consultation, undefined, 'OFFLINE'],
    [osteopathy, 'FULL_PAYMENT_OFFLINE', 'FULL_PAYMENT_OFFLINE'],
    [osteopathy, 'OFFLINE', 'OFFLINE'],
  ] as const)('of %s with %s is %s', async (service, selectedPaymentOption, expected) => {
    const booking = await book(openStudio().visitor, at(service), {
      ...(selectedPaymentOption && { selectedPaymentOption }),
    })
    expect(booking.selectedPaymentOption).toBe(expected)
    expect(booking).not.toHaveProperty('depositSelected')
  })

  it.each([
    [massage, 'OFFLINE', ['ONLINE', 'FULL_PAYMENT_ONLINE']],
    [massage, 'DEPOSIT_ONLINE', ['ONLINE', 'FULL_PAYMENT_ONLINE']],
    [massage, 'MEMBERSHIP', ['ONLINE', 'FULL_PAYMENT_ONLINE']],
    [consultation, 'ONLINE', ['OFFLINE', 'FULL_PAYMENT_OFFLINE']],
    [osteopathy, 'MEMBERSHIP_OFFLINE', ['ONLINE', 'FULL_PAYMENT_ONLINE', 'OFFLINE', 'FULL_PAYMENT_OFFLINE']],
  ] as const)('of %s is not %s', async (service, selectedPaymentOption, allowed) => {
    await expect(book(openStudio().visitor, at(service), { selectedPaymentOption })).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILURE',
      message: `This service cannot be paid with ${selectedPaymentOption}`,
      data: { allowed },
    })
  })

  it('is a deposit where the service takes one', async () => {
    const { visitor, ...studio } = openStudio()
    await expect(book(visitor, at(massage), { depositSelected: true })).rejects.toMatchObject({
      status: 400,
      violations: [
        { field: 'booking.depositSelected', description: 'must be false: the service takes no deposit' },
      ],
    })
    withDeposit({ visitor, ...studio })
    await expect(
      book(visitor, at(massage), { depositSelected: true, selectedPaymentOption: 'OFFLINE' }),
    ).rejects.toMatchObject({
      status: 400,
      violations: [
        {
          field: 'booking.depositSelected',
          description: 'must be false with OFFLINE: a deposit is paid online',
        },
      ],
    })
    for (const more of [{ selectedPaymentOption: 'DEPOSIT_ONLINE' }, { depositSelected: true }] as const) {
      const { id, depositSelected } = await book(visitor, at(massage), more)
      expect(depositSelected).toBe(true)
      await cancelBooking(visitor, { bookingId: id, revision: '1' })
    }
    const full = await book(visitor, at(massage), { depositSelected: false })
    expect([full.selectedPaymentOption, full.depositSelected]).toEqual(['ONLINE', false])
  })

  it('is the deposit alone where the service does not take the full price online', async () => {
    const studio = openStudio()
    const { visitor } = studio
    withDeposit(studio)
    const booked = async (more: Parameters<typeof book>[2]) => {
      const { id, selectedPaymentOption, depositSelected } = await book(visitor, at(massage), more)
      await cancelBooking(visitor, { bookingId: id, revision: '1' })
      return [selectedPaymentOption, depositSelected]
    }
    expect(await booked({})).toEqual(['ONLINE', undefined])
    studio.run({ kind: 'owner' }, ({ state }) => {
      const service = state.in(services).get(massage)!
      const fixed = { ...service.payment?.fixed, fullUpfrontPaymentAllowed: false }
      state.in(services).put({ ...service, payment: { ...service.payment, fixed } })
    })
    expect(await booked({})).toEqual(['ONLINE', true])
    expect(await booked({ selectedPaymentOption: 'DEPOSIT_ONLINE' })).toEqual(['DEPOSIT_ONLINE', true])
    expect(await booked({ selectedPaymentOption: 'OFFLINE' })).toEqual(['OFFLINE', undefined])
    await expect(
      book(visitor, at(massage), { selectedPaymentOption: 'FULL_PAYMENT_ONLINE' }),
    ).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILURE',
      data: { allowed: ['ONLINE', 'DEPOSIT_ONLINE', 'OFFLINE', 'FULL_PAYMENT_OFFLINE'] },
    })
    await expect(book(visitor, at(massage), { depositSelected: false })).rejects.toMatchObject({
      status: 400,
      violations: [
        {
          field: 'booking.depositSelected',
          description: 'must not be false: online this service takes its deposit and nothing else',
          violatedRule: 'VALIDATION',
        },
      ],
    })
  })

  it('is the full price anyway when the owner skips the check', async () => {
    const studio = openStudio()
    withDeposit(studio)
    studio.run({ kind: 'owner' }, ({ state }) => {
      const service = state.in(services).get(massage)!
      const fixed = { ...service.payment?.fixed, fullUpfrontPaymentAllowed: false }
      state.in(services).put({ ...service, payment: { ...service.payment, fixed } })
    })
    const { selectedPaymentOption, depositSelected } = await createBooking(studio.owner, {
      booking: {
        bookedEntity: at(massage),
        contactDetails: ana,
        totalParticipants: 1,
        selectedPaymentOption: 'FULL_PAYMENT_ONLINE',
        depositSelected: false,
      },
      flowControlSettings: { skipSelectedPaymentOptionValidation: true },
    })
    expect([selectedPaymentOption, depositSelected]).toEqual(['FULL_PAYMENT_ONLINE', false])
  })

  it('is refused when it is a deposit by one field and none by the other', async () => {
    const studio = openStudio()
    withDeposit(studio)
    const more = { selectedPaymentOption: 'DEPOSIT_ONLINE', depositSelected: false } as const
    await expect(book(studio.visitor, at(massage), more)).rejects.toMatchObject({
      status: 400,
      violations: [
        {
          field: 'booking.depositSelected',
          description: 'must not be false with DEPOSIT_ONLINE',
          violatedRule: 'VALIDATION',
        },
      ],
    })
  })

  it('is not a deposit where nothing is paid online', async () => {
    const studio = openStudio()
    withDeposit(studio, false)
    await expect(
      book(studio.visitor, at(massage), { selectedPaymentOption: 'DEPOSIT_ONLINE' }),
    ).rejects.toMatchObject({ status: 400, code: 'VALIDATION_FAILURE' })
  })
})
