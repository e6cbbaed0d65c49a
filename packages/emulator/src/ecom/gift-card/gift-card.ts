import { createHash } from 'node:crypto'
import type { GiftCard, GiftCardStatus, InvalidGiftCardReason } from '@frontdesk/ecom'
import { decline, type Failure } from '../../kernel/failure.ts'
import {
  add,
  type Amount,
  compare,
  currencyOf,
  format,
  isZero,
  round,
  subtract,
  toMoney,
  write,
} from '../../kernel/money.ts'
import { collection, type CollectionDefinition, type Stored } from '../../kernel/state.ts'
import type { Context } from '../catalog.ts'

/** The app that issues the gift cards of the emulator. */
export const giftCardsAppId = '5e7a1ce0-0000-4000-8041-000000000000'

/** A gift card as it is kept. Amounts are decimal text. */
export interface KeptGiftCard extends Stored {
  readonly code: string
  readonly balance: string
  /** Three letters, ISO 4217. */
  readonly currency: string
  /** The moment from which on it cannot be used. */
  readonly expirationDate?: Date
  readonly disabled?: boolean
  /** The order that it was bought with. */
  readonly orderId?: string
  readonly lineItemId?: string
}

/** The gift cards, found by their code and by the order that they were bought with. */
export const giftCards: CollectionDefinition<KeptGiftCard, 'code' | 'order'> = collection<
  KeptGiftCard,
  'code' | 'order'
>('ecom.giftCards', { code: ({ code }) => code, order: ({ orderId }) => orderId })

/** An amount that was taken from a gift card. */
interface GiftCardTransaction extends Stored {
  readonly giftCardId: string
  /** Decimal text. */
  readonly amount: string
  readonly orderId?: string
  readonly voided?: boolean
}

const giftCardTransactions: CollectionDefinition<GiftCardTransaction> =
  collection<GiftCardTransaction>('ecom.giftCardTransactions')

/** Codes are compared without regard to case and to blanks around them. */
export const plainGiftCardCode = (code: string): string => code.trim().toUpperCase()

export const findGiftCard = ({ state }: Pick<Context, 'state'>, code: string): KeptGiftCard | undefined =>
  state.in(giftCards).by('code', plainGiftCardCode(code))[0]

export const statusOfGiftCard = ({ disabled, expirationDate }: KeptGiftCard, now: Date): GiftCardStatus => {
  if (disabled) return 'DISABLED'
  return expirationDate && expirationDate <= now ? 'EXPIRED' : 'VALID'
}

/** The end of a code, with the rest hidden. */
export const obfuscated = (code: string): string => code.slice(-4).padStart(code.length, '*')

export const balanceOfGiftCard = (context: Pick<Context, 'business'>, { balance }: KeptGiftCard): Amount =>
  round(balance, currencyOf(context.business))

/** Writes a gift card as the platform shows it. */
export const showGiftCard = (context: Context, card: KeptGiftCard): GiftCard => ({
  obfuscatedCode: obfuscated(card.code),
  balance: toMoney(balanceOfGiftCard(context, card)),
  status: statusOfGiftCard(card, context.now()),
  appId: giftCardsAppId,
  externalId: card.id,
})

/** Why a gift card cannot pay now; `undefined` when it can. */
export const invalidGiftCardReason = (
  context: Context,
  card: KeptGiftCard,
): InvalidGiftCardReason | undefined => {
  const status = statusOfGiftCard(card, context.now())
  if (status !== 'VALID') return status
  return isZero(balanceOfGiftCard(context, card)) ? 'EMPTY_BALANCE' : undefined
}

const notFound = (): Failure => decline(404, 'GIFT_CARD_NOT_FOUND', 'No gift card of this app has the code')

const checkUsable = (context: Context, card: KeptGiftCard): void => {
  const status = statusOfGiftCard(card, context.now())
  if (status === 'DISABLED') throw decline(409, 'GIFT_CARD_DISABLED', 'The gift card is switched off')
  if (status === 'EXPIRED')
    throw decline(409, 'GIFT_CARD_EXPIRED', 'The gift card has expired', {
      expirationDate: card.expirationDate,
    })
}

/** Finds the gift card of an app by its code. @throws Failure `GIFT_CARD_NOT_FOUND` */
export const requireGiftCard = (
  context: Context,
  code: string,
  appId: string = giftCardsAppId,
): KeptGiftCard => {
  const card = findGiftCard(context, code)
  if (!card || appId !== giftCardsAppId) throw notFound()
  return card
}

