import {
  type Booking,
  type BookingPaymentStatus,
  bookingShape,
  type BookingStatus,
  type NewBooking,
} from '@frontdesk/bookings'
import { shape, type Shape } from '@frontdesk/core'
import { forbidden, notFound } from '../kernel/failure.ts'
import type { HandlerContext, Identity } from '../kernel/handler.ts'
import { personKeyOf, personKeys, visitorKey } from '../kernel/person.ts'
import { collection, type CollectionDefinition, type State, type Stored } from '../kernel/state.ts'
import { day, minute } from './zoned-time.ts'

type Context = HandlerContext<unknown>

/** A booking with what holds its place before it is confirmed. */
export interface StoredBooking extends Stored {
  readonly booking: Booking
  /** Until when the place is kept for the checkout. */
  readonly heldUntil: Date
  /** Whether an order was placed: the place is then kept until the order is over. */
  readonly ordered: boolean
}

type BookingIndex = 'resourceDay' | 'event' | 'schedule' | 'person'

/** Each day of UTC that lies between two moments, as its number since 1970. */
const daysBetween = (from: number, to: number): number[] => {
  const first = Math.floor(from / day)
  return Array.from({ length: Math.max(0, Math.floor(to / day) - first + 1) }, (_, index) => first + index)
}

const resourceDayKey = (resourceId: string, dayNumber: number): string => `${resourceId} ${dayNumber}`

export const bookings: CollectionDefinition<StoredBooking, BookingIndex> = collection<
  StoredBooking,
  BookingIndex
>('bookings.bookings', {
  /** Appointments, by who gives them and by each day that they touch. */
  resourceDay({ booking: { bookedEntity, startDate, endDate } }) {
    const { eventId, resource: { id } = {} } = bookedEntity?.slot ?? {}
    if (eventId !== undefined || id === undefined || !startDate || !endDate) return undefined
    return daysBetween(+startDate, +endDate).map((dayNumber) => resourceDayKey(id, dayNumber))
  },
  event: ({ booking }) => booking.bookedEntity?.slot?.eventId,
  schedule: ({ booking }) => booking.bookedEntity?.schedule?.scheduleId,
  person: ({ booking: { createdBy } }) =>
    personKeys({ memberId: createdBy?.memberId, visitorId: createdBy?.anonymousVisitorId }),
})

/** The appointments that a resource gives on the days of UTC from one moment to another, cancelled ones too. */
export const appointmentsOf = (state: State, resourceId: string, from: number, to: number): StoredBooking[] =>
  daysBetween(from, to).flatMap((dayNumber) =>
    state.in(bookings).by('resourceDay', resourceDayKey(resourceId, dayNumber)),
  )

/** How long a new booking keeps its place for the checkout. */
export const holdDuration: number = 15 * minute

/** Whether nobody else can have the place. */
export const holdsPlace = ({ booking: { status }, heldUntil, ordered }: StoredBooking, now: Date): boolean =>
  status === 'CONFIRMED' || status === 'PENDING' || (status === 'CREATED' && (ordered || heldUntil > now))

export const participantsOf = ({
  totalParticipants,
  participantsChoices,
}: Pick<NewBooking, 'totalParticipants' | 'participantsChoices'>): number =>
  totalParticipants ??
  participantsChoices?.serviceChoices?.reduce(
    (sum, { numberOfParticipants = 0 }) => sum + numberOfParticipants,
    0,
  ) ??
  1

/** How many places are taken of a session of a class (`event`) or of a course (`schedule`). */
export const placesTaken = (
  { state, now }: Pick<Context, 'state' | 'now'>,
  index: 'event' | 'schedule',
  id: string,
): number => {
  const time = now()
  return state
    .in(bookings)
    .by(index, id)
    .filter((stored) => holdsPlace(stored, time))
    .reduce((sum, { booking }) => sum + participantsOf(booking), 0)
}

/** The service of a booking, whichever way it was booked. */
export const serviceIdOf = ({ bookedEntity }: Booking): string =>
  bookedEntity?.slot?.serviceId ?? bookedEntity?.schedule?.serviceId ?? ''

