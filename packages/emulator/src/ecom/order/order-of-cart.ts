import type {
  AdditionalFeeSource,
  AppliedDiscount as OrderDiscount,
  Cart,
  ContactDetails,
  CustomerInfo,
  LineItemTaxInfo,
  Order,
  OrderAdditionalFee,
  OrderLineItem,
  ShippingInformation,
} from '@frontdesk/ecom'
import { buyerOfCart } from '../cart/cart.ts'
import { type PricedLine, quantityOf } from '../cart/cart-line.ts'
import { businessAddress } from '../business-address.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { Context } from '../catalog.ts'
import type { AppliedFee } from '../additional-fee/fee.ts'
import type { AppliedDiscount } from '../totals/discounts.ts'
import { add, isZero, round, subtract, toPrice, zero } from '../../kernel/money.ts'
import type { TaxedPrice } from '../tax/tax-of-sale.ts'
import { addedTaxOf } from '../totals/tax.ts'
import type { Totals } from '../totals/totals.ts'

/** The taxes of a price as orders have them. */
export const toTaxInfo = (
  { tax, taxable, rate, included, taxes }: TaxedPrice,
  taxGroupId: string | undefined,
): LineItemTaxInfo => ({
  taxAmount: toPrice(tax),
  taxableAmount: toPrice(taxable),
  taxRate: rate,
  ...(taxGroupId !== undefined && { taxGroupId }),
  taxIncludedInPrice: included,
  taxBreakdown: taxes.map(({ rate: own, amount }) => ({
    taxName: own.name,
    taxType: own.type,
    jurisdiction: own.jurisdiction,
    jurisdictionType: own.jurisdictionType,
    rate: own.rate,
    taxAmount: toPrice(amount),
    taxableAmount: toPrice(taxable),
    nonTaxableAmount: toPrice(zero(taxable.currency)),
  })),
})

const toLineItem = (
  { line, item, unitPrice, total: fullPrice }: PricedLine,
  totals: Totals,
): OrderLineItem => {
  const { attributes = {}, source = {}, paymentConfig = {}, pricing = {} } = line
  const { itemType, descriptionLines, image, physicalProperties, serviceProperties } = attributes
  const { depositAmount, paymentOption = 'FULL_PAYMENT_ONLINE' } = paymentConfig
  const none = zero(fullPrice.currency)
  const discount = totals.lineDiscounts.get(line.id) ?? none
  const taxed = totals.lineTaxes.get(line.id)
  const total = subtract(fullPrice, discount)
  return {
    id: line.id,
    ...(line.name && { productName: line.name }),
    ...(source.catalogReference && { catalogReference: source.catalogReference }),
    ...(source.rootCatalogItemId !== undefined && { rootCatalogItemId: source.rootCatalogItemId }),
    quantity: quantityOf(line),
    ...(itemType && { itemType }),
    ...(descriptionLines && { descriptionLines }),
    ...(image && { image }),
    ...(physicalProperties && { physicalProperties }),
    ...(serviceProperties && { serviceProperties }),
    ...(item?.digitalFile && { digitalFile: { fileId: item.digitalFile.id } }),
    fixedQuantity: line.quantityInfo?.fixedQuantity ?? false,
    price: toPrice(unitPrice),
    priceBeforeDiscounts: toPrice(unitPrice),
    totalDiscount: toPrice(discount),
    totalPriceBeforeTax: toPrice(taxed?.taxable ?? total),
    totalPriceAfterTax: toPrice(add(total, addedTaxOf(taxed, none))),
    lineItemPrice: toPrice(total),
    ...(pricing.priceDescription && { priceDescription: pricing.priceDescription }),
    ...(depositAmount && { depositAmount: toPrice(round(depositAmount.amount, total.currency)) }),
    paymentOption,
    ...(taxed && { taxInfo: toTaxInfo(taxed, line.taxConfig?.taxGroupId) }),
    ...(line.extendedFields && { extendedFields: line.extendedFields }),
  }
}

/** The part of a contact that belongs to an address. */
export const contactDetailsOf = ({
  firstName,
  lastName,
  phone,
  company,
  vatId,
}: ContactDetails): ContactDetails => ({
  ...(firstName !== undefined && { firstName }),
  ...(lastName !== undefined && { lastName }),
  ...(phone !== undefined && { phone }),
  ...(company !== undefined && { company }),
  ...(vatId && { vatId }),
})

const shippingOf = (
  cart: Cart,
  { delivery, deliveryPrice, deliveryTax, deliveryDiscount }: Totals,
  contact: CustomerInfo,
): ShippingInformation | undefined => {
  if (!delivery) return undefined
  const { address } = cart.deliveryInfo ?? {}
  return {
    code: delivery.code,
    title: delivery.title,
    logistics: {
      deliveryTime: delivery.hint,
      ...(delivery.pickup
        ? { pickupDetails: { address: businessAddress, pickupMethod: 'STORE_PICKUP' } }
        : {
            shippingDestination: { ...(address && { address }), contactDetails: contactDetailsOf(contact) },
          }),
    },
    cost: {
      price: toPrice(add(deliveryPrice, deliveryDiscount)),
      totalPriceBeforeTax: toPrice(deliveryTax?.taxable ?? deliveryPrice),
      totalPriceAfterTax: toPrice(add(deliveryPrice, addedTaxOf(deliveryTax, zero(deliveryPrice.currency)))),
      ...(deliveryTax && !isZero(deliveryPrice) && { taxInfo: toTaxInfo(deliveryTax, undefined) }),
      discount: toPrice(deliveryDiscount),
    },
  }
}

