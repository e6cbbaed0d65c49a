import {
  type Address,
  type Closed,
  date,
  type ElevatedAuth,
  entity,
  type Open,
  pick,
  type Shape,
  type Write,
  write,
} from '@frontdesk/core'

const prefix = '/_api/bookings-service'

/** The catalogue that bookings are sold from: `catalogReference.appId` of a cart line. */
export const bookingsAppId = '13d21c63-b5ec-5912-8397-c3a5ddb27a97'

/** Every status of a booking. */
export const bookingStatuses = [
  'CREATED',
  'CONFIRMED',
  'CANCELED',
  'PENDING',
  'DECLINED',
  'WAITING_LIST',
] as const

/** `CREATED`: made, not yet ordered. `PENDING`: waits for the approval of the business. */
export type BookingStatus = Open<(typeof bookingStatuses)[number]>

/** Every payment status of a booking. */
export const bookingPaymentStatuses = [
  'UNDEFINED',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_PAID',
  'REFUNDED',
  'EXEMPT',
  'FAILED',
] as const

/** How much of a booking has been paid. `EXEMPT`: nothing has to be paid. */
export type BookingPaymentStatus = Open<(typeof bookingPaymentStatuses)[number]>

/** Every way to pay for a booking. */
export const selectedPaymentOptions = [
  'UNDEFINED',
  'OFFLINE',
  'ONLINE',
  'MEMBERSHIP',
  'MEMBERSHIP_OFFLINE',
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'DEPOSIT_ONLINE',
] as const

/** How the customer wants to pay; the long forms are those of orders. */
export type SelectedPaymentOption = Open<(typeof selectedPaymentOptions)[number]>

/** Somebody's place in a session. */
export interface Booking {
  id: string
  bookedEntity?: BookedEntity
  contactDetails?: ContactDetails
  status?: BookingStatus
  paymentStatus?: BookingPaymentStatus
  selectedPaymentOption?: SelectedPaymentOption
  /** How many people come. */
  totalParticipants?: number
  participantsChoices?: ParticipantChoices
  /** An id of your own for the customer. */
  externalUserId?: string
  bookingSource?: BookingSource
  /** Counts up with each change; a change must name the one it started from. */
  revision?: string
  createdBy?: IdentificationData
  startDate?: Date
  endDate?: Date
  canceledDate?: Date
  /** Whether it was accepted although the time was taken. */
  doubleBooked?: boolean
  multiServiceBookingInfo?: MultiServiceBookingInfo
  formSubmissionId?: string
  formId?: string
  bookedAddOns?: BookedAddOn[]
  depositSelected?: boolean
  appId?: string
  createdByAppId?: string
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  createdDate?: Date
  updatedDate?: Date
}

/** What is booked: `slot` for appointments and classes, `schedule` for courses. */
export interface BookedEntity {
  slot?: BookedSlot
  schedule?: BookedSchedule
  title?: string
  tags?: string[]
}

/** A time of an appointment, or with `eventId` alone the session of a class. */
export interface BookedSlot {
  serviceId?: string
  scheduleId?: string
  /** The session of a class; everything else then follows from it. */
  eventId?: string
  /** ISO 8601: with `Z` or an offset, or the `localStartDate` of a time slot, read in `timezone`. */
  startDate?: string
  endDate?: string
  /** IANA name; that of the business unless given. */
  timezone?: string
  /** Who gives it; anybody who is free unless given. */
  resource?: BookedResource
  resourceSelections?: ResourceSelection[]
  location?: BookedLocation
  allDay?: boolean
}

export interface BookedSchedule {
  /** `service.schedule.id` of the course. */
  scheduleId?: string
  serviceId?: string
  timezone?: string
  location?: BookedLocation
  /** ISO 8601. */
  firstSessionStart?: string
  lastSessionEnd?: string
}

export interface BookedResource {
  id?: string
  name?: string
  email?: string
  scheduleId?: string
}

/** Every way to choose who gives a session. */
export const resourceSelectionMethods = ['SPECIFIC_RESOURCE', 'ANY_RESOURCE', 'NO_SELECTION'] as const

/** Whether the customer chooses who gives the session. */
export type ResourceSelectionMethod = Open<(typeof resourceSelectionMethods)[number]>

export interface ResourceSelection {
  resourceTypeId?: string
  selectionMethod?: ResourceSelectionMethod
}

/** Every type of place of a booking. */
export const bookedLocationTypes = ['OWNER_BUSINESS', 'OWNER_CUSTOM', 'CUSTOM'] as const

/** At the business, at another place of its choice or at a place that the customer names. */
export type BookedLocationType = Open<(typeof bookedLocationTypes)[number]>

export interface BookedLocation {
  id?: string
  name?: string
  formattedAddress?: string
  /** Bookings name it otherwise than time slots do. */
  locationType?: BookedLocationType
}

