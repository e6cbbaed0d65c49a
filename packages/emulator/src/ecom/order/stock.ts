import type { CatalogReference, Order, OrderLineItem } from '@frontdesk/ecom'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import type { Catalog, Context } from '../catalog.ts'
import { voidLine } from '../membership/order-membership.ts'
import type { LineQuantity } from '../order-transactions/side-effects.ts'
import { ordersSettingsOf } from '../orders-settings/orders-settings.ts'

/** The pieces that an order has not taken out of the stock, by line. */
interface UntakenPieces extends Stored {
  readonly pieces: Readonly<Record<string, number>>
}

const untaken: CollectionDefinition<UntakenPieces> = collection<UntakenPieces>('ecom.untakenPieces')

/** How many pieces of a line an order has not taken out of the stock. */
export const untakenPieces = ({ state }: Pick<Context, 'state'>, orderId: string, lineId: string): number =>
  state.in(untaken).get(orderId)?.pieces[lineId] ?? 0

const keepUntaken = (
  { state }: Context,
  id: string,
  lines: readonly (readonly [id: string, pieces: number])[],
): void => {
  const pieces = Object.fromEntries(lines.filter(([, left]) => left > 0))
  if (Object.keys(pieces).length) state.in(untaken).put({ id, pieces })
  else state.in(untaken).delete(id)
}

/** A line of an order or a cart whose item comes from a catalogue. */
interface SoldLine {
  readonly id: string
  readonly catalogReference?: CatalogReference | undefined
  readonly quantity?: number
}

/**
 * Takes the items of lines for a new order, or leaves goods in stock until the order is paid where the settings say so.
 * Gives the step that notes those for the order. Declines when there is too little of an item.
 */
export const takeLines = (
  context: Context,
  catalog: Catalog,
  lines: readonly SoldLine[],
  isPaid: boolean,
): ((orderId: string) => void) => {
  const waits = !isPaid && ordersSettingsOf(context).inventoryUpdateTrigger === 'ON_ORDER_PAID'
  const left: [id: string, pieces: number][] = []
  for (const { id, catalogReference, quantity = 1 } of lines) {
    if (!catalogReference) continue
    if (waits && catalog.hasStock(catalogReference)) left.push([id, quantity])
    else catalog.claim(context, catalogReference, quantity)
  }
  return (orderId) => keepUntaken(context, orderId, left)
}

/** Takes what is left in stock of a line. Gives the pieces that are missing: the order is paid, so nobody refuses it. */
const takeWhatIsThere = (
  context: Context,
  catalog: Catalog,
  { catalogReference }: OrderLineItem,
  wanted: number,
): number => {
  const item = catalogReference && catalog.look(context, catalogReference)
  if (!item) return wanted
  const taken = Math.min(wanted, item.quantityAvailable ?? wanted)
  if (taken > 0) catalog.claim(context, catalogReference, taken)
  return wanted - taken
}

/** Takes the goods that an order left in stock until it is paid, once it is. */
export const takeWhenPaid = (context: Context, catalog: Catalog, order: Order): void => {
  const waiting = context.state.in(untaken).get(order.id)
  if (!waiting || (order.paymentStatus !== 'PAID' && order.paymentStatus !== 'PARTIALLY_PAID')) return
  const left = (order.lineItems ?? []).map(
    (line) => [line.id, takeWhatIsThere(context, catalog, line, waiting.pieces[line.id] ?? 0)] as const,
  )
  keepUntaken(context, order.id, left)
}

/**
 * Returns pieces of the lines of an order to the stock of their catalogs, as far as the order has taken them and they
 * have not returned before: the given ones, or `all`. The credits that memberships have paid for whole lines return,
 * too. Gives the lines with the number of pieces that have returned.
 */
export const restock = (
  context: Context,
  catalog: Catalog,
  { id: orderId, lineItems = [] }: Order,
  pieces: 'all' | readonly LineQuantity[],
): OrderLineItem[] => {
  const lines = lineItems.map((line) => {
    const { id, quantity = 1, restockQuantity = 0, catalogReference } = line
    const left = quantity - untakenPieces(context, orderId, id) - restockQuantity
    const asked =
      pieces === 'all' ? left : (pieces.find(({ lineItemId }) => lineItemId === id)?.quantity ?? 0)
    const returned = Math.min(asked, left)
    if (asked >= left) voidLine(context, orderId, id)
    if (!catalogReference || returned <= 0) return line
    catalog.release(context, catalogReference, returned)
    return { ...line, restockQuantity: restockQuantity + returned }
  })
  if (pieces === 'all') context.state.in(untaken).delete(orderId)
  return lines
}
