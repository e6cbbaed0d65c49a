/** The data that search engines are told about a page: of a service, of a product. */
export interface SeoData {
  tags?: SeoTag[]
  /** Settings that stand in no tag. */
  settings?: {
    /** Whether an earlier address of the page does not lead to the new one by itself. */
    preventAutoRedirect?: boolean
    /** At most five. */
    keywords?: {
      /** The word or words that people search for. */
      term?: string
      /** Whether it is the most important one. */
      isMain?: boolean
      /** The author of the word; at most 1,000 characters. */
      origin?: string
    }[]
  }
}

/** A tag in the head of a page. */
export interface SeoTag {
  /** `title`, `meta`, `script` or `link`. */
  type?: string
  /** Attributes of the tag, by name. */
  props?: Record<string, unknown>
  /** Settings about the tag itself, by name. */
  meta?: Record<string, unknown>
  /** The text between the opening and the closing tag. */
  children?: string
  /** Whether it was added by hand. */
  custom?: boolean
  /** Whether it is left out of the page. */
  disabled?: boolean
}
