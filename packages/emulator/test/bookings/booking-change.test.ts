import {
  type Booking,
  cancelBooking,
  confirmBooking,
  createBooking,
  queryExtendedBookings,
  rescheduleBooking,
  type RescheduleBookingInput,
  setBookingSubmissionId,
  updateBookingExtendedFields,
  updateNumberOfParticipants,
} from '@frontdesk/bookings'
import { type Client, isApplicationError } from '@frontdesk/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookings } from '../../src/bookings/booking/booking-entity.ts'
import { services } from '../../src/bookings/services/service.ts'
import { staffIds } from '../../src/bookings/seed/studio.ts'
import {
  ana,
  book,
  course,
  eveningSession,
  massage,
  osteopathy,
  setReschedulePolicy,
  slotOf,
  told,
  wordsOf,
} from './bookings.ts'
import { openStudio, type Studio } from './studio.ts'

let studio: Studio
beforeEach(() => {
  studio = openStudio()
})

const thursday = (time: string, resource: string = staffIds.ines) =>
  slotOf(massage, `2026-05-07T${time}:00`, resource)
/** The slot of an appointment, as a call takes it that moves one. */
const slotAt = (time: string, resource?: string): RescheduleBookingInput['slot'] =>
  thursday(time, resource).slot ?? {}

const confirm = ({ id: bookingId, revision = '' }: Booking): Promise<Booking> =>
  confirmBooking(studio.owner, { bookingId, revision })

/** A confirmed massage of Ana, at eleven unless another time is named. */
const confirmed = async (time = '11:00', client: Client = studio.visitor): Promise<Booking> =>
  confirm(await book(client, thursday(time)))

const move = (
  client: Client,
  { id: bookingId, revision = '' }: Booking,
  slot: RescheduleBookingInput['slot'],
  more: Partial<RescheduleBookingInput> = {},
): Promise<Booking> => rescheduleBooking(client, { bookingId, revision, slot, ...more })

const kept = async ({ id }: Booking): Promise<Booking | undefined> =>
  (await queryExtendedBookings(studio.owner, { filter: { id } })).items[0]?.booking

/** Sets fields of a booking as other calls would. */
const set = ({ id }: Booking, fields: Partial<Booking>): void =>
  studio.state.unit(() => {
    const all = studio.state.in(bookings)
    const booking = all.get(id)
    if (booking) all.put({ ...booking, ...fields })
  })

