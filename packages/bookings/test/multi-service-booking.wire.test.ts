import {
  addBookingsToMultiServiceBooking,
  bulkGetMultiServiceBookingAllowedActions,
  cancelMultiServiceBooking,
  cancelMultiServiceBookingAnonymously,
  confirmMultiServiceBooking,
  createMultiServiceBooking,
  declineMultiServiceBooking,
  getAnonymousActionTokenForMultiServiceBooking,
  getMultiServiceBooking,
  getMultiServiceBookingAnonymously,
  getMultiServiceBookingAvailability,
  markMultiServiceBookingAsPending,
  type NewBooking,
  removeBookingsFromMultiServiceBooking,
  rescheduleMultiServiceBooking,
} from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const sent: NewBooking = {
  bookedEntity: {
    slot: {
      serviceId: 'service-1',
      startDate: '2026-05-04T18:00:00',
      endDate: '2026-05-04T19:00:00',
      timezone: 'Europe/Lisbon',
    },
  },
  contactDetails: { firstName: 'Ana', email: 'ana@example.com' },
  totalParticipants: 1,
}

const booked = entity({
  ...sent,
  id: 'booking-1',
  status: 'CREATED',
  revision: '1',
  multiServiceBookingInfo: { id: 'visit-1', type: 'SEQUENTIAL_BOOKINGS' },
  startDate: '2026-05-04T17:00:00.000Z',
  createdDate: '2026-05-01T09:00:00.000Z',
  updatedDate: '2026-05-01T09:00:00.000Z',
})

const output = {
  ...booked,
  startDate: new Date(booked.startDate),
  createdDate: new Date(booked.createdDate),
  updatedDate: new Date(booked.updatedDate),
}

const multiServiceBooking = entity({
  id: 'visit-1',
  bookings: [{ bookingId: 'booking-1', booking: booked }, { bookingId: 'booking-2' }],
})

const visit = {
  id: 'visit-1',
  bookings: [{ bookingId: 'booking-1', booking: output }, { bookingId: 'booking-2' }],
}

const participantNotification = { notifyParticipants: true, message: 'See you' }
const multiServiceBookingId = 'visit-1'
const infos = [
  { bookingId: 'booking-1', revision: '1', paymentStatus: 'PAID' as const },
  { bookingId: 'booking-2', revision: '4' },
]
const revisions = [{ bookingId: 'booking-1', revision: '1' }]
const bulkActionMetadata = { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 }
const results = [
  {
    itemMetadata: { id: 'visit-1', originalIndex: 0, success: true },
    item: { cancel: true, reschedule: false },
  },
  {
    itemMetadata: {
      id: 'visit-2',
      originalIndex: 1,
      success: false,
      error: {
        code: 'MULTI_SERVICE_BOOKING_NOT_FOUND',
        description: 'There is none',
        data: { id: 'visit-2' },
      },
    },
  },
]

