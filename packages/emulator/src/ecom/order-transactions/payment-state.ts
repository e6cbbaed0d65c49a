import type { Payment, RefundTransaction } from '@frontdesk/ecom'
import { stateMachine, type StateMachine } from '../../kernel/entity/transitions.ts'

/** `await` and `handOver` move a payment between the provider and the business, which both may settle it. */
type PaymentAction =
  'await' | 'handOver' | 'approve' | 'authorize' | 'decline' | 'cancel' | 'capture' | 'void' | 'refund'

/** The transitions of a payment. The amount of its refunds decides where `refund` leads. */
export const paymentTransitions: StateMachine<PaymentAction, string> = stateMachine<PaymentAction, string>({
  name: 'payment',
  code: 'STATUS_NOT_ALLOWED',
  actions: {
    await: { from: ['PENDING_MERCHANT'], to: 'PENDING' },
    handOver: { from: ['PENDING'], to: 'PENDING_MERCHANT' },
    approve: { from: ['PENDING', 'PENDING_MERCHANT'], to: 'APPROVED' },
    authorize: { from: ['PENDING', 'PENDING_MERCHANT'], to: 'AUTHORIZED' },
    decline: { from: ['PENDING', 'PENDING_MERCHANT'], to: 'DECLINED' },
    cancel: { from: ['PENDING', 'PENDING_MERCHANT'], to: 'CANCELED' },
    capture: { from: ['AUTHORIZED'], to: 'APPROVED' },
    void: { from: ['AUTHORIZED'], to: 'VOIDED' },
    refund: { from: ['APPROVED', 'PARTIALLY_REFUNDED', 'REFUNDED'] },
  },
})

type RefundAction = 'start' | 'send' | 'succeed' | 'fail'

/** The transitions of the refund of one payment. */
export const refundTransitions: StateMachine<RefundAction, string> = stateMachine<RefundAction, string>({
  name: 'refund of the payment',
  code: 'STATUS_NOT_ALLOWED',
  actions: {
    start: { from: ['SCHEDULED'], to: 'STARTED' },
    send: { from: ['SCHEDULED', 'STARTED'], to: 'PENDING' },
    succeed: { from: ['SCHEDULED', 'STARTED', 'PENDING'], to: 'SUCCEEDED' },
    fail: { from: ['SCHEDULED', 'STARTED', 'PENDING'], to: 'FAILED' },
  },
})

/** Whether the refund of a payment may still succeed or fail. */
export const isUnderWay = ({ refundStatus }: RefundTransaction): boolean =>
  refundTransitions.allows('fail', refundStatus)

/** Whether money of the payment has reached the business. */
export const isReceived = ({ status }: Payment): boolean => paymentTransitions.allows('refund', status)
