import {
  addBookingsToMultiServiceBooking,
  type BookedSlot,
  type BookingRevision,
  type BookingStatus,
  bulkGetMultiServiceBookingAllowedActions,
  confirmMultiServiceBooking,
  declineMultiServiceBooking,
  markMultiServiceBookingAsPending,
  removeBookingsFromMultiServiceBooking,
  rescheduleMultiServiceBooking,
} from '@frontdesk/bookings'
import { readBulk } from '../../kernel/entity/bulk.ts'
import { decline, Failure, notFound, refuse, refusedAs, refusedUnder } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { confirmOne, declineOne, markOneAsPending } from '../booking/booking.ts'
import { rescheduleOne } from '../booking/booking-change.ts'
import { bookingEntity, bookings, type KeptBooking, readBooking } from '../booking/booking-entity.ts'
import { serviceIdOf } from '../booking/booking-place.ts'
import { actionsOf } from '../booking/extended-booking.ts'
import { services } from '../services/service.ts'
import { readMoment } from '../booking/target-rules.ts'
import { createZone } from '../availability/zoned-time.ts'
import { byStart, checkTogether, isLive, requireSet, showBookings, showSet } from './booking-set.ts'
import { mostServices } from './time-slot.ts'

type Context = HandlerContext<unknown>

/** A booking with what a call says about it. */
interface Named<Info> {
  readonly booking: KeptBooking
  readonly info: Info
  /** The field of the input. */
  readonly at: string
}

/** Refuses a list that names a booking twice. */
const refuseRepeated = (infos: readonly BookingRevision[]): void => {
  const ids = infos.map(({ bookingId }) => bookingId)
  const bookingIds = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  if (bookingIds.length)
    throw decline(400, 'DUPLICATE_BOOKING_INFO', `Name each booking once: ${bookingIds.join(', ')}`, {
      bookingIds,
    })
}

/** The bookings of a set that a call names. @throws Failure when one is not in the set, named twice or changed since */
const readNamed = <Info extends BookingRevision>(
  set: readonly KeptBooking[],
  infos: readonly Info[],
  field: string,
): Named<Info>[] => {
  refuseRepeated(infos)
  return infos.map((info, index) => {
    const booking = set.find(({ id }) => id === info.bookingId)
    if (!booking) throw notFound('booking in this multi-service booking', info.bookingId, 'BOOKING_NOT_FOUND')
    const at = `${field}.${index}`
    bookingEntity.requireRevision(booking, info.revision, `${at}.revision`)
    return { booking, info, at }
  })
}

/** Checks a decision about the whole set: each booking that is not over must be named. */
const readAll = <Info extends BookingRevision>(
  set: readonly KeptBooking[],
  infos: readonly Info[],
  field: string,
): Named<Info>[] => {
  const named = readNamed(set, infos, field)
  const missing = set.filter((one) => isLive(one) && !named.some(({ booking }) => booking === one))
  if (missing.length)
    throw decline(
      400,
      'NOT_ALL_BOOKINGS_WERE_SENT',
      `The call must name every booking that is not over: ${missing.map(({ id }) => id).join(', ')} too`,
      { bookingIds: missing.map(({ id }) => id) },
    )
  return named
}

/** Refuses a decision that has been taken about all bookings, and leaves out those about which it has. */
const undecided = <Info>(
  named: readonly Named<Info>[],
  status: BookingStatus,
  code: string,
): Named<Info>[] => {
  const left = named.filter(({ booking }) => booking.status !== status)
  if (named.length && !left.length) throw decline(409, code, `All these bookings are ${status} already`)
  return left
}

/** The bookings as they are now. */
const current = ({ state }: Context, set: readonly KeptBooking[]): KeptBooking[] =>
  set.map((one) => state.in(bookings).get(one.id) ?? one)

/** A place that somebody else has is `NO_OPEN_SPOTS` where bookings move together. */
const asOpenSpots = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    const { applicationError } = error instanceof Failure ? error.details : {}
    const { code, description, data } = (applicationError ?? {}) as {
      readonly code?: string
      readonly description?: string
      readonly data?: object
    }
    if (code !== 'SLOT_NOT_AVAILABLE') throw error
    throw decline(409, 'NO_OPEN_SPOTS', description ?? '', data)
  }
}

/** How many staff members a booking could be moved to: those with fewest choices move first. */
const choicesOf = (
  { state }: Context,
  { booking, info: { slot } }: Named<{ readonly slot: BookedSlot }>,
): number =>
  slot.resource?.id === undefined
    ? (state.in(services).get(serviceIdOf(booking))?.staffMemberIds?.length ?? 0)
    : 1

