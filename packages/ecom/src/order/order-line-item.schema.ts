import {
  detailedImageSchema,
  extendedFieldsSchema,
  type ObjectSchema,
  priceSchema,
  schema,
  translatableSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  catalogReferenceSchema,
  descriptionLineSchema,
  subscriptionSettingsSchema,
  taxableAddressSchema,
} from '../line-item.schema.ts'
import { itemTypes, paymentOptions } from '../line-item.ts'
import { type OrderLineItem, quantityUnits } from './order-line-item.ts'
import { lineItemTaxInfoSchema } from './tax.schema.ts'

const maybe = z.exactOptional

export const orderLineItemSchema: ObjectSchema<OrderLineItem> = /* @__PURE__ */ schema<OrderLineItem>()((
  oneOf,
) => {
  const price = maybe(priceSchema())
  const text = maybe(z.string())
  const number = maybe(z.number())
  const name = maybe(translatableSchema())
  return z.looseObject({
    id: z.string(),
    productName: name,
    catalogReference: maybe(catalogReferenceSchema()),
    rootCatalogItemId: text,
    quantity: number,
    decimalQuantity: maybe(
      z.looseObject({
        value: text,
        measurementUnit: maybe(oneOf(quantityUnits)),
        otherUnit: text,
        description: name,
      }),
    ),
    itemType: maybe(z.looseObject({ preset: maybe(oneOf(itemTypes)), custom: text })),
    descriptionLines: maybe(z.array(descriptionLineSchema())),
    image: maybe(detailedImageSchema()),
    physicalProperties: maybe(z.looseObject({ weight: number, sku: text, shippable: maybe(z.boolean()) })),
    serviceProperties: maybe(z.looseObject({ scheduledDate: maybe(z.date()), numberOfParticipants: number })),
    locations: maybe(z.array(z.looseObject({ id: text, name: text, quantity: number }))),
    modifierGroups: maybe(
      z.array(
        z.looseObject({
          id: text,
          name,
          modifiers: maybe(
            z.array(z.looseObject({ id: text, quantity: number, label: name, details: name, price })),
          ),
        }),
      ),
    ),
    price,
    priceBeforeDiscounts: price,
    totalDiscount: price,
    totalPriceBeforeTax: price,
    totalPriceAfterTax: price,
    lineItemPrice: price,
    priceUndetermined: maybe(z.boolean()),
    priceDescription: name,
    depositAmount: price,
    paymentOption: maybe(oneOf(paymentOptions)),
    taxInfo: maybe(lineItemTaxInfoSchema(oneOf)),
    taxableAddress: maybe(taxableAddressSchema(oneOf)),
    digitalFile: maybe(z.looseObject({ fileId: text, link: text, expirationDate: maybe(z.date()) })),
    subscriptionInfo: maybe(
      z.looseObject({
        id: text,
        cycleNumber: number,
        title: name,
        description: name,
        chargesDescription: text,
        subscriptionSettings: maybe(subscriptionSettingsSchema(oneOf)),
      }),
    ),
    fulfillerId: text,
    refundQuantity: number,
    restockQuantity: number,
    fixedQuantity: maybe(z.boolean()),
    extendedFields: maybe(extendedFieldsSchema()),
  })
})
