import { apiKey } from '@frontdesk/auth'
import { type Client, createClient, type ElevatedAuth, hosted, local } from '@frontdesk/core'
import { UsageError } from './command.ts'

/**
 * The client of the business. Without `FRONTDESK_URL` it calls the hosted platform.
 *
 * @throws UsageError without an API key.
 */
export const ownerFromEnvironment = (environment: NodeJS.ProcessEnv): Client<ElevatedAuth> => {
  const { FRONTDESK_URL: url, FRONTDESK_API_KEY: key, FRONTDESK_SITE_ID: siteId } = environment
  if (!key) throw new UsageError('Set FRONTDESK_API_KEY to an API key of the business')
  return createClient({
    platform: url ? local(url) : hosted(),
    auth: apiKey({ apiKey: key, ...(siteId && { siteId }) }),
  })
}
