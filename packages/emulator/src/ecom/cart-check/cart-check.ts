import type { CartViolation } from '@frontdesk/ecom'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import { isInScope, piecesOf } from '../discount-rule/discountable-line.ts'
import type { Totals } from '../totals/totals.ts'
import type { CartCheck } from './cart-check-registry.ts'

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
