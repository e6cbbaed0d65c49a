import type { Order, Payment } from '@frontdesk/ecom'
import { generateReceipts } from '@frontdesk/payments'
import type { Context } from '../../ecom/catalog.ts'
import { nextNumber } from '../../ecom/order/order-number.ts'
import { changeOrder, type NewActivity, orderEntity } from '../../ecom/order/state.ts'
import { isReceived } from '../../ecom/order-transactions/payment-state.ts'
import { transactionsOf } from '../../ecom/order-transactions/transactions.ts'
import { withMemberships } from '../../ecom/order-transactions/with-memberships.ts'
import { decline, notFound } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'

/** The receipt of a payment. The id is that of the payment. */
interface KeptReceipt extends Stored {
  readonly receiptId: string
  readonly displayNumber: string
}

const receipts: CollectionDefinition<KeptReceipt> = collection<KeptReceipt>('payments.receipts')

const firstReceiptNumber = 1001

/** The payment that a receipt can be made for. */
const requirePaid = (context: Context, order: Order, paymentId: string): Payment => {
  const { payments } = withMemberships(context, transactionsOf(context, order.id))
  const payment = payments.find(({ id }) => id === paymentId)
  if (!payment) throw notFound('payment', paymentId, 'PAYMENT_NOT_FOUND')
  if (!payment.regularPaymentDetails)
    throw decline(400, 'INVALID_PAYMENT_TYPE', 'A gift card or a membership has made this payment', {
      paymentId,
    })
  if (!isReceived(payment))
    throw decline(409, 'INVALID_PAYMENT_STATUS', `The payment is ${payment.status ?? 'without a status'}`, {
      paymentId,
      status: payment.status,
    })
  return payment
}

/** Mails a receipt to the buyer. Gives whether the order has an address for it. */
const mailReceipt = (
  { mail, business }: Context,
  { number = '', buyerInfo }: Order,
  { amount, createdDate }: Payment,
  displayNumber: string,
): boolean => {
  if (buyerInfo?.email === undefined) return false
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: business.timeZone })
  mail({
    to: buyerInfo.email,
    subject: `Receipt ${displayNumber} from ${business.name}`,
    text: [
      `${business.name} has received ${amount?.formattedAmount ?? ''} for your order ${number}.`,
      ...(createdDate ? [`It was paid on ${day.format(createdDate)}.`] : []),
      `The number of this receipt is ${displayNumber}.`,
    ].join('\n'),
  })
  return true
}

/** The handler that makes receipts. */
export const receiptHandlers: readonly Handler[] = [
  handle(generateReceipts, (context) => {
    const { orderId, paymentIds } = context.input
    const order = orderEntity.require(context, orderId)
    const kept = context.state.in(receipts)
    const made = paymentIds.map((paymentId) => {
      const payment = requirePaid(context, order, paymentId)
      const known = kept.get(paymentId)
      if (known)
        throw decline(409, 'RECEIPT_ALREADY_EXIST', `The payment has the receipt ${known.displayNumber}`, {
          paymentId,
          receiptId: known.receiptId,
        })
      return { payment, receiptId: context.newId() }
    })
    const entries = made.flatMap(({ payment, receiptId }): NewActivity[] => {
      const displayNumber = nextNumber(context, 'receiptNumber', firstReceiptNumber)
      kept.put({ id: payment.id, receiptId, displayNumber })
      const receipt = { paymentId: payment.id, wixReceipt: { receiptId, displayNumber } }
      return [
        { activityType: 'RECEIPT_CREATED', receiptCreated: receipt },
        ...(mailReceipt(context, order, payment, displayNumber)
          ? [{ activityType: 'RECEIPT_SENT', receiptSent: receipt }]
          : []),
      ]
    })
    changeOrder(context, order, {}, ...entries)
    return made.map(({ payment, receiptId }) => ({ paymentId: payment.id, receiptId }))
  }),
]
