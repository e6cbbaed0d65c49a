/** A picture. Width and height are those of the original, in pixels. */
export interface Image {
  /** URL that a browser can load. */
  url: string
  /** Id in the media store; absent for a picture that is stored elsewhere. */
  id?: string
  /** Original name of the uploaded file. */
  filename?: string
  width?: number
  height?: number
  /** Alternative text, for people who cannot see the picture. */
  altText?: string
}

/** A picture with the details that orders contain. */
export interface DetailedImage extends Image {
  /** Time at which the URL expires. */
  urlExpirationDate?: Date
  /** The point that stays visible when the picture is cropped, as fractions of width and height. */
  focalPoint?: {
    /** Distance from the left edge, in pixels of the original. */
    x: number
    /** Distance from the top edge, in pixels of the original. */
    y: number
  }
}
