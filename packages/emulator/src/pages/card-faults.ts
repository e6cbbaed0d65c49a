import { usualCard } from '../ecom/test-card.ts'
import type { PageDependencies } from './dependencies.ts'

/** Chooses the answer of the bank instead of that of a card. */
interface CardFaults {
  strikeCard(): 'declined' | 'pending' | undefined
}

/** Lets the bank answer the cards of the hosted pages as the rules with `card` say, whatever the card. */
export const withCardFaults = (
  { placeOrder, payGatewayOrder }: Pick<PageDependencies, 'placeOrder' | 'payGatewayOrder'>,
  faults: CardFaults,
): Pick<PageDependencies, 'placeOrder' | 'payGatewayOrder'> => ({
  placeOrder(context, request) {
    const { payment } = request
    // An order without anything to pay is placed without a card.
    const outcome = payment.kind === 'card' && payment.number ? faults.strikeCard() : undefined
    if (outcome === undefined) return placeOrder(context, request)
    return placeOrder(context, {
      ...request,
      payment: { ...payment, kind: 'card', outcome, number: usualCard(outcome).number },
    })
  },
  payGatewayOrder(context, id, card) {
    const outcome = faults.strikeCard()
    return payGatewayOrder(context, id, outcome === undefined ? card : usualCard(outcome))
  },
})
