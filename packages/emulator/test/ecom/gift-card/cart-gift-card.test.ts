import {
  addGiftCardToCart,
  addGiftCardToCurrentCart,
  addLineItemsToCurrentCart,
  calculateCart,
  calculateCurrentCart,
  cancelOrder,
  type Cart,
  createCart,
  estimateCurrentCart,
  getCurrentCart,
  getGiftCard,
  listTransactionsForSingleOrder,
  type Order,
  placeOrder,
  removeGiftCardFromCart,
  removeGiftCardFromCurrentCart,
  updatePaymentStatus,
} from '@frontdesk/ecom'
import { beforeEach, describe, expect, it } from 'vitest'
import { giftCardsAppId } from '../../../src/ecom/gift-card/gift-card.ts'
import { createGiftCards, type GiftCards, type NewGiftCard } from '../../../src/ecom/index.ts'
import type { Identity } from '../../../src/kernel/handler.ts'
import { declined, goods, member, openShop, owner, service, type Shop, visitor } from '../shop.ts'

let shop: Shop
let cards: GiftCards
beforeEach(() => {
  shop = openShop()
  shop.items.set('strap', { name: 'Strap', price: '10.00', itemType: 'PHYSICAL' })
  shop.items.set('gift', { name: 'Gift card', price: '25.00', itemType: 'GIFT_CARD' })
  const { newId, business } = shop.context(owner, {})
  cards = createGiftCards({ state: shop.state, business, newId })
})

const code = 'SUMMER-GIFT'
const give = (balance = '50.00', card: Partial<NewGiftCard> = {}): string =>
  cards.set({ code, balance, ...card }).id
const left = (): string | undefined => shop.call(getGiftCard, owner, { code }).balance?.value

const itemInputs = (quantities: Readonly<Record<string, number>>) =>
  Object.entries(quantities).map(([id, quantity]) => ({ catalogReference: goods(id), quantity }))
const fill = (quantities: Readonly<Record<string, number>> = { strap: 3 }, who: Identity = visitor): Cart =>
  shop.call(addLineItemsToCurrentCart, who, { catalogItems: itemInputs(quantities) })
const enter = (input: object = {}, who: Identity = visitor): Cart =>
  shop.call(addGiftCardToCurrentCart, who, { giftCard: { code, ...input } })
const payment = (): unknown => {
  const { summary } = shop.call(calculateCurrentCart, visitor, {})
  const { requiresPaymentAfterGiftCard, totalAfterGiftCards, payNow, giftCards } =
    summary.paymentSummary ?? {}
  return {
    total: summary.priceSummary?.total?.amount,
    after: totalAfterGiftCards?.amount,
    payNow: payNow?.amount,
    requiresPaymentAfterGiftCard,
    redeemed: giftCards?.map(({ redeemAmount }) => redeemAmount?.amount),
  }
}

