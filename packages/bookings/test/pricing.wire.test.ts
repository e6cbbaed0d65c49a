import { calculatePrice, previewPrice } from '@frontdesk/bookings'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

runWireRows([
  row({
    operation: previewPrice,
    input: {
      bookingLineItems: [
        {
          serviceId: 'service-1',
          serviceChoices: [{ numberOfParticipants: 2, choices: [{ custom: 'Adult' }] }],
          localStartDate: '2026-05-07T09:00:00',
          timeZone: 'Europe/Lisbon',
        },
      ],
    },
    request: 'POST https://www.wixapis.com/bookings/v2/pricing/v2/pricing/preview',
    body: {
      bookingLineItems: [
        {
          serviceId: 'service-1',
          serviceChoices: [{ numberOfParticipants: 2, choices: [{ custom: 'Adult' }] }],
          localStartDate: '2026-05-07T09:00:00',
          timeZone: 'Europe/Lisbon',
        },
      ],
    },
    response: {
      priceInfo: {
        calculatedPrice: 40,
        deposit: 10,
        bookingLineItems: [
          {
            serviceId: 'service-1',
            serviceChoices: [
              { numberOfParticipants: 2, choices: [{ custom: 'Adult' }], pricePerParticipant: 20 },
            ],
          },
        ],
      },
    },
    output: {
      calculatedPrice: 40,
      deposit: 10,
      bookingLineItems: [
        {
          serviceId: 'service-1',
          serviceChoices: [
            { numberOfParticipants: 2, choices: [{ custom: 'Adult' }], pricePerParticipant: 20 },
          ],
        },
      ],
    },
  }),
  row({
    operation: calculatePrice,
    input: {
      booking: {
        id: 'booking-1',
        bookedEntity: { slot: { serviceId: 'service-2' } },
        totalParticipants: 1,
        startDate: new Date('2026-05-07T08:00:00.000Z'),
      },
    },
    request: 'POST https://www.wixapis.com/bookings/v2/pricing/v2/pricing/calculate',
    body: {
      booking: entity({
        id: 'booking-1',
        bookedEntity: { slot: { serviceId: 'service-2' } },
        totalParticipants: 1,
        startDate: '2026-05-07T08:00:00.000Z',
      }),
    },
    response: { priceInfo: { priceDescriptionInfo: { original: 'As we agree' } } },
    output: { priceDescriptionInfo: { original: 'As we agree' } },
  }),
])
