import { formatMoney as formatAnyMoney, type Money } from '@frontdesk/core'
import type { ServicePayment } from '@frontdesk/bookings'
import { siteLocale } from './locale.ts'

/** Writes a price, without cents where it has none. */
export function formatMoney(
  amount: string | number,
  currency: string,
  locale: string = siteLocale(),
): string {
  return formatAnyMoney(amount, currency, { locale, hideZeroFraction: true })
}

/** An amount with its cents, for amounts that stand below each other and add up. */
export function formatAmount(
  amount: string | number,
  currency: string,
  locale: string = siteLocale(),
): string {
  return formatAnyMoney(amount, currency, { locale })
}

const format = ({ value, currency }: Money, locale?: string): string => formatMoney(value, currency, locale)

/** The price of a service, in the fewest words that are true. */
export function formatServicePrice(payment: ServicePayment | undefined, locale?: string): string {
  switch (payment?.rateType) {
    case 'FIXED':
      return payment.fixed?.price ? format(payment.fixed.price, locale) : 'Price on request'
    case 'VARIED': {
      const price = payment.varied?.minPrice ?? payment.varied?.defaultPrice
      return price ? `From ${format(price, locale)}` : 'Price on request'
    }
    case 'NO_FEE':
      return 'Free'
    default:
      return payment?.custom?.description ?? 'Price on request'
  }
}
