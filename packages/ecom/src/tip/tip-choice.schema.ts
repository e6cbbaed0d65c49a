import {
  closed,
  decimalOf,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  getTipChoice,
  type GetTipChoiceInput,
  type NewTipChoice,
  previewTip,
  type PreviewTipInput,
  type TipChoice,
  tipTypes,
  updateTipChoice,
  type UpdateTipChoiceInput,
} from './tip-choice.ts'
import { tipLineItemSchema, tipSchema } from './tip.schema.ts'

const maybe = z.exactOptional

export const tipChoiceSchema: Schema<TipChoice> = /* @__PURE__ */ schema<TipChoice>()((oneOf) =>
  z.looseObject({ value: maybe(z.string()), tipType: maybe(oneOf(tipTypes)) }),
)

/** A tip as a caller may choose it. */
export const newTipChoiceSchema: Schema<NewTipChoice> = /* @__PURE__ */ schema<NewTipChoice>()((oneOf) =>
  z.looseObject({ value: decimalOf({ atLeast: '0' }), tipType: oneOf(tipTypes) }),
)

export const getTipChoiceInputSchema: Schema<GetTipChoiceInput> = /* @__PURE__ */ schema<GetTipChoiceInput>()(
  () => z.looseObject({ purchaseFlowId: z.string().min(1) }),
)

export const updateTipChoiceInputSchema: Schema<UpdateTipChoiceInput> =
  /* @__PURE__ */ schema<UpdateTipChoiceInput>()(() =>
    z.looseObject({ tipChoice: newTipChoiceSchema(closed), purchaseFlowId: z.string().min(1) }),
  )

export const previewTipInputSchema: Schema<PreviewTipInput> = /* @__PURE__ */ schema<PreviewTipInput>()(() =>
  z.looseObject({
    lineItemInfo: z
      .array(tipLineItemSchema(closed).extend({ price: maybe(decimalOf({ atLeast: '0' })) }))
      .min(1)
      .max(50),
    tipChoice: newTipChoiceSchema(closed),
    tipSettingsId: maybe(z.string().min(1)),
  }),
)

export const tipChoiceSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getTipChoice, getTipChoiceInputSchema, tipChoiceSchema),
  /* @__PURE__ */ operationSchema(updateTipChoice, updateTipChoiceInputSchema, tipChoiceSchema),
  /* @__PURE__ */ operationSchema(previewTip, previewTipInputSchema, tipSchema),
]
