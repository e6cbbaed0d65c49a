import {
  bulkCreateAddOns,
  bulkDeleteAddOns,
  bulkUpdateAddOns,
  createAddOn,
  deleteAddOn,
  getAddOn,
  queryAddOns,
  updateAddOn,
} from '@frontdesk/bookings'
import { entity, image, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const oil = {
  name: 'Warm oil',
  price: { value: '6.00', currency: 'EUR', formattedValue: '€6.00' },
  maxQuantity: 2,
  taxGroup: 'tax-group-1',
  mainMedia: {
    image: image('wix:image://v1/oil.jpg/oil.jpg#originWidth=640&originHeight=480', {
      id: 'oil.jpg',
      filename: 'oil.jpg',
      width: 640,
      height: 480,
    }),
  },
  extendedFields: { namespaces: { '@studio/app': { shelf: 3 } } },
  tags: { privateTags: { tagIds: ['a'] }, tags: { tagIds: ['b'] } },
}

const system = { id: 'add-on-1', revision: '3' }
const wire = entity({
  ...system,
  ...oil,
  createdDate: '2026-02-03T04:05:06.000Z',
  updatedDate: '2026-02-04T04:05:06.000Z',
})
const decoded = {
  ...system,
  ...oil,
  createdDate: new Date('2026-02-03T04:05:06.000Z'),
  updatedDate: new Date('2026-02-04T04:05:06.000Z'),
}

const written = {
  name: 'Warm oil',
  price: { value: '6', currency: 'EUR' },
  durationInMinutes: 10,
  tags: { tags: { tagIds: ['b'] } },
}

const bulkActionMetadata = { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 }
const itemMetadata = { id: 'add-on-1', originalIndex: 0, success: true }

runWireRows([
  row({
    operation: getAddOn,
    input: { addOnId: 'add-on-1' },
    request: 'GET https://www.wixapis.com/addons/v1/add-ons/add-on-1',
    response: { addOn: wire },
    output: decoded,
  }),
  row({
    operation: queryAddOns,
    input: { filter: { maxQuantity: { $gt: 1 } }, cursorPaging: { limit: 2 } },
    // {"query":{"filter":{"maxQuantity":{"$gt":1}},"cursorPaging":{"limit":2}}}
    request:
      'GET https://www.wixapis.com/addons/v1/add-ons/query?.r=eyJxdWVyeSI6eyJmaWx0ZXIiOnsibWF4UXVhbnRpdHkiOnsiJGd0IjoxfX0sImN1cnNvclBhZ2luZyI6eyJsaW1pdCI6Mn19fQ',
    response: { addOns: [wire], pagingMetadata: { count: 1, cursors: {}, hasNext: false } },
    output: { items: [decoded], tooManyToCount: false },
  }),
  row({
    operation: queryAddOns,
    input: { filter: { name: 'Oil'.repeat(1_100) } },
    request: 'POST https://www.wixapis.com/addons/v1/add-ons/query',
    body: { query: { filter: { name: 'Oil'.repeat(1_100) }, cursorPaging: { limit: 50 } } },
    response: { addOns: [], pagingMetadata: { count: 0, cursors: {}, hasNext: false } },
    output: { items: [], tooManyToCount: false },
  }),
  row({
    operation: createAddOn,
    input: { addOn: written },
    elevated: true,
    request: 'POST https://www.wixapis.com/addons/v1/add-ons',
    body: { addOn: written },
    response: { addOn: wire },
    output: decoded,
  }),
  row({
    operation: bulkCreateAddOns,
    input: { addOns: [written], returnEntity: true },
    elevated: true,
    request: 'POST https://www.wixapis.com/addons/v1/bulk/add-ons/create',
    body: { addOns: [written], returnEntity: true },
    response: { results: [{ itemMetadata, item: wire }], bulkActionMetadata },
    output: { results: [{ itemMetadata, item: decoded }], bulkActionMetadata },
  }),
  row({
    operation: updateAddOn,
    input: {
      addOn: { id: 'add-on-1', revision: '2', maxQuantity: 2 },
      fieldMask: ['maxQuantity', 'price.value'],
    },
    elevated: true,
    request: 'PATCH https://www.wixapis.com/addons/v1/add-ons/add-on-1',
    body: {
      addOn: entity({ id: 'add-on-1', revision: '2', maxQuantity: 2 }),
      fieldMask: 'maxQuantity,price.value',
    },
    response: { addOn: wire },
    output: decoded,
  }),
  row({
    operation: bulkUpdateAddOns,
    input: {
      addOns: [
        { addOn: { id: 'add-on-1', revision: '2', maxQuantity: 2 }, fieldMask: ['maxQuantity', 'price'] },
      ],
      returnEntity: true,
    },
    elevated: true,
    request: 'POST https://www.wixapis.com/addons/v1/bulk/add-ons/update',
    body: {
      addOns: [
        {
          addOn: entity({ id: 'add-on-1', revision: '2', maxQuantity: 2 }),
          fieldMask: 'maxQuantity,price',
        },
      ],
      returnEntity: true,
    },
    response: { results: [{ itemMetadata, item: wire }], bulkActionMetadata },
    output: { results: [{ itemMetadata, item: decoded }], bulkActionMetadata },
  }),
  row({
    operation: deleteAddOn,
    input: { addOnId: 'add-on-1' },
    elevated: true,
    request: 'DELETE https://www.wixapis.com/addons/v1/add-ons/add-on-1',
    response: {},
    output: undefined,
  }),
  row({
    operation: bulkDeleteAddOns,
    input: { addOnIds: ['add-on-1'] },
    elevated: true,
    request: 'POST https://www.wixapis.com/addons/v1/bulk/add-ons/delete',
    body: { addOnIds: ['add-on-1'] },
    response: { results: [{ itemMetadata }], bulkActionMetadata },
    output: { results: [{ itemMetadata }], bulkActionMetadata },
  }),
])