runWireRows([
  row({
    operation: createMultiServiceBooking,
    input: {
      bookings: [sent, sent],
      multiServiceBookingType: 'PARALLEL_BOOKINGS',
      participantNotification,
      sendSmsReminder: true,
      formSubmission: { notes: 'A bad knee' },
      flowControlSettings: { skipAvailabilityValidation: true },
      returnFullEntity: true,
    },
    request: 'POST https://www.wixapis.com/_api/bookings-service/v2/multi_service_bookings',
    body: {
      bookings: [sent, sent],
      multiServiceBookingType: 'PARALLEL_BOOKINGS',
      participantNotification,
      sendSmsReminder: true,
      formSubmission: { notes: 'A bad knee' },
      flowControlSettings: { skipAvailabilityValidation: true },
      returnFullEntity: true,
    },
    response: { multiServiceBooking },
    output: visit,
  }),
  row({
    operation: getMultiServiceBooking,
    input: { multiServiceBookingId },
    request: 'GET https://www.wixapis.com/_api/bookings-service/v2/multi_service_bookings/visit-1',
    response: { multiServiceBooking, metadata: { totalNumberOfScheduledBookings: 2 } },
    output: { multiServiceBooking: visit, metadata: { totalNumberOfScheduledBookings: 2 } },
  }),
  row({
    operation: cancelMultiServiceBooking,
    input: {
      multiServiceBookingId,
      participantNotification,
      flowControlSettings: { ignoreCancellationPolicy: true },
      returnFullEntity: true,
    },
    request: 'POST https://www.wixapis.com/_api/bookings-service/v2/multi_service_bookings/visit-1/cancel',
    body: {
      participantNotification,
      flowControlSettings: { ignoreCancellationPolicy: true },
      returnFullEntity: true,
    },
    response: { multiServiceBooking },
    output: visit,
  }),
  row({
    operation: rescheduleMultiServiceBooking,
    input: {
      multiServiceBookingId,
      rescheduleBookingsInfo: [
        {
          bookingId: 'booking-1',
          revision: '1',
          slot: { serviceId: 'service-1', startDate: '2026-05-05T18:00:00' },
          totalParticipants: 1,
          bookedAddOns: [{ id: 'add-on-1' }],
        },
      ],
      participantNotification,
      flowControlSettings: { ignoreReschedulePolicy: true, allowAddOnChanges: true },
    },
    request:
      'POST https://www.wixapis.com/_api/bookings-service/v2/multi_service_bookings/visit-1/reschedule',
    body: {
      rescheduleBookingsInfo: [
        {
          bookingId: 'booking-1',
          revision: '1',
          slot: { serviceId: 'service-1', startDate: '2026-05-05T18:00:00' },
          totalParticipants: 1,
          bookedAddOns: [{ id: 'add-on-1' }],
        },
      ],
      participantNotification,
      flowControlSettings: { ignoreReschedulePolicy: true, allowAddOnChanges: true },
    },
    response: { multiServiceBooking },
    output: visit,
  }),
  row({
    operation: getMultiServiceBookingAvailability,
    input: { multiServiceBookingId },
    request:
      'POST https://www.wixapis.com/_api/bookings-service/v2/multi_service_bookings/visit-1/get_availability',
    body: {},
    response: {
      bookable: false,
      totalCapacity: 1,
      remainingCapacity: 1,
      policyViolations: { tooEarlyToBook: false, tooLateToBook: true, bookOnlineDisabled: false },
      policySettings: { maxParticipantsPerBooking: 10 },
      multiServiceBookingInfo: [{ bookingId: 'booking-1' }, { bookingId: 'booking-2' }],
    },
    output: {
      bookable: false,
      totalCapacity: 1,
      remainingCapacity: 1,
      policyViolations: { tooEarlyToBook: false, tooLateToBook: true, bookOnlineDisabled: false },
      policySettings: { maxParticipantsPerBooking: 10 },
      multiServiceBookingInfo: [{ bookingId: 'booking-1' }, { bookingId: 'booking-2' }],
    },
  }),
  row({
    operation: confirmMultiServiceBooking,
    elevated: true,
    input: {
      multiServiceBookingId,
      confirmBookingsInfo: infos,
      participantNotification,
      sendSmsReminder: true,
      doubleBooked: true,
      flowControlSettings: { checkAvailabilityValidation: false },
      returnFullEntity: true,
    },
    request: 'POST https://www.wixapis.com/_api/bookings-service/v2/multi_service_bookings/visit-1/confirm',
    body: {
      confirmBookingsInfo: infos,
      participantNotification,
      sendSmsReminder: true,
      doubleBooked: true,
      flowControlSettings: { checkAvailabilityValidation: false },
      returnFullEntity: true,
    },
    response: { multiServiceBooking },
    output: visit,
  }),
  row({
    operation: declineMultiServiceBooking,
    elevated: true,
    input: {
      multiServiceBookingId,
      declineBookingsInfo: infos,
      participantNotification,
      doubleBooked: true,
      flowControlSettings: { withRefund: true },
      returnFullEntity: true,
    },
    request: 'POST https://www.wixapis.com/_api/bookings-service/v2/multi_service_bookings/visit-1/decline',
    body: {
      declineBookingsInfo: infos,
      participantNotification,
      doubleBooked: true,
      flowControlSettings: { withRefund: true },
      returnFullEntity: true,
    },
    response: { multiServiceBooking },
    output: visit,
  }),
  row({
    operation: markMultiServiceBookingAsPending,
    elevated: true,
    input: {
      multiServiceBookingId,
      markAsPendingBookingsInfo: infos,
      participantNotification,
      sendSmsReminder: false,
      doubleBooked: false,
      flowControlSettings: { skipPendingApprovalServiceValidation: true },
      returnFullEntity: true,
    },
    request:
      'POST https://www.wixapis.com/_api/bookings-service/v2/multi_service_bookings/visit-1/mark_as_pending',
    body: {
      markAsPendingBookingsInfo: infos,
      participantNotification,
      sendSmsReminder: false,
      doubleBooked: false,
      flowControlSettings: { skipPendingApprovalServiceValidation: true },
      returnFullEntity: true,
    },
    response: { multiServiceBooking },
    output: visit,
  }),
  row({
    operation: addBookingsToMultiServiceBooking,
    elevated: true,
    input: { multiServiceBookingId, bookings: revisions, returnFullEntity: true },
    request:
      'POST https://www.wixapis.com/_api/bookings-service/v2/multi_service_bookings/add_bookings_to_multi_service_booking',
    body: { multiServiceBookingId, bookings: revisions, returnFullEntity: true },
    response: { bookings: [{ bookingId: 'booking-1', booking: booked }] },
    output: { bookings: [{ bookingId: 'booking-1', booking: output }] },
  }),
  row({
    operation: removeBookingsFromMultiServiceBooking,
    elevated: true,
    input: { multiServiceBookingId, bookings: revisions, returnFullEntity: true },
    request:
      'POST https://www.wixapis.com/_api/bookings-service/v2/multi_service_bookings/remove_bookings_from_multi_service_booking',
    body: { multiServiceBookingId, bookings: revisions, returnFullEntity: true },
    response: { bookings: [{ bookingId: 'booking-1', booking: booked }] },
    output: { bookings: [{ bookingId: 'booking-1', booking: output }] },
  }),
  row({
    operation: bulkGetMultiServiceBookingAllowedActions,
    elevated: true,
    input: { multiServiceBookingIds: ['visit-1', 'visit-2'] },
    request:
      'POST https://www.wixapis.com/bookings/multiServiceBookings/v2/bulk/multi_service_bookings/get_allowed_actions',
    body: { multiServiceBookingIds: ['visit-1', 'visit-2'] },
    response: { results, bulkActionMetadata },
    output: { results, bulkActionMetadata },
  }),
  row({
    operation: getAnonymousActionTokenForMultiServiceBooking,
    input: { multiServiceBookingId },
    request: 'GET https://www.wixapis.com/v1/anonymous-multi-service-bookings/visit-1/token',
    response: { token: 'visit-1.signature' },
    output: 'visit-1.signature',
  }),
  row({
    operation: getMultiServiceBookingAnonymously,
    anonymous: true,
    input: { token: 'visit-1.signature' },
    request: 'GET https://www.wixapis.com/v1/anonymous-multi-service-bookings/visit-1.signature',
    response: { multiServiceBooking, allowedAnonymousActions: { cancel: true, reschedule: false } },
    output: { multiServiceBooking: visit, allowedAnonymousActions: { cancel: true, reschedule: false } },
  }),
  row({
    operation: cancelMultiServiceBookingAnonymously,
    anonymous: true,
    input: { token: 'visit-1.signature' },
    request: 'POST https://www.wixapis.com/v1/anonymous-multi-service-bookings/visit-1.signature/cancel',
    body: {},
    response: { multiServiceBooking },
    output: visit,
  }),
])
