import { createRedirectSession, memoryStore, oauth, type Session } from '@frontdesk/auth'
import { getService } from '@frontdesk/bookings'
import { type Client, NetworkError } from '@frontdesk/core'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keyOf, useLogout, useRead, useSession } from '../src/index.ts'
import { fakeClient, wrapperFor } from './fake-client.tsx'

const start = async (redirect: () => unknown) => {
  const session: Session = oauth({ clientId: 'app', store: memoryStore() })
  let reads = 0
  const { client, inputs } = fakeClient(
    {
      [createRedirectSession.spec.id]: redirect,
      [getService.spec.id]: () => ({ id: 'a', name: `read ${++reads}`, type: 'CLASS' }),
    },
    session,
  )
  await session.setTokens(client, {
    accessToken: { value: 'access', expiresAt: 4_000_000_000 },
    refreshToken: { value: 'refresh', role: 'member' },
    sessionId: 'ana',
  })
  const cache = new QueryClient()
  const memberKey = keyOf(client, getService, { serviceId: 'a' })
  const other = ['not', 'of', 'frontdesk']
  cache.setQueryData(other, 1)
  // Left by the first reads of the page, before anybody was known.
  const earlier = ['frontdesk', client.platform.origin, 'none:', getService.spec.id, { serviceId: 'a' }]
  cache.setQueryData(earlier, { id: 'a', name: 'earlier', type: 'CLASS' })
  // Another client of the same platform shares the cache.
  const owned = ['frontdesk', client.platform.origin, 'elevated', getService.spec.id]
  cache.setQueryData(owned, 2)
  const navigate = vi.fn()
  const { result } = renderHook(
    () => ({
      logout: useLogout({ returnTo: '/signed-out', navigate }),
      session: useSession().status,
      name: useRead(getService, { serviceId: 'a' }, { staleTime: Infinity }).data?.name,
    }),
    { wrapper: wrapperFor(client, cache) },
  )
  await waitFor(() => expect(result.current.name).toBe('read 1'))
  return {
    client: client as Client<Session>,
    inputs,
    cache,
    memberKey,
    other,
    owned,
    navigate,
    now: () => result.current,
  }
}

it('signs out here and there, and forgets what was read for the person', async () => {
  const { cache, inputs, memberKey, other, owned, navigate, now } = await start(() => ({
    fullUrl: 'https://pages.example/logout',
  }))
  expect(await act(() => now().logout.mutateAsync())).toEqual({ logoutUrl: 'https://pages.example/logout' })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('https://pages.example/logout')
  expect(inputs(createRedirectSession)).toMatchObject([
    { callbacks: { postFlowUrl: `${location.origin}/signed-out` } },
  ])
  expect(now().session).toBe('none')
  expect(cache.getQueryData(memberKey)).toBeUndefined()
  expect([other, owned].map((key) => cache.getQueryData(key))).toEqual([1, 2])
  // Read anew: neither what the member saw nor what was left from before is shown.
  await waitFor(() => expect(now().name).toBe('read 2'))
  expect(now().logout.data).toEqual({ logoutUrl: 'https://pages.example/logout' })
})

it('signs out here also when the platform cannot be told', async () => {
  const { client, cache, memberKey, navigate, now } = await start(() => {
    throw new NetworkError('no route', { code: 'NETWORK', reason: 'refused' })
  })
  await act(() =>
    now()
      .logout.mutateAsync()
      .catch(() => undefined),
  )
  await waitFor(() => expect(now().logout.error).toBeInstanceOf(NetworkError))
  expect(now().session).toBe('none')
  expect(await client.auth.getTokens(client)).toBeUndefined()
  expect(cache.getQueryData(memberKey)).toBeUndefined()
  expect(navigate).not.toHaveBeenCalled()
})

it('signs out here at once without a network, rather than when there is one again', async () => {
  const { client, navigate, now } = await start(() => {
    throw new NetworkError('no route', { code: 'NETWORK', reason: 'unknown' })
  })
  onlineManager.setOnline(false)
  try {
    act(() => now().logout.mutate())
    await waitFor(() => expect(now().session).toBe('none'))
    await waitFor(() => expect(now().logout.error).toBeInstanceOf(NetworkError))
    expect(await client.auth.getTokens(client)).toBeUndefined()
    expect(navigate).not.toHaveBeenCalled()
  } finally {
    onlineManager.setOnline(true)
  }
})
