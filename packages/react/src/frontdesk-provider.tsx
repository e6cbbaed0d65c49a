import type { SessionState } from '@frontdesk/auth'
import { type Client, ContextError } from '@frontdesk/core'
import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react'
import { ClientContext, type ProvidedClient } from './client-context.ts'
import { isKeyOf, nobody, sessionOf } from './identity.ts'
import { watchSession } from './session-view.ts'

export interface FrontdeskProviderProps {
  /** Made once, outside of rendering; on a server once per request. */
  readonly client: Client
  /** The query cache, unless a `QueryClientProvider` stands further up. */
  readonly queryClient?: QueryClient
  /**
   * The session as the server read it: `client.auth.getSnapshot()`. The server renders it and so does the first
   * render in a browser. Holds no token. Only its first value for a client counts.
   */
  readonly initialSession?: SessionState
  readonly children?: ReactNode
}

/**
 * The first reads of a page begin before anybody is known, and may bring what a member may see. Nobody is also who is
 * left after a sign-out, in another tab too: by then it has to be gone.
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
 * Provides a client to the hooks below it. Holds no data, so it may be nested and used many times.
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
  // Not for another initial session: by now the session itself is known.
  if (value.client !== client) setValue(provide)
  const cache = useContext(QueryClientContext)
  useEffect(() => forgetBeforeNobody(client, queryClient ?? cache), [client, queryClient, cache])
  const provided = <ClientContext.Provider value={value}>{children}</ClientContext.Provider>
  return queryClient ? <QueryClientProvider client={queryClient}>{provided}</QueryClientProvider> : provided
}
