import type {
  CartLineItem,
  CatalogItemInput,
  CustomItemInput,
  LineItemsToAdd,
  LineItemUpdate,
} from '@frontdesk/ecom'
import type { CatalogItem } from '../../kernel/catalog-provider.ts'
import { decline, type Failure, forbidden, refusedUnder } from '../../kernel/failure.ts'
import type { Catalog, Context } from '../catalog.ts'
import { changeMembership, chooseMembership } from '../membership/membership-choice.ts'
import { findLine } from './cart.ts'
import { chooseItem, customLine, isFixedQuantity, nameOf, quantityOf, refuseOverrides } from './cart-line.ts'

/** Largest number of lines in a cart; the limit of the platform. */
const mostLines = 300

const insufficient = (line: CartLineItem, quantityAvailable: number): Failure =>
  decline(409, 'INSUFFICIENT_INVENTORY', `There are ${quantityAvailable} left of "${nameOf(line)}"`, {
    ...(line.source?.catalogReference && { catalogItemId: line.source.catalogReference.catalogItemId }),
    quantityAvailable,
  })

const fixed = (name: string): Failure =>
  decline(400, 'FIXED_QUANTITY_ITEM', `"${name}" is sold one at a time: its quantity is always 1`)

const notInCart = (lineItemId: string): Failure =>
  decline(404, 'LINE_ITEM_NOT_FOUND_IN_CART', `The cart has no line with id ${lineItemId}`, { lineItemId })

/** Checks the quantity of a line against the stock that the other lines leave. */
const checkQuantity = (
  context: Context,
  catalog: Catalog,
  line: CartLineItem,
  { stockId, quantityAvailable }: Pick<CatalogItem, 'stockId' | 'quantityAvailable'>,
  lines: readonly CartLineItem[],
): void => {
  if (quantityAvailable === undefined) return
  const taken = lines
    .filter(({ id, source }) => id !== line.id && stockId !== undefined && source?.catalogReference)
    .filter(
      ({ source }) =>
        source?.catalogReference && catalog.look(context, source.catalogReference)?.stockId === stockId,
    )
    .reduce((total, other) => total + quantityOf(other), 0)
  const left = Math.max(0, quantityAvailable - taken)
  if (quantityOf(line) > left) throw insufficient(line, left)
}

const withQuantity = (line: CartLineItem, requestedQuantity: number): CartLineItem => ({
  ...line,
  quantityInfo: { ...line.quantityInfo, requestedQuantity },
})

/** A line with the membership that an input chooses for it, if any. */
const withMembership = (
  line: CartLineItem,
  { membershipPayment }: Pick<CatalogItemInput, 'membershipPayment'>,
): CartLineItem => (membershipPayment ? chooseMembership(line, membershipPayment) : line)

/** Appends a line, up to the limit. */
const append = (lines: readonly CartLineItem[], line: CartLineItem): readonly CartLineItem[] => {
  if (lines.length === mostLines)
    throw decline(400, 'MAX_LINE_ITEMS_EXCEEDED', `A cart holds at most ${mostLines} lines`, {
      maximum: mostLines,
    })
  return [...lines, line]
}

/** Adds an item: raises the quantity of its line, or appends a line. */
const addItem = (
  context: Context,
  catalog: Catalog,
  lines: readonly CartLineItem[],
  chosen: CatalogItemInput,
): readonly CartLineItem[] => {
  const { line: added, item } = chooseItem(context, catalog, chosen)
  const existing = findLine(lines, added.source?.catalogReference)
  if (isFixedQuantity(item)) {
    if (chosen.quantity > 1) throw fixed(item.name)
    // A second click on the same booking changes nothing but the membership that it names.
    if (existing) return lines.map((line) => (line === existing ? withMembership(line, chosen) : line))
  }
  const line = existing ? withQuantity(existing, quantityOf(existing) + chosen.quantity) : added
  checkQuantity(context, catalog, line, item, lines)
  return existing ? lines.map((other) => (other === existing ? line : other)) : append(lines, line)
}

/** Adds a custom item, always as a new line. */
const addCustomItem = (
  context: Context,
  lines: readonly CartLineItem[],
  item: CustomItemInput,
): readonly CartLineItem[] => {
  const line = customLine(context, item)
  const { availableQuantity } = line.quantityInfo ?? {}
  if (availableQuantity !== undefined && quantityOf(line) > availableQuantity)
    throw insufficient(line, availableQuantity)
  return append(lines, line)
}

