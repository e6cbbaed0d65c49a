import { type Address, type Closed, date, entity, type Open, type Shape } from '@frontdesk/core'

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

/**
 * `CREATED`: made, not yet ordered. `PENDING`: waits for the approval of the business. `WAITING_LIST`: waits for a place in
 * a full session.
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
  /** The participants by variant of the service, in place of `totalParticipants`. */
  participantsChoices?: ParticipantChoices
  /** An id of your own for the customer. */
  externalUserId?: string
  /** Where the booking was made, and by which side. */
  bookingSource?: BookingSource
  /** Counts up with each change; a change must name the one it started from. */
  revision?: string
  /** The person or app that made the booking. Read-only. */
  createdBy?: IdentificationData
  /** The moment at which the session starts; for a course, its first session. Read-only. */
  startDate?: Date
  /** The moment at which the session ends; for a course, its last session. Read-only. */
  endDate?: Date
  /** The moment of the cancellation; absent before it. */
  canceledDate?: Date
  /** Whether it was accepted although the time was taken. */
  doubleBooked?: boolean
  /** The visit that the booking is a part of; absent when it was made alone. */
  multiServiceBookingInfo?: MultiServiceBookingInfo
  formSubmissionId?: string
  formId?: string
  bookedAddOns?: BookedAddOn[]
  /** Whether the customer pays only the deposit when they book. */
  depositSelected?: boolean
  appId?: string
  createdByAppId?: string
  /** Answers to fields of the booking form; `formSubmission` takes their place in newer forms. */
  additionalFields?: BookingFormAnswer[]
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
  createdDate?: Date
  updatedDate?: Date
}

/** The thing that is booked: `slot` for appointments and classes, `schedule` for courses. */
export interface BookedEntity {
  slot?: BookedSlot
  /** The course that is booked, in place of `slot`. */
  schedule?: BookedSchedule
  title?: string
  /** Tags of the booking, as plain text. */
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
  /** When it ends, in the format of `startDate`. */
  endDate?: string
  /** IANA name; that of the business unless given. */
  timezone?: string
  /** The member of staff who gives it; anybody who is free unless given. */
  resource?: BookedResource
  /**
   * The room and the other resources that the session occupies, one of each type that the service needs beside its staff.
   * Give the id of one that the customer wants; any that is free is taken unless given.
   */
  additionalResources?: BookedResource[]
  /** How the customer chooses the resource of each type; at most 3. */
  resourceSelections?: ResourceSelection[]
  /** Where it takes place. */
  location?: BookedLocation
  /** Whether it takes whole days. */
  allDay?: boolean
}

/** The course that is booked, with all its sessions. */
export interface BookedSchedule {
  /** `service.schedule.id` of the course. */
  scheduleId?: string
  serviceId?: string
  /** IANA name; that of the business unless given. */
  timezone?: string
  /** Where the course takes place. Read-only. */
  location?: BookedLocation
  /** ISO 8601. */
  firstSessionStart?: string
  /** When the last session ends; ISO 8601. Read-only. */
  lastSessionEnd?: string
}

/** A resource that the session occupies, such as a member of staff or a room. */
export interface BookedResource {
  id?: string
  name?: string
  email?: string
  scheduleId?: string
  /** The resource type. The platform fills it in. */
  type?: string
}

/** Every way to choose who gives a session. */
export const resourceSelectionMethods = ['SPECIFIC_RESOURCE', 'ANY_RESOURCE', 'NO_SELECTION'] as const

/** Whether the customer chooses who gives the session. */
export type ResourceSelectionMethod = Open<(typeof resourceSelectionMethods)[number]>

/** Every gender by which a customer can choose the staff. */
export const requestedGenders = ['ANY_MALE', 'ANY_FEMALE'] as const

/** The gender of the staff that a customer asks for. */
export interface RequestedGender {
  /** Any man or any woman of the staff. */
  gender?: Open<(typeof requestedGenders)[number]>
}

/** How the customer chooses the resource of one type. */
export interface ResourceSelection {
  resourceTypeId?: string
  selectionMethod?: ResourceSelectionMethod
  /** A man or a woman of the staff, for `ANY_RESOURCE`, where the settings of the business allow that choice. */
  requestedGender?: RequestedGender
}

/** Every type of place of a booking. */
export const bookedLocationTypes = ['OWNER_BUSINESS', 'OWNER_CUSTOM', 'CUSTOM'] as const

/** At the business, at another place of its choice or at a place that the customer names. */
export type BookedLocationType = Open<(typeof bookedLocationTypes)[number]>

/** The place of the session. */
export interface BookedLocation {
  id?: string
  name?: string
  /** The whole address as one line of text. */
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
  /** The customer's address. */
  fullAddress?: Address
  /** Two letters, ISO 3166-1. */
  countryCode?: string
}

