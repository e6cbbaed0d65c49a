/** A picture. Width and height are of the original, in pixels. */
export interface Image {
  /** Address that a browser can load. */
  url: string
  /** Id in the media store; absent for a picture that lies elsewhere. */
  id?: string
  /** File name, as it was uploaded. */
  filename?: string
  width?: number
  height?: number
  /** What the picture shows, for people who do not see it. */
  altText?: string
}

/** A picture with what orders know of it beside. */
export interface DetailedImage extends Image {
  /** When the address stops working. */
  urlExpirationDate?: Date
  /** The point that stays visible when the picture is cropped, in parts of width and height. */
  focalPoint?: { x: number; y: number }
}
