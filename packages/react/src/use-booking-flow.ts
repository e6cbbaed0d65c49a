import { createRedirectSession } from '@frontdesk/auth'
import {
  book,
  bookedEntityOf,
  type BookedResource,
  type BookedVisitService,
  type Booking,
  type BookingChoice,
  type BookingDetails,
  type BookingPlan,
  type BookingPlanState,
  type BookingRequest,
  bookingsOfRequest,
  getService,
  isSlotTakenError,
  planBooking,
  queryExtendedBookings,
  type Service,
  type TimeSlot,
} from '@frontdesk/bookings'
import { addLineItemsToCurrentCart, getCurrentCart } from '@frontdesk/ecom'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef, useState } from 'react'
import { readsOfTimes } from './availability-query.ts'
import {
  bookingFlow,
  type BookingFlowState,
  type BookingStep,
  canSubmit,
  initialBookingFlow,
} from './booking-flow.ts'
import { leave } from './checkout.ts'
import { type Keyed, keyOf } from './read-query.ts'
import type { UseCheckoutOptions } from './use-checkout.ts'
import { useClient } from './use-client.ts'
import { usePageRestore } from './use-page-restore.ts'
import { useStable } from './use-stable.ts'

/** The customer's choices before booking. */
export interface BookingDraft extends BookingChoice {
  readonly details?: BookingDetails | undefined
  /** The progress of the booking: it continues there and is not made twice. */
  readonly plan?: BookingPlanState | undefined
}

/** The services of a booking: one service, or a visit with several in order. */
export type BookedServices =
  | {
      readonly serviceId: string

      readonly services?: undefined
    }
  | {
      /** The services of the visit, in order. */
      readonly services: readonly BookedVisitService[]
      readonly serviceId?: undefined
    }

export interface BookingFlowSettings {
  /**
   * The time zone in which time slots are requested; defaults to the time zone of the business. A chosen time slot
   * keeps its own.
   */
  readonly timeZone?: string | undefined
  /**
   * The earlier choices to continue from: read at the first render, and when the services change. Store `slot`,
   * `resource`, `timeZone`, `details` and `plan` outside the page, so that a sign-in or a reload loses nothing.
   */
  readonly draft?: BookingDraft | undefined
  /** Opens the hosted checkout after `submit`; without it the booking stays in the cart. */
  readonly checkout?: UseCheckoutOptions
}

export type UseBookingFlowOptions = BookedServices & BookingFlowSettings

export interface BookingFlow {
  readonly step: BookingStep
  readonly slot: TimeSlot | undefined
  readonly resource: BookedResource | undefined
  /** The time zone of `slot` and `alternatives`; absent if it is that of the business. */
  readonly timeZone: string | undefined
  readonly details: BookingDetails | undefined
  /** The bookings once they are made and in the cart; empty until then. */
  readonly bookings: readonly Booking[]
  /** The progress of the booking after `submit`: plain data, to continue after a reload. */
  readonly plan: BookingPlanState | undefined
  /** At step `slotTaken`: free time slots near the taken one. */
  readonly alternatives: readonly TimeSlot[]
  /** The error at steps `slotTaken` and `failed`. */
  readonly error: Error | undefined
  /**
   * Chooses a time slot of `useAvailability` and the staff member, for a whole visit too. For a course: `{ scheduleId:
   * service.schedule.id }`.
   */
  readonly selectSlot: (slot: TimeSlot, resource?: BookedResource) => void
  /** Sets the contact details, the number of participants and the payment option. */
  readonly setDetails: (details: BookingDetails) => void
  /**
   * Books, and adds each booking to the cart. You can call it again after a failure: no step is done twice. After a
   * lost response, it looks for the bookings first.
   */
  readonly submit: () => Promise<void>
  /** Goes back one step, if possible. */
  readonly back: () => void
}

/** The plan for one choice of time slot and details. */
interface OwnPlan {
  /** Both as text, so that choosing the same values again is not a different booking. */
  readonly key: string
  readonly plan: BookingPlan
}

/** The bookings of a request, as text. */
const keyOfRequest = (request: BookingRequest): string =>
  hashKey(bookingsOfRequest(request).map((one) => [bookedEntityOf(one, one.serviceId), one.details]))

const serviceIdsOf = ({ serviceId, services }: BookedServices): readonly string[] =>
  services ? services.map((service) => service.serviceId) : [serviceId]

