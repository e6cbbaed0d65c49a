import { shape } from '@frontdesk/core'
import {
  type Cart,
  type Checkout,
  type CheckoutAdditionalFee,
  type CheckoutLineItem,
  type CheckoutLogistics,
  checkoutShape,
  type CheckoutShippingInfo,
  type CheckoutTaxDetails,
  type CustomerInfo,
} from '@frontdesk/ecom'
import { add, isZero, round, subtract, sum, toCartPrice, zero } from '../../kernel/money.ts'
import { toCheckoutDiscount } from '../abandoned-checkout/abandonment.ts'
import type { AppliedFee } from '../additional-fee/fee.ts'
import { businessAddress } from '../business-address.ts'
import { buyerOfCart } from '../cart/cart.ts'
import { type PricedLine, quantityOf } from '../cart/cart-line.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { violationsOf } from '../cart/violations.ts'
import type { Context } from '../catalog.ts'
import { membershipOptionsOf } from '../membership/membership-options.ts'
import { contactDetailsOf, feeSources } from '../order/order-of-cart.ts'
import type { TaxedPrice } from '../tax/tax-of-sale.ts'
import { deliveryAppId, type DeliveryOption } from '../totals/delivery.ts'
import { addedTaxOf } from '../totals/tax.ts'
import type { Totals } from '../totals/totals.ts'

const toTaxDetails = ({ tax, taxable, rate, taxes }: TaxedPrice): CheckoutTaxDetails => ({
  taxableAmount: toCartPrice(taxable),
  taxRate: rate,
  totalTax: toCartPrice(tax),
  taxBreakdown: taxes.map(({ rate: own, amount }) => ({
    taxName: own.name,
    taxType: own.type,
    jurisdiction: own.jurisdiction,
    jurisdictionType: own.jurisdictionType,
    rate: own.rate,
    taxAmount: toCartPrice(amount),
    taxableAmount: toCartPrice(taxable),
    nonTaxableAmount: toCartPrice(zero(taxable.currency)),
  })),
})

const toLineItem = (
  { line, unitPrice, total: full }: PricedLine,
  { currency, lineDiscounts, lineTaxes }: Totals,
): CheckoutLineItem => {
  const { attributes = {}, deliveryConfig, paymentConfig = {}, pricing = {}, source = {}, taxConfig } = line
  const { descriptionLines, image, itemType, membersOnly, physicalProperties, serviceProperties, url } =
    attributes
  const { depositAmount, paymentOption = 'FULL_PAYMENT_ONLINE' } = paymentConfig
  const { availableQuantity, fixedQuantity = false } = line.quantityInfo ?? {}
  const none = zero(currency)
  const discount = lineDiscounts.get(line.id) ?? none
  const total = subtract(full, discount)
  const taxed = lineTaxes.get(line.id)
  return {
    id: line.id,
    quantity: quantityOf(line),
    ...(source.catalogReference && { catalogReference: source.catalogReference }),
    ...(source.rootCatalogItemId !== undefined && { rootCatalogItemId: source.rootCatalogItemId }),
    ...(line.name && { productName: line.name }),
    ...(url && { url }),
    price: toCartPrice(unitPrice),
    fullPrice: pricing.breakdown?.fullPrice ?? toCartPrice(unitPrice),
    priceBeforeDiscounts: toCartPrice(unitPrice),
    lineItemPrice: toCartPrice(total),
    totalPriceBeforeTax: toCartPrice(taxed?.taxable ?? total),
    totalPriceAfterTax: toCartPrice(add(total, addedTaxOf(taxed, none))),
    discount: toCartPrice(discount),
    ...(taxed && { taxDetails: toTaxDetails(taxed) }),
    ...(taxConfig?.taxableAddress && { taxableAddress: taxConfig.taxableAddress }),
    ...(descriptionLines && { descriptionLines }),
    ...(image && { media: image }),
    availability: {
      status: 'AVAILABLE',
      ...(availableQuantity !== undefined && { quantityAvailable: availableQuantity }),
    },
    ...(physicalProperties && { physicalProperties }),
    ...(itemType && { itemType }),
    paymentOption,
    ...(serviceProperties && { serviceProperties }),
    ...(pricing.priceDescription && { priceDescription: pricing.priceDescription }),
    ...(depositAmount && { depositAmount: toCartPrice(round(depositAmount.amount, currency)) }),
    ...(deliveryConfig?.deliveryProfileId !== undefined && {
      deliveryProfileId: deliveryConfig.deliveryProfileId,
    }),
    customLineItem: line.customLineItem ?? false,
    fixedQuantity,
    ...(membersOnly !== undefined && { membersOnly }),
    ...(line.extendedFields && { extendedFields: line.extendedFields }),
  }
}

