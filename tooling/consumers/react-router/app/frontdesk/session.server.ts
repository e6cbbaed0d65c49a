// #region session
import type { Session } from '@frontdesk/auth'
import type { Client } from '@frontdesk/core'
import { createContext } from 'react-router'
import { platform } from './platform'

/** The address that people see. */
export const origin = process.env.SITE_ORIGIN ?? 'http://localhost:3000'

/** How the server keeps a session: in cookies that no script can read. */
export const session = {
  platform,
  clientId: '7d0f1c1e-5a7b-4a58-9c3e-0d3c5d1e2f40',
  developmentOrigin: origin.startsWith('http:') ? origin : undefined,
}

/** The client of the person who sends a request. */
export const clientContext = createContext<Client<Session>>()
// #endregion session
