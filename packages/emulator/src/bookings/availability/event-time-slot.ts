import { getEventTimeSlot, listEventTimeSlots, type ListEventTimeSlotsInput } from '@frontdesk/bookings'
import { listEventTimeSlotsInputSchema } from '@frontdesk/bookings/schemas'
import { queryFields, type QueryFields } from '@frontdesk/core/schema'
import { notFound } from '../../kernel/failure.ts'
import { compileFilter } from '../../kernel/query/filter.ts'
import { AnswerWith, handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { findSession } from './class-session.ts'
import { violationsMatch } from '../booking-policy/policy.ts'
import { classSessions, sessionSlot } from './slot.ts'
import { type FoundSlot, listSlots } from './slot-page.ts'
import type { TimeWindow } from './time-window.ts'
import { createZone } from './zoned-time.ts'

type Context = HandlerContext<unknown>
type Query = Omit<ListEventTimeSlotsInput, 'cursorPaging'>

const defaultLimit = 50

interface EventFields {
  id: string
  serviceId: string
  title: string
  type: string
  'location.id': string
  'location.type': string
  'resources.id': string[]
}

/** The fields of the calendar's event that sessions can be filtered by. */
const eventFields: QueryFields<EventFields> = queryFields<EventFields>()({
  id: 'text',
  serviceId: 'text',
  title: 'text',
  type: 'text',
  'location.id': 'text',
  'location.type': 'text',
  'resources.id': 'list',
})

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `{ resources: { id: … } }` as `{ 'resources.id': … }`: the calendar takes both. */
const flatten = (filter: object): object =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
      if (name === '$not' && isPlainObject(value)) return [[name, flatten(value)]]
      if (name.startsWith('$') && Array.isArray(value))
        return [[name, value.map((one: unknown) => (isPlainObject(one) ? flatten(one) : one))]]
      if (!isPlainObject(value) || Object.keys(value).some((key) => key.startsWith('$')))
        return [[name, value]]
      return Object.entries(value).map(([key, inner]) => [`${name}.${key}`, inner])
    }),
  )

function* findSlots(
  context: Context,
  { zone, from, to }: TimeWindow,
  query: Query,
): Generator<FoundSlot, void, undefined> {
  const {
    serviceIds,
    includeNonBookable,
    minBookableCapacity = 0,
    eventFilter = {},
    bookingPolicyViolations,
  } = query
  const matches = compileFilter(flatten(eventFilter), eventFields, 'eventFilter')
  for (const session of classSessions(context, from, to, serviceIds)) {
    const { eventId, service, rule, start } = session
    if (service.hidden) continue
    const event = {
      id: eventId,
      serviceId: service.id,
      title: service.name,
      type: 'CLASS',
      location: { id: rule.locationId, type: 'BUSINESS' },
      resources: [{ id: rule.staffId }],
    }
    if (!matches(event)) continue
    const slot = sessionSlot(context, session, zone)
    if (includeNonBookable === false && !slot.bookable) continue
    if ((slot.bookableCapacity ?? 0) < minBookableCapacity) continue
    if (!violationsMatch(slot.bookingPolicyViolations ?? {}, bookingPolicyViolations)) continue
    yield { key: `${start.toISOString()} ${eventId}`, slot }
  }
}

export const eventTimeSlotHandlers: readonly Handler[] = [
  handle(listEventTimeSlots, (context) =>
    listSlots(context, {
      schema: listEventTimeSlotsInputSchema,
      defaultLimit,
      prepare: () => (window, query) => findSlots(context, window, query),
      perDay: ({ maxSlotsPerDay }) => maxSlotsPerDay,
    }),
  ),

  handle(getEventTimeSlot, (context) => {
    const { eventId, timeZone = context.business.timeZone } = context.input
    const session = findSession(context, eventId)
    if (!session) throw notFound('session', eventId)
    return new AnswerWith(sessionSlot(context, session, createZone(timeZone)), { timeZone })
  }),
]
