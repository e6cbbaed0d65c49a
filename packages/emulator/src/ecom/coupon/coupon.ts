import type { CartViolation, DiscountScope } from '@frontdesk/ecom'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import {
  allocate,
  type Amount,
  compare,
  type Currency,
  format,
  isZero,
  round,
  sum,
  toCartPrice,
  write,
} from '../../kernel/money.ts'
import type { Buyer } from '../cart/cart.ts'
import type { Catalog, Context } from '../catalog.ts'
import {
  type DiscountableLine,
  type LineDiscount,
  linesInScopes,
  piecesOf,
  subtotalOf,
} from '../discount-rule/discountable-line.ts'
import { reduceLines } from '../discount-rule/line-reduction.ts'
import { buyerKeyOf } from '../discount-rule/rule-discount.ts'

/** A coupon as the business writes it. Exactly one of the four kinds of discount is given. */
export interface Coupon {
  /** The text that customers enter, from 1 to 50 characters; upper and lower case are the same. */
  readonly code: string
  /** Customers see it beside the discount; the code unless given. */
  readonly name?: string
  /** From 0.1 to 100: the part of the price that is taken off, in per cent. */
  readonly percentOff?: number
  /** Decimal text: the amount that is taken off all items together. */
  readonly moneyOff?: string
  /** Decimal text: the price of each piece. */
  readonly fixedPrice?: string
  /** Whether the delivery costs nothing. */
  readonly freeShipping?: boolean
  /** Whether the coupon is switched on; defaults to `true`. */
  readonly active?: boolean
  /** The coupon is valid from this moment on. */
  readonly startDate?: Date
  /** The coupon is invalid from this moment on; it never expires when absent. */
  readonly expirationDate?: Date
  /** Decimal text: the lowest subtotal, before discounts, with which it can be used. */
  readonly minimumSubtotal?: string
  /** The lowest number of pieces with which it can be used. */
  readonly minimumQuantity?: number
  /** Number of orders that may use it. */
  readonly usageLimit?: number
  /** Number of orders of one customer that may use it. */
  readonly usageLimitPerCustomer?: number
  /** Whether it is for one piece of the cheapest item alone. */
  readonly limitedToOneItem?: boolean
  /** The items that it is for; defaults to all of them. */
  readonly scopes?: readonly DiscountScope[]
}

/** A coupon as it is kept. */
export interface KeptCoupon extends Stored, Coupon {
  readonly usageCount: number
  /** Numbers of orders that used it, by the id of their buyer. */
  readonly usageByBuyer: Readonly<Record<string, number>>
}

/** The coupons, found by their code. */
export const coupons: CollectionDefinition<KeptCoupon, 'code'> = collection<KeptCoupon, 'code'>(
  'ecom.coupons',
  { code: ({ code }) => plainCode(code) },
)

/** Codes are compared without regard to case and to blanks around them. */
export const plainCode = (code: string): string => code.trim().toUpperCase()

export const findCoupon = ({ state }: Pick<Context, 'state'>, code: string): KeptCoupon | undefined =>
  state.in(coupons).by('code', plainCode(code))[0]

/** The things that a coupon is judged by. */
export interface CouponScene {
  readonly context: Context
  readonly catalog: Catalog
  readonly lines: readonly DiscountableLine[]
  readonly buyer: Buyer
  readonly currency: Currency
}

type InvalidStatus = NonNullable<CartViolation['invalidCouponStatusData']>

