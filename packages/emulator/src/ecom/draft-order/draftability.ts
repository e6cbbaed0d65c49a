import type { ChannelType, NonDraftableReason, Order } from '@frontdesk/ecom'
import type { Context } from '../catalog.ts'

/** The channels whose orders are changed where they were made. */
const marketplaces: readonly (ChannelType | undefined)[] = [
  'EBAY',
  'AMAZON',
  'WISH',
  'GLOBAL_E',
  'FACEBOOK',
  'ETSY',
  'TIKTOK',
  'FAIRE_COM',
]

/** The unit in which the catalog of the business gives weights. */
const weightUnitOfSite = 'KG'

/** The reasons for which an order cannot be edited; none when it can. */
export const nonDraftableReasonsOf = (
  { business }: Pick<Context, 'business'>,
  order: Order | undefined,
): NonDraftableReason[] => {
  if (!order) return ['ORDER_NOT_FOUND']
  const { paymentStatus, channelInfo, status, currency, weightUnit, lineItems = [] } = order
  const reasons: [NonDraftableReason, boolean][] = [
    [
      'PARTIALLY_OR_FULLY_REFUNDED',
      paymentStatus === 'PARTIALLY_REFUNDED' || paymentStatus === 'FULLY_REFUNDED',
    ],
    ['UNSUPPORTED_CHANNEL_TYPE', marketplaces.includes(channelInfo?.type)],
    ['ORDER_STATUS_IS_NOT_SUPPORTED', status !== 'APPROVED'],
    ['ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT', (currency ?? business.currency) !== business.currency],
    ['ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT', (weightUnit ?? weightUnitOfSite) !== weightUnitOfSite],
    ['SUBSCRIPTION_LINE_ITEM_EXISTS', lineItems.some(({ subscriptionInfo }) => subscriptionInfo)],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
}
