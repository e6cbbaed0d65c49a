import { placeOrder } from '@frontdesk/ecom'
import { decline } from '../../kernel/failure.ts'
import { handle, type Handler } from '../../kernel/handler.ts'
import { refuseUnsupported } from '../../kernel/unsupported-fields.ts'
import { requireOpenCart } from '../cart/cart.ts'
import type { Checkout } from './checkout-calls.ts'

/** The handler of `placeOrder`, which orders a cart without a page. */
export const placeOrderHandlers = (checkout: Checkout): readonly Handler[] => [
  handle(placeOrder, (context) => {
    const { cartId, priceVerificationToken } = context.input
    refuseUnsupported(
      context.input,
      ['savePaymentMethod', 'delayCapture'],
      'no card is asked for here; the hosted checkout takes cards',
    )
    requireOpenCart(context, cartId)
    const placed = checkout.placeOrder(context, {
      checkoutId: cartId,
      ...(priceVerificationToken !== undefined && { priceVerificationToken }),
    })
    if (placed.status === 'declined') throw decline(402, 'PAYMENT_DECLINED', 'The payment was declined')
    const { id, paymentStatus } = placed.order
    const isOpen = paymentStatus === 'PENDING'
    return { orderId: id, ...(isOpen && { paymentGatewayOrderId: id }), completed: !isOpen }
  }),
]
