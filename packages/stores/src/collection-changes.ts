import { change, type ElevatedAuth, encoded, pick, shape, type Write, write } from '@frontdesk/core'
import { type Collection, collectionShape } from './collection.ts'

const prefix = '/stores'

/** A collection to create. */
export interface NewCollection extends Pick<Collection, 'visible'> {
  /** From 1 to 50 characters. */
  name: string
  /** At most 600 characters. */
  description?: string
  /** Slug of the collection's page, from 1 to 100 characters; defaults to one that is made from the name. */
  slug?: string
}

/** Some fields of a collection to change. */
export interface CollectionChange extends Partial<NewCollection> {
  /** At most 36 characters. */
  id: string
}

/** Input of `createCollection`. */
export interface CreateCollectionInput {
  collection: NewCollection
}

/**
 * Creates a collection without products, for the business.
 *
 * @throws ValidationError when the name is missing or the slug is taken.
 * @throws ContextError without an elevated client.
 * @example
 * const { id } = await createCollection(elevatedClient, { collection: { name: 'Gifts' } })
 * await addProductsToCollection(elevatedClient, { id, productIds: [product.id] })
 * @function
 */
export const createCollection: Write<CreateCollectionInput, Collection, ElevatedAuth> = /* @__PURE__ */ write(
  {
    id: 'stores.collections.create',
    prefix,
    route: 'POST /v1/collections',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<CreateCollectionInput>({
        collection: /* @__PURE__ */ change<Collection, NewCollection>(collectionShape),
      }),
    ),
    response: /* @__PURE__ */ pick('collection', collectionShape),
  },
)

/** Input of `updateCollection`. */
export interface UpdateCollectionInput {
  collection: CollectionChange
}

/**
 * Changes the given fields of a collection, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such collection.
 * @throws ValidationError when the slug is taken.
 * @throws ContextError without an elevated client.
 * @example
 * await updateCollection(elevatedClient, { collection: { id, visible: false } })
 * @function
 */
export const updateCollection: Write<UpdateCollectionInput, Collection, ElevatedAuth> = /* @__PURE__ */ write(
  {
    id: 'stores.collections.update',
    prefix,
    route: 'PATCH /v1/collections/{collection.id}',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateCollectionInput>({
        collection: /* @__PURE__ */ change<Collection, CollectionChange>(collectionShape),
      }),
    ),
    response: /* @__PURE__ */ pick('collection', collectionShape),
  },
)

/** Input of `deleteCollection`. */
export interface DeleteCollectionInput {
  id: string
}

/**
 * Deletes a collection, for the business. Its products are not deleted.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such collection.
 * @throws ApplicationError `ALL_PRODUCTS_COLLECTION` for the collection of all products.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteCollection(elevatedClient, { id: collection.id })
 * @function
 */
export const deleteCollection: Write<DeleteCollectionInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'stores.collections.delete',
  prefix,
  route: 'DELETE /v1/collections/{id}',
  elevated: true,
})

/** Input of `addProductsToCollection`. */
export interface AddProductsToCollectionInput {
  /** Id of the collection. */
  id: string
  /** At most 1,000. */
  productIds: string[]
}

/**
 * Adds products to a collection, for the business. A product that it already contains is not added again.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such collection.
 * @throws ValidationError when there is no product with one of the ids.
 * @throws ContextError without an elevated client.
 * @example
 * await addProductsToCollection(elevatedClient, { id: collection.id, productIds: [product.id] })
 * @function
 */
export const addProductsToCollection: Write<AddProductsToCollectionInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'stores.collections.addProducts',
    prefix,
    route: 'POST /v1/collections/{id}/productIds',
    elevated: true,
  })

/** Input of `removeProductsFromCollection`. */
export interface RemoveProductsFromCollectionInput {
  /** Id of the collection. */
  id: string
  /** At most 1,000. */
  productIds: string[]
}

/**
 * Removes products from a collection, for the business. Other products are ignored.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such collection.
 * @throws ApplicationError `ALL_PRODUCTS_COLLECTION` for the collection of all products.
 * @throws ValidationError when there is no product with one of the ids.
 * @throws ContextError without an elevated client.
 * @example
 * await removeProductsFromCollection(elevatedClient, { id: collection.id, productIds: [product.id] })
 * @function
 */
export const removeProductsFromCollection: Write<RemoveProductsFromCollectionInput, void, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'stores.collections.removeProducts',
    prefix,
    route: 'POST /v1/collections/{id}/productIds/delete',
    elevated: true,
  })
