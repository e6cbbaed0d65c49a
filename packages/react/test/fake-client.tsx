import type { Session, SessionState } from '@frontdesk/auth'
import { type AnySpec, type CallOptions, type Client, createClient, hosted } from '@frontdesk/core'
import { QueryClient } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { FrontdeskProvider } from '../src/index.ts'

/** One call that reached the client. */
export interface SentCall {
  readonly operation: string
  readonly input: unknown
  readonly signal: AbortSignal | undefined
}

type Reply = (input: never, call: SentCall) => unknown

export interface FakeClient {
  readonly client: Client
  readonly calls: SentCall[]
  /** The inputs of the calls of one operation. */
  readonly inputs: (operation: { readonly spec: { readonly id: string } }) => unknown[]
}

/** A client whose calls are answered by functions, by operation id. */
export const fakeClient = (replies: Readonly<Record<string, Reply>>, session?: Session): FakeClient => {
  const calls: SentCall[] = []
  const client: Client = {
    ...createClient({ platform: hosted(), ...(session && { auth: session }) }),
    async send(operation, input, options: CallOptions = {}) {
      const { id } = operation as AnySpec
      const call = { operation: id, input, signal: options.signal }
      calls.push(call)
      const reply = replies[id]
      if (!reply) throw new Error(`No reply for ${id}`)
      return (await reply(input as never, call)) as never
    },
  }
  return {
    client,
    calls,
    inputs: ({ spec }) => calls.filter(({ operation }) => operation === spec.id).map(({ input }) => input),
  }
}

/** A session that signs in whom the test says, and counts its listeners. */
export const fakeSession = (
  initial: SessionState = { status: 'none' },
): Session & { become(state: SessionState): void; readonly listeners: Set<() => void> } => {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    listeners,
    clientId: 'app',
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: () => state,
    getTokens: async () => undefined,
    become(next: SessionState) {
      state = next
      for (const listener of [...listeners]) listener()
    },
  } as unknown as ReturnType<typeof fakeSession>
}

/** A promise that the test settles. */
export const deferred = <T,>(): {
  promise: Promise<T>
  resolve: (value: T) => void
  reject: (error: unknown) => void
} => {
  let resolve!: (value: T) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

/** The provider with a cache of its own. */
export const wrapperFor = (
  client: Client,
  queryClient: QueryClient = new QueryClient(),
): ((props: { children: ReactNode }) => ReactElement) =>
  function Wrapper({ children }) {
    return (
      <FrontdeskProvider client={client} queryClient={queryClient}>
        {children}
      </FrontdeskProvider>
    )
  }
