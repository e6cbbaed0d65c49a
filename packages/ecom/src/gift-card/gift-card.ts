import {
  type ElevatedAuth,
  type Money,
  type Open,
  pick,
  type Read,
  read,
  type Write,
  write,
} from '@frontdesk/core'

const prefix = '/ecom'

/** Codes of the errors of gift cards; read `error.code`. */
export type GiftCardErrorCode = Open<
  | 'GIFT_CARD_NOT_FOUND'
  | 'GIFT_CARD_DISABLED'
  | 'GIFT_CARD_EXPIRED'
  | 'ALREADY_REDEEMED'
  | 'CURRENCY_NOT_SUPPORTED'
  | 'INSUFFICIENT_FUNDS'
  | 'TRANSACTION_NOT_FOUND'
  | 'ALREADY_VOIDED'
>

/** Every status of a gift card. */
export const giftCardStatuses = ['VALID', 'EXPIRED', 'DISABLED'] as const

/** Whether a gift card can be used. */
export type GiftCardStatus = Open<(typeof giftCardStatuses)[number]>

/** A gift card: a prepaid amount that anybody with the code can spend. */
export interface GiftCard {
  /** The end of the code, with the rest hidden. */
  obfuscatedCode?: string
  /** The remaining amount. */
  balance?: Money
  status?: GiftCardStatus
  /** Id of the app that issued the gift card. */
  appId?: string
  /** Id of the gift card in that app. */
  externalId?: string
}

/** Input of `getGiftCard`. */
export interface GetGiftCardInput {
  /** The whole code, from 8 to 20 characters. */
  code: string
  /** Id of the app that issued the gift card; defaults to any app. */
  appId?: string
}

/**
 * Reads a gift card by its code, for the business.
 *
 * @throws ApplicationError `GIFT_CARD_NOT_FOUND` when no gift card has the code.
 * @throws ValidationError for a code that is too short or too long.
 * @throws ContextError without an elevated client.
 * @example
 * const { balance, status } = await getGiftCard(elevatedClient, { code: 'ABCD-EFGH-JKLM' })
 * @function
 */
export const getGiftCard: Read<GetGiftCardInput, GiftCard, ElevatedAuth> = /* @__PURE__ */ read({
  id: 'ecom.giftCards.get',
  prefix,
  route: 'POST /v1/gift-cards/{code}',
  elevated: true,
  response: /* @__PURE__ */ pick('giftCard'),
})

/** Input of `redeemGiftCard`. */
export interface RedeemGiftCardInput {
  /** The whole code, from 8 to 20 characters. */
  code: string
  /** The amount to redeem; more than zero, in the currency of the gift card. */
  amount: Money
  /** Id of the app that issued the gift card. */
  appId: string
  /** The order that the amount pays for. */
  orderId?: string
}

/**
 * Redeems an amount of a gift card, for the business, and returns the id of the transaction. The checkout redeems its
 * gift cards automatically.
 *
 * @throws ApplicationError `GIFT_CARD_NOT_FOUND`, `GIFT_CARD_DISABLED`, `GIFT_CARD_EXPIRED`, `CURRENCY_NOT_SUPPORTED`;
 * `ALREADY_REDEEMED` when nothing is left, `INSUFFICIENT_FUNDS` when less is left than asked for.
 * @throws ValidationError for an amount that is not more than zero.
 * @throws ContextError without an elevated client.
 * @example
 * const transactionId = await redeemGiftCard(elevatedClient, {
 *   code: 'ABCD-EFGH-JKLM',
 *   amount: { value: '10.00', currency: 'EUR' },
 *   appId,
 * })
 * @function
 */
export const redeemGiftCard: Write<RedeemGiftCardInput, string, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.giftCards.redeem',
  prefix,
  route: 'POST /v1/gift-cards/redeem',
  elevated: true,
  response: /* @__PURE__ */ pick('transactionId'),
})

/** Input of `voidGiftCardTransaction`. */
export interface VoidGiftCardTransactionInput {
  transactionId: string
  /** Id of the app that issued the gift card. */
  appId: string
}

/**
 * Returns the amount of a transaction to its gift card, for the business.
 *
 * @throws ApplicationError `TRANSACTION_NOT_FOUND`, `ALREADY_VOIDED`, `GIFT_CARD_DISABLED`, `GIFT_CARD_EXPIRED`.
 * @throws ContextError without an elevated client.
 * @example
 * await voidGiftCardTransaction(elevatedClient, { transactionId, appId })
 * @function
 */
export const voidGiftCardTransaction: Write<VoidGiftCardTransactionInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.giftCards.voidTransaction',
    prefix,
    route: 'POST /v1/gift-cards/void',
    elevated: true,
  })
