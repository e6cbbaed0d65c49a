import { getService, queryServices, type Service } from '@frontdesk/bookings'
import {
  AbortError,
  type Client,
  hosted,
  type Page,
  validationError,
  type Write,
  write,
} from '@frontdesk/core'
import { keepPreviousData, QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import {
  keyOf,
  skipToken,
  useClient,
  useFieldErrors,
  usePages,
  useRead,
  useSession,
  useSuspensePages,
  useSuspenseRead,
  useWrite,
  writeOptions,
} from '../src/index.ts'
import { deferred, fakeClient, fakeSession, wrapperFor } from './fake-client.tsx'

const service = (name: string): Service => ({ id: name, type: 'CLASS', name })
const renameService: Write<{ serviceId: string; name: string }, Service> = write({
  id: 'test.services.rename',
  prefix: '/test',
  route: 'POST /v1/services/{serviceId}/rename',
})

describe('useClient', () => {
  it('gives the client of the nearest provider', () => {
    const { client } = fakeClient({})
    expect(renderHook(() => useClient(), { wrapper: wrapperFor(client) }).result.current).toBe(client)
  })

  it('says what is missing without a provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => renderHook(() => useClient())).toThrow(
      'Wix context is not available. Make sure to initialize the Wix context before using SDK modules. Wrap your app in <FrontdeskProvider client={client}>.',
    )
  })
})

describe('FrontdeskProvider', () => {
  it.each([undefined, null, {}, hosted()])('says what is missing with %j as its client', (client) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => renderHook(() => useClient(), { wrapper: wrapperFor(client as Client) })).toThrow(
      'FrontdeskProvider got no client. Make one outside of rendering, const client = createClient({ platform, auth }), and give it: <FrontdeskProvider client={client}>.',
    )
  })
})

describe('useRead', () => {
  it('reads once in strict mode and gives the result', async () => {
    const { client, calls } = fakeClient({ [getService.spec.id]: () => service('Yoga') })
    const { result } = renderHook(() => useRead(getService, { serviceId: 'a' }), {
      wrapper: wrapperFor(client),
    })
    expect(result.current.isPending).toBe(true)
    await waitFor(() => expect(result.current.data?.name).toBe('Yoga'))
    expect(calls).toHaveLength(1)
  })

  it('waits while there is no input', async () => {
    const { client, calls } = fakeClient({ [getService.spec.id]: () => service('Yoga') })
    const { result, rerender } = renderHook(
      ({ serviceId }: { serviceId?: string }) => useRead(getService, serviceId ? { serviceId } : skipToken),
      { wrapper: wrapperFor(client), initialProps: {} },
    )
    expect(result.current.fetchStatus).toBe('idle')
    expect(calls).toHaveLength(0)
    rerender({ serviceId: 'a' })
    await waitFor(() => expect(result.current.data?.name).toBe('Yoga'))
  })

  it('shows the result of the last input, whatever comes last', async () => {
    const answers = new Map([
      ['slow', deferred<Service>()],
      ['fast', deferred<Service>()],
    ])
    const { client } = fakeClient({
      [getService.spec.id]: ({ serviceId }: { serviceId: string }) => answers.get(serviceId)!.promise,
    })
    const { result, rerender } = renderHook(({ serviceId }) => useRead(getService, { serviceId }), {
      wrapper: wrapperFor(client),
      initialProps: { serviceId: 'slow' },
    })
    rerender({ serviceId: 'fast' })
    await act(async () => {
      answers.get('fast')!.resolve(service('fast'))
      answers.get('slow')!.resolve(service('slow'))
    })
    await waitFor(() => expect(result.current.data?.name).toBe('fast'))
  })

  it('ends the call when nobody waits for it any more', async () => {
    const { client, calls } = fakeClient({ [getService.spec.id]: () => new Promise(() => undefined) })
    const { unmount } = renderHook(() => useRead(getService, { serviceId: 'a' }), {
      wrapper: wrapperFor(client),
    })
    await waitFor(() => expect(calls).toHaveLength(1))
    unmount()
    expect(calls.at(-1)?.signal?.aborted).toBe(true)
  })

  it('never shows to one person what was read for another', async () => {
    const session = fakeSession({ status: 'member', sessionId: 'anna' })
    const forBob = deferred<Service>()
    const answers = [service('of Anna'), forBob.promise]
    const { client } = fakeClient({ [getService.spec.id]: () => answers.shift() }, session)
    const shown: (string | undefined)[] = []
    const { result } = renderHook(
      () => {
        const { data } = useRead(getService, { serviceId: 'a' })
        shown.push(`${session.getSnapshot().sessionId ?? ''}: ${data?.name ?? '-'}`)
        return data
      },
      { wrapper: wrapperFor(client) },
    )
    await waitFor(() => expect(result.current?.name).toBe('of Anna'))
    act(() => {
      session.become({ status: 'member', sessionId: 'bob' })
    })
    expect(result.current).toBeUndefined()
    await act(async () => {
      forBob.resolve(service('of Bob'))
    })
    await waitFor(() => expect(result.current?.name).toBe('of Bob'))
    expect(shown).not.toContain('bob: of Anna')
  })

  it('leaves no listener behind in strict mode', () => {
    const session = fakeSession()
    const { client } = fakeClient({ [getService.spec.id]: () => service('Yoga') }, session)
    for (let round = 0; round < 20; round++) {
      const { unmount } = renderHook(
        () => {
          useSession()
          return useRead(getService, { serviceId: 'a' })
        },
        { wrapper: wrapperFor(client) },
      )
      expect(session.listeners.size).toBeGreaterThan(0)
      unmount()
    }
    expect(session.listeners.size).toBe(0)
  })
})

