import { check, type Schema, schema } from '@frontdesk/core/schema'
import { violationSeverities } from '@frontdesk/ecom'
import { discountScopeSchema } from '@frontdesk/ecom/schemas'
import * as z from 'zod'
import { notFound } from '../../kernel/failure.ts'
import type { State } from '../../kernel/state.ts'
import { type CartCheck, cartChecks } from './cart-check.ts'

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
