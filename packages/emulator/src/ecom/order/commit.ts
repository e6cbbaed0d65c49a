import type { DraftOrderCommitSettings, Order, OrderActivityType, OrderLineItem } from '@frontdesk/ecom'
import { isDeepStrictEqual } from 'node:util'
import { decline, refuse } from '../../kernel/failure.ts'
import type { Catalog, Context } from '../catalog.ts'
import { fulfillmentsOf, keepFulfillments, piecesIn } from '../fulfillment/order-fulfillments.ts'
import { reckon } from '../order-transactions/apply.ts'
import { followTipFee } from '../tip/tip.ts'
import { requireEditor } from './editing.ts'
import { changesBetween, diffsBetween } from './order-changes.ts'
import { announcePayment } from './payment.ts'
import { activitiesOf, orderEntity } from './state.ts'
import { untakenPieces } from './stock.ts'

/** How changes of an order take effect. */
export interface Commit {
  readonly draftOrderId?: string | undefined
  readonly reason?: string | undefined
  readonly settings?: DraftOrderCommitSettings | undefined
}

const quantityIn = (lines: readonly OrderLineItem[], lineId: string): number =>
  lines.find(({ id }) => id === lineId)?.quantity ?? 0

/** Refuses what cannot become of the order: no line, or fewer pieces than were handed over. */
const checkLines = (
  context: Context,
  { id, lineItems = [] }: Order,
  next: readonly OrderLineItem[],
): void => {
  const failed = (description: string, data: object = {}) =>
    decline(409, 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS', description, data)
  if (!next.length) throw failed('An order keeps at least one line: cancel it instead', { orderId: id })
  const { fulfillments } = fulfillmentsOf(context, id)
  for (const line of lineItems) {
    const handedOver = piecesIn(fulfillments, line.id)
    if (handedOver > quantityIn(next, line.id))
      throw failed(`${handedOver} pieces of this line were handed over already`, {
        lineItemId: line.id,
        handedOver,
      })
  }
}

/** Moves items between the order and the stock, for the lines that the settings name. */
const moveStock = (
  context: Context,
  catalog: Catalog,
  { id, lineItems = [] }: Order,
  next: readonly OrderLineItem[],
  { updateInventory = [] }: DraftOrderCommitSettings,
): void => {
  updateInventory.forEach(({ lineItemId }, index) => {
    const line = [...next, ...lineItems].find((one) => one.id === lineItemId)
    if (!line)
      throw refuse({
        field: `commitSettings.updateInventory.${index}.lineItemId`,
        description: 'is not the id of a line of the order',
        violatedRule: 'VALIDATION',
      })
    const { catalogReference } = line
    if (!catalogReference) return
    const before = quantityIn(lineItems, lineItemId)
    const more = quantityIn(next, lineItemId) - before
    if (more > 0) catalog.claim(context, catalogReference, more)
    const taken = before - untakenPieces(context, id, lineItemId)
    const returned = Math.min(-more, taken)
    if (returned > 0) catalog.release(context, catalogReference, returned)
  })
}

const mailChanges = (
  { mail, business }: Context,
  order: Order,
  changed: readonly OrderLineItem[],
  settings: DraftOrderCommitSettings,
): readonly OrderActivityType[] => {
  const { number = '', buyerInfo, lineItems = [], priceSummary, balanceSummary } = order
  const subject = `Your order ${number} at ${business.name} was changed`
  const text = [
    ...lineItems.map(({ quantity = 1, productName }) => `${quantity} × ${productName?.original ?? ''}`),
    '',
    `Total ${priceSummary?.total?.formattedAmount ?? ''}`,
    `Still to pay ${balanceSummary?.balance?.formattedAmount ?? ''}`,
  ].join('\n')
  if (settings.sendNotificationsToBuyer && buyerInfo?.email !== undefined)
    mail({ to: buyerInfo.email, subject, text })
  if (settings.sendNotificationsToBusiness)
    mail({ to: business.email, subject: `Order ${number} was changed`, text })
  const fulfillers = new Set(changed.flatMap(({ fulfillerId }) => fulfillerId ?? []))
  if (!settings.sendNotificationsToCustomFulfillers) return []
  // The emulator knows no fulfillers: each one has an address of its own in the outbox.
  for (const fulfillerId of fulfillers)
    mail({ to: `${fulfillerId}@fulfillers.example`, subject: `Order ${number} was changed`, text })
  return fulfillers.size ? ['FULFILLER_EMAIL_SENT'] : []
}

/**
 * Lets changes of an order take effect. `next` is the order with its new parts and their costs; its balance, statuses,
 * history and stock follow here, and the events tell of it.
 */
export const commitChanges = (
  context: Context,
  catalog: Catalog,
  order: Order,
  next: Order,
  { draftOrderId, reason, settings = {} }: Commit,
): Order => {
  requireEditor(context, order)
  const { lineItems = [] } = next
  checkLines(context, order, lineItems)
  moveStock(context, catalog, order, lineItems, settings)
  const changes = changesBetween(order, next)
  const changedIds = changes.flatMap(
    ({ lineItemAdded, lineItemChanged, lineItemRemoved }) =>
      (lineItemAdded ?? lineItemChanged ?? lineItemRemoved)?.id ?? [],
  )
  const changedLines = [...lineItems, ...(order.lineItems ?? [])].filter(({ id }) => changedIds.includes(id))
  const priced: Order = { ...next, ...reckon(context, next) }
  const mailed = mailChanges(context, priced, changedLines, settings)
  const destination = ({ shippingInfo }: Order) => shippingInfo?.logistics?.shippingDestination?.address
  const [applied] = activitiesOf(context, ['DRAFT_ORDER_CHANGES_APPLIED'])
  const saved = orderEntity.save(context, order, {
    ...priced,
    activities: [
      ...(order.activities ?? []),
      ...((settings.addActivitiesToOrder ?? true) && applied
        ? [
            {
              ...applied,
              draftOrderChangesApplied: {
                ...(draftOrderId !== undefined && { draftOrderId }),
                ...(reason !== undefined && { reason }),
                changes,
              },
            },
          ]
        : []),
      ...activitiesOf(context, [
        ...(next.buyerInfo?.email === order.buyerInfo?.email ? [] : (['EMAIL_EDITED'] as const)),
        ...(isDeepStrictEqual(destination(next), destination(order))
          ? []
          : (['SHIPPING_ADDRESS_EDITED'] as const)),
        ...mailed,
      ]),
    ],
  })
  orderEntity.tell(context, 'committed', saved, {
    ...(draftOrderId !== undefined && { draftOrderId }),
    changes: diffsBetween(order, saved),
    commitSettings: settings,
    commitDate: context.now(),
  })
  followTipFee(context, saved)
  const told = announcePayment(context, catalog, saved, order.paymentStatus ?? 'NOT_PAID')
  const { fulfillments } = fulfillmentsOf(context, order.id)
  if (fulfillments.length) keepFulfillments(context, told, fulfillments, [])
  return orderEntity.require(context, order.id)
}
