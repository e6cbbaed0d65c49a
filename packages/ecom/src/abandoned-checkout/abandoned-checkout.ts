import {
  type BulkResult,
  bulkResultOf,
  cursorQuery,
  type CursorQuery,
  date,
  detailedImage,
  type DetailedImage,
  type ElevatedAuth,
  cursorSearch,
  entity,
  type Limited,
  type MatchOperator,
  type MultiCurrencyPrice,
  type Open,
  page,
  type Page,
  pick,
  type Read,
  read,
  type Shape,
  type TextSearch,
  type Translatable,
  whole,
  type Write,
  write,
} from '@frontdesk/core'
import type { CatalogReference, ContactDetails, DescriptionLine, PhysicalProperties } from '../line-item.ts'
import { physicalPropertiesShape } from '../line-item.ts'
import type { AppliedDiscountType } from '../order/costs.ts'

const prefix = '/ecom'

/** Every status of an abandoned checkout. */
export const abandonedCheckoutStatuses = ['ABANDONED', 'RECOVERED'] as const

/** Whether the buyer of an abandoned checkout came back: `RECOVERED` was ordered after all. */
export type AbandonedCheckoutStatus = Open<(typeof abandonedCheckoutStatuses)[number]>

/** Everything that can be done about an abandoned checkout. */
export const abandonedCheckoutActivityTypes = [
  'SCHEDULED',
  'EMAIL_SENT',
  'EMAIL_NOT_SENT',
  'NOTIFICATION_SENT',
  'TASK_CREATED',
  'AUTOMATION_SKIPPED',
] as const

/** A step that was taken about an abandoned checkout. */
export type AbandonedCheckoutActivityType = Open<(typeof abandonedCheckoutActivityTypes)[number]>

/** A line of an abandoned checkout. */
export interface AbandonedCheckoutLine {
  id?: string
  quantity?: number
  catalogReference?: CatalogReference
  /** Name of the item, in the language of the shop and in that of the buyer. */
  productName?: Translatable
  /** Price of one piece. */
  price?: MultiCurrencyPrice
  /** Price of one piece before discounts. */
  priceBeforeDiscounts?: MultiCurrencyPrice
  descriptionLines?: DescriptionLine[]
  /** Picture of the item. */
  image?: DetailedImage
  physicalProperties?: PhysicalProperties
}

/** A discount of an abandoned checkout. One of `coupon` and `discountRule` is present. */
export interface AbandonedCheckoutDiscount {
  discountType?: AppliedDiscountType
  /** The lines that it lowers; at most 300. */
  lineItemIds?: string[]
  /** The coupon that the discount comes from. */
  coupon?: {
    id?: string
    /** Code, as the customer types it. */
    code?: string
    name?: string
    amount?: MultiCurrencyPrice
  }
  /** The automatic rule that the discount comes from. */
  discountRule?: { id?: string; name?: Translatable; amount?: MultiCurrencyPrice }
}

/** A checkout whose buyer gave an email address and did not order. */
export interface AbandonedCheckout {
  id: string
  createdDate?: Date
  updatedDate?: Date
  /** Id of the checkout, the same as the id of the cart. */
  checkoutId?: string
  cartId?: string
  status?: AbandonedCheckoutStatus
  /** Language code: two letters, or language and region. */
  buyerLanguage?: string
  /** One of the first three ids is present. */
  buyerInfo?: { visitorId?: string; memberId?: string; userId?: string; contactId?: string; email?: string }
  /** The buyer's name and telephone number. */
  contactDetails?: ContactDetails
  /** Three letters, ISO 4217. */
  currency?: string
  /** Three letters, ISO 4217: the currency of the buyer. */
  conversionCurrency?: string
  /** Sum of the lines, before delivery, tax and discounts. */
  subtotalPrice?: MultiCurrencyPrice
  /** Amount that the buyer was to pay. */
  totalPrice?: MultiCurrencyPrice
  /** The items that the buyer had chosen, one line each. */
  lineItems?: AbandonedCheckoutLine[]
  /** At most 100. */
  appliedDiscounts?: AbandonedCheckoutDiscount[]
  /** The earliest first, at most 20. */
  activities?: { createdDate?: Date; type?: AbandonedCheckoutActivityType }[]
  /** The date of the order that recovered it. */
  checkoutRecoveredDate?: Date
  /** Address of the page where the buyer continues. */
  checkoutUrl?: string
}

