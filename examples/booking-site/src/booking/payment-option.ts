import type { Service } from '@frontdesk/bookings'

/** How a booking is paid. */
export type PaymentOption = 'ONLINE' | 'DEPOSIT_ONLINE' | 'OFFLINE' | 'MEMBERSHIP'

/** The ways to pay that a service leaves to its customers, the usual one first. Members may have a plan that pays. */
export function paymentOptions({ payment }: Service, isMember = false): readonly PaymentOption[] {
  const { online, inPerson, deposit } = payment?.options ?? {}
  if (payment?.rateType === 'NO_FEE') return [online === false && inPerson ? 'OFFLINE' : 'ONLINE']
  const priced = payment?.fixed ?? payment?.varied
  const hasDeposit = online !== false && deposit === true && priced?.deposit !== undefined
  const options: PaymentOption[] = []
  if (online !== false && !(hasDeposit && priced.fullUpfrontPaymentAllowed === false)) options.push('ONLINE')
  if (hasDeposit) options.push('DEPOSIT_ONLINE')
  if (inPerson) options.push('OFFLINE')
  if (isMember && payment?.options?.pricingPlan && payment.pricingPlanIds?.length) options.push('MEMBERSHIP')
  return options
}
