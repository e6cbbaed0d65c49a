import type { Discount, DiscountRule, DiscountTrigger } from '@frontdesk/ecom'
import { type Amount, compare, type Currency, round, sum } from '../../kernel/money.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'
import type { Buyer } from '../cart/cart.ts'
import type { Catalog, Context } from '../catalog.ts'
import { discountRuleEntity, statusAt } from './discount-rule.ts'
import {
  type DiscountableLine,
  type LineDiscount,
  linesInScopes,
  piecesOf,
  subtotalOf,
} from './discountable-line.ts'
import { type Reduction, reduceLines } from './line-reduction.ts'

/** The discount of one rule in a cart. */
export interface RuleDiscount {
  readonly rule: DiscountRule
  readonly lines: readonly LineDiscount[]
  readonly total: Amount
}

/** A condition of an app that holds. */
export interface HeldTrigger {
  readonly id: string
  readonly appId: string
  readonly conditionId: string
}

/** The conditions of apps that hold. */
export const heldTriggers: CollectionDefinition<HeldTrigger> = collection<HeldTrigger>('ecom.heldTriggers')

/** The id under which the condition of an app is kept. */
export const triggerId = (appId: string, conditionId: string): string => JSON.stringify([appId, conditionId])

/** The id of the person for whom the uses of a discount are counted. */
export const buyerKeyOf = ({ memberId, visitorId, userId }: Buyer): string =>
  memberId ?? visitorId ?? userId ?? ''

interface Scene {
  readonly context: Context
  readonly catalog: Catalog
  readonly lines: readonly DiscountableLine[]
  readonly buyer: Buyer
  readonly currency: Currency
}

const holds = (scene: Scene, trigger: DiscountTrigger | undefined): boolean => {
  if (!trigger) return true
  const { context, catalog, lines, buyer, currency } = scene
  const { subtotalRange, itemQuantityRange, customTrigger, customerEligibility, and, or } = trigger
  switch (trigger.triggerType) {
    case 'AND':
      return and?.triggers?.every((inner) => holds(scene, inner)) ?? false
    case 'OR':
      return or?.triggers?.some((inner) => holds(scene, inner)) ?? false
    case 'SUBTOTAL_RANGE': {
      const { from, to, scopes = [] } = subtotalRange ?? {}
      const subtotal = subtotalOf(linesInScopes(context, catalog, scopes, lines), currency)
      return (
        (from === undefined || compare(subtotal, round(from, currency)) >= 0) &&
        (to === undefined || compare(subtotal, round(to, currency)) <= 0)
      )
    }
    case 'ITEM_QUANTITY_RANGE': {
      const { from = 0, to = Infinity, scopes = [] } = itemQuantityRange ?? {}
      const pieces = piecesOf(linesInScopes(context, catalog, scopes, lines))
      return pieces >= from && pieces <= to
    }
    case 'CUSTOM':
      return (
        context.state.in(heldTriggers).get(triggerId(customTrigger?.appId ?? '', customTrigger?.id ?? '')) !==
        undefined
      )
    case 'CUSTOMER_ELIGIBILITY':
      return (
        buyer.memberId !== undefined &&
        (customerEligibility?.individualMembersInfo?.memberIds?.includes(buyer.memberId) ?? false)
      )
    default:
      return false
  }
}

const reductionOf = ({ discountType, ...discount }: Discount): Reduction | undefined => {
  const { percentage, fixedAmount, fixedPrice, quantityBased } = discount
  switch (discountType) {
    case 'PERCENTAGE':
      return percentage === undefined ? undefined : { kind: 'percentage', percentage }
    case 'FIXED_AMOUNT':
      return fixedAmount === undefined ? undefined : { kind: 'amountOff', amount: fixedAmount }
    case 'FIXED_PRICE':
      return fixedPrice === undefined ? undefined : { kind: 'price', price: fixedPrice }
    default: {
      const { quantity, price } = quantityBased?.configurations?.[0] ?? {}
      return quantity === undefined || price === undefined
        ? undefined
        : { kind: 'priceOfPieces', pieces: quantity, price }
    }
  }
}

/** The rules that a cart may use now: switched on, in their time, below their limits, with their condition met. */
const usableRules = (scene: Scene): readonly DiscountRule[] => {
  const { context, buyer } = scene
  const now = context.now()
  return discountRuleEntity.in(context).filter((rule) => {
    const { usageLimit = Infinity, usageLimitPerUser = Infinity } = rule.settings ?? {}
    return (
      rule.active === true &&
      statusAt(rule, now) === 'LIVE' &&
      (rule.usageCount ?? 0) < usageLimit &&
      (rule.usageByBuyer?.[buyerKeyOf(buyer)] ?? 0) < usageLimitPerUser &&
      holds(scene, rule.trigger)
    )
  })
}

const discountOf = (scene: Scene, rule: DiscountRule, lines: readonly DiscountableLine[]): RuleDiscount => {
  const { context, catalog, currency } = scene
  const [discount = {}] = rule.discounts?.values ?? []
  const reduction = reductionOf(discount)
  const targets = linesInScopes(context, catalog, discount.specificItemsInfo?.scopes ?? [], lines)
  const oneItem = rule.settings?.appliesTo === 'LOWEST_PRICED_ITEM'
  const own = reduction ? reduceLines(targets, reduction, { oneItem, currency }) : []
  return {
    rule,
    lines: own,
    total: sum(
      own.map(({ amountOff }) => amountOff),
      currency,
    ),
  }
}

/**
 * The discounts of rules in a cart. Each line gets one at most: the rule that takes off most goes first, and the others
 * get the lines that it leaves.
 */
export const ruleDiscounts = (scene: Scene): readonly RuleDiscount[] => {
  const chosen: RuleDiscount[] = []
  let rules = usableRules(scene)
  let { lines } = scene
  while (rules.length && lines.length) {
    const offers = rules
      .map((rule) => discountOf(scene, rule, lines))
      .filter((offer) => offer.lines.length)
      .sort((left, right) => compare(right.total, left.total))
    const [best] = offers
    if (!best) break
    chosen.push(best)
    rules = offers.slice(1).map(({ rule }) => rule)
    lines = lines.filter(({ id }) => !best.lines.some(({ lineItemId }) => lineItemId === id))
  }
  return chosen
}

/** Counts that an order of a buyer got the discount of a rule. A rule that was deleted since counts nothing. */
export const countRuleUse = (context: Context, id: string, buyer: Buyer, uses: 1 | -1 = 1): void => {
  const rule = discountRuleEntity.in(context).get(id)
  if (!rule) return
  const key = buyerKeyOf(buyer)
  const { usageCount = 0, usageByBuyer = {} } = rule
  discountRuleEntity.change(context, rule, {
    usageCount: Math.max(usageCount + uses, 0),
    usageByBuyer: { ...usageByBuyer, [key]: Math.max((usageByBuyer[key] ?? 0) + uses, 0) },
    status: statusAt(rule, context.now()),
  })
}
