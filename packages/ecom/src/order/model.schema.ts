import {
  addressSchema,
  detailedImageSchema,
  type ObjectSchema,
  priceSchema,
  schema,
  translatableSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  catalogReferenceSchema,
  contactDetailsSchema,
  descriptionLineSchema,
  subscriptionSettingsSchema,
} from '../line-item.schema.ts'
import { itemTypes, paymentOptions, weightUnits } from '../line-item.ts'
import {
  additionalFeeSources,
  type AddressWithContact,
  type AppliedDiscount,
  appliedDiscountTypes,
  attributionSources,
  type BalanceSummary,
  channelTypes,
  fulfillmentStatuses,
  jurisdictionTypes,
  type LineItemTaxInfo,
  type Order,
  type OrderActivity,
  orderActivityTypes,
  type OrderAdditionalFee,
  type OrderLineItem,
  orderPaymentStatuses,
  type OrderPriceSummary,
  orderStatuses,
  type OrderTaxInfo,
  pickupMethods,
  type ShippingInformation,
} from './model.ts'

const maybe = z.exactOptional

const addressWithContactSchema: ObjectSchema<AddressWithContact> =
  /* @__PURE__ */ schema<AddressWithContact>()((oneOf) =>
    z.looseObject({ address: maybe(addressSchema()), contactDetails: maybe(contactDetailsSchema(oneOf)) }),
  )

const lineItemTaxInfoSchema: ObjectSchema<LineItemTaxInfo> = /* @__PURE__ */ schema<LineItemTaxInfo>()(
  (oneOf) =>
    z.looseObject({
      taxAmount: maybe(priceSchema()),
      taxableAmount: maybe(priceSchema()),
      taxRate: maybe(z.string()),
      taxIncludedInPrice: maybe(z.boolean()),
      taxBreakdown: maybe(
        z.array(
          z.looseObject({
            taxName: maybe(z.string()),
            taxType: maybe(z.string()),
            jurisdiction: maybe(z.string()),
            jurisdictionType: maybe(oneOf(jurisdictionTypes)),
            rate: maybe(z.string()),
            taxAmount: maybe(priceSchema()),
            taxableAmount: maybe(priceSchema()),
            nonTaxableAmount: maybe(priceSchema()),
          }),
        ),
      ),
    }),
)

const lineItemSchema: ObjectSchema<OrderLineItem> = /* @__PURE__ */ schema<OrderLineItem>()((oneOf) =>
  z.looseObject({
    id: z.string(),
    productName: maybe(translatableSchema()),
    catalogReference: maybe(catalogReferenceSchema()),
    rootCatalogItemId: maybe(z.string()),
    quantity: maybe(z.number()),
    itemType: maybe(z.looseObject({ preset: maybe(oneOf(itemTypes)), custom: maybe(z.string()) })),
    descriptionLines: maybe(z.array(descriptionLineSchema())),
    image: maybe(detailedImageSchema()),
    physicalProperties: maybe(
      z.looseObject({ weight: maybe(z.number()), sku: maybe(z.string()), shippable: maybe(z.boolean()) }),
    ),
    serviceProperties: maybe(
      z.looseObject({ scheduledDate: maybe(z.date()), numberOfParticipants: maybe(z.number()) }),
    ),
    price: maybe(priceSchema()),
    priceBeforeDiscounts: maybe(priceSchema()),
    totalDiscount: maybe(priceSchema()),
    totalPriceBeforeTax: maybe(priceSchema()),
    totalPriceAfterTax: maybe(priceSchema()),
    lineItemPrice: maybe(priceSchema()),
    priceDescription: maybe(translatableSchema()),
    depositAmount: maybe(priceSchema()),
    paymentOption: maybe(oneOf(paymentOptions)),
    taxInfo: maybe(lineItemTaxInfoSchema(oneOf)),
    digitalFile: maybe(
      z.looseObject({
        fileId: maybe(z.string()),
        link: maybe(z.string()),
        expirationDate: maybe(z.date()),
      }),
    ),
    subscriptionInfo: maybe(
      z.looseObject({
        id: maybe(z.string()),
        cycleNumber: maybe(z.number()),
        title: maybe(translatableSchema()),
        description: maybe(translatableSchema()),
        subscriptionSettings: maybe(subscriptionSettingsSchema(oneOf)),
      }),
    ),
    fulfillerId: maybe(z.string()),
    refundQuantity: maybe(z.number()),
    restockQuantity: maybe(z.number()),
    fixedQuantity: maybe(z.boolean()),
    extendedFields: maybe(z.looseObject({ namespaces: maybe(z.record(z.string(), z.unknown())) })),
  }),
)