const logisticsOf = ({ hint, pickup }: DeliveryOption): CheckoutLogistics => ({
  deliveryTime: hint,
  ...(pickup && { pickupDetails: { address: businessAddress, pickupMethod: 'STORE_PICKUP' } }),
})

const shippingOf = (
  { deliveryInfo: { address } = {} }: Cart,
  { currency, delivery, deliveryDiscount, deliveryOptions, deliveryPrice, deliveryTax }: Totals,
  contact: CustomerInfo,
): CheckoutShippingInfo => ({
  ...(!delivery?.pickup && {
    shippingDestination: { ...(address && { address }), contactDetails: contactDetailsOf(contact) },
  }),
  ...(delivery && {
    selectedCarrierServiceOption: {
      code: delivery.code,
      title: delivery.title,
      carrierId: deliveryAppId,
      requestedShippingOption: true,
      logistics: logisticsOf(delivery),
      cost: {
        price: toCartPrice(add(deliveryPrice, deliveryDiscount)),
        totalPriceBeforeTax: toCartPrice(deliveryTax?.taxable ?? deliveryPrice),
        totalPriceAfterTax: toCartPrice(add(deliveryPrice, addedTaxOf(deliveryTax, zero(currency)))),
        totalDiscount: toCartPrice(deliveryDiscount),
        ...(deliveryTax && !isZero(deliveryPrice) && { taxDetails: toTaxDetails(deliveryTax) }),
      },
    },
  }),
  carrierServiceOptions: [
    {
      carrierId: deliveryAppId,
      shippingOptions: deliveryOptions.map((option) => ({
        code: option.code,
        title: option.title,
        logistics: logisticsOf(option),
        cost: { price: toCartPrice(option.price) },
      })),
    },
  ],
})

const toFee = (
  { code, name, price, source, providerAppId, taxable, lineItemIds }: AppliedFee,
  { feeTaxes }: Totals,
): CheckoutAdditionalFee => {
  const taxed = feeTaxes.get(code)
  return {
    code,
    name,
    translatedName: name,
    price: toCartPrice(price),
    priceBeforeTax: toCartPrice(taxed?.taxable ?? price),
    priceAfterTax: toCartPrice(add(price, addedTaxOf(taxed, zero(price.currency)))),
    ...(taxed && taxable && { taxDetails: toTaxDetails(taxed) }),
    source: feeSources[source],
    providerAppId,
    ...(lineItemIds && { lineItemIds: [...lineItemIds] }),
  }
}

/** The gift card of a checkout with the amount that it pays. */
const giftCardOf = ({ paymentInfo }: Cart, { currency, redeemed }: Totals): Pick<Checkout, 'giftCard'> => {
  const [card] = paymentInfo?.giftCards ?? []
  if (!card) return {}
  const { id = '', requestedRedeemAmount, ...named } = card
  return {
    giftCard: {
      ...named,
      amount: toCartPrice(redeemed.get(id) ?? zero(currency)),
      ...(requestedRedeemAmount && { requestedAmount: requestedRedeemAmount }),
    },
  }
}