export const isOwn = ({ createdBy }: Booking, identity: Identity): boolean => {
  switch (identity.kind) {
    case 'owner':
      return true
    case 'member':
      return createdBy?.memberId === identity.memberId
    case 'visitor':
      return createdBy?.anonymousVisitorId === identity.visitorId
    default:
      return false
  }
}

/** The bookings of the caller; all of them, when the owner calls. */
export const ownBookings = ({ state, identity }: Context): readonly StoredBooking[] => {
  if (identity.kind === 'owner') return state.in(bookings).all()
  const key = personKeyOf(identity)
  return key === undefined ? [] : state.in(bookings).by('person', key)
}

/** The caller's booking. @throws Failure 404 `BOOKING_NOT_FOUND`, the same for missing and for somebody else's */
export const requireBooking = ({ state, identity }: Context, bookingId: string): StoredBooking => {
  const stored = state.in(bookings).get(bookingId)
  if (!stored || !isOwn(stored.booking, identity)) throw notFound('booking', bookingId, 'BOOKING_NOT_FOUND')
  return stored
}

export const requireOwner = ({ identity }: Context): void => {
  if (identity.kind !== 'owner') throw forbidden('Only the owner may decide about bookings')
}

const fqdn = 'wix.bookings.v2.booking'

const actionShape = shape<{ booking: Booking }>({ booking: bookingShape }) as Shape<never>

/** Who acts, in the platform's words. */
export const identificationOf = (identity: Identity): NonNullable<Booking['createdBy']> => {
  switch (identity.kind) {
    case 'member':
      return { memberId: identity.memberId }
    case 'visitor':
      return { anonymousVisitorId: identity.visitorId }
    default:
      return { wixUserId: 'owner' }
  }
}

/** Keeps a new booking and tells of it. */
export const addBooking = (context: Context, stored: StoredBooking): StoredBooking => {
  const kept = context.state.in(bookings).put(stored)
  context.emit({
    entityFqdn: fqdn,
    slug: 'created',
    entityId: kept.id,
    entity: kept.booking,
    shape: bookingShape,
  })
  return kept
}

/** Keeps a changed booking: the revision counts up. */
export const saveBooking = (
  context: Context,
  stored: StoredBooking,
  changes: Partial<Booking>,
): StoredBooking => {
  const { booking } = stored
  const changed: Booking = {
    ...booking,
    ...changes,
    revision: String(Number(booking.revision ?? 0) + 1),
    updatedDate: context.now(),
  }
  const kept = context.state.in(bookings).put({ ...stored, booking: changed })
  context.emit({ entityFqdn: fqdn, slug: 'updated', entityId: kept.id, entity: changed, shape: bookingShape })
  return kept
}

const slugs = {
  CONFIRMED: 'confirmed',
  CANCELED: 'canceled',
  DECLINED: 'declined',
  PENDING: 'markedAsPending',
} as const

/** Moves a booking to another status and tells of it. */
export const moveBooking = (
  context: Context,
  stored: StoredBooking,
  status: keyof typeof slugs,
  changes: Partial<Booking> = {},
): StoredBooking => {
  const { status: previousStatus, paymentStatus: previousPaymentStatus } = stored.booking
  const canceled = status === 'CANCELED' && { canceledDate: context.now() }
  const kept = saveBooking(context, stored, { ...changes, ...canceled, status })
  const { booking } = kept
  const body: {
    booking: Booking
    previousStatus: BookingStatus | undefined
    previousPaymentStatus: BookingPaymentStatus | undefined
    initiatedBy: object
  } = { booking, previousStatus, previousPaymentStatus, initiatedBy: identificationOf(context.identity) }
  context.emit({ entityFqdn: fqdn, slug: slugs[status], entityId: kept.id, entity: body, shape: actionShape })
  return kept
}

/** What a visitor booked becomes the member's that they turn out to be. */
export const transferBookings = (
  { state }: Pick<Context, 'state'>,
  visitorId: string,
  memberId: string,
): void => {
  const kept = state.in(bookings)
  for (const stored of kept.by('person', visitorKey(visitorId)))
    kept.put({ ...stored, booking: { ...stored.booking, createdBy: { memberId } } })
}
