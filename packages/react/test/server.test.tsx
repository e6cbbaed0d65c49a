import { memoryStore, oauth, type SessionState, storeKey, type Tokens } from '@frontdesk/auth'
import { getService } from '@frontdesk/bookings'
import { dehydrate, type DehydratedState, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  FrontdeskProvider,
  readOptions,
  RequireMember,
  SignedIn,
  SignedOut,
  useCheckoutReturn,
  useRead,
  useSession,
  useTheme,
} from '../src/index.ts'
import { fakeClient, fakeSession } from './fake-client.tsx'

const reply = { [getService.spec.id]: () => ({ id: 'a', name: 'Yoga', type: 'CLASS' }) }
let root: Root | undefined

afterEach(() => {
  act(() => {
    root?.unmount()
  })
  document.body.replaceChildren()
  localStorage.clear()
})

function Page() {
  const { status } = useSession()
  const { theme, resolved } = useTheme()
  const { data, isPending } = useRead(getService, { serviceId: 'a' }, { staleTime: Infinity })
  const { status: checkout } = useCheckoutReturn()
  return (
    <p>
      {status}, {theme}/{resolved}, {isPending ? 'loading' : data?.name}, {checkout}
    </p>
  )
}

describe('on a server', () => {
  it('renders without a browser and hydrates without a mismatch, though the browser knows more', async () => {
    const server = fakeClient(reply, fakeSession({ status: 'visitor', sessionId: 'v' })).client
    const serverCache = new QueryClient()
    await serverCache.prefetchQuery(readOptions(server, getService, { serviceId: 'a' }))

    // A server does not have these.
    for (const name of ['localStorage', 'matchMedia', 'location', 'addEventListener'])
      vi.stubGlobal(name, undefined)
    const html = renderToString(
      <StrictMode>
        <FrontdeskProvider client={server} queryClient={serverCache}>
          <Page />
        </FrontdeskProvider>
      </StrictMode>,
    )
    vi.unstubAllGlobals()
    const state = JSON.parse(JSON.stringify(dehydrate(serverCache))) as DehydratedState
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    expect(container.textContent).toBe('loading, system/light, Yoga, checking')

    localStorage.setItem('theme', 'dark')
    const onRecoverableError = vi.fn()
    const consoleError = vi.spyOn(console, 'error')
    const { client, calls } = fakeClient(reply, fakeSession({ status: 'visitor', sessionId: 'v' }))
    await act(async () => {
      root = hydrateRoot(
        container,
        <StrictMode>
          <FrontdeskProvider client={client} queryClient={new QueryClient()}>
            <HydrationBoundary state={state}>
              <Page />
            </HydrationBoundary>
          </FrontdeskProvider>
        </StrictMode>,
        { onRecoverableError },
      )
    })
    expect(screen.getByText('visitor, dark/dark, Yoga, abandoned')).toBeInTheDocument()
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(consoleError).not.toHaveBeenCalled()
    expect(calls).toHaveLength(0)
  })

  describe('with a session', () => {
    const member = { status: 'member', sessionId: 'ana' } as const
    const tokens: Tokens = {
      accessToken: { value: 'access-canary', expiresAt: 4_000_000_000 },
      refreshToken: { value: 'refresh-canary', role: 'member' },
      sessionId: 'ana',
    }

    function Screen({ seen }: { seen?: string[] }) {
      const { status } = useSession()
      const { data } = useRead(getService, { serviceId: 'a' }, { staleTime: Infinity })
      const text = `${status} ${data?.name ?? 'nothing'}`
      seen?.push(text)
      return (
        <main>
          <h1>{text}</h1>
          <SignedIn>[account menu]</SignedIn>
          <SignedOut>[sign-in button]</SignedOut>
          <RequireMember fallback="[please sign in]" pending="[one moment]">
            [bookings]
          </RequireMember>
        </main>
      )
    }

    /** A page as a server and a browser render it, each with a client and a store of its own. */
    const visit = async (initialSession: SessionState | undefined, kept: Tokens | undefined) => {
      const server = fakeClient(reply, fakeSession(initialSession)).client
      const serverCache = new QueryClient()
      await serverCache.prefetchQuery(readOptions(server, getService, { serviceId: 'a' }))
      const props = initialSession && { initialSession }
      const html = renderToString(
        <StrictMode>
          <FrontdeskProvider client={server} queryClient={serverCache} {...props}>
            <Screen />
          </FrontdeskProvider>
        </StrictMode>,
      )
      const state = JSON.parse(JSON.stringify(dehydrate(serverCache))) as DehydratedState
      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = html

      const session = oauth({ clientId: 'app', store: memoryStore() })
      const { client, calls } = fakeClient(reply, session)
      await session.store.set(storeKey({ ...client, auth: session }, 'tokens'), kept)
      const onRecoverableError = vi.fn()
      const consoleError = vi.spyOn(console, 'error')
      const seen: string[] = []
      await act(async () => {
        root = hydrateRoot(
          container,
          <StrictMode>
            <FrontdeskProvider client={client} queryClient={new QueryClient()} {...props}>
              <HydrationBoundary state={state}>
                <Screen seen={seen} />
              </HydrationBoundary>
            </FrontdeskProvider>
          </StrictMode>,
          { onRecoverableError },
        )
      })
      expect(onRecoverableError).not.toHaveBeenCalled()
      expect(consoleError).not.toHaveBeenCalled()
      const page = new DOMParser().parseFromString(html, 'text/html').body.textContent
      return { html, page, shown: () => container.textContent, seen, calls }
    }

    it('renders what the server read, and the browser keeps to it without asking again', async () => {
      const { html, page, shown, seen, calls } = await visit(member, tokens)
      expect(page).toBe('member Yoga[account menu][bookings]')
      expect(html).not.toContain('canary')
      expect(shown()).toBe(page)
      expect(new Set(seen)).toEqual(new Set(['member Yoga']))
      expect(calls).toHaveLength(0)
    })

    it('shows nothing that may be wrong until the browser knows', async () => {
      const { page, shown, seen } = await visit(undefined, tokens)
      expect(page).toBe('loading Yoga[one moment]')
      expect(seen[0]).toBe('loading Yoga')
      await waitFor(() => expect(shown()).toBe('member Yoga[account menu][bookings]'))
      expect(new Set(seen.map((text) => text.split(' ')[0]))).toEqual(new Set(['loading', 'member']))
    })

    it('lets go of a member whom the browser no longer knows', async () => {
      const { page, shown, seen } = await visit(member, undefined)
      expect(page).toBe('member Yoga[account menu][bookings]')
      expect(seen[0]).toBe('member Yoga')
      await waitFor(() => expect(shown()).toBe('none Yoga[sign-in button][please sign in]'))
      // The data of the member is gone before the new answer is there.
      expect(seen).toContain('none nothing')
    })

    it('takes the server at its word where the browser has no session', () => {
      const { client } = fakeClient(reply)
      const html = renderToString(
        <FrontdeskProvider client={client} queryClient={new QueryClient()} initialSession={member}>
          <SignedIn>account menu</SignedIn>
        </FrontdeskProvider>,
      )
      expect(html).toBe('account menu')
    })
  })

  it('gives each request its own data', async () => {
    const pageFor = async (name: string): Promise<string> => {
      const session = fakeSession({ status: 'member', sessionId: name })
      const { client } = fakeClient(
        { [getService.spec.id]: async () => ({ id: 'a', name, type: 'CLASS' }) },
        session,
      )
      const cache = new QueryClient()
      await cache.prefetchQuery(readOptions(client, getService, { serviceId: 'a' }))
      return renderToString(
        <FrontdeskProvider client={client} queryClient={cache}>
          <Page />
        </FrontdeskProvider>,
      )
    }
    const names = Array.from({ length: 50 }, (_, index) => `person-${index}-`)
    const pages = await Promise.all(names.map(pageFor))
    for (const [index, page] of pages.entries())
      expect(names.filter((name) => page.includes(name))).toEqual([names[index]])
  })
})
