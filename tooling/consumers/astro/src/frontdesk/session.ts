// #region session
import { platform } from './settings'

/** The address that people see. */
export const origin = process.env.SITE_ORIGIN ?? 'http://localhost:4321'

/** How the server keeps a session: in cookies that no script can read. */
export const session = {
  platform,
  clientId: '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40',
  developmentOrigin: origin.startsWith('http:') ? origin : undefined,
}
// #endregion session
