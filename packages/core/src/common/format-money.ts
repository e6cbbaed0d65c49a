import { invalid } from '../errors.ts'
import type { Money, Price } from './money.ts'

/** Formatting options of an amount. */
export interface FormatMoneyOptions {
  /** The language, such as `pt-PT`; defaults to the person's language. */
  readonly locale?: string | readonly string[] | undefined
  /** Whether `€12.00` is written as `€12`. Amounts with a fraction keep all digits. */
  readonly hideZeroFraction?: boolean | undefined
}

/** An amount of the platform: decimal text, a number of the store's catalog, or the object that contains it. */
export type AmountText = string | number | Pick<Price, 'amount'>

/**
 * Formats an amount for display, in any language, with the fraction digits of its currency. Decimal text is passed to
 * `Intl` unchanged and never converted to a number, so every digit is exact; an amount with more digits is rounded.
 *
 * @throws ValidationError when the amount is not decimal text, or the currency is not a three-letter code.
 * @throws RangeError when the locale is not a valid language tag.
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
