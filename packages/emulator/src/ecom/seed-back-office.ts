import {
  addLineItemsToCurrentCart,
  type CatalogReference,
  createBackInStockRequest,
  createDraftOrder,
  generateInvoice,
} from '@frontdesk/ecom'
import { storesAppId } from '@frontdesk/stores'
import { findMemberByEmail } from '../auth/member.ts'
import { day, minute } from '../bookings/availability/zoned-time.ts'
import type { DueWork } from '../kernel/due-work.ts'
import type { Identity } from '../kernel/handler.ts'
import type { Perform } from '../kernel/perform.ts'
import { createPast, type SeedContext } from '../kernel/seed-context.ts'
import { products } from '../stores/product.ts'
import { abandonmentDelay } from './abandoned-checkout/abandonment.ts'
import type { Checkout } from './checkout/checkout-calls.ts'
import { orders } from './order/state.ts'

const owner: Identity = { kind: 'owner' }

/** The means of what a seed does in the name of customers and of the business. */
export interface SeedMeans {
  readonly perform: Perform
  readonly checkout: Pick<Checkout, 'updateCheckout'>
  /** Notes the checkouts whose buyers did not order. */
  readonly abandonment: DueWork
}

/**
 * Creates the work that waits for the business after the purchases of its members: an offer to a company as a draft
 * order, the invoice of a paid order, customers who wait for the eye pillow, and a checkout that a visitor left.
 */
export const seedBackOffice = (seed: SeedContext, { perform, checkout, abandonment }: SeedMeans): void => {
  const { state, now } = seed
  const contextAt = createPast(seed, '8106')
  const ago = (time: number): Date => new Date(+now() - time)

  const referenceOf = (slug: string, options?: Readonly<Record<string, string>>): CatalogReference => {
    const [product] = state.in(products).by('slug', slug)
    if (!product) throw new Error(`The demo has no product ${slug}`)
    return { catalogItemId: product.id, appId: storesAppId, ...(options && { options: { options } }) }
  }

  const offer = contextAt(ago(2 * day), owner)
  perform(createDraftOrder, offer, {
    draftOrder: {
      catalogLineItems: [
        { catalogReference: referenceOf('cork-block'), quantity: 12 },
        { catalogReference: referenceOf('cotton-strap', { Length: '240 cm' }), quantity: 12 },
      ],
      customLineItems: [
        {
          productName: { original: 'Morning at the office: breath and back' },
          itemType: { preset: 'SERVICE' },
          price: { amount: '180.00' },
        },
      ],
      discounts: [{ percentage: '10', description: 'For the whole team' }],
      buyerInfo: { email: 'office@farol.example' },
      billingInfo: {
        address: {
          country: 'PT',
          city: 'Lisboa',
          postalCode: '1100-053',
          addressLine: 'Rua dos Fanqueiros 60',
        },
        contactDetails: { firstName: 'Beatriz', lastName: 'Nunes', company: 'Farol Software' },
      },
    },
  })

  const paid = state
    .in(orders)
    .find(
      ({ buyerInfo, paymentStatus }) => buyerInfo?.email === 'tom@example.com' && paymentStatus === 'PAID',
    )
  if (paid) perform(generateInvoice, contextAt(ago(12 * 60 * minute), owner), { orderId: paid.id })

  for (const [email, days] of [
    ['tom@example.com', 6],
    ['leonor@example.com', 2],
  ] as const) {
    const member = findMemberByEmail(state, email)
    const identity: Identity = member
      ? { kind: 'member', memberId: member.id }
      : { kind: 'visitor', visitorId: contextAt(now(), owner).newId() }
    perform(createBackInStockRequest, contextAt(ago(days * day), identity), {
      request: { catalogReference: referenceOf('linen-eye-pillow'), email },
      itemDetails: { name: 'Linen eye pillow' },
    })
  }

  const left = contextAt(ago(day), { kind: 'visitor', visitorId: offer.newId() })
  const cart = perform(addLineItemsToCurrentCart, left, {
    catalogItems: [{ catalogReference: referenceOf('wool-blanket'), quantity: 1 }],
  })
  checkout.updateCheckout(left, cart.id, {
    contact: { firstName: 'Leonor', lastName: 'Pires', email: 'leonor@example.com' },
  })
  abandonment.run(contextAt(ago(day - abandonmentDelay), { kind: 'none' }))
}
