/**
 * On the hosted platform the business puts the sessions of its classes and courses into a calendar. This platform has no
 * calendar: it plans them, so that a new class or course can be booked.
 */
import type { Service } from '@frontdesk/bookings'
import { refuse } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { bookings } from '../booking/booking-entity.ts'
import { holdsPlace } from '../booking/booking-place.ts'
import { type ClassRule, classRules, findSession } from './class-session.ts'
import { weeklyHours, type WeeklyTime, workPlaces } from '../calendar/working-hours.ts'
import { type CourseSessions, courseSessions } from './course.ts'
import { staffOf, type StaffResource } from '../staff/staff-resource.ts'
import {
  chooseSessionResources,
  haveResources,
  isTaken,
  weeklySessions,
  type WeeklyPlace,
} from './session-resources.ts'
import { addDays, createZone, dayOf, minute, weekdayOf } from './zoned-time.ts'

type Context = HandlerContext<unknown>

const sessionMinutes = 60
const courseLength = 6
/** A course begins this many days from now, or up to a week later. */
const courseNotice = 7

const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Where somebody gives the sessions of a service: where they work, unless the service is given at other locations. */
const placeOf = (context: Context, { locations = [] }: Service, member: StaffResource): string => {
  const own = locations.flatMap(({ business }) => business?.id ?? [])
  const places = workPlaces(context, member)
  return places.find((id) => own.includes(id)) ?? own[0] ?? places[0] ?? ''
}

/** A time and a place of the week at which a service can be given, with the resources that it occupies beside the staff. */
interface FreeTime {
  readonly time: WeeklyTime
  readonly locationId: string
  readonly resourceIds: readonly string[]
}

/**
 * The first time of the week, from Monday on, at which somebody works and gives no other class or course, and at which a
 * resource of each type is free that the service needs.
 */
const freeTime = (context: Context, service: Service, member: StaffResource): FreeTime | undefined => {
  const taken = weeklySessions(context, 'staff', member.id)
  const hours = weeklyHours(context, member).sort((left, right) => left.from - right.from)
  const locationId = placeOf(context, service, member)
  for (const weekday of [1, 2, 3, 4, 5, 6, 0])
    for (const shift of hours.filter((one) => one.weekday === weekday))
      for (let { from } = shift; from + sessionMinutes <= shift.to; from += sessionMinutes) {
        const time = { weekday, from, to: from + sessionMinutes }
        const resourceIds = isTaken(taken, time)
          ? undefined
          : chooseSessionResources(context, service, { time, locationId })
        if (resourceIds) return { time, locationId, resourceIds }
      }
  return undefined
}

/**
 * The resources of sessions that stand already; `field` names what asks for them.
 *
 * @throws Failure 400 when a type that the service needs has none that is free
 */
const resourcesAt = (
  context: Context,
  service: Service,
  place: WeeklyPlace,
  field: string,
): readonly string[] => {
  const chosen = chooseSessionResources(context, service, place)
  if (chosen) return chosen
  throw refuse({
    field,
    description:
      'must leave a resource of each type that the service needs: none is free at its sessions and at their place',
    violatedRule: 'VALIDATION',
  })
}

/** The time of the week at which a class takes place. */
const timeOf = ({ weekday, start, durationInMinutes }: ClassRule): WeeklyTime => {
  const [hours = 0, minutes = 0] = start.split(':').map(Number)
  const from = 60 * hours + minutes
  return { weekday, from, to: from + durationInMinutes }
}

