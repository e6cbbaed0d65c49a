import {
  type CursorQuery,
  cursorQuery,
  type ElevatedAuth,
  encoded,
  type Limited,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import type { AddressWithContact, ShippingInformation } from '../order/delivery.ts'
import { shippingInformationShape } from '../order/delivery.ts'
import type { BuyerInfo, ChannelType } from '../order/order.ts'
import type { OrderCreateNotifications } from '../order/creation.ts'
import type { NewDraftDiscount, NewDraftFee } from './costs.ts'
import { type NewDraftLines, newDraftCustomLineShape } from './lines.ts'
import {
  type CalculatedDraftOrder,
  calculatedDraftOrderShape,
  type CommittedDraftOrder,
  committedDraftOrderShape,
  type CreatedFromDraft,
  createdFromDraftShape,
  type DraftOrder,
  type DraftOrderCommitSettings,
  draftOrderShape,
  type DraftOrderStatus,
  type NonDraftableReason,
} from './model.ts'

const prefix = '/ecom'

/** The content of a draft order that is made from nothing. */
export interface NewDraftOrder extends NewDraftLines {
  /** At most 100. Unlike later discounts, they apply unless `applyToDraftOrder` is `false`. */
  discounts?: NewDraftDiscount[]
  /** At most 100. Unlike later fees, they apply unless `applyToDraftOrder` is `false`. */
  additionalFees?: NewDraftFee[]
  buyerInfo?: BuyerInfo
  /** Address and contact for the invoice. */
  billingInfo?: AddressWithContact
  /** Address and contact of the recipient. */
  recipientInfo?: AddressWithContact
  /** Method, destination and cost of the delivery. */
  shippingInfo?: ShippingInformation
  /** Whether no tax is charged. */
  taxExempt?: boolean
  /** The location of the business that the order belongs to. */
  businessLocation?: { id?: string; name?: string }
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** Input of `createDraftOrder`. */
export interface CreateDraftOrderInput {
  /** Id of the order to edit. Exactly one of `sourceOrderId` and `draftOrder` is given. */
  sourceOrderId?: string
  /** The content of a draft that becomes a new order. */
  draftOrder?: NewDraftOrder
}

/** A draft order, and whether it was there before. */
export interface CreatedDraftOrder {
  calculatedDraftOrder: CalculatedDraftOrder
  /** Whether the same caller was editing the order already, and gets that draft. */
  preexistingDraftOrder?: boolean
}

const createdDraftOrderShape: Shape<CreatedDraftOrder> = /* @__PURE__ */ shape<CreatedDraftOrder>({
  calculatedDraftOrder: calculatedDraftOrderShape,
})

/**
 * Creates a draft order, for the business: pending changes of an order, or a new order. A draft of an order expires 24
 * hours after its last change; an order has at most one draft.
 *
 * @throws ApplicationError `ORDER_CANNOT_BE_EDITED` with the reasons that `getOrderDraftabilityStatus` gives;
 * `ORDER_IS_ALREADY_EDITED` when somebody else has a draft of the order; the refusals of `addLineItemsToDraftOrder`.
 * @throws ValidationError when not exactly one of `sourceOrderId` and `draftOrder` is given.
 * @throws ContextError without an elevated client.
 * @example
 * const { calculatedDraftOrder } = await createDraftOrder(elevatedClient, { sourceOrderId: orderId })
 * @function
 */
export const createDraftOrder: Write<CreateDraftOrderInput, CreatedDraftOrder, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.draftOrders.create',
    prefix,
    route: 'POST /v1/draft-orders',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<CreateDraftOrderInput>({
        draftOrder: /* @__PURE__ */ shape<NewDraftOrder>({
          customLineItems: newDraftCustomLineShape,
          shippingInfo: shippingInformationShape,
        }),
      }),
    ),
    response: /* @__PURE__ */ whole(createdDraftOrderShape),
  })

/** Names a draft order. */
export interface DraftOrderInput {
  draftOrderId: string
}

/**
 * Reads a draft order with its costs calculated, for the business.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await getDraftOrder(elevatedClient, { draftOrderId })
 * @function
 */
export const getDraftOrder: Read<DraftOrderInput, CalculatedDraftOrder, ElevatedAuth> = /* @__PURE__ */ read({
  id: 'ecom.draftOrders.get',
  prefix,
  route: 'GET /v1/draft-orders/{draftOrderId}',
  elevated: true,
  response: /* @__PURE__ */ pick('calculatedDraftOrder', calculatedDraftOrderShape),
})

/** The fields that draft orders can be filtered by. */
export interface DraftOrderFields {
  createdDate: Date
  updatedDate: Date
  status: DraftOrderStatus
  orderId: Limited<string, { sort: false }>
}

/** Input of `queryDraftOrders`. */
export interface QueryDraftOrdersInput extends CursorQuery<DraftOrderFields> {}

