import {
  closed,
  cursorQueryOf,
  decimalOf,
  detailedImageSchema,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { catalogReferenceSchema, descriptionLineSchema } from '../line-item.schema.ts'
import { itemTypes } from '../line-item.ts'
import { amountInputSchema } from '../order/amount.schema.ts'
import { appliedDiscountTypes } from '../order/costs.ts'
import {
  newOrderLineItemSchema,
  newOrderSchema,
  orderQuantity,
  shippingInformationInputSchema,
} from '../order/creation.schema.ts'
import { addressWithContactSchema } from '../order/delivery.schema.ts'
import { channelTypes } from '../order/order.ts'
import {
  createDraftOrderDiscounts,
  type CreateDraftOrderDiscountsInput,
  createDraftOrderFees,
  type CreateDraftOrderFeesInput,
  deleteDraftOrderDiscounts,
  type DeleteDraftOrderDiscountsInput,
  deleteDraftOrderFees,
  type DeleteDraftOrderFeesInput,
  type NewDraftDiscount,
  type NewDraftFee,
  setDraftOrderDiscounts,
  type SetDraftOrderDiscountsInput,
  setDraftOrderFees,
  type SetDraftOrderFeesInput,
} from './costs.ts'
import {
  setDraftOrderBilling,
  type SetDraftOrderBillingInput,
  setDraftOrderBusinessLocation,
  type SetDraftOrderBusinessLocationInput,
  setDraftOrderBuyer,
  type SetDraftOrderBuyerInput,
  setDraftOrderRecipient,
  type SetDraftOrderRecipientInput,
  setDraftOrderShipping,
  type SetDraftOrderShippingInput,
  setDraftOrderTaxExemption,
  type SetDraftOrderTaxExemptionInput,
  updateDraftOrderExtendedFields,
  type UpdateDraftOrderExtendedFieldsInput,
} from './details.ts'
import {
  addLineItemsToDraftOrder,
  type AddLineItemsToDraftOrderInput,
  updateDraftOrderLineItems,
  type UpdateDraftOrderLineItemsInput,
} from './lines.ts'
import {
  calculatedDraftOrderSchema,
  committedDraftOrderSchema,
  createdFromDraftSchema,
  draftOrderCommitSettingsSchema,
  draftOrderSchema,
} from './model.schema.ts'
import { draftOrderStatuses, nonDraftableReasons } from './model.ts'
import {
  commitDraftOrder,
  type CommitDraftOrderInput,
  createDraftOrder,
  type CreateDraftOrderInput,
  type CreatedDraftOrder,
  createOrderFromDraft,
  type CreateOrderFromDraftInput,
  deleteDraftOrder,
  type DraftOrderFields,
  type DraftOrderInput,
  getDraftOrder,
  getOrderDraftabilityStatus,
  type GetOrderDraftabilityStatusInput,
  type OrderDraftability,
  queryDraftOrders,
  type QueryDraftOrdersInput,
} from './operations.ts'

const maybe = z.exactOptional
const idText = () => z.string().min(1).max(100)
const draftOrderId = idText

/** The fields that draft orders can be filtered and sorted by. */
export const draftOrderFields: QueryFields<DraftOrderFields> =
  /* @__PURE__ */ queryFields<DraftOrderFields>()({
    createdDate: 'date',
    updatedDate: 'date',
    status: draftOrderStatuses,
    orderId: { of: 'text', sort: false },
  })

const newDiscountSchema: Schema<NewDraftDiscount> = /* @__PURE__ */ schema<NewDraftDiscount>()(() =>
  z.looseObject({
    priceAmount: maybe(amountInputSchema()),
    percentage: maybe(decimalOf({ above: '0', atMost: '100' })),
    discountType: maybe(closed(appliedDiscountTypes)),
    description: maybe(z.string().max(200)),
    applyToDraftOrder: maybe(z.boolean()),
    lineItemDiscounts: maybe(z.array(z.looseObject({ id: idText() })).max(1)),
  }),
)

const newFeeSchema: Schema<NewDraftFee> = /* @__PURE__ */ schema<NewDraftFee>()(() =>
  z.looseObject({
    name: z.string().min(1).max(50),
    price: amountInputSchema(),
    taxDetails: maybe(z.looseObject({ taxable: maybe(z.boolean()), taxGroupId: maybe(z.guid()) })),
    applyToDraftOrder: maybe(z.boolean()),
    code: maybe(z.string().min(1).max(100)),
    lineItemIds: maybe(z.array(idText()).max(300)),
  }),
)

const newLines = () => {
  const { productName, physicalProperties, priceDescription, locations } = newOrderLineItemSchema().shape
  return {
    catalogLineItems: maybe(
      z
        .array(
          z.looseObject({
            id: maybe(z.guid()),
            catalogReference: catalogReferenceSchema(),
            quantity: maybe(orderQuantity()),
            price: maybe(amountInputSchema()),
            priceUndetermined: maybe(z.boolean()),
            locations,
          }),
        )
        .max(300),
    ),
    customLineItems: maybe(
      z
        .array(
          z.looseObject({
            id: maybe(z.guid()),
            productName,
            itemType: z.looseObject({ preset: maybe(closed(itemTypes)), custom: maybe(z.string()) }),
            price: amountInputSchema(),
            quantity: maybe(orderQuantity()),
            descriptionLines: maybe(z.array(descriptionLineSchema()).max(20)),
            media: maybe(detailedImageSchema()),
            physicalProperties,
            priceDescription,
            locations,
          }),
        )
        .max(300),
    ),
  }
}

export const createDraftOrderInputSchema: Schema<CreateDraftOrderInput> =
  /* @__PURE__ */ schema<CreateDraftOrderInput>()(() => {
    const { buyerInfo, businessLocation, extendedFields } = newOrderSchema().shape
    return z.looseObject({
      sourceOrderId: maybe(idText()),
      draftOrder: maybe(
        z.looseObject({
          ...newLines(),
          discounts: maybe(z.array(newDiscountSchema()).max(100)),
          additionalFees: maybe(z.array(newFeeSchema()).max(100)),
          buyerInfo,
          billingInfo: maybe(addressWithContactSchema(closed)),
          recipientInfo: maybe(addressWithContactSchema(closed)),
          shippingInfo: maybe(shippingInformationInputSchema()),
          taxExempt: maybe(z.boolean()),
          businessLocation,
          extendedFields,
        }),
      ),
    })
  })

export const createdDraftOrderSchema: Schema<CreatedDraftOrder> = /* @__PURE__ */ schema<CreatedDraftOrder>()(
  () =>
    z.looseObject({
      calculatedDraftOrder: calculatedDraftOrderSchema(),
      preexistingDraftOrder: maybe(z.boolean()),
    }),
)

export const draftOrderInputSchema: Schema<DraftOrderInput> = /* @__PURE__ */ schema<DraftOrderInput>()(() =>
  z.looseObject({ draftOrderId: draftOrderId() }),
)

export const queryDraftOrdersInputSchema: Schema<QueryDraftOrdersInput> =
  /* @__PURE__ */ schema<QueryDraftOrdersInput>()(() => cursorQueryOf(draftOrderFields))

export const getOrderDraftabilityStatusInputSchema: Schema<GetOrderDraftabilityStatusInput> =
  /* @__PURE__ */ schema<GetOrderDraftabilityStatusInput>()(() => z.looseObject({ orderId: idText() }))

export const orderDraftabilitySchema: Schema<OrderDraftability> = /* @__PURE__ */ schema<OrderDraftability>()(
  (oneOf) =>
    z.looseObject({
      orderId: maybe(z.string()),
      orderDraftable: maybe(z.boolean()),
      nonDraftableReasons: maybe(z.array(oneOf(nonDraftableReasons))),
    }),
)

const reason = () => maybe(z.string().max(200))

export const commitDraftOrderInputSchema: Schema<CommitDraftOrderInput> =
  /* @__PURE__ */ schema<CommitDraftOrderInput>()(() =>
    z.looseObject({
      draftOrderId: draftOrderId(),
      commitSettings: maybe(draftOrderCommitSettingsSchema()),
      reason: reason(),
    }),
  )

export const createOrderFromDraftInputSchema: Schema<CreateOrderFromDraftInput> =
  /* @__PURE__ */ schema<CreateOrderFromDraftInput>()(() =>
    z.looseObject({
      draftOrderId: draftOrderId(),
      createSettings: maybe(
        z.looseObject({
          editableByEveryone: maybe(z.boolean()),
          editableByOwnerApps: maybe(z.looseObject({ appIds: z.array(z.guid()).min(1).max(10) })),
          notifications: maybe(
            z.looseObject({
              sendNotificationToBuyer: maybe(z.boolean()),
              sendNotificationsToBusiness: maybe(z.boolean()),
            }),
          ),
        }),
      ),
      reason: reason(),
      channelInfo: maybe(
        z.looseObject({
          type: closed(channelTypes),
          externalOrderId: maybe(z.string().max(100)),
          externalOrderUrl: maybe(z.string()),
        }),
      ),
    }),
  )

export const addLineItemsToDraftOrderInputSchema: Schema<AddLineItemsToDraftOrderInput> =
  /* @__PURE__ */ schema<AddLineItemsToDraftOrderInput>()(() =>
    z.looseObject({ draftOrderId: draftOrderId(), ...newLines() }),
  )

export const updateDraftOrderLineItemsInputSchema: Schema<UpdateDraftOrderLineItemsInput> =
  /* @__PURE__ */ schema<UpdateDraftOrderLineItemsInput>()(() => {
    const { productName, priceDescription, modifierGroups } = newOrderLineItemSchema().shape
    return z.looseObject({
      draftOrderId: draftOrderId(),
      lineItemChanges: z
        .array(
          z.looseObject({
            lineItemId: idText(),
            newQuantity: maybe(z.int().min(0).max(1_000_000)),
            newPrice: maybe(decimalOf({ atLeast: '0' })),
            newPriceDescription: priceDescription,
            newProductName: maybe(productName),
            newDescriptionLines: maybe(
              z.looseObject({ descriptionLines: z.array(descriptionLineSchema()).max(20) }),
            ),
            newModifierGroups: maybe(z.looseObject({ modifierGroups: modifierGroups.unwrap() })),
          }),
        )
        .min(1)
        .max(300),
    })
  })

export const createDraftOrderDiscountsInputSchema: Schema<CreateDraftOrderDiscountsInput> =
  /* @__PURE__ */ schema<CreateDraftOrderDiscountsInput>()(() =>
    z.looseObject({
      draftOrderId: draftOrderId(),
      discounts: z.array(newDiscountSchema()).min(1).max(100),
    }),
  )

const choices = (most: number) =>
  z
    .array(z.looseObject({ id: idText(), applied: z.boolean() }))
    .min(1)
    .max(most)

export const setDraftOrderDiscountsInputSchema: Schema<SetDraftOrderDiscountsInput> =
  /* @__PURE__ */ schema<SetDraftOrderDiscountsInput>()(() =>
    z.looseObject({ draftOrderId: draftOrderId(), discounts: choices(320) }),
  )

export const deleteDraftOrderDiscountsInputSchema: Schema<DeleteDraftOrderDiscountsInput> =
  /* @__PURE__ */ schema<DeleteDraftOrderDiscountsInput>()(() =>
    z.looseObject({ draftOrderId: draftOrderId(), discountIds: z.array(idText()).min(1).max(100) }),
  )

export const createDraftOrderFeesInputSchema: Schema<CreateDraftOrderFeesInput> =
  /* @__PURE__ */ schema<CreateDraftOrderFeesInput>()(() =>
    z.looseObject({
      draftOrderId: draftOrderId(),
      customAdditionalFees: z.array(newFeeSchema()).min(1).max(100),
    }),
  )

export const setDraftOrderFeesInputSchema: Schema<SetDraftOrderFeesInput> =
  /* @__PURE__ */ schema<SetDraftOrderFeesInput>()(() =>
    z.looseObject({ draftOrderId: draftOrderId(), additionalFees: choices(100) }),
  )

export const deleteDraftOrderFeesInputSchema: Schema<DeleteDraftOrderFeesInput> =
  /* @__PURE__ */ schema<DeleteDraftOrderFeesInput>()(() =>
    z.looseObject({ draftOrderId: draftOrderId(), customAdditionalFees: z.array(idText()).min(1).max(100) }),
  )

export const setDraftOrderBillingInputSchema: Schema<SetDraftOrderBillingInput> =
  /* @__PURE__ */ schema<SetDraftOrderBillingInput>()(() =>
    z.looseObject({ draftOrderId: draftOrderId(), billingInfo: addressWithContactSchema(closed) }),
  )

export const setDraftOrderRecipientInputSchema: Schema<SetDraftOrderRecipientInput> =
  /* @__PURE__ */ schema<SetDraftOrderRecipientInput>()(() =>
    z.looseObject({ draftOrderId: draftOrderId(), recipientInfo: addressWithContactSchema(closed) }),
  )

export const setDraftOrderBuyerInputSchema: Schema<SetDraftOrderBuyerInput> =
  /* @__PURE__ */ schema<SetDraftOrderBuyerInput>()(() =>
    z.looseObject({
      draftOrderId: draftOrderId(),
      buyerInfo: newOrderSchema().shape.buyerInfo.unwrap(),
    }),
  )

export const setDraftOrderShippingInputSchema: Schema<SetDraftOrderShippingInput> =
  /* @__PURE__ */ schema<SetDraftOrderShippingInput>()(() =>
    z.looseObject({ draftOrderId: draftOrderId(), shippingInfo: shippingInformationInputSchema() }),
  )

export const setDraftOrderBusinessLocationInputSchema: Schema<SetDraftOrderBusinessLocationInput> =
  /* @__PURE__ */ schema<SetDraftOrderBusinessLocationInput>()(() =>
    z.looseObject({
      draftOrderId: draftOrderId(),
      businessLocation: newOrderSchema().shape.businessLocation.unwrap(),
    }),
  )

export const setDraftOrderTaxExemptionInputSchema: Schema<SetDraftOrderTaxExemptionInput> =
  /* @__PURE__ */ schema<SetDraftOrderTaxExemptionInput>()(() =>
    z.looseObject({ draftOrderId: draftOrderId(), taxExempt: z.boolean() }),
  )

export const updateDraftOrderExtendedFieldsInputSchema: Schema<UpdateDraftOrderExtendedFieldsInput> =
  /* @__PURE__ */ schema<UpdateDraftOrderExtendedFieldsInput>()(() =>
    z.looseObject({
      id: idText(),
      namespace: z.string().min(1).max(164),
      namespaceData: z.record(z.string(), z.unknown()),
    }),
  )

export const draftOrderSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(createDraftOrder, createDraftOrderInputSchema, createdDraftOrderSchema),
  /* @__PURE__ */ operationSchema(getDraftOrder, draftOrderInputSchema, calculatedDraftOrderSchema),
  /* @__PURE__ */ operationSchema(queryDraftOrders, queryDraftOrdersInputSchema, draftOrderSchema),
  /* @__PURE__ */ operationSchema(deleteDraftOrder, draftOrderInputSchema),
  /* @__PURE__ */ operationSchema(
    getOrderDraftabilityStatus,
    getOrderDraftabilityStatusInputSchema,
    orderDraftabilitySchema,
  ),
  /* @__PURE__ */ operationSchema(commitDraftOrder, commitDraftOrderInputSchema, committedDraftOrderSchema),
  /* @__PURE__ */ operationSchema(
    createOrderFromDraft,
    createOrderFromDraftInputSchema,
    createdFromDraftSchema,
  ),
  /* @__PURE__ */ operationSchema(
    addLineItemsToDraftOrder,
    addLineItemsToDraftOrderInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    updateDraftOrderLineItems,
    updateDraftOrderLineItemsInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    createDraftOrderDiscounts,
    createDraftOrderDiscountsInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    setDraftOrderDiscounts,
    setDraftOrderDiscountsInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    deleteDraftOrderDiscounts,
    deleteDraftOrderDiscountsInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    createDraftOrderFees,
    createDraftOrderFeesInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    setDraftOrderFees,
    setDraftOrderFeesInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    deleteDraftOrderFees,
    deleteDraftOrderFeesInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    setDraftOrderBilling,
    setDraftOrderBillingInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    setDraftOrderRecipient,
    setDraftOrderRecipientInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    setDraftOrderBuyer,
    setDraftOrderBuyerInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    setDraftOrderShipping,
    setDraftOrderShippingInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    setDraftOrderBusinessLocation,
    setDraftOrderBusinessLocationInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    setDraftOrderTaxExemption,
    setDraftOrderTaxExemptionInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    updateDraftOrderExtendedFields,
    updateDraftOrderExtendedFieldsInputSchema,
    draftOrderSchema,
  ),
]