export const abandonedCheckoutShape: Shape<AbandonedCheckout> = /* @__PURE__ */ entity<AbandonedCheckout>({
  createdDate: date,
  updatedDate: date,
  checkoutRecoveredDate: date,
  lineItems: /* @__PURE__ */ entity<AbandonedCheckoutLine>({
    image: detailedImage,
    physicalProperties: physicalPropertiesShape,
  }),
  activities: /* @__PURE__ */ entity<NonNullable<AbandonedCheckout['activities']>[number]>({
    createdDate: date,
  }),
})

/** Input of `getAbandonedCheckout`. */
export interface GetAbandonedCheckoutInput {
  abandonedCheckoutId: string
}

/**
 * Reads an abandoned checkout, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is none.
 * @throws ContextError without an elevated client.
 * @example
 * const { status, totalPrice } = await getAbandonedCheckout(elevatedClient, { abandonedCheckoutId })
 * @function
 */
export const getAbandonedCheckout: Read<GetAbandonedCheckoutInput, AbandonedCheckout, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'ecom.abandonedCheckouts.get',
    prefix,
    route: 'GET /v1/abandoned-checkout/{abandonedCheckoutId}',
    elevated: true,
    response: /* @__PURE__ */ pick('abandonedCheckout', abandonedCheckoutShape),
  })

/** The fields that abandoned checkouts can be filtered and sorted by. */
export interface AbandonedCheckoutFields {
  id: string
  createdDate: Date
  updatedDate: Date
  status: AbandonedCheckoutStatus
  'buyerInfo.contactId': string
  'buyerInfo.email': string
  'buyerInfo.memberId': string
  'buyerInfo.userId': string
  'buyerInfo.visitorId': string
}

/** Input of `queryAbandonedCheckouts`. */
export type QueryAbandonedCheckoutsInput = CursorQuery<AbandonedCheckoutFields>

/**
 * Finds abandoned checkouts, for the business; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryAbandonedCheckouts(elevatedClient, { filter: { status: 'ABANDONED' } })
 * @function
 */
export const queryAbandonedCheckouts: Read<
  QueryAbandonedCheckoutsInput,
  Page<AbandonedCheckout, QueryAbandonedCheckoutsInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.abandonedCheckouts.query',
  prefix,
  route: 'POST /v1/abandoned-checkout/query',
  elevated: true,
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('abandonedCheckouts', abandonedCheckoutShape, 'metadata'),
})

/** An id or a status: it is compared with whole values, and not sorted by. */
type Matched<T = string> = Limited<T, { operators: MatchOperator; sort: false }>
type Contained<T> = Limited<readonly T[], { operators: '$hasSome' | '$hasAll'; sort: false }>

/** The fields that a search of abandoned checkouts can filter and sort by. */
export interface AbandonedCheckoutSearchFields {
  id: Matched
  status: Matched<AbandonedCheckoutStatus>
  'buyerInfo.contactId': Matched
  'buyerInfo.email': Matched
  'buyerInfo.memberId': Matched
  'buyerInfo.userId': Matched
  'buyerInfo.visitorId': Matched
  'contactDetails.firstName': Limited<string, { sort: false }>
  'contactDetails.lastName': Limited<string, { sort: false }>
  'activities.type': Contained<AbandonedCheckoutActivityType>
  'appliedDiscounts.coupon.code': Contained<string>
  createdDate: Date
  updatedDate: Date
}

