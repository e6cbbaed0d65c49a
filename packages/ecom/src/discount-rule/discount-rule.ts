import { date, entity, type Open, shape, type Shape } from '@frontdesk/core'

/** All ways to select the items of a discount rule. */
export const discountScopeTypes = ['CATALOG_ITEM', 'CUSTOM_FILTER'] as const

/** The way to name items: by their references, or by a filter of their catalogue. */
export type DiscountScopeType = Open<(typeof discountScopeTypes)[number]>

/** All ways to select the customers of a discount. */
export const customerEligibilityTypes = ['INDIVIDUAL_MEMBERS'] as const

/** The way to name the customers whom a discount is for. */
export type CustomerEligibilityType = Open<(typeof customerEligibilityTypes)[number]>

/** Every type of condition of a discount rule. */
export const discountTriggerTypes = [
  'AND',
  'OR',
  'SUBTOTAL_RANGE',
  'ITEM_QUANTITY_RANGE',
  'CUSTOM',
  'CUSTOMER_ELIGIBILITY',
] as const

/** The type of a condition of a discount rule. */
export type DiscountTriggerType = Open<(typeof discountTriggerTypes)[number]>

/** Every type of target of a discount. */
export const discountTargetTypes = ['SPECIFIC_ITEMS'] as const

/** The type of the target of a discount. */
export type DiscountTargetType = Open<(typeof discountTargetTypes)[number]>

/** All types of discounts of a rule. */
export const discountTypes = ['PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE', 'QUANTITY_BASED'] as const

/** The type of a discount. */
export type DiscountType = Open<(typeof discountTypes)[number]>

/** Every status of a discount rule. */
export const discountRuleStatuses = ['LIVE', 'EXPIRED', 'PENDING'] as const

/** Whether a discount rule is active now (`LIVE`), has expired (`EXPIRED`) or is scheduled (`PENDING`). */
export type DiscountRuleStatus = Open<(typeof discountRuleStatuses)[number]>

/** All ways to select the discounted items among those in scope. */
export const discountedItems = ['ALL_ITEMS', 'LOWEST_PRICED_ITEM'] as const

/** The items that get a discount: all that it is for, or one piece of the cheapest of them. */
export type DiscountedItems = Open<(typeof discountedItems)[number]>

/** Items of catalogues. One of `catalogItemFilter` and `customFilter` is present, as `type` says. */
export interface DiscountScope {
  /** An id of your own for the scope, from 1 to 100 characters. */
  id?: string
  type?: DiscountScopeType
  /** Present with type `CATALOG_ITEM`. */
  catalogItemFilter?: {
    /** Id of the app with the catalog, such as the store. */
    catalogAppId?: string
    /** At most 50 ids of items. Without ids, all items of the catalog are in scope. */
    catalogItemIds?: string[]
  }
  /** Present with type `CUSTOM_FILTER`: the catalog of the app reads `params`. The store knows `collectionIds`. */
  customFilter?: {
    appId?: string
    /** Parameters of the filter, as the app defines them. */
    params?: Record<string, unknown>
  }
}

/** A condition of a discount rule. `triggerType` says which one of the other fields is present. */
export interface DiscountCondition {
  triggerType?: DiscountTriggerType
  /** The subtotal of the items in the scopes, before discounts; of all items when there are no scopes. */
  subtotalRange?: {
    /** At most 50. */
    scopes?: DiscountScope[]
    /** Decimal text; the minimum subtotal, inclusive. */
    from?: string
    /** Decimal text; the maximum subtotal, inclusive. */
    to?: string
  }
  /** The quantity of the items in scope; of all items if there are no scopes. */
  itemQuantityRange?: {
    /** At most 50. */
    scopes?: DiscountScope[]
    /** The minimum quantity; 1 or more. */
    from?: number
    /** The maximum quantity; 1 or more. */
    to?: number
  }
  /** A condition that an app decides about. */
  customTrigger?: {
    /** Id of the condition in its app, from 1 to 100 characters. */
    id?: string
    appId?: string
  }
  /** The customers whom the discount is for. */
  customerEligibility?: {
    eligibilityType?: CustomerEligibilityType
    /** From 1 to 100 ids. */
    individualMembersInfo?: { memberIds?: string[] }
  }
}

