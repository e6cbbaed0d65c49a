import type { Address } from '@frontdesk/core'
import type { CartViolation } from '@frontdesk/ecom'
import { type Amount, sum, zero } from '../../kernel/money.ts'
import { businessAddress } from '../business-address.ts'
import { type AggregatedTax, aggregateTaxes } from '../tax/aggregated-tax.ts'
import { taxGroupOf } from '../tax/tax-group.ts'
import { type TaxedPrice, taxSale } from '../tax/tax-of-sale.ts'
import type { FeesPart } from './additional-fees.ts'
import type { DeliveryPart } from './delivery.ts'
import { discounted, type DiscountsPart } from './discounts.ts'
import type { LinesPart } from './lines.ts'
import type { TaxableAddressOf, TotalsLine, TotalsRequest, TotalsStep } from './step.ts'

/** The tax of each part of the price. */
export interface TaxPart {
  /** The tax of each line, by its id. */
  readonly lineTaxes: ReadonlyMap<string, TaxedPrice>
  /** Absent when nothing is delivered. */
  readonly deliveryTax: TaxedPrice | undefined
  /** The tax of each additional fee, by its code. */
  readonly feeTaxes: ReadonlyMap<string, TaxedPrice>
  readonly taxes: readonly AggregatedTax[]
  /** All tax together. */
  readonly tax: Amount
  /** The part of the tax that is not in the prices, and that the total grows by. */
  readonly addedTax: Amount
  /** Whether all prices hold their tax. */
  readonly pricesIncludeTax: boolean
  readonly taxViolations: readonly CartViolation[]
}

/** A line is taxed where it is given: goods where they go to, files where the invoice goes to, services at the business. */
const usualAddress = ({ preset }: TotalsLine): TaxableAddressOf => {
  if (preset === 'PHYSICAL') return 'SHIPPING'
  return preset === 'SERVICE' ? 'BUSINESS' : 'BILLING'
}

/** The address of a type; that of the business as long as the customer has given none. */
const addressOf = (
  { address, billingAddress, delivery }: TotalsRequest & Pick<DeliveryPart, 'delivery'>,
  type: TaxableAddressOf,
): Address => {
  if (type === 'BUSINESS') return businessAddress
  // Goods that the customer collects change hands at the business.
  const shipping = delivery?.pickup ? businessAddress : address
  const known = type === 'SHIPPING' ? shipping : (billingAddress ?? shipping)
  return known?.country === undefined ? businessAddress : known
}

const unknownSubdivision: CartViolation = {
  scope: 'TAX',
  code: 'INVALID_SUBDIVISION',
  description: 'The taxes depend on the state of the address, which is missing',
  severity: 'ERROR',
}

/** Calculates the tax of lines, delivery and fees after their discounts. */
export const addTax: TotalsStep<LinesPart & DiscountsPart & FeesPart & DeliveryPart, TaxPart> = (given) => {
  const { context, currency, lines, fees, delivery, deliveryPrice, calculated } = given
  const none = zero(currency)
  const withoutSubdivision: Amount[] = []
  const untaxed = (price: Amount): TaxedPrice => ({
    rateType: 'NO_TAX_COLLECTED',
    included: true,
    rate: '0',
    tax: none,
    taxable: price,
    taxes: [],
  })
  const tax = (
    price: Amount,
    type: TaxableAddressOf,
    taxGroupId: string | undefined,
    appId?: string,
  ): TaxedPrice => {
    const taxed = taxSale(context, {
      price,
      address: addressOf(given, type),
      taxGroupId: taxGroupOf(context, taxGroupId, appId),
    })
    if (taxed !== 'MISSING_SUBDIVISION_IN_ADDRESS') return taxed
    withoutSubdivision.push(price)
    return untaxed(price)
  }
  const lineTaxes = new Map(
    lines.map((line) => [
      line.id,
      tax(
        discounted(given, line),
        line.taxableAddress ?? usualAddress(line),
        line.taxGroupId,
        line.catalogReference?.appId,
      ),
    ]),
  )
  const feeTaxes = new Map(
    fees.map(({ code, price, taxable, taxGroupId }) => [
      code,
      taxable ? tax(price, 'SHIPPING', taxGroupId) : untaxed(price),
    ]),
  )
  const deliveryTax = delivery && tax(deliveryPrice, 'SHIPPING', undefined)
  const all = [...lineTaxes.values(), ...feeTaxes.values(), ...(deliveryTax ? [deliveryTax] : [])]
  return {
    lineTaxes,
    feeTaxes,
    deliveryTax,
    taxes: aggregateTaxes(all),
    tax: sum(
      all.map((own) => own.tax),
      currency,
    ),
    addedTax: sum(
      all.filter(({ included }) => calculated.tax && !included).map((own) => own.tax),
      currency,
    ),
    pricesIncludeTax: all.every(({ included }) => included),
    taxViolations: withoutSubdivision.length ? [unknownSubdivision] : [],
  }
}

/** The tax of a price that is not in it. */
export const addedTaxOf = (taxed: TaxedPrice | undefined, none: Amount): Amount =>
  taxed && !taxed.included ? taxed.tax : none
