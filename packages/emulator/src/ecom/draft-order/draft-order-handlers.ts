import {
  addLineItemsToDraftOrder,
  commitDraftOrder,
  createDraftOrder,
  createDraftOrderDiscounts,
  createDraftOrderFees,
  createOrderFromDraft,
  deleteDraftOrder,
  deleteDraftOrderDiscounts,
  deleteDraftOrderFees,
  type CalculatedDraftOrder,
  getDraftOrder,
  getOrderDraftabilityStatus,
  type Order,
  queryDraftOrders,
  setDraftOrderBilling,
  setDraftOrderBusinessLocation,
  setDraftOrderBuyer,
  setDraftOrderDiscounts,
  setDraftOrderFees,
  setDraftOrderRecipient,
  setDraftOrderShipping,
  setDraftOrderTaxExemption,
  updateDraftOrderExtendedFields,
  updateDraftOrderLineItems,
} from '@frontdesk/ecom'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { entitySteps } from '../../kernel/entity/entity-steps.ts'
import { withNamespace } from '../../kernel/entity/extended-fields.ts'
import { decline, refuse } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { refuseUnsupported } from '../../kernel/unsupported-fields.ts'
import type { Catalog, Context } from '../catalog.ts'
import { orderEntity } from '../order/state.ts'
import { commitDraft, createFromDraft } from './commit.ts'
import { createDraft, withDeliveryTax } from './creation.ts'
import { calculated, draftOrderEntity, type KeptDraft, requireDraft } from './draft-order.ts'
import { nonDraftableReasonsOf } from './draftability.ts'
import { withChangedLines, withMoreLines } from './lines.ts'
import {
  withChosenDiscounts,
  withChosenFees,
  withMoreDiscounts,
  withMoreFees,
  withoutDiscounts,
  withoutFees,
} from './parts.ts'
import { withCosts, withFittingCosts } from './reckoning.ts'

const on = entityHandlers(draftOrderEntity, entitySteps(draftOrderEntity))

const orderOf = (context: Context, { orderId }: KeptDraft): Order | undefined =>
  orderId === undefined ? undefined : orderEntity.find(context, orderId)

/** Answers with the changed draft, whose costs are calculated again. */
const changes =
  <Input extends { readonly draftOrderId: string }>(
    change: (context: HandlerContext<Input>, draft: KeptDraft) => KeptDraft,
    reckon: (context: Context, draft: KeptDraft) => KeptDraft = (context, draft) =>
      withCosts(context, draft).draft,
  ) =>
  (context: HandlerContext<Input>): CalculatedDraftOrder => {
    const draft = requireDraft(context, context.input.draftOrderId)
    return calculated(draftOrderEntity.save(context, draft, reckon(context, change(context, draft))))
  }

/** A part of a draft beside what the order had, with the mark that says how it differs. */
const marked = <T extends object>(
  name: string,
  value: T,
  before: T | undefined,
): { added?: boolean; changedDetails?: Record<string, T> } & Record<string, unknown> => ({
  [name]: value,
  ...(before ? { changedDetails: { [`${name}BeforeChange`]: before } } : { added: true }),
})

/** Refuses fields of custom lines that come from a catalog or from a calculation elsewhere. */
const refuseCalculatedLines = (input: object, path = ''): void => {
  refuseUnsupported(
    input,
    [
      'catalogReference',
      'url',
      'lineItemPrice',
      'fullPrice',
      'priceBeforeDiscounts',
      'deliveryProfileId',
    ].map((field) => `${path}customLineItems[].${field}`),
    'a custom line has a price, and the rest is calculated',
  )
}

/** Refuses the choice between old and new totals. */
const refuseOldTotals = (input: object): void => {
  refuseUnsupported(input, ['calculationBehavior'], 'totals are calculated with each change of the draft')
}

