import {
  bookingsAppId,
  type BusinessLocation,
  businessScheduleExternalId,
  type CalendarEventLocation,
  weekdays,
} from '@frontdesk/bookings'
import type { SeedContext } from '../../kernel/seed-context.ts'
import { addDays, createZone, day, dayOf, weekdayOf } from '../availability/zoned-time.ts'
import { calendarEvents, calendarSchedules, type KeptSchedule } from './calendar.ts'

/** From and to, in the time of the business: `['09:00', '17:30']`. */
export type WorkingHours = readonly [from: string, to: string]

/** The hours of each day of the week, Sunday first. */
export type WeeklyHours = readonly (readonly WorkingHours[])[]

const closed: readonly WorkingHours[] = []
const open: readonly WorkingHours[] = [['10:00', '18:00']]

/** The opening hours that a new business has. */
export const openingHours: WeeklyHours = [closed, open, open, open, open, open, closed]

/** How long ago the hours begin: bookings of the past lie in them, too. */
const longestHistory = 156 * 7 * day

const created = ({ now }: SeedContext): Date => new Date(+now() - 90 * day)

/** Puts a schedule of the calendar. */
export const seedSchedule = (
  context: SeedContext,
  schedule: { readonly id: string; readonly externalId: string; readonly name: string },
): KeptSchedule => {
  const time = created(context)
  return context.state.in(calendarSchedules).put({
    ...schedule,
    appId: bookingsAppId,
    timeZone: context.business.timeZone,
    businessTimeZoneEnabled: true,
    status: 'ACTIVE',
    createdDate: time,
    updatedDate: time,
    revision: '1',
  })
}

const locationOf = ({ id, name, address }: BusinessLocation & { id: string }): CalendarEventLocation => ({
  id,
  type: 'BUSINESS',
  ...(name !== undefined && { name }),
  ...(address?.formattedAddress !== undefined && { address: address.formattedAddress }),
})

/** Puts the weekly working hours of a schedule, with the ids that `idOf` gives them. */
export const seedHours = (
  context: SeedContext,
  schedule: KeptSchedule,
  hours: WeeklyHours,
  idOf: (index: number) => string,
  {
    location,
    resource,
  }: {
    readonly location?: (BusinessLocation & { id: string }) | undefined
    readonly resource?: { readonly id: string; readonly name: string }
  } = {},
): void => {
  const zone = createZone(context.business.timeZone)
  const time = created(context)
  const begin = dayOf(zone.toLocal(new Date(+context.now() - longestHistory)))
  let index = 0
  hours.forEach((shifts, weekday) => {
    const date = addDays(begin, (weekday - weekdayOf(begin) + 7) % 7)
    const at = (clock: string) => {
      const localDate = `${date}T${clock}:00`
      return { localDate, timeZone: zone.name, utcDate: zone.toMoment(localDate) }
    }
    for (const [opens, closes] of shifts)
      context.state.in(calendarEvents).put({
        id: idOf((index += 1)),
        scheduleId: schedule.id,
        externalScheduleId: schedule.externalId,
        ...(schedule.name !== undefined && { scheduleName: schedule.name }),
        type: 'WORKING_HOURS',
        status: 'CONFIRMED',
        start: at(opens),
        end: at(closes),
        timeZone: zone.name,
        allDay: false,
        recurrenceType: 'MASTER',
        recurrenceRule: {
          frequency: 'WEEKLY',
          interval: 1,
          days: [weekdays[(weekday + 6) % 7] ?? 'MONDAY'],
        },
        transparency: 'OPAQUE',
        ...(location && { location: locationOf(location) }),
        resources: resource ? [{ ...resource, transparency: 'OPAQUE' }] : [],
        appId: bookingsAppId,
        createdDate: time,
        updatedDate: time,
        revision: '1',
      })
  })
}

/** The schedule of the business with its opening hours, which every business has. */
export const seedOpeningHours = (
  context: SeedContext,
  scheduleId: string,
  idOf: (index: number) => string,
): void => {
  const schedule = seedSchedule(context, {
    id: scheduleId,
    externalId: businessScheduleExternalId,
    name: 'Opening hours',
  })
  seedHours(context, schedule, openingHours, idOf)
}
