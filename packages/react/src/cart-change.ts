import { type Address, type Client, FrontdeskError, invalid, isFrontdeskError } from '@frontdesk/core'
import {
  addCouponToCurrentCart,
  addGiftCardToCurrentCart,
  addLineItemsToCurrentCart,
  type Cart,
  type CartLineItem,
  type CatalogItemInput,
  type DeliveryMethodInput,
  getCurrentCart,
  type GiftCardInput,
  type MembershipInput,
  removeCouponFromCurrentCart,
  removeDeliveryMethodFromCurrentCart,
  removeGiftCardFromCurrentCart,
  removeLineItemsFromCurrentCart,
  setDeliveryMethodForCurrentCart,
  updateCurrentCart,
  updateLineItemsInCurrentCart,
} from '@frontdesk/ecom'

/** One change of the cart by a customer. */
export type CartChange =
  | { readonly type: 'add'; readonly items: readonly CatalogItemInput[] }
  | { readonly type: 'setQuantity'; readonly lineItemId: string; readonly quantity: number }
  | { readonly type: 'remove'; readonly lineItemId: string }
  | { readonly type: 'addCoupon'; readonly code: string }
  | { readonly type: 'removeCoupon'; readonly couponId: string }
  | { readonly type: 'addGiftCard'; readonly giftCard: GiftCardInput }
  | { readonly type: 'removeGiftCard'; readonly giftCardId: string }
  | {
      readonly type: 'setDelivery'
      readonly deliveryMethod: DeliveryMethodInput
      readonly address?: Address | undefined
    }
  | { readonly type: 'removeDelivery' }

/** A part of the cart, besides its lines, whose change can fail. */
export type CartPart = 'add' | 'coupon' | 'giftCard' | 'delivery'

/** A change and its progress. */
export interface CartChangeState {
  readonly change: CartChange
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly error: Error | null
}

/** A line as the customer wants it: the quantity is optimistic, the prices are always the platform's. */
export interface CartLine extends CartLineItem {
  readonly quantity: number
  /** Whether a change of this line is in progress, so that its price may be outdated. */
  readonly pending: boolean
}

const send = async (client: Client, change: CartChange): Promise<Cart> => {
  switch (change.type) {
    case 'add':
      return addLineItemsToCurrentCart(client, { catalogItems: [...change.items] })
    case 'setQuantity': {
      const { lineItemId, quantity: newQuantity } = change
      return updateLineItemsInCurrentCart(client, { lineItems: [{ lineItemId, quantity: { newQuantity } }] })
    }
    case 'remove':
      return removeLineItemsFromCurrentCart(client, { lineItemIds: [change.lineItemId] })
    case 'addCoupon':
      return addCouponToCurrentCart(client, { coupon: { code: change.code } })
    case 'removeCoupon':
      return removeCouponFromCurrentCart(client, { couponId: change.couponId })
    case 'addGiftCard':
      return addGiftCardToCurrentCart(client, { giftCard: change.giftCard })
    case 'removeGiftCard':
      return removeGiftCardFromCurrentCart(client, { giftCardId: change.giftCardId })
    case 'setDelivery':
      // The platform refuses a delivery method that requires an address while the cart has none.
      if (change.address)
        await updateCurrentCart(client, { cart: { deliveryInfo: { address: change.address } } })
      return setDeliveryMethodForCurrentCart(client, { deliveryMethod: change.deliveryMethod })
    case 'removeDelivery':
      return removeDeliveryMethodFromCurrentCart(client, {})
  }
}

/** The lines of an item. Options are not compared, because the platform may complete them. */
const linesOf = (cart: Cart | undefined, { catalogReference }: CatalogItemInput): readonly CartLineItem[] =>
  (cart?.lineItems ?? []).filter(({ source }) => {
    const { appId, catalogItemId } = source?.catalogReference ?? {}
    return appId === catalogReference.appId && catalogItemId === catalogReference.catalogItemId
  })

const piecesOf = (lines: readonly CartLineItem[]): number =>
  lines.reduce((sum, line) => sum + quantityOf(line), 0)

/** Whether an addition had an effect according to its response. A booking that is added again does not change. */
const isAdded = (items: readonly CatalogItemInput[], after: Cart, before: Cart | undefined): boolean =>
  items.every((item) => {
    const lines = linesOf(after, item)
    if (lines.some(({ quantityInfo }) => quantityInfo?.fixedQuantity)) return true
    const isUnchanged = after.revision !== undefined && after.revision === before?.revision
    return !isUnchanged && piecesOf(lines) >= item.quantity
  })

/** Whether an addition whose response was lost had an effect: the quantity of the item has increased. */
const hasGrown = (items: readonly CatalogItemInput[], after: Cart, before: Cart | undefined): boolean =>
  isAdded(items, after, before) &&
  items.every((item) => {
    const lines = linesOf(after, item)
    const isFixed = lines.some(({ quantityInfo }) => quantityInfo?.fixedQuantity)
    return isFixed || piecesOf(lines) >= piecesOf(linesOf(before, item)) + item.quantity
  })

const plainCode = (code = ''): string => code.trim().toUpperCase()

