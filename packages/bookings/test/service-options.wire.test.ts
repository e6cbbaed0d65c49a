import {
  cloneServiceOptionsAndVariants,
  createServiceOptionsAndVariants,
  deleteServiceOptionsAndVariants,
  getServiceOptionsAndVariants,
  getServiceOptionsAndVariantsByServiceId,
  queryServiceOptionsAndVariants,
  updateServiceOptionsAndVariants,
} from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

const optionId = '7b0f6f4d-1f5e-4a39-9c3f-6f1f3c0b8a11'

const options = {
  values: [
    { id: optionId, type: 'CUSTOM' as const, customData: { name: 'Age', choices: ['Adult', 'Student'] } },
  ],
}

const price = (value: string) => ({ value, currency: 'EUR' })

const variants = {
  values: [
    { choices: [{ optionId, custom: 'Adult' }], price: price('20.00') },
    { choices: [{ optionId, custom: 'Student' }], price: price('14.00') },
  ],
}

const kept = {
  id: 'options-1',
  serviceId: 'service-1',
  options,
  variants,
  minPrice: price('14.00'),
  maxPrice: price('20.00'),
  revision: '1',
}

runWireRows([
  row({
    operation: getServiceOptionsAndVariants,
    input: { serviceOptionsAndVariantsId: 'options-1' },
    request: 'GET https://www.wixapis.com/bookings/v1/serviceOptionsAndVariants/options-1',
    response: { serviceOptionsAndVariants: entity(kept) },
    output: kept,
  }),
  row({
    operation: getServiceOptionsAndVariantsByServiceId,
    input: { serviceId: 'service-1' },
    request: 'GET https://www.wixapis.com/bookings/v1/serviceOptionsAndVariants/service_id/service-1',
    response: { serviceVariants: entity(kept) },
    output: kept,
  }),
  row({
    operation: queryServiceOptionsAndVariants,
    input: {
      filter: { serviceId: { $in: ['service-1'] }, 'options.values.type': { $hasSome: ['CUSTOM'] } },
      sort: [{ fieldName: 'serviceId' }],
      paging: { limit: 1 },
    },
    request: 'POST https://www.wixapis.com/bookings/v1/serviceOptionsAndVariants/query',
    body: {
      query: {
        filter: { serviceId: { $in: ['service-1'] }, 'options.values.type': { $hasSome: ['CUSTOM'] } },
        sort: [{ fieldName: 'serviceId' }],
        paging: { offset: 0, limit: 1 },
      },
    },
    response: {
      serviceOptionsAndVariantsList: [entity(kept)],
      pagingMetadata: { count: 1, offset: 0, total: 2 },
    },
    output: {
      items: [kept],
      total: 2,
      tooManyToCount: false,
      nextInput: {
        filter: { serviceId: { $in: ['service-1'] }, 'options.values.type': { $hasSome: ['CUSTOM'] } },
        sort: [{ fieldName: 'serviceId' }],
        paging: { offset: 1, limit: 1 },
      },
    },
  }),
  row({
    operation: createServiceOptionsAndVariants,
    elevated: true,
    input: { serviceOptionsAndVariants: { serviceId: 'service-1', options, variants } },
    request: 'POST https://www.wixapis.com/bookings/v1/serviceOptionsAndVariants',
    body: { serviceOptionsAndVariants: { serviceId: 'service-1', options, variants } },
    response: { serviceOptionsAndVariants: entity(kept) },
    output: kept,
  }),
  row({
    operation: updateServiceOptionsAndVariants,
    elevated: true,
    input: { serviceOptionsAndVariants: { id: 'options-1', revision: '1', variants }, mask: ['variants'] },
    request: 'PATCH https://www.wixapis.com/bookings/v1/serviceOptionsAndVariants/options-1',
    body: {
      serviceOptionsAndVariants: entity({ id: 'options-1', revision: '1', variants }),
      mask: 'variants',
    },
    response: { serviceOptionsAndVariants: entity({ ...kept, revision: '2' }) },
    output: { ...kept, revision: '2' },
  }),
  row({
    operation: deleteServiceOptionsAndVariants,
    elevated: true,
    input: { serviceOptionsAndVariantsId: 'options-1', revision: '2' },
    request: 'DELETE https://www.wixapis.com/bookings/v1/serviceOptionsAndVariants/options-1?revision=2',
    response: {},
    output: undefined,
  }),
  row({
    operation: cloneServiceOptionsAndVariants,
    elevated: true,
    input: { cloneFromId: 'options-1', targetServiceId: 'service-2' },
    request: 'POST https://www.wixapis.com/bookings/v1/serviceOptionsAndVariants/options-1/clone',
    body: { targetServiceId: 'service-2' },
    response: { serviceOptionsAndVariants: entity({ ...kept, id: 'options-2', serviceId: 'service-2' }) },
    output: { ...kept, id: 'options-2', serviceId: 'service-2' },
  }),
])
