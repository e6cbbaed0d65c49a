import {
  type DateTimeRule,
  type Service,
  type ServiceOption,
  type ServiceOptionsAndVariants,
  type VariantChoice,
} from '@frontdesk/bookings'
import type { FieldViolation, Money } from '@frontdesk/core'
import { decline, type Failure, refuse } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { isRealDay } from '../../kernel/iso-date.ts'
import { amountFault } from '../amount.ts'

type Context = Pick<HandlerContext<unknown>, 'state' | 'business'>

/** The field of a choice that goes with each type of option. */
const choiceFields = {
  CUSTOM: 'custom',
  STAFF_MEMBER: 'staffMemberId',
  DURATION: 'duration',
  DATE_TIME: 'dateTime',
  NUMBER_OF_PARTICIPANTS: 'participantRange',
} as const satisfies Readonly<Record<string, keyof VariantChoice>>

type SupportedType = keyof typeof choiceFields

/** The field of a rule that goes with each type of rule. */
const ruleFields = {
  HOURS_AND_DAYS: 'hoursAndDaysRule',
  MONTHS: 'monthsRule',
  DATE_RANGE: 'dateRangeRule',
} as const satisfies Readonly<Record<string, keyof DateTimeRule>>

const missing = (field: string): FieldViolation => ({
  field,
  description: 'must be given',
  violatedRule: 'REQUIRED_FIELD',
})

const wrong = (field: string, description: string): FieldViolation => ({
  field,
  description,
  violatedRule: 'VALIDATION',
})

const isGuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
const isTime = (text = ''): boolean => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text)
const isLocal = (text = ''): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text) && isRealDay(text)

const isSupported = (type: string | undefined): type is SupportedType =>
  type !== undefined && Object.hasOwn(choiceFields, type)

const refuseType = (type: string, reason: string): Failure =>
  decline(400, 'UNSUPPORTED_OPTION_TYPE', `An option of type ${type} ${reason}`, { type })

/** The type of an option that a service can have. @throws Failure 400 `UNSUPPORTED_OPTION_TYPE` */
const supportedType = ({ type }: ServiceOption, service: Service): SupportedType => {
  if (!isSupported(type)) throw refuseType(type ?? 'UNKNOWN', 'cannot vary a price')
  if (type === 'DURATION' && service.type !== 'APPOINTMENT')
    throw refuseType(type, 'is for appointments: the business sets the length of classes and courses')
  if (type === 'STAFF_MEMBER' && service.type === 'COURSE')
    throw refuseType(type, 'is for appointments and classes: a course is given by one member of staff')
  return type
}

const checkRule = (rule: DateTimeRule, at: string): FieldViolation[] => {
  const { ruleType, hoursAndDaysRule, monthsRule, dateRangeRule } = rule
  if (ruleType === undefined) return [missing(`${at}.ruleType`)]
  const own = (ruleFields as Readonly<Record<string, keyof DateTimeRule>>)[ruleType]
  const others = Object.values(ruleFields).filter((name) => name !== own && rule[name] !== undefined)
  if (own === undefined || rule[own] === undefined || others.length)
    return [wrong(at, `must hold ${own ?? 'a rule'} and no other rule, as its ruleType says`)]
  if (hoursAndDaysRule) {
    const { days = [], startTime, endTime } = hoursAndDaysRule
    return [
      ...(days.length ? [] : [missing(`${at}.hoursAndDaysRule.days`)]),
      ...(isTime(startTime)
        ? []
        : [wrong(`${at}.hoursAndDaysRule.startTime`, 'must be a time such as 09:00')]),
      ...(isTime(endTime) ? [] : [wrong(`${at}.hoursAndDaysRule.endTime`, 'must be a time such as 17:30')]),
    ]
  }
  if (monthsRule) return monthsRule.months?.length ? [] : [missing(`${at}.monthsRule.months`)]
  const { localStartDate, localEndDate } = dateRangeRule ?? {}
  const format = 'must be a local date and time such as 2026-05-04T09:00:00'
  return [
    ...(isLocal(localStartDate) ? [] : [wrong(`${at}.dateRangeRule.localStartDate`, format)]),
    ...(isLocal(localEndDate) ? [] : [wrong(`${at}.dateRangeRule.localEndDate`, format)]),
  ]
}

const checkChoice = (choice: VariantChoice, at: string): FieldViolation[] => {
  const { custom, staffMemberId, duration, dateTime, participantRange } = choice
  if (duration) return duration.minutes === undefined ? [missing(`${at}.duration.minutes`)] : []
  if (dateTime) return checkRule(dateTime, `${at}.dateTime`)
  if (participantRange) {
    const { minParticipants, maxParticipants } = participantRange
    if (minParticipants === undefined) return [missing(`${at}.participantRange.minParticipants`)]
    if (maxParticipants === undefined) return [missing(`${at}.participantRange.maxParticipants`)]
    return minParticipants <= maxParticipants
      ? []
      : [wrong(`${at}.participantRange.maxParticipants`, 'must not be less than minParticipants')]
  }
  const text = custom ?? staffMemberId ?? ''
  return text.trim() ? [] : [missing(`${at}.${custom === undefined ? 'staffMemberId' : 'custom'}`)]
}

interface Variant {
  readonly choice: VariantChoice
  readonly price: Money
}

