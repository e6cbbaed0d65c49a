import type { CartLineItem, CustomerMembership, MembershipOptions } from '@frontdesk/ecom'
import {
  costOf,
  coveragesOf,
  type Membership,
  pricingPlansAppId,
  refusalOf,
} from '../../memberships/index.ts'
import type { Context } from '../catalog.ts'
import type { CheckoutLine } from '../checkout/checkout-view.ts'
import { type LineMembership, toCartMembership } from './line-membership.ts'
import { withChoice } from './membership-choice.ts'

const toCustomerMembership = (
  { id, name, benefit, remaining, endDate }: Membership,
  lineItemIds: readonly string[],
): CustomerMembership => ({
  id,
  appId: pricingPlansAppId,
  name: { original: name, translated: name },
  lineItemIds: [...lineItemIds],
  ...(benefit.credits !== undefined &&
    remaining !== undefined && { credits: { total: benefit.credits, remaining } }),
  ...(endDate && { expirationDate: endDate }),
})

/** The memberships that are chosen, each with its lines. */
export const selectedMembershipsOf = (
  memberships: readonly LineMembership[],
): { id: string; appId: string; lineItemIds: string[] }[] => {
  const ids = new Set(memberships.flatMap(({ membership }) => membership?.id ?? []))
  return [...ids].map((id) => ({
    id,
    appId: pricingPlansAppId,
    lineItemIds: memberships
      .filter(({ membership }) => membership?.id === id)
      .map(({ covered }) => covered.lineItemId),
  }))
}

/** The memberships of a customer that concern lines of a cart; `undefined` where no line is paid by membership. */
export const membershipOptionsOf = (
  context: Context,
  memberId: string | undefined,
  memberships: readonly LineMembership[],
): MembershipOptions | undefined => {
  if (!memberships.length) return undefined
  const coverages = coveragesOf(
    context,
    memberId,
    memberships.map(({ covered }) => covered),
  )
  return {
    eligibleMemberships: coverages
      .filter(({ reason }) => !reason)
      .map(({ membership, lineItemIds }) => toCustomerMembership(membership, lineItemIds)),
    invalidMemberships: coverages
      .filter(({ reason }) => reason)
      .map(({ membership, lineItemIds, reason }) => ({
        membership: toCustomerMembership(membership, lineItemIds),
        ...(reason && { reason }),
      })),
    selectedMemberships: { memberships: selectedMembershipsOf(memberships) },
  }
}

/** The memberships of which one can pay for a line, when `spent` credits of each are needed for other lines. */
const payersOf = (
  context: Context,
  memberId: string | undefined,
  { covered }: LineMembership,
  spent: ReadonlyMap<string, number>,
): readonly Membership[] =>
  coveragesOf(context, memberId, [covered])
    .map(({ membership }) => membership)
    .filter((membership) => !refusalOf(context, membership, covered, spent.get(membership.id)))

/** The lines of a cart, each with the first membership that can pay for it where none is chosen. */
export const preselectMemberships = (
  context: Context,
  memberId: string | undefined,
  lines: readonly CartLineItem[],
  memberships: readonly LineMembership[],
): CartLineItem[] => {
  const spent = new Map<string, number>()
  const spend = (membership: Membership, { covered }: LineMembership): void => {
    spent.set(membership.id, (spent.get(membership.id) ?? 0) + costOf(membership, covered))
  }
  for (const one of memberships) if (one.membership && !one.reason) spend(one.membership, one)
  return lines.map((line) => {
    const own = memberships.find(({ covered }) => covered.lineItemId === line.id)
    const [payer] =
      own?.isPaidNow && own.chosenId === undefined ? payersOf(context, memberId, own, spent) : []
    if (!own || !payer) return line
    spend(payer, own)
    return withChoice(line, toCartMembership(payer, own.covered))
  })
}

/** The part of a line of the checkout page that tells which memberships can pay for it, and which one does. */
export const membershipViewOf = (
  context: Context,
  memberId: string | undefined,
  memberships: readonly LineMembership[],
  { id }: { readonly id: string },
): Pick<CheckoutLine, 'membership'> => {
  const own = memberships.find(({ covered }) => covered.lineItemId === id)
  if (!own?.isPaidNow) return {}
  return {
    membership: {
      lineItemId: id,
      ...(own.membership && !own.reason && { chosenId: own.membership.id }),
      choices: payersOf(context, memberId, own, new Map()).map(({ id, name, remaining, endDate }) => ({
        id,
        name,
        ...(remaining !== undefined && { remaining }),
        ...(endDate && { expirationDate: endDate }),
      })),
    },
  }
}