describe('rescheduling', () => {
  it('moves an appointment, frees its place and tells of it', async () => {
    const before = await confirmed()
    studio.events.length = 0
    studio.setClock('2026-05-04T07:05:00.000Z')
    const words = { notifyParticipants: true, message: 'See you then' }
    const moved = await move(studio.visitor, before, slotAt('15:00', staffIds.jonas), {
      participantNotification: words,
      flowControlSettings: { ignoreReschedulePolicy: false },
    })
    expect(moved).toEqual({
      ...before,
      bookedEntity: {
        title: 'Deep-tissue massage',
        slot: {
          serviceId: massage,
          scheduleId: '5e7a1ce0-0000-4000-8007-000000000001',
          startDate: '2026-05-07T14:00:00.000Z',
          endDate: '2026-05-07T15:00:00.000Z',
          timezone: 'Europe/Lisbon',
          resource: { id: staffIds.jonas, name: 'Jonas Lindqvist' },
          location: {
            id: '5e7a1ce0-0000-4000-8004-000000000001',
            name: 'Harbour Studio, Alcântara',
            locationType: 'OWNER_BUSINESS',
            formattedAddress: 'Rua da Cozinha Económica 11, 1300-149 Lisboa, Portugal',
          },
        },
      },
      startDate: new Date('2026-05-07T14:00:00.000Z'),
      endDate: new Date('2026-05-07T15:00:00.000Z'),
      updatedDate: new Date('2026-05-04T07:05:00.000Z'),
      revision: '3',
    })
    expect(told(studio.events)).toEqual([
      {
        entityFqdn: 'wix.bookings.v2.booking',
        slug: 'updated',
        entityId: before.id,
        entity: moved,
        modifiedFields: {
          'bookedEntity.slot.startDate': '2026-05-07T10:00:00.000Z',
          'bookedEntity.slot.endDate': '2026-05-07T11:00:00.000Z',
          'bookedEntity.slot.resource.id': staffIds.ines,
          'bookedEntity.slot.resource.name': 'Inês Carvalho',
          startDate: before.startDate,
          endDate: before.endDate,
        },
      },
      {
        entityFqdn: 'wix.bookings.v2.booking',
        slug: 'rescheduled',
        entityId: before.id,
        entity: {
          booking: moved,
          previousStatus: 'CONFIRMED',
          initiatedBy: { anonymousVisitorId: 'visitor-1' },
          participantNotification: words,
          flowControlSettings: { ignoreReschedulePolicy: false },
          previousStartDate: before.startDate,
          previousEndDate: before.endDate,
          previousBookedEntity: before.bookedEntity,
          previousTotalParticipants: 1,
        },
      },
    ])
    expect(studio.mails.slice(1).map(wordsOf)).toEqual([
      {
        to: 'ana@example.com',
        subject: 'Deep-tissue massage: your booking is moved',
        text:
          'Hello Ana,\n\nDeep-tissue massage: your booking is moved.\n\n' +
          'When: Thursday 7 May 2026 at 15:00 (Lisbon, GMT+1)\nWith: Jonas Lindqvist\n' +
          'Where: Harbour Studio, Alcântara\nBefore: Thursday 7 May 2026 at 11:00 (Lisbon, GMT+1)\n\n' +
          'You can cancel it until Wednesday 6 May 2026 at 15:00 (Lisbon, GMT+1).\n\n' +
          'See you then\n\nHarbour Studio',
      },
    ])
    await book(studio.otherVisitor, thursday('11:00'))
    await expect(book(studio.otherVisitor, thursday('15:00', staffIds.jonas))).rejects.toMatchObject({
      code: 'SLOT_NOT_AVAILABLE',
    })
  })

  it('mails the customer unless they are not to be told', async () => {
    const before = await confirmed()
    studio.mails.length = 0
    await move(studio.owner, before, slotAt('15:00'), {
      participantNotification: { notifyParticipants: false, message: 'See you then' },
    })
    expect(studio.mails).toEqual([])
  })

  it('may overlap the place that the booking has', async () => {
    const before = await confirmed()
    const moved = await move(studio.visitor, before, slotAt('11:30'))
    expect(moved.startDate).toEqual(new Date('2026-05-07T10:30:00.000Z'))
    const { revision, startDate } = await move(studio.visitor, moved, slotAt('11:30'))
    expect([revision, startDate]).toEqual(['4', moved.startDate])
  })

  it('keeps the length and the tags of an appointment, and takes another length when it is named', async () => {
    studio.state.unit(() => {
      const all = studio.state.in(services)
      const service = all.get(massage)!
      all.put({
        ...service,
        schedule: { ...service.schedule, availabilityConstraints: { sessionDurations: [60, 90] } },
      })
    })
    const { slot } = thursday('11:00')
    const first = { slot: { ...slot, endDate: '2026-05-07T12:30:00' }, tags: ['first'] }
    const moved = await move(
      studio.visitor,
      await confirm(await book(studio.visitor, first)),
      slotAt('14:00'),
    )
    expect(moved.endDate).toEqual(new Date('2026-05-07T14:30:00.000Z'))
    expect(moved.bookedEntity?.tags).toEqual(['first'])
    const shorter = await move(studio.visitor, moved, {
      ...slotAt('14:00'),
      endDate: '2026-05-07T15:00:00',
    })
    expect(shorter.endDate).toEqual(new Date('2026-05-07T14:00:00.000Z'))
  })

  it('moves a booking to another session of the class', async () => {
    const tuesday = await eveningSession(studio.visitor)
    const thursdayEvening = await eveningSession(studio.visitor, '2026-05-28')
    await book(studio.owner, { slot: { eventId: tuesday } }, { totalParticipants: 5 })
    await book(studio.owner, { slot: { eventId: thursdayEvening } }, { totalParticipants: 5 })
    const before = await confirm(
      await book(studio.visitor, { slot: { eventId: tuesday } }, { totalParticipants: 3 }),
    )
    const moved = await move(studio.visitor, before, { eventId: thursdayEvening })
    expect(moved).toMatchObject({
      status: 'CONFIRMED',
      totalParticipants: 3,
      startDate: new Date('2026-05-28T18:00:00.000Z'),
      bookedEntity: { slot: { eventId: thursdayEvening } },
    })
    await book(studio.otherVisitor, { slot: { eventId: tuesday } }, { totalParticipants: 3 })
    await expect(book(studio.otherVisitor, { slot: { eventId: thursdayEvening } })).rejects.toMatchObject({
      code: 'SESSION_CAPACITY_EXCEEDED',
    })
  })

  it('is refused from the last moment of its policy on, and lets the owner make an exception', async () => {
    setReschedulePolicy(studio, massage, {
      enabled: true,
      limitLatestReschedule: true,
      latestRescheduleInMinutes: 1440,
    })
    const before = await confirmed()
    studio.setClock('2026-05-06T10:00:00.001Z')
    for (const client of [studio.visitor, studio.owner])
      await expect(move(client, before, slotAt('15:00'))).rejects.toMatchObject({
        status: 400,
        code: 'BOOKING_POLICY_VIOLATION',
        message: 'It can be moved until 1440 minutes before it begins',
        data: { reschedulingNotAllowed: true },
      })
    studio.setClock('2026-05-06T10:00:00.000Z')
    const moved = await move(studio.visitor, before, slotAt('15:00'))
    studio.setClock('2026-05-07T14:00:00.000Z')
    await expect(move(studio.owner, moved, slotAt('17:00'))).rejects.toMatchObject({
      message: 'It has begun',
    })
    const flowControlSettings = { ignoreReschedulePolicy: true }
    await expect(move(studio.owner, moved, slotAt('17:00'), { flowControlSettings })).resolves.toMatchObject({
      startDate: new Date('2026-05-07T16:00:00.000Z'),
    })
  })

  it('is refused where the policy allows no move', async () => {
    setReschedulePolicy(studio, massage, { enabled: false })
    const before = await confirmed()
    for (const client of [studio.visitor, studio.owner])
      await expect(move(client, before, slotAt('15:00'))).rejects.toMatchObject({
        status: 400,
        code: 'BOOKING_POLICY_VIOLATION',
        message: 'Bookings of this service cannot be moved online',
      })
  })

  it('takes a customer to a time that may be booked now, and the owner to any', async () => {
    const before = await confirmed()
    studio.setClock('2026-05-05T07:30:00.000Z')
    for (const [slot, data] of [
      [slotOf(massage, '2026-07-30T11:00:00', staffIds.ines).slot, { tooEarlyToBook: true }],
      [slotOf(massage, '2026-05-05T09:00:00', staffIds.ines).slot, { tooLateToBook: true }],
    ] as const) {
      await expect(move(studio.visitor, before, slot ?? {})).rejects.toMatchObject({
        status: 400,
        code: 'BOOKING_POLICY_VIOLATION',
        data,
      })
      const { revision = '' } = (await kept(before)) ?? {}
      await move(studio.owner, { ...before, revision }, slot ?? {})
      set(before, before)
    }
  })

  it.each([
    'ignoreReschedulePolicy',
    'skipAvailabilityValidation',
    'skipBusinessConfirmation',
    'allowAddOnChanges',
  ])('lets no customer set %s', async (setting) => {
    const before = await confirmed()
    const more = { flowControlSettings: { [setting]: true } }
    await expect(move(studio.visitor, before, slotAt('15:00'), more)).rejects.toMatchObject({
      status: 403,
      code: 'UNAUTHORIZED_OPERATION',
      message: `Only the business may set flowControlSettings.${setting}`,
    })
    expect(await kept(before)).toEqual(before)
    await expect(move(studio.owner, before, slotAt('15:00'), more)).resolves.toMatchObject({ revision: '3' })
  })

  it('is declined where somebody else has the place, and changes nothing', async () => {
    const before = await confirmed()
    await confirmed('15:00', studio.otherVisitor)
    studio.events.length = 0
    studio.mails.length = 0
    const refused = await move(studio.visitor, before, slotAt('15:00')).catch((error: unknown) => error)
    expect(refused).toMatchObject({ status: 409, code: 'SLOT_NOT_AVAILABLE' })
    expect(isApplicationError(refused) && refused.data['alternatives']).toMatchObject([
      { localStartDate: '2026-05-07T15:00:00', bookable: true },
      { localStartDate: '2026-05-07T15:30:00' },
      { localStartDate: '2026-05-07T16:00:00' },
    ])
    expect(await kept(before)).toEqual(before)
    expect([studio.events, studio.mails]).toEqual([[], []])
    await expect(book(studio.otherVisitor, thursday('11:00'))).rejects.toMatchObject({
      code: 'SLOT_NOT_AVAILABLE',
    })
    const anybody = { ...slotAt('15:00'), resource: {} }
    const flowControlSettings = { skipAvailabilityValidation: true }
    await expect(move(studio.owner, before, anybody, { flowControlSettings })).rejects.toMatchObject({
      status: 400,
      code: 'CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED',
    })
    const moved = await move(studio.owner, before, slotAt('15:00'), { flowControlSettings })
    expect(moved).toMatchObject({ doubleBooked: true, startDate: new Date('2026-05-07T14:00:00.000Z') })
    const back = await move(studio.owner, moved, slotAt('11:00'))
    expect(back.doubleBooked).toBe(false)
  })

  it('is declined where too few places are left', async () => {
    const tuesday = await eveningSession(studio.visitor)
    const full = await eveningSession(studio.visitor, '2026-05-28')
    await book(studio.owner, { slot: { eventId: full } }, { totalParticipants: 7 })
    const before = await confirm(
      await book(studio.visitor, { slot: { eventId: tuesday } }, { totalParticipants: 2 }),
    )
    await expect(move(studio.visitor, before, { eventId: full })).rejects.toMatchObject({
      status: 409,
      code: 'SESSION_CAPACITY_EXCEEDED',
      message: 'This session has 1 places left',
    })
    expect(await kept(before)).toEqual(before)
    await expect(
      move(studio.owner, before, { eventId: full }, { totalParticipants: 1 }),
    ).resolves.toMatchObject({ totalParticipants: 1, bookedEntity: { slot: { eventId: full } } })
  })

  it.each(['CREATED', 'CANCELED', 'DECLINED', 'WAITING_LIST'])('is refused when it is %s', async (status) => {
    const booking = await book(studio.visitor, thursday('11:00'))
    set(booking, { status })
    await expect(move(studio.owner, booking, slotAt('15:00'))).rejects.toMatchObject({
      status: 409,
      code: 'INVALID_BOOKING_STATUS',
      data: { status, allowed: ['CONFIRMED', 'PENDING'] },
    })
  })

  it('needs a booking of the caller, at the revision that was read', async () => {
    const before = await confirmed()
    await expect(move(studio.otherVisitor, before, slotAt('15:00'))).rejects.toMatchObject({
      status: 404,
      code: 'BOOKING_NOT_FOUND',
      data: { id: before.id },
    })
    await expect(move(studio.visitor, { ...before, revision: '1' }, slotAt('15:00'))).rejects.toMatchObject({
      status: 409,
      code: 'BOOKING_REVISION_MISMATCH',
      data: { currentRevision: '2' },
    })
    await expect(
      studio.post(`/v2/bookings/${before.id}/reschedule`, { revision: '2' }),
    ).resolves.toMatchObject({
      details: { validationError: { fieldViolations: [{ field: 'slot' }] } },
    })
  })

  it('names the field of the slot that it refuses', async () => {
    const before = await confirmed()
    const eventId = await eveningSession(studio.visitor)
    for (const [slot, field, violatedRule] of [
      [{}, 'slot.serviceId', 'REQUIRED_FIELD'],
      [{ serviceId: massage }, 'slot.startDate', 'REQUIRED_FIELD'],
      [{ ...slotAt('15:00'), startDate: 'tomorrow' }, 'slot.startDate', 'FORMAT'],
      [{ ...slotAt('15:00'), endDate: '2026-05-07T18:00:00' }, 'slot.endDate', 'VALIDATION'],
      [{ ...slotAt('15:00'), serviceId: osteopathy }, 'slot.serviceId', 'VALIDATION'],
      [{ eventId }, 'slot.eventId', 'VALIDATION'],
    ] as const)
      await expect(move(studio.visitor, before, slot)).rejects.toMatchObject({
        status: 400,
        violations: [{ field, violatedRule }],
      })
    await expect(move(studio.visitor, before, { eventId: 'x'.repeat(40) })).rejects.toMatchObject({
      status: 404,
      code: 'SESSION_NOT_FOUND',
    })
    await expect(move(studio.visitor, before, slotAt('15:00', staffIds.rui))).rejects.toMatchObject({
      status: 404,
      code: 'RESOURCE_NOT_FOUND',
    })
    expect(await kept(before)).toEqual(before)
  })

  it('is refused for a course, which has no other time', async () => {
    const booking = await confirm(await book(studio.visitor, { schedule: { scheduleId: course } }))
    for (const client of [studio.visitor, studio.owner])
      await expect(move(client, booking, slotAt('15:00'))).rejects.toMatchObject({
        status: 400,
        violations: [{ field: 'bookingId', violatedRule: 'VALIDATION' }],
      })
  })

  it('waits for the business where it approves bookings by hand, unless it moves them itself', async () => {
    const at = (time: string) => slotOf(osteopathy, `2026-05-07T${time}:00`).slot ?? {}
    const mailed = (): string | undefined => studio.mails.at(-1)?.subject
    const booking = await confirm(await book(studio.visitor, { slot: at('09:30') }))
    const byOwner = await move(studio.owner, booking, at('11:00'))
    expect([byOwner.status, mailed()]).toEqual(['CONFIRMED', 'Osteopathy session: your booking is moved'])
    const byCustomer = await move(studio.visitor, byOwner, at('09:30'))
    expect([byCustomer.status, mailed()]).toEqual([
      'PENDING',
      'Osteopathy session: the business looks at the new time',
    ])
    const stillPending = await move(studio.owner, byCustomer, at('11:00'))
    expect(stillPending.status).toBe('PENDING')
    const skipped = await move(studio.owner, stillPending, at('09:30'), {
      flowControlSettings: { skipBusinessConfirmation: true },
    })
    expect(skipped.status).toBe('CONFIRMED')
    expect(studio.events.at(-1)).toMatchObject({ slug: 'rescheduled', entity: { previousStatus: 'PENDING' } })
  })

  it('changes the number of participants for the owner alone', async () => {
    const tuesday = await eveningSession(studio.visitor)
    const next = await eveningSession(studio.visitor, '2026-05-28')
    const before = await confirm(
      await book(studio.visitor, { slot: { eventId: tuesday } }, { totalParticipants: 2 }),
    )
    const three = { serviceChoices: [{ numberOfParticipants: 3 }] }
    for (const more of [{ totalParticipants: 1 }, { participantsChoices: three }])
      await expect(move(studio.visitor, before, { eventId: next }, more)).rejects.toMatchObject({
        status: 403,
        code: 'UNAUTHORIZED_OPERATION',
        data: { participants: 2 },
      })
    await expect(
      move(studio.owner, before, { eventId: next }, { totalParticipants: 3, participantsChoices: three }),
    ).rejects.toMatchObject({
      status: 400,
      violations: [{ field: 'totalParticipants', violatedRule: 'ONE_OF_ALIGNMENT' }],
    })
    const same = await move(studio.visitor, before, { eventId: next }, { totalParticipants: 2 })
    const more = await move(studio.owner, same, { eventId: tuesday }, { participantsChoices: three })
    expect(more).toMatchObject({ participantsChoices: three })
    expect(more).not.toHaveProperty('totalParticipants')
    expect(studio.events.at(-1)?.entity).toMatchObject({ previousTotalParticipants: 2 })
    await move(studio.owner, more, { eventId: next })
    expect(studio.events.at(-1)?.entity).toMatchObject({ previousParticipantsChoices: three })
  })

  it('changes add-ons only when the owner allows it', async () => {
    const bookedAddOns = [{ id: 'add-on-1', quantity: 1 }]
    const { id, revision = '' } = await createBooking(studio.owner, {
      booking: { bookedEntity: thursday('11:00'), contactDetails: ana, totalParticipants: 1, bookedAddOns },
      flowControlSettings: { skipAddOnValidation: true },
    })
    const input = { bookingId: id, revision, slot: slotAt('15:00') }
    await expect(rescheduleBooking(studio.owner, { ...input, bookedAddOns: [] })).rejects.toMatchObject({
      status: 400,
      code: 'ADD_ON_CHANGES_NOT_ALLOWED',
    })
    const flowControlSettings = { allowAddOnChanges: true }
    await expect(
      rescheduleBooking(studio.owner, { ...input, bookedAddOns, flowControlSettings }),
    ).rejects.toMatchObject({ status: 404, code: 'ADD_ON_NOT_FOUND' })
    const moved = await rescheduleBooking(studio.owner, input)
    expect(moved.bookedAddOns).toEqual(bookedAddOns)
    const without = await rescheduleBooking(studio.owner, {
      ...input,
      revision: moved.revision ?? '',
      bookedAddOns: [],
      flowControlSettings,
    })
    expect(without.bookedAddOns).toEqual([])
    expect(studio.events.at(-1)?.entity).toMatchObject({ previousBookedAddOns: bookedAddOns })
  })
})