/** A condition, or several conditions of which all (`and`) or one (`or`) must be met. */
export interface NestedDiscountTrigger extends DiscountCondition {
  /** From 2 to 5. */
  and?: {
    /** Conditions that must all be met. */
    triggers?: DiscountCondition[]
  }
  /** From 2 to 5. */
  or?: {
    /** Conditions of which one must be met. */
    triggers?: DiscountCondition[]
  }
}

/** The condition of a discount rule. Operators contain conditions, or operators of conditions. */
export interface DiscountTrigger extends DiscountCondition {
  /** From 2 to 5. */
  and?: { triggers?: NestedDiscountTrigger[] }
  /** From 2 to 5. */
  or?: { triggers?: NestedDiscountTrigger[] }
}

/** The discount of a rule. `discountType` says which one of the amounts is present. */
export interface Discount {
  discountType?: DiscountType
  /** From 0.1 to 100: the part of the price that is taken off, in per cent. */
  percentage?: number
  /** Decimal text: the amount that is taken off the price of each piece. */
  fixedAmount?: string
  /** Decimal text: the price of each piece. */
  fixedPrice?: string
  /** A quantity with a total price. */
  quantityBased?: {
    /** Exactly 1. */
    configurations?: {
      id?: string
      /** Quantity, 2 or more. */
      quantity?: number
      /** Decimal text: the total price of this quantity. */
      price?: string
    }[]
  }
  targetType?: DiscountTargetType
  /** The items that the discount is for. */
  specificItemsInfo?: {
    /** From 1 to 50. */
    scopes?: DiscountScope[]
  }
}

/** A rule that lowers prices in carts without a coupon. */
export interface DiscountRule {
  id: string
  /** Revision number as text; it increases with each change, and an update must name it. */
  revision?: string
  createdDate?: Date
  updatedDate?: Date
  /** Whether the rule is switched on. */
  active?: boolean
  /** From 1 to 50 characters; customers see it next to the discount. */
  name?: string
  /** The condition that a cart must meet. */
  trigger?: DiscountTrigger
  /** The time in which the rule counts; without a limit where a date is missing. */
  activeTimeInfo?: {
    /** First moment at which the rule applies. */
    start?: Date
    /** Moment from which the rule no longer applies; absent when it does not end. */
    end?: Date
  }
  /** Exactly one discount. */
  discounts?: {
    /** The discounts that the rule gives. */
    values?: Discount[]
  }
  status?: DiscountRuleStatus
  /** Number of orders that got the discount. */
  usageCount?: number
  settings?: DiscountSettings
  tags?: DiscountRuleTags
}

/** The limits of a discount. */
export interface DiscountSettings {
  /** Defaults to `ALL_ITEMS`. */
  appliesTo?: DiscountedItems
  /** Number of orders that may get the discount; defaults to no limit. */
  usageLimit?: number
  /** Number of orders of one customer that may get the discount; defaults to no limit. */
  usageLimitPerUser?: number
}

/** The ids of the tags of a discount rule. */
export interface DiscountRuleTags {
  /** At most 100, each at most 5 characters. */
  privateTags?: { tagIds?: string[] }
  /** At most 100, each at most 5 characters. */
  publicTags?: { tagIds?: string[] }
}

export const discountRuleShape: Shape<DiscountRule> = /* @__PURE__ */ entity<DiscountRule>({
  createdDate: date,
  updatedDate: date,
  activeTimeInfo: /* @__PURE__ */ shape<NonNullable<DiscountRule['activeTimeInfo']>>({
    start: date,
    end: date,
  }),
})
