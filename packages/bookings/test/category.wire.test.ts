import {
  countCategories,
  createCategory,
  deleteCategory,
  getCategory,
  moveCategory,
  queryCategories,
  updateCategory,
} from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const yoga = entity({
  id: 'category-1',
  revision: '3',
  createdDate: '2026-02-03T04:05:06.000Z',
  updatedDate: '2026-02-04T04:05:06.000Z',
  name: 'Yoga',
  sortOrder: 1_000_000,
  extendedFields: { namespaces: { '@studio/app': { colour: 'green' } } },
})

const decoded = {
  id: 'category-1',
  revision: '3',
  createdDate: new Date('2026-02-03T04:05:06.000Z'),
  updatedDate: new Date('2026-02-04T04:05:06.000Z'),
  name: 'Yoga',
  sortOrder: 1_000_000,
  extendedFields: { namespaces: { '@studio/app': { colour: 'green' } } },
}

runWireRows([
  row({
    operation: getCategory,
    input: { categoryId: 'category-1' },
    request: 'GET https://www.wixapis.com/bookings/v2/categories/category-1',
    response: { category: yoga },
    output: decoded,
  }),
  row({
    operation: queryCategories,
    input: { filter: { name: 'Yoga' }, sort: [{ fieldName: 'sortOrder' }], cursorPaging: { limit: 2 } },
    // {"query":{"filter":{"name":"Yoga"},"sort":[{"fieldName":"sortOrder"}],"cursorPaging":{"limit":2}}}
    request:
      'GET https://www.wixapis.com/bookings/v2/categories/query?.r=eyJxdWVyeSI6eyJmaWx0ZXIiOnsibmFtZSI6IllvZ2EifSwic29ydCI6W3siZmllbGROYW1lIjoic29ydE9yZGVyIn1dLCJjdXJzb3JQYWdpbmciOnsibGltaXQiOjJ9fX0',
    response: { categories: [yoga], pagingMetadata: { count: 1, cursors: {}, hasNext: false } },
    output: { items: [decoded], tooManyToCount: false },
  }),
  row({
    operation: queryCategories,
    input: { filter: { name: 'Yoga'.repeat(800) } },
    request: 'POST https://www.wixapis.com/bookings/v2/categories/query',
    body: { query: { filter: { name: 'Yoga'.repeat(800) }, cursorPaging: { limit: 50 } } },
    response: { categories: [], pagingMetadata: { count: 0, cursors: {}, hasNext: false } },
    output: { items: [], tooManyToCount: false },
  }),
  row({
    operation: countCategories,
    input: { filter: { sortOrder: { $gt: 5 } } },
    request: 'POST https://www.wixapis.com/bookings/v2/categories/count',
    body: { filter: { sortOrder: { $gt: 5 } } },
    response: { count: 4 },
    output: 4,
  }),
  row({
    operation: createCategory,
    input: {
      category: { name: 'Yoga', extendedFields: { namespaces: { '@studio/app': { colour: 'green' } } } },
    },
    elevated: true,
    request: 'POST https://www.wixapis.com/bookings/v2/categories',
    body: {
      category: { name: 'Yoga', extendedFields: { namespaces: { '@studio/app': { colour: 'green' } } } },
    },
    response: { category: yoga },
    output: decoded,
  }),
  row({
    operation: updateCategory,
    input: {
      category: { id: 'category-1', revision: '2', name: 'Yoga' },
      fieldMask: ['name', 'extendedFields'],
    },
    elevated: true,
    request: 'PATCH https://www.wixapis.com/bookings/v2/categories/category-1',
    body: {
      category: entity({ id: 'category-1', revision: '2', name: 'Yoga' }),
      fieldMask: 'name,extendedFields',
    },
    response: { category: yoga },
    output: decoded,
  }),
  row({
    operation: deleteCategory,
    input: { categoryId: 'category-1' },
    elevated: true,
    request: 'DELETE https://www.wixapis.com/bookings/v2/categories/category-1',
    response: {},
    output: undefined,
  }),
  row({
    operation: moveCategory,
    input: { categoryId: 'category-1', position: 'AFTER_CATEGORY', afterCategoryId: 'category-2' },
    elevated: true,
    request: 'POST https://www.wixapis.com/bookings/v2/categories/set-position/category-1',
    body: { position: 'AFTER_CATEGORY', afterCategoryId: 'category-2' },
    response: { category: yoga },
    output: decoded,
  }),
])
