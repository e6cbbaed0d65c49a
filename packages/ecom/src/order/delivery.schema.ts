import { addressSchema, type ObjectSchema, priceSchema, schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { contactDetailsSchema } from '../line-item.schema.ts'
import { type AddressWithContact, pickupMethods, type ShippingInformation } from './delivery.ts'
import { lineItemTaxInfoSchema } from './tax.schema.ts'

const maybe = z.exactOptional

export const addressWithContactSchema: ObjectSchema<AddressWithContact> =
  /* @__PURE__ */ schema<AddressWithContact>()((oneOf) =>
    z.looseObject({ address: maybe(addressSchema()), contactDetails: maybe(contactDetailsSchema(oneOf)) }),
  )

export const shippingInformationSchema: ObjectSchema<ShippingInformation> =
  /* @__PURE__ */ schema<ShippingInformation>()((oneOf) =>
    z.looseObject({
      carrierId: maybe(z.string()),
      code: maybe(z.string()),
      title: maybe(z.string()),
      logistics: maybe(
        z.looseObject({
          shippingDestination: maybe(addressWithContactSchema(oneOf)),
          pickupDetails: maybe(
            z.looseObject({ address: maybe(addressSchema()), pickupMethod: maybe(oneOf(pickupMethods)) }),
          ),
          deliveryTime: maybe(z.string()),
          instructions: maybe(z.string()),
          deliverByDate: maybe(z.date()),
          deliveryTimeSlot: maybe(z.looseObject({ from: maybe(z.date()), to: maybe(z.date()) })),
        }),
      ),
      cost: maybe(
        z.looseObject({
          price: maybe(priceSchema()),
          totalPriceBeforeTax: maybe(priceSchema()),
          totalPriceAfterTax: maybe(priceSchema()),
          taxInfo: maybe(lineItemTaxInfoSchema(oneOf)),
          discount: maybe(priceSchema()),
        }),
      ),
      region: maybe(z.looseObject({ name: maybe(z.string()) })),
    }),
  )
