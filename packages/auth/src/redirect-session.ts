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
  /** Always `code`: the return carries a code, never a token. */
  responseType: 'code'
  /** Address to which the person returns. It must be one of the client's allowed addresses. */
  redirectUri?: string | undefined
  /** `offline_access` for a refresh token. */
  scope?: string
  /** Random value that comes back with the answer. */
  state: string
  responseMode?: ResponseMode
  /** SHA-256 of the code verifier, base64url encoded. */
  codeChallenge: string
  /** How the code challenge was made from the verifier. */
  codeChallengeMethod: 'S256'
  /** A session that the person already has, after a direct login. */
  sessionToken?: string | undefined
  /** Sign-in with another provider. */
  idp?: string | undefined
  /** Random value that the id token repeats. */
  nonce?: string
}

/** A slot as the time-slot operations give it, handed over to the hosted booking flow. */
export interface SlotAvailability {
  /** The time slot that the person chose. */
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
      /** Whose place it is: of the business, of the customer, or another one. */
      locationType?: string
    }
  }
  /** Whether the time slot can be booked now. */
  bookable?: boolean
  /** Number of places in all. */
  totalSpots?: number
  /** Number of free places. */
  openSpots?: number
  /** Places on the waiting list. */
  waitingList?: {
    /** Number of places in all. */
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
  /** Somebody else is about to book it. */
  locked?: boolean
}

/** Addresses that the hosted pages come back to, 2,048 characters at most. */
export interface RedirectCallbacks {
  /** After completion and after giving up. */
  postFlowUrl?: string
  /** Your own thank-you page; it gets `orderId`. */
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
  /** Whether the person stays the same on the hosted pages; true unless given. */
  maintainIdentity?: boolean
  /** Added to the address: campaign parameters, `lang`. */
  additionalQueryParameters?: Record<string, string>
  /** Whether to refuse the redirect while the site is not published. */
  checkIfPublish?: boolean
}

/** Exactly one target, and where to come back to. */
export interface CreateRedirectSessionInput {
  /** Sign-in on the hosted page. */
  auth?: {
    authRequest: AuthRequest
    /** Whether the sign-in page may be shown. */
    prompt?: (typeof prompts)[number]
  }
  /** Sign-in without a code in return. */
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
    /** End of the address of the event's page. */
    eventSlug: string
  }
  /** Purchase of a pricing plan. */
  paidPlansCheckout?: {
    planId: string
    /** Data that the page of plans takes along to the checkout. */
    checkoutData?: string
  }
  /** Page of a product. */
  storesProduct?: {
    /** End of the address of the product's page. */
    productSlug: string
  }
  /** Calendar of a service. */
  bookingsBook?: { resourceId?: string }
  /** Payment of an amount that the business asks for. */
  ecomOrderPaymentRequest?: { paymentRequestId: string }
  callbacks?: RedirectCallbacks
  /** How the hosted pages behave. */
  preferences?: RedirectPreferences
  /** Origin of the page that asks, for messages to it. */
  origin?: string | undefined
}

/** A hand-off to a hosted page. */
export interface RedirectSession {
  id?: string
  /** Open this address. */
  fullUrl?: string
  /** A shorter address that leads to the same page. */
  shortUrl?: string
  /** The address in parts. */
  urlDetails?: {
    /** The address without its query. */
    endpoint?: string
    /** Parameters of the query. */
    searchParams?: Record<string, string>
  }
  /** Token that is exchanged for the tokens of a member. It is short-lived and secret. */
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
