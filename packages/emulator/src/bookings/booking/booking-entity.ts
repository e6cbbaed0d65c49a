import {
  type Booking,
  bookingShape,
  type BookingStatus,
  type ParticipantNotification,
} from '@frontdesk/bookings'
import { bookingSchema, newBookingSchema } from '@frontdesk/bookings/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { type StateMachine, stateMachine } from '../../kernel/entity/transitions.ts'
import { decline } from '../../kernel/failure.ts'
import type { HandlerContext, Identity } from '../../kernel/handler.ts'
import { personKeys, visitorKey } from '../../kernel/person.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'
import { dayNumbersBetween, resourceDayKey } from '../availability/resource-day.ts'

type Context = HandlerContext<unknown>

/** A booking with what holds its place before it is confirmed. */
export interface KeptBooking extends Booking {
  /** Until when the place is held for the checkout. */
  readonly heldUntil: Date
  /** Whether an order was placed: the place is then kept until the order is over. */
  readonly ordered: boolean
  /** Whether somebody on the waiting list was offered a place, which `heldUntil` keeps for them. */
  readonly offeredFromWaitingList?: boolean
  /** How the customer wants to be told of the booking. */
  readonly participantNotification?: ParticipantNotification
  /** Whether a text message is still to be sent a day before. */
  readonly sendSmsReminder?: boolean
  /** The answers to the booking form, by the key of the field. */
  readonly formSubmission?: Readonly<Record<string, unknown>>
  /** The revision of the policy that it was made under. */
  readonly policySnapshotId?: string
  /** The price of the add-ons when they were booked, as decimal text. */
  readonly addOnPrice?: string
  /** Whether the customer owes a fee, because they canceled late. */
  readonly cancellationFeeDue?: boolean
  /** The fee that stands on the order of the booking; the price is decimal text. */
  readonly appliedFee?: { readonly additionalFeeId: string; readonly price: string }
}

type BookingIndex =
  'resourceDay' | 'event' | 'schedule' | 'service' | 'person' | 'reminder' | 'multiService' | 'waitingList'

const ownerOf = ({
  createdBy,
}: Booking): { memberId?: string | undefined; visitorId?: string | undefined } => ({
  memberId: createdBy?.memberId,
  visitorId: createdBy?.anonymousVisitorId,
})

export const bookings: CollectionDefinition<KeptBooking, BookingIndex> = collection<
  KeptBooking,
  BookingIndex
>(
  'bookings.bookings',
  {
    /** Appointments, by each resource that they occupy and by each day that they touch. */
    resourceDay({ bookedEntity, startDate, endDate }) {
      const { eventId, resource, additionalResources = [] } = bookedEntity?.slot ?? {}
      if (eventId !== undefined || !startDate || !endDate) return undefined
      const days = dayNumbersBetween(+startDate, +endDate)
      return [resource, ...additionalResources].flatMap((one) =>
        one?.id === undefined ? [] : days.map((dayNumber) => resourceDayKey(one.id ?? '', dayNumber)),
      )
    },
    event: ({ bookedEntity }) => bookedEntity?.slot?.eventId,
    schedule: ({ bookedEntity }) => bookedEntity?.schedule?.scheduleId,
    service: ({ bookedEntity }) => (bookedEntity?.slot ?? bookedEntity?.schedule)?.serviceId,
    person: (booking) => personKeys(ownerOf(booking)),
    /** Bookings that were made together. */
    multiService: ({ multiServiceBookingInfo }) => multiServiceBookingInfo?.id,
    /** Bookings on the waiting list of a session that no order follows, by the key `waiting`. */
    waitingList: ({ status, ordered }) => (status === 'WAITING_LIST' && !ordered ? 'waiting' : undefined),
    /** Bookings that a text message is still to be sent for, by the key `waiting`. */
    reminder: ({ status, sendSmsReminder }) =>
      status === 'CONFIRMED' && sendSmsReminder ? 'waiting' : undefined,
  },
  {
    createdDate: ({ createdDate }) => createdDate?.getTime(),
    startDate: ({ startDate }) => startDate?.getTime(),
  },
)

/** Bookings. A customer finds their own, the business finds all. */
export const bookingEntity: Entity<Booking, KeptBooking> = defineEntity<Booking, KeptBooking>({
  name: 'booking',
  collection: bookings,
  schema: bookingSchema,
  writable: newBookingSchema,
  internal: [
    'heldUntil',
    'ordered',
    'offeredFromWaitingList',
    'participantNotification',
    'sendSmsReminder',
    'formSubmission',
    'policySnapshotId',
    'addOnPrice',
    'cancellationFeeDue',
    'appliedFee',
  ],
  owner: ownerOf,
  ownerIndex: 'person',
  events: { fqdn: 'wix.bookings.v2.booking', shape: bookingShape, deleted: false },
  errors: { notFound: 'BOOKING_NOT_FOUND', revision: 'BOOKING_REVISION_MISMATCH' },
})

/** The actions on a booking: by a call, or by the order that it stands in. */
export type BookingAction =
  | 'order'
  | 'markAsPending'
  | 'confirm'
  | 'decline'
  | 'cancel'
  | 'reschedule'
  | 'rescheduleForApproval'
  | 'updateNumberOfParticipants'

