import type { Service } from '@frontdesk/bookings'
import type { Image } from '@frontdesk/core'
import { collection, type CollectionDefinition, type State, type Stored } from '../kernel/state.ts'

/** From and to, in the business's own time: `['09:00', '17:30']`. */
export type WorkingHours = readonly [from: string, to: string]

/** Somebody who gives services. The id is that of the resource, which services and bookings name. */
export interface StaffMember extends Stored {
  readonly staffMemberId: string
  readonly name: string
  readonly image: Image
  /** Where they work. */
  readonly locationId: string
  /** For each weekday, Sunday first. */
  readonly workingHours: readonly (readonly WorkingHours[])[]
}

export const staff: CollectionDefinition<StaffMember> = collection<StaffMember>('bookings.staff')

/** The staff of a service. */
export const staffOf = (
  state: State,
  { staffMemberIds = [] }: Pick<Service, 'staffMemberIds'>,
): StaffMember[] => staffMemberIds.flatMap((id) => state.in(staff).get(id) ?? [])

/**
 * The staff of a service who work where it is given. A service that names no location of the business is given wherever
 * its staff work.
 */
export const staffAtLocationsOf = (
  state: State,
  service: Pick<Service, 'staffMemberIds' | 'locations'>,
): StaffMember[] => {
  const own = (service.locations ?? []).flatMap(({ business }) => business?.id ?? [])
  return staffOf(state, service).filter(({ locationId }) => !own.length || own.includes(locationId))
}
