import type { PageAddress } from './checkout/checkout-view.ts'

/** A day relative to today, in the time zone of the business, and a time on that day. */
export type Moment = readonly [days: number, time: string]

/** One purchase of a member of the demo. Slugs name services and products. */
export interface Purchase {
  /** Email address of the member. */
  readonly email: string
  readonly ordered: Moment
  /** The first time that is free after `from`; a course is booked as a whole. */
  readonly session?: { readonly slug: string; readonly from?: Moment }
  readonly goods?: readonly {
    readonly slug: string
    readonly quantity: number
    readonly options?: Readonly<Record<string, string>>
  }[]
  readonly pay: 'card' | 'offline'
  readonly delivery?: 'standard' | 'pickup'
  /**
   * The event after the order: the goods were handed over, the session was paid at the business, or it was canceled.
   */
  readonly since?: 'fulfilled' | 'paid' | 'cancelled'
}

/** The address that goods are sent to. */
export const home: PageAddress = {
  addressLine: 'Rua da Bica 24',
  postalCode: '1200-054',
  city: 'Lisboa',
  country: 'PT',
}

const ana = 'ana@example.com'
const tom = 'tom@example.com'

/** The purchases of the demo, the earliest first. */
export const purchases: readonly Purchase[] = [
  {
    email: ana,
    ordered: [-41, '19:42'],
    goods: [
      { slug: 'harbour-mat', quantity: 1, options: { Colour: 'Sea' } },
      { slug: 'cork-block', quantity: 2 },
    ],
    pay: 'card',
    delivery: 'standard',
    since: 'fulfilled',
  },
  {
    email: tom,
    ordered: [-33, '18:12'],
    goods: [
      { slug: 'studio-t-shirt', quantity: 1, options: { Size: 'L', Colour: 'Chalk' } },
      { slug: 'steel-bottle', quantity: 1, options: { Size: '750 ml' } },
    ],
    pay: 'card',
    delivery: 'pickup',
    since: 'fulfilled',
  },
  {
    email: ana,
    ordered: [-24, '21:05'],
    session: { slug: 'deep-tissue-massage', from: [-19, '14:00'] },
    pay: 'card',
  },
  {
    email: ana,
    ordered: [-18, '08:20'],
    session: { slug: 'yin-and-breath', from: [-14, '00:00'] },
    pay: 'offline',
    since: 'cancelled',
  },
  {
    email: tom,
    ordered: [-12, '09:30'],
    session: { slug: 'first-consultation', from: [-8, '10:00'] },
    pay: 'card',
  },
  {
    email: ana,
    ordered: [-10, '12:31'],
    session: { slug: 'vinyasa-flow', from: [-8, '00:00'] },
    pay: 'offline',
    since: 'paid',
  },
  {
    email: ana,
    ordered: [-3, '22:10'],
    session: { slug: 'slow-massage', from: [6, '10:00'] },
    goods: [{ slug: 'evening-tea', quantity: 1 }],
    pay: 'card',
    delivery: 'pickup',
  },
  { email: tom, ordered: [-2, '17:48'], session: { slug: 'first-steps-in-yoga' }, pay: 'card' },
  { email: tom, ordered: [-2, '17:55'], session: { slug: 'osteopathy', from: [4, '09:00'] }, pay: 'offline' },
  {
    email: ana,
    ordered: [-1, '07:55'],
    session: { slug: 'vinyasa-flow', from: [2, '00:00'] },
    pay: 'offline',
  },
]
