import { type Address, type Closed, date, entity, type Open, type Shape } from '@frontdesk/core'

/** The catalog that bookings are sold from: `catalogReference.appId` of a cart line. */
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

/**
 * `CREATED`: created, not yet ordered. `PENDING`: waiting for the approval of the business. `WAITING_LIST`: waiting for
 * a place in a full session.
 */
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

/** How much of a booking has been paid. `EXEMPT`: no payment is required. */
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

/** How the customer wants to pay; the long forms are used by orders. */
export type SelectedPaymentOption = Open<(typeof selectedPaymentOptions)[number]>

/** A customer's place in a session. */
export interface Booking {
  id: string
  bookedEntity?: BookedEntity
  contactDetails?: ContactDetails
  status?: BookingStatus
  paymentStatus?: BookingPaymentStatus
  selectedPaymentOption?: SelectedPaymentOption
  /** Number of participants. */
  totalParticipants?: number
  /** The participants by variant of the service, instead of `totalParticipants`. */
  participantsChoices?: ParticipantChoices
  /** An id of your own for the customer. */
  externalUserId?: string
  /** Where the booking was made, and by whom. */
  bookingSource?: BookingSource
  /** Increases with each change; an update must include the current one. */
  revision?: string
  /** The person or app that made the booking. Read-only. */
  createdBy?: IdentificationData
  /** Start of the session; for a course, of its first session. Read-only. */
  startDate?: Date
  /** End of the session; for a course, of its last session. Read-only. */
  endDate?: Date
  /** Time of the cancellation; absent for other bookings. */
  canceledDate?: Date
  /** Whether it was accepted although the time slot was taken. */
  doubleBooked?: boolean
  /** The visit that the booking belongs to; absent for a single booking. */
  multiServiceBookingInfo?: MultiServiceBookingInfo
  formSubmissionId?: string
  formId?: string
  bookedAddOns?: BookedAddOn[]
  /** Whether the customer pays only the deposit when they book. */
  depositSelected?: boolean
  appId?: string
  createdByAppId?: string
  /** Answers to fields of the booking form; newer forms use `formSubmission` instead. */
  additionalFields?: BookingFormAnswer[]
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  createdDate?: Date
  updatedDate?: Date
}

/** The booked time: `slot` for appointments and classes, `schedule` for courses. */
export interface BookedEntity {
  slot?: BookedSlot
  /** The booked course, instead of `slot`. */
  schedule?: BookedSchedule
  title?: string
  /** Tags of the booking, as plain text. */
  tags?: string[]
}

/** The time of an appointment, or the session of a class if `eventId` is given. */
export interface BookedSlot {
  serviceId?: string
  scheduleId?: string
  /** The session of a class, which determines all other fields. */
  eventId?: string
  /** ISO 8601: with `Z` or an offset, or the `localStartDate` of a time slot, which is interpreted in `timezone`. */
  startDate?: string
  /** When it ends, in the format of `startDate`. */
  endDate?: string
  /** IANA time zone; defaults to the time zone of the business. */
  timezone?: string
  /** The staff member; defaults to any free one. */
  resource?: BookedResource
  /**
   * The room and the other resources that the session occupies, one of each required type besides the staff. Pass the
   * id of a resource that the customer wants; by default, any free one is chosen.
   */
  additionalResources?: BookedResource[]
  /** How the customer chooses the resource of each type; at most 3. */
  resourceSelections?: ResourceSelection[]
  /** Location of the session. */
  location?: BookedLocation
  /** Whether it is an all-day slot. */
  allDay?: boolean
}

/** The course that is booked, with all its sessions. */
export interface BookedSchedule {
  /** `service.schedule.id` of the course. */
  scheduleId?: string
  serviceId?: string
  /** IANA time zone; defaults to the time zone of the business. */
  timezone?: string
  /** Location of the course. Read-only. */
  location?: BookedLocation
  /** ISO 8601. */
  firstSessionStart?: string
  /** When the last session ends; ISO 8601. Read-only. */
  lastSessionEnd?: string
}

