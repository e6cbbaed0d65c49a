import {
  type BackInStockItemDetails,
  type CatalogReference,
  countBackInStockRequests,
  createBackInStockRequest,
  deleteBackInStockRequest,
  getBackInStockRequest,
  markBackInStockRequestAsSent,
  queryBackInStockRequests,
  reportItemsBackInStock,
} from '@frontdesk/ecom'
import { isDeepStrictEqual } from 'node:util'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { entitySteps } from '../../kernel/entity/entity-steps.ts'
import { decline, refuse } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import type { Catalog, Context } from '../catalog.ts'
import { startNotice } from './notices.ts'
import { type KeptRequest, requestEntity, requests } from './request-entity.ts'
import { takesRequests } from './settings.ts'

const isSameItem = (
  left: CatalogReference,
  { catalogItemId, appId, options = {} }: CatalogReference,
): boolean =>
  left.catalogItemId === catalogItemId &&
  left.appId === appId &&
  isDeepStrictEqual(left.options ?? {}, options)

/** The requests for an item, the earliest first. */
const requestsFor = ({ state }: Pick<Context, 'state'>, item: CatalogReference): KeptRequest[] =>
  state
    .in(requests)
    .by('item', item.catalogItemId)
    .filter(({ catalogReference }) => catalogReference && isSameItem(catalogReference, item))

const isOpen = ({ status }: KeptRequest): boolean => status === 'RECEIVED' || status === 'PROCESSING'

const checkImage = ({ image }: BackInStockItemDetails): void => {
  if (image && !URL.canParse(image.url))
    throw decline(400, 'INVALID_ITEM_IMAGE_URL', `${image.url} is no address of an image`)
}

/** The requests that a report is about. Those whose mail was sent, or is being sent, are left out. */
const reported = (
  context: Context,
  catalogReference: CatalogReference | undefined,
  requestIds: readonly string[] | undefined,
): KeptRequest[] => {
  if (catalogReference && requestIds)
    throw decline(
      400,
      'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
      'Give either catalogReference or requestIds, not both',
    )
  if (!catalogReference && !requestIds)
    throw refuse({
      field: 'catalogReference',
      description: 'must be given, or requestIds in its place',
      violatedRule: 'REQUIRED_ONE_OF_FIELD',
    })
  const found = catalogReference
    ? requestsFor(context, catalogReference)
    : [...new Set(requestIds)].map((id) => requestEntity.require(context, id))
  return found.filter(({ status }) => status === 'RECEIVED' || status === 'FAILED')
}

const on = entityHandlers(requestEntity, entitySteps(requestEntity))

/** The handlers of requests to hear when an item is back in stock. */
export const backInStockRequestHandlers = (catalog: Catalog): readonly Handler[] => [
  handle(createBackInStockRequest, (context) => {
    const { request, itemDetails } = context.input
    const { catalogReference, email, itemUrl } = request
    if (!takesRequests(context, catalog, catalogReference.appId))
      throw decline(409, 'REQUEST_COLLECTION_DISABLED', 'The business takes no requests for this catalogue', {
        appId: catalogReference.appId,
      })
    checkImage(itemDetails)
    const item = catalog.look(context, catalogReference)
    if (!item)
      throw decline(
        400,
        'INVALID_CATALOG_REFERENCE_OPTIONS',
        'The catalogue has no such item with these choices',
        {
          catalogItemId: catalogReference.catalogItemId,
        },
      )
    const own = context.state.in(requests).by('email', email.toLowerCase())
    const earlier = requestsFor(context, catalogReference).find((one) => own.includes(one) && isOpen(one))
    if (earlier) return requestEntity.show(earlier)
    const page = itemUrl ?? (item.path === undefined ? undefined : context.origin + item.path)
    return requestEntity.show(
      requestEntity.create(context, {
        catalogReference,
        email,
        contactId: own[0]?.contactId ?? context.newId(),
        status: 'RECEIVED',
        ...(page !== undefined && { itemUrl: page }),
      }),
    )
  }),

  on.get(getBackInStockRequest, { id: ({ id }) => id }),
  on.query(queryBackInStockRequests),
  on.remove(deleteBackInStockRequest, { id: ({ id }) => id, removal: () => undefined }),

  handle(countBackInStockRequests, (context) =>
    context.input.catalogReferences.map((catalogReference) => ({
      catalogReference,
      count: requestsFor(context, catalogReference).length,
    })),
  ),

  handle(markBackInStockRequestAsSent, (context) => {
    const request = requestEntity.require(context, context.input.id)
    return requestEntity.show(
      requestEntity.change(context, request, {
        status: 'NOTIFICATION_SENT',
        autoNotified: false,
        notice: undefined,
      }),
    )
  }),

  handle(reportItemsBackInStock, (context) => {
    const {
      catalogReference,
      requestIds,
      itemDetails,
      extraAutomationTemplateParameters: texts,
    } = context.input
    checkImage(itemDetails)
    for (const request of reported(context, catalogReference, requestIds)) {
      const item = request.catalogReference && catalog.look(context, request.catalogReference)
      const price = itemDetails.price ?? item?.price
      startNotice(context, request, {
        name: itemDetails.name ?? item?.name ?? '',
        ...(price !== undefined && { price }),
        ...(texts && { texts }),
      })
    }
  }),
]
