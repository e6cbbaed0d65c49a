import {
  addressSchema,
  detailedImageSchema,
  priceSchema,
  schema,
  type Schema,
  translatableSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  catalogReferenceSchema,
  contactDetailsSchema,
  descriptionLineSchema,
  subscriptionSettingsSchema,
} from '../line-item.schema.ts'
import type {
  AddressWithContact,
  AppliedDiscount,
  BalanceSummary,
  LineItemTaxInfo,
  Order,
  OrderActivity,
  OrderAdditionalFee,
  OrderLineItem,
  OrderPriceSummary,
  OrderTaxInfo,
  ShippingInformation,
} from './model.ts'

const maybe = z.exactOptional

const addressWithContactSchema: Schema<AddressWithContact> = /* @__PURE__ */ schema<AddressWithContact>()(
  () => z.looseObject({ address: maybe(addressSchema()), contactDetails: maybe(contactDetailsSchema()) }),
)

const lineItemTaxInfoSchema: Schema<LineItemTaxInfo> = /* @__PURE__ */ schema<LineItemTaxInfo>()(() =>
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
          jurisdictionType: maybe(z.string()),
          rate: maybe(z.string()),
          taxAmount: maybe(priceSchema()),
          taxableAmount: maybe(priceSchema()),
          nonTaxableAmount: maybe(priceSchema()),
        }),
      ),
    ),
  }),
)

const lineItemSchema: Schema<OrderLineItem> = /* @__PURE__ */ schema<OrderLineItem>()(() =>
  z.looseObject({
    id: z.string(),
    productName: maybe(translatableSchema()),
    catalogReference: maybe(catalogReferenceSchema()),
    rootCatalogItemId: maybe(z.string()),
    quantity: maybe(z.number()),
    itemType: maybe(z.looseObject({ preset: maybe(z.string()), custom: maybe(z.string()) })),
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
    paymentOption: maybe(z.string()),
    taxInfo: maybe(lineItemTaxInfoSchema()),
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
        subscriptionSettings: maybe(subscriptionSettingsSchema()),
      }),
    ),
    fulfillerId: maybe(z.string()),
    refundQuantity: maybe(z.number()),
    restockQuantity: maybe(z.number()),
    fixedQuantity: maybe(z.boolean()),
    extendedFields: maybe(z.looseObject({ namespaces: maybe(z.record(z.string(), z.unknown())) })),
  }),
)

const priceSummarySchema: Schema<OrderPriceSummary> = /* @__PURE__ */ schema<OrderPriceSummary>()(() =>
  z.looseObject({
    subtotal: maybe(priceSchema()),
    shipping: maybe(priceSchema()),
    tax: maybe(priceSchema()),
    discount: maybe(priceSchema()),
    totalAdditionalFees: maybe(priceSchema()),
    total: maybe(priceSchema()),
  }),
)

const balanceSummarySchema: Schema<BalanceSummary> = /* @__PURE__ */ schema<BalanceSummary>()(() =>
  z.looseObject({
    balance: maybe(priceSchema()),
    paid: maybe(priceSchema()),
    refunded: maybe(priceSchema()),
    authorized: maybe(priceSchema()),
    pending: maybe(priceSchema()),
    pendingRefund: maybe(priceSchema()),
  }),
)

const shippingInformationSchema: Schema<ShippingInformation> = /* @__PURE__ */ schema<ShippingInformation>()(
  () =>
    z.looseObject({
      carrierId: maybe(z.string()),
      code: maybe(z.string()),
      title: maybe(z.string()),
      logistics: maybe(
        z.looseObject({
          shippingDestination: maybe(addressWithContactSchema()),
          pickupDetails: maybe(
            z.looseObject({ address: maybe(addressSchema()), pickupMethod: maybe(z.string()) }),
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
          taxInfo: maybe(lineItemTaxInfoSchema()),
          discount: maybe(priceSchema()),
        }),
      ),
      region: maybe(z.looseObject({ name: maybe(z.string()) })),
    }),
)

const taxInfoSchema: Schema<OrderTaxInfo> = /* @__PURE__ */ schema<OrderTaxInfo>()(() =>
  z.looseObject({
    totalTax: maybe(priceSchema()),
    taxExempt: maybe(z.boolean()),
    taxBreakdown: maybe(
      z.array(
        z.looseObject({
          taxName: maybe(z.string()),
          taxType: maybe(z.string()),
          jurisdiction: maybe(z.string()),
          jurisdictionType: maybe(z.string()),
          rate: maybe(z.string()),
          aggregatedTaxAmount: maybe(priceSchema()),
          aggregatedTaxableAmount: maybe(priceSchema()),
        }),
      ),
    ),
  }),
)

const appliedDiscountSchema: Schema<AppliedDiscount> = /* @__PURE__ */ schema<AppliedDiscount>()(() =>
  z.looseObject({
    id: maybe(z.string()),
    discountType: maybe(z.string()),
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

const additionalFeeSchema: Schema<OrderAdditionalFee> = /* @__PURE__ */ schema<OrderAdditionalFee>()(() =>
  z.looseObject({
    id: maybe(z.string()),
    code: maybe(z.string()),
    name: maybe(z.string()),
    price: maybe(priceSchema()),
    priceBeforeTax: maybe(priceSchema()),
    priceAfterTax: maybe(priceSchema()),
    lineItemIds: maybe(z.array(z.string())),
    source: maybe(z.string()),
  }),
)

const activitySchema: Schema<OrderActivity> = /* @__PURE__ */ schema<OrderActivity>()(() =>
  z.looseObject({
    id: maybe(z.string()),
    activityType: maybe(z.string()),
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

export const orderSchema: Schema<Order> = /* @__PURE__ */ schema<Order>()(() =>
  z.looseObject({
    id: z.string(),
    number: maybe(z.string()),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    purchasedDate: maybe(z.date()),
    status: maybe(z.string()),
    paymentStatus: maybe(z.string()),
    fulfillmentStatus: maybe(z.string()),
    lineItems: maybe(z.array(lineItemSchema())),
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
    weightUnit: maybe(z.string()),
    currency: maybe(z.string()),
    taxIncludedInPrices: maybe(z.boolean()),
    siteLanguage: maybe(z.string()),
    priceSummary: maybe(priceSummarySchema()),
    balanceSummary: maybe(balanceSummarySchema()),
    billingInfo: maybe(addressWithContactSchema()),
    shippingInfo: maybe(shippingInformationSchema()),
    recipientInfo: maybe(addressWithContactSchema()),
    taxInfo: maybe(taxInfoSchema()),
    taxSummary: maybe(z.looseObject({ totalTax: maybe(priceSchema()) })),
    appliedDiscounts: maybe(z.array(appliedDiscountSchema())),
    additionalFees: maybe(z.array(additionalFeeSchema())),
    activities: maybe(z.array(activitySchema())),
    attributionSource: maybe(z.string()),
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
        type: maybe(z.string()),
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