/**
 * Guides a customer from a time slot to a booking in the cart, step by step: for one service, or for a visit with
 * several. However often `submit` is called, it books once. If another customer was faster, the step is `slotTaken` and
 * `alternatives` contains time slots nearby.
 *
 * @example
 * const { step, selectSlot, setDetails, submit } = useBookingFlow({ serviceId, checkout: { returnTo: '/booked' } })
 */
export const useBookingFlow = (options: UseBookingFlowOptions): BookingFlow => {
  const { timeZone, draft, checkout } = options
  const client = useClient()
  const cache = useQueryClient()
  const resume = (): BookingFlowState => stateOf(draft, timeZone)
  const [state, dispatch] = useReducer(bookingFlow, undefined, resume)
  const serviceIds = serviceIdsOf(options)
  const booked = serviceIds.join()
  const [startedFor, setStartedFor] = useState(booked)
  if (startedFor !== booked) {
    setStartedFor(booked)
    dispatch({ type: 'serviceChanged', state: resume() })
  }
  // `null` once a booking was made, after which the draft no longer counts.
  const own = useRef<OwnPlan | null>(undefined)
  const [plan, setPlan] = useState<BookingPlanState | undefined>(draft?.plan)
  const running = useRef<Promise<void>>(undefined)
  usePageRestore(() => {
    dispatch({ type: 'pageRestored' })
  })

  const makeStale = (...reads: Keyed[]): void => {
    for (const read of reads) void cache.invalidateQueries({ queryKey: keyOf(client, read) })
  }

  /** The plan for a choice: the existing plan for the same choice, here or before a reload, or a new one. */
  const planOf = (choice: BookingChoice, details: BookingDetails): BookingPlan => {
    const request: BookingRequest = options.services
      ? { ...choice, services: options.services, details }
      : { ...choice, serviceId: options.serviceId, details }
    const key = keyOfRequest(request)
    if (own.current === undefined && draft?.plan)
      own.current = { key: keyOfRequest(draft.plan.request), plan: planBooking(draft.plan) }
    if (own.current?.key !== key) own.current = { key, plan: planBooking(request) }
    return own.current.plan
  }

  const carryOut = async (choice: BookingChoice, details: BookingDetails): Promise<void> => {
    let current: BookingPlan | undefined
    try {
      current = planOf(choice, details)
      const { bookings, checkoutUrl } = await book(client, current, {
        addLineItemsToCurrentCart,
        getCurrentCart,
        ...(checkout && {
          createRedirectSession,
          returnTo: new URL(checkout.returnTo, location.href).href,
        }),
        services: serviceIds.flatMap(
          (serviceId) => cache.getQueryData<Service>(keyOf(client, getService, { serviceId })) ?? [],
        ),
        onProgress: setPlan,
      })
      dispatch({ type: 'booked', bookings, leaving: checkoutUrl !== undefined })
      if (checkoutUrl !== undefined) (checkout?.navigate ?? leave)(checkoutUrl)
    } catch (error) {
      if (isSlotTakenError(error)) {
        makeStale(...readsOfTimes)
        dispatch({ type: 'slotTaken', error, alternatives: error.alternatives })
      } else dispatch({ type: 'failed', error: error instanceof Error ? error : new Error(String(error)) })
    } finally {
      if (current?.state.bookings) makeStale(...readsOfTimes, queryExtendedBookings, getCurrentCart)
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
      // After step "done", the same choice starts a new booking.
      if (state.step === 'done') {
        own.current = null
        setPlan(undefined)
      }
      // The alternatives are in the time zone of the taken time slot.
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
  return { ...view(state), plan, ...stable }
}

const stateOf = (draft: BookingDraft | undefined, timeZone: string | undefined): BookingFlowState => {
  if (!draft) return initialBookingFlow
  const { details, plan: _, ...choice } = draft
  const chosen = bookingFlow(initialBookingFlow, {
    type: 'slotSelected',
    choice: { ...choice, timeZone: choice.timeZone ?? timeZone },
  })
  return details ? bookingFlow(chosen, { type: 'detailsSet', details }) : chosen
}

const view = ({
  choice,
  ...state
}: BookingFlowState): Omit<BookingFlow, 'plan' | 'selectSlot' | 'setDetails' | 'submit' | 'back'> => ({
  ...state,
  slot: choice?.slot,
  resource: choice?.resource,
  timeZone: choice?.timeZone,
})
