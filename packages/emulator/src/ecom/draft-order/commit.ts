import {
  type CommitDraftOrderInput,
  type CommittedDraftOrder,
  type CreatedFromDraft,
  type CreateOrderFromDraftInput,
  type NewOrderLineItem,
  type Order,
} from '@frontdesk/ecom'
import { decline, type Failure } from '../../kernel/failure.ts'
import type { Catalog, Context } from '../catalog.ts'
import { commitChanges } from '../order/commit.ts'
import { checkEditors, placeGivenOrder } from '../order/creation.ts'
import { activitiesOf, orderEntity } from '../order/state.ts'
import { draftOrderEntity, type KeptDraft, requireDraft } from './draft-order.ts'
import { nonDraftableReasonsOf } from './draftability.ts'
import { linesLeft } from './reckoning.ts'

const failed = (description: string, data: object): Failure =>
  decline(409, 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS', description, data)

/** The order as the draft wants it. */
const orderAfter = (order: Order, draft: KeptDraft): Order => {
  const { discounts = [], additionalFees = [], shippingInfo, taxInfo, priceSummary, extendedFields } = draft
  const { shippingInfo: _, ...rest } = order
  return {
    ...rest,
    lineItems: linesLeft(draft),
    appliedDiscounts: discounts.flatMap(({ discount, applied }) => (discount && applied ? [discount] : [])),
    additionalFees: additionalFees.flatMap(({ additionalFee, applied }) =>
      additionalFee && applied ? [additionalFee] : [],
    ),
    ...(shippingInfo?.shippingInfo && !shippingInfo.removed && { shippingInfo: shippingInfo.shippingInfo }),
    ...(taxInfo && { taxInfo, ...(taxInfo.totalTax && { taxSummary: { totalTax: taxInfo.totalTax } }) }),
    ...(priceSummary && { priceSummary }),
    ...(draft.buyerDetails?.buyerInfo && { buyerInfo: draft.buyerDetails.buyerInfo }),
    ...(draft.billingDetails?.billingInfo && { billingInfo: draft.billingDetails.billingInfo }),
    ...(draft.recipientInfo?.recipientInfo && { recipientInfo: draft.recipientInfo.recipientInfo }),
    ...(extendedFields && {
      extendedFields: {
        namespaces: { ...order.extendedFields?.namespaces, ...extendedFields.namespaces },
      },
    }),
  }
}

/** The order of a draft, as long as it may be changed. @throws Failure 409 `DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS` */
const requireOrder = (context: Context, { id, orderId }: KeptDraft): Order => {
  if (orderId === undefined)
    throw failed('This draft has no order: createOrderFromDraft makes one of it', { draftOrderId: id })
  const order = orderEntity.find(context, orderId)
  const reasons = nonDraftableReasonsOf(context, order)
  if (!order || reasons.length)
    throw failed('The order of this draft cannot be edited any more', {
      orderId,
      nonDraftableReasons: reasons,
    })
  return order
}

/** Lets a draft take effect in its order. */
export const commitDraft = (
  context: Context,
  catalog: Catalog,
  { draftOrderId, commitSettings = {}, reason }: CommitDraftOrderInput,
): CommittedDraftOrder => {
  const draft = requireDraft(context, draftOrderId)
  const order = requireOrder(context, draft)
  const orderAfterCommit = commitChanges(context, catalog, order, orderAfter(order, draft), {
    draftOrderId,
    reason,
    settings: commitSettings,
  })
  const committed = draftOrderEntity.change(context, draft, {
    status: 'COMMITTED',
    commitSettings,
    ...(orderAfterCommit.balanceSummary && { balanceSummary: orderAfterCommit.balanceSummary }),
  })
  return { committedDraftOrder: draftOrderEntity.show(committed), orderAfterCommit }
}

/** Creates an order of a draft. */
export const createFromDraft = (
  context: Context,
  catalog: Catalog,
  { draftOrderId, createSettings = {}, reason, channelInfo }: CreateOrderFromDraftInput,
): CreatedFromDraft => {
  checkEditors(createSettings, 'createSettings')
  const draft = requireDraft(context, draftOrderId)
  const refused = (description: string): Failure =>
    decline(409, 'CREATE_ORDER_FAILED_VALIDATIONS', description, { draftOrderId })
  if (draft.orderId !== undefined)
    throw refused('This draft edits an order: commitDraftOrder lets it take effect')
  const lines = linesLeft(draft)
  if (!lines.length) throw refused('An order has at least one line')
  const { discounts = [], additionalFees = [], buyerDetails, billingDetails, recipientInfo } = draft
  const { extendedFields, businessLocationDetails, shippingInfo, taxInfo } = draft
  const createdOrder = placeGivenOrder(
    context,
    catalog,
    {
      order: {
        channelInfo: channelInfo ?? { type: 'BACKOFFICE_MERCHANT' },
        lineItems: lines.map(
          ({ totalDiscount: _, lineItemPrice: __, totalPriceBeforeTax: ___, ...line }): NewOrderLineItem => {
            const { totalPriceAfterTax: ____, priceBeforeDiscounts, price, taxInfo: tax, ...rest } = line
            return {
              ...rest,
              productName: line.productName ?? { original: '' },
              itemType: line.itemType ?? {},
              quantity: line.quantity ?? 1,
              price: priceBeforeDiscounts ?? price ?? { amount: '0' },
              ...(tax && { taxInfo: tax }),
            }
          },
        ),
        currency: draft.currency,
        ...(draft.weightUnit !== undefined && { weightUnit: draft.weightUnit }),
        taxIncludedInPrices: draft.taxIncluded,
        taxInfo: { taxExempt: taxInfo?.taxExempt ?? false },
        appliedDiscounts: discounts.flatMap(({ discount, applied }) =>
          discount && applied ? [discount] : [],
        ),
        additionalFees: additionalFees.flatMap(({ additionalFee, applied }) =>
          additionalFee?.price && applied
            ? [{ ...additionalFee, name: additionalFee.name ?? '', price: additionalFee.price }]
            : [],
        ),
        ...(shippingInfo?.shippingInfo && { shippingInfo: shippingInfo.shippingInfo }),
        ...(buyerDetails?.buyerInfo && { buyerInfo: buyerDetails.buyerInfo }),
        ...(billingDetails?.billingInfo && { billingInfo: billingDetails.billingInfo }),
        ...(recipientInfo?.recipientInfo && { recipientInfo: recipientInfo.recipientInfo }),
        ...(businessLocationDetails?.businessLocation && {
          businessLocation: businessLocationDetails.businessLocation,
        }),
        ...(extendedFields && { extendedFields }),
        status: 'APPROVED',
      },
      settings: createSettings,
    },
    reason === undefined
      ? []
      : activitiesOf(context, ['DRAFT_ORDER_CHANGES_APPLIED']).map((entry) => ({
          ...entry,
          draftOrderChangesApplied: { draftOrderId, reason, changes: [] },
        })),
  )
  const committed = draftOrderEntity.change(context, draft, {
    status: 'COMMITTED',
    orderId: createdOrder.id,
  })
  return { committedDraftOrder: draftOrderEntity.show(committed), createdOrder }
}
