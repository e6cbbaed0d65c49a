import {
  addCouponToCart,
  addCouponToCurrentCart,
  removeCouponFromCart,
  removeCouponFromCurrentCart,
} from '@frontdesk/ecom'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const cart = entity({
  id: 'cart-1',
  revision: '4',
  createdDate: '2026-03-01T10:00:00.000Z',
  lineItems: [],
  coupons: [entity({ id: 'coupon-1', code: 'WELCOME10' })],
})

const decoded = {
  id: 'cart-1',
  revision: '4',
  createdDate: new Date('2026-03-01T10:00:00.000Z'),
  lineItems: [],
  coupons: [{ id: 'coupon-1', code: 'WELCOME10' }],
}

const coupon = { code: 'WELCOME10' }
const couponId = 'coupon-1'

runWireRows([
  row({
    operation: addCouponToCurrentCart,
    input: { coupon },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current/add-coupon',
    body: { coupon: { code: 'WELCOME10' } },
    response: { cart },
    output: decoded,
  }),
  row({
    operation: removeCouponFromCurrentCart,
    input: { couponId },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/current/remove-coupon',
    body: { couponId: 'coupon-1' },
    response: { cart },
    output: decoded,
  }),
  row({
    operation: addCouponToCart,
    input: { cartId: 'cart-1', coupon },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/cart-1/add-coupon',
    body: { coupon: { code: 'WELCOME10' } },
    response: { cart },
    output: decoded,
  }),
  row({
    operation: removeCouponFromCart,
    input: { cartId: 'cart-1', couponId },
    request: 'POST https://www.wixapis.com/ecom/v2/carts/cart-1/remove-coupon',
    body: { couponId: 'coupon-1' },
    response: { cart },
    output: decoded,
  }),
])
