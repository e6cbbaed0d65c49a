import type { Identity, IdentityProfile } from '@frontdesk/auth'
import { refuse } from '../kernel/failure.ts'
import { isEmail } from '../kernel/email.ts'
import { isActive, type Member, shortestPassword } from './member.ts'

/** A member as the platform shows them. */
export const identityOf = (member: Member): Identity => {
  const { id, email, firstName, lastName, phone, profile, createdDate, standing } = member
  return {
    id,
    createdDate,
    updatedDate: member.updatedDate,
    identityProfile: {
      privacyStatus: 'PUBLIC',
      ...profile,
      firstName,
      lastName,
      emails: [email, ...(profile?.emails ?? [])],
      ...(phone !== undefined && { phones: [phone, ...(profile?.phones ?? [])] }),
    },
    email: { address: email, isVerified: member.emailVerified ?? false },
    status: isActive(member)
      ? { name: 'ACTIVE' }
      : {
          name: 'PENDING',
          reasons: [
            standing === 'awaitingApproval'
              ? 'PENDING_ADMIN_APPROVAL_REQUIRED'
              : 'PENDING_EMAIL_VERIFICATION_REQUIRED',
          ],
        },
  }
}

/** The fields of a member that a profile sets. The first phone number is the member's own, the others stay in the profile. */
export const profileFields = (
  email: string,
  profile: IdentityProfile = {},
): Pick<Member, 'profile'> & Partial<Pick<Member, 'firstName' | 'lastName' | 'phone'>> => {
  const { firstName, lastName, phones, emails = [], ...rest } = profile
  const otherEmails = emails.filter((other) => other.trim().toLowerCase() !== email.trim().toLowerCase())
  const [phone, ...others] = phones ?? []
  return {
    profile: {
      ...rest,
      ...(others.length > 0 && { phones: others }),
      ...(otherEmails.length > 0 && { emails: otherEmails }),
    },
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(phone !== undefined && { phone }),
  }
}

/** @throws Failure when text is not an email address. */
export const requireEmail = (field: string, email: string): void => {
  if (!isEmail(email.trim()))
    throw refuse({
      field,
      description: 'must be a valid email address',
      violatedRule: 'FORMAT',
      data: { type: 'EMAIL' },
    })
}

/** @throws Failure when a new password is too short. */
export const requirePassword = (field: string, password: string): void => {
  if (password.length < shortestPassword)
    throw refuse({
      field,
      description: `must have ${shortestPassword} characters or more`,
      violatedRule: 'OTHER',
      ruleName: 'VALUE_TOO_SHORT',
      data: { threshold: shortestPassword },
    })
}
