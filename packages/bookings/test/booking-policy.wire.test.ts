import {
  countBookingPolicies,
  createBookingPolicy,
  deleteBookingPolicy,
  getBookingPolicy,
  getStrictestBookingPolicy,
  queryBookingPolicies,
  setDefaultBookingPolicy,
  updateBookingPolicy,
} from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

/** Every rule that a policy has, as the platform answers it. */
const rules = {
  appId: '13d21c63-b5ec-5912-8397-c3a5ddb27a97',
  createdByAppId: '13d21c63-b5ec-5912-8397-c3a5ddb27a97',
  name: 'A day before',
  customPolicyDescription: { enabled: true, description: 'Half of the price is due when you cancel late.' },
  default: false,
  limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 10_080 },
  limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 60 },
  bookAfterStartPolicy: { enabled: false },
  cancellationPolicy: {
    enabled: true,
    limitLatestCancellation: true,
    latestCancellationInMinutes: 1440,
    allowAnonymous: true,
  },
  reschedulePolicy: {
    enabled: true,
    limitLatestReschedule: false,
    latestRescheduleInMinutes: 1440,
    allowAnonymous: false,
  },
  waitlistPolicy: { enabled: true, capacity: 10, reservationTimeInMinutes: 10 },
  participantsPolicy: { maxParticipantsPerBooking: 4 },
  resourcesPolicy: { enabled: false, autoAssignAllowed: false },
  cancellationFeePolicy: {
    enabled: true,
    cancellationWindows: [
      { startInMinutes: 1440, percentage: '50' },
      { startInMinutes: 120, amount: { value: '40.00', currency: 'EUR' } },
    ],
    autoCollectFeeEnabled: true,
  },
  saveCreditCardPolicy: { enabled: true },
  staffSortingPolicy: { sortingMethodType: 'RANKING', rankingOptions: { order: 'LOWEST_TO_HIGHEST' } },
  intakeFormPolicy: {
    enabled: true,
    formId: 'form-1',
    timing: 'BEFORE_BOOKING',
    completionRequirement: 'REQUIRED_BEFORE_BOOKING',
  },
  extendedFields: { namespaces: { '@studio/app': { colour: 'green' } } },
}

