import type {
  Booking,
  BookingOfSeveral,
  MultiServiceBooking,
  MultiServiceBookingInfo,
} from '@frontdesk/bookings'
import { decline, type Failure, notFound } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { bufferOf } from '../availability/busy-time.ts'
import { bookingEntity, bookings, type KeptBooking } from '../booking/booking-entity.ts'
import { serviceIdOf } from '../booking/booking-place.ts'
import { services } from '../services/service.ts'
import { minute } from '../availability/zoned-time.ts'

type Context = HandlerContext<unknown>

/** Whether a booking is neither canceled nor declined. */
export const isLive = ({ status }: Booking): boolean => status !== 'CANCELED' && status !== 'DECLINED'

/** Orders bookings by their beginnings. */
export const byStart = (all: readonly KeptBooking[]): KeptBooking[] =>
  [...all].sort((left, right) => +(left.startDate ?? 0) - +(right.startDate ?? 0))

/** The bookings that were made together, in the order of their beginnings. @throws Failure 404 when the caller has none of this id */
export const requireSet = (context: Context, id: string): KeptBooking[] => {
  const found = context.state
    .in(bookings)
    .by('multiService', id)
    .filter((booking) => bookingEntity.isFor(context.identity, booking))
  if (!found.length) throw notFound('multi-service booking', id, 'MULTI_SERVICE_BOOKING_NOT_FOUND')
  return byStart(found)
}

export const showBookings = (
  set: readonly KeptBooking[],
  returnFullEntity: boolean | undefined,
): BookingOfSeveral[] =>
  set.map((booking) => ({
    bookingId: booking.id,
    ...(returnFullEntity && { booking: bookingEntity.show(booking) }),
  }))

/** The bookings as the platform shows them. */
export const showSet = (
  id: string,
  set: readonly KeptBooking[],
  returnFullEntity: boolean | undefined,
): MultiServiceBooking => ({ id, bookings: showBookings(byStart(set), returnFullEntity) })

const unfit = (type: string, description: string): Failure =>
  decline(400, 'VALIDATION_FAILURE', `${type}: ${description}`, { multiServiceBookingType: type })

const pauseAfter = ({ state }: Context, booking: KeptBooking): number =>
  bufferOf(state.in(services).get(serviceIdOf(booking))) * minute

const titleOf = ({ bookedEntity }: Booking): string => `"${bookedEntity?.title ?? ''}"`

/** Refuses a booking that does not go with the one that comes before it in time. */
const checkPair = (context: Context, type: string, before: KeptBooking, after: KeptBooking): void => {
  const gap = +(after.startDate ?? 0) - +(before.endDate ?? 0)
  if (type === 'PARALLEL_BOOKINGS') {
    if (+(after.startDate ?? 0) !== +(before.startDate ?? 0))
      throw unfit(type, `${titleOf(after)} must begin at the same time as ${titleOf(before)}`)
  } else if (gap < 0) throw unfit(type, `${titleOf(after)} must not begin before ${titleOf(before)} is over`)
  if (type === 'SEQUENTIAL_BOOKINGS' && gap > pauseAfter(context, before))
    throw unfit(
      type,
      `${titleOf(after)} must begin when ${titleOf(before)} or the pause of ${pauseAfter(context, before) / minute} minutes after it is over`,
    )
}

/** Refuses bookings whose times and places do not go together. @throws Failure 400 `VALIDATION_FAILURE` */
export const checkTogether = (
  context: Context,
  { type = 'SEQUENTIAL_BOOKINGS' }: MultiServiceBookingInfo,
  set: readonly KeptBooking[],
): void => {
  const live = byStart(set.filter(isLive))
  const places = new Set(live.map(({ bookedEntity }) => bookedEntity?.slot?.location?.id))
  if (type !== 'SEPARATE_BOOKINGS' && places.size > 1)
    throw unfit(type, 'all bookings must be at the same place')
  live.slice(1).forEach((after, index) => {
    const before = live[index]
    if (before) checkPair(context, type, before, after)
  })
}

/** Assigns each list one of its members, and none twice; `undefined` when that cannot be. */
const chooseOneOfEach = (lists: readonly (readonly string[])[]): string[] | undefined => {
  const holders = new Map<string, number>()
  const give = (index: number, tried: Set<string>): boolean =>
    (lists[index] ?? []).some((id) => {
      if (tried.has(id)) return false
      tried.add(id)
      const holder = holders.get(id)
      if (holder !== undefined && !give(holder, tried)) return false
      holders.set(id, index)
      return true
    })
  if (!lists.every((_, index) => give(index, new Set()))) return undefined
  const chosen = new Map([...holders].map(([id, index]) => [index, id]))
  return lists.map((_, index) => chosen.get(index) ?? '')
}

/** Chooses who gives which of several bookings at the same time. @throws Failure 409 when there are too few people */
export const chooseStaff = (free: readonly (readonly string[])[]): string[] => {
  const chosen = chooseOneOfEach(free)
  if (!chosen)
    throw decline(
      409,
      'SLOT_NOT_AVAILABLE',
      'Too few members of staff are free to give these services at the same time',
      { alternatives: [] },
    )
  return chosen
}
