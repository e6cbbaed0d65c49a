import {
  detailedImage,
  type DetailedImage,
  type ElevatedAuth,
  encoded,
  entity,
  pick,
  type Price,
  shape,
  type Shape,
  type Translatable,
  type Write,
  write,
} from '@frontdesk/core'
import {
  type CatalogReference,
  type DescriptionLine,
  type ItemType,
  type PhysicalProperties,
  physicalPropertiesShape,
} from '../line-item.ts'
import type { LineItemLocation, OrderModifierGroup } from '../order/order-line-item.ts'
import { type CalculatedDraftOrder, calculatedDraftOrderShape } from './model.ts'

const prefix = '/ecom'

/** An item of a catalog for a draft order. */
export interface NewDraftCatalogLine {
  /** A GUID; assigned by the platform by default. */
  id?: string
  catalogReference: CatalogReference
  /** Defaults to 1. */
  quantity?: number
  /** Price of one piece instead of that of the catalogue. */
  price?: Price
  /** Whether the price is not known yet. */
  priceUndetermined?: boolean
  /** The places that the items are sent from, at most 5. */
  locations?: LineItemLocation[]
}

/** An item of no catalog for a draft order. */
export interface NewDraftCustomLine {
  /** A GUID; assigned by the platform by default. */
  id?: string
  /** Name of the item, in the language of the shop and in that of the buyer. */
  productName: Translatable
  itemType: ItemType
  /** Price of one piece. */
  price: Price
  /** Defaults to 1. */
  quantity?: number
  descriptionLines?: DescriptionLine[]
  /** Picture of the item. */
  media?: DetailedImage
  physicalProperties?: PhysicalProperties
  /** Text that is shown instead of a price. */
  priceDescription?: Translatable
  /** The places that the items are sent from, at most 5. */
  locations?: LineItemLocation[]
}

/** Lines for a draft order. */
export interface NewDraftLines {
  /** At most 300. */
  catalogLineItems?: NewDraftCatalogLine[]
  /** At most 300. */
  customLineItems?: NewDraftCustomLine[]
}

export const newDraftCustomLineShape: Shape<NewDraftCustomLine> = /* @__PURE__ */ entity<NewDraftCustomLine>({
  media: detailedImage,
  physicalProperties: physicalPropertiesShape,
})

/** Input of `addLineItemsToDraftOrder`. */
export interface AddLineItemsToDraftOrderInput extends NewDraftLines {
  draftOrderId: string
}

/**
 * Adds lines to a draft order, for the business. A draft has at most 300 lines.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`; `MAX_ITEMS_REACHED`;
 * `MULTIPLE_ADDS_FOR_SAME_LINE_ITEM` when an id comes twice, `DUPLICATED_LINE_ITEM_IDS` when the draft has it;
 * `CATALOG_ITEM_NOT_FOUND`, `CATALOG_ITEM_NOT_AVAILABLE`, `CATALOG_ITEM_ALREADY_EXIST`,
 * `CATALOG_ITEM_PAYMENT_OPTION_UNSUPPORTED`, `GIFT_CARD_ITEM_UNSUPPORTED`.
 * @throws ValidationError when no line is given.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await addLineItemsToDraftOrder(elevatedClient, {
 *   draftOrderId,
 *   catalogLineItems: [{ catalogReference: { catalogItemId: productId, appId: storesAppId }, quantity: 2 }],
 * })
 * @function
 */
export const addLineItemsToDraftOrder: Write<
  AddLineItemsToDraftOrderInput,
  CalculatedDraftOrder,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.draftOrders.addLineItems',
  prefix,
  route: 'POST /v1/draft-orders/{draftOrderId}/add-line-items',
  elevated: true,
  request: /* @__PURE__ */ encoded(
    /* @__PURE__ */ shape<AddLineItemsToDraftOrderInput>({ customLineItems: newDraftCustomLineShape }),
  ),
  response: /* @__PURE__ */ pick('calculatedDraftOrder', calculatedDraftOrderShape),
})

/** A change of one line of a draft order. */
export interface DraftLineItemChange {
  lineItemId: string
  /** The new quantity; 0 removes the line. */
  newQuantity?: number
  /** The new price of one piece, as decimal text, before discounts. */
  newPrice?: string
  /** The new text instead of the price. */
  newPriceDescription?: Translatable
  /** The new name of the item. */
  newProductName?: Translatable
  /** The lines of text under the name, instead of the present ones. */
  newDescriptionLines?: { descriptionLines: DescriptionLine[] }
  /** The modifiers, instead of the present ones. */
  newModifierGroups?: { modifierGroups: OrderModifierGroup[] }
}

/** Input of `updateDraftOrderLineItems`. */
export interface UpdateDraftOrderLineItemsInput {
  draftOrderId: string
  /** From 1 to 300. */
  lineItemChanges: DraftLineItemChange[]
}

/**
 * Changes lines of a draft order, for the business: quantity, price and texts. A quantity of 0 removes a line; a line
 * of the order remains in the draft, marked as removed.
 *
 * @throws ApplicationError `DRAFT_ORDER_DOES_NOT_EXIST`, `DRAFT_ORDER_ALREADY_COMMITTED`, `LINE_ITEM_DOES_NOT_EXIST`,
 * `MULTIPLE_CHANGES_FOR_SAME_LINE_ITEM`, `EMPTY_CHANGE_REQUEST`, `UPDATING_PRICE_OF_REMOVED_ITEM_IS_FORBIDDEN`,
 * `UPDATING_LINE_ITEM_WITH_LOCATIONS` for the quantity of a line that is sent from places,
 * `CANNOT_UPDATE_ITEM_WITH_EXTERNAL_FULFILLER`, `MODIFIERS_SUM_CANNOT_EXCEED_ITEM_PRICE`.
 * @throws ContextError without an elevated client.
 * @example
 * const { draftOrder } = await updateDraftOrderLineItems(elevatedClient, {
 *   draftOrderId,
 *   lineItemChanges: [{ lineItemId, newQuantity: 3 }],
 * })
 * @function
 */
export const updateDraftOrderLineItems: Write<
  UpdateDraftOrderLineItemsInput,
  CalculatedDraftOrder,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.draftOrders.updateLineItems',
  prefix,
  route: 'POST /v1/draft-orders/{draftOrderId}/line-items',
  elevated: true,
  response: /* @__PURE__ */ pick('calculatedDraftOrder', calculatedDraftOrderShape),
})
