import {
  cursorQueryOf,
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
  addDeliveryRegion,
  type AddDeliveryRegionInput,
  type DeliveryProfile,
  type DeliveryProfileFields,
  type DeliveryRegionChange,
  getDeliveryProfile,
  type GetDeliveryProfileInput,
  type NewDeliveryRegion,
  queryDeliveryProfiles,
  type QueryDeliveryProfilesInput,
  removeDeliveryRegion,
  type RemoveDeliveryRegionInput,
  updateDeliveryRegion,
  type UpdateDeliveryRegionInput,
} from './delivery-profile.ts'

const maybe = z.exactOptional
const id = (): z.ZodString => z.string().min(1)

export const deliveryProfileSchema: ObjectSchema<DeliveryProfile> = /* @__PURE__ */ schema<DeliveryProfile>()(
  () =>
    z.looseObject({
      id: z.string(),
      name: maybe(z.string()),
      default: maybe(z.boolean()),
      deliveryRegions: maybe(
        z.array(
          z.looseObject({
            id: z.string(),
            name: maybe(z.string()),
            active: maybe(z.boolean()),
            destinations: maybe(
              z.array(
                z.looseObject({
                  countryCode: z.string(),
                  subdivisions: maybe(z.array(z.string())),
                }),
              ),
            ),
            createdDate: maybe(z.date()),
          }),
        ),
      ),
      revision: maybe(z.string()),
      createdDate: maybe(z.date()),
      updatedDate: maybe(z.date()),
    }),
)

/** The fields that delivery profiles can be filtered and sorted by. */
export const deliveryProfileFields: QueryFields<DeliveryProfileFields> =
  /* @__PURE__ */ queryFields<DeliveryProfileFields>()({
    id: 'text',
    name: 'text',
    default: 'boolean',
    createdDate: 'date',
    updatedDate: 'date',
  })

export const newDeliveryRegionSchema: ObjectSchema<NewDeliveryRegion> =
  /* @__PURE__ */ schema<NewDeliveryRegion>()(() =>
    z.looseObject({
      name: z.string().min(1).max(256),
      active: maybe(z.boolean()),
      destinations: maybe(
        z
          .array(
            z.looseObject({
              countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, ISO 3166-1'),
              subdivisions: maybe(z.array(z.string().min(1).max(256)).max(100)),
            }),
          )
          .max(250),
      ),
    }),
  )

const deliveryRegionChangeSchema: Schema<DeliveryRegionChange> =
  /* @__PURE__ */ schema<DeliveryRegionChange>()(() =>
    newDeliveryRegionSchema().exactPartial().extend({ id: id() }),
  )

export const getDeliveryProfileInputSchema: Schema<GetDeliveryProfileInput> =
  /* @__PURE__ */ schema<GetDeliveryProfileInput>()(() => z.looseObject({ deliveryProfileId: id() }))

export const queryDeliveryProfilesInputSchema: Schema<QueryDeliveryProfilesInput> =
  /* @__PURE__ */ schema<QueryDeliveryProfilesInput>()(() =>
    cursorQueryOf(deliveryProfileFields, { mostSortOrders: 5 }),
  )

export const addDeliveryRegionInputSchema: Schema<AddDeliveryRegionInput> =
  /* @__PURE__ */ schema<AddDeliveryRegionInput>()(() =>
    z.looseObject({ deliveryProfileId: id(), deliveryRegion: newDeliveryRegionSchema() }),
  )

export const updateDeliveryRegionInputSchema: Schema<UpdateDeliveryRegionInput> =
  /* @__PURE__ */ schema<UpdateDeliveryRegionInput>()(() =>
    z.looseObject({ deliveryProfileId: id(), deliveryRegion: deliveryRegionChangeSchema() }),
  )

export const removeDeliveryRegionInputSchema: Schema<RemoveDeliveryRegionInput> =
  /* @__PURE__ */ schema<RemoveDeliveryRegionInput>()(() =>
    z.looseObject({ deliveryProfileId: id(), deliveryRegionId: id() }),
  )

export const deliveryProfileSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getDeliveryProfile, getDeliveryProfileInputSchema, deliveryProfileSchema),
  /* @__PURE__ */ operationSchema(
    queryDeliveryProfiles,
    queryDeliveryProfilesInputSchema,
    deliveryProfileSchema,
  ),
  /* @__PURE__ */ operationSchema(addDeliveryRegion, addDeliveryRegionInputSchema, deliveryProfileSchema),
  /* @__PURE__ */ operationSchema(
    updateDeliveryRegion,
    updateDeliveryRegionInputSchema,
    deliveryProfileSchema,
  ),
  /* @__PURE__ */ operationSchema(
    removeDeliveryRegion,
    removeDeliveryRegionInputSchema,
    deliveryProfileSchema,
  ),
]
