import type { Fresh } from '../../kernel/entity/entity.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { businessLocations } from '../service.ts'
import type { KeptStaffMember, WorkingHours } from './staff-member.ts'

const closed: readonly WorkingHours[] = []
const open: readonly WorkingHours[] = [['10:00', '18:00']]

/** The opening hours of a new business, for each weekday, Sunday first. */
const openingHours = [closed, open, open, open, open, open, closed]

/** Completes a new staff member: they get a resource, and work while the business is open. */
export const newStaffMember = (
  { state, newId }: HandlerContext<unknown>,
  given: Partial<KeptStaffMember>,
): Fresh<KeptStaffMember> => {
  const { name = '', serviceProvider = true, ...rest } = given
  const main = state.in(businessLocations).find((location) => location.default === true)
  return {
    ...rest,
    name,
    serviceProvider,
    resourceId: newId(),
    locationId: main?.id ?? '',
    workingHours: openingHours,
  }
}
