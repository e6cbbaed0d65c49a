import { decimalOf, type ObjectSchema, schema, type Schema } from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  customerEligibilityTypes,
  type Discount,
  type DiscountCondition,
  discountedItems,
  type DiscountRule,
  discountRuleStatuses,
  type DiscountRuleTags,
  type DiscountScope,
  discountScopeTypes,
  type DiscountSettings,
  discountTargetTypes,
  type DiscountTrigger,
  discountTriggerTypes,
  discountTypes,
  type NestedDiscountTrigger,
} from './discount-rule.ts'

const maybe = z.exactOptional

const mostUses = 2_147_483_646

/** An amount that is not negative, in decimal text. */
const amount = (): z.ZodString => decimalOf({ atLeast: '0' })

export const discountScopeSchema: ObjectSchema<DiscountScope> = /* @__PURE__ */ schema<DiscountScope>()(
  (oneOf) =>
    z.looseObject({
      id: maybe(z.string().min(1).max(100)),
      type: maybe(oneOf(discountScopeTypes)),
      catalogItemFilter: maybe(
        z.looseObject({
          catalogAppId: maybe(z.string()),
          catalogItemIds: maybe(z.array(z.string().min(1).max(36)).max(50)),
        }),
      ),
      customFilter: maybe(
        z.looseObject({ appId: maybe(z.string()), params: maybe(z.record(z.string(), z.unknown())) }),
      ),
    }),
)

export const discountConditionSchema: ObjectSchema<DiscountCondition> =
  /* @__PURE__ */ schema<DiscountCondition>()((oneOf) =>
    z.looseObject({
      triggerType: maybe(oneOf(discountTriggerTypes)),
      subtotalRange: maybe(
        z.looseObject({
          scopes: maybe(z.array(discountScopeSchema(oneOf)).max(50)),
          from: maybe(amount()),
          to: maybe(amount()),
        }),
      ),
      itemQuantityRange: maybe(
        z.looseObject({
          scopes: maybe(z.array(discountScopeSchema(oneOf)).max(50)),
          from: maybe(z.int().min(1)),
          to: maybe(z.int().min(1)),
        }),
      ),
      customTrigger: maybe(
        z.looseObject({ id: maybe(z.string().min(1).max(100)), appId: maybe(z.string().min(1)) }),
      ),
      customerEligibility: maybe(
        z.looseObject({
          eligibilityType: maybe(oneOf(customerEligibilityTypes)),
          individualMembersInfo: maybe(
            z.looseObject({ memberIds: maybe(z.array(z.string().min(1)).min(1).max(100)) }),
          ),
        }),
      ),
    }),
  )

export const nestedDiscountTriggerSchema: ObjectSchema<NestedDiscountTrigger> =
  /* @__PURE__ */ schema<NestedDiscountTrigger>()((oneOf) => {
    const operator = maybe(
      z.looseObject({ triggers: maybe(z.array(discountConditionSchema(oneOf)).min(2).max(5)) }),
    )
    return discountConditionSchema(oneOf).extend({ and: operator, or: operator })
  })

export const discountTriggerSchema: ObjectSchema<DiscountTrigger> = /* @__PURE__ */ schema<DiscountTrigger>()(
  (oneOf) => {
    const operator = maybe(
      z.looseObject({ triggers: maybe(z.array(nestedDiscountTriggerSchema(oneOf)).min(2).max(5)) }),
    )
    return discountConditionSchema(oneOf).extend({ and: operator, or: operator })
  },
)

export const discountSchema: ObjectSchema<Discount> = /* @__PURE__ */ schema<Discount>()((oneOf) =>
  z.looseObject({
    discountType: maybe(oneOf(discountTypes)),
    percentage: maybe(z.number().min(0.1).max(100)),
    fixedAmount: maybe(amount()),
    fixedPrice: maybe(amount()),
    quantityBased: maybe(
      z.looseObject({
        configurations: maybe(
          z
            .array(
              z.looseObject({
                id: maybe(z.string()),
                quantity: maybe(z.int().min(2)),
                price: maybe(amount()),
              }),
            )
            .length(1),
        ),
      }),
    ),
    targetType: maybe(oneOf(discountTargetTypes)),
    specificItemsInfo: maybe(
      z.looseObject({ scopes: maybe(z.array(discountScopeSchema(oneOf)).min(1).max(50)) }),
    ),
  }),
)

export const discountSettingsSchema: Schema<DiscountSettings> = /* @__PURE__ */ schema<DiscountSettings>()(
  (oneOf) =>
    z.looseObject({
      appliesTo: maybe(oneOf(discountedItems)),
      usageLimit: maybe(z.int().min(1).max(mostUses)),
      usageLimitPerUser: maybe(z.int().min(1).max(mostUses)),
    }),
)

const tagIds = () => z.looseObject({ tagIds: maybe(z.array(z.string().max(5)).max(100)) })

export const discountRuleTagsSchema: Schema<DiscountRuleTags> = /* @__PURE__ */ schema<DiscountRuleTags>()(
  () => z.looseObject({ privateTags: maybe(tagIds()), publicTags: maybe(tagIds()) }),
)

export const discountRuleSchema: ObjectSchema<DiscountRule> = /* @__PURE__ */ schema<DiscountRule>()(
  (oneOf) =>
    z.looseObject({
      id: z.string(),
      revision: maybe(z.string()),
      createdDate: maybe(z.date()),
      updatedDate: maybe(z.date()),
      active: maybe(z.boolean()),
      name: maybe(z.string().min(1).max(50)),
      trigger: maybe(discountTriggerSchema(oneOf)),
      activeTimeInfo: maybe(z.looseObject({ start: maybe(z.date()), end: maybe(z.date()) })),
      discounts: maybe(z.looseObject({ values: maybe(z.array(discountSchema(oneOf)).length(1)) })),
      status: maybe(oneOf(discountRuleStatuses)),
      usageCount: maybe(z.number()),
      settings: maybe(discountSettingsSchema(oneOf)),
      tags: maybe(discountRuleTagsSchema(oneOf)),
    }),
)
