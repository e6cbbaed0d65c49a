import {
  change,
  type ElevatedAuth,
  encoded,
  entity,
  pick,
  type Price,
  shape,
  type Write,
  write,
} from '@frontdesk/core'
import { type AppliedDiscount, appliedDiscountShape, type OrderPriceSummary } from '../order/costs.ts'
import {
  type NewOrderAdditionalFee,
  type NewOrderLineItem,
  newOrderLineItemShape,
} from '../order/creation.ts'
import { type ShippingInformation, shippingInformationShape } from '../order/delivery.ts'
import { type Order, orderShape } from '../order/order.ts'
import type { DraftOrderCommitSettings } from './model.ts'

const prefix = '/ecom'

/** A change of one line. Exactly one of `lineItemAdded`, `changedDetails` and `lineItemRemoved` is given. */
export interface OrderLineItemDelta {
  /** Id of the line; of a new line, a GUID that no line of the order has. */
  lineItemId: string
  /** `true` for a line that the order does not have yet. */
  lineItemAdded?: boolean
  /** The values that the change started from: other ones in the order refuse it. */
  changedDetails?: {
    /** Quantity in the order before the change. */
    quantityBeforeChange?: number
    /** Price of one piece in the order before the change. */
    priceBeforeChange?: Price
  }
  /** `true` for a line that leaves the order. */
  lineItemRemoved?: boolean
  /** The new line, or the fields that change. */
  lineItem?: Partial<Omit<NewOrderLineItem, 'id'>>
}

/** Changes of an order. */
export interface OrderDeltas {
  /** At most 300. */
  lineItems?: OrderLineItemDelta[]
  /** At most 320. A discount that the order does not have yet is added. */
  appliedDiscounts?: {
    discountId: string
    /** The new or changed discount. */
    editedDiscount?: AppliedDiscount
    /** `true` for a discount that leaves the order. */
    discountRemoved?: boolean
  }[]
  /** At most 100. A fee that the order does not have yet is added. */
  additionalFees?: {
    additionalFeeId: string
    /** The new or changed fee. */
    editedAdditionalFee?: NewOrderAdditionalFee
    /** `true` for a fee that leaves the order. */
    additionalFeeRemoved?: boolean
  }[]
  /** The changed delivery. */
  changedShippingInfo?: ShippingInformation
  /** `true` to remove the delivery from the order. */
  shippingInfoRemoved?: boolean
  /** Checked against the sums after the changes. */
  priceSummary?: OrderPriceSummary
}

/** Input of `commitOrderDeltas`. */
export interface CommitOrderDeltasInput {
  /** Id of the order. */
  id: string
  /** The draft of the order that is committed by this. */
  draftOrderId?: string
  /** Defaults to the changes of the draft. */
  changes?: OrderDeltas
  commitSettings?: DraftOrderCommitSettings
  /** The reason of the changes, for the history of the order; at most 200 characters. */
  reason?: string
}

/**
 * Applies changes to an order in one call, for the business: the given changes, or those of a draft. Costs, balance and
 * payment status are updated as by `commitDraftOrder`.
 *
 * @throws ApplicationError `ORDER_NOT_FOUND`; `ORDER_CANNOT_BE_EDITED`; `ORDER_IS_ALREADY_EDITED` when the order has
 * another draft; `DRAFT_ORDER_DOES_NOT_EXIST`; `DRAFT_ORDER_ALREADY_COMMITTED`; `LINE_ITEM_DOES_NOT_EXIST`;
 * `DUPLICATED_LINE_ITEM_IDS`; `LINE_ITEM_HAS_CHANGED` when it has another quantity or price than the change started
 * from; `DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS`; the refusal of a catalog, such as `INSUFFICIENT_INVENTORY`.
 * @throws ValidationError when neither changes nor a draft are given, or a change contradicts itself.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await commitOrderDeltas(elevatedClient, {
 *   id,
 *   changes: {
 *     lineItems: [{ lineItemId, changedDetails: { quantityBeforeChange: 2 }, lineItem: { quantity: 3 } }],
 *   },
 * })
 * @function
 */
export const commitOrderDeltas: Write<CommitOrderDeltasInput, Order, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.orders.commitDeltas',
  prefix,
  route: 'POST /v1/orders/{id}/commit-deltas',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<CommitOrderDeltasInput>({
      changes: /* @__PURE__ */ shape<OrderDeltas>({
        lineItems: /* @__PURE__ */ shape<OrderLineItemDelta>({
          lineItem: /* @__PURE__ */ change<NewOrderLineItem, Partial<Omit<NewOrderLineItem, 'id'>>>(
            newOrderLineItemShape,
          ),
        }),
        appliedDiscounts: /* @__PURE__ */ shape<NonNullable<OrderDeltas['appliedDiscounts']>[number]>({
          editedDiscount: appliedDiscountShape,
        }),
        additionalFees: /* @__PURE__ */ shape<NonNullable<OrderDeltas['additionalFees']>[number]>({
          editedAdditionalFee: /* @__PURE__ */ entity<NewOrderAdditionalFee>({}),
        }),
        changedShippingInfo: shippingInformationShape,
      }),
    }),
  ),
  response: /* @__PURE__ */ pick('order', orderShape),
})
