import {
  type BookedLocation,
  cancelMultiServiceBooking,
  createMultiServiceBooking,
  type CreateMultiServiceBookingInput,
  getMultiServiceBooking,
  getMultiServiceBookingAvailability,
  type MultiServiceBookingAvailability,
  type MultiServiceBookingInfo,
  type NewBooking,
} from '@frontdesk/bookings'
import { decline, refuse, refusedUnder } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { createTimeFinder } from '../availability/availability.ts'
import { cancelOne, create, refuseCancellationTerms } from '../booking/booking.ts'
import { bookingEntity, type KeptBooking } from '../booking/booking-entity.ts'
import { serviceIdOf } from '../booking/booking-place.ts'
import { hasPlace } from '../booking/booking-target.ts'
import { readPlace } from '../booking/new-booking.ts'
import { policyViolations } from '../booking-policy/policy.ts'
import { services } from '../services/service.ts'
import { type BookingTarget, readMoment } from '../booking/target-rules.ts'
import { inOrderOf } from '../staff/staff-resource.ts'
import { createZone, minute } from '../availability/zoned-time.ts'
import { checkTogether, chooseStaff, isLive, requireSet, showSet } from './booking-set.ts'

type Context = HandlerContext<unknown>

/** Refuses what is not an appointment. */
const refuseOthers = ({ bookedEntity: { slot, schedule } }: NewBooking): void => {
  const field = schedule ? 'schedule' : slot?.eventId === undefined ? undefined : 'slot.eventId'
  if (field !== undefined)
    throw refuse({
      field: `bookedEntity.${field}`,
      description: 'must be absent: only appointments are booked together',
      violatedRule: 'FIELD_NOT_ALLOWED',
    })
}

const startOf = ({ business }: Context, { bookedEntity: { slot = {} } }: NewBooking): number => {
  const zone = createZone(slot.timezone ?? business.timeZone, 'bookedEntity.slot.timezone')
  return +readMoment(slot.startDate, '.slot.startDate', zone)
}

/** Copies a booking with some parts of its slot replaced. */
const withSlot = (
  booking: NewBooking,
  slot: { readonly location?: BookedLocation; readonly resource?: { readonly id: string } },
): NewBooking => ({
  ...booking,
  bookedEntity: { ...booking.bookedEntity, slot: { ...booking.bookedEntity.slot, ...slot } },
})

/** The place that bookings share: the first that one of them names. */
const sharedPlace = (asked: readonly NewBooking[]): BookedLocation | undefined =>
  asked.map(({ bookedEntity }) => bookedEntity.slot?.location).find((location) => location?.id !== undefined)

/** Assigns each booking without a staff member one whom none of the others needs. */
const withStaff = (
  context: Context,
  asked: readonly NewBooking[],
  settings: CreateMultiServiceBookingInput['flowControlSettings'],
): NewBooking[] => {
  let place = sharedPlace(asked)
  const findTimes = createTimeFinder(context)
  const freeFor = ({ service, start, end, entity }: BookingTarget): string[] =>
    findTimes(service, start, (+end - +start) / minute)
      .filter(({ locationId }) => locationId === entity.slot?.location?.id)
      .flatMap(({ free }) => inOrderOf(context, service.bookingPolicy?.staffSortingPolicy, free))
      .map(({ id }) => id)
  const free = asked.map((booking, index) => {
    const here =
      place && !booking.bookedEntity.slot?.location ? withSlot(booking, { location: place }) : booking
    const { target } = refusedUnder(`bookings.${index}`, () => readPlace(context, here, settings))
    place ??= target.entity.slot?.location
    const named = booking.bookedEntity.slot?.resource?.id
    return named === undefined ? freeFor(target) : [named]
  })
  const chosen = chooseStaff(free)
  return asked.map((booking, index) => withSlot(booking, { resource: { id: chosen[index] ?? '' } }))
}

