import { type ShownEntity, shownEntity } from '../kernel/entity/shown-entity.ts'
import { abandonedCheckoutEntity } from './abandoned-checkout/abandonment.ts'
import { requestEntity } from './back-in-stock/request-entity.ts'
import { cartEntity } from './cart/cart.ts'
import { settingsEntity as checkoutSettingsEntity } from './checkout-settings/checkout-settings.ts'
import { checkoutTemplateEntity } from './checkout-template/checkout-template.ts'
import { deliveryProfileEntity, regionActions, tellRegion } from './delivery/delivery-profile.ts'
import { shippingOptionEntity } from './delivery/shipping-option.ts'
import { discountRuleEntity } from './discount-rule/discount-rule.ts'
import { draftOrderEntity } from './draft-order/draft-order.ts'
import { fulfillmentsEntity } from './fulfillment/order-fulfillments.ts'
import { transactionsEntity } from './order-transactions/transactions.ts'
import { orderEntity } from './order/state.ts'
import { settingsEntity as ordersSettingsEntity } from './orders-settings/orders-settings.ts'
import { endRequest, paymentRequestEntity } from './payment-request/payment-request.ts'
import { manualTaxMappingEntity } from './tax/manual-tax-mapping.ts'
import { taxGroupEntity } from './tax/tax-group.ts'
import { taxRegionEntity } from './tax/tax-region.ts'

const orders = (): ShownEntity =>
  shownEntity(orderEntity, {
    actions: {
      approved: (context, order) => orderEntity.tell(context, 'approved', { ...order, status: 'APPROVED' }),
      canceled: (context, order) =>
        orderEntity.tell(
          context,
          'canceled',
          { ...order, status: 'CANCELED' },
          { restockAllItems: false, sendOrderCanceledEmail: false, customMessage: '' },
        ),
      committed: (context, order) =>
        orderEntity.tell(context, 'committed', order, {
          changes: {},
          commitSettings: {},
          commitDate: context.now(),
        }),
      fulfilled: (context, order) =>
        orderEntity.tell(
          context,
          'fulfilled',
          { ...order, fulfillmentStatus: 'FULFILLED' },
          {
            previousFulfillmentStatus: 'NOT_FULFILLED',
            newFulfillmentStatus: 'FULFILLED',
            action: 'FULFILLMENT_CREATED',
          },
        ),
      payment_status_updated: (context, order) =>
        orderEntity.tell(
          context,
          'payment_status_updated',
          { ...order, paymentStatus: 'PAID' },
          { previousPaymentStatus: 'NOT_PAID' },
        ),
    },
  })

const deliveryProfiles = (): ShownEntity =>
  shownEntity(deliveryProfileEntity, {
    actions: Object.fromEntries(
      regionActions.map((action) => [
        action,
        (context, profile) => {
          const region = profile.deliveryRegions?.at(-1)
          if (region) tellRegion(context, profile, action, region)
          return region !== undefined
        },
      ]),
    ),
  })

const transactions = (): ShownEntity => {
  const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
  return shownEntity(transactionsEntity, {
    actions: {
      ...Object.fromEntries(
        ['updated', 'details_updated'].map((slug) => [
          slug,
          (context, kept) =>
            transactionsEntity.tell(context, slug, kept, {
              paymentIds: idsOf(kept.payments),
              refundIds: idsOf(kept.refunds),
            }),
        ]),
      ),
      refund_completed(context, kept) {
        const refund = kept.refunds.at(-1)
        if (!refund) return false
        transactionsEntity.tell(context, 'refund_completed', kept, { orderId: kept.orderId, refund })
        return true
      },
    },
  })
}

/** The entities of carts, checkouts and orders as developers see them. */
export const ecomEntities = (): readonly ShownEntity[] => [
  shownEntity(abandonedCheckoutEntity, {
    actions: {
      recovered: (context, abandoned) =>
        abandonedCheckoutEntity.tell(context, 'recovered', {
          ...abandoned,
          status: 'RECOVERED',
          checkoutRecoveredDate: context.now(),
        }),
    },
  }),
  shownEntity(requestEntity),
  shownEntity(cartEntity),
  shownEntity(checkoutSettingsEntity),
  shownEntity(checkoutTemplateEntity),
  deliveryProfiles(),
  shownEntity(shippingOptionEntity),
  shownEntity(discountRuleEntity),
  shownEntity(draftOrderEntity),
  shownEntity(fulfillmentsEntity),
  orders(),
  transactions(),
  shownEntity(ordersSettingsEntity),
  shownEntity(paymentRequestEntity, {
    actions: {
      paid: (context, request) => endRequest(context, request, 'PAID'),
      expired: (context, request) => endRequest(context, request, 'EXPIRED'),
      voided: (context, request) => endRequest(context, request, 'VOIDED'),
    },
  }),
  shownEntity(manualTaxMappingEntity),
  shownEntity(taxGroupEntity),
  shownEntity(taxRegionEntity),
]
