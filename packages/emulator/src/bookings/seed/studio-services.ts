import type { Service } from '@frontdesk/bookings'
import type { studioPlans } from '../../memberships/index.ts'
import type { CategoryName, LocationName, StaffName } from './studio.ts'

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
  /** The part of the price that may be paid when the service is booked, the rest at the studio. */
  readonly deposit?: number
  /** The plans whose memberships can pay for it. */
  readonly plans?: readonly (keyof typeof studioPlans)[]
  /** The choices that the price varies by, with their prices; `price` is that of who chooses nothing. */
  readonly choices?: {
    readonly name: string
    /** By the name of the choice, or by the minutes where the choice is the length. */
    readonly prices: Readonly<Record<string, number>>
    readonly areLengths?: true
  }
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
    choices: { name: 'Length', prices: { 60: 48, 90: 66 }, areLengths: true },
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
    plans: ['tenClasses', 'unlimitedYoga'],
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
    plans: ['tenClasses', 'unlimitedYoga'],
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
    plans: ['tenClasses'],
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
    deposit: 24,
    pay: anyPayment,
    minutes: 75,
    capacity: 12,
    staff: ['marta'],
    picture: 'first-steps',
    altText: 'Four rolled mats under a row of growing suns',
  },
]
