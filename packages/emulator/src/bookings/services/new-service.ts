import {
  bookingsAppId,
  type Schedule,
  type Service,
  type ServiceLocation,
  type ServicePayment,
} from '@frontdesk/bookings'
import type { Money } from '@frontdesk/core'
import type { HandlerContext } from '../../kernel/handler.ts'
import { currencyOf, round, toMoney } from '../../kernel/money.ts'
import { bookingPolicies, businessLocations, categoryOfService, serviceCategories } from './service.ts'
import { workPlaces } from '../calendar/working-hours.ts'
import { defaultForm } from './booking-form.ts'
import { completeServiceResources } from '../resources/service-resources.ts'
import { withAddOnGroups } from '../add-on/add-on-group.ts'
import type { WantedService } from './service-rules.ts'
import { withSlug } from './service-slug.ts'
import { withOptions } from '../service-options/variants.ts'
import { staffDetails, staffOf, type StaffResource } from '../staff/staff-resource.ts'

type Context = Pick<HandlerContext<unknown>, 'state' | 'now' | 'newId' | 'business'>

/** The fields of a service that no caller writes. */
type Kept = Pick<
  Service,
  'id' | 'name' | 'payment' | 'schedule' | 'mainSlug' | 'supportedSlugs' | 'serviceResources'
>

const paymentOf = (
  { business }: Context,
  payment: ServicePayment,
  pricingPlanIds: readonly string[] = [],
): ServicePayment => {
  const currency = currencyOf(business)
  const money = ({ value }: Money): Money => toMoney(round(value, currency))
  const { rateType = '', fixed, varied, custom, options } = payment
  const priced = fixed ?? varied
  const deposit = {
    ...(priced?.deposit && { deposit: money(priced.deposit) }),
    ...(priced?.fullUpfrontPaymentAllowed !== undefined && {
      fullUpfrontPaymentAllowed: priced.fullUpfrontPaymentAllowed,
    }),
  }
  return {
    rateType,
    ...(rateType === 'FIXED' && fixed?.price && { fixed: { price: money(fixed.price), ...deposit } }),
    ...(rateType === 'VARIED' &&
      varied?.defaultPrice && { varied: { defaultPrice: money(varied.defaultPrice), ...deposit } }),
    ...(rateType === 'CUSTOM' && custom && { custom }),
    options: { online: false, inPerson: false, deposit: false, pricingPlan: false, ...options },
    pricingPlanIds: [...pricingPlanIds],
  }
}

/** Completes a location that was checked: its id, and the address by which it is found. */
export const locationOf = ({ state, newId }: Context, location: ServiceLocation): ServiceLocation => {
  const { type = '', business, custom } = location
  if (type === 'CUSTOMER') return { id: location.id ?? newId(), type }
  if (type === 'CUSTOM') {
    const id = custom?.id ?? newId()
    const { address } = custom ?? {}
    return {
      id,
      type,
      ...(address && { calculatedAddress: address }),
      custom: { id, ...(address && { address }) },
    }
  }
  const own = state.in(businessLocations).get(business?.id ?? '')
  return {
    ...(own && { id: own.id }),
    type,
    ...(own?.address && { calculatedAddress: own.address }),
    ...(own && { business: own }),
  }
}

/** Where the staff work; where nobody is named, the main location of the business. */
const usualLocations = ({ state }: Context, members: readonly StaffResource[]): ServiceLocation[] => {
  const all = state.in(businessLocations).all()
  const places = new Set(members.flatMap((member) => workPlaces({ state }, member)))
  const own = all.filter(({ id }) => places.has(id))
  const main = all.filter((location) => location.default)
  return (own.length ? own : main).map(({ id }) => ({ type: 'BUSINESS', business: { id } }))
}

const scheduleOf = ({ newId }: Context, wanted: Schedule = {}, kept: Schedule = {}): Schedule => {
  const { sessionDurations, timeBetweenSessions = 0, durationRange } = wanted.availabilityConstraints ?? {}
  return {
    ...kept,
    id: kept.id ?? newId(),
    availabilityConstraints: {
      ...(sessionDurations && {
        sessionDurations,
        durations: sessionDurations.map((minutes) => ({ minutes })),
      }),
      timeBetweenSessions,
      ...(durationRange && { durationRange }),
    },
  }
}

/**
 * Completes a service that was checked: what a caller left out gets its default, and what only the platform writes, such
 * as the name of a category, is filled in.
 */
export const completeService = (
  context: Context,
  wanted: WantedService,
  kept: Partial<Kept> & Pick<Service, 'id'>,
): Service => {
  const { state } = context
  const { name = '', type = '', payment = {}, staffMemberIds = [], category, bookingPolicy } = wanted
  const ownCategory = category && state.in(serviceCategories).get(category.id)
  const policies = state.in(bookingPolicies)
  const policy = bookingPolicy ? policies.get(bookingPolicy.id) : policies.find((one) => one.default === true)
  const { addOnGroups, addOnDetails: _, ...rest } = wanted
  return withOptions(state, {
    ...rest,
    id: kept.id,
    appId: bookingsAppId,
    type,
    name,
    hidden: wanted.hidden ?? false,
    ...(ownCategory && { category: categoryOfService(ownCategory) }),
    form: { id: wanted.form?.id ?? defaultForm.id },
    payment: paymentOf(context, payment, kept.payment?.pricingPlanIds),
    onlineBooking: {
      enabled: false,
      requireManualApproval: false,
      allowMultipleRequests: false,
      ...wanted.onlineBooking,
    },
    conferencing: { enabled: false, ...wanted.conferencing },
    locations: (wanted.locations ?? usualLocations(context, staffOf(state, wanted))).map((location) =>
      locationOf(context, location),
    ),
    ...(policy && { bookingPolicy: policy }),
    schedule: scheduleOf(context, wanted.schedule, kept.schedule),
    staffMemberIds,
    staffMembers: staffDetails(state, staffMemberIds),
    serviceResources: completeServiceResources({
      staffMemberIds,
      serviceResources: wanted.serviceResources ?? kept.serviceResources ?? [],
    }),
    ...withSlug(context, { id: kept.id, name }, kept.mainSlug && { ...kept, name: kept.name ?? name }),
    ...(addOnGroups &&
      withAddOnGroups(
        context,
        addOnGroups.map((group) => ({ ...group, id: group.id ?? context.newId() })),
      )),
    taxableAddress: { taxableAddressType: 'BUSINESS', ...wanted.taxableAddress },
  })
}
