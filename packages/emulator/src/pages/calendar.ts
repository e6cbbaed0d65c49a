import { type FormValues, readForm } from '../html/form-values.ts'
import type { SlotAvailability } from '@frontdesk/auth'
import {
  getAvailabilityTimeSlot,
  getEventTimeSlot,
  isLocalDateTime,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  type Service,
  staffResourceTypeId,
  type TimeSlot,
} from '@frontdesk/bookings'
import { Hono } from 'hono'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../auth/dependencies.ts'
import { type RedirectSession, redirectSessions } from '../auth/redirect-session.ts'
import { services } from '../bookings/services/service.ts'
import { createZone, dayOf } from '../bookings/availability/zoned-time.ts'
import { decline, Failure } from '../kernel/failure.ts'
import { calendarPage, dayAfter, serviceListPage } from './calendar-page.ts'
import type { PageDependencies } from './dependencies.ts'
import { failureText, type Problem, staleForm } from './form.ts'
import { messagePage } from './layout.ts'
import { isOwnForm, type PageResponse, redirectSessionOf, samePath } from './request.ts'

/** How many days a page shows. */
const shownDays = 7

/** The last day that a link may lead to, in days from today. */
const farthest = 366

const isDay = (text: string | undefined): text is string => isLocalDateTime(`${text}T00:00:00`)

/** The services that can be booked here: courses have no times to choose from. */
const bookableServices = ({ state }: Context, resourceId: string | undefined): Service[] =>
  state
    .in(services)
    .filter(
      ({ type, hidden, onlineBooking, staffMemberIds }) =>
        (type === 'APPOINTMENT' || type === 'CLASS') &&
        hidden !== true &&
        onlineBooking?.enabled !== false &&
        (resourceId === undefined || staffMemberIds?.includes(resourceId) === true),
    )

/** The hand-over that the booking details page takes. */
const toSlotAvailability = (
  slot: TimeSlot,
  service: Service,
  resourceId: string | undefined,
  timeZone: string,
): SlotAvailability => {
  const zone = createZone(timeZone)
  const { localStartDate, localEndDate, location, scheduleId, eventInfo, availableResources = [] } = slot
  const [resource] = availableResources
    .flatMap(({ resources = [] }) => resources)
    .filter(({ id }) => resourceId === undefined || id === resourceId)
  const eventId = eventInfo?.eventId
  return {
    slot: {
      serviceId: service.id,
      timezone: timeZone,
      ...(scheduleId !== undefined && { scheduleId }),
      ...(eventId !== undefined && { eventId }),
      ...(localStartDate !== undefined && { startDate: zone.toMoment(localStartDate) }),
      ...(localEndDate !== undefined && { endDate: zone.toMoment(localEndDate) }),
      ...(resource && { resource }),
      ...(location && { location }),
    },
    bookable: true,
  }
}

/** The booking calendar `/pages/calendar`: choose a service, then a time, and go on to the details. */
export const calendarRoutes = ({ run, perform }: PageDependencies): Hono => {
  const app = new Hono()

  const asCustomer = (
    c: HonoContext,
    work: (context: Context, session: RedirectSession) => PageResponse,
  ): PageResponse => {
    const session = run({ kind: 'none' }, (context) => redirectSessionOf(c, context))
    return run(session?.identity ?? { kind: 'none' }, (context) => {
      if (session?.target === 'bookingsBook') return work(context, session)
      const { business } = context
      return c.html(
        messagePage(
          { title: 'This calendar link does not work', business },
          'It is old, or it is incomplete.',
        ),
        404,
      )
    })
  }

  /** The free times of some days, in the order of the calendar. */
  const findTimes = (
    context: Context,
    service: Service,
    from: string,
    resourceId: string | undefined,
  ): readonly TimeSlot[] => {
    const days = { fromLocalDate: `${from}T00:00:00`, toLocalDate: `${dayAfter(from, shownDays)}T00:00:00` }
    if (service.type === 'CLASS')
      return perform(listEventTimeSlots, context, {
        ...days,
        serviceIds: [service.id],
        includeNonBookable: false,
        cursorPaging: { limit: 1_000 },
        ...(resourceId !== undefined && { eventFilter: { 'resources.id': { $hasSome: [resourceId] } } }),
      }).items
    return perform(listAvailabilityTimeSlots, context, {
      ...days,
      serviceId: service.id,
      bookable: true,
      ...(resourceId !== undefined && {
        resourceTypes: [{ resourceTypeId: staffResourceTypeId, resourceIds: [resourceId] }],
      }),
    }).items
  }

  /** The time that a form names, as it is now. @throws Failure when it is none */
  const readTime = (context: Context, service: Service, values: FormValues): TimeSlot => {
    const { time = '' } = values
    if (service.type === 'CLASS') return perform(getEventTimeSlot, context, { eventId: time })
    // Start and end, as the wall clock shows them.
    const [localStartDate, localEndDate, ...others] = time.split('/')
    if (!isLocalDateTime(localStartDate) || !isLocalDateTime(localEndDate) || others.length)
      throw decline(400, 'SLOT_NOT_FOUND', 'This is not a time of the calendar')
    return perform(getAvailabilityTimeSlot, context, {
      serviceId: service.id,
      localStartDate,
      localEndDate,
      includeResourceTypeIds: [staffResourceTypeId],
    })
  }

  const show = (
    c: HonoContext,
    context: Context,
    session: RedirectSession,
    problem?: Problem,
    status = 200,
  ) => {
    const resourceId = c.req.query('resourceId')
    const offered = bookableServices(context, resourceId)
    const service = offered.find(({ id }) => id === c.req.query('service'))
    if (!service) return c.html(serviceListPage(c, context, session, offered))
    const today = dayOf(createZone(context.business.timeZone).toLocal(context.now()))
    const asked = c.req.query('from')
    const last = dayAfter(today, farthest)
    const from = !isDay(asked) || asked < today ? today : asked > last ? last : asked
    const times = findTimes(context, service, from, resourceId)
    const page = { session, service, today, from, times, shownDays, problem }
    return c.html(calendarPage(c, context, page), status as 200)
  }

  app.get('/pages/calendar', (c) => asCustomer(c, (context, session) => show(c, context, session)))

  app.post('/pages/calendar', async (c) => {
    const values = await readForm(c)
    return asCustomer(c, (context, session) => {
      if (!isOwnForm(c, context, values)) return show(c, context, session, staleForm, 403)
      const resourceId = c.req.query('resourceId')
      const service = bookableServices(context, resourceId).find(({ id }) => id === c.req.query('service'))
      if (!service) return show(c, context, session)
      try {
        const slot = readTime(context, service, values)
        if (!slot.bookable) throw decline(409, 'SLOT_NOT_AVAILABLE', 'This time cannot be booked any more')
        const slotAvailability = toSlotAvailability(slot, service, resourceId, context.business.timeZone)
        const { checkoutId, ...rest } = session
        context.state.in(redirectSessions).put({ ...rest, slotAvailability })
        return c.redirect(samePath(c, '/pages/book'), 303)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        const problem = { title: 'Please choose another time', text: `${failureText(error)}.` }
        return show(c, context, session, problem, 409)
      }
    })
  })

  return app
}
