import type { Booking, EventInfo, Service } from '@frontdesk/bookings'
import { decline } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { bookings, type KeptBooking } from '../booking/booking-entity.ts'
import { holdsPlace, participantsOf } from '../booking/booking-place.ts'

type Context = Pick<HandlerContext<unknown>, 'state' | 'now'>

/** The relation of a booking to a waiting list: it joins it, waits on it already, or takes a place that was offered to it. */
export type WaitingStep = 'joins' | 'stays' | 'leaves'

/** The target of a waiting list: a session of a class by its event, or a course by its schedule. */
export interface WaitedFor {
  readonly index: 'event' | 'schedule'
  readonly id: string
}

/** The waiting-list target of a booking; `undefined` for an appointment. */
export const waitedForBy = ({ bookedEntity }: Pick<Booking, 'bookedEntity'>): WaitedFor | undefined => {
  const eventId = bookedEntity?.slot?.eventId
  const scheduleId = bookedEntity?.schedule?.scheduleId
  if (eventId !== undefined) return { index: 'event', id: eventId }
  return scheduleId === undefined ? undefined : { index: 'schedule', id: scheduleId }
}

/** The places of a session of a class or of a course, and who waits for one. */
export interface SessionPlaces {
  readonly total: number
  readonly booked: number
  /** Places that are kept for somebody of the waiting list to whom they were offered. */
  readonly offered: number
  /** The bookings on the waiting list, first come first. */
  readonly waiting: readonly KeptBooking[]
}

/** Whether a booking waits for a place that nobody has offered yet. */
export const isWaiting = ({ status, ordered, offeredFromWaitingList }: KeptBooking): boolean =>
  status === 'WAITING_LIST' && !ordered && !offeredFromWaitingList

const participantsIn = (all: readonly KeptBooking[]): number =>
  all.reduce((sum, booking) => sum + participantsOf(booking), 0)

export const sessionPlaces = (
  { state, now }: Context,
  { index, id }: WaitedFor,
  { defaultCapacity: total = 1 }: Service,
): SessionPlaces => {
  const time = now()
  const all = state.in(bookings).by(index, id)
  const holding = all.filter((booking) => holdsPlace(booking, time))
  const isOffered = ({ status, ordered }: KeptBooking): boolean => status === 'WAITING_LIST' && !ordered
  return {
    total,
    booked: participantsIn(holding.filter((booking) => !isOffered(booking))),
    offered: participantsIn(holding.filter(isOffered)),
    waiting: all.filter(isWaiting),
  }
}

/** How many places of a session nobody has: neither booked nor offered. */
export const freePlaces = ({ total, booked, offered }: SessionPlaces): number =>
  Math.max(0, total - booked - offered)

/**
 * The bookings of the waiting list that there are places for, in their order. A group that is too large for the places
 * that are free lets smaller ones pass.
 */
export const nextInLine = (places: SessionPlaces): KeptBooking[] => {
  let left = freePlaces(places)
  return places.waiting.filter((booking) => {
    const participants = participantsOf(booking)
    if (participants > left) return false
    left -= participants
    return true
  })
}

/** How many places somebody can have who does not wait: those that nobody on the waiting list will be offered. */
export const bookablePlaces = (places: SessionPlaces): number =>
  freePlaces(places) - participantsIn(nextInLine(places))

/** How long the waiting list of a session is; `undefined` where the policy has none. */
export const waitingListOf = (
  { bookingPolicy }: Service,
  { waiting }: Pick<SessionPlaces, 'waiting'>,
): Required<NonNullable<EventInfo['waitingList']>> | undefined => {
  const { enabled = false, capacity: totalCapacity = 10 } = bookingPolicy?.waitlistPolicy ?? {}
  return enabled
    ? { totalCapacity, remainingCapacity: Math.max(0, totalCapacity - participantsIn(waiting)) }
    : undefined
}

/** A course, or the session of a class, in words. */
const nounOf = ({ type }: Service): string => (type === 'COURSE' ? 'course' : 'session')

/** Checks that people may join the waiting list of a session or a course. */
const checkJoining = (service: Service, places: SessionPlaces, participants: number): void => {
  if (!waitingListOf(service, places))
    throw decline(400, 'BOOKING_POLICY_VIOLATION', `"${service.name}" has no waiting list`, {
      waitingListNotAllowed: true,
    })
  const free = bookablePlaces(places)
  if (participants <= free)
    throw decline(
      400,
      'VALIDATION_FAILURE',
      `This ${nounOf(service)} has ${free} places left: leave the status out to book it`,
      { bookableCapacity: free },
    )
}

/**
 * Says why a session or a course does not take so many people more, by its places or by the length of its waiting list; `undefined`
 * when it takes them.
 *
 * @throws Failure 400 when nobody can join its waiting list: it has none, or there are places
 */
export const sessionRefusal = (
  service: Service,
  places: SessionPlaces,
  { participants, waiting }: { readonly participants: number; readonly waiting: WaitingStep | undefined },
): string | undefined => {
  const noun = nounOf(service)
  if (waiting === 'joins') checkJoining(service, places, participants)
  if (waiting === 'joins' || waiting === 'stays') {
    const { remainingCapacity = Infinity } = waitingListOf(service, places) ?? {}
    if (participants <= remainingCapacity) return undefined
    return remainingCapacity
      ? `The waiting list of this ${noun} has ${remainingCapacity} places left`
      : `The waiting list of this ${noun} is full`
  }
  const left = waiting === 'leaves' ? freePlaces(places) : bookablePlaces(places)
  if (participants <= left) return undefined
  return left ? `This ${noun} has ${left} places left` : `This ${noun} is full`
}
