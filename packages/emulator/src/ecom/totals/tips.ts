import { add, type Amount, isZero, percent, round, sum, zero } from '../../kernel/money.ts'
import type { AppliedFee } from '../additional-fee/fee.ts'
import type { FeesPart } from './additional-fees.ts'
import { discounted, type DiscountsPart } from './discounts.ts'
import type { LinesPart } from './lines.ts'
import type { TotalsLine, TotalsStep } from './step.ts'

/** The app that puts tips on carts and orders, as the platform names it. */
export const tipsAppId = '5e7a1ce0-0000-4000-8043-000000000000'

/** The code of the fee by which a tip is part of a cart or an order. */
export const tipCode = 'tip'

/** The tip of the customer, which is a fee without tax. */
export interface TipsPart {
  readonly tip: Amount
  /** The additional fees, and the tip as the last of them. */
  readonly chargedFees: readonly AppliedFee[]
  readonly chargedPrice: Amount
}

/** Tips are given for services. */
export const isTippable = ({ preset }: Pick<TotalsLine, 'preset'>): boolean => preset === 'SERVICE'

/** Adds the tip. A percentage is one of the prices of the services after their discounts. */
export const addTips: TotalsStep<LinesPart & DiscountsPart & FeesPart, TipsPart> = (given) => {
  const { currency, lines, fees, feesPrice, tipChoice, calculated } = given
  const own = lines.filter(isTippable)
  const price = sum(
    own.map((line) => discounted(given, line)),
    currency,
  )
  const counts = tipChoice && own.length > 0 && calculated.additionalFees
  const tip = !counts
    ? zero(currency)
    : tipChoice.tipType === 'PERCENTAGE'
      ? percent(price, tipChoice.value)
      : round(tipChoice.value, currency)
  if (isZero(tip)) return { tip, chargedFees: fees, chargedPrice: feesPrice }
  const fee: AppliedFee = {
    code: tipCode,
    name: 'Tip',
    price: tip,
    source: 'SERVICE_PLUGIN',
    providerAppId: tipsAppId,
    taxable: false,
  }
  return { tip, chargedFees: [...fees, fee], chargedPrice: add(feesPrice, tip) }
}
