import {
  change,
  cursorQuery,
  type CursorQuery,
  type ElevatedAuth,
  encoded,
  type Filter,
  type Open,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import {
  type Tip,
  type TipDistribution,
  tipDistributionShape,
  type TipOnOrder,
  type TipOrderInfo,
  tipShape,
} from './tip.ts'

const prefix = '/tips'

/** Codes of the errors of tips; read `error.code`. */
export type TipErrorCode = Open<
  | 'ORDER_NOT_FOUND'
  | 'TIP_NOT_FOUND'
  | 'INVALID_TIP'
  | 'INVALID_TIP_DISTRIBUTION'
  | 'DRAFT_ORDER_NOT_FOUND'
  | 'TIP_SETTINGS_NOT_FOUND'
  | 'CATALOG_ITEMS_NOT_FOUND'
  | 'PERSON_IDENTITY_NOT_FOUND'
  | 'CANNOT_REMOVE_PAID_TIP_DISTRIBUTION'
  | 'ORDER_CANNOT_BE_EDITED'
  | 'PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED'
>

/** Input of `getTipByOrderId`. */
export interface GetTipByOrderIdInput {
  orderId: string
}

/**
 * Reads the tip of an order, for the business.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `TIP_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { amount, undistributedAmount } = await getTipByOrderId(elevatedClient, { orderId })
 * @function
 */
export const getTipByOrderId: Read<GetTipByOrderIdInput, Tip, ElevatedAuth> = /* @__PURE__ */ read({
  id: 'ecom.tips.getByOrderId',
  prefix,
  route: 'GET /v1/tips/order/{orderId}',
  elevated: true,
  response: /* @__PURE__ */ pick('tip', tipShape),
})

/** The part of a tip that a staff member is to get. */
export type NewTipDistribution = Pick<
  TipDistribution,
  'staff' | 'lineItemInfo' | 'transaction' | 'source'
> & {
  /** Decimal text, zero or more, in the currency of the order. */
  amount: string
}

/** A tip for an order. */
export interface NewTip {
  /** Decimal text, more than zero, in the currency of the order. */
  amount: string
  /** At most 50, together no more than the amount. */
  distributions?: NewTipDistribution[]
}

/** Input of `setTipOnOrder`. */
export interface SetTipOnOrderInput {
  orderId: string
  tip: NewTip
}

/**
 * Sets the tip of an order, for the business, and replaces the previous tip. It is an additional fee without tax: it
 * increases the total and the balance of the order.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `INVALID_TIP` when the parts are more than the amount;
 * `CANNOT_REMOVE_PAID_TIP_DISTRIBUTION` when a part of the tip before it is paid; `ORDER_CANNOT_BE_EDITED`,
 * `PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { tip, orderInfo } = await setTipOnOrder(elevatedClient, {
 *   orderId,
 *   tip: { amount: '5.00', distributions: [{ amount: '3.00', staff: { staffMemberId } }] },
 * })
 * @function
 */
export const setTipOnOrder: Write<SetTipOnOrderInput, TipOnOrder, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.tips.setOnOrder',
  prefix,
  route: 'POST /v1/tips/set',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<SetTipOnOrderInput>({
      tip: /* @__PURE__ */ shape<NewTip>({
        distributions: /* @__PURE__ */ change<TipDistribution, NewTipDistribution>(tipDistributionShape),
      }),
    }),
  ),
  response: /* @__PURE__ */ whole(/* @__PURE__ */ shape<TipOnOrder>({ tip: tipShape })),
})

/** Input of `removeTipFromOrder`. */
export interface RemoveTipFromOrderInput {
  orderId: string
}

/**
 * Removes the tip from an order, for the business. The total and the balance of the order shrink by it.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`, `TIP_NOT_FOUND`; `CANNOT_REMOVE_PAID_TIP_DISTRIBUTION` when a part of it is
 * paid; `ORDER_CANNOT_BE_EDITED`, `PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED`.
 * @throws ContextError without an elevated client.
 * @example
 * await removeTipFromOrder(elevatedClient, { orderId })
 * @function
 */
