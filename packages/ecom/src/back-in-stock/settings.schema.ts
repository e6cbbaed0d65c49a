import {
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type BackInStockSettings,
  getBackInStockSettings,
  type GetBackInStockSettingsInput,
  startCollectingBackInStockRequests,
  stopCollectingBackInStockRequests,
} from './settings.ts'

export const backInStockSettingsSchema: ObjectSchema<BackInStockSettings> =
  /* @__PURE__ */ schema<BackInStockSettings>()(() =>
    z.looseObject({
      collectionStates: z.array(z.looseObject({ appId: z.string(), collectingRequests: z.boolean() })),
    }),
  )

export const getBackInStockSettingsInputSchema: Schema<GetBackInStockSettingsInput> =
  /* @__PURE__ */ schema<GetBackInStockSettingsInput>()(() => z.record(z.string(), z.never()))

const appIdSchema: Schema<{ appId: string }> = /* @__PURE__ */ schema<{ appId: string }>()(() =>
  z.looseObject({ appId: z.string().min(1) }),
)

export const backInStockSettingsSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    getBackInStockSettings,
    getBackInStockSettingsInputSchema,
    backInStockSettingsSchema,
  ),
  /* @__PURE__ */ operationSchema(startCollectingBackInStockRequests, appIdSchema, backInStockSettingsSchema),
  /* @__PURE__ */ operationSchema(stopCollectingBackInStockRequests, appIdSchema, backInStockSettingsSchema),
]
