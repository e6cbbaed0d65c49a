/** The numbers of entities of each kind, with the ones of the demo. */
export interface Size {
  readonly services: number
  readonly staff: number
  readonly products: number
  readonly bookings: number
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
  products: 10_000,
  bookings: 100_000,
  members: 100,
  orders: 20_000,
  draftOrders: 300,
  giftCards: 500,
  coupons: 200,
  discountRules: 40,
}
