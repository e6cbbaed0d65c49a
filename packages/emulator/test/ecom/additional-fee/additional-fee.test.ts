import {
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  createTaxGroup,
  deleteTaxGroup,
  estimateCurrentCart,
  getOrder,
  type Order,
} from '@frontdesk/ecom'
import { triggerRefund } from '@frontdesk/payments'
import { beforeEach, describe, expect, it } from 'vitest'
import { feesAppId } from '../../../src/ecom/additional-fee/additional-fee.ts'
import { type AdditionalFee, type AdditionalFees, createAdditionalFees } from '../../../src/ecom/index.ts'
import { transactionsOf } from '../../../src/ecom/order-transactions/transactions.ts'
import { itemsOf } from '../discount-rule/rules.ts'
import { goods, openShop, owner, refused, type Shop, visitor } from '../shop.ts'

let shop: Shop
let fees: AdditionalFees
beforeEach(() => {
  shop = openShop()
  shop.items.set('strap', { name: 'Strap', price: '10.00', itemType: 'PHYSICAL' })
  shop.items.set('plan', { name: 'Plan', price: '20.00', itemType: 'DIGITAL' })
  fees = createAdditionalFees(shop.state)
})

const wrapping: AdditionalFee = { code: 'wrapping', name: 'Gift wrapping', price: '1.23' }

const fill = (quantities: Readonly<Record<string, number>>): string =>
  shop.call(addLineItemsToCurrentCart, visitor, {
    catalogItems: Object.entries(quantities).map(([id, quantity]) => ({
      catalogReference: goods(id),
      quantity,
    })),
  }).id
const summary = () => shop.call(calculateCurrentCart, visitor, {}).summary
/** The codes and prices of the fees of the cart. */
const prices = () => summary().additionalFees?.map(({ code, price }) => [code, price?.amount])
const total = () => summary().priceSummary?.total?.amount

