import { applyBookingFees, collectBookingFees, listBookingFees } from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const fields = {
  bookingId: 'booking-1',
  cancellationFee: {
    price: { value: '27.50', currency: 'EUR', formattedValue: '€27.50' },
    status: 'APPLIED_TO_ORDER',
    trigger: 'BOOKING_CANCELED',
  },
  policyDetails: { id: 'policy-1', description: 'Half the price within a day.' },
}
const fee = entity({ id: 'booking-1', ...fields })
const decoded = { id: 'booking-1', ...fields }
const ecomOrderInfo = {
  orderId: 'order-1',
  additionalFeePrice: { amount: '27.50', formattedAmount: '€27.50' },
  additionalFeeId: 'fee-1',
}
const businessNotification = { notifyBusiness: true, message: 'They were late' }

runWireRows([
  row({
    operation: listBookingFees,
    input: { bookingIds: ['booking-1'], multiServiceBookingIds: ['together-1'] },
    request:
      'GET https://www.wixapis.com/_api/booking-fees/v1/booking-fees?bookingIds=booking-1&multiServiceBookingIds=together-1',
    response: { bookingFees: [fee], pagingMetadata: { count: 1, hasNext: false } },
    output: [decoded],
  }),
  row({
    operation: applyBookingFees,
    input: {
      bookingIds: ['booking-1'],
      priceOverride: { value: '20.00', currency: 'EUR' },
      businessNotification,
    },
    elevated: true,
    request: 'POST https://www.wixapis.com/_api/booking-fees/v1/booking-fees/apply',
    body: {
      bookingIds: ['booking-1'],
      priceOverride: { value: '20.00', currency: 'EUR' },
      businessNotification,
    },
    response: { bookingFees: [fee], ecomOrderInfo },
    output: { bookingFees: [decoded], ecomOrderInfo },
  }),
  row({
    operation: collectBookingFees,
    input: { orderId: 'order-1', additionalFeeId: 'fee-1', businessNotification },
    elevated: true,
    request: 'POST https://www.wixapis.com/_api/booking-fees/v1/booking-fees/collect',
    body: { orderId: 'order-1', additionalFeeId: 'fee-1', businessNotification },
    response: { collectedPrice: { amount: '27.50', formattedAmount: '€27.50' } },
    output: { amount: '27.50', formattedAmount: '€27.50' },
  }),
])
