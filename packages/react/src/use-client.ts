import { type Client, ContextError } from '@frontdesk/core'
import { useContext } from 'react'
import { ClientContext } from './client-context.ts'

/**
 * The client of the nearest `FrontdeskProvider`.
 *
 * @throws ContextError when there is no provider (spec section 8).
 * @example
 * const client = useClient()
 * const slug = await validateSlug(client, { serviceId, slug: 'morning-yoga' })
 */
export const useClient = (): Client => {
  const client = useContext(ClientContext)
  if (!client)
    throw new ContextError(
      'Wix context is not available. Make sure to initialize the Wix context before using SDK modules',
    )
  return client
}
