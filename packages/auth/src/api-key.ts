import type { Auth } from '@frontdesk/core'

export interface ApiKeyOptions {
  /** Keep it on a server: it may do everything that the business may do. */
  readonly apiKey: string
  readonly siteId?: string
  readonly accountId?: string
}

/**
 * Acts for the business, on a server. Calls that need an elevated client work.
 *
 * @example
 * const owner = createClient({ platform: hosted(), auth: apiKey({ apiKey, siteId }) })
 */
export const apiKey = ({ apiKey: authorization, siteId, accountId }: ApiKeyOptions): Auth => ({
  elevated: true,
  headers: () => ({
    authorization,
    ...(siteId && { 'wix-site-id': siteId }),
    ...(accountId && { 'wix-account-id': accountId }),
  }),
})
