import { formatMoney } from '@frontdesk/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** `Intl` separates with spaces that do not break. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

describe('formatMoney', () => {
  it.each([
    ['12.5', 'EUR', 'en', '€12.50'],
    ['12.5', 'EUR', 'pt-PT', '12,50 €'],
    ['1234.5', 'EUR', 'de', '1.234,50 €'],
    ['1250', 'JPY', 'ja', '￥1,250'],
    ['1250', 'JPY', 'en', '¥1,250'],
    ['1.5', 'KWD', 'en', 'KWD 1.500'],
    ['-4.90', 'USD', 'en', '-$4.90'],
    ['0', 'EUR', 'en', '€0.00'],
    ['12.50', 'eur', 'en', '€12.50'],
  ])('writes %s %s in %s', (amount, currency, locale, text) => {
    expect(plain(formatMoney(amount, currency, { locale }))).toBe(text)
    expect(plain(formatMoney({ amount }, currency, { locale }))).toBe(text)
    expect(plain(formatMoney({ value: amount, currency }, { locale }))).toBe(text)
  })

  it('writes the numbers of the store', () => {
    expect(formatMoney(24.99, 'EUR', { locale: 'en' })).toBe('€24.99')
  })

  it('hides a fraction that is zero, and no other', () => {
    const options = { locale: 'en', hideZeroFraction: true }
    expect(formatMoney('12.00', 'EUR', options)).toBe('€12')
    expect(formatMoney('12.50', 'EUR', options)).toBe('€12.50')
    expect(plain(formatMoney({ value: '1.000', currency: 'KWD' }, options))).toBe('KWD 1')
  })

  it('takes the language of the person unless one is given', () => {
    const own = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'EUR' })
    expect(formatMoney('12.50', 'EUR')).toBe(own.format(12.5))
  })

  it('keeps every digit, also where a number would not', () => {
    expect(formatMoney('9007199254740993.01', 'EUR', { locale: 'en' })).toBe('€9,007,199,254,740,993.01')
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 18n }),
        fc.constantFrom(['JPY', 0], ['EUR', 2], ['KWD', 3]),
        (units, [currency, digits]) => {
          const figures = String(units).padStart(digits + 1, '0')
          const point = figures.length - digits
          const text = digits ? `${figures.slice(0, point)}.${figures.slice(point)}` : figures
          expect(formatMoney(text, currency, { locale: 'en' }).replace(/[^\d.]/g, '')).toBe(text)
        },
      ),
    )
  })

  it.each([
    [() => formatMoney('12,50', 'EUR'), '"amount" must be decimal text such as 12.50, not 12,50'],
    [() => formatMoney('', 'EUR'), '"amount" must be decimal text such as 12.50, not '],
    [() => formatMoney(Number.NaN, 'EUR'), '"amount" must be decimal text such as 12.50, not NaN'],
    [() => formatMoney({ value: 'x', currency: 'EUR' }), '"value" must be decimal text such as 12.50, not x'],
    [() => formatMoney('12.50', 'EURO'), '"currency" must be three letters of ISO 4217, such as EUR'],
    [() => formatMoney('12.50', ''), '"currency" must be three letters of ISO 4217, such as EUR'],
  ])('refuses what is no amount', (write, message) => {
    expect(write).toThrow(`INVALID_ARGUMENT: ${message}`)
  })
})
