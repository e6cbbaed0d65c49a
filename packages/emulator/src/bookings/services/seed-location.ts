import type { BusinessLocation } from '@frontdesk/bookings'
import type { Address } from '@frontdesk/core'
import type { SeedContext } from '../../kernel/seed-context.ts'
import { type LocationName, locationIds, places } from '../seed/studio.ts'
import { businessLocations } from './service.ts'

const addressOf = (location: LocationName): Address => {
  const { street, number, postalCode, geocode } = places[location]
  return {
    country: 'PT',
    city: 'Lisboa',
    postalCode,
    streetAddress: { name: street, number },
    formattedAddress: `${street} ${number}, ${postalCode} Lisboa, Portugal`,
    geocode: { ...geocode },
  }
}

/** A location of the studio, as it is kept. */
export const businessLocationOf = (
  { business }: SeedContext,
  location: LocationName,
): BusinessLocation & { readonly id: string } => ({
  id: locationIds[location],
  name: places[location].name,
  default: location === 'harbour',
  address: addressOf(location),
  email: business.email,
  phone: places[location].phone,
})

/** The main location that every business has, even before it gives its address. */
export const seedMainLocation = ({ state, newId, business }: SeedContext): void => {
  const { name, email } = business
  state.in(businessLocations).put({ id: newId(), name, default: true, email })
}
