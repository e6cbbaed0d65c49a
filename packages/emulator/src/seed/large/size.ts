/** The numbers of entities of each kind, with the ones of the demo. */
export interface Size {
  readonly services: number
  readonly staff: number
  readonly products: number
  readonly bookings: number
  readonly members: number
}

/** The size of a large customer of the hosted platform. */
export const large: Size = {
  services: 2_000,
  staff: 50,
  products: 20_000,
  bookings: 100_000,
  members: 100,
}
