import {
  type BookingLineItem,
  calculatePrice,
  type PricedBooking,
  type PricedChoices,
  previewPrice,
  type PriceInfo,
  type Service,
} from '@frontdesk/bookings'
import { decline, refuse } from '../../kernel/failure.ts'
import { handle, type Handler, type HandlerContext } from '../../kernel/handler.ts'
import { isRealDay } from '../../kernel/iso-date.ts'
import { compare, currencyOf, multiply, round, sum, toNumber } from '../../kernel/money.ts'
import { bookedMinutes } from '../add-on/booked-add-on.ts'
import { depositOf } from '../booking/booking-payment.ts'
import { lengthsInWords } from '../availability/availability.ts'
import { type DurationRange, lengthsOf, rangeOf } from '../availability/duration-range.ts'
import { chosenVariant } from '../availability/customer-choice.ts'
import { services } from './service.ts'
import { pricesOf } from '../service-options/prices.ts'
import { optionOf, optionsInForce, pricedChoices } from '../service-options/variants.ts'
import { createZone, minute } from '../availability/zoned-time.ts'

type Context = HandlerContext<unknown>

/** A session that is to be priced: its time as moments. */
interface PricedItem extends Pick<BookingLineItem, 'resourceId'> {
  readonly start?: Date | undefined
  readonly end?: Date | undefined
  readonly addOnMinutes?: number
  readonly groups: readonly PricedChoices[]
}

const requireService = ({ state }: Context, id: string): Service => {
  const service = state.in(services).get(id)
  if (!service)
    throw decline(400, 'FAILED_RESOLVING_SERVICE', `There is no service with id ${id}`, { serviceId: id })
  return service
}

/** A length that customers of a service may choose; the shortest unless given. @throws Failure 400 `INVALID_DURATION_CHOICE` */
const lengthInRange = (service: Service, range: DurationRange, minutes: number = range.shortest): number => {
  const offered = lengthsOf(range)
  if (offered.includes(minutes)) return minutes
  throw decline(
    400,
    'INVALID_DURATION_CHOICE',
    `"${service.name}" takes ${lengthsInWords(offered)}, not ${minutes}`,
    { allowedValues: offered },
  )
}

/** The length of a session without its add-ons: the chosen one, or that of its time. @throws Failure 400 `INVALID_DURATION_CHOICE` */
const minutesOf = (
  { state }: Context,
  service: Service,
  { start, end, addOnMinutes = 0, groups }: PricedItem,
): number | undefined => {
  const byTime = start && end && (+end - +start) / minute - addOnMinutes
  const range = rangeOf(service)
  if (range) return lengthInRange(service, range, byTime)
  const options = optionsInForce(state, service)
  if (!options || optionOf(options).type !== 'DURATION') return undefined
  const all = pricedChoices(options)
  const chosen = groups.flatMap(({ choices = [] }) =>
    choices.map(({ choiceId, duration }) => {
      const named = all.find(({ choice }) => choice.id === choiceId)?.choice
      return choiceId === undefined ? duration?.minutes : named?.duration?.minutes
    }),
  )
  const offered = all.flatMap(({ choice }) => choice.duration?.minutes ?? [])
  const lengths = [...new Set([...chosen, ...(byTime === undefined ? [] : [byTime])])]
  const [minutes = offered[0], ...others] = lengths
  if (others.length || lengths.some((length) => length === undefined || !offered.includes(length)))
    throw decline(
      400,
      'INVALID_DURATION_CHOICE',
      `"${service.name}" takes one length of: ${offered.join(', ')} minutes`,
      { allowedValues: offered },
    )
  return minutes
}

interface PricedLine {
  readonly participants: number
  readonly serviceChoices: PricedChoices[]
  readonly total: ReturnType<typeof round>
}

const priceLine = (context: Context, service: Service, item: PricedItem): PricedLine => {
  const currency = currencyOf(context.business)
  const { groups, start, resourceId } = item
  const participants = groups.reduce((all, { numberOfParticipants = 0 }) => all + numberOfParticipants, 0)
  if (!groups.length || groups.some(({ numberOfParticipants }) => numberOfParticipants === undefined))
    throw decline(
      400,
      'NUMBER_OF_PARTICIPANTS_NOT_FOUND',
      'Say how many people come: numberOfParticipants of each group',
    )
  const minutes = minutesOf(context, service, item)
  for (const { choices = [] } of groups) if (choices.length) chosenVariant(context, service, choices)
  const priced = pricesOf(context, service, { participants, start, minutes, resourceId }, groups)
  return {
    participants,
    serviceChoices: groups.map((group, index) => ({
      ...group,
      pricePerParticipant: toNumber(priced[index]?.price ?? round(0, currency)),
    })),
    total: sum(
      priced.map((group) => multiply(group.price, group.participants)),
      currency,
    ),
  }
}