/** Plans a session a week with each one of the staff of a class who has none. */
export const planClass = (context: Context, service: Service): void => {
  const { state, newId } = context
  const rules = state.in(classRules)
  for (const rule of rules.by('service', service.id))
    if (!haveResources(context, service, rule.resourceIds)) {
      const place = { time: timeOf(rule), locationId: rule.locationId, ownId: rule.id }
      rules.put({ ...rule, resourceIds: resourcesAt(context, service, place, 'service.serviceResources') })
    }
  for (const member of staffOf(state, service)) {
    if (rules.by('service', service.id).some(({ staffId }) => staffId === member.id)) continue
    const free = freeTime(context, service, member)
    if (free)
      rules.put({
        id: newId(),
        serviceId: service.id,
        weekday: free.time.weekday,
        start: clockTime(free.time.from),
        durationInMinutes: sessionMinutes,
        staffId: member.id,
        resourceIds: free.resourceIds,
        locationId: free.locationId,
      })
  }
}

/** The sessions of a course, when the service is one and they are planned. */
const courseOf = ({ state }: Context, { schedule }: Service): CourseSessions | undefined =>
  schedule?.id === undefined ? undefined : state.in(courseSessions).get(schedule.id)

/** The time of the week at which a course takes place. */
const timeOfCourse = (
  { business }: Context,
  { sessions: [first] }: CourseSessions,
): WeeklyTime | undefined => {
  if (!first) return undefined
  const local = createZone(business.timeZone).toLocal(first.start)
  const from = 60 * Number(local.slice(11, 13)) + Number(local.slice(14, 16))
  return { weekday: weekdayOf(dayOf(local)), from, to: from + (+first.end - +first.start) / minute }
}

/** Assigns the sessions of a course the resources that the service needs by now. */
const followResources = (context: Context, service: Service): void => {
  const course = courseOf(context, service)
  const time = course && timeOfCourse(context, course)
  if (!course || !time || haveResources(context, service, course.resourceIds)) return
  const resourceIds = resourcesAt(
    context,
    service,
    { time, locationId: course.locationId, ownId: course.id },
    'serviceResources',
  )
  context.state.in(courseSessions).put({ ...course, resourceIds })
}

/** Plans the sessions of a course: one a week with the first of its staff who has time. */
export const planCourse = (context: Context, service: Service): Service => {
  const { state, now, business } = context
  const { schedule } = service
  if (schedule?.id === undefined) return service
  if (schedule.firstSessionStart) {
    followResources(context, service)
    return service
  }
  const zone = createZone(business.timeZone)
  for (const member of staffOf(state, service)) {
    const free = freeTime(context, service, member)
    if (!free) continue
    const { time, locationId, resourceIds } = free
    let first = addDays(dayOf(zone.toLocal(now())), courseNotice)
    while (weekdayOf(first) !== time.weekday) first = addDays(first, 1)
    const sessions = Array.from({ length: courseLength }, (_, week) => {
      const start = zone.toMoment(`${addDays(first, 7 * week)}T${clockTime(time.from)}:00`)
      return { start, end: new Date(+start + sessionMinutes * minute) }
    })
    const plan: CourseSessions = {
      id: schedule.id,
      staffId: member.id,
      resourceIds,
      locationId,
      sessions,
    }
    state.in(courseSessions).put(plan)
    const { start: firstSessionStart = now() } = sessions[0] ?? {}
    const { end: lastSessionEnd = now() } = sessions.at(-1) ?? {}
    return { ...service, schedule: { ...schedule, firstSessionStart, lastSessionEnd } }
  }
  return service
}

/** Keeps the staff busy at the sessions of a class that somebody has booked, although the class is gone. */
const keepBookedSessions = (context: Context, service: Service): void => {
  const { state, now, newId } = context
  const time = now()
  const eventIds = new Set(
    state
      .in(bookings)
      .by('service', service.id)
      .filter((booking) => holdsPlace(booking, time) && booking.startDate && booking.startDate > time)
      .flatMap(({ bookedEntity }) => bookedEntity?.slot?.eventId ?? []),
  )
  for (const eventId of eventIds) {
    const session = findSession(context, eventId)
    if (!session) continue
    const { rule, start, end } = session
    const { staffId, locationId, resourceIds = [] } = rule
    state
      .in(courseSessions)
      .put({ id: newId(), staffId, resourceIds, locationId, sessions: [{ start, end }] })
  }
}

