import { getCollectionBySlug } from '@frontdesk/stores'
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
])
