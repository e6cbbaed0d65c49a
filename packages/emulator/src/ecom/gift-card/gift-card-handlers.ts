import { getGiftCard, redeemGiftCard, voidGiftCardTransaction } from '@frontdesk/ecom'
import { decline, refuse } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { amountFault } from '../../bookings/amount.ts'
import { currencyOf, round } from '../../kernel/money.ts'
import { refuseUnsupported } from '../../kernel/unsupported-fields.ts'
import { requireGiftCard, showGiftCard, takeFromGiftCard, voidTransaction } from './gift-card.ts'

/** Refuses the fields of gift cards that are given out at a till. */
const refuseTill = (input: object): void => {
  refuseUnsupported(input, ['pin', 'context'], 'its gift cards have no PIN, and are good everywhere')
}

export const giftCardHandlers: readonly Handler[] = [
  handle(getGiftCard, (context) => {
    const { code, appId } = context.input
    refuseTill(context.input)
    return showGiftCard(context, requireGiftCard(context, code, appId))
  }),

  handle(redeemGiftCard, (context) => {
    const { code, amount, appId, orderId } = context.input
    refuseTill(context.input)
    refuseUnsupported(context.input, ['extendedFields'], 'a redemption keeps none')
    const card = requireGiftCard(context, code, appId)
    if (amount.currency !== card.currency)
      throw decline(400, 'CURRENCY_NOT_SUPPORTED', `The gift card holds ${card.currency}`, {
        currency: card.currency,
      })
    const fault = amountFault(context, amount)
    if (fault)
      throw refuse({
        field: `amount.${fault.part}`,
        description: fault.description,
        violatedRule: 'VALIDATION',
      })
    return takeFromGiftCard(context, card, round(amount.value, currencyOf(context.business)), orderId)
  }),

  handle(voidGiftCardTransaction, (context) => {
    const { transactionId, appId } = context.input
    refuseTill(context.input)
    voidTransaction(context, transactionId, appId)
  }),
]
