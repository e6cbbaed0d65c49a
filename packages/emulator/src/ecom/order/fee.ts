import type { Order, OrderAdditionalFee, OrderLineItem } from '@frontdesk/ecom'
import { decline, notFound } from '../../kernel/failure.ts'
import type { ItemOrders, OrderedItem, OrderFee } from '../../kernel/handler.ts'
import { add, type Amount, compare, round, subtract, sum, toPrice, zero } from '../../kernel/money.ts'
import { applyTransactions, changeTotal } from '../order-transactions/apply.ts'
import { payOffline } from '../order-transactions/payment.ts'
import { transactionsOf } from '../order-transactions/transactions.ts'
import { currencyOfOrder } from './payment.ts'
import { orderOfItem } from './order-of-item.ts'
import { orderEntity } from './state.ts'

/** Whether a line holds the item. */
export const isLineOf =
  ({ catalogItemId, appId }: OrderedItem) =>
  ({ catalogReference }: OrderLineItem): boolean =>
    catalogReference?.catalogItemId === catalogItemId && catalogReference.appId === appId

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

/** Refuses a change of an order that is not approved, or of which a part was refunded. */
export const requireEditable = ({ id, status, paymentStatus }: Order): void => {
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
    const currency = currencyOfOrder(context, order)
    const none = zero(currency)
    const amountIn = (text: string | undefined): Amount => round(text ?? 0, currency)
    const { lineItems = [], additionalFees = [], priceSummary = {}, taxSummary } = order
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
    changeTotal(
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
        ...(taxSummary && { taxSummary: { ...taxSummary, totalTax: tax } }),
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
      throw decline(400, 'FEE_IS_NOT_BOOKING_FEE', 'This fee of the order is not the fee of a booking', {
        additionalFeeId,
      })
    const currency = currencyOfOrder(context, order)
    const balance = round(order.balanceSummary?.balance?.amount ?? 0, currency)
    if (compare(balance, zero(currency)) <= 0)
      throw decline(409, 'ORDER_BALANCE_NON_POSITIVE', 'Nothing is left to pay of this order', {
        balance: order.balanceSummary?.balance,
      })
    const whole = round(fee.price?.amount ?? 0, currency)
    const amount = compare(whole, balance) < 0 ? whole : balance
    const kept = transactionsOf(context, order.id)
    // The catalogs sold no fee, so they hear nothing of its payment.
    applyTransactions(context, undefined, order, {
      ...kept,
      payments: [...kept.payments, payOffline(context, amount)],
    })
    return toPrice(amount)
  },
}
