import type { CartLineItem, CartMembership, InvalidMembershipReason } from '@frontdesk/ecom'
import {
  costOf,
  type CoveredLine,
  findMembership,
  type Membership,
  pricingPlansAppId,
  refusalOf,
} from '../../memberships/index.ts'
import type { PricedLine } from '../cart/cart-line.ts'
import type { Catalog, Context } from '../catalog.ts'
import { isPaidOnline, takesMembership, withChoice } from './membership-choice.ts'

/** A line for which a membership is to pay. */
export interface LineMembership {
  readonly line: CartLineItem
  readonly covered: CoveredLine
  /** Whether it pays when the order is placed; otherwise the business charges it later, and the choice is a wish. */
  readonly isPaidNow: boolean
  /** Id of the chosen membership. */
  readonly chosenId?: string
  /** The chosen membership, when the customer has it. */
  readonly membership?: Membership
  /** Why the line cannot be paid as chosen. */
  readonly reason?: InvalidMembershipReason
}

/** The things about a line that decide which memberships can pay for it. */
export const coveredLineOf = (
  context: Context,
  catalog: Catalog,
  {
    id,
    catalogReference,
    serviceProperties = {},
  }: {
    readonly id: string
    readonly catalogReference?: Parameters<Catalog['pricingPlansOf']>[1] | undefined
    readonly serviceProperties?: { readonly scheduledDate?: Date; readonly numberOfParticipants?: number }
  },
): CoveredLine => ({
  lineItemId: id,
  pricingPlanIds: catalogReference ? catalog.pricingPlansOf(context, catalogReference) : [],
  participants: serviceProperties.numberOfParticipants ?? 1,
  date: serviceProperties.scheduledDate,
})

/** The lines for which a membership is to pay, with what the customer chose for each. */
export const lineMembershipsOf = (
  context: Context,
  catalog: Catalog,
  memberId: string | undefined,
  lines: readonly PricedLine[],
): readonly LineMembership[] => {
  const spent = new Map<string, number>()
  return lines
    .filter(({ paymentOption }) => takesMembership(paymentOption))
    .map(({ line, id, catalogReference, paymentOption }): LineMembership => {
      const covered = coveredLineOf(context, catalog, { id, catalogReference, ...line.attributes })
      const { appId, membershipId: chosenId } = line.paymentConfig?.membership?.existingMembership ?? {}
      const membership = appId === pricingPlansAppId ? findMembership(context, memberId, chosenId) : undefined
      const isPaidNow = isPaidOnline(paymentOption)
      if (!membership)
        return {
          line,
          covered,
          isPaidNow,
          ...(chosenId !== undefined && { chosenId }),
          ...((isPaidNow || chosenId !== undefined) && { reason: 'MEMBERSHIP_NOT_FOUND' }),
        }
      const before = spent.get(membership.id) ?? 0
      const reason = refusalOf(context, membership, covered, before)
      if (!reason) spent.set(membership.id, before + costOf(membership, covered))
      return { line, covered, isPaidNow, chosenId: membership.id, membership, ...(reason && { reason }) }
    })
}

/** A membership as a line names it that it pays for. */
export const toCartMembership = (membership: Membership, covered: CoveredLine): CartMembership => ({
  existingMembership: { appId: pricingPlansAppId, membershipId: membership.id },
  name: { original: membership.name, translated: membership.name },
  redemptionCost: costOf(membership, covered),
  redemptionType: membership.benefit.balanceType === 'CREDIT' ? 'CREDITS' : 'SESSIONS',
})

/** The line as it is shown: with the name and the cost of its membership. */
export const showMembership = (line: CartLineItem, memberships: readonly LineMembership[]): CartLineItem => {
  const own = memberships.find((one) => one.line === line)
  return own?.membership ? withChoice(line, toCartMembership(own.membership, own.covered)) : line
}
