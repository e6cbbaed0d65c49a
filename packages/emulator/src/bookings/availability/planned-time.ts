import type { HandlerContext } from '../../kernel/handler.ts'
import { type Interval, overlaps } from './busy-time.ts'
import { classRules, sessionsOn } from './class-session.ts'
import { courseSessions } from './course.ts'
import { dayOf, daysFrom, type Zone } from './zoned-time.ts'

type Context = HandlerContext<unknown>

const intervalOf = ({ start, end }: { readonly start: Date; readonly end: Date }): Interval => ({
  from: +start,
  to: +end,
})

/**
 * The sessions of classes and courses that a staff member gives, or that occupy another resource, on the days of the
 * business that a time touches.
 */
export const plannedIntervals = (
  context: Context,
  index: 'staff' | 'resource',
  resourceId: string,
  time: Interval,
  zone: Zone,
): Interval[] => {
  const { state } = context
  const rules = state.in(classRules).by(index, resourceId)
  const dates = rules.length
    ? [...daysFrom(dayOf(zone.toLocal(new Date(time.from))), dayOf(zone.toLocal(new Date(time.to))))]
    : []
  return [
    ...dates.flatMap((date) => sessionsOn(context, rules, date, zone).map(intervalOf)),
    ...state
      .in(courseSessions)
      .by(index, resourceId)
      .flatMap(({ sessions }) => sessions.map(intervalOf))
      .filter((session) => overlaps(session, time)),
  ]
}