/** Which status allows which action. The calls, the orders and `allowedActions` read this table. */
export const bookingTransitions: StateMachine<BookingAction, BookingStatus> = stateMachine<
  BookingAction,
  BookingStatus
>({
  name: 'booking',
  code: 'INVALID_BOOKING_STATUS',
  actions: {
    order: { from: ['CREATED', 'WAITING_LIST'] },
    markAsPending: { from: ['CREATED', 'WAITING_LIST'], to: 'PENDING', slug: 'markedAsPending' },
    confirm: { from: ['CREATED', 'PENDING', 'WAITING_LIST'], to: 'CONFIRMED', slug: 'confirmed' },
    decline: { from: ['CREATED', 'PENDING', 'WAITING_LIST'], to: 'DECLINED', slug: 'declined' },
    cancel: { from: ['CREATED', 'CONFIRMED', 'PENDING', 'WAITING_LIST'], to: 'CANCELED', slug: 'canceled' },
    reschedule: { from: ['CONFIRMED', 'PENDING'], to: 'CONFIRMED', slug: 'rescheduled' },
    /** The business has to approve the new time. */
    rescheduleForApproval: { from: ['CONFIRMED', 'PENDING'], to: 'PENDING', slug: 'rescheduled' },
    updateNumberOfParticipants: {
      from: ['CREATED', 'CONFIRMED', 'PENDING', 'WAITING_LIST'],
      slug: 'number_of_participants_updated',
    },
  },
})

/** Names the caller in the words of the platform. */
export const identificationOf = (identity: Identity): NonNullable<Booking['createdBy']> => {
  switch (identity.kind) {
    case 'member':
      return { memberId: identity.memberId }
    case 'visitor':
      return { anonymousVisitorId: identity.visitorId }
    case 'none':
      return {}
    default:
      return { wixUserId: 'owner' }
  }
}

/** The booking that a call names, at the revision that it names. */
export const readBooking = (
  context: Context,
  { bookingId, revision }: { readonly bookingId: string; readonly revision: string },
): KeptBooking => {
  const booking = bookingEntity.require(context, bookingId)
  bookingEntity.requireRevision(booking, revision, 'revision')
  return booking
}

/**
 * Whether a booking is canceled and moved together with others that were made with it. Bookings at times of their own
 * are not bound to one another.
 */
export const isBound = ({ multiServiceBookingInfo: info }: Booking): boolean =>
  info !== undefined && info.type !== 'SEPARATE_BOOKINGS'

/** The booking that a call cancels or moves by itself. @throws Failure 400 when it is bound to others */
export const readSingleBooking = (
  context: Context,
  named: { readonly bookingId: string; readonly revision: string },
): KeptBooking => {
  const booking = readBooking(context, named)
  if (isBound(booking))
    throw decline(
      400,
      'NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING',
      'This booking was made together with others: cancel or move the multi-service booking',
      { multiServiceBookingId: booking.multiServiceBookingInfo?.id },
    )
  return booking
}

/** Decisions about a place: their events tell what had been paid, and whether the time was taken twice. */
const decisions: readonly BookingAction[] = ['confirm', 'decline', 'markAsPending']

/** The fields that a call changes beside the status, and what it says that the event repeats. */
export interface BookingMove {
  /** `undefined` clears a field. */
  readonly changes?: { readonly [K in keyof KeptBooking]?: KeptBooking[K] | undefined }
  /** The fields that only this event has. */
  readonly details?: object
  readonly participantNotification?: ParticipantNotification | undefined
  readonly flowControlSettings?: object | undefined
}

/**
 * Takes an action on a booking and tells of it.
 *
 * @throws Failure 409 `INVALID_BOOKING_STATUS` when the status of the booking does not allow the action.
 */
export const moveBooking = (
  context: Context,
  booking: KeptBooking,
  action: Exclude<BookingAction, 'order' | 'updateNumberOfParticipants'>,
  {
    changes,
    details,
    participantNotification = booking.participantNotification,
    flowControlSettings,
  }: BookingMove = {},
): KeptBooking => {
  const { to, slug = action } = bookingTransitions.require(action, booking.status)
  const moved = bookingEntity.change(context, booking, { ...changes, status: to })
  const { doubleBooked = false, sendSmsReminder } = moved
  bookingEntity.tell(context, slug, moved, {
    previousStatus: booking.status,
    initiatedBy: identificationOf(context.identity),
    ...(participantNotification && { participantNotification }),
    ...(flowControlSettings && { flowControlSettings }),
    ...(decisions.includes(action) && { previousPaymentStatus: booking.paymentStatus, doubleBooked }),
    ...((action === 'confirm' || action === 'markAsPending') &&
      sendSmsReminder !== undefined && { sendSmsReminder }),
    ...details,
  })
  return moved
}

/** Cancels a booking: its place is free again. */
export const cancel = (
  context: Context,
  booking: KeptBooking,
  { changes, ...move }: BookingMove = {},
): KeptBooking =>
  moveBooking(context, booking, 'cancel', {
    ...move,
    changes: { ...changes, canceledDate: context.now() },
  })

/** Gives the bookings of a visitor to the member that they log in as. */
export const transferBookings = (
  { state }: Pick<Context, 'state'>,
  visitorId: string,
  memberId: string,
): void => {
  const kept = state.in(bookings)
  for (const booking of kept.by('person', visitorKey(visitorId)))
    kept.put({ ...booking, createdBy: { memberId } })
}
