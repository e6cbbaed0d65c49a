import type { Booking } from '@frontdesk/bookings'
import type { Business } from '../../kernel/handler.ts'

/** English as it is written in Europe: the day before the month, and 24 hours. */
const localeOf = ({ language }: Business): string => (language === 'en' ? 'en-GB' : language)

/** With the zone, which need not be that of who reads it: `Monday 1 June 2026 at 09:00 (Lisbon, GMT+1)`. */
export const momentText = (moment: Date, business: Business): string => {
  const { timeZone } = business
  const locale = localeOf(business)
  const offset = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone })
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return `${time.format(moment)} (${city}, ${offset?.value.replace(/\+0$/, '')})`
}

/** Describes a booking to the customer: when it is, with whom and where. */
export const describeBooking = (
  { startDate, bookedEntity, bookedAddOns = [] }: Booking,
  business: Business,
): { name: string; text: string }[] => {
  const staffName = bookedEntity?.slot?.resource?.name
  const place = (bookedEntity?.slot ?? bookedEntity?.schedule)?.location?.name
  const extras = bookedAddOns
    .map(({ name = '', quantity = 1 }) => (quantity > 1 ? `${name} × ${quantity}` : name))
    .filter((text) => text !== '')
    .join(', ')
  return [
    { name: 'When', text: startDate ? momentText(startDate, business) : '' },
    ...(staffName === undefined ? [] : [{ name: 'With', text: staffName }]),
    ...(place === undefined ? [] : [{ name: 'Where', text: place }]),
    ...(extras === '' ? [] : [{ name: 'Extras', text: extras }]),
  ]
}
