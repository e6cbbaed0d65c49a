import { classRules } from '../../bookings/availability/class-session.ts'
import { imageOf, seedService } from '../../bookings/services/seed-service.ts'
import { seedStaffMember } from '../../bookings/staff/seed-staff.ts'
import type { WorkingHours } from '../../bookings/calendar/seed-calendar.ts'
import {
  classRuleId,
  type LocationName,
  locationIds,
  serviceId,
  staffId,
  staffIds,
} from '../../bookings/seed/studio.ts'
import { offer, type ServiceEntry } from '../../bookings/seed/studio-services.ts'
import type { SeedContext } from '../../kernel/seed-context.ts'
import type { Size } from './size.ts'
import { nameOf } from './variety.ts'

/** The pictures of the demo's staff. The staff that the seed adds shares them. */
const portraits = /* @__PURE__ */ Object.keys(staffIds)

/** The number of staff members that the seed adds. */
export const newStaffCount = ({ staff: all }: Size): number => all - portraits.length

/** In the order in which each staff member gets them: thirty appointments, eleven classes, then courses. */
const appointmentsEach = 30
const classesEach = 11

const offDuty: readonly WorkingHours[] = []
const dayShift: readonly WorkingHours[] = [
  ['09:00', '13:00'],
  ['14:00', '18:00'],
]

/** The working hours of each weekday, Sunday first. Classes take place in the evening and on Saturday, outside of them. */
const workingHours = [offDuty, dayShift, dayShift, dayShift, dayShift, dayShift, offDuty]

/** The weekday and the time of each class of a staff member. */
const classTimes: readonly (readonly [number, string])[] = [
  [1, '18:15'],
  [2, '18:15'],
  [3, '18:15'],
  [4, '18:15'],
  [5, '18:15'],
  [1, '19:45'],
  [2, '19:45'],
  [3, '19:45'],
  [4, '19:45'],
  [5, '19:45'],
  [6, '10:00'],
]

/** Courses meet on Saturday afternoon. */
const courseTimes = ['13:00', '15:00', '17:00']

const styles = ['Gentle', 'Deep', 'Slow', 'Morning', 'Guided']

/** The location where a staff member that the seed adds works. */
export const locationOf = (member: number): LocationName => (member % 2 ? 'hill' : 'harbour')

/** A staff member that the seed adds, by the index in their list. */
export const memberIdOf = (member: number): string => staffId(portraits.length + 1 + member)

const seedStaff = (context: SeedContext, size: Size): void => {
  for (let member = 0; member < newStaffCount(size); member++) {
    const { firstName, lastName } = nameOf(member)
    const name = `${firstName} ${lastName}`
    seedStaffMember(context, {
      number: portraits.length + 1 + member,
      name,
      image: imageOf(context.origin, portraits[member % portraits.length] ?? '', name, 400, 400),
      locationId: locationIds[locationOf(member)],
      workingHours,
    })
  }
}

const entriesOf = (type: ServiceEntry['type']): readonly ServiceEntry[] =>
  offer.filter((entry) => entry.type === type)

/**
 * Makes staff, and services as variants of the demo's services, each in another style and with another staff member.
 */
export const seedStudio = (context: SeedContext, size: Size): void => {
  const { state } = context
  const newStaff = newStaffCount(size)
  const entries = {
    APPOINTMENT: entriesOf('APPOINTMENT'),
    CLASS: entriesOf('CLASS'),
    COURSE: entriesOf('COURSE'),
  }
  let rule = state.in(classRules).size
  seedStaff(context, size)
  for (let index = 0; index < size.services - offer.length; index++) {
    const member = index % newStaff
    const round = Math.floor(index / newStaff)
    const type =
      round < appointmentsEach ? 'APPOINTMENT' : round < appointmentsEach + classesEach ? 'CLASS' : 'COURSE'
    const own = entries[type]
    const template = own[round % own.length]
    if (!template) continue
    const number = offer.length + 1 + index
    const style = styles[Math.floor(round / own.length) % styles.length] ?? ''
    const name = `${style} ${template.name.charAt(0).toLowerCase()}${template.name.slice(1)} with ${nameOf(member).firstName}`
    // A colleague at the same place gives the appointments too, so that there is a choice.
    const colleague = type === 'APPOINTMENT' ? [memberIdOf((member + 2) % newStaff)] : []
    const location = locationOf(member)
    seedService(context, {
      entry: { ...template, name, slug: `${template.slug}-${number}` },
      number,
      staffMemberIds: [...new Set([memberIdOf(member), ...colleague])],
      locations: [location],
      ...(type === 'COURSE' && {
        meets: { weekday: 6, time: courseTimes[round - appointmentsEach - classesEach] ?? '13:00' },
      }),
    })
    if (type !== 'CLASS') continue
    const [weekday, start] = classTimes[round - appointmentsEach] ?? [6, '10:00']
    state.in(classRules).put({
      id: classRuleId((rule += 1)),
      serviceId: serviceId(number),
      weekday,
      start,
      durationInMinutes: template.minutes,
      staffId: memberIdOf(member),
      locationId: locationIds[location],
    })
  }
}
