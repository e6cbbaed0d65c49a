import { queryBookingForms, queryServicePolicies, queryServicesByFilters } from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

runWireRows([
  row({
    operation: queryServicePolicies,
    input: {
      filter: { 'cancellationPolicy.enabled': true, name: { $startsWith: 'Group' } },
      sort: [{ fieldName: 'name', order: 'DESC' }],
      cursorPaging: { limit: 2 },
    },
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/policies/query',
    body: {
      query: {
        filter: { 'cancellationPolicy.enabled': true, name: { $startsWith: 'Group' } },
        sort: [{ fieldName: 'name', order: 'DESC' }],
        cursorPaging: { limit: 2 },
      },
    },
    response: {
      bookingPolicies: [
        {
          bookingPolicy: entity({ id: 'policy-1', name: 'Groups', createdDate: '2026-01-01T00:00:00.000Z' }),
          connectedServices: [
            entity({
              id: 'service-1',
              type: 'CLASS',
              name: 'Vinyasa flow',
              updatedDate: '2026-02-04T04:05:06.000Z',
            }),
          ],
          totalServiceCount: 1,
        },
      ],
      pagingMetadata: { count: 1, cursors: { next: 'cursor-2' }, hasNext: true },
    },
    output: {
      items: [
        {
          bookingPolicy: {
            id: 'policy-1',
            name: 'Groups',
            createdDate: new Date('2026-01-01T00:00:00.000Z'),
          },
          connectedServices: [
            {
              id: 'service-1',
              type: 'CLASS',
              name: 'Vinyasa flow',
              updatedDate: new Date('2026-02-04T04:05:06.000Z'),
            },
          ],
          totalServiceCount: 1,
        },
      ],
      tooManyToCount: false,
      nextInput: {
        filter: { 'cancellationPolicy.enabled': true, name: { $startsWith: 'Group' } },
        sort: [{ fieldName: 'name', order: 'DESC' }],
        cursorPaging: { limit: 2, cursor: 'cursor-2' },
      },
    },
  }),
  row({
    operation: queryServicesByFilters,
    input: {
      filter: { type: 'CLASS' },
      cursorPaging: { limit: 1 },
      serviceFilters: {
        localStartDate: '2026-05-07T17:00:00',
        localEndDate: '2026-05-07T21:00:00',
        timeZone: 'Europe/Lisbon',
        locationIds: ['location-1'],
        includeUnavailable: true,
      },
    },
    request: 'POST https://www.wixapis.com/bookings/catalog-search/v1/catalog/search/services/query',
    body: {
      query: { filter: { type: 'CLASS' }, cursorPaging: { limit: 1 } },
      serviceFilters: {
        localStartDate: '2026-05-07T17:00:00',
        localEndDate: '2026-05-07T21:00:00',
        timeZone: 'Europe/Lisbon',
        locationIds: ['location-1'],
        includeUnavailable: true,
      },
    },
    response: {
      results: [
        {
          service: entity({
            id: 'service-1',
            type: 'CLASS',
            name: 'Vinyasa flow',
            createdDate: '2026-02-04T04:05:06.000Z',
          }),
          available: false,
        },
      ],
      pagingMetadata: { count: 1, cursors: {}, hasNext: false },
    },
    output: {
      items: [
        {
          service: {
            id: 'service-1',
            type: 'CLASS',
            name: 'Vinyasa flow',
            createdDate: new Date('2026-02-04T04:05:06.000Z'),
          },
          available: false,
        },
      ],
      tooManyToCount: false,
    },
  }),
  row({
    operation: queryBookingForms,
    elevated: true,
    input: { filter: { name: 'Health questionnaire' }, conditionalFields: ['DEFAULT_BOOKING_FORM'] },
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/booking-forms/query',
    body: {
      query: { filter: { name: 'Health questionnaire' }, cursorPaging: { limit: 50 } },
      conditionalFields: ['DEFAULT_BOOKING_FORM'],
    },
    response: {
      bookingForms: [
        {
          formDetails: { formId: 'form-1', name: 'Health questionnaire', revision: '4' },
          connectedServices: [{ id: 'service-4', name: 'Osteopathy session' }],
          totalServiceCount: 1,
        },
      ],
      pagingMetadata: { count: 1, cursors: {}, hasNext: false },
      defaultBookingForm: {
        formDetails: { formId: 'form-0', name: 'Default form', revision: '1' },
        connectedServices: [],
        totalServiceCount: 0,
      },
    },
    output: {
      items: [
        {
          formDetails: { formId: 'form-1', name: 'Health questionnaire', revision: '4' },
          connectedServices: [{ id: 'service-4', name: 'Osteopathy session' }],
          totalServiceCount: 1,
        },
      ],
      tooManyToCount: false,
      defaultBookingForm: {
        formDetails: { formId: 'form-0', name: 'Default form', revision: '1' },
        connectedServices: [],
        totalServiceCount: 0,
      },
    },
  }),
])
