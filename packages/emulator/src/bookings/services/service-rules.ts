import { type Service, type ServiceLocation, type ServiceRule } from '@frontdesk/bookings'
import type { FieldViolation, Money } from '@frontdesk/core'
import { refuse } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { checkAddOnIds } from '../add-on/add-on-group.ts'
import { amountFault } from '../amount.ts'
import { rangeFault } from '../availability/duration-range.ts'
import { findForm } from './booking-form.ts'
import { bookingPolicies, businessLocations, serviceCategories } from './service.ts'
import { checkServiceResources } from '../resources/service-resources.ts'
import { findStaff } from '../staff/staff-resource.ts'

type Context = Pick<HandlerContext<unknown>, 'state' | 'business'>

/** A service as a caller wants it: anything may be missing. */
export type WantedService = Partial<Omit<Service, 'bookingPolicy'>> & {
  readonly bookingPolicy?: { readonly id: string }
}

/** A field that breaks a rule of services. */
export const breaks = (field: string, ruleName: ServiceRule, description: string): FieldViolation => ({
  field,
  description,
  violatedRule: 'OTHER',
  ruleName,
})

/** Checks an amount of money: its form, its digits and its currency. */
export const checkAmount = (
  context: Context,
  money: Money | undefined,
  field: string,
): readonly FieldViolation[] => {
  const fault = amountFault(context, money)
  return fault ? [breaks(`${field}.${fault.part}`, 'INVALID_RATE', fault.description)] : []
}

const rates = ['fixed', 'varied', 'custom', 'subscription'] as const
/** The part of a payment that says more, by rate type. */
const rateOf: Readonly<Record<string, (typeof rates)[number] | undefined>> = {
  FIXED: 'fixed',
  VARIED: 'varied',
  CUSTOM: 'custom',
}

const checkRate = (context: Context, payment: NonNullable<Service['payment']>): readonly FieldViolation[] => {
  const { rateType = '', fixed, varied, custom } = payment
  if (rateType === 'SUBSCRIPTION')
    return [
      breaks(
        'payment.rateType',
        'INVALID_PAYMENT_TYPE',
        'must be another one than SUBSCRIPTION: this platform sells no subscriptions',
      ),
    ]
  const own = rateOf[rateType]
  if (own === undefined && rateType !== 'NO_FEE')
    return [breaks('payment.rateType', 'INVALID_PAYMENT_TYPE', 'must be given')]
  const others = rates.filter((name) => name !== own && payment[name] !== undefined)
  if (others.length)
    return others.map((name) =>
      breaks(`payment.${name}`, 'INVALID_PAYMENT_TYPE', `does not go with the rate type ${rateType}`),
    )
  const deposit = (money: Money | undefined, price: Money | undefined, field: string) => {
    const violations = money ? checkAmount(context, money, field) : []
    return money && price && !violations.length && Number(money.value) > Number(price.value)
      ? [breaks(`${field}.value`, 'INVALID_RATE', 'must not be more than the price')]
      : violations
  }
  switch (own) {
    case 'fixed':
      return [
        ...checkAmount(context, fixed?.price, 'payment.fixed.price'),
        ...deposit(fixed?.deposit, fixed?.price, 'payment.fixed.deposit'),
      ]
    case 'varied':
      return [
        ...checkAmount(context, varied?.defaultPrice, 'payment.varied.defaultPrice'),
        ...deposit(varied?.deposit, varied?.defaultPrice, 'payment.varied.deposit'),
      ]
    case 'custom': {
      const { description = '' } = custom ?? {}
      return description.trim() && description.length <= 50
        ? []
        : [
            breaks(
              'payment.custom.description',
              'INVALID_RATE',
              'must say in at most 50 characters how the service is paid',
            ),
          ]
    }
    default:
      return []
  }
}

