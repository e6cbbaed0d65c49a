import type { AuthorizationDetails, Capture, Payment, VoidReason } from '@frontdesk/ecom'
import { decline, type Failure } from '../../kernel/failure.ts'
import { type Amount, compare, type Currency, isZero, round, toPrice, zero } from '../../kernel/money.ts'
import type { Context } from '../catalog.ts'
import { cardOf, gatewayDelay } from './gateway.ts'
import { moved } from './payment.ts'
import { paymentTransitions } from './payment-state.ts'
import { type KeptTransactions, withChanged } from './transactions.ts'

const captureOf = ({ regularPaymentDetails }: Payment): Capture | undefined =>
  regularPaymentDetails?.authorizationDetails?.captures?.[0]

/** The payment with changed details of its authorization. */
const withAuthorization = (
  { now }: Pick<Context, 'now'>,
  payment: Payment,
  change: Partial<AuthorizationDetails>,
): Payment => ({
  ...payment,
  updatedDate: now(),
  regularPaymentDetails: {
    ...payment.regularPaymentDetails,
    authorizationDetails: { ...payment.regularPaymentDetails?.authorizationDetails, ...change },
  },
})

/** The payment as captured. */
export const captured = (context: Pick<Context, 'now'>, payment: Payment, capture: Capture): Payment =>
  withAuthorization(
    context,
    moved(context, payment, paymentTransitions.require('capture', payment.status).to),
    {
      captures: [{ ...capture, status: 'SUCCEEDED' }],
    },
  )

/** The payment as voided. */
export const voided = (context: Pick<Context, 'now'>, payment: Payment, reason: VoidReason): Payment =>
  withAuthorization(context, moved(context, payment, paymentTransitions.require('void', payment.status).to), {
    void: { status: 'SUCCEEDED', voidedDate: context.now(), reason },
  })

/** The codes of an API for payments on which the gateway cannot act. */
export interface AuthorizationCodes {
  /** The payment was not made by card. */
  readonly notOnline: string
  /** The gateway does not know the payment. */
  readonly notAtGateway: string
}

const collectorCodes: AuthorizationCodes = {
  notOnline: 'NOT_REGULAR_ONLINE_PAYMENT',
  notAtGateway: 'PAYMENT_GATEWAY_ID_NOT_FOUND',
}

/** The reserved payment, as long as the gateway can still act on it. */
const requireReserved = (
  { payments }: KeptTransactions,
  paymentId: string,
  codes: AuthorizationCodes = collectorCodes,
): Payment => {
  const payment = payments.find(({ id }) => id === paymentId)
  const refuse = (code: string, description: string, status = 409): Failure =>
    decline(status, code, description, { paymentId })
  if (!payment) throw refuse('PAYMENT_NOT_FOUND', 'The order has no such payment', 404)
  const { regularPaymentDetails: details } = payment
  if (!details || details.offlinePayment)
    throw refuse(codes.notOnline, 'Only a payment by card is authorised before it is made', 400)
  if (paymentTransitions.allows('void', payment.status)) {
    if (details.gatewayTransactionId === undefined)
      throw refuse(codes.notAtGateway, 'The gateway does not know this payment')
    return payment
  }
  if (payment.status === 'VOIDED') throw refuse('PAYMENT_ALREADY_VOIDED', 'The payment is voided already')
  if (captureOf(payment)?.status === 'SUCCEEDED')
    throw refuse('PAYMENT_ALREADY_CAPTURED', 'The payment is captured already')
  throw refuse('PAYMENT_NOT_AUTHORIZED', `The payment is ${payment.status ?? 'without a status'}`)
}

const amountToCapture = ({ id, amount }: Payment, given: string | undefined, currency: Currency): Amount => {
  const whole = round(amount?.amount ?? 0, currency)
  if (given === undefined) return whole
  const asked = round(given, currency)
  if (isZero(asked) || compare(asked, zero(currency)) < 0 || compare(asked, whole) > 0)
    throw decline(
      400,
      'INVALID_AMOUNT',
      'A capture takes an amount above zero, and at most the reserved one',
      {
        paymentId: id,
        authorized: amount,
      },
    )
  return asked
}

