import {
  bulkCreateTaxRegions,
  calculateTax,
  createManualTaxMapping,
  createTaxGroup,
  createTaxRegion,
  deleteManualTaxMapping,
  deleteTaxGroup,
  deleteTaxRegion,
  getManualTaxMapping,
  getTaxGroup,
  getTaxRegion,
  listDefaultTaxGroups,
  listDefaultTaxGroupsByAppIds,
  listTaxCalculators,
  queryManualTaxMappings,
  queryTaxGroups,
  queryTaxRegions,
  updateManualTaxMapping,
  updateTaxGroup,
  updateTaxRegion,
} from '@frontdesk/ecom'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const dates = { createdDate: '2026-02-03T04:05:06.000Z', updatedDate: '2026-02-04T04:05:06.000Z' }
const datesRead = {
  createdDate: new Date('2026-02-03T04:05:06.000Z'),
  updatedDate: new Date('2026-02-04T04:05:06.000Z'),
}

const taxGroup = entity({ id: 'taxGroup-1', revision: '1', name: 'Food', ...dates })
const taxGroupRead = { id: 'taxGroup-1', revision: '1', name: 'Food', ...datesRead }
const taxRegion = entity({
  id: 'taxRegion-1',
  country: 'PT',
  appId: 'app-1',
  taxIncludedInPrice: true,
  ...dates,
})
const taxRegionRead = { ...taxRegion, ...datesRead }
const manualTaxMapping = entity({
  id: 'manualTaxMapping-1',
  taxRate: '0.06',
  jurisdictionType: 'STATE',
  ...dates,
})
const manualTaxMappingRead = { ...manualTaxMapping, ...datesRead }

runWireRows([
  row({
    operation: getTaxGroup,
    input: { taxGroupId: 'taxGroup-1' },
    request: 'GET https://www.wixapis.com/billing/v1/tax-groups/taxGroup-1',
    elevated: true,
    response: { taxGroup: taxGroup },
    output: taxGroupRead,
  }),
  row({
    operation: queryTaxGroups,
    input: { filter: { id: 'taxGroup-1' }, cursorPaging: { limit: 2 } },
    request: 'POST https://www.wixapis.com/billing/v1/tax-groups/query',
    body: { query: { filter: { id: 'taxGroup-1' }, cursorPaging: { limit: 2 } } },
    elevated: true,
    response: { taxGroups: [taxGroup], pagingMetadata: { count: 1, cursors: {}, hasNext: false } },
    output: { items: [taxGroupRead], tooManyToCount: false },
  }),
  row({
    operation: createTaxGroup,
    input: { taxGroup: { name: 'Food' } },
    request: 'POST https://www.wixapis.com/billing/v1/tax-groups',
    body: { taxGroup: { name: 'Food' } },
    elevated: true,
    response: { taxGroup: taxGroup },
    output: taxGroupRead,
  }),
  row({
    operation: updateTaxGroup,
    input: { taxGroup: { id: 'taxGroup-1', revision: '2', ...{ name: 'Food' } }, fieldMask: ['name'] },
    request: 'PATCH https://www.wixapis.com/billing/v1/tax-groups/taxGroup-1',
    body: { taxGroup: entity({ id: 'taxGroup-1', revision: '2', ...{ name: 'Food' } }), fieldMask: 'name' },
    elevated: true,
    response: { taxGroup: taxGroup },
    output: taxGroupRead,
  }),
  row({
    operation: deleteTaxGroup,
    input: { taxGroupId: 'taxGroup-1' },
    request: 'DELETE https://www.wixapis.com/billing/v1/tax-groups/taxGroup-1',
    elevated: true,
    response: {},
    output: undefined,
  }),
])

