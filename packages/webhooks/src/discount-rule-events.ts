import { shape } from '@frontdesk/core'
import { type DiscountRule, discountRuleShape } from '@frontdesk/ecom'
import type { EventFamily, EventsOf, ModifiedFields } from './event.ts'

/** Data of the events of discount rules, by the last part of their type. */
export interface DiscountRuleEventData {
  created: { discountRule: DiscountRule }
  /** It comes for each order that gets the discount, too: `usageCount` has changed then. */
  updated: { discountRule: DiscountRule; modifiedFields: ModifiedFields }
  /** The platform sends no more than the id of the rule: `metadata.entityId`. */
  deleted: Record<string, never>
}

/** An event of a discount rule. */
export type DiscountRuleEvent = EventsOf<'discountRule', DiscountRuleEventData>

/**
 * The events of discount rules, for `createWebhooks({ events: [discountRuleEvents] })`.
 *
 * @example
 * const webhooks = createWebhooks({ publicKey, events: [discountRuleEvents, cartEvents] })
 */
export const discountRuleEvents: EventFamily<DiscountRuleEvent> = {
  entityFqdn: 'wix.ecom.discounts.v1.discount_rule',
  entity: 'discountRule',
  types: {
    created: 'discountRule.created',
    updated: 'discountRule.updated',
    deleted: 'discountRule.deleted',
  },
  shape: /* @__PURE__ */ shape<{ discountRule: DiscountRule }>({ discountRule: discountRuleShape }),
}
