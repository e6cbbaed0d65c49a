import * as z from 'zod'
import { type Schema, schema } from '../typed.schema.ts'
import type { BulkActionMetadata, BulkResult, ItemMetadata } from './bulk.ts'

const maybe = z.exactOptional

export const itemMetadataSchema: Schema<ItemMetadata> = /* @__PURE__ */ schema<ItemMetadata>()(() =>
  z.looseObject({
    id: maybe(z.string()),
    originalIndex: z.number(),
    success: z.boolean(),
    error: maybe(
      z.looseObject({
        code: z.string(),
        description: z.string(),
        data: maybe(z.record(z.string(), z.unknown())),
      }),
    ),
  }),
)

export const bulkActionMetadataSchema: Schema<BulkActionMetadata> =
  /* @__PURE__ */ schema<BulkActionMetadata>()(() =>
    z.looseObject({
      totalSuccesses: z.number(),
      totalFailures: z.number(),
      undetailedFailures: z.number(),
    }),
  )

/** Creates the schema of a bulk result from the schema of its entities. */
export const bulkResultSchemaOf = <T>(item: Schema<T>): Schema<BulkResult<T>> => {
  let built: z.ZodType<BulkResult<T>> | undefined
  return () =>
    (built ??= z.looseObject({
      results: z.array(z.looseObject({ itemMetadata: itemMetadataSchema(), item: maybe(item()) })),
      bulkActionMetadata: bulkActionMetadataSchema(),
    }) as z.ZodType as z.ZodType<BulkResult<T>>)
}
