import type { Address, Image, Money } from '@frontdesk/core'
import type { BookingPolicy, BusinessLocation, ServicePayment } from '@frontdesk/bookings'
import { bookingsAppId } from '@frontdesk/bookings'
import { currencyOf, round, toMoney } from '../../kernel/money.ts'
import type { SeedContext } from '../../kernel/seed-context.ts'
import { studioPlans } from '../../memberships/index.ts'
import { addOns } from '../add-on/add-on-group.ts'
import { bookings } from '../booking/booking-entity.ts'
import { seedOpeningHours } from '../calendar/seed-calendar.ts'
import { completePolicy } from '../booking-policy/booking-policy-rules.ts'
import { classRules, sessionsOn } from '../availability/class-session.ts'
import { courseSessions } from '../availability/course.ts'
import { completeService } from '../services/new-service.ts'
import { seedRooms, seedStaffType } from '../resources/seed-resources.ts'
import { bookingPolicies, businessLocations, serviceCategories, services } from '../services/service.ts'
import { checkService, type WantedService } from '../services/service-rules.ts'
import { takeSlug } from '../services/service-slug.ts'
import { serviceOptions } from '../service-options/variants.ts'
import { bookingForms } from '../services/booking-form.ts'
import { seedSettings } from '../settings/bookings-settings.ts'
import { seedStaffMember } from '../staff/seed-staff.ts'
import {
  addOnGroupId,
  addOnId,
  businessScheduleId,
  categoryIds,
  choiceId,
  classRuleId,
  extras,
  healthForm,
  type LocationName,
  locationIds,
  optionId,
  optionsId,
  openingHoursId,
  places,
  policies,
  scheduleId,
  settingsId,
  serviceId,
  staffIds,
  type StaffName,
  team,
} from './studio.ts'
import { offer, type ServiceEntry } from './studio-services.ts'
import { addDays, createZone, day, dayOf, minute, weekdayOf } from '../availability/zoned-time.ts'

const categoryNames = {
  yoga: 'Yoga',
  pilates: 'Pilates & strength',
  recovery: 'Massage & recovery',
  beginners: 'Getting started',
} as const

