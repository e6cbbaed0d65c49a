import {
  closed,
  decimalOf,
  detailedImageSchema,
  emailSchema,
  extendedFieldsSchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
  tagsInputSchema,
  translatableOf,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  catalogReferenceSchema,
  descriptionLineInputSchema,
  nameOf,
  subscriptionSettingsSchema,
  taxableAddressSchema,
} from '../line-item.schema.ts'
import { itemTypes, paymentOptions, subscriptionFrequencies, weightUnits } from '../line-item.ts'
import { amountInputSchema } from './amount.schema.ts'
import {
  additionalFeeSources,
  type AppliedDiscount,
  appliedDiscountTypes,
  merchantDiscountReasons,
  type OrderPriceSummary,
} from './costs.ts'
import {
  createOrder,
  type CreateOrderInput,
  type NewOrder,
  type NewOrderAdditionalFee,
  type NewOrderLineItem,
  orderApprovalStrategies,
} from './creation.ts'
import { addressWithContactInputSchema, pickupAddressInputSchema } from './delivery.schema.ts'
import { pickupMethods, type ShippingInformation } from './delivery.ts'
import { quantityUnits } from './order-line-item.ts'
import { orderSchema } from './order.schema.ts'
import { attributionSources, channelTypes } from './order.ts'
import { lineItemTaxInfoSchema, taxBreakdownSchema } from './tax.schema.ts'

const maybe = z.exactOptional

const text = (longest: number): z.ZodExactOptional<z.ZodString> => maybe(z.string().max(longest))

/** The rate and the amount of a tax, in an input. */
const taxInput = () =>
  lineItemTaxInfoSchema(closed).extend({
    taxRate: maybe(decimalOf({ atLeast: '0', scale: 6 })),
    taxAmount: maybe(amountInputSchema()),
    taxBreakdown: maybe(
      z
        .array(
          taxBreakdownSchema(closed).extend({
            taxName: text(200),
            taxType: text(200),
            jurisdiction: text(200),
          }),
        )
        .max(7),
    ),
  })

/** The number of days, weeks, months or years between two payments. */
const interval = () => z.int().min(1).max(3_650)

/** A quantity of a line of an order. */
export const orderQuantity = (): z.ZodNumber => z.int().min(1).max(100_000)

export const newOrderLineItemSchema: ObjectSchema<NewOrderLineItem> =
  /* @__PURE__ */ schema<NewOrderLineItem>()(() =>
    z.looseObject({
      id: maybe(z.guid()),
      productName: nameOf(200, 400),
      catalogReference: maybe(catalogReferenceSchema()),
      rootCatalogItemId: maybe(z.string().min(1).max(36)),
      quantity: orderQuantity(),
      decimalQuantity: maybe(
        z.looseObject({
          value: maybe(decimalOf({ above: '0' })),
          measurementUnit: maybe(closed(quantityUnits)),
          otherUnit: text(50),
          description: maybe(translatableOf(200, 400)),
        }),
      ),
      itemType: z.looseObject({ preset: maybe(closed(itemTypes)), custom: maybe(z.string()) }),
      descriptionLines: maybe(z.array(descriptionLineInputSchema()).max(20)),
      image: maybe(detailedImageSchema()),
      physicalProperties: maybe(
        z.looseObject({
          weight: maybe(z.number().min(0)),
          sku: text(40),
          shippable: maybe(z.boolean()),
        }),
      ),
      serviceProperties: maybe(
        z.looseObject({
          scheduledDate: maybe(z.date()),
          numberOfParticipants: maybe(z.int().min(1).max(10_000)),
        }),
      ),
      locations: maybe(
        z
          .array(
            z.looseObject({
              id: maybe(z.string()),
              name: text(500),
              quantity: maybe(orderQuantity()),
            }),
          )
          .max(5),
      ),
      modifierGroups: maybe(
        z
          .array(
            z.looseObject({
              id: text(36),
              name: maybe(translatableOf(200, 400)),
              modifiers: maybe(
                z
                  .array(
                    z.looseObject({
                      id: text(36),
                      quantity: maybe(orderQuantity()),
                      label: maybe(translatableOf(200, 400)),
                      details: maybe(translatableOf(200, 400)),
                      price: maybe(amountInputSchema()),
                    }),
                  )
                  .max(10),
              ),
            }),
          )
          .max(10),
      ),
      price: amountInputSchema(),
      priceUndetermined: maybe(z.boolean()),
      priceDescription: maybe(nameOf(100)),
      depositAmount: maybe(amountInputSchema()),
      paymentOption: maybe(closed(paymentOptions)),
      taxInfo: maybe(
        taxInput().pick({ taxAmount: true, taxRate: true, taxGroupId: true, taxBreakdown: true }),
      ),
      taxableAddress: maybe(taxableAddressSchema(closed)),
      digitalFile: maybe(z.looseObject({ fileId: maybe(z.string().min(1).max(100)), link: maybe(z.url()) })),
      subscriptionInfo: maybe(
        z.looseObject({
          id: maybe(z.guid()),
          cycleNumber: maybe(z.int().min(1)),
          title: maybe(translatableOf(150)),
          description: maybe(translatableOf(500)),
          chargesDescription: text(1000),
          subscriptionSettings: maybe(
            subscriptionSettingsSchema(closed).extend({
              interval: maybe(interval()),
              billingCycles: maybe(z.int().min(1)),
              freeTrialPeriod: maybe(
                z.looseObject({
                  frequency: maybe(closed(subscriptionFrequencies)),
                  interval: maybe(interval()),
                }),
              ),
            }),
          ),
        }),
      ),
      fulfillerId: maybe(z.guid()),
      fixedQuantity: maybe(z.boolean()),
      extendedFields: maybe(extendedFieldsSchema()),
    }),
  )

