import { staffResourceTypeId } from '@frontdesk/bookings'
import type { Image } from '@frontdesk/core'
import type { SeedContext } from '../../kernel/seed-context.ts'
import { seedHours, seedSchedule, type WeeklyHours } from '../calendar/seed-calendar.ts'
import { resources } from '../resources/resource.ts'
import { businessLocations } from '../services/service.ts'
import { staffEventId, staffId, staffMemberId, staffScheduleId } from '../seed/studio.ts'
import { day } from '../availability/zoned-time.ts'
import { staffMembers } from './staff-member.ts'

/** A staff member of a seed. */
export interface StaffPlan {
  /** Counts the staff members of the seed; their ids hold it. */
  readonly number: number
  readonly name: string
  readonly image: Image
  readonly email?: string
  /** Where they work. */
  readonly locationId: string
  readonly workingHours: WeeklyHours
}

/** Puts a staff member with a resource, and the resource with a schedule of its own that holds the working hours. */
export const seedStaffMember = (context: SeedContext, plan: StaffPlan): void => {
  const { state, now } = context
  const { number, name, email, image, locationId, workingHours } = plan
  const created = new Date(+now() - 90 * day)
  const system = { createdDate: created, updatedDate: created, revision: '1' }
  const resource = { id: staffId(number), name }
  const schedule = seedSchedule(context, { id: staffScheduleId(number), externalId: resource.id, name })
  seedHours(context, schedule, workingHours, (index) => staffEventId(number, index), {
    location: state.in(businessLocations).get(locationId),
    resource,
  })
  state.in(resources).put({
    ...resource,
    typeId: staffResourceTypeId,
    workingHoursSchedules: { values: [{ scheduleId: schedule.id, shared: false }] },
    // Their hours say where they work.
    locationOptions: { availableInAllLocations: true },
    eventsSchedule: { scheduleId: schedule.id },
    ...system,
  })
  state.in(staffMembers).put({
    id: staffMemberId(number),
    name,
    ...(email !== undefined && { email }),
    mainMedia: { image },
    resourceId: resource.id,
    serviceProvider: true,
    ...system,
  })
}
