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

/** The status of a draft order. A `COMMITTED` draft can no longer be changed. */
export type DraftOrderStatus = Open<(typeof draftOrderStatuses)[number]>

/** Every source of a discount or a fee of a draft order. */
export const draftOrderPartSources = ['ORIGINAL_ORDER', 'AUTOMATIC', 'CUSTOM'] as const

/** The source of a discount or a fee: the edited order, the platform, or the business. */
export type DraftOrderPartSource = Open<(typeof draftOrderPartSources)[number]>

/** A line of a draft order. One of `added`, `changedDetails` and `removed` is present when the line differs from the order's. */
export interface DraftLineItem {
  lineItem?: OrderLineItem
  /** Whether the order does not have the line yet. */
  added?: boolean
  /** The values before the changes. */
  changedDetails?: {
    /** Quantity in the order before the change. */
    quantityBeforeChange?: number
    /** Price of one piece in the order before the change. */
    priceBeforeChange?: Price
    /** The text instead of the price, before the change. */
    priceDescriptionBeforeChange?: Translatable
    /** The modifiers before the change. */
    modifierGroupsBeforeChange?: OrderModifierGroup[]
  }
  /** Whether the line leaves the order. */
  removed?: boolean
}

/** The delivery of a draft order, with the one that the order has. */
export interface DraftShipping {
  /** The delivery with its changes. */
  shippingInfo?: ShippingInformation
  /** Whether the order has no delivery yet. */
  added?: boolean
  /** The delivery before the changes. */
  changedDetails?: {
    /** The delivery that the order has. */
    shippingInfoBeforeChange?: ShippingInformation
  }
  /** Whether the delivery leaves the order. */
  removed?: boolean
}

/** A fee of a draft order. It counts when it is `applied`. */
export interface DraftAdditionalFee {
  additionalFee?: OrderAdditionalFee
  /** Whether and by which tax group the fee is taxed. */
  taxDetails?: {
    /** Whether tax is charged on the fee. */
    taxable?: boolean
    taxGroupId?: string
  }
  source?: DraftOrderPartSource
  /** Whether the fee counts in the costs of the draft. */
  applied?: boolean
}

/** A discount of a draft order. It counts when it is `applied`. */
export interface DraftDiscount {
  discount?: AppliedDiscount
  source?: DraftOrderPartSource
  /** Whether the discount counts in the costs of the draft. */
  applied?: boolean
}

/** The recipient of a draft order, with the one that the order has. */
export interface DraftRecipient {
  /** The recipient with the changes. */
  recipientInfo?: AddressWithContact
  /** Whether the order has no recipient yet. */
  added?: boolean
  /** The recipient before the changes. */
  changedDetails?: {
    /** The recipient that the order has. */
    recipientInfoBeforeChange?: AddressWithContact
  }
}

/** The buyer of a draft order, with the one that the order has. */
export interface DraftBuyer {
  buyerInfo?: BuyerInfo
  /** Whether the order has no buyer yet. */
  added?: boolean
  /** The buyer before the changes. */
  changedDetails?: {
    /** The buyer that the order has. */
    buyerInfoBeforeChange?: BuyerInfo
  }
}

/** The billing address of a draft order, and the one of its order. */
export interface DraftBilling {
  /** The billing address with the changes. */
  billingInfo?: AddressWithContact
  /** Whether the order has no billing address yet. */
  added?: boolean
  /** The billing address before the changes. */
  changedDetails?: {
    /** The billing address that the order has. */
    billingInfoBeforeChange?: AddressWithContact
  }
}

/** The location of the business of a draft order, with the one that the order has. */
export interface DraftBusinessLocation {
  /** The location with the changes. */
  businessLocation?: { id?: string; name?: string }
  /** Whether the order has no location yet. */
  added?: boolean
  /** The location before the changes. */
  changedDetails?: {
    /** The location that the order has. */
    businessLocationBeforeChange?: { id?: string; name?: string }
  }
}

/** The effects of committing a draft order. */
export interface DraftOrderCommitSettings {
  /** Whether the buyer is notified by email; defaults to `false`. */
  sendNotificationsToBuyer?: boolean
  /** Whether the business is notified by email; defaults to `false`. */
  sendNotificationsToBusiness?: boolean
  /** Whether the history of the order records the changes; defaults to `true`. */
  addActivitiesToOrder?: boolean
  /** Whether the fulfillers of the changed lines are notified by email; defaults to `false`. */
  sendNotificationsToCustomFulfillers?: boolean
  /** The lines whose stock is updated, at most 300. The stock of other lines does not change. */
  updateInventory?: { lineItemId: string }[]
}

/** Pending changes of an order, or a new order that is not created yet. */
export interface DraftOrder {
  id: string
  /** Id of the order that is edited; absent of a draft that becomes a new order. */
  orderId?: string
  lineItems?: DraftLineItem[]
  /** The delivery; absent when there is none. */
  shippingInfo?: DraftShipping
  additionalFees?: DraftAdditionalFee[]
  discounts?: DraftDiscount[]
  /** The recipient; absent when there is none. */
  recipientInfo?: DraftRecipient
  /** The buyer; absent when there is none. */
  buyerDetails?: DraftBuyer
  /** The billing address; absent when there is none. */
  billingDetails?: DraftBilling
  /** The location of the business; absent when there is none. */
  businessLocationDetails?: DraftBusinessLocation
  createdDate?: Date
  updatedDate?: Date
  /** The user or the app that created the draft. */
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
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** A draft order with its costs calculated. */
export interface CalculatedDraftOrder {
  draftOrder: DraftOrder
}

/** A draft order after it has changed its order. */
export interface CommittedDraftOrder {
  /** The draft, which can no longer be changed. */
  committedDraftOrder: DraftOrder
  /** The order with the changes. */
  orderAfterCommit: Order
}

/** A draft order after it has become an order. */
export interface CreatedFromDraft {
  /** The draft, which can no longer be changed. */
  committedDraftOrder: DraftOrder
  /** The order that the draft became. */
  createdOrder: Order
}

/** All reasons for which a draft order cannot edit an order. */
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