/** The variants with their choices and prices. @throws Failure when one is missing */
const readVariants = ({ variants }: Partial<ServiceOptionsAndVariants>): Variant[] => {
  const violations: FieldViolation[] = []
  const read = (variants?.values ?? []).flatMap(({ choices: [choice] = [], price }, index) => {
    if (!choice) violations.push(missing(`variants.values.${index}.choices`))
    if (!price) violations.push(missing(`variants.values.${index}.price`))
    return choice && price ? { choice, price } : []
  })
  if (violations.length) throw refuse(...violations)
  return read
}

/** Refuses fields that do not go with the type of the option. @throws Failure 400 `UNSUPPORTED_OPTION_DATA` */
const checkData = (
  { customData, durationData }: ServiceOption,
  type: SupportedType,
  variants: readonly Variant[],
): void => {
  const own = choiceFields[type]
  const refuseData = (field: string): Failure =>
    decline(400, 'UNSUPPORTED_OPTION_DATA', `${field} does not go with an option of type ${type}`, { field })
  if (customData && type !== 'CUSTOM') throw refuseData('customData')
  if (durationData && type !== 'DURATION') throw refuseData('durationData')
  variants.forEach(({ choice }, index) => {
    const foreign = Object.values(choiceFields).find((name) => name !== own && choice[name] !== undefined)
    if (foreign) throw refuseData(`variants.values.${index}.choices.0.${foreign}`)
    if (choice[own] === undefined)
      throw decline(
        400,
        'UNSUPPORTED_OPTION_DATA',
        `The choice of an option of type ${type} must hold ${own}: variants.values.${index}.choices.0`,
        { field: `variants.values.${index}.choices.0.${own}` },
      )
  })
}

/** The part of a choice that tells it from the others. */
const keyOf = ({ custom, staffMemberId, duration, dateTime, participantRange }: VariantChoice): string => {
  const { name: _rule, ...when } = dateTime ?? {}
  const { name: _range, ...range } = participantRange ?? {}
  return custom ?? staffMemberId ?? JSON.stringify(duration ? duration.minutes : { ...when, ...range })
}

/** Each choice of a custom option has a variant, and each variant one of its choices. */
const checkCustomChoices = ({ customData }: ServiceOption, variants: readonly Variant[]): void => {
  const named = customData?.choices ?? []
  const priced = variants.map(({ choice }) => choice.custom ?? '')
  const unpriced = named.filter((choice) => !priced.includes(choice))
  const unnamed = priced.filter((choice) => !named.includes(choice))
  if (unpriced.length || unnamed.length)
    throw decline(
      400,
      'MISSING_CUSTOM_CHOICES',
      unpriced.length
        ? `These choices have no variant: ${unpriced.join(', ')}`
        : `These choices of variants are missing in customData.choices: ${unnamed.join(', ')}`,
      { choices: unpriced.length ? unpriced : unnamed },
    )
}

/** Each member of the staff of the service has a variant, and each variant one of them. */
const checkStaff = ({ staffMemberIds = [], name }: Service, variants: readonly Variant[]): void => {
  const named = variants.map(({ choice }) => choice.staffMemberId ?? '')
  const unknown = named.filter((id) => !staffMemberIds.includes(id))
  if (unknown.length)
    throw decline(
      400,
      'UNKNOWN_STAFF_IDS',
      `"${name}" is not given by staff with these resource ids: ${unknown.join(', ')}`,
      { staffMemberIds: unknown },
    )
  const left = staffMemberIds.filter((id) => !named.includes(id))
  if (left.length)
    throw decline(400, 'MISSING_STAFF_VARIANTS', `These staff have no variant: ${left.join(', ')}`, {
      staffMemberIds: left,
    })
}

/**
 * Refuses options that a service cannot have.
 *
 * @throws Failure with the code of the rule, or with a violation for each field that is missing or wrong
 */
export const checkOptions = (
  context: Context,
  service: Service,
  asked: Partial<ServiceOptionsAndVariants>,
): void => {
  const [option = {}] = asked.options?.values ?? []
  const { id, type: given } = option
  const variants = readVariants(asked)
  if (given === undefined) throw refuse(missing('options.values.0.type'))
  if (id === undefined) throw refuse(missing('options.values.0.id'))
  if (!isGuid(id))
    throw refuse({ field: 'options.values.0.id', description: 'must be a GUID', violatedRule: 'FORMAT' })
  const type = supportedType(option, service)
  checkData(option, type, variants)
  const unknown = variants.flatMap(({ choice: { optionId = '' } }) => (optionId === id ? [] : [optionId]))
  if (unknown.length)
    throw decline(400, 'UNKNOWN_OPTION_IDS', `The option has the id ${id}, not ${unknown.join(', ')}`, {
      optionIds: unknown,
    })
  const violations = variants.flatMap(({ choice, price }, index) => {
    const fault = price.currency === variants[0]?.price.currency ? amountFault(context, price) : undefined
    return [
      ...checkChoice(choice, `variants.values.${index}.choices.0`),
      ...(fault ? [wrong(`variants.values.${index}.price.${fault.part}`, fault.description)] : []),
    ]
  })
  const currencies = [...new Set(variants.map(({ price }) => price.currency))]
  if (currencies.length > 1)
    throw decline(
      400,
      'MULTIPLE_CURRENCIES',
      `The prices are in several currencies: ${currencies.join(', ')}`,
      {
        currencies,
      },
    )
  if (violations.length) throw refuse(...violations)
  const keys = variants.map(({ choice }) => keyOf(choice))
  if (new Set(keys).size < keys.length)
    throw decline(400, 'IDENTICAL_CHOICES', 'Two variants have the same choice: give each choice one price')
  if (type === 'CUSTOM') checkCustomChoices(option, variants)
  if (type === 'STAFF_MEMBER') checkStaff(service, variants)
}
