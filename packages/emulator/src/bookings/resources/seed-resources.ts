import { type Resource, staffResourceTypeId } from '@frontdesk/bookings'
import type { SeedContext } from '../../kernel/seed-context.ts'
import { locationIds, type LocationName, roomId, roomScheduleId, rooms, roomTypeId } from '../studio.ts'
import { resources, resourceTypes } from './resource.ts'

const system = (time: Date): Required<Pick<Resource, 'revision' | 'createdDate' | 'updatedDate'>> => ({
  revision: '1',
  createdDate: time,
  updatedDate: time,
})

/** The type of the staff, which every business has. */
export const seedStaffType = ({ state, now }: SeedContext): void => {
  state.in(resourceTypes).put({ id: staffResourceTypeId, name: 'Staff', ...system(now()) })
}

const placeOf = (location: LocationName): Resource['locationOptions'] => ({
  availableInAllLocations: false,
  specificLocationOptions: {
    availableInBusinessLocations: true,
    businessLocations: [{ locationId: locationIds[location] }],
  },
})

/** The treatment rooms of the demo. */
export const seedRooms = ({ state }: SeedContext, created: Date): void => {
  state.in(resourceTypes).put({ id: roomTypeId, name: 'Treatment room', ...system(created) })
  rooms.forEach(({ name, location }, index) =>
    state.in(resources).put({
      id: roomId(index + 1),
      name,
      typeId: roomTypeId,
      locationOptions: placeOf(location) ?? {},
      eventsSchedule: { scheduleId: roomScheduleId(index + 1) },
      ...system(created),
    }),
  )
}