/** Reads the stock of a line from its catalog, or from the line itself when it is custom. */
const availabilityOf = (
  context: Context,
  catalog: Catalog,
  { name, source, quantityInfo = {}, customLineItem }: CartLineItem,
): Pick<CatalogItem, 'stockId' | 'quantityAvailable'> & { readonly fixedQuantity: boolean } => {
  const reference = source?.catalogReference
  if (customLineItem || !reference) {
    const { availableQuantity, fixedQuantity = false } = quantityInfo
    return { fixedQuantity, ...(availableQuantity !== undefined && { quantityAvailable: availableQuantity }) }
  }
  const item = catalog.find(context, reference)
  if (!item)
    throw decline(404, 'ITEM_NOT_FOUND_IN_CATALOG', `"${name?.original ?? ''}" is not sold any more`, {
      catalogReference: reference,
    })
  return { ...item, fixedQuantity: isFixedQuantity(item) }
}

/**
 * Adds items to the lines of a cart.
 *
 * @throws Failure `FORBIDDEN` for custom items of somebody else than the business, or the refusal of an item, by its place.
 */
export const addLines = (
  context: Context,
  catalog: Catalog,
  lines: readonly CartLineItem[],
  { catalogItems = [], customItems = [] }: LineItemsToAdd,
): readonly CartLineItem[] => {
  if (customItems.length && context.identity.kind !== 'owner')
    throw forbidden('Only the business may add custom items: they have prices of their own')
  const chosen = catalogItems.reduce<readonly CartLineItem[]>(
    (current, item, index) =>
      refusedUnder(`catalogItems.${index}`, () => addItem(context, catalog, current, item)),
    lines,
  )
  return customItems.reduce<readonly CartLineItem[]>(
    (current, item, index) =>
      refusedUnder(`customItems.${index}`, () => addCustomItem(context, current, item)),
    chosen,
  )
}

/** Changes the quantities of lines of a cart, and the memberships that pay for them. @throws Failure by the line, or by its stock */
export const changeLines = (
  context: Context,
  catalog: Catalog,
  lineItems: readonly CartLineItem[],
  updates: readonly LineItemUpdate[],
): readonly CartLineItem[] => {
  for (const [index, update] of updates.entries())
    refusedUnder(`lineItems.${index}`, () => refuseOverrides(update))
  if (new Set(updates.map(({ lineItemId }) => lineItemId)).size < updates.length)
    throw decline(400, 'DUPLICATE_LINE_ITEM_UPDATES', 'A line can be changed once in one call')
  const updated = updates.map((update, index) => {
    const { lineItemId, quantity, membershipPayment } = update
    const found = lineItems.find(({ id }) => id === lineItemId)
    if (!found) throw notInCart(lineItemId)
    if (!quantity && !membershipPayment)
      throw decline(400, 'EMPTY_LINE_ITEM_UPDATES', `Nothing is changed of the line ${lineItemId}`, {
        lineItemId,
      })
    const line = refusedUnder(`lineItems.${index}`, () =>
      membershipPayment ? changeMembership(found, membershipPayment) : found,
    )
    const item = availabilityOf(context, catalog, line)
    const { newQuantity } = quantity ?? { newQuantity: quantityOf(line) }
    if (item.fixedQuantity && newQuantity !== quantityOf(line)) throw fixed(nameOf(line))
    return { line: withQuantity(line, newQuantity), item }
  })
  const lines = lineItems.map((line) => updated.find((own) => own.line.id === line.id)?.line ?? line)
  for (const { line, item } of updated) checkQuantity(context, catalog, line, item, lines)
  return lines
}

/** Takes lines out of a cart. @throws Failure `LINE_ITEM_NOT_FOUND_IN_CART` */
export const removeLines = (
  lineItems: readonly CartLineItem[],
  lineItemIds: readonly string[],
): readonly CartLineItem[] => {
  const unknown = lineItemIds.find((lineItemId) => !lineItems.some(({ id }) => id === lineItemId))
  if (unknown !== undefined) throw notInCart(unknown)
  return lineItems.filter(({ id }) => !lineItemIds.includes(id))
}

/** Merges the lines of the visitor into those of the member, up to the stock. */
export const mergeLines = (
  context: Context,
  catalog: Catalog,
  own: readonly CartLineItem[],
  visitors: readonly CartLineItem[],
): CartLineItem[] => {
  let lines = [...own]
  for (const line of visitors) {
    const reference = line.source?.catalogReference
    const existing = findLine(lines, reference)
    const item = reference && catalog.look(context, reference)
    if (!existing) lines = [...lines, line]
    else if (item && !isFixedQuantity(item)) {
      const quantity = Math.min(quantityOf(existing) + quantityOf(line), item.quantityAvailable ?? Infinity)
      // The member keeps at least their own quantity; the status of the line shows missing stock.
      const merged = withQuantity(existing, Math.max(quantity, quantityOf(existing)))
      lines = lines.map((other) => (other === existing ? merged : other))
    }
  }
  return lines.slice(0, mostLines)
}
