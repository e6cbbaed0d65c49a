import { type Open, pick, type Read, read, type Write, write } from '@frontdesk/core'
import { type Tip, type TipLineItem, tipShape } from './tip.ts'

const prefix = '/tips'

/** Every type of a tip that a customer chooses. */
export const tipTypes = ['PERCENTAGE', 'AMOUNT', 'CUSTOM'] as const

/** The type of a tip: a percentage or an amount that the business offers, or an amount of the customer's own. */
export type TipType = Open<(typeof tipTypes)[number]>

/** The tip that a customer has chosen; empty while nothing is chosen. */
export interface TipChoice {
  /** Decimal text: per cent with `PERCENTAGE`, otherwise money. Zero is not a tip. */
  value?: string
  tipType?: TipType
}

/** A tip to choose. */
export type NewTipChoice = Required<TipChoice>

/** Input of `getTipChoice`. */
export interface GetTipChoiceInput {
  /** `purchaseFlowId` of the cart. */
  purchaseFlowId: string
}

/**
 * Reads the tip that the caller has chosen for a cart.
 *
 * @throws ApplicationError `PERSON_IDENTITY_NOT_FOUND` (status 404) without the token of a visitor or a member;
 * `CART_NOT_FOUND` when the caller has no cart with this `purchaseFlowId`.
 * @example
 * const { purchaseFlowId = '' } = await getCurrentCart(client, {})
 * const { value } = await getTipChoice(client, { purchaseFlowId })
 * @function
 */
export const getTipChoice: Read<GetTipChoiceInput, TipChoice> = /* @__PURE__ */ read({
  id: 'ecom.tips.getChoice',
  prefix,
  route: 'GET /v1/tips/choice/{purchaseFlowId}',
  response: /* @__PURE__ */ pick('tipChoice'),
})

/** Input of `updateTipChoice`. */
export interface UpdateTipChoiceInput {
  tipChoice: NewTipChoice
  /** `purchaseFlowId` of the cart. */
  purchaseFlowId: string
}

/**
 * Chooses the tip for a cart. It is an additional fee of the cart and of its order, and is given for the services in it:
 * a percentage is one of their prices after discounts.
 *
 * @throws ApplicationError `PERSON_IDENTITY_NOT_FOUND` (status 404) without the token of a visitor or a member;
 * `CART_NOT_FOUND`, `CART_ALREADY_ORDERED`.
 * @throws ValidationError when the tip settings do not offer the tip.
 * @example
 * await updateTipChoice(client, { purchaseFlowId, tipChoice: { tipType: 'PERCENTAGE', value: '10' } })
 * const { summary } = await calculateCurrentCart(client, {})
 * @function
 */
export const updateTipChoice: Write<UpdateTipChoiceInput, TipChoice> = /* @__PURE__ */ write({
  id: 'ecom.tips.updateChoice',
  prefix,
  route: 'PATCH /v1/tips/choice',
  response: /* @__PURE__ */ pick('tipChoice'),
})

/** Input of `previewTip`. */
export interface PreviewTipInput {
  /** From 1 to 50. */
  lineItemInfo: TipLineItem[]
  tipChoice: NewTipChoice
  /** Defaults to the default tip settings. */
  tipSettingsId?: string
}

/**
 * Calculates a tip and the part of each staff member, and stores nothing. The staff members are those of the bookings
 * among the lines; `undistributedAmount` is the rest.
 *
 * @throws ApplicationError `TIP_SETTINGS_NOT_FOUND`; `CATALOG_ITEMS_NOT_FOUND` when no catalog has an item.
 * @throws ValidationError when the tip settings do not offer the tip.
 * @example
 * const tip = await previewTip(client, {
 *   lineItemInfo: [{ name: 'Sports massage', price: '60.00', quantity: 1 }],
 *   tipChoice: { tipType: 'PERCENTAGE', value: '10' },
 * })
 * @function
 */
export const previewTip: Read<PreviewTipInput, Tip> = /* @__PURE__ */ read({
  id: 'ecom.tips.preview',
  prefix,
  route: 'POST /v1/tips/preview',
  response: /* @__PURE__ */ pick('tip', tipShape),
})
