import {
  queryServicesByFilters,
  type QueryServicesByFiltersInput,
  type Service,
  type ServiceFilters,
} from '@frontdesk/bookings'
import { serviceFields, serviceFiltersSchema } from '@frontdesk/bookings/schemas'
import { check } from '@frontdesk/core/schema'
import { unknownCursor } from '../../kernel/cursor.ts'
import { refuse, refusedAs } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { isRealDay } from '../../kernel/iso-date.ts'
import {
  cutPage,
  matching,
  type QueryConditions,
  readConditions,
  sortItems,
} from '../../kernel/query/query.ts'
import { appointmentTimes } from '../availability/availability.ts'
import { bookablePlaces, sessionPlaces } from '../waiting-list/session-places.ts'
import { courseSessions } from '../availability/course.ts'
import { isViolated, policyViolations } from '../booking-policy/policy.ts'
import { serviceEntity } from './service.ts'
import { appointmentSlot, classSessions, sessionSlot } from '../availability/slot.ts'
import { readWindow, type TimeWindow } from '../availability/time-window.ts'
import { createZone, day } from '../availability/zoned-time.ts'

type Context = HandlerContext<unknown>

const usualDays = 30
const rules = {
  fields: serviceFields,
  maximum: 50,
  defaultSort: { fieldName: 'createdDate', order: 'ASC' },
} as const

const checkLocal = (field: 'localStartDate' | 'localEndDate', local: string | undefined): void => {
  if (local === undefined || (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(local) && isRealDay(local))) return
  throw refuse({
    field,
    description: 'must be a local date and time such as 2026-05-04T09:00:00',
    violatedRule: 'FORMAT',
  })
}

/** The time that sessions are looked for in. @throws Failure when there is no such time */
const windowOf = (context: Context, filters: ServiceFilters): TimeWindow => {
  const { localStartDate, localEndDate, exactMatch, timeZone = context.business.timeZone } = filters
  checkLocal('localStartDate', localStartDate)
  checkLocal('localEndDate', localEndDate)
  for (const field of ['localStartDate', 'localEndDate'] as const)
    if (exactMatch && filters[field] === undefined)
      throw refuse({ field, description: 'must be given with exactMatch', violatedRule: 'REQUIRED_FIELD' })
  const zone = createZone(timeZone)
  const fromLocalDate = localStartDate ?? zone.toLocal(context.now())
  const end = new Date(+zone.toMoment(fromLocalDate) + usualDays * day)
  return readWindow(context, { fromLocalDate, toLocalDate: localEndDate ?? zone.toLocal(end), timeZone })
}

/** The times of a service in a window, with the place and whether they can be booked. */
function* timesOf(
  context: Context,
  service: Service,
  { from, to, zone }: TimeWindow,
): Generator<{ readonly start: Date; readonly end: Date; readonly locationId: string; bookable(): boolean }> {
  // Both ends belong to the window.
  const [after, before] = [new Date(+from - 1), new Date(+to + 1)]
  if (service.type === 'APPOINTMENT')
    for (const time of appointmentTimes(context, service, after, before))
      yield { ...time, bookable: () => appointmentSlot(context, service, time, zone).bookable === true }
  if (service.type === 'CLASS')
    for (const session of classSessions(context, after, before, [service.id]))
      yield {
        start: session.start,
        end: session.end,
        locationId: session.rule.locationId,
        bookable: () => sessionSlot(context, session, zone).bookable === true,
      }
  const { id, firstSessionStart: start, lastSessionEnd: end } = service.schedule ?? {}
  if (service.type !== 'COURSE' || id === undefined || !start || !end || start < from || start > to) return
  const isFree = bookablePlaces(sessionPlaces(context, { index: 'schedule', id }, service)) > 0
  yield {
    start,
    end,
    locationId: context.state.in(courseSessions).get(id)?.locationId ?? '',
    bookable: () => isFree && !isViolated(policyViolations(service, { start, end }, context.now())),
  }
}

const isAvailable = (
  context: Context,
  service: Service,
  window: TimeWindow,
  { exactMatch = false, locationIds = [] }: ServiceFilters,
): boolean => {
  for (const { start, end, locationId, bookable } of timesOf(context, service, window)) {
    if (locationIds.length && !locationIds.includes(locationId)) continue
    if (exactMatch && (+start !== +window.from || +end !== +window.to)) continue
    if (bookable()) return true
  }
  return false
}

/** Whether a service is given at one of the locations, and needs a resource of one of the types. */
const isOffered = (
  { locations = [], serviceResources = [] }: Service,
  { locationIds = [], resourceTypes = [] }: ServiceFilters,
): boolean =>
  (!locationIds.length || locations.some(({ business }) => locationIds.includes(business?.id ?? ''))) &&
  (!resourceTypes.length ||
    serviceResources.some(({ resourceType }) => resourceTypes.includes(resourceType?.id ?? '')))

/** The conditions of a query for services that can be booked, all of which its cursor carries. */
interface Conditions extends QueryConditions {
  readonly serviceFilters?: ServiceFilters | undefined
}

/** A cursor brings the filters back from outside. */
const checkFilters = (filters: unknown): ServiceFilters => {
  try {
    return check(serviceFiltersSchema, filters)
  } catch {
    throw unknownCursor('query.cursorPaging.cursor')
  }
}

export const serviceAvailabilityHandlers: readonly Handler[] = [
  handle(queryServicesByFilters, (context) => {
    const { input } = context
    // On the wire, the filters of services stand beside the query.
    const asked = refusedAs(
      (field) => (field === 'query.serviceFilters' ? 'serviceFilters' : field),
      () =>
        readConditions<Conditions, QueryServicesByFiltersInput>(
          input,
          ({ filter, sort, serviceFilters }) => ({
            filter,
            sort,
            serviceFilters,
          }),
        ),
    )
    const filters = checkFilters(asked.conditions.serviceFilters ?? {})
    if (filters.attributes?.length)
      throw refuse({
        field: 'serviceFilters.attributes',
        description: 'must be left out: services have no attributes on this platform',
        violatedRule: 'FIELD_NOT_ALLOWED',
      })
    const window = refusedAs(
      (field) => `serviceFilters.${field === 'toLocalDate' ? 'localEndDate' : field}`,
      () => windowOf(context, filters),
    )
    const offered = serviceEntity.list(context).filter((service) => isOffered(service, filters))
    const found = sortItems(matching(offered, asked.conditions.filter, rules), asked.conditions.sort, rules)
    const free = (service: Service): boolean => isAvailable(context, service, window, filters)
    if (filters.includeUnavailable) {
      const { items, ...page } = cutPage(found, asked, input, rules)
      return { ...page, items: items.map((service) => ({ service, available: free(service) })) }
    }
    const { items, ...page } = cutPage(found.filter(free), asked, input, rules)
    return { ...page, items: items.map((service) => ({ service, available: true })) }
  }),
]
