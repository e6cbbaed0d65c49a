import {
  createDiscountRule,
  deleteDiscountRule,
  type DiscountRule,
  discountRuleShape,
  type DiscountRuleStatus,
  getDiscountRule,
  queryDiscountRules,
  updateDiscountRule,
} from '@frontdesk/ecom'
import { discountRuleFields, discountRuleSchema, newDiscountRuleSchema } from '@frontdesk/ecom/schemas'
import { defineEntity, type Entity } from '../../kernel/entity/entity.ts'
import { entityHandlers } from '../../kernel/entity/entity-handlers.ts'
import { type EntityRules, entitySteps } from '../../kernel/entity/entity-steps.ts'
import { decline } from '../../kernel/failure.ts'
import type { Handler, HandlerContext } from '../../kernel/handler.ts'
import { collection, type CollectionDefinition } from '../../kernel/state.ts'
import type { Catalog } from '../catalog.ts'
import { checkDiscountRule, customTriggersOf, triggerContents } from './discount-rule-check.ts'

type Context = HandlerContext<unknown>

/** A discount rule as it is kept. */
interface KeptDiscountRule extends DiscountRule {
  /** Numbers of orders that got the discount, by the id of their buyer. */
  readonly usageByBuyer?: Readonly<Record<string, number>>
}

/** The discount rules. */
export const discountRules: CollectionDefinition<KeptDiscountRule> =
  collection<KeptDiscountRule>('ecom.discountRules')

/** The rules that lower prices in carts. The business alone reads them; customers see their discounts. */
export const discountRuleEntity: Entity<DiscountRule, KeptDiscountRule> = defineEntity<
  DiscountRule,
  KeptDiscountRule
>({
  name: 'discountRule',
  collection: discountRules,
  schema: discountRuleSchema,
  writable: newDiscountRuleSchema,
  internal: ['usageByBuyer'],
  query: { fields: discountRuleFields, defaultSort: { fieldName: 'id', order: 'ASC' } },
  events: {
    fqdn: 'wix.ecom.discounts.v1.discount_rule',
    shape: discountRuleShape,
    deleted: 'without the entity',
  },
})

// The platform documents the codes of these limits and not their numbers.
const mostRules = 100
const mostQuantityBased = 20
const mostTriggerApps = 5

/** The status of a rule at a moment: its active time includes the start and not the end. */
export const statusAt = ({ activeTimeInfo = {} }: Partial<DiscountRule>, now: Date): DiscountRuleStatus => {
  const { start, end } = activeTimeInfo
  if (end && end <= now) return 'EXPIRED'
  return start && start > now ? 'PENDING' : 'LIVE'
}

const isQuantityBased = ({ discounts }: Partial<DiscountRule>): boolean =>
  discounts?.values?.[0]?.discountType === 'QUANTITY_BASED'

const appsOf = (rules: readonly Partial<DiscountRule>[]): ReadonlySet<string> =>
  new Set(rules.flatMap(({ trigger }) => customTriggersOf(trigger).map(({ appId = '' }) => appId)))

const tooMany = (code: string, most: number, what: string): ReturnType<typeof decline> =>
  decline(428, code, `A business has at most ${most} ${what}`, { limit: most })

/** Refuses a rule that breaks a limit of all rules together. */
const checkLimits = (others: readonly DiscountRule[], rule: Partial<DiscountRule>): void => {
  if (isQuantityBased(rule) && others.filter(isQuantityBased).length >= mostQuantityBased)
    throw tooMany(
      'MAX_QUANTITY_BASED_DISCOUNTS_REACHED',
      mostQuantityBased,
      'rules with a price for several pieces',
    )
  if (customTriggersOf(rule.trigger).length && appsOf([...others, rule]).size > mostTriggerApps)
    throw tooMany('MAX_CUSTOM_TRIGGER_APPS_EXCEEDED', mostTriggerApps, 'apps with conditions of their own')
}

/** A changed rule whose condition is of another type: the content of the previous type goes. */
const withOneTrigger = (next: KeptDiscountRule, previous: KeptDiscountRule): KeptDiscountRule => {
  const { trigger } = next
  const former = triggerContents[previous.trigger?.triggerType as keyof typeof triggerContents] as
    (typeof triggerContents)[keyof typeof triggerContents] | undefined
  if (!trigger || !former || trigger.triggerType === previous.trigger?.triggerType) return next
  const { [former]: _, ...rest } = trigger
  return { ...next, trigger: rest }
}

/** The handlers of discount rules, which check filters with the catalogues. */
export const discountRuleHandlers = (catalog: Catalog): readonly Handler[] => {
  const complete = <T extends Partial<DiscountRule>>(context: Context, rule: T): T => {
    checkDiscountRule(context, catalog, rule)
    return { ...rule, active: rule.active ?? false, status: statusAt(rule, context.now()) }
  }
  const rules: EntityRules<KeptDiscountRule> = {
    beforeCreate(context, given) {
      const own = complete(context, given)
      const others = discountRuleEntity.in(context).all()
      if (others.length >= mostRules)
        throw tooMany(
          'MAX_DISCOUNT_RULES_REACHED',
          mostRules,
          'discount rules: delete one before you create another',
        )
      checkLimits(others, own)
      return { ...own, usageCount: 0 }
    },
    beforeUpdate(context, next, previous) {
      const own = complete(context, withOneTrigger(next, previous))
      checkLimits(
        discountRuleEntity.in(context).filter(({ id }) => id !== own.id),
        own,
      )
      return own
    },
  }
  const on = entityHandlers(discountRuleEntity, entitySteps(discountRuleEntity, rules))
  // The clock moves a rule from one status to the next without a write.
  const after = (context: Pick<Context, 'now'>, rule: DiscountRule): DiscountRule => ({
    ...rule,
    status: statusAt(rule, context.now()),
  })
  return [
    on.get(getDiscountRule, { id: ({ discountRuleId }) => discountRuleId, after }),
    on.query(queryDiscountRules, { after }),
    on.create(createDiscountRule, { value: ({ discountRule }) => discountRule }),
    on.update(updateDiscountRule, { value: ({ discountRule }) => discountRule }),
    on.remove(deleteDiscountRule, {
      id: ({ discountRuleId }) => discountRuleId,
      removal: () => undefined,
    }),
  ]
}
