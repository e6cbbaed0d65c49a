/** An amount in the currency of the order. Decimal text, never computed with on the client. */
export interface Price {
  /** Decimal text: `"12.50"`. */
  amount: string
  /** The amount as text for people, in the customer's language. */
  formattedAmount?: string
}

/** An amount in the currency of the business and in that of the customer. */
export interface MultiCurrencyPrice extends Price {
  /** In the customer's currency. */
  convertedAmount?: string
  /** The converted amount with its currency symbol, ready to be shown. */
  formattedConvertedAmount?: string
}

/** An amount with its currency. */
export interface Money {
  /** Decimal text: `"12.50"`. */
  value: string
  /** Three letters, ISO 4217. */
  currency: string
  /** The amount with its currency symbol, ready to be shown. Only in answers. */
  formattedValue?: string
}
