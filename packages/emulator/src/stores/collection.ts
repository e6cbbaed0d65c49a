import { type Collection, getCollectionBySlug } from '@frontdesk/stores'
import { decline } from '../kernel/failure.ts'
import { handle, type Handler } from '../kernel/handler.ts'
import { collection, type CollectionDefinition } from '../kernel/state.ts'
import { products, seenBy } from './product.ts'

export const collections: CollectionDefinition<Collection> = collection<Collection>('stores.collections')

export const collectionHandlers: readonly Handler[] = [
  handle(
    getCollectionBySlug,
    ({ input, state, identity }) => {
      const seen = seenBy(identity)
      const found = state.in(collections).find((own) => own.slug === input.slug && seen(own))
      if (!found)
        throw decline(404, 'NOT_FOUND', `There is no collection with the slug ${input.slug}`, {
          slug: input.slug,
        })
      const members = state
        .in(products)
        .filter((own) => seen(own) && (own.collectionIds ?? []).includes(found.id))
      return { ...found, numberOfProducts: members.length }
    },
    'GET /v2/collections/slug/{slug}',
  ),
]
