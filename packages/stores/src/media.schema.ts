import { schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import type { MediaFile, ProductMedia, ProductMediaItem } from './media.ts'
import { openEnum } from './price.schema.ts'

const maybe = z.exactOptional

export const mediaFileSchema: Schema<MediaFile> = /* @__PURE__ */ schema<MediaFile>()(() =>
  z.looseObject({
    url: maybe(z.string()),
    width: maybe(z.number()),
    height: maybe(z.number()),
    format: maybe(z.string()),
    altText: maybe(z.string()),
  }),
)

export const productMediaItemSchema: Schema<ProductMediaItem> = /* @__PURE__ */ schema<ProductMediaItem>()(
  () =>
    z.looseObject({
      id: maybe(z.string()),
      title: maybe(z.string()),
      mediaType: maybe(openEnum<NonNullable<ProductMediaItem['mediaType']>>()),
      image: maybe(mediaFileSchema()),
      video: maybe(
        z.looseObject({ files: maybe(z.array(mediaFileSchema())), stillFrameMediaId: maybe(z.string()) }),
      ),
      thumbnail: maybe(mediaFileSchema()),
    }),
)

export const productMediaSchema: Schema<ProductMedia> = /* @__PURE__ */ schema<ProductMedia>()(() =>
  z.looseObject({
    mainMedia: maybe(productMediaItemSchema()),
    items: maybe(z.array(productMediaItemSchema())),
  }),
)
