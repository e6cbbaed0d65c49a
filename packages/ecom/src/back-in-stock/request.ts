import {
  cursorQuery,
  type CursorQuery,
  date,
  type ElevatedAuth,
  encoded,
  entity,
  image,
  type Image,
  list,
  type Open,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  type Shape,
  type Write,
  write,
} from '@frontdesk/core'
import type { CatalogReference } from '../line-item.ts'

const prefix = '/back-in-stock-service'

/** All statuses of a back-in-stock request. */
export const backInStockStatuses = ['RECEIVED', 'PROCESSING', 'NOTIFICATION_SENT', 'FAILED'] as const

/** Status of a back-in-stock request. `PROCESSING`: its email is being sent; `FAILED`: the email could not be sent. */
export type BackInStockStatus = Open<(typeof backInStockStatuses)[number]>

/** A customer's request to hear when an item is back in stock. */
export interface BackInStockRequest {
  id: string
  /** The item, with the choices that are wanted. */
  catalogReference?: CatalogReference
  email?: string
  /** Id of the contact with this email address. */
  contactId?: string
  status?: BackInStockStatus
  /** Whether the platform, and not the business, sent the email; absent until one of them did. */
  autoNotified?: boolean
  createdDate?: Date
  /** Address of the item's page. */
  itemUrl?: string
}

export const backInStockRequestShape: Shape<BackInStockRequest> = /* @__PURE__ */ entity<BackInStockRequest>({
  createdDate: date,
})

/** The item as the email shows it. */
export interface BackInStockItemDetails {
  name?: string
  /** Decimal text: `"12.50"`. */
  price?: string
  /** Picture of the item, for the message to the customer. */
  image?: Image
}

/** A request to create. */
export interface NewBackInStockRequest {
  catalogReference: CatalogReference
  email: string
  /** URL of the item's page; defaults to the home page of the shop. */
  itemUrl?: string
}

/** Input of `createBackInStockRequest`. */
export interface CreateBackInStockRequestInput {
  request: NewBackInStockRequest
  itemDetails: BackInStockItemDetails
}

const itemDetailsShape: Shape<BackInStockItemDetails> = /* @__PURE__ */ shape<BackInStockItemDetails>({
  image,
})

/**
 * Requests an email when a product is back in stock. A second request for the same item and email address, before the
 * email is sent, returns the first one.
 *
 * @throws ApplicationError `REQUEST_COLLECTION_DISABLED` when the business takes no requests;
 * `INVALID_CATALOG_REFERENCE_OPTIONS` when there is no such product or choice; `INVALID_ITEM_IMAGE_URL`.
 * @example
 * await createBackInStockRequest(client, {
 *   request: { catalogReference: { catalogItemId: product.id, appId: storesAppId }, email: 'ana@example.com' },
 *   itemDetails: { name: product.name },
 * })
 * @function
 */
export const createBackInStockRequest: Write<CreateBackInStockRequestInput, BackInStockRequest> =
  /* @__PURE__ */ write({
    id: 'ecom.backInStock.create',
    prefix,
    route: 'POST /v1/back-in-stock-notification-requests',
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<CreateBackInStockRequestInput>({ itemDetails: itemDetailsShape }),
    ),
    response: /* @__PURE__ */ pick('request', backInStockRequestShape),
  })

/** Input of `getBackInStockRequest`. */
export interface GetBackInStockRequestInput {
  id: string
}

/**
 * Reads a request, for the business.
 *
 * @throws ApplicationError `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const { status } = await getBackInStockRequest(elevatedClient, { id })
 * @function
 */
export const getBackInStockRequest: Read<GetBackInStockRequestInput, BackInStockRequest, ElevatedAuth> =
  /* @__PURE__ */ read({
    id: 'ecom.backInStock.get',
    prefix,
    route: 'GET /v1/back-in-stock-notification-requests/{id}',
    elevated: true,
    response: /* @__PURE__ */ pick('request', backInStockRequestShape),
  })

/** Input of `deleteBackInStockRequest`. */
export interface DeleteBackInStockRequestInput {
  id: string
}

/**
 * Deletes a request, for the business: no email is sent for it.
 *
 * @throws ApplicationError `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteBackInStockRequest(elevatedClient, { id })
 * @function
 */
export const deleteBackInStockRequest: Write<DeleteBackInStockRequestInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.backInStock.delete',
    prefix,
    route: 'DELETE /v1/back-in-stock-notification-requests/{id}',
    elevated: true,
  })

