import {
  addLineItemsToCart,
  calculateCart,
  createCart,
  deleteCart,
  estimateCart,
  getCart,
  getCheckoutUrl,
  markCartAsCompleted,
  placeOrder,
  refreshCart,
  removeDeliveryMethod,
  removeLineItemsFromCart,
  setDeliveryMethod,
  updateCart,
  updateLineItemsInCart,
} from '@frontdesk/ecom'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const response = {
  cart: entity({
    id: 'cart-1',
    createdDate: '2026-03-02T09:00:00.000Z',
    updatedDate: '2026-03-02T09:05:00.000Z',
    revision: '2',
    lineItems: [entity({ id: 'line-1', name: { original: 'Yoga mat' } })],
    customerInfo: { email: 'ana@example.com' },
  }),
}

const cart = {
  ...response.cart,
  createdDate: new Date('2026-03-02T09:00:00.000Z'),
  updatedDate: new Date('2026-03-02T09:05:00.000Z'),
}

const calculated = { cartId: 'cart-1', priceVerificationToken: 'token-1' }
const catalogReference = { catalogItemId: 'product-1', appId: 'stores' }

runWireRows([
  row({
    operation: getCart,
    input: { cartId: 'cart-1' },
    request: 'GET https://www.wixapis.com/ecom/v2/carts/cart-1',
    response: response,
    output: cart,
  }),
  row({
    operation: createCart,
    input: {
      cart: { note: 'For Friday' },
      catalogItems: [{ catalogReference, quantity: 1 }],
      deliveryMethod: { code: 'pickup', appId: 'app-1' },
      coupons: [{ code: 'WELCOME10' }],
    },
    request: 'POST https://www.wixapis.com/ecom/v2/carts',
    body: {
      cart: { note: 'For Friday' },
      catalogItems: [{ catalogReference, quantity: 1 }],
      deliveryMethod: { code: 'pickup', appId: 'app-1' },
      coupons: [{ code: 'WELCOME10' }],
    },
    response: response,
    output: cart,
  }),
  row({
    operation: updateCart,
    input: {
      cart: { id: 'cart-1', customerInfo: { email: 'ana@example.com' } },
      fieldMask: ['customerInfo.email'],
    },
    request: 'PATCH https://www.wixapis.com/ecom/v2/carts/cart-1',
    body: {
      cart: entity({ id: 'cart-1', customerInfo: { email: 'ana@example.com' } }),
      fieldMask: 'customerInfo.email',
    },
    response: response,
    output: cart,
  }),
  row({
    operation: deleteCart,
    input: { cartId: 'cart-1' },
    request: 'DELETE https://www.wixapis.com/ecom/v2/carts/cart-1',
    response: {},
    output: undefined,
  }),
  row({
    operation: addLineItemsToCart,
    input: { cartId: 'cart-1', catalogItems: [{ catalogReference, quantity: 2 }] },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/cart-1/add-line-items',
    body: { catalogItems: [{ catalogReference, quantity: 2 }] },
    response: response,
    output: cart,
  }),
  row({
    operation: updateLineItemsInCart,
    input: { cartId: 'cart-1', lineItems: [{ lineItemId: 'line-1', quantity: { newQuantity: 3 } }] },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/cart-1/update-line-items',
    body: { lineItems: [{ lineItemId: 'line-1', quantity: { newQuantity: 3 } }] },
    response: response,
    output: cart,
  }),
  row({
    operation: removeLineItemsFromCart,
    input: { cartId: 'cart-1', lineItemIds: ['line-1'] },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/cart-1/remove-line-items',
    body: { lineItemIds: ['line-1'] },
    response: response,
    output: cart,
  }),
  row({
    operation: calculateCart,
    input: { cartId: 'cart-1', refreshCart: true },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/cart-1/calculate',
    body: { refreshCart: true },
    response: { ...response, summary: calculated },
    output: { cart, summary: calculated },
  }),
  row({
    operation: estimateCart,
    input: { cartId: 'cart-1', calculateTax: true },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/cart-1/estimate',
    body: { calculateTax: true },
    response: { ...response, summary: calculated },
    output: { cart, summary: calculated },
  }),
  row({
    operation: refreshCart,
    input: { cartId: 'cart-1' },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/cart-1/refresh',
    body: {},
    response: response,
    output: cart,
  }),
  row({
    operation: setDeliveryMethod,
    input: { cartId: 'cart-1', deliveryMethod: { code: 'standard' } },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/cart-1/set-delivery-method',
    body: { deliveryMethod: { code: 'standard' } },
    response: response,
    output: cart,
  }),
  row({
    operation: removeDeliveryMethod,
    input: { cartId: 'cart-1' },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/cart-1/remove-delivery-method',
    body: {},
    response: response,
    output: cart,
  }),
  row({
    operation: getCheckoutUrl,
    input: { cartId: 'cart-1' },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/cart-1/get-checkout-url',
    body: {},
    response: { checkoutUrl: 'https://shop.example/checkout?id=cart-1' },
    output: 'https://shop.example/checkout?id=cart-1',
  }),
  row({
    operation: placeOrder,
    input: { cartId: 'cart-1', priceVerificationToken: 'token-1' },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/cart-1/place-order',
    body: { priceVerificationToken: 'token-1' },
    response: { orderId: 'order-1', paymentGatewayOrderId: 'payment-1', completed: false },
    output: { orderId: 'order-1', paymentGatewayOrderId: 'payment-1', completed: false },
  }),
  row({
    operation: markCartAsCompleted,
    input: { cartId: 'cart-1', orderId: 'order-1' },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/cart-1/mark-cart-as-completed',
    body: { orderId: 'order-1' },
    elevated: true,
    response: response,
    output: cart,
  }),
])