describe('useSuspenseRead', () => {
  it('suspends until there is a result, with one call', async () => {
    const answer = deferred<Service>()
    const { client, calls } = fakeClient({ [getService.spec.id]: () => answer.promise })
    const Name = () => <h1>{useSuspenseRead(getService, { serviceId: 'a' }).data.name}</h1>
    render(
      <Suspense fallback="loading">
        <Name />
      </Suspense>,
      { wrapper: wrapperFor(client) },
    )
    expect(screen.getByText('loading')).toBeInTheDocument()
    await act(async () => {
      answer.resolve(service('Yoga'))
    })
    expect(await screen.findByRole('heading', { name: 'Yoga' })).toBeInTheDocument()
    expect(calls).toHaveLength(1)
  })

  it('needs one call also when that call makes the session', async () => {
    const session = fakeSession()
    const { client, calls } = fakeClient(
      {
        [getService.spec.id]: async () => {
          await Promise.resolve()
          session.become({ status: 'visitor', sessionId: 'v' })
          return service('Yoga')
        },
      },
      session,
    )
    const Name = () => (
      <h1>{useSuspenseRead(getService, { serviceId: 'a' }, { staleTime: 1000 }).data.name}</h1>
    )
    render(
      <Suspense fallback="loading">
        <Name />
      </Suspense>,
      { wrapper: wrapperFor(client) },
    )
    expect(await screen.findByRole('heading', { name: 'Yoga' })).toBeInTheDocument()
    expect(calls).toHaveLength(1)
  })
})

describe('usePages', () => {
  it('grows by a page at a time and stops at the last', async () => {
    const pageAt = (offset: number): Partial<Page<Service>> => ({
      items: [service(`s${offset}`)],
      total: 2,
      nextInput: offset ? undefined : { paging: { offset: 1 } },
    })
    const { client, calls } = fakeClient({
      [queryServices.spec.id]: ({ paging }: { paging?: { offset: number } }) => pageAt(paging?.offset ?? 0),
    })
    const { result } = renderHook(() => usePages(queryServices, {}), { wrapper: wrapperFor(client) })
    await waitFor(() => expect(result.current.hasNextPage).toBe(true))
    await act(async () => {
      // A double click asks once.
      await Promise.all([result.current.fetchNextPage(), result.current.fetchNextPage()])
    })
    await waitFor(() => expect(result.current.items.map(({ name }) => name)).toEqual(['s0', 's1']))
    expect(result.current).toMatchObject({ hasNextPage: false, total: 2, status: 'success' })
    await act(() => result.current.fetchNextPage())
    expect(calls).toHaveLength(2)
  })

  it('keeps the pages before as a placeholder for the same person only', async () => {
    const session = fakeSession({ status: 'member', sessionId: 'anna' })
    const answers = [{ items: [service('of Anna')] }]
    const { client } = fakeClient(
      { [queryServices.spec.id]: () => answers.shift() ?? new Promise(() => undefined) },
      session,
    )
    const { result, rerender } = renderHook(
      ({ limit }) =>
        usePages(queryServices, { paging: { limit } }, { placeholderData: keepPreviousData }).items,
      { wrapper: wrapperFor(client), initialProps: { limit: 1 } },
    )
    await waitFor(() => expect(result.current).toHaveLength(1))
    rerender({ limit: 2 })
    expect(result.current).toHaveLength(1)
    act(() => {
      session.become({ status: 'member', sessionId: 'bob' })
    })
    expect(result.current).toEqual([])
  })
})

