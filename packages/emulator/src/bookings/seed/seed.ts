import { currencyOf, round, toMoney } from '../../kernel/money.ts'
import type { SeedContext } from '../../kernel/seed-context.ts'
import { addOns } from '../add-on/add-on-group.ts'
import { classRules } from '../availability/class-session.ts'
import { day } from '../availability/zoned-time.ts'
import { seedGuests } from '../booking/seed-guests.ts'
import { seedPolicy } from '../booking-policy/seed-policy.ts'
import { seedOpeningHours } from '../calendar/seed-calendar.ts'
import { seedRooms, seedStaffType } from '../resources/seed-resources.ts'
import { bookingForms } from '../services/booking-form.ts'
import { businessLocationOf } from '../services/seed-location.ts'
import { imageOf, seedService } from '../services/seed-service.ts'
import { businessLocations, serviceCategories } from '../services/service.ts'
import { seedSettings } from '../settings/bookings-settings.ts'
import { seedStaffMember } from '../staff/seed-staff.ts'
import {
  addOnId,
  businessScheduleId,
  categoryIds,
  classRuleId,
  extras,
  healthForm,
  type LocationName,
  locationIds,
  openingHoursId,
  policies,
  serviceId,
  settingsId,
  staffIds,
  type StaffName,
  team,
} from './studio.ts'
import { offer, type ServiceEntry } from './studio-services.ts'

const categoryNames = {
  yoga: 'Yoga',
  pilates: 'Pilates & strength',
  recovery: 'Massage & recovery',
  beginners: 'Getting started',
} as const

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[]

/** Where a service of the demo is given: where its classes are, or where its staff work. */
const locationsOf = ({ sessions, staff: names }: ServiceEntry): LocationName[] => [
  ...new Set(
    sessions ? sessions.map(([, , , location]) => location) : names.map((name) => team[name].location),
  ),
]

/** The opening hours that every business has until it changes them. */
export const seedDefaultHours = (context: SeedContext): void => {
  seedOpeningHours(context, context.newId(), () => context.newId())
}

/** Harbour Studio in Lisbon: massages, classes and a course, and who gives them. */
export const seedBookings = (context: SeedContext): void => {
  const { state, origin, now } = context
  const created = new Date(+now() - 90 * day)
  keysOf(categoryIds).forEach((name, index) =>
    state.in(serviceCategories).put({
      id: categoryIds[name],
      name: categoryNames[name],
      sortOrder: index + 1,
      revision: '1',
      createdDate: created,
      updatedDate: created,
    }),
  )
  extras.forEach(({ price, ...extra }, index) =>
    state.in(addOns).put({
      ...extra,
      id: addOnId(index + 1),
      price: toMoney(round(price, currencyOf(context.business))),
      revision: '1',
      createdDate: created,
      updatedDate: created,
    }),
  )
  for (const policy of Object.values(policies)) seedPolicy(context, policy)
  state.in(bookingForms).put(healthForm)
  for (const location of keysOf(locationIds))
    state.in(businessLocations).put(businessLocationOf(context, location))
  seedStaffType(context)
  seedOpeningHours(context, businessScheduleId, openingHoursId)
  seedRooms(context, created)
  seedSettings(context, settingsId)
  for (const name of keysOf<StaffName>(staffIds)) {
    const { location, altText, ...member } = team[name]
    seedStaffMember(context, {
      ...member,
      locationId: locationIds[location],
      image: imageOf(origin, name, altText, 400, 400),
    })
  }
  let rule = 0
  offer.forEach((entry, index) => {
    seedService(context, {
      entry,
      number: index + 1,
      staffMemberIds: entry.staff.map((name) => staffIds[name]),
      locations: locationsOf(entry),
      ...(entry.type === 'COURSE' && { meets: { weekday: 2, time: '19:00' } }),
    })
    for (const [weekday, start, name, location] of entry.sessions ?? [])
      state.in(classRules).put({
        id: classRuleId((rule += 1)),
        serviceId: serviceId(index + 1),
        weekday,
        start,
        durationInMinutes: entry.minutes,
        staffId: staffIds[name],
        locationId: locationIds[location],
      })
  })
  seedGuests(context)
}
