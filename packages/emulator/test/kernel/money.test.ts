import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  add,
  allocate,
  type Amount,
  compare,
  type Currency,
  currencyOf,
  divide,
  figuresOf,
  format,
  isZero,
  multiply,
  percent,
  percentWithin,
  ratio,
  round,
  subtract,
  sum,
  toCartPrice,
  toMoney,
  toNumber,
  toPrice,
  write,
  zero,
} from '../../src/kernel/money.ts'

const euro = currencyOf({ currency: 'EUR', language: 'en' })
const yen = currencyOf({ currency: 'JPY', language: 'en' })
const dinar = currencyOf({ currency: 'KWD', language: 'en' })
const currencies = [yen, euro, dinar]

const written = (amounts: readonly Amount[]): string[] => amounts.map(write)

describe('an amount is a whole number of the smallest unit of its currency', () => {
  it.each([
    ['JPY', '12.345', '12'],
    ['EUR', '12.345', '12.35'],
    ['KWD', '12.345', '12.345'],
    ['JPY', '0.5', '1'],
    ['JPY', '0.49', '0'],
    ['EUR', '1.005', '1.01'],
    ['EUR', '1.0049', '1.00'],
    ['EUR', '-1.005', '-1.01'],
    ['KWD', '0.0005', '0.001'],
    ['EUR', '-0.001', '0.00'],
    ['EUR', '90071992547409.93', '90071992547409.93'],
  ])('%s %s is %s', (currency, text, expected) => {
    expect(write(round(text, currencyOf({ currency, language: 'en' })))).toBe(expected)
  })

  it('says the digits of its currency', () => {
    expect(currencies.map(({ code, digits }) => [code, digits])).toEqual([
      ['JPY', 0],
      ['EUR', 2],
      ['KWD', 3],
    ])
  })

  it('does not take text that is not a number', () => {
    expect(() => round('12,50', euro)).toThrow('Invalid number')
  })
})

describe('amounts are counted with', () => {
  const price = round('19.99', euro)

  it('adds, subtracts, multiplies and divides', () => {
    expect(write(add(price, round('0.01', euro)))).toBe('20.00')
    expect(write(subtract(round('0.3', euro), round('0.1', euro)))).toBe('0.20')
    expect(write(subtract(round('0.1', euro), round('0.3', euro)))).toBe('-0.20')
    expect(write(multiply(price, 3))).toBe('59.97')
    expect(write(multiply(price, '0.5'))).toBe('10.00')
    expect(write(divide(round('10', euro), 3))).toBe('3.33')
  })

  it('adds up any number of amounts', () => {
    expect(write(sum([], euro))).toBe('0.00')
    expect(write(sum([round('0.1', euro), round('0.2', euro), price], euro))).toBe('20.29')
  })

  it('takes a percentage of an amount, and the percentage that is within an amount', () => {
    expect(write(percent(price, 20))).toBe('4.00')
    expect(write(percent(round('12.345', dinar), '12.5'))).toBe('1.543')
    expect(write(percentWithin(round('123', euro), 23))).toBe('23.00')
    expect(write(percentWithin(round('1000', yen), 10))).toBe('91')
    expect(write(percentWithin(price, 0))).toBe('0.00')
  })

  it('compares', () => {
    expect(compare(price, round('19.98', euro))).toBe(1)
    expect(compare(price, round('19.990', euro))).toBe(0)
    expect(compare(price, round('20', euro))).toBe(-1)
    expect(isZero(zero(euro))).toBe(true)
    expect(isZero(round('0.01', euro))).toBe(false)
  })

  it('says what part an amount is of another', () => {
    expect(ratio(round(2, euro), round(3, euro), 2)).toBe(0.67)
    expect(ratio(round(2, euro), zero(euro), 2)).toBe(0)
  })

  it.each([
    ['add', () => add(price, round(1, yen))],
    ['subtract', () => subtract(price, round(1, yen))],
    ['compare', () => compare(price, round(1, yen))],
    ['ratio', () => ratio(price, round(1, yen), 2)],
    ['sum', () => sum([price], yen)],
  ])('%s refuses amounts of two currencies', (_, calculate) => {
    expect(calculate).toThrow(RangeError)
  })
})

describe('an amount is split', () => {
  it.each([
    [euro, '10', [1, 1, 1], ['3.34', '3.33', '3.33']],
    [euro, '-10', [1, 1, 1], ['-3.34', '-3.33', '-3.33']],
    [euro, '0.05', [3, 7], ['0.02', '0.03']],
    [euro, '0.02', [1, 1, 1, 1], ['0.01', '0.01', '0.00', '0.00']],
    [yen, '100', ['0.5', '0.25', '0.25'], ['50', '25', '25']],
    [yen, '100', [1, 2], ['33', '67']],
    [dinar, '1', [1, 1, 1], ['0.334', '0.333', '0.333']],
    [euro, '9.99', [0, 5, 0], ['0.00', '9.99', '0.00']],
    [euro, '0.03', [0, 0], ['0.02', '0.01']],
    [euro, '0', [2, 1], ['0.00', '0.00']],
  ] as [Currency, string, (number | string)[], string[]][])(
    '$0.code $1 by $2',
    (currency, amount, weights, expected) => {
      expect(written(allocate(round(amount, currency), weights))).toEqual(expected)
    },
  )

  it.each([{ weights: [] }, { weights: [1, -1] }])('is not split by $weights', ({ weights }) => {
    expect(() => allocate(round(1, euro), weights)).toThrow(RangeError)
  })
})

