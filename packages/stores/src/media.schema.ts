import { type ObjectSchema, schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { type MediaFile, mediaTypes, type ProductMedia, type ProductMediaItem } from './media.ts'

const maybe = z.exactOptional

export const mediaFileSchema: ObjectSchema<MediaFile> = /* @__PURE__ */ schema<MediaFile>()(() =>
  z.looseObject({
    url: maybe(z.string()),
    width: maybe(z.number()),
    height: maybe(z.number()),
    format: maybe(z.string()),
    altText: maybe(z.string()),
  }),
)

export const productMediaItemSchema: ObjectSchema<ProductMediaItem> =
  /* @__PURE__ */ schema<ProductMediaItem>()((oneOf) =>
    z.looseObject({
      id: maybe(z.string()),
      title: maybe(z.string()),
      mediaType: maybe(oneOf(mediaTypes)),
      image: maybe(mediaFileSchema()),
      video: maybe(
        z.looseObject({ files: maybe(z.array(mediaFileSchema())), stillFrameMediaId: maybe(z.string()) }),
      ),
      thumbnail: maybe(mediaFileSchema()),
    }),
  )

export const productMediaSchema: ObjectSchema<ProductMedia> = /* @__PURE__ */ schema<ProductMedia>()(
  (oneOf) =>
    z.looseObject({
      mainMedia: maybe(productMediaItemSchema(oneOf)),
      items: maybe(z.array(productMediaItemSchema(oneOf))),
    }),
)
