import { addLineItemsToCurrentCart, type Order } from '@frontdesk/ecom'
import type { Identity } from '../../src/kernel/handler.ts'
import { goods, type Shop, visitor } from './shop.ts'

export const address = { country: 'PT', city: 'Lisboa', addressLine: 'Rua do Ouro 1' }

/** A purchase: its items, its payment and its delivery. */
export interface Purchase {
  /** The numbers of pieces by item. */
  readonly items?: Readonly<Record<string, number>>
  readonly buyer?: Identity
  readonly delivery?: object
  readonly payment?: object
}

/** An order by way of the cart and the checkout: paid by card and delivered to Lisbon unless it is said otherwise. */
export const purchase = (
  shop: Shop,
  {
    items = { mat: 3, block: 1 },
    buyer = visitor,
    delivery = { code: 'standard', address },
    payment = { kind: 'card', outcome: 'approved' },
  }: Purchase = {},
): Order => {
  const { id: checkoutId } = shop.call(addLineItemsToCurrentCart, buyer, {
    catalogItems: Object.entries(items).map(([id, quantity]) => ({ catalogReference: goods(id), quantity })),
  })
  const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }
  const request = { checkoutId, contact, delivery, payment } as never
  const result = shop.state.unit(() => shop.commerce.placeOrder(shop.context(buyer, {}), request))
  if (result.status === 'declined') throw new Error('The card was declined')
  return result.order
}

/** The id of the line of an order that holds an item. */
export const lineOf = ({ lineItems = [] }: Order, item: string): string => {
  const line = lineItems.find(({ catalogReference }) => catalogReference?.catalogItemId === item)
  if (!line) throw new Error(`The order has no ${item}`)
  return line.id
}

/** The types of the entries in the history of an order. */
export const typesOf = ({ activities = [] }: Order) => activities.map(({ activityType }) => activityType)
