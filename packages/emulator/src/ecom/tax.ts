/** The tax that all prices include: Portuguese VAT. */
export const taxName = 'VAT'

/** The tax rate in per cent. */
export const taxPercentage = 23

/** The tax rate as a part of one, in decimal text. */
export const taxRate: string = String(taxPercentage / 100)

export const taxJurisdiction = 'Portugal'
