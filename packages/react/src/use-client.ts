import { type Client, ContextError } from '@frontdesk/core'
import { useContext } from 'react'
import { ClientContext, type ProvidedClient } from './client-context.ts'

/** The value of the nearest provider. */
export const useProvided = (): ProvidedClient => {
  const provided = useContext(ClientContext)
  if (!provided)
    throw new ContextError(
      'Wix context is not available. Make sure to initialize the Wix context before using SDK modules. Wrap your app in <FrontdeskProvider client={client}>.',
    )
  return provided
}

/**
 * The client of the nearest `FrontdeskProvider`.
 *
 * @throws ContextError when there is no provider.
 * @example
 * const client = useClient()
 * const service = await getService(client, { serviceId })
 */
export const useClient = (): Client => useProvided().client