const checkPayment = (
  context: Context,
  { payment, onlineBooking }: WantedService,
): readonly FieldViolation[] => {
  if (!payment) return [breaks('payment', 'PAYMENT_REQUIRED', 'must be given')]
  const { rateType, options = {} } = payment
  const isPriced = rateType === 'FIXED' || rateType === 'VARIED'
  const violations = [...checkRate(context, payment)]
  if (!options.online && !options.inPerson)
    violations.push(
      breaks('payment.options', 'INVALID_PAYMENT_OPTIONS', 'must allow to pay online, in person, or both'),
    )
  for (const name of ['online', 'deposit'] as const)
    if (options[name] && !isPriced)
      violations.push(
        breaks(`payment.options.${name}`, 'INVALID_PAYMENT_OPTIONS', 'needs the rate type FIXED or VARIED'),
      )
  if (options.pricingPlan && onlineBooking?.requireManualApproval)
    violations.push(
      breaks(
        'onlineBooking.requireManualApproval',
        'INVALID_MANUAL_APPROVAL_WITH_PRICING_PLANS',
        'does not go together with payment.options.pricingPlan',
      ),
    )
  return violations
}

const checkStaff = ({ state }: Context, { type, staffMemberIds = [] }: WantedService): FieldViolation[] => {
  if (type === 'APPOINTMENT' && !staffMemberIds.length)
    return [
      breaks(
        'staffMemberIds',
        'INVALID_STAFF_MEMBER_IDS',
        'must name at least one resource id of the staff, for an appointment',
      ),
    ]
  return staffMemberIds.flatMap((id, index) => {
    const isKnown = findStaff(state, id) !== undefined
    if (isKnown && staffMemberIds.indexOf(id) === index) return []
    const description = isKnown ? 'is named twice' : 'is no resource id of a member of staff'
    return breaks(`staffMemberIds.${index}`, 'INVALID_STAFF_MEMBER_IDS', description)
  })
}

const checkSchedule = ({ type, schedule, payment }: WantedService): FieldViolation[] => {
  const { sessionDurations = [], durationRange } = schedule?.availabilityConstraints ?? {}
  const field = 'schedule.availabilityConstraints.sessionDurations'
  const rangeField = 'schedule.availabilityConstraints.durationRange'
  if (type !== 'APPOINTMENT') {
    const description = `must be left out for a ${type === 'CLASS' ? 'class' : 'course'}`
    return [
      ...(sessionDurations.length ? [breaks(field, 'INVALID_SESSION_DURATION', description)] : []),
      ...(durationRange ? [breaks(rangeField, 'INVALID_SESSION_DURATION', description)] : []),
    ]
  }
  if (durationRange) {
    if (sessionDurations.length)
      return [breaks(field, 'INVALID_SESSION_DURATION', 'must be left out with a durationRange')]
    // The price of such a service is that of an hour.
    if (payment?.rateType === 'VARIED')
      return [
        breaks(
          'payment.rateType',
          'INVALID_PAYMENT_TYPE',
          'must not be VARIED with a durationRange: the price follows from the length',
        ),
      ]
    const fault = rangeFault(durationRange)
    return fault
      ? [breaks(`${rangeField}.${fault.field}`, 'INVALID_SESSION_DURATION', fault.description)]
      : []
  }
  // Customers choose between the lengths that prices vary by.
  const isOne =
    sessionDurations.length === 1 || (payment?.rateType === 'VARIED' && sessionDurations.length > 1)
  if (new Set(sessionDurations).size < sessionDurations.length)
    return [breaks(field, 'INVALID_SESSION_DURATION', 'must hold each length once')]
  return isOne
    ? []
    : [breaks(field, 'INVALID_SESSION_DURATION', 'must hold one length in minutes, for an appointment')]
}

const lacks = (field: string, description: string): FieldViolation => ({
  field,
  description,
  violatedRule: 'VALIDATION',
})

const checkAddOns = (context: Context, wanted: WantedService): FieldViolation[] => [
  ...(wanted.addOnGroups ?? []).flatMap(({ name, addOnIds = [] }, index) => [
    ...(name === undefined ? [lacks(`addOnGroups.${index}.name`, 'must be given')] : []),
    ...checkAddOnIds(context, wanted, addOnIds, `addOnGroups.${index}.addOnIds`),
  ]),
  ...(wanted.payment?.addOnOption === undefined
    ? []
    : [lacks('payment.addOnOption', 'must be left out: here add-ons are paid together with the service')]),
]

