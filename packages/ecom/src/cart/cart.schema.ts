import {
  addressSchema,
  extendedFieldsSchema,
  imageSchema,
  multiCurrencyPriceSchema,
  type ObjectSchema,
  schema,
  translatableSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type Cart,
  type CartDiscountSource,
  cartDiscountSources,
  type CartLineAttributes,
  type CartLineItem,
  cartLineStatuses,
  type CartMembership,
  type CatalogOverrideFields,
  type DeliveryMethod,
  membershipRedemptionTypes,
} from './cart.ts'
import {
  catalogReferenceSchema,
  contactDetailsSchema,
  descriptionLineSchema,
  subscriptionSettingsSchema,
  taxableAddressSchema,
} from '../line-item.schema.ts'
import { itemTypes, paymentOptions, type PhysicalProperties, taxIdTypes, weightUnits } from '../line-item.ts'
import { channelTypes } from '../order/order.ts'

const maybe = z.exactOptional

export const deliveryMethodSchema: ObjectSchema<DeliveryMethod> = /* @__PURE__ */ schema<DeliveryMethod>()(
  () =>
    z.looseObject({
      code: maybe(z.string()),
      appId: maybe(z.string()),
      title: maybe(translatableSchema()),
      pickup: maybe(z.boolean()),
    }),
)

export const cartDiscountSourceSchema: ObjectSchema<CartDiscountSource> =
  /* @__PURE__ */ schema<CartDiscountSource>()((oneOf) =>
    z.looseObject({ sourceType: maybe(oneOf(cartDiscountSources)), couponCode: maybe(z.string()) }),
  )

const physicalPropertiesSchema: ObjectSchema<PhysicalProperties> =
  /* @__PURE__ */ schema<PhysicalProperties>()(() =>
    z.looseObject({ weight: maybe(z.number()), sku: maybe(z.string()), shippable: maybe(z.boolean()) }),
  )

const catalogOverrideFieldsSchema: ObjectSchema<CatalogOverrideFields> =
  /* @__PURE__ */ schema<CatalogOverrideFields>()((oneOf) =>
    z.looseObject({
      name: maybe(translatableSchema()),
      salePrice: maybe(z.string()),
      fullPrice: maybe(z.string()),
      descriptionLines: maybe(z.array(descriptionLineSchema())),
      physicalProperties: maybe(physicalPropertiesSchema()),
      image: maybe(imageSchema()),
      paymentOption: maybe(z.looseObject({ value: maybe(oneOf(paymentOptions)) })),
      depositAmount: maybe(z.string()),
      savePaymentMethod: maybe(z.boolean()),
      inventoryAppId: maybe(z.string()),
    }),
  )

const cartMembershipSchema: ObjectSchema<CartMembership> = /* @__PURE__ */ schema<CartMembership>()((oneOf) =>
  z.looseObject({
    existingMembership: maybe(z.looseObject({ appId: maybe(z.string()), membershipId: maybe(z.string()) })),
    futureMembership: maybe(z.looseObject({ lineItemId: maybe(z.string()), benefitId: maybe(z.string()) })),
    name: maybe(translatableSchema()),
    redemptionCost: maybe(z.number()),
    redemptionType: maybe(oneOf(membershipRedemptionTypes)),
  }),
)

export const cartLineAttributesSchema: ObjectSchema<CartLineAttributes> =
  /* @__PURE__ */ schema<CartLineAttributes>()((oneOf) =>
    z.looseObject({
      descriptionLines: maybe(z.array(descriptionLineSchema())),
      image: maybe(imageSchema()),
      url: maybe(z.looseObject({ relativePath: maybe(z.string()), url: maybe(z.string()) })),
      itemType: maybe(z.looseObject({ preset: maybe(oneOf(itemTypes)), custom: maybe(z.string()) })),
      policies: maybe(z.array(z.looseObject({ title: maybe(z.string()), content: maybe(z.string()) }))),
      physicalProperties: maybe(physicalPropertiesSchema()),
      serviceProperties: maybe(
        z.looseObject({ scheduledDate: maybe(z.date()), numberOfParticipants: maybe(z.number()) }),
      ),
      subscriptionInfo: maybe(
        z.looseObject({
          subscriptionSettings: maybe(subscriptionSettingsSchema(oneOf)),
          title: maybe(translatableSchema()),
          description: maybe(translatableSchema()),
        }),
      ),
      membersOnly: maybe(z.boolean()),
    }),
  )

