import { type Amount, sum } from '../../kernel/money.ts'
import { additionalFeesOf } from '../additional-fee/additional-fee.ts'
import type { AppliedFee } from '../additional-fee/fee.ts'
import type { DeliveryPart } from './delivery.ts'
import type { DiscountsPart } from './discounts.ts'
import type { LinesPart } from './lines.ts'
import type { TotalsStep } from './step.ts'

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
