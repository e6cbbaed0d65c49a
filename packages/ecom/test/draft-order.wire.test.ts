import {
  addLineItemsToDraftOrder,
  commitDraftOrder,
  commitOrderDeltas,
  createDraftOrder,
  createDraftOrderDiscounts,
  createDraftOrderFees,
  createOrderFromDraft,
  deleteDraftOrder,
  deleteDraftOrderDiscounts,
  deleteDraftOrderFees,
  getDraftOrder,
  getOrderDraftabilityStatus,
  queryDraftOrders,
  setDraftOrderBilling,
  setDraftOrderBusinessLocation,
  setDraftOrderBuyer,
  setDraftOrderDiscounts,
  setDraftOrderFees,
  setDraftOrderRecipient,
  setDraftOrderShipping,
  setDraftOrderTaxExemption,
  updateDraftOrderExtendedFields,
  updateDraftOrderLineItems,
} from '@frontdesk/ecom'
import { entity, image, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const pictureText = 'wix:image://v1/mat.jpg/#focalPoint=0.5%2C0.25'
const picture = image(pictureText, { id: 'mat.jpg', focalPoint: { x: 0.5, y: 0.25 } })

const slot = (at: (text: string) => unknown) => ({
  logistics: {
    deliveryTimeSlot: { from: at('2026-03-04T09:00:00.000Z'), to: at('2026-03-04T12:00:00.000Z') },
  },
})

const kept = entity({
  id: 'draft-1',
  orderId: 'order-1',
  status: 'DRAFT_IN_SHELLS',
  createdDate: '2026-03-02T09:00:00.000Z',
  updatedDate: '2026-03-02T09:05:00.000Z',
  lineItems: [
    {
      lineItem: entity({
        id: 'line-1',
        quantity: 3,
        image: picture,
        serviceProperties: { scheduledDate: '2026-03-09T10:00:00.000Z' },
      }),
      changedDetails: { quantityBeforeChange: 2 },
    },
  ],
  shippingInfo: {
    shippingInfo: slot((text) => text),
    changedDetails: { shippingInfoBeforeChange: slot((text) => text) },
  },
  discounts: [{ discount: entity({ id: 'discount-1' }), source: 'CUSTOM', applied: true }],
  additionalFees: [{ additionalFee: entity({ id: 'fee-1' }), source: 'CUSTOM', applied: false }],
})

const moment = (text: string) => new Date(text)

const draftOrder = {
  id: 'draft-1',
  orderId: 'order-1',
  status: 'DRAFT_IN_SHELLS',
  createdDate: new Date('2026-03-02T09:00:00.000Z'),
  updatedDate: new Date('2026-03-02T09:05:00.000Z'),
  lineItems: [
    {
      lineItem: {
        id: 'line-1',
        quantity: 3,
        image: picture,
        serviceProperties: { scheduledDate: new Date('2026-03-09T10:00:00.000Z') },
      },
      changedDetails: { quantityBeforeChange: 2 },
    },
  ],
  shippingInfo: {
    shippingInfo: slot(moment),
    changedDetails: { shippingInfoBeforeChange: slot(moment) },
  },
  discounts: [{ discount: { id: 'discount-1' }, source: 'CUSTOM', applied: true }],
  additionalFees: [{ additionalFee: { id: 'fee-1' }, source: 'CUSTOM', applied: false }],
}

const response = { calculatedDraftOrder: { draftOrder: kept } }
const output = { draftOrder }
const address = { country: 'PT', city: 'Porto' }
const order = entity({ id: 'order-1', createdDate: '2026-03-02T09:00:00.000Z' })
const decodedOrder = { id: 'order-1', createdDate: new Date('2026-03-02T09:00:00.000Z') }

runWireRows([
  row({
    operation: createDraftOrder,
    elevated: true,
    input: { sourceOrderId: 'order-1' },
    request: 'POST https://www.wixapis.com/ecom/v1/draft-orders',
    body: { sourceOrderId: 'order-1' },
    response: { calculatedDraftOrder: { draftOrder: kept }, preexistingDraftOrder: true },
    output: { calculatedDraftOrder: { draftOrder }, preexistingDraftOrder: true },
  }),
  row({
    operation: createDraftOrder,
    elevated: true,
    input: {
      draftOrder: {
        customLineItems: [
          {
            id: 'line-1',
            productName: { original: 'Yoga mat' },
            itemType: { preset: 'PHYSICAL' },
            price: { amount: '20' },
          },
        ],
        shippingInfo: slot(moment) as { logistics: { deliveryTimeSlot: { from: Date; to: Date } } },
        discounts: [{ percentage: '10' }],
      },
    },
    request: 'POST https://www.wixapis.com/ecom/v1/draft-orders',
    body: {
      draftOrder: {
        customLineItems: [
          entity({
            id: 'line-1',
            productName: { original: 'Yoga mat' },
            itemType: { preset: 'PHYSICAL' },
            price: { amount: '20' },
          }),
        ],
        shippingInfo: slot((text) => text),
        discounts: [{ percentage: '10' }],
      },
    },
    response: { calculatedDraftOrder: { draftOrder: kept } },
    output: { calculatedDraftOrder: { draftOrder } },
  }),
  row({
    operation: getDraftOrder,
    elevated: true,
    input: { draftOrderId: 'draft 1' },
    request: 'GET https://www.wixapis.com/ecom/v1/draft-orders/draft%201',
    response,
    output,
  }),
  row({
    operation: queryDraftOrders,
    elevated: true,
    input: { filter: { orderId: 'order-1', status: 'DRAFT' } },
    request: 'POST https://www.wixapis.com/ecom/v1/draft-orders/query',
    body: { query: { filter: { orderId: 'order-1', status: 'DRAFT' }, cursorPaging: { limit: 50 } } },
    response: { draftOrders: [kept], pagingMetadata: { count: 1, hasNext: false } },
    output: { items: [draftOrder], tooManyToCount: false },
  }),
  row({
    operation: deleteDraftOrder,
    elevated: true,
    input: { draftOrderId: 'draft-1' },
    request: 'DELETE https://www.wixapis.com/ecom/v1/draft-orders/draft-1',
    response: {},
    output: undefined,
  }),
  row({
    operation: getOrderDraftabilityStatus,
    elevated: true,
    input: { orderId: 'order-1' },
    request: 'GET https://www.wixapis.com/ecom/v1/draft-orders/order-1/draftability',
    response: { orderId: 'order-1', orderDraftable: false, nonDraftableReasons: ['UNDER_A_SHELL'] },
    output: { orderId: 'order-1', orderDraftable: false, nonDraftableReasons: ['UNDER_A_SHELL'] },
  }),
  row({
    operation: commitDraftOrder,
    elevated: true,
    input: {
      draftOrderId: 'draft-1',
      reason: 'One more',
      commitSettings: { sendNotificationsToBuyer: true, updateInventory: [{ lineItemId: 'line-1' }] },
    },
    request: 'POST https://www.wixapis.com/ecom/v1/draft-orders/draft-1/commit',
    body: {
      reason: 'One more',
      commitSettings: { sendNotificationsToBuyer: true, updateInventory: [{ lineItemId: 'line-1' }] },
    },
    response: { committedDraftOrder: kept, orderAfterCommit: order },
    output: { committedDraftOrder: draftOrder, orderAfterCommit: decodedOrder },
  }),
  row({
    operation: createOrderFromDraft,
    elevated: true,
    input: { draftOrderId: 'draft-1', channelInfo: { type: 'POS' }, reason: 'By telephone' },
    request: 'POST https://www.wixapis.com/ecom/v1/draft-orders/draft-1/create-order',
    body: { channelInfo: { type: 'POS' }, reason: 'By telephone' },
    response: { committedDraftOrder: kept, createdOrder: order },
    output: { committedDraftOrder: draftOrder, createdOrder: decodedOrder },
  }),
  row({
    operation: addLineItemsToDraftOrder,
    elevated: true,
    input: {
      draftOrderId: 'draft-1',
      catalogLineItems: [{ catalogReference: { catalogItemId: 'mat', appId: 'stores' }, quantity: 2 }],
      customLineItems: [
        {
          id: 'line-2',
          productName: { original: 'Engraving' },
          itemType: { preset: 'CUSTOM_AMOUNT_ITEM' },
          price: { amount: '5' },
        },
      ],
    },
    request: 'POST https://www.wixapis.com/ecom/v1/draft-orders/draft-1/add-line-items',
    body: {
      catalogLineItems: [{ catalogReference: { catalogItemId: 'mat', appId: 'stores' }, quantity: 2 }],
      customLineItems: [
        entity({
          id: 'line-2',
          productName: { original: 'Engraving' },
          itemType: { preset: 'CUSTOM_AMOUNT_ITEM' },
          price: { amount: '5' },
        }),
      ],
    },
    response,
    output,
  }),
  row({
    operation: updateDraftOrderLineItems,
    elevated: true,
    input: { draftOrderId: 'draft-1', lineItemChanges: [{ lineItemId: 'line-1', newQuantity: 3 }] },
    request: 'POST https://www.wixapis.com/ecom/v1/draft-orders/draft-1/line-items',
    body: { lineItemChanges: [{ lineItemId: 'line-1', newQuantity: 3 }] },
    response,
    output,
  }),
  row({
    operation: createDraftOrderDiscounts,
    elevated: true,
    input: { draftOrderId: 'draft-1', discounts: [{ percentage: '10', applyToDraftOrder: true }] },
    request: 'POST https://www.wixapis.com/ecom/v1/draft-orders/draft-1/create-custom-discounts',
    body: { discounts: [{ percentage: '10', applyToDraftOrder: true }] },
    response,
    output,
  }),
  row({
    operation: setDraftOrderDiscounts,
    elevated: true,
    input: { draftOrderId: 'draft-1', discounts: [{ id: 'discount-1', applied: false }] },
    request: 'POST https://www.wixapis.com/ecom/v1/draft-orders/draft-1/set-discounts',
    body: { discounts: [{ id: 'discount-1', applied: false }] },
    response,
    output,
  }),
  row({
    operation: deleteDraftOrderDiscounts,
    elevated: true,
    input: { draftOrderId: 'draft-1', discountIds: ['discount-1'] },
    request: 'POST https://www.wixapis.com/ecom/v1/draft-orders/draft-1/delete-custom-discounts',
    body: { discountIds: ['discount-1'] },
    response,
    output,
  }),
  row({
    operation: createDraftOrderFees,
    elevated: true,
    input: { draftOrderId: 'draft-1', customAdditionalFees: [{ name: 'Rush', price: { amount: '2' } }] },
    request: 'POST https://www.wixapis.com/ecom/v1/draft-orders/draft-1/create-additional-fees',
    body: { customAdditionalFees: [{ name: 'Rush', price: { amount: '2' } }] },
    response,
    output,
  }),
  row({
    operation: setDraftOrderFees,
    elevated: true,
    input: { draftOrderId: 'draft-1', additionalFees: [{ id: 'fee-1', applied: true }] },
    request: 'POST https://www.wixapis.com/ecom/v1/draft-orders/draft-1/set-additional-fees',
    body: { additionalFees: [{ id: 'fee-1', applied: true }] },
    response,
    output,
  }),
  row({
    operation: deleteDraftOrderFees,
    elevated: true,
    input: { draftOrderId: 'draft-1', customAdditionalFees: ['fee-1'] },
    request: 'POST https://www.wixapis.com/ecom/v1/draft-orders/draft-1/delete-custom-additional-fees',
    body: { customAdditionalFees: ['fee-1'] },
    response,
    output,
  }),
  row({
    operation: setDraftOrderBilling,
    elevated: true,
    input: { draftOrderId: 'draft-1', billingInfo: { address } },
    request: 'PUT https://www.wixapis.com/ecom/v1/draft-orders/set-billing-info',
    body: { draftOrderId: 'draft-1', billingInfo: { address } },
    response,
    output,
  }),
  row({
    operation: setDraftOrderRecipient,
    elevated: true,
    input: { draftOrderId: 'draft-1', recipientInfo: { address } },
    request: 'PUT https://www.wixapis.com/ecom/v1/draft-orders/set-recipient-info',
    body: { draftOrderId: 'draft-1', recipientInfo: { address } },
    response,
    output,
  }),
  row({
    operation: setDraftOrderBuyer,
    elevated: true,
    input: { draftOrderId: 'draft-1', buyerInfo: { email: 'rui@example.com' } },
    request: 'PUT https://www.wixapis.com/ecom/v1/draft-orders/set-buyer-info',
    body: { draftOrderId: 'draft-1', buyerInfo: { email: 'rui@example.com' } },
    response,
    output,
  }),
  row({
    operation: setDraftOrderShipping,
    elevated: true,
    input: {
      draftOrderId: 'draft-1',
      shippingInfo: {
        title: 'Express',
        logistics: { deliverByDate: new Date('2026-03-05T00:00:00.000Z') },
      },
    },
    request: 'PUT https://www.wixapis.com/ecom/v1/draft-orders/set-shipping-info',
    body: {
      draftOrderId: 'draft-1',
      shippingInfo: { title: 'Express', logistics: { deliverByDate: '2026-03-05T00:00:00.000Z' } },
    },
    response,
    output,
  }),
  row({
    operation: setDraftOrderBusinessLocation,
    elevated: true,
    input: { draftOrderId: 'draft-1', businessLocation: { id: 'location-1' } },
    request: 'PUT https://www.wixapis.com/ecom/v1/draft-orders/set-business-location',
    body: { draftOrderId: 'draft-1', businessLocation: { id: 'location-1' } },
    response,
    output,
  }),
  row({
    operation: setDraftOrderTaxExemption,
    elevated: true,
    input: { draftOrderId: 'draft-1', taxExempt: true },
    request: 'PUT https://www.wixapis.com/ecom/v1/draft-orders/set-tax-exemption',
    body: { draftOrderId: 'draft-1', taxExempt: true },
    response,
    output,
  }),
  row({
    operation: updateDraftOrderExtendedFields,
    elevated: true,
    input: { id: 'draft-1', namespace: '@studio/packing', namespaceData: { shelf: 'B4' } },
    request: 'POST https://www.wixapis.com/ecom/v1/draft-orders/draft-1/update-extended-fields',
    body: { namespace: '@studio/packing', namespaceData: { shelf: 'B4' } },
    response: { draftOrder: kept },
    output: draftOrder,
  }),
  row({
    operation: commitOrderDeltas,
    elevated: true,
    input: {
      id: 'order-1',
      draftOrderId: 'draft-1',
      changes: {
        lineItems: [
          { lineItemId: 'line-1', changedDetails: { quantityBeforeChange: 2 }, lineItem: { quantity: 3 } },
        ],
        additionalFees: [
          {
            additionalFeeId: 'fee-1',
            editedAdditionalFee: { id: 'fee-1', name: 'Rush', price: { amount: '2' } },
          },
        ],
      },
      reason: 'One more',
    },
    request: 'POST https://www.wixapis.com/ecom/v1/orders/order-1/commit-deltas',
    body: {
      draftOrderId: 'draft-1',
      changes: {
        lineItems: [
          { lineItemId: 'line-1', changedDetails: { quantityBeforeChange: 2 }, lineItem: { quantity: 3 } },
        ],
        additionalFees: [
          {
            additionalFeeId: 'fee-1',
            editedAdditionalFee: entity({ id: 'fee-1', name: 'Rush', price: { amount: '2' } }),
          },
        ],
      },
      reason: 'One more',
    },
    response: { order },
    output: decodedOrder,
  }),
])
