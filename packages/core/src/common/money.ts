/** An amount in the currency of the order, as decimal text. The client never computes with it. */
export interface Price {
  /** Decimal text: `"12.50"`. */
  amount: string
  /** The formatted amount, in the customer's language. */
  formattedAmount?: string
}

/** An amount in the currency of the business and in that of the customer. */
export interface MultiCurrencyPrice extends Price {
  /** In the customer's currency. */
  convertedAmount?: string
  /** The converted amount with its currency symbol, for display. */
  formattedConvertedAmount?: string
}

/** An amount with its currency. */
export interface Money {
  /** Decimal text: `"12.50"`. */
  value: string
  /** Three-letter currency code, ISO 4217. */
  currency: string
  /** The amount with its currency symbol, for display. Only in responses. */
  formattedValue?: string
}
