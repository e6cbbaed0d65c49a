import { collection, type CollectionDefinition, type Stored } from '../../src/kernel/state.ts'
import { decline } from '../../src/kernel/failure.ts'
import type { CheckoutEntry, CheckoutView } from '../../src/ecom/checkout/checkout-view.ts'
import type { PageDependencies, PagePayment } from '../../src/pages/dependencies.ts'

export interface KeptCheckout extends Stored {
  readonly view: CheckoutView
  readonly owner: string
  readonly payment?: PagePayment
}

export const checkouts: CollectionDefinition<KeptCheckout> = collection<KeptCheckout>('test.checkouts')

export const shipped: CheckoutView = {
  id: 'cart-1',
  currency: 'EUR',
  lines: [
    { name: 'Harbour mug, stoneware', quantity: 2, details: ['Colour: Sea blue'], price: '36.00' },
    {
      name: 'Morning yoga on the pier',
      quantity: 1,
      details: ['Mon 11 May 2026, 08:00', '60 minutes with Marta'],
      price: '18.00',
    },
  ],
  subtotal: '54.00',
  discount: '4.00',
  delivery: '5.00',
  problems: [],
  fees: [{ name: 'Gift wrapping', price: '2.00' }],
  addedTax: '0.50',
  tax: '10.35',
  total: '57.50',
  deliveryChoices: [
    {
      code: 'standard',
      title: 'Standard delivery',
      hint: '3 to 5 working days',
      price: '5.00',
      pickup: false,
    },
    {
      code: 'pickup',
      title: 'Pick up at the studio',
      hint: 'Cais do Sodré 12, Lisboa',
      price: '0.00',
      pickup: true,
    },
  ],
  chosenDelivery: 'standard',
  payInPerson: false,
  codes: [],
  hasDigitalItems: false,
  takesGiftCards: true,
}

export const service: CheckoutView = {
  id: 'cart-2',
  currency: 'EUR',
  lines: [{ name: 'Sports massage', quantity: 1, details: ['Tue 12 May 2026, 10:00'], price: '60.00' }],
  subtotal: '60.00',
  problems: [],
  fees: [],
  tax: '0.00',
  total: '60.00',
  deliveryChoices: [],
  payInPerson: true,
  codes: [],
  hasDigitalItems: false,
  takesGiftCards: true,
}

/** Checkouts as the shop would keep them: enough to see what the page asks of it. */
export const shop: Pick<PageDependencies, 'readCheckout' | 'updateCheckout' | 'placeOrder'> = {
  readCheckout: ({ state, identity }, id) => {
    const kept = state.in(checkouts).get(id)
    const caller =
      identity.kind === 'visitor' ? identity.visitorId : identity.kind === 'member' ? identity.memberId : ''
    return kept && (identity.kind === 'owner' || kept.owner === caller) ? kept.view : undefined
  },
  updateCheckout: ({ state }, id, { contact, address, deliveryCode, tip }: Partial<CheckoutEntry>) => {
    const kept = state.in(checkouts).get(id)!
    const abroad = address && address.country !== 'PT'
    const delivery = deliveryCode === 'pickup' ? '0.00' : abroad ? '15.00' : kept.view.delivery
    const total = deliveryCode === undefined ? kept.view.total : (50 + Number(delivery)).toFixed(2)
    state.in(checkouts).put({
      ...kept,
      view: {
        ...kept.view,
        total,
        ...(tip && kept.view.tip && { tip: { ...kept.view.tip, chosen: tip } }),
        ...(contact && { contact }),
        ...(address && { address }),
        ...(deliveryCode !== undefined && { chosenDelivery: deliveryCode }),
        ...(delivery !== undefined && { delivery }),
      },
    })
  },
  placeOrder: ({ state, newId, mail }, { checkoutId: id, payment }) => {
    const kept = state.in(checkouts).get(id)!
    if (kept.view.order) return { status: 'placed', order: kept.view.order }
    if (kept.view.lines.some(({ name }) => name === 'Sold out'))
      throw decline(409, 'LINE_ITEMS_OUT_OF_STOCK', 'Sold out is sold out')
    if (payment.kind === 'card' && payment.outcome === 'declined') return { status: 'declined' }
    const orderId = newId()
    const email = kept.view.contact?.email ?? ''
    mail({ to: email, subject: 'Your order', text: 'Thank you' })
    state.in(checkouts).put({
      ...kept,
      payment,
      view: {
        ...kept.view,
        order: {
          id: orderId,
          number: '10042',
          email,
          paymentStatus: payment.kind === 'card' ? 'PAID' : 'NOT_PAID',
        },
      },
    })
    return { status: 'placed', order: { id: orderId } }
  },
}
