import { closed, decimalOf, imageSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import type { CustomItemInput } from './cart-items.ts'
import {
  catalogReferenceSchema,
  descriptionLineInputSchema,
  nameOf,
  taxableAddressSchema,
} from '../line-item.schema.ts'
import { itemTypes, paymentOptions } from '../line-item.ts'

const maybe = z.exactOptional

/** A quantity of a line of a cart. */
export const quantity = (): z.ZodNumber => z.int().min(1).max(100_000)

/** An amount that is not negative, in decimal text. */
const amount = () =>
  z.looseObject({
    amount: decimalOf({ atLeast: '0' }),
    formattedAmount: maybe(z.string()),
    convertedAmount: maybe(z.string()),
    formattedConvertedAmount: maybe(z.string()),
  })

const attributes = () =>
  z.looseObject({
    descriptionLines: maybe(z.array(descriptionLineInputSchema()).max(100)),
    image: maybe(
      imageSchema().extend({
        id: maybe(z.string().max(400)),
        altText: maybe(z.string().max(200)),
        filename: maybe(z.string().max(200)),
      }),
    ),
    url: maybe(z.looseObject({ relativePath: maybe(z.string()), url: maybe(z.string()) })),
    itemType: maybe(z.looseObject({ preset: maybe(closed(itemTypes)), custom: maybe(z.string()) })),
    physicalProperties: maybe(
      z.looseObject({
        weight: maybe(z.number()),
        sku: maybe(z.string().max(40)),
        shippable: maybe(z.boolean()),
      }),
    ),
    serviceProperties: maybe(
      z.looseObject({
        scheduledDate: maybe(z.date()),
        numberOfParticipants: maybe(z.int().min(1).max(10_000)),
      }),
    ),
    membersOnly: maybe(z.boolean()),
  })

export const customItemSchema: Schema<CustomItemInput> = /* @__PURE__ */ schema<CustomItemInput>()(() =>
  z.looseObject({
    name: nameOf(200, 400),
    quantityInfo: maybe(
      z.looseObject({
        requestedQuantity: maybe(quantity()),
        availableQuantity: maybe(z.int().min(0)),
        fixedQuantity: maybe(z.boolean()),
      }),
    ),
    pricing: z.looseObject({
      price: amount(),
      fullPrice: maybe(amount()),
      priceDescription: maybe(nameOf(100)),
    }),
    source: maybe(
      z.looseObject({
        catalogReference: maybe(catalogReferenceSchema()),
        rootCatalogItemId: maybe(z.string().min(1).max(36)),
        inventoryAppId: maybe(z.string()),
      }),
    ),
    attributes: maybe(attributes()),
    deliveryConfig: maybe(z.looseObject({ deliveryProfileId: maybe(z.string()) })),
    taxConfig: maybe(
      z.looseObject({
        taxableAddress: maybe(taxableAddressSchema(closed)),
        taxGroupId: maybe(z.string().max(50)),
      }),
    ),
    paymentConfig: maybe(
      z.looseObject({ paymentOption: maybe(closed(paymentOptions)), depositAmount: maybe(amount()) }),
    ),
  }),
)