/** A discount in an input. */
export const appliedDiscountInputSchema: Schema<AppliedDiscount> = /* @__PURE__ */ schema<AppliedDiscount>()(
  () =>
    z.looseObject({
      id: maybe(z.string()),
      discountType: maybe(closed(appliedDiscountTypes)),
      coupon: maybe(
        z.looseObject({
          id: maybe(z.string()),
          code: text(50),
          name: text(60),
          amount: maybe(amountInputSchema()),
        }),
      ),
      merchantDiscount: maybe(
        z.looseObject({
          amount: maybe(amountInputSchema()),
          percentage: maybe(decimalOf({ above: '0', atMost: '100' })),
          discountReason: maybe(closed(merchantDiscountReasons)),
          description: text(200),
        }),
      ),
      discountRule: maybe(
        z.looseObject({
          id: maybe(z.string()),
          name: maybe(translatableOf(256, 500)),
          amount: maybe(amountInputSchema()),
        }),
      ),
      lineItemDiscounts: maybe(
        z.array(z.looseObject({ id: maybe(z.string()), totalDiscount: maybe(amountInputSchema()) })).max(300),
      ),
    }),
)

/** The delivery of an order in an input. */
export const shippingInformationInputSchema: Schema<ShippingInformation> =
  /* @__PURE__ */ schema<ShippingInformation>()(() =>
    z.looseObject({
      carrierId: maybe(z.string().min(1).max(100)),
      code: maybe(z.string().min(1).max(100)),
      title: text(250),
      logistics: maybe(
        z.looseObject({
          shippingDestination: maybe(addressWithContactInputSchema()),
          pickupDetails: maybe(
            z.looseObject({
              address: maybe(pickupAddressInputSchema()),
              pickupMethod: maybe(closed(pickupMethods)),
            }),
          ),
          deliveryTime: text(500),
          instructions: text(1000),
          deliverByDate: maybe(z.date()),
          deliveryTimeSlot: maybe(z.looseObject({ from: maybe(z.date()), to: maybe(z.date()) })),
        }),
      ),
      cost: maybe(
        z.looseObject({
          price: maybe(amountInputSchema()),
          totalPriceBeforeTax: maybe(amountInputSchema()),
          totalPriceAfterTax: maybe(amountInputSchema()),
          taxInfo: maybe(taxInput()),
          discount: maybe(amountInputSchema()),
        }),
      ),
      region: maybe(z.looseObject({ name: text(100) })),
    }),
  )

const priceSummaryInputSchema: Schema<OrderPriceSummary> = /* @__PURE__ */ schema<OrderPriceSummary>()(() =>
  z.looseObject({
    subtotal: maybe(amountInputSchema()),
    shipping: maybe(amountInputSchema()),
    tax: maybe(amountInputSchema()),
    discount: maybe(amountInputSchema()),
    totalAdditionalFees: maybe(amountInputSchema()),
    total: maybe(amountInputSchema()),
  }),
)

