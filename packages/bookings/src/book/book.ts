import {
  type CallOptions,
  type Client,
  type Closed,
  FrontdeskError,
  invalid,
  isApplicationError,
  isFrontdeskError,
  randomId,
} from '@frontdesk/core'
import { type Booking, bookingsAppId, type NewBooking, type SelectedPaymentOption } from '../booking/model.ts'
import type { Service } from '../service/model.ts'
import { getService } from '../service/queries.ts'
import { createBookings, isStillFree, newBookingOf } from './booking-calls.ts'
import {
  type BookingRequest,
  bookingsOfRequest,
  type MadeBookings,
  type ServiceBookingRequest,
} from './booking-request.ts'
import { findMade } from './find-made-booking.ts'
import { isSlotTaken, slotTaken } from './slot-taken.ts'

/** The progress of a plan as plain data: stored as JSON, it lets another page or process continue. */
export interface BookingPlanState {
  /** Id of the plan, which is the idempotency key of its calls. */
  readonly id: string
  readonly request: BookingRequest
  /**
   * Whether the bookings were requested and the response is unknown: the plan looks for them before it creates them.
   */
  readonly isUnsure?: boolean
  /** The bookings, once they exist. */
  readonly bookings?: MadeBookings
  /** Whether the bookings were sent to the cart and the response is unknown. */
  readonly isCartUnsure?: boolean
  /** The cart, once the bookings are in it. */
  readonly cartId?: string
}

/** A planned booking or visit; `planBooking` creates the plan and `book` carries it out. */
export interface BookingPlan {
  /** The progress of the plan. Store it with `JSON.stringify(plan)`. */
  state: BookingPlanState
  /** The run in progress, which all concurrent calls of `book` share. */
  running: Promise<BookedPlan> | undefined
  /** Whether the plan is resumed, so that its time slot may have been taken since. */
  readonly isResumed: boolean
  /** Returns the state, for `JSON.stringify`. */
  readonly toJSON: () => BookingPlanState
}

/** A plan that was carried out. */
export interface BookedPlan {
  readonly bookings: MadeBookings
  /** Absent without the cart operations. */
  readonly cartId?: string
  /** The checkout URL for the customer; absent without the checkout operation. */
  readonly checkoutUrl?: string
}

type Call<Input, Output> = (client: Client, input: Input, options?: CallOptions) => Promise<Output>

interface Line {
  readonly source?: { readonly catalogReference?: { readonly catalogItemId?: string } }
}

/** The part of a cart that a plan reads. */
interface CartOfPlan {
  readonly id: string
  readonly lineItems?: readonly Line[]
}

/**
 * The operations after the booking: those of `@frontdesk/ecom` and `@frontdesk/auth` with the same names. Without the
 * cart operations, the plan ends with the booking; without the checkout operation, it ends with the cart.
 */
export interface BookOptions {
  /** Puts the bookings into the cart; without it, the plan ends with the booking. */
  readonly addLineItemsToCurrentCart?:
    | Call<
        {
          /** One line for each booking. */
          catalogItems: {
            /** The booking by its id, and the app that sells bookings. */
            catalogReference: { catalogItemId: string; appId: string }
            quantity: number
          }[]
        },
        CartOfPlan
      >
    | undefined
  /** Required with `addLineItemsToCurrentCart`: shows whether the bookings are in the cart after a lost response. */
  readonly getCurrentCart?: Call<Record<string, never>, CartOfPlan> | undefined
  /** Creates the checkout URL; without it, the plan ends with the cart. */
  readonly createRedirectSession?:
    | Call<
        {
          /** The checkout that the customer is redirected to. */
          ecomCheckout: { checkoutId: string }
          /** The pages of this site that the customer returns to. */
          callbacks: {
            /** The page for a customer who leaves the checkout. */
            postFlowUrl: string
            /** The page for a customer who has ordered. */
            thankYouPageUrl: string
          }
        },
        {
          /** The URL of the checkout. */
          fullUrl?: string
        }
      >
    | undefined
  /** Required with `createRedirectSession`: the URL of this site that the checkout returns to. */
  readonly returnTo?: string | undefined
  /** Known services: they determine the payment option if the details do not. Each one saves a call. */
  readonly services?: readonly Pick<Service, 'id' | 'payment'>[] | undefined
  /**
   * Whether to check the time slot again before booking; by default, only when a plan is resumed after a reload. A
   * booking of a taken time slot is declined in any case; the check only avoids an unnecessary call.
   */
  readonly recheck?: boolean | undefined
  /** Stops the plan. To continue, pass it to `book` again. */
  readonly signal?: AbortSignal | undefined
  /** Called before and after each write: store the state to be able to continue after a reload. */
  readonly onProgress?: ((state: BookingPlanState) => void) | undefined
}

