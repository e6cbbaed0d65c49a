import type { Order, OrderLineItem } from '@frontdesk/ecom'
import {
  type Amount,
  compare,
  type Currency,
  currencyOf,
  isZero,
  round,
  subtract,
} from '../../kernel/money.ts'
import type { Catalog, Context } from '../catalog.ts'
import { issueGiftCards } from '../gift-card/gift-card-payment.ts'
import { membershipStatusOf } from '../membership/order-membership.ts'
import { sendDownloadLinks } from './downloads.ts'
import { takeWhenPaid } from './stock.ts'
import { payLaterOf } from '../totals/payment-option.ts'
import { orderEntity } from './state.ts'

/** The currency of an order, which may differ from that of the business. */
export const currencyOfOrder = ({ business }: Pick<Context, 'business'>, { currency }: Order): Currency =>
  currencyOf({ ...business, ...(currency !== undefined && { currency }) })

/**
 * Tells the catalogs the payment status of each line, and emits an event when the order's has changed. Goods that wait
 * for the payment are taken, and the buyer gets links to files. Gives the order as it is then.
 */
export const announcePayment = (
  context: Context,
  catalog: Catalog,
  order: Order,
  previousPaymentStatus: string,
): Order => {
  if (order.paymentStatus !== previousPaymentStatus)
    orderEntity.tell(context, 'payment_status_updated', order, { previousPaymentStatus })
  takeWhenPaid(context, catalog, order)
  const currency = currencyOfOrder(context, order)
  for (const line of order.lineItems ?? [])
    if (line.catalogReference)
      catalog.paymentChanged(
        context,
        line.catalogReference,
        paymentStatusOf(context, line, order, currency),
        order.id,
      )
  const isPaid = (line: OrderLineItem): boolean => paymentStatusOf(context, line, order, currency) === 'PAID'
  issueGiftCards(context, order, isPaid)
  return sendDownloadLinks(context, catalog, order, isPaid)
}

/** The whole price of a line: after its discounts, and with the tax that is added to it. */
const priceOf = ({ totalPriceAfterTax, lineItemPrice }: OrderLineItem, currency: Currency): Amount =>
  round((totalPriceAfterTax ?? lineItemPrice)?.amount ?? 0, currency)

/** The amount of a line that is paid at the business. */
export const payLater = (line: OrderLineItem, currency: Currency): Amount =>
  payLaterOf(
    {
      paymentOption: line.paymentOption,
      deposit: line.depositAmount && round(line.depositAmount.amount, currency),
      quantity: line.quantity ?? 1,
    },
    priceOf(line, currency),
  )

/** The amount that was paid for a line: all of it when the order is paid in full, and else what is not paid at the business. */
export const paidOfLine = (
  line: OrderLineItem,
  { balanceSummary, priceSummary }: Order,
  currency: Currency,
): Amount => {
  const paid = round(balanceSummary?.paid?.amount ?? 0, currency)
  const price = priceOf(line, currency)
  if (isZero(paid)) return paid
  return compare(paid, round(priceSummary?.total?.amount ?? 0, currency)) < 0
    ? subtract(price, payLater(line, currency))
    : price
}

/** The payment status of a line: in a partially paid order, single lines may be paid in full or not at all. */
const paymentStatusOf = (context: Context, line: OrderLineItem, order: Order, currency: Currency): string => {
  const { paymentStatus = 'NOT_PAID' } = order
  const byMembership = membershipStatusOf(context, line, order, payLater(line, currency))
  if (byMembership !== undefined) return byMembership
  // Nothing went back of a line that is paid at the business.
  if (paymentStatus === 'FULLY_REFUNDED' && isZero(paidOfLine(line, order, currency))) return 'NOT_PAID'
  if (paymentStatus !== 'PARTIALLY_PAID') return paymentStatus
  const later = payLater(line, currency)
  if (isZero(later)) return 'PAID'
  return compare(later, priceOf(line, currency)) < 0 ? 'PARTIALLY_PAID' : 'NOT_PAID'
}