/** Books several appointments: an error in one of them undoes the call. */
const createTogether = (
  context: Context,
  {
    bookings: asked,
    multiServiceBookingType: type = 'SEQUENTIAL_BOOKINGS',
    ...shared
  }: CreateMultiServiceBookingInput,
): KeptBooking[] => {
  const multiServiceBookingInfo: MultiServiceBookingInfo = { id: context.newId(), type }
  const starts = asked.map((booking, index) =>
    refusedUnder(`bookings.${index}`, () => {
      refuseOthers(booking)
      return startOf(context, booking)
    }),
  )
  const isParallel = type === 'PARALLEL_BOOKINGS'
  const isSequential = type === 'SEQUENTIAL_BOOKINGS'
  const skips = shared.flowControlSettings?.skipAvailabilityValidation === true
  const wanted = isParallel && !skips ? withStaff(context, asked, shared.flowControlSettings) : [...asked]
  let place = type === 'SEPARATE_BOOKINGS' ? undefined : sharedPlace(asked)
  const first = Math.min(...starts)
  const set: KeptBooking[] = []
  const inOrder = wanted
    .map((booking, index) => ({ booking, index, start: starts[index] ?? first }))
    .sort((left, right) => left.start - right.start)
  for (const { booking, index, start } of inOrder) {
    const namesPlace = booking.bookedEntity.slot?.location !== undefined
    const made = create(
      context,
      { ...shared, booking: place && !namesPlace ? withSlot(booking, { location: place }) : booking },
      { at: `bookings.${index}`, multiServiceBookingInfo, anyStart: isSequential && start > first },
    )
    if (type !== 'SEPARATE_BOOKINGS') place ??= made.bookedEntity?.slot?.location
    set.push(made)
  }
  checkTogether(context, multiServiceBookingInfo, set)
  return set
}

/** Says whether bookings could be had, all of them. */
const availabilityOf = (context: Context, set: readonly KeptBooking[]): MultiServiceBookingAvailability => {
  const { state, now } = context
  const live = set.filter(isLive)
  const known = live.flatMap(({ startDate: start, endDate: end, ...booking }) => {
    const service = state.in(services).get(serviceIdOf(booking))
    return service && start && end ? [{ service, start, end }] : []
  })
  const violations = known.map(({ service, ...time }) => policyViolations(service, time, now()))
  const isBroken = (rule: 'tooEarlyToBook' | 'tooLateToBook' | 'bookOnlineDisabled'): boolean =>
    violations.some((one) => one[rule] === true)
  const policies = {
    tooEarlyToBook: isBroken('tooEarlyToBook'),
    tooLateToBook: isBroken('tooLateToBook'),
    bookOnlineDisabled: isBroken('bookOnlineDisabled'),
  }
  const limits = known.flatMap(
    ({ service }) => service.bookingPolicy?.participantsPolicy?.maxParticipantsPerBooking ?? [],
  )
  // Places are looked for as by the business, for whom no policy hides them.
  const asOwner: Context = { ...context, identity: { kind: 'owner' } }
  const isFree = live.length > 0 && live.every((booking) => hasPlace(asOwner, booking))
  return {
    bookable: isFree && !Object.values(policies).includes(true),
    totalCapacity: 1,
    remainingCapacity: isFree ? 1 : 0,
    policyViolations: policies,
    policySettings: limits.length ? { maxParticipantsPerBooking: Math.min(...limits) } : {},
    multiServiceBookingInfo: set.map(({ id }) => ({ bookingId: id })),
  }
}

const scheduled: readonly unknown[] = ['CONFIRMED', 'PENDING']

export const multiServiceBookingHandlers: readonly Handler[] = [
  handle(createMultiServiceBooking, (context) => {
    const { returnFullEntity, ...input } = context.input
    const set = createTogether(context, input)
    return showSet(set[0]?.multiServiceBookingInfo?.id ?? '', set, returnFullEntity)
  }),

  handle(getMultiServiceBooking, (context) => {
    const { multiServiceBookingId: id } = context.input
    const set = requireSet(context, id)
    return {
      multiServiceBooking: showSet(id, set, true),
      metadata: {
        totalNumberOfScheduledBookings: set.filter(({ status }) => scheduled.includes(status)).length,
      },
    }
  }),

  handle(getMultiServiceBookingAvailability, (context) =>
    availabilityOf(context, requireSet(context, context.input.multiServiceBookingId)),
  ),

  handle(cancelMultiServiceBooking, (context) => {
    const { multiServiceBookingId: id, returnFullEntity, ...input } = context.input
    refuseCancellationTerms(input)
    const set = requireSet(context, id)
    const live = set.filter(isLive)
    if (!live.length)
      throw set.every(({ status }) => status === 'DECLINED')
        ? decline(409, 'ALL_BOOKINGS_ARE_ALREADY_DECLINED', 'All these bookings are declined')
        : decline(409, 'ALL_BOOKINGS_ARE_ALREADY_CANCELED', 'All these bookings are cancelled')
    for (const booking of live) cancelOne(context, booking, input)
    return showSet(
      id,
      set.map((one) => bookingEntity.in(context).get(one.id) ?? one),
      returnFullEntity,
    )
  }),
]
