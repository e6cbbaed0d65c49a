import {
  chargeOrderPaymentRequest,
  createOrderPaymentRequest,
  deleteOrderPaymentRequest,
  getOrderPaymentRequest,
  getOrderPaymentRequestUrl,
  type Order,
  type OrderPaymentRequest,
  queryOrderPaymentRequests,
  updateOrderPaymentRequest,
  updateOrderPaymentRequestExtendedFields,
  voidOrderPaymentRequest,
} from '@frontdesk/ecom'
import type { Catalog, Context } from '../ecom/catalog.ts'
import { currencyOfOrder } from '../ecom/order/payment.ts'
import { orderEntity } from '../ecom/order/state.ts'
import { exactAmount } from '../ecom/order-transactions/exact-amount.ts'
import { endRequest, paymentRequestEntity, requireUnpaid } from '../ecom/payment-request/payment-request.ts'
import { findTestCard } from '../ecom/test-card.ts'
import { withNamespace } from '../kernel/entity/extended-fields.ts'
import { entityHandlers } from '../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../kernel/entity/entity-steps.ts'
import { decline, refuse } from '../kernel/failure.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import { compare, toPrice } from '../kernel/money.ts'
import { closeGatewayOrder, openGatewayOrder, payGatewayOrder, paymentIdOf } from './gateway-orders.ts'

const urlOf = ({ origin }: Context, { paymentGatewayOrderId = '' }: OrderPaymentRequest): string =>
  `${origin}/pages/pay/${paymentGatewayOrderId}`

const mailRequest = (context: Context, order: Order, request: OrderPaymentRequest): void => {
  const { business, mail } = context
  const { amount, title, description, expirationDate, orderNumber = '' } = request
  const to = order.buyerInfo?.email
  if (to === undefined) return
  const day = new Intl.DateTimeFormat(business.language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: business.timeZone,
  })
  const link = urlOf(context, request)
  const lines = [
    title,
    description,
    `${business.name} asks you for ${amount?.formattedAmount ?? ''}, for your order ${orderNumber}.`,
    expirationDate && `Please pay before ${day.format(expirationDate)}.`,
    `Pay here: ${link}`,
  ]
  mail({
    to,
    subject: `Please pay ${amount?.formattedAmount ?? ''} to ${business.name}`,
    text: lines.filter((line) => line !== undefined).join('\n'),
    link,
  })
}

/** The rules of payment requests: the amount and the order are fixed, and only a request that waits changes. */
const rules: EntityRules<OrderPaymentRequest, undefined> = {
  beforeCreate(context, { orderId = '', amount, ...given }) {
    const order = orderEntity.require(context, orderId)
    if (given.expirationDate && given.expirationDate <= context.now())
      throw refuse({
        field: 'expirationDate',
        description: 'must be in the future',
        violatedRule: 'VALIDATION',
      })
    const currency = currencyOfOrder(context, order)
    const asked = exactAmount(amount?.amount ?? '', 'amount.amount', currency)
    return {
      ...given,
      orderId,
      amount: toPrice(asked),
      currency: currency.code,
      orderNumber: order.number ?? '',
      status: 'UNPAID',
      paymentGatewayOrderId: openGatewayOrder(context, order, { amount: asked }),
    }
  },
  afterCreate(context, request) {
    mailRequest(context, orderEntity.require(context, request.orderId ?? ''), request)
  },
  beforeUpdate(context, next, previous, given) {
    requireUnpaid(context, previous, 'UPDATE')
    const order = orderEntity.require(context, previous.orderId ?? '')
    const amountOf = (text = ''): ReturnType<typeof exactAmount> =>
      exactAmount(text, 'amount.amount', currencyOfOrder(context, order))
    if (given.amount && compare(amountOf(given.amount.amount), amountOf(previous.amount?.amount)) !== 0)
      throw decline(
        409,
        'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT',
        'The amount of a payment request cannot be changed: void it, and create another one',
        { id: previous.id },
      )
    return { ...next, ...(previous.amount && { amount: previous.amount }) }
  },
  beforeRemove(_, { id, status }) {
    if (status === 'PAID')
      throw decline(
        409,
        'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST',
        'The payment request is paid and cannot be deleted: it stays as a record',
        { id },
      )
  },
  afterRemove(context, { paymentGatewayOrderId = '' }) {
    closeGatewayOrder(context, paymentGatewayOrderId)
  },
}

/** The handlers of the operations of payment requests. */
export const paymentRequestHandlers = (catalog: Catalog): readonly Handler[] => {
  const steps = entitySteps(paymentRequestEntity, rules)
  const on = entityHandlers(paymentRequestEntity, steps)
  return [
    handle(createOrderPaymentRequest, (context) => {
      const created = steps.create(context, context.input.orderPaymentRequest, 'orderPaymentRequest')
      return { orderPaymentRequest: created, orderPaymentRequestUrl: urlOf(context, created) }
    }),
    on.get(getOrderPaymentRequest, { id: ({ orderPaymentRequestId }) => orderPaymentRequestId }),
    handle(getOrderPaymentRequestUrl, (context) =>
      urlOf(context, paymentRequestEntity.require(context, context.input.orderPaymentRequestId)),
    ),
    on.query(queryOrderPaymentRequests),
    on.update(updateOrderPaymentRequest, { value: ({ orderPaymentRequest }) => orderPaymentRequest }),
    on.remove(deleteOrderPaymentRequest, {
      id: ({ orderPaymentRequestId }) => orderPaymentRequestId,
      removal: () => undefined,
    }),

    handle(updateOrderPaymentRequestExtendedFields, (context) => {
      const request = paymentRequestEntity.require(context, context.input.id)
      return paymentRequestEntity.change(context, request, {
        extendedFields: withNamespace(request.extendedFields, context.input),
      })
    }),

    handle(voidOrderPaymentRequest, (context) => {
      const request = paymentRequestEntity.require(context, context.input.orderPaymentRequestId)
      if (request.status === 'VOIDED') return
      requireUnpaid(context, request, 'VOID')
      endRequest(context, request, 'VOIDED')
    }),

    handle(chargeOrderPaymentRequest, (context) => {
      const { orderPaymentRequestId, paymentToken } = context.input
      const request = paymentRequestEntity.require(context, orderPaymentRequestId)
      const { paymentGatewayOrderId: id = '' } = request
      if (request.status !== 'PAID' && paymentIdOf(context, id) !== undefined)
        throw decline(
          409,
          'PAYMENT_IN_PROGRESS',
          'A payment of the request has been started, and is not approved yet',
          {
            id: request.id,
          },
        )
      requireUnpaid(context, request, 'CHARGE')
      const card = findTestCard(paymentToken)
      if (!card || context.business.acceptsCards === false)
        throw decline(
          400,
          'PAYMENT_METHOD_UNAVAILABLE',
          'The token belongs to no card: on the local platform it is the number of a test card',
          { id: request.id },
        )
      const outcome = payGatewayOrder(context, catalog, id, card)
      const paymentId = paymentIdOf(context, id)
      if (outcome === 'declined' || paymentId === undefined)
        throw decline(409, 'INVALID_PAYMENT_STATUS', 'The bank declined the card. Nothing has been charged', {
          id: request.id,
          status: 'DECLINED',
        })
      return paymentId
    }),
  ]
}
