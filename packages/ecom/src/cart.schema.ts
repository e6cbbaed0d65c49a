import {
  addressSchema,
  imageSchema,
  multiCurrencyPriceSchema,
  schema,
  type Schema,
  translatableSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import type { Cart, CartLineItem, DeliveryMethod } from './cart.ts'
import {
  catalogReferenceSchema,
  contactDetailsSchema,
  descriptionLineSchema,
  subscriptionSettingsSchema,
} from './line-item.schema.ts'

const maybe = z.exactOptional

export const deliveryMethodSchema: Schema<DeliveryMethod> = /* @__PURE__ */ schema<DeliveryMethod>()(() =>
  z.looseObject({
    code: maybe(z.string()),
    appId: maybe(z.string()),
    title: maybe(translatableSchema()),
    pickup: maybe(z.boolean()),
  }),
)

export const cartLineItemSchema: Schema<CartLineItem> = /* @__PURE__ */ schema<CartLineItem>()(() => {
  const price = multiCurrencyPriceSchema()
  const extendedFields = z.looseObject({ namespaces: maybe(z.record(z.string(), z.unknown())) })
  return z.looseObject({
    id: z.string(),
    name: maybe(translatableSchema()),
    quantityInfo: maybe(
      z.looseObject({
        confirmedQuantity: maybe(z.number()),
        requestedQuantity: maybe(z.number()),
        availableQuantity: maybe(z.number()),
        fixedQuantity: maybe(z.boolean()),
      }),
    ),
    pricing: maybe(
      z.looseObject({
        unitPrice: maybe(price),
        totalPrice: maybe(price),
        priceDescription: maybe(translatableSchema()),
        priceUndetermined: maybe(z.boolean()),
        breakdown: maybe(z.looseObject({ fullPrice: maybe(price), salePrice: maybe(price) })),
      }),
    ),
    source: maybe(
      z.looseObject({
        catalogReference: maybe(catalogReferenceSchema()),
        rootCatalogItemId: maybe(z.string()),
        inventoryAppId: maybe(z.string()),
        catalogOverrideFields: maybe(
          z.looseObject({ name: maybe(translatableSchema()), image: maybe(imageSchema()) }),
        ),
      }),
    ),
    attributes: maybe(
      z.looseObject({
        descriptionLines: maybe(z.array(descriptionLineSchema())),
        image: maybe(imageSchema()),
        url: maybe(z.looseObject({ relativePath: maybe(z.string()), url: maybe(z.string()) })),
        itemType: maybe(z.looseObject({ preset: maybe(z.string()), custom: maybe(z.string()) })),
        physicalProperties: maybe(
          z.looseObject({ weight: maybe(z.number()), sku: maybe(z.string()), shippable: maybe(z.boolean()) }),
        ),
        serviceProperties: maybe(
          z.looseObject({ scheduledDate: maybe(z.date()), numberOfParticipants: maybe(z.number()) }),
        ),
        subscriptionInfo: maybe(
          z.looseObject({
            subscriptionSettings: maybe(subscriptionSettingsSchema()),
            title: maybe(translatableSchema()),
            description: maybe(translatableSchema()),
          }),
        ),
        membersOnly: maybe(z.boolean()),
      }),
    ),
    deliveryConfig: maybe(
      z.looseObject({ deliveryProfileId: maybe(z.string()), fulfillerId: maybe(z.string()) }),
    ),
    taxConfig: maybe(
      z.looseObject({
        taxableAddress: maybe(z.looseObject({ addressType: maybe(z.string()) })),
        taxGroupId: maybe(z.string()),
      }),
    ),
    paymentConfig: maybe(
      z.looseObject({
        paymentOption: maybe(z.string()),
        depositAmount: maybe(price),
        savePaymentMethod: maybe(z.boolean()),
      }),
    ),
    status: maybe(z.string()),
    extendedFields: maybe(extendedFields),
    discounts: maybe(z.array(z.looseObject({ name: maybe(translatableSchema()), amountOff: maybe(price) }))),
    customLineItem: maybe(z.boolean()),
  })
})

export const cartSchema: Schema<Cart> = /* @__PURE__ */ schema<Cart>()(() => {
  const text = maybe(z.string())
  return z.looseObject({
    id: z.string(),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    revision: text,
    lineItems: maybe(z.array(cartLineItemSchema())),
    subtotal: maybe(multiCurrencyPriceSchema()),
    note: text,
    coupons: maybe(z.array(z.looseObject({ id: text, code: text }))),
    source: maybe(z.looseObject({ channelType: text })),
    businessInfo: maybe(z.looseObject({ locationId: text, languageCode: text, currencyCode: text })),
    customerInfo: maybe(
      z.looseObject({
        firstName: text,
        lastName: text,
        phone: text,
        company: text,
        vatId: maybe(z.looseObject({ id: text, type: text })),
        visitorId: text,
        memberId: text,
        userId: text,
        contactId: text,
        email: text,
        languageCode: text,
        currencyCode: text,
      }),
    ),
    deliveryInfo: maybe(
      z.looseObject({
        address: maybe(addressSchema()),
        method: maybe(deliveryMethodSchema()),
        weightUnit: text,
      }),
    ),
    taxInfo: maybe(z.looseObject({ pricesIncludeTax: maybe(z.boolean()), taxExemptGroupId: text })),
    paymentInfo: maybe(
      z.looseObject({
        currencyCode: text,
        billingAddress: maybe(addressSchema()),
        billingContact: maybe(contactDetailsSchema()),
        giftCards: maybe(
          z.array(
            z.looseObject({
              id: text,
              obfuscatedCode: text,
              requestedRedeemAmount: maybe(multiCurrencyPriceSchema()),
            }),
          ),
        ),
      }),
    ),
    orderPlaced: maybe(z.boolean()),
    orderId: text,
    purchaseFlowId: text,
    customCheckoutUrl: text,
    extendedFields: maybe(z.looseObject({ namespaces: maybe(z.record(z.string(), z.unknown())) })),
    currentCart: maybe(z.boolean()),
  })
})
