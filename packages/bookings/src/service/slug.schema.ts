import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { slugErrors } from './page.ts'
import { serviceSchema, slugSchema } from './model.schema.ts'
import {
  type ServiceSlug,
  setCustomSlug,
  type SetCustomSlugInput,
  type SlugValidation,
  validateSlug,
  type ValidateSlugInput,
} from './slug.ts'

const maybe = z.exactOptional
const mostCharacters = 500

export const validateSlugInputSchema: Schema<ValidateSlugInput> = /* @__PURE__ */ schema<ValidateSlugInput>()(
  () => z.looseObject({ serviceId: z.string().min(1), slug: z.string().max(mostCharacters) }),
)

export const slugValidationSchema: Schema<SlugValidation> = /* @__PURE__ */ schema<SlugValidation>()(
  (oneOf) =>
    z.looseObject({
      valid: z.boolean(),
      slug: maybe(z.string()),
      errors: maybe(z.array(oneOf(slugErrors))),
    }),
)

export const setCustomSlugInputSchema: Schema<SetCustomSlugInput> =
  /* @__PURE__ */ schema<SetCustomSlugInput>()(() =>
    z.looseObject({ serviceId: z.string().min(1), slug: z.string().max(mostCharacters) }),
  )

export const serviceSlugSchema: Schema<ServiceSlug> = /* @__PURE__ */ schema<ServiceSlug>()((oneOf) =>
  z.looseObject({ slug: maybe(slugSchema()), service: serviceSchema(oneOf) }),
)

export const serviceSlugSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(validateSlug, validateSlugInputSchema, slugValidationSchema),
  /* @__PURE__ */ operationSchema(setCustomSlug, setCustomSlugInputSchema, serviceSlugSchema),
]
