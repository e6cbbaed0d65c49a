import { getService } from '@frontdesk/bookings'
import { dehydrate, type DehydratedState, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  FrontdeskProvider,
  readOptions,
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

    // What a server does not have.
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
    expect(container.textContent).toBe('none, system/light, Yoga, checking')

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
