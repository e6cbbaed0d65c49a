import type { Order, OrderLineItem, Payment } from '@frontdesk/ecom'
import { type Amount, currencyOf, format, round, toPrice } from '../../kernel/money.ts'
import type { Context } from '../catalog.ts'
import {
  giftCardOfTransaction,
  giftCards,
  giftCardsAppId,
  issueGiftCard,
  type KeptGiftCard,
  obfuscated,
  putOnGiftCard,
  takeFromGiftCard,
} from './gift-card.ts'

/** Takes an amount from a gift card for an order. @throws Failure as `takeFromGiftCard` does */
export const payByGiftCard = (
  context: Context,
  card: KeptGiftCard,
  amount: Amount,
  orderId: string,
  status: 'APPROVED' | 'PENDING' = 'APPROVED',
): Payment => ({
  id: context.newId(),
  createdDate: context.now(),
  updatedDate: context.now(),
  amount: toPrice(amount),
  status,
  giftcardPaymentDetails: {
    giftCardPaymentId: takeFromGiftCard(context, card, amount, orderId),
    appId: giftCardsAppId,
    obfuscatedCode: obfuscated(card.code),
    voided: false,
  },
  refundDisabled: false,
})

/**
 * Takes the amounts of gift cards for an order. The payments wait as long as the rest of the order waits for its bank; the
 * amounts are gone from the cards at once, so that nobody spends them twice.
 */
export const payByGiftCards = (
  context: Context,
  redeemed: ReadonlyMap<string, Amount>,
  orderId: string,
  status: 'APPROVED' | 'PENDING',
): Payment[] =>
  [...redeemed].flatMap(([cardId, amount]) => {
    const card = context.state.in(giftCards).get(cardId)
    return card ? [payByGiftCard(context, card, amount, orderId, status)] : []
  })

/** Puts an amount of a payment back on its gift card. Payments of other kinds stay as they are. */
export const giveBackToGiftCard = (
  context: Context,
  { giftcardPaymentDetails }: Payment,
  amount: Amount,
): void => {
  const { giftCardPaymentId } = giftcardPaymentDetails ?? {}
  const card = giftCardPaymentId === undefined ? undefined : giftCardOfTransaction(context, giftCardPaymentId)
  if (card) putOnGiftCard(context, card.id, amount)
}

/** A payment that will never be received: its whole amount goes back to the gift card. */
export const withVoidedGiftCard = (context: Context, payment: Payment): Payment => {
  const { giftcardPaymentDetails: details, amount, status } = payment
  if (!details || details.voided || (status !== 'DECLINED' && status !== 'CANCELED')) return payment
  giveBackToGiftCard(context, payment, round(amount?.amount ?? 0, currencyOf(context.business)))
  return { ...payment, giftcardPaymentDetails: { ...details, voided: true } }
}

const mailGiftCards = (
  { mail, business }: Context,
  { buyerInfo, number = '' }: Order,
  cards: readonly KeptGiftCard[],
): void => {
  if (buyerInfo?.email === undefined) return
  const currency = currencyOf(business)
  mail({
    to: buyerInfo.email,
    subject:
      cards.length === 1 ? `Your gift card from ${business.name}` : `Your gift cards from ${business.name}`,
    text: [
      `You bought them with order ${number}. Enter the code at the checkout.`,
      '',
      ...cards.map(({ code, balance }) => `${code}  ${format(round(balance, currency))}`),
    ].join('\n'),
    ...(cards[0] && { code: cards[0].code }),
  })
}

/** Issues the gift cards that were bought with the paid lines of an order, once, and mails their codes. */
export const issueGiftCards = (
  context: Context,
  order: Order,
  isPaid: (line: OrderLineItem) => boolean,
): void => {
  const issued = context.state.in(giftCards).by('order', order.id)
  const cards = (order.lineItems ?? [])
    .filter((line) => line.itemType?.preset === 'GIFT_CARD' && isPaid(line))
    .filter((line) => !issued.some(({ lineItemId }) => lineItemId === line.id))
    .flatMap((line) =>
      Array.from({ length: line.quantity ?? 1 }, () =>
        issueGiftCard(
          context,
          round(line.price?.amount ?? 0, currencyOf(context.business)),
          order.id,
          line.id,
        ),
      ),
    )
  if (cards.length) mailGiftCards(context, order, cards)
}
