import type { Service } from '@frontdesk/bookings'

/** How a booking is paid. */
export type PaymentOption = 'ONLINE' | 'DEPOSIT_ONLINE' | 'OFFLINE'

/** The ways to pay that a service leaves to its customers, the usual one first. */
export function paymentOptions({ payment }: Service): readonly PaymentOption[] {
  const { online, inPerson, deposit } = payment?.options ?? {}
  if (payment?.rateType === 'NO_FEE') return [online === false && inPerson ? 'OFFLINE' : 'ONLINE']
  const priced = payment?.fixed ?? payment?.varied
  const hasDeposit = online !== false && deposit === true && priced?.deposit !== undefined
  const options: PaymentOption[] = []
  if (online !== false && !(hasDeposit && priced.fullUpfrontPaymentAllowed === false)) options.push('ONLINE')
  if (hasDeposit) options.push('DEPOSIT_ONLINE')
  if (inPerson) options.push('OFFLINE')
  return options
}
