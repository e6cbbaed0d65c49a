import type { MultiCurrencyPrice, Price } from '@frontdesk/core'
import { Big } from 'big.js'
import type { Business } from './handler.ts'

type Currency = Pick<Business, 'currency' | 'language'>

/** How many digits a currency has after the point: 2 for EUR, 0 for JPY, 3 for KWD. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Rounds to the digits of the currency, half up. */
export const round = (amount: Big, { currency }: Currency): Big =>
  amount.round(digitsOf(currency), Big.roundHalfUp)

/** Exact sum. */
export const sum = (amounts: readonly Big[]): Big =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0))

/** Decimal text with all digits of the currency: `4.50`. */
export const decimal = (amount: Big, { currency }: Currency): string =>
  amount.toFixed(digitsOf(currency), Big.roundHalfUp)

/** An amount as orders write it. */
export const toPrice = (amount: Big, business: Currency): Price => {
  const text = decimal(amount, business)
  const { language, currency } = business
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  return { amount: text, formattedAmount: format.format(text as Intl.StringNumericLiteral) }
}

/** An amount as carts write it. The customer's currency is that of the business. */
export const toCartPrice = (amount: Big, business: Currency): MultiCurrencyPrice => {
  const { amount: text, formattedAmount = text } = toPrice(amount, business)
  return { amount: text, convertedAmount: text, formattedAmount, formattedConvertedAmount: formattedAmount }
}
