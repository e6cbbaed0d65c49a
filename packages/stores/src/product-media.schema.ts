import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  addProductMedia,
  type AddProductMediaInput,
  addProductMediaToChoices,
  type AddProductMediaToChoicesInput,
  type ChoiceMedia,
  type NewProductMedia,
  removeProductMedia,
  removeProductMediaFromChoices,
  type RemoveProductMediaFromChoicesInput,
  type RemoveProductMediaInput,
} from './product-media.ts'

const maybe = z.exactOptional

const name = (): z.ZodString => z.string().min(1).max(50)

const newProductMediaSchema: Schema<NewProductMedia> = /* @__PURE__ */ schema<NewProductMedia>()(() =>
  z.looseObject({
    mediaId: maybe(z.string().min(1)),
    url: maybe(z.url({ protocol: /^https?$/ })),
    choice: maybe(z.looseObject({ option: name(), choice: name() })),
  }),
)

const choiceMediaSchema: Schema<ChoiceMedia> = /* @__PURE__ */ schema<ChoiceMedia>()(() =>
  z.looseObject({ option: name(), choice: name(), mediaIds: z.array(z.string()).max(50) }),
)

export const addProductMediaInputSchema: Schema<AddProductMediaInput> =
  /* @__PURE__ */ schema<AddProductMediaInput>()(() =>
    z.looseObject({ id: z.string().min(1), media: z.array(newProductMediaSchema()).min(1).max(50) }),
  )

export const removeProductMediaInputSchema: Schema<RemoveProductMediaInput> =
  /* @__PURE__ */ schema<RemoveProductMediaInput>()(() =>
    z.looseObject({ id: z.string().min(1), mediaIds: maybe(z.array(z.string()).max(50)) }),
  )

export const addProductMediaToChoicesInputSchema: Schema<AddProductMediaToChoicesInput> =
  /* @__PURE__ */ schema<AddProductMediaToChoicesInput>()(() =>
    z.looseObject({ id: z.string().min(1), media: z.array(choiceMediaSchema()).min(1).max(10) }),
  )

export const removeProductMediaFromChoicesInputSchema: Schema<RemoveProductMediaFromChoicesInput> =
  addProductMediaToChoicesInputSchema

export const productMediaSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(addProductMedia, addProductMediaInputSchema),
  /* @__PURE__ */ operationSchema(removeProductMedia, removeProductMediaInputSchema),
  /* @__PURE__ */ operationSchema(addProductMediaToChoices, addProductMediaToChoicesInputSchema),
  /* @__PURE__ */ operationSchema(removeProductMediaFromChoices, removeProductMediaFromChoicesInputSchema),
]