/** A fee of an order in an input. */
export const newOrderAdditionalFeeSchema: Schema<NewOrderAdditionalFee> =
  /* @__PURE__ */ schema<NewOrderAdditionalFee>()(() =>
    z.looseObject({
      id: maybe(z.guid()),
      code: text(100),
      name: z.string().min(1).max(50),
      price: amountInputSchema(),
      priceBeforeTax: maybe(amountInputSchema()),
      priceAfterTax: maybe(amountInputSchema()),
      taxInfo: maybe(taxInput()),
      taxableAddress: maybe(taxableAddressSchema(closed)),
      lineItemIds: maybe(z.array(z.string()).max(300)),
      source: maybe(closed(additionalFeeSources)),
      providerAppId: maybe(z.guid()),
    }),
  )

export const newOrderSchema: ObjectSchema<NewOrder> = /* @__PURE__ */ schema<NewOrder>()(() =>
  z.looseObject({
    lineItems: z.array(newOrderLineItemSchema()).min(1).max(300),
    channelInfo: z.looseObject({
      type: closed(channelTypes),
      externalOrderId: text(100),
      externalOrderUrl: text(300),
    }),
    buyerInfo: maybe(
      z.looseObject({
        visitorId: maybe(z.string()),
        memberId: maybe(z.string()),
        contactId: maybe(z.string()),
        email: maybe(emailSchema()),
      }),
    ),
    status: maybe(z.enum(['INITIALIZED', 'APPROVED'])),
    paymentStatus: maybe(z.enum(['NOT_PAID', 'PAID'])),
    priceSummary: maybe(priceSummaryInputSchema()),
    taxInfo: maybe(z.looseObject({ totalTax: maybe(amountInputSchema()), taxExempt: maybe(z.boolean()) })),
    appliedDiscounts: maybe(z.array(appliedDiscountInputSchema()).max(320)),
    additionalFees: maybe(z.array(newOrderAdditionalFeeSchema()).max(100)),
    purchasedDate: maybe(z.date()),
    buyerLanguage: maybe(z.string()),
    buyerNote: text(1000),
    weightUnit: maybe(closed(weightUnits)),
    currency: maybe(z.string().length(3)),
    currencyConversionDetails: maybe(
      z.looseObject({
        originalCurrency: maybe(z.string().length(3)),
        conversionRate: maybe(decimalOf({ above: '0' })),
      }),
    ),
    taxIncludedInPrices: maybe(z.boolean()),
    billingInfo: maybe(addressWithContactInputSchema()),
    shippingInfo: maybe(shippingInformationInputSchema()),
    recipientInfo: maybe(addressWithContactInputSchema()),
    attributionSource: maybe(closed(attributionSources)),
    checkoutId: maybe(z.guid()),
    archived: maybe(z.boolean()),
    seenByAHuman: maybe(z.boolean()),
    customFields: maybe(
      z.array(
        z.looseObject({
          title: maybe(z.string().min(1).max(500)),
          translatedTitle: maybe(z.string().min(1).max(500)),
          value: maybe(z.unknown()),
        }),
      ),
    ),
    businessLocation: maybe(z.looseObject({ id: maybe(z.guid()), name: text(500) })),
    extendedFields: maybe(extendedFieldsSchema()),
    purchaseFlowId: maybe(z.guid()),
    tags: maybe(tagsInputSchema()),
  }),
)

export const createOrderInputSchema: Schema<CreateOrderInput> = /* @__PURE__ */ schema<CreateOrderInput>()(
  () =>
    z.looseObject({
      order: newOrderSchema(),
      settings: maybe(
        z.looseObject({
          editableByEveryone: maybe(z.boolean()),
          editableByOwnerApps: maybe(z.looseObject({ appIds: z.array(z.guid()).min(1).max(10) })),
          orderApprovalStrategy: maybe(closed(orderApprovalStrategies)),
          notifications: maybe(
            z.looseObject({
              sendNotificationToBuyer: maybe(z.boolean()),
              sendNotificationsToBusiness: maybe(z.boolean()),
            }),
          ),
        }),
      ),
    }),
)

export const orderCreationSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(createOrder, createOrderInputSchema, orderSchema),
]
