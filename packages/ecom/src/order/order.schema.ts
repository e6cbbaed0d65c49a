import {
  extendedFieldsSchema,
  type ObjectSchema,
  priceSchema,
  schema,
  tagsSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { weightUnits } from '../line-item.ts'
import { orderActivitySchema } from './activity.schema.ts'
import {
  appliedDiscountSchema,
  balanceSummarySchema,
  orderAdditionalFeeSchema,
  orderPriceSummarySchema,
  platformFeeSummarySchema,
} from './costs.schema.ts'
import { addressWithContactSchema, shippingInformationSchema } from './delivery.schema.ts'
import { orderLineItemSchema } from './order-line-item.schema.ts'
import {
  attributionSources,
  channelTypes,
  fulfillmentStatuses,
  type Order,
  orderPaymentStatuses,
  orderStatuses,
} from './order.ts'
import { orderTaxInfoSchema } from './tax.schema.ts'

const maybe = z.exactOptional

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
    lineItems: maybe(z.array(orderLineItemSchema(oneOf))),
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
    currencyConversionDetails: maybe(
      z.looseObject({ originalCurrency: maybe(z.string()), conversionRate: maybe(z.string()) }),
    ),
    taxIncludedInPrices: maybe(z.boolean()),
    siteLanguage: maybe(z.string()),
    priceSummary: maybe(orderPriceSummarySchema()),
    payAfterFreeTrial: maybe(orderPriceSummarySchema()),
    platformFeeSummary: maybe(platformFeeSummarySchema(oneOf)),
    balanceSummary: maybe(balanceSummarySchema()),
    billingInfo: maybe(addressWithContactSchema(oneOf)),
    shippingInfo: maybe(shippingInformationSchema(oneOf)),
    recipientInfo: maybe(addressWithContactSchema(oneOf)),
    taxInfo: maybe(orderTaxInfoSchema(oneOf)),
    taxSummary: maybe(z.looseObject({ totalTax: maybe(priceSchema()) })),
    appliedDiscounts: maybe(z.array(appliedDiscountSchema(oneOf))),
    additionalFees: maybe(z.array(orderAdditionalFeeSchema(oneOf))),
    activities: maybe(z.array(orderActivitySchema(oneOf))),
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
    extendedFields: maybe(extendedFieldsSchema()),
    purchaseFlowId: maybe(z.string()),
    tags: maybe(tagsSchema()),
    imported: maybe(z.boolean()),
  }),
)
