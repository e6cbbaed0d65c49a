import {
  date,
  detailedImage,
  type ElevatedAuth,
  encoded,
  entity,
  type Open,
  pick,
  type Price,
  shape,
  type Shape,
  type Translatable,
  type Write,
  write,
} from '@frontdesk/core'
import {
  type CatalogReference,
  type ItemType,
  physicalPropertiesShape,
  servicePropertiesShape,
  subscriptionSettingsShape,
} from '../line-item.ts'
import { type AppliedDiscount, appliedDiscountShape, type OrderAdditionalFee } from './costs.ts'
import { shippingInformationShape } from './delivery.ts'
import type { DigitalFile, OrderLineItem, SubscriptionInfo } from './order-line-item.ts'
import { type BuyerInfo, type ChannelType, type Order, orderShape } from './order.ts'
import type { LineItemTaxInfo, OrderTaxInfo } from './tax.ts'

const prefix = '/ecom'

/** A line of a new order. */
export interface NewOrderLineItem extends Pick<
  OrderLineItem,
  | 'rootCatalogItemId'
  | 'decimalQuantity'
  | 'descriptionLines'
  | 'image'
  | 'physicalProperties'
  | 'serviceProperties'
  | 'locations'
  | 'modifierGroups'
  | 'priceUndetermined'
  | 'priceDescription'
  | 'paymentOption'
  | 'taxableAddress'
  | 'subscriptionInfo'
  | 'fulfillerId'
  | 'fixedQuantity'
  | 'extendedFields'
> {
  /** A GUID; assigned by the platform by default. */
  id?: string
  /** Name of the item, in the language of the shop and in that of the buyer. */
  productName: Translatable
  /** Catalog reference of the item. The stock is decremented if the catalog belongs to an app of the site. */
  catalogReference?: CatalogReference
  quantity: number
  itemType: ItemType
  /** Price of one piece, before the discounts in `appliedDiscounts`. */
  price: Price
  /** The amount that is paid at once of a line whose payment option is `DEPOSIT_ONLINE`; of one piece. */
  depositAmount?: Price
  /** The tax of the line: its rate, or the amount that the channel charged. Defaults to no tax. */
  taxInfo?: Pick<LineItemTaxInfo, 'taxAmount' | 'taxRate' | 'taxGroupId' | 'taxBreakdown'>
  /** Required of a line whose item type is `DIGITAL`. */
  digitalFile?: Omit<DigitalFile, 'expirationDate'>
}

/** A fee of a new order. */
export interface NewOrderAdditionalFee extends OrderAdditionalFee {
  name: string
  /** Amount of the fee. */
  price: Price
}

/** An order to be created. Its number, its lines' totals, its balance and its history are made by the platform. */
export interface NewOrder extends Pick<
  Order,
  | 'purchasedDate'
  | 'buyerLanguage'
  | 'buyerNote'
  | 'weightUnit'
  | 'currency'
  | 'currencyConversionDetails'
  | 'taxIncludedInPrices'
  | 'billingInfo'
  | 'shippingInfo'
  | 'recipientInfo'
  | 'attributionSource'
  | 'checkoutId'
  | 'archived'
  | 'seenByAHuman'
  | 'customFields'
  | 'businessLocation'
  | 'extendedFields'
  | 'purchaseFlowId'
  | 'tags'
> {
  /** From 1 to 300. */
  lineItems: NewOrderLineItem[]
  /** The channel of the sale, and the order's id and page there. */
  channelInfo: {
    type: ChannelType
    externalOrderId?: string
    /** Address of the order's page on the channel. */
    externalOrderUrl?: string
  }
  buyerInfo?: BuyerInfo
  /** `INITIALIZED` or `APPROVED`; defaults to the status that follows from the payment and the approval strategy. */
  status?: 'INITIALIZED' | 'APPROVED'
  /** Whether the channel has taken the payment; defaults to `NOT_PAID`. */
  paymentStatus?: 'NOT_PAID' | 'PAID'
  /** Must match the sums of lines, discounts, fees and delivery. Defaults to the computed sums. */
  priceSummary?: Order['priceSummary']
  /** The tax of the whole order, if its lines, fees and delivery have none. */
  taxInfo?: Pick<OrderTaxInfo, 'totalTax' | 'taxExempt'>
  /** Amounts are distributed over the lines, each up to its price. */
  appliedDiscounts?: AppliedDiscount[]
  additionalFees?: NewOrderAdditionalFee[]
}

