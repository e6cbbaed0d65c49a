import {
  change,
  cursorQuery,
  type CursorQuery,
  type ElevatedAuth,
  encoded,
  type Limited,
  type Open,
  page,
  type Page,
  pick,
  type Read,
  read,
  shape,
  type Write,
  write,
} from '@frontdesk/core'
import { type DiscountRule, discountRuleShape } from './discount-rule.ts'

const prefix = '/ecom'

/** Codes of the errors of discount rules; read `error.code`. */
export type DiscountRuleErrorCode = Open<
  | 'NOT_FOUND'
  | 'REVISION_MISMATCH'
  | 'MAX_DISCOUNT_RULES_REACHED'
  | 'MAX_QUANTITY_BASED_DISCOUNTS_REACHED'
  | 'MAX_CUSTOM_TRIGGER_APPS_EXCEEDED'
>

/** All rules that a discount rule may violate: the `ruleName` of a violation. */
export const discountRuleRules = [
  'INVALID_ACTIVE_TIME_RANGE',
  'INVALID_EMPTY_DISCOUNT',
  'INVALID_DISCOUNT_TYPE',
  'MISSING_SUBTOTAL_RANGE',
  'MISSING_ITEM_QUANTITY_RANGE',
  'INVALID_SUBTOTAL_RANGE',
  'INVALID_ITEM_QUANTITY_RANGE',
  'INVALID_TARGET_TYPE_FIELD',
  'OPERATOR_TOO_DEEPLY_NESTED',
  'INVALID_SCOPE_TYPE',
  'INVALID_TRIGGER_TYPE',
  'INVALID_SETTINGS_SUBJECT_TYPE',
  'INVALID_SCOPE',
] as const

/** The rule by which a discount rule is refused. */
export type DiscountRuleRule = Open<(typeof discountRuleRules)[number]>

/** A discount rule to create. */
export interface NewDiscountRule extends Pick<
  DiscountRule,
  'trigger' | 'activeTimeInfo' | 'settings' | 'tags'
> {
  /** From 1 to 50 characters. */
  name: string
  /** Whether the rule is switched on; defaults to `false`. */
  active?: boolean
  /** Exactly one discount. */
  discounts: NonNullable<DiscountRule['discounts']>
}

/** Some fields of a discount rule to change. */
export interface DiscountRuleChange extends Partial<NewDiscountRule> {
  id: string
  /** The revision that you read. */
  revision: string
}

/** The fields that discount rules can be filtered and sorted by. */
export interface DiscountRuleFields {
  id: string
  active: boolean
  name: string
  revision: string
  createdDate: Date
  updatedDate: Date
  'activeTimeInfo.start': Date
  'activeTimeInfo.end': Date
  'tags.privateTags.tagIds': Limited<string[], { operators: '$hasSome' | '$hasAll'; sort: false }>
}

/** Input of `getDiscountRule`. */
export interface GetDiscountRuleInput {
  discountRuleId: string
}

/**
 * Reads one discount rule, for the business.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such rule.
 * @throws ContextError without an elevated client.
 * @example
 * const { status, usageCount } = await getDiscountRule(elevatedClient, { discountRuleId })
 * @function
 */
export const getDiscountRule: Read<GetDiscountRuleInput, DiscountRule, ElevatedAuth> = /* @__PURE__ */ read({
  id: 'ecom.discountRules.get',
  prefix,
  route: 'GET /v1/discount-rules/{discountRuleId}',
  elevated: true,
  response: /* @__PURE__ */ pick('discountRule', discountRuleShape),
})

/** Input of `queryDiscountRules`. */
export type QueryDiscountRulesInput = CursorQuery<DiscountRuleFields>

/**
 * Finds discount rules, for the business; 50 per page by default (at most 100).
 *
 * @throws ValidationError when the filter names an unknown field, operator or value.
 * @throws ContextError without an elevated client.
 * @example
 * const { items } = await queryDiscountRules(elevatedClient, { filter: { active: true } })
 * @function
 */
export const queryDiscountRules: Read<
  QueryDiscountRulesInput,
  Page<DiscountRule, QueryDiscountRulesInput>,
  ElevatedAuth
