import {
  type RequestedGender,
  type Resource,
  type Service,
  type StaffMemberDetails,
  type StaffMemberGender,
  type StaffMemberResource,
  type StaffSortingPolicy,
  staffResourceTypeId,
} from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import type { State } from '../../kernel/state.ts'
import { openSchedule } from '../calendar/calendar.ts'
import type { Scheduled } from '../calendar/working-hours.ts'
import { resourceEntity, resources } from '../resources/resource.ts'
import { openingHours, removeResource, renameSchedule } from '../resources/resource-schedule.ts'
import { type KeptStaffMember, staffMembers } from './staff-member.ts'

type Context = HandlerContext<unknown>

/** The resource of a staff member, as availability and bookings see it. */
export interface StaffResource extends Scheduled {
  /** The id of the resource, which services and bookings name. */
  readonly id: string
  readonly name: string
  /** Whether customers can book them. */
  readonly serviceProvider: boolean
  readonly gender?: StaffMemberGender
  /** Their place among the staff, from 0 to 5. */
  readonly ranking?: number
}

const keptOf = (state: State, resourceId: string): KeptStaffMember | undefined =>
  state.in(staffMembers).by('resource', resourceId)[0]

/** The staff member's resource with an id. */
export const findStaff = (state: State, resourceId: string): StaffResource | undefined => {
  const kept = keptOf(state, resourceId)
  if (!kept) return undefined
  const { name, serviceProvider, gender } = kept
  return {
    ...state.in(resources).get(resourceId),
    id: resourceId,
    name,
    serviceProvider,
    ...(gender !== undefined && { gender }),
  }
}

/** The staff of a service. */
export const staffOf = (
  state: State,
  { staffMemberIds = [] }: Pick<Service, 'staffMemberIds'>,
): StaffResource[] => staffMemberIds.flatMap((id) => findStaff(state, id) ?? [])

/** Whether a staff member has the gender that a customer asks for, if they ask for one. */
export const hasGender = ({ gender }: StaffResource, { gender: wanted }: RequestedGender = {}): boolean =>
  wanted === undefined || gender === (wanted === 'ANY_FEMALE' ? 'FEMALE' : 'MALE')

/**
 * The staff in the order in which a policy chooses them for a customer who takes anybody. By chance anybody is the first one,
 * and the others follow; by rank those without a rank come last.
 */
export const inOrderOf = (
  { random }: Pick<Context, 'random'>,
  policy: StaffSortingPolicy | undefined,
  staff: readonly StaffResource[],
): readonly StaffResource[] => {
  const { sortingMethodType, rankingOptions } = policy ?? {}
  if (sortingMethodType !== 'RANKING') {
    const first = staff.length > 1 ? Math.floor(random() * staff.length) : 0
    return [...staff.slice(first), ...staff.slice(0, first)]
  }
  const sign = rankingOptions?.order === 'HIGHEST_TO_LOWEST' ? -1 : 1
  const rankOf = ({ ranking }: StaffResource): number => (ranking === undefined ? Infinity : sign * ranking)
  // Two who have no rank differ by NaN, which keeps them in order as zero does.
  return [...staff].sort((left, right) => rankOf(left) - rankOf(right) || 0)
}

/** The staff as a service shows them. */
export const staffDetails = (state: State, resourceIds: readonly string[] = []): StaffMemberDetails[] =>
  resourceIds.flatMap((resourceId) => {
    const kept = keptOf(state, resourceId)
    if (!kept) return []
    const { id, name, mainMedia } = kept
    return { staffMemberId: id, name, ...(mainMedia && { mainMedia }) }
  })

/** Creates the resource of a new staff member, with a schedule of its own. They work while the business is open. */
export const createStaffResource = (context: Context, name: string): Resource => {
  const id = context.newId()
  return resourceEntity.create(context, {
    id,
    name,
    typeId: staffResourceTypeId,
    workingHoursSchedules: openingHours(context),
    locationOptions: { availableInAllLocations: true },
    eventsSchedule: { scheduleId: openSchedule(context, id, name).id },
  })
}

/** Gives the resource of a staff member, and its schedule, the name of the staff member. */
export const renameStaffResource = (context: Context, resourceId: string, name: string): void => {
  const resource = context.state.in(resources).get(resourceId)
  if (!resource || resource.name === name) return
  renameSchedule(context, resourceEntity.change(context, resource, { name }))
}

/** Removes the resource of a staff member, and cancels its schedule. */
export const removeStaffResource = (context: Context, resourceId: string): void => {
  const resource = context.state.in(resources).get(resourceId)
  if (resource) removeResource(context, resource)
}

/** The resource of a staff member in the form in which staff members show it. */
export const shownResource = ({ state }: Context, resourceId: string): StaffMemberResource | undefined => {
  const resource = state.in(resources).get(resourceId)
  if (!resource) return undefined
  const { id, revision, workingHoursSchedules, eventsSchedule, ranking } = resource
  const hours = (workingHoursSchedules?.values ?? []).map(({ scheduleId, shared }) => ({
    ...(scheduleId !== undefined && { id: scheduleId }),
    ...(shared !== undefined && { shared }),
  }))
  return {
    id,
    workingHoursSchedules: hours,
    ...(eventsSchedule?.scheduleId !== undefined && { eventsSchedule: { id: eventsSchedule.scheduleId } }),
    usesDefaultWorkingHours: hours.every(({ shared }) => shared === true),
    ...(ranking !== undefined && { ranking }),
    ...(revision !== undefined && { revision }),
  }
}
