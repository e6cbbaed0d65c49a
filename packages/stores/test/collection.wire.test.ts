import { getCollection, getCollectionBySlug, queryCollections } from '@frontdesk/stores'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

runWireRows([
  row({
    operation: getCollectionBySlug,
    input: { slug: 'practice' },
    request: 'GET https://www.wixapis.com/stores-reader/v1/collections/slug/practice',
    response: {
      collection: entity({
        id: 'collection-1',
        name: 'Practice',
        slug: 'practice',
        numberOfProducts: 4,
        lastUpdated: '2026-02-03T04:05:06.000Z',
      }),
    },
    output: {
      id: 'collection-1',
      name: 'Practice',
      slug: 'practice',
      numberOfProducts: 4,
      lastUpdated: new Date('2026-02-03T04:05:06.000Z'),
    },
  }),
  row({
    operation: getCollection,
    input: { id: 'collection/1' },
    request: 'GET https://www.wixapis.com/stores-reader/v2/collections/collection%2F1',
    response: {
      collection: entity({ id: 'collection-1', name: 'Practice', lastUpdated: '2026-02-03T04:05:06.000Z' }),
    },
    output: { id: 'collection-1', name: 'Practice', lastUpdated: new Date('2026-02-03T04:05:06.000Z') },
  }),
  row({
    operation: queryCollections,
    input: {
      filter: { name: { $startsWith: 'Prac' } },
      sort: [{ fieldName: 'name', order: 'DESC' }],
      paging: { limit: 20, offset: 0 },
    },
    request: 'POST https://www.wixapis.com/stores-reader/v2/collections/query',
    body: {
      query: {
        filter: { name: { $startsWith: 'Prac' } },
        sort: [{ fieldName: 'name', order: 'DESC' }],
        paging: { limit: 20, offset: 0 },
      },
    },
    response: {
      collections: [
        entity({ id: 'collection-1', name: 'Practice', lastUpdated: '2026-02-03T04:05:06.000Z' }),
      ],
      metadata: { count: 1, offset: 0, total: 1, tooManyToCount: false },
    },
    output: {
      items: [{ id: 'collection-1', name: 'Practice', lastUpdated: new Date('2026-02-03T04:05:06.000Z') }],
      total: 1,
      tooManyToCount: false,
    },
  }),
])
