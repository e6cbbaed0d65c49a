import { type Amount, isZero, multiply, percent, round, sum } from '../../kernel/money.ts'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import { isInScope, piecesOf } from '../discount-rule/discountable-line.ts'
import type { DeliveryPart } from '../totals/delivery.ts'
import { discounted, type DiscountsPart } from '../totals/discounts.ts'
import type { TotalsLine, TotalsRequest } from '../totals/step.ts'
import type { AdditionalFee, AppliedFee } from './fee.ts'

/** A fee as it is kept. The id is its code. */
export type KeptFee = Stored & AdditionalFee

/** The fees that are added to carts. */
export const additionalFees: CollectionDefinition<KeptFee> = collection<KeptFee>('ecom.additionalFees')

/** The app that adds the fees which name no app. */
export const feesAppId = '5e7a1ce0-0000-4000-8057-000000000000'

type FeeScene = TotalsRequest & DiscountsPart & DeliveryPart

const priceOf = (
  given: FeeScene,
  { price, percentage, per = 'CART' }: KeptFee,
  lines: readonly TotalsLine[],
): Amount => {
  const { currency } = given
  if (percentage !== undefined) {
    const prices = lines.map((line) => discounted(given, line))
    return percent(sum(prices, currency), percentage)
  }
  const times = { CART: 1, LINE: lines.length, PIECE: piecesOf(lines) }
  return multiply(round(price ?? 0, currency), times[per])
}

/** The fees of a cart: those with a line that they are for. A fee of the carrier counts while goods are sent. */
export const additionalFeesOf = (given: FeeScene): readonly AppliedFee[] => {
  const { context, catalog, lines, delivery } = given
  const isSent = delivery !== undefined && !delivery.pickup
  return context.state
    .in(additionalFees)
    .all()
    .flatMap((fee): AppliedFee[] => {
      const { code, name, scopes, source = 'SERVICE_PLUGIN', providerAppId = feesAppId, taxable = true } = fee
      const own = lines.filter(
        (line) => !scopes || scopes.some((scope) => isInScope(context, catalog, scope, line)),
      )
      if (!own.length || (source === 'DELIVERY' && !isSent)) return []
      const price = priceOf(given, fee, own)
      if (isZero(price)) return []
      return [
        {
          code,
          name,
          price,
          source,
          providerAppId,
          taxable,
          taxGroupId: fee.taxGroupId,
          ...(scopes && { lineItemIds: own.map(({ id }) => id) }),
        },
      ]
    })
}
