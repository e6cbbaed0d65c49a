import type { Service, StaffMemberDetails } from '@frontdesk/bookings'
import type { State } from '../../kernel/state.ts'
import { type KeptStaffMember, staffMembers, type WorkingHours } from './staff-member.ts'

/** The resource of a staff member, as availability and bookings see it. */
export interface StaffResource {
  /** The id of the resource, which services and bookings name. */
  readonly id: string
  readonly name: string
  /** Whether customers can book them. */
  readonly serviceProvider: boolean
  /** Where they work. */
  readonly locationId: string
  /** For each weekday, Sunday first. */
  readonly workingHours: readonly (readonly WorkingHours[])[]
}

const keptOf = (state: State, resourceId: string): KeptStaffMember | undefined =>
  state.in(staffMembers).by('resource', resourceId)[0]

/** The staff member's resource with an id. */
export const findStaff = (state: State, resourceId: string): StaffResource | undefined => {
  const kept = keptOf(state, resourceId)
  return kept && { ...kept, id: resourceId }
}

/** The staff of a service. */
export const staffOf = (
  state: State,
  { staffMemberIds = [] }: Pick<Service, 'staffMemberIds'>,
): StaffResource[] => staffMemberIds.flatMap((id) => findStaff(state, id) ?? [])

/**
 * The staff of a service whom customers can book and who work where it is given. A service that names no location of the
 * business is given wherever its staff work.
 */
export const staffAtLocationsOf = (
  state: State,
  service: Pick<Service, 'staffMemberIds' | 'locations'>,
): StaffResource[] => {
  const own = (service.locations ?? []).flatMap(({ business }) => business?.id ?? [])
  return staffOf(state, service).filter(
    ({ locationId, serviceProvider }) => serviceProvider && (!own.length || own.includes(locationId)),
  )
}

/** What a service shows of its staff. */
export const staffDetails = (state: State, resourceIds: readonly string[] = []): StaffMemberDetails[] =>
  resourceIds.flatMap((resourceId) => {
    const kept = keptOf(state, resourceId)
    if (!kept) return []
    const { id, name, mainMedia } = kept
    return { staffMemberId: id, name, ...(mainMedia && { mainMedia }) }
  })
