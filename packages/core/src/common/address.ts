/** A postal address. */
export interface Address {
  /** Two-letter country code, ISO 3166-1. */
  country?: string
  /** State or province, ISO 3166-2. */
  subdivision?: string
  city?: string
  /** Postal or ZIP code. */
  postalCode?: string
  /** Street, number and apartment as separate parts, instead of `addressLine`. */
  streetAddress?: StreetAddress
  /** Street and number in one line, instead of `streetAddress`. */
  addressLine?: string
  /** Apartment, floor or another addition to the address line. */
  addressLine2?: string
  /** The whole address as one line of text, formatted by the platform. */
  formattedAddress?: string
  /** Geographic coordinates, in degrees. */
  geocode?: Geocode
}

/** A street address, split into its parts. */
export interface StreetAddress {
  name?: string
  /** House number, which may contain letters. */
  number?: string
  /** Apartment, suite or floor. */
  apt?: string
}

/** Geographic coordinates, in degrees. */
export interface Geocode {
  latitude: number
  longitude: number
}
