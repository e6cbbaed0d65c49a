import { type Address, type ElevatedAuth, list, type Open, type Read, read, whole } from '@frontdesk/core'
import type { JurisdictionType } from '../order/tax.ts'

const prefix = '/billing'

/** Every source of a tax rate. */
export const taxRateTypes = ['NO_TAX_COLLECTED', 'MANUAL_RATE', 'AUTO_RATE', 'FALLBACK_RATE'] as const

/**
 * The source of a tax rate: no tax is collected at the address, the business has set the rate, the automatic calculator
 * provides it, or the calculator could not determine it and the rate of the business is used.
 */
export type TaxRateType = Open<(typeof taxRateTypes)[number]>

/** An address that a sale is taxed by. */
export type TaxAddress = Pick<
  Address,
  'country' | 'subdivision' | 'city' | 'postalCode' | 'addressLine' | 'addressLine2'
>

/** A line of a sale to tax. */
export interface TaxableLineItem {
  /** From 1 to 100 characters. */
  id: string
  /** At most 250 characters. */
  itemName?: string
  /** From 1 to 100,000; defaults to 1. */
  quantity?: number
  /** Price of one piece, decimal text. */
  price: string
  /** Stock-keeping unit, at most 40 characters. */
  itemCode?: string
  /** Defaults to the default group of the app. */
  taxGroupId?: string
  /** Id of the app whose catalog has the item. */
  appId?: string
  /** Whether the price contains the tax; defaults to the setting of the tax region. */
  taxIncludedInPrice?: boolean
  /** Index of the sale's address in `addresses`; for a sale between two addresses, of the destination. */
  addressIndex: {
    /** Zero-based index of the only address of the sale. */
    singleAddress?: number
    /** The two addresses of a sale that is sent from one to the other. */
    multipleAddresses?: {
      /** The address that the goods are sent from, counting from 0. */
      origin?: number
      /** The address that the goods are sent to, counting from 0. */
      destination?: number
    }
  }
}

/** Input of `calculateTax`. */
export interface CalculateTaxInput {
  /** Id of the calculation in your own system. */
  externalId?: string
  /** Three letters, ISO 4217; the currency of the business. */
  currency?: string
  /** From 1 to 3. */
  addresses: TaxAddress[]
  /** From 1 to 300. */
  lineItems: TaxableLineItem[]
}

/** One of the taxes of a line. Amounts are decimal text. */
export interface CalculatedTax {
  /** Name of the tax, such as `VAT`. */
  taxName?: string
  /** Type of the tax, as the calculator names it. */
  taxType?: string
  /** Name of the authority that the tax is paid to. */
  jurisdiction?: string
  jurisdictionType?: JurisdictionType
  /** A part of one as decimal text: `"0.23"`. */
  rate?: string
  /** Amount of this tax. */
  taxAmount?: string
  /** Amount that the tax is calculated from. */
  taxableAmount?: string
  /** Amount that this tax is not charged on. */
  nonTaxableAmount?: string
}

/** The taxes of a line. */
export interface LineItemTaxDetails {
  id?: string
  /** Name of the item, as the input has it. */
  itemName?: string
  quantity?: number
  /** Each tax by itself. */
  taxBreakdown?: CalculatedTax[]
  /** Price and taxes of the line, as decimal text. */
  taxSummary?: {
    /** Price of the line: unit price times quantity. */
    fullPrice?: string
    /** Amount of all taxes of the line. */
    taxAmount?: string
    /** Amount that the tax is calculated from. */
    taxableAmount?: string
    /** Id of the calculator that taxed the line; absent when no tax is collected. */
    appId?: string
  }
  /** The address of the sale, as in the input. */
  addressIndex?: TaxableLineItem['addressIndex']
  /** Whether the price includes the tax. */
  taxIncludedInPrice?: boolean
}

/** A calculation of taxes. */
export interface TaxCalculation {
  externalId?: string
  /** Three letters, ISO 4217. */
  currency?: string
  /** The addresses of the input. */
  addresses?: TaxAddress[]
  /** Sums over all lines, as decimal text. */
  taxSummary?: {
    /** All lines together. */
    totalAmount?: string
    /** Sum of the taxes. */
    totalTax?: string
    /** Sum of the amounts that tax is calculated from. */
    totalTaxableAmount?: string
    /** The part of the tax that is included in the prices. */
    totalTaxIncludedInPrice?: string
    /** Each tax, summed over the lines. */
    aggregatedTaxBreakdown?: {
      /** Name of the tax, such as `VAT`. */
      taxName?: string
      /** Type of the tax, as the calculator names it. */
      taxType?: string
      /** Name of the authority that the tax is paid to. */
      jurisdiction?: string
      jurisdictionType?: JurisdictionType
      /** A part of one as decimal text: `"0.23"`. */
      rate?: string
      /** Amount of this tax, summed over the lines. */
      aggregatedTaxAmount?: string
      /** Amount that this tax is calculated from, summed over the lines. */
      aggregatedTaxableAmount?: string
    }[]
  }
  lineItemTaxDetails?: LineItemTaxDetails[]
}

/**
 * Calculates the taxes of a sale from the tax regions of the business. A sale outside all regions is not taxed.
 *
 * @throws ApplicationError `INVALID_LINE_ITEM_ADDRESS_INDEX` when a line names no address of the input,
 * `MISSING_TAXABLE_ADDRESS` when a line names none at all, `MISSING_COUNTRY_IN_ADDRESS`, and
 * `MISSING_SUBDIVISION_IN_ADDRESS` when the automatic calculator needs the state of the address and no rate of the
 * business stands in.
 * @throws ValidationError for another currency than that of the business.
 * @throws ContextError without an elevated client.
 * @example
 * const { taxSummary } = await calculateTax(elevatedClient, {
 *   addresses: [{ country: 'PT' }],
 *   lineItems: [{ id: '1', price: '12.00', quantity: 2, addressIndex: { singleAddress: 0 } }],
 * })
 * @function
 */
export const calculateTax: Read<CalculateTaxInput, TaxCalculation, ElevatedAuth> = /* @__PURE__ */ read({
  id: 'ecom.taxCalculation.calculate',
  prefix,
  route: 'POST /v1/calculate-tax',
  elevated: true,
  response: /* @__PURE__ */ whole(),
})

/** A calculator of taxes. */
export interface TaxCalculatorDetails {
  appId?: string
  /** Name of the calculator for people. */
  displayName?: string
  /** Two letters each, ISO 3166-1. */
  unsupportedCountries?: string[]
}

/** Input of `listTaxCalculators`. */
export type ListTaxCalculatorsInput = Record<string, never>

/**
 * Lists the calculators for tax regions: the manual one, which uses the rates of the business, and those of apps.
 *
 * @throws ContextError without an elevated client.
 * @example
 * const [manual] = await listTaxCalculators(elevatedClient, {})
 * @function
 */
export const listTaxCalculators: Read<ListTaxCalculatorsInput, TaxCalculatorDetails[], ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'ecom.taxCalculation.listCalculators',
    prefix,
    route: 'GET /v1/list-tax-calculators',
    elevated: true,
    response: /* @__PURE__ */ list('taxCalculatorDetails'),
  })
