import { type ElevatedAuth, invalid } from '@frontdesk/core'

export interface ApiKeyOptions {
  /** Keep it on a server: it grants all the rights of the business. */
  readonly apiKey: string
  readonly siteId?: string
  readonly accountId?: string
}

/**
 * Acts for the business, on a server. Calls that need an elevated client work.
 *
 * @throws ValidationError when the key is missing or contains a character that a header cannot hold, such as a line
 * break.
 * @example
 * const owner = createClient({ platform: hosted(), auth: apiKey({ apiKey: key, siteId }) })
 */
export const apiKey = ({ apiKey: authorization, siteId, accountId }: ApiKeyOptions): ElevatedAuth => {
  // Otherwise the runtime refuses such a header only in the first call, with an error message that shows the key.
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
