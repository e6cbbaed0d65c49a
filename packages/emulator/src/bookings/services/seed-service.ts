import type { ServicePayment } from '@frontdesk/bookings'
import type { Image, Money } from '@frontdesk/core'
import { currencyOf, round, toMoney } from '../../kernel/money.ts'
import type { SeedContext } from '../../kernel/seed-context.ts'
import { studioPlans } from '../../memberships/index.ts'
import { courseSessions } from '../availability/course.ts'
import { addDays, createZone, day, dayOf, minute, weekdayOf } from '../availability/zoned-time.ts'
import {
  addOnGroupId,
  addOnId,
  categoryIds,
  extras,
  healthForm,
  type LocationName,
  locationIds,
  policies,
  scheduleId,
  serviceId,
} from '../seed/studio.ts'
import type { ServiceEntry } from '../seed/studio-services.ts'
import { seedOptions } from '../service-options/seed-options.ts'
import { completeService } from './new-service.ts'
import { services } from './service.ts'
import { checkService, type WantedService } from './service-rules.ts'
import { takeSlug } from './service-slug.ts'

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

/** A service of a seed: what is offered, who gives it and where. */
export interface ServicePlan {
  readonly entry: Omit<ServiceEntry, 'staff' | 'sessions'>
  /** Counts the services of the seed; their ids hold it. */
  readonly number: number
  /** Resource ids. */
  readonly staffMemberIds: readonly string[]
  readonly locations: readonly LocationName[]
  /** The weekly session of a course, in the time of the business. 0 is Sunday. */
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
