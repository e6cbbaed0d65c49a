// Small apps, and what each of them must not carry.

const client = `
  import { createClient, hosted } from '@frontdesk/core'
  import { oauth } from '@frontdesk/auth'
  export const client = createClient({ platform: hosted(), auth: oauth({ clientId: 'id' }) })`

/** Code that only an app carries that uses it. */
const logging = ['logger', 'traceparent']
const fluent = ['query', 'elevate', 'bind']
const stores = ['cookieStore', 'webStorageStore', 'unstorageStore']
const signIn = ['startLogin', 'completeLogin', 'createCodeVerifier', 'createRedirectSession']
const ownForms = ['login', 'processVerification', 'directLogin', 'withHiddenFrame']
const otherCalls = ['fetchWithAuth', 'graphql', 'appOAuth']
/** The code that converts inputs; dates in an input alone need none of it. */
const inputConversion = ['encode', 'encodeFields', 'writeImage']
const answerConversion = ['decode', 'toPlain', 'parseImage']
/** Made from several calls: an app that makes the calls itself carries none of it. */
const bookingPlans = [
  'planBooking',
  'fillCart',
  'nearestTo',
  'groupByDay',
  'formatterOf',
  'courseSlot',
  'longestGap',
]
const reading = [...logging, ...fluent, ...stores, ...otherCalls, ...ownForms, ...bookingPlans]

/**
 * `goal` is the size in bytes that the app should have; what the platform's own SDK or the lightest peer takes for the same
 * stands beside it. `mustNotAppear` are names of functions. No app carries zod.
 *
 * @typedef {{
 *   id: string, name: string, goal?: number, code: string, external?: string[], mustNotAppear: readonly string[],
 * }} App
 */

/** @type {readonly App[]} */
export const apps = [
  {
    id: 'read',
    name: 'client, visitor session, one read (queryServiceLocations)',
    goal: 4400,
    code: `${client}
      export { queryServiceLocations } from '@frontdesk/bookings'`,
    mustNotAppear: [
      ...reading,
      ...inputConversion,
      ...answerConversion,
      ...signIn,
      'wrapPage',
      'offsetQuery',
      'cursorQuery',
    ],
  },
  {
    id: 'converted-read',
    name: '… one whose answer is converted (queryServiceCategories)',
    code: `${client}
      export { queryServiceCategories } from '@frontdesk/bookings'`,
    mustNotAppear: [...reading, ...inputConversion, ...signIn, 'wrapPage', 'offsetQuery', 'cursorQuery'],
  },
  {
    id: 'query',
    name: '… one with dates, images and pages (queryServices)',
    // The lightest peer, which has no session and no retries, takes 3,370; the platform's own SDK 23,000.
    goal: 5600,
    code: `${client}
      export { queryServices } from '@frontdesk/bookings'`,
    mustNotAppear: [...reading, ...inputConversion, ...signIn, 'cursorQuery'],
  },
  {
    id: 'sign-in',
    name: 'queryServices with sign-in by redirect, sign-out, redirect sessions',
    // The platform's own SDK takes 23,100.
    goal: 7200,
    code: `${client}
      export { queryServices } from '@frontdesk/bookings'
      export { startLogin, completeLogin, logout, createRedirectSession } from '@frontdesk/auth'`,
    mustNotAppear: [...reading, ...inputConversion],
  },
  {
    id: 'own-form',
    name: '… and a sign-in form of its own (login)',
    code: `${client}
      export { queryServices } from '@frontdesk/bookings'
      export { login, startLogin, completeLogin, logout, createRedirectSession } from '@frontdesk/auth'`,
    mustNotAppear: [...logging, ...fluent, ...stores, ...otherCalls, 'directLogin', 'withHiddenFrame'],
  },
  {
    id: 'shop',
    name: 'booking, sign-in, cart, checkout, orders, products',
    // A shop and a booking flow together; the platform's own SDK takes 36,900.
    goal: 8500,
    code: `${client}
      export { createBooking, listAvailabilityTimeSlots, queryServices } from '@frontdesk/bookings'
      export { startLogin, completeLogin, logout, createRedirectSession } from '@frontdesk/auth'
      export { addLineItemsToCurrentCart, calculateCurrentCart, getCurrentCart, searchOrders } from '@frontdesk/ecom'
      export { queryProducts } from '@frontdesk/stores'`,
    mustNotAppear: reading,
  },
  {
    id: 'webhooks',
    name: 'webhooks: verify and read booking events',
    // Stripe's takes 27,200. The check of the signature by jose is 5,400 of it.
    goal: 8500,
    code: `export { createWebhooks, bookingEvents } from '@frontdesk/webhooks'`,
    // Not "encode": jose has a function of that name.
    mustNotAppear: ['createClient', 'oauth', 'createBooking', 'queryServices', 'encodeFields', 'writeImage'],
  },
  {
    id: 'schema',
    name: 'one schema of each package, as a form takes it (zod not counted)',
    external: ['zod'],
    code: `
      export { identityProfileSchema } from '@frontdesk/auth/schemas'
      export { contactDetailsSchema } from '@frontdesk/bookings/schemas'
      export { catalogReferenceSchema } from '@frontdesk/ecom/schemas'
      export { paymentCollectabilitySchema } from '@frontdesk/payments/schemas'
      export { mediaFileSchema } from '@frontdesk/stores/schemas'`,
    mustNotAppear: [
      'tokenSchemas',
      'addOnSchemas',
      'createAddOn',
      'currentCartSchemas',
      'getCurrentCart',
      'collectorSchemas',
      'productSchemas',
      'queryProducts',
    ],
  },
  {
    id: 'react',
    name: 'React: provider and useRead (React and TanStack Query not counted)',
    goal: 2500,
    external: ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query'],
    code: `export { FrontdeskProvider, useRead } from '@frontdesk/react'`,
    mustNotAppear: [
      'createClient',
      'oauth',
      'useBookingFlow',
      'useCart',
      'useAvailability',
      'useLogin',
      'useMyBookings',
      ...bookingPlans,
    ],
  },
]

/** The code that every app starts with; the table of operations shows what one operation adds to it. */
export const base = client

/** An app that uses these operations must carry these alone; there are some of each package that has many. */
export const used = {
  bookings: ['getService', 'queryServices', 'listAvailabilityTimeSlots'],
  ecom: ['getCurrentCart'],
  payments: ['getRefundabilityStatus'],
  stores: ['queryProducts'],
}