/**
 * Takes an amount from a gift card, and gives the id of the transaction.
 *
 * @throws Failure `GIFT_CARD_DISABLED`, `GIFT_CARD_EXPIRED`, `ALREADY_REDEEMED`, `INSUFFICIENT_FUNDS`. Nothing is taken then.
 */
export const takeFromGiftCard = (
  context: Context,
  card: KeptGiftCard,
  amount: Amount,
  orderId?: string,
): string => {
  const { state, newId } = context
  checkUsable(context, card)
  const balance = balanceOfGiftCard(context, card)
  if (isZero(balance)) throw decline(409, 'ALREADY_REDEEMED', 'Nothing is left on the gift card')
  if (compare(balance, amount) < 0)
    throw decline(409, 'INSUFFICIENT_FUNDS', `The gift card has ${format(balance)} left`, {
      balance: toMoney(balance),
    })
  state.in(giftCards).put({ ...card, balance: write(subtract(balance, amount)) })
  return state.in(giftCardTransactions).put({
    id: newId(),
    giftCardId: card.id,
    amount: write(amount),
    ...(orderId !== undefined && { orderId }),
  }).id
}

/** Puts an amount back on a gift card: its balance grows, whatever its status is. */
export const putOnGiftCard = ({ state, business }: Context, cardId: string, amount: Amount): void => {
  const card = state.in(giftCards).get(cardId)
  if (card)
    state.in(giftCards).put({
      ...card,
      balance: write(add(balanceOfGiftCard({ business }, card), amount)),
    })
}

/** The gift card that an amount was taken from. */
export const giftCardOfTransaction = (
  { state }: Pick<Context, 'state'>,
  transactionId: string,
): KeptGiftCard | undefined => {
  const taken = state.in(giftCardTransactions).get(transactionId)
  return taken && state.in(giftCards).get(taken.giftCardId)
}

/**
 * Gives the amount of a transaction back to its gift card.
 *
 * @throws Failure `TRANSACTION_NOT_FOUND`, `ALREADY_VOIDED`, `GIFT_CARD_DISABLED`, `GIFT_CARD_EXPIRED`.
 */
export const voidTransaction = (
  context: Context,
  transactionId: string,
  appId: string = giftCardsAppId,
): void => {
  const { state, business } = context
  const taken = state.in(giftCardTransactions).get(transactionId)
  const card = taken && state.in(giftCards).get(taken.giftCardId)
  if (!card || appId !== giftCardsAppId)
    throw decline(404, 'TRANSACTION_NOT_FOUND', 'This app knows no such transaction of a gift card', {
      transactionId,
    })
  if (taken.voided)
    throw decline(409, 'ALREADY_VOIDED', 'The amount was given back before', { transactionId })
  checkUsable(context, card)
  state.in(giftCardTransactions).put({ ...taken, voided: true })
  putOnGiftCard(context, card.id, round(taken.amount, currencyOf(business)))
}

/** How long a gift card is good that was bought in the shop, in years. */
const yearsOfUse = 3

/** Creates a code out of a new id, without letters and figures that look alike. */
const codeOf = (id: string): string => {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const bytes = [...createHash('sha256').update(id).digest().subarray(0, 12)]
  const text = bytes.map((byte) => letters[byte % letters.length] ?? 'A').join('')
  return [text.slice(0, 4), text.slice(4, 8), text.slice(8)].join('-')
}

/** Issues a gift card that was bought with an order. */
export const issueGiftCard = (
  context: Context,
  amount: Amount,
  orderId: string,
  lineItemId: string,
): KeptGiftCard => {
  const { state, newId, now } = context
  const expirationDate = now()
  expirationDate.setUTCFullYear(expirationDate.getUTCFullYear() + yearsOfUse)
  const id = newId()
  return state.in(giftCards).put({
    id,
    code: codeOf(id),
    balance: write(amount),
    currency: amount.currency.code,
    expirationDate,
    orderId,
    lineItemId,
  })
}

/** The gift card of the demo: 50 in the currency of the business. */
export const seedGiftCards = ({ state, business }: Pick<Context, 'state' | 'business'>): void => {
  state.in(giftCards).put({
    id: '5e7a1ce0-0000-4000-8041-000000000001',
    code: 'HARBOUR-FIFTY',
    balance: write(round('50', currencyOf(business))),
    currency: business.currency,
  })
}

/** Switches the gift cards off that were bought with an order. */
export const disableGiftCardsOf = ({ state }: Pick<Context, 'state'>, orderId: string): void => {
  for (const card of state.in(giftCards).by('order', orderId))
    state.in(giftCards).put({ ...card, disabled: true })
}