/** The checkout of a cart at its prices: while the buyer fills it in, or completed by an order. */
export const checkoutOf = (
  context: Context,
  priced: PricedCart<Cart>,
  { contact, completed }: { readonly contact: CustomerInfo; readonly completed: boolean },
): Checkout => {
  const { business, now } = context
  const { cart, lines, totals, memberships } = priced
  const { createdDate, customerInfo, deliveryInfo, extendedFields, note, paymentInfo, source } = cart
  const { currency, total, dueLater, lineTaxes, feeTaxes, deliveryTax } = totals
  const { userId: _, ...buyer } = buyerOfCart(cart)
  const { billingAddress, billingContact } = paymentInfo ?? {}
  const address = billingAddress ?? deliveryInfo?.address
  const membershipOptions = membershipOptionsOf(context, customerInfo?.memberId, memberships)
  const taxed = [...lineTaxes.values(), ...feeTaxes.values(), ...(deliveryTax ? [deliveryTax] : [])]
  return {
    id: cart.id,
    ...(createdDate && { createdDate }),
    updatedDate: now(),
    completed,
    cartId: cart.id,
    lineItems: lines.map((line) => toLineItem(line, totals)),
    billingInfo: {
      ...(address && { address }),
      contactDetails: contactDetailsOf(billingContact ?? contact),
    },
    ...(totals.deliveryOptions.length && { shippingInfo: shippingOf(cart, totals, contact) }),
    buyerInfo: {
      ...buyer,
      ...(contact.email !== undefined && { email: contact.email }),
    },
    ...(note !== undefined && { buyerNote: note }),
    currency: currency.code,
    conversionCurrency: currency.code,
    paymentCurrency: currency.code,
    priceSummary: {
      subtotal: toCartPrice(totals.subtotal),
      shipping: toCartPrice(totals.deliveryPrice),
      tax: toCartPrice(totals.tax),
      discount: toCartPrice(totals.discount),
      additionalFees: toCartPrice(totals.chargedPrice),
      total: toCartPrice(total),
    },
    payNow: { total: toCartPrice(subtract(total, dueLater)) },
    payLater: { total: toCartPrice(dueLater) },
    ...giftCardOf(cart, totals),
    appliedDiscounts: totals.discounts.map(toCheckoutDiscount),
    additionalFees: totals.chargedFees.map((fee) => toFee(fee, totals)),
    taxSummary: {
      taxableAmount: toCartPrice(
        sum(
          taxed.filter(({ taxes }) => taxes.length).map(({ taxable }) => taxable),
          currency,
        ),
      ),
      totalTax: toCartPrice(totals.tax),
    },
    taxIncludedInPrice: totals.pricesIncludeTax,
    ...(membershipOptions && { membershipOptions }),
    violations: violationsOf(priced).map(({ severity, description, customValidationData }) => ({
      ...(severity !== undefined && { severity }),
      ...(description !== undefined && { description }),
      ...(customValidationData?.target && { target: customValidationData.target }),
    })),
    weightUnit: 'KG',
    channelType: source?.channelType ?? 'WEB',
    siteLanguage: business.language,
    buyerLanguage: business.language,
    createdBy: buyerOfCart(cart),
    ...(cart.purchaseFlowId !== undefined && { purchaseFlowId: cart.purchaseFlowId }),
    ...(source?.customContentReference && { customContentReference: source.customContentReference }),
    ...(extendedFields && { extendedFields }),
  }
}

/** Tells that the order of a checkout is placed. */
export const announceCompletion = (context: Context, checkout: Checkout): void => {
  context.emit({
    entityFqdn: 'wix.ecom.v1.checkout',
    slug: 'completed',
    entityId: checkout.id,
    entity: { checkout },
    shape: shape<{ checkout: Checkout }>({ checkout: checkoutShape }),
  })
}
