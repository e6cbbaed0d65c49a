import {
  closed,
  decimalOf,
  detailedImageSchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { catalogReferenceSchema, descriptionLineInputSchema } from '../line-item.schema.ts'
import { itemTypes } from '../line-item.ts'
import { amountInputSchema } from '../order/amount.schema.ts'
import { newOrderLineItemSchema, orderQuantity } from '../order/creation.schema.ts'
import {
  addLineItemsToDraftOrder,
  type AddLineItemsToDraftOrderInput,
  type NewDraftLines,
  updateDraftOrderLineItems,
  type UpdateDraftOrderLineItemsInput,
} from './lines.ts'
import { calculatedDraftOrderSchema } from './model.schema.ts'

const maybe = z.exactOptional
const idText = () => z.string().min(1).max(100)

export const newDraftLinesSchema: ObjectSchema<NewDraftLines> = /* @__PURE__ */ schema<NewDraftLines>()(
  () => {
    const { productName, physicalProperties, priceDescription, locations } = newOrderLineItemSchema().shape
    return z.looseObject({
      catalogLineItems: maybe(
        z
          .array(
            z.looseObject({
              id: maybe(z.guid()),
              catalogReference: catalogReferenceSchema(),
              quantity: maybe(orderQuantity()),
              price: maybe(amountInputSchema()),
              priceUndetermined: maybe(z.boolean()),
              locations,
            }),
          )
          .max(300),
      ),
      customLineItems: maybe(
        z
          .array(
            z.looseObject({
              id: maybe(z.guid()),
              productName,
              itemType: z.looseObject({ preset: maybe(closed(itemTypes)), custom: maybe(z.string()) }),
              price: amountInputSchema(),
              quantity: maybe(orderQuantity()),
              descriptionLines: maybe(z.array(descriptionLineInputSchema()).max(20)),
              media: maybe(detailedImageSchema()),
              physicalProperties,
              priceDescription,
              locations,
            }),
          )
          .max(300),
      ),
    })
  },
)

export const addLineItemsToDraftOrderInputSchema: Schema<AddLineItemsToDraftOrderInput> =
  /* @__PURE__ */ schema<AddLineItemsToDraftOrderInput>()(() =>
    newDraftLinesSchema().extend({ draftOrderId: idText() }),
  )

export const updateDraftOrderLineItemsInputSchema: Schema<UpdateDraftOrderLineItemsInput> =
  /* @__PURE__ */ schema<UpdateDraftOrderLineItemsInput>()(() => {
    const { productName, priceDescription, modifierGroups } = newOrderLineItemSchema().shape
    return z.looseObject({
      draftOrderId: idText(),
      lineItemChanges: z
        .array(
          z.looseObject({
            lineItemId: idText(),
            newQuantity: maybe(z.int().min(0).max(1_000_000)),
            newPrice: maybe(decimalOf({ atLeast: '0' })),
            newPriceDescription: priceDescription,
            newProductName: maybe(productName),
            newDescriptionLines: maybe(
              z.looseObject({ descriptionLines: z.array(descriptionLineInputSchema()).max(20) }),
            ),
            newModifierGroups: maybe(z.looseObject({ modifierGroups: modifierGroups.unwrap() })),
          }),
        )
        .min(1)
        .max(300),
    })
  })

export const draftOrderLineSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(
    addLineItemsToDraftOrder,
    addLineItemsToDraftOrderInputSchema,
    calculatedDraftOrderSchema,
  ),
  /* @__PURE__ */ operationSchema(
    updateDraftOrderLineItems,
    updateDraftOrderLineItemsInputSchema,
    calculatedDraftOrderSchema,
  ),
]