> = /* @__PURE__ */ read({
  id: 'ecom.discountRules.query',
  prefix,
  route: 'POST /v1/discount-rules/query',
  elevated: true,
  envelope: cursorQuery,
  response: /* @__PURE__ */ page('discountRules', discountRuleShape),
})

/** Input of `createDiscountRule`. */
export interface CreateDiscountRuleInput {
  discountRule: NewDiscountRule
}

/**
 * Creates a discount rule, for the business. From then on, each cart that meets its condition gets the discount. An
 * item gets the discount of at most one rule: the largest one.
 *
 * @throws ApplicationError `MAX_DISCOUNT_RULES_REACHED`, `MAX_QUANTITY_BASED_DISCOUNTS_REACHED`,
 * `MAX_CUSTOM_TRIGGER_APPS_EXCEEDED`.
 * @throws ValidationError with a rule such as `INVALID_EMPTY_DISCOUNT`; `discountRuleRules` lists them all.
 * @throws ContextError without an elevated client.
 * @example
 * const rule = await createDiscountRule(elevatedClient, {
 *   discountRule: {
 *     name: '10 % off from 100',
 *     active: true,
 *     trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { from: '100' } },
 *     discounts: {
 *       values: [
 *         {
 *           discountType: 'PERCENTAGE',
 *           percentage: 10,
 *           targetType: 'SPECIFIC_ITEMS',
 *           specificItemsInfo: {
 *             scopes: [{ id: 'store', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: storesAppId } }],
 *           },
 *         },
 *       ],
 *     },
 *   },
 * })
 * @function
 */
export const createDiscountRule: Write<CreateDiscountRuleInput, DiscountRule, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.discountRules.create',
    prefix,
    route: 'POST /v1/discount-rules',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<CreateDiscountRuleInput>({
        discountRule: /* @__PURE__ */ change<DiscountRule, NewDiscountRule>(discountRuleShape),
      }),
    ),
    response: /* @__PURE__ */ pick('discountRule', discountRuleShape),
  })

/** Input of `updateDiscountRule`. */
export interface UpdateDiscountRuleInput {
  discountRule: DiscountRuleChange
}

/**
 * Changes the given fields of a discount rule, for the business. A field that is `null` on the wire is cleared.
 *
 * @throws ConflictError when the rule has changed since you read it.
 * @throws ApplicationError `NOT_FOUND`, `MAX_QUANTITY_BASED_DISCOUNTS_REACHED`, `MAX_CUSTOM_TRIGGER_APPS_EXCEEDED`.
 * @throws ValidationError with a rule such as `INVALID_ACTIVE_TIME_RANGE`; `discountRuleRules` lists them all.
 * @throws ContextError without an elevated client.
 * @example
 * const { id, revision = '' } = rule
 * await updateDiscountRule(elevatedClient, { discountRule: { id, revision, active: false } })
 * @function
 */
export const updateDiscountRule: Write<UpdateDiscountRuleInput, DiscountRule, ElevatedAuth> =
  /* @__PURE__ */ write({
    id: 'ecom.discountRules.update',
    prefix,
    route: 'PATCH /v1/discount-rules/{discountRule.id}',
    elevated: true,
    request: /* @__PURE__ */ encoded(
      /* @__PURE__ */ shape<UpdateDiscountRuleInput>({
        discountRule: /* @__PURE__ */ change<DiscountRule, DiscountRuleChange>(discountRuleShape),
      }),
    ),
    response: /* @__PURE__ */ pick('discountRule', discountRuleShape),
  })

/** Input of `deleteDiscountRule`. */
export interface DeleteDiscountRuleInput {
  discountRuleId: string
}

/**
 * Deletes a discount rule, for the business. Existing orders keep their discounts.
 *
 * @throws ApplicationError `NOT_FOUND` when there is no such rule.
 * @throws ContextError without an elevated client.
 * @example
 * await deleteDiscountRule(elevatedClient, { discountRuleId })
 * @function
 */
export const deleteDiscountRule: Write<DeleteDiscountRuleInput, void, ElevatedAuth> = /* @__PURE__ */ write({
  id: 'ecom.discountRules.delete',
  prefix,
  route: 'DELETE /v1/discount-rules/{discountRuleId}',
  elevated: true,
})
