import { type ElevatedAuth, invalid } from '@frontdesk/core'

export interface ApiKeyOptions {
  /** Keep it on a server: it may do everything that the business may do. */
  readonly apiKey: string
  readonly siteId?: string
  readonly accountId?: string
}

/**
 * Acts for the business, on a server. Calls that need an elevated client work.
 *
 * @throws ValidationError when the key is missing or holds what a header cannot, such as a line break.
 * @example
 * const owner = createClient({ platform: hosted(), auth: apiKey({ apiKey: key, siteId }) })
 */
export const apiKey = ({ apiKey: authorization, siteId, accountId }: ApiKeyOptions): ElevatedAuth => {
  // The runtime would refuse such a header only with the first call, in words that show the key.
  if (typeof authorization !== 'string' || !/^[!-~][ -~]*$/.test(authorization))
    throw invalid('apiKey', 'must be the key itself, on one line and not empty')
  return {
    elevated: true,
    advice: 'Look whether the API key is whole, belongs to this platform and this site, and was not revoked',
    headers: () => ({
      authorization,
      ...(siteId && { 'wix-site-id': siteId }),
      ...(accountId && { 'wix-account-id': accountId }),
    }),
  }
}
