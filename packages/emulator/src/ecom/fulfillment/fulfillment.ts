import type { FieldViolation } from '@frontdesk/core'
import {
  bulkCreateFulfillments,
  createFulfillment,
  deleteFulfillment,
  type Fulfillment,
  type FulfillmentChange,
  type FulfillmentLineItem,
  listFulfillmentsForMultipleOrders,
  listFulfillmentsForSingleOrder,
  type NewFulfillment,
  type Order,
  type OrderActivityType,
  updateFulfillment,
} from '@frontdesk/ecom'
import { fulfillmentChangeSchema, fulfillmentSchema, newFulfillmentSchema } from '@frontdesk/ecom/schemas'
import { isDeepStrictEqual } from 'node:util'
import { runBulk } from '../../kernel/entity/bulk.ts'
import { applyMask, checkMask, pathsOf } from '../../kernel/entity/field-mask.ts'
import { type FieldTree, fieldTreeOf, pickFields, withoutBlanks } from '../../kernel/entity/field-tree.ts'
import { decline, notFound, refuse, refusedUnder } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import type { Context } from '../catalog.ts'
import { orderEntity, orderTransitions } from '../order/state.ts'
import { mailFulfillment } from './fulfillment-mail.ts'
import { fulfillmentsOf, keepFulfillments, piecesIn, showFulfillments } from './order-fulfillments.ts'
import { withTrackingLink } from './tracking-link.ts'

/** The lines of a new fulfillment, each with its number of pieces. Refuses more than is left of a line. */
const checkLines = (
  order: Order,
  kept: readonly Fulfillment[],
  lineItems: readonly FulfillmentLineItem[],
): FulfillmentLineItem[] => {
  const violations: FieldViolation[] = []
  const complete = lineItems.map(({ id, quantity }, index) => {
    const line = order.lineItems?.find((own) => own.id === id)
    const left = (line?.quantity ?? 1) - piecesIn(kept, id)
    const pieces = quantity ?? left
    const field = `lineItems.${index}`
    if (!line)
      violations.push({
        field: `${field}.id`,
        description: 'is no line of the order',
        violatedRule: 'VALIDATION',
      })
    else if (lineItems.findIndex((other) => other.id === id) < index)
      violations.push({
        field: `${field}.id`,
        description: 'names a line that was named before: give each line once',
        violatedRule: 'VALIDATION',
      })
    else if (pieces > left || left === 0)
      violations.push({
        field: `${field}.quantity`,
        description: `must be at most ${left}: the other pieces of the line are in fulfillments`,
        violatedRule: 'MAX',
        data: { threshold: left },
      })
    return { id, quantity: pieces }
  })
  if (violations.length) throw refuse(...violations)
  return complete
}

const checkOneOf = ({ trackingInfo, customInfo }: Pick<Fulfillment, 'trackingInfo' | 'customInfo'>): void => {
  if (trackingInfo && customInfo)
    throw refuse({
      field: 'customInfo',
      description: 'cannot be given together with trackingInfo',
      violatedRule: 'ONE_OF_ALIGNMENT',
    })
}

const checkTrackingNumber = (others: readonly Fulfillment[], { trackingInfo }: Fulfillment): void => {
  const trackingNumber = trackingInfo?.trackingNumber
  if (trackingNumber === undefined) return
  const other = others.find((own) => own.trackingInfo?.trackingNumber === trackingNumber)
  if (other)
    throw decline(
      409,
      'TRACKING_NUMBER_ALREADY_EXISTS',
      `Another fulfillment of the order has the tracking number ${trackingNumber}`,
      { fulfillmentId: other.id, trackingNumber },
    )
}

/** The entries that new tracking information leaves in the history of an order. */
const trackingActivities = (
  { trackingInfo: next = {} }: Fulfillment,
  { trackingInfo: previous = {} }: Partial<Fulfillment> = {},
): OrderActivityType[] => {
  const isNew = (name: 'trackingNumber' | 'trackingLink'): boolean =>
    next[name] !== undefined && next[name] !== previous[name]
  return [
    ...(isNew('trackingNumber')
      ? [previous.trackingNumber === undefined ? 'TRACKING_NUMBER_ADDED' : 'TRACKING_NUMBER_EDITED']
      : []),
    ...(isNew('trackingLink') ? ['TRACKING_LINK_ADDED'] : []),
  ]
}

const known = (given: unknown, tree: FieldTree): unknown => withoutBlanks(pickFields(given, tree), tree)

const create = (context: Context, orderId: string, given: NewFulfillment): Fulfillment => {
  const order = orderEntity.require(context, orderId)
  orderTransitions.require('fulfill', order.status)
  const { fulfillments: kept } = fulfillmentsOf(context, orderId)
  const own = known(given, fieldTreeOf(newFulfillmentSchema)) as NewFulfillment
  checkOneOf(own)
  const { trackingInfo, ...rest } = own
  const created: Fulfillment = {
    id: context.newId(),
    createdDate: context.now(),
    ...rest,
    ...(trackingInfo && { trackingInfo: withTrackingLink(trackingInfo) }),
    lineItems: checkLines(order, kept, own.lineItems),
  }
  checkTrackingNumber(kept, created)
  const activities = [...trackingActivities(created), ...mailFulfillment(context, order, created)]
  keepFulfillments(context, order, [...kept, created], activities)
  return created
}