const address = { addressLine: 'Rua Augusta 1', city: 'Lisboa', postalCode: '1100-048', country: 'PT' }
const place = (checkoutId: string, code = 'pickup'): Order => {
  const result = shop.state.unit(() =>
    shop.commerce.placeOrder(shop.context(visitor, {}), {
      checkoutId,
      contact: { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' },
      delivery: { code, address },
      payment: { kind: 'card', outcome: 'approved' },
    }),
  )
  if (result.status === 'declined') throw new Error('The card was declined')
  return result.order
}

describe('a fee of a cart', () => {
  it('is part of the total, with its tax', () => {
    fees.set(wrapping)
    fill({ plan: 1 })
    const { additionalFees, priceSummary, taxSummary } = summary()
    expect(additionalFees).toEqual([
      {
        code: 'wrapping',
        name: { original: 'Gift wrapping', translated: 'Gift wrapping' },
        providerAppId: feesAppId,
        price: {
          amount: '1.23',
          convertedAmount: '1.23',
          formattedAmount: '€1.23',
          formattedConvertedAmount: '€1.23',
        },
        source: 'SERVICE_PLUGIN',
      },
    ])
    expect([priceSummary?.additionalFees?.amount, priceSummary?.total?.amount]).toEqual(['1.23', '21.23'])
    // 1.23 holds 23 % of 1.00.
    expect(
      taxSummary?.additionalFeeTaxes?.map(({ additionalFeeCode, tax }) => [additionalFeeCode, tax?.amount]),
    ).toEqual([['wrapping', '0.23']])
    expect(priceSummary?.tax?.amount).toBe('3.97')
  })

  it('counts once, for each line, for each piece, or as a part of the price', () => {
    fees.set({ ...wrapping, price: '1.00' })
    fees.set({ code: 'line', name: 'By line', price: '1.00', per: 'LINE' })
    fees.set({ code: 'piece', name: 'By piece', price: '1.00', per: 'PIECE' })
    fees.set({ code: 'part', name: 'Service', percentage: 12.5 })
    fill({ strap: 3, plan: 1 })
    expect(prices()).toEqual([
      ['wrapping', '1.00'],
      ['line', '2.00'],
      ['piece', '4.00'],
      ['part', '6.25'],
    ])
    expect(total()).toBe('63.25')
  })

  it('is for the items that it names, and absent without one of them', () => {
    fees.set({ ...wrapping, scopes: [itemsOf('strap')], per: 'PIECE', source: 'LINE_ITEM' })
    fees.set({ code: 'part', name: 'Service', percentage: 10, scopes: [itemsOf('strap')] })
    fill({ plan: 1 })
    expect(prices()).toEqual([])
    fill({ strap: 2 })
    expect(prices()).toEqual([
      ['wrapping', '2.46'],
      ['part', '2.00'],
    ])
    const [plan, strap] = summary().lineItems?.map(({ lineItemId }) => lineItemId) ?? []
    expect([plan, strap]).toHaveLength(2)
    expect(summary().additionalFees?.map(({ source, lineItemIds }) => [source, lineItemIds])).toEqual([
      ['LINE_ITEM', [strap]],
      ['SERVICE_PLUGIN', [strap]],
    ])
  })

  it("applies a carrier's fee while goods are shipped", () => {
    fees.set({ ...wrapping, name: 'Bulky goods', source: 'DELIVERY' })
    const id = fill({ strap: 7 })
    const choose = (deliveryCode: string) =>
      shop.state.unit(() =>
        shop.commerce.updateCheckout(shop.context(visitor, {}), id, { deliveryCode, address }),
      )
    expect(prices()).toEqual([])
    choose('pickup')
    expect(prices()).toEqual([])
    choose('standard')
    expect(prices()).toEqual([['wrapping', '1.23']])
  })

  it('is left out of an estimate that asks for none, and out of an empty cart', () => {
    fees.set(wrapping)
    fill({ plan: 1 })
    const estimate = (calculateAdditionalFees?: boolean) => {
      const { additionalFees, priceSummary } = shop.call(estimateCurrentCart, visitor, {
        ...(calculateAdditionalFees !== undefined && { calculateAdditionalFees }),
      }).summary
      return [additionalFees?.length, priceSummary?.additionalFees?.amount, priceSummary?.total?.amount]
    }
    expect(estimate()).toEqual([undefined, undefined, '20.00'])
    expect(estimate(true)).toEqual([1, '1.23', '21.23'])
    shop.items.set('plan', { name: 'Plan', price: '0.00', itemType: 'DIGITAL' })
    fees.set({ code: 'wrapping', name: 'Service', percentage: 10 })
    expect(prices()).toEqual([])
  })

  it('is taxed by its own group, or not at all', () => {
    const { id } = shop.call(createTaxGroup, owner, { taxGroup: { name: 'Food' } })
    fees.set({ ...wrapping, taxGroupId: id })
    fees.set({ code: 'deposit', name: 'Deposit', price: '5.00', taxable: false })
    fill({ plan: 1 })
    expect(summary().taxSummary?.additionalFeeTaxes?.map(({ tax }) => tax?.amount)).toEqual(['0.00', '0.00'])
    shop.call(deleteTaxGroup, owner, { taxGroupId: id })
    // A group that is gone is that of products again.
    expect(summary().taxSummary?.additionalFeeTaxes?.map(({ tax }) => tax?.amount)).toEqual(['0.23', '0.00'])
  })
})

describe('a fee of an order', () => {
  it('keeps its price, tax, source and lines', () => {
    fees.set({ ...wrapping, scopes: [itemsOf('strap')], source: 'DELIVERY', providerAppId: 'carrier' })
    fees.set({ code: 'deposit', name: 'Deposit', price: '5.00', taxable: false, source: 'PLATFORM' })
    fees.set({ code: 'item', name: 'Eco', price: '0.10', scopes: [itemsOf('strap')], source: 'LINE_ITEM' })
    fees.set({ code: 'app', name: 'Service', percentage: 10 })
    const { id, lineItems, additionalFees = [], priceSummary } = place(fill({ strap: 7 }), 'standard')
    const price = (amount: string) => ({ amount, formattedAmount: `€${amount}` })
    const lineItemIds = [lineItems?.[0]?.id]
    expect(additionalFees[0]).toEqual({
      id: additionalFees[0]?.id,
      code: 'wrapping',
      name: 'Gift wrapping',
      price: price('1.23'),
      priceBeforeTax: price('1.00'),
      priceAfterTax: price('1.23'),
      taxInfo: {
        taxAmount: price('0.23'),
        taxableAmount: price('1.00'),
        taxRate: '0.23',
        taxIncludedInPrice: true,
        taxBreakdown: [expect.objectContaining({ taxAmount: price('0.23') })],
      },
      source: 'SHIPPING',
      providerAppId: 'carrier',
      lineItemIds,
    })
    expect(additionalFees[1]).toEqual({
      id: additionalFees[1]?.id,
      code: 'deposit',
      name: 'Deposit',
      price: price('5.00'),
      priceBeforeTax: price('5.00'),
      priceAfterTax: price('5.00'),
      source: 'PLATFORM',
      providerAppId: feesAppId,
    })
    expect(additionalFees.map(({ source }) => source)).toEqual([
      'SHIPPING',
      'PLATFORM',
      'ITEM',
      'SERVICE_PLUGIN',
    ])
    expect(priceSummary?.totalAdditionalFees).toEqual(price('13.33'))
    expect(priceSummary?.total).toEqual(price('83.33'))
    fees.remove('wrapping')
    expect(shop.call(getOrder, owner, { id }).additionalFees).toEqual(additionalFees)
  })

  it('goes back once, up to its price', () => {
    fees.set(wrapping)
    const order = place(fill({ plan: 1 }))
    const [payment] = transactionsOf(shop.context(owner, {}), order.id).payments
    const additionalFeeId = order.additionalFees?.[0]?.id ?? ''
    const refund = (amount: string, list = [{ additionalFeeId, amount: { amount } }]) =>
      shop.call(triggerRefund, owner, {
        ecomOrderId: order.id,
        payments: [{ paymentId: payment?.id ?? '', amount: { amount: '0.23' } }],
        details: { additionalFees: list },
      })
    const tooMuch = (left: string) =>
      refused({
        field: 'details.additionalFees.0.amount.amount',
        description: `must be at most ${left}, which is left of the fee`,
        violatedRule: 'DECIMAL_LTE',
      })
    expect(() => refund('1.24')).toThrow(tooMuch('1.23'))
    refund('0.23')
    expect(() => refund('1.01')).toThrow(tooMuch('1.00'))
    refund('1.00')
    expect(() => refund('0.01')).toThrow(tooMuch('0.00'))
    expect(() =>
      refund('0', [
        { additionalFeeId, amount: { amount: '0' } },
        { additionalFeeId, amount: { amount: '0' } },
      ]),
    ).toThrow(
      refused({
        field: 'details.additionalFees.1.additionalFeeId',
        description: 'is in the list already',
        violatedRule: 'VALIDATION',
      }),
    )
  })
})

describe('the registry of fees', () => {
  it('lists, replaces and removes fees', () => {
    fees.set(wrapping)
    expect(fees.set({ ...wrapping, price: '2.00' })).toEqual({ ...wrapping, price: '2.00' })
    expect(fees.list()).toEqual([{ ...wrapping, price: '2.00' }])
    fees.remove('wrapping')
    expect(fees.list()).toEqual([])
    expect(() => fees.remove('wrapping')).toThrow(expect.objectContaining({ status: 404 }))
  })

  it.each([
    [{ ...wrapping, percentage: 5 }, 'price'],
    [{ code: 'a', name: 'A' }, 'price'],
    [{ ...wrapping, price: '0' }, 'price'],
    [{ ...wrapping, code: '' }, 'code'],
    [{ ...wrapping, code: 'x'.repeat(101) }, 'code'],
    [{ ...wrapping, name: 'x'.repeat(51) }, 'name'],
    [{ code: 'a', name: 'A', percentage: 0 }, 'percentage'],
    [{ code: 'a', name: 'A', percentage: 100.5 }, 'percentage'],
    [{ code: 'a', name: 'A', percentage: 5, per: 'LINE' as const }, 'per'],
    [{ ...wrapping, source: 'LINE_ITEM' as const }, 'scopes'],
    [{ ...wrapping, taxable: false, taxGroupId: 'x' }, 'taxGroupId'],
    [{ ...wrapping, taxGroupId: 'none' }, 'taxGroupId'],
  ])('refuses %j by %s', (fee, field) => {
    const fieldViolations = [expect.objectContaining({ field })]
    expect(() => fees.set(fee)).toThrow(
      expect.objectContaining({ details: { validationError: { fieldViolations } } }) as Error,
    )
    expect(fees.list()).toEqual([])
  })
})
