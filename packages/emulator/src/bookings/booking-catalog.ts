import { type Booking, bookingsAppId, type Service } from '@frontdesk/bookings'
import type { CatalogItem, CatalogProvider } from '../kernel/catalog-provider.ts'
import { decline, notFound } from '../kernel/failure.ts'
import type { Business, HandlerContext } from '../kernel/handler.ts'
import { currencyOf, multiply, round, write } from '../kernel/money.ts'
import {
  bookings,
  isOwn,
  moveBooking,
  participantsOf,
  saveBooking,
  serviceIdOf,
  type StoredBooking,
} from './booking-state.ts'
import { requirePlace } from './booking-target.ts'
import { services } from './service.ts'

type Context = HandlerContext<unknown>

const isOffline = ({ selectedPaymentOption = '' }: Booking): boolean =>
  ['OFFLINE', 'FULL_PAYMENT_OFFLINE'].includes(selectedPaymentOption)

const isFree = ({ payment }: Service): boolean => payment?.rateType === 'NO_FEE'

const priceOf = ({ business }: Context, { payment }: Service, booking: Booking): string => {
  const { value = '0' } = payment?.fixed?.price ?? payment?.varied?.defaultPrice ?? {}
  return write(multiply(round(value, currencyOf(business)), participantsOf(booking)))
}

const findBooking = ({ state, identity }: Context, id: string): StoredBooking | undefined => {
  const stored = state.in(bookings).get(id)
  // Hosted pages act for nobody, on an order that is known to be the customer's.
  return stored && (identity.kind === 'none' || isOwn(stored.booking, identity)) ? stored : undefined
}

const stillHasPlace = (context: Context, stored: StoredBooking): boolean => {
  try {
    requirePlace(context, stored)
    return true
  } catch {
    return false
  }
}

/** English as it is written in Europe: the day before the month, and 24 hours. */
const localeOf = ({ language }: Business): string => (language === 'en' ? 'en-GB' : language)

/** With the zone, which need not be that of who reads it: `Monday 1 June 2026 at 09:00 (Lisbon, GMT+1)`. */
const whenText = ({ startDate }: Booking, { business }: Context): string => {
  if (!startDate) return ''
  const { timeZone } = business
  const locale = localeOf(business)
  const offset = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(startDate)
    .find(({ type }) => type === 'timeZoneName')
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone })
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return `${time.format(startDate)} (${city}, ${offset?.value.replace(/\+0$/, '')})`
}

/** Confirms what was ordered, or leaves it to the business where the service asks for approval. */
const settle = (context: Context, stored: StoredBooking, changes: Partial<Booking>): void => {
  const service = context.state.in(services).get(serviceIdOf(stored.booking))
  const status = service?.onlineBooking?.requireManualApproval ? 'PENDING' : 'CONFIRMED'
  moveBooking(context, stored, status, changes)
}

/** Bookings as things that a cart can hold: the id of the item is that of the booking. */
export const bookingCatalogProvider: CatalogProvider = {
  appId: bookingsAppId,

  find(context, { catalogItemId }): CatalogItem | undefined {
    const stored = findBooking(context, catalogItemId)
    const service = stored && context.state.in(services).get(serviceIdOf(stored.booking))
    if (!stored || !service || stored.booking.status !== 'CREATED' || stored.ordered) return undefined
    if (!stillHasPlace(context, stored)) return undefined
    const { booking } = stored
    const { startDate, bookedEntity, contactDetails } = booking
    const { email, firstName, lastName, phone } = contactDetails ?? {}
    const image = service.media?.mainMedia?.image
    const staffName = bookedEntity?.slot?.resource?.name
    const place = (bookedEntity?.slot ?? bookedEntity?.schedule)?.location?.name
    return {
      name: service.name,
      price: priceOf(context, service, booking),
      itemType: 'SERVICE',
      quantityAvailable: 1,
      ...(image && { image }),
      contact: {
        ...(email && { email }),
        ...(firstName && { firstName }),
        ...(lastName && { lastName }),
        ...(phone && { phone }),
      },
      descriptionLines: [
        { name: 'When', text: whenText(booking, context) },
        ...(staffName === undefined ? [] : [{ name: 'With', text: staffName }]),
        ...(place === undefined ? [] : [{ name: 'Where', text: place }]),
      ],
      rootCatalogItemId: service.id,
      path: `/services/${service.mainSlug?.name ?? service.id}`,
      paymentOption: isOffline(booking) && !isFree(service) ? 'FULL_PAYMENT_OFFLINE' : 'FULL_PAYMENT_ONLINE',
      serviceProperties: {
        numberOfParticipants: participantsOf(booking),
        ...(startDate && { scheduledDate: startDate }),
      },
    }
  },

  claim(context, { catalogItemId }) {
    const stored = findBooking(context, catalogItemId)
    const service = stored && context.state.in(services).get(serviceIdOf(stored.booking))
    if (!stored || !service) throw notFound('booking', catalogItemId, 'BOOKING_NOT_FOUND')
    if (stored.booking.status !== 'CREATED' || stored.ordered)
      throw decline(409, 'INVALID_BOOKING_STATUS', 'This booking is ordered already, or over', {
        status: stored.booking.status,
      })
    requirePlace(context, stored)
    const paymentStatus = isFree(service) ? 'EXEMPT' : 'NOT_PAID'
    const ordered = saveBooking(context, { ...stored, ordered: true }, { paymentStatus })
    // Nothing is paid online, so no payment will confirm it.
    if (isFree(service) || isOffline(ordered.booking)) settle(context, ordered, {})
  },

  release(context, { catalogItemId }) {
    const stored = context.state.in(bookings).get(catalogItemId)
    const { status = '' } = stored?.booking ?? {}
    if (stored && ['CREATED', 'CONFIRMED', 'PENDING'].includes(status))
      moveBooking(context, { ...stored, ordered: false }, 'CANCELED')
  },

  paymentChanged(context, { catalogItemId }, paymentStatus) {
    const stored = context.state.in(bookings).get(catalogItemId)
    if (!stored) return
    const { booking } = stored
    const service = context.state.in(services).get(serviceIdOf(booking))
    if (paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_PAID') {
      if (service && isFree(service)) return
      if (booking.status === 'CREATED') settle(context, stored, { paymentStatus })
      else if (booking.paymentStatus !== paymentStatus) saveBooking(context, stored, { paymentStatus })
    } else if (paymentStatus === 'FULLY_REFUNDED' && booking.paymentStatus !== 'REFUNDED')
      saveBooking(context, stored, { paymentStatus: 'REFUNDED' })
  },
}