const checkLocation = (
  { state }: Context,
  { type = '', business, custom }: ServiceLocation,
  at: string,
): FieldViolation[] => {
  switch (type) {
    case 'BUSINESS':
      return !custom && business?.id !== undefined && state.in(businessLocations).get(business.id)
        ? []
        : [
            breaks(
              `${at}.business`,
              'INVALID_BUSINESS_LOCATION',
              'must name a location of the business by its id',
            ),
          ]
    case 'CUSTOM':
      return !business && custom?.address
        ? []
        : [breaks(`${at}.custom`, 'INVALID_CUSTOM_LOCATION', 'must hold the address')]
    case 'CUSTOMER':
      return !business && !custom
        ? []
        : [breaks(at, 'INVALID_CUSTOMER_LOCATION', 'must hold no address: the customer names it')]
    default:
      return [breaks(`${at}.type`, 'INVALID_UNKNOWN_LOCATION', 'must be given')]
  }
}

/** Every rule that the locations of a service break, named from the service on: `locations.0.business`. */
export const checkLocations = (
  context: Context,
  { locations = [] }: Pick<WantedService, 'locations'>,
): FieldViolation[] => {
  const businessIds = locations.flatMap(({ type, business }) =>
    type === 'BUSINESS' && business?.id !== undefined ? business.id : [],
  )
  const customers = locations.filter(({ type }) => type === 'CUSTOMER')
  return [
    ...locations.flatMap((location, index) => checkLocation(context, location, `locations.${index}`)),
    ...(new Set(businessIds).size < businessIds.length
      ? [breaks('locations', 'INVALID_BUSINESS_LOCATIONS', 'must name each location of the business once')]
      : []),
    ...(customers.length > 1
      ? [breaks('locations', 'INVALID_LOCATIONS', 'must hold the location of the customer once')]
      : []),
  ]
}

const checkReferences = ({ state }: Context, wanted: WantedService): FieldViolation[] => {
  const { category, form, bookingPolicy } = wanted
  return [
    ...(category && !state.in(serviceCategories).get(category.id)
      ? [breaks('category.id', 'INVALID_CATEGORY', 'is no category of services')]
      : []),
    ...(form?.id !== undefined && !findForm(state, form.id)
      ? [breaks('form.id', 'INVALID_FORM', 'is no booking form')]
      : []),
    ...(bookingPolicy && !state.in(bookingPolicies).get(bookingPolicy.id)
      ? [breaks('bookingPolicy.id', 'INVALID_BOOKING_POLICY', 'is no booking policy')]
      : []),
  ]
}

const checkBasics = ({
  type,
  name = '',
  onlineBooking,
  defaultCapacity,
}: WantedService): FieldViolation[] => [
  ...(type === undefined ? [breaks('type', 'INVALID_SERVICE_TYPE', 'must be given')] : []),
  ...(name.trim() ? [] : [breaks('name', 'INVALID_SERVICE_NAME', 'must not be blank')]),
  ...(onlineBooking ? [] : [breaks('onlineBooking', 'INVALID_ONLINE_BOOKING', 'must be given')]),
  ...(defaultCapacity === undefined
    ? [breaks('defaultCapacity', 'INVALID_DEFAULT_CAPACITY', 'must be given')]
    : type === 'APPOINTMENT' && defaultCapacity !== 1
      ? [breaks('defaultCapacity', 'INVALID_APPOINTMENT_CAPACITY', 'must be 1 for an appointment')]
      : []),
]

/**
 * Refuses a service that breaks a rule. `kept` is the service before a change.
 *
 * @throws Failure with a violation for each rule, named by the field that breaks it
 */
export const checkService = (
  context: Context,
  wanted: WantedService,
  kept: Pick<Service, 'serviceResources'> = {},
): void => {
  const violations = [
    ...checkBasics(wanted),
    ...checkPayment(context, wanted),
    ...checkStaff(context, wanted),
    ...checkSchedule(wanted),
    ...checkLocations(context, wanted),
    ...checkReferences(context, wanted),
    ...checkServiceResources(context.state, wanted, kept.serviceResources),
    ...checkAddOns(context, wanted),
  ]
  if (violations.length) throw refuse(...violations)
}

/** Refuses another type than the service has: its bookings depend on it. */
export const checkType = (type: string | undefined, kept: string): void => {
  if (type !== kept)
    throw refuse(
      breaks('type', 'INVALID_SERVICE_TYPE', `must stay ${kept}: the type of a service cannot change`),
    )
}
