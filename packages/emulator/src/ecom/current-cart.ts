import type { CatalogReference } from '@frontdesk/core'
import {
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  type Cart,
  type CartCalculation,
  cartShape,
  type CatalogItemInput,
  deleteCurrentCart,
  estimateCurrentCart,
  getCurrentCart,
  removeLineItemsFromCurrentCart,
  updateLineItemsInCurrentCart,
} from '@frontdesk/ecom'
import type { CatalogItem } from '../kernel/catalog-provider.ts'
import { decline, type Failure } from '../kernel/failure.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import {
  buyerOf,
  carts,
  createCart,
  findCurrentCart,
  findLine,
  getCurrentStoredCart,
  saveCart,
  type StoredCart,
  type StoredLine,
} from './cart.ts'
import { type SummaryParts, toCart, toCartSummary } from './cart-view.ts'
import type { Catalog, Context } from './catalog.ts'
import { isFixedQuantity, totalsOf } from './totals.ts'

/** The platform's own limit. */
const mostLines = 300

const insufficient = (reference: CatalogReference, { name, quantityAvailable = 0 }: CatalogItem): Failure =>
  decline(409, 'INSUFFICIENT_INVENTORY', `There are ${quantityAvailable} left of "${name}"`, {
    catalogItemId: reference.catalogItemId,
    quantityAvailable,
  })

const fixed = ({ name }: CatalogItem): Failure =>
  decline(400, 'FIXED_QUANTITY_ITEM', `"${name}" can be had once: its quantity is always 1`)

const notInCart = (lineItemId: string): Failure =>
  decline(404, 'LINE_ITEM_NOT_FOUND_IN_CART', `The cart has no line with id ${lineItemId}`, { lineItemId })

/** Checks the quantity of a line as a whole against what the other lines leave of its stock. */
const checkQuantity = (
  context: Context,
  catalog: Catalog,
  { id, reference, quantity }: StoredLine,
  item: CatalogItem,
  lines: readonly StoredLine[],
): void => {
  const { stockId, quantityAvailable } = item
  if (quantityAvailable === undefined) return
  const taken = lines
    .filter((line) => line.id !== id && stockId !== undefined)
    .filter((line) => catalog.look(context, line.reference)?.stockId === stockId)
    .reduce((total, line) => total + line.quantity, 0)
  const left = Math.max(0, quantityAvailable - taken)
  if (quantity > left) throw insufficient(reference, { ...item, quantityAvailable: left })
}

const emitCart = (context: Context, slug: 'created' | 'updated' | 'deleted', cart: Cart): void =>
  context.emit({
    entityFqdn: 'wix.ecom.v2.cart',
    slug,
    entityId: cart.id,
    entity: cart,
    shape: cartShape,
  })

/** Adds one item to the lines: more of a line that is there, or a line of its own. */
const addItem = (
  context: Context,
  catalog: Catalog,
  lines: readonly StoredLine[],
  { catalogReference: reference, quantity, extendedFields }: CatalogItemInput,
): readonly StoredLine[] => {
  const item = catalog.find(context, reference)
  if (!item)
    throw decline(404, 'ITEM_NOT_FOUND_IN_CATALOG', `No catalogue has an item ${reference.catalogItemId}`, {
      catalogReference: reference,
    })
  const existing = findLine(lines, reference)
  if (isFixedQuantity(item)) {
    if (quantity > 1) throw fixed(item)
    // Somebody who clicks twice has booked once.
    if (existing) return lines
  }
  const wanted = (existing?.quantity ?? 0) + quantity
  const line: StoredLine = existing
    ? { ...existing, quantity: wanted }
    : { id: context.newId(), reference, quantity, name: item.name, ...(extendedFields && { extendedFields }) }
  checkQuantity(context, catalog, line, item, lines)
  if (existing) return lines.map((other) => (other === existing ? line : other))
  if (lines.length === mostLines)
    throw decline(400, 'MAX_LINE_ITEMS_EXCEEDED', `A cart holds at most ${mostLines} lines`, {
      maximum: mostLines,
    })
  return [...lines, line]
}

