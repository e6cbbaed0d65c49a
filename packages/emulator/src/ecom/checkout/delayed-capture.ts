import type { Context } from '../catalog.ts'
import { checkoutSettingsOf } from '../checkout-settings/checkout-settings.ts'
import { authorizationPeriod, type CaptureSchedule } from '../order-transactions/payment.ts'
import type { CheckoutPayment } from './checkout-calls.ts'

/** The end of the payments that the business wants to be reserved only; `undefined` where it takes them at once. */
export const captureScheduleOf = (context: Context): CaptureSchedule | undefined => {
  const { delayCaptureEnabled, captureBeforeExpiryEnabled } = checkoutSettingsOf(context).checkoutFields ?? {}
  return delayCaptureEnabled
    ? { actionType: captureBeforeExpiryEnabled ? 'CAPTURE' : 'VOID', after: authorizationPeriod }
    : undefined
}

/** The payment, which is only reserved where the settings of the checkout ask for it. */
export const reservedWhereAsked = (context: Context, payment: CheckoutPayment): CheckoutPayment =>
  payment.kind === 'card' && payment.outcome === 'approved' && captureScheduleOf(context)
    ? { ...payment, outcome: 'authorized' }
    : payment
