import { assignWorkingHoursSchedule } from '@frontdesk/bookings'
import { refuse } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { businessSchedule } from '../calendar/calendar.ts'
import { resourceEntity, resources } from '../resources/resource.ts'
import { staffMemberEntity } from './staff-member.ts'
import { showStaffMember } from './staff-member-details.ts'

export const staffMemberChangeHandlers: readonly Handler[] = [
  handle(assignWorkingHoursSchedule, (context) => {
    const { state, input } = context
    const { staffMemberId, scheduleId } = input
    const kept = staffMemberEntity.require(context, staffMemberId)
    const resource = state.in(resources).get(kept.resourceId)
    const shared = scheduleId === businessSchedule(state).id
    if (!resource || (!shared && scheduleId !== resource.eventsSchedule?.scheduleId))
      throw refuse({
        field: 'scheduleId',
        description: 'must be the schedule of the staff member, or that of the business',
        violatedRule: 'VALIDATION',
      })
    resourceEntity.change(context, resource, { workingHoursSchedules: { values: [{ scheduleId, shared }] } })
    return showStaffMember(context, staffMemberEntity.show(kept))
  }),
]
