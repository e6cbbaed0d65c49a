import type { Order, OrderLineItem } from '@frontdesk/ecom'
import { type Amount, isZero } from '../../kernel/money.ts'
import {
  chargeMembership,
  chargeOfLine,
  chargesOfOrder,
  type MembershipCharge,
  voidCharge,
} from '../../memberships/index.ts'
import type { Context } from '../catalog.ts'
import type { LineMembership } from './line-membership.ts'

type Reading = Pick<Context, 'state'>

/** Takes the credits for the lines of a new order. Whether they can be taken was checked when the cart was priced. */
export const chargeLines = (
  context: Context,
  orderId: string,
  memberships: readonly LineMembership[],
): void => {
  for (const { membership, covered, isPaidNow } of memberships)
    if (membership && isPaidNow) chargeMembership(context, membership.id, orderId, covered)
}

/** Gives back the credits that were taken for a line; `undefined` when there were none. */
export const voidLine = (
  context: Context,
  orderId: string,
  lineItemId: string,
): MembershipCharge | undefined => {
  const charge = chargeOfLine(context, orderId, lineItemId)
  return charge && voidCharge(context, charge)
}

/** The charges of memberships for an order. */
export interface OrderMemberships {
  /** Whether they have paid for a line. */
  readonly havePaid: boolean
  /** Whether one of them has got its credits back. */
  readonly haveReturned: boolean
  /** Whether a line still waits for a membership that the business charges. */
  readonly areAwaited: boolean
}

/** The charges of memberships for an order. */
export const membershipsOfOrder = (
  context: Reading,
  { id, lineItems = [] }: Pick<Order, 'id' | 'lineItems'>,
): OrderMemberships => ({
  havePaid: chargesOfOrder(context, id).some(({ voidedDate }) => !voidedDate),
  haveReturned: chargesOfOrder(context, id).some(({ voidedDate }) => voidedDate),
  areAwaited: lineItems.some(
    (line) => line.paymentOption === 'MEMBERSHIP_OFFLINE' && !chargeOfLine(context, id, line.id),
  ),
})

/** Whether a line of an order is paid by membership, at least in part. */
export const isByMembership = ({ paymentOption = '' }: OrderLineItem): boolean =>
  paymentOption.startsWith('MEMBERSHIP')

/**
 * The payment status of a line that is paid by membership, and of which `payLater` is paid at the business; `undefined`
 * for other lines, and while the payment of the order is not decided.
 */
export const membershipStatusOf = (
  context: Reading,
  line: OrderLineItem,
  { id, paymentStatus = '' }: Order,
  payLater: Amount,
): string | undefined => {
  if (!isByMembership(line) || /PENDING|DECLINED|CANCELED/.test(paymentStatus)) return undefined
  const charge = chargesOfOrder(context, id).findLast(({ lineItemId }) => lineItemId === line.id)
  if (charge?.voidedDate) return 'FULLY_REFUNDED'
  if (paymentStatus === 'PAID') return 'PAID'
  if (!charge) return 'NOT_PAID'
  return isZero(payLater) ? 'PAID' : 'PARTIALLY_PAID'
}