export const cartLineItemSchema: ObjectSchema<CartLineItem> = /* @__PURE__ */ schema<CartLineItem>()((
  oneOf,
) => {
  const price = multiCurrencyPriceSchema()
  const name = maybe(translatableSchema())
  const extendedFields = extendedFieldsSchema()
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
        breakdown: maybe(
          z.looseObject({
            fullPrice: maybe(price),
            salePrice: maybe(price),
            totalModifiersPrice: maybe(price),
          }),
        ),
      }),
    ),
    source: maybe(
      z.looseObject({
        catalogReference: maybe(catalogReferenceSchema()),
        rootCatalogItemId: maybe(z.string()),
        inventoryAppId: maybe(z.string()),
        catalogOverrideFields: maybe(catalogOverrideFieldsSchema(oneOf)),
      }),
    ),
    attributes: maybe(cartLineAttributesSchema(oneOf)),
    deliveryConfig: maybe(
      z.looseObject({ deliveryProfileId: maybe(z.string()), fulfillerId: maybe(z.string()) }),
    ),
    taxConfig: maybe(
      z.looseObject({
        taxableAddress: maybe(taxableAddressSchema(oneOf)),
        taxGroupId: maybe(z.string()),
      }),
    ),
    paymentConfig: maybe(
      z.looseObject({
        paymentOption: maybe(oneOf(paymentOptions)),
        depositAmount: maybe(price),
        savePaymentMethod: maybe(z.boolean()),
        consentRequiredPaymentPolicy: maybe(z.string()),
        membership: maybe(cartMembershipSchema(oneOf)),
      }),
    ),
    modifierGroups: maybe(
      z.array(
        z.looseObject({
          id: maybe(z.string()),
          name,
          modifiers: maybe(
            z.array(
              z.looseObject({
                id: maybe(z.string()),
                quantity: maybe(z.number()),
                label: name,
                details: name,
                price: maybe(price),
              }),
            ),
          ),
        }),
      ),
    ),
    status: maybe(oneOf(cartLineStatuses)),
    extendedFields: maybe(extendedFields),
    discounts: maybe(
      z.array(
        z.looseObject({ name, amountOff: maybe(price), source: maybe(cartDiscountSourceSchema(oneOf)) }),
      ),
    ),
    customLineItem: maybe(z.boolean()),
  })
})

export const cartSchema: ObjectSchema<Cart> = /* @__PURE__ */ schema<Cart>()((oneOf) => {
  const text = maybe(z.string())
  return z.looseObject({
    id: z.string(),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    revision: text,
    lineItems: maybe(z.array(cartLineItemSchema(oneOf))),
    subtotal: maybe(multiCurrencyPriceSchema()),
    note: text,
    coupons: maybe(z.array(z.looseObject({ id: text, code: text }))),
    source: maybe(
      z.looseObject({
        channelType: maybe(oneOf(channelTypes)),
        createdBy: maybe(z.looseObject({ visitorId: text, memberId: text, userId: text, appId: text })),
        externalReferences: maybe(z.array(z.looseObject({ appId: text, resourceId: text }))),
        customContentReference: maybe(z.looseObject({ appId: text, componentId: text })),
      }),
    ),
    businessInfo: maybe(z.looseObject({ locationId: text, languageCode: text, currencyCode: text })),
    customerInfo: maybe(
      z.looseObject({
        firstName: text,
        lastName: text,
        phone: text,
        company: text,
        vatId: maybe(z.looseObject({ id: text, type: maybe(oneOf(taxIdTypes)) })),
        visitorId: text,
        memberId: text,
        userId: text,
        openAccess: maybe(z.boolean()),
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
        weightUnit: maybe(oneOf(weightUnits)),
      }),
    ),
    taxInfo: maybe(z.looseObject({ pricesIncludeTax: maybe(z.boolean()), taxExemptGroupId: text })),
    paymentInfo: maybe(
      z.looseObject({
        currencyCode: text,
        billingAddress: maybe(addressSchema()),
        billingContact: maybe(contactDetailsSchema(oneOf)),
        giftCards: maybe(
          z.array(
            z.looseObject({
              id: text,
              obfuscatedCode: text,
              appId: text,
              externalId: text,
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
    settings: maybe(
      z.looseObject({
        lockGiftCard: maybe(z.boolean()),
        lockCouponCode: maybe(z.boolean()),
        policyAgreementCheckboxDisabled: maybe(z.boolean()),
        manualPaymentDisabled: maybe(z.boolean()),
      }),
    ),
    extendedFields: maybe(extendedFieldsSchema()),
    currentCart: maybe(z.boolean()),
    demo: maybe(z.boolean()),
  })
})
