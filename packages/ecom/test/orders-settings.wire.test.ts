import { getOrdersSettings, updateOrdersSettings } from '@frontdesk/ecom'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const sent = entity({
  inventoryUpdateTrigger: 'ON_ORDER_PAID' as const,
  createInvoice: true,
  createdDate: '2026-03-02T09:00:00.000Z',
  updatedDate: '2026-03-02T09:05:00.000Z',
})
const decoded = {
  inventoryUpdateTrigger: 'ON_ORDER_PAID',
  createInvoice: true,
  createdDate: new Date('2026-03-02T09:00:00.000Z'),
  updatedDate: new Date('2026-03-02T09:05:00.000Z'),
}

runWireRows([
  row({
    operation: getOrdersSettings,
    elevated: true,
    input: {},
    request: 'GET https://www.wixapis.com/ecom/v1/orders-settings',
    response: { ordersSettings: sent },
    output: decoded,
  }),
  row({
    operation: updateOrdersSettings,
    elevated: true,
    input: {
      ordersSettings: { inventoryUpdateTrigger: 'ON_ORDER_PAID' },
      fieldMask: ['inventoryUpdateTrigger'],
    },
    request: 'PATCH https://www.wixapis.com/ecom/v1/orders-settings',
    body: {
      ordersSettings: { inventoryUpdateTrigger: 'ON_ORDER_PAID' },
      fieldMask: 'inventoryUpdateTrigger',
    },
    response: { ordersSettings: sent },
    output: decoded,
  }),
])
