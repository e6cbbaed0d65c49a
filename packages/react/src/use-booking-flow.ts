import {
  type BookedEntity,
  type BookedResource,
  type Booking,
  bookingsAppId,
  createBooking,
  getService,
  listAvailabilityTimeSlots,
  listEventTimeSlots,
  type NewBooking,
  queryExtendedBookings,
  type SelectedPaymentOption,
  type Service,
  type TimeSlot,
} from '@frontdesk/bookings'
import { type Closed, isFrontdeskError } from '@frontdesk/core'
import { addLineItemsToCurrentCart, getCurrentCart } from '@frontdesk/ecom'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef, useState } from 'react'
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
import { findMade } from './find-made-booking.ts'
import { type Keyed, keyOf } from './read-query.ts'
import type { UseCheckoutOptions } from './use-checkout.ts'
import { useClient } from './use-client.ts'
import { usePageRestore } from './use-page-restore.ts'
import { useStable } from './use-stable.ts'

/** How far a customer came before booking. */
export interface BookingDraft extends BookingChoice {
  readonly details?: BookingDetails | undefined
}

export interface UseBookingFlowOptions {
  readonly serviceId: string
  /** The zone that the slots are asked for in; that of the business unless given. What was chosen keeps its own. */
  readonly timeZone?: string | undefined
  /**
   * What was chosen before, to go on from: read at the first render, and when the service is another one. Keep `slot`,
   * `resource`, `timeZone` and `details` somewhere that outlives the page, and a sign-in or a reload loses nothing.
   */
  readonly draft?: BookingDraft | undefined
  /** Goes on to the hosted checkout after `submit`; without it the booking stays in the cart. */
  readonly checkout?: UseCheckoutOptions
}

export interface BookingFlow {
  readonly step: BookingStep
  readonly slot: TimeSlot | undefined
  readonly resource: BookedResource | undefined
  /** The zone of the times of `slot` and `alternatives`; absent when it is that of the business. */
  readonly timeZone: string | undefined
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
  /**
   * Books, and puts the booking into the cart. May be called again after a failure: what is done is not done twice. Where
   * the answer was lost, the booking is looked for first.
   */
  readonly submit: () => Promise<void>
  /** One step back, where there is a way back. */
  readonly back: () => void
}

/** What was done already for one choice of time and details. */
interface Progress {
  /** Both as text: choosing the same once more is no other booking. */
  readonly key: string
  booking?: Booking
  /** Whether an answer was lost: there may be a booking that nobody here knows of. */
  isUnsure?: boolean
  /** The cart that the booking is in. */
  cartId?: string
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
  const resume = (): BookingFlowState => stateOf(draft, timeZone)
  const [state, dispatch] = useReducer(bookingFlow, undefined, resume)
  const [startedFor, setStartedFor] = useState(serviceId)
  if (startedFor !== serviceId) {
    setStartedFor(serviceId)
    dispatch({ type: 'serviceChanged', state: resume() })
  }
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
    bookedEntity: BookedEntity,
    { formSubmission, ...details }: BookingDetails,
    isUnsure: boolean | undefined,
  ): Promise<Booking> => {
    const selectedPaymentOption = details.selectedPaymentOption ?? paymentOptionOf(await readService())
    const booking: NewBooking = {
      ...(!details.participantsChoices && { totalParticipants: 1 }),
      ...details,
      selectedPaymentOption,
      bookedEntity,
    }
    const made = isUnsure ? await findMade(client, booking) : undefined
    return made ?? createBooking(client, { booking, ...(formSubmission && { formSubmission }) })
  }

  const carryOut = async (choice: BookingChoice, details: BookingDetails): Promise<void> => {
    const bookedEntity = bookedEntityOf(choice, serviceId)
    const key = hashKey([bookedEntity, details])
    if (progress.current?.key !== key) progress.current = { key }
    const done = progress.current
    try {
      if (!done.booking)
        try {
          done.booking = await book(bookedEntity, details, done.isUnsure)
        } catch (error) {
          done.isUnsure ||= isFrontdeskError(error) && error.maybeProcessed
          throw error
        }
      const { booking } = done
      if (done.cartId === undefined) {
        const { id } = await addLineItemsToCurrentCart(client, {
          catalogItems: [
            { catalogReference: { appId: bookingsAppId, catalogItemId: booking.id }, quantity: 1 },
          ],
        })
        done.cartId = id
      }
      makeStale(listAvailabilityTimeSlots, listEventTimeSlots, queryExtendedBookings, getCurrentCart)
      const url = checkout && (await checkoutUrl(client, checkout.returnTo, done.cartId))
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

  const stable = useStable({
    selectSlot: (slot: TimeSlot, resource?: BookedResource) => {
      // After a booking was made, the same once more is another one.
      if (state.step === 'done') progress.current = undefined
      // Free times near the one that was taken are in its zone.
      const zone = state.alternatives.includes(slot) ? state.choice?.timeZone : timeZone
      dispatch({ type: 'slotSelected', choice: { slot, resource, timeZone: zone } })
    },
    setDetails: (details: BookingDetails) => {
      dispatch({ type: 'detailsSet', details })
    },
    submit,
    back: () => {
      dispatch({ type: 'back' })
    },
  })
  return { ...view(state), ...stable }
}

const stateOf = (draft: BookingDraft | undefined, timeZone: string | undefined): BookingFlowState => {
  if (!draft) return initialBookingFlow
  const { details, ...choice } = draft
  const chosen = bookingFlow(initialBookingFlow, {
    type: 'slotSelected',
    choice: { ...choice, timeZone: choice.timeZone ?? timeZone },
  })
  return details ? bookingFlow(chosen, { type: 'detailsSet', details }) : chosen
}

const view = ({
  choice,
  ...state
}: BookingFlowState): Omit<BookingFlow, 'selectSlot' | 'setDetails' | 'submit' | 'back'> => ({
  ...state,
  slot: choice?.slot,
  resource: choice?.resource,
  timeZone: choice?.timeZone,
})

/** Online where the service can be paid so; otherwise on the spot. */
const paymentOptionOf = ({ payment }: Service): Closed<SelectedPaymentOption> =>
  payment?.options?.online === false && payment.options.inPerson ? 'OFFLINE' : 'ONLINE'