/** Answers the operations of the current cart. */
export const currentCartHandlers = (catalog: Catalog): readonly Handler[] => {
  const view = (context: Context, cart: StoredCart): Cart =>
    toCart(context, cart, totalsOf(context, catalog, cart))
  const change = (context: Context, cart: StoredCart, lines: readonly StoredLine[]): Cart => {
    const changed = view(context, saveCart(context, { ...cart, lines }))
    emitCart(context, 'updated', changed)
    return changed
  }
  const calculate = (context: Context, parts: SummaryParts): CartCalculation => {
    const cart = getCurrentStoredCart(context)
    const totals = totalsOf(context, catalog, cart)
    return { cart: toCart(context, cart, totals), summary: toCartSummary(context, cart, totals, parts) }
  }
  return [
    handle(getCurrentCart, (context) => view(context, getCurrentStoredCart(context))),

    handle(addLineItemsToCurrentCart, (context) => {
      const { catalogItems } = context.input
      if (!catalogItems.length)
        throw decline(400, 'NO_LINE_ITEMS_TO_ADD', 'There is nothing to put into the cart')
      const buyer = buyerOf(context.identity)
      const existing = findCurrentCart(context, buyer)
      const lines = catalogItems.reduce<readonly StoredLine[]>(
        (current, item) => addItem(context, catalog, current, item),
        existing?.lines ?? [],
      )
      if (existing) return change(context, existing, lines)
      const made = view(context, context.state.in(carts).put({ ...createCart(context, buyer), lines }))
      emitCart(context, 'created', made)
      return made
    }),

    handle(updateLineItemsInCurrentCart, (context) => {
      const { lineItems: updates } = context.input
      const cart = getCurrentStoredCart(context)
      if (new Set(updates.map(({ lineItemId }) => lineItemId)).size < updates.length)
        throw decline(400, 'DUPLICATE_LINE_ITEM_UPDATES', 'A line can be changed once in one call')
      const updated = updates.map(({ lineItemId, quantity }) => {
        const line = cart.lines.find(({ id }) => id === lineItemId)
        if (!line) throw notInCart(lineItemId)
        if (!quantity)
          throw decline(400, 'EMPTY_LINE_ITEM_UPDATES', `Nothing is changed of the line ${lineItemId}`, {
            lineItemId,
          })
        const item = catalog.find(context, line.reference)
        if (!item)
          throw decline(404, 'ITEM_NOT_FOUND_IN_CATALOG', `"${line.name}" is not sold any more`, {
            catalogReference: line.reference,
          })
        if (isFixedQuantity(item) && quantity.newQuantity !== 1) throw fixed(item)
        return { line: { ...line, quantity: quantity.newQuantity }, item }
      })
      const lines = cart.lines.map((line) => updated.find((own) => own.line.id === line.id)?.line ?? line)
      for (const { line, item } of updated) checkQuantity(context, catalog, line, item, lines)
      return change(context, cart, lines)
    }),

    handle(removeLineItemsFromCurrentCart, (context) => {
      const { lineItemIds } = context.input
      const cart = getCurrentStoredCart(context)
      const unknown = lineItemIds.find((lineItemId) => !cart.lines.some(({ id }) => id === lineItemId))
      if (unknown !== undefined) throw notInCart(unknown)
      return change(
        context,
        cart,
        cart.lines.filter(({ id }) => !lineItemIds.includes(id)),
      )
    }),

    handle(calculateCurrentCart, (context) =>
      calculate(context, { delivery: true, tax: true, additionalFees: true, violations: true }),
    ),

    handle(estimateCurrentCart, (context) => {
      const { calculateDelivery, calculateTax, calculateAdditionalFees, validationConfig } = context.input
      return calculate(context, {
        delivery: calculateDelivery === true,
        tax: calculateTax === true,
        additionalFees: calculateAdditionalFees === true,
        violations: validationConfig !== undefined && validationConfig !== 'SKIP_VALIDATIONS',
      })
    }),

    handle(deleteCurrentCart, (context) => {
      const cart = getCurrentStoredCart(context)
      emitCart(context, 'deleted', view(context, cart))
      context.state.in(carts).delete(cart.id)
    }),
  ]
}

/** What a visitor has chosen goes on in the cart of the member that they turn out to be. */
export const transferCart = (
  context: Context,
  catalog: Catalog,
  visitorId: string,
  memberId: string,
): void => {
  const cart = findCurrentCart(context, { visitorId })
  if (!cart) return
  const own = findCurrentCart(context, { memberId })
  if (!own) {
    saveCart(context, { ...cart, buyer: { memberId } })
    return
  }
  let lines = own.lines
  for (const line of cart.lines) {
    const existing = findLine(lines, line.reference)
    const item = catalog.look(context, line.reference)
    if (!existing) lines = [...lines, line]
    else if (item && !isFixedQuantity(item)) {
      const quantity = Math.min(existing.quantity + line.quantity, item.quantityAvailable ?? Infinity)
      // Never less than the member had: what is missing shows at the line.
      lines = lines.map((other) =>
        other === existing ? { ...other, quantity: Math.max(quantity, existing.quantity) } : other,
      )
    }
  }
  saveCart(context, { ...own, lines: lines.slice(0, mostLines) })
  context.state.in(carts).delete(cart.id)
}
