import type { Booking, CreateBookingFlowControlSettings, NewBooking, Service } from '@frontdesk/bookings'
import { decline, type Failure, refuse } from '../../kernel/failure.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import {
  add,
  type Amount,
  compare,
  currencyOf,
  isZero,
  multiply,
  round,
  sum,
  write,
} from '../../kernel/money.ts'
import { bookedMinutes } from '../add-on/booked-add-on.ts'
import type { KeptBooking } from './booking-entity.ts'
import { participantsOf } from './booking-place.ts'
import { pricesOf } from '../service-options/prices.ts'
import type { PricedVisit } from '../service-options/variants.ts'
import { minute } from '../availability/zoned-time.ts'

const onlineOptions = ['ONLINE', 'FULL_PAYMENT_ONLINE']
const offlineOptions = ['OFFLINE', 'FULL_PAYMENT_OFFLINE']
const membershipOptions = ['MEMBERSHIP', 'MEMBERSHIP_OFFLINE']

/** Whether nothing is paid online: the customer pays at the business, or the business charges their membership. */
export const isOffline = ({ selectedPaymentOption = '' }: Booking): boolean =>
  offlineOptions.includes(selectedPaymentOption) || selectedPaymentOption === 'MEMBERSHIP_OFFLINE'

/** Whether a membership pays for the session: at the checkout, or charged by the business. */
const isByMembership = ({ selectedPaymentOption = '' }: Booking): boolean =>
  membershipOptions.includes(selectedPaymentOption)

/** The plans whose memberships can pay for a service. */
export const pricingPlansOf = ({ payment }: Service): readonly string[] =>
  payment?.options?.pricingPlan ? (payment.pricingPlanIds ?? []) : []

const isFree = ({ payment }: Service): boolean => payment?.rateType === 'NO_FEE'

/** Whether a booking costs nothing: neither its service nor its add-ons do. */
export const costsNothing = (
  { business }: Pick<HandlerContext<unknown>, 'business'>,
  service: Service,
  { addOnPrice = '0', ...booking }: KeptBooking,
): boolean => isFree(service) && !isByMembership(booking) && isZero(round(addOnPrice, currencyOf(business)))

/** The deposit of a service for one participant, as decimal text; a service without deposits has none. */
export const depositOf = ({ payment }: Service): string | undefined =>
  payment?.options?.deposit ? (payment.fixed?.deposit ?? payment.varied?.deposit)?.value : undefined

/** Whether a customer who pays online pays the deposit and nothing else. */
const isDepositOnly = ({ payment }: Service): boolean =>
  (payment?.fixed ?? payment?.varied)?.fullUpfrontPaymentAllowed === false

type Payment = Pick<NewBooking, 'depositSelected'> & Required<Pick<Booking, 'selectedPaymentOption'>>

/**
 * How the booking will be paid; as the service is paid by default unless the customer chose.
 *
 * @throws Failure 400 when the service cannot be paid so.
 */
export const readPayment = (
  service: Service,
  { selectedPaymentOption: chosen = 'UNDEFINED', depositSelected }: Partial<Booking>,
  { skipSelectedPaymentOptionValidation: isFreeToChoose = false }: CreateBookingFlowControlSettings,
): Payment => {
  const { online = false, inPerson = false } = service.payment?.options ?? {}
  const free = isFree(service)
  const hasDeposit = online && depositOf(service) !== undefined
  const mustBeDeposit = hasDeposit && isDepositOnly(service) && !isFreeToChoose
  const allowed = [
    ...(online ? onlineOptions.filter((option) => !mustBeDeposit || option === 'ONLINE') : []),
    ...(hasDeposit ? ['DEPOSIT_ONLINE'] : []),
    ...(inPerson || free ? offlineOptions : []),
    ...(pricingPlansOf(service).length ? membershipOptions : []),
  ]
  const usual = online && !free ? 'ONLINE' : 'OFFLINE'
  const selectedPaymentOption = chosen === 'UNDEFINED' ? usual : chosen
  if (!isFreeToChoose && chosen !== 'UNDEFINED' && !allowed.includes(chosen))
    throw decline(400, 'VALIDATION_FAILURE', `This service cannot be paid with ${chosen}`, { allowed })
  const paysOnline = [...onlineOptions, 'DEPOSIT_ONLINE'].includes(selectedPaymentOption)
  const refuseChoice = (description: string): Failure =>
    refuse({ field: 'depositSelected', description, violatedRule: 'VALIDATION' })
  if (depositSelected && !isFreeToChoose && !(hasDeposit && paysOnline))
    throw refuseChoice(
      hasDeposit
        ? `must be false with ${selectedPaymentOption}: a deposit is paid online`
        : 'must be false: the service takes no deposit',
    )
  const needsDeposit = chosen === 'DEPOSIT_ONLINE' || (mustBeDeposit && paysOnline)
  if (needsDeposit && depositSelected === false)
    throw refuseChoice(
      mustBeDeposit
        ? 'must not be false: online this service takes its deposit and nothing else'
        : 'must not be false with DEPOSIT_ONLINE',
    )
  const isDeposit = depositSelected ?? (needsDeposit ? true : undefined)
  return { selectedPaymentOption, ...(isDeposit !== undefined && { depositSelected: isDeposit }) }
}

