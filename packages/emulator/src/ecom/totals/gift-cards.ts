import type { CartGiftCard, CartViolation } from '@frontdesk/ecom'
import { type Amount, compare, isZero, round, subtract, sum } from '../../kernel/money.ts'
import { balanceOfGiftCard, giftCards, invalidGiftCardReason } from '../gift-card/gift-card.ts'
import { sellsGiftCards } from './discounts.ts'
import type { TotalsRequest, TotalsStep } from './step.ts'
import type { TotalPart } from './total.ts'

/** The gift cards that pay a part of the total. */
export interface GiftCardsPart {
  /** The amount that each gift card pays, by the id of the gift card. */
  readonly redeemed: ReadonlyMap<string, Amount>
  readonly totalAfterGiftCards: Amount
  /** Why gift cards of the cart do not pay. */
  readonly giftCardViolations: readonly CartViolation[]
}

const smallest = (first: Amount, ...others: readonly Amount[]): Amount =>
  others.reduce((least, amount) => (compare(amount, least) < 0 ? amount : least), first)

/** The amount that a gift card pays of the rest, or why it pays nothing. */
const payWith = (
  { context, currency, lines }: TotalsRequest,
  { id = '', obfuscatedCode = '', requestedRedeemAmount }: CartGiftCard,
  rest: Amount,
): Amount | CartViolation => {
  const violation = (fields: Partial<CartViolation>): CartViolation => ({
    scope: 'GIFT_CARD',
    severity: 'ERROR',
    ...fields,
  })
  if (sellsGiftCards(lines))
    return violation({
      code: 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
      description: 'A gift card cannot be paid with a gift card: remove one of them',
    })
  const data = { giftCardCode: obfuscatedCode, giftCardId: id }
  const card = context.state.in(giftCards).get(id)
  if (!card)
    return violation({
      code: 'INVALID_GIFT_CARD_CODE',
      description: `There is no gift card ${obfuscatedCode} any more`,
      invalidGiftCardCodeData: data,
    })
  const reason = invalidGiftCardReason(context, card)
  if (reason)
    return violation({
      code: 'INVALID_GIFT_CARD_STATUS',
      description: `The gift card ${obfuscatedCode} cannot be used`,
      invalidGiftCardStatusData: { ...data, reason },
    })
  const balance = balanceOfGiftCard(context, card)
  return requestedRedeemAmount
    ? smallest(rest, balance, round(requestedRedeemAmount.amount, currency))
    : smallest(rest, balance)
}

/** Pays with the gift cards, up to the total. */
export const addGiftCards: TotalsStep<TotalPart, GiftCardsPart> = (given) => {
  const { total, currency, calculated, giftCards: held = [] } = given
  const redeemed = new Map<string, Amount>()
  const giftCardViolations: CartViolation[] = []
  const rest = (): Amount => subtract(total, sum([...redeemed.values()], currency))
  if (calculated.giftCards)
    for (const card of held) {
      const paid = payWith(given, card, rest())
      if (!('currency' in paid)) giftCardViolations.push(paid)
      else if (!isZero(paid)) redeemed.set(card.id ?? '', paid)
    }
  return { redeemed, totalAfterGiftCards: rest(), giftCardViolations }
}