/** Whether a cart already has the result of a change. */
const isMade = (
  change: CartChange,
  after: Cart,
  before: Cart | undefined,
  hasEffect: typeof isAdded,
): boolean => {
  const { lineItems = [], coupons = [], paymentInfo, deliveryInfo } = after
  const giftCards = paymentInfo?.giftCards ?? []
  switch (change.type) {
    case 'add':
      return hasEffect(change.items, after, before)
    case 'setQuantity':
      return lineItems.some((line) => line.id === change.lineItemId && quantityOf(line) === change.quantity)
    case 'remove':
      return !lineItems.some(({ id }) => id === change.lineItemId)
    case 'addCoupon':
      return coupons.some(({ code }) => plainCode(code) === plainCode(change.code))
    case 'removeCoupon':
      return !coupons.some(({ id }) => id === change.couponId)
    case 'addGiftCard':
      // The cart does not return the code, and has at most one gift card.
      return giftCards.length > 0
    case 'removeGiftCard':
      return !giftCards.some(({ id }) => id === change.giftCardId)
    case 'setDelivery':
      return (
        deliveryInfo?.method?.code === change.deliveryMethod.code &&
        (!change.address || deliveryInfo.address?.country === change.address.country)
      )
    case 'removeDelivery':
      return deliveryInfo?.method === undefined
  }
}

/** Errors for a change that was made already: browsers resend a request when its connection breaks. */
const madeAlready: readonly string[] = [
  'COUPON_ALREADY_EXISTS',
  'GIFT_CARD_ALREADY_EXISTS',
  'LINE_ITEM_NOT_FOUND_IN_CART',
]

/** Whether a change may have been made although its call failed. */
const mayBeMade = (error: unknown): boolean =>
  isFrontdeskError(error) && (error.maybeProcessed || madeAlready.includes(error.code))

/**
 * Makes a change. If the response is lost, the cart is read: a change that took effect is not reported as a failure,
 * and no change is sent twice.
 *
 * @param before The last known cart, with which an addition is compared.
 * @throws FrontdeskError `CART_NOT_CHANGED` when the platform accepted the change but the cart did not change.
 */
export const applyCartChange = async (
  client: Client,
  change: CartChange,
  before: Cart | undefined,
): Promise<Cart> => {
  let after: Cart
  try {
    after = await send(client, change)
  } catch (error) {
    if (!mayBeMade(error)) throw error
    const found = await getCurrentCart(client, {}).catch(() => undefined)
    if (!found || !isMade(change, found, before, hasGrown)) throw error
    return found
  }
  if (isMade(change, after, before, isAdded)) return after
  throw new FrontdeskError(
    `The cart is as it was before: the platform accepted "${change.type}" without an effect`,
    {
      code: 'CART_NOT_CHANGED',
    },
  )
}

/** Applies the pending changes to the lines of a cart: new quantities and removed lines. */
export const projectLines = (
  lines: readonly CartLineItem[],
  changes: readonly CartChangeState[],
): readonly CartLine[] => {
  const wanted = new Map<string, number>()
  for (const { change, status } of changes)
    if (status === 'pending' && 'lineItemId' in change)
      wanted.set(change.lineItemId, change.type === 'remove' ? 0 : change.quantity)
  return lines.flatMap((line) => {
    const quantity = wanted.get(line.id) ?? quantityOf(line)
    return quantity === 0 ? [] : [{ ...line, quantity, pending: wanted.has(line.id) }]
  })
}

const quantityOf = ({ quantityInfo }: CartLineItem): number =>
  quantityInfo?.requestedQuantity ?? quantityInfo?.confirmedQuantity ?? 1

const membershipOf = ({ paymentConfig }: CartLineItem): MembershipInput | undefined => {
  const {
    existingMembership: { membershipId, appId } = {},
    futureMembership: { lineItemId, benefitId } = {},
  } = paymentConfig?.membership ?? {}
  if (membershipId !== undefined && appId !== undefined)
    return { existingMembership: { membershipId, appId } }
  if (lineItemId === undefined) return undefined
  return { futureMembership: { lineItemId, ...(benefitId !== undefined && { benefitId }) } }
}

/**
 * Converts a line to an item to add, with its options and the membership that pays for it.
 *
 * @throws ValidationError for a custom item, which is not in a catalog.
 */
export const itemOfLine = (line: CartLine): CatalogItemInput => {
  const { source, quantity, extendedFields, customLineItem } = line
  if (customLineItem || !source?.catalogReference)
    throw invalid(
      'line.source.catalogReference',
      'must name an item of a catalogue; this line is a custom item',
    )
  const membershipPayment = membershipOf(line)
  return {
    catalogReference: source.catalogReference,
    quantity,
    ...(membershipPayment && { membershipPayment }),
    ...(extendedFields && { extendedFields }),
  }
}

/** Collects the failures of the last change of each subject; a later change of the same subject clears its failure. */
const lastErrors = <Subject extends string>(
  changes: readonly CartChangeState[],
  subjectOf: (change: CartChange) => Subject | undefined,
): Readonly<Partial<Record<Subject, Error>>> => {
  const errors: Partial<Record<Subject, Error>> = {}
  for (const { change, error } of changes) {
    const subject = subjectOf(change)
    if (subject === undefined) continue
    if (error) errors[subject] = error
    else Reflect.deleteProperty(errors, subject)
  }
  return errors
}

/** Why the last change of each line failed; a later change of the same line clears it. */
export const cartErrorsByLine = (
  changes: readonly CartChangeState[],
): Readonly<Partial<Record<string, Error>>> =>
  lastErrors(changes, (change) => ('lineItemId' in change ? change.lineItemId : undefined))

const partOf = ({ type }: CartChange): CartPart | undefined => {
  switch (type) {
    case 'add':
      return 'add'
    case 'addCoupon':
    case 'removeCoupon':
      return 'coupon'
    case 'addGiftCard':
    case 'removeGiftCard':
      return 'giftCard'
    case 'setDelivery':
    case 'removeDelivery':
      return 'delivery'
    default:
      return undefined
  }
}

/** Why the last change of each other part failed. */
export const cartErrorsByPart = (
  changes: readonly CartChangeState[],
): Readonly<Partial<Record<CartPart, Error>>> => lastErrors(changes, partOf)
