import * as z from 'zod'
import { type ObjectSchema, schema } from '../typed.schema.ts'
import type { Tags } from './tags.ts'

const maybe = z.exactOptional

/** Tags as the platform returns them. */
export const tagsSchema: ObjectSchema<Tags> = /* @__PURE__ */ schema<Tags>()(() =>
  z.looseObject({
    privateTags: maybe(z.looseObject({ tagIds: maybe(z.array(z.string())) })),
    tags: maybe(z.looseObject({ tagIds: maybe(z.array(z.string())) })),
  }),
)

const tagIds = () => z.looseObject({ tagIds: maybe(z.array(z.string().max(5)).max(100)) })

/** Tags as a caller may write them. */
export const tagsInputSchema: ObjectSchema<Tags> = /* @__PURE__ */ schema<Tags>()(() =>
  z.looseObject({ privateTags: maybe(tagIds()), tags: maybe(tagIds()) }),
)
