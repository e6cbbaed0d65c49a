import { type GiftCard, getGiftCard, redeemGiftCard, voidGiftCardTransaction } from '@frontdesk/ecom'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { giftCardsAppId } from '../../../src/ecom/gift-card/gift-card.ts'
import { createGiftCards, type GiftCards, type NewGiftCard } from '../../../src/ecom/index.ts'
import { declined, openShop, owner, refused, type Shop } from '../shop.ts'

let shop: Shop
let cards: GiftCards
const open = (currency = 'EUR'): void => {
  shop = openShop(currency)
  const { newId, business } = shop.context(owner, {})
  cards = createGiftCards({ state: shop.state, business, newId })
}
beforeEach(() => {
  open()
})

const code = 'SUMMER-GIFT'
const give = (card: Partial<NewGiftCard> = {}): string => cards.set({ code, balance: '50.00', ...card }).id

const read = (input: object = {}): GiftCard => shop.call(getGiftCard, owner, { code, ...input })
const redeem = (value: string, input: object = {}): string =>
  shop.call(redeemGiftCard, owner, {
    code,
    amount: { value, currency: 'EUR' },
    appId: giftCardsAppId,
    ...input,
  })
const takeBack = (transactionId: string, appId = giftCardsAppId): void => {
  shop.call(voidGiftCardTransaction, owner, { transactionId, appId })
}
const left = (): string | undefined => read().balance?.value

const expirationDate = new Date('2026-03-02T10:00:00.000Z')
const hour = 60 * 60 * 1000

describe('a gift card', () => {
  it('shows its balance and the end of its code', () => {
    const id = give()
    const whole = {
      obfuscatedCode: '*******GIFT',
      balance: { value: '50.00', currency: 'EUR', formattedValue: '€50.00' },
      status: 'VALID',
      appId: giftCardsAppId,
      externalId: id,
    }
    expect(read()).toEqual(whole)
    expect(read({ code: ' summer-gift ', appId: giftCardsAppId })).toEqual(whole)
    expect(() => read({ code: 'WINTER-GIFT' })).toThrow(declined(404, 'GIFT_CARD_NOT_FOUND'))
    expect(() => read({ appId: 'another' })).toThrow(declined(404, 'GIFT_CARD_NOT_FOUND'))
  })

  it('expires, and can be switched off', () => {
    give({ expirationDate })
    shop.advance(hour - 1)
    expect(read().status).toBe('VALID')
    shop.advance(1)
    expect(read().status).toBe('EXPIRED')
    give({ disabled: true })
    expect(read().status).toBe('DISABLED')
  })

  it('pays up to its balance', () => {
    give()
    redeem('20.00')
    expect(left()).toBe('30.00')
    expect(() => redeem('30.01')).toThrow(
      declined(409, 'INSUFFICIENT_FUNDS', {
        balance: { value: '30.00', currency: 'EUR', formattedValue: '€30.00' },
      }),
    )
    redeem('30.00')
    expect(left()).toBe('0.00')
    expect(() => redeem('0.01')).toThrow(declined(409, 'ALREADY_REDEEMED'))
  })

  it('does not pay when it is unknown, expired, switched off or of another currency', () => {
    expect(() => redeem('1.00')).toThrow(declined(404, 'GIFT_CARD_NOT_FOUND'))
    give()
    expect(() => redeem('1.00', { appId: 'another' })).toThrow(declined(404, 'GIFT_CARD_NOT_FOUND'))
    expect(() => redeem('1.00', { amount: { value: '1.00', currency: 'USD' } })).toThrow(
      declined(400, 'CURRENCY_NOT_SUPPORTED', { currency: 'EUR' }),
    )
    expect(() => redeem('1.001')).toThrow(
      refused(expect.objectContaining({ field: 'amount.value', violatedRule: 'VALIDATION' }) as object),
    )
    give({ expirationDate })
    shop.advance(hour)
    expect(() => redeem('1.00')).toThrow(declined(409, 'GIFT_CARD_EXPIRED'))
    give({ disabled: true })
    expect(() => redeem('1.00')).toThrow(declined(409, 'GIFT_CARD_DISABLED'))
    expect(left()).toBe('50.00')
  })

  it('gets the amount of a transaction back, once', () => {
    give()
    const transactionId = redeem('20.00')
    expect(() => {
      takeBack('none')
    }).toThrow(declined(404, 'TRANSACTION_NOT_FOUND', { transactionId: 'none' }))
    expect(() => {
      takeBack(transactionId, 'another')
    }).toThrow(declined(404, 'TRANSACTION_NOT_FOUND'))
    takeBack(transactionId)
    expect(left()).toBe('50.00')
    expect(() => {
      takeBack(transactionId)
    }).toThrow(declined(409, 'ALREADY_VOIDED', { transactionId }))
    expect(left()).toBe('50.00')
  })

  it('gets nothing back once it has expired or is switched off', () => {
    give({ expirationDate })
    const transactionId = redeem('20.00')
    shop.advance(hour)
    expect(() => {
      takeBack(transactionId)
    }).toThrow(declined(409, 'GIFT_CARD_EXPIRED'))
    give({ balance: '30.00', disabled: true })
    expect(() => {
      takeBack(transactionId)
    }).toThrow(declined(409, 'GIFT_CARD_DISABLED'))
    expect(left()).toBe('30.00')
  })

  it('has no PIN and no place', () => {
    give()
    const calls = [
      () => read({ pin: '1234' }),
      () => redeem('1.00', { pin: '1234' }),
      () => shop.call(voidGiftCardTransaction, owner, { transactionId: 'x', appId: 'y', pin: '1' } as never),
    ]
    for (const call of calls)
      expect(call).toThrow(
        refused({
          field: 'pin',
          description:
            'is not supported by the emulator: its gift cards have no PIN, and are good everywhere',
          violatedRule: 'FIELD_NOT_ALLOWED',
        }),
      )
    expect(() => read({ context: { locationId: 'x' } })).toThrow(
      refused(expect.objectContaining({ field: 'context' }) as object),
    )
  })

  it('is refused with the name of the field', () => {
    const refusal = (field: string): Error =>
      expect.objectContaining({ violations: [expect.objectContaining({ field })] }) as Error
    expect(() => cards.set({ code: 'SHORT', balance: '1' })).toThrow(refusal('code'))
    expect(() => cards.set({ code, balance: '-1' })).toThrow(refusal('balance'))
    expect(cards.list()).toEqual([])
  })
})

describe.each([
  ['JPY', 0],
  ['EUR', 2],
  ['KWD', 3],
] as const)('the balance in %s', (currency, digits) => {
  it('is what was given less what was taken and not given back, and never negative', () => {
    const text = (units: number): string => (units / 10 ** digits).toFixed(digits)
    const step = fc.record({
      take: fc.integer({ min: 1, max: 4000 }),
      back: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), fc.array(step, { maxLength: 12 }), (units, steps) => {
        open(currency)
        give({ balance: text(units) })
        let expected = units
        for (const { take, back } of steps) {
          const call = (): string => redeem(text(take), { amount: { value: text(take), currency } })
          if (take > expected) {
            expect(call).toThrow(declined(409, expected ? 'INSUFFICIENT_FUNDS' : 'ALREADY_REDEEMED'))
            continue
          }
          const transactionId = call()
          if (back) takeBack(transactionId)
          else expected -= take
        }
        expect(left()).toBe(text(expected))
      }),
      { numRuns: 60 },
    )
  })
})
