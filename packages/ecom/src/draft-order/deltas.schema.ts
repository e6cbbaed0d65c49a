import { operationSchema, type OperationSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { amountInputSchema } from '../order/amount.schema.ts'
import {
  appliedDiscountInputSchema,
  newOrderAdditionalFeeSchema,
  newOrderLineItemSchema,
  newOrderSchema,
  orderQuantity,
  shippingInformationInputSchema,
} from '../order/creation.schema.ts'
import { orderSchema } from '../order/order.schema.ts'
import { commitOrderDeltas, type CommitOrderDeltasInput } from './deltas.ts'
import { draftOrderCommitSettingsSchema } from './model.schema.ts'

const maybe = z.exactOptional
const idText = () => z.string().min(1).max(100)

export const commitOrderDeltasInputSchema: Schema<CommitOrderDeltasInput> =
  /* @__PURE__ */ schema<CommitOrderDeltasInput>()(() => {
    const { priceSummary } = newOrderSchema().shape
    return z.looseObject({
      id: idText(),
      draftOrderId: maybe(idText()),
      changes: maybe(
        z.looseObject({
          lineItems: maybe(
            z
              .array(
                z.looseObject({
                  lineItemId: idText(),
                  lineItemAdded: maybe(z.boolean()),
                  changedDetails: maybe(
                    z.looseObject({
                      quantityBeforeChange: maybe(orderQuantity()),
                      priceBeforeChange: maybe(amountInputSchema()),
                    }),
                  ),
                  lineItemRemoved: maybe(z.boolean()),
                  lineItem: maybe(newOrderLineItemSchema().omit({ id: true }).partial()),
                }),
              )
              .max(300),
          ),
          appliedDiscounts: maybe(
            z
              .array(
                z.looseObject({
                  discountId: idText(),
                  editedDiscount: maybe(appliedDiscountInputSchema()),
                  discountRemoved: maybe(z.boolean()),
                }),
              )
              .max(320),
          ),
          additionalFees: maybe(
            z
              .array(
                z.looseObject({
                  additionalFeeId: idText(),
                  editedAdditionalFee: maybe(newOrderAdditionalFeeSchema()),
                  additionalFeeRemoved: maybe(z.boolean()),
                }),
              )
              .max(100),
          ),
          changedShippingInfo: maybe(shippingInformationInputSchema()),
          shippingInfoRemoved: maybe(z.boolean()),
          priceSummary,
        }),
      ),
      commitSettings: maybe(draftOrderCommitSettingsSchema()),
      reason: maybe(z.string().max(200)),
    })
  })

export const orderDeltaSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(commitOrderDeltas, commitOrderDeltasInputSchema, orderSchema),
]
