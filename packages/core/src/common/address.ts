/** A postal address. */
export interface Address {
  /** Two letters, ISO 3166-1. */
  country?: string
  /** State or province, ISO 3166-2. */
  subdivision?: string
  city?: string
  postalCode?: string
  streetAddress?: StreetAddress
  addressLine?: string
  addressLine2?: string
  formattedAddress?: string
  /** The place on the map, in degrees. */
  geocode?: Geocode
}

export interface StreetAddress {
  name?: string
  number?: string
  apt?: string
}

export interface Geocode {
  latitude: number
  longitude: number
}
