import type { AddOn, BookingPolicy, Service } from '@frontdesk/bookings'
import type { KeptForm } from './services/booking-form.ts'
import type { WeeklyHours, WorkingHours } from './calendar/seed-calendar.ts'

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

/** The services of the studio, before the seed adds ids, addresses and pictures. */
export interface ServiceEntry {
  readonly type: 'APPOINTMENT' | 'CLASS' | 'COURSE'
  readonly slug: string
  readonly name: string
  readonly tagLine: string
  readonly description: string
  readonly category: CategoryName
  /** In the currency of the business; free when absent. */
  readonly price?: number
  readonly pay: NonNullable<NonNullable<Service['payment']>['options']>
  /** The choices that the price varies by, with their prices; `price` is that of who chooses nothing. */
  readonly choices?: { readonly name: string; readonly prices: Readonly<Record<string, number>> }
  readonly minutes: number
  readonly buffer?: number
  readonly capacity: number
  readonly staff: readonly StaffName[]
  readonly approval?: true
  /** Whether customers fill in the health questionnaire. */
  readonly asksHealth?: true
  /** Whether customers may book the extras of the massages. */
  readonly extras?: true
  readonly picture: string
  readonly altText: string
  /** Weekly sessions of a class: weekday (0 is Sunday), start, who gives it, where. */
  readonly sessions?: readonly (readonly [number, string, StaffName, LocationName])[]
}

const anyPayment = { online: true, inPerson: true } as const

