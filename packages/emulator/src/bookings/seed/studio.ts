import type { AddOn, BookingPolicy } from '@frontdesk/bookings'
import type { KeptForm } from '../services/booking-form.ts'
import type { WeeklyHours, WorkingHours } from '../calendar/seed-calendar.ts'

/** Ids of the seed are the same each time: `5e7a1ce0-0000-4000-8001-0000000000NN`. */
const idOf = (group: number, number: number): string =>
  `5e7a1ce0-0000-4000-${8000 + group}-${String(number).padStart(12, '0')}`

export const serviceId = (number: number): string => idOf(1, number)
export const staffId = (number: number): string => idOf(2, number)
export const staffMemberId = (number: number): string => idOf(3, number)
export const scheduleId = (number: number): string => idOf(7, number)
export const classRuleId = (number: number): string => idOf(8, number)

export const addOnId = (number: number): string => idOf(9, number)
export const addOnGroupId = (number: number): string => idOf(10, number)
/** Ids of the options of a service, of its option, and of the choices of the option. */
export const optionsId = (number: number): string => idOf(12, number)
export const optionId = (number: number): string => idOf(21, number)
export const choiceId = (number: number): string => idOf(22, number)

/** The type of the rooms for massages and other treatments. */
export const roomTypeId: string = idOf(13, 1)
export const roomId = (number: number): string => idOf(14, number)
export const roomScheduleId = (number: number): string => idOf(15, number)

export type LocationName = 'harbour' | 'hill'
export type StaffName = 'ines' | 'rui' | 'marta' | 'jonas'
export type CategoryName = 'yoga' | 'pilates' | 'recovery' | 'beginners'

/** The schedule of the business, and the events with its opening hours. */
export const businessScheduleId: string = idOf(17, 1)
export const openingHoursId = (index: number): string => idOf(18, index)
export const settingsId: string = idOf(23, 1)
export const staffScheduleId = (number: number): string => idOf(19, number)
/** The events with the working hours of a staff member: fewer than a hundred. */
export const staffEventId = (number: number, index: number): string => idOf(20, 100 * number + index)

export const locationIds: Readonly<Record<LocationName, string>> = { harbour: idOf(4, 1), hill: idOf(4, 2) }
export const staffIds: Readonly<Record<StaffName, string>> = {
  ines: staffId(1),
  rui: staffId(2),
  marta: staffId(3),
  jonas: staffId(4),
}
export const categoryIds: Readonly<Record<CategoryName, string>> = {
  yoga: idOf(5, 1),
  pilates: idOf(5, 2),
  recovery: idOf(5, 3),
  beginners: idOf(5, 4),
}

interface AddOnEntry extends Pick<AddOn, 'durationInMinutes' | 'maxQuantity'> {
  readonly name: string
  /** Decimal text, in the currency of the business. */
  readonly price: string
}

/** The form of services that ask how somebody is. */
export const healthForm: KeptForm = { id: idOf(11, 1), name: 'Health questionnaire', revision: '1' }

/** The extras of the massages; their ids are those of `addOnId`, from 1. */
export const extras: readonly AddOnEntry[] = [
  { name: 'Fifteen minutes more', price: '15.00', durationInMinutes: 15 },
  { name: 'Warm oil', price: '6.00', maxQuantity: 2 },
  { name: 'Herbal compress', price: '9.00', maxQuantity: 1 },
]

/** The treatment rooms; their ids are those of `roomId`, from 1. */
export const rooms: readonly { readonly name: string; readonly location: LocationName }[] = [
  { name: 'Room with the sea view', location: 'harbour' },
  { name: 'Quiet room', location: 'harbour' },
  { name: 'Attic room', location: 'hill' },
]

/** The parts of one address of the studio. */
interface PlaceEntry {
  readonly name: string
  readonly street: string
  readonly number: string
  readonly postalCode: string
  readonly phone: string
  readonly geocode: { readonly latitude: number; readonly longitude: number }
}