runWireRows([
  row({
    operation: getTaxRegion,
    input: { taxRegionId: 'taxRegion-1' },
    request: 'GET https://www.wixapis.com/billing/v1/tax-regions/taxRegion-1',
    elevated: true,
    response: { taxRegion: taxRegion },
    output: taxRegionRead,
  }),
  row({
    operation: queryTaxRegions,
    input: { filter: { id: 'taxRegion-1' }, cursorPaging: { limit: 2 } },
    request: 'POST https://www.wixapis.com/billing/v1/tax-regions/query',
    body: { query: { filter: { id: 'taxRegion-1' }, cursorPaging: { limit: 2 } } },
    elevated: true,
    response: { taxRegions: [taxRegion], pagingMetadata: { count: 1, cursors: {}, hasNext: false } },
    output: { items: [taxRegionRead], tooManyToCount: false },
  }),
  row({
    operation: createTaxRegion,
    input: { taxRegion: { country: 'PT', appId: 'app-1' } },
    request: 'POST https://www.wixapis.com/billing/v1/tax-regions',
    body: { taxRegion: { country: 'PT', appId: 'app-1' } },
    elevated: true,
    response: { taxRegion: taxRegion },
    output: taxRegionRead,
  }),
  row({
    operation: updateTaxRegion,
    input: {
      taxRegion: { id: 'taxRegion-1', revision: '2', ...{ country: 'PT', appId: 'app-1' } },
      fieldMask: ['country'],
    },
    request: 'PATCH https://www.wixapis.com/billing/v1/tax-regions/taxRegion-1',
    body: {
      taxRegion: entity({ id: 'taxRegion-1', revision: '2', ...{ country: 'PT', appId: 'app-1' } }),
      fieldMask: 'country',
    },
    elevated: true,
    response: { taxRegion: taxRegion },
    output: taxRegionRead,
  }),
  row({
    operation: deleteTaxRegion,
    input: { taxRegionId: 'taxRegion-1' },
    request: 'DELETE https://www.wixapis.com/billing/v1/tax-regions/taxRegion-1',
    elevated: true,
    response: {},
    output: undefined,
  }),
])

runWireRows([
  row({
    operation: getManualTaxMapping,
    input: { manualTaxMappingId: 'manualTaxMapping-1' },
    request: 'GET https://www.wixapis.com/billing/v1/manual-tax-mappings/manualTaxMapping-1',
    elevated: true,
    response: { manualTaxMapping: manualTaxMapping },
    output: manualTaxMappingRead,
  }),
  row({
    operation: queryManualTaxMappings,
    input: { filter: { id: 'manualTaxMapping-1' }, cursorPaging: { limit: 2 } },
    request:
      'GET https://www.wixapis.com/billing/v1/manual-tax-mappings/query?.r=eyJxdWVyeSI6eyJmaWx0ZXIiOnsiaWQiOiJtYW51YWxUYXhNYXBwaW5nLTEifSwiY3Vyc29yUGFnaW5nIjp7ImxpbWl0IjoyfX19',
    elevated: true,
    response: {
      manualTaxMappings: [manualTaxMapping],
      pagingMetadata: { count: 1, cursors: {}, hasNext: false },
    },
    output: { items: [manualTaxMappingRead], tooManyToCount: false },
  }),
  row({
    operation: createManualTaxMapping,
    input: { manualTaxMapping: { taxRate: '0.06', taxGroupId: 'taxGroup-1', taxRegionId: 'taxRegion-1' } },
    request: 'POST https://www.wixapis.com/billing/v1/manual-tax-mappings',
    body: { manualTaxMapping: { taxRate: '0.06', taxGroupId: 'taxGroup-1', taxRegionId: 'taxRegion-1' } },
    elevated: true,
    response: { manualTaxMapping: manualTaxMapping },
    output: manualTaxMappingRead,
  }),
  row({
    operation: updateManualTaxMapping,
    input: {
      manualTaxMapping: {
        id: 'manualTaxMapping-1',
        revision: '2',
        ...{ taxRate: '0.06', taxGroupId: 'taxGroup-1', taxRegionId: 'taxRegion-1' },
      },
      fieldMask: ['taxRate'],
    },
    request: 'PATCH https://www.wixapis.com/billing/v1/manual-tax-mappings/manualTaxMapping-1',
    body: {
      manualTaxMapping: entity({
        id: 'manualTaxMapping-1',
        revision: '2',
        ...{ taxRate: '0.06', taxGroupId: 'taxGroup-1', taxRegionId: 'taxRegion-1' },
      }),
      fieldMask: 'taxRate',
    },
    elevated: true,
    response: { manualTaxMapping: manualTaxMapping },
    output: manualTaxMappingRead,
  }),
  row({
    operation: deleteManualTaxMapping,
    input: { manualTaxMappingId: 'manualTaxMapping-1' },
    request: 'DELETE https://www.wixapis.com/billing/v1/manual-tax-mappings/manualTaxMapping-1',
    elevated: true,
    response: {},
    output: undefined,
  }),
])

