import {
  commitOrderDeltas,
  type CommitOrderDeltasInput,
  type Order,
  type OrderDeltas,
  type OrderLineItem,
  type OrderLineItemDelta,
} from '@frontdesk/ecom'
import { decline, notFound, refuse, refusedUnder } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { compare, type Currency, currencyOf, round } from '../../kernel/money.ts'
import type { Catalog, Context } from '../catalog.ts'
import { commitChanges } from '../order/commit.ts'
import { partsOf, reckonOrder } from '../order/costs.ts'
import { checkSummary } from '../order/creation.ts'
import { orderEntity } from '../order/state.ts'
import { commitDraft } from './commit.ts'
import { activeDraftOf, draftOrderEntity, requireDraft } from './draft-order.ts'
import { nonDraftableReasonsOf } from './draftability.ts'

const refuseDelta = (field: string, description: string, violatedRule: string) =>
  refuse({ field, description, violatedRule })

/** Refuses a change that started from another quantity or price than the line has. */
const checkStart = (
  line: OrderLineItem,
  { changedDetails = {} }: OrderLineItemDelta,
  currency: Currency,
): void => {
  const { quantityBeforeChange: quantity, priceBeforeChange: price } = changedDetails
  const isOtherPrice =
    price && compare(round(price.amount, currency), round(line.price?.amount ?? 0, currency)) !== 0
  if ((quantity !== undefined && quantity !== line.quantity) || isOtherPrice)
    throw decline(409, 'LINE_ITEM_HAS_CHANGED', 'The line has changed since: read the order again', {
      lineItemId: line.id,
      quantity: line.quantity,
      price: line.price,
    })
}

const withDelta = (
  lines: readonly OrderLineItem[],
  delta: OrderLineItemDelta,
  currency: Currency,
  at: string,
): OrderLineItem[] => {
  const { lineItemId, lineItemAdded, changedDetails, lineItemRemoved, lineItem } = delta
  if ([lineItemAdded, changedDetails, lineItemRemoved].filter(Boolean).length !== 1)
    throw refuseDelta(
      at,
      'must hold exactly one of lineItemAdded, changedDetails and lineItemRemoved',
      'REQUIRED_ONE_OF_FIELD',
    )
  const line = lines.find(({ id }) => id === lineItemId)
  if (lineItemAdded) {
    if (line)
      throw decline(409, 'DUPLICATED_LINE_ITEM_IDS', 'The order has a line with this id', { lineItemId })
    const { productName, itemType, price, quantity } = lineItem ?? {}
    for (const [name, value] of Object.entries({ productName, itemType, price, quantity }))
      if (value === undefined)
        throw refuseDelta(`${at}.lineItem.${name}`, 'must be given for a new line', 'REQUIRED_FIELD')
    return [
      ...lines,
      { paymentOption: 'FULL_PAYMENT_ONLINE', fixedQuantity: false, ...lineItem, id: lineItemId },
    ]
  }
  if (!line) throw notFound('line item', lineItemId, 'LINE_ITEM_DOES_NOT_EXIST')
  if (lineItemRemoved) return lines.filter((one) => one !== line)
  if (!lineItem) throw refuseDelta(`${at}.lineItem`, 'must hold the fields that change', 'REQUIRED_FIELD')
  checkStart(line, delta, currency)
  const { priceBeforeDiscounts, ...rest } = line
  // A new price counts before discounts, which are calculated again.
  const price = lineItem.price ?? priceBeforeDiscounts ?? line.price
  const next: OrderLineItem = { ...rest, ...lineItem, id: lineItemId, ...(price && { price }) }
  return lines.map((one) => (one === line ? next : one))
}

/** The parts of a list after changes by id: a removed one is gone, an edited one is replaced, or added at the end. */
const withParts = <T extends { readonly id?: string }>(
  parts: readonly T[],
  deltas: readonly { readonly id: string; readonly edited: T | undefined; readonly removed: boolean }[],
  at: string,
): T[] =>
  deltas.reduce<T[]>(
    (list, { id, edited, removed }, index) => {
      if (!edited === !removed)
        throw refuseDelta(`${at}.${index}`, 'must either be edited or removed', 'REQUIRED_ONE_OF_FIELD')
      const known = list.find((one) => one.id === id)
      if (removed && !known) throw notFound('part of the order', id)
      if (!edited) return list.filter((one) => one !== known)
      const next = { ...edited, id }
      return known ? list.map((one) => (one === known ? next : one)) : [...list, next]
    },
    [...parts],
  )

