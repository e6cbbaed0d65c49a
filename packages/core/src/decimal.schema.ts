import * as z from 'zod'
import type { ViolatedRule } from './errors.ts'

/** The limits of a decimal number, as decimal text like the number itself: `"0.01"`. */
export interface DecimalLimits {
  /** Inclusive minimum. */
  readonly atLeast?: string
  /** Exclusive minimum. */
  readonly above?: string
  /** Inclusive maximum. */
  readonly atMost?: string
  /** Exclusive maximum. */
  readonly below?: string
  /** Maximum number of decimal places. */
  readonly scale?: number
}

const form = /^-?\d+(\.\d+)?$/

const digitsBehindPoint = (text: string): number => text.split('.')[1]?.length ?? 0

/** Converts decimal text to a whole number of units of the scale, without loss of digits. */
const unitsOf = (text: string, scale: number): bigint => {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(scale, '0'))
}

/** Compares two decimals: negative when the first is less than the second, 0 when they are equal. */
const compare = (first: string, second: string): number => {
  const scale = Math.max(digitsBehindPoint(first), digitsBehindPoint(second))
  const difference = unitsOf(first, scale) - unitsOf(second, scale)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/**
 * The schema of a decimal number as text, such as an amount, with its format and limits. The number is never converted,
 * so that no digit is lost.
 *
 * @example
 * z.looseObject({ amount: decimalOf({ atLeast: '0', scale: 2 }) })
 */
export const decimalOf = ({ atLeast, above, atMost, below, scale }: DecimalLimits = {}): z.ZodString =>
  z
    .string()
    .regex(form, { error: 'must be a decimal number as text, such as "12.50"', abort: true })
    .check(({ value, issues }) => {
      const refuse = (message: string, violatedRule: ViolatedRule, threshold: string | number): void => {
        issues.push({
          code: 'custom',
          input: value,
          message,
          params: { violatedRule, data: { threshold } },
        })
      }
      if (atLeast !== undefined && compare(value, atLeast) < 0)
        refuse(`must be ${atLeast} or more`, 'DECIMAL_GTE', atLeast)
      if (above !== undefined && compare(value, above) <= 0)
        refuse(`must be more than ${above}`, 'DECIMAL_GT', above)
      if (atMost !== undefined && compare(value, atMost) > 0)
        refuse(`must be ${atMost} or less`, 'DECIMAL_LTE', atMost)
      if (below !== undefined && compare(value, below) >= 0)
        refuse(`must be less than ${below}`, 'DECIMAL_LT', below)
      if (scale !== undefined && digitsBehindPoint(value) > scale)
        refuse(`must have ${scale} digits at most behind the point`, 'DECIMAL_MAX_SCALE', scale)
    })
