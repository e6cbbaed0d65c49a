import type {
  DraftLineItem,
  DraftLineItemChange,
  NewDraftCatalogLine,
  NewDraftCustomLine,
  NewDraftLines,
  Order,
  OrderLineItem,
} from '@frontdesk/ecom'
import { isDeepStrictEqual } from 'node:util'
import { decline, refuse, refusedUnder } from '../../kernel/failure.ts'
import { compare, type Currency, multiply, round, sum, toPrice } from '../../kernel/money.ts'
import { refuseUnsupported } from '../../kernel/unsupported-fields.ts'
import type { Catalog, Context } from '../catalog.ts'
import { currencyOfDraft, type KeptDraft } from './draft-order.ts'
import { taxOfNewPart } from './new-tax.ts'

const mostLines = 300

const text = (original: string) => ({ original, translated: original })

const catalogLine = (
  context: Context,
  catalog: Catalog,
  draft: KeptDraft,
  given: NewDraftCatalogLine,
  currency: Currency,
): OrderLineItem => {
  const { catalogReference: reference, quantity = 1, price, priceUndetermined, locations } = given
  const data = { catalogItemId: reference.catalogItemId, appId: reference.appId }
  const item = catalog.look(context, reference)
  if (!item) throw decline(404, 'CATALOG_ITEM_NOT_FOUND', 'No catalogue has this item', data)
  const preset = item.itemType.toUpperCase()
  if (preset === 'GIFT_CARD')
    throw decline(400, 'GIFT_CARD_ITEM_UNSUPPORTED', 'A gift card cannot be added to a draft order', data)
  const { paymentOption = 'FULL_PAYMENT_ONLINE' } = item
  if (paymentOption.startsWith('MEMBERSHIP'))
    throw decline(
      400,
      'CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED',
      'An item that is paid with a membership cannot be added to a draft order',
      { ...data, paymentOption },
    )
  if (item.quantityAvailable !== undefined && item.quantityAvailable < quantity)
    throw decline(
      409,
      'CATALOG_ITEM_NOT_AVAILABLE',
      `There are ${item.quantityAvailable} left of this item`,
      {
        ...data,
        quantityAvailable: item.quantityAvailable,
      },
    )
  if (
    (draft.lineItems ?? []).some(({ lineItem }) => isDeepStrictEqual(lineItem?.catalogReference, reference))
  )
    throw decline(
      409,
      'CATALOG_ITEM_ALREADY_EXIST',
      'The draft order has this item: change its quantity',
      data,
    )
  const unitPrice = round(price?.amount ?? item.price, currency)
  return {
    id: given.id ?? context.newId(),
    productName: text(item.name),
    catalogReference: reference,
    ...(item.rootCatalogItemId !== undefined && { rootCatalogItemId: item.rootCatalogItemId }),
    quantity,
    itemType: { preset },
    descriptionLines: (item.descriptionLines ?? []).map((line) => ({
      name: text(line.name),
      plainText: text(line.text),
    })),
    ...(item.image && { image: item.image }),
    physicalProperties: {
      ...(item.weight !== undefined && { weight: item.weight }),
      ...(item.sku !== undefined && { sku: item.sku }),
      shippable: preset === 'PHYSICAL',
    },
    ...(item.serviceProperties && { serviceProperties: item.serviceProperties }),
    price: toPrice(unitPrice),
    ...(priceUndetermined !== undefined && { priceUndetermined }),
    ...(locations && { locations }),
    paymentOption,
    ...(item.depositAmount !== undefined && {
      depositAmount: toPrice(round(item.depositAmount, currency)),
    }),
    fixedQuantity: preset === 'SERVICE',
    ...taxOfNewPart(context, draft, { price: unitPrice, preset, appId: reference.appId }),
  }
}

