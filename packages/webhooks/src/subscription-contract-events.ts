import { date, entity, type Open, shape, type Shape } from '@frontdesk/core'
import {
  appliedDiscountShape,
  type Order,
  orderAdditionalFeeShape,
  orderLineItemShape,
  shippingInformationShape,
  type SubscriptionSettings,
  subscriptionSettingsShape,
} from '@frontdesk/ecom'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** Fields that a contract has as the orders have that are made of it. */
type OrderPart =
  | 'additionalFees'
  | 'appliedDiscounts'
  | 'billingInfo'
  | 'businessLocation'
  | 'buyerInfo'
  | 'buyerLanguage'
  | 'channelInfo'
  | 'currency'
  | 'currencyConversionDetails'
  | 'customFields'
  | 'extendedFields'
  | 'lineItems'
  | 'platformFeeSummary'
  | 'priceSummary'
  | 'recipientInfo'
  | 'shippingInfo'
  | 'taxIncludedInPrices'
  | 'weightUnit'

/** Every type of activity in the history of a subscription contract. */
export const subscriptionContractActivityTypes = ['CHANGES_APPLIED'] as const

/** An entry in the history of a subscription contract. */
export interface SubscriptionContractActivity {
  id?: string
  createdDate?: Date
  /** The kind of the activity. */
  activityType?: Open<(typeof subscriptionContractActivityTypes)[number]>
  /** The person or the app that caused it; one of the ids is present. */
  author?: { userId?: string; appId?: string }
  /** The first cycle for which it holds. */
  contractTarget?: {
    /** Number of the cycle, counted from the start of the contract. */
    nextCycleNumber?: number
  }
}

/** The purchase of goods by subscription: an order is made of it in each cycle. */
export interface SubscriptionContract extends Pick<Order, OrderPart> {
  id: string
  /** Increases with each change. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  /** How often and how long the goods are sold. */
  subscriptionSettings?: SubscriptionSettings
  activities?: SubscriptionContractActivity[]
}

const subscriptionContractShape: Shape<SubscriptionContract> = /* @__PURE__ */ entity<SubscriptionContract>({
  createdDate: date,
  updatedDate: date,
  subscriptionSettings: subscriptionSettingsShape,
  lineItems: orderLineItemShape,
  shippingInfo: shippingInformationShape,
  appliedDiscounts: appliedDiscountShape,
  additionalFees: orderAdditionalFeeShape,
  activities: /* @__PURE__ */ entity<SubscriptionContractActivity>({ createdDate: date }),
})

/** The data of the events of subscription contracts, by the last part of their type. */
export interface SubscriptionContractEventData {
  created: { subscriptionContract: SubscriptionContract }
  updated: { subscriptionContract: SubscriptionContract; modifiedFields: ModifiedFields }
  /** The platform sends no more than the id of the contract: `metadata.entityId`. */
  deleted: Record<string, never>
}

/** An event of a subscription contract. */
export type SubscriptionContractEvent = EventsOf<'subscriptionContract', SubscriptionContractEventData>

/**
 * The events of subscription contracts, for `createWebhooks({ events: [subscriptionContractEvents] })`. The hosted
 * platform sends them; the emulator sells no goods by subscription.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [subscriptionContractEvents] })
 * const event = await webhooks.read(request)
 * if (event.type === 'subscriptionContract.created') await note(event.data.subscriptionContract.buyerInfo)
 */
export const subscriptionContractEvents: EventFamily<SubscriptionContractEvent> = {
  entityFqdn: 'wix.ecom.subscription_contracts.v1.subscription_contract',
  entity: 'subscriptionContract',
  types: {
    created: 'subscriptionContract.created',
    updated: 'subscriptionContract.updated',
    deleted: 'subscriptionContract.deleted',
  },
  shape: /* @__PURE__ */ shape<{ subscriptionContract: SubscriptionContract }>({
    subscriptionContract: subscriptionContractShape,
  }),
}
