import {
  applyBookingFees,
  type BookingFee,
  bookingsAppId,
  type BusinessNotification,
  collectBookingFees,
  listBookingFees,
} from '@frontdesk/bookings'
import type { Money } from '@frontdesk/core'
import { decline, notFound, refuse } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import {
  type Amount,
  allocate,
  compare,
  currencyOf,
  format,
  round,
  sum,
  toMoney,
  write,
} from '../../kernel/money.ts'
import { amountFault } from '../amount.ts'
import { bookingEntity, bookings, type KeptBooking } from '../booking/booking-entity.ts'
import { feeOf, itemOf, priceOfBooking } from './booking-fee.ts'

type Context = HandlerContext<unknown>

const tellBusiness = (
  { mail, business }: Context,
  subject: string,
  { notifyBusiness, message }: BusinessNotification = {},
): void => {
  if (!notifyBusiness) return
  mail({ to: business.email, subject, text: [`${subject}.`, message].filter(Boolean).join('\n\n') })
}

/** The fee of a booking that is due and stands on no order yet. */
const requireDueFee = (context: Context, booking: KeptBooking): BookingFee => {
  const fee = feeOf(context, booking)
  const { status } = fee?.cancellationFee ?? {}
  if (status === 'APPLIED_TO_ORDER')
    throw decline(409, 'BOOKING_FEE_ALREADY_APPLIED', 'The order has the fee of this booking already', {
      bookingId: booking.id,
    })
  if (!fee || status !== 'NOT_YET_APPLIED_TO_ORDER')
    throw notFound('fee that is due for the booking', booking.id, 'BOOKING_FEE_NOT_FOUND')
  return fee
}

/** The one order that holds all these bookings. */
const requireOneOrder = (context: Context, all: readonly KeptBooking[]): string => {
  const orderIds = all.map((booking) => {
    const found = context.orders?.find(context, itemOf(booking))
    if (!found) throw notFound('order of the booking', booking.id, 'ORDER_NOT_FOUND')
    return found.orderId
  })
  const [first = ''] = orderIds
  if (orderIds.some((id) => id !== first))
    throw decline(
      400,
      'BOOKING_IDS_BELONG_TO_DIFFERENT_ORDERS',
      'These bookings belong to several orders: apply the fees of one order at a time',
      { orderIds: [...new Set(orderIds)] },
    )
  return first
}

/** The price that the business sets instead of the fees of the policies. */
const readOverride = (context: Context, all: readonly KeptBooking[], override: Money): Amount => {
  const currency = currencyOf(context.business)
  const fault = amountFault(context, override)
  if (fault?.part === 'currency')
    throw decline(
      400,
      'BOOKING_FEE_AND_ORDER_CURRENCIES_ARE_INCONSISTENT',
      `The currency of priceOverride ${fault.description}`,
      { currency: override.currency },
    )
  if (fault)
    throw refuse({ field: 'priceOverride.value', description: fault.description, violatedRule: 'VALIDATION' })
  const price = round(override.value, currency)
  const most = sum(
    all.map((booking) => priceOfBooking(context, booking)),
    currency,
  )
  if (compare(price, most) > 0)
    throw decline(400, 'PRICE_OVERRIDE_EXCEEDS_MAX', `priceOverride must be at most ${format(most)}`, {
      maximum: toMoney(most),
    })
  return price
}

export const bookingFeeHandlers: readonly Handler[] = [
  handle(listBookingFees, (context) => {
    const { bookingIds = [], multiServiceBookingIds = [] } = context.input
    const together = multiServiceBookingIds.flatMap((id) =>
      context.state
        .in(bookings)
        .by('multiService', id)
        .map((booking) => booking.id),
    )
    const ids = [...new Set([...bookingIds, ...together])]
    if (!bookingIds.length && !multiServiceBookingIds.length)
      throw decline(
        400,
        'MISSING_BOOKING_IDS',
        'Name at least one booking, in bookingIds or multiServiceBookingIds',
      )
    return ids.flatMap((id) => {
      const booking = bookingEntity.find(context, id)
      return (booking && feeOf(context, booking)) ?? []
    })
  }),

  handle(applyBookingFees, (context) => {
    const { bookingIds, priceOverride, businessNotification } = context.input
    const all = [...new Set(bookingIds)].map((id) => bookingEntity.require(context, id))
    const orderId = requireOneOrder(context, all)
    const currency = currencyOf(context.business)
    const due = all.map((booking) =>
      round(requireDueFee(context, booking).cancellationFee?.price?.value ?? 0, currency),
    )
    const total = priceOverride ? readOverride(context, all, priceOverride) : sum(due, currency)
    const weights = due.map(write)
    const parts = priceOverride ? allocate(total, weights) : due
    const applied = context.orders?.putFee(context, orderId, all.map(itemOf), {
      name: 'Cancellation fee',
      amount: write(total),
      appId: bookingsAppId,
    })
    if (!applied) throw notFound('order', orderId, 'ORDER_NOT_FOUND')
    const bookingFees = all.flatMap((booking, index) => {
      const price = parts[index]
      const kept = bookingEntity.in(context).put({
        ...booking,
        appliedFee: { additionalFeeId: applied.additionalFeeId, price: price ? write(price) : '0' },
      })
      return feeOf(context, kept) ?? []
    })
    tellBusiness(context, `A fee of ${format(total)} stands on an order`, businessNotification)
    return { bookingFees, ecomOrderInfo: { orderId, ...applied } }
  }),

  handle(collectBookingFees, (context) => {
    const { orderId, additionalFeeId, businessNotification } = context.input
    const price = context.orders?.collectFee(context, orderId, additionalFeeId, bookingsAppId)
    if (!price) throw notFound('order', orderId, 'ORDER_NOT_FOUND')
    tellBusiness(context, `A fee of ${price.formattedAmount} was charged`, businessNotification)
    return price
  }),
]
