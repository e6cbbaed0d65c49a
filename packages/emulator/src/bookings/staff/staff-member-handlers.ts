import {
  countStaffMembers,
  countStaffMembersV2,
  createStaffMember,
  deleteStaffMember,
  getDeletedStaffMember,
  getStaffMember,
  listDeletedStaffMembers,
  queryStaffMembers,
  queryStaffMembersV2,
  removeStaffMemberFromTrashBin,
  searchStaffMembers,
  searchStaffMembersV2,
  updateStaffMember,
} from '@frontdesk/bookings'
import { staffMemberFields } from '@frontdesk/bookings/schemas'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../../kernel/entity/entity-steps.ts'
import { notFound, refuse, refusedAs } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { runQuery } from '../../kernel/query/query.ts'
import { deletedStaffMembers, type KeptStaffMember, staffMemberEntity } from './staff-member.ts'
import { showDeletedStaffMember, showStaffMember } from './staff-member-details.ts'
import { newStaffMember } from './new-staff-member.ts'
import { leaveServices, showInServices } from './staff-in-services.ts'
import { removeStaffResource, renameStaffResource } from './staff-resource.ts'

type Context = HandlerContext<unknown>

const rules: EntityRules<KeptStaffMember> = {
  beforeCreate: newStaffMember,
  afterCreate(context, created) {
    staffMemberEntity.tell(context, 'fully_created', created)
  },
  beforeUpdate(_, next) {
    // A mask may clear the name, which every staff member has.
    if ((next as { readonly name?: string }).name === undefined)
      throw refuse({ field: 'name', description: 'must be given', violatedRule: 'REQUIRED_FIELD' })
    return next
  },
  afterUpdate(context, updated, previous) {
    renameStaffResource(context, updated.resourceId, updated.name)
    showInServices(context, updated, previous)
  },
  afterRemove(context, removed) {
    context.state.in(deletedStaffMembers).put(removed)
    leaveServices(context, removed)
    removeStaffResource(context, removed.resourceId)
  },
}

const on = entityHandlers(staffMemberEntity, entitySteps(staffMemberEntity, rules))

const requireDeleted = ({ state }: Context, id: string): KeptStaffMember => {
  const kept = state.in(deletedStaffMembers).get(id)
  if (!kept) throw notFound('staff member in the trash bin', id)
  return kept
}

export const staffMemberHandlers: readonly Handler[] = [
  on.get(getStaffMember, { id: ({ staffMemberId }) => staffMemberId, after: showStaffMember }),

  on.query(queryStaffMembers, { after: showStaffMember }),

  on.query(queryStaffMembersV2, { after: showStaffMember }),

  on.search(searchStaffMembers, { after: showStaffMember }),

  on.search(searchStaffMembersV2, { after: showStaffMember }),

  on.count(countStaffMembers),

  on.count(countStaffMembersV2),

  on.create(createStaffMember, {
    value: ({ staffMember, serviceProvider = true }) => ({ ...staffMember, serviceProvider }),
    after: showStaffMember,
  }),

  on.update(updateStaffMember, { value: ({ staffMember }) => staffMember, after: showStaffMember }),

  on.remove(deleteStaffMember, { id: ({ staffMemberId }) => staffMemberId, removal: () => undefined }),

  handle(getDeletedStaffMember, (context) =>
    showDeletedStaffMember(context, requireDeleted(context, context.input.staffMemberId)),
  ),

  handle(listDeletedStaffMembers, (context) => {
    const { staffMemberIds, paging } = context.input
    const all = context.state.in(deletedStaffMembers).all()
    const asked = staffMemberIds ? all.filter(({ id }) => staffMemberIds.includes(id)) : all
    const found = refusedAs(
      (field) => field.replace('query.cursorPaging', 'paging'),
      () => runQuery(asked, { ...(paging && { cursorPaging: paging }) }, { fields: staffMemberFields }),
    )
    return { ...found, items: found.items.map((kept) => showDeletedStaffMember(context, kept)) }
  }),

  handle(removeStaffMemberFromTrashBin, (context) => {
    const { id } = requireDeleted(context, context.input.staffMemberId)
    context.state.in(deletedStaffMembers).delete(id)
  }),
]
