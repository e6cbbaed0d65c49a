import {
  addProductsToCollection,
  type Collection,
  createCollection,
  deleteCollection,
  getCollection,
  getCollectionBySlug,
  getProduct,
  type NewCollection,
  queryCollections,
  queryProducts,
  removeProductsFromCollection,
  updateCollection,
  updateProduct,
} from '@frontdesk/stores'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../bookings/refusal.ts'
import { openStore, type Store } from './store.ts'

const allProducts = '00000000-000000-000000-000000000001'

let store: Store
beforeEach(() => {
  store = openStore()
})

const create = (collection: Partial<NewCollection> = {}): Promise<Collection> =>
  createCollection(store.owner, { collection: { name: 'Gifts', ...collection } })

const namesIn = async (id: string): Promise<string[]> => {
  const { items } = await queryProducts(store.visitor, { filter: { collectionIds: { $hasSome: [id] } } })
  return items.map(({ name }) => name)
}

const idOf = async (slug: string): Promise<string> =>
  (await queryProducts(store.owner, { filter: { slug } })).items[0]!.id

describe('a collection', () => {
  it('is created, changed and found by its slug', async () => {
    const made = await create({ description: 'For others' })
    expect(made).toEqual({
      id: '00000000-0000-4000-8000-000000000002',
      name: 'Gifts',
      slug: 'gifts',
      description: 'For others',
      visible: true,
      numberOfProducts: 0,
      createdDate: new Date('2026-05-04T07:00:00.000Z'),
      lastUpdated: new Date('2026-05-04T07:00:00.000Z'),
    })
    expect((await create()).slug).toBe('gifts-1')
    store.setClock('2026-05-05T07:00:00.000Z')
    const changed = await updateCollection(store.owner, {
      collection: { id: made.id, name: 'Presents', slug: 'presents' },
    })
    expect(changed).toEqual({
      ...made,
      name: 'Presents',
      slug: 'presents',
      lastUpdated: new Date('2026-05-05T07:00:00.000Z'),
    })
    expect(await getCollectionBySlug(store.visitor, { slug: 'presents' })).toEqual(changed)
    await updateCollection(store.owner, { collection: { id: made.id, visible: false } })
    expect(await refusal(getCollectionBySlug(store.visitor, { slug: 'presents' }))).toEqual([
      404,
      'NOT_FOUND',
    ])
  })

  it('is read by its id, by customers while it is visible', async () => {
    const made = await create({ visible: false })
    expect(await refusal(getCollection(store.visitor, { id: made.id }))).toEqual([404, 'NOT_FOUND'])
    expect(await getCollection(store.owner, { id: made.id })).toEqual(made)
    const shown = await updateCollection(store.owner, { collection: { id: made.id, visible: true } })
    expect(await getCollection(store.visitor, { id: made.id })).toEqual(shown)
  })

  it('is found by its name, with the number of its products that the caller sees', async () => {
    const [hidden, gifts] = [await create({ name: 'Archive', visible: false }), await create()]
    await addProductsToCollection(store.owner, { id: gifts.id, productIds: [await idOf('cork-block')] })
    const sort = [{ fieldName: 'name' } as const]
    const names = async (client = store.visitor): Promise<(string | undefined)[]> =>
      (await queryCollections(client, { sort })).items.map(({ name }) => name)
    expect(await names()).toEqual(['All products', 'Gifts', 'Home', 'Practice', 'Wear'])
    expect(await names(store.owner)).toEqual([
      'All products',
      hidden.name,
      'Gifts',
      'Home',
      'Practice',
      'Wear',
    ])
    const { items } = await queryCollections(store.visitor, { filter: { name: { $startsWith: 'Gif' } } })
    expect(items).toEqual([await getCollectionBySlug(store.visitor, { slug: 'gifts' })])
    expect(items[0]!.numberOfProducts).toBe(1)
  })

  it.each([
    [{ name: '' }, [['collection.name', 'MIN_LENGTH']]],
    [{ name: 'x'.repeat(51) }, [['collection.name', 'MAX_LENGTH']]],
    [{ description: 'x'.repeat(601) }, [['collection.description', 'MAX_LENGTH']]],
    [{ slug: 'For others' }, [['collection.slug', 'SLUG_CONTAINS_ILLEGAL_CHARACTERS']]],
    [{ slug: 'practice' }, [['collection.slug', 'SLUG_ALREADY_EXISTS']]],
  ])('is refused: %j', async (collection, expected) => {
    expect(await refusal(create(collection))).toEqual(expected)
    const { id } = await getCollectionBySlug(store.owner, { slug: 'home' })
    expect(await refusal(updateCollection(store.owner, { collection: { id, ...collection } }))).toEqual(
      expected,
    )
  })

  it('takes products and lets them go', async () => {
    const { id } = await create()
    const productIds = [await idOf('cork-block'), await idOf('evening-tea')]
    store.setClock('2026-05-05T07:00:00.000Z')
    await addProductsToCollection(store.owner, { id, productIds: [...productIds, ...productIds] })
    expect(await namesIn(id)).toEqual(['Cork block', 'Evening tea'])
    expect((await getCollectionBySlug(store.visitor, { slug: 'gifts' })).numberOfProducts).toBe(2)
    const block = await getProduct(store.visitor, { id: productIds[0]! })
    expect(block.collectionIds?.filter((own) => own === id)).toHaveLength(1)
    expect(block.lastUpdated).toEqual(new Date('2026-05-05T07:00:00.000Z'))
    store.setClock('2026-05-06T07:00:00.000Z')
    await addProductsToCollection(store.owner, { id, productIds })
    await removeProductsFromCollection(store.owner, { id, productIds: [await idOf('steel-bottle')] })
    expect(await getProduct(store.visitor, { id: productIds[0]! })).toEqual(block)
    await updateProduct(store.owner, { product: { id: productIds[1]!, visible: false } })
    expect((await getCollectionBySlug(store.visitor, { slug: 'gifts' })).numberOfProducts).toBe(1)
    expect((await getCollectionBySlug(store.owner, { slug: 'gifts' })).numberOfProducts).toBe(2)
    await removeProductsFromCollection(store.owner, { id, productIds: [productIds[0]!] })
    expect(await namesIn(id)).toEqual([])
  })

  it('takes no product that does not exist', async () => {
    const { id } = await create()
    const productIds = [await idOf('cork-block'), 'nothing']
    for (const call of [addProductsToCollection, removeProductsFromCollection]) {
      expect(await refusal(call(store.owner, { id, productIds }))).toEqual([['productIds.1', 'VALIDATION']])
      expect(await refusal(call(store.owner, { id: 'nothing', productIds: [] }))).toEqual([404, 'NOT_FOUND'])
    }
    expect(await namesIn(id)).toEqual([])
  })

  it('leaves its products when it is deleted', async () => {
    const { id } = await getCollectionBySlug(store.owner, { slug: 'practice' })
    expect(await namesIn(id)).toHaveLength(8)
    await deleteCollection(store.owner, { id })
    expect(await refusal(getCollectionBySlug(store.owner, { slug: 'practice' }))).toEqual([404, 'NOT_FOUND'])
    expect(await namesIn(id)).toEqual([])
    expect(await namesIn(allProducts)).toHaveLength(15)
    expect(await refusal(deleteCollection(store.owner, { id }))).toEqual([404, 'NOT_FOUND'])
  })

  it('of all products keeps them all', async () => {
    const refused = [428, 'ALL_PRODUCTS_COLLECTION']
    expect(await refusal(deleteCollection(store.owner, { id: allProducts }))).toEqual(refused)
    const productIds = [await idOf('cork-block')]
    expect(await refusal(removeProductsFromCollection(store.owner, { id: allProducts, productIds }))).toEqual(
      refused,
    )
    expect(await namesIn(allProducts)).toHaveLength(15)
  })

  it('is written by the business alone', async () => {
    const { id } = await create()
    for (const call of [
      createCollection(store.visitor, { collection: { name: 'Mine' } }),
      updateCollection(store.visitor, { collection: { id, name: 'Mine' } }),
      deleteCollection(store.visitor, { id }),
      addProductsToCollection(store.visitor, { id, productIds: [] }),
      removeProductsFromCollection(store.visitor, { id, productIds: [] }),
    ])
      expect(await refusal(call)).toEqual([403, 'FORBIDDEN'])
  })
})
