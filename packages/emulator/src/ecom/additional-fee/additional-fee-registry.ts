import { check, decimalOf, type Schema, schema } from '@frontdesk/core/schema'
import { cartFeeSources } from '@frontdesk/ecom'
import { discountScopeSchema } from '@frontdesk/ecom/schemas'
import * as z from 'zod'
import { notFound, refuse } from '../../kernel/failure.ts'
import type { State } from '../../kernel/state.ts'
import { taxGroupEntity } from '../tax/tax-group.ts'
import { additionalFees, type KeptFee } from './additional-fee.ts'
import { type AdditionalFee, countedPer } from './fee.ts'

export type { AdditionalFee } from './fee.ts'

/**
 * The fees that are added to carts. The hosted platform asks the apps of the site, the catalogs and the carriers for
 * each cart; here you answer in their place.
 */
export interface AdditionalFees {
  list(): readonly AdditionalFee[]
  /** Adds a fee, or takes the place of the one with the code. @throws ValidationError that names the field */
  set(fee: AdditionalFee): AdditionalFee
  /** Removes a fee. @throws an error with status 404 when no fee has the code */
  remove(code: string): void
}

/** The settings after parsing. */
type ParsedFee = { -readonly [Field in keyof AdditionalFee]: AdditionalFee[Field] }

const maybe = z.exactOptional

const feeSchema: Schema<ParsedFee> = /* @__PURE__ */ schema<ParsedFee>()(() =>
  z
    .strictObject({
      code: z.string().min(1, 'must not be empty').max(100, 'must have 100 characters at most'),
      name: z.string().min(1, 'must not be empty').max(50, 'must have 50 characters at most'),
      price: maybe(decimalOf({ above: '0' })),
      per: maybe(z.enum(countedPer)),
      percentage: maybe(z.number().positive().max(100)),
      scopes: maybe(z.readonly(z.array(discountScopeSchema()).min(1))),
      source: maybe(z.enum(cartFeeSources)),
      providerAppId: maybe(z.string().min(1).max(100)),
      taxable: maybe(z.boolean()),
      taxGroupId: maybe(z.string().min(1)),
    })
    .refine(({ price, percentage }) => (price === undefined) !== (percentage === undefined), {
      error: 'must be given, or else percentage: exactly one of them',
      path: ['price'],
    })
    .refine(({ per, price }) => per === undefined || price !== undefined, {
      error: 'is for a fee with a price',
      path: ['per'],
    })
    .refine(({ source, scopes }) => source !== 'LINE_ITEM' || scopes !== undefined, {
      error: 'must be given with the source LINE_ITEM: the items whose catalogue adds the fee',
      path: ['scopes'],
    })
    .refine(({ taxable, taxGroupId }) => taxable !== false || taxGroupId === undefined, {
      error: 'is for a fee that is taxed',
      path: ['taxGroupId'],
    }),
)

const show = ({ id: _, ...fee }: KeptFee): AdditionalFee => fee

/** Ties the fees to the state. */
export const createAdditionalFees = (state: State): AdditionalFees => ({
  list: () => state.in(additionalFees).all().map(show),
  set(given) {
    const fee = check(feeSchema, given)
    if (fee.taxGroupId !== undefined && !taxGroupEntity.in({ state }).get(fee.taxGroupId))
      throw refuse({
        field: 'taxGroupId',
        description: 'must be the id of a tax group',
        violatedRule: 'VALIDATION',
      })
    return state.unit(() => show(state.in(additionalFees).put({ ...fee, id: fee.code })))
  },
  remove(code) {
    if (!state.in(additionalFees).get(code)) throw notFound('additional fee', code)
    state.unit(() => state.in(additionalFees).delete(code))
  },
})
