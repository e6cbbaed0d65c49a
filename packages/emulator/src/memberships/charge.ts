import { decline, notFound } from '../kernel/failure.ts'
import type { HandlerContext } from '../kernel/handler.ts'
import { collection, type CollectionDefinition, type Stored } from '../kernel/state.ts'
import { costOf, type CoveredLine, refusalOf } from './coverage.ts'
import { memberships } from './membership.ts'

/** A payment of a line of an order with a membership. */
export interface MembershipCharge extends Stored {
  readonly membershipId: string
  /** Name of the membership when it paid. */
  readonly name: string
  readonly orderId: string
  readonly lineItemId: string
  /** Data that the charge gave for the app that keeps the membership. */
  readonly additionalData?: Readonly<Record<string, unknown>>
  /** How many credits it took. */
  readonly cost: number
  readonly createdDate: Date
  /** When the credits were given back. */
  readonly voidedDate?: Date
}

export const membershipCharges: CollectionDefinition<MembershipCharge, 'order' | 'membership'> = collection<
  MembershipCharge,
  'order' | 'membership'
>('memberships.charges', {
  order: ({ orderId }) => orderId,
  membership: ({ membershipId }) => membershipId,
})

/** The details that a charge may name itself. */
export interface ChargeDetails {
  /** The name under which it is kept; defaults to that of the membership. */
  readonly name?: string | undefined
  readonly additionalData?: Readonly<Record<string, unknown>> | undefined
}

const texts: Readonly<Record<string, string>> = {
  INSUFFICIENT_FUNDS: 'has too few credits left',
  NOT_APPLICABLE_TO_LINE_ITEMS: 'cannot pay for this item, or not at its time',
}

/**
 * Takes the credits for a line of an order. It runs inside the unit of the caller, so that no credit is taken twice.
 *
 * @throws Failure 409 `MEMBERSHIP_NOT_ELIGIBLE` with the reason, and nothing is taken then.
 */
export const chargeMembership = (
  context: Pick<HandlerContext<unknown>, 'state' | 'now' | 'newId'>,
  membershipId: string,
  orderId: string,
  line: CoveredLine,
  { name, additionalData }: ChargeDetails = {},
): MembershipCharge => {
  const { state, now, newId } = context
  const membership = state.in(memberships).get(membershipId)
  if (!membership) throw notFound('membership', membershipId, 'MEMBERSHIP_NOT_FOUND')
  const reason = refusalOf(context, membership, line)
  if (reason)
    throw decline(
      409,
      'MEMBERSHIP_NOT_ELIGIBLE',
      `The membership "${membership.name}" ${texts[reason] ?? 'cannot be used'}`,
      { membershipId: membership.id, lineItemId: line.lineItemId, reason },
    )
  const cost = costOf(membership, line)
  const { remaining } = membership
  if (remaining !== undefined) state.in(memberships).put({ ...membership, remaining: remaining - cost })
  return state.in(membershipCharges).put({
    id: newId(),
    membershipId: membership.id,
    name: name ?? membership.name,
    ...(additionalData && { additionalData }),
    orderId,
    lineItemId: line.lineItemId,
    cost,
    createdDate: now(),
  })
}

/** The payments of an order with memberships, those that were given back among them. */
export const chargesOfOrder = (
  { state }: Pick<HandlerContext<unknown>, 'state'>,
  orderId: string,
): readonly MembershipCharge[] => state.in(membershipCharges).by('order', orderId)

/** The payment of a line of an order that was not given back. */
export const chargeOfLine = (
  context: Pick<HandlerContext<unknown>, 'state'>,
  orderId: string,
  lineItemId: string,
): MembershipCharge | undefined =>
  chargesOfOrder(context, orderId).find(
    (charge) => charge.lineItemId === lineItemId && charge.voidedDate === undefined,
  )

/** Gives the credits of a payment back; a second time gives nothing. */
export const voidCharge = (
  { state, now }: Pick<HandlerContext<unknown>, 'state' | 'now'>,
  { id }: MembershipCharge,
): MembershipCharge | undefined => {
  const charge = state.in(membershipCharges).get(id)
  if (!charge || charge.voidedDate) return undefined
  const membership = state.in(memberships).get(charge.membershipId)
  if (membership?.remaining !== undefined)
    state.in(memberships).put({ ...membership, remaining: membership.remaining + charge.cost })
  return state.in(membershipCharges).put({ ...charge, voidedDate: now() })
}
