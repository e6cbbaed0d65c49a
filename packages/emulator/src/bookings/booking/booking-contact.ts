import type { ContactDetails } from '@frontdesk/bookings'
import { contactDetailsSchema } from '@frontdesk/bookings/schemas'
import { type FieldViolation, isValidationError } from '@frontdesk/core'
import { check } from '@frontdesk/core/schema'
import { members } from '../../auth/index.ts'
import { decline, refuse } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'

type Context = HandlerContext<unknown>

/** The keys under which a booking form asks for the contact, and the fields that they fill. */
const contactKeys: Readonly<Record<string, keyof ContactDetails>> = {
  first_name: 'firstName',
  firstName: 'firstName',
  last_name: 'lastName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
}

/**
 * Reads the contact out of the answers to a booking form; the other answers are the business's own.
 *
 * @throws Failure 400 with a violation for each answer that no contact can hold, such as a malformed email address.
 */
export const contactOf = (formSubmission: Readonly<Record<string, unknown>> = {}): ContactDetails => {
  const keys = new Map<string, string>()
  const contact: Record<string, unknown> = {}
  for (const [key, name] of Object.entries(contactKeys))
    if (formSubmission[key] != null) {
      contact[name] = formSubmission[key]
      keys.set(name, key)
    }
  try {
    return check(contactDetailsSchema, contact)
  } catch (error) {
    if (!isValidationError(error)) throw error
    throw refuse(
      ...error.violations.map((violation) => ({
        ...violation,
        field: `formSubmission.${keys.get(violation.field) ?? violation.field}`,
      })),
    )
  }
}

/** Completes the contact by what the business knows of a member. @throws Failure when it says too little, or lies */
export const readContact = ({ state, identity }: Context, given: ContactDetails = {}): ContactDetails => {
  const member = identity.kind === 'member' ? state.in(members).get(identity.memberId) : undefined
  if (given.contactId !== undefined && identity.kind !== 'owner' && given.contactId !== member?.id)
    throw decline(409, 'CONTACT_DETAILS_CONFLICT', 'contactDetails.contactId names another person', {
      contactId: given.contactId,
    })
  const known: ContactDetails = member
    ? {
        firstName: member.firstName,
        lastName: member.lastName,
        email: member.email,
        ...(member.phone !== undefined && { phone: member.phone }),
      }
    : {}
  const contact = { ...known, ...given }
  const missing = (['firstName', 'email'] as const).filter((name) => !contact[name]?.trim())
  if (missing.length)
    throw refuse(
      ...missing.map((name): FieldViolation => ({
        field: `contactDetails.${name}`,
        description: 'must be given, here or in formSubmission',
        violatedRule: 'REQUIRED_FIELD',
      })),
    )
  return contact
}
