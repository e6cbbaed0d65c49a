import { type Collection, getCollectionBySlug } from '@frontdesk/stores'
import { collectionSchema } from '@frontdesk/stores/schemas'
import { defineEntity, type Entity } from '../kernel/entity/entity.ts'
import { decline } from '../kernel/failure.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import { collection, type CollectionDefinition } from '../kernel/state.ts'
import { productEntity } from './product.ts'

/** Id of the collection of all products, the same as on the hosted platform. */
export const allProductsId = '00000000-000000-000000-000000000001'

export const collections: CollectionDefinition<Collection> = collection<Collection>('stores.collections')

/** Collections. Customers find the visible ones. */
export const collectionEntity: Entity<Collection> = defineEntity<Collection>({
  name: 'collection',
  collection: collections,
  schema: collectionSchema,
  system: { updatedDate: 'lastUpdated', revision: false },
  visible: ({ visible }) => visible !== false,
})

export const collectionHandlers: readonly Handler[] = [
  handle(
    getCollectionBySlug,
    (context) => {
      const { slug } = context.input
      const found = collectionEntity.list(context).find((own) => own.slug === slug)
      if (!found) throw decline(404, 'NOT_FOUND', `There is no collection with the slug ${slug}`, { slug })
      const members = productEntity
        .list(context)
        .filter(({ collectionIds = [] }) => collectionIds.includes(found.id))
      return { ...collectionEntity.show(found), numberOfProducts: members.length }
    },
    'GET /v2/collections/slug/{slug}',
  ),
]