runWireRows([
  row({
    operation: getBookingPolicy,
    input: { bookingPolicyId: 'policy-1' },
    request: 'GET https://www.wixapis.com/bookings/v1/booking-policies/policy-1',
    response: {
      bookingPolicy: entity({
        id: 'policy-1',
        revision: '3',
        createdDate: '2026-02-03T04:05:06.000Z',
        updatedDate: '2026-02-04T04:05:06.000Z',
        ...rules,
      }),
    },
    output: {
      id: 'policy-1',
      revision: '3',
      createdDate: new Date('2026-02-03T04:05:06.000Z'),
      updatedDate: new Date('2026-02-04T04:05:06.000Z'),
      ...rules,
    },
  }),
  row({
    operation: queryBookingPolicies,
    input: {
      filter: { name: { $startsWith: 'A' }, 'waitlistPolicy.capacity': { $gte: 5 } },
      sort: [{ fieldName: 'name', order: 'DESC' }],
      cursorPaging: { limit: 2 },
    },
    request: 'POST https://www.wixapis.com/bookings/v1/booking-policies/query',
    body: {
      query: {
        filter: { name: { $startsWith: 'A' }, 'waitlistPolicy.capacity': { $gte: 5 } },
        sort: [{ fieldName: 'name', order: 'DESC' }],
        cursorPaging: { limit: 2 },
      },
    },
    response: {
      bookingPolicies: [entity({ id: 'policy-1', default: true, createdDate: '2026-02-03T04:05:06.000Z' })],
      pagingMetadata: { count: 1, cursors: { next: 'next-1' }, hasNext: true },
    },
    output: {
      items: [{ id: 'policy-1', default: true, createdDate: new Date('2026-02-03T04:05:06.000Z') }],
      tooManyToCount: false,
      nextInput: {
        filter: { name: { $startsWith: 'A' }, 'waitlistPolicy.capacity': { $gte: 5 } },
        sort: [{ fieldName: 'name', order: 'DESC' }],
        cursorPaging: { limit: 2, cursor: 'next-1' },
      },
    },
  }),
  row({
    operation: countBookingPolicies,
    input: { filter: { default: false } },
    request: 'POST https://www.wixapis.com/bookings/v1/booking-policies/count',
    body: { filter: { default: false } },
    response: { count: 4 },
    output: 4,
  }),
  row({
    operation: getStrictestBookingPolicy,
    input: { bookingPolicyIds: ['policy-1', 'policy-2'] },
    request: 'POST https://www.wixapis.com/bookings/v1/booking-policies/strictest',
    body: { bookingPolicyIds: ['policy-1', 'policy-2'] },
    response: {
      bookingPolicy: {
        limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 10_080 },
        participantsPolicy: { maxParticipantsPerBooking: 1 },
      },
    },
    output: {
      limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 10_080 },
      participantsPolicy: { maxParticipantsPerBooking: 1 },
    },
  }),
  row({
    operation: createBookingPolicy,
    elevated: true,
    input: {
      bookingPolicy: {
        name: 'A day before',
        cancellationPolicy: {
          enabled: true,
          limitLatestCancellation: true,
          latestCancellationInMinutes: 1440,
        },
        cancellationFeePolicy: { cancellationWindows: [{ startInMinutes: 60, percentage: '50' }] },
      },
    },
    request: 'POST https://www.wixapis.com/bookings/v1/booking-policies',
    body: {
      bookingPolicy: entity({
        name: 'A day before',
        cancellationPolicy: {
          enabled: true,
          limitLatestCancellation: true,
          latestCancellationInMinutes: 1440,
        },
        cancellationFeePolicy: { cancellationWindows: [{ startInMinutes: 60, percentage: '50' }] },
      }),
    },
    response: {
      bookingPolicy: entity({
        id: 'policy-2',
        name: 'A day before',
        revision: '1',
        createdDate: '2026-02-03T04:05:06.000Z',
      }),
    },
    output: {
      id: 'policy-2',
      name: 'A day before',
      revision: '1',
      createdDate: new Date('2026-02-03T04:05:06.000Z'),
    },
  }),
  row({
    operation: updateBookingPolicy,
    elevated: true,
    input: {
      bookingPolicy: {
        id: 'policy-2',
        revision: '1',
        participantsPolicy: { maxParticipantsPerBooking: 4 },
      },
      mask: ['participantsPolicy', 'name'],
    },
    request: 'PATCH https://www.wixapis.com/bookings/v1/booking-policies/policy-2',
    body: {
      bookingPolicy: entity({
        id: 'policy-2',
        revision: '1',
        participantsPolicy: { maxParticipantsPerBooking: 4 },
      }),
      mask: 'participantsPolicy,name',
    },
    response: {
      bookingPolicy: entity({
        id: 'policy-2',
        revision: '2',
        updatedDate: '2026-02-05T04:05:06.000Z',
        participantsPolicy: { maxParticipantsPerBooking: 4 },
      }),
    },
    output: {
      id: 'policy-2',
      revision: '2',
      updatedDate: new Date('2026-02-05T04:05:06.000Z'),
      participantsPolicy: { maxParticipantsPerBooking: 4 },
    },
  }),
  row({
    operation: deleteBookingPolicy,
    elevated: true,
    input: { bookingPolicyId: 'policy-2' },
    request: 'DELETE https://www.wixapis.com/bookings/v1/booking-policies/policy-2',
    response: {},
    output: undefined,
  }),
  row({
    operation: setDefaultBookingPolicy,
    elevated: true,
    input: { bookingPolicyId: 'policy-1' },
    request: 'POST https://www.wixapis.com/bookings/v1/booking-policies/policy-1:setDefault',
    body: {},
    response: {
      currentDefaultBookingPolicy: entity({
        id: 'policy-1',
        default: true,
        updatedDate: '2026-02-05T04:05:06.000Z',
      }),
      previousDefaultBookingPolicy: entity({
        id: 'policy-3',
        default: false,
        updatedDate: '2026-02-05T04:05:06.000Z',
      }),
    },
    output: {
      currentDefaultBookingPolicy: {
        id: 'policy-1',
        default: true,
        updatedDate: new Date('2026-02-05T04:05:06.000Z'),
      },
      previousDefaultBookingPolicy: {
        id: 'policy-3',
        default: false,
        updatedDate: new Date('2026-02-05T04:05:06.000Z'),
      },
    },
  }),
])
