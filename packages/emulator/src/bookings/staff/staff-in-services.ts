import type { Service } from '@frontdesk/bookings'
import { isDeepStrictEqual } from 'node:util'
import type { HandlerContext } from '../../kernel/handler.ts'
import { serviceEntity } from '../services/service.ts'
import { followStaff } from '../service-options/option-entity.ts'
import type { KeptStaffMember } from './staff-member.ts'
import { staffDetails } from './staff-resource.ts'

type Context = HandlerContext<unknown>

const servicesWith = (context: Context, { resourceId }: KeptStaffMember): readonly Service[] =>
  serviceEntity.in(context).filter(({ staffMemberIds = [] }) => staffMemberIds.includes(resourceId))

/** Services hold the name and the picture of their staff. */
export const showInServices = (
  context: Context,
  updated: KeptStaffMember,
  previous: KeptStaffMember,
): void => {
  if (updated.name === previous.name && isDeepStrictEqual(updated.mainMedia, previous.mainMedia)) return
  for (const service of servicesWith(context, updated))
    serviceEntity.change(context, service, {
      staffMembers: staffDetails(context.state, service.staffMemberIds),
    })
}

/** Services name a deleted staff member no more. */
export const leaveServices = (context: Context, removed: KeptStaffMember): void => {
  for (const service of servicesWith(context, removed)) {
    const isLeft = (id: string): boolean => id !== removed.resourceId
    const staffMemberIds = service.staffMemberIds?.filter(isLeft) ?? []
    const serviceResources = (service.serviceResources ?? []).flatMap(({ resourceIds, ...resource }) => {
      const values = resourceIds?.values?.filter(isLeft)
      return values && !values.length ? [] : [{ ...resource, ...(values && { resourceIds: { values } }) }]
    })
    const left = serviceEntity.change(context, service, {
      staffMemberIds,
      staffMembers: staffDetails(context.state, staffMemberIds),
      serviceResources,
    })
    followStaff(context, left)
  }
}