/**
 * Finds draft orders, the newest first by default, 50 per page by default (at most 100), for the business.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const page = await queryDraftOrders(elevatedClient, { filter: { orderId, status: 'DRAFT' } })
 * @function
 */
export const queryDraftOrders: Read<
  QueryDraftOrdersInput,
  Page<DraftOrder, QueryDraftOrdersInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.draftOrders.query',
  prefix,
  route: 'POST /v1/draft-orders/query',
  elevated: true,
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('draftOrders', draftOrderShape),
})

/**
 * Discards a draft order, for the business. The order that it edits does not change.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`; `DRAFT_ORDER_CANNOT_BE_DELETED` when it is committed.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteDraftOrder(elevatedClient, { draftOrderId })
 * @function
 */
export const deleteDraftOrder: Write<DraftOrderInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.draftOrders.delete',
  prefix,
  route: 'DELETE /v1/draft-orders/{draftOrderId}',
  elevated: true,
})

/** Input of `getOrderDraftabilityStatus`. */
export interface GetOrderDraftabilityStatusInput {
  orderId: string
}

/** Whether an order can be edited. */
export interface OrderDraftability {
  orderId?: string
  /** Whether the order can be edited. */
  orderDraftable?: boolean
  /** Empty when the order can be edited. */
  nonDraftableReasons?: NonDraftableReason[]
}

/**
 * Says whether an order can be edited by a draft order, and the reasons when it cannot, for the business.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const { orderDraftable, nonDraftableReasons } = await getOrderDraftabilityStatus(elevatedClient, { orderId })
 * @function
 */
export const getOrderDraftabilityStatus: Read<
  GetOrderDraftabilityStatusInput,
  OrderDraftability,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.draftOrders.getDraftability',
  prefix,
  route: 'GET /v1/draft-orders/{orderId}/draftability',
  elevated: true,
  response: /* @__PURE__ */ whole(),
})

/** Input of `commitDraftOrder`. */
export interface CommitDraftOrderInput extends DraftOrderInput {
  commitSettings?: DraftOrderCommitSettings
  /** The reason of the changes, for the history of the order; at most 200 characters. */
  reason?: string
}

/**
 * Applies the changes of a draft order to its order, for the business: lines, discounts, fees, delivery and addresses.
 * Costs, balance and payment status are updated, and so is the stock of the lines in `commitSettings.updateInventory`.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`; `DRAFT_ORDER_ALREADY_COMMITTED`;
 * `DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS` when the draft has no order, the order cannot be edited any more, no line is
 * left, or fewer pieces are left than were handed over; the refusal of a catalog, such as `INSUFFICIENT_INVENTORY`.
 * @throws ContextError without an elevated client.
 * @example
 * const { orderAfterCommit } = await commitDraftOrder(elevatedClient, {
 *   draftOrderId,
 *   reason: 'Another mat',
 *   commitSettings: { sendNotificationsToBuyer: true, updateInventory: [{ lineItemId }] },
 * })
 * @function
 */
export const commitDraftOrder: Write<CommitDraftOrderInput, CommittedDraftOrder, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.draftOrders.commit',
    prefix,
    route: 'POST /v1/draft-orders/{draftOrderId}/commit',
    elevated: true,
    response: /* @__PURE__ */ whole(committedDraftOrderShape),
  })

/** The settings of an order that a draft becomes. */
export interface OrderCreateSettings {
  /** Whether every app with the permission may edit the order. Only `true` is accepted. */
  editableByEveryone?: boolean
  /** The only apps that may edit the order, besides the business itself; at most 10. */
  editableByOwnerApps?: { appIds: string[] }
  notifications?: OrderCreateNotifications
}

/** Input of `createOrderFromDraft`. */
export interface CreateOrderFromDraftInput extends DraftOrderInput {
  createSettings?: OrderCreateSettings
  /** The reason of the order, for its history; at most 200 characters. */
  reason?: string
  /** The channel that the order came from; defaults to `BACKOFFICE_MERCHANT`. */
  channelInfo?: {
    type: ChannelType
    externalOrderId?: string
    /** Address of the order's page on the channel. */
    externalOrderUrl?: string
  }
}

/**
 * Turns a draft order that was made from nothing into an order, for the business. Its items leave the stock.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`; `DRAFT_ORDER_ALREADY_COMMITTED`;
 * `CREATE_ORDER_FAILED_VALIDATIONS` when the draft edits an order or has no line; the refusal of a catalog, such as
 * `INSUFFICIENT_INVENTORY`.
 * @throws ContextError without an elevated client.
 * @example
 * const { createdOrder } = await createOrderFromDraft(elevatedClient, { draftOrderId })
 * @function
 */
export const createOrderFromDraft: Write<CreateOrderFromDraftInput, CreatedFromDraft, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.draftOrders.createOrder',
    prefix,
    route: 'POST /v1/draft-orders/{draftOrderId}/create-order',
    elevated: true,
    response: /* @__PURE__ */ whole(createdFromDraftShape),
  })
