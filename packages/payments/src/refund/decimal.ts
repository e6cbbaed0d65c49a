import type { Price } from '@frontdesk/core'

/**
 * Converts decimal text to a whole number of the smallest unit: `"12.5"` with 2 digits is 1250. Further digits are
 * truncated.
 */
export const unitsOf = (text: string, digits: number): bigint => {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'))
}

/** Converts a whole number of the smallest unit to decimal text: 1250 with 2 digits is `"12.50"`. */
export const decimalOf = (units: bigint, digits: number): string => {
  if (digits === 0) return String(units)
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0')
  return `${units < 0n ? '-' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** The number of digits that decimal text has after the point. */
export const digitsOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** The number of fraction digits of amounts: the digits of the currency, or more if an amount has more. */
export const digitsOfCurrency = (currency: string | undefined, amounts: readonly string[]): number => {
  const own =
    currency === undefined
      ? 0
      : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
          .maximumFractionDigits ?? 0)
  return Math.max(own, ...amounts.map(digitsOf))
}

export const priceOf = (units: bigint, digits: number): Price => ({ amount: decimalOf(units, digits) })
