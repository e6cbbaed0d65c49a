/** The SEO data of a page, such as the page of a service or a product. */
export interface SeoData {
  tags?: SeoTag[]
  /** Settings that are not expressed as tags. */
  settings?: {
    /** Whether previous URLs of the page are not redirected to the new one. */
    preventAutoRedirect?: boolean
    /** At most five keywords. */
    keywords?: {
      /** The keyword or phrase that people search for. */
      term?: string
      /** Whether it is the main keyword. */
      isMain?: boolean
      /** Origin of the keyword; at most 1,000 characters. */
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
  /** Settings of the tag itself, by name. */
  meta?: Record<string, unknown>
  /** Content of the tag. */
  children?: string
  /** Whether the tag is a custom one. */
  custom?: boolean
  /** Whether the tag is omitted from the page. */
  disabled?: boolean
}
