import { type AssociatedIdentity, type StaffMember, staffMemberShape } from '@frontdesk/bookings'
import {
  newStaffMemberSchema,
  staffMemberFields,
  staffMemberSchema,
  staffMemberSearch,
} from '@frontdesk/bookings/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'

/** A staff member with what the platform keeps beside it. */
export interface KeptStaffMember extends StaffMember {
  readonly name: string
  readonly resourceId: string
  readonly serviceProvider: boolean
}

export const staffMembers: CollectionDefinition<KeptStaffMember, 'resource'> = collection<
  KeptStaffMember,
  'resource'
>('bookings.staffMembers', { resource: ({ resourceId }) => resourceId })

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
  query: { fields: staffMemberFields, defaultSort: { fieldName: 'id', order: 'ASC' } },
  search: { ...staffMemberSearch, defaultSort: { fieldName: 'id', order: 'ASC' } },
  events: { fqdn: 'wix.bookings.staff.v1.staff_member', shape: staffMemberShape },
})

/** The state of the connection between a staff member and a user account of the business. */
export const connectionOf = (): NonNullable<AssociatedIdentity['connection']> => ({
  status: 'DISCONNECTED',
})
