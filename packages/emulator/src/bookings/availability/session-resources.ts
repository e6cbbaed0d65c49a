import type { Resource, Service } from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import { weeklyHours, type WeeklyTime } from '../calendar/working-hours.ts'
import { isResourceAt, requiredResources } from '../resources/required-resources.ts'
import { classRules } from './class-session.ts'
import { courseSessions } from './course.ts'
import { createZone, dayOf, minute, weekdayOf } from './zoned-time.ts'

type Context = HandlerContext<unknown>

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return 60 * hours + minutes
}

/** A time of the week with the class or the course that takes it. */
interface WeeklySession extends WeeklyTime {
  /** The id of the rule of the class, or of the schedule of the course. */
  readonly id: string
}

/** When a staff member gives classes and courses, or when these occupy another resource. */
export const weeklySessions = (
  { state, business }: Context,
  index: 'staff' | 'resource',
  resourceId: string,
): WeeklySession[] => {
  const zone = createZone(business.timeZone)
  const classes = state
    .in(classRules)
    .by(index, resourceId)
    .map(({ id, weekday, start, durationInMinutes }) => ({
      id,
      weekday,
      from: minutesOf(start),
      to: minutesOf(start) + durationInMinutes,
    }))
  const courses = state
    .in(courseSessions)
    .by(index, resourceId)
    .flatMap(({ id, sessions }) =>
      sessions.map(({ start, end }) => {
        const local = zone.toLocal(start)
        const from = minutesOf(local.slice(11, 16))
        return { id, weekday: weekdayOf(dayOf(local)), from, to: from + (+end - +start) / minute }
      }),
    )
  return [...classes, ...courses]
}

/** Whether somebody, or something, is taken at a time of the week by another session than that with the id. */
export const isTaken = (sessions: readonly WeeklySession[], time: WeeklyTime, ownId?: string): boolean =>
  sessions.some(
    ({ id, weekday, from, to }) =>
      id !== ownId && weekday === time.weekday && from < time.to && time.from < to,
  )

/** A time of the week and the place at which a service is given. */
export interface WeeklyPlace {
  readonly time: WeeklyTime
  readonly locationId: string
  /** The session that is there already: it is not in its own way. */
  readonly ownId?: string
}

const isOpen = (context: Context, resource: Resource, time: WeeklyTime): boolean =>
  weeklyHours(context, resource).some(
    ({ weekday, from, to }) => weekday === time.weekday && from <= time.from && time.to <= to,
  )

/**
 * Chooses a resource of each type that the sessions of a class or a course need beside their staff: the first that can be
 * used at the place and is free each week. There is no choice when a type has none.
 */
export const chooseSessionResources = (
  context: Context,
  service: Service,
  { time, locationId, ownId }: WeeklyPlace,
): readonly string[] | undefined => {
  const required = requiredResources(context.state, service)
  const chosen = required.flatMap(({ resources }) => {
    const free = resources.find(
      (resource) =>
        isResourceAt(resource, locationId) &&
        // A session that stands already took its time when it needed no such resource.
        (ownId !== undefined || isOpen(context, resource, time)) &&
        !isTaken(weeklySessions(context, 'resource', resource.id), time, ownId),
    )
    return free ? free.id : []
  })
  return chosen.length === required.length ? chosen : undefined
}

/** Whether the resources of a session are those that its service needs: one of each type. */
export const haveResources = (
  context: Context,
  service: Service,
  resourceIds: readonly string[] = [],
): boolean => {
  const required = requiredResources(context.state, service)
  return (
    required.length === resourceIds.length &&
    required.every(({ resources }) => resources.some(({ id }) => resourceIds.includes(id)))
  )
}
