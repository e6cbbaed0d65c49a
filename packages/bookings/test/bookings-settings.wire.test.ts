import { getBookingsSettings, updateBookingsSettings } from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const settings = {
  cartCheckout: { enabled: true },
  multiServiceAppointments: { enabled: false },
  displayTimeZone: { basedOn: 'CUSTOMER_TIME_ZONE', customerCanChange: true },
  staffSelection: {
    timing: 'AFTER_SLOT_SELECTION',
    strategy: 'CUSTOMER_MUST_CHOOSE',
    allowGenderSelection: true,
  },
  extendedFields: { namespaces: { '@studio/app': { colour: 'green' } } },
  revision: '3',
}
const onWire = entity({
  ...settings,
  createdDate: '2026-02-03T04:05:06.000Z',
  updatedDate: '2026-02-04T04:05:06.000Z',
})
const decoded = {
  ...settings,
  createdDate: new Date('2026-02-03T04:05:06.000Z'),
  updatedDate: new Date('2026-02-04T04:05:06.000Z'),
}

runWireRows([
  row({
    operation: getBookingsSettings,
    input: {},
    request: 'GET https://www.wixapis.com/_api/bookings-settings/v2/settings',
    response: { bookingsSettings: onWire },
    output: decoded,
  }),
  row({
    operation: updateBookingsSettings,
    input: {
      bookingsSettings: { revision: '2', displayTimeZone: { basedOn: 'CUSTOMER_TIME_ZONE' } },
      fieldMask: ['displayTimeZone.basedOn'],
    },
    elevated: true,
    request: 'PATCH https://www.wixapis.com/_api/bookings-settings/v2/bookings-settings',
    body: {
      bookingsSettings: { revision: '2', displayTimeZone: { basedOn: 'CUSTOMER_TIME_ZONE' } },
      fieldMask: 'displayTimeZone.basedOn',
    },
    response: { bookingsSettings: onWire },
    output: decoded,
  }),
])
