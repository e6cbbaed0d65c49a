import type { ExternalCalendar, ExternalCalendarProvider } from '@frontdesk/bookings'
import { addDays, dayOf, daysFrom, weekdayOf, type Zone } from '../availability/zoned-time.ts'

const providerId = (number: number): string => `5e7a1ce0-0000-4000-8020-${String(number).padStart(12, '0')}`

/** The providers that this platform plays: one for each kind of calendar, with abilities of all sorts. */
export const providers: readonly ExternalCalendarProvider[] = [
  {
    id: providerId(1),
    name: 'Google Calendar',
    calendarType: 'GOOGLE',
    features: {
      connectMethods: ['OAUTH'],
      updateSyncConfig: true,
      listEventFromCalendars: 'SPECIFIC_CALENDARS',
      syncToCalendar: 'DEDICATED_CALENDAR',
    },
  },
  {
    id: providerId(2),
    name: 'Apple iCloud',
    calendarType: 'I_CAL',
    features: {
      connectMethods: ['CREDENTIALS'],
      updateSyncConfig: true,
      listEventFromCalendars: 'SPECIFIC_CALENDARS',
      syncToCalendar: 'DEDICATED_CALENDAR',
    },
  },
  {
    id: providerId(3),
    name: 'Outlook',
    calendarType: 'OUTLOOK',
    features: {
      connectMethods: ['OAUTH', 'CREDENTIALS'],
      updateSyncConfig: true,
      listEventFromCalendars: 'PRIMARY_CALENDAR_ONLY',
      syncToCalendar: 'PRIMARY_CALENDAR_ONLY',
    },
  },
  {
    id: providerId(4),
    name: 'Office 365',
    calendarType: 'OFFICE_365',
    features: {
      connectMethods: ['OAUTH'],
      updateSyncConfig: true,
      listEventFromCalendars: 'PRIMARY_CALENDAR_ONLY',
      syncToCalendar: 'NOT_SUPPORTED',
    },
  },
  {
    id: providerId(5),
    name: 'Microsoft account',
    calendarType: 'MICROSOFT',
    features: {
      connectMethods: ['OAUTH'],
      updateSyncConfig: true,
      listEventFromCalendars: 'NOT_SUPPORTED',
      syncToCalendar: 'PRIMARY_CALENDAR_ONLY',
    },
  },
  {
    id: providerId(6),
    name: 'Another calendar',
    calendarType: 'OTHER',
    features: {
      connectMethods: ['CREDENTIALS'],
      updateSyncConfig: false,
      listEventFromCalendars: 'PRIMARY_CALENDAR_ONLY',
      syncToCalendar: 'NOT_SUPPORTED',
    },
  },
]

/**
 * How an account at a provider behaves follows from what stands before the plus sign of its email address:
 *
 * | address | what happens | |---|---| | `wrong+…@…` | its password is wrong | | `premium+…@…` | connecting it needs a
 * plan that the business does not have | | `unsupported+…@…` | it cannot be connected | | `internal+…@…` | the
 * provider's page fails | | `revoked+…@…` | it takes the permission back before it is first brought into step | |
 * `uncreated+…@…` | no calendar for bookings can be created in it | | `deleted+…@…` | the calendar for bookings is
 * deleted after it was first brought into step | | `offline+…@…` | its provider does not respond when events or
 * connections are listed |
 */
const behaviours = [
  'wrong',
  'premium',
  'unsupported',
  'internal',
  'revoked',
  'uncreated',
  'deleted',
  'offline',
] as const

export type AccountBehaviour = (typeof behaviours)[number]

/** The behaviour that the address of an account asks for, if any. */
export const accountBehaviour = (email = ''): AccountBehaviour | undefined =>
  behaviours.find((behaviour) => email.trim().toLowerCase().startsWith(`${behaviour}+`))

/** The calendars of an account, the primary one first. */
export const calendarsOf = (
  email: string,
): readonly [Required<ExternalCalendar>, ...Required<ExternalCalendar>[]] => [
  { id: email, name: 'Personal' },
  { id: `family-${email}`, name: 'Family' },
]

/** An event in a calendar of an account. */
export interface AccountEvent {
  readonly calendar: Required<ExternalCalendar>
  readonly title: string
  readonly allDay: boolean
  /** In milliseconds since 1970. */
  readonly from: number
  readonly to: number
}

/**
 * The events of a calendar that touch a time. Every account is played alike: `Personal` has an appointment each Wednesday
 * from 10:00 to 11:00, `Family` is busy on each Friday, by the clocks of the business.
 */
export const eventsOf = (
  calendar: Required<ExternalCalendar>,
  from: number,
  to: number,
  zone: Zone,
): AccountEvent[] => {
  const isPersonal = calendar.name === 'Personal'
  const days = daysFrom(addDays(dayOf(zone.toLocal(new Date(from))), -1), dayOf(zone.toLocal(new Date(to))))
  return [...days]
    .filter((date) => weekdayOf(date) === (isPersonal ? 3 : 5))
    .map((date) => {
      const [begin, end] = isPersonal
        ? [`${date}T10:00:00`, `${date}T11:00:00`]
        : [`${date}T00:00:00`, `${addDays(date, 1)}T00:00:00`]
      return {
        calendar,
        title: isPersonal ? 'Dentist' : 'Family day',
        allDay: !isPersonal,
        from: +zone.toMoment(begin),
        to: +zone.toMoment(end),
      }
    })
    .filter((event) => event.from < to && from < event.to)
}
