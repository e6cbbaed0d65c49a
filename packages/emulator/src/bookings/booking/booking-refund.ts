import { bookingsAppId } from '@frontdesk/bookings'
import { decline } from '../../kernel/failure.ts'
import type { HandlerContext, OrderedItem } from '../../kernel/handler.ts'
import { bookingEntity, type KeptBooking } from './booking-entity.ts'

type Context = HandlerContext<unknown>

const referenceOf = ({ id }: KeptBooking): OrderedItem => ({ catalogItemId: id, appId: bookingsAppId })

/** Whether something was paid for a booking. */
export const isPaid = ({ paymentStatus = '' }: KeptBooking): boolean =>
  paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_PAID'

/**
 * Refuses a refund that the business asks for where something was paid, and no order knows of it.
 *
 * @throws Failure 400 `REFUND_NOT_ALLOWED`
 */
export const requireRefundable = (context: Context, booking: KeptBooking): void => {
  if (isPaid(booking) && !context.orders?.paidFor(context, referenceOf(booking)))
    throw decline(
      400,
      'REFUND_NOT_ALLOWED',
      'No order holds the payment of this booking: leave withRefund out, and refund it by hand',
      { paymentStatus: booking.paymentStatus },
    )
}

/** Gives back what was paid for a booking, by the order that it stands in. */
export const refundBooking = (context: Context, booking: KeptBooking): KeptBooking => {
  const amount = isPaid(booking) ? context.orders?.refund(context, referenceOf(booking)) : undefined
  // The order may have told of its new payment status by now.
  const kept = bookingEntity.in(context).get(booking.id) ?? booking
  return amount && kept.paymentStatus !== 'REFUNDED'
    ? bookingEntity.change(context, kept, { paymentStatus: 'REFUNDED' })
    : kept
}