describe('an amount is written', () => {
  it('for people, in their language', () => {
    expect(format(round('1234.5', euro))).toBe('€1,234.50')
    expect(format(round('1234.5', yen))).toBe('¥1,235')
    expect(format(round('12.345', dinar))).toBe('KWD\u00a012.345')
    expect(format(round('1234.5', currencyOf({ currency: 'EUR', language: 'de' })))).toBe('1.234,50\u00a0€')
    expect(format(subtract(zero(euro), zero(euro)))).toBe('€0.00')
  })

  it('in the forms of orders, carts, services and products', () => {
    const amount = round('4.5', euro)
    expect(toPrice(amount)).toEqual({ amount: '4.50', formattedAmount: '€4.50' })
    expect(toCartPrice(amount)).toEqual({
      amount: '4.50',
      convertedAmount: '4.50',
      formattedAmount: '€4.50',
      formattedConvertedAmount: '€4.50',
    })
    expect(toMoney(amount)).toEqual({ value: '4.50', currency: 'EUR', formattedValue: '€4.50' })
    expect(toNumber(amount)).toBe(4.5)
  })
})

describe.each(currencies)('in $code', (currency) => {
  /** Amounts of up to ten thousand million units, negative ones too. */
  const amount = fc
    .bigInt({ min: -(10n ** 10n), max: 10n ** 10n })
    .map((units) => round(`${units}e-${currency.digits}`, currency))
  const weights = fc
    .array(fc.oneof(fc.nat(1000), fc.double({ min: 0, max: 1000, noNaN: true }).map(Math.fround)), {
      minLength: 1,
      maxLength: 12,
    })
    .map((given) => given.map((weight) => Math.abs(weight)))

  it('the parts of an amount add up to it, and none is more than one unit off its exact share', () => {
    fc.assert(
      fc.property(amount, weights, (whole, given) => {
        const parts = allocate(whole, given)
        expect(parts).toHaveLength(given.length)
        expect(write(sum(parts, currency))).toBe(write(whole))
        const total = given.reduce((left, right) => left + right)
        const unit = 10 ** -currency.digits
        parts.forEach((part, index) => {
          const exact = (toNumber(whole) * (total ? given[index]! : 1)) / (total || given.length)
          expect(Math.abs(toNumber(part) - exact)).toBeLessThan(unit * 1.001)
        })
      }),
    )
  })

  it('the order in which amounts are added does not matter', () => {
    const twoOrders = fc
      .array(amount)
      .chain((amounts) =>
        fc.tuple(fc.constant(amounts), fc.shuffledSubarray(amounts, { minLength: amounts.length })),
      )
    fc.assert(
      fc.property(twoOrders, ([amounts, shuffled]) => {
        expect(write(sum(shuffled, currency))).toBe(write(sum(amounts, currency)))
      }),
    )
  })

  it('adding and then subtracting an amount leaves the same amount', () => {
    fc.assert(
      fc.property(amount, amount, (left, right) => {
        expect(write(subtract(add(left, right), right))).toBe(write(left))
      }),
    )
  })

  it('a written amount reads as the same amount', () => {
    fc.assert(
      fc.property(amount, (own) => {
        expect(compare(round(write(own), currency), own)).toBe(0)
        expect(write(own)).toMatch(
          currency.digits ? new RegExp(String.raw`^-?\d+\.\d{${currency.digits}}$`) : /^-?\d+$/,
        )
      }),
    )
  })

  it('no calculation gives minus zero', () => {
    const percentage = fc.integer({ min: -100, max: 100 })
    fc.assert(
      fc.property(amount, percentage, weights, (own, factor, given) => {
        const results = [
          subtract(own, own),
          multiply(own, 0),
          multiply(own, factor),
          percent(own, factor),
          divide(own, 1e15),
          ...allocate(own, given),
        ]
        for (const result of results) {
          expect(Object.is(toNumber(result), -0)).toBe(false)
          if (isZero(result)) expect(write(result) + format(result)).not.toContain('-')
        }
      }),
    )
  })
})

describe('the figures of many amounts', () => {
  const text = fc.oneof(
    fc
      .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 5 }))
      .map(([units, digits]) => (units / 10 ** digits).toFixed(digits)),
    fc.constantFrom(
      '0',
      '-0.5',
      '90071992547409.93',
      '11258999068426.24',
      '11258999068426.23',
      '999999999999',
    ),
  )

  it('are those of exact decimals, in each currency', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), fc.constantFrom(...currencies), (texts, currency) => {
        const amounts = texts.map((one) => round(one, currency))
        const total = sum(amounts, currency)
        const inOrder = [...amounts].sort(compare)
        const [least, most] = [inOrder[0], inOrder.at(-1)]
        const { sum: found, ...others } = figuresOf(texts, currency)
        expect(write(found)).toBe(write(total))
        expect(Object.entries(others).map(([name, amount]) => [name, write(amount)])).toEqual(
          least && most
            ? [
                ['average', write(divide(total, amounts.length))],
                ['least', write(least)],
                ['most', write(most)],
              ]
            : [],
        )
      }),
      { numRuns: 1_000 },
    )
  })
})
