import type { StaffMember, StaffMemberRequestedField } from '@frontdesk/bookings'
import { tagsFor } from '../../kernel/entity/tags.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { connectionOf, type KeptStaffMember, staffMemberEntity, staffMembers } from './staff-member.ts'
import { shownResource } from './staff-resource.ts'

type Context = HandlerContext<{ readonly fields?: readonly StaffMemberRequestedField[] }>

const withIdentity = (context: Context, shown: StaffMember, kept: KeptStaffMember): StaffMember => ({
  ...shown,
  ...(shown.tags && { tags: tagsFor(context, shown.tags) }),
  ...(context.input.fields?.includes('ASSOCIATED_IDENTITY_STATUS') && {
    associatedWixIdentity: { ...shown.associatedWixIdentity, connection: connectionOf(context, kept) },
  }),
})

/** Fills the parts that a caller asks for. */
export const showStaffMember = (context: Context, shown: StaffMember): StaffMember => {
  const kept = context.state.in(staffMembers).get(shown.id)
  if (!kept) return shown
  const resource = context.input.fields?.includes('RESOURCE_DETAILS')
    ? shownResource(context, kept.resourceId)
    : undefined
  return { ...withIdentity(context, shown, kept), ...(resource && { resource }) }
}

/** Shows a staff member in the trash bin, whose resource is gone. */
export const showDeletedStaffMember = (context: Context, kept: KeptStaffMember): StaffMember =>
  withIdentity(context, staffMemberEntity.show(kept), kept)
