import {
  cursorPagingSchema,
  filterOf,
  matchOperators,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
  sortOf,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { orderSchema } from './order.schema.ts'
import { channelTypes, fulfillmentStatuses, orderPaymentStatuses, orderStatuses } from './order.ts'
import {
  cancelOrder,
  type CancelOrderInput,
  getOrder,
  type GetOrderInput,
  type OrderFields,
  searchOrders,
  type SearchOrdersInput,
} from './operations.ts'

const maybe = z.exactOptional
const orderId = (): z.ZodString => z.string().min(1).max(100)

export const getOrderInputSchema: Schema<GetOrderInput> = /* @__PURE__ */ schema<GetOrderInput>()(() =>
  z.looseObject({ id: orderId() }),
)

const id = { of: 'text', operators: matchOperators, sort: false } as const
const flag = { of: 'boolean', sort: false } as const
const contained = { of: 'list', operators: ['$hasSome', '$hasAll'], sort: false } as const
const amount = {
  of: 'decimal',
  operators: ['$eq', '$ne', '$in', '$nin', '$exists', '$gt', '$gte', '$lt', '$lte'],
} as const

/** The fields that orders can be filtered and sorted by. */
export const orderFields: QueryFields<OrderFields> = /* @__PURE__ */ queryFields<OrderFields>()({
  id,
  number: 'text',
  createdDate: 'date',
  updatedDate: 'date',
  purchasedDate: 'date',
  status: { of: orderStatuses, operators: matchOperators },
  paymentStatus: { of: orderPaymentStatuses, operators: matchOperators },
  fulfillmentStatus: { of: fulfillmentStatuses, operators: matchOperators },
  archived: flag,
  demo: flag,
  imported: flag,
  seenByAHuman: flag,
  'balanceSummary.authorized.amount': amount,
  'balanceSummary.pending.amount': amount,
  'balanceSummary.pendingRefund.amount': amount,
  'billingInfo.contactDetails.firstName': 'text',
  'billingInfo.contactDetails.lastName': 'text',
  'businessLocation.id': 'text',
  'businessLocation.name': 'text',
  'buyerInfo.contactId': id,
  'buyerInfo.email': 'text',
  'buyerInfo.memberId': id,
  'channelInfo.externalOrderId': id,
  'channelInfo.type': { of: channelTypes, operators: matchOperators },
  checkoutId: id,
  'createdBy.userId': id,
  'fulfillmentStatusesAggregate.statuses': contained,
  'lineItems.catalogReference.appId': contained,
  'lineItems.catalogReference.catalogItemId': contained,
  'lineItems.locations.id': contained,
  'lineItems.productName.original': contained,
  'lineItems.subscriptionInfo.id': id,
  'priceSummary.total.amount': amount,
  'shippingInfo.logistics.deliveryTime': 'text',
  'shippingInfo.logistics.deliveryTimeSlot.from': 'date',
  'shippingInfo.logistics.deliveryTimeSlot.to': 'date',
  'shippingInfo.region.name': { of: 'text', operators: matchOperators },
  'shippingInfo.title': { of: 'text', operators: matchOperators },
  'taxInfo.totalExempt.amount': amount,
  'taxInfo.totalTax.amount': amount,
})

/** Parts of other searches. The platform ignores them in a search for orders, so an answer would be misleading. */
const otherSearchParts = ['search', 'aggregations', 'timeZone'] as const

export const searchOrdersInputSchema: Schema<SearchOrdersInput> = /* @__PURE__ */ schema<SearchOrdersInput>()(
  () =>
    z
      .looseObject({
        filter: maybe(filterOf(orderFields)),
        sort: maybe(sortOf(orderFields, 4)),
        cursorPaging: maybe(cursorPagingSchema()),
      })
      .check(({ value, issues }) => {
        for (const part of otherSearchParts)
          if (Object.hasOwn(value, part))
            issues.push({
              code: 'custom',
              path: [part],
              input: value[part],
              message: 'is not taken by a search for orders: use "filter", "sort" and "cursorPaging"',
              params: { violatedRule: 'FIELD_NOT_ALLOWED' },
            })
      })
      .readonly(),
)

export const cancelOrderInputSchema: Schema<CancelOrderInput> = /* @__PURE__ */ schema<CancelOrderInput>()(
  () =>
    z.looseObject({
      id: orderId(),
      sendOrderCanceledEmail: maybe(z.boolean()),
      customMessage: maybe(z.string().min(1).max(1000)),
      restockAllItems: maybe(z.boolean()),
    }),
)

export const orderSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getOrder, getOrderInputSchema, orderSchema),
  /* @__PURE__ */ operationSchema(searchOrders, searchOrdersInputSchema, orderSchema),
  /* @__PURE__ */ operationSchema(cancelOrder, cancelOrderInputSchema, orderSchema),
]
