import type { Address } from '@frontdesk/core'
import type { TaxCalculatorDetails } from '@frontdesk/ecom'

/** The calculator of the rates that the business sets. */
export const manualCalculatorId = '5e7a1ce0-0000-4000-8050-000000000001'

/** The calculator that knows the rates of some countries. */
export const automaticCalculatorId = '5e7a1ce0-0000-4000-8050-000000000002'

/** One of the taxes that are collected at an address. */
export interface TaxRate {
  readonly name: string
  readonly type: string
  readonly jurisdiction: string
  readonly jurisdictionType: 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL'
  /** A part of one, decimal text: `0.23`. */
  readonly rate: string
}

const valueAddedTax = (jurisdiction: string, rate: string): readonly TaxRate[] => [
  { name: 'VAT', type: 'VAT', jurisdiction, jurisdictionType: 'COUNTRY', rate },
]

const salesTax = (
  jurisdiction: string,
  jurisdictionType: TaxRate['jurisdictionType'],
  rate: string,
): TaxRate => ({ name: `${jurisdiction} tax`, type: 'Sales Tax', jurisdiction, jurisdictionType, rate })

/** The rates that the automatic calculator knows, by country and by state. They are examples of the shape of real ones. */
const countryRates: Readonly<Record<string, readonly TaxRate[]>> = {
  PT: valueAddedTax('Portugal', '0.23'),
  ES: valueAddedTax('Spain', '0.21'),
  FR: valueAddedTax('France', '0.2'),
  DE: valueAddedTax('Germany', '0.19'),
  GB: valueAddedTax('United Kingdom', '0.2'),
}

const stateRates: Readonly<Record<string, readonly TaxRate[]>> = {
  'US-CA': [salesTax('California', 'STATE', '0.06'), salesTax('Los Angeles County', 'COUNTY', '0.0125')],
  'US-NY': [
    salesTax('New York State', 'STATE', '0.04'),
    salesTax('New York City', 'CITY', '0.045'),
    salesTax('Metropolitan Commuter District', 'SPECIAL', '0.00375'),
  ],
  'US-OR': [],
}

/** Countries whose taxes depend on the state. */
const countriesByState = ['US']

/** The second part of an ISO 3166-2 code, whichever way it is written: `CA` of `US-CA`. */
export const subdivisionOf = ({ subdivision = '' }: Pick<Address, 'subdivision'>): string =>
  subdivision.replace(/^[A-Z]{2}-/, '')

/** The taxes at an address, or the reason why the automatic calculator cannot tell them. */
export const automaticRates = (
  address: Address,
): readonly TaxRate[] | 'MISSING_SUBDIVISION_IN_ADDRESS' | 'UNSUPPORTED_COUNTRY' => {
  const { country = '' } = address
  if (!countriesByState.includes(country)) return countryRates[country] ?? 'UNSUPPORTED_COUNTRY'
  const subdivision = subdivisionOf(address)
  if (!subdivision) return 'MISSING_SUBDIVISION_IN_ADDRESS'
  return stateRates[`${country}-${subdivision}`] ?? 'UNSUPPORTED_COUNTRY'
}

/** Whether the automatic calculator knows rates of a country. */
const supports = (country: string): boolean =>
  country in countryRates || Object.keys(stateRates).some((state) => state.startsWith(`${country}-`))

/** Countries that the automatic calculator is often asked for and knows no rates of. */
const unsupportedCountries = ['AU', 'BR', 'CA', 'IN', 'JP', 'MX'].filter((country) => !supports(country))

/** The calculators that a tax region can name. */
export const taxCalculators: readonly TaxCalculatorDetails[] = [
  { appId: manualCalculatorId, displayName: 'Manual rates', unsupportedCountries: [] },
  { appId: automaticCalculatorId, displayName: 'Automatic rates', unsupportedCountries },
]

/** Whether a calculator can tax sales in a country; `undefined` when there is no such calculator. */
export const canCalculate = (calculatorId: string, country: string): boolean | undefined => {
  if (calculatorId === manualCalculatorId) return true
  return calculatorId === automaticCalculatorId ? supports(country) : undefined
}
