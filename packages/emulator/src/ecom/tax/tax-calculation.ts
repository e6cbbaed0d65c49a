import type { Address } from '@frontdesk/core'
import {
  calculateTax,
  type CalculateTaxInput,
  listTaxCalculators,
  type TaxableLineItem,
  type TaxCalculation,
} from '@frontdesk/ecom'
import { decline, refuse } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { currencyOf, multiply, round, sum, write, zero } from '../../kernel/money.ts'
import type { Context } from '../catalog.ts'
import { aggregateTaxes } from './aggregated-tax.ts'
import { taxCalculators } from './calculators.ts'
import { taxGroupOf } from './tax-group.ts'
import { taxSale, type TaxedPrice } from './tax-of-sale.ts'

/** The address that a line is taxed by: the only one, or the one that the goods go to. */
const addressOf = (
  addresses: CalculateTaxInput['addresses'],
  { id, addressIndex: { singleAddress, multipleAddresses } }: TaxableLineItem,
): Address => {
  const index = singleAddress ?? multipleAddresses?.destination ?? multipleAddresses?.origin
  if (index === undefined)
    throw decline(400, 'MISSING_TAXABLE_ADDRESS', `The line ${id} names no address`, { lineItemId: id })
  const address = addresses[index]
  if (!address)
    throw decline(
      400,
      'INVALID_LINE_ITEM_ADDRESS_INDEX',
      `The line ${id} names the address ${index} of ${addresses.length}`,
      {
        lineItemId: id,
        addressIndex: index,
      },
    )
  if (!address.country)
    throw decline(400, 'MISSING_COUNTRY_IN_ADDRESS', `The address ${index} has no country`, {
      addressIndex: index,
    })
  return address
}

const taxLine = (context: Context, input: CalculateTaxInput, line: TaxableLineItem): TaxedPrice => {
  const currency = currencyOf(context.business)
  const taxed = taxSale(context, {
    price: multiply(round(line.price, currency), line.quantity ?? 1),
    address: addressOf(input.addresses, line),
    taxGroupId: taxGroupOf(context, line.taxGroupId, line.appId),
    included: line.taxIncludedInPrice,
  })
  if (taxed === 'MISSING_SUBDIVISION_IN_ADDRESS')
    throw decline(400, taxed, `The taxes of the line ${line.id} depend on the state of its address`, {
      lineItemId: line.id,
    })
  return taxed
}

const calculate = (context: Context, input: CalculateTaxInput): TaxCalculation => {
  const currency = currencyOf(context.business)
  if (input.currency !== undefined && input.currency !== currency.code)
    throw refuse({
      field: 'currency',
      description: `must be ${currency.code}, the currency of the business`,
      violatedRule: 'INVALID_VALUE',
    })
  const lines = input.lineItems.map((line) => ({ line, taxed: taxLine(context, input, line) }))
  const total = (amounts: Parameters<typeof sum>[0]): string => write(sum(amounts, currency))
  const prices = lines.map(({ line }) => multiply(round(line.price, currency), line.quantity ?? 1))
  const none = write(zero(currency))
  return {
    ...(input.externalId !== undefined && { externalId: input.externalId }),
    currency: currency.code,
    addresses: input.addresses,
    taxSummary: {
      totalAmount: total(prices),
      totalTax: total(lines.map(({ taxed }) => taxed.tax)),
      totalTaxableAmount: total(lines.map(({ taxed }) => taxed.taxable)),
      totalTaxIncludedInPrice: total(
        lines.filter(({ taxed }) => taxed.included).map(({ taxed }) => taxed.tax),
      ),
      aggregatedTaxBreakdown: aggregateTaxes(lines.map(({ taxed }) => taxed)).map(
        ({ rate, amount, taxable }) => ({
          taxName: rate.name,
          taxType: rate.type,
          jurisdiction: rate.jurisdiction,
          jurisdictionType: rate.jurisdictionType,
          rate: rate.rate,
          aggregatedTaxAmount: write(amount),
          aggregatedTaxableAmount: write(taxable),
        }),
      ),
    },
    lineItemTaxDetails: lines.map(({ line, taxed }, index) => ({
      id: line.id,
      ...(line.itemName !== undefined && { itemName: line.itemName }),
      quantity: line.quantity ?? 1,
      taxBreakdown: taxed.taxes.map(({ rate, amount }) => ({
        taxName: rate.name,
        taxType: rate.type,
        jurisdiction: rate.jurisdiction,
        jurisdictionType: rate.jurisdictionType,
        rate: rate.rate,
        taxAmount: write(amount),
        taxableAmount: write(taxed.taxable),
        nonTaxableAmount: none,
      })),
      taxSummary: {
        fullPrice: write(prices[index] ?? zero(currency)),
        taxAmount: write(taxed.tax),
        taxableAmount: write(taxed.taxable),
        ...(taxed.calculatorId !== undefined && { appId: taxed.calculatorId }),
      },
      addressIndex: line.addressIndex,
      taxIncludedInPrice: taxed.included,
    })),
  }
}

/** The handlers of the calculation of taxes. */
export const taxCalculationHandlers: readonly Handler[] = [
  handle(calculateTax, (context) => calculate(context, context.input)),
  handle(listTaxCalculators, () => [...taxCalculators]),
]