export const multiServiceDecisionHandlers: readonly Handler[] = [
  handle(confirmMultiServiceBooking, (context) => {
    const { multiServiceBookingId: id, confirmBookingsInfo, returnFullEntity, ...shared } = context.input
    const set = requireSet(context, id)
    const named = readAll(set, confirmBookingsInfo, 'confirmBookingsInfo')
    for (const { booking, info } of undecided(named, 'CONFIRMED', 'ALL_BOOKINGS_ARE_ALREADY_CONFIRMED'))
      confirmOne(context, booking, { ...shared, ...info })
    return showSet(id, current(context, set), returnFullEntity)
  }),

  handle(declineMultiServiceBooking, (context) => {
    const { multiServiceBookingId: id, declineBookingsInfo, returnFullEntity, ...shared } = context.input
    const set = requireSet(context, id)
    undecided(
      set.map((booking) => ({ booking, info: undefined, at: '' })),
      'DECLINED',
      'ALL_BOOKINGS_ARE_ALREADY_DECLINED',
    )
    for (const { booking, info } of readAll(set, declineBookingsInfo, 'declineBookingsInfo'))
      declineOne(context, booking, { ...shared, ...info })
    return showSet(id, current(context, set), returnFullEntity)
  }),

  handle(markMultiServiceBookingAsPending, (context) => {
    const {
      multiServiceBookingId: id,
      markAsPendingBookingsInfo,
      returnFullEntity,
      ...shared
    } = context.input
    const set = requireSet(context, id)
    for (const { booking, info } of readAll(set, markAsPendingBookingsInfo, 'markAsPendingBookingsInfo'))
      markOneAsPending(context, booking, { ...shared, ...info })
    return showSet(id, current(context, set), returnFullEntity)
  }),

  handle(rescheduleMultiServiceBooking, (context) => {
    const { business, state, input } = context
    const { multiServiceBookingId: id, rescheduleBookingsInfo, returnFullEntity, ...shared } = input
    const set = requireSet(context, id)
    const { type = 'SEQUENTIAL_BOOKINGS' } = set[0]?.multiServiceBookingInfo ?? {}
    const place =
      rescheduleBookingsInfo
        .map(({ slot }) => slot.location)
        .find((location) => location?.id !== undefined) ?? set[0]?.bookedEntity?.slot?.location
    const named = readAll(set, rescheduleBookingsInfo, 'rescheduleBookingsInfo')
      .map((one) => {
        const { slot: asked } = one.info
        // Bookings at one place stay together there.
        const slot = { ...(place && type !== 'SEPARATE_BOOKINGS' && { location: place }), ...asked }
        const zone = createZone(slot.timezone ?? business.timeZone, `${one.at}.slot.timezone`)
        const start = refusedAs(
          () => `${one.at}.slot.startDate`,
          () => +readMoment(slot.startDate, '.slot.startDate', zone),
        )
        return { ...one, slot, start }
      })
      .sort((left, right) => left.start - right.start || choicesOf(context, left) - choicesOf(context, right))
    const first = named[0]?.start ?? 0
    // All give up their places before the first one moves, so that no booking is in the way of another.
    for (const { booking } of named) state.in(bookings).put({ ...booking, status: 'CANCELED' })
    for (const { booking, info, slot, at, start } of named)
      refusedUnder(at, () =>
        asOpenSpots(() =>
          rescheduleOne(
            context,
            booking,
            { ...shared, ...info, slot },
            type === 'SEQUENTIAL_BOOKINGS' && start > first,
          ),
        ),
      )
    const moved = current(context, set)
    checkTogether(context, set[0]?.multiServiceBookingInfo ?? {}, moved)
    return showSet(id, moved, returnFullEntity)
  }),

  handle(addBookingsToMultiServiceBooking, (context) => {
    const { multiServiceBookingId: id, bookings: asked, returnFullEntity } = context.input
    const set = requireSet(context, id)
    const multiServiceBookingInfo = set[0]?.multiServiceBookingInfo ?? {}
    refuseRepeated(asked)
    const added = asked.map((one, index) => {
      const booking = refusedUnder(`bookings.${index}`, () => readBooking(context, one))
      const { multiServiceBookingInfo: other, bookedEntity, status } = booking
      if (other?.id === id)
        throw decline(409, 'MULTI_SERVICE_BOOKING_ALREADY_INCLUDES_BOOKING', 'The booking is one of them', {
          bookingId: booking.id,
        })
      if (other)
        throw decline(
          409,
          'BOOKING_ALREADY_PART_OF_ANOTHER_MULTI_SERVICE_BOOKING',
          'The booking was made together with others: take it out of them first',
          { bookingId: booking.id, multiServiceBookingId: other.id },
        )
      if (!isLive(booking))
        throw decline(409, 'BOOKING_TO_ADD_STATUS_NOT_VALID', `The booking is ${status ?? ''}`, {
          bookingId: booking.id,
          status,
        })
      if (!bookedEntity?.slot || bookedEntity.slot.eventId !== undefined)
        throw refuse({
          field: `bookings.${index}.bookingId`,
          description: 'must be a booking of an appointment: only appointments are booked together',
          violatedRule: 'VALIDATION',
        })
      return booking
    })
    const threshold = mostServices - set.length
    if (added.length > threshold)
      throw refuse({
        field: 'bookings',
        description: `must hold at most ${threshold}: there are ${mostServices} bookings at most in all`,
        violatedRule: 'MAX_SIZE',
        data: { threshold },
      })
    checkTogether(context, multiServiceBookingInfo, [...set, ...added])
    const changed = added.map((booking) =>
      bookingEntity.change(context, booking, { multiServiceBookingInfo }),
    )
    return { bookings: showBookings(byStart(changed), returnFullEntity) }
  }),

  handle(removeBookingsFromMultiServiceBooking, (context) => {
    const { multiServiceBookingId: id, bookings: asked, returnFullEntity } = context.input
    const set = requireSet(context, id)
    const removed = readNamed(set, asked, 'bookings').map(({ booking }) => booking)
    const left = set.filter((booking) => !removed.includes(booking))
    const release = (booking: KeptBooking): KeptBooking =>
      bookingEntity.change(context, booking, { multiServiceBookingInfo: undefined })
    const changed = removed.map(release)
    // One booking is not made together with others.
    if (left.length === 1) left.forEach(release)
    return { bookings: showBookings(byStart(changed), returnFullEntity) }
  }),

  handle(bulkGetMultiServiceBookingAllowedActions, (context) =>
    readBulk(context.input.multiServiceBookingIds, (id) => {
      const actions = requireSet(context, id)
        .filter(isLive)
        .map((booking) => actionsOf(context, booking, false))
      return {
        cancel: actions.length > 0 && actions.every(({ cancel }) => cancel),
        reschedule: actions.length > 0 && actions.every(({ reschedule }) => reschedule),
      }
    }),
  ),
]
