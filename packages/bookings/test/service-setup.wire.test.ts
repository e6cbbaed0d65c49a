import {
  cloneService,
  disablePricingPlansForService,
  enablePricingPlansForService,
  setServiceLocations,
} from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const planId = '0044b1ad-2ab2-4a0e-a584-07e526b62cdb'

/** A service as the platform answers with it after a change. */
const changed = (more: object) =>
  entity({
    id: 'service-4',
    type: 'APPOINTMENT',
    name: 'Foot massage',
    updatedDate: '2026-02-04T04:05:06.000Z',
    revision: '4',
    ...more,
  })

/** The service as the call gives it. */
const read = <More extends object>(more: More) => ({
  id: 'service-4',
  type: 'APPOINTMENT' as const,
  name: 'Foot massage',
  updatedDate: new Date('2026-02-04T04:05:06.000Z'),
  revision: '4',
  ...more,
})

const payment = { rateType: 'NO_FEE', options: { inPerson: true }, pricingPlanIds: [planId] }
const place = { type: 'BUSINESS' as const, business: { id: 'location-2' } }

runWireRows([
  row({
    operation: enablePricingPlansForService,
    elevated: true,
    input: { serviceId: 'service-4', pricingPlanIds: [planId] },
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/service-4/pricing-plans/add',
    body: { pricingPlanIds: [planId] },
    response: { service: changed({ payment }) },
    output: read({ payment }),
  }),
  row({
    operation: disablePricingPlansForService,
    elevated: true,
    input: { serviceId: 'service-4', pricingPlanIds: [planId] },
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/service-4/pricing-plans/remove',
    body: { pricingPlanIds: [planId] },
    response: { service: changed({ payment: { ...payment, pricingPlanIds: [] } }) },
    output: read({ payment: { ...payment, pricingPlanIds: [] } }),
  }),
  row({
    operation: setServiceLocations,
    elevated: true,
    input: {
      serviceId: 'service-4',
      locations: [place],
      removedLocationSessionsAction: {
        action: 'MOVE_TO_LOCATION',
        moveToLocationOptions: { newLocation: place },
      },
      participantNotification: { notifyParticipants: true, message: 'We have moved' },
    },
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/service-4/locations',
    body: {
      locations: [place],
      removedLocationSessionsAction: {
        action: 'MOVE_TO_LOCATION',
        moveToLocationOptions: { newLocation: place },
      },
      participantNotification: { notifyParticipants: true, message: 'We have moved' },
    },
    response: { service: changed({ locations: [{ ...place, id: 'location-2' }] }) },
    output: read({ locations: [{ ...place, id: 'location-2' }] }),
  }),
  row({
    operation: cloneService,
    elevated: true,
    input: { sourceServiceId: 'service-1' },
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/clone',
    body: { sourceServiceId: 'service-1' },
    response: { service: changed({}), errors: ['FORM'] },
    output: { service: read({}), errors: ['FORM'] },
  }),
])