describe('rescheduling at the same time as others book', () => {
  /** The outcome of each call: its status, or the code of its refusal. */
  const outcomes = async (calls: readonly Promise<Booking>[]): Promise<(string | undefined)[]> =>
    (await Promise.allSettled(calls)).map((result) =>
      result.status === 'fulfilled' ? 'done' : (result.reason as { code?: string }).code,
    )

  it('gives a time to the move or to the new booking, never to both', async () => {
    for (const first of ['move', 'book'])
      for (const time of ['14:00', '15:30', '17:00']) {
        studio = openStudio()
        const mine = await confirmed('11:00')
        const calls = {
          move: () => move(studio.visitor, mine, slotAt(time)),
          book: () => book(studio.otherVisitor, thursday(time)),
        }
        const order = first === 'move' ? [calls.move, calls.book] : [calls.book, calls.move]
        const results = await outcomes(order.map((call) => call()))
        expect([...results].sort()).toEqual(['SLOT_NOT_AVAILABLE', 'done'])
        const { items } = await queryExtendedBookings(studio.owner, {
          filter: {
            startDate: new Date(`2026-05-07T${time}:00+01:00`),
            status: { $in: ['CONFIRMED', 'CREATED'] },
          },
        })
        expect(items.map(({ booking }) => booking?.bookedEntity?.slot?.resource?.id)).toEqual([staffIds.ines])
      }
  })

  it('gives the last place of a class once', async () => {
    const tuesday = await eveningSession(studio.visitor)
    const next = await eveningSession(studio.visitor, '2026-05-28')
    await book(studio.owner, { slot: { eventId: next } }, { totalParticipants: 7 })
    const mine = await Promise.all(
      Array.from({ length: 4 }, async () =>
        confirm(await book(studio.visitor, { slot: { eventId: tuesday } })),
      ),
    )
    const results = await outcomes([
      ...mine.map((booking) => move(studio.visitor, booking, { eventId: next })),
      ...Array.from({ length: 20 }, () => book(studio.otherVisitor, { slot: { eventId: next } })),
    ])
    expect([...results].sort()).toEqual([...Array<string>(23).fill('SESSION_CAPACITY_EXCEEDED'), 'done'])
  })

  it('does not let two customers change places, of which each still has the other', async () => {
    const mine = await confirmed('11:00')
    const theirs = await confirmed('15:00', studio.otherVisitor)
    const results = await outcomes([
      move(studio.visitor, mine, slotAt('15:00')),
      move(studio.otherVisitor, theirs, slotAt('11:00')),
    ])
    expect(results).toEqual(['SLOT_NOT_AVAILABLE', 'SLOT_NOT_AVAILABLE'])
  })
})

