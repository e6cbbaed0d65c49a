import {
  addLineItemsToCurrentCart,
  getOrder,
  getTipByOrderId,
  type NewTip,
  type Order,
  queryTipDistributions,
  removeTipFromOrder,
  setTipOnOrder,
  sumTipDistributionAmounts,
  type TipOnOrder,
} from '@frontdesk/ecom'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { staffMembers } from '../../../src/bookings/staff/staff-member.ts'
import { orders } from '../../../src/ecom/order/state.ts'
import { declined, openShop, owner, refused, service, type Shop, visitor } from '../shop.ts'

let shop: Shop
let orderId: string
const open = (currency = 'EUR'): void => {
  shop = openShop(currency)
  orderId = place()
}
beforeEach(() => {
  open()
})

const now = new Date('2026-03-02T09:00:00.000Z')

/** An order of 15.00 that is paid by card. */
const place = (): string => {
  const { id: checkoutId } = shop.call(addLineItemsToCurrentCart, visitor, {
    catalogItems: [{ catalogReference: service('booking-1'), quantity: 1 }],
  })
  const result = shop.state.unit(() =>
    shop.commerce.placeOrder(shop.context(visitor, {}), {
      checkoutId,
      contact: { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' },
      payment: { kind: 'card', outcome: 'approved' },
    }),
  )
  if (result.status === 'declined') throw new Error('The card was declined')
  return result.order.id
}

const set = (tip: NewTip): TipOnOrder => shop.call(setTipOnOrder, owner, { orderId, tip })
const read = (): Order => shop.call(getOrder, owner, { id: orderId })
const totals = (): unknown => {
  const { priceSummary, balanceSummary, paymentStatus, additionalFees = [] } = read()
  return {
    fees: additionalFees.map(({ code, price }) => [code, price?.amount]),
    total: priceSummary?.total?.amount,
    totalAdditionalFees: priceSummary?.totalAdditionalFees?.amount,
    balance: balanceSummary?.balance?.amount,
    paymentStatus,
  }
}

const plain = {
  fees: [],
  total: '15.00',
  totalAdditionalFees: '0.00',
  balance: '0.00',
  paymentStatus: 'PAID',
}

describe('the tip of an order', () => {
  it('is a fee that is still to be paid, until it is removed', () => {
    const { tip, orderInfo } = set({ amount: '3' })
    expect(tip).toEqual({
      id: tip?.id,
      lineItemSubtotal: '15.00',
      amount: '3.00',
      distributions: [],
      undistributedAmount: '3.00',
    })
    const [fee] = read().additionalFees ?? []
    expect(orderInfo).toEqual({
      orderId,
      additionalFeeId: fee?.id,
      additionalFeePrice: { amount: '3.00', formattedAmount: '€3.00' },
    })
    expect(totals()).toEqual({
      fees: [['tip', '3.00']],
      total: '18.00',
      totalAdditionalFees: '3.00',
      balance: '3.00',
      paymentStatus: 'PARTIALLY_PAID',
    })
    expect(shop.call(getTipByOrderId, owner, { orderId })).toEqual(tip)
    expect(shop.call(removeTipFromOrder, owner, { orderId })).toEqual({
      orderId,
      additionalFeeId: fee?.id,
      additionalFeePrice: { amount: '0.00', formattedAmount: '€0.00' },
    })
    expect(totals()).toEqual(plain)
    expect(() => shop.call(getTipByOrderId, owner, { orderId })).toThrow(declined(404, 'TIP_NOT_FOUND'))
    expect(() => shop.call(removeTipFromOrder, owner, { orderId })).toThrow(declined(404, 'TIP_NOT_FOUND'))
  })

  it('takes the place of the one before it', () => {
    set({ amount: '3.00', distributions: [{ amount: '1.00' }] })
    const { tip } = set({ amount: '2.00' })
    expect(totals()).toMatchObject({ fees: [['tip', '2.00']], total: '17.00', balance: '2.00' })
    expect(tip?.distributions).toEqual([])
    expect(shop.call(queryTipDistributions, owner, {}).items).toEqual([])
  })

  it('is split among the staff', () => {
    shop.state.unit(() => shop.state.in(staffMembers).put({ id: 'ines', name: 'Ines Duarte' } as never))
    const { tip } = set({
      amount: '5.00',
      distributions: [
        { amount: '3.00', staff: { staffMemberId: 'ines' }, source: 'POS' },
        { amount: '1.5', staff: { id: 'till' } },
      ],
    })
    const part = { tipId: tip?.id, orderId, createdDate: now }
    const [first, second] = tip?.distributions ?? []
    expect(tip?.distributions).toEqual([
      {
        ...part,
        id: first?.id,
        amount: '3.00',
        staff: { staffMemberId: 'ines', name: 'Ines Duarte' },
        source: 'POS',
      },
      { ...part, id: second?.id, amount: '1.50', staff: { id: 'till' }, source: 'UNKNOWN_SOURCE' },
    ])
    expect(tip?.undistributedAmount).toBe('0.50')
    const found = (filter: object): unknown => shop.call(queryTipDistributions, owner, { filter }).items
    expect(found({})).toEqual(tip?.distributions)
    expect(found({ id: first?.id })).toEqual([first])
    expect(shop.call(sumTipDistributionAmounts, owner, { filter: {} })).toBe('4.50')
    expect(shop.call(sumTipDistributionAmounts, owner, { filter: { id: second?.id ?? '' } })).toBe('1.50')
    expect(shop.call(sumTipDistributionAmounts, owner, { filter: { id: 'none' } })).toBe('0.00')
  })

  it('stays once a part of it is paid', () => {
    const { tip } = set({
      amount: '3.00',
      distributions: [{ amount: '3.00', transaction: { id: 'x', date: now } }],
    })
    const refusal = declined(409, 'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION', {
      tipDistributionId: tip?.distributions?.[0]?.id,
    })
    expect(() => shop.call(removeTipFromOrder, owner, { orderId })).toThrow(refusal)
    expect(() => set({ amount: '9.00' })).toThrow(refusal)
    expect(totals()).toMatchObject({ total: '18.00' })
  })

  it('is refused when it cannot be', () => {
    expect(() => set({ amount: '3.00', distributions: [{ amount: '2.00' }, { amount: '1.01' }] })).toThrow(
      declined(400, 'INVALID_TIP', { amount: '3.00', distributed: '3.01' }),
    )
    expect(() => set({ amount: '3.001' })).toThrow(
      refused(expect.objectContaining({ field: 'tip.amount', violatedRule: 'DECIMAL_MAX_SCALE' }) as object),
    )
    expect(() =>
      set({ amount: '3.00', distributions: [{ amount: '1', staff: { staffMemberId: 'none' } }] }),
    ).toThrow(
      refused({
        field: 'tip.distributions.0.staff.staffMemberId',
        description: 'must be the id of a member of staff',
        violatedRule: 'VALIDATION',
      }),
    )
    expect(() => shop.call(setTipOnOrder, owner, { orderId: 'none', tip: { amount: '1' } })).toThrow(
      declined(404, 'ORDER_NOT_FOUND'),
    )
    expect(totals()).toEqual(plain)
  })

  it.each([
    [{ status: 'CANCELED' }, 'ORDER_CANNOT_BE_EDITED'],
    [{ paymentStatus: 'PARTIALLY_REFUNDED' }, 'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED'],
    [{ paymentStatus: 'FULLY_REFUNDED' }, 'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED'],
  ])('does not change on an order with %j', (state, code) => {
    set({ amount: '1.00' })
    shop.state.unit(() => shop.state.in(orders).put({ ...read(), ...state }))
    expect(() => set({ amount: '2.00' })).toThrow(declined(409, code))
    expect(() => shop.call(removeTipFromOrder, owner, { orderId })).toThrow(declined(409, code))
  })
})

describe.each([
  ['JPY', 0],
  ['EUR', 2],
  ['KWD', 3],
] as const)('the parts of tips in %s', (currency, digits) => {
  it('add up to the amount with what is not distributed', () => {
    const text = (units: number): string => (units / 10 ** digits).toFixed(digits)
    const parts = fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 6 })
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 5000 }), (amounts, rest) => {
        open(currency)
        const distributed = amounts.reduce((left, right) => left + right, 0)
        const { tip } = set({
          amount: text(distributed + rest),
          distributions: amounts.map((amount) => ({ amount: text(amount) })),
        })
        expect(tip?.undistributedAmount).toBe(text(rest))
        expect(tip?.distributions?.map(({ amount }) => amount)).toEqual(amounts.map(text))
        expect(shop.call(sumTipDistributionAmounts, owner, { filter: {} })).toBe(text(distributed))
        expect(read().balanceSummary?.balance?.amount).toBe(text(distributed + rest))
      }),
      { numRuns: 20 },
    )
  })
})