/** The part of an order that a discount lowers, in the words of orders. */
export const discountTypes: Readonly<Record<string, string>> = {
  CART_SUBTOTAL: 'GLOBAL',
  LINE_ITEM: 'SPECIFIC_ITEMS',
  DELIVERY: 'SHIPPING',
}

/** Writes a discount as orders have it, by its source. */
const toAppliedDiscount = (
  { newId }: Pick<Context, 'newId'>,
  { name, scope, source, sourceId, total, byLine }: AppliedDiscount,
): OrderDiscount => {
  const amount = toPrice(total)
  const { sourceType, couponCode = '' } = source
  return {
    id: newId(),
    discountType: discountTypes[scope] ?? 'GLOBAL',
    ...(sourceType === 'COUPON'
      ? { coupon: { id: sourceId, code: couponCode, name, amount } }
      : { discountRule: { id: sourceId, name: { original: name, translated: name }, amount } }),
    lineItemDiscounts: [...byLine].map(([id, off]) => ({ id, totalDiscount: toPrice(off) })),
  }
}

/** The sources of fees, in the words of orders. */
export const feeSources: Readonly<Record<AppliedFee['source'], AdditionalFeeSource>> = {
  SERVICE_PLUGIN: 'SERVICE_PLUGIN',
  LINE_ITEM: 'ITEM',
  DELIVERY: 'SHIPPING',
  PLATFORM: 'PLATFORM',
}

/** Writes a fee as orders have it, with its tax. */
const toOrderFee = (
  { newId }: Pick<Context, 'newId'>,
  { code, name, price, source, providerAppId, taxable, taxGroupId, lineItemIds }: AppliedFee,
  { feeTaxes }: Totals,
): OrderAdditionalFee => {
  const taxed = feeTaxes.get(code)
  return {
    id: newId(),
    code,
    name,
    price: toPrice(price),
    priceBeforeTax: toPrice(taxed?.taxable ?? price),
    priceAfterTax: toPrice(add(price, addedTaxOf(taxed, zero(price.currency)))),
    ...(taxed && taxable && { taxInfo: toTaxInfo(taxed, taxGroupId) }),
    source: feeSources[source],
    providerAppId,
    ...(lineItemIds && { lineItemIds: [...lineItemIds] }),
  }
}

/** Creates an order from a cart, without its number, statuses and history. */
export const draftOrder = (
  context: Context,
  { cart, lines, totals }: PricedCart<Cart>,
  contact: CustomerInfo,
): Order => {
  const { business, now, newId } = context
  const { address } = cart.deliveryInfo ?? {}
  const { billingAddress, billingContact } = cart.paymentInfo ?? {}
  const { userId: _, ...buyer } = buyerOfCart(cart)
  const { tax, total, subtotal, deliveryPrice, discount, chargedPrice } = totals
  const shippingInfo = shippingOf(cart, totals, contact)
  const recipient = { ...(address && { address }), contactDetails: contactDetailsOf(contact) }
  const none = toPrice(zero(totals.currency))
  return {
    id: newId(),
    purchasedDate: now(),
    fulfillmentStatus: 'NOT_FULFILLED',
    lineItems: lines.map((line) => toLineItem(line, totals)),
    buyerInfo: { ...buyer, ...(contact.email !== undefined && { email: contact.email }) },
    createdBy: buyerOfCart(cart),
    buyerLanguage: business.language,
    siteLanguage: business.language,
    weightUnit: 'KG',
    currency: business.currency,
    taxIncludedInPrices: totals.pricesIncludeTax,
    priceSummary: {
      subtotal: toPrice(subtotal),
      shipping: toPrice(deliveryPrice),
      tax: toPrice(tax),
      discount: toPrice(discount),
      totalAdditionalFees: toPrice(chargedPrice),
      total: toPrice(total),
    },
    balanceSummary: {
      balance: toPrice(total),
      paid: none,
      refunded: none,
      authorized: none,
      pending: none,
      pendingRefund: none,
    },
    billingInfo: {
      ...recipient,
      ...(billingAddress && { address: billingAddress }),
      ...(billingContact && { contactDetails: contactDetailsOf(billingContact) }),
    },
    ...(shippingInfo && { shippingInfo, ...(!totals.delivery?.pickup && { recipientInfo: recipient }) }),
    taxInfo: {
      totalTax: toPrice(tax),
      taxExempt: false,
      taxBreakdown: totals.taxes.map(({ rate, amount, taxable }) => ({
        taxName: rate.name,
        taxType: rate.type,
        jurisdiction: rate.jurisdiction,
        jurisdictionType: rate.jurisdictionType,
        rate: rate.rate,
        aggregatedTaxAmount: toPrice(amount),
        aggregatedTaxableAmount: toPrice(taxable),
      })),
    },
    taxSummary: { totalTax: toPrice(tax) },
    appliedDiscounts: totals.discounts.map((discount) => toAppliedDiscount(context, discount)),
    additionalFees: totals.chargedFees.map((fee) => toOrderFee(context, fee, totals)),
    channelInfo: { type: cart.source?.channelType ?? 'WEB' },
    ...(cart.note !== undefined && { buyerNote: cart.note }),
    ...(cart.extendedFields && { extendedFields: cart.extendedFields }),
    checkoutId: cart.id,
    ...(cart.purchaseFlowId !== undefined && { purchaseFlowId: cart.purchaseFlowId }),
    archived: false,
    imported: false,
    seenByAHuman: false,
  }
}
