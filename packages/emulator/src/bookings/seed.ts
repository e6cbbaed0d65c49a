import type { Address, Image } from '@frontdesk/core'
import type { BusinessLocation, Service, ServiceLocation } from '@frontdesk/bookings'
import { bookingsAppId } from '@frontdesk/bookings'
import { currencyOf, round, toMoney } from '../kernel/money.ts'
import type { SeedContext } from '../kernel/seed-context.ts'
import { bookings } from './booking-entity.ts'
import { classRules, sessionsOn } from './class-session.ts'
import { courseSessions } from './course.ts'
import { businessLocations, serviceCategories, services } from './service.ts'
import { staff } from './staff.ts'
import {
  categoryIds,
  classRuleId,
  type LocationName,
  locationIds,
  offer,
  places,
  policies,
  scheduleId,
  type ServiceEntry,
  serviceId,
  staffIds,
  type StaffName,
  team,
} from './studio.ts'
import { addDays, createZone, day, dayOf, minute, weekdayOf } from './zoned-time.ts'

const categoryNames = {
  yoga: 'Yoga',
  pilates: 'Pilates & strength',
  recovery: 'Massage & recovery',
  beginners: 'Getting started',
} as const

const imageOf = (origin: string, name: string, altText: string, width: number, height: number): Image => {
  const id = `frontdesk-${name}.svg`
  return { id, url: `${origin}/media/${id}`, filename: id, width, height, altText }
}

const addressOf = (location: LocationName): Address => {
  const { street, number, postalCode, geocode } = places[location]
  return {
    country: 'PT',
    city: 'Lisboa',
    postalCode,
    streetAddress: { name: street, number },
    formattedAddress: `${street} ${number}, ${postalCode} Lisboa, Portugal`,
    geocode: { ...geocode },
  }
}

const businessLocationOf = (
  { business }: SeedContext,
  location: LocationName,
): BusinessLocation & { readonly id: string } => ({
  id: locationIds[location],
  name: places[location].name,
  default: location === 'harbour',
  address: addressOf(location),
  email: business.email,
  phone: places[location].phone,
})

const serviceLocationOf = (context: SeedContext, location: LocationName): ServiceLocation => ({
  id: locationIds[location],
  type: 'BUSINESS',
  calculatedAddress: addressOf(location),
  business: businessLocationOf(context, location),
})

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[]

/** Where a service is given: where its classes are, or where its staff work. */
const locationsOf = ({ sessions, staff: names }: ServiceEntry): LocationName[] => [
  ...new Set(
    sessions ? sessions.map(([, , , location]) => location) : names.map((name) => team[name].location),
  ),
]

const paymentOf = (
  { business }: SeedContext,
  { price, pay }: ServiceEntry,
): NonNullable<Service['payment']> => {
  if (price === undefined) return { rateType: 'NO_FEE', options: { ...pay } }
  return {
    rateType: 'FIXED',
    fixed: { price: toMoney(round(price, currencyOf(business))) },
    options: { ...pay },
  }
}

/** The first Tuesday that is ten days away or more. */
const courseStart = (context: SeedContext): string => {
  const zone = createZone(context.business.timeZone)
  let date = addDays(dayOf(zone.toLocal(context.now())), 10)
  while (weekdayOf(date) !== 2) date = addDays(date, 1)
  return date
}

