import { pick, type Write, write } from '@frontdesk/core'

const prefix = '/_api/redirects-api'

/** Every way in which the authorization page gives its answer. */
export const responseModes = ['query', 'fragment', 'web_message'] as const

/** How the authorization page gives its answer. */
export type ResponseMode = (typeof responseModes)[number]

/** Whether the authorization page asks a person to sign in. */
export const prompts = ['login', 'none'] as const

/** The request to the platform's authorization page. */
export interface AuthRequest {
  clientId: string
  responseType: 'code'
  redirectUri?: string | undefined
  /** `offline_access` for a refresh token. */
  scope?: string
  state: string
  responseMode?: ResponseMode
  codeChallenge: string
  codeChallengeMethod: 'S256'
  /** A session that the person already has, after a direct login. */
  sessionToken?: string | undefined
  /** Sign-in with another provider. */
  idp?: string | undefined
  nonce?: string
}

/** A slot as the time-slot operations give it, handed over to the hosted booking flow. */
export interface SlotAvailability {
  slot: {
    serviceId?: string
    scheduleId?: string
    eventId?: string
    startDate?: Date
    endDate?: Date
    timezone?: string
    resource?: { id?: string; name?: string }
    location?: { id?: string; name?: string; formattedAddress?: string; locationType?: string }
  }
  bookable?: boolean
  totalSpots?: number
  openSpots?: number
  waitingList?: { totalSpots?: number; openSpots?: number }
  bookingPolicyViolations?: {
    tooEarlyToBook?: boolean
    tooLateToBook?: boolean
    bookOnlineDisabled?: boolean
    validSubmissionRequired?: boolean
  }
  /** Somebody else is about to book it. */
  locked?: boolean
}

/** Addresses that the hosted pages come back to, 2,048 characters at most. */
export interface RedirectCallbacks {
  /** After completion and after giving up. */
  postFlowUrl?: string
  /** Your own thank-you page; it gets `orderId`. */
  thankYouPageUrl?: string
  loginUrl?: string
  cartPageUrl?: string
  bookingsServiceListUrl?: string
  planListUrl?: string
}

export interface RedirectPreferences {
  useGenericWixPages?: boolean
  /** Whether the person stays the same on the hosted pages; true unless given. */
  maintainIdentity?: boolean
  /** Added to the address: campaign parameters, `lang`. */
  additionalQueryParameters?: Record<string, string>
  checkIfPublish?: boolean
}

/** Exactly one target, and where to come back to. */
export interface CreateRedirectSessionInput {
  auth?: { authRequest: AuthRequest; prompt?: (typeof prompts)[number] }
  login?: Record<string, never>
  logout?: { clientId: string }
  ecomCheckout?: { checkoutId: string }
  bookingsCheckout?: { slotAvailability: SlotAvailability; timezone?: string }
  eventsCheckout?: { reservationId: string; eventSlug: string }
  paidPlansCheckout?: { planId: string; checkoutData?: string }
  storesProduct?: { productSlug: string }
  bookingsBook?: { resourceId?: string }
  callbacks?: RedirectCallbacks
  preferences?: RedirectPreferences
  /** Origin of the page that asks, for messages to it. */
  origin?: string | undefined
}

/** A hand-off to a hosted page. */
export interface RedirectSession {
  id?: string
  /** Open this address. */
  fullUrl?: string
  shortUrl?: string
  urlDetails?: { endpoint?: string; searchParams?: Record<string, string> }
  sessionToken?: string
}

/**
 * Asks for the address of a hosted page: checkout, sign-in, sign-out, a booking.
 *
 * @throws ValidationError when no target, or more than one, is given, or a callback is not allowed.
 * @example
 * const { fullUrl } = await createRedirectSession(client, {
 *   ecomCheckout: { checkoutId: cart.id },
 *   callbacks: { postFlowUrl: location.href },
 * })
 * @function
 */
export const createRedirectSession: Write<CreateRedirectSessionInput, RedirectSession> =
  /* @__PURE__ */ write({
    id: 'auth.redirects.createSession',
    prefix,
    route: 'POST /v1/redirect-session',
    response: /* @__PURE__ */ pick<RedirectSession>('redirectSession'),
    // It only makes an address.
    repeatable: () => true,
    secrets: ['auth.authRequest.sessionToken', 'auth.authRequest.state'],
  })
