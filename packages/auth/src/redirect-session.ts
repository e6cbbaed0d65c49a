import { pick, type Write, write } from '@frontdesk/core'

const prefix = '/_api/redirects-api'

/** All ways in which the authorization page returns its response. */
export const responseModes = ['query', 'fragment', 'web_message'] as const

/** How the authorization page returns its response. */
export type ResponseMode = (typeof responseModes)[number]

/** Whether the authorization page asks a person to sign in. */
export const prompts = ['login', 'none'] as const

/** The request to the platform's authorization page. */
export interface AuthRequest {
  clientId: string
  /** Always `code`: the return URL carries a code, never a token. */
  responseType: 'code'
  /** URL that the person returns to. It must be registered for the client. */
  redirectUri?: string | undefined
  /** `offline_access` for a refresh token. */
  scope?: string
  /** Random value that is returned with the response. */
  state: string
  responseMode?: ResponseMode
  /** SHA-256 of the code verifier, base64url encoded. */
  codeChallenge: string
  /** The method by which the challenge was derived from the verifier. */
  codeChallengeMethod: 'S256'
  /** Token of an existing session, after a direct login. */
  sessionToken?: string | undefined
  /** Sign-in with another provider. */
  idp?: string | undefined
  /** Random value that the id token repeats. */
  nonce?: string
}

/** A time slot in the form of the time-slot operations, for the hosted booking flow. */
export interface SlotAvailability {
  /** The selected time slot. */
  slot: {
    serviceId?: string
    scheduleId?: string
    eventId?: string
    /** Start of the time slot. */
    startDate?: Date
    /** End of the time slot. */
    endDate?: Date
    /** IANA time zone of the time slot, such as `Europe/Lisbon`. */
    timezone?: string
    /** The staff member who gives the service. */
    resource?: { id?: string; name?: string }
    /** Where the service takes place. */
    location?: {
      id?: string
      name?: string
      /** The address as one line of text. */
      formattedAddress?: string
      /** Whether the place is the business's, the customer's or another one. */
      locationType?: string
    }
  }
  /** Whether the time slot can be booked now. */
  bookable?: boolean
  /** Total number of places. */
  totalSpots?: number
  /** Number of free places. */
  openSpots?: number
  /** Number of places on the waiting list. */
  waitingList?: {
    /** Total number of places. */
    totalSpots?: number
    /** Number of free places. */
    openSpots?: number
  }
  /** Rules of the booking policy that forbid the booking now. */
  bookingPolicyViolations?: {
    /** `true` when booking has not opened yet. */
    tooEarlyToBook?: boolean
    /** `true` when booking has closed. */
    tooLateToBook?: boolean
    /** `true` when the service cannot be booked online. */
    bookOnlineDisabled?: boolean
    /** `true` when a filled-in form is needed first. */
    validSubmissionRequired?: boolean
  }
  /** Another customer is about to book it. */
  locked?: boolean
}

/** URLs that the hosted pages return to, at most 2,048 characters each. */
export interface RedirectCallbacks {
  /** Opened after completion and after cancellation. */
  postFlowUrl?: string
  /** Your own thank-you page; it receives `orderId`. */
  thankYouPageUrl?: string
  /** Your own page for signing in. */
  loginUrl?: string
  /** Your own page of the cart. */
  cartPageUrl?: string
  /** Your own page that lists the services. */
  bookingsServiceListUrl?: string
  /** Your own page that lists the pricing plans. */
  planListUrl?: string
}

export interface RedirectPreferences {
  /** Whether to show the platform's pages instead of those of the site. */
  useGenericWixPages?: boolean
  /** Whether the person stays signed in on the hosted pages; defaults to true. */
  maintainIdentity?: boolean
  /** Query parameters to add: campaign parameters, `lang`. */
  additionalQueryParameters?: Record<string, string>
  /** Whether to refuse the redirect while the site is not published. */
  checkIfPublish?: boolean
}

/** Exactly one target, and the URLs to return to. */
export interface CreateRedirectSessionInput {
  /** Sign-in on the hosted page. */
  auth?: {
    authRequest: AuthRequest
    /** Whether the sign-in page may be shown. */
    prompt?: (typeof prompts)[number]
  }
  /** Sign-in without an authorization code. */
  login?: Record<string, never>
  /** Sign-out on the hosted pages. */
  logout?: { clientId: string }
  /** Checkout of a cart. */
  ecomCheckout?: { checkoutId: string }
  /** Booking and payment of a time slot. */
  bookingsCheckout?: {
    slotAvailability: SlotAvailability
    /** IANA time zone in which times are shown, such as `Europe/Lisbon`. */
    timezone?: string
  }
  /** Payment of event tickets. */
  eventsCheckout?: {
    reservationId: string
    /** Slug of the event's page. */
    eventSlug: string
  }
  /** Purchase of a pricing plan. */
  paidPlansCheckout?: {
    planId: string
    /** Data that the pricing plan page passes to the checkout. */
    checkoutData?: string
  }
  /** Page of a product. */
  storesProduct?: {
    /** Slug of the product's page. */
    productSlug: string
  }
  /** Calendar of a service. */
  bookingsBook?: { resourceId?: string }
  /** Payment of an amount that the business asks for. */
  ecomOrderPaymentRequest?: { paymentRequestId: string }
  callbacks?: RedirectCallbacks
  /** How the hosted pages behave. */
  preferences?: RedirectPreferences
  /** Origin of the requesting page, which receives messages. */
  origin?: string | undefined
}

/** A hand-off to a hosted page. */
export interface RedirectSession {
  id?: string
  /** URL to open. */
  fullUrl?: string
  /** A shorter URL of the same page. */
  shortUrl?: string
  /** The parts of the URL. */
  urlDetails?: {
    /** The URL without its query. */
    endpoint?: string
    /** Parameters of the query. */
    searchParams?: Record<string, string>
  }
  /** Token that is exchanged for the tokens of a member. It is short-lived and secret. */
  sessionToken?: string
}

/**
 * Requests the URL of a hosted page: checkout, sign-in, sign-out, a booking.
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
    // The call only creates a URL.
    repeatable: () => true,
    secrets: ['auth.authRequest.sessionToken', 'auth.authRequest.state'],
  })
