import type { Address } from '@frontdesk/core'
import type { ManualTaxMapping, TaxRegion } from '@frontdesk/ecom'
import {
  allocate,
  type Amount,
  percent,
  percentageOf,
  percentWithin,
  subtract,
  sumOfFactors,
} from '../../kernel/money.ts'
import type { Context } from '../catalog.ts'
import { automaticCalculatorId, automaticRates, type TaxRate } from './calculators.ts'
import { manualTaxMappingEntity } from './manual-tax-mapping.ts'
import { taxRegionOf } from './tax-region.ts'

/** One of the taxes of a price. */
export interface Tax {
  readonly rate: TaxRate
  readonly amount: Amount
}

/** The taxes of a price. */
export interface TaxedPrice {
  readonly rateType: 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE'
  /** Whether the price contains the tax. */
  readonly included: boolean
  /** All rates together, a part of one in decimal text. */
  readonly rate: string
  /** All taxes together. */
  readonly tax: Amount
  /** The price without tax. */
  readonly taxable: Amount
  readonly taxes: readonly Tax[]
  /** The calculator that taxed the price. */
  readonly calculatorId?: string | undefined
}

/** The rates for a tax group in a region, and their source; or the reason why they are not known. */
interface Rates {
  readonly rateType: TaxedPrice['rateType']
  readonly rates: readonly TaxRate[]
}

const manualRate = ({
  taxName,
  taxType = 'Tax',
  jurisdiction = '',
  jurisdictionType = 'COUNTRY',
  taxRate = '0',
}: ManualTaxMapping): TaxRate => ({
  name: taxName ?? taxType,
  type: taxType,
  jurisdiction,
  jurisdictionType: jurisdictionType as TaxRate['jurisdictionType'],
  rate: taxRate,
})

/**
 * The rates of a tax group at an address. Where the automatic calculator cannot tell, the rate that the business has set
 * stands in.
 */
const ratesOf = (
  context: Context,
  region: TaxRegion,
  address: Address,
  taxGroupId: string,
): Rates | 'MISSING_SUBDIVISION_IN_ADDRESS' => {
  const mapping = manualTaxMappingEntity
    .in(context)
    .find((own) => own.taxRegionId === region.id && own.taxGroupId === taxGroupId)
  const manual = mapping ? [manualRate(mapping)] : []
  if (region.appId !== automaticCalculatorId)
    return mapping ? { rateType: 'MANUAL_RATE', rates: manual } : { rateType: 'NO_TAX_COLLECTED', rates: [] }
  const known = automaticRates(address)
  if (typeof known !== 'string') return { rateType: 'AUTO_RATE', rates: known }
  if (mapping) return { rateType: 'FALLBACK_RATE', rates: manual }
  return known === 'MISSING_SUBDIVISION_IN_ADDRESS' ? known : { rateType: 'NO_TAX_COLLECTED', rates: [] }
}

/** A price to tax. */
export interface Sale {
  readonly price: Amount
  readonly address: Address
  readonly taxGroupId: string
  /** Whether the price contains the tax; defaults to the setting of the region. */
  readonly included?: boolean | undefined
}

/**
 * Taxes a price by the address of the sale. The taxes add up to the whole tax, which is rounded once.
 * `MISSING_SUBDIVISION_IN_ADDRESS` says that the state of the address decides and is not given.
 */
export const taxSale = (
  context: Context,
  { price, address, taxGroupId, included: given }: Sale,
): TaxedPrice | 'MISSING_SUBDIVISION_IN_ADDRESS' => {
  const region = taxRegionOf(context, address)
  const found = region && ratesOf(context, region, address, taxGroupId)
  if (found === 'MISSING_SUBDIVISION_IN_ADDRESS') return found
  const { rateType = 'NO_TAX_COLLECTED', rates = [] } = found ?? {}
  const included = given ?? region?.taxIncludedInPrice ?? true
  const rate = sumOfFactors(rates.map((own) => own.rate))
  const tax = (included ? percentWithin : percent)(price, percentageOf(rate))
  const parts = rates.length
    ? allocate(
        tax,
        rates.map((own) => own.rate),
      )
    : []
  return {
    rateType,
    included,
    rate,
    tax,
    taxable: included ? subtract(price, tax) : price,
    taxes: rates.flatMap((own, index) => {
      const amount = parts[index]
      return amount ? [{ rate: own, amount }] : []
    }),
    ...(rateType !== 'NO_TAX_COLLECTED' && { calculatorId: region?.appId }),
  }
}