/** A resource that the session occupies, such as a staff member or a room. */
export interface BookedResource {
  id?: string
  name?: string
  email?: string
  scheduleId?: string
  /** The resource type. The platform fills it in. */
  type?: string
}

/** All ways to choose the staff member of a session. */
export const resourceSelectionMethods = ['SPECIFIC_RESOURCE', 'ANY_RESOURCE', 'NO_SELECTION'] as const

/** Whether the customer chooses the staff member. */
export type ResourceSelectionMethod = Open<(typeof resourceSelectionMethods)[number]>

/** All genders by which a customer can choose the staff. */
export const requestedGenders = ['ANY_MALE', 'ANY_FEMALE'] as const

/** The gender of the staff member that a customer asks for. */
export interface RequestedGender {
  /** Any staff member of this gender. */
  gender?: Open<(typeof requestedGenders)[number]>
}

/** How the customer chooses the resource of one type. */
export interface ResourceSelection {
  resourceTypeId?: string
  selectionMethod?: ResourceSelectionMethod
  /** The gender of the staff member, for `ANY_RESOURCE`, if the settings of the business allow this choice. */
  requestedGender?: RequestedGender
}

/** All location types of a booking. */
export const bookedLocationTypes = ['OWNER_BUSINESS', 'OWNER_CUSTOM', 'CUSTOM'] as const

/** A location of the business, another address of the business or an address of the customer. */
export type BookedLocationType = Open<(typeof bookedLocationTypes)[number]>

/** The location of the session. */
export interface BookedLocation {
  id?: string
  name?: string
  /** The whole address as one line of text. */
  formattedAddress?: string
  /** Bookings use another name for it than time slots do. */
  locationType?: BookedLocationType
}

/** The customer. Visitors must provide a first name and an email address. */
export interface ContactDetails {
  contactId?: string
  firstName?: string
  lastName?: string
  email?: string
  phone?: string
  /** The customer's address. */
  fullAddress?: Address
  /** Two-letter country code, ISO 3166-1. */
  countryCode?: string
}

/** Number of participants per variant of the service. */
export interface ParticipantChoices {
  /** Groups of participants who make the same choices. */
  serviceChoices?: {
    /** Number of participants in the group; at least 1. */
    numberOfParticipants?: number
    /** The choices of the group: one for each option of the service. */
    choices?: ServiceChoice[]
  }[]
}

/** The choice of participants for one option of the service. */
export interface ServiceChoice {
  optionId?: string
  choiceId?: string
  /** Name of the choice, for an option of type `CUSTOM`. */
  custom?: string
  /** The duration, for an option of type `DURATION`. */
  duration?: {
    /** Duration in minutes, from 1 to 44,639. */
    minutes?: number
    name?: string
  }
}

/** Every type of field of a booking form. */
export const bookingFormFieldTypes = ['SHORT_TEXT', 'LONG_TEXT', 'CHECK_BOX'] as const

/** A single line of text, multiple lines of text, or a checkbox. */
export type BookingFormFieldType = Open<(typeof bookingFormFieldTypes)[number]>

/** The answer to a field of the booking form. */
export interface BookingFormAnswer {
  /** Id of the field in the form. */
  id?: string
  /** The answer; `true` or `false` for a checkbox. */
  value?: string
  /** Label of the field in the form. */
  label?: string
  /** The type of the field. */
  valueType?: BookingFormFieldType
}

/** All platforms that bookings are made on. */
export const bookingPlatforms = ['WEB', 'MOBILE_APP'] as const

/** Where a booking is made. */
export type BookingPlatform = Open<(typeof bookingPlatforms)[number]>

/** All kinds of persons and apps that make bookings. */
export const bookingActors = ['BUSINESS', 'CUSTOMER'] as const

