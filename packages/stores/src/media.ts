import type { Open } from '@frontdesk/core'

/** Every kind of file of a product. */
export const mediaTypes = ['image', 'video', 'audio', 'document', 'zip'] as const

/** The type of a media file. */
export type MediaType = Open<(typeof mediaTypes)[number]>

/** Pictures and other files of a product, a choice or a collection. */
export interface ProductMedia {
  /** The picture that stands for the product in lists. */
  mainMedia?: ProductMediaItem
  items?: ProductMediaItem[]
}

/** A picture or a video of a product. */
export interface ProductMediaItem {
  id?: string
  title?: string
  mediaType?: MediaType
  /** Present with media type `image`. */
  image?: MediaFile
  /** Present with media type `video`: the same video in several sizes. */
  video?: { files?: MediaFile[]; stillFrameMediaId?: string }
  /** Small preview of the picture or video. */
  thumbnail?: MediaFile
}

/** A file that a browser can load. */
export interface MediaFile {
  url?: string
  /** Pixels. */
  width?: number
  /** Pixels. */
  height?: number
  /** File format, such as `jpg`. */
  format?: string
  /** Description of the picture for people who do not see it. */
  altText?: string
}
