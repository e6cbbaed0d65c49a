import {
  encoded,
  image,
  type MultiCurrencyPrice,
  type RequestShape,
  shape,
  type Shape,
  type Translatable,
} from '@frontdesk/core'
import {
  type CatalogReference,
  type PaymentOption,
  physicalPropertiesShape,
  servicePropertiesShape,
} from '../line-item.ts'
import type { CartLineAttributes, CartLineItem } from './cart.ts'
import type { MembershipInput } from './membership.ts'

/** An item to add to a cart. The catalog provides its price and name. */
export interface CatalogItemInput {
  catalogReference: CatalogReference
  /** From 1 to 100,000; always 1 for a booking. */
  quantity: number
  /** The membership that pays for the item, where its payment option is `MEMBERSHIP` or `MEMBERSHIP_OFFLINE`. */
  membershipPayment?: MembershipInput
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** Attributes of a custom item: those of a line, without the ones that only a catalog provides. */
export type CustomItemAttributes = Omit<CartLineAttributes, 'policies' | 'subscriptionInfo'>

/** An item that is in no catalog, with a price of its own. */
export interface CustomItemInput {
  /** Name of the item, at most 200 characters. */
  name: Translatable
  /** Quantity and stock of the item. */
  quantityInfo?: {
    /** From 1 to 100,000; defaults to 1. */
    requestedQuantity?: number
    /** The quantity in stock; defaults to no limit. */
    availableQuantity?: number
    /** Whether the quantity cannot be changed. */
    fixedQuantity?: boolean
  }
  /** Price of the item before and after a reduction. */
  pricing: {
    /** Price of one piece. */
    price: MultiCurrencyPrice
    /** Price of one piece before a reduction. */
    fullPrice?: MultiCurrencyPrice
    /** Text that is shown beside the price, at most 100 characters. */
    priceDescription?: Translatable
  }
  /** The item's reference in the app that adds it. */
  source?: { catalogReference?: CatalogReference; rootCatalogItemId?: string; inventoryAppId?: string }
  attributes?: CustomItemAttributes
  /** The delivery profile that sets the regions and costs of delivery. */
  deliveryConfig?: { deliveryProfileId?: string }
  /** Tax group of the item, and the address that it is taxed by. */
  taxConfig?: CartLineItem['taxConfig']
  /** Payment option of the item, and the deposit when it is paid in part. */
  paymentConfig?: {
    paymentOption?: PaymentOption
    /** Amount that is paid now, for one piece; only with the option `DEPOSIT_ONLINE`. */
    depositAmount?: MultiCurrencyPrice
  }
}

/** Items to add: at least one, of either kind. */
export interface LineItemsToAdd {
  /** At most 300. An item that is in the cart already gets the quantity added. */
  catalogItems?: CatalogItemInput[]
  /** At most 300. Only the business may set prices: for everybody else they are refused. */
  customItems?: CustomItemInput[]
}

/** A change of one line of a cart. */
export interface LineItemUpdate {
  lineItemId: string
  /** The new quantity, from 1 to 100,000. To remove a line, use the remove operation. */
  quantity?: {
    /** Quantity, from 1 to 100,000. */
    newQuantity: number
  }
  /**
   * The membership that pays for the line, if its payment option is `MEMBERSHIP` or `MEMBERSHIP_OFFLINE`; an empty
   * object removes it.
   */
  membershipPayment?: MembershipInput
}

export const customItemInputShape: Shape<CustomItemInput> = /* @__PURE__ */ shape<CustomItemInput>({
  attributes: /* @__PURE__ */ shape<CustomItemAttributes>({
    image,
    physicalProperties: physicalPropertiesShape,
    serviceProperties: servicePropertiesShape,
  }),
})

/** How items to add are written for the platform. */
export const lineItemsToAdd: RequestShape<LineItemsToAdd> = /* @__PURE__ */ encoded(
  /* @__PURE__ */ shape<LineItemsToAdd>({ customItems: customItemInputShape }),
)
