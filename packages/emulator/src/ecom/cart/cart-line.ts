import type {
  CartLineItem,
  CatalogItemInput,
  CatalogReference,
  CustomItemInput,
  DescriptionLine,
} from '@frontdesk/ecom'
import type { CatalogItem } from '../../kernel/catalog-provider.ts'
import { decline, refusedUnder } from '../../kernel/failure.ts'
import {
  type Amount,
  compare,
  type Currency,
  currencyOf,
  multiply,
  round,
  toCartPrice,
} from '../../kernel/money.ts'
import { refuseUnsupported } from '../../kernel/unsupported-fields.ts'
import type { Catalog, Context } from '../catalog.ts'
import { chooseMembership } from '../membership/membership-choice.ts'
import type { TaxableAddressOf, TotalsLine } from '../totals/step.ts'

/** A line of a cart with what it costs now. */
export interface PricedLine extends TotalsLine {
  /** The line as it is shown. */
  readonly line: CartLineItem
  /** The item in its catalog now; absent when it is not sold any more, and for a custom item. */
  readonly item?: CatalogItem
  /** How many pieces of the requested quantity are in stock. */
  readonly confirmed: number
}

export const quantityOf = ({ quantityInfo }: CartLineItem): number => quantityInfo?.requestedQuantity ?? 1

export const nameOf = ({ name }: CartLineItem): string => name?.original ?? ''

/** The kind of a line: `PHYSICAL`, `DIGITAL`, `SERVICE`, … */
const presetOf = ({ attributes }: CartLineItem): string | undefined => attributes?.itemType?.preset

/** The kind of an item in capitals: catalogs of an older version write small letters. */
const itemPresetOf = ({ itemType }: CatalogItem): string => itemType.toUpperCase()

/** Whether an item can be bought only once, such as a booking. */
export const isFixedQuantity = (item: CatalogItem): boolean => itemPresetOf(item) === 'SERVICE'

const descriptionLinesOf = ({ descriptionLines = [] }: CatalogItem): DescriptionLine[] =>
  descriptionLines.map(({ name, text }) => ({
    name: { original: name, translated: name },
    plainText: { original: text, translated: text },
  }))

/** Builds a line from the current data of its catalogue. */
const toCatalogLine = (
  kept: CartLineItem,
  catalogReference: CatalogReference,
  item: CatalogItem,
  currency: Currency,
  { origin }: Pick<Context, 'origin'>,
): CartLineItem => {
  const salePrice = toCartPrice(round(item.price, currency))
  const { depositAmount } = item
  const preset = itemPresetOf(item)
  const quantity = quantityOf(kept)
  return {
    id: kept.id,
    name: { original: item.name, translated: item.name },
    quantityInfo: {
      requestedQuantity: quantity,
      confirmedQuantity: quantity,
      ...(item.quantityAvailable !== undefined && { availableQuantity: item.quantityAvailable }),
      fixedQuantity: isFixedQuantity(item),
    },
    pricing: {
      unitPrice: salePrice,
      breakdown: { fullPrice: toCartPrice(round(item.fullPrice ?? item.price, currency)), salePrice },
    },
    source: {
      catalogReference,
      ...(item.rootCatalogItemId !== undefined && { rootCatalogItemId: item.rootCatalogItemId }),
    },
    attributes: {
      descriptionLines: descriptionLinesOf(item),
      ...(item.image && { image: item.image }),
      ...(item.path !== undefined && { url: { relativePath: item.path, url: origin + item.path } }),
      itemType: { preset },
      physicalProperties: {
        ...(item.weight !== undefined && { weight: item.weight }),
        ...(item.sku !== undefined && { sku: item.sku }),
        shippable: preset === 'PHYSICAL',
      },
      ...(item.serviceProperties && { serviceProperties: item.serviceProperties }),
    },
    paymentConfig: {
      paymentOption: item.paymentOption ?? 'FULL_PAYMENT_ONLINE',
      ...(depositAmount !== undefined && { depositAmount: toCartPrice(round(depositAmount, currency)) }),
      ...(kept.paymentConfig?.membership && { membership: kept.paymentConfig.membership }),
    },
    ...(item.taxGroupId !== undefined && { taxConfig: { taxGroupId: item.taxGroupId } }),
    ...(kept.extendedFields && { extendedFields: kept.extendedFields }),
  }
}

/** Refuses fields by which an item would be sold otherwise than its catalog has it. */
export const refuseOverrides = (item: object): void => {
  refuseUnsupported(
    item,
    ['catalogOverrideFields', 'inventoryAppId', 'selectedMembership'],
    'the item is sold as its catalogue has it',
  )
}

/**
 * Finds an item and makes a new line for it.
 *
 * @throws Failure `ITEM_NOT_FOUND_IN_CATALOG` when no catalog has it, or the refusal of `chooseMembership`.
 */
export const chooseItem = (
  context: Context,
  catalog: Catalog,
  chosen: CatalogItemInput,
): { readonly line: CartLineItem; readonly item: CatalogItem } => {
  const { quantity, extendedFields, membershipPayment } = chosen
  const catalogReference = catalog.canonical(chosen.catalogReference)
  refuseOverrides(chosen)
  const item = catalog.find(context, catalogReference)
  if (!item)
    throw decline(
      404,
      'ITEM_NOT_FOUND_IN_CATALOG',
      `No catalogue has an item ${catalogReference.catalogItemId}`,
      { catalogReference },
    )
  const kept = {
    id: context.newId(),
    quantityInfo: { requestedQuantity: quantity },
    ...(extendedFields && { extendedFields }),
  }
  const line = toCatalogLine(kept, catalogReference, item, currencyOf(context.business), context)
  return { item, line: membershipPayment ? chooseMembership(line, membershipPayment) : line }
}

