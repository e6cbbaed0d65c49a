// #region settings
import { local } from '@frontdesk/core'

/** Both sides must be given the same platform, so that the browser finds in its cache what the server has read. */
export const platform = local(process.env.NEXT_PUBLIC_FRONTDESK_URL ?? 'http://127.0.0.1:4600')

/** The address that people see. Only the server reads it. */
export const origin = process.env.SITE_ORIGIN ?? 'http://localhost:3000'

/** How the server keeps a session: in cookies that no script can read. */
export const session = {
  platform,
  clientId: '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40',
  developmentOrigin: origin.startsWith('http:') ? origin : undefined,
}
// #endregion settings
