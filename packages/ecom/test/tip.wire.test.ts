import {
  addTipDistributionsToOrder,
  getTipByDraftOrderId,
  getTipByOrderId,
  getTipChoice,
  previewTip,
  queryTipDistributions,
  removeTipFromOrder,
  setTipOnOrder,
  sumTipDistributionAmounts,
  updateTipChoice,
} from '@frontdesk/ecom'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const part = {
  tipId: 'tip-1',
  staff: { id: 'staff-1', name: 'Ines', staffMemberId: 'member-1' },
  amount: '3.00',
  lineItemInfo: [
    {
      lineItemId: 'line-1',
      catalogReference: { catalogItemId: 'booking-1', appId: 'bookings' },
      price: '30.00',
      name: 'Massage',
      quantity: 1,
    },
  ],
  orderId: 'order-1',
  source: 'POS',
}

const distribution = entity({
  id: 'part-1',
  ...part,
  transaction: { id: 'transaction-1', date: '2026-03-02T10:00:00.000Z' },
  createdDate: '2026-03-01T10:00:00.000Z',
})

const decodedPart = {
  id: 'part-1',
  ...part,
  transaction: { id: 'transaction-1', date: new Date('2026-03-02T10:00:00.000Z') },
  createdDate: new Date('2026-03-01T10:00:00.000Z'),
}

const amounts = { lineItemSubtotal: '30.00', amount: '5.00', undistributedAmount: '2.00' }
const tip = entity({ id: 'tip-1', ...amounts, distributions: [distribution] })
const decoded = { id: 'tip-1', ...amounts, distributions: [decodedPart] }
const orderInfo = {
  orderId: 'order-1',
  additionalFeeId: 'fee-1',
  additionalFeePrice: { amount: '5.00', formattedAmount: '€5.00' },
}

const sentPart = { amount: '3.00', staff: { staffMemberId: 'member-1' }, lineItemInfo: part.lineItemInfo }

runWireRows([
  row({
    operation: getTipByDraftOrderId,
    input: { draftOrderId: 'draft-1' },
    elevated: true,
    request: 'GET https://www.wixapis.com/tips/v1/tips/draft-order/draft-1',
    response: { tip },
    output: decoded,
  }),
  row({
    operation: addTipDistributionsToOrder,
    input: {
      orderId: 'order-1',
      tipDistributions: [
        { ...sentPart, transaction: { id: 'transaction-1', date: new Date('2026-03-02T10:00:00.000Z') } },
      ],
    },
    elevated: true,
    request: 'POST https://www.wixapis.com/tips/v1/tips/tip-distributions/add',
    body: {
      orderId: 'order-1',
      tipDistributions: [
        { ...sentPart, transaction: { id: 'transaction-1', date: '2026-03-02T10:00:00.000Z' } },
      ],
    },
    response: { tipDistributions: [distribution], orderInfo },
    output: { tipDistributions: [decodedPart], orderInfo },
  }),
  row({
    operation: getTipChoice,
    input: { purchaseFlowId: 'flow-1' },
    request: 'GET https://www.wixapis.com/tips/v1/tips/choice/flow-1',
    response: { tipChoice: { tipType: 'PERCENTAGE', value: '10' } },
    output: { tipType: 'PERCENTAGE', value: '10' },
  }),
  row({
    operation: updateTipChoice,
    input: { purchaseFlowId: 'flow-1', tipChoice: { tipType: 'CUSTOM', value: '2.50' } },
    request: 'PATCH https://www.wixapis.com/tips/v1/tips/choice',
    body: { purchaseFlowId: 'flow-1', tipChoice: { tipType: 'CUSTOM', value: '2.50' } },
    response: { tipChoice: { tipType: 'CUSTOM', value: '2.50' } },
    output: { tipType: 'CUSTOM', value: '2.50' },
  }),
  row({
    operation: previewTip,
    input: {
      lineItemInfo: part.lineItemInfo,
      tipChoice: { tipType: 'AMOUNT', value: '5' },
      tipSettingsId: 'settings-1',
    },
    request: 'POST https://www.wixapis.com/tips/v1/tips/preview',
    body: {
      lineItemInfo: part.lineItemInfo,
      tipChoice: { tipType: 'AMOUNT', value: '5' },
      tipSettingsId: 'settings-1',
    },
    response: { tip },
    output: decoded,
  }),
  row({
    operation: getTipByOrderId,
    input: { orderId: 'order-1' },
    elevated: true,
    request: 'GET https://www.wixapis.com/tips/v1/tips/order/order-1',
    response: { tip },
    output: decoded,
  }),
  row({
    operation: setTipOnOrder,
    input: {
      orderId: 'order-1',
      tip: {
        amount: '5.00',
        distributions: [
          {
            amount: '3.00',
            staff: { staffMemberId: 'member-1' },
            transaction: { id: 'transaction-1', date: new Date('2026-03-02T10:00:00.000Z') },
            source: 'POS',
          },
        ],
      },
    },
    elevated: true,
    request: 'POST https://www.wixapis.com/tips/v1/tips/set',
    body: {
      orderId: 'order-1',
      tip: {
        amount: '5.00',
        distributions: [
          {
            amount: '3.00',
            staff: { staffMemberId: 'member-1' },
            transaction: { id: 'transaction-1', date: '2026-03-02T10:00:00.000Z' },
            source: 'POS',
          },
        ],
      },
    },
    response: { tip, orderInfo },
    output: { tip: decoded, orderInfo },
  }),
  row({
    operation: removeTipFromOrder,
    input: { orderId: 'order-1' },
    elevated: true,
    request: 'POST https://www.wixapis.com/tips/v1/tips/remove',
    body: { orderId: 'order-1' },
    response: { orderInfo },
    output: orderInfo,
  }),
  row({
    operation: queryTipDistributions,
    input: { filter: { id: 'part-1' }, cursorPaging: { limit: 2 } },
    elevated: true,
    request: 'POST https://www.wixapis.com/tips/v1/tips/tip-distributions/query',
    body: { query: { filter: { id: 'part-1' }, cursorPaging: { limit: 2 } } },
    response: {
      tipDistributions: [distribution],
      pagingMetadata: { count: 1, cursors: {}, hasNext: false },
    },
    output: { items: [decodedPart], tooManyToCount: false },
  }),
  row({
    operation: sumTipDistributionAmounts,
    input: { filter: { id: { $in: ['part-1', 'part-2'] } } },
    elevated: true,
    request: 'POST https://www.wixapis.com/tips/v1/tips/tip-distributions/sum-amounts',
    body: { filter: { id: { $in: ['part-1', 'part-2'] } } },
    response: { totalAmount: '6.00' },
    output: '6.00',
  }),
])