/** Takes the sessions of a service out of the plan, but for those that take place for who has booked them. */
export const dropSessions = (context: Context, service: Service, keepBooked: boolean): void => {
  const { state } = context
  if (keepBooked) keepBookedSessions(context, service)
  const rules = state.in(classRules)
  for (const { id } of rules.by('service', service.id)) rules.delete(id)
  const scheduleId = service.schedule?.id
  if (scheduleId === undefined) return
  const isBooked = state
    .in(bookings)
    .by('schedule', scheduleId)
    .some((booking) => holdsPlace(booking, context.now()))
  if (!keepBooked || !isBooked) state.in(courseSessions).delete(scheduleId)
}

const newPlaceField = 'removedLocationSessionsAction.moveToLocationOptions.newLocation'

/** Moves the sessions that a service has from now on at some locations to another one. */
export const moveSessions = (
  context: Context,
  service: Service,
  from: readonly string[],
  to: string,
): void => {
  const { state, now } = context
  const rules = state.in(classRules)
  for (const rule of rules.by('service', service.id)) {
    const { locationId, earlierLocations = [] } = rule
    if (!from.includes(locationId)) continue
    const earlier = [...earlierLocations, { until: now(), locationId }]
    const place = { time: timeOf(rule), locationId: to, ownId: rule.id }
    const resourceIds = resourcesAt(context, service, place, newPlaceField)
    rules.put({ ...rule, locationId: to, resourceIds, earlierLocations: earlier })
  }
  const course = courseOf(context, service)
  const time = course && timeOfCourse(context, course)
  if (!course || !time || !from.includes(course.locationId)) return
  const resourceIds = resourcesAt(context, service, { time, locationId: to, ownId: course.id }, newPlaceField)
  state.in(courseSessions).put({ ...course, locationId: to, resourceIds })
}

/** Takes the sessions that a service has from now on at some locations out of the plan. */
export const dropSessionsAt = (context: Context, service: Service, places: readonly string[]): Service => {
  const { state, now } = context
  const rules = state.in(classRules)
  for (const { id, locationId } of rules.by('service', service.id))
    if (places.includes(locationId)) rules.delete(id)
  const course = courseOf(context, service)
  if (!course || !places.includes(course.locationId)) return service
  const past = course.sessions.filter(({ start }) => start <= now())
  const last = past.at(-1)
  const { firstSessionStart, lastSessionEnd: _, ...schedule } = service.schedule ?? {}
  if (!last) {
    state.in(courseSessions).delete(course.id)
    return { ...service, schedule }
  }
  state.in(courseSessions).put({ ...course, sessions: past })
  return {
    ...service,
    schedule: { ...schedule, ...(firstSessionStart && { firstSessionStart }), lastSessionEnd: last.end },
  }
}

/** Plans for the copy of a class the sessions that the class has each week, beside each other. */
export const copyClass = ({ state, newId }: Context, source: Service, copy: Service): void => {
  const rules = state.in(classRules)
  for (const { earlierLocations: _, ...rule } of rules.by('service', source.id))
    rules.put({ ...rule, id: newId(), serviceId: copy.id })
}

/** Plans for the copy of a course the sessions that the course still has; new ones when it has none. */
export const copyCourse = (context: Context, source: Service, copy: Service): Service => {
  const { state, now } = context
  const { schedule } = copy
  const course = courseOf(context, source)
  const sessions = course?.sessions.filter(({ start }) => start > now()) ?? []
  const [first] = sessions
  const last = sessions.at(-1)
  if (!course || !first || !last || schedule?.id === undefined) return planCourse(context, copy)
  state.in(courseSessions).put({ ...course, id: schedule.id, sessions })
  return { ...copy, schedule: { ...schedule, firstSessionStart: first.start, lastSessionEnd: last.end } }
}