/** A picture of the demo: `media.ts` draws those of services and of staff. */
export const imageOf = (
  origin: string,
  name: string,
  altText: string,
  width: number,
  height: number,
): Image => {
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

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[]

/** Where a service of the demo is given: where its classes are, or where its staff work. */
const locationsOf = ({ sessions, staff: names }: ServiceEntry): LocationName[] => [
  ...new Set(
    sessions ? sessions.map(([, , , location]) => location) : names.map((name) => team[name].location),
  ),
]

const paymentOf = (
  { business }: SeedContext,
  {
    price,
    deposit,
    pay,
    plans = [],
    choices,
  }: Pick<ServiceEntry, 'price' | 'deposit' | 'pay' | 'plans' | 'choices'>,
): ServicePayment => {
  const options = {
    ...pay,
    ...(deposit !== undefined && { deposit: true }),
    ...(plans.length && { pricingPlan: true }),
  }
  if (price === undefined) return { rateType: 'NO_FEE', options }
  const money = (amount: number): Money => toMoney(round(amount, currencyOf(business)))
  const part = deposit === undefined ? {} : { deposit: money(deposit) }
  return choices
    ? { rateType: 'VARIED', varied: { defaultPrice: money(price), ...part }, options }
    : { rateType: 'FIXED', fixed: { price: money(price), ...part }, options }
}

/** Puts the option of a service and a price for each of its choices. */
const seedOptions = (
  { state, business }: SeedContext,
  { choices }: Pick<ServiceEntry, 'choices'>,
  number: number,
): void => {
  if (!choices) return
  const { name, prices, areLengths = false } = choices
  const optionIdOfService = optionId(number)
  const amounts = Object.values(prices)
  const money = (amount: number): Money => toMoney(round(amount, currencyOf(business)))
  state.in(serviceOptions).put({
    id: optionsId(number),
    serviceId: serviceId(number),
    options: {
      values: [
        areLengths
          ? { id: optionIdOfService, type: 'DURATION', durationData: { name } }
          : { id: optionIdOfService, type: 'CUSTOM', customData: { name, choices: Object.keys(prices) } },
      ],
    },
    variants: {
      values: Object.entries(prices).map(([choice, amount], index) => ({
        choices: [
          {
            id: choiceId(100 * number + index),
            optionId: optionIdOfService,
            ...(areLengths ? { duration: { minutes: Number(choice) } } : { custom: choice }),
          },
        ],
        price: money(amount),
      })),
    },
    minPrice: money(Math.min(...amounts)),
    maxPrice: money(Math.max(...amounts)),
    revision: '1',
  })
}

/** A service of a seed: what is offered, who gives it and where. */
export interface ServicePlan {
  readonly entry: Omit<ServiceEntry, 'staff' | 'sessions'>
  /** Counts the services of the seed; their ids hold it. */
  readonly number: number
  /** Resource ids. */
  readonly staffMemberIds: readonly string[]
  readonly locations: readonly LocationName[]
  /** Of a course: when it meets each week, in the time of the business. 0 is Sunday. */
  readonly meets?: { readonly weekday: number; readonly time: string }
}

/** The first day of the week that a course meets on and that is ten days away or more. */
const courseStart = (context: SeedContext, weekday: number): string => {
  const zone = createZone(context.business.timeZone)
  let date = addDays(dayOf(zone.toLocal(context.now())), 10)
  while (weekdayOf(date) !== weekday) date = addDays(date, 1)
  return date
}

/** Puts a service, and the sessions of a course. */
export const seedService = (context: SeedContext, plan: ServicePlan): void => {
  const { entry, number, staffMemberIds, locations } = plan
  const { state, origin, now } = context
  const created = new Date(+now() - 90 * day + number * minute)
  const mainMedia = { image: imageOf(origin, entry.picture, entry.altText, 1200, 800) }
  const sessions = entry.type === 'COURSE' ? seedCourse(context, plan) : []
  const [first] = sessions
  const last = sessions.at(-1)
  const id = serviceId(number)
  const at = { ...context, now: () => created }
  const slug = takeSlug(at, id, entry.slug)
  const wanted: WantedService = {
    type: entry.type,
    name: entry.name,
    description: entry.description,
    tagLine: entry.tagLine,
    defaultCapacity: entry.capacity,
    media: { mainMedia, coverMedia: mainMedia, items: [mainMedia] },
    category: { id: categoryIds[entry.category] },
    ...(entry.asksHealth && { form: { id: healthForm.id } }),
    payment: paymentOf(context, entry),
    onlineBooking: { enabled: true, requireManualApproval: entry.approval ?? false },
    locations: locations.map((location) => ({
      type: 'BUSINESS',
      business: { id: locationIds[location] },
    })),
    bookingPolicy: entry.type === 'APPOINTMENT' ? policies.appointments : policies.groups,
    schedule: {
      availabilityConstraints: {
        ...(entry.type === 'APPOINTMENT' && { sessionDurations: [entry.minutes] }),
        timeBetweenSessions: entry.buffer ?? 0,
      },
    },
    staffMemberIds: [...staffMemberIds],
    ...(entry.extras && {
      addOnGroups: [
        {
          id: addOnGroupId(number),
          name: 'Extras',
          prompt: 'Would you like an extra?',
          addOnIds: extras.map((_, index) => addOnId(index + 1)),
        },
      ],
    }),
  }
  checkService(context, wanted)
  seedOptions(context, entry, number)
  const schedule = {
    id: scheduleId(number),
    ...(first && { firstSessionStart: first.start }),
    ...(last && { lastSessionEnd: last.end }),
  }
  state.in(services).put({
    ...completeService(at, wanted, {
      id,
      name: entry.name,
      schedule,
      mainSlug: slug,
      payment: { pricingPlanIds: (entry.plans ?? []).map((name) => studioPlans[name].id) },
    }),
    createdDate: created,
    updatedDate: created,
    revision: '1',
  })
}

const seedCourse = (context: SeedContext, plan: ServicePlan): { start: Date; end: Date }[] => {
  const { entry, number, meets, staffMemberIds, locations } = plan
  const [staffId] = staffMemberIds
  const [location] = locations
  if (!meets || staffId === undefined || location === undefined)
    throw new Error(`The course "${entry.name}" needs a day, a member of staff and a location`)
  const zone = createZone(context.business.timeZone)
  const firstDay = courseStart(context, meets.weekday)
  const sessions = [0, 1, 2, 3, 4, 5].map((week) => {
    const start = zone.toMoment(`${addDays(firstDay, 7 * week)}T${meets.time}:00`)
    return { start, end: new Date(+start + entry.minutes * minute) }
  })
  context.state
    .in(courseSessions)
    .put({ id: scheduleId(number), staffId, locationId: locationIds[location], sessions })
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

/** Puts a policy, with the defaults of the platform where it says nothing. */
const seedPolicy = ({ state, now }: SeedContext, policy: BookingPolicy): void => {
  const time = now()
  state.in(bookingPolicies).put({
    ...completePolicy(policy),
    id: policy.id,
    createdDate: time,
    updatedDate: time,
    revision: '1',
  })
}

/** The default policy that every business has, even before it has a service. */
export const seedDefaultPolicy = (context: SeedContext): void =>
  seedPolicy(context, {
    id: context.newId(),
    name: 'Default policy',
    default: true,
    cancellationPolicy: { enabled: true },
    reschedulePolicy: { enabled: true },
  })

/** The main location that every business has, even before it gives its address. */
export const seedMainLocation = ({ state, newId, business }: SeedContext): void => {
  const { name, email } = business
  state.in(businessLocations).put({ id: newId(), name, default: true, email })
}

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
