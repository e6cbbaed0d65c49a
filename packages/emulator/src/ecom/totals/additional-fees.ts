import type { CartFeeSource } from '@frontdesk/ecom'
import { type Amount, sum } from '../../kernel/money.ts'
import type { DiscountsPart } from './discounts.ts'
import type { LinesPart } from './lines.ts'
import type { TaxableAddressOf, TotalsStep } from './step.ts'

/** A fee beside the prices of the lines. */
export interface AppliedFee {
  readonly code: string
  readonly name: string
  readonly price: Amount
  readonly source: CartFeeSource
  /** The tax group of the fee; that of products unless given. */
  readonly taxGroupId?: string | undefined
  /** The address that the fee is taxed by; that of the goods unless given. */
  readonly taxableAddress?: TaxableAddressOf | undefined
  /** The lines that the fee is for; absent when it is for all. */
  readonly lineItemIds?: readonly string[]
}

/** The fees beside the prices. */
export interface FeesPart {
  readonly fees: readonly AppliedFee[]
  readonly feesPrice: Amount
}

/** Adds the fees. */
export const addAdditionalFees: TotalsStep<LinesPart & DiscountsPart, FeesPart> = ({ currency }) => {
  const fees: readonly AppliedFee[] = []
  return {
    fees,
    feesPrice: sum(
      fees.map(({ price }) => price),
      currency,
    ),
  }
}
