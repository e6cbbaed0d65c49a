import {
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  addProductsToCollection,
  type AddProductsToCollectionInput,
  type CollectionChange,
  createCollection,
  type CreateCollectionInput,
  deleteCollection,
  type DeleteCollectionInput,
  type NewCollection,
  removeProductsFromCollection,
  type RemoveProductsFromCollectionInput,
  updateCollection,
  type UpdateCollectionInput,
} from './collection-changes.ts'
import { collectionSchema } from './collection.schema.ts'

const maybe = z.exactOptional

/** The fields of a collection that a caller may write. */
export const newCollectionSchema: ObjectSchema<NewCollection> = /* @__PURE__ */ schema<NewCollection>()(() =>
  z.looseObject({
    name: z.string().min(1).max(50),
    description: maybe(z.string().max(600)),
    slug: maybe(z.string().min(1).max(100)),
    visible: maybe(z.boolean()),
  }),
)

export const collectionChangeSchema: Schema<CollectionChange> = /* @__PURE__ */ schema<CollectionChange>()(
  () =>
    newCollectionSchema()
      .exactPartial()
      .extend({ id: z.string().min(1).max(36) }),
)

export const createCollectionInputSchema: Schema<CreateCollectionInput> =
  /* @__PURE__ */ schema<CreateCollectionInput>()(() => z.looseObject({ collection: newCollectionSchema() }))

export const updateCollectionInputSchema: Schema<UpdateCollectionInput> =
  /* @__PURE__ */ schema<UpdateCollectionInput>()(() =>
    z.looseObject({ collection: collectionChangeSchema() }),
  )

export const deleteCollectionInputSchema: Schema<DeleteCollectionInput> =
  /* @__PURE__ */ schema<DeleteCollectionInput>()(() => z.looseObject({ id: z.string().min(1) }))

export const addProductsToCollectionInputSchema: Schema<AddProductsToCollectionInput> =
  /* @__PURE__ */ schema<AddProductsToCollectionInput>()(() =>
    z.looseObject({ id: z.string().min(1), productIds: z.array(z.string().min(1)).max(1000) }),
  )

export const removeProductsFromCollectionInputSchema: Schema<RemoveProductsFromCollectionInput> =
  addProductsToCollectionInputSchema

export const collectionChangeSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(createCollection, createCollectionInputSchema, collectionSchema),
  /* @__PURE__ */ operationSchema(updateCollection, updateCollectionInputSchema, collectionSchema),
  /* @__PURE__ */ operationSchema(deleteCollection, deleteCollectionInputSchema),
  /* @__PURE__ */ operationSchema(addProductsToCollection, addProductsToCollectionInputSchema),
  /* @__PURE__ */ operationSchema(removeProductsFromCollection, removeProductsFromCollectionInputSchema),
]
