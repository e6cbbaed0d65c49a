import type { Open, Price } from '@frontdesk/core'

/** Every type of authority that a tax is paid to. */
export const jurisdictionTypes = ['COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'] as const

/** The authority that a tax is paid to. */
export type JurisdictionType = Open<(typeof jurisdictionTypes)[number]>

/** One of the taxes of a line, a delivery or a fee. */
export interface LineItemTax {
  taxName?: string
  taxType?: string
  jurisdiction?: string
  jurisdictionType?: JurisdictionType
  /** Decimal text: `"0.23"`. */
  rate?: string
  taxAmount?: Price
  taxableAmount?: Price
  nonTaxableAmount?: Price
}

/** The taxes of a line, a delivery or a fee. */
export interface LineItemTaxInfo {
  taxAmount?: Price
  taxableAmount?: Price
  /** Decimal text: `"0.23"`. */
  taxRate?: string
  taxGroupId?: string
  taxIncludedInPrice?: boolean
  taxBreakdown?: LineItemTax[]
}

/** The taxes of an order. */
export interface OrderTaxInfo {
  totalTax?: Price
  taxExempt?: boolean
  taxBreakdown?: {
    taxName?: string
    taxType?: string
    jurisdiction?: string
    jurisdictionType?: JurisdictionType
    /** Decimal text: `"0.23"`. */
    rate?: string
    aggregatedTaxAmount?: Price
    aggregatedTaxableAmount?: Price
  }[]
}
