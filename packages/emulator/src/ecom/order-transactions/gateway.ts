import type { Payment } from '@frontdesk/ecom'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import type { Context } from '../catalog.ts'
import { findTestCard, type TestCard } from '../test-card.ts'

/** A payment as the gateway knows it. */
interface GatewayTransaction extends Stored {
  /** The number of the test card, which decides what becomes of captures and refunds. */
  readonly cardNumber: string
}

const gatewayTransactions: CollectionDefinition<GatewayTransaction> =
  collection<GatewayTransaction>('ecom.gatewayTransactions')

/** How long the gateway takes for an answer that it does not give at once, in milliseconds. */
export const gatewayDelay: number = 10 * 60_000

/** Creates a payment known to the gateway, and gives its id there. */
export const registerCard = ({ state, newId }: Context, card: TestCard): string =>
  state.in(gatewayTransactions).put({ id: newId(), cardNumber: card.number }).id

/** The card that the gateway has charged for a payment; `undefined` for a payment that it does not know. */
export const cardOf = (
  { state }: Pick<Context, 'state'>,
  { regularPaymentDetails }: Payment,
): TestCard | undefined => {
  const known = state.in(gatewayTransactions).get(regularPaymentDetails?.gatewayTransactionId ?? '')
  return known && findTestCard(known.cardNumber)
}
