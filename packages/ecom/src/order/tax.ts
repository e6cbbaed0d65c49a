import type { Open, Price } from '@frontdesk/core'

/** All types of tax authorities. */
export const jurisdictionTypes = ['COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'] as const

/** The authority that a tax is paid to. */
export type JurisdictionType = Open<(typeof jurisdictionTypes)[number]>

/** One of the taxes of a line, a delivery or a fee. */
export interface LineItemTax {
  /** Name of the tax, such as `VAT`. */
  taxName?: string
  /** Type of the tax, from the calculator. */
  taxType?: string
  /** Name of the authority that the tax is paid to. */
  jurisdiction?: string
  jurisdictionType?: JurisdictionType
  /** Decimal text: `"0.23"`. */
  rate?: string
  /** Amount of this tax. */
  taxAmount?: Price
  /** Amount that the tax is calculated from. */
  taxableAmount?: Price
  /** Amount that this tax is not charged on. */
  nonTaxableAmount?: Price
}

/** The taxes of a line, a delivery or a fee. */
export interface LineItemTaxInfo {
  /** Amount of all taxes together. */
  taxAmount?: Price
  /** Amount that the tax is calculated from. */
  taxableAmount?: Price
  /** Decimal text: `"0.23"`. */
  taxRate?: string
  taxGroupId?: string
  /** Whether the price includes the tax. */
  taxIncludedInPrice?: boolean
  /** Each tax by itself. */
  taxBreakdown?: LineItemTax[]
}

/** The taxes of an order. */
export interface OrderTaxInfo {
  /** Sum of the taxes. */
  totalTax?: Price
  /** Whether no tax is charged. */
  taxExempt?: boolean
  /** Each tax, summed over the order. */
  taxBreakdown?: {
    /** Name of the tax, such as `VAT`. */
    taxName?: string
    /** Type of the tax, from the calculator. */
    taxType?: string
    /** Name of the authority that the tax is paid to. */
    jurisdiction?: string
    jurisdictionType?: JurisdictionType
    /** Decimal text: `"0.23"`. */
    rate?: string
    /** Amount of this tax, summed over the lines. */
    aggregatedTaxAmount?: Price
    /** Amount that this tax is calculated from, summed over the lines. */
    aggregatedTaxableAmount?: Price
  }[]
}
