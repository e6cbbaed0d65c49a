import type { AddOn, AddOnDetails, AddOnGroup, Service } from '@frontdesk/bookings'
import type { FieldViolation } from '@frontdesk/core'
import type { HandlerContext } from '../../kernel/handler.ts'
import { rangeOf } from '../availability/duration-range.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'

type Context = Pick<HandlerContext<unknown>, 'state'>

export const addOns: CollectionDefinition<AddOn> = collection<AddOn>('bookings.addOns')

const violation = (field: string, description: string): FieldViolation => ({
  field,
  description,
  violatedRule: 'VALIDATION',
})

/** Checks that the add-ons of a group exist, differ and suit the service. */
export const checkAddOnIds = (
  { state }: Context,
  service: Partial<Pick<Service, 'type' | 'schedule'>>,
  addOnIds: readonly string[],
  at: string,
): FieldViolation[] =>
  addOnIds.flatMap((id, index) => {
    const field = `${at}.${index}`
    const addOn = state.in(addOns).get(id)
    if (!addOn) return violation(field, 'is no add-on')
    if (addOnIds.indexOf(id) < index) return violation(field, 'is in the group already')
    if (addOn.durationInMinutes === undefined) return []
    if (service.type !== 'APPOINTMENT')
      return violation(
        field,
        'must be an add-on without durationInMinutes: only the session of an appointment can be longer',
      )
    return rangeOf(service)
      ? violation(
          field,
          'must be an add-on without durationInMinutes: customers choose the length of this service',
        )
      : []
  })

/** The groups of a service, together with the add-ons in them as filters see these. */
export const withAddOnGroups = (
  { state }: Context,
  groups: readonly AddOnGroup[],
): Required<Pick<Service, 'addOnGroups' | 'addOnDetails'>> => {
  const ids = [...new Set(groups.flatMap(({ addOnIds = [] }) => addOnIds))]
  return {
    addOnGroups: [...groups],
    addOnDetails: ids.map((addOnId): AddOnDetails => {
      const { durationInMinutes } = state.in(addOns).get(addOnId) ?? {}
      return { addOnId, ...(durationInMinutes !== undefined && { durationInMinutes }) }
    }),
  }
}
