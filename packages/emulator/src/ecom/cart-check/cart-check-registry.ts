import { check, type Schema, schema } from '@frontdesk/core/schema'
import { type DiscountScope, violationSeverities } from '@frontdesk/ecom'
import { discountScopeSchema } from '@frontdesk/ecom/schemas'
import * as z from 'zod'
import { notFound } from '../../kernel/failure.ts'
import type { State } from '../../kernel/state.ts'
import { cartChecks } from './cart-check.ts'

/** A check of carts by an app. It finds a violation while the cart has one of its items, or too many of them. */
export interface CartCheck {
  /** From 1 to 100 characters. */
  readonly id: string
  /** The sentence that customers read, from 1 to 1,000 characters. */
  readonly description: string
  /** `ERROR` unless given, which stops the order. */
  readonly severity?: (typeof violationSeverities)[number]
  /** The items that it is about, as coupons have them: each of their lines is then a violation of its own. The whole cart unless given. */
  readonly scopes?: readonly DiscountScope[]
  /** The number of pieces up to which all is well; 0 unless given. */
  readonly maximumQuantity?: number
  /** Whether the app answers; where it does not, every cart has a violation with `GENERAL_CODE`. `true` unless given. */
  readonly answers?: boolean
}

/**
 * The checks of carts by apps. The hosted platform asks the apps of the site about each cart; here you answer in their
 * place.
 */
export interface CartChecks {
  list(): readonly CartCheck[]
  /** Adds a check, or takes the place of the one with the id. @throws ValidationError that names the field */
  set(check: CartCheck): CartCheck
  /** Removes a check. @throws an error with status 404 when no check has the id */
  remove(id: string): void
}

/** The settings after parsing. */
type ParsedCheck = { -readonly [Field in keyof CartCheck]: CartCheck[Field] }

const maybe = z.exactOptional

const cartCheckSchema: Schema<ParsedCheck> = /* @__PURE__ */ schema<ParsedCheck>()(() =>
  z.strictObject({
    id: z.string().min(1, 'must not be empty').max(100, 'must have 100 characters at most'),
    description: z.string().min(1, 'must not be empty').max(1000, 'must have 1,000 characters at most'),
    severity: maybe(z.enum(violationSeverities)),
    scopes: maybe(z.readonly(z.array(discountScopeSchema()).min(1))),
    maximumQuantity: maybe(z.int().min(0)),
    answers: maybe(z.boolean()),
  }),
)

/** Ties the checks to the state. */
export const createCartChecks = (state: State): CartChecks => ({
  list: () => state.in(cartChecks).all(),
  set(given) {
    const own = check(cartCheckSchema, given)
    return state.unit(() => state.in(cartChecks).put(own))
  },
  remove(id) {
    if (!state.in(cartChecks).get(id)) throw notFound('check of carts', id)
    state.unit(() => state.in(cartChecks).delete(id))
  },
})
