import {
  type OrderPaymentRequest,
  orderPaymentRequestShape,
  type OrderPaymentRequestStatus,
  type Payment,
} from '@frontdesk/ecom'
import {
  newOrderPaymentRequestSchema,
  orderPaymentRequestFields,
  orderPaymentRequestSchema,
} from '@frontdesk/ecom/schemas'
import { type DueWork, earliest } from '../../kernel/due-work.ts'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { decline } from '../../kernel/failure.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'
import type { Context } from '../catalog.ts'
import { isReceived } from '../order-transactions/payment-state.ts'

const paymentRequests: CollectionDefinition<OrderPaymentRequest, 'gatewayOrder' | 'waiting'> = collection<
  OrderPaymentRequest,
  'gatewayOrder' | 'waiting'
>('ecom.orderPaymentRequests', {
  gatewayOrder: ({ paymentGatewayOrderId }) => paymentGatewayOrderId,
  waiting: ({ status, expirationDate }) => (status === 'UNPAID' && expirationDate ? 'any' : undefined),
})

/** Amounts that the business asks buyers of orders for. */
export const paymentRequestEntity: Entity<OrderPaymentRequest> = defineEntity<OrderPaymentRequest>({
  name: 'orderPaymentRequest',
  collection: paymentRequests,
  schema: orderPaymentRequestSchema,
  writable: newOrderPaymentRequestSchema,
  fixed: ['source', 'orderId', 'expirationDate'],
  system: { revision: false },
  query: {
    fields: orderPaymentRequestFields,
    maximum: 1000,
    defaultSort: { fieldName: 'createdDate', order: 'DESC' },
  },
  events: {
    fqdn: 'wix.ecom.v1.order_payment_request',
    shape: orderPaymentRequestShape,
    updated: 'without modified fields',
  },
  errors: { notFound: 'ORDER_PAYMENT_REQUEST_NOT_FOUND' },
})

/** The request that an order of the gateway collects for. */
export const requestOfGatewayOrder = (
  { state }: Pick<Context, 'state'>,
  gatewayOrderId: string,
): OrderPaymentRequest | undefined => state.in(paymentRequests).by('gatewayOrder', gatewayOrderId)[0]

/** The status at this moment: a request ends with its date, also before the clock has noted it. */
export const statusAt = ({ status, expirationDate }: OrderPaymentRequest, now: Date): string =>
  status === 'UNPAID' && expirationDate && expirationDate <= now ? 'EXPIRED' : (status ?? 'UNPAID')

/** Refuses an action on a request that was paid or has ended: `CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST`. */
export const requireUnpaid = (
  context: Pick<Context, 'now'>,
  request: OrderPaymentRequest,
  action: 'UPDATE' | 'CHARGE' | 'VOID',
): void => {
  const status = statusAt(request, context.now())
  if (status !== 'UNPAID')
    throw decline(
      409,
      `CANNOT_${action}_${status}_ORDER_PAYMENT_REQUEST`,
      `The payment request is ${status}; this needs UNPAID`,
      { id: request.id, status },
    )
}

const slugs = { PAID: 'paid', EXPIRED: 'expired', VOIDED: 'voided' } as const

/** Ends a request, and tells of it. */
export const endRequest = (
  context: Context,
  request: OrderPaymentRequest,
  status: keyof typeof slugs & OrderPaymentRequestStatus,
): void => {
  const ended = paymentRequestEntity.change(context, request, { status })
  paymentRequestEntity.tell(context, slugs[status], ended)
}

/** Notes the requests whose payments have come in. Money that comes late pays a request that has ended, too. */
export const settlePaymentRequests = (context: Context, payments: readonly Payment[]): void => {
  for (const payment of payments) {
    const { paymentOrderId } = payment.regularPaymentDetails ?? {}
    const request = paymentOrderId === undefined ? undefined : requestOfGatewayOrder(context, paymentOrderId)
    if (request && request.status !== 'PAID' && isReceived(payment)) endRequest(context, request, 'PAID')
  }
}

/** Ends the requests whose time is over. */
export const paymentRequestExpiry: DueWork = {
  effect: 'A payment request expires',
  nextAt: (state) =>
    earliest(
      state
        .in(paymentRequests)
        .by('waiting', 'any')
        .flatMap(({ expirationDate }) => expirationDate?.getTime() ?? []),
    ),
  run(context) {
    for (const request of context.state.in(paymentRequests).by('waiting', 'any'))
      if (statusAt(request, context.now()) === 'EXPIRED') endRequest(context, request, 'EXPIRED')
  },
}
