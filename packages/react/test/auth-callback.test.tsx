import {
  createRedirectSession,
  LoginFlowError,
  memoryStore,
  oauth,
  startLogin,
  type TokenStore,
} from '@frontdesk/auth'
import { act, render, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useAuthCallback, useSession } from '../src/index.ts'
import { fakeClient, wrapperFor } from './fake-client.tsx'

const tokens = { access_token: 'access', refresh_token: 'refresh', expires_in: 3600 }

afterEach(() => {
  history.replaceState(null, '', '/')
})

const slowStore = (): TokenStore => {
  const { get, set } = memoryStore()
  return {
    get: (key) => new Promise((resolve) => setTimeout(() => resolve(get(key)), 5)),
    set: (key, value) => new Promise((resolve) => setTimeout(() => resolve(set(key, value)), 5)),
  }
}

/** A browser that left for the sign-in page, and the address of each request. */
const leave = async (returnTo?: string, slow = false) => {
  const addresses: string[] = []
  const fake = fakeClient(
    {
      [createRedirectSession.spec.id]: () => ({ fullUrl: 'https://pages.example/authorize' }),
      'auth.oauth.requestTokens': () => {
        addresses.push(location.href)
        return tokens
      },
    },
    oauth({ clientId: 'app', store: slow ? slowStore() : memoryStore() }),
  )
  const client = fake.client as Parameters<typeof startLogin>[0]
  const { state } = await startLogin(client, {
    redirectUri: `${location.origin}/signed-in`,
    ...(returnTo && { returnTo }),
  })
  return { ...fake, client, state, addresses }
}

type Options = Parameters<typeof useAuthCallback>[0]

const arrive = (client: Parameters<typeof wrapperFor>[0], address: string, options: Options = {}) => {
  history.replaceState({ key: 'kept' }, '', address)
  const { result } = renderHook(
    () => ({ callback: useAuthCallback(options), session: useSession().status }),
    { wrapper: wrapperFor(client) },
  )
  return () => result.current
}

describe('useAuthCallback', () => {
  it.each(['#', '?'])('finishes once, with the answer after %s out of the address first', async (mark) => {
    const { client, calls, state, addresses } = await leave('/account?tab=orders')
    const now = arrive(client, `/signed-in${mark}code=c&state=${state}`)
    expect(now().callback).toMatchObject({ status: 'working', error: null })
    await waitFor(() => expect(now().callback.status).toBe('done'))
    expect(now()).toMatchObject({ callback: { returnTo: '/account?tab=orders' }, session: 'member' })
    expect(addresses).toEqual([`${location.origin}/signed-in`])
    expect(history.state).toEqual({ key: 'kept' })
    expect(calls.filter(({ operation }) => operation === 'auth.oauth.requestTokens')).toHaveLength(1)
  })

  it('leaves everything else in the address', async () => {
    const { client, state } = await leave()
    const now = arrive(client, `/signed-in?lang=en&code=c&state=${state}#top`)
    await waitFor(() => expect(now().callback.status).toBe('done'))
    expect(location.href).toBe(`${location.origin}/signed-in?lang=en#top`)
  })

  it('takes an address of its own', async () => {
    const { client, state } = await leave('/account')
    const now = arrive(client, '/elsewhere?code=mine', {
      url: `${location.origin}/signed-in#code=c&state=${state}`,
    })
    await waitFor(() => expect(now().callback).toMatchObject({ status: 'done', returnTo: '/account' }))
    expect(location.search).toBe('?code=mine')
  })

  it.each([
    ['#error=access_denied&error_description=Closed', 'access_denied'],
    ['#code=c&state=of-another-browser', 'INVALID_STATE'],
    ['', 'MISSING_CODE_OR_STATE'],
  ])('fails on "%s" with %s', async (answer, code) => {
    const { client } = await leave()
    const now = arrive(client, `/signed-in${answer}`, { returnTo: '/account' })
    await waitFor(() => expect(now().callback.status).toBe('error'))
    expect(now().callback.error).toBeInstanceOf(LoginFlowError)
    expect(now().callback).toMatchObject({ error: { code }, returnTo: '/account' })
    expect(location.hash).toBe('')
  })

  it('is done for a member who comes back to the page', async () => {
    const { client, state } = await leave('/account')
    const first = arrive(client, `/signed-in#code=c&state=${state}`)
    await waitFor(() => expect(first().callback.status).toBe('done'))
    const again = arrive(client, '/signed-in', { returnTo: '/account/orders' })
    await waitFor(() =>
      expect(again().callback).toMatchObject({ status: 'done', returnTo: '/account/orders' }),
    )
  })

  it('starts anew from the address without the answer', async () => {
    const { client, inputs } = await leave()
    const navigate = vi.fn()
    const now = arrive(client, '/signed-in?lang=en&error=access_denied&state=s', {
      returnTo: '/account',
      navigate,
    })
    await waitFor(() => expect(now().callback.status).toBe('error'))
    await act(() => now().callback.restart())
    expect(navigate).toHaveBeenCalledExactlyOnceWith('https://pages.example/authorize')
    expect(inputs(createRedirectSession).at(-1)).toMatchObject({
      auth: { authRequest: { redirectUri: `${location.origin}/signed-in` }, prompt: 'login' },
    })
  })
})

describe('a page whose layout is another one for members', () => {
  it.each(['memory', 'slow'])('still leads to where the person wanted to go: %s', async (kind) => {
    const { client, calls, state } = await leave('/account?tab=orders', kind === 'slow')
    history.replaceState(null, '', `/signed-in#code=c&state=${state}`)
    let now!: ReturnType<typeof useAuthCallback>
    const Page = (): null => {
      now = useAuthCallback()
      return null
    }
    const App = () =>
      useSession().status === 'member' ? (
        <main>
          <Page />
        </main>
      ) : (
        <Page />
      )
    render(<App />, { wrapper: wrapperFor(client) })
    await waitFor(() => expect(now.status).toBe('done'))
    expect(now.returnTo).toBe('/account?tab=orders')
    expect(calls.filter(({ operation }) => operation === 'auth.oauth.requestTokens')).toHaveLength(1)
  })
})