export const removeTipFromOrder: Write<RemoveTipFromOrderInput, TipOrderInfo, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.tips.removeFromOrder',
    prefix,
    route: 'POST /v1/tips/remove',
    elevated: true,
    response: /* @__PURE__ */ pick('orderInfo'),
  })

/** Input of `getTipByDraftOrderId`. */
export interface GetTipByDraftOrderIdInput {
  draftOrderId: string
}

/**
 * Reads the tip that a draft order keeps, for the business: the tip of the order that the draft edits, unless the draft
 * removes its fee.
 *
 * @throws ApplicationError `DRAFT_ORDER_NOT_FOUND`, `TIP_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { amount } = await getTipByDraftOrderId(elevatedClient, { draftOrderId })
 * @function
 */
export const getTipByDraftOrderId: Read<GetTipByDraftOrderIdInput, Tip, ElevatedAuth> = /* @__PURE__ */ read({
  id: 'ecom.tips.getByDraftOrderId',
  prefix,
  route: 'GET /v1/tips/draft-order/{draftOrderId}',
  elevated: true,
  response: /* @__PURE__ */ pick('tip', tipShape),
})

/** Input of `addTipDistributionsToOrder`. */
export interface AddTipDistributionsToOrderInput {
  orderId: string
  /** From 1 to 50. */
  tipDistributions: NewTipDistribution[]
}

/** The parts that were added to a tip, and the fee by which it is part of its order. */
export interface AddedTipDistributions {
  tipDistributions?: TipDistribution[]
  orderInfo?: TipOrderInfo
}

/**
 * Distributes parts of an order's tip to the staff, for the business. They are taken from the undistributed amount; if
 * that is not enough, the tip and the total of the order are increased. An order without a tip gets one.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `INVALID_TIP_DISTRIBUTION` when the tip would have more than 50 parts;
 * `ORDER_CANNOT_BE_EDITED`, `PARTIALLY_OR_FULLY_REFUNDED_ORDER_CANNOT_BE_EDITED`.
 * @throws ContextError without an elevated client.
 * @example
 * const { tipDistributions } = await addTipDistributionsToOrder(elevatedClient, {
 *   orderId,
 *   tipDistributions: [{ amount: '3.00', staff: { staffMemberId } }],
 * })
 * @function
 */
export const addTipDistributionsToOrder: Write<
  AddTipDistributionsToOrderInput,
  AddedTipDistributions,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.tips.addDistributions',
  prefix,
  route: 'POST /v1/tips/tip-distributions/add',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<AddTipDistributionsToOrderInput>({
      tipDistributions: /* @__PURE__ */ change<TipDistribution, NewTipDistribution>(tipDistributionShape),
    }),
  ),
  response: /* @__PURE__ */ whole(
    /* @__PURE__ */ shape<AddedTipDistributions>({ tipDistributions: tipDistributionShape }),
  ),
})

/** The fields that the parts of tips can be filtered and sorted by. */
export interface TipDistributionFields {
  id: string
}

/** Input of `queryTipDistributions`. */
export type QueryTipDistributionsInput = CursorQuery<TipDistributionFields>

/**
 * Finds parts of tips, for the business; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryTipDistributions(elevatedClient, { cursorPaging: { limit: 20 } })
 * @function
 */
export const queryTipDistributions: Read<
  QueryTipDistributionsInput,
  Page<TipDistribution, QueryTipDistributionsInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.tips.queryDistributions',
  prefix,
  route: 'POST /v1/tips/tip-distributions/query',
  elevated: true,
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('tipDistributions', tipDistributionShape),
})

/** Input of `sumTipDistributionAmounts`. */
export interface SumTipDistributionAmountsInput {
  filter: Filter<TipDistributionFields>
}

/**
 * Adds up parts of tips, for the business, and returns the sum as decimal text.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const total = await sumTipDistributionAmounts(elevatedClient, { filter: { id: { $in: ids } } })
 * @function
 */
export const sumTipDistributionAmounts: Read<SumTipDistributionAmountsInput, string, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'ecom.tips.sumDistributionAmounts',
    prefix,
    route: 'POST /v1/tips/tip-distributions/sum-amounts',
    elevated: true,
    response: /* @__PURE__ */ pick('totalAmount'),
  })
