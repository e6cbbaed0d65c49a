import {
  bulkCalculateAllowedActions,
  bulkCancelBooking,
  bulkConfirmOrDeclineBooking,
  bulkCreateBooking,
  cancelBooking,
  confirmBooking,
  confirmOrDeclineBooking,
  createBooking,
  declineBooking,
  markBookingAsPending,
  queryExtendedBookings,
  rescheduleBooking,
  type NewBooking,
  setBookingSubmissionId,
  updateBookingExtendedFields,
  updateNumberOfParticipants,
} from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const sent: NewBooking = {
  bookedEntity: {
    slot: {
      serviceId: 'service-1',
      scheduleId: 'schedule-1',
      startDate: '2026-05-04T18:00:00',
      endDate: '2026-05-04T19:00:00',
      timezone: 'Europe/Lisbon',
      resource: { id: 'resource-1' },
      resourceSelections: [{ resourceTypeId: 'type-1', selectionMethod: 'SPECIFIC_RESOURCE' }],
      location: { id: 'location-1', locationType: 'OWNER_BUSINESS' },
      allDay: false,
    },
    tags: ['first'],
  },
  contactDetails: {
    contactId: 'contact-1',
    firstName: 'Ana',
    lastName: 'Reis',
    email: 'ana@example.com',
    phone: '+351 1',
    fullAddress: { country: 'PT', city: 'Lisboa' },
    countryCode: 'PT',
  },
  totalParticipants: 2,
  selectedPaymentOption: 'ONLINE',
  depositSelected: true,
  externalUserId: 'customer-1',
  bookingSource: { platform: 'WEB', actor: 'CUSTOMER' },
  bookedAddOns: [{ id: 'add-on-1', groupId: 'group-1', quantity: 2 }],
  additionalFields: [{ id: 'field-1', value: 'true', label: 'First visit', valueType: 'CHECK_BOX' }],
  extendedFields: { namespaces: { '@account/app': { id: 'of my own' } } },
}

const sentForCourse = {
  bookedEntity: {
    schedule: { scheduleId: 'schedule-1', serviceId: 'service-1', timezone: 'Europe/Lisbon' },
  },
  participantsChoices: {
    serviceChoices: [
      {
        numberOfParticipants: 2,
        choices: [{ optionId: 'option-1', choiceId: 'choice-1', duration: { minutes: 90, name: 'Long' } }],
      },
    ],
  },
}

const booked = entity({
  ...sent,
  id: 'booking-1',
  status: 'CREATED',
  paymentStatus: 'UNDEFINED',
  revision: '1',
  startDate: '2026-05-04T17:00:00.000Z',
  endDate: '2026-05-04T18:00:00.000Z',
  createdDate: '2026-05-01T09:00:00.000Z',
  updatedDate: '2026-05-01T09:00:00.000Z',
})

const output = {
  ...booked,
  startDate: new Date(booked.startDate),
  endDate: new Date(booked.endDate),
  createdDate: new Date(booked.createdDate),
  updatedDate: new Date(booked.updatedDate),
}

const bulkActionMetadata = { totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 }
const failed = {
  itemMetadata: {
    id: 'booking-2',
    originalIndex: 1,
    success: false,
    error: { code: 'BOOKING_NOT_FOUND', description: 'There is no such booking', data: { id: 'booking-2' } },
  },
}
const succeeded = { id: 'booking-1', originalIndex: 0, success: true }
const bulkResponse = { results: [{ itemMetadata: succeeded, item: booked }, failed], bulkActionMetadata }
const bulkOutput = { results: [{ itemMetadata: succeeded, item: output }, failed], bulkActionMetadata }

const parts = {
  withBookingAllowedActions: true,
  withBookingAttendanceInfo: true,
  withBookingConferencingDetails: true,
  withBookingPolicySettings: true,
  withBookingFeeDetails: true,
  withEcomOrder: true,
}

