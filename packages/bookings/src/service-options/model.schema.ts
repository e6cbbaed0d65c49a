import {
  closed,
  extendedFieldsSchema,
  moneySchema,
  type ObjectSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type DateTimeRule,
  dateTimeRuleTypes,
  type NewServiceOptionsAndVariants,
  type ServiceOption,
  type ServiceOptionsAndVariants,
  type ServiceOptionsAndVariantsChange,
  serviceOptionTypes,
  type ServiceVariant,
  type VariantChoice,
  weekdays,
} from './model.ts'

const maybe = z.exactOptional
const name = (): z.ZodExactOptional<z.ZodString> => maybe(z.string().max(255))

export const serviceOptionSchema: Schema<ServiceOption> = /* @__PURE__ */ schema<ServiceOption>()((oneOf) =>
  z.looseObject({
    id: maybe(z.string()),
    type: maybe(oneOf(serviceOptionTypes)),
    customData: maybe(z.looseObject({ name: name(), choices: maybe(z.array(z.string().max(255)).max(100)) })),
    durationData: maybe(z.looseObject({ name: name() })),
  }),
)

const dateTimeRuleSchema: Schema<DateTimeRule> = /* @__PURE__ */ schema<DateTimeRule>()((oneOf) =>
  z.looseObject({
    ruleType: maybe(oneOf(dateTimeRuleTypes)),
    name: name(),
    hoursAndDaysRule: maybe(
      z.looseObject({
        days: maybe(z.array(oneOf(weekdays)).min(1).max(7)),
        startTime: maybe(z.string()),
        endTime: maybe(z.string()),
      }),
    ),
    monthsRule: maybe(z.looseObject({ months: maybe(z.array(z.int().min(1).max(12)).min(1).max(12)) })),
    dateRangeRule: maybe(
      z.looseObject({
        localStartDate: maybe(z.string()),
        localEndDate: maybe(z.string()),
        repeatsAnnually: maybe(z.boolean()),
      }),
    ),
  }),
)

const participants = (): z.ZodExactOptional<z.ZodNumber> => maybe(z.int().min(1).max(999))

export const variantChoiceSchema: Schema<VariantChoice> = /* @__PURE__ */ schema<VariantChoice>()((oneOf) =>
  z.looseObject({
    id: maybe(z.string()),
    optionId: maybe(z.string()),
    custom: maybe(z.string().max(255)),
    staffMemberId: maybe(z.string()),
    duration: maybe(z.looseObject({ minutes: maybe(z.int().min(1).max(44_639)), name: name() })),
    dateTime: maybe(dateTimeRuleSchema(oneOf)),
    participantRange: maybe(
      z.looseObject({ minParticipants: participants(), maxParticipants: participants(), name: name() }),
    ),
  }),
)

export const serviceVariantSchema: Schema<ServiceVariant> = /* @__PURE__ */ schema<ServiceVariant>()(
  (oneOf) =>
    z.looseObject({
      choices: maybe(z.array(variantChoiceSchema(oneOf)).min(1).max(1)),
      price: maybe(moneySchema()),
    }),
)

const extendedFields = () => maybe(extendedFieldsSchema())

export const serviceOptionsAndVariantsSchema: ObjectSchema<ServiceOptionsAndVariants> =
  /* @__PURE__ */ schema<ServiceOptionsAndVariants>()((oneOf) =>
    z.looseObject({
      id: z.string(),
      serviceId: maybe(z.string()),
      options: maybe(z.looseObject({ values: maybe(z.array(serviceOptionSchema(oneOf))) })),
      variants: maybe(z.looseObject({ values: maybe(z.array(serviceVariantSchema(oneOf))) })),
      minPrice: maybe(moneySchema()),
      maxPrice: maybe(moneySchema()),
      revision: maybe(z.string()),
      extendedFields: extendedFields(),
    }),
  )

/** The fields that a caller may write. */
export const newServiceOptionsAndVariantsSchema: ObjectSchema<NewServiceOptionsAndVariants> =
  /* @__PURE__ */ schema<NewServiceOptionsAndVariants>()(() =>
    z.looseObject({
      serviceId: z.string().min(1),
      options: z.looseObject({ values: z.array(serviceOptionSchema(closed)).min(1).max(1) }),
      variants: z.looseObject({ values: z.array(serviceVariantSchema(closed)).min(1).max(100) }),
      extendedFields: extendedFields(),
    }),
  )

export const serviceOptionsAndVariantsChangeSchema: Schema<ServiceOptionsAndVariantsChange> =
  /* @__PURE__ */ schema<ServiceOptionsAndVariantsChange>()(() =>
    newServiceOptionsAndVariantsSchema()
      .exactPartial()
      .extend({ id: z.string().min(1), revision: z.string() }),
  )
