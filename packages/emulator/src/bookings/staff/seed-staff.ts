import type { Image } from '@frontdesk/core'
import type { SeedContext } from '../../kernel/seed-context.ts'
import { day } from '../zoned-time.ts'
import { staffMembers, type WorkingHours } from './staff-member.ts'

/** A staff member of a seed. */
export interface StaffPlan {
  readonly id: string
  readonly resourceId: string
  readonly name: string
  readonly image: Image
  readonly email?: string
  /** Where they work. */
  readonly locationId: string
  /** For each weekday, Sunday first. */
  readonly workingHours: readonly (readonly WorkingHours[])[]
}

/** Puts a staff member. */
export const seedStaffMember = ({ state, now }: SeedContext, { image, ...plan }: StaffPlan): void => {
  const created = new Date(+now() - 90 * day)
  state.in(staffMembers).put({
    ...plan,
    mainMedia: { image },
    serviceProvider: true,
    createdDate: created,
    updatedDate: created,
    revision: '1',
  })
}
