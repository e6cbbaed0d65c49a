import type { Service } from '@frontdesk/bookings'

/** How a booking is paid. */
export type PaymentOption = 'ONLINE' | 'OFFLINE'

/** The ways to pay that a service leaves to its customers, the usual one first. */
export function paymentOptions({ payment }: Service): readonly PaymentOption[] {
  const { online, inPerson } = payment?.options ?? {}
  if (payment?.rateType === 'NO_FEE') return [online === false && inPerson ? 'OFFLINE' : 'ONLINE']
  const options: PaymentOption[] = []
  if (online !== false) options.push('ONLINE')
  if (inPerson) options.push('OFFLINE')
  return options
}
