import { date, entity, type Open, type Price, shape, type Shape, type Translatable } from '@frontdesk/core'
import type { WeightUnit } from '../line-item.ts'
import {
  type AppliedDiscount,
  appliedDiscountShape,
  type BalanceSummary,
  type OrderAdditionalFee,
  orderAdditionalFeeShape,
  type OrderPriceSummary,
} from '../order/costs.ts'
import {
  type AddressWithContact,
  type ShippingInformation,
  shippingInformationShape,
} from '../order/delivery.ts'
import { type OrderLineItem, orderLineItemShape, type OrderModifierGroup } from '../order/order-line-item.ts'
import { type BuyerInfo, type Order, orderShape } from '../order/order.ts'
import type { OrderTaxInfo } from '../order/tax.ts'

/** Every status of a draft order. */
export const draftOrderStatuses = ['DRAFT', 'COMMITTED'] as const

/** The status of a draft order. A `COMMITTED` one cannot be changed any more. */
export type DraftOrderStatus = Open<(typeof draftOrderStatuses)[number]>

/** Every source of a discount or a fee of a draft order. */
export const draftOrderPartSources = ['ORIGINAL_ORDER', 'AUTOMATIC', 'CUSTOM'] as const

/** The source of a discount or a fee: the order that is edited, the platform, or the business by hand. */
export type DraftOrderPartSource = Open<(typeof draftOrderPartSources)[number]>

/** A line of a draft order. One of `added`, `changedDetails` and `removed` is present when the line differs from the order's. */
export interface DraftLineItem {
  lineItem?: OrderLineItem
  added?: boolean
  changedDetails?: {
    quantityBeforeChange?: number
    priceBeforeChange?: Price
    priceDescriptionBeforeChange?: Translatable
    modifierGroupsBeforeChange?: OrderModifierGroup[]
  }
  removed?: boolean
}

/** The delivery of a draft order, with the one that the order has. */
export interface DraftShipping {
  shippingInfo?: ShippingInformation
  added?: boolean
  changedDetails?: { shippingInfoBeforeChange?: ShippingInformation }
  removed?: boolean
}

/** A fee of a draft order. It counts when it is `applied`. */
export interface DraftAdditionalFee {
  additionalFee?: OrderAdditionalFee
  taxDetails?: { taxable?: boolean; taxGroupId?: string }
  source?: DraftOrderPartSource
  applied?: boolean
}

/** A discount of a draft order. It counts when it is `applied`. */
export interface DraftDiscount {
  discount?: AppliedDiscount
  source?: DraftOrderPartSource
  applied?: boolean
}

/** The recipient of a draft order, with the one that the order has. */
export interface DraftRecipient {
  recipientInfo?: AddressWithContact
  added?: boolean
  changedDetails?: { recipientInfoBeforeChange?: AddressWithContact }
}

/** The buyer of a draft order, with the one that the order has. */
export interface DraftBuyer {
  buyerInfo?: BuyerInfo
  added?: boolean
  changedDetails?: { buyerInfoBeforeChange?: BuyerInfo }
}

/** The billing address of a draft order, with the one that the order has. */
export interface DraftBilling {
  billingInfo?: AddressWithContact
  added?: boolean
  changedDetails?: { billingInfoBeforeChange?: AddressWithContact }
}

/** The location of the business of a draft order, with the one that the order has. */
export interface DraftBusinessLocation {
  businessLocation?: { id?: string; name?: string }
  added?: boolean
  changedDetails?: { businessLocationBeforeChange?: { id?: string; name?: string } }
}

/** The effects of committing a draft order. */
export interface DraftOrderCommitSettings {
  /** Whether the buyer is told by e-mail; `false` unless given. */
  sendNotificationsToBuyer?: boolean
  /** Whether the business is told by e-mail; `false` unless given. */
  sendNotificationsToBusiness?: boolean
  /** Whether the history of the order records the changes; `true` unless given. */
  addActivitiesToOrder?: boolean
  /** Whether the fulfillers of the changed lines are told by e-mail; `false` unless given. */
  sendNotificationsToCustomFulfillers?: boolean
  /** The lines whose items leave the stock or go back to it, at most 300. The stock of all others stays as it is. */
  updateInventory?: { lineItemId: string }[]
}

