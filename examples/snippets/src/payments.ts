// #region imports
import { type Client, type ElevatedAuth, formatMoney } from '@frontdesk/core'
import { commitOrderDeltas, type Order } from '@frontdesk/ecom'
import {
  isRefundNotAvailableError,
  planRefund,
  preparePaymentCollection,
  refund,
  refundable,
  type RefundOutcome,
  type RefundPlan,
} from '@frontdesk/payments'
// #endregion imports

export function writeTotal(order: Order): string {
  // #region money
  const { currency = 'EUR', priceSummary } = order
  const total = formatMoney(priceSummary?.total ?? '0', currency, { locale: 'pt-PT' }) // 74,00 €
  // #endregion money
  return total
}

export async function listRefundable(owner: Client<ElevatedAuth>, order: Order): Promise<string[]> {
  // #region refundable
  const { automatic, byHand, payments } = await refundable(owner, order)
  console.log(automatic.amount, byHand.amount)
  const lines = payments.map(({ left, status, reason }) => [left.amount, status, reason].join(' '))
  // #endregion refundable
  return lines
}

// #region plan-refund
/** One plan for each refund: make it when the form opens, and keep it until the money is back. */
export const planFirstLine = (order: Order): RefundPlan =>
  planRefund({
    lines: [{ lineItemId: order.lineItems?.[0]?.id ?? '', quantity: 1 }],
    restock: true,
    reason: 'It was torn',
    notify: 'Sorry about that.',
  })
// #endregion plan-refund

export async function giveBack(
  owner: Client<ElevatedAuth>,
  order: Order,
  plan: RefundPlan,
): Promise<RefundOutcome | undefined> {
  // #region refund
  try {
    const outcome = await refund(owner, order, plan, {
      onProgress: (state) => sessionStorage.setItem('refund', JSON.stringify(state)),
    })
    for (const { amount, status, error } of outcome.parts) console.log(amount, status, error?.description)
    return outcome
  } catch (error) {
    if (!isRefundNotAvailableError(error)) throw error // call refund with the same plan again
    for (const { left, reason } of error.refundable.payments) console.log(left.amount, reason)
    return undefined
  }
  // #endregion refund
}

export async function askForPayment(
  owner: Client<ElevatedAuth>,
  order: Order,
  emulatorUrl: string,
): Promise<string> {
  // #region payment-page
  const paymentGatewayOrderId = await preparePaymentCollection(owner, {
    ecomOrderId: order.id,
    amount: { amount: '15.00' },
    delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'DAYS' } },
  })
  const page = new URL(`/pages/pay/${paymentGatewayOrderId}`, emulatorUrl)
  // #endregion payment-page
  return page.href
}

export async function addPiece(owner: Client<ElevatedAuth>, order: Order): Promise<Order> {
  const [line] = order.lineItems ?? []
  const { id: lineItemId = '', quantity = 1 } = line ?? {}
  // #region deltas
  const changed = await commitOrderDeltas(owner, {
    id: order.id,
    changes: {
      lineItems: [
        {
          lineItemId,
          changedDetails: { quantityBeforeChange: quantity },
          lineItem: { quantity: quantity + 1 },
        },
      ],
    },
    reason: 'Ana asked for one more',
  })
  console.log(changed.balanceSummary?.balance?.formattedAmount)
  // #endregion deltas
  return changed
}
