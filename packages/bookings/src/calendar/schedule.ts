import {
  cursorQuery,
  type CursorQuery,
  date,
  type ElevatedAuth,
  entity,
  type Limited,
  type Open,
  page,
  type Page,
  pick,
  type Read,
  read,
  type Shape,
} from '@frontdesk/core'

const prefix = '/calendar'

/** The external id of the schedule that holds the opening hours of the business. */
export const businessScheduleExternalId = '4e0579a5-491e-4e70-a872-d097eed6e520'

/** Every status of a schedule. */
export const calendarScheduleStatuses = ['ACTIVE', 'CANCELLED'] as const

/** Whether a schedule is active. */
export type CalendarScheduleStatus = Open<(typeof calendarScheduleStatuses)[number]>

/** A collection of calendar events: the opening hours of the business, or the time of a resource. */
export interface CalendarSchedule {
  id: string
  /** The app that the schedule belongs to. */
  appId?: string
  /** The id of the resource, or `businessScheduleExternalId`. */
  externalId?: string
  name?: string
  /** The IANA name of the time zone of its events. */
  timeZone?: string
  /** Whether the time zone follows that of the business. */
  businessTimeZoneEnabled?: boolean
  /** `CANCELLED` for a schedule that is no longer in use. */
  status?: CalendarScheduleStatus
  createdDate?: Date
  updatedDate?: Date
  /** Increases with each change. */
  revision?: string
}

export const calendarScheduleShape: Shape<CalendarSchedule> = /* @__PURE__ */ entity<CalendarSchedule>({
  createdDate: date,
  updatedDate: date,
})

type Id = Limited<string, { operators: '$eq' | '$in'; sort: false }>

/** The fields that schedules can be filtered by. */
export interface CalendarScheduleFields {
  id: Id
  externalId: Id
  appId: Id
  status: Limited<CalendarScheduleStatus, { operators: '$eq' | '$in'; sort: false }>
}

/** The schedule to read. */
export interface GetCalendarScheduleInput {
  scheduleId: string
}

/**
 * Reads one schedule of the calendar, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such schedule.
 * @throws ContextError without an elevated client.
 * @example
 * const { name } = await getCalendarSchedule(elevatedClient, { scheduleId })
 * @function
 */
export const getCalendarSchedule: Read<GetCalendarScheduleInput, CalendarSchedule, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'bookings.calendarSchedules.get',
    prefix,
    route: 'GET /v3/schedules/{scheduleId}',
    elevated: true,
    response: /* @__PURE__ */ pick('schedule', calendarScheduleShape),
  })

/** The filter and the page of the schedules to find. */
export interface QueryCalendarSchedulesInput extends Omit<CursorQuery<CalendarScheduleFields>, 'sort'> {}

/**
 * Finds schedules of the calendar, for the business: 50 per page by default (at most 100). Canceled schedules are found
 * only if the filter selects that status alone.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryCalendarSchedules(elevatedClient, {
 *   filter: { externalId: businessScheduleExternalId },
 * })
 * @function
 */
export const queryCalendarSchedules: Read<
  QueryCalendarSchedulesInput,
  Page<CalendarSchedule, QueryCalendarSchedulesInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'bookings.calendarSchedules.query',
  prefix,
  route: 'POST /v3/schedules/query',
  elevated: true,
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('schedules', calendarScheduleShape),
})
