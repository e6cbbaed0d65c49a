import type { OrderTransactions } from '@frontdesk/ecom'
import type { Context } from '../catalog.ts'
import { membershipPaymentsOf } from '../membership/membership-payment.ts'
import { currencyOfOrder } from '../order/payment.ts'
import { orders } from '../order/state.ts'

/** The transactions of an order with the payments that memberships have made, as callers and receivers of events see them. */
export const withMemberships = <T extends OrderTransactions & { readonly id: string }>(
  context: Pick<Context, 'state' | 'business'>,
  kept: T,
): T => {
  const order = context.state.in(orders).get(kept.id)
  if (!order) return kept
  const byMembership = membershipPaymentsOf(context, order, currencyOfOrder(context, order))
  return byMembership.length ? { ...kept, payments: [...(kept.payments ?? []), ...byMembership] } : kept
}
