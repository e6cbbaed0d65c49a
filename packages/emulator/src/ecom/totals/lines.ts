import { type Amount, sum } from '../../kernel/money.ts'
import type { TotalsStep } from './step.ts'

/** The prices of the lines. */
export interface LinesPart {
  /** All lines together, before discounts. */
  readonly subtotal: Amount
}

/** Adds up the lines. */
export const addLines: TotalsStep<unknown, LinesPart> = ({ lines, currency }) => ({
  subtotal: sum(
    lines.map(({ total }) => total),
    currency,
  ),
})
