import type { Resource } from '@frontdesk/bookings'
import type { HandlerContext } from '../../kernel/handler.ts'
import {
  businessSchedule,
  calendarScheduleEntity,
  calendarSchedules,
  type KeptSchedule,
} from '../calendar/calendar.ts'
import { resourceEntity } from './resource.ts'

type Context = HandlerContext<unknown>

const scheduleOf = ({ state }: Context, { eventsSchedule }: Resource): KeptSchedule | undefined =>
  state.in(calendarSchedules).get(eventsSchedule?.scheduleId ?? '')

/** Gives the schedule of a resource the name that the resource has. */
export const renameSchedule = (context: Context, resource: Resource): void => {
  const { name = '' } = resource
  const schedule = scheduleOf(context, resource)
  if (schedule && schedule.name !== name) calendarScheduleEntity.change(context, schedule, { name })
}

/** Cancels the schedule of a resource that is gone. */
export const cancelSchedule = (context: Context, resource: Resource): void => {
  const schedule = scheduleOf(context, resource)
  if (schedule) calendarScheduleEntity.change(context, schedule, { status: 'CANCELLED' })
}

/** Removes a resource, and cancels its schedule. */
export const removeResource = (context: Context, resource: Resource): void => {
  resourceEntity.remove(context, resource)
  cancelSchedule(context, resource)
}

/** The working hours of a resource that follows the opening hours of the business. */
export const openingHours = ({
  state,
}: Pick<Context, 'state'>): NonNullable<Resource['workingHoursSchedules']> => ({
  values: [{ scheduleId: businessSchedule(state).id, shared: true }],
})
