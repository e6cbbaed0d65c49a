import {
  createRedirectSession,
  type CreateRedirectSessionInput,
  type SlotAvailability,
} from '@frontdesk/auth'
import type { FieldViolation } from '@frontdesk/core'
import { decline, type Failure, refuse } from '../kernel/failure.ts'
import { handle, type Handler, type HandlerContext, type Identity } from '../kernel/handler.ts'
import { collection, type CollectionDefinition, type State, type Stored } from '../kernel/state.ts'
import { checkAuthorization } from './authorization.ts'
import { allowedAddress, oauthClients } from './client.ts'
import type { Context } from './dependencies.ts'
import { findHostedMember } from './hosted-session.ts'
import { digest, newSecret } from '../kernel/secret.ts'
import { refuseUnsupported } from '../kernel/unsupported-fields.ts'

/** Where hosted pages come back to, with `state` for every callback. */
export type Callbacks = NonNullable<CreateRedirectSessionInput['callbacks']> & { readonly state?: string }

/** A hand-off to the hosted pages. Kept by the digest of its session token, which is part of the page's address. */
export interface RedirectSession extends Stored {
  readonly target: Target
  /** In whose name the pages act. */
  readonly identity: Identity
  readonly callbacks: Callbacks
  /** Origin of the page that asked, for messages to it. */
  readonly origin?: string
  /** The member who is signed in on the hosted pages because of this hand-off. */
  readonly signedInMemberId?: string
  readonly slotAvailability?: SlotAvailability
  /** IANA name of the zone in which the time of the slot is shown; defaults to that of the slot. */
  readonly timeZone?: string
  /** The checkout that the booked slot is paid in. */
  readonly checkoutId?: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export const redirectSessions: CollectionDefinition<RedirectSession> =
  collection<RedirectSession>('auth.redirectSessions')

const targets = [
  'auth',
  'login',
  'logout',
  'ecomCheckout',
  'bookingsCheckout',
  'eventsCheckout',
  'paidPlansCheckout',
  'storesProduct',
  'bookingsBook',
  'ecomOrderPaymentRequest',
] as const

type Target = (typeof targets)[number]

/** Targets that lead to something that this business does not have. */
const missingApps = {
  eventsCheckout: 'events',
  paidPlansCheckout: 'paid plans',
} as const

const notInstalled = (target: Target, app: string): Failure =>
  decline(400, 'APP_NOT_INSTALLED', `The business has not installed ${app}, which "${target}" leads to`, {
    target,
    app,
  })

const lifetime = 24 * 60 * 60_000

/** The redirect session that a page was opened with, while it lives. */
export const findRedirectSession = (
  { state, now }: Pick<Context, 'state' | 'now'>,
  sessionToken: string | undefined,
): RedirectSession | undefined => {
  const session = sessionToken ? state.in(redirectSessions).get(digest(sessionToken)) : undefined
  return session && session.expiresAt > now().getTime() ? session : undefined
}

const violation = (field: string, description: string, violatedRule: string): FieldViolation => ({
  field,
  description,
  violatedRule,
})

const readTarget = (input: CreateRedirectSessionInput): Target => {
  const given = targets.filter((target) => (input as Record<string, unknown>)[target] !== undefined)
  const [target] = given
  if (target && given.length === 1) return target
  throw refuse(
    violation(
      target ? given.join(', ') : 'target',
      `must be exactly one of ${targets.join(', ')}`,
      target ? 'ONE_OF_ALIGNMENT' : 'REQUIRED_ONE_OF_FIELD',
    ),
  )
}

const checkCallbacks = (state: State, callbacks: Callbacks): void => {
  const violations = Object.entries({ ...callbacks })
    .filter(([name, address]) => name !== 'state' && !allowedAddress(state, address))
    .map(([name]) =>
      violation(
        `callbacks.${name}`,
        'must be an http or https address on loopback or on a registered origin of a client',
        'FORMAT',
      ),
    )
  if (violations.length) throw refuse(...violations)
}

const readOrigin = (state: State, text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const address = allowedAddress(state, text)
  // A window is told by its origin, which only pages have.
  if (address && /^https?:$/.test(address.protocol)) return address.origin
  throw refuse(
    violation('origin', 'must be an origin on loopback or a registered origin of a client', 'FORMAT'),
  )
}

/** The visitor or member who calls; a new visitor when the identity is not to be kept, or when the owner books. */
const identityFor = (
  target: Target,
  { identity, input, newId }: HandlerContext<CreateRedirectSessionInput>,
): Identity => {
  const keeps = target === 'auth' || target === 'ecomCheckout'
  if (keeps || (identity.kind !== 'owner' && input.preferences?.maintainIdentity !== false)) return identity
  return { kind: 'visitor', visitorId: newId() }
}

/** Path and query of the page, and what its session needs to know beside. */
const openTarget = (
  target: Target,
  context: HandlerContext<CreateRedirectSessionInput>,
): {
  path: string
  query?: Record<string, string>
  session?: Pick<RedirectSession, 'signedInMemberId' | 'slotAvailability' | 'timeZone'>
} => {
  const { input, state, identity } = context
  switch (target) {
    case 'auth': {
      const { authRequest, prompt } = input.auth ?? {}
      const fields: Record<string, unknown> = { ...authRequest, ...(prompt !== undefined && { prompt }) }
      const request = checkAuthorization(state, (name) => fields[name] as string | undefined)
      if ('problem' in request)
        throw refuse(violation(`auth.authRequest.${request.parameter}`, request.problem, 'VALIDATION'))
      const member = findHostedMember(context, authRequest?.sessionToken)
      return {
        path: '/oauth2/authorize',
        query: {
          client_id: request.clientId,
          response_type: 'code',
          response_mode: request.answerMode,
          scope: authRequest?.scope ?? 'offline_access',
          state: request.state,
          code_challenge: request.codeChallenge,
          code_challenge_method: 'S256',
          ...(request.redirectUri !== undefined && { redirect_uri: request.redirectUri }),
          ...(request.prompt !== undefined && { prompt: request.prompt }),
        },
        ...(member && { session: { signedInMemberId: member.id } }),
      }
    }
    case 'login':
      return {
        path: '/pages/login',
        ...(identity.kind === 'member' && { session: { signedInMemberId: identity.memberId } }),
      }
    case 'logout': {
      const clientId = input.logout?.clientId ?? ''
      if (!state.in(oauthClients).get(clientId))
        throw refuse(violation('logout.clientId', 'is not a registered client', 'VALIDATION'))
      return { path: '/pages/logout' }
    }
    case 'ecomCheckout':
      return { path: `/pages/checkout/${encodeURIComponent(input.ecomCheckout?.checkoutId ?? '')}` }
    case 'bookingsCheckout': {
      const { slotAvailability, timezone } = input.bookingsCheckout ?? {}
      return {
        path: '/pages/book',
        ...(slotAvailability && {
          session: { slotAvailability, ...(timezone !== undefined && { timeZone: timezone }) },
        }),
      }
    }
    case 'storesProduct':
      if (context.business.catalogVersion === 'STORES_NOT_INSTALLED') throw notInstalled(target, 'stores')
      return { path: `/product-page/${encodeURIComponent(input.storesProduct?.productSlug ?? '')}` }
    case 'bookingsBook':
      return {
        path: '/pages/calendar',
        ...(input.bookingsBook?.resourceId && { query: { resourceId: input.bookingsBook.resourceId } }),
      }
    case 'ecomOrderPaymentRequest': {
      const { paymentRequestId = '' } = input.ecomOrderPaymentRequest ?? {}
      return { path: `/pages/payment-requests/${encodeURIComponent(paymentRequestId)}` }
    }
    default:
      throw notInstalled(target, missingApps[target])
  }
}

/** Refuses fields that the hosted pages have and those of the emulator do not play. */
const refuseUnplayed = (input: CreateRedirectSessionInput): void => {
  refuseUnsupported(
    input,
    ['auth.authRequest.idp'],
    'leave it out, and members sign in with email address and password',
  )
  refuseUnsupported(input, ['auth.authRequest.nonce'], 'it gives no id tokens')
  if (input.preferences?.useGenericWixPages === false)
    refuseUnsupported(input, ['preferences.useGenericWixPages'], 'its pages are the only ones')
}

/** Hands a person over to a page of this emulator. */
export const createRedirectSessionHandler: Handler = handle(createRedirectSession, (context) => {
  const { input, state, newId, now, origin } = context
  const target = readTarget(input)
  refuseUnplayed(input)
  const callbacks: Callbacks = input.callbacks ?? {}
  checkCallbacks(state, callbacks)
  const pageOrigin = readOrigin(state, input.origin)
  const { path, query, session } = openTarget(target, context)
  const sessionToken = newSecret(context, 'redirect session')
  state.in(redirectSessions).put({
    ...session,
    id: digest(sessionToken),
    target,
    identity: identityFor(target, context),
    callbacks,
    ...(pageOrigin !== undefined && { origin: pageOrigin }),
    expiresAt: now().getTime() + lifetime,
  })
  const endpoint = origin + path
  const searchParams = { ...input.preferences?.additionalQueryParameters, ...query, session: sessionToken }
  return {
    id: newId(),
    fullUrl: `${endpoint}?${new URLSearchParams(searchParams).toString()}`,
    urlDetails: { endpoint, searchParams },
    sessionToken,
  }
})
