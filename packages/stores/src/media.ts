import type { Open } from '@frontdesk/core'

/** All kinds of files of a product. */
export const mediaTypes = ['image', 'video', 'audio', 'document', 'zip'] as const

/** The type of a media file. */
export type MediaType = Open<(typeof mediaTypes)[number]>

/** Pictures and other files of a product, a choice or a collection. */
export interface ProductMedia {
  /** The main picture of the product in lists. */
  mainMedia?: ProductMediaItem
  items?: ProductMediaItem[]
}

/** A picture or a video of a product. */
export interface ProductMediaItem {
  id?: string
  title?: string
  mediaType?: MediaType
  /** Present for media type `image`. */
  image?: MediaFile
  /** Present for media type `video`: the same video in several sizes. */
  video?: { files?: MediaFile[]; stillFrameMediaId?: string }
  /** Small preview of the picture or video. */
  thumbnail?: MediaFile
}

/** A file that a browser can load. */
export interface MediaFile {
  url?: string
  /** Width in pixels. */
  width?: number
  /** Height in pixels. */
  height?: number
  /** File format, such as `jpg`. */
  format?: string
  /** Alternative text, for people who cannot see the picture. */
  altText?: string
}
