import type { CartViolation, DiscountScope, violationSeverities } from '@frontdesk/ecom'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import { isInScope, piecesOf } from '../discount-rule/discountable-line.ts'
import type { Totals } from '../totals/totals.ts'

/** A check of carts by an app. It finds a violation while the cart has one of its items, or too many of them. */
export interface CartCheck {
  /** From 1 to 100 characters. */
  readonly id: string
  /** The sentence that customers read, from 1 to 1,000 characters. */
  readonly description: string
  /** Defaults to `ERROR`, which stops the order. */
  readonly severity?: (typeof violationSeverities)[number]
  /** The items that it is about, as coupons have them: each of their lines is then a violation of its own. The whole cart unless given. */
  readonly scopes?: readonly DiscountScope[]
  /** The number of pieces up to which all is well; defaults to 0. */
  readonly maximumQuantity?: number
  /** Whether the app answers; where it does not, every cart has a violation with `GENERAL_CODE`. `true` unless given. */
  readonly answers?: boolean
}

/** A check as it is kept, by its id. */
export type KeptCheck = Stored & CartCheck

/** The checks of carts by apps. */
export const cartChecks: CollectionDefinition<KeptCheck> = collection<KeptCheck>('ecom.cartChecks')

/** The violations that a check finds in a cart: one for each of its lines, or one for the whole cart. */
const violationsOfCheck = (
  { context, catalog, lines }: Totals,
  { id, description, severity = 'ERROR', scopes, maximumQuantity = 0, answers = true }: KeptCheck,
): readonly CartViolation[] => {
  if (!answers)
    return [
      {
        scope: 'GLOBAL',
        code: 'GENERAL_CODE',
        description: `The check "${id}" of this cart gave no answer: try again later`,
        severity,
      },
    ]
  const own = scopes
    ? lines.filter((line) => scopes.some((scope) => isInScope(context, catalog, scope, line)))
    : lines
  if (piecesOf(own) <= maximumQuantity) return []
  const violation = { code: 'CUSTOM_VALIDATION', description, severity } as const
  return scopes
    ? own.map((line) => ({
        ...violation,
        scope: 'LINE_ITEM',
        customValidationData: { target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: line.id } } },
      }))
    : [
        {
          ...violation,
          scope: 'GLOBAL',
          customValidationData: { target: { other: { name: 'OTHER_DEFAULT' } } },
        },
      ]
}

/** The violations that the checks of apps find in a cart. */
export const checkViolations = (totals: Totals): readonly CartViolation[] =>
  totals.lines.length
    ? totals.context.state
        .in(cartChecks)
        .all()
        .flatMap((check) => violationsOfCheck(totals, check))
    : []
