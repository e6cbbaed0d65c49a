import {
  type ObjectSchema,
  offsetQueryOf,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type Collection,
  type CollectionFields,
  getCollection,
  getCollectionBySlug,
  type GetCollectionBySlugInput,
  type GetCollectionInput,
  queryCollections,
  type QueryCollectionsInput,
} from './collection.ts'
import { productMediaSchema } from './media.schema.ts'

const maybe = z.exactOptional

export const collectionSchema: ObjectSchema<Collection> = /* @__PURE__ */ schema<Collection>()((oneOf) =>
  z.looseObject({
    id: z.string(),
    name: maybe(z.string()),
    slug: maybe(z.string()),
    description: maybe(z.string()),
    visible: maybe(z.boolean()),
    numberOfProducts: maybe(z.number()),
    media: maybe(productMediaSchema(oneOf)),
    createdDate: maybe(z.date()),
    updatedDate: maybe(z.date()),
    lastUpdated: maybe(z.date()),
  }),
)

export const getCollectionBySlugInputSchema: Schema<GetCollectionBySlugInput> =
  /* @__PURE__ */ schema<GetCollectionBySlugInput>()(() =>
    z.looseObject({ slug: z.string().min(1).max(100) }),
  )

export const getCollectionInputSchema: Schema<GetCollectionInput> =
  /* @__PURE__ */ schema<GetCollectionInput>()(() => z.looseObject({ id: z.string().min(1) }))

/** The fields that collections can be filtered and sorted by. */
export const collectionFields: QueryFields<CollectionFields> =
  /* @__PURE__ */ queryFields<CollectionFields>()({ id: 'text', name: 'text' })

export const queryCollectionsInputSchema: Schema<QueryCollectionsInput> =
  /* @__PURE__ */ schema<QueryCollectionsInput>()(() => offsetQueryOf(collectionFields))

export const collectionSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getCollectionBySlug, getCollectionBySlugInputSchema, collectionSchema),
  /* @__PURE__ */ operationSchema(getCollection, getCollectionInputSchema, collectionSchema),
  /* @__PURE__ */ operationSchema(queryCollections, queryCollectionsInputSchema, collectionSchema),
]
