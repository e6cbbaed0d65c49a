import type {
  AvailableSlot,
  BookedEntity,
  BookedLocation,
  BookedResource,
  Booking,
  NewBooking,
  TimeSlot,
  TimeSlotLocation,
} from '@frontdesk/bookings'
import { type ApplicationError, isApplicationError } from '@frontdesk/core'

/** Where a customer is on the way to a booking. */
export type BookingStep =
  'slot' | 'details' | 'review' | 'creating' | 'redirecting' | 'done' | 'slotTaken' | 'failed'

/** What a customer says beside the time: who comes, how many, how it is paid. */
export interface BookingDetails extends Omit<NewBooking, 'bookedEntity'> {
  /** Answers to the booking form, by the key of the field. */
  formSubmission?: Record<string, unknown>
}

/** The time that a customer chose. */
export interface BookingChoice {
  /** A time of `useAvailability`; of a course its schedule alone is enough. */
  readonly slot: TimeSlot | AvailableSlot
  /** Who gives it; anybody who is free unless given. */
  readonly resource?: BookedResource | undefined
  /** The zone that the times of the slot are in; that of the business unless given. */
  readonly timeZone?: string | undefined
}

export interface BookingFlowState {
  readonly step: BookingStep
  readonly choice: BookingChoice | undefined
  readonly details: BookingDetails | undefined
  /** The booking, once it is made and in the cart. */
  readonly booking: Booking | undefined
  /** Free times near the one that was taken. */
  readonly alternatives: readonly TimeSlot[]
  readonly error: Error | undefined
}

export type BookingFlowEvent =
  | { readonly type: 'slotSelected'; readonly choice: BookingChoice }
  | { readonly type: 'detailsSet'; readonly details: BookingDetails }
  | { readonly type: 'back' }
  | { readonly type: 'submitted' }
  | { readonly type: 'booked'; readonly booking: Booking; readonly leaving: boolean }
  | { readonly type: 'slotTaken'; readonly error: Error; readonly alternatives: readonly TimeSlot[] }
  | { readonly type: 'failed'; readonly error: Error }
  | { readonly type: 'pageRestored' }
  | { readonly type: 'serviceChanged'; readonly state: BookingFlowState }

export const initialBookingFlow: BookingFlowState = {
  step: 'slot',
  choice: undefined,
  details: undefined,
  booking: undefined,
  alternatives: [],
  error: undefined,
}

/** Where Back leads from each step; absent where there is no way back. */
const previousStep: Readonly<Partial<Record<BookingStep, BookingStep>>> = {
  details: 'slot',
  review: 'details',
  slotTaken: 'slot',
  failed: 'review',
}

/** The steps of a booking. An event that does not fit the step changes nothing. */
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
        booking: undefined,
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
        ? to(event.leaving ? 'redirecting' : 'done', { booking: event.booking })
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

/** Whether everything is there that a booking needs. */
export const canSubmit = (
  state: BookingFlowState,
): state is BookingFlowState & { choice: BookingChoice; details: BookingDetails } =>
  (state.step === 'review' || state.step === 'failed') && !!state.choice && !!state.details

/** Bookings name the kinds of places otherwise than time slots do. */
const locationTypes: Readonly<Partial<Record<string, NonNullable<BookedLocation['locationType']>>>> = {
  BUSINESS: 'OWNER_BUSINESS',
  CUSTOM: 'OWNER_CUSTOM',
  CUSTOMER: 'CUSTOM',
}

const bookedLocation = ({ locationType = '', ...place }: TimeSlotLocation): BookedLocation => {
  const type = locationTypes[locationType]
  return { ...place, ...(type && { locationType: type }) }
}

/** What is booked: a session of a class, a course as a whole, or a time of an appointment. */
export const bookedEntityOf = (
  { slot, resource, timeZone }: BookingChoice,
  serviceId: string,
): BookedEntity => {
  const { eventInfo, scheduleId, localStartDate, localEndDate, location } = slot
  if (eventInfo?.eventId) return { slot: { eventId: eventInfo.eventId } }
  const schedule = { serviceId, ...(scheduleId && { scheduleId }), ...(timeZone && { timezone: timeZone }) }
  if (!localStartDate || ('isCourse' in slot && slot.isCourse)) return { schedule }
  return {
    slot: {
      ...schedule,
      startDate: localStartDate,
      ...(localEndDate && { endDate: localEndDate }),
      ...(resource && { resource }),
      ...(location && { location: bookedLocation(location) }),
    },
  }
}

const takenCodes: readonly string[] = [
  'SLOT_NOT_AVAILABLE',
  'SESSION_CAPACITY_EXCEEDED',
  'SCHEDULE_CAPACITY_EXCEEDED',
]

/** Whether somebody else was faster. */
export const isSlotTaken = (error: unknown): error is ApplicationError =>
  isApplicationError(error) && takenCodes.includes(error.code)

/** The nearest free times that came with the refusal. */
export const alternativesOf = ({ data }: ApplicationError): readonly TimeSlot[] => {
  const { alternatives } = data
  return Array.isArray(alternatives) ? (alternatives as TimeSlot[]) : []
}
