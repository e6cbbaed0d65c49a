import { addLineItemsToCurrentCart, calculateCurrentCart } from '@frontdesk/ecom'
import { markOrderAsPaid } from '@frontdesk/payments'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goods, openShop, owner, type Shop, visitor } from './shop.ts'

const contact = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' }
const address = { addressLine: 'Rua Augusta 1', city: 'Lisboa', postalCode: '1100-048', country: 'PT' }

const payments = ['FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE', 'DEPOSIT_ONLINE'] as const

/** A line: its price and deposit in the smallest unit of the currency, and how it is paid. */
const line = fc.record({
  price: fc.integer({ min: 0, max: 2_000_000 }),
  deposit: fc.integer({ min: 1, max: 2_000_000 }),
  quantity: fc.integer({ min: 1, max: 50 }),
  itemType: fc.constantFrom('PHYSICAL', 'DIGITAL'),
  paymentOption: fc.constantFrom(...payments),
})

type Line = typeof line extends fc.Arbitrary<infer T> ? T : never

describe.each([
  ['JPY', 0],
  ['EUR', 2],
  ['KWD', 3],
] as const)('totals in %s', (currency, digits) => {
  /** Decimal text of an amount in the smallest unit: `1.005` for 1005 fils. */
  const text = (units: number): string => {
    const figures = String(units).padStart(digits + 1, '0')
    return digits ? `${figures.slice(0, -digits)}.${figures.slice(-digits)}` : figures
  }
  const units = (price: { amount: string } | undefined): number => {
    expect(price?.amount).toMatch(digits ? new RegExp(String.raw`^\d+\.\d{${digits}}$`) : /^\d+$/)
    return Number(price!.amount.replace('.', ''))
  }
  const sum = (amounts: readonly number[]): number => amounts.reduce((left, right) => left + right, 0)

  const fill = (shop: Shop, lines: readonly Line[]): string => {
    lines.forEach(({ price, deposit, itemType, paymentOption }, index) => {
      shop.items.set(`item-${index}`, {
        name: `Item ${index}`,
        price: text(price),
        itemType,
        paymentOption,
        ...(paymentOption === 'DEPOSIT_ONLINE' && { depositAmount: text(deposit) }),
      })
    })
    return shop.call(addLineItemsToCurrentCart, visitor, {
      catalogItems: lines.map(({ quantity }, index) => ({
        catalogReference: goods(`item-${index}`),
        quantity,
      })),
    }).id
  }

  /** The part of a line that is paid at the business. */
  const later = ({ price, deposit, quantity, paymentOption }: Line): number => {
    if (paymentOption === 'FULL_PAYMENT_ONLINE') return 0
    return paymentOption === 'FULL_PAYMENT_OFFLINE'
      ? price * quantity
      : Math.max(0, price - deposit) * quantity
  }

  it('add up to the last unit, in the calculation and in the order', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const shop = openShop(currency)
        const checkoutId = fill(shop, lines)
        shop.state.unit(() =>
          shop.commerce.updateCheckout(shop.context(visitor, {}), checkoutId, {
            deliveryCode: 'standard',
            address,
          }),
        )
        const { summary } = shop.call(calculateCurrentCart, visitor, {})
        const { priceSummary, taxSummary, paymentSummary } = summary
        const subtotal = sum(lines.map(({ price, quantity }) => price * quantity))
        const delivery = units(priceSummary?.delivery)
        const tax = units(priceSummary?.tax)
        expect(units(priceSummary?.subtotal)).toBe(subtotal)
        expect(units(priceSummary?.total)).toBe(subtotal + delivery)
        expect(
          sum([...taxSummary!.lineItemTaxes!.map((own) => units(own.tax)), units(taxSummary?.deliveryTax)]),
        ).toBe(tax)
        expect(units(taxSummary?.taxes?.[0]?.taxableAmount) + tax).toBe(subtotal + delivery)
        const payLater = sum(lines.map(later))
        expect(units(paymentSummary?.payLater)).toBe(payLater)
        expect(units(paymentSummary?.payNow)).toBe(subtotal + delivery - payLater)

        const placed = shop.state.unit(() =>
          shop.commerce.placeOrder(shop.context(visitor, {}), {
            checkoutId,
            contact,
            payment: { kind: 'card', outcome: 'approved' },
          }),
        )
        if (placed.status === 'declined') throw new Error('The card was declined')
        const { order } = placed
        expect(units(order.priceSummary?.total)).toBe(subtotal + delivery)
        expect(units(order.taxInfo?.totalTax)).toBe(tax)
        expect(units(order.balanceSummary?.balance)).toBe(payLater)
        expect(units(order.balanceSummary?.paid)).toBe(subtotal + delivery - payLater)
        if (!payLater) return
        const { balanceSummary } = shop.call(markOrderAsPaid, owner, { ecomOrderId: order.id })
        expect([units(balanceSummary?.balance), units(balanceSummary?.paid)]).toEqual([
          0,
          subtotal + delivery,
        ])
      }),
      { numRuns: 40 },
    )
  })
})
