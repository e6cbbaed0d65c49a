import {
  loginIdentity,
  LoginFlowError,
  memoryStore,
  oauth,
  type Session,
  throughServer,
  type Tokens,
} from '@frontdesk/auth'
import * as auth from '@frontdesk/auth'
import { ApplicationError, ContextError, createClient, hosted, NetworkError } from '@frontdesk/core'
import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { useLogin, useRegister, useSession } from '../src/index.ts'
import { deferred, fakeClient, wrapperFor } from './fake-client.tsx'

const operations = {
  login: 'auth.authentication.login',
  register: 'auth.authentication.register',
  verify: 'auth.verification.verifyDuringAuthentication',
  resend: 'auth.verification.resend',
  factor: 'auth.authentication.verifyFactor',
} as const

const person = { email: 'ana@example.com', password: 'harbour-ana-1' }
const success = { state: 'SUCCESS', sessionToken: 'session-token' }
const toVerify = { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: 'state-1' }
const refusal = (code: string): ApplicationError =>
  new ApplicationError(`refused with ${code}`, { status: 400, code, data: {} })

const memberTokens: Tokens = {
  accessToken: { value: 'access', expiresAt: 4_000_000_000 },
  refreshToken: { value: 'refresh', role: 'member' },
  sessionId: 'member-1',
}

// A hidden frame needs a real browser: the end-to-end tests of the booking site run it.
let frame: MockInstance<typeof auth.directLogin>

beforeEach(() => {
  frame = vi
    .spyOn(auth, 'directLogin')
    .mockImplementation((client) => client.auth.setTokens(client, memberTokens))
})

type Replies = Parameters<typeof fakeClient>[0]

const start = (replies: Replies, options: Parameters<typeof useLogin>[0] = {}) => {
  const session: Session = oauth({ clientId: 'app', store: memoryStore() })
  const fake = fakeClient(replies, session)
  const hook = renderHook(
    () => ({ ...useLogin(options), register: useRegister(options), session: useSession().status }),
    { wrapper: wrapperFor(fake.client) },
  )
  return { ...fake, ...hook, now: () => hook.result.current }
}