describe('useSuspensePages', () => {
  it('suspends until there is a first page, and grows by a page at a time', async () => {
    const first = deferred<Partial<Page<Service>>>()
    const { client, calls } = fakeClient({
      [queryServices.spec.id]: ({ paging }: { paging?: object }) =>
        paging ? { items: [service('s1')] } : first.promise,
    })
    const Names = () => {
      const { items, fetchNextPage } = useSuspensePages(queryServices, {})
      return <button onClick={() => void fetchNextPage()}>{items.map(({ name }) => name).join()}</button>
    }
    render(
      <Suspense fallback="loading">
        <Names />
      </Suspense>,
      { wrapper: wrapperFor(client) },
    )
    expect(screen.getByText('loading')).toBeInTheDocument()
    await act(async () => {
      first.resolve({ items: [service('s0')], nextInput: { paging: { offset: 1 } } })
    })
    const button = await screen.findByRole('button', { name: 's0' })
    act(() => {
      button.click()
    })
    expect(await screen.findByRole('button', { name: 's0,s1' })).toBeInTheDocument()
    expect(calls).toHaveLength(2)
  })
})

describe('writeOptions', () => {
  it('makes the mutation that useWrite makes', async () => {
    const { client, inputs } = fakeClient({
      [getService.spec.id]: () => service('old'),
      [renameService.spec.id]: () => service('new'),
    })
    const { result } = renderHook(
      () => ({
        read: useRead(getService, { serviceId: 'a' }),
        write: useMutation(
          writeOptions(client, useQueryClient(), renameService, { invalidates: [getService] }),
        ),
      }),
      { wrapper: wrapperFor(client) },
    )
    await waitFor(() => expect(result.current.read.isSuccess).toBe(true))
    await act(() => result.current.write.mutateAsync({ serviceId: 'a', name: 'new' }))
    expect(inputs(getService)).toHaveLength(2)
  })
})

