import {
  bulkResultSchemaOf,
  closed,
  cursorQueryOf,
  detailedImageSchema,
  multiCurrencyPriceSchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
  translatableSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { catalogReferenceSchema, descriptionLineSchema } from '../line-item.schema.ts'
import {
  type AbandonedCheckout,
  abandonedCheckoutActivityTypes,
  type AbandonedCheckoutFields,
  abandonedCheckoutStatuses,
  addAbandonedCheckoutActivity,
  type AddAbandonedCheckoutActivityInput,
  bulkDeleteAbandonedCheckouts,
  type BulkDeleteAbandonedCheckoutsInput,
  deleteAbandonedCheckout,
  getAbandonedCheckout,
  queryAbandonedCheckouts,
  type QueryAbandonedCheckoutsInput,
} from './abandoned-checkout.ts'

const maybe = z.exactOptional

export const abandonedCheckoutSchema: ObjectSchema<AbandonedCheckout> =
  /* @__PURE__ */ schema<AbandonedCheckout>()((oneOf) => {
    const text = maybe(z.string())
    const price = maybe(multiCurrencyPriceSchema())
    return z.looseObject({
      id: z.string(),
      createdDate: maybe(z.date()),
      updatedDate: maybe(z.date()),
      checkoutId: text,
      cartId: text,
      status: maybe(oneOf(abandonedCheckoutStatuses)),
      buyerLanguage: text,
      buyerInfo: maybe(
        z.looseObject({ visitorId: text, memberId: text, userId: text, contactId: text, email: text }),
      ),
      contactDetails: maybe(z.looseObject({ firstName: text, lastName: text, phone: text })),
      currency: text,
      conversionCurrency: text,
      subtotalPrice: price,
      totalPrice: price,
      lineItems: maybe(
        z.array(
          z.looseObject({
            id: text,
            quantity: maybe(z.number()),
            catalogReference: maybe(catalogReferenceSchema()),
            productName: maybe(translatableSchema()),
            price,
            priceBeforeDiscounts: price,
            descriptionLines: maybe(z.array(descriptionLineSchema())),
            image: maybe(detailedImageSchema()),
            physicalProperties: maybe(
              z.looseObject({ weight: maybe(z.number()), sku: text, shippable: maybe(z.boolean()) }),
            ),
          }),
        ),
      ),
      activities: maybe(
        z.array(
          z.looseObject({
            createdDate: maybe(z.date()),
            type: maybe(oneOf(abandonedCheckoutActivityTypes)),
          }),
        ),
      ),
      checkoutRecoveredDate: maybe(z.date()),
      checkoutUrl: text,
    })
  })

const abandonedCheckoutIdSchema: Schema<{ abandonedCheckoutId: string }> = /* @__PURE__ */ schema<{
  abandonedCheckoutId: string
}>()(() => z.looseObject({ abandonedCheckoutId: z.string().min(1) }))

/** The fields that abandoned checkouts can be filtered and sorted by. */
export const abandonedCheckoutFields: QueryFields<AbandonedCheckoutFields> =
  /* @__PURE__ */ queryFields<AbandonedCheckoutFields>()({
    id: 'text',
    createdDate: 'date',
    updatedDate: 'date',
    status: abandonedCheckoutStatuses,
    'buyerInfo.contactId': 'text',
    'buyerInfo.email': 'text',
    'buyerInfo.memberId': 'text',
    'buyerInfo.userId': 'text',
    'buyerInfo.visitorId': 'text',
  })

export const queryAbandonedCheckoutsInputSchema: Schema<QueryAbandonedCheckoutsInput> =
  /* @__PURE__ */ schema<QueryAbandonedCheckoutsInput>()(() => cursorQueryOf(abandonedCheckoutFields))

export const addAbandonedCheckoutActivityInputSchema: Schema<AddAbandonedCheckoutActivityInput> =
  /* @__PURE__ */ schema<AddAbandonedCheckoutActivityInput>()(() =>
    z.looseObject({
      abandonedCheckoutId: z.string().min(1),
      activityType: closed(abandonedCheckoutActivityTypes),
    }),
  )

export const bulkDeleteAbandonedCheckoutsInputSchema: Schema<BulkDeleteAbandonedCheckoutsInput> =
  /* @__PURE__ */ schema<BulkDeleteAbandonedCheckoutsInput>()(() =>
    z.looseObject({ abandonedCheckoutIds: z.array(z.string().min(1)).min(1).max(100) }),
  )

export const abandonedCheckoutSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getAbandonedCheckout, abandonedCheckoutIdSchema, abandonedCheckoutSchema),
  /* @__PURE__ */ operationSchema(
    queryAbandonedCheckouts,
    queryAbandonedCheckoutsInputSchema,
    abandonedCheckoutSchema,
  ),
  /* @__PURE__ */ operationSchema(
    addAbandonedCheckoutActivity,
    addAbandonedCheckoutActivityInputSchema,
    abandonedCheckoutSchema,
  ),
  /* @__PURE__ */ operationSchema(deleteAbandonedCheckout, abandonedCheckoutIdSchema),
  /* @__PURE__ */ operationSchema(
    bulkDeleteAbandonedCheckouts,
    bulkDeleteAbandonedCheckoutsInputSchema,
    /* @__PURE__ */ bulkResultSchemaOf(abandonedCheckoutSchema),
  ),
]
