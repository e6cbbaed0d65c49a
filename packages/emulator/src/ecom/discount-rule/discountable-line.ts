import type { DiscountScope } from '@frontdesk/ecom'
import { type Amount, type Currency, multiply, sum } from '../../kernel/money.ts'
import type { Catalog, Context } from '../catalog.ts'
import type { TotalsLine } from '../totals/step.ts'

/** A line as discounts see it. Its total is the amount that is left to discount. */
export type DiscountableLine = Pick<
  TotalsLine,
  'id' | 'quantity' | 'unitPrice' | 'total' | 'catalogReference' | 'rootCatalogItemId'
>

/** An amount that is taken off a line. */
export interface LineDiscount {
  readonly lineItemId: string
  readonly amountOff: Amount
}

/** Whether a scope means a line. A line that is in no catalog is in no scope. */
export const isInScope = (
  context: Context,
  catalog: Catalog,
  { type, catalogItemFilter = {}, customFilter = {} }: DiscountScope,
  { catalogReference: reference, rootCatalogItemId }: DiscountableLine,
): boolean => {
  if (!reference) return false
  if (type === 'CUSTOM_FILTER') return catalog.filter(customFilter)?.(context, reference) ?? false
  const { catalogAppId, catalogItemIds = [] } = catalogItemFilter
  if (reference.appId !== catalogAppId) return false
  const ids = [reference.catalogItemId, rootCatalogItemId]
  return !catalogItemIds.length || catalogItemIds.some((id) => ids.includes(id))
}

/** The lines that one of the scopes means; all of them when there are no scopes. */
export const linesInScopes = (
  context: Context,
  catalog: Catalog,
  scopes: readonly DiscountScope[],
  lines: readonly DiscountableLine[],
): readonly DiscountableLine[] =>
  scopes.length
    ? lines.filter((line) => scopes.some((scope) => isInScope(context, catalog, scope, line)))
    : lines

/** The price of lines before any discount. */
export const subtotalOf = (lines: readonly DiscountableLine[], currency: Currency): Amount =>
  sum(
    lines.map(({ unitPrice, quantity }) => multiply(unitPrice, quantity)),
    currency,
  )

/** The number of pieces in lines. */
export const piecesOf = (lines: readonly DiscountableLine[]): number =>
  lines.reduce((total, { quantity }) => total + quantity, 0)
