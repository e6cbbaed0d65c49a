import { createRedirectSession, type CreateRedirectSessionInput } from '@frontdesk/auth'
import { row, runWireRows, type WireRow } from '../../../tooling/test/wire-rows.ts'

const callbacks = {
  postFlowUrl: 'https://studio.example/done',
  thankYouPageUrl: 'https://studio.example/thanks',
  loginUrl: 'https://studio.example/sign-in',
  cartPageUrl: 'https://studio.example/cart',
  bookingsServiceListUrl: 'https://studio.example/services',
  planListUrl: 'https://studio.example/plans',
}

const preferences = {
  useGenericWixPages: false,
  maintainIdentity: false,
  checkIfPublish: true,
  additionalQueryParameters: { utm_source: 'mail', lang: 'de' },
}

const answer = {
  id: 'b2a3c4d5-0000-4000-8000-000000000001',
  fullUrl: 'https://pages.example/x?session=t',
  shortUrl: 'https://pages.example/s',
  urlDetails: { endpoint: 'https://pages.example/x', searchParams: { session: 't' } },
  sessionToken: 't',
}

/** Passes through as it is, with everything that may stand beside a target. */
const target = (input: CreateRedirectSessionInput, body: Record<string, unknown> = { ...input }): WireRow => {
  const beside = { callbacks, preferences, origin: 'https://studio.example' }
  return row({
    operation: createRedirectSession,
    input: { ...input, ...beside },
    request: 'POST https://www.wixapis.com/_api/redirects-api/v1/redirect-session',
    body: { ...body, ...beside },
    response: { redirectSession: answer },
    output: answer,
  })
}

const slotAvailability = {
  slot: {
    serviceId: 'service-1',
    scheduleId: 'schedule-1',
    eventId: 'event-1',
    timezone: 'Europe/Berlin',
    resource: { id: 'resource-1', name: 'Ana' },
    location: {
      id: 'location-1',
      name: 'Harbour',
      formattedAddress: '1 Quay Street',
      locationType: 'OWNER_BUSINESS',
    },
  },
  bookable: true,
  totalSpots: 8,
  openSpots: 3,
  waitingList: { totalSpots: 4, openSpots: 4 },
  bookingPolicyViolations: {
    tooEarlyToBook: false,
    tooLateToBook: false,
    bookOnlineDisabled: false,
    validSubmissionRequired: true,
  },
  locked: false,
}

// Every target of spec section 2.
runWireRows([
  target({
    auth: {
      authRequest: {
        clientId: 'client-1',
        responseType: 'code',
        redirectUri: 'https://studio.example/signed-in',
        scope: 'offline_access',
        state: 'state-1',
        responseMode: 'fragment',
        codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        codeChallengeMethod: 'S256',
        sessionToken: 'session-1',
        idp: 'google',
        nonce: 'nonce-1',
      },
      prompt: 'none',
    },
  }),
  target({ login: {} }),
  target({ logout: { clientId: 'client-1' } }),
  target({ ecomCheckout: { checkoutId: 'checkout-1' } }),
  target(
    {
      bookingsCheckout: {
        slotAvailability: {
          ...slotAvailability,
          slot: {
            ...slotAvailability.slot,
            startDate: new Date('2027-01-04T09:00:00Z'),
            endDate: new Date('2027-01-04T10:00:00Z'),
          },
        },
        timezone: 'Europe/Berlin',
      },
    },
    {
      bookingsCheckout: {
        slotAvailability: {
          ...slotAvailability,
          slot: {
            ...slotAvailability.slot,
            startDate: '2027-01-04T09:00:00.000Z',
            endDate: '2027-01-04T10:00:00.000Z',
          },
        },
        timezone: 'Europe/Berlin',
      },
    },
  ),
  target({ eventsCheckout: { reservationId: 'reservation-1', eventSlug: 'summer-party' } }),
  target({ paidPlansCheckout: { planId: 'plan-1', checkoutData: 'data-1' } }),
  target({ storesProduct: { productSlug: 'yoga-mat' } }),
  target({ bookingsBook: { resourceId: 'resource-1' } }),
  target({ ecomOrderPaymentRequest: { paymentRequestId: 'request-1' } }),
])