/** All conditions on which an order is approved. */
export const orderApprovalStrategies = ['DEFAULT', 'PAYMENT_RECEIVED', 'PAYMENT_METHOD_SAVED'] as const

/** The condition on which an order is approved. */
export type OrderApprovalStrategy = Open<(typeof orderApprovalStrategies)[number]>

/** The effects of creating an order. */
export interface OrderCreationSettings {
  /**
   * Whether every app with the permission may edit the order. Only `true` is accepted: list the apps to restrict it.
   */
  editableByEveryone?: boolean
  /**
   * The only apps that may edit the order, besides the business itself; at most 10. Exclusive with
   * `editableByEveryone`.
   */
  editableByOwnerApps?: { appIds: string[] }
  /**
   * `DEFAULT`: the order is approved when it costs nothing or is paid. `PAYMENT_RECEIVED`: only when it is paid.
   * `PAYMENT_METHOD_SAVED`: when a payment method is saved for it; the emulator saves cards only at the checkout, so
   * the business approves it.
   */
  orderApprovalStrategy?: OrderApprovalStrategy
  notifications?: OrderCreateNotifications
}

/** The messages that a new order causes. */
export interface OrderCreateNotifications {
  /** Whether the buyer gets a confirmation by email; defaults to `true`. */
  sendNotificationToBuyer?: boolean
  /** Whether the business is notified by email; defaults to `true`. */
  sendNotificationsToBusiness?: boolean
}

/** Input of `createOrder`. */
export interface CreateOrderInput {
  order: NewOrder
  settings?: OrderCreationSettings
}

export const newOrderLineItemShape: Shape<NewOrderLineItem> = /* @__PURE__ */ entity<NewOrderLineItem>({
  image: detailedImage,
  physicalProperties: physicalPropertiesShape,
  serviceProperties: servicePropertiesShape,
  subscriptionInfo: /* @__PURE__ */ shape<SubscriptionInfo>({
    subscriptionSettings: subscriptionSettingsShape,
  }),
})

/**
 * Creates an order from another channel, for the business: from the counter, the phone or a marketplace. The stock of
 * its items is decremented, the buyer and the business are notified by email, and the order events are sent.
 *
 * @throws ApplicationError `PURCHASED_DATE_CANNOT_BE_IN_FUTURE`; the refusal of a catalog, such as
 * `INSUFFICIENT_INVENTORY`.
 * @throws ValidationError when the price summary differs from the sums, a `DIGITAL` line has no file, or a discount
 * takes more than its lines cost.
 * @throws ContextError without an elevated client.
 * @example
 * const order = await createOrder(elevatedClient, {
 *   order: {
 *     channelInfo: { type: 'POS' },
 *     lineItems: [
 *       {
 *         productName: { original: 'Yoga mat' },
 *         itemType: { preset: 'PHYSICAL' },
 *         quantity: 1,
 *         price: { amount: '24.99' },
 *       },
 *     ],
 *     paymentStatus: 'PAID',
 *   },
 *   settings: { notifications: { sendNotificationsToBusiness: false } },
 * })
 * @function
 */
export const createOrder: Write<CreateOrderInput, Order, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.orders.create',
  prefix,
  route: 'POST /v1/orders',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<CreateOrderInput>({
      order: /* @__PURE__ */ entity<NewOrder>({
        purchasedDate: date,
        lineItems: newOrderLineItemShape,
        shippingInfo: shippingInformationShape,
        appliedDiscounts: appliedDiscountShape,
        additionalFees: /* @__PURE__ */ entity<NewOrderAdditionalFee>({}),
      }),
    }),
  ),
  response: /* @__PURE__ */ pick('order', orderShape),
})
