import {
  createAddOnGroup,
  deleteAddOnGroup,
  listAddOnGroups,
  setAddOnsForGroup,
  updateAddOnGroup,
} from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const extras = {
  id: 'group-1',
  name: 'Extras',
  prompt: 'Would you like an extra?',
  maxNumberOfAddOns: 2,
  addOnIds: ['add-on-1', 'add-on-2'],
}

const { id: _, ...written } = extras

runWireRows([
  row({
    operation: createAddOnGroup,
    input: { serviceId: 'service-1', addOnGroup: written },
    elevated: true,
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/add-on-groups/create',
    body: { serviceId: 'service-1', addOnGroup: written },
    response: { addOnGroup: entity(extras) },
    output: extras,
  }),
  row({
    operation: updateAddOnGroup,
    input: { serviceId: 'service-1', addOnGroup: { id: 'group-1', name: 'More' }, mask: ['name', 'prompt'] },
    elevated: true,
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/add-on-groups/update',
    body: {
      serviceId: 'service-1',
      addOnGroup: entity({ id: 'group-1', name: 'More' }),
      mask: 'name,prompt',
    },
    response: { addOnGroup: entity(extras) },
    output: extras,
  }),
  row({
    operation: deleteAddOnGroup,
    input: { serviceId: 'service-1', addOnGroupId: 'group-1' },
    elevated: true,
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/add-on-groups/delete',
    body: { serviceId: 'service-1', addOnGroupId: 'group-1' },
    response: {},
    output: undefined,
  }),
  row({
    operation: listAddOnGroups,
    input: { serviceId: 'service-1', groupIds: ['group-1'] },
    request:
      'POST https://www.wixapis.com/_api/bookings/v2/services/add-on-groups/list-add-on-groups-by-service-id',
    body: { serviceId: 'service-1', groupIds: ['group-1'] },
    response: {
      addOnGroupsDetails: [
        {
          groupId: 'group-1',
          groupName: 'Extras',
          maxNumberOfAddOns: 2,
          addOns: [{ addOnId: 'add-on-1', name: 'Warm oil', maxQuantity: 2 }],
        },
      ],
    },
    output: [
      {
        groupId: 'group-1',
        groupName: 'Extras',
        maxNumberOfAddOns: 2,
        addOns: [{ addOnId: 'add-on-1', name: 'Warm oil', maxQuantity: 2 }],
      },
    ],
  }),
  row({
    operation: setAddOnsForGroup,
    input: { serviceId: 'service-1', groupId: 'group-1', addOnIds: ['add-on-1', 'add-on-2'] },
    elevated: true,
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/add-on-groups/set-add-ons-for-group',
    body: { serviceId: 'service-1', groupId: 'group-1', addOnIds: ['add-on-1', 'add-on-2'] },
    response: { addOnGroup: entity(extras) },
    output: extras,
  }),
])
