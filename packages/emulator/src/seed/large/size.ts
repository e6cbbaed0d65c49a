/** The numbers of entities of each kind, with the ones of the demo. */
export interface Size {
  readonly services: number
  readonly staff: number
  /** Rooms beside those of the demo, half of them of each type. */
  readonly rooms: number
  /** Services that need a room and charge for late cancellations, half of them for each type of room. */
  readonly servicesWithRooms: number
  readonly products: number
  readonly bookings: number
  /** Visits of two services, whose bookings count among the bookings. */
  readonly visits: number
  /** Sessions that are full and have a waiting list. */
  readonly waitingLists: number
  /** Bookings that were canceled so late that the customer owes a fee. */
  readonly lateCancellations: number
  readonly attendances: number
  readonly members: number
  readonly orders: number
  readonly draftOrders: number
  readonly giftCards: number
  readonly coupons: number
  readonly discountRules: number
}

/** The size of a large customer of the hosted platform. */
export const large: Size = {
  services: 2_000,
  staff: 50,
  rooms: 20,
  servicesWithRooms: 30,
  products: 10_000,
  bookings: 100_000,
  visits: 500,
  waitingLists: 50,
  lateCancellations: 100,
  attendances: 2_000,
  members: 100,
  orders: 20_000,
  draftOrders: 300,
  giftCards: 500,
  coupons: 200,
  discountRules: 40,
}
