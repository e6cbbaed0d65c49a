import { type Resource, staffResourceTypeId } from '@frontdesk/bookings'
import type { SeedContext } from '../../kernel/seed-context.ts'
import { locationIds, type LocationName, roomId, roomScheduleId, rooms, roomTypeId } from '../seed/studio.ts'
import { seedSchedule } from '../calendar/seed-calendar.ts'
import { resources, resourceTypes } from './resource.ts'
import { openingHours } from './resource-schedule.ts'

const system = (time: Date): Required<Pick<Resource, 'revision' | 'createdDate' | 'updatedDate'>> => ({
  revision: '1',
  createdDate: time,
  updatedDate: time,
})

/** The type of the staff, which every business has. */
export const seedStaffType = ({ state, now }: SeedContext): void => {
  state.in(resourceTypes).put({ id: staffResourceTypeId, name: 'Staff', ...system(now()) })
}

/** Lets a resource be used at one location of the demo. */
export const placeOf = (location: LocationName): NonNullable<Resource['locationOptions']> => ({
  availableInAllLocations: false,
  specificLocationOptions: {
    availableInBusinessLocations: true,
    businessLocations: [{ locationId: locationIds[location] }],
  },
})

/** The treatment rooms of the demo. */
export const seedRooms = (context: SeedContext, created: Date): void => {
  const { state } = context
  state.in(resourceTypes).put({ id: roomTypeId, name: 'Treatment room', ...system(created) })
  rooms.forEach(({ name, location }, index) => {
    const id = roomId(index + 1)
    const schedule = seedSchedule(context, { id: roomScheduleId(index + 1), externalId: id, name })
    state.in(resources).put({
      id,
      name,
      typeId: roomTypeId,
      workingHoursSchedules: openingHours(context),
      locationOptions: placeOf(location),
      eventsSchedule: { scheduleId: schedule.id },
      ...system(created),
    })
  })
}