/** The customer. Visitors must give a first name and an e-mail address. */
export interface ContactDetails {
  contactId?: string
  firstName?: string
  lastName?: string
  email?: string
  phone?: string
  fullAddress?: Address
  /** Two letters, ISO 3166-1. */
  countryCode?: string
}

/** How many people take which variant of the service. */
export interface ParticipantChoices {
  serviceChoices?: { numberOfParticipants?: number; choices?: ServiceChoice[] }[]
}

export interface ServiceChoice {
  optionId?: string
  choiceId?: string
  custom?: string
  duration?: { minutes?: number; name?: string }
}

/** Every platform that bookings are made on. */
export const bookingPlatforms = ['WEB', 'MOBILE_APP'] as const

/** Where a booking is made. */
export type BookingPlatform = Open<(typeof bookingPlatforms)[number]>

/** Everybody who makes bookings. */
export const bookingActors = ['BUSINESS', 'CUSTOMER'] as const

/** Who makes a booking. */
export type BookingActor = Open<(typeof bookingActors)[number]>

export interface BookingSource {
  platform?: BookingPlatform
  actor?: BookingActor
  appDefId?: string
  appName?: string
}

/** Who did something; one of the ids is present. */
export interface IdentificationData {
  anonymousVisitorId?: string
  memberId?: string
  wixUserId?: string
  appId?: string
  contactId?: string
}

/** Every way to book several services at once. */
export const multiServiceBookingTypes = [
  'SEQUENTIAL_BOOKINGS',
  'SEPARATE_BOOKINGS',
  'PARALLEL_BOOKINGS',
] as const

/** Whether several services follow one another, are apart or take place at the same time. */
export type MultiServiceBookingType = Open<(typeof multiServiceBookingTypes)[number]>

export interface MultiServiceBookingInfo {
  id?: string
  type?: MultiServiceBookingType
}

export interface BookedAddOn {
  id?: string
  groupId?: string
  name?: string
  durationInMinutes?: number
  quantity?: number
}

/** Whether and what the participants are told. */
export interface ParticipantNotification {
  notifyParticipants?: boolean
  message?: string
  metadata?: Record<string, string>
}

export const bookingShape: Shape<Booking> = /* @__PURE__ */ entity<Booking>({
  createdDate: date,
  updatedDate: date,
  startDate: date,
  endDate: date,
  canceledDate: date,
})

/** What is to be booked: `slot` for an appointment or the session of a class, `schedule` for a course. */
export interface NewBookedEntity {
  slot?: BookedSlot
  schedule?: Pick<BookedSchedule, 'scheduleId' | 'serviceId' | 'timezone'>
  tags?: string[]
}

/** The fields of a new booking that a caller may write. The platform fills in the others, and ignores them here. */
export interface NewBooking {
  bookedEntity: NewBookedEntity
  contactDetails?: ContactDetails
  /** How many people come; at least 1. Either this or `participantsChoices` is needed. */
  totalParticipants?: number
  participantsChoices?: ParticipantChoices
  /** Needed where an order follows. */
  selectedPaymentOption?: Closed<SelectedPaymentOption>
  externalUserId?: string
  bookingSource?: Closed<BookingSource>
  bookedAddOns?: Pick<BookedAddOn, 'id' | 'groupId' | 'quantity'>[]
  /** Whether only the deposit is paid online; for services that take one. */
  depositSelected?: boolean
  extendedFields?: { namespaces?: Record<string, unknown> }
}

export interface CreateBookingInput {
  booking: NewBooking
  participantNotification?: ParticipantNotification
  /** Whether a text message is sent 24 hours before. */
  sendSmsReminder?: boolean
  /**
   * Answers to the booking form, by the key of the field. `first_name`, `last_name`, `email` and `phone` stand in place
   * of those in `contactDetails`.
   */
  formSubmission?: Record<string, unknown>
  flowControlSettings?: CreateBookingFlowControlSettings
}

/** Exceptions that only the owner may make. */
export interface CreateBookingFlowControlSettings {
  /** Whether it is booked although the time is not offered, or taken. An appointment must name its resource then. */
  skipAvailabilityValidation?: boolean
  /** Whether it is confirmed although the business approves the bookings of the service by hand. */
  skipBusinessConfirmation?: boolean
  /** Whether it may be paid in a way that the service does not offer. */
  skipSelectedPaymentOptionValidation?: boolean
  /** Whether its add-ons are taken as they are given. */
  skipAddOnValidation?: boolean
}

