import { type ObjectSchema, priceSchema, schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { jurisdictionTypes, type LineItemTax, type LineItemTaxInfo, type OrderTaxInfo } from './tax.ts'

const maybe = z.exactOptional

export const taxBreakdownSchema: ObjectSchema<LineItemTax> = /* @__PURE__ */ schema<LineItemTax>()((oneOf) =>
  z.looseObject({
    taxName: maybe(z.string()),
    taxType: maybe(z.string()),
    jurisdiction: maybe(z.string()),
    jurisdictionType: maybe(oneOf(jurisdictionTypes)),
    rate: maybe(z.string()),
    taxAmount: maybe(priceSchema()),
    taxableAmount: maybe(priceSchema()),
    nonTaxableAmount: maybe(priceSchema()),
  }),
)

export const lineItemTaxInfoSchema: ObjectSchema<LineItemTaxInfo> = /* @__PURE__ */ schema<LineItemTaxInfo>()(
  (oneOf) =>
    z.looseObject({
      taxAmount: maybe(priceSchema()),
      taxableAmount: maybe(priceSchema()),
      taxRate: maybe(z.string()),
      taxGroupId: maybe(z.string()),
      taxIncludedInPrice: maybe(z.boolean()),
      taxBreakdown: maybe(z.array(taxBreakdownSchema(oneOf))),
    }),
)

export const orderTaxInfoSchema: ObjectSchema<OrderTaxInfo> = /* @__PURE__ */ schema<OrderTaxInfo>()(
  (oneOf) =>
    z.looseObject({
      totalTax: maybe(priceSchema()),
      taxExempt: maybe(z.boolean()),
      taxBreakdown: maybe(
        z.array(
          z.looseObject({
            taxName: maybe(z.string()),
            taxType: maybe(z.string()),
            jurisdiction: maybe(z.string()),
            jurisdictionType: maybe(oneOf(jurisdictionTypes)),
            rate: maybe(z.string()),
            aggregatedTaxAmount: maybe(priceSchema()),
            aggregatedTaxableAmount: maybe(priceSchema()),
          }),
        ),
      ),
    }),
)
