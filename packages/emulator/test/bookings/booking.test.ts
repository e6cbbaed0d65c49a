import {
  type Booking,
  cancelBooking,
  confirmBooking,
  createBooking,
  declineBooking,
  getService,
  queryExtendedBookings,
  queryServiceCategories,
  queryServiceLocations,
  queryServices,
} from '@frontdesk/bookings'
import { describe, expect, it } from 'vitest'
import { bookings, bookingTransitions } from '../../src/bookings/booking/booking-entity.ts'
import { bookingsMedia, remindOfBookings } from '../../src/bookings/index.ts'
import { staffIds } from '../../src/bookings/seed/studio.ts'
import { ana, book, massage, slotOf, told, wordsOf } from './bookings.ts'
import { openStudio, type Studio } from './studio.ts'

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

const eleven = slotOf(massage, '2026-05-07T11:00:00', staffIds.ines)
const initiatedBy = { wixUserId: 'owner' }
const goodbye = { notifyParticipants: true, message: 'See you soon', metadata: { tone: 'warm' } }

/** The events that a call told, as the platform would: the change first, then the action. */
const changeAndAction = (
  slug: string,
  booking: Booking,
  modifiedFields: object,
  details: object,
): object[] => [
  {
    entityFqdn: 'wix.bookings.v2.booking',
    slug: 'updated',
    entityId: booking.id,
    entity: booking,
    modifiedFields,
  },
  {
    entityFqdn: 'wix.bookings.v2.booking',
    slug,
    entityId: booking.id,
    entity: { booking, ...details },
  },
]

const keptBooking = async (studio: Studio, id: string): Promise<Booking | undefined> =>
  (await queryExtendedBookings(studio.owner, { filter: { id } })).items[0]?.booking

/** Sets fields of a booking as an order would. */
const change = (studio: Studio, id: string, fields: Partial<Booking>): void =>
  studio.state.unit(() => {
    const all = studio.state.in(bookings)
    const booking = all.get(id)
    if (booking) all.put({ ...booking, ...fields })
  })

describe('the statuses of a booking', () => {
  const none = {
    order: false,
    markAsPending: false,
    confirm: false,
    decline: false,
    cancel: false,
    reschedule: false,
    rescheduleForApproval: false,
    updateNumberOfParticipants: false,
  }
  const decided = { confirm: true, decline: true, cancel: true, updateNumberOfParticipants: true }
  const moved = { reschedule: true, rescheduleForApproval: true }

  it.each([
    ['CREATED', { ...none, ...decided, order: true, markAsPending: true }],
    ['PENDING', { ...none, ...decided, ...moved }],
    ['WAITING_LIST', { ...none, ...decided, order: true, markAsPending: true }],
    ['CONFIRMED', { ...none, ...moved, cancel: true, updateNumberOfParticipants: true }],
    ['CANCELED', none],
    ['DECLINED', none],
  ])('allow, when it is %s, %j', (status, allowed) => {
    expect(bookingTransitions.allowed(status)).toEqual(allowed)
  })

  it.each([
    ['CONFIRMED', confirmBooking],
    ['CONFIRMED', declineBooking],
    ['CANCELED', confirmBooking],
    ['CANCELED', declineBooking],
    ['CANCELED', cancelBooking],
    ['DECLINED', cancelBooking],
  ] as const)('refuse, when it is %s, other calls', async (status, call) => {
    const studio = openStudio()
    const { id } = await book(studio.visitor, eleven)
    change(studio, id, { status })
    studio.events.length = 0
    await expect(call(studio.owner, { bookingId: id, revision: '1' })).rejects.toMatchObject({
      status: 409,
      code: 'INVALID_BOOKING_STATUS',
      data: { status },
    })
    expect(studio.events).toEqual([])
    expect(studio.mails).toEqual([])
  })
})

