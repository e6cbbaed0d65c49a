import type { Address } from '@frontdesk/core'

/** The address of the business: customers collect goods there, and what is given there is taxed there. */
export const businessAddress: Address = {
  country: 'PT',
  city: 'Lisboa',
  postalCode: '1300-149',
  addressLine: 'Rua da Cozinha Económica 11',
}
