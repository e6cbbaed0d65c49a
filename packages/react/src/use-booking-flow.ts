import {
  type BookedResource,
  type Booking,
  bookingsAppId,
  createBooking,
  getService,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  queryExtendedBookings,
  type SelectedPaymentOption,
  type Service,
  type TimeSlot,
} from '@frontdesk/bookings'
import { addLineItemsToCurrentCart, getCurrentCart } from '@frontdesk/ecom'
import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef } from 'react'
import {
  alternativesOf,
  bookedEntityOf,
  type BookingChoice,
  type BookingDetails,
  bookingFlow,
  type BookingFlowState,
  type BookingStep,
  canSubmit,
  initialBookingFlow,
  isSlotTaken,
} from './booking-flow.ts'
import { checkoutUrl, leave } from './checkout.ts'
import { type Keyed, keyOf } from './read-query.ts'
import type { UseCheckoutOptions } from './use-checkout.ts'
import { useClient } from './use-client.ts'
import { usePageRestore } from './use-page-restore.ts'

/** How far a customer came before booking. */
export interface BookingDraft extends BookingChoice {
  readonly details?: BookingDetails | undefined
}

export interface UseBookingFlowOptions {
  readonly serviceId: string
  /** The zone that the slots were asked for in; that of the business unless given. */
  readonly timeZone?: string | undefined
  /**
   * What was chosen before, to go on from: read once, at the first render. Keep `slot`, `resource` and `details`
   * somewhere that outlives the page, and a sign-in or a reload loses nothing.
   */
  readonly draft?: BookingDraft | undefined
  /** Goes on to the hosted checkout after `submit`; without it the booking stays in the cart. */
  readonly checkout?: UseCheckoutOptions
}

export interface BookingFlow {
  readonly step: BookingStep
  readonly slot: TimeSlot | undefined
  readonly resource: BookedResource | undefined
  readonly details: BookingDetails | undefined
  /** The booking, once it is made and in the cart. */
  readonly booking: Booking | undefined
  /** At step `slotTaken`: free times near the one that was taken. */
  readonly alternatives: readonly TimeSlot[]
  /** At steps `slotTaken` and `failed`. */
  readonly error: Error | undefined
  /** Chooses a time of `useAvailability`. For a course: `{ scheduleId: service.schedule.id }`. */
  readonly selectSlot: (slot: TimeSlot, resource?: BookedResource) => void
  /** Says who comes and how it is paid. */
  readonly setDetails: (details: BookingDetails) => void
  /** Books, and puts the booking into the cart. May be called again after a failure: what is done is not done twice. */
  readonly submit: () => Promise<void>
  /** One step back, where there is a way back. */
  readonly back: () => void
}

/** What was done already for one choice of time and details. */
interface Progress {
  readonly choice: BookingChoice
  readonly details: BookingDetails
  booking?: Booking
  inCart?: boolean
}

/**
 * Takes a customer from a time to a booking in the cart, step by step. However often `submit` is clicked, one booking
 * is made. When somebody else was faster, the step is `slotTaken` and `alternatives` holds times nearby.
 *
 * @example
 * const { step, selectSlot, setDetails, submit } = useBookingFlow({ serviceId, checkout: { returnTo: '/booked' } })
 */
export const useBookingFlow = ({
  serviceId,
  timeZone,
  draft,
  checkout,
}: UseBookingFlowOptions): BookingFlow => {
  const client = useClient()
  const cache = useQueryClient()
  const [state, dispatch] = useReducer(bookingFlow, draft, resume)
  const progress = useRef<Progress>(undefined)
  const running = useRef<Promise<void>>(undefined)
  usePageRestore(() => {
    dispatch({ type: 'pageRestored' })
  })

  const makeStale = (...reads: Keyed[]): void => {
    for (const read of reads) void cache.invalidateQueries({ queryKey: keyOf(client, read) })
  }

  const readService = async (): Promise<Service> =>
    cache.getQueryData<Service>(keyOf(client, getService, { serviceId })) ?? getService(client, { serviceId })

  const book = async (
    choice: BookingChoice,
    { formSubmission, ...details }: BookingDetails,
  ): Promise<Booking> => {
    const selectedPaymentOption = details.selectedPaymentOption ?? paymentOptionOf(await readService())
    return createBooking(client, {
      booking: {
        ...(!details.participantsChoices && { totalParticipants: 1 }),
        ...details,
        selectedPaymentOption,
        bookedEntity: bookedEntityOf(choice, serviceId, timeZone),
      },
      ...(formSubmission && { formSubmission }),
    })
  }

  const carryOut = async (choice: BookingChoice, details: BookingDetails): Promise<void> => {
    if (progress.current?.choice !== choice || progress.current.details !== details)
      progress.current = { choice, details }
    const done = progress.current
    try {
      const booking = (done.booking ??= await book(choice, details))
      if (!done.inCart) {
        await addLineItemsToCurrentCart(client, {
          catalogItems: [
            { catalogReference: { appId: bookingsAppId, catalogItemId: booking.id }, quantity: 1 },
          ],
        })
        done.inCart = true
      }
      makeStale(listAvailabilityTimeSlots, listEventTimeSlots, queryExtendedBookings, getCurrentCart)
      const url = checkout && (await checkoutUrl(client, checkout.returnTo))
      dispatch({ type: 'booked', booking, leaving: url !== undefined })
      if (url !== undefined) (checkout?.navigate ?? leave)(url)
    } catch (error) {
      if (isSlotTaken(error)) {
        makeStale(listAvailabilityTimeSlots, listEventTimeSlots)
        dispatch({ type: 'slotTaken', error, alternatives: alternativesOf(error) })
      } else dispatch({ type: 'failed', error: error instanceof Error ? error : new Error(String(error)) })
    }
  }

  const submit = (): Promise<void> => {
    if (running.current) return running.current
    if (!canSubmit(state)) return Promise.resolve()
    dispatch({ type: 'submitted' })
    running.current = carryOut(state.choice, state.details).finally(() => {
      running.current = undefined
    })
    return running.current
  }

  return {
    ...view(state),
    selectSlot: (slot, resource) => {
      dispatch({ type: 'slotSelected', choice: { slot, resource } })
    },
    setDetails: (details) => {
      dispatch({ type: 'detailsSet', details })
    },
    submit,
    back: () => {
      dispatch({ type: 'back' })
    },
  }
}

const resume = (draft: BookingDraft | undefined): BookingFlowState => {
  if (!draft) return initialBookingFlow
  const { details, ...choice } = draft
  const chosen = bookingFlow(initialBookingFlow, { type: 'slotSelected', choice })
  return details ? bookingFlow(chosen, { type: 'detailsSet', details }) : chosen
}

const view = ({
  choice,
  ...state
}: BookingFlowState): Omit<BookingFlow, 'selectSlot' | 'setDetails' | 'submit' | 'back'> => ({
  ...state,
  slot: choice?.slot,
  resource: choice?.resource,
})

/** Online where the service can be paid so; otherwise on the spot. */
const paymentOptionOf = ({ payment }: Service): SelectedPaymentOption =>
  payment?.options?.online === false && payment.options.inPerson ? 'OFFLINE' : 'ONLINE'
