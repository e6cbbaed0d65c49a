import {
  type CallOptions,
  type Client,
  type Closed,
  FrontdeskError,
  invalid,
  isApplicationError,
  isFrontdeskError,
} from '@frontdesk/core'
import { type Booking, bookingsAppId, type NewBooking, type SelectedPaymentOption } from '../booking/model.ts'
import { createBooking } from '../booking/operations.ts'
import { getEventTimeSlot } from '../event-time-slot.ts'
import type { Service } from '../service/model.ts'
import { getService } from '../service/queries.ts'
import {
  type CustomerChoices,
  getAvailabilityTimeSlot,
  staffResourceTypeId,
  type TimeSlot,
} from '../time-slot.ts'
import { bookedEntityOf, type BookingChoice, type BookingDetails } from './booked-entity.ts'
import { findMade } from './find-made-booking.ts'
import { isSlotTaken, slotTaken } from './slot-taken.ts'

/** The time that is booked, and for whom. */
export interface BookingRequest extends BookingChoice {
  readonly serviceId: string
  readonly details: BookingDetails
}

/** How far a plan is, as plain data: kept as JSON, it lets another page or process go on. */
export interface BookingPlanState {
  /** Names the plan, as the idempotency key of its calls. */
  readonly id: string
  readonly request: BookingRequest
  /** Whether the booking was asked for and the answer is not known: it is looked for before it is made. */
  readonly isUnsure?: boolean
  /** The booking, once it is made. */
  readonly booking?: Booking
  /** Whether the cart was asked to take the booking and the answer is not known. */
  readonly isCartUnsure?: boolean
  /** The cart, once the booking is in it. */
  readonly cartId?: string
}

/** One booking that is to be made; `planBooking` makes it and `book` carries it out. */
export interface BookingPlan {
  /** How far it is. Keep it with `JSON.stringify(plan)`. */
  state: BookingPlanState
  /** The run that is under way, which every call of `book` shares. */
  running: Promise<BookedPlan> | undefined
  /** Whether it was begun elsewhere, so that its time may have been taken since. */
  readonly isResumed: boolean
  readonly toJSON: () => BookingPlanState
}