/** Why a coupon cannot be used in a cart now, in the words of the platform; `undefined` when it can. */
export const invalidStatusOf = (
  { context, catalog, lines, buyer, currency }: CouponScene,
  coupon: KeptCoupon,
): { readonly data: InvalidStatus; readonly description: string } | undefined => {
  const now = context.now()
  const because = (reason: string, description: string, details: Partial<InvalidStatus> = {}) => ({
    data: { couponCode: coupon.code, reason, ...details },
    description: `The coupon ${coupon.code} ${description}`,
  })
  const { minimumSubtotal, minimumQuantity = 0, usageLimit = Infinity, scopes = [] } = coupon
  const { usageLimitPerCustomer = Infinity, usageByBuyer } = coupon
  if (coupon.active === false) return because('DISABLED', 'is switched off')
  if (coupon.startDate && coupon.startDate > now) return because('INACTIVE', 'is not good yet')
  if (coupon.expirationDate && coupon.expirationDate <= now) return because('EXPIRED', 'has expired')
  if (coupon.usageCount >= usageLimit) return because('MAX_USAGE_EXCEEDED', 'was used as often as it may be')
  if ((usageByBuyer[buyerKeyOf(buyer)] ?? 0) >= usageLimitPerCustomer)
    return because('MAX_USAGE_PER_CUSTOMER_EXCEEDED', 'was used by this customer as often as it may be')
  const eligible = linesInScopes(context, catalog, scopes, lines)
  if (!eligible.length && scopes.length)
    return because('NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS', 'is for no item of the cart')
  if (piecesOf(eligible) < minimumQuantity)
    return because('MIN_LINE_ITEM_QUANTITY_NOT_REACHED', `is good from ${minimumQuantity} pieces on`, {
      minLineItemQuantityNotReachedDetails: { requiredMinimumQuantity: minimumQuantity },
    })
  if (minimumSubtotal === undefined) return undefined
  const required = round(minimumSubtotal, currency)
  return compare(subtotalOf(eligible, currency), required) < 0
    ? because('MIN_SUBTOTAL_NOT_REACHED', `is good from ${format(required)} on`, {
        minSubtotalNotReachedDetails: { requiredMinimumSubtotal: toCartPrice(required) },
      })
    : undefined
}

/** Takes an amount off lines, each in proportion to what it still costs. */
const takeOff = (lines: readonly DiscountableLine[], amount: Amount): readonly LineDiscount[] => {
  const priced = lines.filter(({ total }) => !isZero(total))
  if (!priced.length) return []
  const whole = sum(
    priced.map(({ total }) => total),
    amount.currency,
  )
  const shares = allocate(
    compare(amount, whole) < 0 ? amount : whole,
    priced.map(({ total }) => write(total)),
  )
  return priced.flatMap(({ id }, index) => {
    const amountOff = shares[index]
    return amountOff && !isZero(amountOff) ? [{ lineItemId: id, amountOff }] : []
  })
}

/** The amounts that a coupon takes off the lines. A coupon for the delivery takes nothing off lines. */
export const couponDiscount = (
  { context, catalog, lines, currency }: CouponScene,
  { percentOff, moneyOff, fixedPrice, limitedToOneItem: oneItem = false, scopes = [] }: KeptCoupon,
): readonly LineDiscount[] => {
  const eligible = linesInScopes(context, catalog, scopes, lines)
  if (moneyOff !== undefined) {
    const amount = round(moneyOff, currency)
    return oneItem
      ? reduceLines(eligible, { kind: 'amountOff', amount: moneyOff }, { oneItem, currency })
      : takeOff(eligible, amount)
  }
  if (percentOff !== undefined)
    return reduceLines(eligible, { kind: 'percentage', percentage: percentOff }, { oneItem, currency })
  return fixedPrice === undefined
    ? []
    : reduceLines(eligible, { kind: 'price', price: fixedPrice }, { oneItem, currency })
}

/** Counts that an order of a buyer used a coupon, or with -1 that the use was given back. */
export const countCouponUse = (
  { state }: Pick<Context, 'state'>,
  id: string,
  buyer: Buyer,
  uses: 1 | -1 = 1,
): void => {
  const coupon = state.in(coupons).get(id)
  if (!coupon) return
  const key = buyerKeyOf(buyer)
  state.in(coupons).put({
    ...coupon,
    usageCount: Math.max(coupon.usageCount + uses, 0),
    usageByBuyer: { ...coupon.usageByBuyer, [key]: Math.max((coupon.usageByBuyer[key] ?? 0) + uses, 0) },
  })
}