export const places: Readonly<Record<LocationName, PlaceEntry>> = {
  harbour: {
    name: 'Harbour Studio, Alcântara',
    street: 'Rua da Cozinha Económica',
    number: '11',
    postalCode: '1300-149',
    phone: '+351 210 000 011',
    geocode: { latitude: 38.7037, longitude: -9.1781 },
  },
  hill: {
    name: 'The Loft, Graça',
    street: 'Rua da Graça',
    number: '98',
    postalCode: '1170-171',
    phone: '+351 210 000 098',
    geocode: { latitude: 38.7166, longitude: -9.1306 },
  },
}

interface StaffEntry {
  readonly number: number
  readonly name: string
  readonly email: string
  readonly location: LocationName
  readonly altText: string
  readonly workingHours: WeeklyHours
}

const off: readonly WorkingHours[] = []
const dayShift: readonly WorkingHours[] = [
  ['09:00', '13:00'],
  ['14:00', '18:00'],
]
const earlyShift: readonly WorkingHours[] = [
  ['08:00', '12:00'],
  ['13:00', '16:30'],
]
const lateShift: readonly WorkingHours[] = [['11:00', '19:00']]
const middays: readonly WorkingHours[] = [['10:00', '16:00']]
const mornings: readonly WorkingHours[] = [['09:00', '13:00']]

export const team: Readonly<Record<StaffName, StaffEntry>> = {
  ines: {
    number: 1,
    name: 'Inês Carvalho',
    email: 'ines@harbour.example',
    location: 'harbour',
    altText: 'Inês Carvalho, smiling, with long dark hair',
    workingHours: [off, off, dayShift, dayShift, dayShift, dayShift, mornings],
  },
  rui: {
    number: 2,
    name: 'Rui Mendes',
    email: 'rui@harbour.example',
    location: 'harbour',
    altText: 'Rui Mendes, smiling, with a short beard',
    workingHours: [off, earlyShift, earlyShift, earlyShift, earlyShift, earlyShift, off],
  },
  marta: {
    number: 3,
    name: 'Marta Silva',
    email: 'marta@harbour.example',
    location: 'hill',
    altText: 'Marta Silva, smiling, with red hair in a bun',
    workingHours: [off, middays, off, middays, off, middays, mornings],
  },
  jonas: {
    number: 4,
    name: 'Jonas Lindqvist',
    email: 'jonas@harbour.example',
    location: 'harbour',
    altText: 'Jonas Lindqvist, smiling, with short fair hair',
    workingHours: [off, off, lateShift, off, lateShift, lateShift, mornings],
  },
}

export const policies: Readonly<Record<'appointments' | 'groups', BookingPolicy>> = {
  appointments: {
    id: idOf(6, 1),
    name: 'Appointments',
    default: true,
    customPolicyDescription: {
      enabled: true,
      description: 'Please arrive five minutes early. If you are late, the session still ends on time.',
    },
    limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 60 * 24 * 60 },
    limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 2 * 60 },
    cancellationPolicy: {
      enabled: true,
      limitLatestCancellation: true,
      latestCancellationInMinutes: 24 * 60,
      allowAnonymous: true,
    },
    reschedulePolicy: {
      enabled: true,
      limitLatestReschedule: true,
      latestRescheduleInMinutes: 24 * 60,
      allowAnonymous: true,
    },
    participantsPolicy: { maxParticipantsPerBooking: 10 },
  },
  groups: {
    id: idOf(6, 2),
    name: 'Classes and courses',
    customPolicyDescription: {
      enabled: true,
      description:
        'The door closes when the class begins. Mats are provided; bring water and a layer for the end.',
    },
    limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 30 * 24 * 60 },
    limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 15 },
    cancellationPolicy: {
      enabled: true,
      limitLatestCancellation: true,
      latestCancellationInMinutes: 4 * 60,
      allowAnonymous: true,
    },
    reschedulePolicy: {
      enabled: true,
      limitLatestReschedule: true,
      latestRescheduleInMinutes: 4 * 60,
      allowAnonymous: true,
    },
    waitlistPolicy: { enabled: true, capacity: 6, reservationTimeInMinutes: 60 },
    participantsPolicy: { maxParticipantsPerBooking: 4 },
  },
}
