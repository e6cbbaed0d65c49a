import type { Fresh } from '../../kernel/entity/entity.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import type { KeptStaffMember } from './staff-member.ts'
import { createStaffResource } from './staff-resource.ts'

/** Completes a new staff member: they get a resource. */
export const newStaffMember = (
  context: HandlerContext<unknown>,
  given: Partial<KeptStaffMember>,
): Fresh<KeptStaffMember> => {
  const { name = '', serviceProvider = true, ...rest } = given
  return { ...rest, name, serviceProvider, resourceId: createStaffResource(context, name).id }
}
