import type { Booking, BookingChoice, BookingDetails, MadeBookings, TimeSlot } from '@frontdesk/bookings'

/** The current step of a customer's booking. */
export type BookingStep =
  'slot' | 'details' | 'review' | 'creating' | 'redirecting' | 'done' | 'slotTaken' | 'failed'

export interface BookingFlowState {
  readonly step: BookingStep
  readonly choice: BookingChoice | undefined
  readonly details: BookingDetails | undefined
  /** The bookings once they are made and in the cart; empty until then. */
  readonly bookings: readonly Booking[]
  /** Free time slots near the taken one. */
  readonly alternatives: readonly TimeSlot[]
  readonly error: Error | undefined
}

export type BookingFlowEvent =
  | { readonly type: 'slotSelected'; readonly choice: BookingChoice }
  | { readonly type: 'detailsSet'; readonly details: BookingDetails }
  | { readonly type: 'back' }
  | { readonly type: 'submitted' }
  | { readonly type: 'booked'; readonly bookings: MadeBookings; readonly leaving: boolean }
  | { readonly type: 'slotTaken'; readonly error: Error; readonly alternatives: readonly TimeSlot[] }
  | { readonly type: 'failed'; readonly error: Error }
  | { readonly type: 'pageRestored' }
  | { readonly type: 'serviceChanged'; readonly state: BookingFlowState }

export const initialBookingFlow: BookingFlowState = {
  step: 'slot',
  choice: undefined,
  details: undefined,
  bookings: [],
  alternatives: [],
  error: undefined,
}

/** The step that Back leads to from each step; absent where Back does nothing. */
const previousStep: Readonly<Partial<Record<BookingStep, BookingStep>>> = {
  details: 'slot',
  review: 'details',
  slotTaken: 'slot',
  failed: 'review',
}

/** The steps of a booking. An event that does not match the step changes nothing. */
export const bookingFlow = (state: BookingFlowState, event: BookingFlowEvent): BookingFlowState => {
  const { step, details } = state
  const to = (next: BookingStep, change?: Partial<BookingFlowState>): BookingFlowState => ({
    ...state,
    error: undefined,
    ...change,
    step: next,
  })
  switch (event.type) {
    case 'slotSelected':
      if (step === 'creating' || step === 'redirecting') return state
      return to(details ? 'review' : 'details', {
        choice: event.choice,
        bookings: [],
        alternatives: [],
      })
    case 'detailsSet':
      return step === 'details' || step === 'review' || step === 'failed'
        ? to('review', { details: event.details })
        : state
    case 'back': {
      const previous = previousStep[step]
      return previous ? to(previous) : state
    }
    case 'submitted':
      return canSubmit(state) ? to('creating') : state
    case 'booked':
      return step === 'creating'
        ? to(event.leaving ? 'redirecting' : 'done', { bookings: event.bookings })
        : state
    case 'slotTaken':
      return step === 'creating'
        ? to('slotTaken', { error: event.error, alternatives: event.alternatives })
        : state
    case 'failed':
      return step === 'creating' || step === 'redirecting' ? to('failed', { error: event.error }) : state
    case 'pageRestored':
      return step === 'redirecting' ? to('review') : state
    case 'serviceChanged':
      return event.state
  }
}

/** Whether all required data of a booking is present. */
export const canSubmit = (
  state: BookingFlowState,
): state is BookingFlowState & { choice: BookingChoice; details: BookingDetails } =>
  (state.step === 'review' || state.step === 'failed') && !!state.choice && !!state.details