export const offer: readonly ServiceEntry[] = [
  {
    type: 'APPOINTMENT',
    slug: 'deep-tissue-massage',
    name: 'Deep-tissue massage',
    tagLine: 'Slow, firm work for shoulders that carry too much',
    description:
      'We start with what hurts and where it comes from, then work along the muscle with warm oil and patient pressure. Most people feel lighter the same evening and a little sore the next morning.',
    category: 'recovery',
    price: 55,
    pay: { online: true, inPerson: false },
    minutes: 60,
    buffer: 15,
    capacity: 1,
    staff: ['ines', 'jonas'],
    picture: 'massage',
    altText: 'A massage table with a terracotta towel, in front of a round window on the sea',
  },
  {
    type: 'APPOINTMENT',
    slug: 'slow-massage',
    name: 'Slow massage with warm stones',
    tagLine: 'An hour and a half of nothing to do',
    description:
      'Basalt stones from the Azores, warmed to skin temperature, and long quiet strokes from the neck to the feet. For tired people, light sleepers and anybody who has been sitting in aeroplanes.',
    category: 'recovery',
    price: 75,
    pay: anyPayment,
    minutes: 90,
    buffer: 15,
    capacity: 1,
    staff: ['ines'],
    extras: true,
    picture: 'slow-massage',
    altText: 'Smooth stones piled up beside three lit candles',
  },
  {
    type: 'APPOINTMENT',
    slug: 'first-consultation',
    name: 'First consultation',
    tagLine: 'Twenty minutes to find out what would help',
    description:
      'Tell us how you move, sleep and sit. We look at your posture, answer questions and suggest a place to begin. It costs nothing and you do not have to book anything afterwards.',
    category: 'beginners',
    pay: { online: false, inPerson: true },
    minutes: 20,
    capacity: 1,
    staff: ['rui', 'marta'],
    picture: 'consultation',
    altText: 'Two armchairs at a small table with a cup of tea',
  },
  {
    type: 'APPOINTMENT',
    slug: 'osteopathy',
    name: 'Osteopathy session',
    tagLine: 'Gentle hands for backs, necks and jaws',
    description:
      'Rui reads your notes before he accepts a booking, so that he can refer you when something else would serve you better. You hear from him within a working day.',
    category: 'recovery',
    price: 65,
    pay: anyPayment,
    minutes: 45,
    buffer: 15,
    capacity: 1,
    staff: ['rui'],
    approval: true,
    asksHealth: true,
    picture: 'osteopathy',
    altText: 'Two hands on either side of a spine',
  },
  {
    type: 'APPOINTMENT',
    slug: 'private-yoga',
    name: 'Private yoga',
    tagLine: 'A practice that fits your body and your week',
    description:
      'One hour with Marta in the Loft. Good before a first class, after an injury, or when you want to understand one thing well. You take home a short sequence drawn for you.',
    category: 'yoga',
    price: 48,
    pay: { online: false, inPerson: true },
    minutes: 60,
    capacity: 1,
    staff: ['marta'],
    picture: 'private-yoga',
    altText: 'Somebody sits on a mat with the arms raised',
  },
  {
    type: 'APPOINTMENT',
    slug: 'private-reformer',
    name: 'Reformer one-to-one',
    tagLine: 'Fifty minutes, one machine, one pair of eyes',
    description:
      'Jonas sets the springs to your strength and watches every repetition. Required once before your first group class on the reformer if the machine is new to you.',
    category: 'pilates',
    price: 58,
    pay: anyPayment,
    minutes: 50,
    buffer: 10,
    capacity: 1,
    staff: ['jonas'],
    picture: 'private-reformer',
    altText: 'Somebody lies on a reformer with the legs lifted',
  },
  {
    type: 'CLASS',
    slug: 'vinyasa-flow',
    name: 'Vinyasa flow',
    tagLine: 'Breath first, then movement, then quiet',
    description:
      'A steady flow that builds heat and ends on the floor. All levels: each pose is shown in two versions and nobody minds if you rest.',
    category: 'yoga',
    price: 14,
    pay: anyPayment,
    minutes: 60,
    capacity: 16,
    staff: ['marta', 'ines'],
    picture: 'vinyasa',
    altText: 'A downward-facing dog in front of the evening sun',
    sessions: [
      [1, '07:30', 'marta', 'hill'],
      [1, '18:30', 'marta', 'hill'],
      [3, '18:30', 'marta', 'hill'],
      [4, '07:30', 'ines', 'harbour'],
      [6, '10:00', 'ines', 'harbour'],
    ],
  },
  {
    type: 'CLASS',
    slug: 'reformer-pilates',
    name: 'Reformer Pilates',
    tagLine: 'Eight machines, so book early',
    description:
      'Slow, precise strength work on the reformer. You should know the machine already; if you do not, book a one-to-one first.',
    category: 'pilates',
    price: 22,
    pay: { online: true, inPerson: false },
    minutes: 50,
    capacity: 8,
    staff: ['jonas'],
    picture: 'reformer',
    altText: 'Somebody sits upright on a reformer under three round windows',
    sessions: [
      [2, '08:00', 'jonas', 'harbour'],
      [2, '19:00', 'jonas', 'harbour'],
      [4, '19:00', 'jonas', 'harbour'],
      [5, '08:00', 'jonas', 'harbour'],
      [6, '13:15', 'jonas', 'harbour'],
    ],
  },
  {
    type: 'CLASS',
    slug: 'yin-and-breath',
    name: 'Yin and breath',
    tagLine: 'Long holds by candlelight',
    description:
      'Five or six poses in seventy-five minutes, with blankets, bolsters and as little talking as possible. Finish the week here.',
    category: 'yoga',
    price: 14,
    pay: { online: false, inPerson: true },
    minutes: 75,
    capacity: 14,
    staff: ['marta'],
    picture: 'yin',
    altText: 'Somebody rests on a mat between candles, under the moon',
    sessions: [
      [0, '18:00', 'marta', 'hill'],
      [5, '17:30', 'marta', 'hill'],
    ],
  },
  {
    type: 'CLASS',
    slug: 'mobility-lunch',
    name: 'Mobility lunch',
    tagLine: 'Forty minutes between two meetings',
    description:
      'Hips, shoulders, ankles, rings. You will not need a shower afterwards and you will stand straighter at three o’clock.',
    category: 'pilates',
    price: 10,
    choices: { name: 'Rate', prices: { Adult: 10, 'Student or senior': 7 } },
    pay: anyPayment,
    minutes: 40,
    capacity: 12,
    staff: ['rui'],
    picture: 'mobility',
    altText: 'Somebody lunges on a green mat beside gymnastic rings',
    sessions: [
      [1, '12:10', 'rui', 'harbour'],
      [3, '12:10', 'rui', 'harbour'],
      [5, '12:10', 'rui', 'harbour'],
    ],
  },
  {
    type: 'COURSE',
    slug: 'first-steps-in-yoga',
    name: 'First steps in yoga',
    tagLine: 'Six Tuesdays for people who have never done this',
    description:
      'Six evenings in a small group: how to breathe, how to fall, the twelve poses everything else is made of, and how to practise alone. The place is yours for all six.',
    category: 'beginners',
    price: 96,
    pay: anyPayment,
    minutes: 75,
    capacity: 12,
    staff: ['marta'],
    picture: 'first-steps',
    altText: 'Four rolled mats under a row of growing suns',
  },
]
