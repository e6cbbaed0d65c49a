import { chargeMemberships, getPaymentCollectabilityStatus, markOrderAsPaid } from '@frontdesk/payments'
import { entity, row, runWireRows } from '../../../tooling/test/wire-rows.ts'

runWireRows([
  row({
    operation: chargeMemberships,
    elevated: true,
    input: {
      ecomOrderId: 'order-1',
      memberId: 'member-1',
      membershipCharges: [
        {
          membershipId: 'membership-1',
          appId: 'app-1',
          membershipName: { original: 'Ten classes' },
          membershipAdditionalData: { desk: 'A' },
          lineItemId: 'line-1',
          catalogReference: { catalogItemId: 'booking-1', appId: 'app-2' },
          rootCatalogItemId: 'service-1',
          serviceProperties: {
            scheduledDate: new Date('2026-03-09T10:00:00.000Z'),
            numberOfParticipants: 2,
          },
        },
      ],
    },
    request: 'POST https://www.wixapis.com/ecom/v1/payments-collector/orders/order-1/charge-membership',
    body: {
      memberId: 'member-1',
      membershipCharges: [
        {
          membershipId: 'membership-1',
          appId: 'app-1',
          membershipName: { original: 'Ten classes' },
          membershipAdditionalData: { desk: 'A' },
          lineItemId: 'line-1',
          catalogReference: { catalogItemId: 'booking-1', appId: 'app-2' },
          rootCatalogItemId: 'service-1',
          serviceProperties: { scheduledDate: '2026-03-09T10:00:00.000Z', numberOfParticipants: 2 },
        },
      ],
    },
    response: {},
    output: undefined,
  }),
  row({
    operation: markOrderAsPaid,
    elevated: true,
    input: { ecomOrderId: 'order-1' },
    request: 'POST https://www.wixapis.com/ecom/v1/payments-collector/orders/order-1/mark-as-paid',
    body: {},
    response: {
      order: entity({ id: 'order-1', paymentStatus: 'PAID', purchasedDate: '2026-03-01T08:00:00.000Z' }),
    },
    output: { id: 'order-1', paymentStatus: 'PAID', purchasedDate: new Date('2026-03-01T08:00:00.000Z') },
  }),
  row({
    operation: getPaymentCollectabilityStatus,
    input: { ecomOrderId: 'order-1' },
    request:
      'GET https://www.wixapis.com/ecom/v1/payments-collector/orders/order-1/payment-collectability-status',
    response: { status: 'COLLECTABLE', amount: { amount: '12.30', formattedAmount: '€12.30' } },
    output: { status: 'COLLECTABLE', amount: { amount: '12.30', formattedAmount: '€12.30' } },
  }),
])