/** The fields of abandoned checkouts in which free text is looked for. */
export type AbandonedCheckoutSearchable =
  'buyerInfo.email' | 'contactDetails.firstName' | 'contactDetails.lastName'

/** Input of `searchAbandonedCheckouts`. */
export interface SearchAbandonedCheckoutsInput extends TextSearch<
  AbandonedCheckoutSearchFields,
  AbandonedCheckoutSearchable
> {}

/**
 * Finds abandoned checkouts by words of the buyer's name and email address, by what was done about them and by the
 * coupons in them, for the business; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the search names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await searchAbandonedCheckouts(elevatedClient, {
 *   search: { expression: 'ferreira' },
 *   filter: { 'activities.type': { $hasSome: ['EMAIL_SENT'] } },
 * })
 * @function
 */
export const searchAbandonedCheckouts: Read<
  SearchAbandonedCheckoutsInput,
  Page<AbandonedCheckout, SearchAbandonedCheckoutsInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.abandonedCheckouts.search',
  prefix,
  route: 'POST /v1/abandoned-checkout/search',
  elevated: true,
  envelope: cursorSearch,
  response: /* @__PURE__ */ page('abandonedCheckouts', abandonedCheckoutShape),
})

/** Input of `addAbandonedCheckoutActivity`. */
export interface AddAbandonedCheckoutActivityInput {
  abandonedCheckoutId: string
  activityType: AbandonedCheckoutActivityType
}

/**
 * Records an activity for an abandoned checkout, for the business and its apps.
 *
 * @throws ApplicationError `NOT_FOUND` when there is none; `TOO_MANY_ACTIVITIES` when it has 20.
 * @throws ContextError without an elevated client.
 * @example
 * await addAbandonedCheckoutActivity(elevatedClient, { abandonedCheckoutId, activityType: 'TASK_CREATED' })
 * @function
 */
export const addAbandonedCheckoutActivity: Write<
  AddAbandonedCheckoutActivityInput,
  AbandonedCheckout,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.abandonedCheckouts.addActivity',
  prefix,
  route: 'POST /v1/abandoned-checkouts/{abandonedCheckoutId}/add-activity',
  elevated: true,
  response: /* @__PURE__ */ pick('abandonedCheckout', abandonedCheckoutShape),
})

/** Input of `deleteAbandonedCheckout`. */
export interface DeleteAbandonedCheckoutInput {
  abandonedCheckoutId: string
}

/**
 * Deletes an abandoned checkout, for the business. The cart is not deleted.
 *
 * @throws ApplicationError `NOT_FOUND` when there is none.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteAbandonedCheckout(elevatedClient, { abandonedCheckoutId })
 * @function
 */
export const deleteAbandonedCheckout: Write<DeleteAbandonedCheckoutInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.abandonedCheckouts.delete',
    prefix,
    route: 'DELETE /v1/abandoned-checkout/{abandonedCheckoutId}',
    elevated: true,
  })

/** Input of `bulkDeleteAbandonedCheckouts`. */
export interface BulkDeleteAbandonedCheckoutsInput {
  /** From 1 to 100 ids. */
  abandonedCheckoutIds: string[]
}

/**
 * Deletes abandoned checkouts, for the business: each one succeeds or fails on its own.
 *
 * @throws ValidationError when there is no id or more than 100.
 * @throws ContextError without an elevated client.
 * @example
 * const { bulkActionMetadata } = await bulkDeleteAbandonedCheckouts(elevatedClient, { abandonedCheckoutIds })
 * @function
 */
export const bulkDeleteAbandonedCheckouts: Write<
  BulkDeleteAbandonedCheckoutsInput,
  BulkResult<AbandonedCheckout>,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.abandonedCheckouts.bulkDelete',
  prefix,
  route: 'POST /v1/bulk/abandoned-checkout/delete',
  elevated: true,
  response: /* @__PURE__ */ whole<BulkResult<AbandonedCheckout>>(
    /* @__PURE__ */ bulkResultOf(abandonedCheckoutShape),
  ),
})
