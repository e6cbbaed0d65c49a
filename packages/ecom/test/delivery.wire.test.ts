import {
  addDeliveryRegion,
  addRegionToShippingOption,
  createShippingOption,
  deleteShippingOption,
  destinationScopeOf,
  getDeliveryProfile,
  getShippingOption,
  queryDeliveryProfiles,
  queryShippingOptions,
  removeDeliveryRegion,
  removeRegionFromShippingOption,
  updateDeliveryRegion,
  updateShippingOption,
} from '@frontdesk/ecom'
import { expect, it } from 'vitest'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const date = '2026-02-03T04:05:06.000Z'
const shippingOption = entity({ id: 'option-1', revision: '1', title: 'Express', createdDate: date })
const option = { ...shippingOption, createdDate: new Date(date) }
const deliveryProfile = entity({
  id: 'profile-1',
  createdDate: date,
  deliveryRegions: [entity({ id: 'region-1', name: 'Spain', createdDate: date })],
})
const profile = {
  ...deliveryProfile,
  createdDate: new Date(date),
  deliveryRegions: [{ id: 'region-1', name: 'Spain', createdDate: new Date(date) }],
}
const pagingMetadata = { count: 1, cursors: {}, hasNext: false }
const region = { name: 'Spain', destinations: [{ countryCode: 'ES', subdivisions: ['MD'] }] }
const regionOfOption = { deliveryRegionId: 'region-1', revision: '1' }

runWireRows([
  row({
    operation: getShippingOption,
    input: { shippingOptionId: 'option-1' },
    request: 'GET https://www.wixapis.com/ecom/v1/shipping-options/option-1',
    elevated: true,
    response: { shippingOption },
    output: option,
  }),
  row({
    operation: queryShippingOptions,
    input: { filter: { id: 'one' }, cursorPaging: { limit: 2 } },
    request:
      'GET https://www.wixapis.com/ecom/v1/shipping-options/query?.r=eyJxdWVyeSI6eyJmaWx0ZXIiOnsiaWQiOiJvbmUifSwiY3Vyc29yUGFnaW5nIjp7ImxpbWl0IjoyfX19',
    elevated: true,
    response: { shippingOptions: [shippingOption], pagingMetadata },
    output: { items: [option], tooManyToCount: false },
  }),
  row({
    operation: createShippingOption,
    input: { shippingOption: { title: 'Express', rates: [{ amount: '12.00', multiplyByQuantity: true }] } },
    request: 'POST https://www.wixapis.com/ecom/v1/shipping-options',
    body: { shippingOption: { title: 'Express', rates: [{ amount: '12.00', multiplyByQuantity: true }] } },
    elevated: true,
    response: { shippingOption },
    output: option,
  }),
  row({
    operation: updateShippingOption,
    input: { shippingOption: { id: 'option-1', revision: '1', title: 'Overnight' }, fieldMask: ['title'] },
    request: 'PATCH https://www.wixapis.com/ecom/v1/shipping-options/option-1',
    body: {
      shippingOption: entity({ id: 'option-1', revision: '1', title: 'Overnight' }),
      fieldMask: 'title',
    },
    elevated: true,
    response: { shippingOption },
    output: option,
  }),
  row({
    operation: deleteShippingOption,
    input: { shippingOptionId: 'option-1' },
    request: 'DELETE https://www.wixapis.com/ecom/v1/shipping-options/option-1',
    elevated: true,
    response: {},
    output: undefined,
  }),
  row({
    operation: addRegionToShippingOption,
    input: { shippingOptionId: 'option-1', ...regionOfOption },
    request: 'POST https://www.wixapis.com/ecom/v1/shipping-options/option-1/add-delivery-region',
    body: regionOfOption,
    elevated: true,
    response: { shippingOption },
    output: option,
  }),
  row({
    operation: removeRegionFromShippingOption,
    input: { shippingOptionId: 'option-1', ...regionOfOption },
    request: 'POST https://www.wixapis.com/ecom/v1/shipping-options/option-1/remove-delivery-region',
    body: regionOfOption,
    elevated: true,
    response: { shippingOption },
    output: option,
  }),
  row({
    operation: getDeliveryProfile,
    input: { deliveryProfileId: 'profile-1' },
    request: 'GET https://www.wixapis.com/ecom/v1/delivery-profiles/profile-1',
    elevated: true,
    response: { deliveryProfile },
    output: profile,
  }),
  row({
    operation: queryDeliveryProfiles,
    input: { filter: { id: 'one' }, cursorPaging: { limit: 2 } },
    request:
      'GET https://www.wixapis.com/ecom/v1/delivery-profiles/query?.r=eyJxdWVyeSI6eyJmaWx0ZXIiOnsiaWQiOiJvbmUifSwiY3Vyc29yUGFnaW5nIjp7ImxpbWl0IjoyfX19',
    elevated: true,
    response: { deliveryProfiles: [deliveryProfile], pagingMetadata },
    output: { items: [profile], tooManyToCount: false },
  }),
  row({
    operation: addDeliveryRegion,
    input: { deliveryProfileId: 'profile-1', deliveryRegion: region },
    request: 'POST https://www.wixapis.com/ecom/v1/delivery-profiles/profile-1/delivery-region',
    body: { deliveryRegion: region },
    elevated: true,
    response: { deliveryProfile },
    output: profile,
  }),
  row({
    operation: updateDeliveryRegion,
    input: { deliveryProfileId: 'profile-1', deliveryRegion: { id: 'region-1', active: false } },
    request: 'PATCH https://www.wixapis.com/ecom/v1/delivery-profiles/profile-1/delivery-region/region-1',
    body: { deliveryRegion: entity({ id: 'region-1', active: false }) },
    elevated: true,
    response: { deliveryProfile },
    output: profile,
  }),
  row({
    operation: removeDeliveryRegion,
    input: { deliveryProfileId: 'profile-1', deliveryRegionId: 'region-1' },
    request: 'DELETE https://www.wixapis.com/ecom/v1/delivery-profiles/profile-1/delivery-region/region-1',
    elevated: true,
    response: { deliveryProfile },
    output: profile,
  }),
])

it('a region that lists no destination is the rest of the world', () => {
  expect(destinationScopeOf({ destinations: [{ countryCode: 'ES' }] })).toBe('SPECIFIC_DESTINATIONS')
  expect(destinationScopeOf({ destinations: [] })).toBe('WORLDWIDE')
  expect(destinationScopeOf({})).toBe('WORLDWIDE')
})