/** The person or app that makes a booking. */
export type BookingActor = Open<(typeof bookingActors)[number]>

/** Where a booking was made, and by whom. */
export interface BookingSource {
  platform?: BookingPlatform
  actor?: BookingActor
  appDefId?: string
  /** Name of that app. Read-only. */
  appName?: string
}

/** The person or app that performed an action; one of the ids is present. */
export interface IdentificationData {
  anonymousVisitorId?: string
  memberId?: string
  wixUserId?: string
  appId?: string
  contactId?: string
}

/** All ways to book several services together. */
export const multiServiceBookingTypes = [
  'SEQUENTIAL_BOOKINGS',
  'SEPARATE_BOOKINGS',
  'PARALLEL_BOOKINGS',
] as const

/** Whether several services are sequential, separate or parallel. */
export type MultiServiceBookingType = Open<(typeof multiServiceBookingTypes)[number]>

/** The multi-service booking that a booking belongs to, and its type. */
export interface MultiServiceBookingInfo {
  id?: string
  type?: MultiServiceBookingType
}

/** An add-on of a booking. */
export interface BookedAddOn {
  /** The id of the add-on. */
  id?: string
  /** The group of the service that offers it; defaults to the first such group. */
  groupId?: string
  name?: string
  /** The minutes that it adds to the appointment, for an add-on with a duration. */
  durationInMinutes?: number
  /** Booked quantity, for an add-on with a quantity; defaults to 1. */
  quantity?: number
}

/** Whether the participants are notified, and the message. */
export interface ParticipantNotification {
  /** Whether the participants are notified; `false` suppresses the message. */
  notifyParticipants?: boolean
  /** Custom text of the business, added when `notifyParticipants` is `true`. */
  message?: string
  /** Custom values for the message, by key. */
  metadata?: Record<string, string>
}

export const bookingShape: Shape<Booking> = /* @__PURE__ */ entity<Booking>({
  createdDate: date,
  updatedDate: date,
  startDate: date,
  endDate: date,
  canceledDate: date,
})

/** All statuses that a new booking can have. */
export const newBookingStatuses = ['CREATED', 'WAITING_LIST'] as const

/** The time to book: `slot` for an appointment or the session of a class, `schedule` for a course. */
export interface NewBookedEntity {
  slot?: BookedSlot
  /** The course to book, instead of `slot`. */
  schedule?: Pick<BookedSchedule, 'scheduleId' | 'serviceId' | 'timezone'>
  /** Tags of the booking, as plain text. */
  tags?: string[]
}

/** The writable fields of a new booking. The platform fills in the others and ignores them in the input. */
export interface NewBooking {
  bookedEntity: NewBookedEntity
  /**
   * Defaults to `CREATED`. `WAITING_LIST` joins the waiting list of a full session of a class, or of a full course:
   * when a place becomes free, the customer is notified by email, and the place is held for a while, during which the
   * booking can be added to the cart.
   */
  status?: (typeof newBookingStatuses)[number]
  contactDetails?: ContactDetails
  /** Number of participants; at least 1. Either this or `participantsChoices` is required. */
  totalParticipants?: number
  /** The participants by variant of the service, instead of `totalParticipants`. */
  participantsChoices?: ParticipantChoices
  /** Required if an order follows. */
  selectedPaymentOption?: Closed<SelectedPaymentOption>
  externalUserId?: string
  /** Where the booking was made, and by whom. */
  bookingSource?: Closed<BookingSource>
  /** At most 21 add-ons that the service offers. */
  bookedAddOns?: Pick<BookedAddOn, 'id' | 'groupId' | 'quantity'>[]
  /** Whether only the deposit is paid online; for services with a deposit. */
  depositSelected?: boolean
  /** Answers to fields of the booking form; for newer forms, use `formSubmission`. */
  additionalFields?: Closed<BookingFormAnswer>[]
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}
