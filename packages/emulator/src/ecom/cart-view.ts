import type { DescriptionLine } from '@frontdesk/core'
import type { Cart, CartLineItem, CartSummary, CartViolation } from '@frontdesk/ecom'
import type { CatalogItem } from '../kernel/catalog-provider.ts'
import type { StoredCart } from './cart.ts'
import type { Context } from './catalog.ts'
import { toDeliveryMethod } from './delivery.ts'
import { isZero, subtract, toCartPrice, zero } from '../kernel/money.ts'
import { type CountedLine, isFixedQuantity, presetOf, taxName, taxRate, type Totals } from './totals.ts'

/** The lines of text of an item, as carts and orders write them. */
export const toDescriptionLines = ({ descriptionLines = [] }: CatalogItem): DescriptionLine[] =>
  descriptionLines.map(({ name, text }) => ({
    name: { original: name, translated: name },
    plainText: { original: text, translated: text },
  }))

const statusOf = ({ item, confirmed, line }: CountedLine): string => {
  if (!item) return 'REMOVED_FROM_CATALOG'
  if (confirmed === 0) return 'OUT_OF_STOCK'
  return confirmed < line.quantity ? 'PARTIALLY_IN_STOCK' : 'IN_STOCK'
}

const toLineItem = (counted: CountedLine, { origin }: Context): CartLineItem => {
  const { line, item, confirmed, unitPrice, fullPrice, total } = counted
  const name = item?.name ?? line.name
  const price = toCartPrice(unitPrice)
  return {
    id: line.id,
    name: { original: name, translated: name },
    quantityInfo: {
      requestedQuantity: line.quantity,
      confirmedQuantity: confirmed,
      ...(item?.quantityAvailable !== undefined && { availableQuantity: item.quantityAvailable }),
      fixedQuantity: item !== undefined && isFixedQuantity(item),
    },
    pricing: {
      unitPrice: price,
      totalPrice: toCartPrice(total),
      breakdown: {
        fullPrice: toCartPrice(fullPrice),
        salePrice: price,
      },
    },
    source: {
      catalogReference: line.reference,
      ...(item?.rootCatalogItemId !== undefined && { rootCatalogItemId: item.rootCatalogItemId }),
    },
    ...(item && {
      attributes: {
        descriptionLines: toDescriptionLines(item),
        ...(item.image && { image: item.image }),
        ...(item.path !== undefined && { url: { relativePath: item.path, url: origin + item.path } }),
        itemType: { preset: presetOf(item) },
        physicalProperties: { shippable: presetOf(item) === 'PHYSICAL' },
        ...(item.serviceProperties && { serviceProperties: item.serviceProperties }),
      },
    }),
    paymentConfig: { paymentOption: item?.paymentOption ?? 'FULL_PAYMENT_ONLINE' },
    status: statusOf(counted),
    ...(line.extendedFields && { extendedFields: line.extendedFields }),
  }
}

/** A cart as the platform gives it. */
export const toCart = (context: Context, stored: StoredCart, { lines, subtotal, delivery }: Totals): Cart => {
  const { business } = context
  const { contact, address } = stored.entry ?? {}
  return {
    id: stored.id,
    createdDate: stored.createdDate,
    updatedDate: stored.updatedDate,
    revision: String(stored.revision),
    lineItems: lines.map((line) => toLineItem(line, context)),
    subtotal: toCartPrice(subtotal),
    source: { channelType: 'WEB' },
    businessInfo: { languageCode: business.language, currencyCode: business.currency },
    customerInfo: { ...stored.buyer, ...contact, currencyCode: business.currency },
    deliveryInfo: {
      ...(address && { address }),
      ...(delivery && { method: toDeliveryMethod(delivery) }),
      weightUnit: 'KG',
    },
    taxInfo: { pricesIncludeTax: true },
    paymentInfo: { currencyCode: business.currency },
    orderPlaced: stored.orderId !== undefined,
    ...(stored.orderId !== undefined && { orderId: stored.orderId }),
    currentCart: stored.orderId === undefined,
  }
}

/** What stands in the way of an order. */
export const violationsOf = ({ lines }: Totals): CartViolation[] => {
  if (!lines.length)
    return [{ scope: 'GLOBAL', code: 'EMPTY_CART', description: 'The cart is empty', severity: 'ERROR' }]
  const missing = lines.filter(({ confirmed, line }) => confirmed < line.quantity)
  if (!missing.length) return []
  return [
    {
      scope: 'LINE_ITEM',
      code: 'LINE_ITEMS_OUT_OF_STOCK',
      description:
        'Not available any more as chosen: ' +
        missing.map(({ item, line }) => item?.name ?? line.name).join(', '),
      severity: 'ERROR',
      lineItemsOutOfStockData: {
        lineItemIds: missing.map(({ line }) => line.id),
        allLineItemsOutOfStock: lines.every(({ confirmed }) => confirmed === 0),
      },
    },
  ]
}

/** Which parts of the costs are worked out. */
export interface SummaryParts {
  readonly delivery: boolean
  readonly tax: boolean
  readonly additionalFees: boolean
  readonly violations: boolean
}

/** What a cart costs, as the platform gives it. */
export const toCartSummary = (
  context: Context,
  stored: StoredCart,
  totals: Totals,
  parts: SummaryParts,
): CartSummary => {
  const { lines, subtotal, delivery, deliveryPrice, deliveryTax } = totals
  const total = parts.delivery ? totals.total : subtotal
  // Tax is that of what the total holds.
  const tax = parts.delivery ? totals.tax : subtract(totals.tax, deliveryTax)
  const none = toCartPrice(zero(totals.currency))
  const name = { original: taxName, translated: taxName }
  return {
    cartId: stored.id,
    cartRevision: String(stored.revision),
    calculationId: context.newId(),
    lineItems: lines.map(({ line, unitPrice, total: lineTotal }) => ({
      lineItemId: line.id,
      quantity: line.quantity,
      unitPrice: toCartPrice(unitPrice),
      totalPrice: toCartPrice(lineTotal),
    })),
    discounts: [],
    ...(parts.delivery &&
      delivery && {
        deliverySummary: { method: toDeliveryMethod(delivery), price: toCartPrice(deliveryPrice) },
      }),
    ...(parts.additionalFees && { additionalFees: [] }),
    ...(parts.tax && {
      taxSummary: {
        taxes: [
          {
            name,
            taxableAmount: toCartPrice(subtract(total, tax)),
            exemptAmount: none,
            amount: toCartPrice(tax),
          },
        ],
        totalExempt: none,
        pricesIncludeTax: true,
        lineItemTaxes: lines.map(({ line, tax: lineTax }) => ({
          lineItemId: line.id,
          tax: toCartPrice(lineTax),
          rate: taxRate,
        })),
        ...(parts.delivery && { deliveryTax: toCartPrice(deliveryTax) }),
      },
    }),
    priceSummary: {
      subtotal: toCartPrice(subtotal),
      discount: none,
      ...(parts.delivery && { delivery: toCartPrice(deliveryPrice) }),
      ...(parts.additionalFees && { additionalFees: none }),
      ...(parts.tax && { tax: toCartPrice(tax) }),
      total: toCartPrice(total),
    },
    paymentSummary: {
      requiresPaymentAfterGiftCard: !isZero(total),
      totalAfterGiftCards: toCartPrice(total),
      payNow: toCartPrice(subtract(total, totals.payLater)),
      payLater: toCartPrice(totals.payLater),
    },
    violations: parts.violations ? violationsOf(totals) : [],
  }
}
