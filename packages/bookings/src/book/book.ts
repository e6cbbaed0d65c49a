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

/** How far a plan is, as plain data: kept as JSON, it lets another page or process go on. */
export interface BookingPlanState {
  /** Names the plan, as the idempotency key of its calls. */
  readonly id: string
  readonly request: BookingRequest
  /** Whether the bookings were asked for and the answer is not known: they are looked for before they are made. */
  readonly isUnsure?: boolean
  /** The bookings, once they are made. */
  readonly bookings?: MadeBookings
  /** Whether the cart was asked to take the bookings and the answer is not known. */
  readonly isCartUnsure?: boolean
  /** The cart, once the bookings are in it. */
  readonly cartId?: string
}

/** A booking, or a visit, that is to be made; `planBooking` makes it and `book` carries it out. */
export interface BookingPlan {
  /** How far it is. Keep it with `JSON.stringify(plan)`. */
  state: BookingPlanState
  /** The run that is under way, which every call of `book` shares. */
  running: Promise<BookedPlan> | undefined
  /** Whether it was begun elsewhere, so that its time may have been taken since. */
  readonly isResumed: boolean
  /** Gives the state, so that `JSON.stringify` keeps it. */
  readonly toJSON: () => BookingPlanState
}

/** A plan that was carried out. */
export interface BookedPlan {
  readonly bookings: MadeBookings
  /** Absent when no cart was asked for. */
  readonly cartId?: string
  /** The address to send the customer to; absent when no checkout was asked for. */
  readonly checkoutUrl?: string
}

type Call<Input, Output> = (client: Client, input: Input, options?: CallOptions) => Promise<Output>

interface Line {
  readonly source?: { readonly catalogReference?: { readonly catalogItemId?: string } }
}

/** A cart as far as a plan looks at it. */
interface CartOfPlan {
  readonly id: string
  readonly lineItems?: readonly Line[]
}

/**
 * The calls that follow the booking: those of `@frontdesk/ecom` and `@frontdesk/auth` of the same names. Without those of
 * the cart the plan ends with the booking, without that of the checkout it ends with the cart.
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
  /** Needed with `addLineItemsToCurrentCart`: tells whether the bookings are in the cart, after a lost answer. */
  readonly getCurrentCart?: Call<Record<string, never>, CartOfPlan> | undefined
  /** Makes the address of the checkout; without it, the plan ends with the cart. */
  readonly createRedirectSession?:
    | Call<
        {
          /** The checkout that the customer is sent to. */
          ecomCheckout: { checkoutId: string }
          /** The pages of this site that the customer comes back to. */
          callbacks: {
            /** The page for a customer who leaves the checkout. */
            postFlowUrl: string
            /** The page for a customer who has ordered. */
            thankYouPageUrl: string
          }
        },
        {
          /** The address of the checkout. */
          fullUrl?: string
        }
      >
    | undefined
  /** Needed with `createRedirectSession`: the address of this site that the checkout comes back to. */
  readonly returnTo?: string | undefined
  /** The services that are known: they decide how they are paid when the details do not. Saves a call for each. */
  readonly services?: readonly Pick<Service, 'id' | 'payment'>[] | undefined
  /**
   * Whether the time is looked at once more before it is booked; only for a plan that goes on after a reload unless given.
   * The booking itself is declined when the time is taken, so that this saves no mistake, but a booking that cannot be.
   */
  readonly recheck?: boolean | undefined
  /** Stops the plan. It goes on where it was when it is given to `book` again. */
  readonly signal?: AbortSignal | undefined
  /** Called before and after each call that changes something: keep the state to go on after a reload. */
  readonly onProgress?: ((state: BookingPlanState) => void) | undefined
}

const dates = ['createdDate', 'updatedDate', 'startDate', 'endDate', 'canceledDate'] as const

/** A booking with its dates, of which JSON made text. */
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
 * Plans a booking, or a visit with several services that are booked together: of a request, or of the state of a plan that
 * was begun elsewhere, such as before a reload. Make one plan for each booking and keep it: however often `book` is called
 * with it, it is made once.
 *
 * @throws ValidationError when the time is not one of the service, or of the services, that are booked.
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

/** Online where the service can be paid so; otherwise on the spot. */
const paymentOptionOf = ({ payment }: Pick<Service, 'payment'>): Closed<SelectedPaymentOption> =>
  payment?.options?.online === false && payment.options.inPerson ? 'OFFLINE' : 'ONLINE'

/** Makes a call once, so that the answer is known or its loss is: a plan does not repeat what may have been done. */
const once = (plan: BookingPlan, step: string, signal: AbortSignal | undefined): CallOptions => ({
  idempotencyKey: `${plan.state.id}-${step}`,
  attempts: 1,
  signal,
})

/**
 * Carries out a plan: looks at the time once more where that is due, makes the booking, or all those of a visit, puts each
 * into the cart and opens the checkout. May be called as often as one likes, at once, after a failure, after a stop and
 * after a reload: a step that was done is not done twice, and after a lost answer the bookings are looked for before others
 * are made.
 *
 * @throws SlotTakenError when somebody else was faster, with the nearest free times.
 * @throws ApplicationError as `createBooking`, or `createMultiServiceBooking`, and the calls of the cart do.
 * @throws AbortError when `signal` stops it.
 * @throws FrontdeskError `NO_REDIRECT_URL` when the platform gives no address of a checkout.
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
  // An address that can be opened and runs no script in the app.
  if (!fullUrl || !/^https?:/i.test(fullUrl))
    throw new FrontdeskError('No redirect URL found', { code: 'NO_REDIRECT_URL' })
  return { bookings, cartId, checkoutUrl: fullUrl }
}

type Progress = (change: Partial<BookingPlanState>) => void

/** Whether a call that failed may have done its work all the same. */
const isAnswerLost = (error: unknown): boolean => isFrontdeskError(error) && error.maybeProcessed

/** The bookings to make; the way to pay of a service that the details do not name follows from the service. */
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

  // Kept before the call: whoever goes on after a reload does not know whether it was made.
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
  // A key stands for one request: those that are missing from a cart with the others are another one.
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