describe.each([
  ['cancelling', cancelBooking],
  ['confirming', confirmBooking],
  ['declining', declineBooking],
] as const)('%s', (_, call) => {
  it('needs the revision that was read', async () => {
    const studio = openStudio()
    const { id: bookingId } = await book(studio.visitor, eleven)
    await expect(call(studio.owner, { bookingId, revision: '7' })).rejects.toMatchObject({
      status: 409,
      code: 'BOOKING_REVISION_MISMATCH',
      data: { currentRevision: '1' },
    })
    await expect(call(studio.owner, { bookingId, revision: '' })).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'revision', violatedRule: 'MIN_LENGTH' }],
    })
  })

  it('needs a booking that exists', async () => {
    const { owner } = openStudio()
    await expect(call(owner, { bookingId: 'nobody', revision: '1' })).rejects.toMatchObject({
      status: 404,
      code: 'BOOKING_NOT_FOUND',
      data: { id: 'nobody' },
    })
  })

  it('mails the customer unless they are not to be told, with the words of the business when they are', async () => {
    for (const [participantNotification, texts] of [
      [undefined, ['no words']],
      [{ message: 'See you soon' }, ['no words']],
      [{ notifyParticipants: false, message: 'See you soon' }, []],
      [{ notifyParticipants: true, message: 'See you soon' }, ['words']],
    ] as const) {
      const studio = openStudio()
      const { id: bookingId } = await book(studio.visitor, eleven)
      await call(studio.owner, {
        bookingId,
        revision: '1',
        ...(participantNotification && { participantNotification }),
      })
      expect(studio.mails.map(({ text }) => (text.includes('See you soon') ? 'words' : 'no words'))).toEqual(
        texts,
      )
      expect(studio.mails.every(({ to }) => to === 'ana@example.com')).toBe(true)
    }
  })
})

describe('canceling', () => {
  it('frees the place, counts the revision up and tells of it', async () => {
    const studio = openStudio()
    const booking = await book(studio.visitor, eleven)
    studio.setClock('2026-05-04T07:05:00.000Z')
    const canceled = await cancelBooking(studio.visitor, {
      bookingId: booking.id,
      revision: '1',
      participantNotification: goodbye,
      flowControlSettings: { withRefund: false },
    })
    const now = new Date('2026-05-04T07:05:00.000Z')
    expect(canceled).toEqual({
      ...booking,
      status: 'CANCELED',
      canceledDate: now,
      updatedDate: now,
      revision: '2',
    })
    expect(told(studio.events).slice(1)).toEqual(
      changeAndAction(
        'canceled',
        canceled,
        { status: 'CREATED', canceledDate: null },
        {
          previousStatus: 'CREATED',
          initiatedBy: { anonymousVisitorId: 'visitor-1' },
          participantNotification: goodbye,
          flowControlSettings: { withRefund: false },
        },
      ),
    )
    expect(studio.mails.map(wordsOf)).toEqual([
      {
        to: 'ana@example.com',
        subject: 'Deep-tissue massage: your booking is cancelled',
        text:
          'Hello Ana,\n\nDeep-tissue massage: your booking is cancelled.\n\n' +
          'When: Thursday 7 May 2026 at 11:00 (Lisbon, GMT+1)\nWith: Inês Carvalho\n' +
          'Where: Harbour Studio, Alcântara\n\nSee you soon\n\nHarbour Studio',
      },
    ])
    await book(studio.otherVisitor, eleven)
  })

  it('is refused to a customer from the last moment of its policy on, and lets the owner make an exception', async () => {
    const studio = openStudio()
    const { id } = await book(studio.visitor, eleven)
    const { revision = '' } = await confirmBooking(studio.owner, { bookingId: id, revision: '1' })
    const mayCancel = async (): Promise<boolean | undefined> => {
      const { items } = await queryExtendedBookings(studio.visitor, { withBookingAllowedActions: true })
      return items[0]?.allowedActions?.cancel
    }
    studio.setClock('2026-05-06T10:00:00.000Z')
    expect(await mayCancel()).toBe(true)
    studio.setClock('2026-05-06T10:00:00.001Z')
    expect(await mayCancel()).toBe(false)
    for (const client of [studio.visitor, studio.owner])
      await expect(cancelBooking(client, { bookingId: id, revision })).rejects.toMatchObject({
        status: 400,
        code: 'BOOKING_POLICY_VIOLATION',
        data: { cancellationNotAllowed: true },
      })
    const canceled = await cancelBooking(studio.owner, {
      bookingId: id,
      revision,
      flowControlSettings: { ignoreCancellationPolicy: true },
    })
    expect(canceled.status).toBe('CANCELED')
  })

  it.each(['ignoreCancellationPolicy', 'withRefund', 'waiveCancellationFee'])(
    'lets no customer set %s',
    async (setting) => {
      const studio = openStudio()
      const { id } = await book(studio.visitor, eleven)
      const input = { bookingId: id, revision: '1', flowControlSettings: { [setting]: true } }
      await expect(cancelBooking(studio.visitor, input)).rejects.toMatchObject({
        status: 403,
        code: 'UNAUTHORIZED_OPERATION',
        message: `Only the business may set flowControlSettings.${setting}`,
      })
      expect((await keptBooking(studio, id))?.status).toBe('CREATED')
      await expect(cancelBooking(studio.owner, input)).resolves.toMatchObject({ status: 'CANCELED' })
    },
  )

  it.each([
    ['PAID', cancelBooking],
    ['PARTIALLY_PAID', declineBooking],
  ] as const)(
    'or declining refuses to refund what is %s, which the platform cannot do',
    async (paymentStatus, call) => {
      const studio = openStudio()
      const { id } = await book(studio.visitor, eleven)
      change(studio, id, { paymentStatus })
      const input = { bookingId: id, revision: '1', flowControlSettings: { withRefund: true } }
      await expect(call(studio.owner, input)).rejects.toMatchObject({
        status: 400,
        code: 'REFUND_NOT_ALLOWED',
        data: { paymentStatus },
      })
      expect((await keptBooking(studio, id))?.status).toBe('CREATED')
      change(studio, id, { paymentStatus: 'NOT_PAID' })
      await call(studio.owner, input)
      expect((await keptBooking(studio, id))?.status).toBe(call === cancelBooking ? 'CANCELED' : 'DECLINED')
    },
  )
})

