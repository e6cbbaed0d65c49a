import { cardBrand, findTestCard, lastDigitsOf, type TestCard } from '../test-card.ts'
import type { NewActivity } from '../order/state.ts'
import type { KeptTransactions } from './transactions.ts'

/** The card that the buyer has let the business keep for an order. */
export const savedCardOf = ({ savedCard }: KeptTransactions): TestCard | undefined =>
  savedCard === undefined ? undefined : findTestCard(savedCard)

/** The entry that the history of an order gets when a card is saved for it. */
export const savedCardEntries = (kept: KeptTransactions): NewActivity[] => {
  const card = savedCardOf(kept)
  if (!card) return []
  return [
    {
      activityType: 'SAVED_PAYMENT_METHOD',
      savedPaymentMethod: { name: cardBrand, description: `Card that ends in ${lastDigitsOf(card)}` },
    },
  ]
}
