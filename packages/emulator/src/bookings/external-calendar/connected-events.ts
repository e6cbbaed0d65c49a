import type { ExternalCalendar, ExternalCalendarEvent, Resource } from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import { appointmentsOf } from '../booking/booking-place.ts'
import { resources } from '../resources/resource.ts'
import { createZone, dayOf, type Zone } from '../availability/zoned-time.ts'
import { connections, type KeptConnection } from './connection.ts'
import { type AccountEvent, calendarsOf, eventsOf } from './provider.ts'

type Context = HandlerContext<unknown>

/** The calendars of a connection whose events occupy the resource. */
const readCalendars = ({
  applied,
  externalAccountEmail,
}: KeptConnection): readonly Required<ExternalCalendar>[] => {
  const { enabled, calendars } = applied?.listEventFromCalendars ?? {}
  if (!enabled) return []
  const [primary, ...others] = calendarsOf(externalAccountEmail)
  const ids = calendars?.calendars?.map(({ id }) => id)
  return ids ? [primary, ...others].filter(({ id }) => ids.includes(id)) : [primary]
}

/** The events that were read from the calendars of a connection. */
const importedEvents = (connection: KeptConnection, from: number, to: number, zone: Zone): AccountEvent[] =>
  readCalendars(connection).flatMap((calendar) => eventsOf(calendar, from, to, zone))

/** The times between two moments that events of connected calendars keep a resource busy. */
export const importedIntervals = (
  { state, business }: Pick<Context, 'state' | 'business'>,
  resourceId: string,
  from: number,
  to: number,
): { readonly from: number; readonly to: number }[] => {
  const kept = state.in(connections)
  if (!kept.size) return []
  const scheduleId = state.in(resources).get(resourceId)?.eventsSchedule?.scheduleId
  if (scheduleId === undefined) return []
  const own = kept.by('schedule', scheduleId)
  if (!own.length) return []
  const zone = createZone(business.timeZone)
  return own.flatMap((connection) => importedEvents(connection, from, to, zone))
}

/** The bookings that were written into a calendar of a connection. */
const exportedEvents = (
  { state, business }: Context,
  { applied, externalAccountEmail }: KeptConnection,
  resource: Resource,
  from: number,
  to: number,
): AccountEvent[] => {
  const { enabled, dedicatedCalendar } = applied?.syncToCalendar ?? {}
  if (!enabled) return []
  const [primary] = calendarsOf(externalAccountEmail)
  const calendar = dedicatedCalendar ? { id: `bookings-${primary.id}`, name: business.name } : primary
  return [...new Set(appointmentsOf(state, resource.id, from, to))].flatMap(
    ({ startDate, endDate, status = '', bookedEntity }) =>
      startDate && endDate && +startDate < to && from < +endDate && ['CONFIRMED', 'PENDING'].includes(status)
        ? {
            calendar,
            title: bookedEntity?.title ?? '',
            allDay: false,
            from: +startDate,
            to: +endDate,
          }
        : [],
  )
}

const textOf = (moment: number): string => new Date(moment).toISOString().replace('.000Z', 'Z')

/** An event with the moment that sorts it. */
export interface ConnectedEvent {
  readonly from: number
  readonly event: ExternalCalendarEvent
}

/** The events of a connection between two moments, with their personal fields. */
export const connectedEvents = (
  context: Context,
  connection: KeptConnection,
  from: number,
  to: number,
): ConnectedEvent[] => {
  const { state, business } = context
  const { scheduleId, calendarType } = connection
  const zone = createZone(business.timeZone)
  const [owner] = state.in(resources).by('schedule', scheduleId)
  if (!owner) return []
  const found = [
    ...importedEvents(connection, from, to, zone),
    ...exportedEvents(context, connection, owner, from, to),
  ]
  const dayText = (moment: number): string => dayOf(zone.toLocal(new Date(moment)))
  return found.map(({ calendar, title, allDay, ...time }) => ({
    from: time.from,
    event: {
      scheduleId,
      ...(calendarType !== undefined && { calendarType }),
      calendarName: calendar.name,
      title,
      start: allDay ? dayText(time.from) : textOf(time.from),
      end: allDay ? dayText(time.to) : textOf(time.to),
      allDay,
      scheduleOwnerId: owner.id,
      ...(owner.name !== undefined && { scheduleOwnerName: owner.name }),
    },
  }))
}