/** @throws Failure 404 `FULFILLMENT_NOT_FOUND` */
const requireFulfillment = (kept: readonly Fulfillment[], id: string): Fulfillment => {
  const found = kept.find((own) => own.id === id)
  if (!found) throw notFound('fulfillment', id, 'FULFILLMENT_NOT_FOUND')
  return found
}

/** The fulfillment after a change: giving one kind of information takes the other kind away. */
const changed = (
  previous: Fulfillment,
  given: FulfillmentChange,
  mask: readonly string[] | undefined,
): Fulfillment => {
  const tree = fieldTreeOf(() => fulfillmentChangeSchema().omit({ id: true }))
  if (mask) checkMask(mask, tree, fieldTreeOf(fulfillmentSchema), 'fieldMask')
  const own = pickFields(given, tree) as FulfillmentChange
  const { lineItems } = given as Partial<Fulfillment>
  return refusedUnder('fulfillment', () => {
    if (lineItems && !isDeepStrictEqual(lineItems, previous.lineItems))
      throw refuse({
        field: 'lineItems',
        description: 'cannot be changed: delete the fulfillment and create it again',
        violatedRule: 'FIELD_NOT_ALLOWED',
      })
    checkOneOf(own)
    const { trackingInfo, customInfo, ...next } = applyMask(previous, own, mask ?? pathsOf(own, tree), tree)
    return {
      ...next,
      ...(trackingInfo &&
        !own.customInfo && { trackingInfo: withTrackingLink(trackingInfo, previous.trackingInfo) }),
      ...(customInfo && !own.trackingInfo && { customInfo }),
    }
  })
}

/** The handlers of the operations of fulfillments. */
export const fulfillmentHandlers: readonly Handler[] = [
  handle(listFulfillmentsForSingleOrder, (context) => {
    const { id } = orderEntity.require(context, context.input.orderId)
    return showFulfillments(fulfillmentsOf(context, id))
  }),

  handle(listFulfillmentsForMultipleOrders, (context) =>
    context.input.orderIds
      .filter((id) => orderEntity.find(context, id))
      .map((id) => showFulfillments(fulfillmentsOf(context, id))),
  ),

  handle(createFulfillment, (context) => {
    const { orderId, fulfillment } = context.input
    const { id } = refusedUnder('fulfillment', () => create(context, orderId, fulfillment))
    return {
      orderWithFulfillments: showFulfillments(fulfillmentsOf(context, orderId)),
      fulfillmentId: id,
    }
  }),

  handle(updateFulfillment, (context) => {
    const { orderId, fulfillment, fieldMask } = context.input
    const order = orderEntity.require(context, orderId)
    const { fulfillments: kept } = fulfillmentsOf(context, orderId)
    const previous = requireFulfillment(kept, fulfillment.id)
    const next = changed(previous, fulfillment, fieldMask)
    checkTrackingNumber(
      kept.filter((own) => own !== previous),
      next,
    )
    const tracked = trackingActivities(next, previous)
    const mailed = tracked.length && !order.shippingInfo?.logistics?.pickupDetails
    return showFulfillments(
      keepFulfillments(
        context,
        order,
        kept.map((own) => (own === previous ? next : own)),
        [...tracked, ...(mailed ? mailFulfillment(context, order, next) : [])],
      ),
    )
  }),

  handle(deleteFulfillment, (context) => {
    const { orderId, fulfillmentId } = context.input
    const order = orderEntity.require(context, orderId)
    const { fulfillments: kept } = fulfillmentsOf(context, orderId)
    const deleted = requireFulfillment(kept, fulfillmentId)
    return showFulfillments(
      keepFulfillments(
        context,
        order,
        kept.filter((own) => own !== deleted),
        [],
      ),
    )
  }),

  handle(bulkCreateFulfillments, (context) => {
    const { results, bulkActionMetadata } = runBulk(
      context,
      context.input.ordersWithFulfillments,
      ({ orderId, fulfillments }, index) => {
        for (const [place, fulfillment] of fulfillments.entries())
          refusedUnder(`ordersWithFulfillments.${index}.fulfillments.${place}`, () =>
            create(context, orderId, fulfillment),
          )
        return fulfillmentsOf(context, orderId)
      },
      { id: ({ orderId }) => orderId, returnEntity: true },
    )
    return {
      results: results.map(({ itemMetadata, item }) => ({
        itemMetadata,
        ...(item && { ordersWithFulfillments: showFulfillments(item) }),
      })),
      bulkActionMetadata,
    }
  }),
]
