import {
  countBackInStockRequests,
  createBackInStockRequest,
  deleteBackInStockRequest,
  getBackInStockRequest,
  getBackInStockSettings,
  markBackInStockRequestAsSent,
  queryBackInStockRequests,
  reportItemsBackInStock,
  startCollectingBackInStockRequests,
  stopCollectingBackInStockRequests,
} from '@frontdesk/ecom'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const root = 'https://www.wixapis.com/back-in-stock-service/v1/back-in-stock-notification-requests'
const catalogReference = { catalogItemId: 'product-1', appId: 'store', options: { variantId: 'variant-1' } }
const sent = entity({
  id: 'request-1',
  catalogReference,
  email: 'ana@example.com',
  contactId: 'contact-1',
  status: 'NOTIFICATION_SENT',
  autoNotified: true,
  createdDate: '2026-03-02T09:00:00.000Z',
  itemUrl: 'https://shop.example/pillow',
})
const decoded = { ...sent, createdDate: new Date('2026-03-02T09:00:00.000Z') }
const settings = { collectionStates: [{ appId: 'store', collectingRequests: true }] }

runWireRows([
  row({
    operation: createBackInStockRequest,
    input: {
      request: { catalogReference, email: 'ana@example.com' },
      itemDetails: { name: 'Linen eye pillow', price: '12.50' },
    },
    request: `POST ${root}`,
    body: {
      request: { catalogReference, email: 'ana@example.com' },
      itemDetails: { name: 'Linen eye pillow', price: '12.50' },
    },
    response: { request: sent },
    output: decoded,
  }),
  row({
    operation: getBackInStockRequest,
    elevated: true,
    input: { id: 'request 1' },
    request: `GET ${root}/request%201`,
    response: { request: sent },
    output: decoded,
  }),
  row({
    operation: deleteBackInStockRequest,
    elevated: true,
    input: { id: 'request-1' },
    request: `DELETE ${root}/request-1`,
    response: {},
    output: undefined,
  }),
  row({
    operation: queryBackInStockRequests,
    elevated: true,
    input: { filter: { status: 'FAILED' } },
    // {"query":{"filter":{"status":"FAILED"},"cursorPaging":{"limit":50}}}
    request: `GET ${root}?.r=eyJxdWVyeSI6eyJmaWx0ZXIiOnsic3RhdHVzIjoiRkFJTEVEIn0sImN1cnNvclBhZ2luZyI6eyJsaW1pdCI6NTB9fX0`,
    response: { requests: [sent], metadata: { count: 1, cursors: {} } },
    output: { items: [decoded], tooManyToCount: false },
  }),
  row({
    operation: countBackInStockRequests,
    elevated: true,
    input: { catalogReferences: [catalogReference] },
    // {"catalogReferences":[{"catalogItemId":"product-1","appId":"store","options":{"variantId":"variant-1"}}]}
    request: `GET ${root}/count-by-catalog-reference?.r=eyJjYXRhbG9nUmVmZXJlbmNlcyI6W3siY2F0YWxvZ0l0ZW1JZCI6InByb2R1Y3QtMSIsImFwcElkIjoic3RvcmUiLCJvcHRpb25zIjp7InZhcmlhbnRJZCI6InZhcmlhbnQtMSJ9fV19`,
    response: { countsPerCatalogReference: [{ catalogReference, count: 2 }] },
    output: [{ catalogReference, count: 2 }],
  }),
  row({
    operation: markBackInStockRequestAsSent,
    elevated: true,
    input: { id: 'request-1' },
    request: `PUT ${root}/request-1/mark-as-notification-sent`,
    body: {},
    response: { request: sent },
    output: decoded,
  }),
  row({
    operation: reportItemsBackInStock,
    elevated: true,
    input: {
      requestIds: ['request-1'],
      itemDetails: { name: 'Linen eye pillow' },
      extraAutomationTemplateParameters: { code: 'BACK10' },
    },
    request: `POST ${root}/report-items-back-in-stock`,
    body: {
      requestIds: ['request-1'],
      itemDetails: { name: 'Linen eye pillow' },
      extraAutomationTemplateParameters: { code: 'BACK10' },
    },
    response: {},
    output: undefined,
  }),
  row({
    operation: getBackInStockSettings,
    elevated: true,
    input: {},
    request: `PUT ${root}/settings`,
    body: {},
    response: { settings },
    output: settings,
  }),
  row({
    operation: startCollectingBackInStockRequests,
    elevated: true,
    input: { appId: 'store' },
    request: `POST ${root}/settings/start-collecting`,
    body: { appId: 'store' },
    response: { settings },
    output: settings,
  }),
  row({
    operation: stopCollectingBackInStockRequests,
    elevated: true,
    input: { appId: 'store' },
    request: `POST ${root}/settings/stop-collecting`,
    body: { appId: 'store' },
    response: { settings },
    output: settings,
  }),
])
