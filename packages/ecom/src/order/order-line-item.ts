import {
  date,
  detailedImage,
  type DetailedImage,
  entity,
  type Open,
  type Price,
  shape,
  type Shape,
  type Translatable,
} from '@frontdesk/core'
import {
  type CatalogReference,
  type DescriptionLine,
  type ItemType,
  type PaymentOption,
  type PhysicalProperties,
  physicalPropertiesShape,
  type ServiceProperties,
  servicePropertiesShape,
  type SubscriptionSettings,
  subscriptionSettingsShape,
  type TaxableAddress,
} from '../line-item.ts'
import type { LineItemTaxInfo } from './tax.ts'

/** A line of an order. */
export interface OrderLineItem {
  id: string
  /** Name of the item, in the language of the shop and in that of the buyer. */
  productName?: Translatable
  catalogReference?: CatalogReference
  /** Id of the item itself if the reference is to another item: the service of a booking. */
  rootCatalogItemId?: string
  quantity?: number
  /** The measured quantity of an item that is not sold by the piece. */
  decimalQuantity?: DecimalQuantity
  itemType?: ItemType
  descriptionLines?: DescriptionLine[]
  /** Picture of the item. */
  image?: DetailedImage
  physicalProperties?: PhysicalProperties
  serviceProperties?: ServiceProperties
  /** The places that the items are sent from. */
  locations?: LineItemLocation[]
  /** Choices that add to the price, such as toppings. */
  modifierGroups?: OrderModifierGroup[]
  /** Price of one piece after discounts of the line. */
  price?: Price
  /** Price of one piece before discounts. */
  priceBeforeDiscounts?: Price
  /** Amount that discounts take off the line. */
  totalDiscount?: Price
  /** Price of the line after discounts, without tax. */
  totalPriceBeforeTax?: Price
  /** Price of the line after discounts, with tax. */
  totalPriceAfterTax?: Price
  /** Price of the line: `price` times the quantity. */
  lineItemPrice?: Price
  /** Whether the price was not known at the time of the order. */
  priceUndetermined?: boolean
  /** Text that is shown instead of a price. */
  priceDescription?: Translatable
  /** Amount that is paid with the order, for one piece; present with the option `DEPOSIT_ONLINE`. */
  depositAmount?: Price
  paymentOption?: PaymentOption
  taxInfo?: LineItemTaxInfo
  taxableAddress?: TaxableAddress
  /** Present for `DIGITAL` lines. */
  digitalFile?: DigitalFile
  subscriptionInfo?: SubscriptionInfo
  fulfillerId?: string
  /** Refunded quantity. */
  refundQuantity?: number
  /** Restocked quantity. */
  restockQuantity?: number
  /** Whether the quantity cannot be changed, as for a booking. */
  fixedQuantity?: boolean
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** A file that the buyer downloads. */
export interface DigitalFile {
  fileId?: string
  /** Address from which the buyer downloads the file. */
  link?: string
  /** The date on which the link ends. */
  expirationDate?: Date
}

/** The subscription that a line of an order belongs to. */
export interface SubscriptionInfo {
  id?: string
  /** Number of the charge that made this order, counting from 1. */
  cycleNumber?: number
  title?: Translatable
  description?: Translatable
  /** Text about upcoming charges. */
  chargesDescription?: string
  subscriptionSettings?: SubscriptionSettings
}

/** A place that items of a line are sent from. */
export interface LineItemLocation {
  id?: string
  name?: string
  quantity?: number
}

/** Every unit that a quantity is measured in. */
export const quantityUnits = [
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'MM',
  'CM',
  'M',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'IN',
  'FT',
  'YD',
  'SQFT',
] as const

/** The unit that a quantity is measured in. */
export type QuantityUnit = Open<(typeof quantityUnits)[number]>

/** A measured quantity. One of `measurementUnit` and `otherUnit` is present. */
export interface DecimalQuantity {
  /** Decimal text: `"1.5"`. */
  value?: string
  /** A unit that the platform knows. */
  measurementUnit?: QuantityUnit
  /** Name of a unit that the platform does not know. */
  otherUnit?: string
  description?: Translatable
}

/** The choices that a buyer made in one group, such as toppings. */
export interface OrderModifierGroup {
  id?: string
  name?: Translatable
  /** The choices that were made in the group. */
  modifiers?: {
    id?: string
    quantity?: number
    /** Name of the choice, such as a topping. */
    label?: Translatable
    /** More text about the choice. */
    details?: Translatable
    /** Amount that one piece of the choice adds. */
    price?: Price
  }[]
}

export const orderLineItemShape: Shape<OrderLineItem> = /* @__PURE__ */ entity<OrderLineItem>({
  image: detailedImage,
  physicalProperties: physicalPropertiesShape,
  serviceProperties: servicePropertiesShape,
  digitalFile: /* @__PURE__ */ shape<DigitalFile>({ expirationDate: date }),
  subscriptionInfo: /* @__PURE__ */ shape<SubscriptionInfo>({
    subscriptionSettings: subscriptionSettingsShape,
  }),
})