/**
 * The transactions after a payment is captured, with the whole reserved amount unless one is given.
 *
 * @throws Failure `PAYMENT_NOT_FOUND`, `NOT_REGULAR_ONLINE_PAYMENT`, `PAYMENT_ALREADY_VOIDED`, `PAYMENT_ALREADY_CAPTURED`,
 * `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_GATEWAY_ID_NOT_FOUND`, `PAYMENT_HAS_PENDING_CAPTURE`, `INVALID_AMOUNT`
 */
export const capture = (
  context: Context,
  kept: KeptTransactions,
  paymentId: string,
  amount: string | undefined,
  currency: Currency,
  codes?: AuthorizationCodes,
): KeptTransactions => {
  const payment = requireReserved(kept, paymentId, codes)
  if (captureOf(payment)?.status === 'PENDING')
    throw decline(409, 'PAYMENT_HAS_PENDING_CAPTURE', 'A capture of the payment is under way', { paymentId })
  const started: Capture = {
    id: context.newId(),
    amount: toPrice(amountToCapture(payment, amount, currency)),
    createdDate: context.now(),
  }
  const outcome = cardOf(context, payment)?.capture
  const next =
    outcome === 'fails'
      ? withAuthorization(context, payment, {
          captures: [{ ...started, status: 'FAILED', failureDetails: { failureCode: 'CAPTURE_REFUSED' } }],
        })
      : outcome === 'pending'
        ? withAuthorization(context, payment, { captures: [{ ...started, status: 'PENDING' }] })
        : captured(context, payment, started)
  return {
    ...kept,
    payments: withChanged(kept.payments, [next]),
    ...(outcome === 'pending' && {
      awaited: [
        ...(kept.awaited ?? []),
        { at: context.now().getTime() + gatewayDelay, what: 'capture', paymentId },
      ],
    }),
  }
}

/** The transactions after a capture that was under way has succeeded. */
export const finishCapture = (
  context: Pick<Context, 'now'>,
  kept: KeptTransactions,
  paymentId: string,
): KeptTransactions => {
  const payment = kept.payments.find(({ id }) => id === paymentId)
  if (!payment || !paymentTransitions.allows('capture', payment.status)) return kept
  const started = captureOf(payment)
  if (started?.status !== 'PENDING') return kept
  return { ...kept, payments: withChanged(kept.payments, [captured(context, payment, started)]) }
}

/**
 * The transactions after a payment is voided.
 *
 * @throws Failure `PAYMENT_NOT_FOUND`, `NOT_REGULAR_ONLINE_PAYMENT`, `PAYMENT_ALREADY_VOIDED`, `PAYMENT_ALREADY_CAPTURED`,
 * `PAYMENT_NOT_AUTHORIZED`, `PAYMENT_GATEWAY_ID_NOT_FOUND`
 */
export const voidPayment = (
  context: Pick<Context, 'now'>,
  kept: KeptTransactions,
  paymentId: string,
  reason: VoidReason,
  codes?: AuthorizationCodes,
): KeptTransactions => ({
  ...kept,
  payments: withChanged(kept.payments, [voided(context, requireReserved(kept, paymentId, codes), reason)]),
})

/** The transactions after the scheduled action of a payment; the same ones when another customer was faster. */
export const runScheduledAction = (
  context: Context,
  kept: KeptTransactions,
  paymentId: string,
  currency: Currency,
): KeptTransactions => {
  const payment = kept.payments.find(({ id }) => id === paymentId)
  const isOpen = payment && paymentTransitions.allows('void', payment.status)
  if (!isOpen || captureOf(payment)?.status === 'PENDING') return kept
  return payment.regularPaymentDetails?.authorizationDetails?.scheduledAction?.actionType === 'CAPTURE'
    ? capture(context, kept, paymentId, undefined, currency)
    : voidPayment(context, kept, paymentId, 'SCHEDULED')
}
