import {
  addAbandonedCheckoutActivity,
  bulkDeleteAbandonedCheckouts,
  deleteAbandonedCheckout,
  getAbandonedCheckout,
  queryAbandonedCheckouts,
  searchAbandonedCheckouts,
} from '@frontdesk/ecom'
import { entity, image, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const picture = image('wix:image://v1/mat.jpg/#originWidth=800&originHeight=600', {
  id: 'mat.jpg',
  width: 800,
  height: 600,
})
const sent = entity({
  id: 'abandoned-1',
  createdDate: '2026-03-02T10:00:00.000Z',
  updatedDate: '2026-03-02T11:00:00.000Z',
  status: 'RECOVERED',
  checkoutRecoveredDate: '2026-03-02T11:00:00.000Z',
  lineItems: [entity({ id: 'line-1', quantity: 2, image: picture, physicalProperties: { weight: 1.2 } })],
  activities: [entity({ createdDate: '2026-03-02T10:00:00.000Z', type: 'EMAIL_SENT' })],
})
const decoded = {
  ...sent,
  createdDate: new Date('2026-03-02T10:00:00.000Z'),
  updatedDate: new Date('2026-03-02T11:00:00.000Z'),
  checkoutRecoveredDate: new Date('2026-03-02T11:00:00.000Z'),
  activities: [{ createdDate: new Date('2026-03-02T10:00:00.000Z'), type: 'EMAIL_SENT' }],
}
const removed = {
  results: [{ itemMetadata: { id: 'abandoned-1', originalIndex: 0, success: true } }],
  bulkActionMetadata: { totalSuccesses: 1, totalFailures: 0, undetailedFailures: 0 },
}

runWireRows([
  row({
    operation: getAbandonedCheckout,
    elevated: true,
    input: { abandonedCheckoutId: 'abandoned 1' },
    request: 'GET https://www.wixapis.com/ecom/v1/abandoned-checkout/abandoned%201',
    response: { abandonedCheckout: sent },
    output: decoded,
  }),
  row({
    operation: queryAbandonedCheckouts,
    elevated: true,
    input: { filter: { status: 'ABANDONED' }, sort: [{ fieldName: 'createdDate', order: 'DESC' }] },
    request: 'POST https://www.wixapis.com/ecom/v1/abandoned-checkout/query',
    body: {
      query: {
        filter: { status: 'ABANDONED' },
        sort: [{ fieldName: 'createdDate', order: 'DESC' }],
        cursorPaging: { limit: 50 },
      },
    },
    response: { abandonedCheckouts: [sent], metadata: { count: 1, cursors: {} } },
    output: { items: [decoded], tooManyToCount: false },
  }),
  row({
    operation: searchAbandonedCheckouts,
    elevated: true,
    input: {
      search: { expression: 'ana', fields: ['contactDetails.firstName'] },
      filter: { 'activities.type': { $hasSome: ['EMAIL_SENT'] } },
    },
    request: 'POST https://www.wixapis.com/ecom/v1/abandoned-checkout/search',
    body: {
      search: {
        search: { expression: 'ana', fields: ['contactDetails.firstName'] },
        filter: { 'activities.type': { $hasSome: ['EMAIL_SENT'] } },
        cursorPaging: { limit: 50 },
      },
    },
    response: { abandonedCheckouts: [sent], pagingMetadata: { count: 1, cursors: {} } },
    output: { items: [decoded], tooManyToCount: false },
  }),
  row({
    operation: addAbandonedCheckoutActivity,
    elevated: true,
    input: { abandonedCheckoutId: 'abandoned-1', activityType: 'TASK_CREATED' },
    request: 'POST https://www.wixapis.com/ecom/v1/abandoned-checkouts/abandoned-1/add-activity',
    body: { activityType: 'TASK_CREATED' },
    response: { abandonedCheckout: sent },
    output: decoded,
  }),
  row({
    operation: deleteAbandonedCheckout,
    elevated: true,
    input: { abandonedCheckoutId: 'abandoned-1' },
    request: 'DELETE https://www.wixapis.com/ecom/v1/abandoned-checkout/abandoned-1',
    response: {},
    output: undefined,
  }),
  row({
    operation: bulkDeleteAbandonedCheckouts,
    elevated: true,
    input: { abandonedCheckoutIds: ['abandoned-1'] },
    request: 'POST https://www.wixapis.com/ecom/v1/bulk/abandoned-checkout/delete',
    body: { abandonedCheckoutIds: ['abandoned-1'] },
    response: removed,
    output: removed,
  }),
])
