import { type ElevatedAuth, pick, type Price, type Write, write } from '@frontdesk/core'
import type { AppliedDiscountType } from '../order/costs.ts'
import { type CalculatedDraftOrder, calculatedDraftOrderShape } from './model.ts'

const prefix = '/ecom'

/** A manual discount of the business. Exactly one of `priceAmount` and `percentage` is given. */
export interface NewDraftDiscount {
  /** Amount of the discount. */
  priceAmount?: Price
  /** Decimal text in per cent, more than 0 and at most 100. */
  percentage?: string
  /** Defaults to `GLOBAL`. */
  discountType?: AppliedDiscountType
  /** At most 200 characters. */
  description?: string
  /** Whether the discount counts at once; defaults to `false`. */
  applyToDraftOrder?: boolean
  /** The line of a discount for `SPECIFIC_ITEMS`: exactly one. */
  lineItemDiscounts?: { id: string }[]
}

/** A manual fee of the business. */
export interface NewDraftFee {
  /** From 1 to 50 characters. */
  name: string
  /** Amount of the fee. */
  price: Price
  /** Whether the fee is taxed like the lines; defaults to `false`. */
  taxDetails?: {
    /** Whether tax is charged on the fee. */
    taxable?: boolean
    taxGroupId?: string
  }
  /** Whether the fee counts at once; defaults to `false`. */
  applyToDraftOrder?: boolean
  /** From 1 to 100 characters. */
  code?: string
  /** The lines that the fee applies to, at most 300; defaults to the whole order. */
  lineItemIds?: string[]
}

/** Says of a discount or a fee of a draft order whether it counts. */
export interface DraftPartChoice {
  id: string
  /** Whether the discount or the fee counts in the costs of the draft. */
  applied: boolean
}

/** Input of `createDraftOrderDiscounts`. */
export interface CreateDraftOrderDiscountsInput {
  draftOrderId: string
  /** From 1 to 100. */
  discounts: NewDraftDiscount[]
}

/**
 * Adds discounts to a draft order, for the business. They count once they are applied.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `LINE_ITEM_NOT_FOUND`,
 * `DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS`, `DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS`, `DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await createDraftOrderDiscounts(elevatedClient, {
 *   draftOrderId,
 *   discounts: [{ percentage: '10', applyToDraftOrder: true }],
 * })
 * @function
 */
export const createDraftOrderDiscounts: Write<
  CreateDraftOrderDiscountsInput,
  CalculatedDraftOrder,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.draftOrders.createDiscounts',
  prefix,
  route: 'POST /v1/draft-orders/{draftOrderId}/create-custom-discounts',
  elevated: true,
  response: /* @__PURE__ */ pick('calculatedDraftOrder', calculatedDraftOrderShape),
})

/** Input of `setDraftOrderDiscounts`. */
export interface SetDraftOrderDiscountsInput {
  draftOrderId: string
  /** From 1 to 320. */
  discounts: DraftPartChoice[]
}

/**
 * Applies discounts of a draft order, or removes them, for the business. Other discounts do not change.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `DISCOUNT_NOT_FOUND`,
 * `DISCOUNTS_AMOUNT_EXCEED_ITEM_TOTALS`, `DISCOUNTS_AMOUNT_EXCEED_ORDER_TOTALS`,
 * `DISCOUNTS_AMOUNT_EXCEED_SHIPPING_TOTAL`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderDiscounts(elevatedClient, {
 *   draftOrderId,
 *   discounts: [{ id: discountId, applied: false }],
 * })
 * @function
 */
export const setDraftOrderDiscounts: Write<SetDraftOrderDiscountsInput, CalculatedDraftOrder, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.draftOrders.setDiscounts',
    prefix,
    route: 'POST /v1/draft-orders/{draftOrderId}/set-discounts',
    elevated: true,
    response: /* @__PURE__ */ pick('calculatedDraftOrder', calculatedDraftOrderShape),
  })

/** Input of `deleteDraftOrderDiscounts`. */
export interface DeleteDraftOrderDiscountsInput {
  draftOrderId: string
  /** From 1 to 100. */
  discountIds: string[]
}

/**
 * Deletes manual discounts, for the business. Discounts of the order can be removed from the draft, but not deleted.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `DISCOUNT_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await deleteDraftOrderDiscounts(elevatedClient, { draftOrderId, discountIds })
 * @function
 */
export const deleteDraftOrderDiscounts: Write<
  DeleteDraftOrderDiscountsInput,
  CalculatedDraftOrder,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.draftOrders.deleteDiscounts',
  prefix,
  route: 'POST /v1/draft-orders/{draftOrderId}/delete-custom-discounts',
  elevated: true,
  response: /* @__PURE__ */ pick('calculatedDraftOrder', calculatedDraftOrderShape),
})

/** Input of `createDraftOrderFees`. */
export interface CreateDraftOrderFeesInput {
  draftOrderId: string
  /** From 1 to 100. */
  customAdditionalFees: NewDraftFee[]
}

/**
 * Adds fees to a draft order, for the business. They count once they are applied.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `LINE_ITEM_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await createDraftOrderFees(elevatedClient, {
 *   draftOrderId,
 *   customAdditionalFees: [{ name: 'Wrapping', price: { amount: '2.50' }, applyToDraftOrder: true }],
 * })
 * @function
 */
export const createDraftOrderFees: Write<CreateDraftOrderFeesInput, CalculatedDraftOrder, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.draftOrders.createAdditionalFees',
    prefix,
    route: 'POST /v1/draft-orders/{draftOrderId}/create-additional-fees',
    elevated: true,
    response: /* @__PURE__ */ pick('calculatedDraftOrder', calculatedDraftOrderShape),
  })

/** Input of `setDraftOrderFees`. */
export interface SetDraftOrderFeesInput {
  draftOrderId: string
  /** From 1 to 100. */
  additionalFees: DraftPartChoice[]
}

/**
 * Applies fees of a draft order, or removes them, for the business. Other fees do not change.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `ADDITIONAL_FEE_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await setDraftOrderFees(elevatedClient, {
 *   draftOrderId,
 *   additionalFees: [{ id: feeId, applied: true }],
 * })
 * @function
 */
export const setDraftOrderFees: Write<SetDraftOrderFeesInput, CalculatedDraftOrder, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.draftOrders.setAdditionalFees',
    prefix,
    route: 'POST /v1/draft-orders/{draftOrderId}/set-additional-fees',
    elevated: true,
    response: /* @__PURE__ */ pick('calculatedDraftOrder', calculatedDraftOrderShape),
  })

/** Input of `deleteDraftOrderFees`. */
export interface DeleteDraftOrderFeesInput {
  draftOrderId: string
  /** The ids of the fees, from 1 to 100. */
  customAdditionalFees: string[]
}

/**
 * Deletes manual fees, for the business. Fees of the order can be removed from the draft, but not deleted.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `ADDITIONAL_FEE_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await deleteDraftOrderFees(elevatedClient, { draftOrderId, customAdditionalFees })
 * @function
 */
export const deleteDraftOrderFees: Write<DeleteDraftOrderFeesInput, CalculatedDraftOrder, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.draftOrders.deleteAdditionalFees',
    prefix,
    route: 'POST /v1/draft-orders/{draftOrderId}/delete-custom-additional-fees',
    elevated: true,
    response: /* @__PURE__ */ pick('calculatedDraftOrder', calculatedDraftOrderShape),
  })
