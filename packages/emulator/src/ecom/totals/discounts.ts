import type { CartDiscountScope, CartDiscountSource } from '@frontdesk/ecom'
import { add, type Amount, subtract, sum } from '../../kernel/money.ts'
import { type RuleDiscount, ruleDiscounts } from '../discount-rule/rule-discount.ts'
import type { LinesPart } from './lines.ts'
import type { TotalsLine, TotalsStep } from './step.ts'

/** A discount of a rule or a coupon, with the amount that it takes off. */
export interface AppliedDiscount {
  readonly name: string
  readonly scope: CartDiscountScope
  readonly source: CartDiscountSource
  /** Id of the rule or the coupon. */
  readonly sourceId: string
  readonly total: Amount
  /** The amount that each line gets less, by the id of the line. A discount on the delivery has none. */
  readonly byLine: ReadonlyMap<string, Amount>
}

/** The discounts on the lines. */
export interface DiscountsPart {
  readonly discounts: readonly AppliedDiscount[]
  /** All discounts of a line together, by its id; a line without discount is absent. */
  readonly lineDiscounts: ReadonlyMap<string, Amount>
  /** All discounts on lines together. */
  readonly discount: Amount
}

const appliedRule = ({ rule, lines, total }: RuleDiscount): AppliedDiscount => ({
  name: rule.name ?? '',
  scope: 'LINE_ITEM',
  source: { sourceType: 'AUTOMATIC_RULE' },
  sourceId: rule.id,
  total,
  byLine: new Map(lines.map(({ lineItemId, amountOff }) => [lineItemId, amountOff])),
})

/** The price of a line after its discounts. */
export const discounted = ({ lineDiscounts }: DiscountsPart, { id, total }: TotalsLine): Amount => {
  const off = lineDiscounts.get(id)
  return off ? subtract(total, off) : total
}

const sumByLine = (discounts: readonly AppliedDiscount[]): Map<string, Amount> => {
  const byLine = new Map<string, Amount>()
  for (const discount of discounts)
    for (const [lineItemId, amountOff] of discount.byLine) {
      const before = byLine.get(lineItemId)
      byLine.set(lineItemId, before ? add(before, amountOff) : amountOff)
    }
  return byLine
}

/** Takes the discounts off the lines: those of rules. */
export const addDiscounts: TotalsStep<LinesPart, DiscountsPart> = ({
  context,
  currency,
  lines,
  discountScene,
}) => {
  const discounts = discountScene
    ? ruleDiscounts({ ...discountScene, context, currency, lines }).map(appliedRule)
    : []
  const lineDiscounts = sumByLine(discounts)
  return { discounts, lineDiscounts, discount: sum([...lineDiscounts.values()], currency) }
}
