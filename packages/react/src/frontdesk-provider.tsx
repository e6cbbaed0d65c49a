import type { SessionState } from '@frontdesk/auth'
import { type Client, ContextError } from '@frontdesk/core'
import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react'
import { ClientContext, type ProvidedClient } from './client-context.ts'
import { isKeyOf, nobody, sessionOf } from './identity.ts'
import { watchSession } from './session-view.ts'

export interface FrontdeskProviderProps {
  /** Create it once, outside of rendering; on a server, once per request. */
  readonly client: Client
  /** The query client; not needed below a `QueryClientProvider`. */
  readonly queryClient?: QueryClient
  /**
   * The session as the server read it: `client.auth.getSnapshot()`. The server and the first render in a browser use
   * it. It contains no token. Only its first value for a client counts.
   */
  readonly initialSession?: SessionState
  readonly children?: ReactNode
}

/**
 * The first reads of a page begin before the person is known, and may contain data of a member. After a sign-out, in
 * another tab too, nobody is signed in: the data must be removed by then.
 */
const forgetBeforeNobody = (client: Client, cache: QueryClient | undefined): (() => void) | undefined => {
  const session = sessionOf(client)
  return session?.subscribe(() => {
    if (session.getSnapshot().status === 'none')
      cache?.removeQueries({ predicate: isKeyOf(client, nobody), type: 'inactive' })
  })
}

const requireClient = (client: unknown): void => {
  if (typeof (Object(client) as Partial<Client>).send !== 'function')
    throw new ContextError(
      'FrontdeskProvider got no client. Make one outside of rendering, const client = createClient({ platform, auth }), and give it: <FrontdeskProvider client={client}>.',
    )
}

/**
 * Provides a client to the hooks below it. It holds no data, so it may be nested and used several times.
 *
 * @throws ContextError when `client` is missing or is not a client.
 * @example
 * <FrontdeskProvider client={client} queryClient={queryClient}>
 *   <App />
 * </FrontdeskProvider>
 */
export const FrontdeskProvider = ({
  client,
  queryClient,
  initialSession,
  children,
}: FrontdeskProviderProps): ReactElement => {
  const provide = (): ProvidedClient => {
    requireClient(client)
    return { client, session: watchSession(client, initialSession) }
  }
  const [value, setValue] = useState(provide)
  // A later change of `initialSession` has no effect, because the session itself is known by then.
  if (value.client !== client) setValue(provide)
  const cache = useContext(QueryClientContext)
  useEffect(() => forgetBeforeNobody(client, queryClient ?? cache), [client, queryClient, cache])
  const provided = <ClientContext.Provider value={value}>{children}</ClientContext.Provider>
  return queryClient ? <QueryClientProvider client={queryClient}>{provided}</QueryClientProvider> : provided
}
