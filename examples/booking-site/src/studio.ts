/** The facts about the business that the site knows without asking the platform. */
export const studio = {
  name: 'Harbour Studio',
  /** All times on the site are those of the studio's clock. */
  timeZone: 'Europe/Lisbon',
  currency: 'EUR',
  /** For how long the platform keeps a time that is in the cart, in minutes. */
  holdMinutes: 15,
  /** The country that goods are sent to until the customer gives an address at the checkout. */
  country: 'PT',
  /** The delivery method of customers who collect their goods. */
  pickupCode: 'pickup',
  /** The delivery method of customers who have their goods sent. */
  shippingCode: 'standard',
} as const