/** The changes of an order, or an order to be, before they take effect. */
export interface DraftOrder {
  id: string
  /** Id of the order that is edited; absent of a draft that becomes a new order. */
  orderId?: string
  lineItems?: DraftLineItem[]
  shippingInfo?: DraftShipping
  additionalFees?: DraftAdditionalFee[]
  discounts?: DraftDiscount[]
  recipientInfo?: DraftRecipient
  buyerDetails?: DraftBuyer
  billingDetails?: DraftBilling
  businessLocationDetails?: DraftBusinessLocation
  createdDate?: Date
  updatedDate?: Date
  createdBy?: { userId?: string; appId?: string }
  status?: DraftOrderStatus
  weightUnit?: WeightUnit
  /** Three letters, ISO 4217. */
  currency?: string
  /** The costs with all changes. */
  priceSummary?: OrderPriceSummary
  /** The amounts that are paid, and the one that is open after the changes. */
  balanceSummary?: BalanceSummary
  taxInfo?: OrderTaxInfo
  /** The settings that the draft was committed with. */
  commitSettings?: DraftOrderCommitSettings
  /** Data of your own, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** A draft order with its costs worked out. */
export interface CalculatedDraftOrder {
  draftOrder: DraftOrder
}

/** A draft order after it has changed its order. */
export interface CommittedDraftOrder {
  committedDraftOrder: DraftOrder
  orderAfterCommit: Order
}

/** A draft order after it has become an order. */
export interface CreatedFromDraft {
  committedDraftOrder: DraftOrder
  createdOrder: Order
}

/** Every reason for which an order cannot be edited by a draft order. */
export const nonDraftableReasons = [
  'PARTIALLY_OR_FULLY_REFUNDED',
  'UNSUPPORTED_CHANNEL_TYPE',
  'ORDER_STATUS_IS_NOT_SUPPORTED',
  'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT',
  'ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT',
  'ORDER_NOT_FOUND',
  'SUBSCRIPTION_LINE_ITEM_EXISTS',
] as const

/** The reason for which an order cannot be edited. */
export type NonDraftableReason = Open<(typeof nonDraftableReasons)[number]>

const draftShippingShape: Shape<DraftShipping> = /* @__PURE__ */ shape<DraftShipping>({
  shippingInfo: shippingInformationShape,
  changedDetails: /* @__PURE__ */ shape<NonNullable<DraftShipping['changedDetails']>>({
    shippingInfoBeforeChange: shippingInformationShape,
  }),
})

export const draftOrderShape: Shape<DraftOrder> = /* @__PURE__ */ entity<DraftOrder>({
  createdDate: date,
  updatedDate: date,
  lineItems: /* @__PURE__ */ shape<DraftLineItem>({ lineItem: orderLineItemShape }),
  shippingInfo: draftShippingShape,
  additionalFees: /* @__PURE__ */ shape<DraftAdditionalFee>({ additionalFee: orderAdditionalFeeShape }),
  discounts: /* @__PURE__ */ shape<DraftDiscount>({ discount: appliedDiscountShape }),
})

export const calculatedDraftOrderShape: Shape<CalculatedDraftOrder> =
  /* @__PURE__ */ shape<CalculatedDraftOrder>({ draftOrder: draftOrderShape })

export const committedDraftOrderShape: Shape<CommittedDraftOrder> =
  /* @__PURE__ */ shape<CommittedDraftOrder>({
    committedDraftOrder: draftOrderShape,
    orderAfterCommit: orderShape,
  })

export const createdFromDraftShape: Shape<CreatedFromDraft> = /* @__PURE__ */ shape<CreatedFromDraft>({
  committedDraftOrder: draftOrderShape,
  createdOrder: orderShape,
})