describe('the number of participants', () => {
  const update = (
    { id: bookingId, revision = '' }: Booking,
    number: { totalParticipants?: number; participantsChoices?: Booking['participantsChoices'] },
    client: typeof studio.owner = studio.owner,
  ): Promise<Booking> => updateNumberOfParticipants(client, { bookingId, revision, ...number })

  it('changes, and the change is told', async () => {
    const eventId = await eveningSession(studio.visitor)
    const before = await book(studio.visitor, { slot: { eventId } }, { totalParticipants: 2 })
    studio.events.length = 0
    studio.setClock('2026-05-04T07:05:00.000Z')
    const changed = await update(before, { totalParticipants: 3 })
    expect(changed).toEqual({
      ...before,
      totalParticipants: 3,
      updatedDate: new Date('2026-05-04T07:05:00.000Z'),
      revision: '2',
    })
    expect(told(studio.events)).toEqual([
      {
        entityFqdn: 'wix.bookings.v2.booking',
        slug: 'updated',
        entityId: before.id,
        entity: changed,
        modifiedFields: { totalParticipants: 2 },
      },
      {
        entityFqdn: 'wix.bookings.v2.booking',
        slug: 'number_of_participants_updated',
        entityId: before.id,
        entity: { booking: changed, initiatedBy: { wixUserId: 'owner' }, previousTotalParticipants: 2 },
      },
    ])
  })

  it('may be said by choices instead of a number, and back', async () => {
    const before = await book(studio.visitor, { schedule: { scheduleId: course } })
    const participantsChoices = { serviceChoices: [{ numberOfParticipants: 2 }] }
    const chosen = await update(before, { participantsChoices })
    expect(chosen).toMatchObject({ participantsChoices })
    expect(chosen).not.toHaveProperty('totalParticipants')
    const counted = await update(chosen, { totalParticipants: 1 })
    expect(counted.totalParticipants).toBe(1)
    expect(counted).not.toHaveProperty('participantsChoices')
    expect(studio.events.at(-1)?.entity).toMatchObject({ previousParticipantsChoices: participantsChoices })
  })

  it('grows as far as there are places in a session', async () => {
    const eventId = await eveningSession(studio.visitor)
    await book(studio.owner, { slot: { eventId } }, { totalParticipants: 4 })
    const before = await book(studio.visitor, { slot: { eventId } }, { totalParticipants: 2 })
    await expect(update(before, { totalParticipants: 5 })).rejects.toMatchObject({
      status: 409,
      code: 'SESSION_CAPACITY_EXCEEDED',
      message: 'This session has 4 places left',
    })
    expect(await kept(before)).toEqual(before)
    await expect(update(before, { totalParticipants: 4 })).resolves.toMatchObject({ totalParticipants: 4 })
  })

  it('grows as far as there are places in a course', async () => {
    const entity = { schedule: { scheduleId: course } }
    await book(studio.owner, entity, { totalParticipants: 9 })
    const before = await book(studio.visitor, entity, { totalParticipants: 2 })
    await expect(update(before, { totalParticipants: 4 })).rejects.toMatchObject({
      status: 409,
      code: 'SCHEDULE_CAPACITY_EXCEEDED',
      data: { remainingCapacity: 3 },
    })
    await expect(update(before, { totalParticipants: 3 })).resolves.toMatchObject({ totalParticipants: 3 })
  })

  it('grows into the last places once', async () => {
    const eventId = await eveningSession(studio.visitor)
    const all = await Promise.all(
      Array.from({ length: 7 }, () => book(studio.visitor, { slot: { eventId } })),
    )
    const results = await Promise.allSettled(all.map((booking) => update(booking, { totalParticipants: 2 })))
    expect(results.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      ...Array<string>(6).fill('rejected'),
    ])
  })

  it('shrinks in a session that is overbooked, too', async () => {
    const eventId = await eveningSession(studio.visitor)
    const before = await createBooking(studio.owner, {
      booking: { bookedEntity: { slot: { eventId } }, contactDetails: ana, totalParticipants: 12 },
      flowControlSettings: { skipAvailabilityValidation: true },
    })
    const fewer = await update(before, { totalParticipants: 10 })
    expect(fewer.totalParticipants).toBe(10)
    await expect(update(fewer, { totalParticipants: 11 })).rejects.toMatchObject({
      code: 'SESSION_CAPACITY_EXCEEDED',
    })
  })

  it('is refused for an appointment, and unless it is said once', async () => {
    const appointment = await confirmed()
    const booking = await book(studio.visitor, { schedule: { scheduleId: course } })
    const participantsChoices = { serviceChoices: [{ numberOfParticipants: 2 }] }
    for (const [own, number, field, violatedRule] of [
      [appointment, { totalParticipants: 1 }, 'bookingId', 'VALIDATION'],
      [booking, {}, 'totalParticipants', 'REQUIRED_ONE_OF_FIELD'],
      [booking, { totalParticipants: 2, participantsChoices }, 'totalParticipants', 'ONE_OF_ALIGNMENT'],
      [booking, { totalParticipants: 0 }, 'totalParticipants', 'MIN'],
      [booking, { participantsChoices: { serviceChoices: [{}] } }, 'participantsChoices', 'MIN'],
    ] as const)
      await expect(update(own, number as object)).rejects.toMatchObject({
        status: 400,
        violations: [{ field, violatedRule }],
      })
    await expect(
      update(booking, {
        participantsChoices: {
          serviceChoices: [{ numberOfParticipants: 2, choices: [{ optionId: 'option-1' }] }],
        },
      }),
    ).rejects.toMatchObject({ status: 400, code: 'INVALID_SERVICE_CHOICES' })
  })

  it('is changed by the owner alone, of a booking that is not over, at the revision that was read', async () => {
    const booking = await book(studio.visitor, { schedule: { scheduleId: course } })
    await expect(update(booking, { totalParticipants: 2 }, studio.visitor)).rejects.toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
    await expect(update({ ...booking, revision: '7' }, { totalParticipants: 2 })).rejects.toMatchObject({
      status: 409,
      code: 'BOOKING_REVISION_MISMATCH',
    })
    await expect(update({ ...booking, id: 'nobody' }, { totalParticipants: 2 })).rejects.toMatchObject({
      status: 404,
      code: 'BOOKING_NOT_FOUND',
    })
    const canceled = await cancelBooking(studio.visitor, { bookingId: booking.id, revision: '1' })
    await expect(update(canceled, { totalParticipants: 2 })).rejects.toMatchObject({
      status: 409,
      code: 'INVALID_BOOKING_STATUS',
      data: { status: 'CANCELED' },
    })
  })
})

