import { type Amount, sum } from '../../kernel/money.ts'
import { additionalFeesOf } from '../additional-fee/additional-fee.ts'
import type { FeeSource } from '../additional-fee/additional-fee-registry.ts'
import type { DeliveryPart } from './delivery.ts'
import type { DiscountsPart } from './discounts.ts'
import type { LinesPart } from './lines.ts'
import type { TotalsStep } from './step.ts'

/** A fee beside the prices of the lines. */
export interface AppliedFee {
  readonly code: string
  readonly name: string
  readonly price: Amount
  readonly source: FeeSource
  /** Id of the app that adds it. */
  readonly providerAppId: string
  readonly taxable: boolean
  /** The tax group of the fee; that of products unless given. */
  readonly taxGroupId?: string | undefined
  /** The lines that the fee is for; absent when it is for all. */
  readonly lineItemIds?: readonly string[]
}

/** The fees beside the prices. */
export interface FeesPart {
  readonly fees: readonly AppliedFee[]
  readonly feesPrice: Amount
}

/** Adds the fees. A fee of the carrier depends on the chosen delivery. */
export const addAdditionalFees: TotalsStep<LinesPart & DiscountsPart & DeliveryPart, FeesPart> = (given) => {
  const fees = given.calculated.additionalFees ? additionalFeesOf(given) : []
  return {
    fees,
    feesPrice: sum(
      fees.map(({ price }) => price),
      given.currency,
    ),
  }
}
