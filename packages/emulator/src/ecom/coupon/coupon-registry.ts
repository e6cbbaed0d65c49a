import { check, decimalOf, type Schema, schema } from '@frontdesk/core/schema'
import { discountScopeSchema } from '@frontdesk/ecom/schemas'
import * as z from 'zod'
import { notFound } from '../../kernel/failure.ts'
import type { State } from '../../kernel/state.ts'
import { type Coupon, coupons, type KeptCoupon, plainCode } from './coupon.ts'

/** A coupon with the number of orders that used it. */
export interface RegisteredCoupon extends Coupon {
  readonly id: string
  /** Number of orders that used the coupon. */
  readonly usageCount: number
}

/** The coupons of the business. The hosted platform has no public calls that write them. */
export interface Coupons {
  /** All coupons. */
  list(): readonly RegisteredCoupon[]
  /** Adds a coupon, or takes the place of the one with the code, whose uses stay counted. @throws ValidationError that names the field */
  set(coupon: Coupon): RegisteredCoupon
  /** Removes a coupon. Carts that hold its code are told so. @throws an error with status 404 when no coupon has the code */
  remove(code: string): void
}

/** The settings after parsing. */
type ParsedCoupon = { -readonly [Field in keyof Coupon]: Coupon[Field] }

const maybe = z.exactOptional

const kinds = ['percentOff', 'moneyOff', 'fixedPrice', 'freeShipping'] as const

/** A moment as JavaScript has it, or as text. */
const moment = () => z.coerce.date({ error: 'must be a moment such as 2026-05-04T09:00:00Z' })

const couponSchema: Schema<ParsedCoupon> = /* @__PURE__ */ schema<ParsedCoupon>()(() =>
  z
    .strictObject({
      code: z.string().min(1, 'must not be empty').max(50, 'must have 50 characters at most'),
      name: maybe(z.string().min(1).max(60)),
      percentOff: maybe(z.number().min(0.1).max(100)),
      moneyOff: maybe(decimalOf({ above: '0' })),
      fixedPrice: maybe(decimalOf({ atLeast: '0' })),
      freeShipping: maybe(z.boolean()),
      active: maybe(z.boolean()),
      startDate: maybe(moment()),
      expirationDate: maybe(moment()),
      minimumSubtotal: maybe(decimalOf({ atLeast: '0' })),
      minimumQuantity: maybe(z.int().min(1)),
      usageLimit: maybe(z.int().min(1)),
      usageLimitPerCustomer: maybe(z.int().min(1)),
      limitedToOneItem: maybe(z.boolean()),
      scopes: maybe(z.readonly(z.array(discountScopeSchema()).min(1))),
    })
    .refine((coupon) => kinds.filter((kind) => coupon[kind] !== undefined).length === 1, {
      error: `must be given, or another one of ${kinds.join(', ')}: exactly one of them`,
      path: ['percentOff'],
    }),
)

const show = ({ usageByBuyer: _, ...coupon }: KeptCoupon): RegisteredCoupon => coupon

/** Ties the coupons to the state. */
export const createCoupons = ({ state, newId }: { readonly state: State; newId(): string }): Coupons => ({
  list: () => state.in(coupons).all().map(show),
  set(coupon) {
    const own = check(couponSchema, coupon)
    return state.unit(() => {
      const known = state.in(coupons).by('code', plainCode(own.code))[0]
      const { id = newId(), usageCount = 0, usageByBuyer = {} } = known ?? {}
      return show(state.in(coupons).put({ ...own, id, usageCount, usageByBuyer }))
    })
  },
  remove(code) {
    const [known] = state.in(coupons).by('code', plainCode(code))
    if (!known) throw notFound('coupon', code)
    state.unit(() => state.in(coupons).delete(known.id))
  },
})
