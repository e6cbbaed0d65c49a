import type { Address } from '@frontdesk/core'
import {
  addressSchema,
  closed,
  type ObjectSchema,
  priceSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { contactDetailsSchema } from '../line-item.schema.ts'
import { type AddressWithContact, pickupMethods, type ShippingInformation } from './delivery.ts'
import { lineItemTaxInfoSchema } from './tax.schema.ts'

const maybe = z.exactOptional
const text = (longest: number) => maybe(z.string().max(longest))

export const addressWithContactSchema: ObjectSchema<AddressWithContact> =
  /* @__PURE__ */ schema<AddressWithContact>()((oneOf) =>
    z.looseObject({ address: maybe(addressSchema()), contactDetails: maybe(contactDetailsSchema(oneOf)) }),
  )

/** An address in an input. */
export const addressInputSchema: Schema<Address> = /* @__PURE__ */ schema<Address>()(() =>
  addressSchema().extend({
    subdivision: text(50),
    city: text(50),
    postalCode: text(50),
    addressLine: text(150),
    addressLine2: text(100),
  }),
)

/** An address with its contact in an input. */
export const addressWithContactInputSchema: Schema<AddressWithContact> =
  /* @__PURE__ */ schema<AddressWithContact>()(() =>
    z.looseObject({
      address: maybe(addressInputSchema()),
      contactDetails: maybe(
        contactDetailsSchema(closed).extend({
          firstName: text(100),
          lastName: text(100),
          company: text(1000),
        }),
      ),
    }),
  )

/** The address of a pickup location, in an input. */
export const pickupAddressInputSchema: Schema<Address> = /* @__PURE__ */ schema<Address>()(() =>
  addressSchema().extend({
    subdivision: text(50),
    city: text(1000),
    postalCode: text(1000),
    addressLine: text(1000),
    addressLine2: text(1000),
  }),
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
