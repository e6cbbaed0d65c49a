import type { PageAddress } from '../../ecom/checkout/checkout-view.ts'
import type { Size } from './size.ts'
import { emailOf, nameOf, vary } from './variety.ts'

/** How many customers without an account there are. */
export const guests = 3_000

/** The id of a member that the seed adds, by the index in their list. */
export const largeMemberId = (number: number): string =>
  `5e7a1ce0-0000-4000-8011-${String(number).padStart(12, '0')}`

/** A person who books or buys. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** A member that the seed adds. */
export const memberOf = (number: number): Person => ({ ...nameOf(number), email: emailOf(number) })

/** A customer without an account. */
export const guestOf = ({ members }: Size, number: number): Person => ({
  ...nameOf(number),
  email: emailOf(members + number),
})

/** Where customers live, the city with the most of them first. */
const cities = [
  ['Lisboa', '1200', 'PT', 'Rua da Bica'],
  ['Porto', '4050', 'PT', 'Rua das Flores'],
  ['Setúbal', '2900', 'PT', 'Avenida Luísa Todi'],
  ['Coimbra', '3000', 'PT', 'Rua da Sofia'],
  ['Madrid', '28004', 'ES', 'Calle del Pez'],
  ['Sevilla', '41001', 'ES', 'Calle Sierpes'],
  ['Lyon', '69001', 'FR', 'Rue Mercière'],
  ['Berlin', '10119', 'DE', 'Torstraße'],
] as const

/** Where a customer lives. The first cities have more customers than the last ones. */
export const homeOf = (number: number): PageAddress => {
  const index = Math.min(vary(number, cities.length), vary(number + 7, cities.length))
  const [city, postalCode, country, street] = cities[index] ?? cities[0]
  return {
    addressLine: `${street} ${1 + vary(number, 90)}`,
    city,
    postalCode:
      country === 'PT' ? `${postalCode}-${String(1 + vary(number, 400)).padStart(3, '0')}` : postalCode,
    country,
  }
}