describe('useLogin', () => {
  it('goes from credentials to a member, and shows that it is finishing', async () => {
    const arrival = deferred<undefined>()
    frame.mockImplementation(async (client) => {
      await arrival.promise
      await client.auth.setTokens(client, memberTokens)
    })
    const { now, inputs } = start({ [operations.login]: () => success })
    expect(now()).toMatchObject({
      step: 'credentials',
      result: { loginState: 'INITIAL' },
      isPending: false,
      isFinishing: false,
      error: null,
      fieldErrors: {},
    })

    let signedIn: Promise<auth.LoginResult | undefined>
    act(() => {
      signedIn = now().login(person)
    })
    expect(now()).toMatchObject({ step: 'credentials', isPending: true, isFinishing: false })
    await waitFor(() => expect(now().isFinishing).toBe(true))
    expect(now()).toMatchObject({ step: 'finishing', isPending: true, session: 'none' })

    arrival.resolve(undefined)
    expect(await act(() => signedIn)).toMatchObject({ loginState: 'SUCCESS' })
    expect(now()).toMatchObject({ step: 'signedIn', isPending: false, isFinishing: false, session: 'member' })
    expect(inputs(loginIdentity)).toEqual([{ loginId: { email: person.email }, password: person.password }])
    expect(frame.mock.calls[0]?.[1]).toMatchObject({ sessionToken: 'session-token' })
  })

  it.each([
    ['-19976', 'invalidPassword', 'password'],
    ['-19973', 'resetPassword', 'password'],
    ['SOMETHING_ELSE', 'invalidEmail', 'email'],
  ])('says which field code %s is about', async (code, errorCode, field) => {
    const error = refusal(code)
    const { now } = start({
      [operations.login]: () => {
        throw error
      },
    })
    await act(() => now().login(person))
    expect(now()).toMatchObject({
      step: 'credentials',
      errorCode,
      error,
      isPending: false,
      fieldErrors: { [field]: error.message },
    })
  })

  it('tells a fault from a verdict, and marks no field for it', async () => {
    const { now } = start({
      [operations.login]: () => {
        throw new NetworkError('no route', { code: 'NETWORK', reason: 'refused' })
      },
    })
    await act(() => now().login(person))
    expect(now()).toMatchObject({ step: 'credentials', errorCode: 'network', fieldErrors: {} })
    expect(now().error).toBeInstanceOf(NetworkError)
  })

  it('asks for a captcha from the first time on that one is wanted', async () => {
    const codes = ['-19971', '-19970']
    const { now, inputs } = start({
      [operations.login]: () => {
        const code = codes.shift()
        if (code) throw refusal(code)
        return success
      },
    })
    await act(() => now().login(person))
    expect(now()).toMatchObject({ isCaptchaRequired: true, errorCode: 'missingCaptchaToken' })
    await act(() => now().login({ ...person, captchaTokens: [{ Recaptcha: 'stale' }] }))
    expect(now()).toMatchObject({ isCaptchaRequired: true, errorCode: 'invalidCaptchaToken' })
    await act(() => now().login({ ...person, captchaTokens: [{ Recaptcha: 'good' }] }))
    expect(now()).toMatchObject({ step: 'signedIn' })
    expect(inputs(loginIdentity).at(-1)).toMatchObject({ captchaTokens: [{ Recaptcha: 'good' }] })
  })

  it('keeps a second factor through wrong answers', async () => {
    const challenge = { factorType: 'EMAIL', verificationChallengeData: { hint: 'a…@example.com' } }
    let answers = 0
    const { now, calls } = start({
      [operations.login]: () => ({
        state: 'MFA_CHALLENGE',
        stateToken: 'factor-1',
        mfaChallengeData: challenge,
      }),
      [operations.factor]: () => {
        if (answers++ === 0) throw refusal('VERIFICATION_FAILED')
        return success
      },
    })
    await act(() => now().login(person))
    expect(now()).toMatchObject({
      step: 'challenge',
      challenge: { ...challenge, stateToken: 'factor-1' },
      error: null,
    })
    const answer = (code: string) =>
      act(() => now().answerChallenge({ factorType: 'EMAIL', emailData: { code } }))
    await answer('000000')
    expect(now()).toMatchObject({ step: 'challenge', errorCode: 'verificationFailed' })
    expect(now().fieldErrors['code']).toContain('VERIFICATION_FAILED')
    await answer('482913')
    expect(now().step).toBe('signedIn')
    const sent = calls.filter(({ operation }) => operation === operations.factor)
    expect(sent.map(({ input }) => input)).toEqual([
      { factorType: 'EMAIL', emailData: { code: '000000' }, stateToken: 'factor-1' },
      { factorType: 'EMAIL', emailData: { code: '482913' }, stateToken: 'factor-1' },
    ])
  })

  it('makes the same call once, however often it is asked for', async () => {
    const answer = deferred<unknown>()
    const { now, calls } = start({ [operations.login]: () => answer.promise })
    await act(async () => {
      const twice = [now().login(person), now().login({ ...person })]
      answer.resolve(success)
      expect(new Set(await Promise.all(twice)).size).toBe(1)
    })
    expect(calls).toHaveLength(1)
    expect(frame).toHaveBeenCalledTimes(1)
  })

  it('never shows the answer of an older call over that of a newer one', async () => {
    const answers = [deferred<unknown>(), deferred<unknown>()]
    const { now, calls } = start({
      [operations.login]: () => answers[calls.length - 1]!.promise,
    })
    await act(async () => {
      const older = now().login({ ...person, password: 'typo' })
      const newer = now().login(person)
      answers[1]!.reject(refusal('-19976'))
      await newer
      answers[0]!.resolve(success)
      expect(await older).toBeUndefined()
    })
    expect(calls[0]?.signal?.aborted).toBe(true)
    expect(now()).toMatchObject({ step: 'credentials', errorCode: 'invalidPassword', isPending: false })
    expect(frame).not.toHaveBeenCalled()
  })

  it('starts anew with reset, and ends the call that is under way', async () => {
    const answer = deferred<unknown>()
    const { now, calls } = start({ [operations.login]: () => answer.promise })
    await act(async () => {
      const late = now().login(person)
      now().reset()
      answer.resolve(success)
      expect(await late).toBeUndefined()
    })
    expect(calls[0]?.signal?.aborted).toBe(true)
    expect(now()).toMatchObject({ step: 'credentials', result: { loginState: 'INITIAL' }, isPending: false })
    expect(frame).not.toHaveBeenCalled()
  })

  it('ends its call when it goes from the page', async () => {
    const answer = deferred<unknown>()
    const { now, calls, unmount } = start({ [operations.login]: () => answer.promise })
    const consoleError = vi.spyOn(console, 'error')
    let late: Promise<unknown> | undefined
    act(() => {
      late = now().login(person)
    })
    unmount()
    expect(calls[0]?.signal?.aborted).toBe(true)
    answer.resolve(success)
    expect(await late).toBeUndefined()
    expect(frame).not.toHaveBeenCalled()
    expect(consoleError).not.toHaveBeenCalled()
  })

  it('needs a client with a session', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(() => renderHook(() => useLogin(), { wrapper: wrapperFor(fakeClient({}).client) })).toThrow(
      ContextError,
    )
  })

  it('says where to sign in when the server keeps the tokens', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const client = createClient({ platform: hosted(), ...throughServer({ session: { status: 'visitor' } }) })
    expect(() => renderHook(() => useLogin(), { wrapper: wrapperFor(client) })).toThrow(
      'link to /api/frontdesk/sign-in, and post a form to /api/frontdesk/sign-out',
    )
  })
})