const customLine = (
  context: Context,
  draft: KeptDraft,
  { media, quantity = 1, ...given }: NewDraftCustomLine,
  index: number,
): OrderLineItem => {
  const { preset, custom } = given.itemType
  if (!preset === !custom)
    throw refuse({
      field: `customLineItems.${index}.itemType`,
      description: 'must hold either a preset or a custom type',
      violatedRule: 'REQUIRED_ONE_OF_FIELD',
    })
  if (preset === 'GIFT_CARD')
    throw decline(400, 'GIFT_CARD_ITEM_UNSUPPORTED', 'A gift card cannot be added to a draft order')
  return {
    ...given,
    id: given.id ?? context.newId(),
    quantity,
    ...(media && { image: media }),
    physicalProperties: { shippable: preset === 'PHYSICAL', ...given.physicalProperties },
    paymentOption: 'FULL_PAYMENT_ONLINE',
    fixedQuantity: false,
    ...taxOfNewPart(context, draft, {
      price: round(given.price.amount, currencyOfDraft(context, draft)),
      preset,
    }),
  }
}

/** The draft with more lines, without its costs. */
export const withMoreLines = (
  context: Context,
  catalog: Catalog,
  draft: KeptDraft,
  { catalogLineItems = [], customLineItems = [] }: NewDraftLines,
): KeptDraft => {
  const currency = currencyOfDraft(context, draft)
  const before = draft.lineItems ?? []
  const ids = [...catalogLineItems, ...customLineItems].flatMap(({ id }) => id ?? [])
  const repeated = ids.find((id, at) => ids.indexOf(id) !== at)
  if (repeated !== undefined)
    throw decline(400, 'MULTIPLE_ADDS_FOR_SAME_LINE_ITEM', 'Two of the lines have the same id', {
      lineItemId: repeated,
    })
  const known = ids.find((id) => before.some(({ lineItem }) => lineItem?.id === id))
  if (known !== undefined)
    throw decline(409, 'DUPLICATED_LINE_ITEM_IDS', 'The draft order has a line with this id', {
      lineItemId: known,
    })
  if (before.length + catalogLineItems.length + customLineItems.length > mostLines)
    throw decline(409, 'MAX_ITEMS_REACHED', `A draft order holds at most ${mostLines} lines`, {
      maximum: mostLines,
    })
  let next = draft
  const add = (lineItem: OrderLineItem): void => {
    next = { ...next, lineItems: [...(next.lineItems ?? []), { lineItem, added: true }] }
  }
  for (const given of catalogLineItems) add(catalogLine(context, catalog, next, given, currency))
  customLineItems.forEach((given, index) => {
    add(customLine(context, next, given, index))
  })
  return next
}

/** How a line differs from the one that the order has. */
const marksOf = (line: OrderLineItem, original: OrderLineItem): Pick<DraftLineItem, 'changedDetails'> => {
  const isOtherPrice = line.price?.amount !== (original.priceBeforeDiscounts ?? original.price)?.amount
  const details: DraftLineItem['changedDetails'] = {
    ...(line.quantity !== original.quantity && { quantityBeforeChange: original.quantity ?? 1 }),
    ...(isOtherPrice && original.price && { priceBeforeChange: original.price }),
    ...(!isDeepStrictEqual(line.priceDescription, original.priceDescription) &&
      original.priceDescription && { priceDescriptionBeforeChange: original.priceDescription }),
    ...(!isDeepStrictEqual(line.modifierGroups, original.modifierGroups) && {
      modifierGroupsBeforeChange: original.modifierGroups ?? [],
    }),
  }
  const isOtherText =
    !isDeepStrictEqual(line.productName, original.productName) ||
    !isDeepStrictEqual(line.descriptionLines, original.descriptionLines)
  return Object.keys(details).length || isOtherText ? { changedDetails: details } : {}
}

const checkModifiers = (line: OrderLineItem, currency: Currency): void => {
  const modifiers = (line.modifierGroups ?? []).flatMap((group) => group.modifiers ?? [])
  const extra = sum(
    modifiers.map(({ price, quantity = 1 }) => multiply(round(price?.amount ?? 0, currency), quantity)),
    currency,
  )
  if (compare(extra, round(line.price?.amount ?? 0, currency)) > 0)
    throw decline(
      400,
      'MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE',
      'The choices of the line cost more than the line itself',
      { lineItemId: line.id },
    )
}

/** The changes of a line that the emulator makes. */
const lineChanges = [
  'newQuantity',
  'newPrice',
  'newPriceDescription',
  'newProductName',
  'newDescriptionLines',
  'newModifierGroups',
] as const

