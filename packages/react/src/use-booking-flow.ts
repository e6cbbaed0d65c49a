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

/** How far a customer came before booking. */
export interface BookingDraft extends BookingChoice {
  readonly details?: BookingDetails | undefined
  /** How far the booking itself was: it goes on there, and is not made twice. */
  readonly plan?: BookingPlanState | undefined
}

/** The services of a booking: one service, or a visit with several in the order in which they are given. */
export type BookedServices =
  | {
      readonly serviceId: string

      readonly services?: undefined
    }
  | {
      /** The services of the visit, in the order in which they are given. */
      readonly services: readonly BookedVisitService[]
      readonly serviceId?: undefined
    }

export interface BookingFlowSettings {
  /** The zone that the slots are asked for in; defaults to that of the business. What was chosen keeps its own. */
  readonly timeZone?: string | undefined
  /**
   * The earlier choice to continue from: read at the first render, and when the services are others. Keep `slot`,
   * `resource`, `timeZone`, `details` and `plan` somewhere that outlives the page, and a sign-in or a reload loses
   * nothing.
   */
  readonly draft?: BookingDraft | undefined
  /** Goes on to the hosted checkout after `submit`; without it the booking stays in the cart. */
  readonly checkout?: UseCheckoutOptions
}

export type UseBookingFlowOptions = BookedServices & BookingFlowSettings

export interface BookingFlow {
  readonly step: BookingStep
  readonly slot: TimeSlot | undefined
  readonly resource: BookedResource | undefined
  /** The zone of the times of `slot` and `alternatives`; absent when it is that of the business. */
  readonly timeZone: string | undefined
  readonly details: BookingDetails | undefined
  /** The booking, or those of a visit, once they are made and in the cart; empty until then. */
  readonly bookings: readonly Booking[]
  /** How far the booking is, once `submit` was called: plain data, to continue after a reload. */
  readonly plan: BookingPlanState | undefined
  /** At step `slotTaken`: free times near the one that was taken. */
  readonly alternatives: readonly TimeSlot[]
  /** At steps `slotTaken` and `failed`. */
  readonly error: Error | undefined
  /**
   * Chooses a time of `useAvailability`, and who gives it, a whole visit too. For a course:
   * `{ scheduleId: service.schedule.id }`.
   */
  readonly selectSlot: (slot: TimeSlot, resource?: BookedResource) => void
  /** Says who comes and how it is paid. */
  readonly setDetails: (details: BookingDetails) => void
  /**
   * Books, and puts each booking into the cart. May be called again after a failure: what is done is not done twice. Where
   * the answer was lost, the bookings are looked for first.
   */
  readonly submit: () => Promise<void>
  /** One step back, where there is a way back. */
  readonly back: () => void
}

/** The plan of one choice of time and details. */
interface OwnPlan {
  /** Both as text: choosing the same once more is no other booking. */
  readonly key: string
  readonly plan: BookingPlan
}

/** The bookings that a request asks for, as text. */
const keyOfRequest = (request: BookingRequest): string =>
  hashKey(bookingsOfRequest(request).map((one) => [bookedEntityOf(one, one.serviceId), one.details]))

const serviceIdsOf = ({ serviceId, services }: BookedServices): readonly string[] =>
  services ? services.map((service) => service.serviceId) : [serviceId]

/**
 * Takes a customer from a time to a booking in the cart, step by step: of one service, or of a visit with several. However
 * often `submit` is clicked, it is booked once. When somebody else was faster, the step is `slotTaken` and `alternatives`
 * holds times nearby.
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
  // `null` once a booking was made, after which the draft counts no more.
  const own = useRef<OwnPlan | null>(undefined)
  const [plan, setPlan] = useState<BookingPlanState | undefined>(draft?.plan)
  const running = useRef<Promise<void>>(undefined)
  usePageRestore(() => {
    dispatch({ type: 'pageRestored' })
  })

  const makeStale = (...reads: Keyed[]): void => {
    for (const read of reads) void cache.invalidateQueries({ queryKey: keyOf(client, read) })
  }

  /** The plan of a choice: the one that was begun with the same choice, here or before a reload, or a new one. */
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
      // After a booking was made, the same once more is another one.
      if (state.step === 'done') {
        own.current = null
        setPlan(undefined)
      }
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
