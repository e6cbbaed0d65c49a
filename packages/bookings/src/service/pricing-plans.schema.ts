import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { serviceSchema } from './model.schema.ts'
import {
  disablePricingPlansForService,
  type DisablePricingPlansInput,
  enablePricingPlansForService,
  type EnablePricingPlansInput,
} from './pricing-plans.ts'

const planIds = (most: number): z.ZodArray<z.ZodString> => z.array(z.string()).min(1).max(most)

export const enablePricingPlansInputSchema: Schema<EnablePricingPlansInput> =
  /* @__PURE__ */ schema<EnablePricingPlansInput>()(() =>
    z.looseObject({ serviceId: z.string().min(1), pricingPlanIds: planIds(100) }),
  )

export const disablePricingPlansInputSchema: Schema<DisablePricingPlansInput> =
  /* @__PURE__ */ schema<DisablePricingPlansInput>()(() =>
    z.looseObject({ serviceId: z.string().min(1), pricingPlanIds: planIds(75) }),
  )

export const servicePricingPlanSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(enablePricingPlansForService, enablePricingPlansInputSchema, serviceSchema),
  /* @__PURE__ */ operationSchema(
    disablePricingPlansForService,
    disablePricingPlansInputSchema,
    serviceSchema,
  ),
]