type Outcome = 'approved' | 'declined' | 'pending'
const order = (
  outcome: Outcome | 'offline' = 'approved',
  who: Identity = visitor,
  checkoutId = shop.call(getCurrentCart, who, {}).id,
): Order | undefined => {
  const result = shop.state.unit(() =>
    shop.commerce.placeOrder(shop.context(who, {}), {
      checkoutId,
      contact: { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' },
      delivery: { code: 'pickup' },
      payment: outcome === 'offline' ? { kind: 'offline' } : { kind: 'card', outcome },
    }),
  )
  return result.status === 'placed' ? result.order : undefined
}
const paymentsOf = ({ id }: Order): unknown[] => {
  const { payments = [] } = shop.call(listTransactionsForSingleOrder, owner, { orderId: id })
  return payments.map(({ amount, status, giftcardPaymentDetails }): unknown[] => [
    giftcardPaymentDetails ? 'gift card' : 'card',
    amount?.amount,
    status,
    ...(giftcardPaymentDetails ? [giftcardPaymentDetails.voided] : []),
  ])
}

describe('a gift card in the current cart', () => {
  it('lowers the amount that is left to pay, and not the total', () => {
    const id = give('20.00')
    fill()
    expect(enter().paymentInfo?.giftCards).toEqual([
      { id, obfuscatedCode: '*******GIFT', appId: giftCardsAppId, externalId: id },
    ])
    expect(payment()).toEqual({
      total: '30.00',
      after: '10.00',
      payNow: '10.00',
      requiresPaymentAfterGiftCard: true,
      redeemed: ['20.00'],
    })
    expect(left()).toBe('20.00')
    const removed = shop.call(removeGiftCardFromCurrentCart, visitor, { giftCardId: id })
    expect(removed.paymentInfo?.giftCards).toBeUndefined()
    expect(payment()).toMatchObject({ after: '30.00', redeemed: undefined })
    expect(() => shop.call(removeGiftCardFromCurrentCart, visitor, { giftCardId: id })).toThrow(
      declined(404, 'GIFT_CARD_NOT_FOUND_IN_CART', { giftCardId: id }),
    )
  })

  it.each([
    ['50.00', undefined, '30.00', '0.00'],
    ['50.00', '12.50', '12.50', '17.50'],
    ['10.00', '12.50', '10.00', '20.00'],
    ['50.00', '31.00', '30.00', '0.00'],
  ])('pays of %s, asked for %s, %s', (balance, requested, redeemed, after) => {
    give(balance)
    fill()
    enter(requested === undefined ? {} : { redeemAmount: { amount: requested } })
    expect(payment()).toMatchObject({
      redeemed: [redeemed],
      after,
      requiresPaymentAfterGiftCard: after !== '0.00',
    })
  })

  it('counts in an estimate when it is asked for', () => {
    give()
    fill()
    enter()
    const after = (calculateGiftCards: boolean): unknown =>
      shop.call(estimateCurrentCart, visitor, { calculateGiftCards }).summary.paymentSummary
        ?.totalAfterGiftCards?.amount
    expect([after(false), after(true)]).toEqual(['30.00', '0.00'])
  })

  it('is one, and can be used', () => {
    fill()
    expect(() => enter()).toThrow(declined(404, 'INVALID_GIFT_CARD_CODE', { giftCardCode: code }))
    give('0.00')
    const invalid = (reason: string): Error =>
      declined(409, 'INVALID_GIFT_CARD_STATUS', { giftCardCode: code, reason })
    expect(() => enter()).toThrow(invalid('EMPTY_BALANCE'))
    give('5.00', { disabled: true })
    expect(() => enter()).toThrow(invalid('DISABLED'))
    give('5.00', { expirationDate: new Date('2026-03-02T09:00:00.000Z') })
    expect(() => enter()).toThrow(invalid('EXPIRED'))
    give('5.00', { expirationDate: new Date('2026-03-02T09:00:00.001Z') })
    enter()
    expect(() => enter()).toThrow(declined(409, 'GIFT_CARD_ALREADY_EXISTS'))
    cards.set({ code: 'WINTER-GIFT', balance: '1' })
    expect(() => enter({ code: 'WINTER-GIFT' })).toThrow(
      declined(400, 'MAX_GIFT_CARDS_PER_CART_EXCEEDED', { maximum: 1 }),
    )
  })

  it('is a violation until it is removed when it can no longer be used', () => {
    const giftCardId = give('5.00')
    fill()
    enter()
    give('5.00', { disabled: true })
    expect(shop.call(calculateCurrentCart, visitor, {}).summary.violations).toContainEqual({
      scope: 'GIFT_CARD',
      severity: 'ERROR',
      code: 'INVALID_GIFT_CARD_STATUS',
      description: 'The gift card *******GIFT cannot be used',
      invalidGiftCardStatusData: { giftCardCode: '*******GIFT', giftCardId, reason: 'DISABLED' },
    })
    expect(() => order()).toThrow(declined(409, 'VIOLATIONS_WITH_ERROR_SEVERITY'))
    shop.call(removeGiftCardFromCurrentCart, visitor, { giftCardId })
    expect(order()?.paymentStatus).toBe('PAID')
  })

  it('does not pay for a gift card', () => {
    give()
    fill({ strap: 1, gift: 1 })
    enter()
    expect(payment()).toMatchObject({ after: '35.00' })
    expect(() => order()).toThrow(declined(409, 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD'))
  })

  it('goes along when the visitor signs in', () => {
    const id = give()
    fill({ strap: 1 }, member)
    fill()
    enter()
    shop.state.unit(() => {
      shop.commerce.transferCart(shop.context(member, {}), 'visitor-1', 'member-1')
    })
    expect(shop.call(getCurrentCart, member, {}).paymentInfo?.giftCards).toMatchObject([{ id }])
  })
})

describe('an order', () => {
  it('is paid by the gift card as far as it goes, and by card for the rest', () => {
    give('20.00')
    fill()
    enter()
    const placed = order()!
    expect([placed.paymentStatus, placed.balanceSummary?.paid?.amount]).toEqual(['PAID', '30.00'])
    expect(paymentsOf(placed)).toEqual([
      ['gift card', '20.00', 'APPROVED', false],
      ['card', '10.00', 'APPROVED'],
    ])
    expect(left()).toBe('0.00')
  })

  it('needs no card when the gift card pays for it', () => {
    give('50.00')
    fill()
    enter()
    expect(shop.commerce.readCheckout(shop.context(visitor, {}), fill({ strap: 1 }).id)).toMatchObject({
      // The page preselects the collection, which is free.
      total: '40.00',
      giftCard: '40.00',
      payNow: '0.00',
    })
    const placed = order('offline')!
    expect([placed.status, placed.paymentStatus]).toEqual(['APPROVED', 'PAID'])
    expect(paymentsOf(placed)).toEqual([['gift card', '40.00', 'APPROVED', false]])
    expect(left()).toBe('10.00')
  })

  it('whose card is declined takes nothing from the gift card', () => {
    give('20.00')
    fill()
    enter()
    expect(order('declined')).toBeUndefined()
    expect(left()).toBe('20.00')
  })

  it.each([
    [
      'approved',
      '0.00',
      [
        ['gift card', '20.00', 'APPROVED', false],
        ['card', '10.00', 'APPROVED'],
      ],
      'APPROVED',
    ],
    [
      'declined',
      '20.00',
      [
        ['gift card', '20.00', 'DECLINED', true],
        ['card', '10.00', 'DECLINED'],
      ],
      'REJECTED',
    ],
  ] as const)('whose card waits and is %s leaves %s on the gift card', (outcome, rest, payments, status) => {
    give('20.00')
    fill()
    enter()
    const placed = order('pending')!
    expect([placed.status, placed.paymentStatus, left()]).toEqual(['PENDING', 'PENDING', '0.00'])
    const settled = shop.state.unit(() =>
      shop.commerce.settlePayment(shop.context(visitor, {}), placed.id, outcome),
    )
    expect(settled.status).toBe(status)
    expect(paymentsOf(placed)).toEqual(payments)
    expect(left()).toBe(rest)
  })

  it('puts the amount back on the gift card when it is refunded', () => {
    give('20.00')
    shop.call(addLineItemsToCurrentCart, visitor, {
      catalogItems: [{ catalogReference: service('booking-1'), quantity: 1 }],
    })
    enter()
    const placed = order('offline')!
    expect(left()).toBe('5.00')
    shop.state.unit(() => shop.commerce.orders.refund(shop.context(owner, {}), service('booking-1')))
    expect(left()).toBe('20.00')
    expect(paymentsOf(placed)).toEqual([['gift card', '15.00', 'REFUNDED', false]])
  })

  it('gives the amount back when the business declines the waiting payment', () => {
    give('20.00')
    fill()
    enter()
    const { id: orderId } = order('pending')!
    const { payments = [] } = shop.call(listTransactionsForSingleOrder, owner, { orderId })
    const paymentId = payments[0]?.id ?? ''
    shop.call(updatePaymentStatus, owner, { orderId, paymentId, status: 'DECLINED' })
    expect(left()).toBe('20.00')
  })

  it('is one of many that share a gift card, which pays its balance and no more', () => {
    give('30.00')
    const people = Array.from({ length: 8 }, (_, index) => ({
      kind: 'visitor' as const,
      visitorId: `visitor-${index}`,
    }))
    for (const who of people) {
      fill({ strap: 1 }, who)
      enter({}, who)
    }
    const placed = people.map((who) => {
      try {
        return order('offline', who)
      } catch {
        return undefined
      }
    })
    // The others hold an empty gift card: they are told so, and order nothing.
    expect(placed.filter(Boolean).map((one) => one?.paymentStatus)).toEqual(['PAID', 'PAID', 'PAID'])
    expect(left()).toBe('0.00')
  })
})

describe('a cart by its id', () => {
  it('takes a gift card from its creation on, or later', () => {
    const giftCardId = give()
    const { id: cartId, paymentInfo } = shop.call(createCart, visitor, {
      catalogItems: itemInputs({ strap: 2 }),
      giftCards: [{ code, redeemAmount: { amount: '5' } }],
    })
    expect(paymentInfo?.giftCards).toMatchObject([
      { id: giftCardId, requestedRedeemAmount: { amount: '5.00' } },
    ])
    shop.call(removeGiftCardFromCart, visitor, { cartId, giftCardId })
    shop.call(addGiftCardToCart, visitor, { cartId, giftCard: { code } })
    expect(shop.call(calculateCart, visitor, { cartId }).summary.paymentSummary?.payNow?.amount).toBe('0.00')
    expect(() => shop.call(addGiftCardToCart, member, { cartId, giftCard: { code } })).toThrow(
      declined(404, 'CART_NOT_FOUND'),
    )
    order('offline', visitor, cartId)
    for (const call of [
      () => shop.call(addGiftCardToCart, visitor, { cartId, giftCard: { code } }),
      () => shop.call(removeGiftCardFromCart, visitor, { cartId, giftCardId }),
      () => shop.call(placeOrder, visitor, { cartId }),
    ])
      expect(call).toThrow(declined(409, 'CART_ALREADY_ORDERED'))
  })

  it('for a demonstration takes none', () => {
    give()
    const { id: cartId } = shop.call(createCart, visitor, {
      cart: { demo: true },
      catalogItems: itemInputs({ strap: 1 }),
    })
    expect(() => shop.call(addGiftCardToCart, visitor, { cartId, giftCard: { code } })).toThrow(
      declined(400, 'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART'),
    )
  })
})

describe('a gift card that is bought', () => {
  const boughtCards = (): unknown[] => cards.list().map(({ balance, orderId }) => [balance, orderId])

  it('is issued and mailed once it is paid', () => {
    fill({ gift: 2, strap: 1 })
    const placed = order('pending')!
    expect(boughtCards()).toEqual([])
    shop.mails.length = 0
    shop.state.unit(() => shop.commerce.settlePayment(shop.context(visitor, {}), placed.id, 'approved'))
    expect(boughtCards()).toEqual([
      ['25.00', placed.id],
      ['25.00', placed.id],
    ])
    const codes = cards.list().map((card) => card.code)
    expect(new Set(codes).size).toBe(2)
    for (const bought of codes) expect(bought).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect(shop.mails.filter(({ subject }) => subject.includes('gift'))).toEqual([
      {
        to: 'ana@example.com',
        subject: 'Your gift cards from Harbour Studio',
        text: [
          `You bought them with order ${placed.number ?? ''}. Enter the code at the checkout.`,
          '',
          `${codes[0] ?? ''}  €25.00`,
          `${codes[1] ?? ''}  €25.00`,
        ].join('\n'),
        code: codes[0],
      },
    ])
    expect(shop.call(getGiftCard, owner, { code: codes[0]! })).toMatchObject({
      balance: { value: '25.00' },
      status: 'VALID',
    })
    shop.advance(3 * 365 * 24 * 60 * 60 * 1000)
    expect(shop.call(getGiftCard, owner, { code: codes[0]! }).status).toBe('VALID')
    shop.advance(2 * 24 * 60 * 60 * 1000)
    expect(shop.call(getGiftCard, owner, { code: codes[0]! }).status).toBe('EXPIRED')
  })

  it('cannot be used any more once its order is canceled, and the others can', () => {
    give()
    fill({ gift: 1 })
    const placed = order()!
    const [bought] = cards.list().filter(({ orderId }) => orderId === placed.id)
    shop.call(cancelOrder, owner, { id: placed.id })
    expect(shop.call(getGiftCard, owner, { code: bought!.code }).status).toBe('DISABLED')
    expect(shop.call(getGiftCard, owner, { code }).status).toBe('VALID')
  })

  it('is not issued when the payment is declined', () => {
    fill({ gift: 1 })
    const placed = order('pending')!
    shop.state.unit(() => shop.commerce.settlePayment(shop.context(visitor, {}), placed.id, 'declined'))
    expect(boughtCards()).toEqual([])
  })
})