const priceSummarySchema: ObjectSchema<OrderPriceSummary> = /* @__PURE__ */ schema<OrderPriceSummary>()(() =>
  z.looseObject({
    subtotal: maybe(priceSchema()),
    shipping: maybe(priceSchema()),
    tax: maybe(priceSchema()),
    discount: maybe(priceSchema()),
    totalAdditionalFees: maybe(priceSchema()),
    total: maybe(priceSchema()),
  }),
)

const balanceSummarySchema: ObjectSchema<BalanceSummary> = /* @__PURE__ */ schema<BalanceSummary>()(() =>
  z.looseObject({
    balance: maybe(priceSchema()),
    paid: maybe(priceSchema()),
    refunded: maybe(priceSchema()),
    authorized: maybe(priceSchema()),
    pending: maybe(priceSchema()),
    pendingRefund: maybe(priceSchema()),
  }),
)

const shippingInformationSchema: ObjectSchema<ShippingInformation> =
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

const taxInfoSchema: ObjectSchema<OrderTaxInfo> = /* @__PURE__ */ schema<OrderTaxInfo>()((oneOf) =>
  z.looseObject({
    totalTax: maybe(priceSchema()),
    taxExempt: maybe(z.boolean()),
    taxBreakdown: maybe(
      z.array(
        z.looseObject({
          taxName: maybe(z.string()),
          taxType: maybe(z.string()),
          jurisdiction: maybe(z.string()),
          jurisdictionType: maybe(oneOf(jurisdictionTypes)),
          rate: maybe(z.string()),
          aggregatedTaxAmount: maybe(priceSchema()),
          aggregatedTaxableAmount: maybe(priceSchema()),
        }),
      ),
    ),
  }),
)

const appliedDiscountSchema: ObjectSchema<AppliedDiscount> = /* @__PURE__ */ schema<AppliedDiscount>()(
  (oneOf) =>
    z.looseObject({
      id: maybe(z.string()),
      discountType: maybe(oneOf(appliedDiscountTypes)),
      coupon: maybe(
        z.looseObject({
          id: maybe(z.string()),
          code: maybe(z.string()),
          name: maybe(z.string()),
          amount: maybe(priceSchema()),
        }),
      ),
      merchantDiscount: maybe(z.looseObject({ amount: maybe(priceSchema()), percentage: maybe(z.number()) })),
      discountRule: maybe(
        z.looseObject({
          id: maybe(z.string()),
          name: maybe(translatableSchema()),
          amount: maybe(priceSchema()),
        }),
      ),
      lineItemDiscounts: maybe(
        z.array(z.looseObject({ id: maybe(z.string()), totalDiscount: maybe(priceSchema()) })),
      ),
    }),
)

const additionalFeeSchema: ObjectSchema<OrderAdditionalFee> = /* @__PURE__ */ schema<OrderAdditionalFee>()(
  (oneOf) =>
    z.looseObject({
      id: maybe(z.string()),
      code: maybe(z.string()),
      name: maybe(z.string()),
      price: maybe(priceSchema()),
      priceBeforeTax: maybe(priceSchema()),
      priceAfterTax: maybe(priceSchema()),
      lineItemIds: maybe(z.array(z.string())),
      source: maybe(oneOf(additionalFeeSources)),
    }),
)

