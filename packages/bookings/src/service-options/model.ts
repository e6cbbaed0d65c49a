import { entity, type Money, type Open, type Shape } from '@frontdesk/core'

/** All criteria by which the price of a service can vary. */
export const serviceOptionTypes = [
  'UNKNOWN',
  'CUSTOM',
  'STAFF_MEMBER',
  'DURATION',
  'DATE_TIME',
  'NUMBER_OF_PARTICIPANTS',
] as const

/**
 * The criterion by which the price of a service varies. `CUSTOM`: a custom choice, such as age. `STAFF_MEMBER`: the
 * staff member. `DURATION`: the duration of an appointment. `DATE_TIME`: the time. `NUMBER_OF_PARTICIPANTS`: the number
 * of participants.
 */
export type ServiceOptionType = Open<(typeof serviceOptionTypes)[number]>

/** All kinds of rules for prices that vary by time. */
export const dateTimeRuleTypes = ['HOURS_AND_DAYS', 'MONTHS', 'DATE_RANGE'] as const

/** `HOURS_AND_DAYS`: hours of some weekdays. `MONTHS`: whole months. `DATE_RANGE`: from one date to another. */
export type DateTimeRuleType = Open<(typeof dateTimeRuleTypes)[number]>

/** The days of the week. */
export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const

/** A day of the week. */
export type Weekday = Open<(typeof weekdays)[number]>

/** The option of a service, and the price of each of its choices. A service has at most one. */
export interface ServiceOptionsAndVariants {
  id: string
  /** The service that they belong to; it cannot be changed later. */
  serviceId?: string
  /** One option. */
  options?: {
    /** Exactly one option. */
    values?: ServiceOption[]
  }
  /** 1 to 100 variants: one for each choice. */
  variants?: {
    /** One variant for each choice of the option. */
    values?: ServiceVariant[]
  }
  /** The lowest price of a variant. */
  minPrice?: Money
  /** The highest price of a variant. */
  maxPrice?: Money
  /** Increases with each change; an update must include the current one. */
  revision?: string
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** An option that customers choose from. */
export interface ServiceOption {
  /** Your own GUID; each variant refers to it as `optionId`. */
  id?: string
  type?: ServiceOptionType
  /** With type `CUSTOM`: the name of the option, and the names of all its choices, 1 to 100. */
  customData?: {
    name?: string
    /** Names of the choices, each of at most 255 characters. */
    choices?: string[]
  }
  /** With type `DURATION`: the name of the option. */
  durationData?: { name?: string }
}

/** The price of a service for one choice. */
export interface ServiceVariant {
  /** One choice. */
  choices?: VariantChoice[]
  /** For one participant. */
  price?: Money
}

/** The choice of a variant: set the field for the type of its option. */
export interface VariantChoice {
  /** Assigned by the platform: `choiceId` of a booking and `durationChoiceId` of a time slot refer to it. */
  id?: string
  optionId?: string
  /** With type `CUSTOM`: one of `customData.choices`. */
  custom?: string
  /** With type `STAFF_MEMBER`: a resource id, as in `service.staffMemberIds`. */
  staffMemberId?: string
  /** With type `DURATION`: 1 to 44,639 minutes. */
  duration?: {
    /** Length in minutes, from 1 to 44,639. */
    minutes?: number
    name?: string
  }
  /** With type `DATE_TIME`. */
  dateTime?: DateTimeRule
  /** With type `NUMBER_OF_PARTICIPANTS`. */
  participantRange?: ParticipantsRange
}

/** The times of a price: set the field for `ruleType`. They are read in the time zone of the business. */
export interface DateTimeRule {
  /** The kind of rule; set the corresponding field. */
  ruleType?: DateTimeRuleType
  name?: string
  /** Hours of some weekdays; the start is inclusive, the end exclusive. */
  hoursAndDaysRule?: {
    /** 1 to 7 days. */
    days?: Weekday[]
    /** `HH:mm` or `HH:mm:ss`. */
    startTime?: string
    /** The exclusive end, in the format of `startTime`. */
    endTime?: string
  }
  /** Whole months, 1 to 12. */
  monthsRule?: {
    /** Numbers of months: 1 is January. */
    months?: number[]
  }
  /** A range of local dates and times, both `YYYY-MM-DDThh:mm:ss`; the end is exclusive. */
  dateRangeRule?: {
    /** Inclusive start. */
    localStartDate?: string
    /** Exclusive end. */
    localEndDate?: string
    /** Whether the range repeats every year; defaults to `false`. */
    repeatsAnnually?: boolean
  }
}

/** A number of participants, both bounds inclusive; from 1 to 999. */
export interface ParticipantsRange {
  /** Minimum number of participants. */
  minParticipants?: number
  /** Maximum number of participants. */
  maxParticipants?: number
  name?: string
}

export const serviceOptionsAndVariantsShape: Shape<ServiceOptionsAndVariants> =
  /* @__PURE__ */ entity<ServiceOptionsAndVariants>({})

/** The option of a service to create, with its variants. */
export interface NewServiceOptionsAndVariants {
  serviceId: string
  /** The option of the service. */
  options: {
    /** Exactly one option. */
    values: ServiceOption[]
  }
  /** The prices of the choices. */
  variants: {
    /** 1 to 100 variants: one for each choice. */
    values: ServiceVariant[]
  }
  /** Your own data, by namespace. */
  extendedFields?: { namespaces?: Record<string, unknown> }
}

/** Some fields of the options and variants of a service to change. */
export interface ServiceOptionsAndVariantsChange extends Partial<NewServiceOptionsAndVariants> {
  id: string
  /** The revision that you read. */
  revision: string
}