/** The handlers of the operations of draft orders. */
export const draftOrderHandlers = (catalog: Catalog): readonly Handler[] => [
  handle(createDraftOrder, (context) => {
    refuseCalculatedLines(context.input, 'draftOrder.')
    const { draft, isPreexisting } = createDraft(context, catalog, context.input)
    return { calculatedDraftOrder: calculated(draft), preexistingDraftOrder: isPreexisting }
  }),

  handle(getDraftOrder, (context) =>
    calculated(draftOrderEntity.require(context, context.input.draftOrderId)),
  ),

  on.query(queryDraftOrders),

  handle(deleteDraftOrder, (context) => {
    const { draftOrderId } = context.input
    const draft = draftOrderEntity.require(context, draftOrderId)
    if (draft.status !== 'DRAFT')
      throw decline(409, 'DRAFT_ORDER_CANNOT_BE_DELETED', 'This draft order is committed', { draftOrderId })
    draftOrderEntity.remove(context, draft)
  }),

  handle(getOrderDraftabilityStatus, (context) => {
    const { orderId } = context.input
    const nonDraftableReasons = nonDraftableReasonsOf(context, orderEntity.find(context, orderId))
    return { orderId, orderDraftable: !nonDraftableReasons.length, nonDraftableReasons }
  }),

  handle(commitDraftOrder, (context) => {
    refuseOldTotals(context.input)
    return commitDraft(context, catalog, context.input)
  }),

  handle(createOrderFromDraft, (context) => {
    refuseOldTotals(context.input)
    refuseUnsupported(context.input, ['createSettings.orderStatus'], 'the order is approved at once')
    return createFromDraft(context, catalog, context.input)
  }),

  handle(
    addLineItemsToDraftOrder,
    changes((context, draft) => {
      const { catalogLineItems = [], customLineItems = [] } = context.input
      refuseCalculatedLines(context.input)
      if (!catalogLineItems.length && !customLineItems.length)
        throw refuse({
          field: 'catalogLineItems',
          description: 'must hold a line, or customLineItems must',
          violatedRule: 'REQUIRED_ONE_OF_FIELD',
        })
      return withMoreLines(context, catalog, draft, context.input)
    }),
  ),

  handle(
    updateDraftOrderLineItems,
    changes((context, draft) =>
      withChangedLines(context, draft, orderOf(context, draft), context.input.lineItemChanges),
    ),
  ),

  handle(
    createDraftOrderDiscounts,
    changes(
      (context, draft) => withMoreDiscounts(context, draft, context.input.discounts, 'discounts'),
      withFittingCosts,
    ),
  ),
  handle(
    setDraftOrderDiscounts,
    changes(({ input }, draft) => withChosenDiscounts(draft, input.discounts), withFittingCosts),
  ),
  handle(
    deleteDraftOrderDiscounts,
    changes(({ input }, draft) => withoutDiscounts(draft, input.discountIds)),
  ),
  handle(
    createDraftOrderFees,
    changes((context, draft) => withMoreFees(context, draft, context.input.customAdditionalFees)),
  ),
  handle(
    setDraftOrderFees,
    changes(({ input }, draft) => withChosenFees(draft, input.additionalFees)),
  ),
  handle(
    deleteDraftOrderFees,
    changes(({ input }, draft) => withoutFees(draft, input.customAdditionalFees)),
  ),

  handle(
    setDraftOrderBilling,
    changes((context, draft) => ({
      ...draft,
      billingDetails: marked('billingInfo', context.input.billingInfo, orderOf(context, draft)?.billingInfo),
    })),
  ),
  handle(
    setDraftOrderRecipient,
    changes((context, draft) => ({
      ...draft,
      recipientInfo: marked(
        'recipientInfo',
        context.input.recipientInfo,
        orderOf(context, draft)?.recipientInfo,
      ),
    })),
  ),
  handle(
    setDraftOrderBuyer,
    changes((context, draft) => ({
      ...draft,
      buyerDetails: marked(
        'buyerInfo',
        // The person stays the same unless another one is named.
        { ...draft.buyerDetails?.buyerInfo, ...context.input.buyerInfo },
        orderOf(context, draft)?.buyerInfo,
      ),
    })),
  ),
  handle(
    setDraftOrderShipping,
    changes((context, draft) => {
      const { shippingInfo } = context.input
      const before = orderOf(context, draft)?.shippingInfo
      const taxed = withDeliveryTax(context, draft, shippingInfo)
      return { ...draft, shippingInfo: marked('shippingInfo', taxed, before) }
    }, withFittingCosts),
  ),
  handle(
    setDraftOrderBusinessLocation,
    changes(({ input }, draft) => {
      if (draft.orderId !== undefined)
        throw decline(
          409,
          'BUSINESS_LOCATION_CANNOT_BE_EDITED',
          'The location of an order that was placed cannot be changed',
          { orderId: draft.orderId },
        )
      return { ...draft, businessLocationDetails: { businessLocation: input.businessLocation, added: true } }
    }),
  ),
  handle(
    setDraftOrderTaxExemption,
    changes(({ input }, draft) => ({
      ...draft,
      taxInfo: { ...draft.taxInfo, taxExempt: input.taxExempt },
    })),
  ),

  handle(updateDraftOrderExtendedFields, (context) => {
    const draft = requireDraft(context, context.input.id)
    return draftOrderEntity.show(
      draftOrderEntity.change(context, draft, {
        extendedFields: withNamespace(draft.extendedFields, context.input),
      }),
    )
  }),
]
