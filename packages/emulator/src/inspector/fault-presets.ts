import type { Fault } from '../faults/fault-registry.ts'
import type { FaultRule } from '../faults/fault-rule.ts'

/** A fault that is tried often, ready to be switched on. */
export interface FaultPreset {
  readonly id: string
  readonly title: string
  readonly rule: FaultRule
}

export const faultPresets: readonly FaultPreset[] = [
  {
    id: 'slots-fail-once',
    title: 'Time slots fail once',
    rule: { operation: 'bookings.timeSlots.listAvailability', status: 503, times: 1 },
  },
  {
    id: 'slot-taken',
    title: 'The time slot is taken when it is booked',
    rule: { operation: 'bookings.bookings.create', status: 409, code: 'SLOT_NOT_AVAILABLE', times: 1 },
  },
  { id: 'slow-network', title: 'The network is slow', rule: { latency: [1_500, 4_000] } },
  {
    id: 'token-expired',
    title: 'The next token has expired',
    rule: { operation: '*', status: 401, times: 1 },
  },
  {
    id: 'lost-answer',
    title: 'The answer to a new booking is lost',
    rule: { operation: 'bookings.bookings.create', reset: true, after: true, times: 1 },
  },
  {
    id: 'rate-limited',
    title: 'Too many requests',
    rule: { operation: '*', status: 429, retryAfter: 2, times: 3 },
  },
  { id: 'card-declined', title: 'The card is declined at the checkout', rule: { card: 'declined' } },
  { id: 'card-pending', title: 'The payment stays pending at the checkout', rule: { card: 'pending' } },
  { id: 'offline', title: 'Every connection is cut', rule: { operation: '*', reset: true } },
]

/** The rule that a preset has added, if it is still there. */
export const faultOfPreset = ({ rule }: FaultPreset, faults: readonly Fault[]): Fault | undefined =>
  faults.find(({ id: _, struck: __, disabled: ___, ...own }) => JSON.stringify(own) === JSON.stringify(rule))