/** The changes of a line that the hosted platform makes besides. */
const otherLineChanges = [
  'newCatalogReferenceOptions',
  'newSubscriptionSettings',
  'newPaymentOption',
  'newTaxableAddress',
  'newDecimalQuantity',
  'newFixedQuantity',
]

const changeLine = (
  detail: DraftLineItem,
  change: DraftLineItemChange,
  original: OrderLineItem | undefined,
  currency: Currency,
  at: string,
): DraftLineItem | undefined => {
  const { lineItemId, ...changes } = change
  const { newQuantity, newPrice, newPriceDescription, newProductName } = changes
  const line = detail.lineItem ?? { id: lineItemId }
  const data = { lineItemId }
  refusedUnder(at, () => {
    refuseUnsupported(changes, otherLineChanges, 'remove the line, and add it anew')
  })
  if (!lineChanges.some((name) => Object.hasOwn(changes, name)))
    throw decline(400, 'EMPTY_CHANGE_REQUEST', 'The change of this line changes nothing', data)
  const isOtherQuantity = newQuantity !== undefined && newQuantity !== line.quantity
  if (line.fulfillerId !== undefined && isOtherQuantity)
    throw decline(
      409,
      'CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER',
      'A fulfillment app handles this line: its quantity cannot be changed',
      data,
    )
  if (line.locations?.length && isOtherQuantity)
    throw decline(
      409,
      'UPDATING_LINE_ITEM_WITH_LOCATIONS',
      'This line is sent from places of its own: its quantity cannot be changed',
      data,
    )
  if (line.fixedQuantity && isOtherQuantity && newQuantity !== 0)
    throw refuse({
      field: `${at}.newQuantity`,
      description: `must be ${line.quantity ?? 1} or 0: the quantity of this item is fixed`,
      violatedRule: 'VALIDATION',
    })
  if (newQuantity === 0) {
    if (newPrice !== undefined) throw removedPrice(lineItemId)
    return detail.added ? undefined : { lineItem: original ?? line, removed: true }
  }
  if (detail.removed && newQuantity === undefined && newPrice !== undefined) throw removedPrice(lineItemId)
  if (detail.removed && newQuantity === undefined) return detail
  // The draft works with the prices before discounts, which are calculated again.
  const before = line.priceBeforeDiscounts ?? line.price
  const price = newPrice === undefined ? before : toPrice(round(newPrice, currency))
  const { priceBeforeDiscounts: _, ...rest } = line
  const next: OrderLineItem = {
    ...rest,
    ...(price && { price }),
    quantity: newQuantity ?? line.quantity ?? 1,
    ...(newPriceDescription && { priceDescription: newPriceDescription }),
    ...(newProductName && { productName: newProductName }),
    ...(changes.newDescriptionLines && { descriptionLines: changes.newDescriptionLines.descriptionLines }),
    ...(changes.newModifierGroups && { modifierGroups: changes.newModifierGroups.modifierGroups }),
  }
  checkModifiers(next, currency)
  return { lineItem: next, ...(detail.added ? { added: true } : original ? marksOf(next, original) : {}) }
}

const removedPrice = (lineItemId: string) =>
  decline(
    400,
    'UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN',
    'A line that is removed has no price to change',
    { lineItemId },
  )

/** The draft with changed lines, without its costs. */
export const withChangedLines = (
  context: Context,
  draft: KeptDraft,
  order: Order | undefined,
  changes: readonly DraftLineItemChange[],
): KeptDraft => {
  const currency = currencyOfDraft(context, draft)
  const seen = new Set<string>()
  let lineItems = draft.lineItems ?? []
  changes.forEach((change, index) => {
    const { lineItemId } = change
    if (seen.has(lineItemId))
      throw decline(400, 'MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM', 'Two of the changes are for one line', {
        lineItemId,
      })
    seen.add(lineItemId)
    const detail = lineItems.find(({ lineItem }) => lineItem?.id === lineItemId)
    if (!detail)
      throw decline(404, 'LINE_ITEM_DOES_NOT_EXIST', 'The draft order has no such line', { lineItemId })
    const original = order?.lineItems?.find(({ id }) => id === lineItemId)
    const next = changeLine(detail, change, original, currency, `lineItemChanges.${index}`)
    lineItems = lineItems.flatMap((one) => (one === detail ? (next ?? []) : one))
  })
  return { ...draft, lineItems }
}