const dates = ['createdDate', 'updatedDate', 'startDate', 'endDate', 'canceledDate'] as const

/** A booking whose dates JSON has turned into text. */
const revive = (booking: Booking): Booking => {
  const revived = { ...booking }
  for (const name of dates) if (revived[name] !== undefined) revived[name] = new Date(revived[name])
  return revived
}

const mapEach = <From, To>(
  [first, ...others]: readonly [From, ...From[]],
  change: (one: From) => To,
): readonly [To, ...To[]] => [change(first), ...others.map(change)]

const isState = (given: BookingRequest | BookingPlanState): given is BookingPlanState => 'request' in given

/**
 * Plans a booking, or a visit with several services: from a request, or from the state of an earlier plan, such as one
 * before a reload. Create one plan for each booking and keep it: however often `book` is called with it, the booking is
 * made once.
 *
 * @throws ValidationError when the time slot does not belong to the requested service or services.
 * @example
 * const saved = sessionStorage.getItem('booking')
 * const plan = planBooking(saved ? JSON.parse(saved) : { serviceId, slot, timeZone, details })
 */
export const planBooking = (
  given: BookingRequest | BookingPlanState,
  newId: () => string = randomId,
): BookingPlan => {
  const begun: BookingPlanState = isState(given) ? given : { id: newId(), request: given }
  bookingsOfRequest(begun.request)
  const plan: BookingPlan = {
    state: { ...begun, ...(begun.bookings && { bookings: mapEach(begun.bookings, revive) }) },
    running: undefined,
    isResumed: isState(given),
    toJSON: () => plan.state,
  }
  return plan
}

/** Pays online if the service allows it; otherwise on the spot. */
const paymentOptionOf = ({ payment }: Pick<Service, 'payment'>): Closed<SelectedPaymentOption> =>
  payment?.options?.online === false && payment.options.inPerson ? 'OFFLINE' : 'ONLINE'

/** Makes a call without retries, because a plan must not repeat a write that may have taken effect. */
const once = (plan: BookingPlan, step: string, signal: AbortSignal | undefined): CallOptions => ({
  idempotencyKey: `${plan.state.id}-${step}`,
  attempts: 1,
  signal,
})

/**
 * Carries out a plan: checks the time slot again if necessary, creates the booking or all bookings of a visit, adds
 * them to the cart and creates the checkout. You can call it any number of times, concurrently, after a failure, after
 * a stop and after a reload: no step is done twice, and after a lost response the plan looks for its bookings before it
 * creates others.
 *
 * @throws SlotTakenError when another customer was faster, with the nearest free time slots.
 * @throws ApplicationError as `createBooking`, or `createMultiServiceBooking`, and the calls of the cart do.
 * @throws AbortError when `signal` stops it.
 * @throws FrontdeskError `NO_REDIRECT_URL` when the platform returns no checkout URL.
 * @example
 * const { bookings, checkoutUrl } = await book(client, plan, {
 *   addLineItemsToCurrentCart,
 *   getCurrentCart,
 *   createRedirectSession,
 *   returnTo: 'https://studio.example/checkout/return',
 *   onProgress: (state) => sessionStorage.setItem('booking', JSON.stringify(state)),
 * })
 */
export const book = (client: Client, plan: BookingPlan, options: BookOptions = {}): Promise<BookedPlan> => {
  plan.running ??= carryOut(client, plan, options).finally(() => {
    plan.running = undefined
  })
  return plan.running
}

const carryOut = async (client: Client, plan: BookingPlan, options: BookOptions): Promise<BookedPlan> => {
  const {
    addLineItemsToCurrentCart: add,
    getCurrentCart,
    createRedirectSession: redirect,
    returnTo,
    signal,
  } = options
  if (add && !getCurrentCart)
    throw invalid('getCurrentCart', 'must be given with addLineItemsToCurrentCart', 'REQUIRED_FIELD')
  if (redirect && !add)
    throw invalid('addLineItemsToCurrentCart', 'must be given with createRedirectSession', 'REQUIRED_FIELD')
  if (redirect && returnTo === undefined)
    throw invalid('returnTo', 'must be given with createRedirectSession', 'REQUIRED_FIELD')
  const progress = (change: Partial<BookingPlanState>): void => {
    plan.state = { ...plan.state, ...change }
    options.onProgress?.(plan.state)
  }

  const bookings = plan.state.bookings ?? (await makeBookings(client, plan, options, progress))
  if (!add || !getCurrentCart) return { bookings }
  const cartId =
    plan.state.cartId ?? (await fillCart(client, plan, bookings, { add, getCurrentCart, signal }, progress))
  if (!redirect || returnTo === undefined) return { bookings, cartId }
  const { fullUrl } = await redirect(
    client,
    { ecomCheckout: { checkoutId: cartId }, callbacks: { postFlowUrl: returnTo, thankYouPageUrl: returnTo } },
    { signal },
  )
  // The URL must be safe to open: it must not run a script in the app.
  if (!fullUrl || !/^https?:/i.test(fullUrl))
    throw new FrontdeskError('No redirect URL found', { code: 'NO_REDIRECT_URL' })
  return { bookings, cartId, checkoutUrl: fullUrl }
}