describe('useWrite', () => {
  it('is pending until the reads that it made stale were read again', async () => {
    const again = deferred<Service>()
    const answers = [service('old'), again.promise]
    const { client } = fakeClient({
      [getService.spec.id]: () => answers.shift(),
      [renameService.spec.id]: () => service('new'),
    })
    const { result } = renderHook(
      () => ({
        read: useRead(getService, { serviceId: 'a' }),
        write: useWrite(renameService, { invalidates: [getService] }),
      }),
      { wrapper: wrapperFor(client) },
    )
    await waitFor(() => expect(result.current.read.isSuccess).toBe(true))
    let run: Promise<Service> | undefined
    await act(async () => {
      run = result.current.write.mutateAsync({ serviceId: 'a', name: 'new' })
      await Promise.resolve()
    })
    await waitFor(() => expect(answers).toEqual([]))
    expect(result.current.write.isPending).toBe(true)
    await act(async () => {
      again.resolve(service('new'))
      await run
    })
    await waitFor(() => expect(result.current.write.isSuccess).toBe(true))
    expect(result.current.read.data?.name).toBe('new')
  })

  it('runs once, gives the result and makes the named reads stale', async () => {
    let name = 'old'
    const { client, inputs } = fakeClient({
      [getService.spec.id]: () => service(name),
      [renameService.spec.id]: (input: { name: string }) => service((name = input.name)),
    })
    const { result } = renderHook(
      () => ({
        read: useRead(getService, { serviceId: 'a' }),
        write: useWrite(renameService, { invalidates: [getService] }),
      }),
      { wrapper: wrapperFor(client) },
    )
    await waitFor(() => expect(result.current.read.data?.name).toBe('old'))
    await act(async () => {
      expect(await result.current.write.mutateAsync({ serviceId: 'a', name: 'new' })).toEqual(service('new'))
    })
    await waitFor(() => expect(result.current.read.data?.name).toBe('new'))
    expect(inputs(renameService)).toHaveLength(1)
  })

  it.each([
    { maybeProcessed: true, reads: 2 },
    { maybeProcessed: false, reads: 1 },
  ])(
    'after a failure with maybeProcessed $maybeProcessed there were $reads reads',
    async ({ maybeProcessed, reads }) => {
      const { client, inputs } = fakeClient({
        [getService.spec.id]: () => service('old'),
        [renameService.spec.id]: () => {
          throw new AbortError('no answer', { code: 'ABORTED', maybeProcessed })
        },
      })
      const onSettled = vi.fn()
      const { result } = renderHook(
        () => ({
          read: useRead(getService, { serviceId: 'a' }),
          write: useWrite(renameService, { invalidates: [getService], onSettled }),
        }),
        { wrapper: wrapperFor(client) },
      )
      await waitFor(() => expect(result.current.read.isSuccess).toBe(true))
      await act(async () => {
        await expect(result.current.write.mutateAsync({ serviceId: 'a', name: 'new' })).rejects.toThrow(
          'no answer',
        )
      })
      await waitFor(() => expect(result.current.write.isError).toBe(true))
      expect(inputs(getService)).toHaveLength(reads)
      expect(onSettled).toHaveBeenCalledOnce()
    },
  )

  it('makes nothing stale that belongs to somebody else', async () => {
    const session = fakeSession({ status: 'member', sessionId: 'anna' })
    const { client } = fakeClient({ [renameService.spec.id]: () => service('new') }, session)
    const cache = new QueryClient()
    const ofAnna = keyOf(client, getService, { serviceId: 'a' })
    cache.setQueryData(ofAnna, service('old'))
    session.become({ status: 'member', sessionId: 'bob' })
    const ofBob = keyOf(client, getService, { serviceId: 'a' })
    cache.setQueryData(ofBob, service('old'))
    const { result } = renderHook(() => useWrite(renameService, { invalidates: [getService] }), {
      wrapper: wrapperFor(client, cache),
    })
    await act(async () => {
      await result.current.mutateAsync({ serviceId: 'a', name: 'new' })
    })
    expect(cache.getQueryState(ofBob)?.isInvalidated).toBe(true)
    expect(cache.getQueryState(ofAnna)?.isInvalidated).toBe(false)
  })
})

describe('useSession', () => {
  it('follows the session', () => {
    const session = fakeSession()
    const { result } = renderHook(() => useSession(), { wrapper: wrapperFor(fakeClient({}, session).client) })
    expect(result.current).toEqual({ status: 'loading' })
    act(() => {
      session.become({ status: 'member', sessionId: 'm' })
    })
    expect(result.current.status).toBe('member')
  })

  it('takes up the session of an earlier visit', async () => {
    const session = fakeSession()
    session.getTokens = async () => {
      session.become({ status: 'member', sessionId: 'm' })
      return undefined
    }
    const { result } = renderHook(() => useSession(), { wrapper: wrapperFor(fakeClient({}, session).client) })
    await waitFor(() => expect(result.current.status).toBe('member'))
  })

  it('is harmless when the store fails, and for clients without a session', async () => {
    const session = fakeSession()
    session.getTokens = () => Promise.reject(new Error('denied'))
    for (const { client } of [fakeClient({}, session), fakeClient({})]) {
      const { result } = renderHook(() => useSession(), { wrapper: wrapperFor(client) })
      await act(async () => undefined)
      expect(result.current).toEqual({ status: 'none' })
    }
  })
})

describe('useFieldErrors', () => {
  it('maps each field to its first message', () => {
    const error = validationError(
      [
        { field: 'email', description: 'is required' },
        { field: 'email', description: 'must be an address' },
        { field: '__proto__', description: 'is odd' },
      ],
      {},
    )
    const { result } = renderHook(() => useFieldErrors(error))
    expect(result.current['email']).toBe('is required')
    expect(Object.keys(result.current)).toHaveLength(2)
  })

  it.each([null, undefined, 'text', new Error('down')])('is empty for %s', (error) => {
    expect(renderHook(() => useFieldErrors(error)).result.current).toEqual({})
  })
})
