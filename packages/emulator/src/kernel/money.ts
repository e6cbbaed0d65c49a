import type { Money, MultiCurrencyPrice, Price } from '@frontdesk/core'
import { Big } from 'big.js'
import type { Business } from './handler.ts'

/** A currency, with the language in which its amounts are written for people. */
export interface Currency {
  /** Three letters, ISO 4217. */
  readonly code: string
  /** How many digits its amounts have after the point: 2 for EUR, 0 for JPY, 3 for KWD. */
  readonly digits: number
  readonly formatter: Intl.NumberFormat
}

/**
 * An amount of money. It always is a whole number of the smallest unit of its currency: each function here that makes
 * an amount rounds it, half away from zero. So what is written is what was counted with.
 */
export interface Amount {
  readonly currency: Currency
  /** For this file alone. Everybody else counts with the functions below. */
  readonly value: Big
}

/** A number that is not an amount: a quantity, a percentage, a weight. Decimal text is exact where a number is not. */
export type Factor = number | string

/** The currency of the business. Make it once per calculation: Intl takes some 20 µs for it. */
export const currencyOf = ({ currency, language }: Pick<Business, 'currency' | 'language'>): Currency => {
  const formatter = new Intl.NumberFormat(language, { style: 'currency', currency })
  return { code: currency, digits: formatter.resolvedOptions().maximumFractionDigits ?? 2, formatter }
}

/** Rounds an exact number to an amount. Minus zero becomes zero. */
export const round = (value: Factor | Big, currency: Currency): Amount => {
  const rounded = new Big(value).round(currency.digits, Big.roundHalfUp)
  return { currency, value: rounded.eq(0) ? new Big(0) : rounded }
}

