import * as z from 'zod'
import type { DetailedImage, Image } from '../image.ts'
import type { Schema, schema } from '../schema.ts'
import type { Address } from './address.ts'
import type { CatalogReference, ContactDetails, DescriptionLine, SubscriptionSettings } from './line-item.ts'
import type { Price } from './money.ts'
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
} from './order.ts'
import type { Translatable } from './translatable.ts'

const maybe = z.exactOptional

const imageFields = () => ({
  url: z.string(),
  id: maybe(z.string()),
  filename: maybe(z.string()),
  width: maybe(z.number()),
  height: maybe(z.number()),
  altText: maybe(z.string()),
})

/** Schemas of what carts and orders hold. */
export interface CommerceSchemas {
  readonly address: Schema<Address>
  readonly catalogReference: Schema<CatalogReference>
  readonly contactDetails: Schema<ContactDetails>
  readonly descriptionLine: Schema<DescriptionLine>
  readonly image: Schema<Image>
  readonly order: Schema<Order>
  readonly subscriptionSettings: Schema<SubscriptionSettings>
  readonly translatable: Schema<Translatable>
}

/** Makes them with the `schema` of the entry that exports them, which this file cannot load without a cycle. */
export const commerceSchemas = (tie: typeof schema): CommerceSchemas => {
  const price: Schema<Price> = tie<Price>()(() =>
    z.looseObject({ amount: z.string(), formattedAmount: maybe(z.string()) }),
  )
  const translatable: Schema<Translatable> = tie<Translatable>()(() =>
    z.looseObject({ original: z.string(), translated: maybe(z.string()) }),
  )
  const address: Schema<Address> = tie<Address>()(() =>
    z.looseObject({
      country: maybe(z.string()),
      subdivision: maybe(z.string()),
      city: maybe(z.string()),
      postalCode: maybe(z.string()),
      streetAddress: maybe(
        z.looseObject({ name: maybe(z.string()), number: maybe(z.string()), apt: maybe(z.string()) }),
      ),
      addressLine: maybe(z.string()),
      addressLine2: maybe(z.string()),
      formattedAddress: maybe(z.string()),
      geocode: maybe(z.looseObject({ latitude: z.number(), longitude: z.number() })),
    }),
  )
  const contactDetails: Schema<ContactDetails> = tie<ContactDetails>()(() =>
    z.looseObject({
      firstName: maybe(z.string()),
      lastName: maybe(z.string()),
      phone: maybe(z.string()),
      company: maybe(z.string()),
      vatId: maybe(z.looseObject({ id: maybe(z.string()), type: maybe(z.string()) })),
    }),
  )
  const addressWithContact: Schema<AddressWithContact> = tie<AddressWithContact>()(() =>
    z.looseObject({ address: maybe(address()), contactDetails: maybe(contactDetails()) }),
  )
  const catalogReference: Schema<CatalogReference> = tie<CatalogReference>()(() =>
    z.looseObject({
      catalogItemId: z.string().min(1).max(36),
      appId: z.string().min(1),
      options: maybe(z.record(z.string(), z.unknown())),
    }),
  )
  const descriptionLine: Schema<DescriptionLine> = tie<DescriptionLine>()(() =>
    z.looseObject({
      name: maybe(translatable()),
      plainText: maybe(translatable()),
      colorInfo: maybe(
        z.looseObject({
          original: maybe(z.string()),
          translated: maybe(z.string()),
          code: maybe(z.string()),
        }),
      ),
    }),
  )
  const image: Schema<Image> = tie<Image>()(() => z.looseObject(imageFields()))
  const detailedImage: Schema<DetailedImage> = tie<DetailedImage>()(() =>
    z.looseObject({
      ...imageFields(),
      urlExpirationDate: maybe(z.date()),
      focalPoint: maybe(z.looseObject({ x: z.number(), y: z.number() })),
    }),
  )
  const subscriptionSettings: Schema<SubscriptionSettings> = tie<SubscriptionSettings>()(() =>
    z.looseObject({
      frequency: maybe(z.string()),
      interval: maybe(z.number()),
      autoRenewal: maybe(z.boolean()),
      billingCycles: maybe(z.number()),
      enableCustomerCancellation: maybe(z.boolean()),
      freeTrialPeriod: maybe(z.looseObject({ frequency: maybe(z.string()), interval: maybe(z.number()) })),
      startDate: maybe(z.date()),
    }),
  )
  const lineItemTaxInfo: Schema<LineItemTaxInfo> = tie<LineItemTaxInfo>()(() =>
    z.looseObject({
      taxAmount: maybe(price()),
      taxableAmount: maybe(price()),
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
            taxAmount: maybe(price()),
            taxableAmount: maybe(price()),
            nonTaxableAmount: maybe(price()),
          }),
        ),
      ),
    }),
  )
  const lineItem: Schema<OrderLineItem> = tie<OrderLineItem>()(() =>
    z.looseObject({
      id: z.string(),
      productName: maybe(translatable()),
      catalogReference: maybe(catalogReference()),
      rootCatalogItemId: maybe(z.string()),
      quantity: maybe(z.number()),
      itemType: maybe(z.looseObject({ preset: maybe(z.string()), custom: maybe(z.string()) })),
      descriptionLines: maybe(z.array(descriptionLine())),
      image: maybe(detailedImage()),
      physicalProperties: maybe(
        z.looseObject({ weight: maybe(z.number()), sku: maybe(z.string()), shippable: maybe(z.boolean()) }),
      ),
      serviceProperties: maybe(
        z.looseObject({ scheduledDate: maybe(z.date()), numberOfParticipants: maybe(z.number()) }),
      ),
      price: maybe(price()),
      priceBeforeDiscounts: maybe(price()),
      totalDiscount: maybe(price()),
      totalPriceBeforeTax: maybe(price()),
      totalPriceAfterTax: maybe(price()),
      lineItemPrice: maybe(price()),
      priceDescription: maybe(translatable()),
      depositAmount: maybe(price()),
      paymentOption: maybe(z.string()),
      taxInfo: maybe(lineItemTaxInfo()),
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
          title: maybe(translatable()),
          description: maybe(translatable()),
          subscriptionSettings: maybe(subscriptionSettings()),
        }),
      ),
      fulfillerId: maybe(z.string()),
      refundQuantity: maybe(z.number()),
      restockQuantity: maybe(z.number()),
      fixedQuantity: maybe(z.boolean()),
      extendedFields: maybe(z.looseObject({ namespaces: maybe(z.record(z.string(), z.unknown())) })),
    }),
  )
  const priceSummary: Schema<OrderPriceSummary> = tie<OrderPriceSummary>()(() =>
    z.looseObject({
      subtotal: maybe(price()),
      shipping: maybe(price()),
      tax: maybe(price()),
      discount: maybe(price()),
      totalAdditionalFees: maybe(price()),
      total: maybe(price()),
    }),
  )
  const balanceSummary: Schema<BalanceSummary> = tie<BalanceSummary>()(() =>
    z.looseObject({
      balance: maybe(price()),
      paid: maybe(price()),
      refunded: maybe(price()),
      authorized: maybe(price()),
      pending: maybe(price()),
      pendingRefund: maybe(price()),
    }),
  )
  const shippingInformation: Schema<ShippingInformation> = tie<ShippingInformation>()(() =>
    z.looseObject({
      carrierId: maybe(z.string()),
      code: maybe(z.string()),
      title: maybe(z.string()),
      logistics: maybe(
        z.looseObject({
          shippingDestination: maybe(addressWithContact()),
          pickupDetails: maybe(z.looseObject({ address: maybe(address()), pickupMethod: maybe(z.string()) })),
          deliveryTime: maybe(z.string()),
          instructions: maybe(z.string()),
          deliverByDate: maybe(z.date()),
          deliveryTimeSlot: maybe(z.looseObject({ from: maybe(z.date()), to: maybe(z.date()) })),
        }),
      ),
      cost: maybe(
        z.looseObject({
          price: maybe(price()),
          totalPriceBeforeTax: maybe(price()),
          totalPriceAfterTax: maybe(price()),
          taxInfo: maybe(lineItemTaxInfo()),
          discount: maybe(price()),
        }),
      ),
      region: maybe(z.looseObject({ name: maybe(z.string()) })),
    }),
  )
  const taxInfo: Schema<OrderTaxInfo> = tie<OrderTaxInfo>()(() =>
    z.looseObject({
      totalTax: maybe(price()),
      taxExempt: maybe(z.boolean()),
      taxBreakdown: maybe(
        z.array(
          z.looseObject({
            taxName: maybe(z.string()),
            taxType: maybe(z.string()),
            jurisdiction: maybe(z.string()),
            jurisdictionType: maybe(z.string()),
            rate: maybe(z.string()),
            aggregatedTaxAmount: maybe(price()),
            aggregatedTaxableAmount: maybe(price()),
          }),
        ),
      ),
    }),
  )
  const appliedDiscount: Schema<AppliedDiscount> = tie<AppliedDiscount>()(() =>
    z.looseObject({
      id: maybe(z.string()),
      discountType: maybe(z.string()),
      coupon: maybe(
        z.looseObject({
          id: maybe(z.string()),
          code: maybe(z.string()),
          name: maybe(z.string()),
          amount: maybe(price()),
        }),
      ),
      merchantDiscount: maybe(z.looseObject({ amount: maybe(price()), percentage: maybe(z.number()) })),
      discountRule: maybe(
        z.looseObject({ id: maybe(z.string()), name: maybe(translatable()), amount: maybe(price()) }),
      ),
      lineItemDiscounts: maybe(
        z.array(z.looseObject({ id: maybe(z.string()), totalDiscount: maybe(price()) })),
      ),
    }),
  )
  const additionalFee: Schema<OrderAdditionalFee> = tie<OrderAdditionalFee>()(() =>
    z.looseObject({
      id: maybe(z.string()),
      code: maybe(z.string()),
      name: maybe(z.string()),
      price: maybe(price()),
      priceBeforeTax: maybe(price()),
      priceAfterTax: maybe(price()),
      lineItemIds: maybe(z.array(z.string())),
      source: maybe(z.string()),
    }),
  )
  const activity: Schema<OrderActivity> = tie<OrderActivity>()(() =>
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
        z.looseObject({ manual: maybe(z.boolean()), amount: maybe(price()), reason: maybe(z.string()) }),
      ),
    }),
  )
  const order: Schema<Order> = tie<Order>()(() =>
    z.looseObject({
      id: z.string(),
      number: maybe(z.string()),
      createdDate: maybe(z.date()),
      updatedDate: maybe(z.date()),
      purchasedDate: maybe(z.date()),
      status: maybe(z.string()),
      paymentStatus: maybe(z.string()),
      fulfillmentStatus: maybe(z.string()),
      lineItems: maybe(z.array(lineItem())),
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
      priceSummary: maybe(priceSummary()),
      balanceSummary: maybe(balanceSummary()),
      billingInfo: maybe(addressWithContact()),
      shippingInfo: maybe(shippingInformation()),
      recipientInfo: maybe(addressWithContact()),
      taxInfo: maybe(taxInfo()),
      taxSummary: maybe(z.looseObject({ totalTax: maybe(price()) })),
      appliedDiscounts: maybe(z.array(appliedDiscount())),
      additionalFees: maybe(z.array(additionalFee())),
      activities: maybe(z.array(activity())),
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
  return {
    address,
    catalogReference,
    contactDetails,
    descriptionLine,
    image,
    order,
    subscriptionSettings,
    translatable,
  }
}