describe('data of the business in a booking', () => {
  it('is set field by field, in its own namespace, and the change is told', async () => {
    const booking = await book(studio.visitor, thursday('11:00'), {
      extendedFields: { namespaces: { '@account/other': { seat: 7 } } },
    })
    const id = booking.id
    const namespace = '@account/app'
    const first = await updateBookingExtendedFields(studio.owner, {
      id,
      namespace,
      namespaceData: { room: 'Blue', notes: { id: 'of my own' } },
    })
    expect(first).toEqual({ namespace, namespaceData: { room: 'Blue', notes: { id: 'of my own' } } })
    studio.events.length = 0
    const second = await updateBookingExtendedFields(studio.owner, {
      id,
      namespace,
      namespaceData: { room: 'Red' },
    })
    const namespaceData = { room: 'Red', notes: { id: 'of my own' } }
    expect(second).toEqual({ namespace, namespaceData })
    const changed = { ...booking, revision: '3', updatedDate: booking.updatedDate }
    const extendedFields = { namespaces: { '@account/other': { seat: 7 }, [namespace]: namespaceData } }
    expect(await kept(booking)).toEqual({ ...changed, extendedFields })
    expect(told(studio.events)).toEqual([
      {
        entityFqdn: 'wix.bookings.v2.booking',
        slug: 'updated',
        entityId: id,
        entity: { ...changed, extendedFields },
        modifiedFields: { 'extendedFields.namespaces.@account/app.room': 'Blue' },
      },
    ])
  })

  it('names the answers to the form', async () => {
    const booking = await book(studio.visitor, thursday('11:00'))
    const changed = await setBookingSubmissionId(studio.owner, {
      bookingId: booking.id,
      submissionId: 'submission-1',
    })
    expect(changed).toEqual({ ...booking, formSubmissionId: 'submission-1', revision: '2' })
    expect(studio.events.at(-1)).toMatchObject({
      slug: 'updated',
      modifiedFields: { formSubmissionId: null },
    })
  })

  it('is set by the owner alone, in a booking that exists', async () => {
    const { id } = await book(studio.visitor, thursday('11:00'))
    const data = { namespace: '@account/app', namespaceData: {} }
    await expect(updateBookingExtendedFields(studio.visitor, { id, ...data })).rejects.toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    })
    await expect(
      setBookingSubmissionId(studio.visitor, { bookingId: id, submissionId: 'submission-1' }),
    ).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
    await expect(updateBookingExtendedFields(studio.owner, { id: 'nobody', ...data })).rejects.toMatchObject({
      status: 404,
      code: 'BOOKING_NOT_FOUND',
      data: { id: 'nobody' },
    })
    await expect(
      setBookingSubmissionId(studio.owner, { bookingId: 'nobody', submissionId: 'submission-1' }),
    ).rejects.toMatchObject({ status: 404, code: 'BOOKING_NOT_FOUND', data: { id: 'nobody' } })
    await expect(
      updateBookingExtendedFields(studio.owner, { id, ...data, namespace: '' }),
    ).rejects.toMatchObject({ status: 400, violations: [{ field: 'namespace', violatedRule: 'MIN_LENGTH' }] })
  })
})
