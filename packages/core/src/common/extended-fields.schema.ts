import * as z from 'zod'
import { type Schema, schema } from '../typed.schema.ts'

const maybe = z.exactOptional

/** Apps name their fields themselves; the fields of each namespace stand in an object. */
const namespaceSchema = (): z.ZodType => z.record(z.string(), z.unknown())

/** The fields that apps keep in an entity, by the namespaces of the apps. */
export const extendedFieldsSchema: Schema<{ namespaces?: Record<string, unknown> }> = /* @__PURE__ */ schema<{
  namespaces?: Record<string, unknown>
}>()(() => z.looseObject({ namespaces: maybe(z.record(z.string(), namespaceSchema())) }))
