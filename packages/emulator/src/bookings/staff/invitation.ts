import type { HandlerContext } from '../../kernel/handler.ts'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import { actionToken, readActionToken } from '../anonymous/action-token.ts'
import { connectionOf, type KeptStaffMember, staffMemberEntity, staffMembers } from './staff-member.ts'

type Context = HandlerContext<unknown>

/** The account of somebody who works for the business and is not its owner. */
interface UserAccount extends Stored {
  /** In lower case. */
  readonly email: string
}

export const userAccounts: CollectionDefinition<UserAccount, 'email'> = collection<UserAccount, 'email'>(
  'bookings.userAccounts',
  { email: ({ email }) => email },
)

const purpose = 'staff invitation'

/** An invitation has the id of the staff member and the moment at which it was sent: a later one ends those before. */
const idOf = ({ id, invitedDate }: KeptStaffMember): string => `${id}_${invitedDate?.getTime() ?? 0}`

/** Connects a staff member with a user account, and tells of it. */
export const connect = (context: Context, kept: KeptStaffMember, wixUserId: string): KeptStaffMember => {
  const connected = staffMemberEntity.change(context, kept, {
    associatedWixIdentity: { identificationData: { wixUserId } },
    invitedDate: undefined,
    invitedEmail: undefined,
  })
  staffMemberEntity.tell(context, 'connected_to_user', connected)
  return connected
}

/** Invites whoever has an email address to connect with a staff member. */
export const invite = (context: Context, kept: KeptStaffMember, email: string): KeptStaffMember => {
  const { business, now, mail, origin } = context
  const invited = staffMemberEntity.change(context, kept, {
    associatedWixIdentity: undefined,
    invitedDate: now(),
    invitedEmail: email,
  })
  const token = actionToken(context, purpose, idOf(invited))
  mail({
    to: email,
    subject: `${business.name} invites you`,
    text: `${business.name} would like you to manage the calendar of ${kept.name}.`,
    link: `${origin}/pages/invitations/${token}`,
  })
  return invited
}

/** The staff member of an invitation that can be accepted. @throws Failure 400 when its token is wrong */
export const invitedStaff = (context: Context, token: string): KeptStaffMember | undefined => {
  const id = readActionToken(context, purpose, token)
  const kept = context.state.in(staffMembers).get(id.slice(0, id.lastIndexOf('_')))
  return kept && idOf(kept) === id && connectionOf(context, kept).status === 'PENDING' ? kept : undefined
}

const accountOf = ({ state, newId }: Context, given: string): UserAccount => {
  const email = given.toLowerCase()
  const accounts = state.in(userAccounts)
  return accounts.by('email', email)[0] ?? accounts.put({ id: newId(), email })
}

/** Connects a staff member with the account of whoever was invited; `undefined` when somebody else has this account. */
export const acceptInvitation = (context: Context, kept: KeptStaffMember): KeptStaffMember | undefined => {
  const account = accountOf(context, kept.invitedEmail ?? '')
  const taken = context.state.in(staffMembers).by('user', account.id).length > 0
  return taken ? undefined : connect(context, kept, account.id)
}
