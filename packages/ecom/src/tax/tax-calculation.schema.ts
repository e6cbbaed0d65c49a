import { decimalOf, operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { jurisdictionTypes } from '../order/tax.ts'
import {
  calculateTax,
  type CalculateTaxInput,
  listTaxCalculators,
  type ListTaxCalculatorsInput,
  type TaxCalculation,
  type TaxCalculatorDetails,
} from './tax-calculation.ts'

const maybe = z.exactOptional

const address = () =>
  z.looseObject({
    country: maybe(z.string()),
    subdivision: maybe(z.string().max(50)),
    city: maybe(z.string().max(100)),
    postalCode: maybe(z.string().max(50)),
    addressLine: maybe(z.string().max(200)),
    addressLine2: maybe(z.string().max(200)),
  })

const addressIndex = () =>
  z.looseObject({
    singleAddress: maybe(z.int().min(0)),
    multipleAddresses: maybe(
      z.looseObject({ origin: maybe(z.int().min(0)), destination: maybe(z.int().min(0)) }),
    ),
  })

export const calculateTaxInputSchema: Schema<CalculateTaxInput> = /* @__PURE__ */ schema<CalculateTaxInput>()(
  () =>
    z.looseObject({
      externalId: maybe(z.string()),
      currency: maybe(z.string()),
      addresses: z.array(address()).min(1).max(3),
      lineItems: z
        .array(
          z.looseObject({
            id: z.string().min(1).max(100),
            itemName: maybe(z.string().max(250)),
            quantity: maybe(z.int().min(1).max(100_000)),
            price: decimalOf({ atLeast: '0' }),
            itemCode: maybe(z.string().max(40)),
            taxGroupId: maybe(z.string()),
            appId: maybe(z.string()),
            taxIncludedInPrice: maybe(z.boolean()),
            addressIndex: addressIndex(),
          }),
        )
        .min(1)
        .max(300),
    }),
)

export const taxCalculationSchema: Schema<TaxCalculation> = /* @__PURE__ */ schema<TaxCalculation>()((
  oneOf,
) => {
  const text = maybe(z.string())
  const tax = {
    taxName: text,
    taxType: text,
    jurisdiction: text,
    jurisdictionType: maybe(oneOf(jurisdictionTypes)),
    rate: text,
  }
  return z.looseObject({
    externalId: text,
    currency: text,
    addresses: maybe(z.array(address())),
    taxSummary: maybe(
      z.looseObject({
        totalAmount: text,
        totalTax: text,
        totalTaxableAmount: text,
        totalTaxIncludedInPrice: text,
        aggregatedTaxBreakdown: maybe(
          z.array(z.looseObject({ ...tax, aggregatedTaxAmount: text, aggregatedTaxableAmount: text })),
        ),
      }),
    ),
    lineItemTaxDetails: maybe(
      z.array(
        z.looseObject({
          id: text,
          itemName: text,
          quantity: maybe(z.number()),
          taxBreakdown: maybe(
            z.array(z.looseObject({ ...tax, taxAmount: text, taxableAmount: text, nonTaxableAmount: text })),
          ),
          taxSummary: maybe(
            z.looseObject({ fullPrice: text, taxAmount: text, taxableAmount: text, appId: text }),
          ),
          addressIndex: maybe(addressIndex()),
          taxIncludedInPrice: maybe(z.boolean()),
        }),
      ),
    ),
  })
})

export const listTaxCalculatorsInputSchema: Schema<ListTaxCalculatorsInput> =
  /* @__PURE__ */ schema<ListTaxCalculatorsInput>()(() => z.record(z.string(), z.never()))

export const taxCalculatorSchema: Schema<TaxCalculatorDetails> =
  /* @__PURE__ */ schema<TaxCalculatorDetails>()(() =>
    z.looseObject({
      appId: maybe(z.string()),
      displayName: maybe(z.string()),
      unsupportedCountries: maybe(z.array(z.string())),
    }),
  )

export const taxCalculationSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(calculateTax, calculateTaxInputSchema, taxCalculationSchema),
  /* @__PURE__ */ operationSchema(listTaxCalculators, listTaxCalculatorsInputSchema, taxCalculatorSchema),
]
