import {
  type DateTimeRule,
  type Service,
  type ServiceOption,
  type ServiceOptionsAndVariants,
  type VariantChoice,
  weekdays,
} from '@frontdesk/bookings'
import type { Money } from '@frontdesk/core'
import type { Business } from '../../kernel/handler.ts'
import { collection, type CollectionDefinition, type State } from '../../kernel/state.ts'
import { createZone, dayOf, weekdayOf } from '../availability/zoned-time.ts'

/** The options and variants of services: one at most for each service. */
export const serviceOptions: CollectionDefinition<ServiceOptionsAndVariants, 'service'> = collection<
  ServiceOptionsAndVariants,
  'service'
>('bookings.serviceOptions', { service: ({ serviceId }) => serviceId })

/** A choice with its price. */
export interface PricedChoice {
  readonly choice: VariantChoice
  readonly price: Money | undefined
}

export const optionsOf = (state: State, serviceId: string): ServiceOptionsAndVariants | undefined =>
  state.in(serviceOptions).by('service', serviceId)[0]

export const optionOf = ({ options }: ServiceOptionsAndVariants): ServiceOption => options?.values?.[0] ?? {}

export const pricedChoices = ({ variants }: ServiceOptionsAndVariants): PricedChoice[] =>
  (variants?.values ?? []).flatMap(({ choices = [], price }) =>
    choices.slice(0, 1).map((choice) => ({ choice, price })),
  )

/** The options of a service that its price varies by. */
export const optionsInForce = (
  state: State,
  { id, payment }: Pick<Service, 'id' | 'payment'>,
): ServiceOptionsAndVariants | undefined =>
  payment?.rateType === 'VARIED' ? optionsOf(state, id) : undefined

/** The lengths that customers choose between, in the order of the variants. */
const durationsIn = (options: ServiceOptionsAndVariants): number[] =>
  optionOf(options).type === 'DURATION'
    ? pricedChoices(options).flatMap(({ choice }) => choice.duration?.minutes ?? [])
    : []

/** Fills in what follows from the options of a service: its lowest and highest price, and the lengths of an appointment. */
export const withOptions = (state: State, service: Service): Service => {
  const { payment, schedule } = service
  if (!payment?.varied) return service
  const { minPrice: _min, maxPrice: _max, ...varied } = payment.varied
  const options = optionsInForce(state, service)
  const { minPrice, maxPrice } = options ?? {}
  const sessionDurations = options ? durationsIn(options) : []
  return {
    ...service,
    payment: {
      ...payment,
      varied: { ...varied, ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }) },
    },
    ...(sessionDurations.length && {
      schedule: {
        ...schedule,
        availabilityConstraints: {
          ...schedule?.availabilityConstraints,
          sessionDurations,
          durations: sessionDurations.map((minutes) => ({ minutes })),
        },
      },
    }),
  }
}

/** The circumstances of a booking that a price may vary by. */
export interface PricedVisit {
  readonly participants: number
  readonly start?: Date | undefined
  /** The length of an appointment without its add-ons. */
  readonly minutes?: number | undefined
  /** The resource id of who gives it. */
  readonly resourceId?: string | undefined
}

const withSeconds = (time = ''): string => (time.length === 5 ? `${time}:00` : time)

/** Whether a text is within a range; a range that ends before it begins goes over the end of the day or the year. */
const isWithin = (text: string, from: string, to: string): boolean =>
  from <= to ? from <= text && text < to : from <= text || text < to

/** Whether a rule holds at a local date and time. */
const holdsAt = (
  { ruleType, hoursAndDaysRule, monthsRule, dateRangeRule }: DateTimeRule,
  local: string,
): boolean => {
  if (ruleType === 'MONTHS') return monthsRule?.months?.includes(Number(local.slice(5, 7))) ?? false
  if (ruleType === 'DATE_RANGE') {
    const { localStartDate = '', localEndDate = '', repeatsAnnually = false } = dateRangeRule ?? {}
    return repeatsAnnually
      ? isWithin(local.slice(5), localStartDate.slice(5), localEndDate.slice(5))
      : localStartDate <= local && local < localEndDate
  }
  const { days = [], startTime, endTime } = hoursAndDaysRule ?? {}
  // The list begins with Monday, the days of a week with Sunday.
  const weekday = weekdays[(weekdayOf(dayOf(local)) + 6) % 7]
  return (
    weekday !== undefined &&
    days.includes(weekday) &&
    isWithin(local.slice(11), withSeconds(startTime), withSeconds(endTime))
  )
}

/** The price that follows from the circumstances, where no participant chooses. */
export const priceByCircumstances = (
  business: Business,
  options: ServiceOptionsAndVariants,
  { participants, start, minutes, resourceId }: PricedVisit,
): Money | undefined => {
  const { type } = optionOf(options)
  const local = type === 'DATE_TIME' && start ? createZone(business.timeZone).toLocal(start) : ''
  return pricedChoices(options).find(({ choice }) => {
    const { staffMemberId, duration, dateTime, participantRange } = choice
    switch (type) {
      case 'STAFF_MEMBER':
        return staffMemberId === resourceId
      case 'DURATION':
        return duration?.minutes === minutes
      case 'DATE_TIME':
        return local !== '' && dateTime !== undefined && holdsAt(dateTime, local)
      case 'NUMBER_OF_PARTICIPANTS': {
        const { minParticipants = 1, maxParticipants = Infinity } = participantRange ?? {}
        return minParticipants <= participants && participants <= maxParticipants
      }
      default:
        return false
    }
  })?.price
}