describe('finishing', () => {
  it('continues by redirect where the frame has no luck', async () => {
    const redirect = { url: 'https://pages.example/authorize?session=1', state: 'state' }
    const frameOrRedirect = vi.spyOn(auth, 'directLoginOrRedirect').mockResolvedValue(redirect)
    const navigate = vi.fn()
    const { now } = start(
      { [operations.login]: () => success },
      { redirectUri: '/signed-in', returnTo: '/account?tab=orders', navigate },
    )
    await act(() => now().login(person))
    expect(navigate).toHaveBeenCalledExactlyOnceWith(redirect.url)
    expect(frameOrRedirect.mock.calls[0]?.[1]).toMatchObject({
      sessionToken: 'session-token',
      redirectUri: `${location.origin}/signed-in`,
      returnTo: '/account?tab=orders',
    })
    expect(now()).toMatchObject({ step: 'finishing', isPending: true, isFinishing: true })

    // A click on Back shows the page as it was left.
    act(() => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    expect(now()).toMatchObject({ step: 'credentials', isPending: false })
  })

  it('says so when there is no page to come back to', async () => {
    const error = new LoginFlowError('no frame', 'BLOCKED_FRAME')
    frame.mockRejectedValue(error)
    const { now } = start({ [operations.login]: () => success })
    await act(() => now().login(person))
    expect(now()).toMatchObject({ step: 'finishing', isPending: false, isFinishing: false, error })
  })

  it('can be tried again with the same proof', async () => {
    frame.mockRejectedValueOnce(new NetworkError('no route', { code: 'NETWORK', reason: 'refused' }))
    const { now, calls } = start({ [operations.login]: () => success })
    await act(() => now().login(person))
    expect(now().error).toBeInstanceOf(NetworkError)
    await act(() => now().finish())
    expect(now()).toMatchObject({ step: 'signedIn', error: null, session: 'member' })
    expect(calls).toHaveLength(1)
    expect(frame.mock.calls.map(([, options]) => options.sessionToken)).toEqual([
      'session-token',
      'session-token',
    ])
  })
})

describe('useRegister', () => {
  it('takes the code of the mail, after wrong ones too', async () => {
    let codes = 0
    const { now, calls } = start({
      [operations.register]: () => toVerify,
      [operations.verify]: () => {
        if (codes++ === 0) throw refusal('VERIFICATION_FAILED')
        return success
      },
    })
    await act(() => now().register.register({ ...person, profile: { firstName: 'Ana' } }))
    expect(now().register.step).toBe('verification')
    await act(() => now().register.submitCode('000000'))
    expect(now().register).toMatchObject({ step: 'verification', errorCode: 'verificationFailed' })
    await act(() => now().register.submitCode('482913'))
    expect(now()).toMatchObject({ register: { step: 'signedIn' }, session: 'member' })
    expect(calls.slice(1).map(({ input }) => input)).toEqual([
      { code: '000000', stateToken: 'state-1' },
      { code: '482913', stateToken: 'state-1' },
    ])
  })

  it('continues with the state of the newest code', async () => {
    const { now, calls } = start({
      [operations.register]: () => toVerify,
      [operations.resend]: () => ({ ...toVerify, stateToken: 'state-2' }),
      [operations.verify]: () => success,
    })
    await act(() => now().register.register(person))
    expect(await act(() => now().register.resendCode())).toMatchObject({
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
    })
    await act(() => now().register.submitCode('482913'))
    expect(calls.at(-1)?.input).toEqual({ code: '482913', stateToken: 'state-2' })
  })

  it('waits for the owner', async () => {
    const { now } = start({ [operations.register]: () => ({ state: 'REQUIRE_OWNER_APPROVAL' }) })
    await act(() => now().register.register(person))
    expect(now().register).toMatchObject({ step: 'ownerApproval', isPending: false, error: null })
  })

  it('knows that there is an account already', async () => {
    const { now } = start({
      [operations.register]: () => {
        throw refusal('-19995')
      },
    })
    await act(() => now().register.register(person))
    expect(now().register).toMatchObject({ errorCode: 'emailAlreadyExists', step: 'credentials' })
    expect(Object.keys(now().register.fieldErrors)).toEqual(['email'])
  })
})