/** How many people take which variant of the service. */
export interface ParticipantChoices {
  /** Groups of participants who make the same choices. */
  serviceChoices?: {
    /** How many people the group has; at least 1. */
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
  /** The length, for an option of type `DURATION`. */
  duration?: {
    /** Length in minutes, from 1 to 44,639. */
    minutes?: number
    name?: string
  }
}

/** Every type of field of a booking form. */
export const bookingFormFieldTypes = ['SHORT_TEXT', 'LONG_TEXT', 'CHECK_BOX'] as const

/** A line of text, text of several lines, or a box to tick. */
export type BookingFormFieldType = Open<(typeof bookingFormFieldTypes)[number]>

/** The answer to a field of the booking form. */
export interface BookingFormAnswer {
  /** Id of the field in the form. */
  id?: string
  /** The answer; `true` or `false` for a box. */
  value?: string
  /** Text beside the field, as the form has it. */
  label?: string
  /** The type of the field that was answered. */
  valueType?: BookingFormFieldType
}

/** Every platform that bookings are made on. */
export const bookingPlatforms = ['WEB', 'MOBILE_APP'] as const

/** Where a booking is made. */
export type BookingPlatform = Open<(typeof bookingPlatforms)[number]>

/** Everybody who makes bookings. */
export const bookingActors = ['BUSINESS', 'CUSTOMER'] as const

/** The side that makes a booking. */
export type BookingActor = Open<(typeof bookingActors)[number]>

/** Where a booking was made, and by which side. */
export interface BookingSource {
  platform?: BookingPlatform
  actor?: BookingActor
  appDefId?: string
  /** Name of that app. Read-only. */
  appName?: string
}

/** The person or app that did something; one of the ids is present. */
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

/** The bookings made together that a booking is one of, and how they lie to one another. */
export interface MultiServiceBookingInfo {
  id?: string
  type?: MultiServiceBookingType
}

/** An add-on of a booking. */
export interface BookedAddOn {
  /** The id of the add-on. */
  id?: string
  /** The group of the service that offers it; the first that does unless given. */
  groupId?: string
  name?: string
  /** The minutes that it adds to the appointment, for an add-on that lengthens it. */
  durationInMinutes?: number
  /** How many of it are booked; 1 unless given. For an add-on that is counted. */
  quantity?: number
}

/** Whether and what the participants are told. */
export interface ParticipantNotification {
  /** Whether the participants are told; `false` keeps the message back. */
  notifyParticipants?: boolean
  /** Own words of the business, added when `notifyParticipants` is `true`. */
  message?: string
  /** Values of your own that go with the message, by key. */
  metadata?: Record<string, string>
}

export const bookingShape: Shape<Booking> = /* @__PURE__ */ entity<Booking>({
  createdDate: date,
  updatedDate: date,
  startDate: date,
  endDate: date,
  canceledDate: date,
})

/** Every status that a booking can be made with. */
export const newBookingStatuses = ['CREATED', 'WAITING_LIST'] as const

/** The thing that is to be booked: `slot` for an appointment or the session of a class, `schedule` for a course. */
export interface NewBookedEntity {
  slot?: BookedSlot
  /** The course to book, in place of `slot`. */
  schedule?: Pick<BookedSchedule, 'scheduleId' | 'serviceId' | 'timezone'>
  /** Tags of the booking, as plain text. */
  tags?: string[]
}

/** The fields of a new booking that a caller may write. The platform fills in the others, and ignores them here. */
export interface NewBooking {
  bookedEntity: NewBookedEntity
  /**
   * `WAITING_LIST` joins the waiting list of a session of a class, or of a course, that is full: when a place becomes free, it is offered by mail and
   * kept for a while, during which the booking can be put into the cart. `CREATED` unless given.
   */
  status?: (typeof newBookingStatuses)[number]
  contactDetails?: ContactDetails
  /** How many people come; at least 1. Either this or `participantsChoices` is needed. */
  totalParticipants?: number
  /** The participants by variant of the service, in place of `totalParticipants`. */
  participantsChoices?: ParticipantChoices
  /** Needed where an order follows. */
  selectedPaymentOption?: Closed<SelectedPaymentOption>
  externalUserId?: string
  /** Where the booking was made, and by which side. */
  bookingSource?: Closed<BookingSource>
  /** At most 21 add-ons that the service offers. */
  bookedAddOns?: Pick<BookedAddOn, 'id' | 'groupId' | 'quantity'>[]
  /** Whether only the deposit is paid online; for services that take one. */
  depositSelected?: boolean
  /** Answers to fields of the booking form; newer forms are answered by `formSubmission`. */
  additionalFields?: Closed<BookingFormAnswer>[]
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}
