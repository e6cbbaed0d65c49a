import {
  closed,
  cursorQueryOf,
  extendedFieldsSchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  createDefaultTipSettings,
  type CreateDefaultTipSettingsInput,
  createTipSettings,
  type CreateTipSettingsInput,
  deleteTipSettings,
  type DeleteTipSettingsInput,
  type NewDefaultTipSettings,
  type NewTipSettings,
  queryTipSettings,
  type QueryTipSettingsInput,
  staffDistributionMethods,
  tipPresetTypes,
  type TipSettings,
  type TipSettingsChange,
  type TipSettingsFields,
  updateTipSettings,
  type UpdateTipSettingsInput,
} from './tip-settings.ts'

const maybe = z.exactOptional

export const tipSettingsSchema: ObjectSchema<TipSettings> = /* @__PURE__ */ schema<TipSettings>()((oneOf) =>
  z.looseObject({
    id: z.string(),
    revision: maybe(z.string()),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    locationId: maybe(z.string()),
    paymentTerminalId: maybe(z.string()),
    userId: maybe(z.string()),
    tipType: maybe(oneOf(tipPresetTypes)),
    presets: maybe(z.array(z.looseObject({ value: z.number(), default: maybe(z.boolean()) }))),
    allowCustomerTip: maybe(z.boolean()),
    allowBusinessTipAtPayment: maybe(z.boolean()),
    allowCustomAmount: maybe(z.boolean()),
    allowEditDistribution: maybe(z.boolean()),
    autoTipOnCheckInEnabled: maybe(z.boolean()),
    autoTipOnCheckInPercentage: maybe(z.number()),
    staffDistributionMethod: maybe(oneOf(staffDistributionMethods)),
    default: maybe(z.boolean()),
    appId: maybe(z.string()),
    extendedFields: maybe(extendedFieldsSchema()),
  }),
)

/** Default tip settings as a caller may write them. */
export const newDefaultTipSettingsSchema: ObjectSchema<NewDefaultTipSettings> =
  /* @__PURE__ */ schema<NewDefaultTipSettings>()((oneOf) =>
    z.looseObject({
      tipType: oneOf(tipPresetTypes),
      presets: z
        .array(z.looseObject({ value: z.number().min(0), default: maybe(z.boolean()) }))
        .min(1)
        .max(3),
      allowCustomerTip: maybe(z.boolean()),
      allowBusinessTipAtPayment: maybe(z.boolean()),
      allowCustomAmount: maybe(z.boolean()),
      allowEditDistribution: maybe(z.boolean()),
      autoTipOnCheckInEnabled: maybe(z.boolean()),
      autoTipOnCheckInPercentage: maybe(z.number().min(0).max(100)),
      staffDistributionMethod: maybe(oneOf(staffDistributionMethods)),
      appId: maybe(z.string().min(1)),
      extendedFields: maybe(extendedFieldsSchema()),
    }),
  )

/** The fields that a caller may write. */
export const newTipSettingsSchema: ObjectSchema<NewTipSettings> = /* @__PURE__ */ schema<NewTipSettings>()(
  (oneOf) =>
    newDefaultTipSettingsSchema(oneOf).extend({
      locationId: maybe(z.string().min(1)),
      paymentTerminalId: maybe(z.string().min(1).max(30)),
      userId: maybe(z.string().min(1)),
    }),
)

export const tipSettingsChangeSchema: Schema<TipSettingsChange> = /* @__PURE__ */ schema<TipSettingsChange>()(
  (oneOf) =>
    newTipSettingsSchema(oneOf)
      .exactPartial()
      .extend({ id: z.string().min(1), revision: z.string() }),
)

/** The fields that tip settings can be filtered and sorted by. */
export const tipSettingsFields: QueryFields<TipSettingsFields> =
  /* @__PURE__ */ queryFields<TipSettingsFields>()({
    id: 'text',
    tipType: tipPresetTypes,
    locationId: 'text',
    paymentTerminalId: 'text',
    allowCustomerTip: 'boolean',
    allowBusinessTipAtPayment: 'boolean',
    allowCustomAmount: 'boolean',
    allowEditDistribution: 'boolean',
    default: 'boolean',
  })

export const queryTipSettingsInputSchema: Schema<QueryTipSettingsInput> =
  /* @__PURE__ */ schema<QueryTipSettingsInput>()(() =>
    cursorQueryOf(tipSettingsFields, { mostSortOrders: 10 }),
  )

export const createDefaultTipSettingsInputSchema: Schema<CreateDefaultTipSettingsInput> =
  /* @__PURE__ */ schema<CreateDefaultTipSettingsInput>()(() =>
    z.looseObject({ tipSettings: newDefaultTipSettingsSchema(closed) }),
  )

export const createTipSettingsInputSchema: Schema<CreateTipSettingsInput> =
  /* @__PURE__ */ schema<CreateTipSettingsInput>()(() =>
    z.looseObject({ tipSettings: newTipSettingsSchema(closed) }),
  )

export const updateTipSettingsInputSchema: Schema<UpdateTipSettingsInput> =
  /* @__PURE__ */ schema<UpdateTipSettingsInput>()(() =>
    z.looseObject({
      tipSettings: tipSettingsChangeSchema(closed),
      fieldMask: maybe(z.array(z.string().min(1))),
    }),
  )

export const deleteTipSettingsInputSchema: Schema<DeleteTipSettingsInput> =
  /* @__PURE__ */ schema<DeleteTipSettingsInput>()(() => z.looseObject({ tipSettingsId: z.string().min(1) }))

export const tipSettingsSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(queryTipSettings, queryTipSettingsInputSchema, tipSettingsSchema),
  /* @__PURE__ */ operationSchema(
    createDefaultTipSettings,
    createDefaultTipSettingsInputSchema,
    tipSettingsSchema,
  ),
  /* @__PURE__ */ operationSchema(createTipSettings, createTipSettingsInputSchema, tipSettingsSchema),
  /* @__PURE__ */ operationSchema(updateTipSettings, updateTipSettingsInputSchema, tipSettingsSchema),
  /* @__PURE__ */ operationSchema(deleteTipSettings, deleteTipSettingsInputSchema),
]
