import { beforeEach, describe, expect, it } from 'vitest'
import type { Identity } from '../../src/kernel/handler.ts'
import { challenge, clientId, createPlatform, origin, type Platform, redirectUri } from '../pages/platform.ts'

const visitor: Identity = { kind: 'visitor', visitorId: '00000000-0000-4000-8000-00000000000v' }
const authRequest = {
  clientId,
  responseType: 'code',
  redirectUri,
  state: 'app-state',
  codeChallenge: challenge,
  codeChallengeMethod: 'S256',
  responseMode: 'fragment',
  scope: 'offline_access',
}

let platform: Platform
beforeEach(() => {
  platform = createPlatform()
})

const violations = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    const { status, details } = error as {
      status: number
      details: {
        validationError: { fieldViolations: { field: string; description: string; violatedRule: string }[] }
      }
    }
    return { status, violations: details.validationError.fieldViolations }
  }
  throw new Error('Nothing was refused')
}

describe('createRedirectSession', () => {
  it('gives the address of the authorization endpoint', () => {
    const { fullUrl, urlDetails, sessionToken, id } = platform.redirect(visitor, {
      auth: { authRequest, prompt: 'login' },
    })
    const url = new URL(fullUrl)
    expect(url.origin + url.pathname).toBe(`${origin}/oauth2/authorize`)
    expect(urlDetails.endpoint).toBe(`${origin}/oauth2/authorize`)
    expect(Object.fromEntries(url.searchParams)).toEqual(urlDetails.searchParams)
    expect(urlDetails.searchParams).toEqual({
      client_id: clientId,
      response_type: 'code',
      response_mode: 'fragment',
      redirect_uri: redirectUri,
      scope: 'offline_access',
      state: 'app-state',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      prompt: 'login',
      session: sessionToken,
    })
    expect(sessionToken).toHaveLength(43)
    expect(id).not.toBe(sessionToken)
  })

  it.each([
    ['login', {}, '/pages/login'],
    ['logout', { clientId }, '/pages/logout'],
    ['ecomCheckout', { checkoutId: 'c 1/2' }, '/pages/checkout/c%201%2F2'],
    ['bookingsCheckout', { slotAvailability: { slot: {} } }, '/pages/book'],
    ['storesProduct', { productSlug: 'harbour mat' }, '/product-page/harbour%20mat'],
    ['bookingsBook', {}, '/pages/calendar'],
    ['ecomOrderPaymentRequest', { paymentRequestId: 'r 1/2' }, '/pages/payment-requests/r%201%2F2'],
    ['bookingsBook', { resourceId: 'r-1' }, '/pages/calendar'],
  ])('leads %s to its page', (target, fields, path) => {
    const { fullUrl } = platform.redirect(visitor, {
      [target]: fields,
      preferences: { additionalQueryParameters: { utm_source: 'mail' } },
    })
    const url = new URL(fullUrl)
    expect(url.pathname).toBe(path)
    expect(url.searchParams.get('utm_source')).toBe('mail')
  })

  it('asks for exactly one target, and names them', () => {
    expect(violations(() => platform.redirect(visitor, {}))).toMatchObject({
      status: 400,
      violations: [
        {
          field: 'target',
          violatedRule: 'REQUIRED_ONE_OF_FIELD',
          description: expect.stringContaining('ecomCheckout') as string,
        },
      ],
    })
    expect(violations(() => platform.redirect(visitor, { login: {}, logout: { clientId } }))).toMatchObject({
      violations: [{ field: 'login, logout', violatedRule: 'ONE_OF_ALIGNMENT' }],
    })
  })

  it.each([
    ['eventsCheckout', 'events'],
    ['paidPlansCheckout', 'paid plans'],
  ])('says for %s that the business has no %s', (target, app) => {
    expect(() => platform.redirect(visitor, { [target]: {} })).toThrow(
      expect.objectContaining({
        status: 400,
        message: `The business has not installed ${app}, which "${target}" leads to`,
        details: {
          applicationError: expect.objectContaining({
            code: 'APP_NOT_INSTALLED',
            data: { target, app },
          }) as object,
        },
      }) as Error,
    )
  })

  it.each([
    'https://elsewhere.example/',
    'javascript:alert(1)',
    '//elsewhere.example',
    '/cart',
    'http://localhost@elsewhere.example/',
    'http://user@localhost/',
    'http://localhost.elsewhere.example/',
    'not an address',
  ])('refuses the callback %s', (postFlowUrl) => {
    expect(
      violations(() =>
        platform.redirect(visitor, {
          login: {},
          callbacks: { postFlowUrl, thankYouPageUrl: 'http://localhost:1/' },
        }),
      ),
    ).toMatchObject({
      violations: [{ field: 'callbacks.postFlowUrl', violatedRule: 'FORMAT' }],
    })
  })

  it.each([
    'http://localhost:5173/a?b=c',
    'http://127.0.0.1:4173/',
    'http://[::1]:80/x',
    'https://shop.example/thanks',
  ])('takes the callback %s', (postFlowUrl) => {
    platform.register('shop', ['https://shop.example'])
    expect(platform.redirect(visitor, { login: {}, callbacks: { postFlowUrl } }).fullUrl).toContain(
      '/pages/login',
    )
  })

  it.each([
    [{ clientId: 'nobody' }, 'clientId'],
    [{ redirectUri: 'https://elsewhere.example/' }, 'redirectUri'],
    [{ redirectUri: 'http://localhost/#there' }, 'redirectUri'],
    [{ redirectUri: 'studio://elsewhere' }, 'redirectUri'],
    [{ redirectUri: 'studio:signed-in' }, 'redirectUri'],
    [{ redirectUri: 'javascript://signed-in/%0aalert()' }, 'redirectUri'],
    [{ redirectUri: undefined }, 'redirectUri'],
    [{ codeChallengeMethod: 'plain' }, 'codeChallengeMethod'],
    [{ codeChallenge: 'short' }, 'codeChallenge'],
    [{ responseMode: 'form_post' }, 'responseMode'],
    [{ responseType: 'token' }, 'responseType'],
    [{ state: '' }, 'state'],
  ])('refuses an authorization request with %j', (changes, field) => {
    const request = { ...authRequest, ...changes }
    expect(violations(() => platform.redirect(visitor, { auth: { authRequest: request } }))).toMatchObject({
      violations: [{ field: `auth.authRequest.${field}` }],
    })
  })

  it.each(['https://elsewhere.example', 'null', 'javascript:alert(1)'])('refuses the origin %s', (page) => {
    expect(violations(() => platform.redirect(visitor, { login: {}, origin: page }))).toMatchObject({
      violations: [{ field: 'origin', violatedRule: 'FORMAT' }],
    })
  })

  it('needs a client to log out of', () => {
    expect(violations(() => platform.redirect(visitor, { logout: { clientId: 'nobody' } }))).toMatchObject({
      violations: [{ field: 'logout.clientId' }],
    })
  })

  it.each([
    ['auth.authRequest.idp', { auth: { authRequest: { ...authRequest, idp: 'google' } } }],
    ['auth.authRequest.nonce', { auth: { authRequest: { ...authRequest, nonce: 'n-1' } } }],
    ['preferences.useGenericWixPages', { login: {}, preferences: { useGenericWixPages: false } }],
  ])('refuses %s, which its pages do not play', (field, input) => {
    expect(violations(() => platform.redirect(visitor, input))).toEqual({
      status: 400,
      violations: [
        {
          field,
          description: expect.stringContaining('is not supported by the emulator: ') as string,
          violatedRule: 'FIELD_NOT_ALLOWED',
        },
      ],
    })
  })

  it('takes the generic pages, which it has', () => {
    const preferences = { useGenericWixPages: true, checkIfPublish: true }
    expect(platform.redirect(visitor, { login: {}, preferences }).fullUrl).toContain('/pages/login')
  })

  it('keeps the identity unless it is told not to', () => {
    const identities = () =>
      Object.values(platform.state.contents()['auth.redirectSessions'] ?? []).map(
        (session) => (session as unknown as { identity: Identity }).identity,
      )
    platform.redirect(visitor, { bookingsCheckout: { slotAvailability: { slot: {} } } })
    platform.redirect(visitor, {
      bookingsCheckout: { slotAvailability: { slot: {} } },
      preferences: { maintainIdentity: false },
    })
    expect(identities()[0]).toEqual(visitor)
    expect(identities()[1]).toMatchObject({ kind: 'visitor' })
    expect(identities()[1]).not.toEqual(visitor)
  })
})
