import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { newOrderSchema, shippingInformationInputSchema } from '../order/creation.schema.ts'
import { addressWithContactInputSchema } from '../order/delivery.schema.ts'
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
import { calculatedDraftOrderSchema, draftOrderSchema } from './model.schema.ts'

const idText = () => z.string().min(1).max(100)

export const setDraftOrderBillingInputSchema: Schema<SetDraftOrderBillingInput> =
  /* @__PURE__ */ schema<SetDraftOrderBillingInput>()(() =>
    z.looseObject({ draftOrderId: idText(), billingInfo: addressWithContactInputSchema() }),
  )

export const setDraftOrderRecipientInputSchema: Schema<SetDraftOrderRecipientInput> =
  /* @__PURE__ */ schema<SetDraftOrderRecipientInput>()(() =>
    z.looseObject({ draftOrderId: idText(), recipientInfo: addressWithContactInputSchema() }),
  )

export const setDraftOrderBuyerInputSchema: Schema<SetDraftOrderBuyerInput> =
  /* @__PURE__ */ schema<SetDraftOrderBuyerInput>()(() =>
    z.looseObject({
      draftOrderId: idText(),
      buyerInfo: newOrderSchema().shape.buyerInfo.unwrap(),
    }),
  )

export const setDraftOrderShippingInputSchema: Schema<SetDraftOrderShippingInput> =
  /* @__PURE__ */ schema<SetDraftOrderShippingInput>()(() =>
    z.looseObject({ draftOrderId: idText(), shippingInfo: shippingInformationInputSchema() }),
  )

export const setDraftOrderBusinessLocationInputSchema: Schema<SetDraftOrderBusinessLocationInput> =
  /* @__PURE__ */ schema<SetDraftOrderBusinessLocationInput>()(() =>
    z.looseObject({
      draftOrderId: idText(),
      businessLocation: newOrderSchema().shape.businessLocation.unwrap(),
    }),
  )

export const setDraftOrderTaxExemptionInputSchema: Schema<SetDraftOrderTaxExemptionInput> =
  /* @__PURE__ */ schema<SetDraftOrderTaxExemptionInput>()(() =>
    z.looseObject({ draftOrderId: idText(), taxExempt: z.boolean() }),
  )

export const updateDraftOrderExtendedFieldsInputSchema: Schema<UpdateDraftOrderExtendedFieldsInput> =
  /* @__PURE__ */ schema<UpdateDraftOrderExtendedFieldsInput>()(() =>
    z.looseObject({
      id: idText(),
      namespace: z.string().min(1).max(164),
      namespaceData: z.record(z.string(), z.unknown()),
    }),
  )

export const draftOrderDetailSchemas: readonly OperationSchema[] = [
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