/**
 * Creates a line for an item that is in no catalog, at the price that the business sets.
 *
 * @throws Failure `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`, or with the fields that the emulator does not play.
 */
export const customLine = ({ newId, business }: Context, item: CustomItemInput): CartLineItem => {
  const { name, quantityInfo = {}, pricing, source, attributes, deliveryConfig, taxConfig } = item
  const { requestedQuantity = 1, availableQuantity, fixedQuantity = false } = quantityInfo
  const { depositAmount, paymentOption = 'FULL_PAYMENT_ONLINE' } = item.paymentConfig ?? {}
  refuseUnsupported(item, ['modifierGroups', 'platformFee'], 'give the item its whole price')
  refusedUnder('pricing', () => {
    refuseUnsupported(pricing, ['priceUndetermined'], 'give the item its price')
  })
  const currency = currencyOf(business)
  const amountOf = ({ amount }: { readonly amount: string }): Amount => round(amount, currency)
  const price = amountOf(pricing.price)
  if (depositAmount && compare(amountOf(depositAmount), price) > 0)
    throw decline(
      400,
      'DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE',
      `The deposit of "${name.original}" is more than its price`,
      { depositAmount: depositAmount.amount, unitPrice: pricing.price.amount },
    )
  const { preset = 'PHYSICAL', ...itemType } = attributes?.itemType ?? {}
  const salePrice = toCartPrice(price)
  return {
    id: newId(),
    name: { original: name.original, translated: name.translated ?? name.original },
    quantityInfo: {
      requestedQuantity,
      confirmedQuantity: requestedQuantity,
      ...(availableQuantity !== undefined && { availableQuantity }),
      fixedQuantity,
    },
    pricing: {
      unitPrice: salePrice,
      ...(pricing.priceDescription && { priceDescription: pricing.priceDescription }),
      breakdown: { fullPrice: toCartPrice(amountOf(pricing.fullPrice ?? pricing.price)), salePrice },
    },
    ...(source && { source }),
    attributes: {
      ...attributes,
      itemType: { preset, ...itemType },
      physicalProperties: { shippable: preset === 'PHYSICAL', ...attributes?.physicalProperties },
    },
    ...(deliveryConfig && { deliveryConfig }),
    ...(taxConfig && { taxConfig }),
    paymentConfig: {
      paymentOption,
      ...(depositAmount && { depositAmount: toCartPrice(amountOf(depositAmount)) }),
    },
    customLineItem: true,
  }
}

const statusOf = (wanted: number, confirmed: number): string => {
  if (confirmed === 0) return 'OUT_OF_STOCK'
  return confirmed < wanted ? 'PARTIALLY_IN_STOCK' : 'IN_STOCK'
}

/**
 * Prices a line of a cart with the current data of its catalogue. An item that is not sold any more keeps its name and
 * price. `taken` counts the pieces of each stock that earlier lines use; this line adds its own.
 */
export const priceLine = (
  context: Context,
  catalog: Catalog,
  currency: Currency,
  kept: CartLineItem,
  taken: Map<string, number>,
): PricedLine => {
  const reference = kept.customLineItem ? undefined : kept.source?.catalogReference
  const item = reference && catalog.look(context, reference)
  const current = item ? toCatalogLine(kept, reference, item, currency, context) : kept
  const wanted = quantityOf(kept)
  const stockId = item?.stockId ?? kept.id
  const before = taken.get(stockId) ?? 0
  const left = Math.max(0, (current.quantityInfo?.availableQuantity ?? Infinity) - before)
  const isGone = !!reference && !item
  const confirmed = isGone ? 0 : Math.min(wanted, left)
  taken.set(stockId, before + confirmed)
  const unitPrice = round(current.pricing?.unitPrice?.amount ?? 0, currency)
  const total = multiply(unitPrice, wanted)
  const { depositAmount } = current.paymentConfig ?? {}
  return {
    line: {
      ...current,
      quantityInfo: { ...current.quantityInfo, confirmedQuantity: confirmed },
      pricing: { ...current.pricing, totalPrice: toCartPrice(total) },
      status: isGone ? 'REMOVED_FROM_CATALOG' : statusOf(wanted, confirmed),
    },
    ...(item && { item }),
    confirmed,
    id: kept.id,
    quantity: wanted,
    unitPrice,
    total,
    preset: presetOf(current),
    catalogReference: reference,
    ...(item?.rootCatalogItemId !== undefined && { rootCatalogItemId: item.rootCatalogItemId }),
    paymentOption: current.paymentConfig?.paymentOption,
    weight: current.attributes?.physicalProperties?.weight,
    deliveryProfileId: current.deliveryConfig?.deliveryProfileId,
    taxGroupId: current.taxConfig?.taxGroupId ?? item?.taxGroupId,
    taxableAddress: current.taxConfig?.taxableAddress?.addressType as TaxableAddressOf | undefined,
    deposit: depositAmount && round(depositAmount.amount, currency),
  }
}
