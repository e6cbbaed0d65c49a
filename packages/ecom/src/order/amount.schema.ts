import type { Price } from '@frontdesk/core'
import { decimalOf, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'

/** An amount in an input: decimal text, 0 or more. */
export const amountInputSchema: Schema<Price> = /* @__PURE__ */ schema<Price>()(() =>
  z.looseObject({ amount: decimalOf({ atLeast: '0' }), formattedAmount: z.exactOptional(z.string()) }),
)