const seedService = (context: SeedContext, entry: ServiceEntry, number: number): void => {
  const { state, origin, now } = context
  const created = new Date(+now() - 90 * day + number * minute)
  const mainMedia = { image: imageOf(origin, entry.picture, entry.altText, 1200, 800) }
  const slug = { name: entry.slug, custom: false, createdDate: created }
  const sessions = entry.type === 'COURSE' ? seedCourse(context, entry, number) : []
  const [first] = sessions
  const last = sessions.at(-1)
  state.in(services).put({
    id: serviceId(number),
    type: entry.type,
    name: entry.name,
    description: entry.description,
    tagLine: entry.tagLine,
    defaultCapacity: entry.capacity,
    media: { mainMedia, coverMedia: mainMedia, items: [mainMedia] },
    hidden: false,
    category: { id: categoryIds[entry.category], name: categoryNames[entry.category] },
    payment: paymentOf(context, entry),
    onlineBooking: {
      enabled: true,
      requireManualApproval: entry.approval ?? false,
      allowMultipleRequests: false,
    },
    conferencing: { enabled: false },
    locations: locationsOf(entry).map((location) => serviceLocationOf(context, location)),
    bookingPolicy: entry.type === 'APPOINTMENT' ? policies.appointments : policies.groups,
    schedule: {
      id: scheduleId(number),
      ...(first && { firstSessionStart: first.start }),
      ...(last && { lastSessionEnd: last.end }),
      availabilityConstraints: {
        ...(entry.type === 'APPOINTMENT' && { sessionDurations: [entry.minutes] }),
        timeBetweenSessions: entry.buffer ?? 0,
      },
    },
    staffMemberIds: entry.staff.map((name) => staffIds[name]),
    mainSlug: slug,
    supportedSlugs: [slug],
    createdDate: created,
    updatedDate: created,
    revision: '1',
  })
}

const seedCourse = (
  { state, ...context }: SeedContext,
  entry: ServiceEntry,
  number: number,
): { start: Date; end: Date }[] => {
  const zone = createZone(context.business.timeZone)
  const firstDay = courseStart({ state, ...context })
  const sessions = [0, 1, 2, 3, 4, 5].map((week) => {
    const start = zone.toMoment(`${addDays(firstDay, 7 * week)}T19:00:00`)
    return { start, end: new Date(+start + entry.minutes * minute) }
  })
  state.in(courseSessions).put({
    id: scheduleId(number),
    staffId: staffIds.marta,
    locationId: locationIds.hill,
    sessions,
  })
  return sessions
}

/** People who have booked the sessions of the next ten days by telephone, so that the calendar is not empty. */
const seedGuests = (context: SeedContext): void => {
  const { state, now, business } = context
  const zone = createZone(business.timeZone)
  const today = dayOf(zone.toLocal(now()))
  let number = 0
  for (let ahead = 1; ahead <= 10; ahead++) {
    for (const session of sessionsOn(context, state.in(classRules).all(), addDays(today, ahead), zone)) {
      number += 1
      const { service, rule, start, end, eventId } = session
      const participants = (number * 5) % (service.defaultCapacity ?? 1)
      if (!participants) continue
      const id = `5e7a1ce0-0000-4000-8009-${String(number).padStart(12, '0')}`
      const time = new Date(+now() - day)
      state.in(bookings).put({
        id,
        bookedEntity: {
          title: service.name,
          slot: {
            serviceId: service.id,
            eventId,
            startDate: start.toISOString(),
            endDate: end.toISOString(),
            timezone: business.timeZone,
            resource: { id: rule.staffId },
            location: { id: rule.locationId, locationType: 'OWNER_BUSINESS' },
          },
        },
        contactDetails: { firstName: 'Front desk', email: business.email },
        status: 'CONFIRMED',
        paymentStatus: 'NOT_PAID',
        selectedPaymentOption: 'OFFLINE',
        totalParticipants: participants,
        startDate: start,
        endDate: end,
        revision: '1',
        createdBy: { wixUserId: 'owner' },
        doubleBooked: false,
        appId: bookingsAppId,
        createdDate: time,
        updatedDate: time,
        heldUntil: time,
        ordered: false,
      })
    }
  }
}

/** Harbour Studio in Lisbon: massages, classes and a course, and who gives them. */
export const seedBookings = (context: SeedContext): void => {
  const { state, origin } = context
  keysOf(categoryIds).forEach((name, index) =>
    state
      .in(serviceCategories)
      .put({ id: categoryIds[name], name: categoryNames[name], sortOrder: index + 1 }),
  )
  for (const location of keysOf(locationIds))
    state.in(businessLocations).put(businessLocationOf(context, location))
  for (const name of keysOf<StaffName>(staffIds)) {
    const { location, altText, ...member } = team[name]
    state.in(staff).put({
      ...member,
      id: staffIds[name],
      locationId: locationIds[location],
      image: imageOf(origin, name, altText, 400, 400),
    })
  }
  let rule = 0
  offer.forEach((entry, index) => {
    seedService(context, entry, index + 1)
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
