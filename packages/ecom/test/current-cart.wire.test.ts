import {
  addLineItemsToCurrentCart,
  calculateCurrentCart,
  createCurrentCart,
  deleteCurrentCart,
  estimateCurrentCart,
  getCurrentCart,
  refreshCurrentCart,
  removeDeliveryMethodFromCurrentCart,
  removeLineItemsFromCurrentCart,
  setDeliveryMethodForCurrentCart,
  updateCurrentCart,
  updateLineItemsInCurrentCart,
} from '@frontdesk/ecom'
import { entity, image, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const picture = image('wix:image://v1/mat.jpg/#originWidth=800&originHeight=600', {
  id: 'mat.jpg',
  width: 800,
  height: 600,
})

const response = {
  cart: entity({
    id: 'cart-1',
    createdDate: '2026-03-02T09:00:00.000Z',
    updatedDate: '2026-03-02T09:05:00.000Z',
    revision: '2',
    lineItems: [
      entity({
        id: 'line-1',
        attributes: {
          image: picture,
          serviceProperties: { scheduledDate: '2026-03-09T10:00:00.000Z' },
          physicalProperties: { weight: 'NaN' },
          subscriptionInfo: { subscriptionSettings: { startDate: '2026-04-01T00:00:00.000Z' } },
        },
        shelf: 'B4',
      }),
    ],
    coupons: [entity({ id: 'coupon-1', code: 'SPRING' })],
    paymentInfo: { giftCards: [entity({ id: 'gift-card-1' })] },
    subtotal: { amount: '24.00', convertedAmount: '24.00' },
  }),
}

const cart = {
  ...response.cart,
  createdDate: new Date('2026-03-02T09:00:00.000Z'),
  updatedDate: new Date('2026-03-02T09:05:00.000Z'),
  lineItems: [
    {
      id: 'line-1',
      attributes: {
        image: picture,
        serviceProperties: { scheduledDate: new Date('2026-03-09T10:00:00.000Z') },
        physicalProperties: { weight: NaN },
        subscriptionInfo: { subscriptionSettings: { startDate: new Date('2026-04-01T00:00:00.000Z') } },
      },
      shelf: 'B4',
    },
  ],
}

const charge = { cycleFrom: 1, cycleCount: 12 }
const calculated = {
  cartId: 'cart-1',
  priceSummary: { total: { amount: '28.50', convertedAmount: '28.50' } },
  paymentSummary: {
    subscriptionCharges: [
      { lineItemIds: ['line-1'], charges: [{ ...charge, cycleBillingDate: '2026-04-02T09:00:00.000Z' }] },
    ],
  },
}
const summary = {
  ...calculated,
  paymentSummary: {
    subscriptionCharges: [
      {
        lineItemIds: ['line-1'],
        charges: [{ ...charge, cycleBillingDate: new Date('2026-04-02T09:00:00.000Z') }],
      },
    ],
  },
}
const catalogReference = { catalogItemId: 'product-1', appId: 'stores', options: { variantId: 'variant-1' } }

runWireRows([
  row({
    operation: getCurrentCart,
    input: {},
    request: 'GET https://www.wixapis.com/ecom/v2/carts/current',
    response,
    output: cart,
  }),
  row({
    operation: addLineItemsToCurrentCart,
    input: { catalogItems: [{ catalogReference, quantity: 2 }] },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current/add-line-items',
    body: { catalogItems: [{ catalogReference, quantity: 2 }] },
    response,
    output: cart,
  }),
  row({
    operation: addLineItemsToCurrentCart,
    input: {
      customItems: [
        {
          name: { original: 'Private class' },
          pricing: { price: { amount: '80.00' } },
          attributes: {
            image: {
              url: 'https://static.wixstatic.com/media/mat.jpg',
              id: 'mat.jpg',
              width: 800,
              height: 600,
            },
            physicalProperties: { weight: 1.5 },
            serviceProperties: { scheduledDate: new Date('2026-03-09T10:00:00.000Z') },
          },
        },
      ],
    },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current/add-line-items',
    body: {
      customItems: [
        {
          name: { original: 'Private class' },
          pricing: { price: { amount: '80.00' } },
          attributes: {
            image: picture,
            physicalProperties: { weight: 1.5 },
            serviceProperties: { scheduledDate: '2026-03-09T10:00:00.000Z' },
          },
        },
      ],
    },
    response,
    output: cart,
  }),
  row({
    operation: updateLineItemsInCurrentCart,
    input: { lineItems: [{ lineItemId: 'line-1', quantity: { newQuantity: 3 } }] },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current/update-line-items',
    body: { lineItems: [{ lineItemId: 'line-1', quantity: { newQuantity: 3 } }] },
    response,
    output: cart,
  }),
  row({
    operation: updateLineItemsInCurrentCart,
    input: {
      lineItems: [
        {
          lineItemId: 'line-1',
          membershipPayment: { existingMembership: { membershipId: 'membership-1', appId: 'app-1' } },
        },
      ],
    },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current/update-line-items',
    body: {
      lineItems: [
        {
          lineItemId: 'line-1',
          membershipPayment: { existingMembership: { membershipId: 'membership-1', appId: 'app-1' } },
        },
      ],
    },
    response,
    output: cart,
  }),
  row({
    operation: removeLineItemsFromCurrentCart,
    input: { lineItemIds: ['line-1'] },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current/remove-line-items',
    body: { lineItemIds: ['line-1'] },
    response,
    output: cart,
  }),
  row({
    operation: calculateCurrentCart,
    input: { refreshCart: true },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current/calculate',
    body: { refreshCart: true },
    response: { ...response, summary: calculated },
    output: { cart, summary },
  }),
  row({
    operation: calculateCurrentCart,
    input: {},
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current/calculate',
    body: {},
    response: {
      ...response,
      summary: calculated,
      membershipOptions: {
        eligibleMemberships: [
          {
            id: 'membership-1',
            name: { original: 'Ten classes' },
            credits: { total: 10, remaining: 4 },
            expirationDate: '2026-08-01T00:00:00.000Z',
          },
        ],
        invalidMemberships: [
          {
            membership: { id: 'membership-2', expirationDate: '2026-03-01T00:00:00.000Z' },
            reason: 'NOT_APPLICABLE_TO_LINE_ITEMS',
          },
        ],
        selectedMemberships: { memberships: [{ id: 'membership-1', lineItemIds: ['line-1'] }] },
      },
    },
    output: {
      cart,
      summary,
      membershipOptions: {
        eligibleMemberships: [
          {
            id: 'membership-1',
            name: { original: 'Ten classes' },
            credits: { total: 10, remaining: 4 },
            expirationDate: new Date('2026-08-01T00:00:00.000Z'),
          },
        ],
        invalidMemberships: [
          {
            membership: { id: 'membership-2', expirationDate: new Date('2026-03-01T00:00:00.000Z') },
            reason: 'NOT_APPLICABLE_TO_LINE_ITEMS',
          },
        ],
        selectedMemberships: { memberships: [{ id: 'membership-1', lineItemIds: ['line-1'] }] },
      },
    },
  }),
  row({
    operation: estimateCurrentCart,
    input: { calculateTax: true, validationConfig: 'SKIP_VALIDATIONS' },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current/estimate',
    body: { calculateTax: true, validationConfig: 'SKIP_VALIDATIONS' },
    response: { ...response, summary: calculated },
    output: { cart, summary },
  }),
  row({
    operation: deleteCurrentCart,
    input: {},
    request: 'DELETE https://www.wixapis.com/ecom/v2/carts/current',
    response: {},
    output: undefined,
  }),
  row({
    operation: createCurrentCart,
    input: {
      cart: { note: 'For Friday' },
      catalogItems: [{ catalogReference, quantity: 1 }],
      deliveryMethod: { code: 'pickup' },
    },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current',
    body: {
      cart: { note: 'For Friday' },
      catalogItems: [{ catalogReference, quantity: 1 }],
      deliveryMethod: { code: 'pickup' },
    },
    response: response,
    output: cart,
  }),
  row({
    operation: updateCurrentCart,
    input: {
      cart: { note: 'For Friday', deliveryInfo: { address: { country: 'PT' } } },
      fieldMask: ['note'],
    },
    request: 'PATCH https://www.wixapis.com/ecom/v2/carts/current',
    body: { cart: { note: 'For Friday', deliveryInfo: { address: { country: 'PT' } } }, fieldMask: 'note' },
    response: response,
    output: cart,
  }),
  row({
    operation: refreshCurrentCart,
    input: {},
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current/refresh',
    body: {},
    response: response,
    output: cart,
  }),
  row({
    operation: setDeliveryMethodForCurrentCart,
    input: { deliveryMethod: { code: 'standard' } },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current/set-delivery-method',
    body: { deliveryMethod: { code: 'standard' } },
    response: response,
    output: cart,
  }),
  row({
    operation: removeDeliveryMethodFromCurrentCart,
    input: {},
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current/remove-delivery-method',
    body: {},
    response: response,
    output: cart,
  }),
])
