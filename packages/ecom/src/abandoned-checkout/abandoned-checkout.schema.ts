import {
  bulkResultSchemaOf,
  closed,
  cursorQueryOf,
  detailedImageSchema,
  matchOperators,
  multiCurrencyPriceSchema,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
  type SearchRules,
  textSearchOf,
  translatableSchema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { catalogReferenceSchema, contactDetailsSchema, descriptionLineSchema } from '../line-item.schema.ts'
import { appliedDiscountTypes } from '../order/costs.ts'
import {
  type AbandonedCheckout,
  abandonedCheckoutActivityTypes,
  type AbandonedCheckoutFields,
  type AbandonedCheckoutSearchable,
  type AbandonedCheckoutSearchFields,
  abandonedCheckoutStatuses,
  addAbandonedCheckoutActivity,
  type AddAbandonedCheckoutActivityInput,
  bulkDeleteAbandonedCheckouts,
  type BulkDeleteAbandonedCheckoutsInput,
  deleteAbandonedCheckout,
  getAbandonedCheckout,
  queryAbandonedCheckouts,
  type QueryAbandonedCheckoutsInput,
  searchAbandonedCheckouts,
  type SearchAbandonedCheckoutsInput,
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
      contactDetails: maybe(contactDetailsSchema(oneOf)),
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
      appliedDiscounts: maybe(
        z.array(
          z.looseObject({
            discountType: maybe(oneOf(appliedDiscountTypes)),
            lineItemIds: maybe(z.array(z.string())),
            coupon: maybe(z.looseObject({ id: text, code: text, name: text, amount: price })),
            discountRule: maybe(
              z.looseObject({ id: text, name: maybe(translatableSchema()), amount: price }),
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

const matched = { of: 'text', operators: matchOperators, sort: false } as const
const contained = ['$hasSome', '$hasAll'] as const

/** The fields that a search of abandoned checkouts can filter and sort by. */
export const abandonedCheckoutSearchFields: QueryFields<AbandonedCheckoutSearchFields> =
  /* @__PURE__ */ queryFields<AbandonedCheckoutSearchFields>()({
    id: matched,
    status: { of: abandonedCheckoutStatuses, operators: matchOperators, sort: false },
    'buyerInfo.contactId': matched,
    'buyerInfo.email': matched,
    'buyerInfo.memberId': matched,
    'buyerInfo.userId': matched,
    'buyerInfo.visitorId': matched,
    'contactDetails.firstName': { of: 'text', sort: false },
    'contactDetails.lastName': { of: 'text', sort: false },
    'activities.type': { of: { list: abandonedCheckoutActivityTypes }, operators: contained, sort: false },
    'appliedDiscounts.coupon.code': { of: 'list', operators: contained, sort: false },
    createdDate: 'date',
    updatedDate: 'date',
  })

/** The fields that a search of abandoned checkouts may ask for. */
export const abandonedCheckoutSearch: SearchRules<
  AbandonedCheckoutSearchFields,
  AbandonedCheckoutSearchable
> = {
  fields: abandonedCheckoutSearchFields,
  searchable: ['buyerInfo.email', 'contactDetails.firstName', 'contactDetails.lastName'],
  aggregatable: [],
}

export const searchAbandonedCheckoutsInputSchema: Schema<SearchAbandonedCheckoutsInput> =
  /* @__PURE__ */ schema<SearchAbandonedCheckoutsInput>()(() => textSearchOf(abandonedCheckoutSearch))

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
    searchAbandonedCheckouts,
    searchAbandonedCheckoutsInputSchema,
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
