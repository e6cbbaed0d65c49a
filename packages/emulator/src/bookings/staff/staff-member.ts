import { type AssociatedIdentity, type StaffMember, staffMemberShape } from '@frontdesk/bookings'
import {
  newStaffMemberSchema,
  staffMemberFields,
  staffMemberSchema,
  staffMemberSearch,
} from '@frontdesk/bookings/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'
import { day } from '../availability/zoned-time.ts'

/** A staff member with what the platform keeps beside it. */
export interface KeptStaffMember extends StaffMember {
  readonly name: string
  readonly resourceId: string
  readonly serviceProvider: boolean
  /** When the invitation was sent that nobody has accepted yet. */
  readonly invitedDate?: Date
  /** The address that it was sent to. */
  readonly invitedEmail?: string
}

export const staffMembers: CollectionDefinition<KeptStaffMember, 'resource' | 'user'> = collection<
  KeptStaffMember,
  'resource' | 'user'
>('bookings.staffMembers', {
  resource: ({ resourceId }) => resourceId,
  user: ({ associatedWixIdentity }) => associatedWixIdentity?.identificationData?.wixUserId,
})

/** The trash bin, in the order in which the staff members were deleted. */
export const deletedStaffMembers: CollectionDefinition<KeptStaffMember> = collection<KeptStaffMember>(
  'bookings.deletedStaffMembers',
)

/** The people who give services. */
export const staffMemberEntity: Entity<StaffMember, KeptStaffMember> = defineEntity<
  StaffMember,
  KeptStaffMember
>({
  name: 'staffMember',
  collection: staffMembers,
  schema: staffMemberSchema,
  // Whether customers can book them is given beside a new staff member, and no update changes it.
  writable: () =>
    newStaffMemberSchema().extend({ serviceProvider: staffMemberSchema().shape.serviceProvider }),
  fixed: ['serviceProvider'],
  maskField: 'fieldMask',
  internal: ['invitedDate', 'invitedEmail'],
  query: { fields: staffMemberFields, defaultSort: { fieldName: 'id', order: 'ASC' } },
  search: { ...staffMemberSearch, defaultSort: { fieldName: 'id', order: 'ASC' } },
  events: { fqdn: 'wix.bookings.staff.v1.staff_member', shape: staffMemberShape },
})

/** How long an invitation can be accepted. */
const longestInvitation = 30 * day

/** The state of the connection between a staff member and a user account of the business. */
export const connectionOf = (
  { now }: Pick<HandlerContext<unknown>, 'now'>,
  { associatedWixIdentity, invitedDate }: KeptStaffMember,
): NonNullable<AssociatedIdentity['connection']> => {
  if (associatedWixIdentity?.identificationData?.wixUserId !== undefined) return { status: 'CONNECTED' }
  if (!invitedDate) return { status: 'DISCONNECTED' }
  return { status: +now() < +invitedDate + longestInvitation ? 'PENDING' : 'EXPIRED' }
}
