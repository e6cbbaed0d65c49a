import {
  abandonedCheckoutActivityTypes,
  addAbandonedCheckoutActivity,
  addLineItemsToCurrentCart,
  bulkDeleteAbandonedCheckouts,
  deleteAbandonedCheckout,
  getAbandonedCheckout,
  queryAbandonedCheckouts,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { abandonmentDelay } from '../../src/ecom/abandoned-checkout/abandonment.ts'
import { address } from './purchase.ts'
import { declined, goods, openShop, owner, type Shop, visitor } from './shop.ts'

let shop: Shop
let cartId: string
beforeEach(() => {
  shop = openShop()
  const catalogItems = [{ catalogReference: goods('mat'), quantity: 2 }]
  cartId = shop.call(addLineItemsToCurrentCart, visitor, { catalogItems }).id
})

const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }
const enter = (email = contact.email): void =>
  shop.state.unit(() =>
    shop.commerce.updateCheckout(shop.context(visitor, {}), cartId, { contact: { ...contact, email } }),
  )
/** Does what is due, as the clock would. */
const pass = (milliseconds: number): void => {
  shop.advance(milliseconds)
  const { nextAt, run } = shop.commerce.abandonment
  const context = shop.context({ kind: 'none' }, {})
  if ((nextAt(shop.state) ?? Infinity) <= context.now().getTime()) shop.state.unit(() => run(context))
}
const list = () => shop.call(queryAbandonedCheckouts, owner, {}).items
const abandon = () => {
  enter()
  pass(abandonmentDelay)
  return list()[0]!
}
const order = () =>
  shop.state.unit(() =>
    shop.commerce.placeOrder(shop.context(visitor, {}), {
      checkoutId: cartId,
      contact,
      delivery: { code: 'standard', address },
      payment: { kind: 'card', outcome: 'approved' },
    } as never),
  )

describe('a checkout with an e-mail address', () => {
  it('is abandoned when it rests for an hour, and not before', () => {
    enter()
    pass(abandonmentDelay - 1)
    expect(list()).toEqual([])
    shop.events.length = 0
    pass(1)
    const now = new Date('2026-03-02T10:00:00.000Z')
    const url = `http://127.0.0.1:4600/pages/checkout/${cartId}`
    const [abandoned] = list()
    expect(abandoned).toMatchObject({
      createdDate: now,
      updatedDate: now,
      checkoutId: cartId,
      cartId,
      status: 'ABANDONED',
      buyerLanguage: 'en',
      buyerInfo: { visitorId: 'visitor-1', email: 'ana@example.com' },
      contactDetails: { firstName: 'Ana', lastName: 'Ferreira' },
      currency: 'EUR',
      conversionCurrency: 'EUR',
      subtotalPrice: { amount: '49.98' },
      lineItems: [
        {
          quantity: 2,
          catalogReference: goods('mat'),
          productName: { original: 'Yoga mat' },
          price: { amount: '24.99' },
          physicalProperties: { weight: 2.4, sku: 'MAT-1' },
        },
      ],
      activities: [
        { createdDate: now, type: 'SCHEDULED' },
        { createdDate: now, type: 'EMAIL_SENT' },
      ],
      checkoutUrl: url,
    })
    expect(shop.mails).toEqual([
      {
        to: 'ana@example.com',
        subject: 'You left something at Harbour Studio',
        text: `Your cart is still there. Go on where you stopped: ${url}`,
        link: url,
      },
    ])
    expect(shop.events.map(({ entityFqdn, slug, entity }) => [entityFqdn, slug, entity])).toEqual([
      ['wix.ecom.v1.abandoned_checkout', 'created', abandoned],
    ])
  })

  it('is abandoned once', () => {
    abandon()
    pass(10 * abandonmentDelay)
    expect(list()).toHaveLength(1)
    expect(shop.mails).toHaveLength(1)
  })

  it('writes to nobody under a domain that never exists', () => {
    enter('ana@example.invalid')
    pass(abandonmentDelay)
    expect(shop.mails).toEqual([])
    expect(list()[0]?.activities?.map(({ type }) => type)).toEqual(['SCHEDULED', 'EMAIL_NOT_SENT'])
  })

  it('is recovered when the buyer orders after all', () => {
    const { id } = abandon()
    shop.advance(60_000)
    shop.events.length = 0
    order()
    const recovered = shop.call(getAbandonedCheckout, owner, { abandonedCheckoutId: id })
    expect(recovered).toMatchObject({
      status: 'RECOVERED',
      checkoutRecoveredDate: new Date('2026-03-02T10:01:00.000Z'),
    })
    const own = shop.events.filter(({ entityFqdn }) => entityFqdn === 'wix.ecom.v1.abandoned_checkout')
    expect(own.map(({ slug, entity }) => [slug, entity])).toEqual([
      ['updated', recovered],
      ['recovered', { abandonedCheckout: recovered }],
    ])
  })
})

describe('a cart', () => {
  it('without an e-mail address is not abandoned', () => {
    pass(10 * abandonmentDelay)
    expect(list()).toEqual([])
  })

  it('that was ordered is not abandoned', () => {
    enter()
    order()
    pass(10 * abandonmentDelay)
    expect(list()).toEqual([])
  })
})

describe('the business', () => {
  it.each(abandonedCheckoutActivityTypes)('notes the activity %s', (activityType) => {
    const { id, activities = [] } = abandon()
    shop.advance(60_000)
    const input = { abandonedCheckoutId: id, activityType }
    expect(shop.call(addAbandonedCheckoutActivity, owner, input).activities).toEqual([
      ...activities,
      { createdDate: new Date('2026-03-02T10:01:00.000Z'), type: activityType },
    ])
  })

  it('notes at most 20 activities', () => {
    const { id } = abandon()
    const add = () =>
      shop.call(addAbandonedCheckoutActivity, owner, {
        abandonedCheckoutId: id,
        activityType: 'TASK_CREATED',
      })
    for (let count = 3; count <= 20; count++) expect(add().activities).toHaveLength(count)
    expect(add).toThrow(declined(409, 'TOO_MANY_ACTIVITIES'))
  })

  it('finds and deletes them', () => {
    const { id } = abandon()
    const filter = { filter: { 'buyerInfo.email': 'ana@example.com', status: 'ABANDONED' as const } }
    expect(shop.call(queryAbandonedCheckouts, owner, filter).items.map((found) => found.id)).toEqual([id])
    const recovered = { filter: { status: 'RECOVERED' as const } }
    expect(shop.call(queryAbandonedCheckouts, owner, recovered).items).toEqual([])
    shop.call(deleteAbandonedCheckout, owner, { abandonedCheckoutId: id })
    expect(() => shop.call(getAbandonedCheckout, owner, { abandonedCheckoutId: id })).toThrow(
      declined(404, 'NOT_FOUND', { id }),
    )
    const abandonedCheckoutIds = [id]
    expect(
      shop.call(bulkDeleteAbandonedCheckouts, owner, { abandonedCheckoutIds }).bulkActionMetadata,
    ).toEqual({ totalSuccesses: 0, totalFailures: 1, undetailedFailures: 0 })
  })

  it('deletes several at once', () => {
    const { id } = abandon()
    const abandonedCheckoutIds = [id]
    expect(
      shop.call(bulkDeleteAbandonedCheckouts, owner, { abandonedCheckoutIds }).bulkActionMetadata,
    ).toEqual({ totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 })
    pass(abandonmentDelay)
    expect(list()).toEqual([])
  })
})