describe('deciding', () => {
  it('is left to the owner', async () => {
    const studio = openStudio()
    const { id } = await book(studio.visitor, eleven)
    for (const call of [confirmBooking, declineBooking])
      await expect(call(studio.visitor, { bookingId: id, revision: '1' })).rejects.toMatchObject({
        code: 'FORBIDDEN',
        status: 403,
      })
  })

  it('confirms with what the owner says, and tells of it', async () => {
    const studio = openStudio()
    const booking = await book(studio.visitor, eleven)
    studio.setClock('2026-05-04T07:05:00.000Z')
    const confirmed = await confirmBooking(studio.owner, {
      bookingId: booking.id,
      revision: '1',
      participantNotification: goodbye,
      sendSmsReminder: true,
      paymentStatus: 'PAID',
      doubleBooked: true,
    })
    expect(confirmed).toEqual({
      ...booking,
      status: 'CONFIRMED',
      paymentStatus: 'PAID',
      doubleBooked: true,
      updatedDate: new Date('2026-05-04T07:05:00.000Z'),
      revision: '2',
    })
    expect(told(studio.events).slice(1)).toEqual(
      changeAndAction(
        'confirmed',
        confirmed,
        { status: 'CREATED', paymentStatus: 'UNDEFINED', doubleBooked: false },
        {
          previousStatus: 'CREATED',
          previousPaymentStatus: 'UNDEFINED',
          initiatedBy,
          participantNotification: goodbye,
          sendSmsReminder: true,
          doubleBooked: true,
        },
      ),
    )
    expect(studio.mails.map(({ subject }) => subject)).toEqual([
      'Deep-tissue massage: your booking is confirmed',
    ])
  })

  it('declines with what the owner says, tells of it and frees the place', async () => {
    const studio = openStudio()
    const booking = await book(studio.visitor, eleven)
    const declined = await declineBooking(studio.owner, {
      bookingId: booking.id,
      revision: '1',
      participantNotification: goodbye,
      paymentStatus: 'NOT_PAID',
      doubleBooked: true,
      flowControlSettings: { withRefund: true },
    })
    expect(declined).toEqual({
      ...booking,
      status: 'DECLINED',
      paymentStatus: 'NOT_PAID',
      doubleBooked: true,
      revision: '2',
    })
    expect(told(studio.events).slice(1)).toEqual(
      changeAndAction(
        'declined',
        declined,
        { status: 'CREATED', paymentStatus: 'UNDEFINED', doubleBooked: false },
        {
          previousStatus: 'CREATED',
          previousPaymentStatus: 'UNDEFINED',
          initiatedBy,
          participantNotification: goodbye,
          doubleBooked: true,
          flowControlSettings: { withRefund: true },
        },
      ),
    )
    expect(studio.mails.map(({ subject }) => subject)).toEqual([
      'Deep-tissue massage: your booking could not be accepted',
    ])
    await book(studio.otherVisitor, eleven)
  })

  it('confirms a booking that has lost its place only when the owner wants it so', async () => {
    for (const [settings, outcome] of [
      [{}, 'NO_OPEN_SPOTS'],
      [{ flowControlSettings: { checkAvailabilityValidation: true } }, 'NO_OPEN_SPOTS'],
      [{ doubleBooked: true, flowControlSettings: { checkAvailabilityValidation: true } }, 'NO_OPEN_SPOTS'],
      [{ flowControlSettings: { checkAvailabilityValidation: false } }, 'CONFIRMED'],
      [{ doubleBooked: true }, 'CONFIRMED'],
    ] as const) {
      const studio = openStudio()
      const { id } = await book(studio.visitor, eleven)
      studio.setClock('2026-05-04T07:15:00.000Z')
      await book(studio.otherVisitor, eleven)
      const answer = confirmBooking(studio.owner, { bookingId: id, revision: '1', ...settings })
      await (outcome === 'CONFIRMED'
        ? expect(answer).resolves.toMatchObject({ status: 'CONFIRMED' })
        : expect(answer).rejects.toMatchObject({ status: 409, code: outcome }))
    }
  })
})

