import type { CartDiscountScope, CartDiscountSource, CartViolation } from '@frontdesk/ecom'
import { add, type Amount, subtract, sum } from '../../kernel/money.ts'
import { couponDiscount, type CouponScene, findCoupon, invalidStatusOf } from '../coupon/coupon.ts'
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
  /** Why the coupon of the cart gives no discount. */
  readonly couponViolation: CartViolation | undefined
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

/** The line with what its discounts leave. */
const reduced = (line: TotalsLine, lineDiscounts: ReadonlyMap<string, Amount>): TotalsLine => {
  const off = lineDiscounts.get(line.id)
  return off ? { ...line, total: subtract(line.total, off) } : line
}

/** Whether something is sold that a coupon and a gift card must not pay for. */
export const sellsGiftCards = (lines: readonly TotalsLine[]): boolean =>
  lines.some(({ preset }) => preset === 'GIFT_CARD')

/** The discount of the coupon, or why it gives none. */
const applyCoupon = (
  scene: Omit<CouponScene, 'lines'>,
  code: string,
  lines: readonly TotalsLine[],
  lineDiscounts: ReadonlyMap<string, Amount>,
): Pick<DiscountsPart, 'discounts' | 'couponViolation'> => {
  const violation = (fields: Pick<CartViolation, 'code' | 'description'>): CartViolation => ({
    scope: 'DISCOUNT',
    severity: 'ERROR',
    ...fields,
  })
  const coupon = findCoupon(scene.context, code)
  if (!coupon)
    return {
      discounts: [],
      couponViolation: {
        ...violation({ code: 'INVALID_COUPON_CODE', description: `There is no coupon ${code} any more` }),
        invalidCouponCodeData: { couponCode: code },
      },
    }
  // An empty cart has a violation of its own.
  if (!lines.length) return { discounts: [], couponViolation: undefined }
  if (sellsGiftCards(lines))
    return {
      discounts: [],
      couponViolation: violation({
        code: 'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD',
        description: 'A cart with a gift card cannot be paid with a coupon: remove one of them',
      }),
    }
  const invalid = invalidStatusOf({ ...scene, lines }, coupon)
  if (invalid)
    return {
      discounts: [],
      couponViolation: {
        ...violation({ code: 'INVALID_COUPON_STATUS', description: invalid.description }),
        invalidCouponStatusData: invalid.data,
      },
    }
  const off = couponDiscount({ ...scene, lines: lines.map((line) => reduced(line, lineDiscounts)) }, coupon)
  const byLine = new Map(off.map(({ lineItemId, amountOff }) => [lineItemId, amountOff]))
  const total = sum([...byLine.values()], scene.currency)
  const scope = coupon.freeShipping ? 'DELIVERY' : coupon.scopes ? 'LINE_ITEM' : 'CART_SUBTOTAL'
  const source = { sourceType: 'COUPON', couponCode: coupon.code }
  const discount = { name: coupon.name ?? coupon.code, scope, source, sourceId: coupon.id, total, byLine }
  return { discounts: byLine.size || coupon.freeShipping ? [discount] : [], couponViolation: undefined }
}

/** Takes the discounts off the lines: first those of rules, then that of the coupon. */
export const addDiscounts: TotalsStep<LinesPart, DiscountsPart> = (given) => {
  const { currency, lines, couponCode } = given
  const rules = ruleDiscounts(given).map(appliedRule)
  const coupon =
    couponCode === undefined
      ? { discounts: [], couponViolation: undefined }
      : applyCoupon(given, couponCode, lines, sumByLine(rules))
  const discounts = [...rules, ...coupon.discounts]
  const lineDiscounts = sumByLine(discounts)
  return {
    discounts,
    lineDiscounts,
    discount: sum([...lineDiscounts.values()], currency),
    couponViolation: coupon.couponViolation,
  }
}
