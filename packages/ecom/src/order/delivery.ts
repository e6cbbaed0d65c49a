import { type Address, date, type Open, type Price, shape, type Shape } from '@frontdesk/core'
import type { ContactDetails } from '../line-item.ts'
import type { LineItemTaxInfo } from './tax.ts'

/** An address and the person to reach there. */
export interface AddressWithContact {
  /** The postal address. */
  address?: Address
  contactDetails?: ContactDetails
}

/** The delivery of an order. */
export interface ShippingInformation {
  carrierId?: string
  /** Code of the delivery method. */
  code?: string
  title?: string
  logistics?: DeliveryLogistics
  /** Price, tax and discount of the delivery. */
  cost?: {
    /** Price of the delivery, before discounts. */
    price?: Price
    /** Price after discounts, without tax. */
    totalPriceBeforeTax?: Price
    /** Price after discounts, with tax. */
    totalPriceAfterTax?: Price
    taxInfo?: LineItemTaxInfo
    /** Amount that discounts take off the delivery. */
    discount?: Price
  }
  /** The delivery region of the address. */
  region?: { name?: string }
}

/** All pickup locations of an order. */
export const pickupMethods = ['STORE_PICKUP', 'PICKUP_POINT'] as const

/** Whether an order is picked up at the business or at a pickup point. */
export type PickupMethod = Open<(typeof pickupMethods)[number]>

/** The delivery's destination, or the place where the customer picks the order up. */
export interface DeliveryLogistics {
  /** The address and the contact that the goods are sent to. */
  shippingDestination?: AddressWithContact
  /** The place of the pickup; absent when the order is sent. */
  pickupDetails?: {
    /** Address of the place. */
    address?: Address
    pickupMethod?: PickupMethod
  }
  /** Text for people, such as `2 to 4 working days`. */
  deliveryTime?: string
  /** Instructions for the delivery or the pickup. */
  instructions?: string
  /** Latest date of the delivery. */
  deliverByDate?: Date
  /** Time slot of the delivery that the customer chose. */
  deliveryTimeSlot?: {
    /** Start of the time slot. */
    from?: Date
    /** End of the time slot. */
    to?: Date
  }
}

const logisticsShape: Shape<DeliveryLogistics> = /* @__PURE__ */ shape<DeliveryLogistics>({
  deliverByDate: date,
  deliveryTimeSlot: /* @__PURE__ */ shape<NonNullable<DeliveryLogistics['deliveryTimeSlot']>>({
    from: date,
    to: date,
  }),
})

export const shippingInformationShape: Shape<ShippingInformation> =
  /* @__PURE__ */ shape<ShippingInformation>({ logistics: logisticsShape })