/** The order after changes, with its costs. */
const orderAfter = (context: Context, order: Order, changes: OrderDeltas): Order => {
  const { business } = context
  const { lineItems = [], appliedDiscounts = [], additionalFees = [], changedShippingInfo } = changes
  if (changedShippingInfo && changes.shippingInfoRemoved)
    throw refuseDelta(
      'shippingInfoRemoved',
      'cannot be given together with changedShippingInfo',
      'ONE_OF_ALIGNMENT',
    )
  const currency = currencyOf({ ...business, currency: order.currency ?? business.currency })
  const parts = partsOf(order, currency)
  const reckoned = reckonOrder({
    ...parts,
    lineItems: lineItems.reduce<readonly OrderLineItem[]>(
      (lines, delta, index) => withDelta(lines, delta, currency, `lineItems.${index}`),
      parts.lineItems,
    ),
    discounts: withParts(
      parts.discounts,
      appliedDiscounts.map(
        ({ discountId: id, editedDiscount: edited, discountRemoved: removed = false }) => ({
          id,
          edited,
          removed,
        }),
      ),
      'appliedDiscounts',
    ),
    fees: withParts(
      parts.fees,
      additionalFees.map(
        ({ additionalFeeId: id, editedAdditionalFee: edited, additionalFeeRemoved: removed = false }) => ({
          id,
          edited,
          removed,
        }),
      ),
      'additionalFees',
    ),
    shippingInfo: changes.shippingInfoRemoved ? undefined : (changedShippingInfo ?? parts.shippingInfo),
  })
  checkSummary(changes.priceSummary, reckoned, currency)
  const { shippingInfo: _, ...rest } = order
  return { ...rest, ...reckoned.costs }
}

const commitGiven = (
  context: Context,
  catalog: Catalog,
  { id, draftOrderId, changes = {}, commitSettings: settings, reason }: CommitOrderDeltasInput,
): Order => {
  const order = orderEntity.require(context, id)
  const draft = draftOrderId === undefined ? undefined : requireDraft(context, draftOrderId)
  if (draft && draft.orderId !== id)
    throw notFound('draft of this order', draft.id, 'DRAFT_ORDER_DOES_NOT_EXIST')
  const nonDraftableReasons = nonDraftableReasonsOf(context, order)
  if (nonDraftableReasons.length)
    throw decline(409, 'ORDER_CANNOT_BE_EDITED', 'This order cannot be edited', { id, nonDraftableReasons })
  const active = activeDraftOf(context, id)
  if (active && active.id !== draftOrderId)
    throw decline(409, 'ORDER_IS_ALREADY_EDITED', 'The order has a draft', { id, draftOrderId: active.id })
  const next = refusedUnder('changes', () => orderAfter(context, order, changes))
  const committed = commitChanges(context, catalog, order, next, { draftOrderId, reason, settings })
  if (draft)
    draftOrderEntity.change(context, draft, {
      status: 'COMMITTED',
      ...(settings && { commitSettings: settings }),
    })
  return committed
}

/** The handler of the operation that lets changes of an order take effect in one call. */
export const orderDeltaHandlers = (catalog: Catalog): readonly Handler[] => [
  handle(commitOrderDeltas, (context) => {
    const { id, draftOrderId, changes, commitSettings, reason } = context.input
    if (changes) return commitGiven(context, catalog, context.input)
    if (draftOrderId === undefined)
      throw refuseDelta('changes', 'must be given, or a draftOrderId in its place', 'REQUIRED_ONE_OF_FIELD')
    if (requireDraft(context, draftOrderId).orderId !== id)
      throw notFound('draft of this order', draftOrderId, 'DRAFT_ORDER_DOES_NOT_EXIST')
    return commitDraft(context, catalog, {
      draftOrderId,
      ...(commitSettings && { commitSettings }),
      ...(reason !== undefined && { reason }),
    }).orderAfterCommit
  }),
]