/** The fields that requests can be filtered and sorted by. */
export interface BackInStockRequestFields {
  id: string
  createdDate: Date
  autoNotified: boolean
  contactId: string
  itemUrl: string
  status: BackInStockStatus
}

/** Input of `queryBackInStockRequests`. */
export type QueryBackInStockRequestsInput = CursorQuery<BackInStockRequestFields>

/**
 * Finds requests, for the business; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryBackInStockRequests(elevatedClient, { filter: { status: 'FAILED' } })
 * @function
 */
export const queryBackInStockRequests: Read<
  QueryBackInStockRequestsInput,
  Page<BackInStockRequest, QueryBackInStockRequestsInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.backInStock.query',
  prefix,
  route: 'GET /v1/back-in-stock-notification-requests',
  fallback: 'POST /v1/back-in-stock-notification-requests/query',
  elevated: true,
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('requests', backInStockRequestShape, 'metadata'),
})

/** Input of `countBackInStockRequests`. */
export interface CountBackInStockRequestsInput {
  /** From 1 to 100 items. */
  catalogReferences: CatalogReference[]
}

/** The number of requests for an item. */
export interface BackInStockRequestCount {
  catalogReference: CatalogReference
  /** Number of requests for the item. */
  count: number
}

/**
 * Counts the requests for items, for the business: whatever their status is.
 *
 * @throws ValidationError when there is no item or more than 100.
 * @throws ContextError without an elevated client.
 * @example
 * const [{ count } = { count: 0 }] = await countBackInStockRequests(elevatedClient, {
 *   catalogReferences: [{ catalogItemId: product.id, appId: storesAppId }],
 * })
 * @function
 */
export const countBackInStockRequests: Read<
  CountBackInStockRequestsInput,
  BackInStockRequestCount[],
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.backInStock.count',
  prefix,
  route: 'GET /v1/back-in-stock-notification-requests/count-by-catalog-reference',
  elevated: true,
  response: /* @__PURE__ */ list('countsPerCatalogReference'),
})

/** Input of `markBackInStockRequestAsSent`. */
export interface MarkBackInStockRequestAsSentInput {
  id: string
}

/**
 * Notes that the business has written to the customer by itself: `autoNotified` becomes `false`.
 *
 * @throws ApplicationError `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND`.
 * @throws ContextError without an elevated client.
 * @example
 * const request = await markBackInStockRequestAsSent(elevatedClient, { id })
 * @function
 */
export const markBackInStockRequestAsSent: Write<
  MarkBackInStockRequestAsSentInput,
  BackInStockRequest,
  ElevatedAuth
> = /* @__PURE__ */ write({
  id: 'ecom.backInStock.markAsSent',
  prefix,
  route: 'PUT /v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent',
  elevated: true,
  response: /* @__PURE__ */ pick('request', backInStockRequestShape),
})

/** Exactly one of `catalogReference` and `requestIds` is given. */
export interface ReportItemsBackInStockInput {
  /** The item that is back in stock: everybody with a request for it is notified. */
  catalogReference?: CatalogReference
  /** The requests whose customers hear of it. */
  requestIds?: string[]
  /** The item as the email shows it. */
  itemDetails: BackInStockItemDetails
  /** Further texts for the email, by name. */
  extraAutomationTemplateParameters?: Record<string, string>
}

/**
 * Sends the emails of requests, for the business: within a minute they are `NOTIFICATION_SENT`, or `FAILED` if the
 * email could not be sent. Requests whose email was sent do not change. Products that are restocked send the emails
 * automatically.
 *
 * @throws ApplicationError `REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS`; `INVALID_ITEM_IMAGE_URL`;
 * `BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND` when one of the ids names none.
 * @throws ValidationError when neither `catalogReference` nor `requestIds` is given.
 * @throws ContextError without an elevated client.
 * @example
 * await reportItemsBackInStock(elevatedClient, { catalogReference, itemDetails: { name: 'Linen eye pillow' } })
 * @function
 */
export const reportItemsBackInStock: Write<ReportItemsBackInStockInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.backInStock.report',
    prefix,
    route: 'POST /v1/back-in-stock-notification-requests/report-items-back-in-stock',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<ReportItemsBackInStockInput>({ itemDetails: itemDetailsShape }),
    ),
  })
