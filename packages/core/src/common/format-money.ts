import { invalid } from '../errors.ts'
import type { Money, Price } from './money.ts'

/** How an amount is written. */
export interface FormatMoneyOptions {
  /** The language, such as `pt-PT`; that of the person unless given. */
  readonly locale?: string | readonly string[] | undefined
  /** Whether `€12.00` is written as `€12`. Amounts with a fraction keep all digits. */
  readonly hideZeroFraction?: boolean | undefined
}

/** An amount of the platform: text, a number of the store's catalogue, or the object that holds it. */
export type AmountText = string | number | Pick<Price, 'amount'>

/**
 * Writes an amount for people, in any language, with the digits that its currency has. Decimal text goes to `Intl` as it is
 * and never becomes a number, so that every digit is right; an amount with more digits is rounded.
 *
 * @throws ValidationError when the amount is no decimal text, or the currency is no code of three letters.
 * @throws RangeError when the locale is no language tag.
 * @example
 * formatMoney(service.payment.fixed.price) // with its own currency
 * formatMoney(order.priceSummary.total, order.currency, { locale: 'pt-PT' }) // 12,50 €
 */
export function formatMoney(money: Pick<Money, 'value' | 'currency'>, options?: FormatMoneyOptions): string
export function formatMoney(amount: AmountText, currency: string, options?: FormatMoneyOptions): string
export function formatMoney(
  given: AmountText | Pick<Money, 'value' | 'currency'>,
  second?: string | FormatMoneyOptions,
  third?: FormatMoneyOptions,
): string {
  const isMoney = typeof given === 'object' && 'value' in given
  const amount = isMoney ? given.value : typeof given === 'object' ? given.amount : given
  const currency = isMoney ? given.currency : typeof second === 'string' ? second : ''
  const { locale, hideZeroFraction = false } = (typeof second === 'string' ? third : second) ?? {}
  const text = String(amount)
  if (!/^-?\d+(\.\d+)?$/.test(text))
    throw invalid(isMoney ? 'value' : 'amount', `must be decimal text such as 12.50, not ${text}`)
  if (!/^[a-z]{3}$/i.test(currency))
    throw invalid('currency', 'must be three letters of ISO 4217, such as EUR')
  return new Intl.NumberFormat(locale as string | string[] | undefined, {
    style: 'currency',
    currency,
    ...(hideZeroFraction && { trailingZeroDisplay: 'stripIfInteger' }),
  }).format(text as `${number}`)
}
