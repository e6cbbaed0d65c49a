import {
  assignWorkingHoursSchedule,
  bulkGetOrCreateStaffMembers,
  bulkUpdateStaffMemberTags,
  bulkUpdateStaffMemberTagsByFilter,
  type BulkUpdateStaffMemberTagsByFilterInput,
  connectStaffMemberToUser,
  disconnectStaffMemberFromUser,
  getOrCreateStaffMember,
  setServiceProvider,
  type StaffMember,
} from '@frontdesk/bookings'
import { staffMemberFields } from '@frontdesk/bookings/schemas'
import type { TagChanges } from '@frontdesk/core'
import { runBulk } from '../../kernel/entity/bulk.ts'
import { changeTags } from '../../kernel/entity/tags.ts'
import { decline, refuse } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { startJob } from '../../kernel/job.ts'
import { matching } from '../../kernel/query/query.ts'
import { businessSchedule } from '../calendar/calendar.ts'
import { resourceEntity, resources } from '../resources/resource.ts'
import { connect, invite } from './invitation.ts'
import { newStaffMember } from './new-staff-member.ts'
import { type KeptStaffMember, staffMemberEntity, staffMembers } from './staff-member.ts'
import { showStaffMember } from './staff-member-details.ts'

type Context = HandlerContext<unknown>

/** The name of a staff member who is created for a user account: this platform knows no more of it than its id. */
const nameOfUser = 'Staff member'

/** The staff member of a user account, who is created when there is nobody. */
const findOrCreate = (context: Context, wixUserId: string): KeptStaffMember => {
  const [kept] = context.state.in(staffMembers).by('user', wixUserId)
  if (kept) return kept
  const created = staffMemberEntity.create(context, newStaffMember(context, { name: nameOfUser }))
  staffMemberEntity.tell(context, 'fully_created', created)
  return connect(context, created, wixUserId)
}

const countTags = ({ assignTags = {}, unassignTags = {} }: TagChanges): number =>
  [assignTags.tags, assignTags.privateTags, unassignTags.tags, unassignTags.privateTags].reduce(
    (sum, list) => sum + (list?.tagIds?.length ?? 0),
    0,
  )

const refuseNoTags = (changes: TagChanges): void => {
  if (!countTags(changes))
    throw decline(
      400,
      'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
      'Name a tag in assignTags or in unassignTags: there is nothing to change',
    )
}

const tagStaffMember = (context: Context, kept: KeptStaffMember, changes: TagChanges): KeptStaffMember => {
  const { assignTags = {}, unassignTags = {} } = changes
  const tagged = staffMemberEntity.change(context, kept, { tags: changeTags(kept.tags ?? {}, changes) })
  staffMemberEntity.tell(context, 'tags_modified', tagged, {
    assignedTags: assignTags,
    unassignedTags: unassignTags,
  })
  return tagged
}

const show = (context: Parameters<typeof showStaffMember>[0], kept: KeptStaffMember): StaffMember =>
  showStaffMember(context, staffMemberEntity.show(kept))

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
    return show(context, kept)
  }),

  handle(getOrCreateStaffMember, (context) => show(context, findOrCreate(context, context.input.wixUserId))),

  handle(bulkGetOrCreateStaffMembers, (context) => {
    const { results, bulkActionMetadata } = runBulk(
      context,
      context.input.wixUserIds,
      (wixUserId) => show(context, findOrCreate(context, wixUserId)),
      { returnEntity: true },
    )
    return {
      results: results.map(({ itemMetadata, item }) => ({
        itemMetadata,
        ...(item && { staffMember: item }),
      })),
      bulkActionMetadata,
    }
  }),

  handle(connectStaffMemberToUser, (context) => {
    const { input, business } = context
    const kept = staffMemberEntity.require(context, input.staffMemberId)
    const email = input.email ?? kept.email
    if (email === undefined)
      throw refuse({
        field: 'email',
        description: 'must be given: the staff member has no email address',
        violatedRule: 'REQUIRED_FIELD',
      })
    if (email.toLowerCase() !== business.email.toLowerCase())
      return show(context, invite(context, kept, email))
    // The owner of the business has an account already.
    const [other] = context.state.in(staffMembers).by('user', 'owner')
    if (other && other.id !== kept.id)
      throw refuse({
        field: 'email',
        description: `must be the address of another user: ${other.name} is connected with this one`,
        violatedRule: 'VALIDATION',
      })
    return show(context, other ?? connect(context, kept, 'owner'))
  }),

  handle(disconnectStaffMemberFromUser, (context) => {
    const kept = staffMemberEntity.require(context, context.input.staffMemberId)
    if (!kept.associatedWixIdentity && !kept.invitedDate) return show(context, kept)
    const changes = { associatedWixIdentity: undefined, invitedDate: undefined, invitedEmail: undefined }
    const disconnected = staffMemberEntity.change(context, kept, changes)
    staffMemberEntity.tell(context, 'disconnected_from_user', disconnected)
    return show(context, disconnected)
  }),

  handle(setServiceProvider, (context) => {
    const { staffMemberId, serviceProvider } = context.input
    const kept = staffMemberEntity.require(context, staffMemberId)
    if (kept.serviceProvider === serviceProvider) return show(context, kept)
    return show(context, staffMemberEntity.change(context, kept, { serviceProvider }))
  }),

  handle(bulkUpdateStaffMemberTags, (context) => {
    const { ids, ...changes } = context.input
    refuseNoTags(changes)
    return runBulk(
      context,
      ids,
      (id) => tagStaffMember(context, staffMemberEntity.require(context, id), changes),
      { id: (id) => id },
    )
  }),

  {
    ...handle(bulkUpdateStaffMemberTagsByFilter, (context) => {
      refuseNoTags(context.input)
      return startJob(context, bulkUpdateStaffMemberTagsByFilter.spec.id, context.input)
    }),
    work(context, input) {
      const { filter, ...changes } = input as BulkUpdateStaffMemberTagsByFilterInput
      const found = matching(staffMemberEntity.list(context), filter, { fields: staffMemberFields }, 'filter')
      return runBulk(context, found, (kept) => tagStaffMember(context, kept, changes)).bulkActionMetadata
    },
  },
]
