import * as z from 'zod'
import { type ObjectSchema, schema } from '../typed.schema.ts'
import type { SeoData } from './seo.ts'

const maybe = z.exactOptional

/** The SEO data of a page, as the platform returns it and as a caller may write it. */
export const seoDataSchema: ObjectSchema<SeoData> = /* @__PURE__ */ schema<SeoData>()(() =>
  z.looseObject({
    tags: maybe(
      z.array(
        z.looseObject({
          type: maybe(z.string()),
          props: maybe(z.record(z.string(), z.unknown())),
          meta: maybe(z.record(z.string(), z.unknown())),
          children: maybe(z.string()),
          custom: maybe(z.boolean()),
          disabled: maybe(z.boolean()),
        }),
      ),
    ),
    settings: maybe(
      z.looseObject({
        preventAutoRedirect: maybe(z.boolean()),
        keywords: maybe(
          z
            .array(
              z.looseObject({
                term: maybe(z.string()),
                isMain: maybe(z.boolean()),
                origin: maybe(z.string().max(1000)),
              }),
            )
            .max(5),
        ),
      }),
    ),
  }),
)
