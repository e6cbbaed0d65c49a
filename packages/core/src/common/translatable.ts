/** Text in the language of the business and in that of the customer. */
export interface Translatable {
  /** The text in the main language of the business. */
  original: string
  /** The text in the language of the customer, where a translation exists. */
  translated?: string
}
