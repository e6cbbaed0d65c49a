import type { CreateDraftOrderInput, NewDraftOrder, Order, ShippingInformation } from '@frontdesk/ecom'
import { decline, refuse, refusedUnder } from '../../kernel/failure.ts'
import { currencyOf, round, toPrice, write, zero } from '../../kernel/money.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Catalog, Context } from '../catalog.ts'
import { partsOf } from '../order/costs.ts'
import { mayEdit } from '../order/editing.ts'
import { orderEntity } from '../order/state.ts'
import { activeDraftOf, authorOf, currencyOfDraft, draftOrderEntity, type KeptDraft } from './draft-order.ts'
import { nonDraftableReasonsOf } from './draftability.ts'
import { withMoreLines } from './lines.ts'
import { taxOfNewPart } from './new-tax.ts'
import { withMoreDiscounts, withMoreFees } from './parts.ts'
import { withCosts, withFittingCosts } from './reckoning.ts'

type NewDraft = Omit<KeptDraft, 'id'>

/** The draft of an order, before any change. */
const draftOf = (context: Context, order: Order): NewDraft => {
  const { business, identity, newId } = context
  const {
    currency: code = business.currency,
    buyerInfo,
    billingInfo,
    recipientInfo,
    businessLocation,
  } = order
  const parts = partsOf(order, currencyOf({ ...business, currency: code }))
  const discounts = parts.discounts.map((discount) => ({ ...discount, id: discount.id ?? newId() }))
  return {
    orderId: order.id,
    status: 'DRAFT',
    createdBy: authorOf(identity),
    currency: code,
    weightUnit: order.weightUnit ?? 'KG',
    taxIncluded: parts.taxIncluded,
    extra: write(parts.extra ?? zero(parts.currency)),
    asked: Object.fromEntries(
      discounts.flatMap(({ id, merchantDiscount, coupon, discountRule }) => {
        const amount = (merchantDiscount ?? coupon ?? discountRule)?.amount?.amount
        return amount === undefined ? [] : [[id, amount]]
      }),
    ),
    lineItems: parts.lineItems.map((lineItem) => ({ lineItem })),
    discounts: discounts.map((discount) => ({ discount, source: 'ORIGINAL_ORDER', applied: true })),
    additionalFees: parts.fees.map((fee) => ({
      additionalFee: { ...fee, id: fee.id ?? newId() },
      source: 'ORIGINAL_ORDER',
      applied: true,
    })),
    ...(parts.shippingInfo && { shippingInfo: { shippingInfo: parts.shippingInfo } }),
    ...(order.taxInfo && { taxInfo: order.taxInfo }),
    ...(order.balanceSummary && { balanceSummary: order.balanceSummary }),
    ...(buyerInfo && { buyerDetails: { buyerInfo } }),
    ...(billingInfo && { billingDetails: { billingInfo } }),
    ...(recipientInfo && { recipientInfo: { recipientInfo } }),
    ...(businessLocation && { businessLocationDetails: { businessLocation } }),
  }
}

const editOrder = (
  context: Context,
  sourceOrderId: string,
): { readonly draft: KeptDraft; readonly isPreexisting: boolean } => {
  const order = orderEntity.find(context, sourceOrderId)
  const reasons = nonDraftableReasonsOf(context, order)
  if (!order || reasons.length || !mayEdit(context, sourceOrderId))
    throw decline(409, 'ORDER_CANNOT_BE_EDITED', 'This order cannot be edited', {
      orderId: sourceOrderId,
      nonDraftableReasons: reasons,
    })
  const active = activeDraftOf(context, sourceOrderId)
  if (active && !isDeepStrictEqual(active.createdBy, authorOf(context.identity)))
    throw decline(409, 'ORDER_IS_ALREADY_EDITED', 'Somebody else is editing this order', {
      orderId: sourceOrderId,
      editedBy: active.createdBy,
    })
  if (active) return { draft: active, isPreexisting: true }
  const fresh = { id: context.newId(), ...draftOf(context, order) }
  return {
    draft: draftOrderEntity.create(context, withCosts(context, fresh).draft),
    isPreexisting: false,
  }
}

const fromNothing = (context: Context, catalog: Catalog, given: NewDraftOrder): KeptDraft => {
  const { business, identity, newId } = context
  const { buyerInfo, billingInfo, recipientInfo, shippingInfo, businessLocation, extendedFields } = given
  const none = toPrice(zero(currencyOf(business)))
  const empty: KeptDraft = {
    id: newId(),
    status: 'DRAFT',
    createdBy: authorOf(identity),
    currency: business.currency,
    weightUnit: 'KG',
    taxIncluded: true,
    extra: '0',
    asked: {},
    lineItems: [],
    discounts: [],
    additionalFees: [],
    taxInfo: { taxExempt: given.taxExempt ?? false },
    balanceSummary: {
      paid: none,
      refunded: none,
      authorized: none,
      pending: none,
      pendingRefund: none,
    },
    ...(buyerInfo && { buyerDetails: { buyerInfo, added: true } }),
    ...(billingInfo && { billingDetails: { billingInfo, added: true } }),
    ...(recipientInfo && { recipientInfo: { recipientInfo, added: true } }),
    ...(businessLocation && { businessLocationDetails: { businessLocation, added: true } }),
    ...(extendedFields && { extendedFields }),
  }
  const filled = withMoreLines(context, catalog, empty, given)
  const shipped: KeptDraft = shippingInfo
    ? {
        ...filled,
        shippingInfo: { shippingInfo: withDeliveryTax(context, filled, shippingInfo), added: true },
      }
    : filled
  const charged = withMoreFees(context, shipped, given.additionalFees ?? [], true)
  const reduced = withMoreDiscounts(context, charged, given.discounts ?? [], 'discounts', true)
  return draftOrderEntity.create(context, withFittingCosts(context, reduced))
}

/** The delivery with its tax, unless it says its own; one that was set before keeps the rate. */
export const withDeliveryTax = (
  context: Context,
  draft: KeptDraft,
  shippingInfo: ShippingInformation,
): ShippingInformation => {
  const { cost } = shippingInfo
  if (!cost || cost.taxInfo) return shippingInfo
  const known = draft.shippingInfo?.shippingInfo?.cost?.taxInfo
  const price = round(cost.price?.amount ?? 0, currencyOfDraft(context, draft))
  const destined = { ...draft, shippingInfo: { shippingInfo } }
  return {
    ...shippingInfo,
    cost: { ...cost, ...(known ? { taxInfo: known } : taxOfNewPart(context, destined, { price })) },
  }
}

/** Creates a draft, or gives the one that the caller has of the order already. */
export const createDraft = (
  context: Context,
  catalog: Catalog,
  { sourceOrderId, draftOrder }: CreateDraftOrderInput,
): { readonly draft: KeptDraft; readonly isPreexisting: boolean } => {
  if (sourceOrderId !== undefined && !draftOrder) return editOrder(context, sourceOrderId)
  if (sourceOrderId !== undefined || !draftOrder)
    throw refuse({
      field: draftOrder ? 'draftOrder' : 'sourceOrderId',
      description: draftOrder
        ? 'cannot be given together with sourceOrderId'
        : 'must be given, or a draftOrder in its place',
      violatedRule: draftOrder ? 'ONE_OF_ALIGNMENT' : 'REQUIRED_ONE_OF_FIELD',
    })
  return {
    draft: refusedUnder('draftOrder', () => fromNothing(context, catalog, draftOrder)),
    isPreexisting: false,
  }
}
