import { check, decimalOf, type Schema, schema } from '@frontdesk/core/schema'
import { giftCardCodeSchema } from '@frontdesk/ecom/schemas'
import * as z from 'zod'
import type { Business } from '../../kernel/handler.ts'
import { currencyOf, round, write } from '../../kernel/money.ts'
import type { State } from '../../kernel/state.ts'
import { findGiftCard, giftCards, type KeptGiftCard, plainGiftCardCode } from './gift-card.ts'

/** A gift card as you give it out. */
export interface NewGiftCard {
  /** From 8 to 20 characters; upper and lower case are the same. */
  readonly code: string
  /** Decimal text, in the currency of the business. */
  readonly balance: string
  /** The moment from which on it cannot be used; it stays good for ever unless given. */
  readonly expirationDate?: Date
  /** Whether it is switched off. */
  readonly disabled?: boolean
}

/** A gift card with its id. */
export interface RegisteredGiftCard extends NewGiftCard {
  readonly id: string
  /** The order that it was bought with. */
  readonly orderId?: string
}

/** The gift cards of the business. Customers buy them in the shop; tests and demos give them out here. */
export interface GiftCards {
  /** All gift cards. */
  list(): readonly RegisteredGiftCard[]
  /** Gives out a gift card, or changes the one with the code. @throws ValidationError that names the field */
  set(card: NewGiftCard): RegisteredGiftCard
}

/** The settings after parsing. */
type ParsedGiftCard = { -readonly [Field in keyof NewGiftCard]: NewGiftCard[Field] }

const maybe = z.exactOptional

const newGiftCardSchema: Schema<ParsedGiftCard> = /* @__PURE__ */ schema<ParsedGiftCard>()(() =>
  z.strictObject({
    code: giftCardCodeSchema(),
    balance: decimalOf({ atLeast: '0' }),
    expirationDate: maybe(z.coerce.date({ error: 'must be a moment such as 2026-05-04T09:00:00Z' })),
    disabled: maybe(z.boolean()),
  }),
)

const show = ({ currency: _, lineItemId: __, ...card }: KeptGiftCard): RegisteredGiftCard => card

/** Ties the gift cards to the state. */
export const createGiftCards = ({
  state,
  business,
  newId,
}: {
  readonly state: State
  readonly business: Business
  newId(): string
}): GiftCards => ({
  list: () => state.in(giftCards).all().map(show),
  set(card) {
    const { code, balance, ...own } = check(newGiftCardSchema, card)
    const currency = currencyOf(business)
    return state.unit(() => {
      const known = findGiftCard({ state }, code)
      return show(
        state.in(giftCards).put({
          id: known?.id ?? newId(),
          code: plainGiftCardCode(code),
          balance: write(round(balance, currency)),
          currency: currency.code,
          ...own,
          ...(known?.orderId !== undefined && { orderId: known.orderId }),
          ...(known?.lineItemId !== undefined && { lineItemId: known.lineItemId }),
        }),
      )
    })
  },
})
