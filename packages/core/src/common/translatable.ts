/** Text in the language of the business and in that of the customer. */
export interface Translatable {
  original: string
  translated?: string
}
