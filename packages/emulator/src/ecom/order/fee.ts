import type { Order, OrderActivityType, OrderAdditionalFee, OrderLineItem } from '@frontdesk/ecom'
import { decline, notFound } from '../../kernel/failure.ts'
import type { HandlerContext, ItemOrders, OrderedItem, OrderFee } from '../../kernel/handler.ts'
import {
  add,
  type Amount,
  compare,
  currencyOf,
  round,
  subtract,
  sum,
  toPrice,
  zero,
} from '../../kernel/money.ts'
import { orderOfItem } from './order-of-item.ts'
import { changeOrder, orderEntity } from './state.ts'

type Context = HandlerContext<unknown>

/** Whether a line holds the item. */
export const isLineOf =
  ({ catalogItemId, appId }: OrderedItem) =>
  ({ catalogReference }: OrderLineItem): boolean =>
    catalogReference?.catalogItemId === catalogItemId && catalogReference.appId === appId

/** The payment status of an order that costs `total` and of which `paid` was paid. */
const statusOf = (paid: Amount, total: Amount): 'NOT_PAID' | 'PAID' | 'PARTIALLY_PAID' =>
  compare(paid, total) >= 0 ? 'PAID' : compare(paid, zero(paid.currency)) > 0 ? 'PARTIALLY_PAID' : 'NOT_PAID'

/** Keeps a changed order, with an event when its payment status has changed. */
const keep = (
  context: Context,
  order: Order,
  changes: Partial<Order>,
  ...activities: readonly OrderActivityType[]
): Order => {
  const { paymentStatus: previousPaymentStatus = 'NOT_PAID' } = order
  const changed = changeOrder(context, order, changes, ...activities)
  if (changed.paymentStatus !== previousPaymentStatus)
    orderEntity.tell(context, 'payment_status_updated', changed, { previousPaymentStatus })
  return changed
}

/** A line that costs nothing any more. */
const withoutPrice = ({ depositAmount: _, ...line }: OrderLineItem, none: Amount): OrderLineItem => {
  const price = toPrice(none)
  return {
    ...line,
    price,
    priceBeforeDiscounts: price,
    totalPriceBeforeTax: price,
    totalPriceAfterTax: price,
    lineItemPrice: price,
    ...(line.taxInfo && { taxInfo: { ...line.taxInfo, taxAmount: price, taxableAmount: price } }),
  }
}

const requireEditable = ({ id, status, paymentStatus }: Order): void => {
  if (paymentStatus === 'PARTIALLY_REFUNDED' || paymentStatus === 'FULLY_REFUNDED')
    throw decline(
      409,
      'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED',
      'A part of this order was refunded: it cannot be changed any more',
      { id },
    )
  if (status !== 'APPROVED')
    throw decline(409, 'ORDER_CANNOT_BE_EDITED', 'This order is not approved: it cannot be changed', {
      id,
      status,
    })
}

/** The fees of items, which stand on their orders. */
export const orderFees: Pick<ItemOrders, 'find' | 'putFee' | 'collectFee'> = {
  find(context, item) {
    const order = orderOfItem(context, item)
    const price = order?.lineItems?.find(isLineOf(item))?.lineItemPrice
    return order && price && { orderId: order.id, price }
  },

  putFee(context, orderId, items, { name, amount, appId }: OrderFee) {
    const order = orderEntity.require(context, orderId)
    requireEditable(order)
    const currency = currencyOf(context.business)
    const none = zero(currency)
    const amountIn = (text: string | undefined): Amount => round(text ?? 0, currency)
    const { lineItems = [], additionalFees = [], priceSummary = {}, balanceSummary = {}, taxSummary } = order
    const own = lineItems.filter((line) => items.some((item) => isLineOf(item)(line)))
    const dropped = sum(
      own.map(({ lineItemPrice }) => amountIn(lineItemPrice?.amount)),
      currency,
    )
    const droppedTax = sum(
      own.map(({ taxInfo }) => amountIn(taxInfo?.taxAmount?.amount)),
      currency,
    )
    const fee = amountIn(amount)
    const tax = toPrice(subtract(amountIn(priceSummary.tax?.amount), droppedTax))
    const total = add(subtract(amountIn(priceSummary.total?.amount), dropped), fee)
    const paid = amountIn(balanceSummary.paid?.amount)
    const added: OrderAdditionalFee = {
      id: context.newId(),
      name,
      price: toPrice(fee),
      priceBeforeTax: toPrice(fee),
      priceAfterTax: toPrice(fee),
      lineItemIds: own.map(({ id }) => id),
      source: 'ITEM',
      providerAppId: appId,
    }
    keep(
      context,
      order,
      {
        lineItems: lineItems.map((line) => (own.includes(line) ? withoutPrice(line, none) : line)),
        additionalFees: [...additionalFees, added],
        priceSummary: {
          ...priceSummary,
          subtotal: toPrice(subtract(amountIn(priceSummary.subtotal?.amount), dropped)),
          tax,
          totalAdditionalFees: toPrice(add(amountIn(priceSummary.totalAdditionalFees?.amount), fee)),
          total: toPrice(total),
        },
        balanceSummary: { ...balanceSummary, balance: toPrice(subtract(total, paid)) },
        ...(taxSummary && { taxSummary: { ...taxSummary, totalTax: tax } }),
        paymentStatus: statusOf(paid, total),
      },
      'DRAFT_ORDER_CHANGES_APPLIED',
    )
    return { additionalFeeId: added.id ?? '', additionalFeePrice: toPrice(fee) }
  },

  collectFee(context, orderId, additionalFeeId, appId) {
    const order = orderEntity.require(context, orderId)
    const fee = order.additionalFees?.find(({ id }) => id === additionalFeeId)
    if (!fee) throw notFound('additional fee', additionalFeeId, 'ADDITIONAL_FEE_NOT_FOUND')
    if (fee.providerAppId !== appId)
      throw decline(400, 'FEE_IS_NOT_BOOKING_FEE', 'This fee of the order is none for a booking', {
        additionalFeeId,
      })
    const currency = currencyOf(context.business)
    const { balanceSummary = {}, priceSummary } = order
    const balance = round(balanceSummary.balance?.amount ?? 0, currency)
    if (compare(balance, zero(currency)) <= 0)
      throw decline(409, 'ORDER_BALANCE_NON_POSITIVE', 'Nothing is left to pay of this order', {
        balance: balanceSummary.balance,
      })
    const whole = round(fee.price?.amount ?? 0, currency)
    const amount = compare(whole, balance) < 0 ? whole : balance
    const paid = add(round(balanceSummary.paid?.amount ?? 0, currency), amount)
    const paymentStatus = statusOf(paid, round(priceSummary?.total?.amount ?? 0, currency))
    keep(
      context,
      order,
      {
        balanceSummary: {
          ...balanceSummary,
          paid: toPrice(paid),
          balance: toPrice(subtract(balance, amount)),
        },
        paymentStatus,
      },
      paymentStatus === 'PAID' ? 'ORDER_PAID' : 'ORDER_PARTIALLY_PAID',
    )
    return toPrice(amount)
  },
}
