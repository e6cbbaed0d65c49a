import {
  closed,
  cursorQueryOf,
  decimalOf,
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
  addRegionToShippingOption,
  type AddRegionToShippingOptionInput,
  type ConditionalRate,
  createShippingOption,
  type CreateShippingOptionInput,
  deleteShippingOption,
  type DeleteShippingOptionInput,
  getShippingOption,
  type GetShippingOptionInput,
  type NewShippingOption,
  queryShippingOptions,
  type QueryShippingOptionsInput,
  removeRegionFromShippingOption,
  type RemoveRegionFromShippingOptionInput,
  shippingOperators,
  type ShippingOption,
  type ShippingOptionChange,
  type ShippingOptionFields,
  shippingRuleTypes,
  updateShippingOption,
  type UpdateShippingOptionInput,
} from './shipping-option.ts'

const maybe = z.exactOptional
export const conditionalRateSchema: ObjectSchema<ConditionalRate> = /* @__PURE__ */ schema<ConditionalRate>()(
  (oneOf) =>
    z.looseObject({
      amount: z.string(),
      conditions: maybe(
        z.array(
          z.looseObject({
            type: oneOf(shippingRuleTypes),
            value: z.string(),
            operator: oneOf(shippingOperators),
          }),
        ),
      ),
      multiplyByQuantity: maybe(z.boolean()),
    }),
)

export const shippingOptionSchema: ObjectSchema<ShippingOption> = /* @__PURE__ */ schema<ShippingOption>()(
  (oneOf) =>
    z.looseObject({
      id: z.string(),
      revision: maybe(z.string()),
      createdDate: maybe(z.date()),
      updatedDate: maybe(z.date()),
      deliveryRegionIds: maybe(z.array(z.string())),
      title: maybe(z.string()),
      estimatedDeliveryTime: maybe(z.string()),
      rates: maybe(z.array(conditionalRateSchema(oneOf))),
      extendedFields: maybe(extendedFieldsSchema()),
    }),
)

const rate = () =>
  z.looseObject({
    amount: decimalOf({ atLeast: '0' }),
    conditions: maybe(
      z
        .array(
          z.looseObject({
            type: closed(shippingRuleTypes),
            value: decimalOf({ atLeast: '0' }),
            operator: closed(shippingOperators),
          }),
        )
        .max(10),
    ),
    multiplyByQuantity: maybe(z.boolean()),
  })

/** The fields that a caller may write. */
export const newShippingOptionSchema: ObjectSchema<NewShippingOption> =
  /* @__PURE__ */ schema<NewShippingOption>()(() =>
    z.looseObject({
      deliveryRegionIds: maybe(z.array(z.string().min(1)).max(50)),
      title: z.string().min(1).max(1000),
      estimatedDeliveryTime: maybe(z.string().max(500)),
      rates: z.array(rate()).min(1).max(50),
      extendedFields: maybe(extendedFieldsSchema()),
    }),
  )

export const shippingOptionChangeSchema: Schema<ShippingOptionChange> =
  /* @__PURE__ */ schema<ShippingOptionChange>()(() =>
    newShippingOptionSchema()
      .exactPartial()
      .extend({ id: z.string().min(1), revision: z.string() }),
  )

/** The fields that shipping options can be filtered and sorted by. */
export const shippingOptionFields: QueryFields<ShippingOptionFields> =
  /* @__PURE__ */ queryFields<ShippingOptionFields>()({
    id: 'text',
    deliveryRegionIds: { of: 'list', operators: ['$hasAll', '$hasSome'], sort: false },
    estimatedDeliveryTime: 'text',
    createdDate: 'date',
    updatedDate: 'date',
  })

export const getShippingOptionInputSchema: Schema<GetShippingOptionInput> =
  /* @__PURE__ */ schema<GetShippingOptionInput>()(() =>
    z.looseObject({ shippingOptionId: z.string().min(1) }),
  )

export const queryShippingOptionsInputSchema: Schema<QueryShippingOptionsInput> =
  /* @__PURE__ */ schema<QueryShippingOptionsInput>()(() =>
    cursorQueryOf(shippingOptionFields, { mostSortOrders: 5 }),
  )

export const createShippingOptionInputSchema: Schema<CreateShippingOptionInput> =
  /* @__PURE__ */ schema<CreateShippingOptionInput>()(() =>
    z.looseObject({ shippingOption: newShippingOptionSchema() }),
  )

export const updateShippingOptionInputSchema: Schema<UpdateShippingOptionInput> =
  /* @__PURE__ */ schema<UpdateShippingOptionInput>()(() =>
    z.looseObject({
      shippingOption: shippingOptionChangeSchema(),
      fieldMask: maybe(z.array(z.string().min(1))),
    }),
  )

export const deleteShippingOptionInputSchema: Schema<DeleteShippingOptionInput> =
  /* @__PURE__ */ schema<DeleteShippingOptionInput>()(() =>
    z.looseObject({ shippingOptionId: z.string().min(1) }),
  )

const regionOfOption = () => ({
  shippingOptionId: z.string().min(1),
  deliveryRegionId: z.string().min(1),
  revision: z.string(),
})

export const addRegionToShippingOptionInputSchema: Schema<AddRegionToShippingOptionInput> =
  /* @__PURE__ */ schema<AddRegionToShippingOptionInput>()(() => z.looseObject(regionOfOption()))

export const removeRegionFromShippingOptionInputSchema: Schema<RemoveRegionFromShippingOptionInput> =
  /* @__PURE__ */ schema<RemoveRegionFromShippingOptionInput>()(() => z.looseObject(regionOfOption()))

export const shippingOptionSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getShippingOption, getShippingOptionInputSchema, shippingOptionSchema),
  /* @__PURE__ */ operationSchema(
    queryShippingOptions,
    queryShippingOptionsInputSchema,
    shippingOptionSchema,
  ),
  /* @__PURE__ */ operationSchema(
    createShippingOption,
    createShippingOptionInputSchema,
    shippingOptionSchema,
  ),
  /* @__PURE__ */ operationSchema(
    updateShippingOption,
    updateShippingOptionInputSchema,
    shippingOptionSchema,
  ),
  /* @__PURE__ */ operationSchema(deleteShippingOption, deleteShippingOptionInputSchema),
  /* @__PURE__ */ operationSchema(
    addRegionToShippingOption,
    addRegionToShippingOptionInputSchema,
    shippingOptionSchema,
  ),
  /* @__PURE__ */ operationSchema(
    removeRegionFromShippingOption,
    removeRegionFromShippingOptionInputSchema,
    shippingOptionSchema,
  ),
]