type LinePaymentOption =
  | 'FULL_PAYMENT_ONLINE'
  | 'FULL_PAYMENT_OFFLINE'
  | 'DEPOSIT_ONLINE'
  | 'MEMBERSHIP'
  | 'MEMBERSHIP_OFFLINE'
  | 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'

interface LinePrice {
  /** Decimal text. */
  readonly price: string
  /** Decimal text: the price without the membership that pays for the session. */
  readonly fullPrice?: string
  readonly paymentOption: LinePaymentOption
  /** Decimal text: what is paid now of a line that is paid by deposit. */
  readonly depositAmount?: string
}

/** The circumstances of a booking that its price varies by. */
const visitOf = (booking: KeptBooking): PricedVisit => {
  const { startDate, endDate, bookedEntity, bookedAddOns } = booking
  return {
    participants: participantsOf(booking),
    start: startDate,
    minutes: startDate && endDate && (+endDate - +startDate) / minute - bookedMinutes(bookedAddOns),
    resourceId: bookedEntity?.slot?.resource?.id,
  }
}

/**
 * How a session is paid that a membership pays for. Add-ons of a price are paid online where the service is, and at the
 * business otherwise.
 */
const membershipOptionOf = (
  { payment }: Service,
  { selectedPaymentOption }: Booking,
  extras: Amount,
): LinePaymentOption => {
  if (selectedPaymentOption === 'MEMBERSHIP_OFFLINE') return 'MEMBERSHIP_OFFLINE'
  return isZero(extras) || payment?.options?.online
    ? 'MEMBERSHIP'
    : 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'
}

/**
 * Returns the price of a booking in a cart, for all its participants and with its add-ons, and how it is paid there.
 */
export const linePriceOf = (
  context: Pick<HandlerContext<unknown>, 'business' | 'state'>,
  service: Service,
  booking: KeptBooking,
): LinePrice => {
  const currency = currencyOf(context.business)
  const { serviceChoices = [{ numberOfParticipants: participantsOf(booking) }] } =
    booking.participantsChoices ?? {}
  const groups = pricesOf(context, service, visitOf(booking), serviceChoices)
  const total = sum(
    groups.map(({ participants, price }) => multiply(price, participants)),
    currency,
  )
  const extras = round(booking.addOnPrice ?? '0', currency)
  const price = write(add(total, extras))
  if (isByMembership(booking))
    return {
      price: write(extras),
      fullPrice: price,
      paymentOption: membershipOptionOf(service, booking, extras),
    }
  const one = depositOf(service)
  const deposit = one === undefined ? undefined : multiply(round(one, currency), participantsOf(booking))
  if (costsNothing(context, service, booking)) return { price, paymentOption: 'FULL_PAYMENT_ONLINE' }
  if (isOffline(booking)) return { price, paymentOption: 'FULL_PAYMENT_OFFLINE' }
  // A deposit that is more than the price is paid as the price is: in full.
  return booking.depositSelected && deposit && compare(deposit, total) <= 0
    ? { price, paymentOption: 'DEPOSIT_ONLINE', depositAmount: write(deposit) }
    : { price, paymentOption: 'FULL_PAYMENT_ONLINE' }
}
