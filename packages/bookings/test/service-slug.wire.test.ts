import { setCustomSlug, validateSlug } from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

runWireRows([
  row({
    operation: validateSlug,
    elevated: true,
    input: { serviceId: 'service-4', slug: 'Foot massage' },
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/slugs/validate',
    body: { serviceId: 'service-4', slug: 'Foot massage' },
    response: { valid: false, slug: 'Foot massage', errors: ['SLUG_CONTAINS_ILLEGAL_CHARACTERS'] },
    output: { valid: false, slug: 'Foot massage', errors: ['SLUG_CONTAINS_ILLEGAL_CHARACTERS'] },
  }),
  row({
    operation: setCustomSlug,
    elevated: true,
    input: { serviceId: 'service-4', slug: 'feet' },
    request: 'POST https://www.wixapis.com/_api/bookings/v2/services/service-4/slugs/custom',
    body: { slug: 'feet' },
    response: {
      slug: entity({ name: 'feet', custom: true, createdDate: '2026-02-04T04:05:06.000Z' }),
      service: entity({
        id: 'service-4',
        type: 'APPOINTMENT',
        name: 'Foot massage',
        updatedDate: '2026-02-04T04:05:06.000Z',
        mainSlug: entity({ name: 'feet', custom: true, createdDate: '2026-02-04T04:05:06.000Z' }),
      }),
    },
    output: {
      slug: { name: 'feet', custom: true, createdDate: new Date('2026-02-04T04:05:06.000Z') },
      service: {
        id: 'service-4',
        type: 'APPOINTMENT',
        name: 'Foot massage',
        updatedDate: new Date('2026-02-04T04:05:06.000Z'),
        mainSlug: { name: 'feet', custom: true, createdDate: new Date('2026-02-04T04:05:06.000Z') },
      },
    },
  }),
])
