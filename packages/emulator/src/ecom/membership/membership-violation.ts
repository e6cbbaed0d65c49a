import type { CartViolation, InvalidMembershipReason } from '@frontdesk/ecom'
import type { LineMembership } from './line-membership.ts'

const descriptions: Readonly<Record<string, (item: string, name: string) => string>> = {
  INSUFFICIENT_FUNDS: (item, name) => `"${name}" has too few credits left for "${item}"`,
  NOT_APPLICABLE_TO_LINE_ITEMS: (item, name) => `"${name}" cannot pay for "${item}", or not at its time`,
}

const descriptionOf = ({ line, chosenId, membership, reason = '' }: LineMembership): string => {
  const item = line.name?.original ?? ''
  if (chosenId === undefined) return `No membership is chosen for "${item}"`
  return (
    descriptions[reason]?.(item, membership?.name ?? '') ??
    `The customer does not have the membership that is chosen for "${item}"`
  )
}

/**
 * Reports the lines that cannot be paid with the membership that is chosen for them. Before the checkout, where it is
 * chosen, none may be missing yet.
 */
export const membershipViolations = (
  memberships: readonly LineMembership[],
  isBeforeCheckout: boolean,
): CartViolation[] =>
  memberships
    .filter(({ reason, chosenId }) => reason && !(isBeforeCheckout && chosenId === undefined))
    .map((one) => ({
      scope: 'MEMBERSHIP',
      code: 'INVALID_MEMBERSHIP_STATUS',
      description: descriptionOf(one),
      severity: 'ERROR',
      invalidMembershipStatusData: {
        ...(one.chosenId !== undefined && { membershipId: one.chosenId }),
        ...(one.reason && { reason: one.reason satisfies InvalidMembershipReason }),
      },
    }))