/** The price of sessions of one service. */
const priceInfoOf = (
  context: Context,
  service: Service,
  lines: readonly { readonly item: BookingLineItem; readonly line: PricedLine }[],
): PriceInfo => {
  const currency = currencyOf(context.business)
  const { rateType, custom } = service.payment ?? {}
  const isInWords = rateType === 'CUSTOM'
  const bookingLineItems = lines.map(({ item, line }) => ({
    ...item,
    serviceChoices: isInWords ? (item.serviceChoices ?? []) : line.serviceChoices,
  }))
  if (isInWords) return { priceDescriptionInfo: { original: custom?.description ?? '' }, bookingLineItems }
  const one = depositOf(service)
  const participants = lines.reduce((all, { line }) => all + line.participants, 0)
  const total = sum(
    lines.map(({ line }) => line.total),
    currency,
  )
  const deposit = one === undefined ? undefined : multiply(round(one, currency), participants)
  return {
    calculatedPrice: toNumber(total),
    bookingLineItems,
    ...(deposit && compare(deposit, total) <= 0 && { deposit: toNumber(deposit) }),
  }
}

/** A local date and time as a moment. @throws Failure when there is no such time */
const momentOf = (
  { business }: Context,
  local: string | undefined,
  timeZone: string | undefined,
  at: string,
  name: 'localStartDate' | 'localEndDate',
): Date | undefined => {
  if (local === undefined) return undefined
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(local) || !isRealDay(local))
    throw refuse({
      field: `${at}.${name}`,
      description: 'must be a local date and time such as 2026-05-04T09:00:00',
      violatedRule: 'FORMAT',
    })
  return createZone(timeZone ?? business.timeZone, `${at}.timeZone`).toMoment(local)
}

const bookedGroups = ({ totalParticipants, participantsChoices }: PricedBooking): PricedChoices[] =>
  participantsChoices?.serviceChoices ??
  (totalParticipants === undefined ? [] : [{ numberOfParticipants: totalParticipants }])

export const pricingHandlers: readonly Handler[] = [
  handle(
    previewPrice,
    (context) => {
      const { bookingLineItems } = context.input
      const ids = [...new Set(bookingLineItems.map(({ serviceId = '' }) => serviceId))]
      const [id = ''] = ids
      if (ids.length > 1 || id === '')
        throw decline(400, 'INVALID_SERVICE_ID', 'All line items must name the same service', {
          serviceIds: ids,
        })
      const service = requireService(context, id)
      const lines = bookingLineItems.map((item, index) => {
        const { serviceChoices: groups = [], localStartDate, localEndDate, timeZone, resourceId } = item
        const at = `bookingLineItems.${index}`
        const line = priceLine(context, service, {
          groups,
          start: momentOf(context, localStartDate, timeZone, at, 'localStartDate'),
          end: momentOf(context, localEndDate, timeZone, at, 'localEndDate'),
          ...(resourceId !== undefined && { resourceId }),
        })
        return { item, line }
      })
      return priceInfoOf(context, service, lines)
    },
    'POST /preview',
  ),

  handle(
    calculatePrice,
    (context) => {
      const { booking } = context.input
      const { startDate, endDate, bookedEntity, bookedAddOns } = booking
      const { slot, schedule } = bookedEntity ?? {}
      const serviceId = slot?.serviceId ?? schedule?.serviceId
      if (serviceId === undefined)
        throw decline(
          400,
          'INVALID_BOOKING',
          'The booking must name its service, in bookedEntity.slot.serviceId or bookedEntity.schedule.serviceId',
        )
      const service = requireService(context, serviceId)
      const resourceId = slot?.resource?.id
      const named = resourceId === undefined ? {} : { resourceId }
      const line = priceLine(context, service, {
        ...named,
        groups: bookedGroups(booking),
        start: startDate,
        end: endDate,
        addOnMinutes: bookedMinutes(bookedAddOns),
      })
      const item: BookingLineItem = { serviceId, ...named, serviceChoices: bookedGroups(booking) }
      return priceInfoOf(context, service, [{ item, line }])
    },
    'POST /calculate',
  ),
]
