import { date, entity, pick, type Read, read, type Shape } from '@frontdesk/core'
import type { ProductMedia } from './media.ts'

const prefix = '/stores-reader'

/** A group of products that are shown together. */
export interface Collection {
  id: string
  name?: string
  /** Last part of the address of the collection's page. */
  slug?: string
  description?: string
  /** Whether customers see the collection. */
  visible?: boolean
  numberOfProducts?: number
  media?: ProductMedia
  createdDate?: Date
  updatedDate?: Date
  lastUpdated?: Date
}

export const collectionShape: Shape<Collection> = /* @__PURE__ */ entity<Collection>({
  createdDate: date,
  updatedDate: date,
  lastUpdated: date,
})

export interface GetCollectionBySlugInput {
  slug: string
}

/**
 * Reads a collection by its slug, the last part of the address of its page.
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