const filled = {
  allowedActions: { cancel: true, reschedule: false },
  attendance: { id: 'attendance-1', status: 'ATTENDED', numberOfAttendees: 2 },
  conferencingDetails: { guestUrl: 'https://meet.example/1', password: 'secret' },
  bookingPolicySettings: { cancellationFeeEnabled: true },
  bookingFeeDetails: { cancellationFeeStatus: 'APPLIED_TO_ORDER' },
  order: {
    id: 'order-1',
    number: '10001',
    status: 'APPROVED',
    paymentStatus: 'PARTIALLY_PAID',
    totalPrice: { amount: '60.00', formattedAmount: '€60.00' },
    bookingPrice: { amount: '44.00', formattedAmount: '€44.00' },
    balance: { amount: '30.00', formattedAmount: '€30.00' },
    currency: 'EUR',
  },
}

runWireRows([
  row({
    operation: createBooking,
    input: {
      booking: sent,
      participantNotification: { notifyParticipants: true, message: 'See you' },
      sendSmsReminder: true,
      formSubmission: { notes: 'A bad knee' },
      flowControlSettings: {
        skipAvailabilityValidation: true,
        skipBusinessConfirmation: true,
        skipSelectedPaymentOptionValidation: true,
        skipAddOnValidation: true,
      },
    },
    request: 'POST https://www.wixapis.com/_api/bookings-service/v2/bookings',
    body: {
      booking: sent,
      participantNotification: { notifyParticipants: true, message: 'See you' },
      sendSmsReminder: true,
      formSubmission: { notes: 'A bad knee' },
      flowControlSettings: {
        skipAvailabilityValidation: true,
        skipBusinessConfirmation: true,
        skipSelectedPaymentOptionValidation: true,
        skipAddOnValidation: true,
      },
    },
    response: { booking: booked },
    output,
  }),
  row({
    operation: createBooking,
    input: { booking: sentForCourse },
    request: 'POST https://www.wixapis.com/_api/bookings-service/v2/bookings',
    body: { booking: sentForCourse },
    response: { booking: booked },
    output,
  }),
  row({
    operation: createBooking,
    input: { booking: { bookedEntity: { slot: { eventId: 'event-1' } }, status: 'WAITING_LIST' } },
    request: 'POST https://www.wixapis.com/_api/bookings-service/v2/bookings',
    body: { booking: { bookedEntity: { slot: { eventId: 'event-1' } }, status: 'WAITING_LIST' } },
    response: { booking: { ...booked, status: 'WAITING_LIST' } },
    output: { ...output, status: 'WAITING_LIST' },
  }),
  row({
    operation: cancelBooking,
    input: {
      bookingId: 'booking-1',
      revision: '1',
      participantNotification: { notifyParticipants: true, message: 'See you', metadata: { tone: 'warm' } },
      flowControlSettings: { ignoreCancellationPolicy: true, withRefund: true, waiveCancellationFee: true },
    },
    request: 'POST https://www.wixapis.com/_api/bookings-service/v2/bookings/booking-1/cancel',
    body: {
      revision: '1',
      participantNotification: { notifyParticipants: true, message: 'See you', metadata: { tone: 'warm' } },
      flowControlSettings: { ignoreCancellationPolicy: true, withRefund: true, waiveCancellationFee: true },
    },
    response: { booking: { ...booked, status: 'CANCELED', canceledDate: '2026-05-02T09:00:00.000Z' } },
    output: { ...output, status: 'CANCELED', canceledDate: new Date('2026-05-02T09:00:00.000Z') },
  }),
  row({
    operation: confirmBooking,
    elevated: true,
    input: {
      bookingId: 'booking-1',
      revision: '1',
      participantNotification: { notifyParticipants: false },
      sendSmsReminder: true,
      paymentStatus: 'PAID',
      doubleBooked: true,
      flowControlSettings: { checkAvailabilityValidation: false },
    },
    request: 'POST https://www.wixapis.com/_api/bookings-service/v2/bookings/booking-1/confirm',
    body: {
      revision: '1',
      participantNotification: { notifyParticipants: false },
      sendSmsReminder: true,
      paymentStatus: 'PAID',
      doubleBooked: true,
      flowControlSettings: { checkAvailabilityValidation: false },
    },
    response: { booking: { ...booked, status: 'CONFIRMED' } },
    output: { ...output, status: 'CONFIRMED' },
  }),
  row({
    operation: declineBooking,
    elevated: true,
    input: {
      bookingId: 'booking-1',
      revision: '1',
      participantNotification: { notifyParticipants: true },
      paymentStatus: 'REFUNDED',
      doubleBooked: true,
      flowControlSettings: { withRefund: true },
    },
    request: 'POST https://www.wixapis.com/_api/bookings-service/v2/bookings/booking-1/decline',
    body: {
      revision: '1',
      participantNotification: { notifyParticipants: true },
      paymentStatus: 'REFUNDED',
      doubleBooked: true,
      flowControlSettings: { withRefund: true },
    },
    response: { booking: { ...booked, status: 'DECLINED' } },
    output: { ...output, status: 'DECLINED' },
  }),
  row({
    operation: confirmOrDeclineBooking,
    elevated: true,
    input: { bookingId: 'booking-1', paymentStatus: 'PAID' },
    request: 'POST https://www.wixapis.com/bookings/v2/confirmation/booking-1:confirmOrDecline',
    body: { paymentStatus: 'PAID' },
    response: { booking: { ...booked, status: 'CONFIRMED', doubleBooked: true } },
    output: { ...output, status: 'CONFIRMED', doubleBooked: true },
  }),
  row({
    operation: markBookingAsPending,
    elevated: true,
    input: {
      bookingId: 'booking-1',
      revision: '1',
      participantNotification: { notifyParticipants: true, message: 'See you' },
      sendSmsReminder: true,
      paymentStatus: 'NOT_PAID',
      doubleBooked: true,
      flowControlSettings: {
        checkAvailabilityValidation: false,
        skipPendingApprovalServiceValidation: true,
      },
    },
    request:
      'POST https://www.wixapis.com/_api/bookings-service/v2/bookings/booking-1/mark_booking_as_pending',
    body: {
      revision: '1',
      participantNotification: { notifyParticipants: true, message: 'See you' },
      sendSmsReminder: true,
      paymentStatus: 'NOT_PAID',
      doubleBooked: true,
      flowControlSettings: {
        checkAvailabilityValidation: false,
        skipPendingApprovalServiceValidation: true,
      },
    },
    response: { booking: { ...booked, status: 'PENDING' } },
    output: { ...output, status: 'PENDING' },
  }),
  row({
    operation: rescheduleBooking,
    input: {
      bookingId: 'booking-1',
      revision: '1',
      slot: sent.bookedEntity.slot ?? {},
      totalParticipants: 2,
      bookedAddOns: [{ id: 'add-on-1', groupId: 'group-1', quantity: 2 }],
      participantNotification: { notifyParticipants: true, message: 'See you', metadata: { tone: 'warm' } },
      flowControlSettings: {
        ignoreReschedulePolicy: true,
        skipAvailabilityValidation: true,
        skipBusinessConfirmation: true,
        allowAddOnChanges: true,
      },
    },
    request: 'POST https://www.wixapis.com/_api/bookings-service/v2/bookings/booking-1/reschedule',
    body: {
      revision: '1',
      slot: {
        serviceId: 'service-1',
        scheduleId: 'schedule-1',
        startDate: '2026-05-04T18:00:00',
        endDate: '2026-05-04T19:00:00',
        timezone: 'Europe/Lisbon',
        resource: { id: 'resource-1' },
        resourceSelections: [{ resourceTypeId: 'type-1', selectionMethod: 'SPECIFIC_RESOURCE' }],
        location: { id: 'location-1', locationType: 'OWNER_BUSINESS' },
        allDay: false,
      },
      totalParticipants: 2,
      bookedAddOns: [{ id: 'add-on-1', groupId: 'group-1', quantity: 2 }],
      participantNotification: { notifyParticipants: true, message: 'See you', metadata: { tone: 'warm' } },
      flowControlSettings: {
        ignoreReschedulePolicy: true,
        skipAvailabilityValidation: true,
        skipBusinessConfirmation: true,
        allowAddOnChanges: true,
      },
    },
    response: { booking: { ...booked, status: 'CONFIRMED', revision: '2' } },
    output: { ...output, status: 'CONFIRMED', revision: '2' },
  }),
  row({
    operation: rescheduleBooking,
    input: {
      bookingId: 'booking-1',
      revision: '1',
      slot: { eventId: 'event-1' },
      participantsChoices: { serviceChoices: [{ numberOfParticipants: 2 }] },
    },
    request: 'POST https://www.wixapis.com/_api/bookings-service/v2/bookings/booking-1/reschedule',
    body: {
      revision: '1',
      slot: { eventId: 'event-1' },
      participantsChoices: { serviceChoices: [{ numberOfParticipants: 2 }] },
    },
    response: { booking: booked },
    output,
  }),
  row({
    operation: updateNumberOfParticipants,
    elevated: true,
    input: { bookingId: 'booking-1', revision: '1', totalParticipants: 3 },
    request:
      'POST https://www.wixapis.com/_api/bookings-service/v2/bookings/booking-1/update_number_of_participants',
    body: { revision: '1', totalParticipants: 3 },
    response: { booking: { ...booked, totalParticipants: 3 } },
    output: { ...output, totalParticipants: 3 },
  }),
  row({
    operation: updateNumberOfParticipants,
    elevated: true,
    input: { bookingId: 'booking-1', revision: '1', participantsChoices: sentForCourse.participantsChoices },
    request:
      'POST https://www.wixapis.com/_api/bookings-service/v2/bookings/booking-1/update_number_of_participants',
    body: { revision: '1', participantsChoices: sentForCourse.participantsChoices },
    response: { booking: booked },
    output,
  }),
  row({
    operation: updateBookingExtendedFields,
    elevated: true,
    input: { id: 'booking-1', namespace: '@account/app', namespaceData: { id: 'of my own', room: 'Blue' } },
    request:
      'POST https://www.wixapis.com/_api/bookings-service/v2/bookings/booking-1/update_extended_fields',
    body: { namespace: '@account/app', namespaceData: { id: 'of my own', room: 'Blue' } },
    response: { namespace: '@account/app', namespaceData: { id: 'of my own', room: 'Blue', seat: 7 } },
    output: { namespace: '@account/app', namespaceData: { id: 'of my own', room: 'Blue', seat: 7 } },
  }),
  row({
    operation: setBookingSubmissionId,
    elevated: true,
    input: { bookingId: 'booking-1', submissionId: 'submission-1' },
    request:
      'POST https://www.wixapis.com/_api/bookings-service/v2/bookings/booking-1/set-booking-submission-id',
    body: { submissionId: 'submission-1' },
    response: { booking: { ...booked, formSubmissionId: 'submission-1' } },
    output: { ...output, formSubmissionId: 'submission-1' },
  }),
  row({
    operation: bulkCreateBooking,
    input: {
      createBookingsInfo: [
        { booking: sent, sendSmsReminder: true, formSubmission: { notes: 'A bad knee' } },
        { booking: sentForCourse, participantNotification: { notifyParticipants: true } },
      ],
      returnFullEntity: true,
    },
    request: 'POST https://www.wixapis.com/bookings/v2/bulk/bookings/create',
    body: {
      createBookingsInfo: [
        { booking: sent, sendSmsReminder: true, formSubmission: { notes: 'A bad knee' } },
        { booking: sentForCourse, participantNotification: { notifyParticipants: true } },
      ],
      returnFullEntity: true,
    },
    response: bulkResponse,
    output: bulkOutput,
  }),
  row({
    operation: bulkConfirmOrDeclineBooking,
    elevated: true,
    input: {
      details: [{ bookingId: 'booking-1', paymentStatus: 'PAID' }, { bookingId: 'booking-2' }],
      returnEntity: true,
    },
    request: 'POST https://www.wixapis.com/bookings/v2/bulk/bookings/confirmOrDecline',
    body: {
      details: [{ bookingId: 'booking-1', paymentStatus: 'PAID' }, { bookingId: 'booking-2' }],
      returnEntity: true,
    },
    response: bulkResponse,
    output: bulkOutput,
  }),
  row({
    operation: bulkCancelBooking,
    elevated: true,
    input: {
      bookings: {
        bookingsInfo: [
          {
            bookingId: 'booking-1',
            revision: '1',
            participantNotification: { notifyParticipants: true, message: 'We are closed' },
            flowControlSettings: { ignoreCancellationPolicy: true },
          },
          { bookingId: 'booking-2', revision: '1' },
        ],
      },
      returnFullEntity: true,
    },
    request: 'POST https://www.wixapis.com/bookings/v2/bulk/bookings/cancel',
    body: {
      bookings: {
        bookingsInfo: [
          {
            bookingId: 'booking-1',
            revision: '1',
            participantNotification: { notifyParticipants: true, message: 'We are closed' },
            flowControlSettings: { ignoreCancellationPolicy: true },
          },
          { bookingId: 'booking-2', revision: '1' },
        ],
      },
      returnFullEntity: true,
    },
    response: bulkResponse,
    output: bulkOutput,
  }),
  row({
    operation: bulkCalculateAllowedActions,
    elevated: true,
    input: { bookingIds: ['booking-1', 'booking-2'] },
    request: 'POST https://www.wixapis.com/bookings/v2/bulk/bookings/calculate_allowed_actions',
    body: { bookingIds: ['booking-1', 'booking-2'] },
    response: {
      results: [{ itemMetadata: succeeded, item: { cancel: true, reschedule: false } }, failed],
      bulkActionMetadata,
    },
    output: {
      results: [{ itemMetadata: succeeded, item: { cancel: true, reschedule: false } }, failed],
      bulkActionMetadata,
    },
  }),
  row({
    operation: queryExtendedBookings,
    input: {
      filter: { status: 'CONFIRMED', startDate: { $gte: new Date('2026-05-01T00:00:00.000Z') } },
      sort: [{ fieldName: 'startDate' }],
      ...parts,
    },
    request: 'POST https://www.wixapis.com/_api/bookings-reader/v2/extended-bookings/query',
    body: {
      query: {
        filter: { status: 'CONFIRMED', startDate: { $gte: '2026-05-01T00:00:00.000Z' } },
        sort: [{ fieldName: 'startDate' }],
        cursorPaging: { limit: 50 },
      },
      ...parts,
    },
    response: {
      extendedBookings: [{ booking: booked, ...filled }],
      pagingMetadata: { count: 1, hasNext: true, cursors: { next: 'cursor-2' } },
    },
    output: {
      items: [{ booking: output, ...filled }],
      tooManyToCount: false,
      nextInput: {
        filter: { status: 'CONFIRMED', startDate: { $gte: new Date('2026-05-01T00:00:00.000Z') } },
        sort: [{ fieldName: 'startDate' }],
        ...parts,
        cursorPaging: { cursor: 'cursor-2' },
      },
    },
  }),
  row({
    operation: queryExtendedBookings,
    input: { paging: { offset: 4, limit: 2 } },
    request: 'POST https://www.wixapis.com/_api/bookings-reader/v2/extended-bookings/query',
    body: { query: { paging: { offset: 4, limit: 2 } } },
    response: {
      extendedBookings: [{ booking: booked }, { booking: booked }],
      pagingMetadata: { count: 2, offset: 4, total: 7, tooManyToCount: false, hasNext: true },
    },
    output: {
      items: [{ booking: output }, { booking: output }],
      total: 7,
      tooManyToCount: false,
      nextInput: { paging: { offset: 6, limit: 2 } },
      previousInput: { paging: { offset: 2, limit: 2 } },
    },
  }),
])
