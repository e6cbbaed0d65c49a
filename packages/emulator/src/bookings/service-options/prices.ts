import type { ParticipantChoices, Service, ServiceChoice } from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import { type Amount, currencyOf, divide, multiply, round } from '../../kernel/money.ts'
import { rangeOf } from '../availability/duration-range.ts'
import { findChoice } from './booked-choice.ts'
import { optionsInForce, priceByCircumstances, type PricedVisit } from './variants.ts'

type Context = Pick<HandlerContext<unknown>, 'state' | 'business'>

/** Some participants of a booking, and the price that each of them pays. */
export interface PricedGroup {
  readonly participants: number
  readonly choices: readonly ServiceChoice[]
  readonly price: Amount
}

/** The present price of a service for each group of participants. A choice that is gone has the default price. */
export const pricesOf = (
  { state, business }: Context,
  service: Service,
  visit: PricedVisit,
  groups: readonly NonNullable<ParticipantChoices['serviceChoices']>[number][],
): PricedGroup[] => {
  const { payment } = service
  const currency = currencyOf(business)
  const usual = payment?.fixed?.price ?? payment?.varied?.defaultPrice
  const options = optionsInForce(state, service)
  const varied = options && priceByCircumstances(business, options, visit)
  const range = rangeOf(service)
  const minutes = visit.minutes ?? range?.shortest ?? 0
  return groups.map(({ numberOfParticipants: participants = 0, choices = [] }) => {
    const chosen = options && findChoice(options, choices)?.price
    const { value = '0' } = varied ?? chosen ?? usual ?? {}
    const price = round(value, currency)
    // Where customers choose how long they stay, the price is that of an hour.
    return { participants, choices, price: range ? divide(multiply(price, minutes), 60) : price }
  })
}
