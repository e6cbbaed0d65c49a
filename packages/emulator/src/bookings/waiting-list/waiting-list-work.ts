import { type DueWork, earliest } from '../../kernel/due-work.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import type { State } from '../../kernel/state.ts'
import { momentText } from '../booking/booking-description.ts'
import { bookingEntity, bookings, type KeptBooking, moveBooking } from '../booking/booking-entity.ts'
import { notify } from '../booking/booking-notice.ts'
import { keepsPlace, participantsOf, serviceIdOf } from '../booking/booking-place.ts'
import type { Service } from '@frontdesk/bookings'
import { findCourse } from '../availability/course.ts'
import { findSession } from '../availability/class-session.ts'
import { policyOf } from '../booking-policy/policy-snapshot.ts'
import { services } from '../services/service.ts'
import { minute } from '../availability/zoned-time.ts'
import { isWaiting, nextInLine, sessionPlaces, type WaitedFor, waitedForBy } from './session-places.ts'

type Context = HandlerContext<unknown>

/** The bookings on one waiting list that no order follows. */
interface WaitingList {
  readonly waitedFor: WaitedFor
  readonly all: KeptBooking[]
}

/** All waiting lists, by the sessions and courses that people wait for. */
const waitingListsOf = (state: State): WaitingList[] => {
  const lists = new Map<string, WaitingList>()
  for (const booking of state.in(bookings).by('waitingList', 'waiting')) {
    const waitedFor = waitedForBy(booking)
    if (!waitedFor) continue
    const key = `${waitedFor.index} ${waitedFor.id}`
    const list = lists.get(key) ?? { waitedFor, all: [] }
    list.all.push(booking)
    lists.set(key, list)
  }
  return [...lists.values()]
}

/** The service that people wait for; `undefined` when the session, or the course, does not take place. */
const serviceOf = (context: Context, { index, id }: WaitedFor): Service | undefined =>
  index === 'event' ? findSession(context, id)?.service : findCourse(context.state, id)

/** When the session can be booked for the last time: nobody waits any longer. */
const closesAt = (state: State, booking: KeptBooking): number => {
  const { startDate, endDate } = booking
  const { limitLateBookingPolicy: late, bookAfterStartPolicy: after } =
    state.in(services).get(serviceIdOf(booking))?.bookingPolicy ?? {}
  if (after?.enabled) return +(endDate ?? 0)
  return +(startDate ?? 0) - (late?.enabled ? (late.latestBookingInMinutes ?? 0) : 0) * minute
}

/** The end of a wait: the session closes, or the place that was offered is given to the next one. */
const endsAt = (state: State, booking: KeptBooking): number =>
  isWaiting(booking) ? closesAt(state, booking) : +booking.heldUntil

/**
 * When the first of those who wait can have a place; `undefined` while all are booked for good. Places that are held for
 * a checkout become free at the end of the hold, without a call.
 */
const placeFreeAt = (
  state: State,
  { index, id }: WaitedFor,
  waiting: readonly KeptBooking[],
): number | undefined => {
  const [first] = waiting
  if (!first) return undefined
  const { defaultCapacity = 1 } = state.in(services).get(serviceIdOf(first)) ?? {}
  const wanted = Math.min(...waiting.map(participantsOf))
  const all = state.in(bookings).by(index, id)
  const held = all
    .filter(({ status, ordered }) => !ordered && (status === 'CREATED' || status === 'WAITING_LIST'))
    .filter((booking) => !isWaiting(booking))
    .sort((left, right) => +left.heldUntil - +right.heldUntil)
  const sum = (some: readonly KeptBooking[]): number =>
    some.reduce((count, booking) => count + participantsOf(booking), 0)
  let left = defaultCapacity - sum(all.filter(keepsPlace)) - sum(held)
  if (wanted <= left) return 0
  for (const booking of held) {
    left += participantsOf(booking)
    if (wanted <= left) return +booking.heldUntil
  }
  return undefined
}

const endWait = (context: Context, booking: KeptBooking, subject: string): void => {
  notify(context, moveBooking(context, booking, 'decline'), subject)
}

/** Offers a free place: it is kept for the customer until the time of the policy is over. */
const offerPlace = (context: Context, booking: KeptBooking): void => {
  const { now, business } = context
  const { reservationTimeInMinutes = 10 } = policyOf(context, booking)?.waitlistPolicy ?? {}
  const heldUntil = new Date(+now() + reservationTimeInMinutes * minute)
  const offered = bookingEntity.change(context, booking, { heldUntil, offeredFromWaitingList: true })
  notify(context, offered, `a place is free, and kept for you until ${momentText(heldUntil, business)}`)
}

/** Ends the waits that are over, and offers the places that are free to whoever has waited longest. */
export const workWaitingLists = (context: Context): void => {
  const { state, now } = context
  for (const { waitedFor, all } of waitingListsOf(state)) {
    const service = serviceOf(context, waitedFor)
    const noun = waitedFor.index === 'event' ? 'session' : 'course'
    for (const booking of all)
      if (!service) endWait(context, booking, `the ${noun} does not take place`)
      else if (endsAt(state, booking) <= +now())
        endWait(
          context,
          booking,
          isWaiting(booking) ? 'no place became free in time' : 'your time to take the place is over',
        )
    if (!service) continue
    for (const booking of nextInLine(sessionPlaces(context, waitedFor, service))) offerPlace(context, booking)
  }
}

/** The waiting lists of classes and courses. */
export const waitingLists: DueWork = {
  effect: 'A place is offered to the waiting list, or an offer ends',
  nextAt: (state) =>
    earliest(
      waitingListsOf(state).flatMap(({ waitedFor, all }) => [
        ...all.map((booking) => endsAt(state, booking)),
        placeFreeAt(state, waitedFor, all.filter(isWaiting)) ?? Infinity,
      ]),
    ),
  run: workWaitingLists,
}
