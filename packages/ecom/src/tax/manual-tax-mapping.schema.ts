import {
  closed,
  cursorQueryOf,
  decimalOf,
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
  createManualTaxMapping,
  type CreateManualTaxMappingInput,
  deleteManualTaxMapping,
  type DeleteManualTaxMappingInput,
  getManualTaxMapping,
  type GetManualTaxMappingInput,
  type ManualTaxMapping,
  type ManualTaxMappingChange,
  type ManualTaxMappingFields,
  type NewManualTaxMapping,
  queryManualTaxMappings,
  type QueryManualTaxMappingsInput,
  updateManualTaxMapping,
  type UpdateManualTaxMappingInput,
} from './manual-tax-mapping.ts'
import { jurisdictionTypes } from '../order/tax.ts'

const maybe = z.exactOptional

export const manualTaxMappingSchema: ObjectSchema<ManualTaxMapping> =
  /* @__PURE__ */ schema<ManualTaxMapping>()((oneOf) =>
    z.looseObject({
      id: z.string(),
      revision: maybe(z.string()),
      createdDate: maybe(z.date()),
      updatedDate: maybe(z.date()),
      taxGroupId: maybe(z.string()),
      taxRegionId: maybe(z.string()),
      taxRate: maybe(z.string()),
      description: maybe(z.string()),
      taxType: maybe(z.string()),
      taxName: maybe(z.string()),
      jurisdiction: maybe(z.string()),
      jurisdictionType: maybe(oneOf(jurisdictionTypes)),
    }),
  )

/** The fields that a caller may write. */
export const newManualTaxMappingSchema: ObjectSchema<NewManualTaxMapping> =
  /* @__PURE__ */ schema<NewManualTaxMapping>()(() =>
    z.looseObject({
      taxGroupId: z.string().min(1),
      taxRegionId: z.string().min(1),
      taxRate: decimalOf({ atLeast: '0' }).regex(
        /^\d+(\.\d{1,6})?$/,
        'must have at most 6 digits after the point',
      ),
      description: maybe(z.string().max(1000)),
      taxType: maybe(z.string().max(200)),
      taxName: maybe(z.string().max(200)),
      jurisdiction: maybe(z.string().max(200)),
      jurisdictionType: maybe(closed(jurisdictionTypes)),
    }),
  )

export const manualTaxMappingChangeSchema: Schema<ManualTaxMappingChange> =
  /* @__PURE__ */ schema<ManualTaxMappingChange>()(() =>
    newManualTaxMappingSchema()
      .exactPartial()
      .extend({ id: z.string().min(1), revision: z.string() }),
  )

/** The fields that manual tax rates can be filtered and sorted by. */
export const manualTaxMappingFields: QueryFields<ManualTaxMappingFields> =
  /* @__PURE__ */ queryFields<ManualTaxMappingFields>()({
    id: 'text',
    taxGroupId: 'text',
    taxRegionId: 'text',
    createdDate: 'date',
    updatedDate: 'date',
  })

export const getManualTaxMappingInputSchema: Schema<GetManualTaxMappingInput> =
  /* @__PURE__ */ schema<GetManualTaxMappingInput>()(() =>
    z.looseObject({ manualTaxMappingId: z.string().min(1) }),
  )

export const queryManualTaxMappingsInputSchema: Schema<QueryManualTaxMappingsInput> =
  /* @__PURE__ */ schema<QueryManualTaxMappingsInput>()(() =>
    cursorQueryOf(manualTaxMappingFields, { mostSortOrders: 5 }),
  )

export const createManualTaxMappingInputSchema: Schema<CreateManualTaxMappingInput> =
  /* @__PURE__ */ schema<CreateManualTaxMappingInput>()(() =>
    z.looseObject({ manualTaxMapping: newManualTaxMappingSchema() }),
  )

export const updateManualTaxMappingInputSchema: Schema<UpdateManualTaxMappingInput> =
  /* @__PURE__ */ schema<UpdateManualTaxMappingInput>()(() =>
    z.looseObject({
      manualTaxMapping: manualTaxMappingChangeSchema(),
      fieldMask: maybe(z.array(z.string().min(1))),
    }),
  )

export const deleteManualTaxMappingInputSchema: Schema<DeleteManualTaxMappingInput> =
  /* @__PURE__ */ schema<DeleteManualTaxMappingInput>()(() =>
    z.looseObject({ manualTaxMappingId: z.string().min(1) }),
  )

export const manualTaxMappingSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    getManualTaxMapping,
    getManualTaxMappingInputSchema,
    manualTaxMappingSchema,
  ),
  /* @__PURE__ */ operationSchema(
    queryManualTaxMappings,
    queryManualTaxMappingsInputSchema,
    manualTaxMappingSchema,
  ),
  /* @__PURE__ */ operationSchema(
    createManualTaxMapping,
    createManualTaxMappingInputSchema,
    manualTaxMappingSchema,
  ),
  /* @__PURE__ */ operationSchema(
    updateManualTaxMapping,
    updateManualTaxMappingInputSchema,
    manualTaxMappingSchema,
  ),
  /* @__PURE__ */ operationSchema(deleteManualTaxMapping, deleteManualTaxMappingInputSchema),
]
