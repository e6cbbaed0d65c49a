import type { Image } from '@frontdesk/core'
import { collection, type CollectionDefinition, type Stored } from '../kernel/state.ts'

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
