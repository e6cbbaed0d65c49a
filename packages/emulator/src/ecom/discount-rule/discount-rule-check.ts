import type { FieldViolation } from '@frontdesk/core'
import type {
  Discount,
  DiscountCondition,
  DiscountRule,
  DiscountRuleRule,
  DiscountScope,
  DiscountTrigger,
} from '@frontdesk/ecom'
import { refuse } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { compare, currencyOf, round, write } from '../../kernel/money.ts'
import type { Catalog } from '../catalog.ts'

type Context = Pick<HandlerContext<unknown>, 'business'>
type Trigger = DiscountTrigger

const breaks = (field: string, ruleName: DiscountRuleRule, description: string): FieldViolation => ({
  field,
  description,
  violatedRule: 'OTHER',
  ruleName,
})

/** The conditions of a trigger that apps decide about, at every depth. */
export const customTriggersOf = (
  trigger: Trigger | undefined,
): NonNullable<DiscountCondition['customTrigger']>[] => {
  const { and, or, customTrigger } = trigger ?? {}
  const inner = [...(and?.triggers ?? []), ...(or?.triggers ?? [])]
  return [...(customTrigger ? [customTrigger] : []), ...inner.flatMap(customTriggersOf)]
}

const checkScope = (catalog: Catalog, scope: DiscountScope, field: string): FieldViolation[] => {
  const { type, catalogItemFilter, customFilter } = scope
  const isByItem = type === 'CATALOG_ITEM'
  if (
    type === undefined ||
    (isByItem ? !catalogItemFilter || customFilter : !customFilter || catalogItemFilter)
  )
    return [
      breaks(
        `${field}.type`,
        'INVALID_SCOPE_TYPE',
        'must be CATALOG_ITEM with catalogItemFilter, or CUSTOM_FILTER with customFilter',
      ),
    ]
  if (isByItem)
    return catalogItemFilter?.catalogAppId
      ? []
      : [
          breaks(
            `${field}.catalogItemFilter.catalogAppId`,
            'INVALID_SCOPE',
            'must be the id of the app with the catalogue',
          ),
        ]
  return customFilter && catalog.filter(customFilter)
    ? []
    : [
        breaks(
          `${field}.customFilter`,
          'INVALID_SCOPE',
          'must be a filter that the catalogue of the app knows, such as { collectionIds } of the store',
        ),
      ]
}

const checkScopes = (catalog: Catalog, scopes: readonly DiscountScope[], field: string): FieldViolation[] =>
  scopes.flatMap((scope, index) => checkScope(catalog, scope, `${field}.scopes.${index}`))

/** The field that belongs to each type of condition. */
export const triggerContents: {
  readonly AND: 'and'
  readonly OR: 'or'
  readonly SUBTOTAL_RANGE: 'subtotalRange'
  readonly ITEM_QUANTITY_RANGE: 'itemQuantityRange'
  readonly CUSTOM: 'customTrigger'
  readonly CUSTOMER_ELIGIBILITY: 'customerEligibility'
} = {
  AND: 'and',
  OR: 'or',
  SUBTOTAL_RANGE: 'subtotalRange',
  ITEM_QUANTITY_RANGE: 'itemQuantityRange',
  CUSTOM: 'customTrigger',
  CUSTOMER_ELIGIBILITY: 'customerEligibility',
}

const missingRules: Readonly<Record<string, DiscountRuleRule>> = {
  SUBTOTAL_RANGE: 'MISSING_SUBTOTAL_RANGE',
  ITEM_QUANTITY_RANGE: 'MISSING_ITEM_QUANTITY_RANGE',
}

/** An operator holds conditions, or operators of conditions: operators are two deep at most. */
const mostOperators = 2

const checkTrigger = (
  context: Context,
  catalog: Catalog,
  trigger: Trigger,
  field: string,
  depth = 0,
): FieldViolation[] => {
  const { triggerType, subtotalRange, itemQuantityRange, customTrigger, customerEligibility } = trigger
  const content = triggerContents[triggerType as keyof typeof triggerContents] as
    (typeof triggerContents)[keyof typeof triggerContents] | undefined
  const isOperator = content === 'and' || content === 'or'
  if (isOperator && depth >= mostOperators)
    return [
      breaks(
        `${field}.triggerType`,
        'OPERATOR_TOO_DEEPLY_NESTED',
        'must be no AND or OR: operators are two deep at most',
      ),
    ]
  const others = Object.values(triggerContents).filter(
    (name) => name !== content && trigger[name] !== undefined,
  )
  if (!content || others.length)
    return [
      breaks(
        `${field}.triggerType`,
        'INVALID_TRIGGER_TYPE',
        content
          ? `must go with ${content} alone: ${others.join(' and ')} must be left out`
          : 'must say which condition is given',
      ),
    ]
  if (trigger[content] === undefined) {
    const rule = missingRules[triggerType ?? ''] ?? 'INVALID_TRIGGER_TYPE'
    return [breaks(`${field}.${content}`, rule, `must be given with ${triggerType ?? ''}`)]
  }
  if (isOperator) {
    const triggers = trigger[content].triggers ?? []
    if (!triggers.length)
      return [breaks(`${field}.${content}.triggers`, 'INVALID_TRIGGER_TYPE', 'must hold 2 to 5 conditions')]
    return triggers.flatMap((inner, index) =>
      checkTrigger(context, catalog, inner, `${field}.${content}.triggers.${index}`, depth + 1),
    )
  }
  if (subtotalRange) {
    const { from, to, scopes = [] } = subtotalRange
    const currency = currencyOf(context.business)
    const isValid =
      from === undefined || to === undefined
        ? (from ?? to) !== undefined
        : compare(round(from, currency), round(to, currency)) <= 0
    return [
      ...(isValid
        ? []
        : [
            breaks(
              `${field}.subtotalRange`,
              'INVALID_SUBTOTAL_RANGE',
              'must have from, or to, or both with from at most as large as to',
            ),
          ]),
      ...checkScopes(catalog, scopes, `${field}.subtotalRange`),
    ]
  }
  if (itemQuantityRange) {
    const { from, to, scopes = [] } = itemQuantityRange
    const isValid = from === undefined || to === undefined ? (from ?? to) !== undefined : from <= to
    return [
      ...(isValid
        ? []
        : [
            breaks(
              `${field}.itemQuantityRange`,
              'INVALID_ITEM_QUANTITY_RANGE',
              'must have from, or to, or both with from at most as large as to',
            ),
          ]),
      ...checkScopes(catalog, scopes, `${field}.itemQuantityRange`),
    ]
  }
  if (customTrigger && (customTrigger.appId === undefined || customTrigger.id === undefined))
    return [
      breaks(
        `${field}.customTrigger`,
        'INVALID_TRIGGER_TYPE',
        'must have the id of the condition and of its app',
      ),
    ]
  if (customerEligibility && !customerEligibility.individualMembersInfo?.memberIds?.length)
    return [
      breaks(
        `${field}.customerEligibility`,
        'INVALID_TRIGGER_TYPE',
        'must name the members by individualMembersInfo.memberIds',
      ),
    ]
  return []
}

