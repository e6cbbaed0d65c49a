import {
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { type Collection, getCollectionBySlug, type GetCollectionBySlugInput } from './collection.ts'
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

export const collectionSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getCollectionBySlug, getCollectionBySlugInputSchema, collectionSchema),
]
