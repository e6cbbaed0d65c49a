import { type Order, type OrderLineItem, updateOrderLineItem } from '@frontdesk/ecom'
import { orderLineItemSchema, orderLineItemUpdateSchema } from '@frontdesk/ecom/schemas'
import { isDeepStrictEqual } from 'node:util'
import { applyMask, checkMask, pathsOf } from '../../kernel/entity/field-mask.ts'
import { type FieldTree, fieldTreeOf, pickFields } from '../../kernel/entity/field-tree.ts'
import { notFound, refuse } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { requireEditor } from './editing.ts'
import { orderEntity, orderTransitions } from './state.ts'

/** The trees of the fields of a line; they are read from the schemas once, when they are needed. */
const createTrees = (): (() => { readonly known: FieldTree; readonly writable: FieldTree }) => {
  let trees: { readonly known: FieldTree; readonly writable: FieldTree } | undefined
  return () =>
    (trees ??= {
      known: fieldTreeOf(orderLineItemSchema),
      writable: fieldTreeOf(() => orderLineItemUpdateSchema().omit({ id: true })),
    })
}

/** Fields that a draft order changes, because the totals follow from them. */
const reckoned = ['quantity', 'price'] as const

/** Refuses another quantity or price; the same ones may come back with the rest of the line. */
const refuseReckoned = (given: Partial<OrderLineItem>, line: OrderLineItem): void => {
  const other = reckoned.filter((field) =>
    field === 'price'
      ? given.price !== undefined && Number(given.price.amount) !== Number(line.price?.amount)
      : given.quantity !== undefined && given.quantity !== line.quantity,
  )
  if (other.length)
    throw refuse(
      ...other.map((field) => ({
        field: `lineItem.${field}`,
        description: 'is changed by a draft order, which computes the totals again',
        violatedRule: 'FIELD_NOT_ALLOWED',
      })),
    )
}

const checkLasting = (next: OrderLineItem, previous: OrderLineItem): void => {
  const removed = (['productName', 'digitalFile'] as const).filter((field) => previous[field] && !next[field])
  if (removed.length)
    throw refuse(
      ...removed.map((field) => ({
        field: `lineItem.${field}`,
        description: 'cannot be removed, only changed',
        violatedRule: 'REQUIRED_FIELD',
      })),
    )
  if (next.digitalFile && next.itemType?.preset !== 'DIGITAL')
    throw refuse({
      field: 'lineItem.digitalFile',
      description: 'is for a line of the type DIGITAL alone',
      violatedRule: 'FIELD_NOT_ALLOWED',
    })
}

/** The handler of the operation that changes a line of an order. */
export const createLineItemHandlers = (): readonly Handler[] => {
  const treesOf = createTrees()
  return [
    handle(updateOrderLineItem, (context): Order => {
      const { id, lineItem: given, fieldMask } = context.input
      const order = orderEntity.require(context, id)
      const { lineItems = [] } = order
      const line = lineItems.find((one) => one.id === given.id)
      if (!line) throw notFound('line item', given.id, 'LINE_ITEM_NOT_FOUND')
      requireEditor(context, order)
      orderTransitions.require('edit', order.status)
      const { known, writable } = treesOf()
      if (fieldMask) checkMask(fieldMask, writable, known, 'fieldMask')
      else refuseReckoned(given, line)
      const own = pickFields(given, writable) as object
      const next = applyMask(line, own, fieldMask ?? pathsOf(own, writable), writable)
      checkLasting(next, line)
      if (isDeepStrictEqual(next, line)) return order
      return orderEntity.change(context, order, {
        lineItems: lineItems.map((one) => (one === line ? next : one)),
      })
    }),
  ]
}