const activitySchema: ObjectSchema<OrderActivity> = /* @__PURE__ */ schema<OrderActivity>()((oneOf) =>
  z.looseObject({
    id: maybe(z.string()),
    activityType: maybe(oneOf(orderActivityTypes)),
    createdDate: maybe(z.date()),
    authorEmail: maybe(z.string()),
    merchantComment: maybe(z.looseObject({ message: maybe(z.string()) })),
    customActivity: maybe(
      z.looseObject({
        appId: maybe(z.string()),
        type: maybe(z.string()),
        additionalData: maybe(z.record(z.string(), z.string())),
      }),
    ),
    orderRefunded: maybe(
      z.looseObject({ manual: maybe(z.boolean()), amount: maybe(priceSchema()), reason: maybe(z.string()) }),
    ),
  }),
)

export const orderSchema: ObjectSchema<Order> = /* @__PURE__ */ schema<Order>()((oneOf) =>
  z.looseObject({
    id: z.string(),
    number: maybe(z.string()),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    purchasedDate: maybe(z.date()),
    status: maybe(oneOf(orderStatuses)),
    paymentStatus: maybe(oneOf(orderPaymentStatuses)),
    fulfillmentStatus: maybe(oneOf(fulfillmentStatuses)),
    lineItems: maybe(z.array(lineItemSchema(oneOf))),
    buyerInfo: maybe(
      z.looseObject({
        visitorId: maybe(z.string()),
        memberId: maybe(z.string()),
        contactId: maybe(z.string()),
        email: maybe(z.string()),
      }),
    ),
    buyerLanguage: maybe(z.string()),
    buyerNote: maybe(z.string()),
    weightUnit: maybe(oneOf(weightUnits)),
    currency: maybe(z.string()),
    taxIncludedInPrices: maybe(z.boolean()),
    siteLanguage: maybe(z.string()),
    priceSummary: maybe(priceSummarySchema()),
    balanceSummary: maybe(balanceSummarySchema()),
    billingInfo: maybe(addressWithContactSchema(oneOf)),
    shippingInfo: maybe(shippingInformationSchema(oneOf)),
    recipientInfo: maybe(addressWithContactSchema(oneOf)),
    taxInfo: maybe(taxInfoSchema(oneOf)),
    taxSummary: maybe(z.looseObject({ totalTax: maybe(priceSchema()) })),
    appliedDiscounts: maybe(z.array(appliedDiscountSchema(oneOf))),
    additionalFees: maybe(z.array(additionalFeeSchema(oneOf))),
    activities: maybe(z.array(activitySchema(oneOf))),
    attributionSource: maybe(oneOf(attributionSources)),
    createdBy: maybe(
      z.looseObject({
        userId: maybe(z.string()),
        memberId: maybe(z.string()),
        visitorId: maybe(z.string()),
        appId: maybe(z.string()),
      }),
    ),
    channelInfo: maybe(
      z.looseObject({
        type: maybe(oneOf(channelTypes)),
        externalOrderId: maybe(z.string()),
        externalOrderUrl: maybe(z.string()),
      }),
    ),
    checkoutId: maybe(z.string()),
    archived: maybe(z.boolean()),
    seenByAHuman: maybe(z.boolean()),
    customFields: maybe(
      z.array(
        z.looseObject({
          title: maybe(z.string()),
          translatedTitle: maybe(z.string()),
          value: maybe(z.unknown()),
        }),
      ),
    ),
    businessLocation: maybe(z.looseObject({ id: maybe(z.string()), name: maybe(z.string()) })),
    extendedFields: maybe(z.looseObject({ namespaces: maybe(z.record(z.string(), z.unknown())) })),
    purchaseFlowId: maybe(z.string()),
    tags: maybe(
      z.looseObject({
        privateTags: maybe(z.looseObject({ tagIds: maybe(z.array(z.string())) })),
        tags: maybe(z.looseObject({ tagIds: maybe(z.array(z.string())) })),
      }),
    ),
    imported: maybe(z.boolean()),
  }),
)
