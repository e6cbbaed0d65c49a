import { oauth, type SessionState, throughServer } from '@frontdesk/auth'
import { getService } from '@frontdesk/bookings'
import { createClient, hosted } from '@frontdesk/core'
import { QueryClient } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { FrontdeskProvider, useRead, useSession, useSuspenseRead } from '../src/index.ts'
import { deferred, fakeClient, fakeSession, wrapperFor } from './fake-client.tsx'

/** A client whose platform is a function, with a real session. */
const start = () => {
  const requests: string[] = []
  let visitors = 0
  const client = createClient({
    platform: hosted(),
    auth: oauth({ clientId: '5e7a1ce0-0000-4000-8000-000000000001' }),
    fetch: async (url, init) => {
      const { pathname } = new URL(url)
      requests.push(pathname.split('/').at(-1)!)
      init.signal?.throwIfAborted()
      return Response.json(
        pathname.endsWith('/token')
          ? { access_token: `access-${++visitors}`, refresh_token: `refresh-${visitors}`, expires_in: 3600 }
          : { service: { id: 'a', name: new Headers(init.headers).get('authorization'), type: 'CLASS' } },
      )
    },
  })
  return { client, requests }
}

it('makes one session and one request for each read, though the first read makes the session', async () => {
  const { client, requests } = start()
  const { result } = renderHook(
    () => ({
      session: useSession().status,
      a: useRead(getService, { serviceId: 'a' }).data?.name,
      b: useRead(getService, { serviceId: 'b' }).data?.name,
    }),
    { wrapper: wrapperFor(client) },
  )
  expect(result.current.session).toBe('loading')
  await waitFor(() =>
    expect(result.current).toMatchObject({ session: 'visitor', a: 'access-1', b: 'access-1' }),
  )
  expect(requests.toSorted()).toEqual(['a', 'b', 'token'])
})

it('reads anew, and as the new visitor, after signing out', async () => {
  const { client } = start()
  const { result } = renderHook(() => useRead(getService, { serviceId: 'a' }).data?.name, {
    wrapper: wrapperFor(client),
  })
  await waitFor(() => expect(result.current).toBe('access-1'))
  await act(() => client.auth.setTokens(client, undefined))
  await waitFor(() => expect(result.current).toBe('access-2'))
})

it('looks into the store once, and says none only when nobody is there', async () => {
  const { client } = start()
  const getTokens = vi.spyOn(client.auth, 'getTokens')
  const seen: string[] = []
  const { result } = renderHook(
    () => {
      const { status } = useSession()
      seen.push(status)
      return [status, useSession().status, useSession().status]
    },
    { wrapper: wrapperFor(client) },
  )
  await waitFor(() => expect(result.current).toEqual(['none', 'none', 'none']))
  expect(new Set(seen)).toEqual(new Set(['loading', 'none']))
  expect(getTokens).toHaveBeenCalledTimes(1)
})

it('is signed out when the store fails', async () => {
  const { client } = start()
  vi.spyOn(client.auth, 'getTokens').mockRejectedValue(new Error('denied'))
  const { result } = renderHook(() => useSession().status, { wrapper: wrapperFor(client) })
  expect(result.current).toBe('loading')
  await waitFor(() => expect(result.current).toBe('none'))
})

it('knows at once that a client without a session has nobody to sign in', () => {
  const { result } = renderHook(() => useSession().status, {
    wrapper: wrapperFor(createClient({ platform: hosted() })),
  })
  expect(result.current).toBe('none')
})

it('shows nothing of a member to nobody, who came after a sign-out elsewhere', async () => {
  const session = fakeSession()
  const known = deferred<undefined>()
  session.getTokens = () => known.promise
  const ofMember = { id: 'a', name: 'of the member', type: 'CLASS' }
  let reads = 0
  const { client } = fakeClient(
    {
      // The first read begins before anybody is known, and finds the member of an earlier visit.
      [getService.spec.id]: async () => {
        await Promise.resolve()
        session.become({ status: 'member', sessionId: 'm' })
        return ++reads > 2 ? new Promise(() => undefined) : ofMember
      },
    },
    session,
  )
  const Name = () => <h1>{useSuspenseRead(getService, { serviceId: 'a' }).data.name}</h1>
  render(
    <Suspense fallback="loading">
      <Name />
    </Suspense>,
    { wrapper: wrapperFor(client) },
  )
  expect(await screen.findByRole('heading', { name: 'of the member' })).toBeInTheDocument()
  await waitFor(() => expect(reads).toBe(2))
  act(() => {
    session.become({ status: 'none', endedBy: 'signOut' })
  })
  expect(screen.queryByRole('heading')).toBeNull()
})

it('takes only the first initial session of a client', async () => {
  const { client } = start()
  const seen: string[] = []
  const Status = (): null => {
    seen.push(useSession().status)
    return null
  }
  const cache = new QueryClient()
  const page = (initialSession: SessionState) => (
    <FrontdeskProvider client={client} queryClient={cache} initialSession={initialSession}>
      <Status />
    </FrontdeskProvider>
  )
  const { rerender } = render(page({ status: 'member', sessionId: 'ana' }))
  await waitFor(() => expect(seen.at(-1)).toBe('none'))
  seen.length = 0
  rerender(page({ status: 'visitor', sessionId: 'v' }))
  await act(() => Promise.resolve())
  expect(new Set(seen)).toEqual(new Set(['none']))
})

it('tells a server how the session of the member ended', () => {
  const Reason = () => useSession().endedBy
  const session: SessionState = { status: 'visitor', sessionId: 'v', endedBy: 'expired' }
  expect(
    renderToString(
      <FrontdeskProvider client={start().client} initialSession={session}>
        <Reason />
      </FrontdeskProvider>,
    ),
  ).toBe('expired')
})

it('shows the session that the server keeps, and each change that an answer tells of', async () => {
  const asked: string[] = []
  const member = { status: 'member', sessionId: '2' }
  const client = createClient({
    platform: hosted(),
    ...throughServer({
      fetch: async (url) => {
        asked.push(url)
        return url.endsWith('/session')
          ? Response.json({ status: 'visitor', sessionId: '1' })
          : Response.json(
              { service: { id: 'a', name: 'Yoga', type: 'CLASS' } },
              { headers: { 'x-frontdesk-session': encodeURIComponent(JSON.stringify(member)) } },
            )
      },
    }),
  })
  const { result } = renderHook(() => useSession(), { wrapper: wrapperFor(client) })
  expect(result.current.status).toBe('loading')
  await waitFor(() => expect(result.current).toMatchObject({ status: 'visitor', sessionId: '1' }))
  await act(async () => {
    await getService(client, { serviceId: 'a' })
  })
  expect(result.current).toMatchObject(member)
  expect(asked).toEqual(['/api/frontdesk/session', '/api/frontdesk/call/_api/bookings/v2/services/a'])
})