describe('the reminder of a booking', () => {
  const phone = '+351 912 345 678'
  const input = {
    booking: { bookedEntity: eleven, contactDetails: { ...ana, phone }, totalParticipants: 1 },
    sendSmsReminder: true,
  }
  const remind = (studio: Studio): string[] => {
    studio.mails.length = 0
    studio.run({ kind: 'none' }, remindOfBookings)
    return studio.mails.map(({ to }) => to)
  }

  it('is sent once, a day before a confirmed booking begins', async () => {
    const studio = openStudio()
    const { id } = await createBooking(studio.owner, input)
    studio.setClock('2026-05-06T09:59:59.999Z')
    expect(remind(studio)).toEqual([])
    studio.setClock('2026-05-06T10:00:00.000Z')
    expect(remind(studio)).toEqual([phone])
    expect(studio.mails).toEqual([
      {
        to: phone,
        subject: 'Deep-tissue massage: it begins within a day',
        text: 'Sent by text message: Deep-tissue massage: it begins within a day. Harbour Studio',
      },
    ])
    expect(remind(studio)).toEqual([])
    expect((await keptBooking(studio, id))?.revision).toBe('2')
  })

  it.each([
    ['of a booking that nobody confirmed', '2026-05-06T10:00:00.000Z', { status: 'CREATED' }],
    ['of a booking that is cancelled', '2026-05-06T10:00:00.000Z', { status: 'CANCELED' }],
    ['of a booking that has begun', '2026-05-07T10:00:00.000Z', {}],
    ['to nobody', '2026-05-06T10:00:00.000Z', { contactDetails: ana }],
  ])('is not sent %s', async (_, moment, fields) => {
    const studio = openStudio()
    const { id } = await createBooking(studio.owner, input)
    change(studio, id, fields)
    studio.setClock(moment)
    expect(remind(studio)).toEqual([])
  })

  it('can be asked for by the owner who confirms, and called off', async () => {
    for (const [created, confirmed, sent] of [
      [false, true, [phone]],
      [true, false, []],
      [true, undefined, [phone]],
    ] as const) {
      const studio = openStudio()
      const { id } = await createBooking(studio.visitor, { ...input, sendSmsReminder: created })
      await confirmBooking(studio.owner, {
        bookingId: id,
        revision: '1',
        ...(confirmed !== undefined && { sendSmsReminder: confirmed }),
      })
      studio.setClock('2026-05-06T10:00:00.000Z')
      expect(remind(studio)).toEqual(sent)
    }
  })
})
