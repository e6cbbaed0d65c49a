import {
  closed,
  cursorQueryOf,
  type ObjectSchema,
  operationSchema,
  type OperationSchema,
  queryFields,
  type QueryFields,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import { discountRuleSchema, discountSchema } from './discount-rule.schema.ts'
import {
  createDiscountRule,
  type CreateDiscountRuleInput,
  deleteDiscountRule,
  type DeleteDiscountRuleInput,
  type DiscountRuleChange,
  type DiscountRuleFields,
  getDiscountRule,
  type GetDiscountRuleInput,
  type NewDiscountRule,
  queryDiscountRules,
  type QueryDiscountRulesInput,
  updateDiscountRule,
  type UpdateDiscountRuleInput,
} from './operations.ts'

const maybe = z.exactOptional

/** The fields that discount rules can be filtered and sorted by. */
export const discountRuleFields: QueryFields<DiscountRuleFields> =
  /* @__PURE__ */ queryFields<DiscountRuleFields>()({
    id: 'text',
    active: 'boolean',
    name: 'text',
    revision: 'text',
    createdDate: 'date',
    updatedDate: 'date',
    'activeTimeInfo.start': 'date',
    'activeTimeInfo.end': 'date',
    'tags.privateTags.tagIds': { of: 'list', operators: ['$hasSome', '$hasAll'], sort: false },
  })

const discounts = () => z.looseObject({ values: maybe(z.array(discountSchema(closed)).length(1)) })

/** The fields that a caller may write. */
export const newDiscountRuleSchema: ObjectSchema<NewDiscountRule> = /* @__PURE__ */ schema<NewDiscountRule>()(
  () =>
    discountRuleSchema(closed)
      .pick({ trigger: true, activeTimeInfo: true, settings: true, tags: true, active: true })
      .extend({ name: z.string().min(1).max(50), discounts: discounts() }),
)

export const discountRuleChangeSchema: Schema<DiscountRuleChange> =
  /* @__PURE__ */ schema<DiscountRuleChange>()(() =>
    newDiscountRuleSchema()
      .exactPartial()
      .extend({ id: z.string().min(1), revision: z.string() }),
  )

export const getDiscountRuleInputSchema: Schema<GetDiscountRuleInput> =
  /* @__PURE__ */ schema<GetDiscountRuleInput>()(() => z.looseObject({ discountRuleId: z.string().min(1) }))

export const queryDiscountRulesInputSchema: Schema<QueryDiscountRulesInput> =
  /* @__PURE__ */ schema<QueryDiscountRulesInput>()(() =>
    cursorQueryOf(discountRuleFields, { mostSortOrders: 5 }),
  )

export const createDiscountRuleInputSchema: Schema<CreateDiscountRuleInput> =
  /* @__PURE__ */ schema<CreateDiscountRuleInput>()(() =>
    z.looseObject({ discountRule: newDiscountRuleSchema() }),
  )

export const updateDiscountRuleInputSchema: Schema<UpdateDiscountRuleInput> =
  /* @__PURE__ */ schema<UpdateDiscountRuleInput>()(() =>
    z.looseObject({ discountRule: discountRuleChangeSchema() }),
  )

export const deleteDiscountRuleInputSchema: Schema<DeleteDiscountRuleInput> =
  /* @__PURE__ */ schema<DeleteDiscountRuleInput>()(() =>
    z.looseObject({ discountRuleId: z.string().min(1) }),
  )

export const discountRuleSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(getDiscountRule, getDiscountRuleInputSchema, discountRuleSchema),
  /* @__PURE__ */ operationSchema(queryDiscountRules, queryDiscountRulesInputSchema, discountRuleSchema),
  /* @__PURE__ */ operationSchema(createDiscountRule, createDiscountRuleInputSchema, discountRuleSchema),
  /* @__PURE__ */ operationSchema(updateDiscountRule, updateDiscountRuleInputSchema, discountRuleSchema),
  /* @__PURE__ */ operationSchema(deleteDiscountRule, deleteDiscountRuleInputSchema),
]
