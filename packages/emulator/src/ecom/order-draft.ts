import type { Order, OrderLineItem, ShippingInformation } from '@frontdesk/core'
import { Big } from 'big.js'
import type { PageContact } from './checkout-view.ts'
import type { StoredCart } from './cart.ts'
import { toDescriptionLines } from './cart-view.ts'
import type { Context } from './catalog.ts'
import { pickupAddress } from './delivery.ts'
import { toPrice } from '../kernel/money.ts'
import { type CountedLine, isFixedQuantity, presetOf, taxName, taxRate, type Totals } from './totals.ts'

const toLineItem = (context: Context, { line, item, unitPrice, total, tax }: CountedLine): OrderLineItem => {
  const price = (amount: Big): ReturnType<typeof toPrice> => toPrice(amount, context.business)
  const name = item?.name ?? line.name
  return {
    id: line.id,
    productName: { original: name, translated: name },
    catalogReference: line.reference,
    ...(item?.rootCatalogItemId !== undefined && { rootCatalogItemId: item.rootCatalogItemId }),
    quantity: line.quantity,
    ...(item && {
      itemType: { preset: presetOf(item) },
      descriptionLines: toDescriptionLines(item),
      ...(item.image && { image: item.image }),
      physicalProperties: { shippable: presetOf(item) === 'PHYSICAL' },
      ...(item.serviceProperties && { serviceProperties: item.serviceProperties }),
      fixedQuantity: isFixedQuantity(item),
    }),
    price: price(unitPrice),
    priceBeforeDiscounts: price(unitPrice),
    totalDiscount: price(new Big(0)),
    totalPriceBeforeTax: price(total.minus(tax)),
    totalPriceAfterTax: price(total),
    lineItemPrice: price(total),
    paymentOption: item?.paymentOption ?? 'FULL_PAYMENT_ONLINE',
    taxInfo: {
      taxAmount: price(tax),
      taxableAmount: price(total.minus(tax)),
      taxRate,
      taxIncludedInPrice: true,
    },
    ...(line.extendedFields && { extendedFields: line.extendedFields }),
  }
}

const contactDetailsOf = ({
  firstName,
  lastName,
  phone,
}: PageContact): NonNullable<Order['billingInfo']>['contactDetails'] & object => ({
  firstName,
  lastName,
  ...(phone !== undefined && { phone }),
})

const shippingOf = (
  context: Context,
  cart: StoredCart,
  { delivery, deliveryPrice, deliveryTax }: Totals,
  contact: PageContact,
): ShippingInformation | undefined => {
  if (!delivery) return undefined
  const { address } = cart.entry ?? {}
  const price = (amount: Big): ReturnType<typeof toPrice> => toPrice(amount, context.business)
  return {
    code: delivery.code,
    title: delivery.title,
    logistics: {
      deliveryTime: delivery.hint,
      ...(delivery.pickup
        ? { pickupDetails: { address: pickupAddress, pickupMethod: 'STORE_PICKUP' } }
        : {
            shippingDestination: { ...(address && { address }), contactDetails: contactDetailsOf(contact) },
          }),
    },
    cost: {
      price: price(deliveryPrice),
      totalPriceBeforeTax: price(deliveryPrice.minus(deliveryTax)),
      totalPriceAfterTax: price(deliveryPrice),
      discount: price(new Big(0)),
    },
  }
}

/** What a cart says of the order that it becomes; all but its number, statuses and history. */
export const draftOrder = (
  context: Context,
  cart: StoredCart,
  totals: Totals,
  contact: PageContact,
): Order => {
  const { business, now, newId } = context
  const price = (amount: Big): ReturnType<typeof toPrice> => toPrice(amount, business)
  const { address } = cart.entry ?? {}
  const { tax, total, subtotal, deliveryPrice } = totals
  const shippingInfo = shippingOf(context, cart, totals, contact)
  const recipient = { ...(address && { address }), contactDetails: contactDetailsOf(contact) }
  const none = price(new Big(0))
  return {
    id: newId(),
    createdDate: now(),
    updatedDate: now(),
    purchasedDate: now(),
    fulfillmentStatus: 'NOT_FULFILLED',
    lineItems: totals.lines.map((line) => toLineItem(context, line)),
    buyerInfo: { ...cart.buyer, email: contact.email },
    createdBy: { ...cart.buyer },
    buyerLanguage: business.language,
    siteLanguage: business.language,
    weightUnit: 'KG',
    currency: business.currency,
    taxIncludedInPrices: true,
    priceSummary: {
      subtotal: price(subtotal),
      shipping: price(deliveryPrice),
      tax: price(tax),
      discount: none,
      totalAdditionalFees: none,
      total: price(total),
    },
    balanceSummary: {
      balance: price(total),
      paid: none,
      refunded: none,
      authorized: none,
      pending: none,
      pendingRefund: none,
    },
    billingInfo: recipient,
    ...(shippingInfo && { shippingInfo, ...(!totals.delivery?.pickup && { recipientInfo: recipient }) }),
    taxInfo: {
      totalTax: price(tax),
      taxExempt: false,
      taxBreakdown: [
        {
          taxName,
          taxType: taxName,
          jurisdiction: 'Portugal',
          jurisdictionType: 'COUNTRY',
          rate: taxRate,
          aggregatedTaxAmount: price(tax),
          aggregatedTaxableAmount: price(total.minus(tax)),
        },
      ],
    },
    taxSummary: { totalTax: price(tax) },
    appliedDiscounts: [],
    additionalFees: [],
    activities: [],
    channelInfo: { type: 'WEB' },
    checkoutId: cart.id,
    archived: false,
    seenByAHuman: false,
  }
}