/** Reads decimal text as an amount; `undefined` when it is not a number, or has more digits than the currency. */
export const exact = (text: string, currency: Currency): Amount | undefined => {
  if (!/^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return undefined
  const amount = round(text, currency)
  return amount.value.eq(text) ? amount : undefined
}

/** The amount of zero. */
export const zero = (currency: Currency): Amount => round(0, currency)

/** @throws RangeError when the currencies are different: there is no rate of exchange here. */
const requireSameCurrency = (left: Amount, right: Amount): void => {
  if (left.currency.code !== right.currency.code)
    throw new RangeError(
      `An amount in ${right.currency.code} does not go together with one in ${left.currency.code}`,
    )
}

/** The sum of amounts; zero when there are none. */
export const sum = (amounts: readonly Amount[], currency: Currency): Amount =>
  amounts.reduce(add, zero(currency))

/** Figures of many amounts of one currency. `sum` is exact; the others are absent when there are no amounts. */
export interface AmountFigures {
  readonly sum: Amount
  readonly average?: Amount
  readonly least?: Amount
  readonly most?: Amount
}

/** The largest count of smallest units with which a number counts exactly, however the decimal text was read. */
const mostUnits = 2 ** 50

/**
 * The sum, average and edges of amounts that are given as decimal text. They are counted in whole units of the currency
 * with plain numbers as long as these are exact, which takes a small part of the time of exact decimals.
 */
export const figuresOf = (texts: readonly string[], currency: Currency): AmountFigures => {
  const { digits } = currency
  const scale = 10 ** digits
  let whole = new Big(0)
  let units = 0
  let least = Infinity
  let most = -Infinity
  for (const text of texts) {
    const point = text.indexOf('.')
    const read = Math.round(Number(text) * scale)
    // Digits that the currency does not have are rounded exactly, and so are amounts that a number cannot hold.
    if ((point >= 0 && text.length - point - 1 > digits) || !(Math.abs(read) < mostUnits))
      return exactFiguresOf(texts, currency)
    least = Math.min(least, read)
    most = Math.max(most, read)
    units += read
    if (Math.abs(units) >= mostUnits) {
      whole = whole.plus(units)
      units = 0
    }
  }
  const amountOf = (counted: Big | number): Amount => round(new Big(counted).div(scale), currency)
  const sum = amountOf(whole.plus(units))
  if (!texts.length) return { sum }
  return { sum, average: divide(sum, texts.length), least: amountOf(least), most: amountOf(most) }
}

const exactFiguresOf = (texts: readonly string[], currency: Currency): AmountFigures => {
  const amounts = texts.map((text) => round(text, currency))
  const total = sum(amounts, currency)
  const edge = (sign: number): Amount =>
    amounts.reduce((found, amount) => (compare(amount, found) * sign > 0 ? amount : found))
  return { sum: total, average: divide(total, amounts.length), least: edge(-1), most: edge(1) }
}

export const add = (left: Amount, right: Amount): Amount => {
  requireSameCurrency(left, right)
  return round(left.value.plus(right.value), left.currency)
}

export const subtract = (left: Amount, right: Amount): Amount => {
  requireSameCurrency(left, right)
  return round(left.value.minus(right.value), left.currency)
}

/** So many times the amount. */
export const multiply = ({ currency, value }: Amount, factor: Factor): Amount =>
  round(value.times(factor), currency)

/** The amount divided by `parts`. Use `allocate` where the parts must add up again. */
export const divide = ({ currency, value }: Amount, parts: Factor): Amount =>
  round(value.div(parts), currency)

/** So many per cent of the amount: `percent(price, 20)` is the discount of 20 %. */
export const percent = ({ currency, value }: Amount, percentage: Factor): Amount =>
  round(value.times(percentage).div(100), currency)

/** The part of an amount that a percentage has added before: the tax of 23 % within a gross price. */
export const percentWithin = ({ currency, value }: Amount, percentage: Factor): Amount =>
  round(value.times(percentage).div(new Big(percentage).plus(100)), currency)

/**
 * Splits an amount by weights, such as an order's discount among its lines. The parts add up to the amount exactly:
 * the units that rounding leaves go to the parts that lost most by it, the first of equals before the others.
 * Weights that are all zero count as equal.
 *
 * @throws RangeError when there are no weights, or one is negative.
 * @example
 * allocate(round('10.00', euro), [1, 1, 1]) // 3.34, 3.33, 3.33
 */
export const allocate = ({ currency, value }: Amount, weights: readonly Factor[]): readonly Amount[] => {
  const given = weights.map((weight) => new Big(weight))
  if (!given.length || given.some((weight) => weight.lt(0)))
    throw new RangeError('An amount is split by at least one weight, and none may be negative')
  const total = given.reduce((left, right) => left.plus(right))
  const counted = total.eq(0) ? given.map(() => new Big(1)) : given
  const divisor = total.eq(0) ? new Big(given.length) : total
  const unit = new Big(10).pow(-currency.digits)
  const units = value.abs().div(unit)
  const shares = counted.map((weight, index) => {
    const product = units.times(weight)
    const remainder = product.mod(divisor)
    return { index, whole: product.minus(remainder).div(divisor), remainder }
  })
  const left = Number(shares.reduce((rest, { whole }) => rest.minus(whole), units))
  const favoured = new Set(
    [...shares]
      .sort((one, other) => other.remainder.cmp(one.remainder) || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  )
  const sign = value.lt(0) ? -1 : 1
  return shares.map(({ index, whole }) =>
    round(
      whole
        .plus(favoured.has(index) ? 1 : 0)
        .times(unit)
        .times(sign),
      currency,
    ),
  )
}

/** A rate as a percentage: `"0.23"` is `"23"`. */
export const percentageOf = (rate: string): string => new Big(rate).times(100).toString()

/** The product of two numbers that are no amounts, such as a weight and a number of pieces, in decimal text. */
export const productOf = (left: Factor, right: Factor): string => new Big(left).times(right).toFixed()

/** The exact sum of numbers whose currency is not needed, such as the rates of several taxes, in decimal text. */
export const sumOfFactors = (factors: readonly Factor[]): string =>
  factors.reduce<Big>((total, factor) => total.plus(factor), new Big(0)).toFixed()

/** Below zero when `left` is less, above when it is more, zero when they are the same. */
export const compare = (left: Amount, right: Amount): number => {
  requireSameCurrency(left, right)
  return left.value.cmp(right.value)
}

export const isZero = ({ value }: Amount): boolean => value.eq(0)

/** The part that an amount is of a whole, as a number from 0 to 1 with `digits` digits; 0 of nothing. */
export const ratio = (part: Amount, whole: Amount, digits: number): number => {
  requireSameCurrency(part, whole)
  return isZero(whole) ? 0 : part.value.div(whole.value).round(digits, Big.roundHalfUp).toNumber()
}

/** Decimal text with all digits of the currency: `4.50`. */
export const write = ({ currency, value }: Amount): string => value.toFixed(currency.digits)

/** Text for people, in the language of the business: `€4.50`. */
export const format = (amount: Amount): string =>
  amount.currency.formatter.format(write(amount) as Intl.StringNumericLiteral)

/** The number that the store's catalog has instead of decimal text. */
export const toNumber = ({ value }: Amount): number => value.toNumber()

/** An amount as orders write it. */
export const toPrice = (amount: Amount): Price => ({
  amount: write(amount),
  formattedAmount: format(amount),
})

/** An amount as carts write it. The customer's currency is that of the business. */
export const toCartPrice = (amount: Amount): MultiCurrencyPrice => {
  const text = write(amount)
  const formatted = format(amount)
  return {
    amount: text,
    convertedAmount: text,
    formattedAmount: formatted,
    formattedConvertedAmount: formatted,
  }
}

/** An amount as services write it. */
export const toMoney = (amount: Amount): Money => ({
  value: write(amount),
  currency: amount.currency.code,
  formattedValue: format(amount),
})