const failed = { code: 'NOT_FOUND', description: 'The app app-2 has no tax group' }
const metadata = { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 }

runWireRows([
  row({
    operation: listDefaultTaxGroups,
    input: {},
    request: 'GET https://www.wixapis.com/billing/v1/tax-groups/default-tax-groups',
    elevated: true,
    response: { taxGroups: [taxGroup] },
    output: [taxGroupRead],
  }),
  row({
    operation: listDefaultTaxGroupsByAppIds,
    input: { appIds: ['app-1', 'app-2'] },
    request: 'POST https://www.wixapis.com/billing/v1/tax-groups/list-default-tax-groups-by-app-ids',
    body: { appIds: ['app-1', 'app-2'] },
    elevated: true,
    response: {
      results: [
        { taxGroupMetadata: { originalIndex: 0, success: true }, taxGroup },
        { taxGroupMetadata: { originalIndex: 1, success: false, error: failed } },
      ],
      bulkActionMetadata: metadata,
    },
    output: {
      results: [
        { taxGroupMetadata: { originalIndex: 0, success: true }, taxGroup: taxGroupRead },
        { taxGroupMetadata: { originalIndex: 1, success: false, error: failed } },
      ],
      bulkActionMetadata: metadata,
    },
  }),
  row({
    operation: bulkCreateTaxRegions,
    input: { taxRegions: [{ country: 'PT', appId: 'app-1', subdivision: '20' }], returnEntity: true },
    request: 'POST https://www.wixapis.com/billing/v1/bulk/tax-regions/create',
    body: { taxRegions: [{ country: 'PT', appId: 'app-1', subdivision: '20' }], returnEntity: true },
    elevated: true,
    response: {
      results: [{ itemMetadata: { id: 'taxRegion-1', originalIndex: 0, success: true }, item: taxRegion }],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
    output: {
      results: [
        { itemMetadata: { id: 'taxRegion-1', originalIndex: 0, success: true }, item: taxRegionRead },
      ],
      bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
    },
  }),
  row({
    operation: calculateTax,
    input: {
      addresses: [{ country: 'PT' }],
      lineItems: [{ id: '1', price: '12.00', addressIndex: { singleAddress: 0 } }],
    },
    request: 'POST https://www.wixapis.com/billing/v1/calculate-tax',
    body: {
      addresses: [{ country: 'PT' }],
      lineItems: [{ id: '1', price: '12.00', addressIndex: { singleAddress: 0 } }],
    },
    elevated: true,
    response: { currency: 'EUR', taxSummary: { totalTax: '2.24' } },
    output: { currency: 'EUR', taxSummary: { totalTax: '2.24' } },
  }),
  row({
    operation: listTaxCalculators,
    input: {},
    request: 'GET https://www.wixapis.com/billing/v1/list-tax-calculators',
    elevated: true,
    response: { taxCalculatorDetails: [{ appId: 'app-1', displayName: 'Manual rates' }] },
    output: [{ appId: 'app-1', displayName: 'Manual rates' }],
  }),
])
