import type { Order, Payment } from '@frontdesk/ecom'
import { type Currency, toPrice, zero } from '../../kernel/money.ts'
import {
  chargesOfOrder,
  type MembershipCharge,
  pricingPlansAppId,
  voidCharge,
} from '../../memberships/index.ts'
import type { Context } from '../catalog.ts'

const toPayment = (charge: MembershipCharge, currency: Currency): Payment => {
  const { id, membershipId, lineItemId, name, createdDate, voidedDate } = charge
  return {
    id,
    createdDate,
    updatedDate: voidedDate ?? createdDate,
    // A membership pays with sessions or credits, and with no money.
    amount: toPrice(zero(currency)),
    status: voidedDate ? 'REFUNDED' : 'APPROVED',
    refundDisabled: false,
    membershipPaymentDetails: {
      membershipId,
      lineItemId,
      name: { original: name, translated: name },
      status: voidedDate ? 'VOIDED' : 'CHARGED',
      voided: voidedDate !== undefined,
      externalTransactionId: id,
      providerAppId: pricingPlansAppId,
    },
  }
}

/** The payments of an order that memberships have made, as its transactions show them. */
export const membershipPaymentsOf = (
  context: Pick<Context, 'state'>,
  { id }: Pick<Order, 'id'>,
  currency: Currency,
): Payment[] => chargesOfOrder(context, id).map((charge) => toPayment(charge, currency))

/** Whether a payment of an order was made by a membership that is kept here, and not only recorded. */
export const isMembershipCharge = (
  context: Pick<Context, 'state'>,
  orderId: string,
  paymentId: string,
): boolean => chargesOfOrder(context, orderId).some(({ id }) => id === paymentId)

/** Gives the credits of a payment by membership back. Payments of other kinds stay as they are. */
export const giveBackCredits = (context: Context, orderId: string, paymentId: string): void => {
  const charge = chargesOfOrder(context, orderId).find(({ id }) => id === paymentId)
  if (charge) voidCharge(context, charge)
}
