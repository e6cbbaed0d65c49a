import { type Address, date, type Open, type Price, shape, type Shape } from '@frontdesk/core'
import type { ContactDetails } from '../line-item.ts'
import type { LineItemTaxInfo } from './tax.ts'

/** An address and the person to reach there. */
export interface AddressWithContact {
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
  cost?: {
    price?: Price
    totalPriceBeforeTax?: Price
    totalPriceAfterTax?: Price
    taxInfo?: LineItemTaxInfo
    discount?: Price
  }
  region?: { name?: string }
}

/** Every place where customers pick up an order. */
export const pickupMethods = ['STORE_PICKUP', 'PICKUP_POINT'] as const

/** Whether an order is picked up at the business or at a pickup point. */
export type PickupMethod = Open<(typeof pickupMethods)[number]>

/** The delivery's destination, or the place where the customer picks the order up. */
export interface DeliveryLogistics {
  shippingDestination?: AddressWithContact
  pickupDetails?: { address?: Address; pickupMethod?: PickupMethod }
  /** Text for people, such as `2 to 4 working days`. */
  deliveryTime?: string
  instructions?: string
  deliverByDate?: Date
  deliveryTimeSlot?: { from?: Date; to?: Date }
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
