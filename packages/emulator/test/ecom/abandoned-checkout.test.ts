import {
  abandonedCheckoutActivityTypes,
  addAbandonedCheckoutActivity,
  addCouponToCurrentCart,
  addLineItemsToCurrentCart,
  bulkDeleteAbandonedCheckouts,
  createDiscountRule,
  deleteAbandonedCheckout,
  getAbandonedCheckout,
  queryAbandonedCheckouts,
  searchAbandonedCheckouts,
  updateCurrentCart,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { carts, createCoupons } from '../../src/ecom/index.ts'
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

const messages = 'com.wix.ecommerce.cart.abandonment.api.v1'
const told = (fqdn: string) =>
  shop.events.filter(({ entityFqdn }) => entityFqdn === fqdn).map(({ slug, entity }) => [slug, entity])
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

describe('a checkout with an email address', () => {
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
      [
        messages,
        'CartAbandonedEvent',
        {
          cartId,
          creationTime: new Date('2026-03-02T09:00:00.000Z'),
          abandonTime: now,
          buyerInfo: {
            id: 'visitor-1',
            identityType: 'VISITOR',
            email: 'ana@example.com',
            firstName: 'Ana',
            lastName: 'Ferreira',
          },
          itemsCount: 2,
          totals: { subtotal: '49.98', total: abandoned!.totalPrice!.amount },
          currency: 'EUR',
          checkoutUrl: url,
        },
      ],
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
    expect(told('wix.ecom.v1.abandoned_checkout')).toEqual([
      ['updated', recovered],
      ['recovered', { abandonedCheckout: recovered }],
    ])
    expect(told(messages)).toEqual([
      [
        'CartRecoveredEvent',
        {
          cartId,
          creationTime: new Date('2026-03-02T09:00:00.000Z'),
          abandonTime: new Date('2026-03-02T10:00:00.000Z'),
          recoveredTime: new Date('2026-03-02T10:01:00.000Z'),
          orderId: expect.any(String) as string,
        },
      ],
    ])
  })
})

describe('a cart', () => {
  it('without an email address is not abandoned', () => {
    pass(10 * abandonmentDelay)
    expect(list()).toEqual([])
  })

  it('is not abandoned after it was ordered', () => {
    enter()
    order()
    pass(10 * abandonmentDelay)
    expect(list()).toEqual([])
  })
})

describe('the message about an abandoned cart', () => {
  it.each([
    [
      { memberId: 'member-1', visitorId: undefined },
      { id: 'member-1', identityType: 'MEMBER' },
    ],
    [
      { userId: 'user-1', visitorId: undefined },
      { id: 'user-1', identityType: 'ADMIN' },
    ],
    [
      { contactId: 'contact-1', visitorId: undefined },
      { id: 'contact-1', identityType: 'CONTACT' },
    ],
    [{}, { id: 'visitor-1', identityType: 'VISITOR' }],
  ])('names the buyer with %j', (customerInfo, buyer) => {
    enter()
    const kept = shop.state.in(carts).get(cartId)!
    const { visitorId, ...known } = { ...kept.customerInfo, ...customerInfo }
    shop.state.unit(() =>
      shop.state.in(carts).put({
        ...kept,
        customerInfo: { ...known, ...(visitorId !== undefined && { visitorId }) },
      }),
    )
    pass(abandonmentDelay)
    expect(told(messages)[0]?.[1]).toMatchObject({ buyerInfo: { ...buyer, email: 'ana@example.com' } })
  })
})

describe('a search', () => {
  const find = (input: object) => shop.call(searchAbandonedCheckouts, owner, input).items.map(({ id }) => id)

  it('knows the company and the tax number that the buyer has entered', () => {
    const customerInfo = {
      firstName: 'Ana',
      lastName: 'Ferreira',
      phone: '+351 912 345 678',
      company: 'Harbour Lda',
      vatId: { id: '12.345.678/0001-95', type: 'CNPJ' as const },
    }
    shop.call(updateCurrentCart, visitor, { cart: { customerInfo } })
    expect(abandon().contactDetails).toEqual(customerInfo)
  })

  it('finds them by words, by what was done, and by their coupons', () => {
    createCoupons({ state: shop.state, newId: () => 'coupon-1' }).set({ code: 'TEN', percentOff: 10 })
    shop.call(addCouponToCurrentCart, visitor, { coupon: { code: 'TEN' } })
    const { id, appliedDiscounts } = abandon()
    expect(appliedDiscounts).toMatchObject([
      { discountType: 'GLOBAL', coupon: { id: 'coupon-1', code: 'TEN', amount: { amount: '5.00' } } },
    ])
    expect(appliedDiscounts?.[0]?.lineItemIds).toHaveLength(1)
    for (const expression of ['ferreira', 'ana', 'ana@example.com'])
      expect(find({ search: { expression } })).toEqual([id])
    expect(find({ search: { expression: 'nobody' } })).toEqual([])
    expect(find({ search: { expression: 'ferreira', fields: ['contactDetails.firstName'] } })).toEqual([])
    for (const [field, held, other] of [
      ['activities.type', 'EMAIL_SENT', 'TASK_CREATED'],
      ['appliedDiscounts.coupon.code', 'TEN', 'ELEVEN'],
    ] as const) {
      expect(find({ filter: { [field]: { $hasSome: [held, other] } } })).toEqual([id])
      expect(find({ filter: { [field]: { $hasAll: [held, other] } } })).toEqual([])
    }
    expect(find({ filter: { status: 'RECOVERED' } })).toEqual([])
  })

  it('names a discount of a rule', () => {
    const scope = { id: 'all', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: goods('mat').appId } }
    const { id: ruleId } = shop.call(createDiscountRule, owner, {
      discountRule: {
        name: 'Spring',
        active: true,
        discounts: {
          values: [
            {
              discountType: 'PERCENTAGE',
              percentage: 10,
              targetType: 'SPECIFIC_ITEMS',
              specificItemsInfo: { scopes: [scope] },
            },
          ],
        },
      },
    })
    expect(abandon().appliedDiscounts).toMatchObject([
      { discountType: 'SPECIFIC_ITEMS', discountRule: { id: ruleId, name: { original: 'Spring' } } },
    ])
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
