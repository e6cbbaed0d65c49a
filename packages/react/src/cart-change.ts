import type { Client } from '@frontdesk/core'
import {
  addLineItemsToCurrentCart,
  type Cart,
  type CartLineItem,
  type CatalogItemInput,
  removeLineItemsFromCurrentCart,
  updateLineItemsInCurrentCart,
} from '@frontdesk/ecom'

/** One thing that a customer does to the cart. */
export type CartChange =
  | { readonly type: 'add'; readonly items: readonly CatalogItemInput[] }
  | { readonly type: 'setQuantity'; readonly lineItemId: string; readonly quantity: number }
  | { readonly type: 'remove'; readonly lineItemId: string }

/** A change and how far it got. */
export interface CartChangeState {
  readonly change: CartChange
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly error: Error | null
}

/** A line as the customer wants it: the quantity is ahead of the platform, the prices never are. */
export interface CartLine extends CartLineItem {
  readonly quantity: number
  /** Whether a change of this line is under way, so that its price may be an old one. */
  readonly pending: boolean
}

/** Makes the call of a change. */
export const applyCartChange = (client: Client, change: CartChange): Promise<Cart> => {
  switch (change.type) {
    case 'add':
      return addLineItemsToCurrentCart(client, { catalogItems: [...change.items] })
    case 'setQuantity': {
      const { lineItemId, quantity: newQuantity } = change
      return updateLineItemsInCurrentCart(client, { lineItems: [{ lineItemId, quantity: { newQuantity } }] })
    }
    case 'remove':
      return removeLineItemsFromCurrentCart(client, { lineItemIds: [change.lineItemId] })
  }
}

/** The lines of a cart with the changes that are under way: quantities, and lines that go. */
export const projectLines = (
  lines: readonly CartLineItem[],
  changes: readonly CartChangeState[],
): readonly CartLine[] => {
  const wanted = new Map<string, number>()
  for (const { change, status } of changes)
    if (status === 'pending' && change.type !== 'add')
      wanted.set(change.lineItemId, change.type === 'remove' ? 0 : change.quantity)
  return lines.flatMap((line) => {
    const quantity = wanted.get(line.id) ?? quantityOf(line)
    return quantity === 0 ? [] : [{ ...line, quantity, pending: wanted.has(line.id) }]
  })
}

const quantityOf = ({ quantityInfo }: CartLineItem): number =>
  quantityInfo?.requestedQuantity ?? quantityInfo?.confirmedQuantity ?? 1

/** Why the last change of each line failed; a later change of the same line clears it. */
export const cartErrorsByLine = (
  changes: readonly CartChangeState[],
): Readonly<Partial<Record<string, Error>>> => {
  const errors = new Map<string, Error>()
  for (const { change, error } of changes) {
    if (change.type === 'add') continue
    if (error) errors.set(change.lineItemId, error)
    else errors.delete(change.lineItemId)
  }
  return Object.fromEntries(errors)
}
