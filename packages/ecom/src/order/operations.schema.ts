import {
  cursorSearchOf,
  filterOf,
  matchOperators,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
  type SearchRules,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { orderSchema } from './order.schema.ts'
import { channelTypes, fulfillmentStatuses, orderPaymentStatuses, orderStatuses } from './order.ts'
import {
  aggregateOrders,
  type AggregateOrdersInput,
  cancelOrder,
  type CancelOrderInput,
  getOrder,
  type GetOrderInput,
  type OrderAggregates,
  type OrderAggregation,
  type OrderAggregationField,
  type OrderAmountField,
  type OrderFields,
  type OrderSearchField,
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

const orderAmountFields = [
  'balanceSummary.authorized.amount',
  'balanceSummary.pending.amount',
  'balanceSummary.pendingRefund.amount',
  'priceSummary.total.amount',
  'taxInfo.totalTax.amount',
] as const satisfies readonly OrderAmountField[]

/** The fields that order searches accept, and the parts of an order that they search and aggregate. */
export const orderSearch: SearchRules<OrderFields, OrderSearchField, OrderAggregationField> = {
  fields: orderFields,
  searchable: [
    'number',
    'buyerInfo.email',
    'billingInfo.contactDetails.firstName',
    'billingInfo.contactDetails.lastName',
    'lineItems.productName.original',
    'shippingInfo.title',
  ],
  aggregatable: [
    'status',
    'paymentStatus',
    'fulfillmentStatus',
    'archived',
    'imported',
    'seenByAHuman',
    'createdDate',
    'updatedDate',
    'purchasedDate',
    'businessLocation.id',
    'businessLocation.name',
    'buyerInfo.contactId',
    'buyerInfo.memberId',
    'channelInfo.type',
    'lineItems.catalogReference.appId',
    'lineItems.catalogReference.catalogItemId',
    'lineItems.locations.id',
    'lineItems.productName.original',
    'shippingInfo.region.name',
    'shippingInfo.title',
    ...orderAmountFields,
  ],
  mostSortOrders: 4,
}

export const searchOrdersInputSchema: Schema<SearchOrdersInput> = /* @__PURE__ */ schema<SearchOrdersInput>()(
  () => cursorSearchOf(orderSearch),
)

const figures = ['$sum', '$avg', '$min', '$max'] as const

type Problem = readonly [path: readonly (string | number)[], message: string, violatedRule: string]

const problemsOf = (value: unknown): readonly Problem[] => {
  const entries: [string, unknown][] = Object.entries(value ?? {})
  const [operator, operand] = entries[0] ?? ['', undefined]
  const operators = ['$count', ...figures]
  if (entries.length !== 1 || !operators.includes(operator))
    return [[[], `must hold exactly one of ${operators.join(', ')}`, 'REQUIRED_ONE_OF_FIELD']]
  const known: readonly unknown[] = operator === '$count' ? orderSearch.aggregatable : orderAmountFields
  const notKnown = `is not a field to aggregate so; these are: ${known.join(', ')}`
  if (operator !== '$count' || !Array.isArray(operand))
    return known.includes(operand) ? [] : [[[operator], notKnown, 'FIELD_NOT_ALLOWED']]
  if (operand.length < 2) return [[[operator], 'must hold at least 2', 'MIN_SIZE']]
  if (operand.length > 5) return [[[operator], 'must hold at most 5', 'MAX_SIZE']]
  return operand.flatMap((field: unknown, index): Problem[] =>
    known.includes(field) ? [] : [[[operator, index], notKnown, 'FIELD_NOT_ALLOWED']],
  )
}

const aggregationSchema: Schema<OrderAggregation> = /* @__PURE__ */ schema<OrderAggregation>()(() => {
  const amountField = { type: 'string', enum: orderAmountFields } as const
  const field = { type: 'string', enum: orderSearch.aggregatable } as const
  return z
    .custom<OrderAggregation>()
    .check(({ value, issues }) => {
      for (const [path, message, violatedRule] of problemsOf(value))
        issues.push({ code: 'custom', path: [...path], input: value, message, params: { violatedRule } })
    })
    .meta({
      type: 'object',
      properties: {
        $count: { anyOf: [field, { type: 'array', minItems: 2, maxItems: 5, items: field }] },
        ...Object.fromEntries(figures.map((name) => [name, amountField])),
      },
    })
})

export const aggregateOrdersInputSchema: Schema<AggregateOrdersInput> =
  /* @__PURE__ */ schema<AggregateOrdersInput>()(() =>
    z.looseObject({
      filter: maybe(filterOf(orderFields)),
      aggregation: z
        .record(z.string().min(1).max(100), aggregationSchema())
        .refine((given) => Object.keys(given).length > 0, 'must hold at least one aggregation')
        .refine((given) => Object.keys(given).length <= 20, 'must hold at most 20 aggregations'),
      hierarchySeparatorOverride: maybe(z.string().min(1).max(100)),
    }),
  )

export const orderAggregatesSchema: Schema<OrderAggregates> = /* @__PURE__ */ schema<OrderAggregates>()(() =>
  z.record(z.string(), z.record(z.string(), z.union([z.number(), z.string()]))),
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
  /* @__PURE__ */ operationSchema(aggregateOrders, aggregateOrdersInputSchema, orderAggregatesSchema),
  /* @__PURE__ */ operationSchema(cancelOrder, cancelOrderInputSchema, orderSchema),
]
