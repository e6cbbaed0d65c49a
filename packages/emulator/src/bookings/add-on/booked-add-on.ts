import type { BookedAddOn, Service } from '@frontdesk/bookings'
import type { FieldViolation } from '@frontdesk/core'
import { decline, type Failure, refuse } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { currencyOf, multiply, round, sum, write } from '../../kernel/money.ts'
import { addOns } from './add-on-group.ts'

type Context = Pick<HandlerContext<unknown>, 'state'>
type Groups = Pick<Service, 'addOnGroups'>

const unknownAddOn = (id: string): Failure =>
  decline(404, 'ADD_ON_NOT_FOUND', `The service has no add-on with id ${id}`, { id })

/** The minutes that add-ons make an appointment longer. @throws Failure 404 when the service does not offer one of them */
export const minutesOfAddOns = (
  { addOnDetails = [] }: Pick<Service, 'addOnDetails'>,
  addOnIds: readonly string[] = [],
): number =>
  [...new Set(addOnIds)].reduce((minutes, id) => {
    const details = addOnDetails.find(({ addOnId }) => addOnId === id)
    if (!details) throw unknownAddOn(id)
    return minutes + (details.durationInMinutes ?? 0)
  }, 0)

/** The minutes that booked add-ons make an appointment longer. */
export const bookedMinutes = (booked: readonly BookedAddOn[] = []): number =>
  booked.reduce((minutes, { durationInMinutes = 0 }) => minutes + durationInMinutes, 0)

/** The present price of add-ons as decimal text, whatever the number of participants is. */
export const addOnPriceOf = (
  { state, business }: Pick<HandlerContext<unknown>, 'state' | 'business'>,
  booked: readonly BookedAddOn[] = [],
): string => {
  const currency = currencyOf(business)
  const prices = booked.flatMap(({ id = '', quantity = 1 }) => {
    const { price } = state.in(addOns).get(id) ?? {}
    return price ? multiply(round(price.value, currency), quantity) : []
  })
  return write(sum(prices, currency))
}

const groupIdOf = ({ addOnGroups = [] }: Groups, { id = '', groupId }: BookedAddOn): string => {
  const offering = addOnGroups.filter(({ addOnIds = [] }) => addOnIds.includes(id))
  const [first] = offering
  if (!first) throw unknownAddOn(id)
  if (groupId === undefined) return first.id ?? ''
  if (!addOnGroups.some((group) => group.id === groupId))
    throw decline(404, 'ADD_ON_GROUP_NOT_FOUND', `The service has no group of add-ons with id ${groupId}`, {
      id: groupId,
    })
  if (!offering.some((group) => group.id === groupId)) throw unknownAddOn(id)
  return groupId
}

const quantityViolations = (
  field: string,
  quantity: number,
  { durationInMinutes, maxQuantity = 1 }: { durationInMinutes?: number; maxQuantity?: number },
): FieldViolation[] => {
  const most = durationInMinutes === undefined ? maxQuantity : 1
  return quantity > most
    ? [
        {
          field,
          description:
            durationInMinutes === undefined
              ? `must not be more than ${most}`
              : 'must be 1: the add-on lengthens the session once',
          violatedRule: 'MAX',
          data: { threshold: most },
        },
      ]
    : []
}

/** Refuses more different add-ons of a group than it allows, and the same one twice. */
const checkGroups = ({ addOnGroups = [] }: Groups, booked: readonly BookedAddOn[]): FieldViolation[] => [
  ...booked.flatMap(({ id, groupId }, index) =>
    booked.findIndex((one) => one.id === id && one.groupId === groupId) < index
      ? { field: `bookedAddOns.${index}.id`, description: 'is booked already', violatedRule: 'VALIDATION' }
      : [],
  ),
  ...addOnGroups.flatMap(({ id, name = '', maxNumberOfAddOns }) =>
    maxNumberOfAddOns !== undefined &&
    booked.filter(({ groupId }) => groupId === id).length > maxNumberOfAddOns
      ? {
          field: 'bookedAddOns',
          description: `must hold at most ${maxNumberOfAddOns} add-ons of the group "${name}"`,
          violatedRule: 'MAX_SIZE',
          data: { threshold: maxNumberOfAddOns },
        }
      : [],
  ),
]

/**
 * Completes the add-ons that a customer asks for: names, minutes and groups are those of the service.
 *
 * @throws Failure 404 when the service does not offer one of them, 400 when there are too many
 */
export const readBookedAddOns = (
  { state }: Context,
  service: Groups,
  asked: readonly BookedAddOn[],
): BookedAddOn[] => {
  const violations: FieldViolation[] = []
  const booked = asked.map((one, index): BookedAddOn => {
    const { id = '', quantity = 1 } = one
    const groupId = groupIdOf(service, one)
    const addOn = state.in(addOns).get(id)
    if (!addOn) throw unknownAddOn(id)
    const { name, durationInMinutes } = addOn
    violations.push(...quantityViolations(`bookedAddOns.${index}.quantity`, quantity, addOn))
    return {
      id,
      groupId,
      ...(name !== undefined && { name }),
      ...(durationInMinutes === undefined ? { quantity } : { durationInMinutes }),
    }
  })
  violations.push(...checkGroups(service, booked))
  if (violations.length) throw refuse(...violations)
  return booked
}
