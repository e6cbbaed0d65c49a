import { extendedFieldsSchema, type ObjectSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import { catalogReferenceSchema } from '../line-item.schema.ts'
import type { LineItemsToAdd, LineItemUpdate } from './cart-items.ts'
import { customItemSchema, quantity } from './custom-item.schema.ts'
import { membershipInputSchema } from './membership.schema.ts'

const maybe = z.exactOptional

const catalogItem = () =>
  z.looseObject({
    catalogReference: catalogReferenceSchema(),
    quantity: quantity(),
    membershipPayment: maybe(membershipInputSchema()),
    extendedFields: maybe(extendedFieldsSchema()),
  })

export const lineItemsToAddSchema: ObjectSchema<LineItemsToAdd> = /* @__PURE__ */ schema<LineItemsToAdd>()(
  () =>
    z.looseObject({
      catalogItems: maybe(z.array(catalogItem()).max(300)),
      customItems: maybe(z.array(customItemSchema()).max(300)),
    }),
)

export const lineItemUpdateSchema: Schema<LineItemUpdate> = /* @__PURE__ */ schema<LineItemUpdate>()(() =>
  z.looseObject({
    lineItemId: z.string().min(1),
    quantity: maybe(z.looseObject({ newQuantity: quantity() })),
    membershipPayment: maybe(membershipInputSchema()),
  }),
)
