/** How many there are of each in all, with those of the demo. */
export interface Size {
  readonly services: number
  readonly staff: number
  readonly products: number
  readonly bookings: number
  readonly members: number
}

/** As much as a large customer of the hosted platform has. */
export const large: Size = {
  services: 2_000,
  staff: 50,
  products: 20_000,
  bookings: 100_000,
  members: 100,
}