/** The field that belongs to each type of discount. */
const amounts = {
  PERCENTAGE: 'percentage',
  FIXED_AMOUNT: 'fixedAmount',
  FIXED_PRICE: 'fixedPrice',
  QUANTITY_BASED: 'quantityBased',
} as const

const isWritten = (text: string, context: Context): boolean => {
  const currency = currencyOf(context.business)
  const decimals = text.split('.')[1] ?? ''
  return decimals.replace(/0+$/, '').length <= currency.digits && write(round(text, currency)).length <= 18
}

const checkAmounts = (context: Context, discount: Discount, field: string): FieldViolation[] => {
  const { fixedAmount, fixedPrice, quantityBased } = discount
  const price = quantityBased?.configurations?.[0]?.price
  return Object.entries({ fixedAmount, fixedPrice, 'quantityBased.configurations.0.price': price }).flatMap(
    ([name, amount]) =>
      amount === undefined || isWritten(amount, context)
        ? []
        : [
            {
              field: `${field}.${name}`,
              description: `must have no more digits after the point than ${context.business.currency} has`,
              violatedRule: 'VALIDATION',
            },
          ],
  )
}

const checkDiscount = (
  context: Context,
  catalog: Catalog,
  discount: Discount,
  field: string,
): FieldViolation[] => {
  const { discountType, targetType = 'SPECIFIC_ITEMS', specificItemsInfo, quantityBased } = discount
  const amount = amounts[discountType as keyof typeof amounts] as
    (typeof amounts)[keyof typeof amounts] | undefined
  const others = Object.values(amounts).filter((name) => name !== amount && discount[name] !== undefined)
  const { quantity, price } = quantityBased?.configurations?.[0] ?? {}
  const isIncomplete = quantityBased && (quantity === undefined || price === undefined)
  return [
    ...(!amount || discount[amount] === undefined || others.length || isIncomplete
      ? [
          breaks(
            `${field}.discountType`,
            'INVALID_DISCOUNT_TYPE',
            amount
              ? `must go with ${amount}${isIncomplete ? ', whose configuration has quantity and price' : ' alone'}`
              : 'must say which amount is given',
          ),
        ]
      : []),
    ...checkAmounts(context, discount, field),
    ...(targetType === 'SPECIFIC_ITEMS' && specificItemsInfo?.scopes?.length
      ? checkScopes(catalog, specificItemsInfo.scopes, `${field}.specificItemsInfo`)
      : [
          breaks(
            `${field}.specificItemsInfo`,
            'INVALID_TARGET_TYPE_FIELD',
            'must name the items that the discount is for by 1 to 50 scopes',
          ),
        ]),
  ]
}

/** Refuses a discount rule whose parts do not go together, with the rule that each field breaks. */
export const checkDiscountRule = (
  context: Context,
  catalog: Catalog,
  { name, trigger, activeTimeInfo = {}, discounts, settings }: Partial<DiscountRule>,
): void => {
  const { start, end } = activeTimeInfo
  const [discount] = discounts?.values ?? []
  const violations = [
    ...(name === undefined
      ? [{ field: 'name', description: 'must be given', violatedRule: 'REQUIRED_FIELD' }]
      : []),
    ...(start && end && end <= start
      ? [breaks('activeTimeInfo.end', 'INVALID_ACTIVE_TIME_RANGE', 'must be later than activeTimeInfo.start')]
      : []),
    ...(trigger ? checkTrigger(context, catalog, trigger, 'trigger') : []),
    ...(discount
      ? checkDiscount(context, catalog, discount, 'discounts.values.0')
      : [breaks('discounts.values', 'INVALID_EMPTY_DISCOUNT', 'must hold one discount')]),
    ...(settings?.appliesTo === 'LOWEST_PRICED_ITEM' && discount?.discountType === 'QUANTITY_BASED'
      ? [
          breaks(
            'settings.appliesTo',
            'INVALID_SETTINGS_SUBJECT_TYPE',
            'must be ALL_ITEMS with a price for several pieces',
          ),
        ]
      : []),
  ]
  if (violations.length) throw refuse(...violations)
}
