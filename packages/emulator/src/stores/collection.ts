import {
  addProductsToCollection,
  type Collection,
  createCollection,
  deleteCollection,
  getCollection,
  getCollectionBySlug,
  queryCollections,
  removeProductsFromCollection,
  updateCollection,
} from '@frontdesk/stores'
import { collectionFields, collectionSchema, newCollectionSchema } from '@frontdesk/stores/schemas'
import { defineEntity, type Entity } from '../kernel/entity/entity.ts'
import { entityHandlers } from '../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../kernel/entity/entity-steps.ts'
import { decline, refuse } from '../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../kernel/handler.ts'
import { isSlug, slugOf, slugRule } from '../kernel/slug.ts'
import { collection, type CollectionDefinition } from '../kernel/state.ts'
import { tellOfCollection } from './collection-events.ts'
import type { KeptProduct } from './kept-product.ts'
import { productEntity, products } from './product.ts'

type Context = HandlerContext<unknown>

/** Id of the collection of all products, the same as on the hosted platform. */
export const allProductsId = '00000000-000000-000000-000000000001'

export const collections: CollectionDefinition<Collection> = collection<Collection>('stores.collections')

/** Collections. Customers find the visible ones. */
export const collectionEntity: Entity<Collection> = defineEntity<Collection>({
  name: 'collection',
  collection: collections,
  schema: collectionSchema,
  writable: newCollectionSchema,
  system: { updatedDate: 'lastUpdated', revision: false },
  visible: ({ visible }) => visible !== false,
  query: { fields: collectionFields },
  onChange: tellOfCollection,
})

/** The products of a collection, whoever asks. */
const membersOf = (context: Context, id: string): readonly KeptProduct[] =>
  context.state.in(products).by('collection', id)

/** A collection with the number of the products that the caller sees. */
const counted = (context: Context, shown: Collection): Collection => ({
  ...shown,
  numberOfProducts: membersOf(context, shown.id).filter((product) =>
    productEntity.isFor(context.identity, product),
  ).length,
})

const othersWith = (context: Context, slug: string, id: string | undefined): boolean =>
  collectionEntity
    .in(context)
    .all()
    .some((own) => own.slug === slug && own.id !== id)

/** Refuses a slug that breaks a rule. */
const checkSlug = (context: Context, slug: string, id?: string): void => {
  if (!isSlug(slug))
    throw refuse({
      field: 'slug',
      description: slugRule,
      violatedRule: 'FORMAT',
      ruleName: 'SLUG_CONTAINS_ILLEGAL_CHARACTERS',
    })
  if (othersWith(context, slug, id))
    throw refuse({
      field: 'slug',
      description: 'must be the slug of no other collection',
      violatedRule: 'VALIDATION',
      ruleName: 'SLUG_ALREADY_EXISTS',
    })
}

/** A slug that no collection has: the name itself, or the name with a number. */
const freeSlug = (context: Context, name: string): string => {
  const wanted = slugOf(name, 'collection')
  let own = wanted
  for (let number = 1; othersWith(context, own, undefined); number++) own = `${wanted}-${number}`
  return own
}

/** Every product is in the collection of all products. */
const refuseAllProducts = (id: string): void => {
  if (id === allProductsId)
    throw decline(428, 'ALL_PRODUCTS_COLLECTION', 'The collection of all products holds every product', {
      id,
    })
}

const rules: EntityRules<Collection> = {
  beforeCreate(context, given) {
    const { name = '', slug = freeSlug(context, name) } = given
    checkSlug(context, slug)
    return { visible: true, ...given, slug }
  },
  beforeUpdate(context, next) {
    if (next.slug !== undefined) checkSlug(context, next.slug, next.id)
    return next
  },
  beforeRemove: (_, { id }) => refuseAllProducts(id),
  afterRemove(context, { id }) {
    for (const product of membersOf(context, id)) saveMembership(context, product, id, false)
  },
}

const saveMembership = (context: Context, product: KeptProduct, id: string, isMember: boolean): void => {
  const others = (product.collectionIds ?? []).filter((own) => own !== id)
  productEntity.change(context, product, { collectionIds: isMember ? [...others, id] : others })
}

/** The products with these ids. @throws Failure 400 with a violation for each id that no product has */
const requireProducts = (context: Context, ids: readonly string[]): KeptProduct[] => {
  const violations = ids.flatMap((id, index) =>
    productEntity.find(context, id)
      ? []
      : {
          field: `productIds.${index}`,
          description: 'must be the id of a product',
          violatedRule: 'VALIDATION',
        },
  )
  if (violations.length) throw refuse(...violations)
  return [...new Set(ids)].map((id) => productEntity.require(context, id))
}

const on = entityHandlers(collectionEntity, entitySteps(collectionEntity, rules))

export const collectionHandlers: readonly Handler[] = [
  handle(
    getCollectionBySlug,
    (context) => {
      const { slug } = context.input
      const found = collectionEntity.list(context).find((own) => own.slug === slug)
      if (!found) throw decline(404, 'NOT_FOUND', `There is no collection with the slug ${slug}`, { slug })
      return counted(context, collectionEntity.show(found))
    },
    'GET /v2/collections/slug/{slug}',
  ),

  on.get(getCollection, { id: ({ id }) => id, after: counted }),

  on.query(queryCollections, { after: counted, routes: ['GET /v2/collections/query'] }),

  on.create(createCollection, { value: (input) => input.collection, after: counted }),

  on.update(updateCollection, { value: (input) => input.collection, after: counted }),

  on.remove(deleteCollection, { id: ({ id }) => id, removal: () => undefined }),

  handle(addProductsToCollection, (context) => {
    const { id, productIds } = context.input
    collectionEntity.require(context, id)
    for (const product of requireProducts(context, productIds))
      if (!product.collectionIds?.includes(id)) saveMembership(context, product, id, true)
  }),

  handle(removeProductsFromCollection, (context) => {
    const { id, productIds } = context.input
    collectionEntity.require(context, id)
    refuseAllProducts(id)
    for (const product of requireProducts(context, productIds))
      if (product.collectionIds?.includes(id)) saveMembership(context, product, id, false)
  }),
]
