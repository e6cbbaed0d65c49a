import type { Open } from '@frontdesk/core'

/** Every kind of file of a product. */
export const mediaTypes = ['image', 'video', 'audio', 'document', 'zip'] as const

/** What kind of file it is. */
export type MediaType = Open<(typeof mediaTypes)[number]>

/** Pictures and other files of a product, a choice or a collection. */
export interface ProductMedia {
  mainMedia?: ProductMediaItem
  items?: ProductMediaItem[]
}

export interface ProductMediaItem {
  id?: string
  title?: string
  mediaType?: MediaType
  /** With media type `image`. */
  image?: MediaFile
  /** With media type `video`: the same video in several sizes. */
  video?: { files?: MediaFile[]; stillFrameMediaId?: string }
  thumbnail?: MediaFile
}

/** A file that a browser can load. */
export interface MediaFile {
  url?: string
  /** Pixels. */
  width?: number
  /** Pixels. */
  height?: number
  /** Such as `jpg`. */
  format?: string
  /** What the picture shows, for people who do not see it. */
  altText?: string
}