/**
 * Books a time. The booking is `CREATED`; the order that it is put in confirms it.
 *
 * @throws ApplicationError `SLOT_NOT_AVAILABLE`, `SESSION_CAPACITY_EXCEEDED` or `SCHEDULE_CAPACITY_EXCEEDED` when
 * somebody was faster (`error.data.alternatives` holds the nearest free slots), `SESSION_NOT_FOUND`,
 * `SCHEDULE_NOT_FOUND`, `RESOURCE_NOT_FOUND`, `BOOKING_POLICY_VIOLATION`, `VALIDATION_FAILURE`,
 * `UNAUTHORIZED_OPERATION` when a customer makes an exception, `ADD_ON_NOT_FOUND`, `INVALID_SERVICE_CHOICES`,
 * `CONTACT_DETAILS_CONFLICT` when `contactId` names another person.
 * @throws ValidationError when a field is missing or malformed.
 * @example
 * const booking = await createBooking(client, {
 *   booking: {
 *     bookedEntity: { slot: { eventId } },
 *     contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
 *     totalParticipants: 1,
 *     selectedPaymentOption: 'ONLINE',
 *   },
 * })
 * @function
 */
export const createBooking: Write<CreateBookingInput, Booking> = /* @__PURE__ */ write({
  id: 'bookings.bookings.create',
  prefix,
  route: 'POST /v2/bookings',
  response: /* @__PURE__ */ pick('booking', bookingShape),
})

export interface CancelBookingInput {
  bookingId: string
  /** The revision that you read. */
  revision: string
  participantNotification?: ParticipantNotification
  flowControlSettings?: CancelBookingFlowControlSettings
}

/** Exceptions that only the owner may make. */
export interface CancelBookingFlowControlSettings {
  /** Whether the booking is cancelled although its policy forbids it. */
  ignoreCancellationPolicy?: boolean
  /** Whether what was paid is given back. */
  withRefund?: boolean
  /** Whether the customer pays no fee for a late cancellation. */
  waiveCancellationFee?: boolean
}

/**
 * Cancels a booking and frees its place.
 *
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH` when it has changed since,
 * `BOOKING_POLICY_VIOLATION` when it is too late, `INVALID_BOOKING_STATUS` when it is over, `UNAUTHORIZED_OPERATION` when
 * a customer makes an exception, `REFUND_NOT_ALLOWED` when the payment cannot be given back.
 * @example
 * const canceled = await cancelBooking(client, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
export const cancelBooking: Write<CancelBookingInput, Booking> = /* @__PURE__ */ write({
  id: 'bookings.bookings.cancel',
  prefix,
  route: 'POST /v2/bookings/{bookingId}/cancel',
  response: /* @__PURE__ */ pick('booking', bookingShape),
})

export interface ConfirmBookingInput {
  bookingId: string
  /** The revision that you read. */
  revision: string
  participantNotification?: ParticipantNotification
  /** Whether a text message is sent 24 hours before. */
  sendSmsReminder?: boolean
  paymentStatus?: Closed<BookingPaymentStatus>
  /** Whether the booking is confirmed although somebody else has its place. */
  doubleBooked?: boolean
  flowControlSettings?: ConfirmBookingFlowControlSettings
}

export interface ConfirmBookingFlowControlSettings {
  /** Whether the place must be free still. */
  checkAvailabilityValidation?: boolean
}

/**
 * Confirms a booking that waits for approval, or that no order follows. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS`, `FORBIDDEN`;
 * `NO_OPEN_SPOTS` when its hold is over and somebody else has the place.
 * @example
 * const confirmed = await confirmBooking(owner, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
export const confirmBooking: Write<ConfirmBookingInput, Booking, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.bookings.confirm',
  prefix,
  route: 'POST /v2/bookings/{bookingId}/confirm',
  response: /* @__PURE__ */ pick('booking', bookingShape),
  elevated: true,
})

export interface DeclineBookingInput {
  bookingId: string
  /** The revision that you read. */
  revision: string
  participantNotification?: ParticipantNotification
  paymentStatus?: Closed<BookingPaymentStatus>
  /** Whether the booking is declined because somebody else has its place. */
  doubleBooked?: boolean
  flowControlSettings?: DeclineBookingFlowControlSettings
}

export interface DeclineBookingFlowControlSettings {
  /** Whether what was paid is given back. */
  withRefund?: boolean
}

/**
 * Declines a booking that waits for approval and frees its place. For the owner.
 *
 * @throws ContextError without an elevated client.
 * @throws ApplicationError `BOOKING_NOT_FOUND`, `BOOKING_REVISION_MISMATCH`, `INVALID_BOOKING_STATUS`, `FORBIDDEN`,
 * `REFUND_NOT_ALLOWED` when the payment cannot be given back.
 * @example
 * const declined = await declineBooking(owner, { bookingId: booking.id, revision: booking.revision ?? '1' })
 * @function
 */
export const declineBooking: Write<DeclineBookingInput, Booking, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'bookings.bookings.decline',
  prefix,
  route: 'POST /v2/bookings/{bookingId}/decline',
  response: /* @__PURE__ */ pick('booking', bookingShape),
  elevated: true,
})
