import type { InvalidMembershipReason } from '@frontdesk/ecom'
import type { HandlerContext } from '../kernel/handler.ts'
import { type Membership, memberships } from './membership.ts'

type Reading = Pick<HandlerContext<unknown>, 'state' | 'now'>

/** A line that a membership is to pay for. */
export interface CoveredLine {
  readonly lineItemId: string
  /** The plans whose memberships can pay for it. */
  readonly pricingPlanIds: readonly string[]
  /** How many people take part. */
  readonly participants: number
  /** When it takes place; defaults to now. */
  readonly date?: Date | undefined
}

/** The membership of a member; a membership of somebody else is none. */
export const findMembership = (
  { state }: Pick<Reading, 'state'>,
  memberId: string | undefined,
  id: string | undefined,
): Membership | undefined => {
  const found = id === undefined ? undefined : state.in(memberships).get(id)
  return found && found.memberId === memberId ? found : undefined
}

/** How many credits of a membership a line takes. */
export const costOf = ({ benefit }: Membership, { participants }: CoveredLine): number =>
  participants * (benefit.cost ?? 1)

/** Whether the plan of a membership is one that a line can be paid with. */
const isOfItsPlan = ({ planId }: Membership, { pricingPlanIds }: CoveredLine): boolean =>
  pricingPlanIds.includes(planId)

/** Whether a membership has begun and has not ended when a line takes place. */
const isInTime = (
  { now }: Reading,
  { startDate, endDate }: Membership,
  { date = now() }: CoveredLine,
): boolean => startDate <= date && (!endDate || date < endDate)

/**
 * The reason why a membership cannot pay for a line, when `spent` of its credits are needed for other lines; `undefined`
 * when it can.
 */
export const refusalOf = (
  context: Reading,
  membership: Membership,
  line: CoveredLine,
  spent = 0,
): InvalidMembershipReason | undefined => {
  if (!isOfItsPlan(membership, line) || !isInTime(context, membership, line))
    return 'NOT_APPLICABLE_TO_LINE_ITEMS'
  const { remaining = Infinity } = membership
  return costOf(membership, line) > remaining - spent ? 'INSUFFICIENT_FUNDS' : undefined
}

/** A membership beside the lines that it can pay for, one at a time. */
export interface Coverage {
  readonly membership: Membership
  readonly lineItemIds: readonly string[]
  /** Why it can pay for none of the lines that are sold for its plan. */
  readonly reason?: InvalidMembershipReason
}

/** The memberships of a member that are of a plan of some of the lines, the one that ends first before the others. */
export const coveragesOf = (
  context: Reading,
  memberId: string | undefined,
  lines: readonly CoveredLine[],
): Coverage[] => {
  if (memberId === undefined) return []
  const own = context.state.in(memberships).by('member', memberId)
  return own
    .toSorted((left, right) => +(left.endDate ?? Infinity) - +(right.endDate ?? Infinity) || 0)
    .flatMap((membership) => {
      const sold = lines.filter((line) => isOfItsPlan(membership, line))
      const refusals = sold.map((line) => refusalOf(context, membership, line))
      const lineItemIds = sold.flatMap(({ lineItemId }, index) => (refusals[index] ? [] : lineItemId))
      const [reason] = refusals
      if (lineItemIds.length) return [{ membership, lineItemIds }]
      return reason ? [{ membership, lineItemIds, reason }] : []
    })
}
