import type { Payment, RegularPaymentDetails } from '@frontdesk/ecom'
import { type Amount, toPrice } from '../../kernel/money.ts'
import type { Context } from '../catalog.ts'
import { cardBrand, lastDigitsOf, type TestCard } from '../test-card.ts'
import { gatewayDelay, registerCard } from './gateway.ts'
import type { Awaited } from './transactions.ts'

/** The end of an authorization that nobody captures or voids before. */
export interface CaptureSchedule {
  readonly actionType: 'CAPTURE' | 'VOID'
  /** Milliseconds from now. */
  readonly after: number
}

/** A payment, with what the gateway does to it later. */
export interface MadePayment {
  readonly payment: Payment
  readonly awaited: readonly Awaited[]
}

/** How long an authorized amount stays reserved, in milliseconds. */
export const authorizationPeriod: number = 7 * 24 * 60 * 60_000

/** How long a card holder takes to have a payment taken back, and the bank to return it, in milliseconds. */
export const chargebackDelay: number = 60 * 60_000
export const reversalDelay: number = 24 * 60 * 60_000

const newPayment = (
  { now }: Context,
  id: string,
  amount: Amount,
  status: string,
  regularPaymentDetails: RegularPaymentDetails,
): Payment => ({
  id,
  createdDate: now(),
  updatedDate: now(),
  amount: toPrice(amount),
  status,
  regularPaymentDetails: { ...regularPaymentDetails, status },
  refundDisabled: false,
})

const statusOf = (
  { outcome, declinesWhenSaved }: TestCard,
  schedule: CaptureSchedule | undefined,
  isSaved: boolean,
): string => {
  if (isSaved && declinesWhenSaved) return 'DECLINED'
  if (outcome === 'pending') return 'PENDING'
  return outcome === 'authorized' || schedule ? 'AUTHORIZED' : 'APPROVED'
}

/**
 * Charges a card that does not decline. With a schedule, and with some cards, the amount is only reserved. A card that was
 * saved may decline later: then the payment is `DECLINED`.
 */
export const payByCard = (
  context: Context,
  amount: Amount,
  card: TestCard,
  {
    gatewayOrderId = context.newId(),
    schedule: given,
    isSaved = false,
  }: {
    readonly gatewayOrderId?: string
    readonly schedule?: CaptureSchedule | undefined
    readonly isSaved?: boolean
  } = {},
): MadePayment => {
  const schedule = given ?? card.scheduledAction
  const now = context.now().getTime()
  const paymentId = context.newId()
  const status = statusOf(card, schedule, isSaved)
  const isReserved = status === 'AUTHORIZED' && schedule
  const payment = newPayment(context, paymentId, amount, status, {
    creditCardDetails: { lastFourDigits: lastDigitsOf(card), brand: cardBrand },
    paymentOrderId: gatewayOrderId,
    gatewayTransactionId: registerCard(context, card),
    paymentMethod: 'CreditCard',
    offlinePayment: false,
    savedPaymentMethod: isSaved,
    ...(isReserved && {
      authorizationDetails: {
        delayedCapture: true,
        authorizedDate: context.now(),
        captures: [],
        scheduledAction: {
          actionType: schedule.actionType,
          executionDate: new Date(now + schedule.after),
        },
      },
    }),
  })
  const awaited = (what: Awaited['what'], delay: number): Awaited => ({ at: now + delay, what, paymentId })
  return {
    payment,
    awaited: [
      ...(status === 'PENDING' ? [awaited('settlement', gatewayDelay)] : []),
      ...(isReserved ? [awaited('scheduledAction', schedule.after)] : []),
      ...(card.chargeback && status !== 'DECLINED' ? [awaited('chargeback', chargebackDelay)] : []),
    ],
  }
}

/** Records a payment that was made at the business. */
export const payOffline = (context: Context, amount: Amount): Payment =>
  newPayment(context, context.newId(), amount, 'APPROVED', {
    paymentMethod: 'Offline',
    offlinePayment: true,
    savedPaymentMethod: false,
  })

/** The payment in another status. */
export const moved = ({ now }: Pick<Context, 'now'>, payment: Payment, status: string): Payment => ({
  ...payment,
  status,
  updatedDate: now(),
  ...(payment.regularPaymentDetails && {
    regularPaymentDetails: { ...payment.regularPaymentDetails, status },
  }),
})
