/** A picture. Width and height are of the original, in pixels. */
export interface Image {
  /** Address that a browser can load. */
  url: string
  /** Id in the media store; absent for a picture that is stored elsewhere. */
  id?: string
  /** File name, as it was uploaded. */
  filename?: string
  width?: number
  height?: number
  /** A description of the picture, for people who do not see it. */
  altText?: string
}

/** A picture with the details that orders have. */
export interface DetailedImage extends Image {
  /** The moment at which the address stops working. */
  urlExpirationDate?: Date
  /** The point that stays visible when the picture is cropped, in parts of width and height. */
  focalPoint?: {
    /** Distance from the left edge, in pixels of the original. */
    x: number
    /** Distance from the top edge, in pixels of the original. */
    y: number
  }
}