/** A plan that was carried out. */
export interface BookedPlan {
  readonly booking: Booking
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
  readonly addLineItemsToCurrentCart?:
    | Call<
        {
          catalogItems: {
            catalogReference: { catalogItemId: string; appId: string }
            quantity: number
          }[]
        },
        CartOfPlan
      >
    | undefined
  /** Needed with `addLineItemsToCurrentCart`: tells whether the booking is in the cart, after a lost answer. */
  readonly getCurrentCart?: Call<Record<string, never>, CartOfPlan> | undefined
  readonly createRedirectSession?:
    | Call<
        {
          ecomCheckout: { checkoutId: string }
          callbacks: { postFlowUrl: string; thankYouPageUrl: string }
        },
        { fullUrl?: string }
      >
    | undefined
  /** Needed with `createRedirectSession`: the address of this site that the checkout comes back to. */
  readonly returnTo?: string | undefined
  /** The service, where it is known: it decides how the booking is paid when the details do not. Saves a call. */
  readonly service?: Pick<Service, 'payment'> | undefined
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

/** `crypto.randomUUID` is missing on pages without TLS. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

const isState = (given: BookingRequest | BookingPlanState): given is BookingPlanState => 'request' in given

/**
 * Plans one booking: of a request, or of the state of a plan that was begun elsewhere, such as before a reload. Make one
 * plan for each booking and keep it: however often `book` is called with it, one booking is made.
 *
 * @throws ValidationError when the time is a visit with several services: those are booked together.
 * @example
 * const saved = sessionStorage.getItem('booking')
 * const plan = planBooking(saved ? JSON.parse(saved) : { serviceId, slot, timeZone, details })
 */
export const planBooking = (
  given: BookingRequest | BookingPlanState,
  newId: () => string = randomId,
): BookingPlan => {
  const request = isState(given) ? given.request : given
  if (request.slot.nestedTimeSlots?.length)
    throw invalid('slot', 'must be a time of one service, not of a visit with several', 'VALIDATION')
  const begun = isState(given) ? given : { id: newId(), request }
  const plan: BookingPlan = {
    state: { ...begun, ...(begun.booking && { booking: revive(begun.booking) }) },
    running: undefined,
    isResumed: isState(given),
    toJSON: () => plan.state,
  }
  return plan
}

/** Online where the service can be paid so; otherwise on the spot. */
const paymentOptionOf = ({ payment }: Pick<Service, 'payment'>): Closed<SelectedPaymentOption> =>
  payment?.options?.online === false && payment.options.inPerson ? 'OFFLINE' : 'ONLINE'

/** How many people come. */
const participantsOf = ({ totalParticipants, participantsChoices }: BookingDetails): number =>
  participantsChoices?.serviceChoices?.reduce(
    (sum, { numberOfParticipants = 0 }) => sum + numberOfParticipants,
    0,
  ) ??
  totalParticipants ??
  1

/** The choices of a customer that decide how long the session is. */
const customerChoicesOf = ({
  bookedAddOns = [],
  participantsChoices,
}: BookingDetails): Omit<CustomerChoices, 'durationInMinutes'> | undefined => {
  const addOnIds = bookedAddOns.flatMap(({ id }) => id ?? [])
  const length = participantsChoices?.serviceChoices
    ?.flatMap(({ choices = [] }) => choices)
    .find(({ duration }) => duration)
  if (addOnIds.length === 0 && length?.choiceId === undefined) return undefined
  return {
    ...(addOnIds.length > 0 && { addOnIds }),
    ...(length?.choiceId !== undefined && { durationChoiceId: length.choiceId }),
  }
}

/** The time as it is now; `undefined` when nobody is free then. A course has no call that tells. */
const readSlot = async (
  client: Client,
  { slot, serviceId, timeZone, resource, details }: BookingRequest,
  options: CallOptions,
): Promise<TimeSlot | undefined> => {
  const { eventInfo, localStartDate, localEndDate, location } = slot
  const zone = timeZone !== undefined && { timeZone }
  const customerChoices = customerChoicesOf(details)
  if (eventInfo?.eventId === undefined && (!localStartDate || !localEndDate || 'isCourse' in slot))
    return slot
  try {
    return await (eventInfo?.eventId === undefined
      ? getAvailabilityTimeSlot(
          client,
          {
            serviceId,
            localStartDate: localStartDate ?? '',
            localEndDate: localEndDate ?? '',
            ...zone,
            ...(location && { location }),
            ...(resource?.id !== undefined && {
              resourceTypes: [{ resourceTypeId: staffResourceTypeId, resourceIds: [resource.id] }],
            }),
            ...(customerChoices && { customerChoices }),
          },
          options,
        )
      : getEventTimeSlot(client, { eventId: eventInfo.eventId, ...zone }, options))
  } catch (error) {
    if (isApplicationError(error, 'SLOT_NOT_FOUND') || isApplicationError(error, 'NOT_FOUND'))
      return undefined
    throw error
  }
}

const isFull = ({ nonBookableReasons, bookableCapacity }: TimeSlot, participants: number): boolean =>
  nonBookableReasons?.noRemainingCapacity === true ||
  (bookableCapacity !== undefined && bookableCapacity < participants)

/** Makes a call once, so that the answer is known or its loss is: a plan does not repeat what may have been done. */
const once = (plan: BookingPlan, step: string, signal: AbortSignal | undefined): CallOptions => ({
  idempotencyKey: `${plan.state.id}-${step}`,
  attempts: 1,
  signal,
})

/**
 * Carries out a plan: looks at the time once more where that is due, makes the booking, puts it into the cart and opens
 * the checkout. May be called as often as one likes, at once, after a failure, after a stop and after a reload: a step that
 * was done is not done twice, and after a lost answer the booking is looked for before another one is made.
 *
 * @throws SlotTakenError when somebody else was faster, with the nearest free times.
 * @throws ApplicationError as `createBooking` and the calls of the cart do.
 * @throws AbortError when `signal` stops it.
 * @throws FrontdeskError `NO_REDIRECT_URL` when the platform gives no address of a checkout.
 * @example
 * const { booking, checkoutUrl } = await book(client, plan, {
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

  const booking = plan.state.booking ?? (await makeBooking(client, plan, options, progress))
  if (!add || !getCurrentCart) return { booking }
  const cartId =
    plan.state.cartId ?? (await fillCart(client, plan, booking, { add, getCurrentCart, signal }, progress))
  if (!redirect || returnTo === undefined) return { booking, cartId }
  const { fullUrl } = await redirect(
    client,
    { ecomCheckout: { checkoutId: cartId }, callbacks: { postFlowUrl: returnTo, thankYouPageUrl: returnTo } },
    { signal },
  )
  // An address that can be opened and runs no script in the app.
  if (!fullUrl || !/^https?:/i.test(fullUrl))
    throw new FrontdeskError('No redirect URL found', { code: 'NO_REDIRECT_URL' })
  return { booking, cartId, checkoutUrl: fullUrl }
}

type Progress = (change: Partial<BookingPlanState>) => void

/** Whether a call that failed may have done its work all the same. */
const isAnswerLost = (error: unknown): boolean => isFrontdeskError(error) && error.maybeProcessed

const makeBooking = async (
  client: Client,
  plan: BookingPlan,
  { service, recheck = plan.isResumed, signal }: BookOptions,
  progress: Progress,
): Promise<Booking> => {
  const { request, isUnsure } = plan.state
  const { serviceId, details } = request
  const { formSubmission, ...given } = details
  const participants = participantsOf(details)
  const taken = { serviceId, participants, customerChoices: customerChoicesOf(details), signal }
  const isPaymentGiven = given.selectedPaymentOption !== undefined
  const own: NewBooking = {
    ...(!given.participantsChoices && { totalParticipants: 1 }),
    ...given,
    bookedEntity: bookedEntityOf(request, serviceId),
  }
  const made = isUnsure ? await findMade(client, own, { signal }) : undefined
  if (made) {
    progress({ booking: made, isUnsure: false })
    return made
  }
  const [slot, known] = await Promise.all([
    recheck ? readSlot(client, request, { signal }) : request.slot,
    isPaymentGiven ? undefined : (service ?? getService(client, { serviceId }, { signal })),
  ])
  if (!slot || (recheck && isFull(slot, participants))) throw await slotTaken(client, request, taken)
  const booking: NewBooking = known ? { ...own, selectedPaymentOption: paymentOptionOf(known) } : own

  // Kept before the call: whoever goes on after a reload does not know whether it was made.
  progress({ isUnsure: true })
  try {
    const created = await createBooking(
      client,
      { booking, ...(formSubmission && { formSubmission }) },
      once(plan, 'booking', signal),
    )
    progress({ booking: created, isUnsure: false })
    return created
  } catch (error) {
    if (!isAnswerLost(error)) progress({ isUnsure: false })
    throw isSlotTaken(error) ? await slotTaken(client, request, taken, error) : error
  }
}

const fillCart = async (
  client: Client,
  plan: BookingPlan,
  { id: catalogItemId }: Booking,
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
  const isInIt = ({ lineItems = [] }: CartOfPlan): boolean =>
    lineItems.some(({ source }) => source?.catalogReference?.catalogItemId === catalogItemId)
  if (plan.state.isCartUnsure) {
    const cart = await getCurrentCart(client, {}, { signal }).catch((error: unknown) => {
      if (isApplicationError(error) && error.status === 404) return undefined
      throw error
    })
    if (cart && isInIt(cart)) {
      progress({ cartId: cart.id, isCartUnsure: false })
      return cart.id
    }
  }
  progress({ isCartUnsure: true })
  try {
    const { id } = await add(
      client,
      { catalogItems: [{ catalogReference: { appId: bookingsAppId, catalogItemId }, quantity: 1 }] },
      once(plan, 'cart', signal),
    )
    progress({ cartId: id, isCartUnsure: false })
    return id
  } catch (error) {
    if (!isAnswerLost(error)) progress({ isCartUnsure: false })
    throw error
  }
}