type Progress = (change: Partial<BookingPlanState>) => void

/** Whether a failed call may have taken effect. */
const isAnswerLost = (error: unknown): boolean => isFrontdeskError(error) && error.maybeProcessed

/** The bookings to create; the payment option defaults to the one of the service. */
const completeBookings = async (
  client: Client,
  parts: readonly [ServiceBookingRequest, ...ServiceBookingRequest[]],
  { services = [], signal }: BookOptions,
): Promise<readonly [NewBooking, ...NewBooking[]]> => {
  const unpaid = parts.filter(({ details }) => details.selectedPaymentOption === undefined)
  const paymentOptions = new Map(
    await Promise.all(
      [...new Set(unpaid.map(({ serviceId }) => serviceId))].map(async (serviceId) => {
        const known = services.find(({ id }) => id === serviceId)
        const service = known ?? (await getService(client, { serviceId }, { signal }))
        return [serviceId, paymentOptionOf(service)] as const
      }),
    ),
  )
  return mapEach(parts, (part) => {
    const booking = newBookingOf(part)
    const option = booking.selectedPaymentOption ?? paymentOptions.get(part.serviceId)
    return { ...booking, ...(option !== undefined && { selectedPaymentOption: option }) }
  })
}

const makeBookings = async (
  client: Client,
  plan: BookingPlan,
  options: BookOptions,
  progress: Progress,
): Promise<MadeBookings> => {
  const { recheck = plan.isResumed, signal } = options
  const { request, isUnsure } = plan.state
  const parts = bookingsOfRequest(request)
  const made = isUnsure ? await findMade(client, mapEach(parts, newBookingOf), { signal }) : undefined
  if (made) {
    progress({ bookings: made, isUnsure: false })
    return made
  }
  const [isFree, bookings] = await Promise.all([
    recheck ? isStillFree(client, request, { signal }) : true,
    completeBookings(client, parts, options),
  ])
  if (!isFree) throw await slotTaken(client, request, signal)

  // The state is stored before the call: after a reload, nobody knows whether the call was made.
  progress({ isUnsure: true })
  try {
    const created = await createBookings(client, request, bookings, once(plan, 'booking', signal))
    progress({ bookings: created, isUnsure: false })
    return created
  } catch (error) {
    if (!isAnswerLost(error)) progress({ isUnsure: false })
    throw isSlotTaken(error) ? await slotTaken(client, request, signal, error) : error
  }
}

const fillCart = async (
  client: Client,
  plan: BookingPlan,
  bookings: MadeBookings,
  {
    add,
    getCurrentCart,
    signal,
  }: {
    readonly add: NonNullable<BookOptions['addLineItemsToCurrentCart']>
    readonly getCurrentCart: NonNullable<BookOptions['getCurrentCart']>
    readonly signal: AbortSignal | undefined
  },
  progress: Progress,
): Promise<string> => {
  const isIn = ({ lineItems = [] }: CartOfPlan, { id }: Booking): boolean =>
    lineItems.some(({ source }) => source?.catalogReference?.catalogItemId === id)
  let missing: readonly Booking[] = bookings
  if (plan.state.isCartUnsure) {
    const cart = await getCurrentCart(client, {}, { signal }).catch((error: unknown) => {
      if (isApplicationError(error) && error.status === 404) return undefined
      throw error
    })
    missing = bookings.filter((booking) => !cart || !isIn(cart, booking))
    if (cart && missing.length === 0) {
      progress({ cartId: cart.id, isCartUnsure: false })
      return cart.id
    }
  }
  progress({ isCartUnsure: true })
  // A key identifies one request: a request with only the missing bookings is a different one.
  const step = missing.length === bookings.length ? 'cart' : 'rest-of-cart'
  try {
    const { id } = await add(
      client,
      {
        catalogItems: missing.map(({ id: catalogItemId }) => ({
          catalogReference: { appId: bookingsAppId, catalogItemId },
          quantity: 1,
        })),
      },
      once(plan, step, signal),
    )
    progress({ cartId: id, isCartUnsure: false })
    return id
  } catch (error) {
    if (!isAnswerLost(error)) progress({ isCartUnsure: false })
    throw error
  }
}
