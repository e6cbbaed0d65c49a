import {
  date,
  entity,
  offsetQuery,
  type OffsetQuery,
  page,
  type Page,
  pick,
  type Read,
  read,
  type Shape,
} from '@frontdesk/core'
import type { ProductMedia } from './media.ts'

const prefix = '/stores-reader'

/** A group of products that are shown together. */
export interface Collection {
  id: string
  name?: string
  /** Slug of the collection's page. */
  slug?: string
  description?: string
  /** Whether customers see the collection. */
  visible?: boolean
  /** Number of products in the collection. */
  numberOfProducts?: number
  media?: ProductMedia
  createdDate?: Date
  updatedDate?: Date
  /** When it was last changed. */
  lastUpdated?: Date
}

export const collectionShape: Shape<Collection> = /* @__PURE__ */ entity<Collection>({
  createdDate: date,
  updatedDate: date,
  lastUpdated: date,
})

/** Input of `getCollectionBySlug`. */
export interface GetCollectionBySlugInput {
  /** Slug of the page, such as `yoga-mat`. */
  slug: string
}

/**
 * Reads a collection by its slug.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such collection, or customers may not see it.
 * @example
 * const collection = await getCollectionBySlug(client, { slug: 'all-products' })
 * const products = await queryProducts(client, { filter: { collectionIds: { $hasSome: [collection.id] } } })
 * @function
 */
export const getCollectionBySlug: Read<GetCollectionBySlugInput, Collection> = /* @__PURE__ */ read({
  id: 'stores.collections.getBySlug',
  prefix,
  route: 'GET /v1/collections/slug/{slug}',
  response: /* @__PURE__ */ pick('collection', collectionShape),
})

/** Input of `getCollection`. */
export interface GetCollectionInput {
  id: string
}

/**
 * Reads one collection.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such collection, or customers may not see it.
 * @example
 * const collection = await getCollection(client, { id: product.collectionIds[0] })
 * @function
 */
export const getCollection: Read<GetCollectionInput, Collection> = /* @__PURE__ */ read({
  id: 'stores.collections.get',
  prefix,
  route: 'GET /v2/collections/{id}',
  response: /* @__PURE__ */ pick('collection', collectionShape),
})

/** The fields that collections can be filtered and sorted by. */
export interface CollectionFields {
  id: string
  name: string
}

/** Input of `queryCollections`. */
export type QueryCollectionsInput = OffsetQuery<CollectionFields>

/**
 * Finds collections, 50 per page by default (at most 100). Customers find the visible ones.
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @example
 * const { items } = await queryCollections(client, { sort: [{ fieldName: 'name' }] })
 * @function
 */
export const queryCollections: Read<
  QueryCollectionsInput,
  Page<Collection, QueryCollectionsInput>
> = /* @__PURE__ */ read({
  id: 'stores.collections.query',
  prefix,
  route: 'POST /v2/collections/query',
  envelope: offsetQuery,
  response: /* @__PURE__ */ page('collections', collectionShape, 'metadata'),
})
